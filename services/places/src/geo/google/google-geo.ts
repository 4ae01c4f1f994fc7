import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { GOOGLE_PROVIDER } from '@placelore/contracts/places/geo-providers.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { EMPTY_KNOWLEDGE } from '@placelore/contracts/places/knowledge.js';
import type { GeocodedPlace } from '@placelore/contracts/places/maps.js';
import type { LocatedPlace, NearbyPlace } from '@placelore/contracts/places/places.js';
import type { CachedPlacesRepository } from '../../place-cache/cached-places.repository.js';
import type { LocatableClue } from '../confirmed-sight.js';
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

/** Searches for places with the Places API (New) or its legacy version. */
export interface GooglePlaces {
  nearby(query: NearbyQuery): Promise<NearbyPlace[]>;
  /** Returns the place with this name at a position; null without one. */
  findAt(name: string, position: Position): Promise<GooglePlace | null>;
  /** Returns the meanings of a sight's name; absent if this search is not available. */
  findByName?(name: string): Promise<GeocodedPlace[]>;
}

/** Finds routes with the Routes API or the legacy Directions API. */
export interface GoogleRoutes {
  route(from: Position, to: Position): Promise<Walk | null>;
}

export interface GoogleServices {
  /** Null if Google's terms do not permit using places. */
  places: GooglePlaces | null;
  routes: GoogleRoutes;
  geocoder: Geocoder;
}

/**
 * Geo provider that uses Google Maps. Google's terms permit storing only place ids and, for 30 days, positions, so
 * results are paid for again unless only a position is needed. The embedded provider locates photos and supplies facts
 * about places, because these are stored. A failed call throws; the caller chooses the fallback.
 */
export class GoogleGeo implements GeoProvider {
  readonly name = GOOGLE_PROVIDER;
  readonly nearbyAttribution = GOOGLE_ATTRIBUTION;
  readonly isStorable = false;
  readonly omitsNearby: boolean;

  constructor(
    private readonly services: GoogleServices,
    private readonly cachedPlaces: CachedPlacesRepository,
    private readonly embedded: GeoProvider,
  ) {
    this.omitsNearby = services.places === null;
  }

  locate(clues: readonly LocatableClue[]): Promise<Location> {
    return this.embedded.locate(clues);
  }

  background(place: LocatedPlace): Promise<PlaceKnowledge> {
    return this.embedded.background(place);
  }

  nearby(query: NearbyQuery): Promise<NearbyPlace[]> {
    return (this.services.places ?? this.embedded).nearby(query);
  }

  /**
   * Returns only that the place exists: the name is the visitor's own, the position is stored for as long as Google
   * permits, and other details must not be stored.
   */
  async findPlaceByName(name: string, position: Position): Promise<ListedPlace | null> {
    const cachedPosition = (await this.cachedPlaces.isCachedAt(name, position)) ? position : null;
    const found = cachedPosition ? null : await this.services.places?.findAt(name, position);
    // The result is valid even if it cannot be stored.
    if (found) await this.cachedPlaces.save(found.id, name, found.position).catch(() => {});
    const foundPosition = cachedPosition ?? found?.position;
    if (!foundPosition) return null;
    return {
      name,
      localName: null,
      position: foundPosition,
      category: 'Other',
      noun: null,
      knowledge: EMPTY_KNOWLEDGE,
      attribution: null,
    };
  }

  /**
   * Returns the meanings of a name. Geocoding knows towns and addresses better than sights, so Places is searched as
   * well when no result matches the whole name. Partial matches count only if that search finds nothing.
   */
  async geocode(name: string): Promise<GeocodedPlaces> {
    const { full, partial } = await this.services.geocoder.find(name);
    const [first] = full;
    if (first) {
      const position = { latitude: first.lat, longitude: first.lng };
      // The result is valid even if it cannot be stored.
      await this.cachedPlaces.save(first.placeId, name, position).catch(() => {});
      return full.map(omitPlaceId);
    }
    const sights = (await this.services.places?.findByName?.(name)) ?? [];
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
