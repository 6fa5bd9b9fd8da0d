import { tick } from 'svelte';

/**
 * Places that are pointed at: by the telling of a turn, by a lesson, by a line of the log. A place is
 * a target key of a board (`market:bazaar`, `@0/slot:I-1`), an answer in the panel (`button:<verb>`
 * or the key of its place) or a player's row (`seat:<n>`). Targets, answers and rows look here
 * whether they are lit.
 */
let shining = $state.raw<ReadonlyMap<symbol, readonly string[]>>(new Map());
const keys = $derived(new Set([...shining.values()].flat()));

export const lit = (key: string): boolean => keys.has(key);

/** All that stands for a place on the page: on the boards, among the answers, among the players. */
const elementsAt = (key: string): Element[] => [
  ...document.querySelectorAll(`[data-key="${CSS.escape(key)}"], [data-place="${CSS.escape(key)}"], [data-row="${CSS.escape(key)}"]`),
];

/** What stands for a place on the screen; null if nothing that is seen does. */
export const elementOf = (key: string): Element | null => elementsAt(key).find((one) => one.getBoundingClientRect().width > 0) ?? null;

/** Where a place is on the screen, to show something beside it (`table/Float.svelte`); null if it is not there. */
export const placeOf = (key: string): DOMRect | null => elementOf(key)?.getBoundingClientRect() ?? null;

/** Bring one of these places into sight of the room they are in, if none is. */
export function showOneOf(places: readonly Element[], room: Element): void {
  const { top, bottom } = room.getBoundingClientRect();
  const seen = places.some((one) => {
    const box = one.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  });
  if (!seen) places[0]?.scrollIntoView({ block: 'center' });
}

/** Light these places until the function that comes back is called; on a small screen the first of them is brought into sight. */
export function light(places: readonly string[]): () => void {
  const mine = Symbol();
  shining = new Map([...shining, [mine, places]]);
  void tick().then(() => {
    const [first] = places.flatMap(elementsAt);
    const room = first?.closest('.room');
    if (!first || !room) return;
    showOneOf([first], room);
  });
  return () => {
    const rest = new Map(shining);
    rest.delete(mine);
    shining = rest;
  };
}
