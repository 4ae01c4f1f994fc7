/**
 * Strings for the destination search and for writing an article, separate from those of guide pages, which load later.
 */
export const STRINGS = {
  search: {
    heading: 'Where to?',
    intro: 'Search the library for a sight, a town or a country, or have a guide written for you.',
    label: 'Search for a destination',
    placeholder: 'Kyoto, Petra, the Uffizi …',
    submit: 'Search',
    minimum: 'Minimum 3 characters required',
    generatingHint: 'Generating a guide takes a few seconds when the library has none yet.',
    aiHint: 'AI search: ask for any place in the world, and a guide is written from checked facts.',
    searching: 'Searching …',
    found: (count: number, q: string) =>
      count === 0
        ? `Nothing about “${q}” is in the library yet.`
        : `${count === 1 ? 'One guide' : `${count} guides`} for “${q}”`,
    failed: 'The search did not work.',
    retry: 'Try Again',
    all: 'All results',
    dynamicBadge: 'AI Generated Content',
    requestBadge: 'Guide on request',
    preview: 'AI travel guide',
  },
  write: {
    idle: (q: string) => `Write an article about “${q}”`,
    working: 'Generating Article...',
    done: 'Article Generated! Opening...',
    failed: 'Failed. Retrying...',
    explanation: 'The guide could not be written. Please try again.',
  },
} as const;
