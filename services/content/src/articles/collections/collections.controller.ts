import { Controller, Headers, Res } from '@nestjs/common';
import { type Collection, collections } from '@placelore/contracts/content/articles/collections.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { isListNotModified } from '../core/article-caching.js';
import { CollectionsService, type MappedArticles } from './collections.service.js';

/**
 * Serves collections of published articles. Reads the version before the articles, so that a change in between is
 * noticed with the next request.
 */
@Controller()
export class CollectionsController {
  constructor(private readonly service: CollectionsService) {}

  @Route(collections.find)
  @Public()
  async find(
    @Actor() actor: Actor,
    @Input() request: RouteInput<typeof collections.find>,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('if-none-match') header: string | undefined,
  ): Promise<Collection | undefined> {
    const subject = this.service.getSubject(request);
    const version = await this.service.getVersion();
    if (isListNotModified(actor, header, version, reply)) return undefined;
    return this.service.find(subject, request, version);
  }

  @Route(collections.map)
  @Public()
  async map(
    @Actor() actor: Actor,
    @Input() { west, south, east, north }: RouteInput<typeof collections.map>,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('if-none-match') header: string | undefined,
  ): Promise<MappedArticles | undefined> {
    if (isListNotModified(actor, header, await this.service.getVersion(), reply)) return undefined;
    return this.service.listInArea(west, south, east, north);
  }
}
