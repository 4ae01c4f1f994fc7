import { Controller, Res } from '@nestjs/common';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { pictures } from '@placelore/contracts/places/pictures/pictures.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { drawIllustration } from './illustrations.js';
import { PicturesService } from './pictures.service.js';

/** Seconds for which a client may cache an illustration; illustrations change only with releases. */
const MAX_AGE_SECONDS = 7 * 86_400;
/** An image needs no scripts and no other files, so a browser that opens it as a page loads none. */
const IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

@Controller()
export class PicturesController {
  constructor(private readonly service: PicturesService) {}

  @Route(pictures.find)
  @Public()
  find(
    @Input() { places }: RouteInput<typeof pictures.find>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RouteResponse<typeof pictures.find>> {
    // A withdrawn article must not remain in any cache.
    reply.header('cache-control', 'no-store');
    return this.service.find(places);
  }

  @Route(pictures.illustration)
  @Public()
  illustration(@Input() { scene, file }: RouteInput<typeof pictures.illustration>, @Res() reply: FastifyReply): void {
    const svg = drawIllustration(scene, file === 'dusk-scene.svg');
    reply
      .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
      .header('content-type', 'image/svg+xml')
      .header('content-security-policy', IMAGE_POLICY)
      .header('x-content-type-options', 'nosniff')
      .send(svg);
  }
}
