import { Controller, Inject, Res } from '@nestjs/common';
import type { Identity, Person } from '@placelore/contracts/identity.js';
import { type NearbyInput, places } from '@placelore/contracts/maps.js';
import { internalPlaces, type NearbyPlace, type PlaceKind } from '@placelore/contracts/places.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal, Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { GEO, type Geo } from '../geo/answer.js';
import { isStorable, tellAnswer } from '../geo/answer-headers.js';
import { NEARBY_USD } from '../geo/geo.module.js';
import { charged } from '../spending/charge-meter.js';
import { NearbyService } from './nearby.service.js';

@Controller()
export class NearbyController {
  constructor(
    private readonly service: NearbyService,
    @Inject(GEO) private readonly geo: Geo,
    @Inject(NEARBY_USD) private readonly nearbyUsd: number | null,
  ) {}

  @Route(places.nearbyAttractions)
  @Public()
  attractions(_actor: Person, input: NearbyInput, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.answer('attraction', input, reply);
  }

  @Route(places.nearbyRestaurants)
  @Public()
  restaurants(_actor: Person, input: NearbyInput, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.answer('restaurant', input, reply);
  }

  @Route(places.nearbyAccommodations)
  @Public()
  accommodations(_actor: Person, input: NearbyInput, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.answer('accommodation', input, reply);
  }

  @Route(internalPlaces.nearby)
  @Internal()
  async nearby(
    _worker: Identity,
    { latitude, longitude, ...query }: RouteInput<typeof internalPlaces.nearby>,
  ): Promise<RouteAnswer<typeof internalPlaces.nearby>> {
    // The flows that ask write the answer down with a result.
    const asked = { ...query, position: { latitude, longitude } };
    const { value: answer, costUsd } = await charged(() => this.geo.nearbyToKeep(asked));
    const { value: places, provider, attribution } = answer;
    return { places, provider, attribution, costUsd };
  }

  @Route(internalPlaces.nearbyPrice)
  @Internal()
  nearbyPrice(): RouteAnswer<typeof internalPlaces.nearbyPrice> {
    return { usd: this.nearbyUsd };
  }

  private async answer(kind: PlaceKind, input: NearbyInput, reply: FastifyReply): Promise<NearbyPlace[]> {
    const answer = await this.service.around(kind, input);
    tellAnswer(reply, answer);
    // A guide that was withdrawn must not live on in anybody's cache.
    if (isStorable(answer.provider)) reply.header('cache-control', 'no-cache');
    return answer.value;
  }
}
