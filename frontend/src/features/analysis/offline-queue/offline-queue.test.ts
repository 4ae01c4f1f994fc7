import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { ErrorCode } from '@placelore/contracts/core/errors.js';
import { JobFailedError } from '../../../lib/api/follow-job.js';
import { HttpError } from '../../../lib/api/http-error.js';
import { buildAnalysisResult } from '../../../testing/builders/analyses.js';
import type { Photo } from '../capture/photo.js';
import {
  enqueue,
  MAX_QUEUED_PHOTOS,
  type QueueDeps,
  type QueuedAnalysis,
  type QueueStore,
  runQueue,
} from './offline-queue.js';

function memoryQueue(...items: QueuedAnalysis[]): QueueStore & { items: Map<string, QueuedAnalysis> } {
  const stored = new Map(items.map((item) => [item.id, item]));
  return {
    items: stored,
    getAll: async () => [...stored.values()],
    put: async (item) => void stored.set(item.id, item),
    replace: async (item) => void (stored.has(item.id) && stored.set(item.id, item)),
    delete: async (id) => void stored.delete(id),
  };
}

const photo = (name: string): Photo => ({
  image: new Blob([name]),
  fileName: name,
  source: 'file_upload',
  keepPrivate: false,
  imageKey: name,
  locationContext: null,
});

const queued = (id: string, facts: Partial<QueuedAnalysis> = {}): QueuedAnalysis => ({
  id,
  type: 'analyze',
  data: photo(id),
  timestamp: 1,
  retries: 0,
  owner: null,
  ...facts,
});

/** Runs a queue. `analyze` returns or throws for each photo, by file name. */
async function run(store: QueueStore, analyze: (name: string) => AnalysisResult, tools: Partial<QueueDeps> = {}) {
  const sent: string[] = [];
  const shown: string[] = [];
  const result = await runQueue({
    store,
    getCurrentUserId: () => null,
    isOnline: () => true,
    analyze: async ({ fileName }) => {
      sent.push(fileName);
      return analyze(fileName);
    },
    onResult: ({ fileName }) => shown.push(fileName),
    ...tools,
  });
  return { ...result, sent, shown };
}

const result = buildAnalysisResult();
const broken = () => {
  throw new TypeError('Failed to fetch');
};

test('enqueue: stores the specified fields and at most ten photos', async () => {
  const store = memoryQueue();
  const facts = { store, owner: 7, now: 5 };
  for (let index = 0; index < MAX_QUEUED_PHOTOS; index += 1) {
    expect(await enqueue(photo('a'), { ...facts, id: String(index) })).toBe(true);
  }
  expect(store.items.get('0')).toEqual({
    id: '0',
    type: 'analyze',
    data: photo('a'),
    timestamp: 5,
    retries: 0,
    owner: 7,
  });
  expect(await enqueue(photo('b'), { ...facts, id: 'one-more' })).toBe(false);
  expect(store.items.size).toBe(MAX_QUEUED_PHOTOS);
});

test('runQueue: does not store a failed photo again after a sign-out has emptied the queue', async () => {
  const store = memoryQueue(queued('a'));
  let reads = 0;
  const getAll = async () => {
    const all = await memoryQueue(...store.items.values()).getAll();
    reads += 1;
    // Empties the queue just after the failed photo was found in it.
    if (reads === 2) store.items.clear();
    return all;
  };
  await run({ ...store, getAll }, () => {
    throw new HttpError(503, '');
  });
  expect(reads).toBe(2);
  expect([...store.items.keys()]).toEqual([]);
});

test('runQueue: analyzes the oldest photo first, shows every result and empties the queue', async () => {
  const store = memoryQueue(queued('late', { timestamp: 2 }), queued('early', { timestamp: 1 }));
  const { shown, analyzed, rejected, waiting } = await run(store, () => result);
  expect(shown).toEqual(['early', 'late']);
  expect({ analyzed, rejected, waiting, left: store.items.size }).toEqual({
    analyzed: 2,
    rejected: [],
    waiting: 0,
    left: 0,
  });
});

const toHttpError = (status: number, code: ErrorCode, retryAfter?: number) =>
  new HttpError(status, JSON.stringify({ error: 'A sentence.', code, requestId: '1' }), '', retryAfter);

