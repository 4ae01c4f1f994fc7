import type { Category } from '@placelore/contracts/places/categories.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { PlaceClue } from '@placelore/contracts/places/places.js';

/** A sight that a clue names and that is not in the guidebook, but in another source. */
export interface ConfirmedSight {
  name: string;
  /** In the local language, if different. */
  localName: string | null;
  position: Position;
  category: Category;
  /** Noun with an article: "a fountain"; null when unknown. */
  noun: string | null;
  /** Geo provider of the place: `osm`, `wikidata` or `google`. */
  provider: string;
  /** Name of the source as used in sentences: "Wikidata". */
  source: string;
  attribution: string | null;
  /** The work of art that a clue names and that is in this museum; null when the clue names the sight itself. */
  heldWork: string | null;
}

/** A clue that may have been confirmed by another source. */
export interface LocatableClue extends PlaceClue {
  confirmed?: ConfirmedSight;
}
