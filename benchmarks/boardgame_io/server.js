// boardgame.io's own server with its default storage (memory: nothing is durable).
const { Server, Origins } = require('boardgame.io/server');
const game = require('./game');

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const quiet = () => {};
console.info = quiet;
console.warn = quiet;
server.run({ port: 0 }).then(({ appServer }) => {
  process.stdout.write(`listening ${appServer.address().port}\n`);
});
