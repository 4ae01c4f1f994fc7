import { Controller, Res } from '@nestjs/common';
import type { Person } from '@placelore/contracts/identity.js';
import { type Address, type Geocoding, places } from '@placelore/contracts/maps.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { tellAnswer } from '../geo/answer-headers.js';
import { GeocodingService } from './geocoding.service.js';

@Controller()
export class GeocodingController {
  constructor(private readonly service: GeocodingService) {}

  @Route(places.geocode)
  @Public()
  async geocode(
    _actor: Person,
    { location }: RouteInput<typeof places.geocode>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Geocoding> {
    const found = await this.service.geocode(location);
    tellAnswer(reply, found);
    return found;
  }

  @Route(places.reverseGeocode)
  @Public()
  async reverse(
    _actor: Person,
    position: RouteInput<typeof places.reverseGeocode>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Address> {
    const address = await this.service.reverse(position);
    tellAnswer(reply, address);
    return address;
  }
}
