// A game with the traffic of ours: a state as large as a view of Outpost (given in VIEW), a random
// move by whoever's turn it is, a view per player. Rules cost next to nothing here.
const view = JSON.parse(process.env.VIEW || '{}');

module.exports = {
  name: 'traffic',
  setup: () => ({ view, count: 0, secret: { 0: 1, 1: 2, 2: 3 } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: ({ G }, n) => {
      G.count += 1;
      G.last = n;
    },
  },
  playerView: ({ G, playerID }) => ({ ...G, secret: G.secret[playerID] }),
};
