import { Controller, Res } from '@nestjs/common';
import { type Discovery, discoveries } from '@placelore/contracts/discoveries.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly, Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { BackupSaveService } from './backup-save.service.js';
import { DiscoveriesService } from './discoveries.service.js';
import type { Discovery as DiscoveryRow } from './discovery.entity.js';
import { presentDiscovery, presentOwnDiscovery } from './discovery.presenter.js';
import { DiscoveryPublishing } from './discovery-publishing.service.js';

@Controller()
export class DiscoveriesController {
  constructor(
    private readonly service: DiscoveriesService,
    private readonly backups: BackupSaveService,
    private readonly publishing: DiscoveryPublishing,
  ) {}

  @Route(discoveries.list)
  @Public()
  async list(actor: Person, { before }: RouteInput<typeof discoveries.list>): Promise<Discovery[]> {
    return (await this.service.listOwn(actor, before)).map(presentOwnDiscovery);
  }

  @Route(discoveries.backUp)
  @Public()
  backUp(actor: Person, given: RouteInput<typeof discoveries.backUp>): Promise<Discovery> {
    return this.presented(this.backups.save(actor, given));
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

  @Route(discoveries.togglePublic)
  @AdminOnly()
  togglePublic(actor: Person, { id, isPublic }: RouteInput<typeof discoveries.togglePublic>): Promise<Discovery> {
    return this.presented(this.publishing.setPublic(actor, id, isPublic));
  }

  private async presented(discovery: Promise<DiscoveryRow>): Promise<Discovery> {
    return presentDiscovery(await this.service.linked(await discovery));
  }
}
