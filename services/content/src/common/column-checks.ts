import { CATEGORIES } from '@placelore/contracts/places/categories.js';

/** Constraint of every table with a category: one of the 15. */
export const CATEGORY_CHECK = `category in (${CATEGORIES.map((category) => `'${category}'`).join(', ')})`;
