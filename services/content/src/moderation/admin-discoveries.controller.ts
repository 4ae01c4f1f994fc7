import { Controller, Res } from '@nestjs/common';
import { type AdminDiscovery, adminDiscoveries } from '@placelore/contracts/admin-discoveries.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { DiscoveriesService } from '../discoveries/discoveries.service.js';
import { presentDiscovery } from '../discoveries/discovery.presenter.js';
import { AdminDiscoveriesRepository } from './admin-discoveries.repository.js';
import { tellPage } from './page-headers.js';

@Controller()
export class AdminDiscoveriesController {
  constructor(
    private readonly lists: AdminDiscoveriesRepository,
    private readonly discoveries: DiscoveriesService,
  ) {}

  @Route(adminDiscoveries.list)
  @AdminOnly()
  async list(
    _actor: Person,
    query: RouteInput<typeof adminDiscoveries.list>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminDiscovery[]> {
    const { total, rows } = await this.lists.list(query);
    tellPage(reply, adminDiscoveries.list.path, query, total);
    return rows.map((row) => ({
      ...presentDiscovery(row),
      safety: row.safety,
      moderation: row.moderation,
      reviewReasons: row.reviewReasons,
    }));
  }

  @Route(adminDiscoveries.remove)
  @AdminOnly()
  remove(actor: Person, { id }: RouteInput<typeof adminDiscoveries.remove>): Promise<void> {
    return this.discoveries.remove(actor, id);
  }

  @Route(adminDiscoveries.removeByPost)
  @AdminOnly()
  removeByPost(actor: Person, { id }: RouteInput<typeof adminDiscoveries.removeByPost>): Promise<void> {
    return this.discoveries.remove(actor, id);
  }

  @Route(adminDiscoveries.article)
  @AdminOnly()
  async article(
    _actor: Person,
    { id }: RouteInput<typeof adminDiscoveries.article>,
  ): Promise<RouteAnswer<typeof adminDiscoveries.article>> {
    return { articleId: await this.discoveries.articleOf(id) };
  }
}
