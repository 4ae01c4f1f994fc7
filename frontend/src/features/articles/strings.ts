/** Strings of the pages of an article. */
export const STRINGS = {
  retry: 'Retry',
  all: 'All guides',
  fetchFailed: (status: number) => `Failed to fetch articles: ${status}`,
  error: (message: string) => `Error: ${message}`,
  readGuide: 'Loading the guide…',
  share: 'Share',
  map: 'Location Map',
  nearby: 'Nearby Attractions',
  inside: 'Places Inside',
  joinTitle: 'Keep what you discover',
  joinText: 'Take a photo of a place and read its story. With an account your discoveries stay together. Free forever.',
  join: 'Sign Up Free',
  journey: 'Start Your Journey',
  fullView: 'Full view of this guide',
} as const;
