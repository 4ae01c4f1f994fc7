import { JobQueues } from '@placelore/platform/queues/job-queues.js';
import { connectRedis, KEY_PREFIX } from '@placelore/platform/queues/redis.js';
import { Settlements } from '@placelore/platform/work/settlements.js';
import { DelayedError, Worker } from 'bullmq';
import { type GoogleVisionStandIn, startGoogleVision } from '../../../../infra/standins/google-vision.ts';
import { AnalysisService, guest, result, until } from './analysis-service.js';
import { EventStream } from './event-stream.js';
import { photo } from './photos.js';

let google: GoogleVisionStandIn;
let variables: Record<string, string>;
let service: AnalysisService;
beforeAll(async () => {
  google = await startGoogleVision();
  variables = { GOOGLE_VISION_API_KEY: 'key', GOOGLE_VISION_ENDPOINT: google.url };
  service = await AnalysisService.start(variables);
});
afterAll(async () => {
  await service.stop();
  await google.close();
});

const ownId = (visitorId: string, from = service) =>
  until(async () => {
    const [row] = await from.dataSource.query('select id from analyses where visitor_id = $1', [visitorId]);
    return row?.id as string | undefined;
  });
const waiters = (of = service) => (of.app.get(Settlements) as unknown as { waiters: Map<string, unknown> }).waiters;

function visitor() {
  const who = guest();
  return { who, visitorId: who.kind === 'person' ? String(who.visitorId) : '' };
}

describe('somebody who waits', () => {
  it('gets the result when another process settles it', async () => {
    const other = await AnalysisService.start(variables, service);
    try {
      const { who, visitorId } = visitor();
      const answer = service.upload(who, await photo());
      const id = await ownId(visitorId);
      await other.commit(id);
      expect(await answer).toMatchObject({ status: 200, body: result(id) });
    } finally {
      await other.stop();
    }
  });

  it.each([
    ['IMAGE_UNREADABLE', 422, 'IMAGE_UNREADABLE'],
    ['AUTHENTICATION_REQUIRED', 500, 'ANALYSIS_FAILED'],
    ['TOO_MANY_REQUESTS', 500, 'ANALYSIS_FAILED'],
    ['WORK_LOST', 500, 'ANALYSIS_FAILED'],
    ['toString', 500, 'ANALYSIS_FAILED'],
  ])('hears of a failure: %s is told as %i %s', async (code, status, told) => {
    const { who, visitorId } = visitor();
    const answer = service.upload(who, await photo());
    const id = await ownId(visitorId);
    const stream = await EventStream.open(service, id, who);
    await service.failFor(id, code);
    expect(await answer).toMatchObject({ status, body: { code: told } });
    expect(await stream.end()).toEqual(['9 failed']);
    expect(stream.events[0]?.data.code).toBe(told);
  });

  it('and goes is no longer waited for, and finds the result later', async () => {
    const { who, visitorId } = visitor();
    const bytes = await photo();
    const leaving = new AbortController();
    const answer = service.upload(who, bytes, {}, { signal: leaving.signal }).catch(() => 'gone');
    const id = await ownId(visitorId);
    await until(() => waiters().size === 1);
    leaving.abort();
    expect(await answer).toBe('gone');
    await until(() => waiters().size === 0);
    await service.commit(id);
    expect((await service.upload(who, bytes)).body.id).toBe(id);
  });

  it('too long is told so, and the analysis goes on', async () => {
    const { who, visitorId } = visitor();
    const bytes = await photo();
    const settlements = service.app.get(Settlements);
    const patient = settlements.wait.bind(settlements);
    jest.spyOn(settlements, 'wait').mockImplementationOnce((id, timeout, signal) => {
      expect(timeout).toBe(110_000);
      return patient(id, 50, signal);
    });
    const late = await service.upload(who, bytes);
    expect([late.status, late.body.code]).toEqual([504, 'TIMED_OUT']);
    const id = await ownId(visitorId);
    await service.commit(id);
    expect((await service.upload(who, bytes)).body.id).toBe(id);
  });

  it('is sent away quickly when the process stops, and the work goes on', async () => {
    const stopping = await AnalysisService.start(variables, service);
    const { who, visitorId } = visitor();
    const bytes = await photo();
    const answer = stopping.upload(who, bytes);
    const id = await ownId(visitorId, stopping);
    const stream = await EventStream.open(stopping, id, who);
    await until(() => waiters(stopping).size === 1);
    const started = Date.now();
    const stopped = stopping.stop();
    const { status, body, headers } = await answer;
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2']);
    expect(await stream.end()).toEqual([]);
    await stopped;
    expect(Date.now() - started).toBeLessThan(20_000);

    const again = await EventStream.open(service, id, who);
    await service.commit(id);
    expect(await again.end()).toEqual(['9 done']);
    expect((await service.upload(who, bytes)).body.id).toBe(id);
  });
});

