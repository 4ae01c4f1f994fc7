import { getKeptCoverPath } from '../lib/cache/article-copies.js';
import { findKeptResponse } from '../lib/cache/kept-guides.js';
import { OFFLINE_ARTICLES_CACHE } from '../lib/cache/offline-articles.js';
import { cacheArticle, deleteOfflineArticle } from './offline-articles.js';
import { findStaleCaches, getArticleSlug, getBuildCacheName, getRequestHandling } from './request-rules.js';
import type { BuildFacts, ExtendableEvent, FetchEvent, WorkerScope } from './scope.js';
import { respondToShare } from './shared-photo.js';

/** The build inserts this value. */
declare const BUILD: BuildFacts;

const build = BUILD;
const worker = globalThis as unknown as WorkerScope;
const CURRENT_CACHE = getBuildCacheName(build.version);

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

/** Receives the path of a page that was loaded before the worker became active. */
worker.addEventListener('message', (event) => {
  const { data } = event;
  const path = typeof data === 'object' && data !== null && 'reading' in data ? String(data.reading) : '';
  cacheOpenedArticle(event, path);
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const handling = getRequestHandling(request, worker.location.origin, build.files);
  if (handling === 'file') event.respondWith(respondWithFile(request));
  if (handling === 'page') event.respondWith(respondWithPage(event));
  if (handling === 'article') event.respondWith(respondWithArticle(event));
  if (handling === 'picture') event.respondWith(respondWithImage(request));
  if (handling === 'kept') event.respondWith(respondWithKept(request));
  if (handling === 'share') event.respondWith(respondToShare(request));
});

async function install(): Promise<void> {
  const cache = await caches.open(CURRENT_CACHE);
  // Files without a hash are revalidated. They are requested without cookies, because they are the same for all
  // visitors.
  const files = build.files.map((path) => new Request(path, { cache: 'no-cache', credentials: 'omit' }));
  await cache.addAll([...files, ...build.assets]);
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const stale = findStaleCaches(await caches.keys(), CURRENT_CACHE);
  await Promise.all(stale.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Responds from the cache of this build or the previous one. Other files are cached on first use. */
async function respondWithFile(request: Request): Promise<Response> {
  const current = await caches.open(CURRENT_CACHE);
  const cached = (await current.match(request, IGNORE_VARY)) ?? (await caches.match(request, IGNORE_VARY));
  if (cached) return cached;
  const response = await fetch(request);
  if (response.status === 200) await current.put(request, response.clone()).catch(() => undefined);
  return response;
}

/**
 * Responds with the page from the network, or the shell. Pages are never cached, because they may contain personal
 * data; the shell renders them from data on the device.
 */
async function respondWithPage(event: FetchEvent): Promise<Response> {
  try {
    const response = await fetch(event.request);
    if (response.ok) cacheOpenedArticle(event, new URL(event.request.url).pathname);
    return response;
  } catch (error) {
    const shell = await (await caches.open(CURRENT_CACHE)).match(build.shell);
    if (shell) return shell;
    throw error;
  }
}

async function respondWithArticle(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  try {
    const response = await fetch(event.request);
    const slug = getArticleSlug(pathname);
    if (response.ok) cacheOpenedArticle(event, pathname);
    else if (slug !== undefined && (response.status === 404 || response.status === 410)) {
      event.waitUntil(deleteOfflineArticle(slug));
    }
    return response;
  } catch (error) {
    return orThrow(await findOfflineResponse(pathname), error);
  }
}

async function respondWithImage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    return orThrow(await findOfflineImage(pathname + search), error);
  }
}

async function respondWithKept(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    return orThrow(await findKeptResponse(pathname + search), error);
  }
}

function cacheOpenedArticle(event: ExtendableEvent, path: string): void {
  const slug = getArticleSlug(path);
  if (slug !== undefined) event.waitUntil(cacheArticle(slug));
}

/** Match option that accepts any cached variant. */
const IGNORE_VARY = { ignoreVary: true };

async function findOfflineResponse(path: string): Promise<Response | undefined> {
  const cached = await (await caches.open(OFFLINE_ARTICLES_CACHE)).match(path, IGNORE_VARY);
  return cached ?? findKeptResponse(path);
}

/** Finds an image; for a cover, also accepts the size that is kept. */
async function findOfflineImage(path: string): Promise<Response | undefined> {
  const coverPath = getKeptCoverPath(path);
  return (await findOfflineResponse(path)) ?? (coverPath === null ? undefined : findOfflineResponse(coverPath));
}

function orThrow(cached: Response | undefined, error: unknown): Response {
  if (cached) return cached;
  throw error;
}
