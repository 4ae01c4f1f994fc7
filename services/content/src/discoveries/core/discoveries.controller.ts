import { Controller, Res } from '@nestjs/common';
import { type Discovery, discoveries } from '@placelore/contracts/content/discoveries.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly, Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { BackupSaveService } from './backup-save.service.js';
import { DiscoveriesService } from './discoveries.service.js';
import type { Discovery as DiscoveryRow } from './discovery.entity.js';
import { presentDiscovery, presentOwnDiscovery } from './discovery.presenter.js';
import { DiscoveryPublishingService } from './discovery-publishing.service.js';

@Controller()
export class DiscoveriesController {
  constructor(
    private readonly service: DiscoveriesService,
    private readonly backupSaves: BackupSaveService,
    private readonly publishing: DiscoveryPublishingService,
  ) {}

  @Route(discoveries.list)
  @Public()
  async list(@Actor() actor: Actor, @Input() { before }: RouteInput<typeof discoveries.list>): Promise<Discovery[]> {
    return (await this.service.listOwn(actor, before)).map(presentOwnDiscovery);
  }

  @Route(discoveries.saveBackup)
  @Public()
  saveBackup(@Actor() actor: Actor, @Input() backup: RouteInput<typeof discoveries.saveBackup>): Promise<Discovery> {
    return this.present(this.backupSaves.save(actor, backup));
  }

  @Route(discoveries.listPublic)
  @Public()
  async listPublic(
    @Input() { limit, before }: RouteInput<typeof discoveries.listPublic>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Discovery[]> {
    const { rows, total } = await this.service.listPublic(limit, before);
    reply.header('x-total-count', String(total));
    return rows.map(presentDiscovery);
  }

  @Route(discoveries.delete)
  @Public()
  delete(@Actor() actor: Actor, @Input() { id }: RouteInput<typeof discoveries.delete>): Promise<void> {
    return this.service.delete(actor, id);
  }

  @Route(discoveries.togglePublic)
  @AdminOnly()
  togglePublic(
    @Actor() actor: Actor,
    @Input() { id, isPublic }: RouteInput<typeof discoveries.togglePublic>,
  ): Promise<Discovery> {
    return this.present(this.publishing.setPublic(actor, id, isPublic));
  }

  @Route(discoveries.setSharing)
  @Public()
  async setSharing(
    @Actor() actor: Actor,
    @Input() { id, isShared }: RouteInput<typeof discoveries.setSharing>,
  ): Promise<Discovery> {
    return presentOwnDiscovery(await this.service.attachArticle(await this.publishing.setSharing(actor, id, isShared)));
  }

  private async present(discovery: Promise<DiscoveryRow>): Promise<Discovery> {
    return presentDiscovery(await this.service.attachArticle(await discovery));
  }
}
