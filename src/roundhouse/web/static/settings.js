/** Personal settings, kept in this browser. */

const KEY = "roundhouse";
const touch = globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
const DEFAULTS = {
  confirm: touch, // a finger slips more easily than a mouse
  autoPass: false,
  sound: false,
  still: false,
  keys: true, // single keys mean something
  theme: "auto",
  grace: "4", // seconds the end of a turn waits; Infinity: until "Done"
  pace: "0", // seconds between the moves of others
  folded: /** @type {Record<string, boolean>} */ ({}),
};

/** @returns {typeof DEFAULTS} */
function load() {
  try {
    return {...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}")};
  } catch {
    return {...DEFAULTS};
  }
}

export const settings = load();

/** @param {string} name @param {boolean | string | Record<string, boolean>} value */
export function set(name, value) {
  Object.assign(settings, {[name]: value});
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch { /* private window: the setting holds for this page */ }
  apply();
}

function apply() {
  document.documentElement.classList.toggle("still", settings.still);
  dispatchEvent(new CustomEvent("roundhouse-theme", {detail: settings.theme}));
}

/** Connect the fields of the settings drawer. */
export function listen() {
  /** @type {NodeListOf<HTMLInputElement>} */
  const fields = document.querySelectorAll("[data-setting]");
  for (const field of fields) {
    const name = field.dataset.setting ?? "";
    const value = /** @type {Record<string, unknown>} */ (settings)[name];
    if (field.type === "radio") field.checked = field.value === value;
    else field.checked = Boolean(value);
    field.addEventListener("change", () => {
      set(name, field.type === "radio" ? field.value : field.checked);
    });
  }
  apply();
}

/** A small bell, if sound was asked for. */
export function bell() {
  if (!settings.sound) return;
  const sound = new AudioContext();
  const volume = new GainNode(sound, {gain: 0.12});
  volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.9);
  volume.connect(sound.destination);
  for (const [pitch, start] of [[1318, 0], [1760, 0.12]]) {
    const tone = new OscillatorNode(sound, {type: "sine", frequency: pitch});
    tone.connect(volume);
    tone.start(sound.currentTime + start);
    tone.stop(sound.currentTime + 0.9);
  }
  setTimeout(() => sound.close(), 1200);
}
