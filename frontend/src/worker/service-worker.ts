import { READ_CACHE } from '../lib/read-articles.js';
import { forgetArticle, keepArticle } from './kept-articles.js';
import { buildCache, handlingOf, slugOf, staleCaches } from './rules.js';
import type { BuildFacts, FetchEvent, LastingEvent, WorkerScope } from './scope.js';

/** Put in by the build. */
declare const BUILD: BuildFacts;

const build = BUILD;
const worker = globalThis as unknown as WorkerScope;
const CURRENT = buildCache(build.version);

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

/** A page that was there before the worker says what it shows. */
worker.addEventListener('message', (event) => {
  const { data } = event;
  const path = typeof data === 'object' && data !== null && 'reading' in data ? String(data.reading) : '';
  keepReading(event, path);
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const handling = handlingOf(request, worker.location.origin, build.files);
  if (handling === 'file') event.respondWith(file(request));
  if (handling === 'page') event.respondWith(page(event));
  if (handling === 'article') event.respondWith(article(event));
  if (handling === 'picture') event.respondWith(picture(request));
});

async function install(): Promise<void> {
  const cache = await caches.open(CURRENT);
  // What has no hash in its name is asked for again, and nothing depends on who asks.
  const files = build.files.map((path) => new Request(path, { cache: 'no-cache', credentials: 'omit' }));
  await cache.addAll([...files, ...build.assets]);
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  const stale = staleCaches(await caches.keys(), CURRENT);
  await Promise.all(stale.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** From the build, or the one before; what was not fetched in advance is kept once it was needed. */
async function file(request: Request): Promise<Response> {
  const current = await caches.open(CURRENT);
  const kept = (await current.match(request, ANY)) ?? (await caches.match(request, ANY));
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await current.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

/** Pages are never kept: they may be about their reader. The shell makes them of what is on the device. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) keepReading(event, new URL(event.request.url).pathname);
    return answer;
  } catch (fault) {
    const shell = await (await caches.open(CURRENT)).match(build.shell);
    if (shell) return shell;
    throw fault;
  }
}

async function article(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  try {
    const answer = await fetch(event.request);
    const slug = slugOf(pathname);
    if (answer.ok) keepReading(event, pathname);
    else if (slug !== undefined && (answer.status === 404 || answer.status === 410)) {
      event.waitUntil(forgetArticle(slug));
    }
    return answer;
  } catch (fault) {
    return orElse(await keptRead(pathname), fault);
  }
}

async function picture(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (fault) {
    return orElse(await keptRead(new URL(request.url).pathname), fault);
  }
}

function keepReading(event: LastingEvent, path: string): void {
  const slug = slugOf(path);
  if (slug !== undefined) event.waitUntil(keepArticle(slug));
}

/** Whatever form of it was kept. */
const ANY = { ignoreVary: true };

async function keptRead(path: string): Promise<Response | undefined> {
  return (await caches.open(READ_CACHE)).match(path, ANY);
}

function orElse(kept: Response | undefined, fault: unknown): Response {
  if (kept) return kept;
  throw fault;
}
