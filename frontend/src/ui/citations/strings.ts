/** Strings at the end of a text. */
export const STRINGS = {
  report: 'Report an error',
  corrections: 'Corrections',
  corrected: 'Corrected on',
  correctionSeparator: ': ',
} as const;
