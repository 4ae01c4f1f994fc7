import { randomUUID } from 'node:crypto';
import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalAccounts } from '@placelore/contracts/auth/auth.js';
import { internalBatchRuns } from '@placelore/contracts/content/admin/batch-runs.internal.js';
import { internalCovers, internalDrawing } from '@placelore/contracts/content/covers.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import { ERRORS } from '@placelore/contracts/core/errors.js';
import { finishRoute } from '@placelore/contracts/core/jobs/job-requests.js';
import { JOBS, type JobName, type JobOutage } from '@placelore/contracts/core/jobs/jobs.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { INTERNAL_ROUTES } from '@placelore/contracts/routes.js';
import { QUEUE_POLICY } from '@placelore/platform/queues/queue-policy.js';
import { stubArticleJob } from '../support/article-job-stubs.js';
import type { FakeServiceName } from '../support/fake-services.js';
import { createNearbyResult } from '../support/photo-job-stubs.js';
import { env, useWorker } from '../support/use-worker.js';
import { FURTHER_ATTEMPTS_EXHAUSTED, FURTHER_FAILED_AT_ONCE, FURTHER_SUCCEEDED } from './further-outage-cases.js';
import { ATTEMPTS_EXHAUSTED, FAILED_AT_ONCE, type OutageCase, SUCCEEDED } from './outage-cases.js';

const coverId = `1-${'a'.repeat(32)}`;
const runId = randomUUID();

useWorker();

beforeEach(() => {
  const { services } = env;
  stubArticleJob(env);
  services.on(internalPlaces.purge, () => ({ positions: 0 }));
  services.on(internalAccounts.endSessions, () => undefined);
  services.on(internalAnalyses.deleteOwned, () => ({ more: false }));
  services.on(internalDiscoveries.deleteOwned, () => ({ more: false }));
  services.on(internalCovers.read, () => ({
    seed: coverId,
    title: 'Lighthouse',
    location: 'Kiel, Germany',
    category: 'Landmark',
    placeType: null,
    position: { latitude: 1, longitude: 2 },
  }));
  const drawing = Buffer.from('a drawing').toString('base64');
  services.on(internalDrawing.cover, () => ({ picture: drawing }));
  services.on(internalCovers.commit, () => undefined);
});

/** Stubs content to return one item and to accept it once. */
function stubBatchRun(): void {
  const { services } = env;
  let isOver = false;
  const at = { latitude: 48.858, longitude: 2.294 };
  const item = { ordinal: 1, kind: 'generate-nearby-attractions', at, title: 'Eiffel Tower' };
  services.on(internalPlaces.nearby, () => createNearbyResult(0));
  services.on(internalBatchRuns.next, () => ({ items: isOver ? [] : [item], total: 1, over: isOver ? 1 : 0 }));
  services.on(internalBatchRuns.commit, () => {
    isOver = true;
    return { goesOn: false, total: 1, over: 1 };
  });
}

const createPayload = (job: JobName): object => {
  const payloads: Partial<Record<JobName, object>> = {
    'photo.analyze': { analysisId: randomUUID() },
    'places.purge': {},
    'cover.draw': { coverId, light: 'day', size: 'photo' },
    'article.write': { discoveryId: 12 },
    'account.deleted': { userId: 7, visitorId: null },
    'batch.run': { runId },
  };
  return payloads[job]!;
};

/** Makes a call of a job fail as the case describes. @returns how the job ended, and the delays that were skipped */
async function runCase({ job, call, failure, times }: OutageCase) {
  if (job === 'batch.run') stubBatchRun();
  env.services.breakConnection(call, failure, failure === 'refused' ? 1 : times);
  const service = INTERNAL_ROUTES.find(({ id }) => id === call)!.service as FakeServiceName;
  const id = await env.enqueue(job, createPayload(job));
  let waits = 0;
  const ended = await env.waitForEndWithoutDelays(job, id, async () => {
    waits += 1;
    if (waits === times) await env.services.restart(service);
  });
  return { id, ...ended };
}

const formatCase = ({ job, call, failure, times }: OutageCase): string =>
  `${job}: ${call} fails ${times} times with ${typeof failure === 'string' ? failure : failure.code}`;

