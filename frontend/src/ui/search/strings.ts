/** Strings of search suggestions. */
export const STRINGS = {
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  usePosition: 'Use my position',
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
} as const;
