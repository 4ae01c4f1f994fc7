import { Inject, Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { DataSource } from 'typeorm';
import { type DueIdentity, PlaceIdentitiesRepository } from './identity/place-identities.repository.js';
import { toPlaceKey } from './identity/place-key.js';
import { KnowledgeService } from './knowledge.service.js';
import { fetchItemStates } from './wikidata/item-states.js';
import { CallBudget } from './wikimedia/call-budget.js';
import { WIKIS, type Wikis } from './wikimedia/wikis.js';

/** Days after which a place is compared with its item: the lifetime of texts, the shortest of all. */
const COMPARE_AFTER_DAYS = 14;
/** Places in one call, and calls that reading a changed place again takes at most. */
const BATCH_SIZE = 50;
const CALLS_PER_PLACE = 5;
/** Places of one run, so that it ends before the next. */
const MAX_PLACES = 500;

/** What a run of {@link KnowledgeRefreshService.update} did, in places. */
export interface KnowledgeUpdate {
  compared: number;
  changed: number;
  removed: number;
}

/** Completes and renews what is known about places, in background jobs. */
@Injectable()
export class KnowledgeRefreshService {
  constructor(
    private readonly knowledge: KnowledgeService,
    private readonly identities: PlaceIdentitiesRepository,
    private readonly budget: CallBudget,
    @Inject(WIKIS) private readonly wikis: Wikis,
    private readonly jobs: JobRequests,
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  /** Requests a job that completes what is known about a place. Without it, the next question completes it. */
  async request(place: LocatedPlace): Promise<void> {
    try {
      await this.dataSource.transaction((manager) =>
        this.jobs.enqueue(
          manager,
          'knowledge.refresh',
          { place },
          { requestedBy: 'service:places', dedupeKey: toPlaceKey(place) },
        ),
      );
    } catch (thrown) {
      this.logger.warn({ err: thrown }, 'The job that completes the knowledge about a place could not be requested');
    }
  }

  /**
   * Reads what is not cached about a place.
   * @throws ApiError PROVIDER_UNAVAILABLE when a source does not answer, so that the job is tried again
   */
  async complete(place: LocatedPlace): Promise<void> {
    const { missing } = await this.knowledge.describe(place, { hasTimeLimit: false });
    if (missing.length > 0) throw new ApiError('PROVIDER_UNAVAILABLE');
  }

  /**
   * Compares places with the revisions of their items, the longest waiting first, within half of the day's calls. Reads
   * changed ones again, follows items that were merged, and forgets those that were deleted.
   * @throws ApiError when Wikidata does not answer
   */
  async update(): Promise<KnowledgeUpdate> {
    const { wikidata } = this.wikis;
    const result: KnowledgeUpdate = { compared: 0, changed: 0, removed: 0 };
    if (!wikidata) return result;
    for (let compared = 0; compared < MAX_PLACES; compared += BATCH_SIZE) {
      const calls = await this.budget.getRefreshCalls();
      const due = await this.identities.listDue(
        COMPARE_AFTER_DAYS,
        Math.min(BATCH_SIZE, Math.floor(calls / CALLS_PER_PLACE)),
      );
      if (due.length === 0) break;
      const states = await fetchItemStates(
        wikidata,
        due.map(({ wikidataId }) => wikidataId),
      );
      for (const place of due) await this.compare(place, states.get(place.wikidataId) ?? null, result);
    }
    return result;
  }

  private async compare(
    { placeKey, place, wikidataId, revision }: DueIdentity,
    state: { id: string; revision: number } | null,
    result: KnowledgeUpdate,
  ): Promise<void> {
    result.compared += 1;
    if (!state) {
      await this.identities.delete(placeKey);
      result.removed += 1;
      return;
    }
    const isChanged = state.revision !== revision || state.id !== wikidataId;
    await this.identities.setChecked(placeKey, state.id, state.revision);
    await this.knowledge.describe(place, { isRefresh: isChanged, hasTimeLimit: false });
    if (isChanged) result.changed += 1;
  }
}
