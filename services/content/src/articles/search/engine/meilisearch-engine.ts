import { ARTICLE_SEARCH } from '@placelore/contracts/content/articles/articles.js';
import { type CallOutcome, measureVendorCall } from '@placelore/platform/telemetry/measure-call.js';
import {
  type EnqueuedTask,
  Meilisearch,
  MeilisearchApiError,
  MeilisearchRequestError,
  MeilisearchRequestTimeOutError,
  MeilisearchTaskTimeOutError,
  type SearchParams,
} from 'meilisearch';
import { z } from 'zod';
import { buildIndexSettings, LABEL_FIELDS, NAME_FIELDS, type SearchDocument } from './search-document.js';
import { SearchEngineError } from './search-engine-error.js';
import { SEARCH_TIMEOUT_MS } from './search-time-limit.js';

/** Maximum milliseconds for a write, and for the processing of its tasks. */
const WRITE_TIMEOUT_MS = 15_000;
const TASK_TIMEOUT_MS = 20_000;
/** More than the number of indexes that any engine is used for. */
const MAX_INDEXES = 10_000;

/** Article that contains all words. */
export interface EngineHit {
  id: number;
  /** Number of letters by which its words differ from the searched ones. */
  typos: number;
}

/** Matching articles; each list has the best match first. */
export interface EngineMatches {
  /**
   * Articles with all words in title and other names; `labels` also searches location and kind. Without thin articles.
   */
  names: EngineHit[];
  labels: EngineHit[];
  /** Articles with all words anywhere, and their number. */
  all: EngineHit[];
  total: number;
}

const foundHits = z.object({
  hits: z.array(
    z.object({
      id: z.number().int(),
      _rankingScoreDetails: z.object({ typo: z.object({ typoCount: z.number() }).optional() }).optional(),
    }),
  ),
  estimatedTotalHits: z.number().int().nonnegative(),
});
const foundMatches = z.object({ results: z.tuple([foundHits, foundHits, foundHits]) });

/** Client of a server with Meilisearch's protocol. Every method throws SearchEngineError and nothing else. */
export class MeilisearchEngine {
  private readonly searches: Meilisearch;
  private readonly writes: Meilisearch;

  /** @param index name of the index that searches use */
  constructor(
    { url, key }: { url: string; key: string | undefined },
    private readonly index: string,
  ) {
    const config = { host: url, ...(key !== undefined && { apiKey: key }) };
    this.searches = new Meilisearch({ ...config, timeout: SEARCH_TIMEOUT_MS });
    this.writes = new Meilisearch({ ...config, timeout: WRITE_TIMEOUT_MS });
  }

  /** @param plain words of letters and digits, separated by spaces @param limit maximum length of each list */
  async findMatches(plain: string, limit: number): Promise<EngineMatches> {
    const common = {
      indexUid: this.index,
      q: plain,
      limit,
      matchingStrategy: 'all',
      attributesToRetrieve: ['id'],
      showRankingScoreDetails: true,
    } satisfies SearchParams & { indexUid: string };
    const queries = [
      { ...common, attributesToSearchOn: [...NAME_FIELDS], filter: 'isThin = false' },
      { ...common, attributesToSearchOn: [...LABEL_FIELDS], filter: 'isThin = false' },
      common,
    ];
    const response = await call(async () => foundMatches.parse(await this.searches.multiSearch({ queries })));
    const [names, labels, all] = response.results;
    const total = Math.max(all.hits.length, Math.min(all.estimatedTotalHits, ARTICLE_SEARCH.maxResults));
    return { names: toHits(names), labels: toHits(labels), all: toHits(all), total };
  }

  /** Returns the indexes that must be kept up to date: those that are being built, then the one that searches use. */
  async listIndexes(): Promise<string[]> {
    const { results } = await call(() => this.writes.getRawIndexes({ limit: MAX_INDEXES }));
    const names = results.map(({ uid }) => uid);
    return [...names.filter((name) => this.isBeingBuilt(name)), ...names.filter((name) => name === this.index)];
  }

  /** Whether a name is that of an index made by {@link createIndex}. */
  isBeingBuilt(name: string): boolean {
    return name.startsWith(`${this.index}-`) && /^\d+$/.test(name.slice(this.index.length + 1));
  }

  /** Creates an empty index with its settings. @returns its name */
  async createIndex(): Promise<string> {
    const name = `${this.index}-${Date.now()}`;
    const created = await call(() => this.writes.createIndex(name, { primaryKey: 'id' }));
    const set = await call(() => this.writes.index(name).updateSettings(buildIndexSettings(ARTICLE_SEARCH.maxResults)));
    await this.waitForTasks([created.taskUid, set.taskUid]);
    return name;
  }

