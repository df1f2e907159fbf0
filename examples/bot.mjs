// Plays a whole match by the API, any legal move at random. Needs nothing but Node.
//
//     node examples/bot.mjs http://localhost:8000 TOKEN chicago-express northeast 3
//
// The token is for read, play and create; docs/api.md says how to get one.

const [address, token, title, board, seats] = process.argv.slice(2);

/** The answer to a GET, or to a POST if there is something to send. */
async function ask(path, data, headers = {}) {
  const answer = await fetch(address + path, {
    method: data ? "POST" : "GET",
    headers: {Authorization: `Bearer ${token}`, "Content-Type": "application/json", ...headers},
    body: data && JSON.stringify(data),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

const mine = Array.from({length: Number(seats)}, (_, n) => ({kind: "me", name: `Example ${n}`}));
const {id} = await ask("/api/matches", {title, board, seats: mine});
let seen = await ask(`/api/matches/${id}/view`);
while (!seen.over) {
  if (seen.moves.length) {
    const {move} = seen.moves[Math.floor(Math.random() * seen.moves.length)];
    await ask(`/api/matches/${id}/moves`, {seq: seen.seq, move}, {"Idempotency-Key": String(seen.seq)});
  } else await new Promise((go) => setTimeout(go, 500)); // somebody else decides
  seen = await ask(`/api/matches/${id}/view`);
}
console.log(`${address}/match/${id}`, ...seen.scores);
