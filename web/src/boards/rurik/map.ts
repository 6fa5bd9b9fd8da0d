/** The lands as organic shapes, made from the printed outlines: what touches there touches here. */
type Point = [number, number];
export type Outlines = Record<string, Point[]>;

export interface Land {
  id: string;
  d: string;
}

/** Stretches the printed grid: crowded parts of the map get more room than empty ones. */
export interface Sheet {
  width: number;
  height: number;
  place(point: Point): Point;
}

const GRID: Point = [700, 940];

function stretch(steps: Point[], value: number): number {
  const next = Math.max(1, steps.findIndex(([from]) => from >= value));
  const [a, b] = [steps[next - 1]!, steps[next]!];
  return a[1] + ((value - a[0]) * (b[1] - a[1])) / (b[0] - a[0]);
}

/** `across` and `down` are pairs of places: on the printed grid, on the sheet. */
function sheet(across: Point[], down: Point[]): Sheet {
  return {
    width: across.at(-1)![1],
    height: down.at(-1)![1],
    place: ([x, y]) => [stretch(across, x), stretch(down, y)],
  };
}

/** Few players use only the middle of the map: lands out of play are pressed together. */
export function sheetFor(narrow: boolean, seats: number): Sheet {
  const width = narrow ? 598 : 596;
  const across: Point[] =
    seats < 3 ? [[0, 0], [50, 36], [620, width - 80], [700, width]] : [[0, 0], [120, 112], [570, width - 126], [700, width]];
  if (seats < 3) return sheet(across, narrow ? [[0, 0], [330, 284], [740, 676], [940, 760]] : [[0, 0], [330, 226], [740, 554], [940, 624]]);
  if (seats === 3) return sheet(across, narrow ? [[0, 0], [330, 276], [830, 760], [940, 820]] : [[0, 0], [330, 196], [830, 566], [940, 624]]);
  return sheet(across, narrow ? [[0, 0], [330, 276], [720, 640], [940, 850]] : [[0, 0], [330, 186], [720, 462], [940, 624]]);
}

const name = ([x, y]: Point) => `${x},${y}`;
const onFrame = ([x, y]: Point) => x === 0 || y === 0 || x === GRID[0] || y === GRID[1];

/** A small bend in the middle of a long border: the same one from both sides. */
function bend(a: Point, b: Point): Point | null {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (length < 55 || (onFrame(a) && onFrame(b))) return null;
  const turned = a[0] - b[0] || a[1] - b[1];
  const sway = (((a[0] + b[0]) * 7 + (a[1] + b[1]) * 13) % 17) / 17 - 0.5;
  const push = (turned > 0 ? 1 : -1) * sway * Math.min(16, length * 0.16);
  const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  return [(a[0] + b[0]) / 2 - dy * push, (a[1] + b[1]) / 2 + dx * push];
}

function curve(points: Point[]): string {
  let d = '';
  for (let i = 0; i + 1 < points.length; i++) {
    const p0 = points[Math.max(0, i - 1)]!;
    const [p1, p2] = [points[i]!, points[i + 1]!];
    const p3 = points[Math.min(points.length - 1, i + 2)]!;
    const c = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6, p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${[...c, ...p2].map((n) => n.toFixed(1)).join(' ')}`;
  }
  return d;
}

/** Corners where three borders meet, or where a border leaves the sheet: there a line may break. */
function joints(outlines: Outlines): Set<string> {
  const next = new Map<string, Set<string>>();
  for (const outline of Object.values(outlines)) {
    outline.forEach((a, i) => {
      const b = outline[(i + 1) % outline.length]!;
      for (const [from, to] of [[a, b], [b, a]] as const) {
        next.set(name(from), (next.get(name(from)) ?? new Set()).add(name(to)));
      }
    });
  }
  return new Set([...next].filter(([, ends]) => ends.size > 2).map(([corner]) => corner));
}

export function lands(outlines: Outlines, on: Sheet): Land[] {
  const breaks = joints(outlines);
  const sharp = (point: Point) => breaks.has(name(point)) || onFrame(point);
  return Object.entries(outlines).map(([id, outline]) => {
    const start = Math.max(0, outline.findIndex(sharp));
    const ring = [...outline.slice(start), ...outline.slice(0, start)];
    let d = '';
    let chain: Point[] = [on.place(ring[0]!)];
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length]!;
      const middle = bend(a, b);
      if (middle) chain.push(on.place(middle));
      chain.push(on.place(b));
      if (sharp(b) || i === ring.length - 1) {
        d += curve(chain);
        chain = [on.place(b)];
      }
    });
    const first = on.place(ring[0]!);
    return { id, d: `M${first.map((n) => n.toFixed(1)).join(' ')}${d}Z` };
  });
}
