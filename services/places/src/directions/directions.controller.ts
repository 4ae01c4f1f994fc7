import { Controller, Inject, Res } from '@nestjs/common';
import type { Actor } from '@placelore/contracts/identity.js';
import { places, type WalkingRoute } from '@placelore/contracts/maps.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { GEO, type Geo } from '../geo/answer.js';
import { setProviderHeaders } from '../geo/answer-headers.js';

@Controller()
export class DirectionsController {
  constructor(@Inject(GEO) private readonly geo: Geo) {}

  @Route(places.directions)
  @Public()
  async directions(
    _actor: Actor,
    { from, to }: RouteInput<typeof places.directions>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WalkingRoute> {
    const { value, ...source } = await this.geo.directions(from, to);
    const route = { ...value, ...source };
    setProviderHeaders(reply, route);
    return route;
  }
}
