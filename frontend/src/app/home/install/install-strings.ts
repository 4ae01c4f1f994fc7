import { BRAND } from '../../../lib/brand.js';

/** Texts of the offer to install the app. */
export const STRINGS = {
  title: `Install ${BRAND}`,
  text: 'It opens from your home screen and receives photos that you share.',
  shareMenuHint: 'Share → Add to Home Screen',
  install: 'Install',
  dismiss: 'Not now',
} as const;
