import { Inject, Injectable } from '@nestjs/common';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { LocatedPlace, NearbyAttraction, PlaceDescription } from '@placelore/contracts/places/places.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { listPlacesInside } from '../geo/embedded/places-inside.js';
import { GEO_PROVIDER, type GeoProvider } from '../geo/geo-provider.js';
import { GEO, type Geo } from '../geo/provider-result.js';
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
  ) {}

  /**
   * Describes a place. Each part has its own fallback. The provider is called for one part after the other, because
   * public servers accept no concurrent calls.
   * @param exactPosition position of a photo, where it is more precise than the place
   */
  async describe(place: LocatedPlace, exactPosition: Position | null): Promise<PlaceDescription> {
    const background = await this.provider.background(place);
    // Attractions around the capital of a country are not near the country: those inside are listed.
    const nearbyAttractions = await this.findAttractions(place);
    const exactPlace = exactPosition && {
      ...exactPosition,
      nearbyAttractions: await this.findNearbyAttractions(place, exactPosition),
    };
    return { background, nearbyAttractions, exactPlace, recommendations: this.recommendations.recommendAround(place) };
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
    const { value } = await this.geo.nearbyForStorage({
      position: { latitude, longitude },
      kind: 'attraction',
      radius: NEARBY_RADIUS_METERS,
      limit: NEARBY_LIMIT,
      excludeNames: [name, ...(localName ? [localName] : [])],
    });
    return value.map(({ name, distance, coordinates }) => ({ name, distance, coordinates }));
  }
}
