// PT Serif and PT Sans, cut down to the letters of English, German and Russian, without hinting.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('');
const letters = {
  latin: `${range(0x20, 0x7e)}\u00a0§©«°·»ÄÉÖÜß×äéöü–—‘’‚“”„•…€←↑→↓−`,
  cyrillic: `ЁЂё${range(0x410, 0x44f)}№`,
};
const out = 'src/styles/fonts';
mkdirSync(out, { recursive: true });
for (const family of ['pt-serif', 'pt-sans']) {
  for (const weight of ['400', '700']) {
    for (const [script, text] of Object.entries(letters)) {
      const name = `${family}-${script}-${weight}-normal.woff2`;
      const whole = readFileSync(`node_modules/@fontsource/${family}/files/${name}`);
      writeFileSync(`${out}/${name}`, await subsetFont(whole, text, { targetFormat: 'woff2', noHinting: true }));
    }
  }
}
