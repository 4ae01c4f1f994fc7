import { Injectable } from '@nestjs/common';
import type { Leaver } from '@placelore/contracts/identity.js';
import { RemovedUsers } from '@placelore/platform/identity/removed-users.repository.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import { DataSource } from 'typeorm';
import { GuidesRepository } from '../guides/guides.repository.js';
import { BackupsRepository } from './backups.repository.js';
import { DiscoveriesRepository } from './discoveries.repository.js';
import { DiscoveriesService } from './discoveries.service.js';
import { isOwnedBy } from './ownership.js';

/** Discoveries one call deletes. */
const BATCH = 50;

/** Removes what an account made that is no more. */
@Injectable()
export class AccountRemoval {
  constructor(
    private readonly discoveries: DiscoveriesService,
    private readonly repository: DiscoveriesRepository,
    private readonly backups: BackupsRepository,
    private readonly guides: GuidesRepository,
    private readonly removedUsers: RemovedUsers,
    private readonly work: WorkRequests,
    private readonly dataSource: DataSource,
  ) {}

  /** Deletes the next discoveries, each as its owner would; answers whether there may be more. */
  async removeNext(leaver: Leaver): Promise<{ more: boolean }> {
    await this.removedUsers.remember(leaver.userId);
    const next = await this.repository.ownedBy(leaver, BATCH);
    for (const { id } of next) {
      await this.dataSource.transaction(async (manager) => {
        const discovery = await this.repository.lock(manager, id);
        // Somebody else may have signed up with the same browser, and have it now.
        if (!discovery || !isOwnedBy(discovery, leaver)) return;
        await this.discoveries.erase(manager, discovery, `user:${leaver.userId}`);
      });
    }
    if (next.length === BATCH) return { more: true };
    await this.guides.forgetHolder(leaver);
    await this.backups.forgetOwner(leaver.userId);
    await this.work.forgetSettled(this.dataSource.manager, `user:${leaver.userId}`);
    return { more: false };
  }
}
