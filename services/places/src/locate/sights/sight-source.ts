import type { Position } from '@placelore/contracts/places/geography.js';
import type { PhotoSubject } from '@placelore/contracts/places/pictures/photo-subjects.js';
import type { ConfirmedSight } from '../../geo/confirmed-sight.js';

/** Where a sight must be. */
export interface SearchedArea {
  center: Position;
  /** Meters. */
  reach: number;
  /** The town as a clue names it; null for the surroundings of a position. */
  town: string | null;
}

/** A sight that a clue names. */
export interface SightQuery {
  name: string;
  subject: PhotoSubject;
  /** Null when only the country is known, or for a work of art nothing. */
  area: SearchedArea | null;
  /** ISO 3166-1 alpha-2; null when it is unknown. */
  countryCode: string | null;
  /** Position of photo or device; null when it is unknown. */
  near: Position | null;
}

/** Knows sights that the guidebook lacks. */
export interface SightSource {
  readonly name: string;
  /**
   * Returns the only sight of that name there; null when there is none, or several.
   * @throws ApiError when the source does not answer
   */
  find(query: SightQuery): Promise<ConfirmedSight | null>;
}
