import type { Position } from '@placelore/contracts/geography.js';
import type { LocatedPlace, NearbyPlace, PlaceBackground, PlaceClue, PlaceKind } from '@placelore/contracts/places.js';

/** Injection token of the geo provider in use. */
export const GEO_PROVIDER = Symbol('GEO_PROVIDER');

export interface Location {
  /** The place all clues together point at, or null when they point nowhere. */
  place: LocatedPlace | null;
  /** The next likely ones, likeliest first. */
  alternatives: LocatedPlace[];
}

export interface NearbyQuery {
  position: Position;
  kind: PlaceKind;
  /** Metres. */
  radius: number;
  limit: number;
  /** Names that must not be in the answer, compared after normalisation. */
  excludeNames: string[];
}

/** Who knows places. All answers of one provider are shown together; providers are never mixed on one map. */
export interface GeoProvider {
  readonly name: string;
  /** The credit to show with answers of {@link nearby}, or null. */
  readonly nearbyAttribution: string | null;
  locate(clues: readonly PlaceClue[]): Promise<Location>;
  /** Checked facts about a place this provider located. */
  background(place: LocatedPlace): Promise<PlaceBackground>;
  /** Places of one kind, nearest first. */
  nearby(query: NearbyQuery): Promise<NearbyPlace[]>;
}
