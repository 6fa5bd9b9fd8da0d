/** A box with rounded corners, as a path. */
export function box(x: number, y: number, w: number, h: number, corner: number): string {
  const r = Math.min(corner, w / 2, h / 2);
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w - 2 * r}${turn(r, r)}v${h - 2 * r}${turn(-r, r)}h${2 * r - w}${turn(-r, -r)}v${2 * r - h}${turn(r, -r)}Z`;
}
