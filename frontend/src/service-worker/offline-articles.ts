import {
  findArticleImages,
  getArticleCallPath,
  isCacheable,
  type OfflineArticleData,
} from '../lib/cache/article-copies.js';
import { removeWithdrawnGuide, updateKeptGuide } from '../lib/cache/kept-guides.js';
import { OFFLINE_ARTICLES_CACHE } from '../lib/cache/offline-articles.js';
import { CACHED_AT_HEADER, findSurplusArticles } from './request-rules.js';

/** How long a cached article is not fetched again. */
const FRESH_DURATION_MS = 60_000;
const cachedAtBySlug = new Map<string, number>();

/**
 * Caches an opened article with its images, as visitors without a session receive them, so that private content never
 * enters the cache.
 */
export async function cacheArticle(slug: string): Promise<void> {
  const now = Date.now();
  if (now - (cachedAtBySlug.get(slug) ?? 0) < FRESH_DURATION_MS && (await isCached(slug))) return;
  cachedAtBySlug.set(slug, now);
  try {
    await fetchAndCache(slug, now);
  } catch {
    // The network failed or storage is full. The article is cached on the next visit.
    cachedAtBySlug.delete(slug);
  }
}

// Pages delete the cache at sign-out without notifying the worker.
const isCached = async (slug: string): Promise<boolean> =>
  (await (await caches.open(OFFLINE_ARTICLES_CACHE)).match(getArticleCallPath(slug))) !== undefined;

async function fetchAndCache(slug: string, now: number): Promise<void> {
  const response = await fetchAnonymously(getArticleCallPath(slug));
  // The response of an overloaded server says nothing about the article.
  if (response.status === 429 || response.status >= 500) return;
  if (!isCacheable(response)) return deleteOfflineArticle(slug);
  const text = await response.text();
  const cache = await caches.open(OFFLINE_ARTICLES_CACHE);
  const headers = { 'content-type': 'application/json; charset=utf-8', [CACHED_AT_HEADER]: String(now) };
  await cache.put(getArticleCallPath(slug), new Response(text, { headers }));
  await updateKeptGuide(slug, text);
  await Promise.all(findArticleImages(JSON.parse(text) as OfflineArticleData).map((path) => cacheImage(cache, path)));
  await evictOldest(cache);
}

const fetchAnonymously = (path: string): Promise<Response> => fetch(path, { credentials: 'omit' });

async function cacheImage(cache: Cache, path: string): Promise<void> {
  const response = await fetchAnonymously(path);
  if (isCacheable(response)) await cache.put(path, response);
}

/** Deletes a withdrawn article, so that it is not shown offline. Its images are deleted when the cache is full. */
export async function deleteOfflineArticle(slug: string): Promise<void> {
  cachedAtBySlug.delete(slug);
  const cache = await caches.open(OFFLINE_ARTICLES_CACHE);
  await cache.delete(getArticleCallPath(slug));
  await removeWithdrawnGuide(slug);
}

/** Deletes the oldest articles, and images that no remaining article uses. */
async function evictOldest(cache: Cache): Promise<void> {
  const requests = await cache.keys();
  const entries = [];
  for (const request of requests) {
    const response = await cache.match(request);
    const cachedAt = response?.headers.get(CACHED_AT_HEADER);
    if (response && cachedAt) entries.push({ request, answer: response, cachedAt: Number(cachedAt) });
  }
  const surplus = findSurplusArticles(entries);
  if (surplus.length === 0) return;
  const surplusUrls = new Set(surplus.map(({ request }) => request.url));
  const remaining = entries.filter(({ request }) => !surplusUrls.has(request.url));
  const articles = await Promise.all(
    remaining.map(async ({ answer: response }) => (await response.json()) as OfflineArticleData),
  );
  const usedImages = new Set(articles.flatMap((article) => findArticleImages(article)));
  for (const request of requests) {
    const isArticle = entries.some((entry) => entry.request === request);
    const isNeeded = isArticle ? !surplusUrls.has(request.url) : usedImages.has(new URL(request.url).pathname);
    if (!isNeeded) await cache.delete(request);
  }
}
