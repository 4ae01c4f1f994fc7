import { setTimeout as pause } from 'node:timers/promises';
import {
  type BatchSubject,
  type FinishedItem,
  internalBatchRuns,
} from '@placelore/contracts/content/admin/batch-runs.internal.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Route } from '@placelore/contracts/core/route.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { ServiceUnavailableError } from '@placelore/platform/http/service-unavailable-error.js';
import type { JobContext } from '../job-context.js';
import { runBatch } from './run-batch.handler.js';

// Skips the pauses and records their durations.
jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(async () => {}) }));

const ITEM: BatchSubject = {
  ordinal: 1,
  kind: 'generate-nearby-attractions',
  at: { latitude: 48.858, longitude: 2.294 },
  title: 'Eiffel Tower',
};
const createUnavailableError = () =>
  new ServiceUnavailableError('UNAVAILABLE', { service: 'content', isInterrupted: false });
const getTotalDelayMs = () => jest.mocked(pause).mock.calls.reduce((sum, [ms]) => sum + (ms ?? 0), 0);
beforeEach(() => jest.mocked(pause).mockClear());

/**
 * Runs one item whose commit fails the given number of times.
 * @returns how often the item was processed and committed, the error, and the last commit
 */
async function runItem(costUsd: number, failures: number, createError: () => ApiError = createUnavailableError) {
  const calls = { done: 0, committed: 0 };
  const commits: unknown[] = [];
  const stubs = new Map<Route, (body: unknown) => unknown>([
    [internalBatchRuns.next, () => ({ items: [ITEM], total: 1, over: 0 })],
    [
      internalPlaces.nearby,
      () => {
        calls.done++;
        return { places: [], provider: 'paid', attribution: null, costUsd };
      },
    ],
    [
      internalBatchRuns.commit,
      (body) => {
        commits.push(body);
        if (calls.committed++ < failures) throw createError();
        return { goesOn: false, total: 1, over: 1 };
      },
    ],
  ]);
  const call = async (route: Route, body: unknown) => stubs.get(route)?.(body);
  const context = { call, report: async () => {}, jobRequestId: 'w' } as unknown as JobContext;
  const thrown = await runBatch(context, { runId: 'r' }).then(
    () => null,
    (error: unknown) => error,
  );
  return { ...calls, thrown, lastCommit: commits.at(-1) };
}

describe('batch run while content does not respond to commits', () => {
  it('retries the commit of a paid item for about a minute', async () => {
    expect(await runItem(0.035, 7)).toMatchObject({ done: 1, committed: 8, thrown: null });
    expect(getTotalDelayMs()).toBeGreaterThan(55_000);
    expect(getTotalDelayMs()).toBeLessThan(65_000);
  });

  it('delays the job after that minute', async () => {
    expect(await runItem(0.035, Number.POSITIVE_INFINITY)).toMatchObject({
      done: 1,
      thrown: expect.any(ServiceUnavailableError),
    });
    expect(getTotalDelayMs()).toBeLessThan(65_000);
  });

  it('delays the job at once for a free item', async () => {
    expect(await runItem(0, Number.POSITIVE_INFINITY)).toMatchObject({
      done: 1,
      committed: 3,
      thrown: expect.any(ServiceUnavailableError),
    });
    expect(getTotalDelayMs()).toBeLessThan(2_000);
  });

  it('does not retry longer when content responds with an error of its own', async () => {
    expect(await runItem(0.035, 3, () => new ApiError('INTERNAL'))).toMatchObject({ done: 1, committed: 4 });
    expect(getTotalDelayMs()).toBeLessThan(2_000);
  });
});

it('batch run: counts the cost of a paid item even if its result cannot be stored', async () => {
  const { lastCommit } = await runItem(0.035, 3, () => new ApiError('INTERNAL'));
  expect(lastCommit).toMatchObject({
    items: [{ ordinal: 1, costUsd: 0.035, result: { kind: 'failed', code: 'INTERNAL' } }],
  });
});

describe('batch run with several items', () => {
  /**
   * Runs items of which content rejects those with these ordinals, or which places answers by ordinal.
   * @returns the ordinals and kinds of results of each commit, and the error
   */
  async function runItems(
    count: number,
    { rejected = [], nearby = () => 0 }: { rejected?: number[]; nearby?: (ordinal: number) => number },
  ) {
    const items = Array.from({ length: count }, (_, index) => ({ ...ITEM, ordinal: index + 1 }));
    const commits: string[][] = [];
    let requested = 0;
    const call = async (route: Route, body: unknown) => {
      if (route === internalBatchRuns.next) return { items: commits.length === 0 ? items : [], total: count, over: 0 };
      if (route === internalPlaces.nearby) {
        requested += 1;
        return { places: [], provider: 'embedded', attribution: null, costUsd: nearby(requested) };
      }
      const finished = (body as { items: FinishedItem[] }).items;
      commits.push(finished.map(({ ordinal, result }) => `${ordinal} ${result.kind}`));
      if (finished.some(({ ordinal, result }) => rejected.includes(ordinal) && result.kind !== 'failed'))
        throw new ApiError('ARTICLE_CHANGED');
      return { goesOn: true, total: count, over: 1 };
    };
    const context = { call, report: async () => {}, jobRequestId: 'w' } as unknown as JobContext;
    const thrown = await runBatch(context, { runId: 'r' }).then(
      () => null,
      (error: unknown) => error,
    );
    return { commits, thrown };
  }
  const done = (...ordinals: number[]) => ordinals.map((ordinal) => `${ordinal} generate-nearby-attractions`);

  it('commits free items together', async () => {
    expect(await runItems(4, {})).toEqual({ commits: [done(1, 2, 3, 4)], thrown: null });
  });

  it('commits a paid item at once, together with the free ones before it', async () => {
    const { commits } = await runItems(4, { nearby: (ordinal) => (ordinal === 2 ? 0.01 : 0) });
    expect(commits).toEqual([done(1, 2), done(3, 4)]);
  });

  it('commits free items that take long before those that follow', async () => {
    jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(100).mockReturnValue(600);
    expect((await runItems(3, {})).commits[0]).toEqual(done(1, 2));
    jest.restoreAllMocks();
  });

  it('records the one item that content rejects as failed, and stores the others', async () => {
    const { commits, thrown } = await runItems(3, { rejected: [2] });
    expect(commits).toEqual([done(1, 2, 3), done(1), done(2), ['2 failed'], done(3)]);
    expect(thrown).toBeNull();
  });

  it('commits what is finished before it waits for a service that does not respond', async () => {
    const { commits, thrown } = await runItems(3, {
      nearby: (ordinal) => {
        if (ordinal > 2) throw createUnavailableError();
        return 0;
      },
    });
    expect(commits).toEqual([done(1, 2)]);
    expect(thrown).toBeInstanceOf(ServiceUnavailableError);
  });

  it('commits what is finished before it stops because of a budget', async () => {
    const { commits } = await runItems(3, {
      nearby: (ordinal) => {
        if (ordinal > 2) throw new ApiError('PROVIDER_BUDGET_EXHAUSTED');
        return 0;
      },
    });
    expect(commits[0]).toEqual(done(1, 2));
  });
});