describe('work that waits for a service that is away', () => {
  /** Has jobs wait as the worker does when a service gives no answer. */
  async function delayAll(wait: number, work: () => Promise<void>): Promise<void> {
    const connection = connectRedis(service.redisUrl, true);
    const worker = new Worker(
      'interactive',
      async (job, token) => {
        await job.moveToDelayed(Date.now() + wait, token);
        throw new DelayedError();
      },
      { connection: connection as never, prefix: KEY_PREFIX },
    );
    try {
      await work();
    } finally {
      await worker.close();
      connection.disconnect();
    }
  }

  it('sends whoever waits away with the time to come back, and finds them the result then', async () => {
    const { who, visitorId } = visitor();
    const bytes = await photo();
    await delayAll(60_000, async () => {
      for (const _ of ['when it happens', 'when it has happened']) {
        const { status, body, headers } = await service.upload(who, bytes);
        expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
        expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
      }
    });
    const id = await ownId(visitorId);
    await service.commit(id);
    const { status, body } = await service.upload(who, bytes);
    expect([status, body.id]).toEqual([200, id]);
  });

  it('keeps those who follow it, and those whose work goes on in a moment', async () => {
    const { who, visitorId } = visitor();
    await delayAll(2_000, async () => {
      const answer = service.upload(who, await photo());
      const id = await ownId(visitorId);
      const { workRequestId } = await service.row(id);
      await until(async () => (await service.app.get(JobQueues).state('photo.analyze', workRequestId)) === 'delayed');
      await service.commit(id);
      expect(await answer).toMatchObject({ status: 200 });
    });
    await delayAll(60_000, async () => {
      const me = guest();
      const id = await service.submit(me, await photo());
      const stream = await EventStream.open(service, id, me);
      const { workRequestId } = await service.row(id);
      await until(async () => (await service.app.get(JobQueues).state('photo.analyze', workRequestId)) === 'delayed');
      await service.commit(id);
      expect(await stream.end()).toEqual(['9 done']);
    });
  });
});

describe('the event stream', () => {
  const submitted = async () => {
    const who = guest();
    return { who, id: await service.submit(who, await photo()) };
  };

  it('tells each step once and in order, then the result, then ends', async () => {
    const { who, id } = await submitted();
    const stream = await EventStream.open(service, id, who);
    for (const ordinal of [1, 2, 3]) await service.report(id, ordinal);
    expect(await stream.first(3)).toEqual(['1 progress', '2 progress', '3 progress']);
    // The worker's second try begins from the start.
    for (const ordinal of [1, 2, 3, 4]) await service.report(id, ordinal);
    await stream.first(4);
    await service.commit(id);
    expect(await stream.end()).toEqual(['1 progress', '2 progress', '3 progress', '4 progress', '9 done']);
    expect(stream.events[1]?.data).toEqual({ ordinal: 2, step: 'Analyzing image content', percent: 12.5 });
    expect(stream.events.at(-1)?.data).toEqual(result(id));
  });

  it('begins with what is known, and resumes after what the client has', async () => {
    const { who, id } = await submitted();
    const early = await EventStream.open(service, id, who);
    await service.report(id, 1);
    await service.report(id, 5);
    await early.first(2);
    early.leave();
    expect((await service.call(`/api/analyses/${id}`, who)).body.progress).toMatchObject({ ordinal: 5 });
    const fresh = await EventStream.open(service, id, who);
    const resumed = await EventStream.open(service, id, who, 5);
    await service.report(id, 6);
    expect(await fresh.first(2)).toEqual(['5 progress', '6 progress']);
    expect(await resumed.first(1)).toEqual(['6 progress']);
    await service.commit(id);
    expect((await resumed.end()).at(-1)).toBe('9 done');
  });

  it.each(['x', '-1', '1e999', '999', '9', '\u00ff'])('takes the Last-Event-ID %j for what it is', async (last) => {
    const { who, id } = await submitted();
    await service.commit(id);
    const { status, body } = await service.call(`/api/analyses/${id}/events`, who, {
      headers: { 'last-event-id': last },
    });
    // Past the end there is nothing more to come, which 204 tells a browser.
    if (Number(last) >= 9) expect([status, body]).toEqual([204, '']);
    else expect(body).toContain('event: done');
  });

  it('of a settled analysis ends at once', async () => {
    const { who, id } = await submitted();
    await service.commit(id);
    expect(await (await EventStream.open(service, id, who)).end()).toEqual(['9 done']);
  });

  it('stops listening when the client goes', async () => {
    const { who, id } = await submitted();
    const stream = await EventStream.open(service, id, who);
    await until(() => waiters().size === 1);
    stream.leave();
    await until(() => waiters().size === 0);
  });

  it('is kept open by a comment while nothing happens', async () => {
    const beats: (() => void)[] = [];
    const every = jest.spyOn(globalThis, 'setInterval').mockImplementation(((beat: () => void, ms: number) => {
      expect(ms).toBeLessThanOrEqual(30_000);
      beats.push(beat);
      return 0;
    }) as never);
    const { who, id } = await submitted();
    const stream = await EventStream.open(service, id, who);
    await until(() => beats.length > 0);
    every.mockRestore();
    beats[0]?.();
    await until(() => stream.text.includes('\n: '));
    expect(stream.events).toEqual([]);
    await service.commit(id);
    await stream.end();
  });

  it('answers HEAD without staying open', async () => {
    const { who, id } = await submitted();
    const { status, headers } = await service.call(`/api/analyses/${id}/events`, who, {
      method: 'HEAD',
      signal: AbortSignal.timeout(3_000),
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  });
});
