import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import opentype, { type Font, type Glyph, type Path } from 'opentype.js';

/** Parts of the brand's sans face (Hanken Grotesk, OFL) by script, the commonest first. */
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic-ext'];

/** A text as the outline of its letters. */
export interface Letters {
  /** SVG path data; the text starts at x 0 and stands on y 0. */
  path: string;
  /** Pixels. */
  width: number;
}

/** Draws text as outlines, because the machine that makes the picture may have no fonts at all. */
export class Lettering {
  private static loaded: Lettering | undefined;

  private readonly written = new LRUCache<string, Letters>({ max: 2_000 });

  private constructor(private readonly fonts: Font[]) {}

  /** Read once, at the first call. */
  static load(): Lettering {
    Lettering.loaded ??= new Lettering(SCRIPTS.map(readFont));
    return Lettering.loaded;
  }

  /** A line of text at a size in pixels; null when the face lacks one of its letters. */
  write(text: string, size: number): Letters | null {
    const key = `${size} ${text}`;
    const known = this.written.get(key);
    if (known) return known;
    const letters = this.outline(text, size);
    if (letters) this.written.set(key, letters);
    return letters;
  }

  private outline(text: string, size: number): Letters | null {
    // Letter by letter: the library's own layout fails on substitution tables that this face has.
    let width = 0;
    let path = '';
    let last: { font: Font; glyph: Glyph } | undefined;
    for (const letter of text.normalize('NFC')) {
      const font = this.fonts.find((one) => one.charToGlyphIndex(letter) > 0);
      if (!font) return null;
      const glyph = font.charToGlyph(letter);
      const scale = size / font.unitsPerEm;
      if (last?.font === font) width += font.getKerningValue(last.glyph, glyph) * scale;
      path += pathData(glyph.getPath(width, 0, size));
      width += (glyph.advanceWidth ?? 0) * scale;
      last = { font, glyph };
    }
    return { path, width };
  }
}

/** The library's own path data has NaN for numbers very near to zero. */
function pathData({ commands }: Path): string {
  const at = (...numbers: number[]) => numbers.map((number) => number.toFixed(1)).join(' ');
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      const { type, x, y } = command;
      if (type === 'C') return `C${at(command.x1, command.y1, command.x2, command.y2, x, y)}`;
      return type === 'Q' ? `Q${at(command.x1, command.y1, x, y)}` : `${type}${at(x, y)}`;
    })
    .join('');
}

function readFont(script: string): Font {
  const file = `@fontsource/hanken-grotesk/files/hanken-grotesk-${script}-500-normal.woff`;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
