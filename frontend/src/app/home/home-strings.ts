/** Texts of the app's home that belong to no feature. */
export const STRINGS = {
  titles: { home: 'What did you discover?', saved: 'Your discoveries', profile: 'Profile' },
  home: 'Home',
  saved: 'Saved',
  profile: 'Profile',
  storedInBrowser: 'Kept in this browser.',
  signUp: 'Sign Up Free',
  toStorePermanently: 'to keep them for good.',
  online: 'Online',
  offline: 'Offline',
  admin: 'Admin',
  welcome: 'Welcome back',
  logOut: 'Log out',
  takePhoto: 'Take a Photo',
  marked: (title: string) => `${title} is marked on the map and among the cards.`,
} as const;
