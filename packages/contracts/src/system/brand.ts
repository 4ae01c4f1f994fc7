/** Product name; no other file spells it out. */
export const BRAND = 'Placelore';

export const TAGLINE = 'Discover through your camera';
