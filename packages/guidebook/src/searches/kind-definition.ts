import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceType } from '@placelore/contracts/places/place-types.js';

/** Kind of place as it is written down: lists are texts, separated by commas. */
export interface KindDefinition {
  label: string;
  /** Words of queries in English, German, French, Spanish and Italian, separated by commas. */
  queried: string;
  nouns?: string;
  signs?: string;
  akin?: string;
  categories?: readonly Category[];
  placeTypes?: readonly PlaceType[];
  related?: readonly Category[];
}
