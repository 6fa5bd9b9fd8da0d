/** How wide a text is, in ems, measured in the fonts of the house. */
const known = new Map<string, number>();
let version = $state(0);
const pen = document.createElement('canvas').getContext('2d');
// Faces arrive late: what was measured without them is measured again.
document.fonts.addEventListener('loadingdone', () => {
  known.clear();
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
