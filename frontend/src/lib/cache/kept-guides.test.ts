import { createMemoryCaches, type MemoryCaches } from '../../testing/fakes/caches.js';
import { findKeptResponse, isGuideKept, keepGuide, readKeptGuides, removeKeptGuide } from './kept-guides.js';
import { OFFLINE_ARTICLES_CACHE, readOfflineArticles } from './offline-articles.js';

const PUBLIC = { 'cache-control': 'public, no-cache' };
const MAP = '/api/static-map?lat=1&lng=2';
const realFetch = globalThis.fetch;
let caches: MemoryCaches;
let responses: Map<string, () => Response | Promise<Response>>;
let credentials: Set<string | undefined>;

beforeEach(() => {
  caches = createMemoryCaches();
  credentials = new Set();
  const article = { title: 'Rome', content: '<img src="/objects/forum.webp"><img src="/objects/gone.webp">' };
  responses = new Map<string, () => Response | Promise<Response>>([
    ['/api/articles/rome/direct', () => Response.json(article, { headers: PUBLIC })],
    ['/objects/forum.webp', () => new Response('forum', { headers: PUBLIC })],
    [MAP, () => new Response('map', { headers: PUBLIC })],
  ]);
  globalThis.fetch = (async (path: string, init?: RequestInit) => {
    credentials.add(init?.credentials);
    return (await responses.get(path)?.()) ?? new Response('', { status: 404 });
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  caches.uninstall();
});
const readPaths = () => caches.readPaths('placelore:kept:rome');

test('keepGuide: stores text, pictures and map as guests receive them, until the guide is removed', async () => {
  await keepGuide('rome', MAP);
  expect(await readPaths()).toEqual(['/api/articles/rome/direct', '/api/static-map', '/objects/forum.webp']);
  expect([...credentials]).toEqual(['omit']);
  expect(await isGuideKept('rome')).toBe(true);
  expect(await readKeptGuides()).toEqual([{ slug: 'rome', title: 'Rome', size: expect.any(Number) }]);
  expect((await readKeptGuides())[0]?.size).toBeGreaterThan('forummap'.length + 50);

  await removeKeptGuide('rome');
  expect(await readPaths()).toEqual([]);
  expect([await isGuideKept('rome'), await readKeptGuides(), await findKeptResponse(MAP)]).toEqual([
    false,
    [],
    undefined,
  ]);
});

test('keepGuide: omits a map that its service does not allow to be stored', async () => {
  responses.set(MAP, () => new Response('map', { headers: { 'cache-control': 'private, no-store' } }));
  await keepGuide('rome', MAP);
  expect(await readPaths()).not.toContain('/api/static-map');
});

test.each([
  ['is not public', '/api/articles/rome/direct', () => Response.json({ title: 'Rome' })],
  ['loses the connection', MAP, () => Promise.reject(new TypeError('fetch failed'))],
])('keepGuide: stores nothing of a guide that %s', async (_, path, respond) => {
  responses.set(path, respond);
  await expect(keepGuide('rome', MAP)).rejects.toThrow();
  expect([await isGuideKept('rome'), await readPaths()]).toEqual([false, []]);
});

test('isGuideKept: returns false for a guide whose text has not been stored yet', async () => {
  await (await globalThis.caches.open('placelore:kept:rome')).put(MAP, new Response('map'));
  expect([await isGuideKept('rome'), await readKeptGuides()]).toEqual([false, []]);
});

test('readOfflineArticles: lists a guide only once if it was both opened and kept', async () => {
  await keepGuide('rome', MAP);
  const opened = await globalThis.caches.open(OFFLINE_ARTICLES_CACHE);
  await opened.put('/api/articles/rome/direct', Response.json({ title: 'Rome' }));
  await opened.put('/api/articles/oslo/direct', Response.json({ title: 'Oslo' }));
  expect((await readOfflineArticles()).map(({ slug }) => slug)).toEqual(['oslo', 'rome']);
});
