import { BRAND } from '../../lib/brand.js';

/** Texts around the admin panel. */
export const STRINGS = {
  pageTitle: `Administration | ${BRAND}`,
  heading: 'Admin Panel',
  tabs: 'Admin sections',
  back: 'Back to App',
  duplicates: {
    link: 'Duplicates',
    heading: 'Duplicate Article Manager',
    back: 'Back to Admin',
  },
} as const;
