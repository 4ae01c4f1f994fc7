import { Controller, Req, Res } from '@nestjs/common';
import { type DynamicGuide, type GuideAnswer, guides } from '@placelore/contracts/guides.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { presentGuide } from './guide.presenter.js';
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
    actor: Person,
    asked: RouteInput<typeof guides.generate>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GuideAnswer> {
    const gone = new AbortController();
    reply.raw.on('close', () => gone.abort());
    const taken = await this.service.take(actor, asked);
    return 'answer' in taken ? taken.answer : this.service.result(actor, asked, taken.request, gone.signal);
  }

  @Route(guides.events)
  @Public()
  events(
    actor: Person,
    asked: RouteInput<typeof guides.events>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.guideEvents.stream(actor, asked, request, reply);
  }

  @Route(guides.kept)
  @Public()
  kept(_actor: Person, asked: RouteInput<typeof guides.kept>): Promise<GuideAnswer> {
    return this.service.find(asked);
  }

  @Route(guides.bySlug)
  @Public()
  async bySlug(actor: Person, { slug }: RouteInput<typeof guides.bySlug>): Promise<DynamicGuide> {
    return presentGuide(await this.service.bySlug(actor, slug));
  }

  @Route(guides.clear)
  @Public()
  clear(actor: Person): Promise<void> {
    return this.service.clear(actor);
  }
}
