import { OFFLINE_ARTICLES_CACHE } from '../lib/cache/offline-articles.js';
import { cacheArticle, deleteOfflineArticle } from './offline-articles.js';
import { findStaleCaches, getArticleSlug, getBuildCacheName, getRequestHandling } from './request-rules.js';
import type { BuildFacts, ExtendableEvent, FetchEvent, WorkerScope } from './scope.js';

/** Put in by the build. */
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

/** A page that was there before the worker says what it shows. */
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
});

async function install(): Promise<void> {
  const cache = await caches.open(CURRENT_CACHE);
  // What has no hash in its name is asked for again, and nothing depends on who asks.
  const files = build.files.map((path) => new Request(path, { cache: 'no-cache', credentials: 'omit' }));
  await cache.addAll([...files, ...build.assets]);
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const stale = findStaleCaches(await caches.keys(), CURRENT_CACHE);
  await Promise.all(stale.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** From the build, or the one before; what was not fetched in advance is kept once it was needed. */
async function respondWithFile(request: Request): Promise<Response> {
  const current = await caches.open(CURRENT_CACHE);
  const cached = (await current.match(request, IGNORE_VARY)) ?? (await caches.match(request, IGNORE_VARY));
  if (cached) return cached;
  const response = await fetch(request);
  if (response.status === 200) await current.put(request, response.clone()).catch(() => undefined);
  return response;
}

/** Pages are never kept: they may be about their reader. The shell makes them of what is on the device. */
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
    return orThrow(await findOfflineResponse(new URL(request.url).pathname), error);
  }
}

function cacheOpenedArticle(event: ExtendableEvent, path: string): void {
  const slug = getArticleSlug(path);
  if (slug !== undefined) event.waitUntil(cacheArticle(slug));
}

/** Whatever form of it was kept. */
const IGNORE_VARY = { ignoreVary: true };

async function findOfflineResponse(path: string): Promise<Response | undefined> {
  return (await caches.open(OFFLINE_ARTICLES_CACHE)).match(path, IGNORE_VARY);
}

function orThrow(cached: Response | undefined, error: unknown): Response {
  if (cached) return cached;
  throw error;
}
