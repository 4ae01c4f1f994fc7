import type { Article } from '@placelore/contracts/content/articles/articles.js';

/** Types of places that have a center to walk to. */
const TOWN_TYPES = /^(City|Town|Village|Oasis|Resort)$/;

/** Whether readers may go there on foot: a town or a sight in it, but no region and nothing outside of a town. */
export const isWalkable = ({ locationLabel, placeType }: Partial<Pick<Article, 'locationLabel' | 'placeType'>>) =>
  !locationLabel && (!placeType || TOWN_TYPES.test(placeType));
