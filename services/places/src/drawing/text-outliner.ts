import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import type { Font, Glyph, Path } from 'opentype.js';

/** Maximum total size in bytes of a font's cached outlines; the outline of a sight's name has about 15 KB. */
const MAX_CACHED_BYTES = 4 * 1024 * 1024;

/** The brand's fonts (both under the OFL): files by script, the most common script first. */
const FACES = {
  sans: {
    family: 'hanken-grotesk',
    weight: 500,
    scripts: ['latin', 'latin-ext', 'vietnamese', 'cyrillic-ext'],
  },
  serif: {
    family: 'alegreya',
    weight: 700,
    scripts: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
  },
} as const;
export type Face = keyof typeof FACES;

/** A text as outlines of its letters. */
export interface TextOutline {
  /** SVG path data; the text starts at x 0 on the baseline y 0. */
  path: string;
  /** In pixels. */
  width: number;
}

/** Draws text as outlines, because the machine that renders the image may not have the fonts. */
export class TextOutliner {
  private static readonly instances = new Map<Face, TextOutliner>();

  private readonly outlineCache = new LRUCache<string, TextOutline>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ path }, key) => path.length + key.length + 200,
  });

  private constructor(private readonly fonts: Font[]) {}

  /** Returns a shared font; the first call loads it. */
  static load(face: Face = 'sans'): TextOutliner {
    const { family, weight, scripts } = FACES[face];
    const outliner =
      TextOutliner.instances.get(face) ?? new TextOutliner(scripts.map((script) => readFont(family, script, weight)));
    TextOutliner.instances.set(face, outliner);
    return outliner;
  }

  /** Whether the font contains every letter of a text. */
  hasLetters(text: string): boolean {
    return [...text.normalize('NFC')].every((letter) => this.findFont(letter) !== undefined);
  }

  /** Returns a line of text at a size in pixels; null when the font lacks one of its letters. */
  getOutline(text: string, size: number): TextOutline | null {
    const key = `${size} ${text}`;
    const cached = this.outlineCache.get(key);
    if (cached) return cached;
    const letters = this.buildOutline(text, size);
    if (letters) this.outlineCache.set(key, letters);
    return letters;
  }

  private buildOutline(text: string, size: number): TextOutline | null {
    // Letters are placed individually, because the library's own layout fails for the substitution tables of this font.
    let width = 0;
    const parts: string[] = [];
    let last: { font: Font; glyph: Glyph } | undefined;
    for (const letter of text.normalize('NFC')) {
      const font = this.findFont(letter);
      if (!font) return null;
      const glyph = font.charToGlyph(letter);
      const scale = size / font.unitsPerEm;
      if (last?.font === font) width += font.getKerningValue(last.glyph, glyph) * scale;
      parts.push(formatPathData(glyph.getPath(width, 0, size)));
      width += (glyph.advanceWidth ?? 0) * scale;
      last = { font, glyph };
    }
    // The parts are joined only once, because a string that grows letter by letter is stored as a tree several times
    // its size.
    return { path: parts.join(''), width };
  }

  private findFont(letter: string): Font | undefined {
    return this.fonts.find((font) => font.charToGlyphIndex(letter) > 0);
  }
}

/** Formats path data; the library's own formatter writes NaN for numbers very close to zero. */
function formatPathData({ commands }: Path): string {
  const formatNumbers = (...numbers: number[]) => numbers.map((number) => number.toFixed(1)).join(' ');
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      const { type, x, y } = command;
      if (type === 'C') return `C${formatNumbers(command.x1, command.y1, command.x2, command.y2, x, y)}`;
      return type === 'Q' ? `Q${formatNumbers(command.x1, command.y1, x, y)}` : `${type}${formatNumbers(x, y)}`;
    })
    .join('');
}

/** Loads the parser (5 MB) only with the first font, because many processes draw no text. */
function readFont(family: string, script: string, weight: number): Font {
  const require = createRequire(import.meta.url);
  const opentype = require('opentype.js') as typeof import('opentype.js');
  const file = `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
  const bytes = readFileSync(require.resolve(file));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
