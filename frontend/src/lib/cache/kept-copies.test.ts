import { createMemoryCaches, type MemoryCaches } from '../../testing/fakes/caches.js';
import { isCopyKept, keepCopy, readKeptCopies, removeCopy, updateCopy } from './kept-copies.js';
import { findKeptResponse, readKeptGuides, removeAllKeptGuides, removeWithdrawnGuide } from './kept-guides.js';

const PUBLIC = { 'cache-control': 'public, no-cache' };
const COPY = { id: 'trip/1/7', title: 'Rome', path: '/trips/7' };
const CELL = '/api/map/cells/0/0/0';
const realFetch = globalThis.fetch;
let memory: MemoryCaches;
let respond: (path: string) => Response | Promise<Response>;
let credentials: Set<string | undefined>;

beforeEach(() => {
  memory = createMemoryCaches();
  credentials = new Set();
  respond = () => new Response('cell', { headers: PUBLIC });
  globalThis.fetch = (async (path: string, init?: RequestInit) => {
    credentials.add(init?.credentials);
    return respond(path);
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  memory.uninstall();
});

const keep = () => keepCopy(COPY, { responses: new Map([['/api/trips/7', { title: 'Rome' }]]), urls: [CELL] });
const readKept = async (path: string) => (await findKeptResponse(path))?.text();

test('keepCopy: stores responses that the page has and fetches the rest as guests do, until the copy is removed', async () => {
  await keep();
  expect([await readKept('/api/trips/7'), await readKept(CELL)]).toEqual(['{"title":"Rome"}', 'cell']);
  expect([...credentials]).toEqual(['omit']);
  expect(await readKeptCopies()).toEqual([{ ...COPY, size: expect.any(Number) }]);
  // Articles have their own list.
  expect(await readKeptGuides()).toEqual([]);
  await removeCopy(COPY.id);
  expect([await isCopyKept(COPY.id), await readKeptCopies(), await readKept(CELL)]).toEqual([false, [], undefined]);
});

test('keepCopy: omits what is missing or must not be stored', async () => {
  respond = () => new Response('map', { headers: { 'cache-control': 'private, no-store' } });
  await keep();
  expect([await isCopyKept(COPY.id), await readKept(CELL)]).toEqual([true, undefined]);
});

test('keepCopy: stores nothing if the connection is lost', async () => {
  respond = () => Promise.reject(new TypeError('fetch failed'));
  await expect(keep()).rejects.toThrow('fetch failed');
  expect([await isCopyKept(COPY.id), await readKept('/api/trips/7')]).toEqual([false, undefined]);
});

test('updateCopy: replaces the text and title of a kept copy, and does nothing for others', async () => {
  await updateCopy(COPY, '/api/trips/7', {});
  expect(await isCopyKept(COPY.id)).toBe(false);
  await keep();
  await updateCopy({ ...COPY, title: 'Rome in May' }, '/api/trips/7', { title: 'Rome in May' });
  expect(await readKeptCopies()).toMatchObject([{ title: 'Rome in May' }]);
  expect(await readKept('/api/trips/7')).toBe('{"title":"Rome in May"}');
});

test('removeAllKeptGuides: also removes copies, because another person may use the device next', async () => {
  await keep();
  await removeAllKeptGuides();
  expect(await readKeptCopies()).toEqual([]);
});

test('removeWithdrawnGuide: removes an article from the trips that contain it', async () => {
  const responses = new Map([['/api/articles/rome/direct', { title: 'Rome' }]]);
  await keepCopy(COPY, { responses, urls: [] });
  await removeWithdrawnGuide('rome');
  expect([await readKept('/api/articles/rome/direct'), await isCopyKept(COPY.id)]).toEqual([undefined, true]);
});
