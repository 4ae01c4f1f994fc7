import { basename } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

type Weights = number | { min: number; max: number };

/** Fonts that every page loads. Titles, leads and place names need neither ligatures nor tabular figures. */
const SMALL_LATIN_FONT = /^alegreya-latin-(750-normal|wght-italic)/;

/** Weights, or the range of weights, that the styles use from each font file. */
const FONT_WEIGHTS: [file: RegExp, weights: Weights][] = [
  // Italics appear only in leads and place names, and always in one weight.
  [/^alegreya-.*-italic/, 500],
  // Headings use the single-weight file that fonts.css requests.
  [/^alegreya-latin-wght-normal/, { min: 400, max: 500 }],
  [/^alegreya-/, { min: 400, max: 800 }],
  [/^hanken-grotesk-/, { min: 400, max: 800 }],
];
/** URL in the styles whose fragment is the one weight that the file is reduced to. */
const SINGLE_WEIGHT_URL = /([\w-]+)-wght-([\w-]+\.woff2)#(\d{3})/g;

/** Returns all characters from the first to the last code, both included. */
const toCharacters = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join('');
/** Spacing, ligatures and tabular figures. */
const LATIN_FEATURES = ['kern', 'liga', 'clig', 'calt', 'tnum'];
const SMALL_FEATURES = ['kern'];
/** Letters of Western Europe, digits and common symbols. Every page loads them. */
const LATIN_CHARACTERS = [
  toCharacters(0x20, 0x7e),
  toCharacters(0xc0, 0xff),
  'Œœıʻʼªº',
  '\u00a0\u2009\u202f–—‘’‚“”„‹›«»¡¿·•…†′″°²³½×÷−←↑→↓',
  '€£¥§©®™',
].join('');
/** Fonts of other scripts, whose files are already split by script, also need features for accents and marks. */
const ALL_FEATURES = [...LATIN_FEATURES, 'ccmp', 'locl', 'mark', 'mkmk', 'rlig'];
const ALL_CHARACTERS = toCharacters(0, 0xd7ff) + toCharacters(0xe000, 0xfffe);

/**
 * Removes weights, characters and glyph forms that no page uses from the fonts. File names still contain the hash of
 * the whole font, so browsers keep a cached copy when only the subset changes.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle(_options, bundle) {
      const fonts = new Map<string, { whole: Buffer; weights: Weights }>();
      for (const { type, fileName, ...file } of Object.values(bundle)) {
        if (type !== 'asset' || !('source' in file)) continue;
        const [, weights] = FONT_WEIGHTS.find(([name]) => name.test(basename(fileName))) ?? [];
        if (fileName.endsWith('.woff2') && weights !== undefined)
          fonts.set(fileName, { whole: Buffer.from(file.source), weights });
      }
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = String(file.source).replace(SINGLE_WEIGHT_URL, (url, family, rest, weight) => {
          const whole = fonts.get(`assets/${url.split('#')[0]}`)?.whole;
          if (!whole) this.error(`${file.fileName} names an unknown font: ${url}`);
          fonts.set(`assets/${family}-${weight}-${rest}`, { whole, weights: Number(weight) });
          return `${family}-${weight}-${rest}`;
        });
      }
      await Promise.all(
        [...fonts].map(async ([fileName, { whole, weights }]) => {
          const source = await subset(whole, weights, basename(fileName));
          const file = bundle[fileName];
          if (file?.type === 'asset') file.source = source;
          else this.emitFile({ type: 'asset', fileName, source });
        }),
      );
    },
  };
}

function subset(font: Buffer, weights: Weights, name: string): Promise<Buffer> {
  const isLatin = /-latin-(wght|\d+)-/.test(name);
  const latinFeatures = SMALL_LATIN_FONT.test(name) ? SMALL_FEATURES : LATIN_FEATURES;
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: weights },
    keepFeatures: isLatin ? latinFeatures : ALL_FEATURES,
  };
  return subsetFont(font, isLatin ? LATIN_CHARACTERS : ALL_CHARACTERS, options);
}
