type Step = string | number;
/** `[path, value]`: put the value there. `[path]`: take the key away. See docs/protocol.md. */
type Change = [path: Step[], value?: unknown];
type Tree = Record<Step, unknown>;

/** The tree after the changes. The old one stays as it is, and what did not change is shared. */
export function changed<T>(tree: T, changes: unknown[][]): T {
  return (changes as Change[]).reduce<unknown>((before, change) => put(before, change, 0), tree) as T;
}

function put(tree: unknown, change: Change, depth: number): unknown {
  const path = change[0];
  if (depth === path.length) return change[1];
  const copy = (Array.isArray(tree) ? [...(tree as unknown[])] : { ...(tree as Tree) }) as Tree;
  const step = path[depth] ?? '';
  if (depth === path.length - 1 && change.length === 1) delete copy[step];
  else copy[step] = put(copy[step], change, depth + 1);
  return copy;
}
