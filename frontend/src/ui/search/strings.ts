/** Strings of search suggestions. */
export const STRINGS = {
  suggestions: 'Suggestions',
  recent: 'Searched before',
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
} as const;
