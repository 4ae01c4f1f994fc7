/** Strings of the place correction. */
export const STRINGS = {
  openLabel: 'Not the right place?',
  title: 'Which place is it?',
  intro: 'Choose the place, and the result is rewritten for it. Your photo stays.',
  candidates: 'It might also be',
  search: 'Search for a place',
  placeholder: 'A sight, a town or a country',
  hint: 'At least 3 characters.',
  found: (count: number) => (count === 1 ? '1 place found' : `${count} places found`),
  searching: 'Searching…',
  none: (searchText: string) => `We couldn't find “${searchText}”. Try another spelling, or the town it's in.`,
  failed: "The search didn't work.",
  retry: 'Try Again',
  offline: "You're offline. You can change the place when you're back online.",
  loading: 'Opening…',
  loadFailed: 'Please check your connection and try again.',
  corrected: { title: 'Place changed', description: (title: string) => `This is now about ${title}.` },
  correctionFailed: {
    title: "Couldn't change the place",
    fallback: 'Your result is unchanged.',
  },
} as const;
