import { Inject, Injectable } from '@nestjs/common';
import type { Position } from '@placelore/contracts/places/geography.js';
import { mergeKnowledge } from '@placelore/contracts/places/knowledge.js';
import type { LocatedPlace, NearbyAttraction, PlaceDescription } from '@placelore/contracts/places/places.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { listPlacesInside } from '../geo/embedded/places-inside.js';
import { GEO_PROVIDER, type GeoProvider, type NearbyQuery } from '../geo/geo-provider.js';
import { GEO, type Geo } from '../geo/provider-result.js';
import { KnowledgeService } from '../knowledge/knowledge.service.js';
import { KnowledgeRefreshService } from '../knowledge/knowledge-refresh.service.js';
import { NearbySightsService } from '../knowledge/sights/nearby-sights.service.js';
import { RecommendationsService } from '../recommendations/recommendations.service.js';

/** Search radius around a place in meters, and the maximum number of attractions. */
const NEARBY_RADIUS_METERS = 2_000;
const NEARBY_LIMIT = 8;
/** Maximum number of places inside a region or country. */
const INSIDE_LIMIT = 12;

/** Gathers everything that is known about a located place, for jobs that store it. */
@Injectable()
export class DescriptionsService {
  constructor(
    @Inject(GEO_PROVIDER) private readonly provider: GeoProvider,
    @Inject(GEO) private readonly geo: Geo,
    private readonly recommendations: RecommendationsService,
    private readonly atlas: Atlas,
    private readonly knowledge: KnowledgeService,
    private readonly sights: NearbySightsService,
    @Inject(KnowledgeRefreshService) private readonly refresh: Pick<KnowledgeRefreshService, 'request'>,
  ) {}

  /**
   * Describes a place. Each part has its own fallback. The provider is called for one part after the other, because
   * public servers accept no concurrent calls.
   * @param exactPosition position of a photo, where it is more precise than the place
   */
  async describe(place: LocatedPlace, exactPosition: Position | null): Promise<PlaceDescription> {
    // Open sources are other servers than those of the provider, so both are asked at the same time.
    const openKnowledge = this.knowledge.describe(place);
    const background = await this.provider.background(place);
    // Attractions around the capital of a country are not near the country: those inside are listed.
    const nearbyAttractions = await this.findAttractions(place);
    const exactPlace = exactPosition && {
      ...exactPosition,
      nearbyAttractions: await this.findNearbyAttractions(place, exactPosition),
    };
    const { knowledge, identity, missing } = await openKnowledge;
    if (missing.length > 0) await this.refresh.request(place);
    return {
      identity,
      missingProviders: missing,
      background: mergeKnowledge(background, knowledge),
      nearbyAttractions,
      exactPlace,
      recommendations: this.recommendations.recommendAround(place),
    };
  }

  private async findAttractions(place: LocatedPlace): Promise<NearbyAttraction[]> {
    if (place.kind === 'country' || place.kind === 'region') return listPlacesInside(this.atlas, place, INSIDE_LIMIT);
    return this.findNearbyAttractions(place, place);
  }

  /** Finds the attractions around a position, without the place itself. */
  private async findNearbyAttractions(
    { name, localName }: LocatedPlace,
    { latitude, longitude }: Position,
  ): Promise<NearbyAttraction[]> {
    const query: NearbyQuery = {
      position: { latitude, longitude },
      kind: 'attraction',
      radius: NEARBY_RADIUS_METERS,
      limit: NEARBY_LIMIT,
      excludeNames: [name, ...(localName ? [localName] : [])],
    };
    const { value } = await this.sights.enrich(query, await this.geo.nearbyForStorage(query));
    return value.map(({ name, distance, coordinates }) => ({ name, distance, coordinates }));
  }
}
