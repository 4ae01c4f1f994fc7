import type { Category } from '@placelore/contracts/places/categories.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { Address, GeocodedPlace, WalkingRoute } from '@placelore/contracts/places/maps.js';
import type {
  LocatedPlace,
  NearbyPlace,
  PlaceBackground,
  PlaceClue,
  PlaceKind,
} from '@placelore/contracts/places/places.js';

/** Injection token of the geo provider in use. */
export const GEO_PROVIDER = Symbol('GEO_PROVIDER');

export interface Location {
  /** The place all clues together point at, or null when they point nowhere. */
  place: LocatedPlace | null;
  /** The next likely ones, likeliest first. */
  alternatives: LocatedPlace[];
  /** The position of the clue that led to a town or country; null for a sight, and where a name led to the place. */
  exactPosition: Position | null;
}

/** A place that a provider knows by name and position. */
export interface ListedPlace {
  name: string;
  /** In the local language, where it differs. */
  localName: string | null;
  position: Position;
  category: Category;
  /** What it is, with its article: "a hotel"; null when that may not be stored or is not known. */
  noun: string | null;
  description: string | null;
  facts: string[];
  attribution: string | null;
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

export type PositionAddress = Omit<Address, 'provider' | 'degraded' | 'attribution'>;
export type Walk = Omit<WalkingRoute, 'provider' | 'degraded' | 'attribution'>;

/** What {@link GeoProvider.geocode} answers: the likeliest first. */
export type GeocodedPlaces = GeocodedPlace[];

/** Who knows places. All answers of one provider are shown together; providers are never mixed on one map. */
export interface GeoProvider {
  readonly name: string;
  /** The credit to show with answers of {@link nearby}, or null. */
  readonly nearbyAttribution: string | null;
  /** The credit to show with answers of {@link geocode} and {@link reverse}, where it differs from the one of nearby. */
  readonly addressAttribution?: string | null;
  /** Whether its answers may be written down, in a database or by a browser; not all vendors' terms let them. */
  readonly isStorable: boolean;
  locate(clues: readonly PlaceClue[]): Promise<Location>;
  /** Checked facts about a place this provider located. */
  background(place: LocatedPlace): Promise<PlaceBackground>;
  /** Places of one kind, nearest first. */
  nearby(query: NearbyQuery): Promise<NearbyPlace[]>;
  /**
   * The place of that name which stands at a position, or null. It finds again whatever {@link nearby} listed, by the
   * name and the position in that answer.
   */
  findPlaceByName(name: string, position: Position): Promise<ListedPlace | null>;
  /** What a name can mean, likeliest first; empty when nothing is known by it. */
  geocode(name: string): Promise<GeocodedPlaces>;
  /**
   * Where the likeliest place of a name is, or null; for providers that can tell it with less than {@link geocode}.
   */
  findPosition?(name: string): Promise<Position | null>;
  /** Where a position is; all null far out at sea. */
  reverse(position: Position): Promise<PositionAddress>;
  /** A way to walk; the straight line at 5 km/h when the provider knows no ways. */
  directions(from: Position, to: Position): Promise<Walk>;
}

/** Metres of the longest way that a vendor is asked for: nobody walks further in a day. */
export const MAX_WALK_METERS = 50_000;
