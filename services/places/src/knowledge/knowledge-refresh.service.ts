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

/** Days after which a place is compared with its item: the lifetime of texts, which is the shortest one. */
const COMPARE_AFTER_DAYS = 14;
/** Number of places in one call, and maximum number of calls for reading a changed place again. */
const BATCH_SIZE = 50;
const CALLS_PER_PLACE = 5;
/** Maximum number of places per run, so that a run ends before the next one starts. */
const MAX_PLACES = 500;

/** Result of {@link KnowledgeRefreshService.update}, as numbers of places. */
export interface KnowledgeUpdate {
  compared: number;
  changed: number;
  removed: number;
}

/** Completes and updates the knowledge about places, in background jobs. */
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

  /** Requests a job that completes the knowledge about a place. If this fails, the next description completes it. */
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
   * Reads everything that is not cached about a place.
   * @throws ApiError PROVIDER_UNAVAILABLE when a source does not answer, so that the job is retried
   */
  async complete(place: LocatedPlace): Promise<void> {
    const { missing } = await this.knowledge.describe(place, { hasTimeLimit: false });
    if (missing.length > 0) throw new ApiError('PROVIDER_UNAVAILABLE');
  }

  /**
   * Compares places with the revisions of their items, oldest comparison first, within half of the day's calls. Reads
   * changed places again, follows merged items, and deletes the identities of deleted items.
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
