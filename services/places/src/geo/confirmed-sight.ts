import type { Category } from '@placelore/contracts/places/categories.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { PlaceClue } from '@placelore/contracts/places/places.js';

/** A sight that a clue names, the guidebook lacks, and another source knows. */
export interface ConfirmedSight {
  name: string;
  /** In the local language, where it differs. */
  localName: string | null;
  position: Position;
  category: Category;
  /** Noun with its article: "a fountain"; null when it is unknown. */
  noun: string | null;
  /** Geo provider of the place: `osm`, `wikidata` or `google`. */
  provider: string;
  /** Name of the source in sentences: "Wikidata". */
  source: string;
  attribution: string | null;
  /** The work of art that a clue named and that this museum holds; null when the clue named the sight itself. */
  heldWork: string | null;
}

/** A clue whose sight may have been confirmed. */
export interface LocatableClue extends PlaceClue {
  confirmed?: ConfirmedSight;
}
