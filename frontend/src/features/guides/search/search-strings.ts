/**
 * Strings for the destination search and for requesting an article, separate from those of guide pages, which load
 * later.
 */
export const STRINGS = {
  search: {
    heading: 'Where to?',
    label: 'Search for a destination',
    placeholder: 'Petra, the Uffizi…',
    submit: 'Search',
    minimum: 'Minimum 3 characters required',
    generatingHint: 'Generating a new guide can take a minute',
    aiHint: 'AI search can write one, with sources',
    searching: 'Searching…',
    found: (count: number, q: string) =>
      count === 0 ? `No guide to “${q}” yet` : `${count === 1 ? '1 guide' : `${count} guides`} for “${q}”`,
    failed: "The search didn't work.",
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
    explanation: "We couldn't write the guide. Please try again.",
  },
} as const;
