import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceType } from '@placelore/contracts/places/place-types.js';

/** Source form of a `PlaceKind`, with lists as comma-separated texts. */
export interface KindDefinition {
  label: string;
  /** Words of queries in English, German, French, Spanish and Italian. */
  queried: string;
  nouns?: string;
  signs?: string;
  akin?: string;
  categories?: readonly Category[];
  placeTypes?: readonly PlaceType[];
  related?: readonly Category[];
}
