import { READ_CACHE } from '../lib/read-articles.js';
import { articleCall, KEPT_AT, mayKeep, picturesOf, type ReadArticle, surplusArticles } from './rules.js';

/** Ms for which an article that was kept is not fetched again. */
const FRESH_MS = 60_000;
const keptLately = new Map<string, number>();

/**
 * Keeps an article that is being read, with its pictures, as somebody without a session gets them: what only its reader
 * may see never comes into the cache.
 */
export async function keepArticle(slug: string): Promise<void> {
  const now = Date.now();
  if (now - (keptLately.get(slug) ?? 0) < FRESH_MS && (await isKept(slug))) return;
  keptLately.set(slug, now);
  try {
    await keep(slug, now);
  } catch {
    // The network went, or the device has no room: it is kept when it is read next.
    keptLately.delete(slug);
  }
}

// Pages that sign out delete the cache without asking here.
const isKept = async (slug: string): Promise<boolean> =>
  (await (await caches.open(READ_CACHE)).match(articleCall(slug))) !== undefined;

async function keep(slug: string, now: number): Promise<void> {
  const answer = await asAnybody(articleCall(slug));
  if (!mayKeep(answer)) return forgetArticle(slug);
  const text = await answer.text();
  const cache = await caches.open(READ_CACHE);
  const headers = { 'content-type': 'application/json; charset=utf-8', [KEPT_AT]: String(now) };
  await cache.put(articleCall(slug), new Response(text, { headers }));
  await Promise.all(picturesOf(JSON.parse(text) as ReadArticle).map((path) => keepPicture(cache, path)));
  await keepNewest(cache);
}

const asAnybody = (path: string): Promise<Response> => fetch(path, { credentials: 'omit' });

async function keepPicture(cache: Cache, path: string): Promise<void> {
  const answer = await asAnybody(path);
  if (mayKeep(answer)) await cache.put(path, answer);
}

/** What was withdrawn is not shown any more. Its pictures go when the cache is full. */
export async function forgetArticle(slug: string): Promise<void> {
  keptLately.delete(slug);
  const cache = await caches.open(READ_CACHE);
  await cache.delete(articleCall(slug));
}

/** Lets the oldest articles go, and pictures that no other shows. */
async function keepNewest(cache: Cache): Promise<void> {
  const requests = await cache.keys();
  const entries = [];
  for (const request of requests) {
    const answer = await cache.match(request);
    const keptAt = answer?.headers.get(KEPT_AT);
    if (answer && keptAt) entries.push({ request, answer, keptAt: Number(keptAt) });
  }
  const surplus = surplusArticles(entries);
  if (surplus.length === 0) return;
  const gone = new Set(surplus.map(({ request }) => request.url));
  const left = entries.filter(({ request }) => !gone.has(request.url));
  const articles = await Promise.all(left.map(async ({ answer }) => (await answer.json()) as ReadArticle));
  const shown = new Set(articles.flatMap(picturesOf));
  for (const request of requests) {
    const isArticle = entries.some((entry) => entry.request === request);
    const isNeeded = isArticle ? !gone.has(request.url) : shown.has(new URL(request.url).pathname);
    if (!isNeeded) await cache.delete(request);
  }
}
