/** The product's name; nothing else spells it out. */
export const BRAND = 'Placelore';

export const TAGLINE = 'Discover through your camera';

/** Begins every key this product keeps on the device. */
export const DEVICE_KEY_PREFIX = 'placelore:';
