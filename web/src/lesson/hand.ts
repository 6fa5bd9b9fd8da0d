/**
 * Where the hand that points at a place stands. It may not lie on what it points at: a price, a name, the number
 * somebody is just told about. So it looks around the place for the spot where it covers least.
 */
export const HAND = { width: 30, height: 34 };
/** Signs up to this size are read; whatever is larger is ground. */
const SIGN = 44;
/** Along the place and down from its upper edge, the best first: the tip of the hand. */
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8];
const DOWN = [0, 0.25, 0.4, 0.55, 0.7, 0.85];
const EDGE = 6;
/** What covering costs, in square pixels: what is pointed at is read first of all. */
const OWN = 3;
const OUTSIDE = 1000;
const STEP = 12;

export interface Spot {
  x: number;
  y: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Words and signs of a board that lie near a box. */
function ink(room: Element, near: Box): Box[] {
  return [...room.querySelectorAll('text, circle, rect, path:not(.hit, .lit, .changed)')].flatMap((one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const words = one.tagName === 'text';
    if (width === 0 || height === 0 || (!words && (width > SIGN || height > SIGN))) return [];
    // The ink of a line is the middle of its box.
    const rim = words ? height * 0.2 : 0;
    const box = { left, top: top + rim, right, bottom: bottom - rim };
    return shared(box, near) > 0 ? [box] : [];
  });
}

/** The tip of a hand that points at this place, whose box is given. */
export function spotFor(place: Element, box: DOMRect): Spot {
  const middle = { x: box.x + box.width / 2, y: box.y + Math.min(EDGE, box.height / 2) };
  const room = place.closest('.room');
  if (!room) return middle;
  const frame = room.getBoundingClientRect();
  const near = { left: box.left - HAND.width, top: box.top - HAND.height, right: box.right + HAND.width, bottom: box.bottom };
  const signs = ink(room, near);
  let best: Spot | undefined;
  let least = Infinity;
  DOWN.forEach((down, row) =>
    ALONG.forEach((along, column) => {
      const spot = { x: box.x + box.width * along, y: box.y + Math.max(Math.min(EDGE, box.height / 2), box.height * down) };
      // A place may be of any shape: a land on a map, a sector of a ring.
      if (!place.contains(document.elementFromPoint(spot.x, spot.y))) return;
      const hand = { left: spot.x - HAND.width / 2, right: spot.x + HAND.width / 2, top: spot.y - HAND.height, bottom: spot.y };
      let cost = STEP * (row + column) + OUTSIDE * Number(hand.top < frame.top);
      for (const one of signs) cost += shared(hand, one) * (shared(one, box) > 0 ? OWN : 1);
      if (cost < least) [best, least] = [spot, cost];
    }),
  );
  return best ?? middle;
}
