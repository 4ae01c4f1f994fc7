import { JobResults } from '@placelore/platform/jobs/job-results.js';
import { JobQueues } from '@placelore/platform/queues/job-queues.js';
import { connectRedis, getQueuePrefix } from '@placelore/platform/queues/redis.js';
import { DelayedError, Worker } from 'bullmq';
import { type FakeGoogleVision, startFakeGoogleVision } from '../../../../infra/fake-vendors/google-vision.ts';
import { presentResult } from '../../src/analyses/analysis.presenter.js';
import { AnalysisTestService, createGuest, createResult, waitUntil } from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';
import { EventStreamClient } from '../support/event-stream-client.js';

let google: FakeGoogleVision;
let variables: Record<string, string>;
let service: AnalysisTestService;
beforeAll(async () => {
  google = await startFakeGoogleVision();
  variables = { GOOGLE_VISION_API_KEY: 'key', GOOGLE_VISION_ENDPOINT: google.url };
  service = await AnalysisTestService.start(variables);
});
afterAll(async () => {
  await service.stop();
  await google.close();
});

const waitForOwnId = (visitorId: string, from = service) =>
  waitUntil(async () => {
    const [row] = await from.dataSource.query('select id from analyses where visitor_id = $1', [visitorId]);
    return row?.id as string | undefined;
  });
const getWaiters = (of = service) => (of.app.get(JobResults) as unknown as { waiters: Map<string, unknown> }).waiters;

function visitor() {
  const actor = createGuest();
  return { actor, visitorId: actor.kind === 'person' ? String(actor.visitorId) : '' };
}

describe('POST /api/analyze', () => {
  it('returns the result that another process commits', async () => {
    const other = await AnalysisTestService.start(variables, service);
    try {
      const { actor, visitorId } = visitor();
      const response = service.upload(actor, await createPhoto());
      const id = await waitForOwnId(visitorId);
      await other.commit(id);
      expect(await response).toMatchObject({ status: 200, body: presentResult(createResult(id)) });
    } finally {
      await other.stop();
    }
  });

  it.each([
    ['IMAGE_UNREADABLE', 422, 'IMAGE_UNREADABLE'],
    ['AUTHENTICATION_REQUIRED', 500, 'ANALYSIS_FAILED'],
    ['TOO_MANY_REQUESTS', 500, 'ANALYSIS_FAILED'],
    ['JOB_LOST', 500, 'ANALYSIS_FAILED'],
    ['toString', 500, 'ANALYSIS_FAILED'],
  ])('reports the failure %s as %i %s', async (code, status, expectedCode) => {
    const { actor, visitorId } = visitor();
    const response = service.upload(actor, await createPhoto());
    const id = await waitForOwnId(visitorId);
    const stream = await EventStreamClient.open(service, id, actor);
    await service.failFor(id, code);
    expect(await response).toMatchObject({ status, body: { code: expectedCode } });
    expect(await stream.waitForEnd()).toEqual(['9 failed']);
    expect(stream.events[0]?.data.code).toBe(expectedCode);
  });

  it('stops waiting when the client disconnects, and the result is available later', async () => {
    const { actor, visitorId } = visitor();
    const bytes = await createPhoto();
    const leaving = new AbortController();
    const response = service.upload(actor, bytes, {}, { signal: leaving.signal }).catch(() => 'gone');
    const id = await waitForOwnId(visitorId);
    await waitUntil(() => getWaiters().size === 1);
    leaving.abort();
    expect(await response).toBe('gone');
    await waitUntil(() => getWaiters().size === 0);
    await service.commit(id);
    expect((await service.upload(actor, bytes)).body.id).toBe(id);
  });

  it('returns 504 after the timeout, and the analysis continues', async () => {
    const { actor, visitorId } = visitor();
    const bytes = await createPhoto();
    const settlements = service.app.get(JobResults);
    const originalWait = settlements.waitUntilFinished.bind(settlements);
    jest.spyOn(settlements, 'waitUntilFinished').mockImplementationOnce((id, timeout, signal) => {
      expect(timeout).toBe(110_000);
      return originalWait(id, 50, signal);
    });
    const lateResponse = await service.upload(actor, bytes);
    expect([lateResponse.status, lateResponse.body.code]).toEqual([504, 'TIMED_OUT']);
    const id = await waitForOwnId(visitorId);
    await service.commit(id);
    expect((await service.upload(actor, bytes)).body.id).toBe(id);
  });

  it('returns 503 quickly when the process stops, and the job goes on', async () => {
    const stopping = await AnalysisTestService.start(variables, service);
    const { actor, visitorId } = visitor();
    const bytes = await createPhoto();
    const response = stopping.upload(actor, bytes);
    const id = await waitForOwnId(visitorId, stopping);
    const stream = await EventStreamClient.open(stopping, id, actor);
    await waitUntil(() => getWaiters(stopping).size === 1);
    const started = Date.now();
    const stopped = stopping.stop();
    const { status, body, headers } = await response;
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2']);
    expect(await stream.waitForEnd()).toEqual([]);
    await stopped;
    expect(Date.now() - started).toBeLessThan(20_000);

    const again = await EventStreamClient.open(service, id, actor);
    await service.commit(id);
    expect(await again.waitForEnd()).toEqual(['9 done']);
    expect((await service.upload(actor, bytes)).body.id).toBe(id);
  });
});

