import { Controller, Inject, Res } from '@nestjs/common';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { type NearbyInput, places } from '@placelore/contracts/places/maps.js';
import { internalPlaces, type NearbyPlace, type PlaceKind } from '@placelore/contracts/places/places.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal, Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { measureCost } from '../costs/charge-meter.js';
import { NEARBY_PRICE_USD } from '../geo/geo.module.js';
import { GEO, type Geo, isStorable, setProviderHeaders } from '../geo/provider-result.js';
import { NearbyService } from './nearby.service.js';

@Controller()
export class NearbyController {
  constructor(
    private readonly service: NearbyService,
    @Inject(GEO) private readonly geo: Geo,
    @Inject(NEARBY_PRICE_USD) private readonly nearbyUsd: number | null,
  ) {}

  @Route(places.nearbyAttractions)
  @Public()
  attractions(@Input() input: NearbyInput, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.sendNearby('attraction', input, reply);
  }

  @Route(places.nearbyRestaurants)
  @Public()
  restaurants(@Input() input: NearbyInput, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.sendNearby('restaurant', input, reply);
  }

  @Route(places.nearbyAccommodations)
  @Public()
  accommodations(@Input() input: NearbyInput, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.sendNearby('accommodation', input, reply);
  }

  @Route(internalPlaces.nearby)
  @Internal()
  async nearby(
    @Input() { latitude, longitude, ...query }: RouteInput<typeof internalPlaces.nearby>,
  ): Promise<RouteResponse<typeof internalPlaces.nearby>> {
    // The jobs that call this route store the result.
    const nearbyQuery = { ...query, position: { latitude, longitude } };
    const { value: result, costUsd } = await measureCost(() => this.geo.nearbyForStorage(nearbyQuery));
    const { value: places, provider, attribution } = result;
    return { places, provider, attribution, costUsd };
  }

  @Route(internalPlaces.getNearbyPrice)
  @Internal()
  nearbyPrice(): RouteResponse<typeof internalPlaces.getNearbyPrice> {
    return { usd: this.nearbyUsd };
  }

  private async sendNearby(kind: PlaceKind, input: NearbyInput, reply: FastifyReply): Promise<NearbyPlace[]> {
    const result = await this.service.findAround(kind, input);
    setProviderHeaders(reply, result);
    // A withdrawn article must not remain in any cache.
    if (isStorable(result.provider)) reply.header('cache-control', 'no-cache');
    return result.value;
  }
}
