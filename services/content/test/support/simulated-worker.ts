import type { JobName } from '@placelore/contracts/core/jobs/jobs.js';
import { JobResults } from '@placelore/platform/jobs/job-results.js';
import { ContentTestService, type StartOptions, WORKER } from './content-test-service.js';

/** A content service whose tables are emptied before each test; the test plays the worker. */
export let content: ContentTestService;

/** Stores the prices of the providers with a time one day ahead, so that they are not replaced by a worker's. */
export const setProviderPrices = (nearbyUsd: number | null, writingIsPaid: boolean): Promise<unknown> =>
  content.dataSource.query(
    `insert into provider_prices values (1, $1, $2, now() + interval '1 day')
     on conflict (id) do update set nearby_usd = $1, writing_is_paid = $2, noted_at = excluded.noted_at`,
    [nearbyUsd, writingIsPaid],
  );

/** Starts content for the tests of a file. */
export function useContent(options: StartOptions = {}): void {
  beforeAll(async () => {
    content = await ContentTestService.start(options);
  });
  afterAll(() => content.stop());
  beforeEach(async () => {
    await content.deleteRows(
      'articles',
      'article_slug_redirects',
      'dynamic_articles',
      'guide_requests',
      'guide_holders',
      'job_requests',
    );
    await setProviderPrices(null, true);
  });
}

export interface OpenJob<Payload> {
  id: string;
  payload: Payload;
}
export const findOpenJobs = <Payload>(job: JobName): Promise<OpenJob<Payload>[]> =>
  content.dataSource.query('select id, payload from job_requests where job = $1 and finished_at is null', [job]);
export const countJobs = async (job: JobName): Promise<number> =>
  (await content.dataSource.query('select id from job_requests where job = $1', [job])).length;

/** Returns how many requests wait for a job request to finish. */
export function countWaiters(jobRequestId: string): number {
  const { waiters } = content.app.get(JobResults) as unknown as { waiters: Map<string, Set<unknown>> };
  return waiters.get(jobRequestId)?.size ?? 0;
}

export const failJob = (code: string) => (job: OpenJob<unknown>) =>
  content.post(`/internal/job-requests/${job.id}/settle`, WORKER, {
    outcome: { status: 'failed', code, message: 'what the worker knows' },
  });
