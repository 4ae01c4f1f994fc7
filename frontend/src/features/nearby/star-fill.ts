/** How many of five stars a popularity from 0 to 10 has, in halves of a star. */
export const toStarCount = (popularity: number): number => Math.round(popularity) / 2;

/** How much of the star at a place, counted from 0, is filled: 0, 0.5 or 1. */
export const getStarFill = (stars: number, index: number): number => Math.min(1, Math.max(0, stars - index));
