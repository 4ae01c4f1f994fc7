import { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import { share } from '@placelore/contracts/content/covers.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { isNotModified } from '@placelore/platform/http/etag.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ShareImagesService } from './share-images.service.js';

@Controller()
export class ShareImagesController {
  constructor(private readonly service: ShareImagesService) {}

  @Route(share.image)
  @Public()
  async readImage(
    @Actor() actor: Actor,
    @Input() { slug }: RouteInput<typeof share.image>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = await this.service.find(actor, slug);
    if ('redirectSlug' in found) {
      reply
        .status(301)
        .header('location', `/share/${found.redirectSlug}.png`)
        .header('cache-control', 'no-cache')
        .send();
      return;
    }
    const { key, stored } = found;
    reply.header('cache-control', 'public, no-cache').header('x-content-type-options', 'nosniff');
    if (isNotModified(request.headers['if-none-match'], `"${stored.etag}"`, reply)) {
      reply.send();
      return;
    }
    const body = request.method === 'HEAD' ? Readable.from([]) : await this.service.open(key);
    reply.header('content-type', stored.contentType).header('content-length', stored.size).send(body);
  }
}
