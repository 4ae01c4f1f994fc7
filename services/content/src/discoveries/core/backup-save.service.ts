import { Injectable } from '@nestjs/common';
import type { BackupSave } from '@placelore/contracts/content/backup-save.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { DeletedUsers } from '@placelore/platform/identity/deleted-users.repository.js';
import { DataSource } from 'typeorm';
import { ArticleMutationsService } from '../../articles/core/article-mutations.service.js';
import { formatRequester } from '../../common/ownership.js';
import { GuidesRepository } from '../../guides/guides.repository.js';
import { GuidePhotosRepository } from '../../guides/photos/guide-photos.repository.js';
import { computeBackupKey, contentFromBody, contentFromGuide } from './backup-content.js';
import { BackupsRepository } from './backups.repository.js';
import type { Discovery } from './discovery.entity.js';

/** Stores guides that pages send back, each as a private discovery with a pending article. */
@Injectable()
export class BackupSaveService {
  constructor(
    private readonly backups: BackupsRepository,
    private readonly guides: GuidesRepository,
    private readonly guidePhotos: GuidePhotosRepository,
    private readonly articleMutations: ArticleMutationsService,
    private readonly deletedUsers: DeletedUsers,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Returns the discovery of a guide, created now or by an earlier save. Repeating a save changes nothing.
   * @throws ApiError AUTHENTICATION_REQUIRED for a guest without a cookie, who cannot own anything, and for a deleted
   * user; INVALID_INPUT without any text; DISCOVERY_NOT_FOUND when it was deleted since
   */
  async save(actor: Actor, backup: BackupSave): Promise<Discovery> {
    if (actor.userId === null && actor.visitorId === null) throw new ApiError('AUTHENTICATION_REQUIRED');
    // The stored guide is more trustworthy than what a page sends.
    const guide = await this.guides.findUnexpiredByName(actor, backup.title, backup.location);
    const content = guide ? contentFromGuide(guide) : contentFromBody(backup);
    const key = computeBackupKey(content);
    return this.dataSource.transaction(async (manager) => {
      if (await this.deletedUsers.isDeleted(manager, actor.userId)) throw new ApiError('AUTHENTICATION_REQUIRED');
      // Pages save repeatedly, and sometimes concurrently.
      await this.backups.lockKey(manager, key);
      const existing = await this.backups.find(manager, actor, key);
      if (existing) return existing;
      if (await this.backups.wasDeleted(manager, actor, key)) throw new ApiError('DISCOVERY_NOT_FOUND');
      const { userId, username, visitorId } = actor;
      const owner = userId === null ? { userId, username: null, visitorId } : { userId, username, visitorId: null };
      const discovery = await this.backups.insert(manager, { ...content.discovery, ...owner, backupKey: key });
      const article = await this.articleMutations.create(
        manager,
        { ...content.article, discoveryId: discovery.id },
        formatRequester(actor),
      );
      if (guide) await this.guidePhotos.copyRefusals(manager, guide.slug, article.id);
      return discovery;
    });
  }
}
