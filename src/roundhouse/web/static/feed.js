/** News from the server as they happen: one socket per topic, which heals itself. */

import {pause} from "./live.js";

/**
 * Listen to a topic until the page goes away.
 * @param {string} topic such as `lobby` @param {(news: any) => void} hear
 */
export function listen(topic, hear) {
  let attempt = 0;
  const connect = () => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/news/${topic}`);
    const beat = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send("ping"), 25000);
    socket.addEventListener("open", () => (attempt = 0));
    socket.addEventListener("message", ({data}) => hear(JSON.parse(data)));
    socket.addEventListener("close", ({code}) => {
      clearInterval(beat);
      if (code !== 4404 && code !== 4403) setTimeout(connect, pause(attempt++));
    });
  };
  connect();
}
