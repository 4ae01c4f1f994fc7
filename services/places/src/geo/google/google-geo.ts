import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres } from '@placelore/contracts/great-circle.js';
import type { GeocodedPlace } from '@placelore/contracts/maps.js';
import type { LocatedPlace, NearbyPlace, PlaceBackground, PlaceClue } from '@placelore/contracts/places.js';
import type { KeptPlacesRepository } from '../../cache/kept-places.repository.js';
import type {
  GeocodedPlaces,
  GeoProvider,
  ListedPlace,
  Location,
  NearbyQuery,
  PositionAddress,
  Walk,
} from '../geo-provider.js';
import { LONGEST_WALK } from '../longest-walk.js';
import type { Geocoder } from './geocoder.js';
import { GOOGLE_ATTRIBUTION, type GooglePlace } from './present-google-place.js';

/** Who searches for places at Google: Places API (New), or its legacy calls. */
export interface GooglePlaces {
  nearby(query: NearbyQuery): Promise<NearbyPlace[]>;
  /** The place of that name at a position, or null. */
  at(name: string, position: Position): Promise<GooglePlace | null>;
  /** What a sight's name can mean; absent where no such search is bought. */
  byName?(name: string): Promise<GeocodedPlace[]>;
}

/** Who knows ways at Google: Routes API, or the legacy Directions. */
export interface GoogleWays {
  route(from: Position, to: Position): Promise<Walk | null>;
}

export interface GoogleServices {
  places: GooglePlaces;
  ways: GoogleWays;
  geocoder: Geocoder;
}

/** The provider's name, in answers and headers. */
export const GOOGLE = 'google';

/**
 * Answers from Google Maps. Its terms let nothing be stored but place ids, and positions for 30 days; so every answer
 * is paid anew, except where only a position is needed. What a photo's clues point at, and what is told about it, stays
 * with the embedded provider: that is written down with the result. A call that fails throws; the caller decides who
 * stands in.
 */
export class GoogleGeo implements GeoProvider {
  readonly name = GOOGLE;
  readonly nearbyAttribution = GOOGLE_ATTRIBUTION;
  readonly storable = false;

  constructor(
    private readonly services: GoogleServices,
    private readonly kept: KeptPlacesRepository,
    private readonly embedded: GeoProvider,
  ) {}

  locate(clues: readonly PlaceClue[]): Promise<Location> {
    return this.embedded.locate(clues);
  }

  background(place: LocatedPlace): Promise<PlaceBackground> {
    return this.embedded.background(place);
  }

  nearby(query: NearbyQuery): Promise<NearbyPlace[]> {
    return this.services.places.nearby(query);
  }

  /**
   * Nothing of the answer is passed on but that there is such a place: the name is the visitor's own, the position is
   * kept for as long as Google allows, and what the place is like must not be stored.
   */
  async placeNamed(name: string, position: Position): Promise<ListedPlace | null> {
    const known = (await this.kept.isAt(name, position)) ? position : null;
    const found = known ? null : await this.services.places.at(name, position);
    // An answer is an answer, kept or not.
    if (found) await this.kept.keep(found.id, name, found.position).catch(() => {});
    const at = known ?? found?.position;
    if (!at) return null;
    return {
      name,
      localName: null,
      position: at,
      category: 'Other',
      noun: null,
      description: null,
      facts: [],
      attribution: null,
    };
  }

  /**
   * What a name can mean, by Geocoding. It knows towns and addresses better than sights: where no result matches the
   * whole name, Places is searched for it too, and only when that knows nothing either, the partial matches count.
   */
  async geocode(name: string): Promise<GeocodedPlaces> {
    const { whole, partial } = await this.services.geocoder.find(name);
    const [first] = whole;
    if (first) {
      const at = { latitude: first.lat, longitude: first.lng };
      // An answer is an answer, kept or not.
      await this.kept.keep(first.placeId, name, at).catch(() => {});
      return whole.map(withoutId);
    }
    const sights = (await this.services.places.byName?.(name)) ?? [];
    return sights.length > 0 ? sights : partial.map(withoutId);
  }

  async positionOf(name: string): Promise<Position | null> {
    const kept = await this.kept.positionOf(name);
    if (kept) return kept;
    const [first] = await this.geocode(name);
    return first ? { latitude: first.lat, longitude: first.lng } : null;
  }

  reverse(position: Position): Promise<PositionAddress> {
    return this.services.geocoder.reverse(position);
  }

  async directions(from: Position, to: Position): Promise<Walk> {
    const way = distanceMetres(from, to) <= LONGEST_WALK ? await this.services.ways.route(from, to) : null;
    return way ?? this.embedded.directions(from, to);
  }
}

const withoutId = ({ placeId: _, ...place }: GeocodedPlace & { placeId: string }): GeocodedPlace => place;
