import { Inject, Injectable } from '@nestjs/common';
import { invalidField } from '@placelore/contracts/core/errors.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { NearbyInput } from '@placelore/contracts/places/maps.js';
import type { NearbyPlace, PlaceKind } from '@placelore/contracts/places/places.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { ArticleLinks } from '../article-index/article-links.js';
import { GEO, type Geo, type ProviderResult } from '../geo/provider-result.js';
import { NearbySightsService } from '../knowledge/sights/nearby-sights.service.js';
import { expandListedNames, findSiteNames } from './excluded-names.js';
import { rankPlaces } from './rank-places.js';

/**
 * Maximum number of places that are ranked, the nearest ones. It is the same for every page of a result, so that pages
 * do not overlap.
 */
const MAX_RANKED_PLACES = 200;

/** Finds places around a position or a name, in the order of {@link rankPlaces}. */
@Injectable()
export class NearbyService {
  constructor(
    @Inject(GEO) private readonly geo: Geo,
    private readonly atlas: Atlas,
    private readonly articleLinks: ArticleLinks,
    private readonly sights: NearbySightsService,
  ) {}

  /**
   * Returns places of one kind around the position, or around the place that `location` and `mainSite` name; none for
   * an unknown name. Omits the main site under all its names.
   * @throws ApiError INVALID_INPUT for `location` when neither a position nor a name is given, and for the missing
   * coordinate when only one of latitude and longitude is given
   */
  async findAround(kind: PlaceKind, input: NearbyInput): Promise<ProviderResult<NearbyPlace[]>> {
    const origin = await this.findOrigin(input);
    if (!origin.value) return { ...origin, value: [] };
    const { mainSite, location } = input;
    const excludeNames = [
      ...expandListedNames(input.excludeNames ?? []),
      ...(mainSite ? findSiteNames(this.atlas, mainSite, location) : []),
    ];
    const query = { position: origin.value, kind, radius: input.radius, limit: MAX_RANKED_PLACES, excludeNames };
    const found = await this.sights.enrich(query, await this.geo.nearby(query));
    const shown = rankPlaces(found.value).slice(input.offset, input.offset + input.limit);
    const value = await this.articleLinks.link(shown);
    return { ...found, value, degraded: found.degraded || origin.degraded };
  }

  private async findOrigin(input: NearbyInput): Promise<ProviderResult<Position | null>> {
    const { latitude, longitude, location, mainSite } = input;
    if (latitude !== undefined && longitude !== undefined) {
      return { value: { latitude, longitude }, provider: 'position', degraded: false, attribution: null };
    }
    if (latitude !== undefined) throw invalidField('longitude', 'is required with latitude');
    if (longitude !== undefined) throw invalidField('latitude', 'is required with longitude');
    const names = [[mainSite, location].filter(Boolean).join(', '), location].filter((name) => !!name) as string[];
    const [first, ...otherNames] = [...new Set(names)];
    if (first === undefined) throw invalidField('location', 'is required without latitude and longitude');
    let found = await this.geo.findPosition(first);
    for (const name of otherNames) if (found.value === null) found = await this.geo.findPosition(name);
    return found;
  }
}
