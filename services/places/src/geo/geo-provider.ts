import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { Address, GeocodedPlace, WalkingRoute } from '@placelore/contracts/places/maps.js';
import type { LocatedPlace, NearbyPlace, PlaceKind } from '@placelore/contracts/places/places.js';
import type { LocatableClue } from './confirmed-sight.js';

/** Injection token: selected geo provider. */
export const GEO_PROVIDER = Symbol('GEO_PROVIDER');

export interface Location {
  /** The place that fits all clues together; null without one. */
  place: LocatedPlace | null;
  /** Other possible places, most likely first. */
  alternatives: LocatedPlace[];
  /** The position of the clue that led to a town or country; null for a sight, and when a name led to the place. */
  exactPosition: Position | null;
}

/** A place that a provider lists by name and position. */
export interface ListedPlace {
  name: string;
  /** In the local language, if different. */
  localName: string | null;
  position: Position;
  category: Category;
  /** Noun with an article: "a hotel"; null when it is unknown or must not be stored. */
  noun: string | null;
  /** What the provider states about the place. */
  knowledge: PlaceKnowledge;
  attribution: string | null;
}

export interface NearbyQuery {
  position: Position;
  kind: PlaceKind;
  /** In meters. */
  radius: number;
  limit: number;
  /** Names to omit from the result, compared after normalization. */
  excludeNames: string[];
}

/** A search with {@link GeoProvider.findSight}. */
export interface SightSearch {
  /** Name with town and country. */
  text: string;
  /** Whether shops, restaurants and hotels also count, which are not in encyclopedias. */
  isVenue: boolean;
  /** Whether the sight may be at a position. */
  isPossible: (position: Position) => boolean;
}

export type PositionAddress = Omit<Address, 'provider' | 'degraded' | 'attribution'>;
export type Walk = Omit<WalkingRoute, 'provider' | 'degraded' | 'attribution'>;

/** Result of {@link GeoProvider.geocode}, most likely first. */
export type GeocodedPlaces = GeocodedPlace[];

/** A source of places. Results of one provider are shown together; a map never mixes providers. */
export interface GeoProvider {
  readonly name: string;
  /** Attribution to show with results of {@link nearby}, or null. */
  readonly nearbyAttribution: string | null;
  /** Attribution to show with results of {@link geocode} and {@link reverse}, if it differs from that of nearby. */
  readonly addressAttribution?: string | null;
  /** Whether results may be stored in a database or by a browser; some vendors' terms forbid this. */
  readonly isStorable: boolean;
  /** Whether the terms forbid lists of nearby places, so that the embedded provider lists them instead. */
  readonly omitsNearby?: boolean;
  locate(clues: readonly LocatableClue[]): Promise<Location>;
  /** Returns facts, with sources, about a place that this provider located. */
  background(place: LocatedPlace): Promise<PlaceKnowledge>;
  /** Returns places of one kind, nearest first. */
  nearby(query: NearbyQuery): Promise<NearbyPlace[]>;
  /**
   * Returns the place with this name at a position; null without one. Finds every result of {@link nearby} by its name
   * and position.
   */
  findPlaceByName(name: string, position: Position): Promise<ListedPlace | null>;
  /**
   * Returns the place that words certainly name and that is not in the bundled data. Only for providers of open data,
   * whose names may be stored.
   */
  findNamedPlace?(query: string): Promise<LocatedPlace | null>;
  /**
   * Returns the only sight or venue that words name at a possible position; null without exactly one. Only for
   * providers whose names may be stored.
   */
  findSight?(query: SightSearch): Promise<LocatedPlace | null>;
  /** Returns the meanings of a name, most likely first; nothing for an unknown name. */
  geocode(name: string): Promise<GeocodedPlaces>;
  /**
   * Returns the position of the most likely meaning; null without one. Only for providers with a cheaper way than
   * {@link geocode}.
   */
  findPosition?(name: string): Promise<Position | null>;
  /** Returns the address of a position; all fields are null far out at sea. */
  reverse(position: Position): Promise<PositionAddress>;
  /** Returns a walking route, or a straight line at 5 km/h when the provider finds no route. */
  directions(from: Position, to: Position): Promise<Walk>;
}

/** Maximum length in meters of a route requested from a vendor; a longer walk would take more than a day. */
export const MAX_WALK_METERS = 50_000;
