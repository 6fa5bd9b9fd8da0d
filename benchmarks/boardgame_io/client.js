// node client.js PORT TABLES SECONDS RATE: three sockets per table, random movers; a move counts
// when the mover receives the state it led to. Prints a line when it begins to play flat out, and one of
// JSON at the end.
const { io } = require('socket.io-client');

const [port, tables, seconds, rate] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
let times = [];
let flatOut = false;
const waiting = [];

class Seat {
  constructor(matchID, playerID) {
    Object.assign(this, { matchID, playerID, sent: 0, stateID: -1 });
    this.socket = io(`${base}/traffic`, { transports: ['websocket'], forceNew: true });
    this.socket.on('connect', () => {
      this.socket.emit('sync', matchID, playerID, undefined, 3);
    });
    this.socket.on('sync', (id, info) => this.see(info.state));
    this.socket.on('update', (id, state) => this.see(state));
  }

  see(state) {
    if (!state || state._stateID <= this.stateID) return;
    this.stateID = state._stateID;
    if (this.sent) {
      times.push(performance.now() - this.sent);
      this.sent = 0;
    }
    if (state.ctx.currentPlayer !== this.playerID) return;
    if (flatOut) this.play();
    else waiting.push(this);
  }

  play() {
    this.sent = performance.now();
    const payload = {
      type: 'step',
      args: [Math.floor(Math.random() * 100)],
      playerID: this.playerID,
    };
    const action = { type: 'MAKE_MOVE', payload };
    this.socket.emit('update', action, this.stateID, this.matchID, this.playerID);
  }
}

const summary = () => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => Number((sorted[Math.floor(sorted.length * share)] || 0).toFixed(2));
  return {
    moves: sorted.length,
    per_second: Number((sorted.length / seconds).toFixed(1)),
    median_ms: at(0.5),
    p99_ms: at(0.99),
  };
};

(async () => {
  for (let i = 0; i < tables; i++) {
    // The server makes a match when the first player asks for it.
    for (const playerID of ['0', '1', '2']) new Seat(`table${i}`, playerID);
    await sleep(20);
  }
  await sleep(3000);
  times = [];
  const began = performance.now();
  let due = 0;
  while (performance.now() < began + seconds * 1000) {
    while (due < ((performance.now() - began) / 1000) * rate) {
      due += 1;
      const at = Math.floor(Math.random() * waiting.length);
      const [seat] = waiting.splice(at, 1);
      if (seat) seat.play();
    }
    await sleep(1);
  }
  await sleep(1000);
  const steady = summary();
  times = [];
  console.log('flat out');
  flatOut = true;
  for (const seat of waiting.splice(0)) seat.play();
  await sleep(seconds * 1000);
  const fast = summary();
  console.log(JSON.stringify({ flat_out: fast, steady, asked_rate: rate, durable: false }));
  process.exit(0);
})();