describe('job that waits for an unavailable service', () => {
  /** Delays jobs as the worker does when a service does not respond. */
  async function delayAllJobs(delayMs: number, work: () => Promise<void>): Promise<void> {
    const connection = connectRedis(service.redisUrl, true);
    const worker = new Worker(
      'interactive',
      async (job, token) => {
        await job.moveToDelayed(Date.now() + delayMs, token);
        throw new DelayedError();
      },
      { connection: connection as never, prefix: getQueuePrefix('interactive') },
    );
    try {
      await work();
    } finally {
      await worker.close();
      connection.disconnect();
    }
  }

  it('returns 503 with Retry-After to waiting clients, and the result later', async () => {
    const { actor, visitorId } = visitor();
    const bytes = await createPhoto();
    await delayAllJobs(60_000, async () => {
      for (const _ of ['when it happens', 'when it has happened']) {
        const { status, body, headers } = await service.upload(actor, bytes);
        expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
        expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
      }
    });
    const id = await waitForOwnId(visitorId);
    await service.commit(id);
    const { status, body } = await service.upload(actor, bytes);
    expect([status, body.id]).toEqual([200, id]);
  });

  it('does not disconnect event streams, nor clients of a job that soon continues', async () => {
    const { actor, visitorId } = visitor();
    await delayAllJobs(2_000, async () => {
      const response = service.upload(actor, await createPhoto());
      const id = await waitForOwnId(visitorId);
      const { jobRequestId } = await service.findRow(id);
      await waitUntil(
        async () => (await service.app.get(JobQueues).getState('photo.analyze', jobRequestId)) === 'delayed',
      );
      await service.commit(id);
      expect(await response).toMatchObject({ status: 200 });
    });
    await delayAllJobs(60_000, async () => {
      const me = createGuest();
      const id = await service.submit(me, await createPhoto());
      const stream = await EventStreamClient.open(service, id, me);
      const { jobRequestId } = await service.findRow(id);
      await waitUntil(
        async () => (await service.app.get(JobQueues).getState('photo.analyze', jobRequestId)) === 'delayed',
      );
      await service.commit(id);
      expect(await stream.waitForEnd()).toEqual(['9 done']);
    });
  });
});

describe('GET /api/analyses/:id/events', () => {
  const submitted = async () => {
    const actor = createGuest();
    return { actor, id: await service.submit(actor, await createPhoto()) };
  };

  it('sends each step once and in order, then the result, then ends', async () => {
    const { actor, id } = await submitted();
    const stream = await EventStreamClient.open(service, id, actor);
    for (const ordinal of [1, 2, 3]) await service.report(id, ordinal);
    expect(await stream.waitForEvents(3)).toEqual(['1 progress', '2 progress', '3 progress']);
    // The worker's second attempt starts again from the first step.
    for (const ordinal of [1, 2, 3, 4]) await service.report(id, ordinal);
    await stream.waitForEvents(4);
    await service.commit(id);
    expect(await stream.waitForEnd()).toEqual(['1 progress', '2 progress', '3 progress', '4 progress', '9 done']);
    expect(stream.events[1]?.data).toEqual({ ordinal: 2, step: 'Analyzing image content', percent: 12.5 });
    expect(stream.events.at(-1)?.data).toEqual(presentResult(createResult(id)));
  });

  it('begins with the latest progress, and resumes after the client’s last event', async () => {
    const { actor, id } = await submitted();
    const earlyStream = await EventStreamClient.open(service, id, actor);
    await service.report(id, 1);
    await service.report(id, 5);
    await earlyStream.waitForEvents(2);
    earlyStream.disconnect();
    expect((await service.call(`/api/analyses/${id}`, actor)).body.progress).toMatchObject({ ordinal: 5 });
    const fresh = await EventStreamClient.open(service, id, actor);
    const resumed = await EventStreamClient.open(service, id, actor, 5);
    await service.report(id, 6);
    expect(await fresh.waitForEvents(2)).toEqual(['5 progress', '6 progress']);
    expect(await resumed.waitForEvents(1)).toEqual(['6 progress']);
    await service.commit(id);
    expect((await resumed.waitForEnd()).at(-1)).toBe('9 done');
  });

  it.each(['x', '-1', '1e999', '999', '9', '\u00ff'])('handles the Last-Event-ID %j', async (last) => {
    const { actor, id } = await submitted();
    await service.commit(id);
    const { status, body } = await service.call(`/api/analyses/${id}/events`, actor, {
      headers: { 'last-event-id': last },
    });
    // After the end, 204 tells a browser that no further events follow.
    if (Number(last) >= 9) expect([status, body]).toEqual([204, '']);
    else expect(body).toContain('event: done');
  });

  it('ends at once for a finished analysis', async () => {
    const { actor, id } = await submitted();
    await service.commit(id);
    expect(await (await EventStreamClient.open(service, id, actor)).waitForEnd()).toEqual(['9 done']);
  });

  it('stops listening when the client disconnects', async () => {
    const { actor, id } = await submitted();
    const stream = await EventStreamClient.open(service, id, actor);
    await waitUntil(() => getWaiters().size === 1);
    stream.disconnect();
    await waitUntil(() => getWaiters().size === 0);
  });

  it('sends comments to keep an idle connection open', async () => {
    const beats: (() => void)[] = [];
    const setIntervalSpy = jest.spyOn(globalThis, 'setInterval').mockImplementation(((beat: () => void, ms: number) => {
      expect(ms).toBeLessThanOrEqual(30_000);
      beats.push(beat);
      return 0;
    }) as never);
    const { actor, id } = await submitted();
    const stream = await EventStreamClient.open(service, id, actor);
    await waitUntil(() => beats.length > 0);
    setIntervalSpy.mockRestore();
    beats[0]?.();
    await waitUntil(() => stream.text.includes('\n: '));
    expect(stream.events).toEqual([]);
    await service.commit(id);
    await stream.waitForEnd();
  });

  it('responds to HEAD without staying open', async () => {
    const { actor, id } = await submitted();
    const { status, headers } = await service.call(`/api/analyses/${id}/events`, actor, {
      method: 'HEAD',
      signal: AbortSignal.timeout(3_000),
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  });
});
