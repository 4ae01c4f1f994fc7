/** Strings for the latest discoveries, separate from those for the user's own, which load later. */
export const STRINGS = {
  heading: 'Latest discoveries',
  guest: 'a guest',
  by: (author: string) => `by ${author}, `,
  loading: 'Loading discoveries…',
  failed: "Couldn't load the latest discoveries",
  failedFallback: 'Your connection may be down.',
  retry: 'Try Again',
} as const;
