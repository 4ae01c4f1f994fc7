/** Strings at the end of a text. */
export const STRINGS = {
  report: 'Report an error',
  showSources: 'Show sources',
  hideSources: 'Hide sources',
  corrections: 'Corrections',
  corrected: 'Corrected on',
  correctionSeparator: ': ',
} as const;
