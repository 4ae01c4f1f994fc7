import { basename } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Weights, or the range of weights, that the styles use from each font file. */
const FONT_WEIGHTS: [file: RegExp, weight: number | { min: number; max: number }][] = [
  // Italics appear only in leads and place names, and always in one weight.
  [/^alegreya-.*-italic/, 500],
  [/^alegreya-/, { min: 400, max: 800 }],
  [/^hanken-grotesk-/, { min: 400, max: 800 }],
];
/** Accents, spacing, ligatures and tabular figures. Small capitals and similar features are left out. */
const FEATURES = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'rlig', 'liga', 'clig', 'calt', 'tnum'];
/** All characters of the basic plane: each font file is already limited to the characters of its script. */
const ALL_CHARACTERS = Array.from({ length: 0xffff }, (_, code) =>
  code < 0xd800 || code > 0xdfff ? String.fromCharCode(code) : '',
).join('');

/**
 * Removes weights and glyph forms that no page uses from the fonts. File names keep the hash of the whole font, so
 * browsers keep their cached copy when only a weight changes here.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle(_options, bundle) {
      const subsetting = Object.values(bundle).map(async (file) => {
        const [, wght] = FONT_WEIGHTS.find(([name]) => name.test(basename(file.fileName))) ?? [];
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2') || wght === undefined) return;
        const options = { targetFormat: 'woff2' as const, variationAxes: { wght }, keepFeatures: FEATURES };
        file.source = await subsetFont(Buffer.from(file.source), ALL_CHARACTERS, options);
      });
      await Promise.all(subsetting);
    },
  };
}
