import { Controller, Inject, Res } from '@nestjs/common';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { places, type WalkingRoute } from '@placelore/contracts/places/maps.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { GEO, type Geo, setProviderHeaders } from '../geo/provider-result.js';

@Controller()
export class DirectionsController {
  constructor(@Inject(GEO) private readonly geo: Geo) {}

  @Route(places.directions)
  @Public()
  async directions(
    @Input() { from, to }: RouteInput<typeof places.directions>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WalkingRoute> {
    const { value, ...source } = await this.geo.directions(from, to);
    const route = { ...value, ...source };
    setProviderHeaders(reply, route);
    return route;
  }
}
