/** Strings of the latest discoveries, separate from those of one's own, which load later. */
export const STRINGS = {
  heading: 'Latest discoveries',
  soFar: (count: number) => `${count === 1 ? 'discovery' : 'discoveries'} so far`,
  guest: 'a guest',
  by: (author: string) => `by ${author}, `,
  loading: 'Loading discoveries…',
  none: 'The map is still empty',
  noneHint: 'No discovery has been shared yet. Yours could be the first.',
  library: 'Browse the library',
  failed: 'The latest discoveries could not be read',
  failedFallback: 'The connection may be down.',
  retry: 'Try Again',
} as const;
