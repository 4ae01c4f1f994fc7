/** Texts of the app's home page that belong to no feature. */
export const STRINGS = {
  titles: { home: 'What did you discover?', saved: 'Your discoveries', profile: 'Profile' },
  storedInBrowser: 'Kept in this browser.',
  signUp: 'Sign Up Free',
  toStorePermanently: 'to keep them for good.',
  appearance: 'Appearance',
  takePhoto: 'Take a Photo',
  explore: 'Explore guides',
  firstGuides: 'Start with one of these',
  howToKeep: 'Open a guide and press “Keep offline”: it is then listed here, and can be read without a connection.',
  marked: (title: string) => `${title} is marked on the map and among the cards.`,
} as const;
