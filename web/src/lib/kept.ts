type Tree = Record<string, unknown>;
const isTree = (one: unknown): one is Tree => typeof one === 'object' && one !== null;

/**
 * A fresh message in which every part that says the same as before is the very object of before.
 * Whatever is drawn from such a part sees that nothing has changed, and is left alone.
 */
export function kept<T>(before: unknown, fresh: T): T {
  if (before === fresh) return fresh;
  if (!isTree(before) || !isTree(fresh) || Array.isArray(before) !== Array.isArray(fresh)) return fresh;
  const tree: Tree = fresh;
  const keys = Object.keys(tree);
  const old = Object.keys(before);
  let same = keys.length === old.length;
  keys.forEach((key, at) => {
    tree[key] = kept(before[key], tree[key]);
    // The order of the keys may mean something, too.
    same &&= tree[key] === before[key] && key === old[at];
  });
  return same ? (before as T) : fresh;
}
