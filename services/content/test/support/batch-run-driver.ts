import type {
  BatchResult,
  BatchSubject,
  FinishedItem,
} from '@placelore/contracts/content/admin/batch-runs.internal.js';
import type { BatchRun } from '@placelore/contracts/content/admin/batch-runs.js';
import type { NearbyAttraction } from '@placelore/contracts/places/places.js';
import { ADMIN, insertArticle } from './admin-client.js';
import { WORKER } from './content-test-service.js';
import { content, findOpenJobs, useContent } from './simulated-worker.js';

export const START_PATHS = {
  'fix-attraction-distances': '/api/admin/fix-attraction-distances',
  'generate-nearby-attractions': '/api/admin/batch-nearby-attractions',
  'recover-articles': '/api/admin/batch-recover-articles',
  'find-photos': '/api/admin/batch-find-photos',
  'compare-guidebook': '/api/admin/batch-compare-guidebook',
} as const;
export type BatchRunKind = keyof typeof START_PATHS;

export const DISTANCES = 'fix-attraction-distances';
export const NEARBY = 'generate-nearby-attractions';

/** Starts content for a test file and deletes articles and runs before each test. */
export function useBatchRuns(): void {
  useContent();
  beforeEach(() => content.deleteRows('batch_runs', 'batch_run_items', 'articles', 'discoveries'));
}

const FORUM = { lat: 41.8925, lng: 12.4853 };
export const buildAttraction = (overrides: object = {}) =>
  ({ name: 'Forum', distance: '9 km', coordinates: FORUM, ...overrides }) as NearbyAttraction;
/** Inserts an article whose attraction has a wrong distance. @returns its id */
export const insertWrongArticle = (overrides: object = {}) =>
  insertArticle({ nearbyAttractions: [buildAttraction()], ...overrides });
export async function insertSeveral(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index++) ids.push(await insertWrongArticle());
  return ids;
}
/** Returns the audited actions of a run in chronological order. */
export const readAuditActions = async (id: string): Promise<string[]> => {
  const rows = await content.dataSource.query('select action from audit_log where subject_id = $1 order by id', [id]);
  return rows.map(({ action }: { action: string }) => action);
};

/** Starts a run without waiting for its end. @returns its id */
export async function startRun(kind: BatchRunKind, options: object = {}): Promise<string> {
  const response = await fetch(`${content.url}${START_PATHS[kind]}`, {
    method: 'POST',
    headers: { ...(await content.headers(ADMIN)), 'content-type': 'application/json', prefer: 'respond-async' },
    body: JSON.stringify(options),
  });
  const { runId } = (await response.json()) as { runId: string };
  expect([response.status, response.headers.get('location')]).toEqual([202, `/api/admin/batch-runs/${runId}`]);
  return runId;
}

export const readRun = async (id: string): Promise<BatchRun> =>
  (await content.get(`/api/admin/batch-runs/${id}`, ADMIN)).body;
export const readItems = async (id: string, query = '') =>
  (await content.get(`/api/admin/batch-runs/${id}/items${query}`, ADMIN)).body;
export const sendCommand = (id: string, verb: string, body: object = {}) =>
  content.post(`/api/admin/batch-runs/${id}/${verb}`, ADMIN, body);

export async function findRunRequestId(id: string): Promise<string> {
  const jobs = await findOpenJobs<{ runId: string }>('batch.run');
  const [job, ...rest] = jobs.filter(({ payload }) => payload.runId === id);
  expect(rest).toEqual([]);
  return job!.id;
}
export const fetchNext = async (id: string, jobRequestId: string): Promise<{ items: BatchSubject[]; total: number }> =>
  (await content.post(`/internal/batch-runs/${id}/next`, WORKER, { jobRequestId })).body;
export const commitItems = (id: string, jobRequestId: string, items: FinishedItem[]) =>
  content.post(`/internal/batch-runs/${id}/commit`, WORKER, { jobRequestId, items });
export const commitItem = (id: string, ordinal: number, jobRequestId: string, result: BatchResult, costUsd = 0) =>
  commitItems(id, jobRequestId, [{ ordinal, result, costUsd }]);

type ItemHandler = (subject: BatchSubject) => { result: BatchResult; costUsd?: number };

/** Processes a run as the worker does. @returns how many items were committed */
export async function driveRun(id: string, handle: ItemHandler): Promise<number> {
  const jobRequestId = await findRunRequestId(id);
  for (let committed = 0; ; ) {
    const { items } = await fetchNext(id, jobRequestId);
    if (items.length === 0) return committed;
    for (const subject of items) {
      const { result, costUsd = 0 } = handle(subject);
      const { status, body } = await commitItem(id, subject.ordinal, jobRequestId, result, costUsd);
      expect(status).toBe(200);
      committed++;
      if (!body.goesOn) return committed;
    }
  }
}

export const FAILED_RESULT = { result: { kind: 'failed', code: 'PROVIDER_REJECTED', message: 'refused' } } as const;
/** Returns the worker's result of a distances run when every attraction has a position. */
export const measureDistances: ItemHandler = (subject) =>
  subject.kind === 'fix-attraction-distances'
    ? { result: { kind: subject.kind, at: subject.at, found: [] } }
    : { result: { kind: 'none' } };
export const generateNearby =
  (costUsd: number): ItemHandler =>
  (subject) => {
    if (subject.kind !== 'generate-nearby-attractions') return { result: { kind: 'none' } };
    const attractions = [{ name: 'Forum', distance: '500 m', coordinates: FORUM }];
    return { result: { kind: subject.kind, at: subject.at, attractions }, costUsd };
  };
