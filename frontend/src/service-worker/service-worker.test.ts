import { keepGuide } from '../lib/cache/kept-guides.js';
import { OFFLINE_ARTICLES_CACHE } from '../lib/cache/offline-articles.js';
import { createMemoryCaches, type MemoryCaches } from '../testing/fakes/caches.js';

const ORIGIN = 'https://placelore.example';
const ARTICLE_PATH = '/api/articles/rome/direct';
const realFetch = globalThis.fetch;

let listeners: Map<string, (event: unknown) => void>;
let caches: MemoryCaches;
let respond: () => Promise<Response>;
let isClaimed = false;
const claim = async () => {
  isClaimed = true;
};

beforeAll(async () => {
  listeners = new Map();
  Object.assign(globalThis, {
    BUILD: { version: 'v1', shell: '/shell', files: [], assets: [] },
    location: { origin: ORIGIN },
    clients: { claim },
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
  });
  await import('./service-worker.js');
});

beforeEach(async () => {
  caches = createMemoryCaches();
  globalThis.fetch = () => respond();
  await (await globalThis.caches.open(OFFLINE_ARTICLES_CACHE)).put(ARTICLE_PATH, Response.json({ title: 'Rome' }));
});
afterEach(() => {
  globalThis.fetch = realFetch;
  caches.uninstall();
});

/** Lets the worker respond to a request, and waits for what it does afterward. */
async function requestArticle(path = ARTICLE_PATH, destination = ''): Promise<Response> {
  let response: Promise<Response> | undefined;
  const work: Promise<unknown>[] = [];
  listeners.get('fetch')!({
    request: { method: 'GET', url: ORIGIN + path, mode: 'cors', destination },
    respondWith: (promise: Promise<Response>) => (response = promise),
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  });
  const result = await response!;
  await Promise.all(work);
  return result;
}
const readPaths = () => caches.readPaths(OFFLINE_ARTICLES_CACHE);

describe('service worker', () => {
  it('deletes the caches of older builds and takes over open pages when it becomes active', async () => {
    for (const version of ['v-1', 'v0', 'v1']) await globalThis.caches.open(`placelore:build-${version}`);
    let work: Promise<unknown> | undefined;
    listeners.get('activate')!({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
    expect(await globalThis.caches.keys()).toEqual([
      OFFLINE_ARTICLES_CACHE,
      'placelore:build-v0',
      'placelore:build-v1',
    ]);
    expect(isClaimed).toBe(true);
  });

  it.each([404, 410])('deletes the cached copy of an article whose response has status %i', async (status) => {
    respond = async () => new Response(null, { status });
    expect((await requestArticle()).status).toBe(status);
    expect(await readPaths()).toEqual([]);
  });

  it.each([401, 429, 500, 503])('keeps the cached copy of an article whose response has status %i', async (status) => {
    respond = async () => new Response(null, { status });
    expect((await requestArticle()).status).toBe(status);
    expect(await readPaths()).toEqual([ARTICLE_PATH]);
  });

  it('responds with the cached copy of an article if there is no network', async () => {
    respond = () => Promise.reject(new TypeError('fetch failed'));
    expect(await (await requestArticle()).json()).toEqual({ title: 'Rome' });
    expect(await readPaths()).toEqual([ARTICLE_PATH]);
  });

  it('without a network, responds to a request for a cover in any size with the kept size for the same theme', async () => {
    const cache = await globalThis.caches.open(OFFLINE_ARTICLES_CACHE);
    for (const name of ['photo', 'dusk-photo']) await cache.put(`/objects/covers/3-a/${name}.webp`, new Response(name));
    respond = () => Promise.reject(new TypeError('fetch failed'));
    const request = async (path: string) => (await requestArticle(`/objects/${path}.webp`, 'image')).text();
    expect(await request('covers/3-a/medium')).toBe('photo');
    expect(await request('covers/3-a/dusk-thumbnail')).toBe('dusk-photo');
    for (const missing of ['covers/3-b/medium', 'articles/3-a/medium']) {
      await expect(request(missing)).rejects.toThrow('fetch failed');
    }
  });

  it('responds with a kept guide and its map picture if there is no network', async () => {
    const map = '/api/static-map?lat=41.9&lng=12.5';
    const headers = { 'cache-control': 'public' };
    respond = async () => Response.json({ title: 'Oslo' }, { headers });
    await keepGuide('oslo', map);
    respond = () => Promise.reject(new TypeError('fetch failed'));
    expect(await (await requestArticle('/api/articles/oslo/direct')).json()).toEqual({ title: 'Oslo' });
    expect((await requestArticle(map, 'image')).status).toBe(200);
    await expect(requestArticle('/api/static-map?lat=1&lng=12.5', 'image')).rejects.toThrow('fetch failed');
    await expect(requestArticle('/api/articles/bergen/direct')).rejects.toThrow('fetch failed');
  });
});
