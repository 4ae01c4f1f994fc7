/** The product's name; nothing else spells it out. */
export const BRAND = 'Placelore';

export const TAGLINE = 'Discover through your camera';
