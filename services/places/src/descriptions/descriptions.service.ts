import { Inject, Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { mergeKnowledge } from '@placelore/contracts/places/knowledge.js';
import type { LocatedPlace, NearbyAttraction, PlaceDescription } from '@placelore/contracts/places/places.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { listPlacesInside } from '../geo/embedded/places-inside.js';
import { KnowledgeService } from '../knowledge/knowledge.service.js';
import { KnowledgeRefreshService } from '../knowledge/knowledge-refresh.service.js';
import { NearbySightsService } from '../knowledge/sights/nearby-sights.service.js';
import { RecommendationsService } from '../recommendations/recommendations.service.js';
import { type NearbySearch, ProviderDescriptionsService } from './provider-descriptions.service.js';

/** Maximum number of places inside a region or country. */
const INSIDE_LIMIT = 12;
/**
 * Time in ms for all calls to the geo provider: short for describing a place, because a user may be waiting; long for
 * completing a description in a job, where a call may take 90 seconds.
 */
const PROVIDER_TIME_LIMITS_MS = { describing: 8_000, completing: 60_000 };

/** Collects everything that is known about a located place, for jobs that store it. */
@Injectable()
export class DescriptionsService {
  constructor(
    private readonly providerDescriptions: ProviderDescriptionsService,
    private readonly recommendations: RecommendationsService,
    private readonly atlas: Atlas,
    private readonly knowledge: KnowledgeService,
    private readonly sights: NearbySightsService,
    @Inject(KnowledgeRefreshService) private readonly refresh: Pick<KnowledgeRefreshService, 'request' | 'complete'>,
  ) {}

  /**
   * Describes a place. Each part has its own fallback and time limit. Sources that do not answer in time are returned
   * as missing; a job then completes the knowledge.
   * @param exactPosition position of a photo, if it is more precise than that of the place
   */
  async describe(
    place: LocatedPlace,
    exactPosition: Position | null,
    providerTimeLimitMs = PROVIDER_TIME_LIMITS_MS.describing,
  ): Promise<PlaceDescription> {
    // Open sources and the provider are different servers, so they can be asked concurrently.
    const openKnowledge = this.knowledge.describe(place);
    const ownPositions = getSearchPositions(place);
    const positions = [...ownPositions, ...(exactPosition ? [exactPosition] : [])];
    const described = await this.providerDescriptions.describe(place, positions, providerTimeLimitMs);
    const found = await Promise.all(described.nearby.map((search) => this.addSights(search, place)));
    const { knowledge, identity, missing } = await openKnowledge;
    const missingProviders = [...described.missing, ...missing];
    if (missingProviders.length > 0) await this.refresh.request(place);
    return {
      identity,
      missingProviders,
      background: mergeKnowledge(described.background, knowledge),
      nearbyAttractions: ownPositions.length > 0 ? found[0]! : listPlacesInside(this.atlas, place, INSIDE_LIMIT),
      exactPlace: exactPosition && { ...exactPosition, nearbyAttractions: found.at(-1)! },
      recommendations: this.recommendations.recommendAround(place),
    };
  }

  /**
   * Reads everything that is not cached about a place, so that the next description is complete.
   * @throws ApiError PROVIDER_UNAVAILABLE when a source does not answer, so that the job is retried
   */
  async complete(place: LocatedPlace): Promise<void> {
    const [{ missing }] = await Promise.all([
      this.providerDescriptions.describe(place, getSearchPositions(place), PROVIDER_TIME_LIMITS_MS.completing),
      this.refresh.complete(place),
    ]);
    if (missing.length > 0) throw new ApiError('PROVIDER_UNAVAILABLE');
  }

  private async addSights({ query, found }: NearbySearch, around: LocatedPlace): Promise<NearbyAttraction[]> {
    const { value } = await this.sights.enrich(query, found);
    return value.map(({ name, distance, country, coordinates }) => ({
      name,
      distance,
      ...(country && country !== around.country && { country }),
      coordinates,
    }));
  }
}

/**
 * Attractions around the capital are not near the country as a whole, so places inside the country are listed instead.
 */
const getSearchPositions = (place: LocatedPlace): Position[] =>
  place.kind === 'country' || place.kind === 'region' ? [] : [place];
