// Every string in three languages, none missing, none unused, plural forms complete.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const LANGUAGES = ['en', 'ru', 'de'];
/** The plural forms a number can need; `other` is always there as the default. */
const PLURALS = { en: ['one'], ru: ['one', 'few'], de: ['one'] };
const problems = [];

function files(folder, ending) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path, ending);
    return ending.some((end) => name.endsWith(end)) ? [path] : [];
  });
}

function catalogue(path, lang) {
  const source = readFileSync(path, 'utf8');
  const resource = new FluentResource(source);
  const entries = source.match(/^[a-zA-Z][\w-]* *=/gm) ?? [];
  if (resource.body.length !== entries.length) problems.push(`${path}: a message cannot be read`);
  const bundle = new FluentBundle(lang);
  for (const error of bundle.addResource(resource)) problems.push(`${path}: ${error.message}`);
  return new Map(resource.body.map((message) => [message.id, message]));
}

/** Variables of a message and of those it refers to (`known`), and the keys of its selections on numbers. */
function read(node, known, variables = new Set(), selections = []) {
  if (Array.isArray(node)) for (const part of node) read(part, known, variables, selections);
  else if (node && typeof node === 'object') {
    if (node.type === 'var') variables.add(node.name);
    if (node.type === 'select') selections.push(node.variants.map((v) => v.key.value));
    if (node.type === 'mesg') read(known.get(node.name)?.value, known, variables);
    for (const value of Object.values(node)) read(value, known, variables, selections);
  }
  return { variables, selections };
}

/** What variables are about: each language uses the forms of a name it needs (`$region_in`), or only its id. */
function things(variables, known) {
  const forms = new Set(['id', 'same', ...[...known.values()].flatMap((message) => Object.keys(message.attributes))]);
  const whole = (name) => {
    const cut = name.lastIndexOf('_');
    return cut > 0 && forms.has(name.slice(cut + 1)) ? name.slice(0, cut) : name;
  };
  return [...new Set([...variables].map(whole))].sort().join();
}

/** One folder of messages; they may refer to those of another. */
function compare(folder, below = null) {
  const books = Object.fromEntries(LANGUAGES.map((lang) => [lang, catalogue(join(folder, `${lang}.ftl`), lang)]));
  const under = (lang) => (below && existsSync(below) ? catalogue(join(below, `${lang}.ftl`), lang) : new Map());
  const known = Object.fromEntries(LANGUAGES.map((lang) => [lang, new Map([...under(lang), ...books[lang]])]));
  const ids = new Set(LANGUAGES.flatMap((lang) => [...books[lang].keys()]));
  for (const id of ids) {
    const wanted = books.en.has(id) ? things(read(books.en.get(id).value, known.en).variables, known.en) : '';
    for (const lang of LANGUAGES) {
      const message = books[lang].get(id);
      if (!message) {
        problems.push(`${folder}: ${id} is missing in ${lang}`);
        continue;
      }
      const { variables, selections } = read(message.value, known[lang]);
      if (things(variables, known[lang]) !== wanted) problems.push(`${folder}: ${id} in ${lang} uses other variables than in en`);
      for (const keys of selections) {
        // A selection on words has no plural forms; one that has `one` must have them all.
        const plural = keys.includes('one') || keys.includes('few');
        const accusative = lang === 'ru' && keys.includes('one') && !keys.includes('few');
        const needed = accusative ? ['one'] : PLURALS[lang];
        if (plural && !needed.every((key) => keys.includes(key))) problems.push(`${folder}: ${id} in ${lang} lacks a plural form`);
      }
    }
  }
  return ids;
}

const ui = compare('src/messages');
const sources = files('src', ['.ts', '.svelte']).map((path) => readFileSync(path, 'utf8')).join('\n');
for (const [, id] of sources.matchAll(/\bui\(\s*'([a-z-]+)'/g)) {
  if (!ui.has(id)) problems.push(`src/messages: ${id} is asked for and not there`);
}
const prefixes = [...sources.matchAll(/\bui\(`([a-z-]+)\$\{/g)].map(([, prefix]) => prefix);
for (const id of ui) {
  if (!sources.includes(`'${id}'`) && !prefixes.some((prefix) => id.startsWith(prefix))) problems.push(`src/messages: ${id} is never used`);
}
for (const name of readdirSync('src/boards', { withFileTypes: true })) {
  if (name.isDirectory()) compare(join('src/boards', name.name, 'messages'), join('../src/terem/games', name.name, 'messages'));
}

compare('src/analysis/messages');
compare('src/companion/messages');
for (const name of readdirSync('src/companion', { withFileTypes: true })) {
  const folder = join('src/companion', name.name, 'messages');
  if (existsSync(folder)) compare(folder, join('../src/terem/games', name.name, 'messages'));
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`strings: ${ui.size} messages in ${LANGUAGES.length} languages`);
