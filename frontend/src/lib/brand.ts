export { BRAND, TAGLINE } from '@placelore/contracts/system/brand.js';

/** Begins every key this product keeps on the device. */
export const DEVICE_KEY_PREFIX = 'placelore:';