describe('runQueue after an error', () => {
  const passing: [title: string, error: Error][] = [
    ['no network', new TypeError('Failed to fetch')],
    ['too many requests', toHttpError(429, 'TOO_MANY_REQUESTS')],
    ['a server error', toHttpError(500, 'INTERNAL')],
    ['an error of a proxy', new HttpError(500, '<html>')],
    ['an exhausted budget', toHttpError(503, 'PROVIDER_BUDGET_EXHAUSTED')],
    ['a captive portal', new HttpError(403, '<html>')],
    ['a missing analysis', toHttpError(404, 'ANALYSIS_NOT_FOUND')],
    ['a job that timed out', new JobFailedError('TIMED_OUT', 'A sentence.')],
    ['a lost job', new JobFailedError('JOB_LOST', 'A sentence.')],
    ['a job that failed without a reason', new JobFailedError('ANALYSIS_FAILED', 'A sentence.')],
  ];
  test.each(passing)('keeps the photo for another run after: %s', async (_title, error) => {
    const store = memoryQueue(queued('a'));
    for (const tries of [1, 2, 3, 4, 5]) {
      const { sent, rejected, waiting } = await run(store, () => {
        throw error;
      });
      expect({ sent, rejected, waiting }).toEqual({ sent: ['a'], rejected: [], waiting: 1 });
      expect(store.items.get('a')).toEqual(queued('a', { retries: tries }));
    }
  });

  const forGood: [title: string, error: Error, sentence: string][] = [
    ['a file that is not an image', toHttpError(415, 'IMAGE_UNSUPPORTED'), 'A sentence.'],
    ['an image that is too large', toHttpError(413, 'IMAGE_TOO_LARGE'), 'A sentence.'],
    [
      'an image that is too large for a proxy',
      new HttpError(413, ''),
      "We couldn't analyze the photo. Please try again.",
    ],
    ['a damaged image', new JobFailedError('IMAGE_UNREADABLE', 'Damaged.'), 'Damaged.'],
  ];
  test.each(forGood)(
    'discards the photo with a sentence and continues with the next after: %s',
    async (_title, error, sentence) => {
      const store = memoryQueue(queued('bad'), queued('next', { timestamp: 2 }));
      const { shown, rejected, waiting } = await run(store, (name) => {
        if (name === 'bad') throw error;
        return result;
      });
      expect({ shown, rejected, waiting }).toEqual({ shown: ['next'], rejected: [sentence], waiting: 0 });
      expect(store.items.size).toBe(0);
    },
  );
});

test('runQueue: stops when the server is busy, and returns its Retry-After', async () => {
  const store = memoryQueue(queued('a'), queued('b', { timestamp: 2 }));
  const { sent, waiting, retryAfterSeconds } = await run(store, () => {
    throw toHttpError(429, 'TOO_MANY_REQUESTS', 42);
  });
  expect({ sent, waiting, retryAfterSeconds }).toEqual({ sent: ['a'], waiting: 2, retryAfterSeconds: 42 });
});

test.each([
  ['goes on after an error of one photo', new HttpError(500, ''), ['a', 'b']],
  ['stops when the service is unavailable, also without a Retry-After', new HttpError(503, ''), ['a']],
  ['stops at an error of a proxy', new HttpError(502, ''), ['a']],
])('runQueue: %s', async (_title, error, expected) => {
  const store = memoryQueue(queued('a'), queued('b', { timestamp: 2 }));
  const { sent } = await run(store, () => {
    throw error;
  });
  expect(sent).toEqual(expected);
});

test('runQueue: photos that fail repeatedly do not block the others', async () => {
  const store = memoryQueue(queued('early'), queued('late', { timestamp: 2 }));
  const response = (name: string) => (name === 'early' ? broken() : result);
  expect((await run(store, response)).shown).toEqual([]);
  expect((await run(store, response)).shown).toEqual(['late']);
  const failing = memoryQueue(queued('early'), queued('late', { timestamp: 2 }));
  const { shown } = await run(failing, (name) => {
    if (name === 'early') throw new JobFailedError('ANALYSIS_FAILED', 'It failed.');
    return result;
  });
  expect(shown).toEqual(['late']);
});

test('runQueue: stops when the device goes offline, without counting an attempt', async () => {
  const store = memoryQueue(queued('a'), queued('b', { timestamp: 2 }));
  let online = true;
  const lose = () => {
    online = false;
    return broken();
  };
  const { sent, waiting } = await run(store, lose, { isOnline: () => online });
  expect(sent).toEqual(['a']);
  expect(waiting).toBe(2);
  expect([...store.items.values()].map(({ retries }) => retries)).toEqual([0, 0]);
});

describe('runQueue with photos of several users', () => {
  const cases: [title: string, owner: number | null, user: number | null, sent: boolean, left: boolean][] = [
    ['own photos: sends them', 7, 7, true, false],
    ['photos queued as a guest: sends them after signing in', null, 7, true, false],
    ['photos of another account: deletes them', 8, 7, false, false],
    ['photos of an account whose session ended: keeps them', 7, null, false, true],
  ];
  test.each(cases)('%s', async (_title, owner, user, isSent, isLeft) => {
    const store = memoryQueue(queued('a', { owner }));
    const { sent } = await run(store, () => result, { getCurrentUserId: () => user });
    expect(sent.length > 0).toBe(isSent);
    expect(store.items.size > 0).toBe(isLeft);
  });

  test('shows and sends nothing more after the user signs out during the run', async () => {
    const store = memoryQueue(queued('a', { owner: 7 }), queued('b', { owner: 7, timestamp: 2 }));
    let user: number | null = 7;
    const signOut = () => {
      user = null;
      store.items.clear();
      return result;
    };
    const { sent, shown, analyzed } = await run(store, signOut, { getCurrentUserId: () => user });
    expect({ sent, shown, analyzed }).toEqual({ sent: ['a'], shown: [], analyzed: 0 });
  });
});
