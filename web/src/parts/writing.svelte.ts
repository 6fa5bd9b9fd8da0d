/** How wide a text is, in ems, measured in the fonts of the house. */
const known = new Map<string, number>();
let version = $state(0);
/** Lines that were set before: what a board says changes little from move to move. */
const typesets = new Map<string, Typeset>();
const pen = document.createElement('canvas').getContext('2d');
// Faces arrive late: what was measured without them is measured again.
document.fonts.addEventListener('loadingdone', () => {
  known.clear();
  typesets.clear();
  version++;
});

/** A place where a long word may be broken. */
export const SOFT_HYPHEN = '\u00ad';

export function ems(text: string, bold = false, serif = false): number {
  void version;
  const key = `${bold ? 'b' : ''}${serif ? 's' : ''}|${text}`;
  let found = known.get(key);
  if (found === undefined) {
    if (pen) pen.font = `${bold ? 700 : 400} 100px ${serif ? "'PT Serif', Georgia, serif" : "'PT Sans', system-ui, sans-serif"}`;
    found = pen ? pen.measureText(text.replaceAll(SOFT_HYPHEN, '')).width / 100 : text.length / 2;
    known.set(key, found);
  }
  return found;
}

/** Lines of whole words, none wider than so many ems if words allow it. */
export function broken(text: string, room: number, bold = false, serif = false): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    const longer = last ? `${last} ${word}` : word;
    if (last && ems(longer, bold, serif) > room) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** A line of text as it is to be drawn: its size, and its rows with how far each stands from the middle. */
export interface Typeset {
  size: number;
  /** `length`: what a row is squeezed to. */
  rows: { row: string; length: number | undefined; down: number }[];
}

const SQUEEZE = 0.7;

/** The word break that leaves the shorter of the two longest lines. */
function halves(words: string, wide: (line: string) => number): string[] {
  let best = [words];
  for (let i = 1; i < words.length - 1; i++) {
    if (words[i] !== ' ' && words[i] !== SOFT_HYPHEN) continue;
    const both = [words.slice(0, i) + (words[i] === ' ' ? '' : '-'), words.slice(i + 1)];
    if (Math.max(...both.map(wide)) < Math.max(...best.map(wide))) best = both;
  }
  return best;
}

/** A text no wider than `max` and never smaller than `floor`: broken in two where that is allowed, else made smaller, then squeezed, and only then cut. */
export function typeset(words: string, wish: number, floor: number, max: number, lines: 1 | 2, bold: boolean, serif: boolean): Typeset {
  void version;
  const key = `${wish}|${floor}|${max}|${lines}|${bold ? 'b' : ''}${serif ? 's' : ''}|${words}`;
  const before = typesets.get(key);
  if (before) return before;
  const wide = (line: string) => ems(line, bold, serif);
  const wanted = Math.max(wish, floor);
  const rows = lines === 2 && wide(words) * wanted > max ? halves(words, wide) : [words];
  const size = Math.max(floor, wanted * 0.82, Math.min(wanted, max / Math.max(...rows.map(wide))));
  const fitted = (row: string): { row: string; length: number | undefined } => {
    const natural = wide(row) * size;
    if (natural <= max + 0.5) return { row, length: undefined };
    const length = Math.max(1, max);
    if (natural * SQUEEZE <= max) return { row, length };
    let cut = row;
    while (cut.length > 1 && wide(`${cut}…`) * size * SQUEEZE > max) cut = cut.slice(0, -1);
    return { row: `${cut.trimEnd()}…`, length };
  };
  const found = { size, rows: rows.map((row, i) => ({ ...fitted(row), down: (i - (rows.length - 1) / 2) * size * 1.06 })) };
  if (typesets.size > 4000) typesets.clear();
  typesets.set(key, found);
  return found;
}
