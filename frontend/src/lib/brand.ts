export { BRAND, TAGLINE } from '@placelore/contracts/system/brand.js';

/** Prefix of every storage key on the device. */
export const DEVICE_KEY_PREFIX = 'placelore:';
