import { Controller, Req, Res } from '@nestjs/common';
import {
  ATTRIBUTION_HEADER,
  DEGRADED_HEADER,
  PROVIDER_HEADER,
  places,
  type StaticMapInput,
} from '@placelore/contracts/places/maps.js';
import { isNotModified } from '@placelore/platform/http/etag.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isStorable } from '../geo/provider-result.js';
import { MapImageService } from './map-image.service.js';

/** Seconds for which a client may cache an image; images change only with releases. */
const MAX_AGE_SECONDS = 86_400;
/** The same for a drawn map that replaces a vendor's; short, because the vendor may recover soon. */
const DEGRADED_MAX_AGE_SECONDS = 30;

@Controller()
export class StaticMapController {
  constructor(private readonly maps: MapImageService) {}

  @Route(places.staticMap)
  @Public()
  async read(@Input() input: StaticMapInput, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { png, etag, provider, degraded, attribution } = await this.maps.getImage(input);
    const cacheControl = `public, max-age=${degraded ? DEGRADED_MAX_AGE_SECONDS : MAX_AGE_SECONDS}`;
    reply
      .header('cache-control', isStorable(provider) ? cacheControl : 'private, no-store')
      .header(PROVIDER_HEADER, provider)
      .header(DEGRADED_HEADER, String(degraded))
      .header(ATTRIBUTION_HEADER, attribution);
    if (etag !== null && isNotModified(request.headers['if-none-match'], etag, reply)) return reply.send();
    return reply.header('content-type', 'image/png').send(png);
  }
}
