/** Product name, which no other file contains. */
export const BRAND = 'Placelore';

export const TAGLINE = 'Discover through your camera';
