import { Controller, Res } from '@nestjs/common';
import { type Discovery, discoveries } from '@placelore/contracts/discoveries.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { DiscoveriesService } from './discoveries.service.js';
import { presentDiscovery } from './discovery.presenter.js';

@Controller()
export class DiscoveriesController {
  constructor(private readonly service: DiscoveriesService) {}

  @Route(discoveries.list)
  @Public()
  async list(actor: Person): Promise<Discovery[]> {
    return (await this.service.listOwn(actor)).map(presentDiscovery);
  }

  @Route(discoveries.listPublic)
  @Public()
  async listPublic(
    _actor: Person,
    { limit, before }: RouteInput<typeof discoveries.listPublic>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Discovery[]> {
    const { rows, total } = await this.service.listPublic(limit, before);
    reply.header('x-total-count', String(total));
    return rows.map(presentDiscovery);
  }

  @Route(discoveries.remove)
  @Public()
  remove(actor: Person, { id }: RouteInput<typeof discoveries.remove>): Promise<void> {
    return this.service.remove(actor, id);
  }
}
