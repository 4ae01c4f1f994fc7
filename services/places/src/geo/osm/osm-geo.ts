import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { mergeKnowledge } from '@placelore/contracts/places/knowledge.js';
import type { LocatedPlace, NearbyPlace } from '@placelore/contracts/places/places.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import type { Redis } from 'ioredis';
import type { CallPacing } from '../../http/host-rate-limiter.js';
import { VendorHost } from '../../http/vendor-host.js';
import { VendorMirrors } from '../../http/vendor-mirrors.js';
import type { LocatableClue } from '../confirmed-sight.js';
import type {
  GeocodedPlaces,
  GeoProvider,
  ListedPlace,
  Location,
  NearbyQuery,
  PositionAddress,
  SightSearch,
  Walk,
} from '../geo-provider.js';
import { MAX_WALK_METERS } from '../geo-provider.js';
import { pickNamedPlace, pickNamedVenue } from './named-place.js';
import { Nominatim } from './nominatim.js';
import { OSM_ATTRIBUTION } from './osm-place.js';
import type { OsmSettings } from './osm-variables.js';
import { Overpass } from './overpass.js';
import { WalkingRouter } from './walking-router.js';

/** Maximum duration of a call in ms, including its waiting time. Searching the map of an old town takes long. */
const CALL_TIMEOUT_MS = 3_000;
const OVERPASS_TIMEOUT_MS = 12_000;

/**
 * Geo provider that uses OpenStreetMap: Nominatim for names and positions, Overpass for places, OSRM for routes. The
 * embedded provider locates photos and supplies facts about places, because it weighs clues instead of names. A failed
 * call throws, and the caller chooses the fallback; only background facts merely omit the failed part.
 */
export class OsmGeo implements GeoProvider {
  readonly name = 'osm';
  readonly nearbyAttribution = OSM_ATTRIBUTION;
  readonly isStorable = true;
  private readonly hosts: VendorHost[] = [];
  readonly nominatim: Nominatim;
  private readonly overpass: Overpass;
  private readonly router: WalkingRouter;

  constructor(
    redis: Redis,
    settings: OsmSettings,
    private readonly embedded: GeoProvider,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {
    const host = (vendor: string, url: string, pace: CallPacing, timeout = CALL_TIMEOUT_MS) => {
      const made = new VendorHost(redis, { url, vendor, pace, userAgent: settings.userAgent, timeout });
      this.hosts.push(made);
      return made;
    };
    const interpreters = settings.overpassUrls.map((url) =>
      host('overpass', url, settings.paces.overpass, OVERPASS_TIMEOUT_MS),
    );
    this.nominatim = new Nominatim(host('nominatim', settings.nominatimUrl, settings.paces.nominatim));
    this.overpass = new Overpass(new VendorMirrors(interpreters));
    this.router = new WalkingRouter(host('osrm', settings.routerUrl, settings.paces.router));
  }

  locate(clues: readonly LocatableClue[]): Promise<Location> {
    return this.embedded.locate(clues);
  }

  /**
   * Returns the map data of a listed place together with the bundled data about its location; only the latter if the
   * map is unavailable.
   */
  async background(place: LocatedPlace): Promise<PlaceKnowledge> {
    const background = await this.embedded.background(place);
    const listed = place.provider === this.name ? await this.findListedAgain(place) : null;
    return listed ? mergeKnowledge(listed.knowledge, background) : background;
  }

  private async findListedAgain(place: LocatedPlace): Promise<ListedPlace | null> {
    try {
      return await this.findPlaceByName(place.name, place);
    } catch (thrown) {
      this.logger.warn({ err: thrown, provider: this.name }, 'Geo provider failed; using the guidebook only');
      return null;
    }
  }

  nearby(query: NearbyQuery): Promise<NearbyPlace[]> {
    return this.overpass.nearby(query);
  }

  findPlaceByName(name: string, position: Position): Promise<ListedPlace | null> {
    return this.overpass.findPlaceByName(name, position);
  }

  async findNamedPlace(query: string): Promise<LocatedPlace | null> {
    return pickNamedPlace(query, await this.nominatim.searchTagged(query));
  }

  async findSight({ text, isVenue, isPossible }: SightSearch): Promise<LocatedPlace | null> {
    const results = (await this.nominatim.searchTagged(text)).filter(({ position }) => isPossible(position));
    return isVenue ? pickNamedVenue(text, results) : pickNamedPlace(text, results);
  }

  geocode(name: string): Promise<GeocodedPlaces> {
    return this.nominatim.geocode(name);
  }

  reverse(position: Position): Promise<PositionAddress> {
    return this.nominatim.reverse(position);
  }

  async directions(from: Position, to: Position): Promise<Walk> {
    const walk = getDistanceMeters(from, to) <= MAX_WALK_METERS ? await this.router.route(from, to) : null;
    return walk ?? this.embedded.directions(from, to);
  }

  /** Closes the connections; called by Nest when the service stops. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.hosts.map((host) => host.close()));
  }
}
