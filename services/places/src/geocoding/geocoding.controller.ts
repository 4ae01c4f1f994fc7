import { Controller, Res } from '@nestjs/common';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { type Address, type Geocoding, places } from '@placelore/contracts/places/maps.js';
import { type PlaceResolution, type SearchedPlace, toSelectable } from '@placelore/contracts/places/places.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { findSightsInTown } from '../geo/embedded/around/sights-in-town.js';
import { findPlacesByName } from '../geo/embedded/geocode.js';
import { presentResolution } from '../geo/embedded/presentation/present-resolution.js';
import { setProviderHeaders } from '../geo/provider-result.js';
import { GeocodingService } from './geocoding.service.js';

/** Maximum number of places in a search result. */
const MAX_SEARCH_RESULTS = 6;

@Controller()
export class GeocodingController {
  constructor(
    private readonly service: GeocodingService,
    private readonly atlas: Atlas,
  ) {}

  @Route(places.geocode)
  @Public()
  async geocode(
    @Input() { location }: RouteInput<typeof places.geocode>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Geocoding> {
    const found = await this.service.geocode(location);
    setProviderHeaders(reply, found);
    return found;
  }

  /** Always uses the bundled data, because this search runs while people type, and vendors charge for every call. */
  @Route(places.search)
  @Public()
  async search(@Input() { q }: RouteInput<typeof places.search>): Promise<SearchedPlace[]> {
    const named = findPlacesByName(this.atlas, q);
    if (named.length > 0) return named.slice(0, MAX_SEARCH_RESULTS).map(toSelectable);
    const { sights = [], town = null } = findSightsInTown(this.atlas, q) ?? {};
    const towns = town ? [{ ...toSelectable(town), isTownOnly: true as const }] : [];
    return [...towns, ...sights.map(toSelectable)].slice(0, MAX_SEARCH_RESULTS);
  }

  @Route(places.resolve)
  @Public()
  async resolve(@Input() { q }: RouteInput<typeof places.resolve>): Promise<PlaceResolution> {
    return presentResolution(this.atlas, q);
  }

  @Route(places.reverseGeocode)
  @Public()
  async reverse(
    @Input() position: RouteInput<typeof places.reverseGeocode>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Address> {
    const address = await this.service.reverse(position);
    setProviderHeaders(reply, address);
    return address;
  }
}
