import { Injectable } from '@nestjs/common';
import type { Leaver } from '@placelore/contracts/identity.js';
import { RemovedUsers } from '@placelore/platform/identity/removed-users.repository.js';
import { Storage } from '@placelore/platform/storage/storage.port.js';
import { AnalysesRepository } from './analyses.repository.js';
import { originalKeyOf, photoKeyOf } from './keys.js';

/** Analyses one call deletes. */
const BATCH = 50;

/** Removes what an account analysed that is no more. Work that is under way for it ends for want of its analysis. */
@Injectable()
export class AccountRemoval {
  constructor(
    private readonly analyses: AnalysesRepository,
    private readonly removedUsers: RemovedUsers,
    private readonly storage: Storage,
  ) {}

  /** Deletes the next analyses, their photos first so that a crash leaves none; answers whether there may be more. */
  async removeNext(leaver: Leaver): Promise<{ more: boolean }> {
    await this.removedUsers.remember(leaver.userId);
    const ids = (await this.analyses.ownedBy(leaver, BATCH)).map(({ id }) => id);
    await this.storage.remove(ids.flatMap((id) => [originalKeyOf(id), photoKeyOf(id)]));
    await this.analyses.delete(ids);
    return { more: ids.length === BATCH };
  }
}
