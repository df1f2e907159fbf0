/** What is said at a table; whom one does not want to read is hidden in this browser. */

import {Problem, by, make, tell} from "./page.js";

/** @typedef {{number: number, at: number, seat: number, text: string}} Said */

export class Talk {
  /**
   * @param {string} here @param {(id: string, facts?: Record<string, string | number>) => string} say
   * @param {(seat: number) => string} name @param {boolean} seated
   */
  constructor(here, say, name, seated) {
    this.here = here;
    this.say = say;
    this.name = name;
    /** @type {Map<number, Said>} */
    this.lines = new Map();
    this.key = `muted ${here}`;
    this.muted = new Set(JSON.parse(localStorage.getItem(this.key) ?? "[]"));
    this.list = by("talk");
    if (!this.list) return;
    by("talk-form").hidden = !seated;
    by("talk-onlooker").hidden = seated;
    by("talk-form").addEventListener("submit", (/** @type {SubmitEvent} */ event) => this.send(event));
  }

  /** Take lines; true if there is something new to read. @param {Said[]} said */
  hear(said) {
    if (!this.list) return false;
    const fresh = said.filter((line) => !this.lines.has(line.number));
    const first = this.lines.size === 0;
    for (const line of said) this.lines.set(line.number, line);
    if (fresh.length) this.show();
    return !first && fresh.some((line) => !this.muted.has(line.seat));
  }

  show() {
    const lines = [...this.lines.values()].sort((a, b) => a.number - b.number);
    this.list.replaceChildren(...lines.map((line) => this.line(line)));
    by("talk-none").hidden = lines.length > 0;
    this.list.scrollTop = this.list.scrollHeight;
  }

  /** @param {Said} line */
  line({number, seat, text, at}) {
    const muted = this.muted.has(seat);
    const time = new Date(at).toLocaleTimeString(document.documentElement.lang, {hour: "2-digit", minute: "2-digit"});
    const words = muted || !text ? make("em", {className: "soft"}, this.say("hidden")) : make("span", {}, text);
    const mute = this.button(muted ? "◉" : "◌", this.say(muted ? "unmute" : "mute", {name: this.name(seat)}), () => this.mute(seat));
    const report = this.button("⚑", this.say("report"), async () => {
      await tell(`${this.here}/talk/${number}/report`);
      by("company-answer").textContent = this.say("reported");
    });
    return make("li", {}, make("strong", {}, this.name(seat)), " ", words, make("time", {className: "soft"}, time),
      make("span", {className: "talk-tools"}, mute, report));
  }

  /** @param {string} sign @param {string} label @param {() => void} act */
  button(sign, label, act) {
    const button = make("button", {type: "button", title: label, "aria-label": label}, sign);
    button.addEventListener("click", act);
    return button;
  }

  /** @param {number} seat */
  mute(seat) {
    if (!this.muted.delete(seat)) this.muted.add(seat);
    localStorage.setItem(this.key, JSON.stringify([...this.muted]));
    this.show();
  }

  /** @param {SubmitEvent} event */
  async send(event) {
    event.preventDefault();
    const text = by("talk-text").value;
    if (!text.trim()) return;
    try {
      await tell(`${this.here}/talk`, {text});
      by("talk-text").value = "";
    } catch (error) {
      by("company-answer").textContent = error instanceof Problem ? error.message : this.say("failed");
    }
  }
}
