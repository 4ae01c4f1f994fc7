import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { SCRIPT_SIGNS, type ScriptSign, type SignScript } from './script-signs.ts';
import type { LineOutline } from './sign-cases.ts';

/** Font families and weights for each script (all OFL or Apache-2.0), so that signs look the same on every machine. */
const FONTS: Record<SignScript, readonly string[]> = {
  latin: ['noto-sans latin-ext 400', 'noto-sans latin-ext 700', 'alegreya latin-ext 700'],
  cyrillic: ['noto-sans cyrillic 400', 'noto-sans cyrillic 700', 'alegreya cyrillic 700'],
  greek: ['noto-sans greek 400', 'noto-sans greek 700', 'alegreya greek 700'],
  arabic: ['noto-sans-arabic arabic 400', 'noto-sans-arabic arabic 700'],
  devanagari: ['noto-sans-devanagari devanagari 400', 'noto-sans-devanagari devanagari 700'],
  thai: ['noto-sans-thai thai 400', 'noto-sans-thai thai 700', 'kanit thai 500'],
  'simplified Chinese': ['noto-sans-sc chinese-simplified 500', 'zcool-xiaowei chinese-simplified 400'],
  'traditional Chinese': ['chocolate-classical-sans chinese-traditional 400'],
  japanese: ['kosugi-maru japanese 400'],
  korean: ['gowun-dodum korean 400', 'do-hyeon korean 400'],
};
/** Font for spaces, digits and Latin letters, which the fonts of other scripts may lack. */
const FALLBACK = 'noto-sans latin 400';

/** Part of the letter sara am, which is composed of two shapes. */
const THAI_NIKHAHIT = '\u0e4d';

const require = createRequire(import.meta.url);
const fontCache = new Map<string, Promise<Font>>();

/**
 * Returns a sign with its lines as outlines, shaped as in a browser: joined Arabic, stacked Devanagari and Thai marks.
 * @param choice from 0 to 1, selects one of the fonts of its script, the most common first
 * @throws Error if no font has one of the letters
 */
export async function outlineSign(sign: ScriptSign, choice: number): Promise<ScriptSign> {
  const outlines = sign.text.split('\n').map((line) => outlineLine(line, sign.script, choice));
  return { ...sign, outlines: await Promise.all(outlines) };
}

async function outlineLine(line: string, script: SignScript, choice: number): Promise<LineOutline> {
  const families = FONTS[script];
  const family = families[Math.min(families.length - 1, Math.floor(choice * families.length))]!;
  const fonts = [
    await loadFont(family),
    await loadFont(family.replace('latin-ext', 'latin')),
    await loadFont(FALLBACK),
  ];
  const outline: LineOutline = { svg: '', width: 0 };
  for (const run of splitByFont(line, fonts)) {
    const { svg, width } = outlineRun(run.text, run.font);
    outline.svg += `<g transform="translate(${outline.width} 0)">${svg}</g>`;
    outline.width += width;
  }
  return outline;
}

/** Splits a line into runs of letters that one font has. A space stays with the letters before it. */
function splitByFont(line: string, fonts: readonly Font[]): { text: string; font: Font }[] {
  const runs: { text: string; font: Font }[] = [];
  for (const letter of line.normalize('NFC')) {
    const last = runs.at(-1);
    const preferred = last ? [last.font, ...fonts] : fonts;
    const font = preferred.find((candidate) => candidate.nominalGlyph(letter.codePointAt(0)!));
    if (!font) throw new Error(`No font has the letter ${letter}`);
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}

function outlineRun(text: string, font: Font): LineOutline {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const scale = 1 / font.face.upem;
  let [x, paths] = [0, ''];
  for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    paths += `<path transform="translate(${x + xOffset} ${yOffset})" d="${font.glyphToPath(glyph)}"/>`;
    x += xAdvance;
  }
  return { svg: `<g transform="scale(${scale} ${-scale})">${paths}</g>`, width: x * scale };
}

/** Loads a font reduced to the letters of all signs, because whole fonts can take half a second. */
function loadFont(name: string): Promise<Font> {
  const cached = fontCache.get(name);
  if (cached) return cached;
  const [family, subset, weight] = name.split(' ');
  const file = require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
  const letters = [...SCRIPT_SIGNS.seen, ...SCRIPT_SIGNS.heldBack].map(({ text }) => text).join('') + THAI_NIKHAHIT;
  const font = subsetFont(readFileSync(file), letters, { targetFormat: 'sfnt' }).then(
    (bytes) => new Font(new Face(new Blob(new Uint8Array(bytes).buffer))),
  );
  fontCache.set(name, font);
  return font;
}
