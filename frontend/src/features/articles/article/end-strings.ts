/** Strings of the end of an article. */
export const STRINGS = {
  updated: 'Updated',
  title: 'Keep what you discover',
  text: 'Take a photo of a place and read its story. With an account your discoveries stay together. Free forever.',
  join: 'Sign Up Free',
  journey: 'Start Your Journey',
} as const;
