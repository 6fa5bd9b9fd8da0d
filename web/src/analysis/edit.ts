/** A position as people edit it: plain data, changed one value at a time. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type Path = (string | number)[];

export function at(tree: Json, path: Path): Json {
  return path.reduce<Json>((part, step) => (part as Record<string | number, Json>)[step] ?? null, tree);
}

/** The same tree with another value at a place; whatever is not on the way stays the same object. */
export function put(tree: Json, path: Path, value: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(tree)) return tree.map((part, i) => (i === step ? put(part, rest, value) : part));
  const parts = tree as Record<string, Json>;
  return { ...parts, [step]: put(parts[step] ?? null, rest, value) };
}

/** Every text in the tree with its place. */
export function texts(tree: Json, path: Path = []): { path: Path; text: string }[] {
  if (typeof tree === 'string') return [{ path, text: tree }];
  if (tree === null || typeof tree !== 'object') return [];
  const parts = Array.isArray(tree) ? tree.map((part, i): [number, Json] => [i, part]) : Object.entries(tree);
  return parts.flatMap(([step, part]) => texts(part, [...path, step]));
}

const field = (path: Path) => path.findLast((step) => typeof step === 'string');
const shape = (text: string) => text.replace(/[a-z_]+/gi, 'a').replace(/\d+/g, '0');

/** What could stand here: the things of the same kind that lie elsewhere, in a place of the same name or named alike. */
export function alike(tree: Json, path: Path): string[] {
  const now = at(tree, path);
  const found = texts(tree).filter((one) => field(one.path) === field(path) || (typeof now === 'string' && /\d/.test(now) && shape(one.text) === shape(now)));
  return [...new Set([...(typeof now === 'string' ? [now] : []), ...found.map((one) => one.text)])].sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));
}

/** A thing that exists once changes places with the one it replaces: no card is there twice. */
export function place(tree: Json, path: Path, text: string): Json {
  const now = at(tree, path);
  const others = texts(tree).filter((one) => one.text === text);
  const [only] = others;
  const once = typeof now === 'string' && others.length === 1 && texts(tree).filter((one) => one.text === now).length === 1;
  return once && only ? put(put(tree, only.path, now), path, text) : put(tree, path, text);
}
