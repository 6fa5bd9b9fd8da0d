import { ems } from '../../parts/writing.svelte';

/** How name, good and pieces of a land stand around its middle. */
export interface Plan {
  /** Baseline and left end of the name, and how long it may be. */
  top: number;
  left: number;
  nameWidth: number;
  squeezed: boolean;
  /** In a narrow land the good stands among the pieces, not before the name. */
  tight: boolean;
  goodAt: [number, number];
  flagAt: number;
  /** Room for one piece, and where the pieces stand. */
  unit: number;
  places: [number, number][];
  bottom: number;
}

interface Room {
  name: string;
  pieces: number;
  ruled: boolean;
  at: [number, number];
  broad: number;
  textSize: number;
}

export function arrange({ name, pieces, ruled, at, broad, textSize }: Room): Plan {
  const [x, y] = at;
  const natural = ems(name, true, true) * textSize;
  const flag = ruled ? textSize * 1.1 : 0;
  const good = textSize * 1.2;
  const tight = natural + flag + good > broad;
  const lead = tight ? 0 : good;
  const nameWidth = Math.min(natural, broad - flag);
  const left = x - (lead + nameWidth + flag) / 2;

  const items = pieces + (tight ? 1 : 0);
  const step = textSize * 1.95;
  const fit = Math.max(2, Math.floor(broad / (step * 0.9)));
  const rows = Math.min(3, Math.ceil(items / fit));
  const columns = Math.max(1, Math.ceil(items / Math.max(1, rows)));
  const lines = Math.ceil(items / columns);
  const unit = Math.min(step * (rows > 2 ? 0.84 : 1), broad / columns);
  const top = y - (lines * unit * 1.06 - textSize * 0.6) / 2;
  const places = Array.from({ length: items }, (_, i): [number, number] => {
    const line = Math.floor(i / columns);
    const inLine = line === lines - 1 ? items - line * columns : columns;
    return [x + ((i % columns) - (inLine - 1) / 2) * unit, top + textSize * 0.55 + unit * (0.5 + line * 1.06)];
  });
  return {
    top,
    left: left + lead,
    nameWidth,
    squeezed: natural > nameWidth,
    tight,
    goodAt: tight ? (places[0] ?? at) : [left + textSize * 0.5, top - textSize * 0.33],
    flagAt: left + lead + nameWidth + 3,
    unit,
    places: tight ? places.slice(1) : places,
    bottom: top + textSize * 0.55 + lines * unit * 1.06,
  };
}
