import { setTimeout as delay } from 'node:timers/promises';
import { GOOGLE_PROVIDER } from '@placelore/contracts/places/geo-providers.js';
import { formatMetricDistance, getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import { formatDuration } from '../../geo/format-duration.js';
import type { NearbyQuery } from '../../geo/geo-provider.js';
import type { ProviderResult } from '../../geo/provider-result.js';
import { rankPlaces } from '../../nearby/rank-places.js';
import { ratePopularity } from './rank-sights.js';
import type { Sight, SightFinder } from './sight-finder.js';

/** Time in ms that a visitor waits for the prominence of sights. */
const TIME_LIMIT_MS = 2_500;
/** Distance in meters within which two sights with the same name are the same sight. */
const SAME_SIGHT_METERS = 60;
const VISIT_MINUTES = 45;

/** Adds Wikidata's sights to those of the map, and the prominence to all of them. */
export class NearbySightsService {
  constructor(
    /** Null when Wikidata is off. */
    private readonly finder: Pick<SightFinder, 'findAround'> | null,
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly timeLimitMs = TIME_LIMIT_MS,
  ) {}

  /**
   * Returns the best places from a result and from Wikidata's additional sights, nearest first. Without an answer in
   * time, the result is unchanged. So are restaurants, hotels, and Google's places, which must not be mixed with
   * others.
   */
  async enrich(query: NearbyQuery, found: ProviderResult<NearbyPlace[]>): Promise<ProviderResult<NearbyPlace[]>> {
    if (!this.finder || query.kind !== 'attraction' || found.provider === GOOGLE_PROVIDER) return found;
    const sights = await this.findInTime(this.finder, query);
    return sights.length === 0 ? found : { ...found, value: mergeSights(query, found.value, sights) };
  }

  private async findInTime(finder: Pick<SightFinder, 'findAround'>, query: NearbyQuery): Promise<Sight[]> {
    const timer = new AbortController();
    const inTime = finder.findAround(query.position, query.radius).catch((thrown) => {
      this.logger.warn({ err: thrown }, 'Wikidata is unavailable; listing sights without their prominence');
      return [];
    });
    const late = delay(this.timeLimitMs, [], { signal: timer.signal }).catch(() => []);
    const sights = await Promise.race([inTime, late]);
    timer.abort();
    return sights;
  }
}

function mergeSights(query: NearbyQuery, places: readonly NearbyPlace[], sights: readonly Sight[]): NearbyPlace[] {
  const popularities = ratePopularity(sights);
  const excluded = new Set(query.excludeNames.map(toNameKey));
  const merged = new Map(places.map((place) => [place, place]));
  const added: NearbyPlace[] = [];
  for (const [index, sight] of sights.entries()) {
    const popularity = popularities[index] ?? 0;
    const known = places.find((place) => isSameSight(place, sight));
    if (known) merged.set(known, { ...known, popularity });
    else if (!sight.names.some((name) => excluded.has(toNameKey(name)))) {
      added.push(presentSight(sight, popularity, getDistanceMeters(query.position, sight.position)));
    }
  }
  const all = [...merged.values(), ...added.filter(({ distanceMeters }) => distanceMeters <= query.radius)];
  return rankPlaces(all)
    .slice(0, query.limit)
    .sort((a, b) => a.distanceMeters - b.distanceMeters);
}

/** The map's own id decides; without it, name and position together. */
function isSameSight({ providerId, name, coordinates }: NearbyPlace, sight: Sight): boolean {
  if (providerId !== null && sight.osmIds.includes(providerId)) return true;
  const position = { latitude: coordinates.lat, longitude: coordinates.lng };
  const key = toNameKey(name);
  return (
    getDistanceMeters(position, sight.position) <= SAME_SIGHT_METERS &&
    sight.names.some((own) => toNameKey(own) === key)
  );
}

const presentSight = (sight: Sight, popularity: number, distance: number): NearbyPlace => ({
  name: sight.name,
  description: sight.description,
  category: sight.category,
  distance: formatMetricDistance(distance),
  distanceMeters: Math.round(distance),
  estimatedVisitTime: formatDuration(VISIT_MINUTES),
  popularity,
  coordinates: { lat: sight.position.latitude, lng: sight.position.longitude },
  culturalInfo: sight.isHeritage ? 'Part of a UNESCO World Heritage Site.' : '',
  facts: [],
  source: 'wikidata',
  slug: null,
  providerId: sight.id,
  openNow: null,
  openingHours: [],
  website: null,
  accessibility: null,
  attribution: null,
});
