import { Injectable } from '@nestjs/common';
import type { DeletedAccount } from '@placelore/contracts/core/identity.js';
import { DeletedUsers } from '@placelore/platform/identity/deleted-users.repository.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { DataSource } from 'typeorm';
import { isOwnedBy } from '../../common/ownership.js';
import { GuidesRepository } from '../../guides/guides.repository.js';
import { TripsRepository } from '../../trips/trips.repository.js';
import { BackupsRepository } from '../core/backups.repository.js';
import { DiscoveriesRepository } from '../core/discoveries.repository.js';
import { DiscoveriesService } from '../core/discoveries.service.js';

/** Maximum number of discoveries deleted per call. */
const BATCH_SIZE = 50;

/** Deletes the content of a deleted account. */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly discoveries: DiscoveriesService,
    private readonly repository: DiscoveriesRepository,
    private readonly backups: BackupsRepository,
    private readonly guides: GuidesRepository,
    private readonly trips: TripsRepository,
    private readonly deletedUsers: DeletedUsers,
    private readonly jobRequests: JobRequests,
    private readonly dataSource: DataSource,
  ) {}

  /** Deletes the next discoveries as their owner would; returns whether there may be more. */
  async deleteNext(deletedAccount: DeletedAccount): Promise<{ more: boolean }> {
    await this.deletedUsers.add(deletedAccount.userId);
    const next = await this.repository.findByOwner(deletedAccount, BATCH_SIZE);
    for (const { id } of next) {
      await this.dataSource.transaction(async (manager) => {
        const discovery = await this.repository.lock(manager, id);
        // An account registered in the same browser may own the discovery by now.
        if (!discovery || !isOwnedBy(discovery, deletedAccount)) return;
        await this.discoveries.deleteWithArticle(manager, discovery, `user:${deletedAccount.userId}`);
      });
    }
    if (next.length === BATCH_SIZE) return { more: true };
    await this.guides.deleteHolder(deletedAccount);
    await this.trips.deleteByUser(deletedAccount.userId);
    await this.backups.deleteByUser(deletedAccount.userId);
    await this.jobRequests.deleteFinished(this.dataSource.manager, `user:${deletedAccount.userId}`);
    return { more: false };
  }
}
