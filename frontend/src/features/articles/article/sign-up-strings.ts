/** Strings of the invitation to sign up. */
export const STRINGS = {
  title: 'Keep what you discover',
  text: 'Take a photo of a place and read its story. With an account your discoveries stay together. Free forever.',
  join: 'Sign Up Free',
  journey: 'Start Your Journey',
} as const;