function itSucceeds(cases: readonly OutageCase[]): void {
  it.each(cases.map((outageCase) => [formatCase(outageCase), outageCase] as const))('%s', async (_, outageCase) => {
    const { end, waits, attempts } = await runCase(outageCase);
    expect(end).toBe('completed');
    // None of these failures counted as an attempt.
    expect(attempts).toBe(1);
    expect(
      env.getFinishCalls(outageCase.job).filter((finishCall) => JSON.stringify(finishCall).includes('failed')),
    ).toEqual([]);
    waits.slice(0, 10).forEach((delayMs, index) => {
      expect(delayMs).toBeGreaterThanOrEqual(500 * 2 ** index);
      expect(delayMs).toBeLessThanOrEqual(500 * 2 ** index * 1.3);
    });
    for (const delayMs of waits.slice(11)) expect(delayMs).toBeGreaterThanOrEqual(15 * 60_000);
  });
}

function itExhaustsAttempts(cases: readonly OutageCase[]): void {
  it.each(cases.map((outageCase) => [formatCase(outageCase), outageCase] as const))('%s', async (_, outageCase) => {
    const { id, end, attempts } = await runCase(outageCase);
    expect([end, attempts]).toEqual(['failed', QUEUE_POLICY[JOBS[outageCase.job].queue].attempts]);
    expect(env.getFinishCalls(outageCase.job)).toEqual([
      { id, outcome: expect.objectContaining({ status: 'failed' }) },
    ]);
  });
}

function itFailsAtOnce(cases: readonly OutageCase[]): void {
  it.each(cases.map((outageCase) => [formatCase(outageCase), outageCase] as const))('%s', async (_, outageCase) => {
    const { id, end, waits } = await runCase(outageCase);
    expect([end, waits]).toEqual(['failed', []]);
    const { code } = outageCase.failure as { code: string };
    expect(env.getFinishCalls(outageCase.job)).toEqual([
      { id, outcome: expect.objectContaining({ status: 'failed', code }) },
    ]);
  });
}

describe('unavailable service: the job completes with one attempt', () => itSucceeds(SUCCEEDED));
describe('unavailable service: responses about the work use up its attempts', () =>
  itExhaustsAttempts(ATTEMPTS_EXHAUSTED));

describe('job that failed for good', () => {
  it('waits until its service can be notified, and does not run again', async () => {
    env.services.failWith(internalAnalyses.observe, 'IMAGE_UNREADABLE');
    env.services.breakConnection(finishRoute('analysis').id, '503 of the service', 12);
    const id = await env.enqueue('photo.analyze', createPayload('photo.analyze'));
    const { end, waits } = await env.waitForEndWithoutDelays('photo.analyze', id);
    expect([end, waits.length]).toEqual(['failed', 12]);
    expect(env.services.getCalls(internalAnalyses.observe)).toHaveLength(1);
    expect(env.getFinishCalls('photo.analyze')).toEqual([
      { id, outcome: { status: 'failed', code: 'IMAGE_UNREADABLE', message: ERRORS.IMAGE_UNREADABLE.message } },
    ]);
  });

  it('includes a job that breaks the connection to a service on each attempt', async () => {
    env.services.breakConnection(internalAnalyses.observe.id, 'reset before the response', 1_000);
    const id = await env.enqueue('photo.analyze', createPayload('photo.analyze'));
    const { end, waits } = await env.waitForEndWithoutDelays('photo.analyze', id);
    // The job waits through 30 interruptions; each further one is an attempt.
    expect([end, waits.length]).toEqual(['failed', 30 + QUEUE_POLICY.interactive.attempts - 1]);
    expect(env.getFinishCalls('photo.analyze')).toMatchObject([
      { id, outcome: { status: 'failed', code: 'UNAVAILABLE' } },
    ]);
  });
});

it('unavailable service: is named in the waiting job, with the start of the outage', async () => {
  env.services.breakConnection(internalPlaces.locate.id, '503 of the service', 3);
  const id = await env.enqueue('photo.analyze', createPayload('photo.analyze'));
  const queue = env.queues.getQueues().find(({ name }) => name === 'interactive')!;
  const outages: JobOutage[] = [];
  await env.waitForEndWithoutDelays('photo.analyze', id, async () => {
    outages.push((await queue.getJob(id))?.data.outage);
  });
  expect(outages.map(({ service, waits, interruptions }) => [service, waits, interruptions])).toEqual([
    ['places', 1, 0],
    ['places', 2, 0],
    ['places', 3, 0],
  ]);
  expect(new Set(outages.map(({ since }) => since)).size).toBe(1);
});

describe('unavailable service: a permanent error ends the job at once', () => itFailsAtOnce(FAILED_AT_ONCE));
describe('more cases: the job completes with one attempt', () => itSucceeds(FURTHER_SUCCEEDED));
describe('more cases: responses about the work use up its attempts', () =>
  itExhaustsAttempts(FURTHER_ATTEMPTS_EXHAUSTED));
describe('more cases: a permanent error ends the job at once', () => itFailsAtOnce(FURTHER_FAILED_AT_ONCE));
