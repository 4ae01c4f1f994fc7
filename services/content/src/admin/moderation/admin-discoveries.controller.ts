import { Controller, Res } from '@nestjs/common';
import { type AdminDiscovery, adminDiscoveries } from '@placelore/contracts/content/admin/admin-discoveries.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { setPaginationHeaders } from '../../common/pagination-headers.js';
import { DiscoveriesService } from '../../discoveries/core/discoveries.service.js';
import { presentDiscovery } from '../../discoveries/core/discovery.presenter.js';
import { AdminDiscoveriesRepository } from './admin-discoveries.repository.js';

@Controller()
export class AdminDiscoveriesController {
  constructor(
    private readonly lists: AdminDiscoveriesRepository,
    private readonly discoveries: DiscoveriesService,
  ) {}

  @Route(adminDiscoveries.list)
  @AdminOnly()
  async list(
    @Input() query: RouteInput<typeof adminDiscoveries.list>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminDiscovery[]> {
    const { total, rows } = await this.lists.list(query);
    setPaginationHeaders(reply, adminDiscoveries.list.path, query, total);
    return rows.map((row) => ({
      ...presentDiscovery(row),
      writing: row.writing,
      safety: row.safety,
      moderation: row.moderation,
      reviewReasons: row.reviewReasons,
      analysisId: row.analysisId,
    }));
  }

  @Route(adminDiscoveries.delete)
  @AdminOnly()
  delete(@Actor() actor: Actor, @Input() { id }: RouteInput<typeof adminDiscoveries.delete>): Promise<void> {
    return this.discoveries.delete(actor, id);
  }

  @Route(adminDiscoveries.deleteByPost)
  @AdminOnly()
  deleteByPost(
    @Actor() actor: Actor,
    @Input() { id }: RouteInput<typeof adminDiscoveries.deleteByPost>,
  ): Promise<void> {
    return this.discoveries.delete(actor, id);
  }

  @Route(adminDiscoveries.article)
  @AdminOnly()
  async article(
    @Input() { id }: RouteInput<typeof adminDiscoveries.article>,
  ): Promise<RouteResponse<typeof adminDiscoveries.article>> {
    return { articleId: await this.discoveries.getArticleId(id) };
  }
}
