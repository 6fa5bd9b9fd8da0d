import { motionless } from './settings.svelte';

/** Pieces carry a name (data-piece); when a name turns up elsewhere, it glides there. */
type Places = Map<string, DOMRect>;

export function places(root: Element | null): Places {
  const found: Places = new Map();
  if (!root || motionless()) return found;
  for (const piece of root.querySelectorAll<SVGGElement>('[data-piece]')) {
    found.set(piece.dataset.piece ?? '', piece.getBoundingClientRect());
  }
  return found;
}

/** Let every piece glide from where it was; new ones fade in. */
export function travel(root: Element | null, before: Places): void {
  if (!root || motionless() || before.size === 0) return;
  const moves: [SVGGElement, DOMRect | undefined, DOMRect][] = [];
  for (const piece of root.querySelectorAll<SVGGElement>('[data-piece]')) {
    moves.push([piece, before.get(piece.dataset.piece ?? ''), piece.getBoundingClientRect()]);
  }
  for (const [piece, from, to] of moves) {
    if (!from) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 250, easing: 'ease-out' });
      continue;
    }
    const dx = from.x + from.width / 2 - (to.x + to.width / 2);
    const dy = from.y + from.height / 2 - (to.y + to.height / 2);
    if (Math.abs(dx) < 3 && Math.abs(dy) < 3) continue;
    glide(piece, dx, dy);
  }
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
