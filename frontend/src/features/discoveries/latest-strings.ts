/** Strings of the latest discoveries, separate from those of one's own, which load later. */
export const STRINGS = {
  heading: 'Latest discoveries',
  unit: (count: number) => (count === 1 ? 'discovery' : 'discoveries'),
  guest: 'a guest',
  by: (author: string) => `by ${author}, `,
  loading: 'Loading discoveries…',
  none: 'No shared discoveries yet',
  noneHint: 'Yours could be the first.',
  library: 'Browse the guides',
  failed: "Couldn't load the latest discoveries",
  failedFallback: 'Your connection may be down.',
  retry: 'Try Again',
} as const;
