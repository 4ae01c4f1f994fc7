import { Injectable } from '@nestjs/common';
import type { BackupSave } from '@placelore/contracts/discoveries.js';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import { RemovedUsers } from '@placelore/platform/identity/removed-users.repository.js';
import { DataSource } from 'typeorm';
import { ArticleWriting } from '../articles/article-writing.service.js';
import { GuidesRepository } from '../guides/guides.repository.js';
import { type BackupContent, backupKey, contentOfBody, contentOfGuide } from './backup-content.js';
import { BackupsRepository } from './backups.repository.js';
import type { Discovery } from './discovery.entity.js';
import { requesterOf } from './ownership.js';

/** Keeps guides that pages send back: each as one private discovery with one article that waits for approval. */
@Injectable()
export class BackupSaveService {
  constructor(
    private readonly backups: BackupsRepository,
    private readonly guides: GuidesRepository,
    private readonly writing: ArticleWriting,
    private readonly removedUsers: RemovedUsers,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * The discovery of a guide, made now or by an earlier save; what a repeated save says differently is not taken over.
   * @throws ApiError AUTHENTICATION_REQUIRED for a guest without a cookie, who can own nothing, and a user who has left; INVALID_INPUT without any
   * text; DISCOVERY_NOT_FOUND when it was deleted since
   */
  async save(actor: Person, given: BackupSave): Promise<Discovery> {
    if (actor.userId === null && actor.visitorId === null) throw new ApiError('AUTHENTICATION_REQUIRED');
    const content = await this.contentOf(actor, given);
    const key = backupKey(content);
    return this.dataSource.transaction(async (manager) => {
      if (await this.removedUsers.includes(manager, actor.userId)) throw new ApiError('AUTHENTICATION_REQUIRED');
      // Pages save more than once, and not always one after the other.
      await this.backups.lockKey(manager, key);
      const earlier = await this.backups.find(manager, actor, key);
      if (earlier) return earlier;
      if (await this.backups.wasRemoved(manager, actor, key)) throw new ApiError('DISCOVERY_NOT_FOUND');
      const { userId, username, visitorId } = actor;
      const owner = userId === null ? { userId, username: null, visitorId } : { userId, username, visitorId: null };
      const discovery = await this.backups.insert(manager, { ...content.discovery, ...owner, backupKey: key });
      await this.writing.create(manager, { ...content.article, discoveryId: discovery.id }, requesterOf(actor));
      return discovery;
    });
  }

  /** What a page says of a guide is not trusted where the guide itself is at hand. */
  private async contentOf(actor: Person, given: BackupSave): Promise<BackupContent> {
    const guide = await this.guides.liveNamed(actor, given.title, given.location);
    return guide ? contentOfGuide(guide) : contentOfBody(given);
  }
}
