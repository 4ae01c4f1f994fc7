import { BRAND } from '../lib/brand.js';

/** Texts of the frame around every page. */
export const STRINGS = {
  skip: 'Skip to content',
  home: `${BRAND} home`,
  motto: `${BRAND}. Free forever.`,
  sources: `Places by GeoNames and the ${BRAND} guidebook.`,
  navigation: 'Main',
  destinations: { home: 'Home', explore: 'Explore', map: 'Map', photo: 'Photo', saved: 'Saved', profile: 'Profile' },
  header: {
    search: 'Search',
    uploadPhoto: 'Upload Photo',
    online: 'Online',
    offline: 'Offline',
    admin: 'Admin',
    welcome: 'Welcome back',
    logOut: 'Log out',
    signIn: 'Sign In',
    signUp: 'Sign Up Free',
  },
  lightColors: 'Use light colors',
  darkColors: 'Use dark colors',
  loading: 'Loading...',
  offline: { title: 'Offline Mode', description: "You're offline.", destructive: true },
  sessionEnded: { title: 'Your session has ended', description: 'Please sign in again.', destructive: true },
  adminSessionEnded: 'Your session ended.',
  adminSignIn: 'Sign in',
  pageError: "This page didn't load",
  pageErrorHint: 'Part of it is missing. Your connection may be down, or there is a newer version.',
  retry: 'Try Again',
  accessDenied: { title: 'Access Denied', description: 'Admin access required' },
} as const;
