import { Injectable } from '@nestjs/common';
import type { Leaver } from '@placelore/contracts/identity.js';
import { RemovedUsers } from '@placelore/platform/identity/removed-users.repository.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import { AnalysesRepository } from './analyses.repository.js';
import { AnalysisRemoval } from './analysis-removal.service.js';

/** Analyses one call deletes. */
const BATCH = 50;

/** Removes what an account analysed that is no more. Work that is under way for it ends for want of its analysis. */
@Injectable()
export class AccountRemoval {
  constructor(
    private readonly analyses: AnalysesRepository,
    private readonly removal: AnalysisRemoval,
    private readonly removedUsers: RemovedUsers,
    private readonly work: WorkRequests,
  ) {}

  /** Deletes the next analyses; answers whether there may be more. */
  async removeNext(leaver: Leaver): Promise<{ more: boolean }> {
    await this.removedUsers.remember(leaver.userId);
    const ids = (await this.analyses.ownedBy(leaver, BATCH)).map(({ id }) => id);
    await this.removal.removeOfLeaver(ids);
    if (ids.length === BATCH) return { more: true };
    await this.analyses.transaction((manager) => this.work.forgetSettled(manager, `user:${leaver.userId}`));
    return { more: false };
  }
}
