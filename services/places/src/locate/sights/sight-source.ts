import type { Position } from '@placelore/contracts/places/geography.js';
import type { PhotoSubject } from '@placelore/contracts/places/pictures/photo-subjects.js';
import type { ConfirmedSight } from '../../geo/confirmed-sight.js';

/** The area in which a sight must be. */
export interface SearchedArea {
  center: Position;
  /** In meters. */
  reach: number;
  /** The town as named in a clue; null for the surroundings of a position. */
  town: string | null;
}

/** A sight that a clue names. */
export interface SightQuery {
  name: string;
  subject: PhotoSubject;
  /** Null when only the country is known or, for a work of art, nothing at all. */
  area: SearchedArea | null;
  /** ISO 3166-1 alpha-2; null when unknown. */
  countryCode: string | null;
  /** Position of the photo or device; null when unknown. */
  near: Position | null;
}

/** A source of sights that are not in the guidebook. */
export interface SightSource {
  readonly name: string;
  /**
   * Returns the only sight with that name in that area; null when there is none or more than one.
   * @throws ApiError when the source does not answer
   */
  find(query: SightQuery): Promise<ConfirmedSight | null>;
}
