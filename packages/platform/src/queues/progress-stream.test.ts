import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { JobProgress } from '@placelore/contracts/core/jobs/jobs.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Shutdown } from '../bootstrap/shutdown.js';
import type { ProgressFeed } from './progress-feed.js';
import { type FollowedJob, ProgressStream } from './progress-stream.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Creates a connection that records everything written to it. */
class FakeOutput extends EventEmitter {
  text = '';
  headers: Record<string, string> = {};
  isEnded = false;
  writeHead(_status: number, headers: Record<string, string>) {
    this.headers = headers;
  }
  write(text: string) {
    if (this.isEnded) throw new Error('write after end');
    this.text += text;
  }
  end() {
    this.isEnded = true;
  }
}

/** Opens a stream about a job with three steps, of which the second is known. */
function openStream({ headers = {}, method = 'GET', jobRequestId = 'job' as string | null } = {}) {
  let finish!: (result: object) => void;
  let fail!: (thrown: unknown) => void;
  let signal: AbortSignal | undefined;
  const listeners = new Set<(progress: JobProgress) => void>();
  const feed = {
    getLatest: () => ({ ordinal: 2 }),
    follow: (_id: string, listener: (progress: JobProgress) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const output = new FakeOutput();
  const reply = {
    raw: output,
    statusCode: 200,
    hijack: () => {},
    getHeaders: () => ({ 'x-request-id': 'r' }),
    status(code: number) {
      reply.statusCode = code;
      return { send: async () => {} };
    },
  };
  const job: FollowedJob = {
    jobRequestId,
    steps: 3,
    present: (progress) => progress as unknown as { ordinal: number },
    result: (given) => {
      signal = given;
      return new Promise((resolve, reject) => {
        [finish, fail] = [resolve, reject];
      });
    },
  };
  const shutdown = new Shutdown();
  const done = new ProgressStream(feed as unknown as ProgressFeed, shutdown).send(
    job,
    { method, headers } as unknown as FastifyRequest,
    reply as unknown as FastifyReply,
  );
  const report = (ordinal: number) => {
    for (const listener of listeners) listener({ ordinal } as unknown as JobProgress);
  };
  return { output, reply, listeners, shutdown, done, report, finish, fail, signal };
}

describe('ProgressStream.send', () => {
  test('sends known and new steps, never an earlier one, and the result', async () => {
    const { output, report, finish, done, listeners } = openStream();
    for (const ordinal of [1, 2, 3, 3]) report(ordinal);
    finish({ answer: 42 });
    await done;
    expect(output.text.match(/^(id|event|data|retry): .*$/gm)).toEqual([
      'retry: 1000',
      ...['id: 2', 'event: progress', 'data: {"ordinal":2}'],
      ...['id: 3', 'event: progress', 'data: {"ordinal":3}'],
      ...['id: 4', 'event: done', 'data: {"answer":42}'],
    ]);
    expect([output.isEnded, listeners.size]).toEqual([true, 0]);
    expect(output.headers).toMatchObject({ 'x-request-id': 'r', 'cache-control': 'no-store' });
  });

  test('omits the steps that a reconnecting client has received', async () => {
    const { output, report, finish, done } = openStream({ headers: { 'last-event-id': '2' } });
    report(3);
    finish({});
    await done;
    expect(output.text.match(/^id: .*$/gm)).toEqual(['id: 3', 'id: 4']);
  });

  test('keeps a client that has received the end from reconnecting', async () => {
    const { output, reply, done } = openStream({ headers: { 'last-event-id': '4' } });
    await done;
    expect([reply.statusCode, output.text]).toEqual([204, '']);
  });

  test('sends nothing but headers to HEAD, and only the end without a job', async () => {
    const head = openStream({ method: 'HEAD' });
    await head.done;
    expect([head.output.isEnded, head.output.text]).toEqual([true, '']);
    const finished = openStream({ jobRequestId: null });
    finished.finish({});
    await finished.done;
    expect(finished.output.text.match(/^id: .*$/gm)).toEqual(['id: 4']);
  });

  test.each([
    ['a final failure', new ApiError('NOT_A_PLACE'), ['event: failed']],
    ['a retryable failure', new ApiError('UNAVAILABLE'), null],
    ['an unexpected error', new Error('broken'), null],
  ])('ends after %s', async (_cause, thrown, events) => {
    const { output, fail, done } = openStream({ headers: { 'last-event-id': '3' } });
    fail(thrown);
    await done;
    expect([output.isEnded, output.text.match(/^event: .*$/gm)]).toEqual([true, events]);
  });

  test('writes a comment every 15 seconds until the stream ends', async () => {
    const { output, finish, done } = openStream();
    jest.advanceTimersByTime(14_999);
    expect(output.text).not.toContain(': still here');
    jest.advanceTimersByTime(15_001);
    expect(output.text.match(/^: still here$/gm)).toHaveLength(2);
    finish({});
    await done;
    expect(jest.getTimerCount()).toBe(0);
  });

  test('stops waiting when the client disconnects or the process stops', () => {
    const left = openStream();
    const stopped = openStream();
    expect([left.signal!.aborted, stopped.signal!.aborted]).toEqual([false, false]);
    left.output.emit('close');
    stopped.shutdown.beforeApplicationShutdown();
    expect([left.signal!.aborted, stopped.signal!.aborted]).toEqual([true, true]);
  });
});
