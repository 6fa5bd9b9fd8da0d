// The letters are there; first load at most 200 kB compressed, each board at most 80 kB more.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const FIRST = 200_000;
const BOARD = 80_000;
const out = '../src/terem/server/static';
const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));

const weigh = (file) => {
  const data = readFileSync(join(out, file));
  return file.endsWith('.woff2') ? data.length : gzipSync(data, { level: 9 }).length;
};

/** A chunk with all that is loaded together with it. */
function files(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const other of chunk.imports ?? []) files(other, seen);
  return seen;
}
const sum = (set) => [...set].reduce((total, file) => total + weigh(file), 0);

// The door, the table page and one language of words; and all
// fonts, as a page in Russian needs them: the largest case.
const first = new Set([
  ...files('index.html'),
  ...files('src/table/TablePage.svelte'),
  ...files('src/messages/ru.ftl?raw'),
]);
const fonts = (manifest['index.html'].assets ?? []).filter((file) => file.endsWith('.woff2'));
const code = sum(first);
const type = fonts.reduce((total, file) => total + weigh(file), 0);
console.log(`first load: ${code} bytes of code and words, ${type} bytes of fonts (limit ${FIRST} together)`);
if (type === 0) console.error('no fonts in web/src/styles/fonts: python -m tools.web install makes them');
let failed = type === 0 || code + type > FIRST;
for (const key of Object.keys(manifest)) {
  const board = /^src\/boards\/(\w+)\/index\.ts$/.exec(key)?.[1];
  if (!board) continue;
  const more = sum(new Set([...files(key)].filter((file) => !first.has(file))));
  console.log(`board ${board}: ${more} bytes (limit ${BOARD})`);
  failed ||= more > BOARD;
}
if (failed) process.exit(1);
