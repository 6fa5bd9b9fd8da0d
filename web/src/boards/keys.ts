/** Names of places on a board: `market:bank`, and on a player's own board with the seat, `@0/slot:I-1`. */

export const own = (seat: number | string | null, rest: string): string => `@${seat ?? 0}/${rest}`;

export function split(key: string): { seat: number | null; kind: string; id: string } {
  const match = /^(?:@(\d+)\/)?([^:]+):?(.*)$/.exec(key);
  return {
    seat: match?.[1] === undefined ? null : Number(match[1]),
    kind: match?.[2] ?? '',
    id: match?.[3] ?? '',
  };
}

/** Places by their kind, in this order; within a kind as the board says, else by name. */
export function orderBy(kinds: readonly string[], within: (id: string) => number = () => 0): (keys: string[]) => string[] {
  const rank = (key: string) => {
    const at = kinds.indexOf(split(key).kind);
    return at < 0 ? kinds.length : at;
  };
  const place = (key: string) => within(split(key).id);
  return (keys) => [...keys].sort((a, b) => rank(a) - rank(b) || place(a) - place(b) || a.localeCompare(b));
}
