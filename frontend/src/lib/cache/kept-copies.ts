import { DEVICE_KEY_PREFIX } from '../brand.js';
import { isCacheable } from './article-copies.js';

/** Prefix of the caches of kept content. Each copy has its own cache, which is deleted as a whole. */
export const KEPT_CACHE_PREFIX = `${DEVICE_KEY_PREFIX}kept:`;
/** Entry with the details of a copy. It is stored last, so a cache that has it is complete. */
const DETAILS_PATH = '/kept-copy.json';
const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };
/** Number of fetches at the same time. */
const CONCURRENCY = 4;

/** Something that is kept: a trip or a guide on demand. Articles have their own caches (kept-guides.ts). */
export interface KeptCopy {
  /** Kind and name, such as `guide/dynamic/hoi-an`. The ids of articles have no slash. */
  id: string;
  title: string;
  /** Path of its page. */
  path: string;
}

/** Content of a copy. */
export interface KeptContent {
  /** Responses that the page already has, by URL. The first is the subject of the page. */
  responses: ReadonlyMap<string, unknown>;
  /**
   * URLs whose responses are the same for all visitors. Responses that are missing or must not be stored are omitted.
   */
  urls: readonly string[];
}

const getCacheName = (id: string): string => KEPT_CACHE_PREFIX + id;
const toResponse = (body: unknown): Response => new Response(JSON.stringify(body), { headers: JSON_HEADERS });

/** Returns whether a copy is complete. */
export async function isCopyKept(id: string): Promise<boolean> {
  if (!(await globalThis.caches?.has(getCacheName(id)))) return false;
  return (await (await caches.open(getCacheName(id))).match(DETAILS_PATH)) !== undefined;
}

/**
 * Keeps a page with everything it shows.
 * @throws DOMException named QuotaExceededError if storage is full
 * @throws Error if the network fails; nothing is kept then
 */
export async function keepCopy(copy: KeptCopy, { responses, urls }: KeptContent): Promise<void> {
  try {
    const cache = await caches.open(getCacheName(copy.id));
    for (const [url, body] of responses) await cache.put(url, toResponse(body));
    const remaining = [...urls];
    const work = async () => {
      for (let url = remaining.shift(); url !== undefined; url = remaining.shift()) {
        const response = await fetch(url, { credentials: 'omit' });
        if (isCacheable(response)) await cache.put(url, response);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    await cache.put(DETAILS_PATH, toResponse(copy));
  } catch (error) {
    await removeCopy(copy.id);
    throw error;
  }
}

/** Replaces one response and the title of a kept copy with newer ones. Does nothing if there is no copy. */
export async function updateCopy(copy: KeptCopy, url: string, body: unknown): Promise<void> {
  if (!(await isCopyKept(copy.id))) return;
  const cache = await caches.open(getCacheName(copy.id));
  await cache.put(url, toResponse(body));
  await cache.put(DETAILS_PATH, toResponse(copy));
}

/** Deletes a copy from this device. */
export async function removeCopy(id: string): Promise<void> {
  await globalThis.caches?.delete(getCacheName(id));
}

/** Returns the ids of all copies, even incomplete ones. */
export async function readKeptIds(): Promise<string[]> {
  const names = ((await globalThis.caches?.keys()) ?? []).filter((name) => name.startsWith(KEPT_CACHE_PREFIX));
  return names.map((name) => name.slice(KEPT_CACHE_PREFIX.length));
}

/** Returns the complete copies with their sizes in bytes, sorted by title. */
export async function readKeptCopies(): Promise<(KeptCopy & { size: number })[]> {
  const copies: (KeptCopy & { size: number })[] = [];
  for (const id of await readKeptIds()) {
    const cache = await caches.open(getCacheName(id));
    const copy = (await (await cache.match(DETAILS_PATH))?.json()) as KeptCopy | undefined;
    if (copy) copies.push({ ...copy, size: await measureCache(cache) });
  }
  return copies.sort((a, b) => a.title.localeCompare(b.title));
}

/** Returns the size of all responses in a cache, in bytes. */
export async function measureCache(cache: Cache): Promise<number> {
  let size = 0;
  for (const request of await cache.keys()) size += (await (await cache.match(request))?.blob())?.size ?? 0;
  return size;
}