  /** Adds or replaces documents, in as many parts as the server's limits require. @returns the ids of its tasks */
  async putDocuments(name: string, documents: SearchDocument[]): Promise<number[]> {
    try {
      return [await enqueue(() => this.writes.index(name).addDocuments(documents, { primaryKey: 'id' }))];
    } catch (thrown) {
      const isTooLarge = thrown instanceof SearchEngineError && thrown.status === 413;
      if (!isTooLarge || documents.length === 1) throw thrown;
      const middle = documents.length >> 1;
      const first = await this.putDocuments(name, documents.slice(0, middle));
      return [...first, ...(await this.putDocuments(name, documents.slice(middle)))];
    }
  }

  /** @returns the ids of the server's tasks */
  async deleteDocuments(name: string, ids: number[]): Promise<number[]> {
    return [await enqueue(() => this.writes.index(name).deleteDocuments(ids))];
  }

  /**
   * Waits until tasks are processed. @throws SearchEngineError `task_failed`; `task_pending` when they take too long
   */
  async waitForTasks(uids: number[]): Promise<void> {
    for (const uid of uids) {
      const { status } = await call(() => this.writes.tasks.waitForTask(uid, { timeout: TASK_TIMEOUT_MS }));
      if (status !== 'succeeded') throw new SearchEngineError('task_failed');
    }
  }

  /** Returns the number of an index's tasks that wait or run, and of those that failed. */
  async countTasks(name: string): Promise<{ open: number; failed: number }> {
    const count = async (...statuses: ('enqueued' | 'processing' | 'failed' | 'canceled')[]) =>
      (await call(() => this.writes.tasks.getTasks({ indexUids: [name], statuses, limit: 1 }))).total;
    return { open: await count('enqueued', 'processing'), failed: await count('failed', 'canceled') };
  }

  async countDocuments(name: string): Promise<number> {
    return (await call(() => this.writes.index(name).getStats())).numberOfDocuments;
  }

  /** Makes an index the one that searches use, in one step, and deletes the former one. */
  async replaceBy(name: string): Promise<void> {
    if (!(await this.listIndexes()).includes(this.index)) {
      await this.waitForTasks([await enqueue(() => this.writes.createIndex(this.index, { primaryKey: 'id' }))]);
    }
    const swap = { indexes: [this.index, name] as [string, string], rename: false };
    await this.waitForTasks([await enqueue(() => this.writes.swapIndexes([swap]))]);
    await this.deleteIndex(name);
  }

  async deleteIndex(name: string): Promise<void> {
    await this.waitForTasks([await enqueue(() => this.writes.deleteIndex(name))]);
  }
}

const toHits = ({ hits }: z.output<typeof foundHits>): EngineHit[] =>
  hits.map(({ id, _rankingScoreDetails: details }) => ({ id, typos: details?.typo?.typoCount ?? 0 }));

const enqueue = async (request: () => Promise<EnqueuedTask>): Promise<number> => (await call(request)).taskUid;

/** @throws SearchEngineError */
async function call<T>(request: () => Promise<T>): Promise<T> {
  return measureVendorCall('search-engine', toOutcome, async () => {
    try {
      return await request();
    } catch (thrown) {
      throw toSearchEngineError(thrown);
    }
  });
}

function toOutcome(thrown: unknown): CallOutcome {
  const { reason, status } = thrown as SearchEngineError;
  if (reason === 'timed_out') return 'timed_out';
  return status !== null && status < 500 ? 'rejected' : 'unavailable';
}

function toSearchEngineError(thrown: unknown): SearchEngineError {
  const { name } = thrown as Error;
  if (thrown instanceof MeilisearchApiError) {
    const { status } = thrown.response;
    const code = String(thrown.cause?.code);
    return new SearchEngineError(/^[a-z_]{1,60}$/.test(code) && thrown.cause ? code : `http_${status}`, status);
  }
  if (thrown instanceof MeilisearchTaskTimeOutError) return new SearchEngineError('task_pending');
  if (thrown instanceof MeilisearchRequestError) {
    const isTimeout = thrown.cause instanceof MeilisearchRequestTimeOutError;
    return new SearchEngineError(isTimeout ? 'timed_out' : 'unreachable', null, { cause: thrown.cause });
  }
  return new SearchEngineError('invalid_response', null, { cause: new Error(name) });
}
