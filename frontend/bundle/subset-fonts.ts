import { basename } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Of every family's file, the weights that the styles ask for: one, or a range. */
const FONT_WEIGHTS: [file: RegExp, weight: number | { min: number; max: number }][] = [
  // Italics are for leads and the names of places, never beside another weight of themselves.
  [/^alegreya-.*-italic/, 500],
  [/^alegreya-/, { min: 400, max: 800 }],
  [/^hanken-grotesk-/, { min: 400, max: 800 }],
];
/** Accents, spacing, joined letters and figures of one width. The families have small capitals and the like besides. */
const FEATURES = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'rlig', 'liga', 'clig', 'calt', 'tnum'];
/** Every character there is in one plane: which ones a file has was decided by whoever cut it by script. */
const ALL_CHARACTERS = Array.from({ length: 0xffff }, (_, code) =>
  code < 0xd800 || code > 0xdfff ? String.fromCharCode(code) : '',
).join('');

/**
 * Leaves out of the fonts the weights and forms of letters that no page shows. Their names keep the hash of the whole font: browsers that have
 * one keep it when only a weight here changes.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'slim-fonts',
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
