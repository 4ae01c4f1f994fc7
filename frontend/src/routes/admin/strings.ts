import { BRAND } from '../../lib/brand.js';

/** Texts of the pages around the admin features. */
export const STRINGS = {
  pageTitle: `Administration | ${BRAND}`,
  heading: 'Admin Panel',
  tabs: 'Admin sections',
  back: 'Back to App',
  openServicesOff:
    'Open services are off, so street maps, photos and facts from OpenStreetMap and Wikipedia are missing. Set OPEN_SERVICES_CONTACT to turn them on.',
  signals: {
    link: 'Signals',
    heading: 'Signals',
    pageTitle: `Signals | ${BRAND}`,
  },
  duplicates: {
    link: 'Duplicates',
    heading: 'Duplicate Article Manager',
    back: 'Back to Admin',
  },
} as const;
