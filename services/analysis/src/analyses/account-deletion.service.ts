import { Injectable } from '@nestjs/common';
import type { DeletedAccount } from '@placelore/contracts/core/identity.js';
import { DeletedUsers } from '@placelore/platform/identity/deleted-users.repository.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { AnalysesRepository } from './analyses.repository.js';
import { AnalysisDeletionService } from './analysis-deletion.service.js';

/** Maximum number of analyses that one call deletes. */
const BATCH_SIZE = 50;

/** Deletes the analyses of a deleted account. Running jobs of these analyses end because their analysis is missing. */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly analyses: AnalysesRepository,
    private readonly analysisDeletion: AnalysisDeletionService,
    private readonly deletedUsers: DeletedUsers,
    private readonly jobRequests: JobRequests,
  ) {}

  /** Deletes the next batch; returns whether there may be more. */
  async deleteNext(deletedAccount: DeletedAccount): Promise<{ more: boolean }> {
    await this.deletedUsers.add(deletedAccount.userId);
    const ids = (await this.analyses.findByOwner(deletedAccount, BATCH_SIZE)).map(({ id }) => id);
    await this.analysisDeletion.deleteOfAccount(ids);
    if (ids.length === BATCH_SIZE) return { more: true };
    await this.analyses.transaction((manager) =>
      this.jobRequests.deleteFinished(manager, `user:${deletedAccount.userId}`),
    );
    return { more: false };
  }
}
