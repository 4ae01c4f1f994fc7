/** Strings of the example guide. */
export const STRINGS = {
  heading: 'Example guide',
  from: (sources: readonly string[]) => sources.join(', '),
  read: 'Read the guide',
} as const;
