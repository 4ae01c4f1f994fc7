import { Controller, Req, Res } from '@nestjs/common';
import { type DynamicGuide, type GuideResponse, guides } from '@placelore/contracts/content/guides.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GuideEvents } from './guide-events.js';
import { GuidesService } from './guides.service.js';

@Controller()
export class GuidesController {
  constructor(
    private readonly service: GuidesService,
    private readonly guideEvents: GuideEvents,
  ) {}

  @Route(guides.generate)
  @Public()
  async generate(
    @Actor() actor: Actor,
    @Input() query: RouteInput<typeof guides.generate>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GuideResponse> {
    const disconnected = new AbortController();
    reply.raw.on('close', () => disconnected.abort());
    const result = await this.service.findOrRequest(actor, query);
    return 'response' in result
      ? result.response
      : this.service.waitForGuide(actor, query, result.request, disconnected.signal);
  }

  @Route(guides.events)
  @Public()
  events(
    @Actor() actor: Actor,
    @Input() query: RouteInput<typeof guides.events>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.guideEvents.stream(actor, query, request, reply);
  }

  @Route(guides.findCached)
  @Public()
  findCached(@Input() query: RouteInput<typeof guides.findCached>): Promise<GuideResponse> {
    return this.service.find(query);
  }

  @Route(guides.bySlug)
  @Public()
  bySlug(@Actor() actor: Actor, @Input() { slug }: RouteInput<typeof guides.bySlug>): Promise<DynamicGuide> {
    return this.service.read(actor, slug);
  }

  @Route(guides.clear)
  @Public()
  releaseAll(@Actor() actor: Actor): Promise<void> {
    return this.service.releaseAll(actor);
  }
}
