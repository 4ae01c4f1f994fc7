import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { GeocodedPlace } from '@placelore/contracts/places/maps.js';
import type { LocatedPlace, NearbyPlace, PlaceBackground, PlaceClue } from '@placelore/contracts/places/places.js';
import type { CachedPlacesRepository } from '../../place-cache/cached-places.repository.js';
import type {
  GeocodedPlaces,
  GeoProvider,
  ListedPlace,
  Location,
  NearbyQuery,
  PositionAddress,
  Walk,
} from '../geo-provider.js';
import { MAX_WALK_METERS } from '../geo-provider.js';
import type { Geocoder } from './geocoder.js';
import { GOOGLE_ATTRIBUTION, type GooglePlace } from './google-place.js';

/** Who searches for places at Google: Places API (New), or its legacy calls. */
export interface GooglePlaces {
  nearby(query: NearbyQuery): Promise<NearbyPlace[]>;
  /** The place of that name at a position, or null. */
  findAt(name: string, position: Position): Promise<GooglePlace | null>;
  /** What a sight's name can mean; absent where no such search is bought. */
  findByName?(name: string): Promise<GeocodedPlace[]>;
}

/** Who knows ways at Google: Routes API, or the legacy Directions. */
export interface GoogleRoutes {
  route(from: Position, to: Position): Promise<Walk | null>;
}

export interface GoogleServices {
  places: GooglePlaces;
  routes: GoogleRoutes;
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
  readonly isStorable = false;

  constructor(
    private readonly services: GoogleServices,
    private readonly cachedPlaces: CachedPlacesRepository,
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
  async findPlaceByName(name: string, position: Position): Promise<ListedPlace | null> {
    const cachedPosition = (await this.cachedPlaces.isCachedAt(name, position)) ? position : null;
    const found = cachedPosition ? null : await this.services.places.findAt(name, position);
    // An answer is an answer, kept or not.
    if (found) await this.cachedPlaces.save(found.id, name, found.position).catch(() => {});
    const foundPosition = cachedPosition ?? found?.position;
    if (!foundPosition) return null;
    return {
      name,
      localName: null,
      position: foundPosition,
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
    const { full, partial } = await this.services.geocoder.find(name);
    const [first] = full;
    if (first) {
      const at = { latitude: first.lat, longitude: first.lng };
      // An answer is an answer, kept or not.
      await this.cachedPlaces.save(first.placeId, name, at).catch(() => {});
      return full.map(omitPlaceId);
    }
    const sights = (await this.services.places.findByName?.(name)) ?? [];
    return sights.length > 0 ? sights : partial.map(omitPlaceId);
  }

  async findPosition(name: string): Promise<Position | null> {
    const cachedPosition = await this.cachedPlaces.findPosition(name);
    if (cachedPosition) return cachedPosition;
    const [first] = await this.geocode(name);
    return first ? { latitude: first.lat, longitude: first.lng } : null;
  }

  reverse(position: Position): Promise<PositionAddress> {
    return this.services.geocoder.reverse(position);
  }

  async directions(from: Position, to: Position): Promise<Walk> {
    const walk = getDistanceMeters(from, to) <= MAX_WALK_METERS ? await this.services.routes.route(from, to) : null;
    return walk ?? this.embedded.directions(from, to);
  }
}

const omitPlaceId = ({ placeId: _, ...place }: GeocodedPlace & { placeId: string }): GeocodedPlace => place;
