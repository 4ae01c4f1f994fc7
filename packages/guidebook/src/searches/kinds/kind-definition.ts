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
  /** Ids of guidebook records that are of the kind though their words do not say so, and that are not though they do. */
  places?: string;
  exceptions?: string;
}
