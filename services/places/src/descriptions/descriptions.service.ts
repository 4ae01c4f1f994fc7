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
 * Time in ms for all calls to the geo provider: for a description, which somebody waits for, and for completing it in a
 * job, where the call may take 90 seconds.
 */
const PROVIDER_TIME_LIMITS_MS = { describing: 8_000, completing: 60_000 };

/** Gathers everything that is known about a located place, for jobs that store it. */
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
   * Describes a place. Each part has its own fallback and its own time; whoever is late is named as missing, and a job
   * completes what it knows about the place.
   * @param exactPosition position of a photo, where it is more precise than the place
   */
  async describe(
    place: LocatedPlace,
    exactPosition: Position | null,
    providerTimeLimitMs = PROVIDER_TIME_LIMITS_MS.describing,
  ): Promise<PlaceDescription> {
    // Open sources are other servers than those of the provider, so both are asked at the same time.
    const openKnowledge = this.knowledge.describe(place);
    const ownPositions = getSearchPositions(place);
    const positions = [...ownPositions, ...(exactPosition ? [exactPosition] : [])];
    const described = await this.providerDescriptions.describe(place, positions, providerTimeLimitMs);
    const found = await Promise.all(described.nearby.map((search) => this.addSights(search)));
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
   * Reads what is not cached about a place, for the next question.
   * @throws ApiError PROVIDER_UNAVAILABLE when a source does not answer, so that the job is tried again
   */
  async complete(place: LocatedPlace): Promise<void> {
    const [{ missing }] = await Promise.all([
      this.providerDescriptions.describe(place, getSearchPositions(place), PROVIDER_TIME_LIMITS_MS.completing),
      this.refresh.complete(place),
    ]);
    if (missing.length > 0) throw new ApiError('PROVIDER_UNAVAILABLE');
  }

  private async addSights({ query, found }: NearbySearch): Promise<NearbyAttraction[]> {
    const { value } = await this.sights.enrich(query, found);
    return value.map(({ name, distance, coordinates }) => ({ name, distance, coordinates }));
  }
}

/** Attractions around the capital of a country are not near the country: those inside are listed. */
const getSearchPositions = (place: LocatedPlace): Position[] =>
  place.kind === 'country' || place.kind === 'region' ? [] : [place];
