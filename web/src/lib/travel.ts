import { motionless } from './settings.svelte';

/**
 * What moves when a position changes. Pieces carry a name (data-piece); when a name turns up
 * elsewhere, it glides there. Inside a piece, whatever has a face (data-motion="tumble" or "turn",
 * data-face=what shows) tumbles like a die or turns over like a card when the face is a new one.
 * It must have no transform of its own: it is turned around its middle.
 */
interface Place {
  box: DOMRect;
  face: string | undefined;
}
export interface Places {
  pieces: Map<string, Place>;
  /** What the sheets showed: the shared board, somebody's own (data-sheet). */
  sheets: Set<string | undefined>;
}
export const nowhere: Places = { pieces: new Map(), sheets: new Set() };

/** Each piece that moves is a layer of its own to the browser: where more than these are new at once, they are just there. */
const FADING = 12;

const faceOf = (piece: Element): SVGGElement | null =>
  piece.matches('[data-motion]') ? (piece as SVGGElement) : piece.querySelector<SVGGElement>('[data-motion]');

export function places(root: Element | null): Places {
  if (!root || motionless()) return nowhere;
  const pieces = new Map<string, Place>();
  for (const piece of root.querySelectorAll<SVGGElement>('[data-piece]')) {
    pieces.set(piece.dataset.piece ?? '', { box: piece.getBoundingClientRect(), face: faceOf(piece)?.dataset.face });
  }
  return { pieces, sheets: new Set(sheetsOf(root).map((sheet) => sheet.dataset.sheet)) };
}

const sheetsOf = (root: Element) => [...root.querySelectorAll<HTMLElement>('[data-sheet]')];

/**
 * Let every piece glide from where it was; new ones fade in, dice tumble, cards turn. A sheet that
 * shows another player's things fades in as a whole.
 */
export function travel(root: Element | null, before: Places): void {
  if (!root || motionless() || before.pieces.size === 0) return;
  const moves: [SVGGElement, Place | undefined, DOMRect][] = [];
  const fresh = sheetsOf(root).filter((sheet) => !before.sheets.has(sheet.dataset.sheet));
  for (const piece of root.querySelectorAll<SVGGElement>('[data-piece]')) {
    if (fresh.some((sheet) => sheet.contains(piece))) continue;
    moves.push([piece, before.pieces.get(piece.dataset.piece ?? ''), piece.getBoundingClientRect()]);
  }
  const many = moves.filter(([, from]) => !from).length > FADING;
  // All has been measured; from here on things are set in motion.
  for (const sheet of fresh) fade(sheet, 0.3);
  for (const [piece, from, to] of moves) {
    const face = faceOf(piece);
    if (!from) {
      if (many) continue;
      if (face?.dataset.motion === 'turn') turn(face);
      else fade(piece);
      continue;
    }
    const dx = from.box.x + from.box.width / 2 - (to.x + to.width / 2);
    const dy = from.box.y + from.box.height / 2 - (to.y + to.height / 2);
    const moved = Math.abs(dx) >= 3 || Math.abs(dy) >= 3;
    if (moved) glide(piece, dx, dy);
    if (!face) continue;
    const changed = face.dataset.face !== from.face;
    // A die that was moved has been rolled, even if it shows the same number again.
    if (face.dataset.motion === 'tumble' && (changed || moved)) tumble(face);
    else if (face.dataset.motion === 'turn' && changed) turn(face);
  }
}

function fade(what: Element, from = 0): void {
  what.animate([{ opacity: from }, { opacity: 1 }], { duration: 250, easing: 'ease-out' });
}

/** The way on the screen, in the units of the piece's parent. */
function glide(piece: SVGGElement, dx: number, dy: number): void {
  const parent = piece.parentNode;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  if (!matrix) return;
  piece.animate([{ translate: `${dx / matrix.a}px ${dy / matrix.d}px` }, { translate: '0px 0px' }], {
    duration: Math.min(350, 200 + Math.hypot(dx, dy) * 0.2),
    easing: 'ease-out',
  });
}

/** Around the middle of the drawing itself. */
function around(face: SVGGElement): void {
  face.style.transformBox = 'fill-box';
  face.style.transformOrigin = 'center';
}

/** A die rolls over once and a half and lies still. */
function tumble(face: SVGGElement): void {
  around(face);
  face.animate(
    [
      { rotate: '-540deg', scale: '0.7' },
      { rotate: '-200deg', scale: '1.25', offset: 0.45 },
      { rotate: '12deg', scale: '1', offset: 0.85 },
      { rotate: '0deg', scale: '1' },
    ],
    { duration: 600, easing: 'ease-out', id: 'tumble' },
  );
}

/** A card turns over: it narrows to its edge and opens with the new face. */
function turn(face: SVGGElement): void {
  around(face);
  face.animate(
    [
      { scale: '0.02 1.04', opacity: 0.4 },
      { scale: '1 1', opacity: 1 },
    ],
    { duration: 320, easing: 'ease-out', id: 'turn' },
  );
}
