import { findKeptResponse, isGuideKept, keepGuide } from '../lib/cache/kept-guides.js';
import { OFFLINE_ARTICLES_CACHE } from '../lib/cache/offline-articles.js';
import { createMemoryCaches, type MemoryCaches } from '../testing/fakes/caches.js';
import { cacheArticle, deleteOfflineArticle } from './offline-articles.js';
import { MAX_OFFLINE_ARTICLES } from './request-rules.js';

const HEADERS = { 'cache-control': 'public, no-cache' };
const real = globalThis.fetch;

/** Paths of images, by the slug of their article. */
const images = new Map<string, string[]>();
let caches: MemoryCaches;

beforeEach(() => {
  caches = createMemoryCaches();
  images.clear();
  // Each article is opened one second after the previous one.
  jest.useFakeTimers({ now: 0 });
  globalThis.fetch = jest.fn<Promise<Response>, [string]>(async (path) => {
    const [, slug] = /^\/api\/articles\/([a-z0-9-]+)\/direct$/.exec(path) ?? [];
    if (slug === undefined) return new Response('image', { headers: HEADERS });
    const content = (images.get(slug) ?? []).map((image) => `<img src="${image}">`).join('');
    return Response.json({ title: slug, content }, { headers: HEADERS });
  }) as unknown as typeof fetch;
});
afterEach(async () => {
  for (const slug of images.keys()) await deleteOfflineArticle(slug);
  jest.useRealTimers();
  globalThis.fetch = real;
  caches.uninstall();
});

async function open(slug: string, ...paths: string[]): Promise<void> {
  images.set(slug, paths);
  jest.advanceTimersByTime(1_000);
  await cacheArticle(slug);
}
const toArticlePath = (slug: string) => `/api/articles/${slug}/direct`;
const readPaths = () => caches.readPaths(OFFLINE_ARTICLES_CACHE);

describe('offline articles', () => {
  it('keep an opened article with its images', async () => {
    await open('rome', '/objects/rome.webp', '/objects/forum.webp');
    expect(await readPaths()).toEqual([toArticlePath('rome'), '/objects/forum.webp', '/objects/rome.webp']);
  });

  it('drop the oldest article with the images that no other article shows', async () => {
    await open('oldest', '/objects/oldest.webp', '/objects/shared.webp');
    for (let n = 1; n < MAX_OFFLINE_ARTICLES; n++) await open(`next-${n}`, `/objects/next-${n}.webp`);
    await open('newest', '/objects/newest.webp', '/objects/shared.webp');
    const kept = ['newest', ...Array.from({ length: MAX_OFFLINE_ARTICLES - 1 }, (_, index) => `next-${index + 1}`)];
    expect(await readPaths()).toEqual(
      [...kept.map(toArticlePath), ...kept.map((slug) => `/objects/${slug}.webp`), '/objects/shared.webp'].sort(),
    );
  });

  it('fetch a cached article again only after a minute', async () => {
    await open('rome');
    await open('rome');
    expect(fetch).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60_000);
    await open('rome');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('drop an article that is no longer public', async () => {
    await open('rome');
    globalThis.fetch = async () => new Response('', { status: 404 });
    jest.advanceTimersByTime(60_000);
    await open('rome');
    expect(await readPaths()).toEqual([]);
  });

  it('update a kept guide, and drop it only when it is no longer public', async () => {
    images.set('rome', []);
    await keepGuide('rome', '/api/static-map?lat=1');
    const respond = async (response: Response) => {
      globalThis.fetch = async () => response;
      await open('rome');
      jest.advanceTimersByTime(60_000);
      return (await findKeptResponse(toArticlePath('rome')))?.json();
    };
    expect(await respond(Response.json({ title: 'New Rome' }, { headers: HEADERS }))).toEqual({ title: 'New Rome' });
    for (const status of [429, 503]) {
      expect(await respond(new Response('', { status }))).toEqual({ title: 'New Rome' });
    }
    expect(await respond(new Response('', { status: 410 }))).toBeUndefined();
    expect(await isGuideKept('rome')).toBe(false);
  });
});
