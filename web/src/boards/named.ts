/** A move or an event with its arguments by name: one type for each kind. */
export type Named<Kinds> = { [Kind in keyof Kinds]: { kind: Kind } & Kinds[Kind] }[keyof Kinds];

/** `['built', 0, 'bank']` with the names `['seat', 'building']` as `{ kind: 'built', seat: 0, building: 'bank' }`. */
export function named<Kinds>(names: Record<keyof Kinds, readonly string[]>, [kind, ...values]: readonly unknown[]): Named<Kinds> {
  const known: readonly string[] = names[kind as keyof Kinds] ?? [];
  return Object.fromEntries([['kind', kind], ...values.map((value, i) => [known[i] ?? i, value])]) as Named<Kinds>;
}
