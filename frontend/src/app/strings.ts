import { BRAND } from '../lib/brand.js';

/** Texts around every page. */
export const STRINGS = {
  skip: 'Skip to content',
  home: `${BRAND} home`,
  motto: `${BRAND}. Free forever.`,
  sources: `Places by GeoNames and the ${BRAND} guidebook.`,
  navigation: 'Main',
  lightColors: 'Use light colors',
  darkColors: 'Use dark colors',
  loading: 'Loading...',
  offline: { title: 'Offline Mode', description: "You're offline.", destructive: true },
  sessionEnded: { title: 'Your session has ended', description: 'Please sign in again.', destructive: true },
  pageError: 'This page could not be shown',
  pageErrorHint: 'A part of it did not load. The connection may be down, or there is a newer version.',
  retry: 'Try Again',
  accessDenied: { title: 'Access Denied', description: 'Admin access required' },
} as const;
