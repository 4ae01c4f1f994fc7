import type { AnalysisResult } from '@placelore/contracts/analyses.js';
import { WorkFailure } from '../../lib/follow-work.js';
import { HttpError } from '../../lib/http-error.js';
import { analysisResultWith } from '../../testing/analysis-result.js';
import {
  enqueue,
  MOST_QUEUED,
  MOST_RETRIES,
  type QueuedAnalysis,
  type QueueStore,
  type QueueTools,
  runQueue,
} from './offline-queue.js';
import type { Photo } from './photo.js';

function memoryQueue(...items: QueuedAnalysis[]): QueueStore & { items: Map<string, QueuedAnalysis> } {
  const kept = new Map(items.map((item) => [item.id, item]));
  return {
    items: kept,
    all: async () => [...kept.values()],
    put: async (item) => void kept.set(item.id, item),
    remove: async (id) => void kept.delete(id),
  };
}

const photo = (name: string): Photo => ({
  image: new Blob([name]),
  fileName: name,
  source: 'file_upload',
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

/** Runs a queue; `analyse` answers or throws for each photo by its name. */
async function run(store: QueueStore, analyse: (name: string) => AnalysisResult, tools: Partial<QueueTools> = {}) {
  const sent: string[] = [];
  const shown: string[] = [];
  const waits: number[] = [];
  const outcome = await runQueue({
    store,
    owner: () => null,
    isOnline: () => true,
    analyse: async ({ fileName }) => {
      sent.push(fileName);
      return analyse(fileName);
    },
    onResult: ({ fileName }) => shown.push(fileName),
    wait: async (ms) => void waits.push(ms),
    ...tools,
  });
  return { ...outcome, sent, shown, waits };
}

const result = analysisResultWith();
const broken = () => {
  throw new TypeError('Failed to fetch');
};

test('keeps what the document says of an item, and no more than ten of them', async () => {
  const store = memoryQueue();
  const facts = { store, owner: 7, now: 5 };
  for (let index = 0; index < MOST_QUEUED; index += 1) {
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
  expect(store.items.size).toBe(MOST_QUEUED);
});

test('runs the oldest first, shows every result and empties itself', async () => {
  const store = memoryQueue(queued('late', { timestamp: 2 }), queued('early', { timestamp: 1 }));
  const { shown, analysed, refused, waiting } = await run(store, () => result);
  expect(shown).toEqual(['early', 'late']);
  expect({ analysed, refused, waiting, left: store.items.size }).toEqual({
    analysed: 2,
    refused: [],
    waiting: 0,
    left: 0,
  });
});

test('tries three times more when the network fails, then gives the photo up with a sentence and goes on', async () => {
  const store = memoryQueue(queued('lost.jpg'), queued('next', { timestamp: 2 }));
  const { sent, waits, refused, shown } = await run(store, (name) => (name === 'next' ? result : broken()));
  expect(sent.filter((name) => name === 'lost.jpg')).toHaveLength(1 + MOST_RETRIES);
  expect(waits).toEqual([2_000, 8_000, 20_000]);
  expect(refused).toEqual([expect.stringContaining('lost.jpg could not be sent')]);
  expect(shown).toEqual(['next']);
  expect(store.items.size).toBe(0);
});

test('counts tries across visits', async () => {
  const store = memoryQueue(queued('a', { retries: 2 }));
  const { sent } = await run(store, broken);
  expect(sent).toHaveLength(2);
});

test('a busy product is asked again, what was refused for good is not', async () => {
  const store = memoryQueue(queued('busy'), queued('big', { timestamp: 2 }), queued('failed', { timestamp: 3 }));
  let times = 0;
  const { sent, shown, refused } = await run(store, (name) => {
    if (name === 'failed') throw new WorkFailure('ANALYSIS_FAILED', 'It failed.');
    const big = { error: 'Too large.', code: 'IMAGE_TOO_LARGE', requestId: '1' };
    if (name === 'big') throw new HttpError(413, JSON.stringify(big));
    times += 1;
    if (times === 1) throw new HttpError(503, '');
    return result;
  });
  expect(sent).toEqual(['busy', 'busy', 'big', 'failed']);
  expect(shown).toEqual(['busy']);
  expect(refused).toEqual(['Too large.', 'It failed.']);
  expect(store.items.size).toBe(0);
});

test('going offline stops the run without counting a try', async () => {
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

describe("whose photos are run, and what becomes of others'", () => {
  const cases: [title: string, owner: number | null, user: number | null, sent: boolean, left: boolean][] = [
    ['one’s own', 7, 7, true, false],
    ['what a guest queued who signed in since', null, 7, true, false],
    ['those of another account go', 8, 7, false, false],
    ['those of an account whose session ended wait for it', 7, null, false, true],
  ];
  test.each(cases)('%s', async (_title, owner, user, isSent, isLeft) => {
    const store = memoryQueue(queued('a', { owner }));
    const { sent } = await run(store, () => result, { owner: () => user });
    expect(sent.length > 0).toBe(isSent);
    expect(store.items.size > 0).toBe(isLeft);
  });

  test('after signing out in the middle nothing is shown and nothing more is sent', async () => {
    const store = memoryQueue(queued('a', { owner: 7 }), queued('b', { owner: 7, timestamp: 2 }));
    let user: number | null = 7;
    const signOut = () => {
      user = null;
      store.items.clear();
      return result;
    };
    const { sent, shown, analysed } = await run(store, signOut, { owner: () => user });
    expect({ sent, shown, analysed }).toEqual({ sent: ['a'], shown: [], analysed: 0 });
  });
});
