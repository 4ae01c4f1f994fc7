import { findArticleImages, getArticleCallPath, isCacheable, type OfflineArticleData } from './article-copies.js';
import { KEPT_CACHE_PREFIX, measureCache } from './kept-copies.js';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };
/** Number of images that are kept with a guide. */
const MAX_IMAGES = 60;

/** Guide that stays on this device until it is removed. The size is in bytes. */
export interface KeptGuide {
  slug: string;
  title: string;
  size: number;
}

const getCacheName = (slug: string): string => KEPT_CACHE_PREFIX + slug;

/** Whether a cache belongs to a kept guide or trip. */
export const isKeptGuideCache = (name: string): boolean => name.startsWith(KEPT_CACHE_PREFIX);

/** Returns whether a guide is kept on this device. */
export async function isGuideKept(slug: string): Promise<boolean> {
  if (!(await globalThis.caches?.has(getCacheName(slug)))) return false;
  // If there is no text, keeping it was interrupted.
  return (await (await caches.open(getCacheName(slug))).match(getArticleCallPath(slug))) !== undefined;
}

/**
 * Keeps a guide with its images and its map picture, as visitors without a session receive them. Omits images that are
 * missing.
 * @throws DOMException named QuotaExceededError if storage is full
 * @throws Error if the guide is not public or the network fails; nothing is kept then
 */
export async function keepGuide(slug: string, mapImageUrl: string): Promise<void> {
  const path = getArticleCallPath(slug);
  const response = await fetchPublic(path);
  if (!response) throw new Error(`The guide ${slug} is not public`);
  const text = await response.text();
  const imagePaths = [...findArticleImages(JSON.parse(text) as OfflineArticleData, MAX_IMAGES), mapImageUrl];
  try {
    const cache = await caches.open(getCacheName(slug));
    for (const imagePath of imagePaths) {
      const image = await fetchPublic(imagePath);
      if (image) await cache.put(imagePath, image);
    }
    // Stored last, so a cache with the text is complete.
    await cache.put(path, new Response(text, { headers: JSON_HEADERS }));
  } catch (error) {
    await removeKeptGuide(slug);
    throw error;
  }
}

async function fetchPublic(path: string): Promise<Response | null> {
  const response = await fetch(path, { credentials: 'omit' });
  return isCacheable(response) ? response : null;
}

/** Replaces the text of a kept guide with a newer one, as JSON. */
export async function updateKeptGuide(slug: string, text: string): Promise<void> {
  if (!(await isGuideKept(slug))) return;
  const cache = await caches.open(getCacheName(slug));
  await cache.put(getArticleCallPath(slug), new Response(text, { headers: JSON_HEADERS }));
}

/** Deletes a guide from this device, with its pictures. */
export async function removeKeptGuide(slug: string): Promise<void> {
  await globalThis.caches?.delete(getCacheName(slug));
}

/** Deletes a withdrawn guide, also from the kept trips that contain it. */
export async function removeWithdrawnGuide(slug: string): Promise<void> {
  await removeKeptGuide(slug);
  for (const name of await listCacheNames()) await (await caches.open(name)).delete(getArticleCallPath(slug));
}

/** Deletes all kept guides and trips from this device. */
export async function removeAllKeptGuides(): Promise<void> {
  for (const name of await listCacheNames()) await caches.delete(name);
}

/** Returns the kept guides with their sizes, sorted by title. */
export async function readKeptGuides(): Promise<KeptGuide[]> {
  const guides: KeptGuide[] = [];
  for (const name of await listCacheNames()) {
    const slug = name.slice(KEPT_CACHE_PREFIX.length);
    const cache = await caches.open(name);
    const article = (await (await cache.match(getArticleCallPath(slug)))?.json()) as { title?: unknown } | undefined;
    if (typeof article?.title === 'string')
      guides.push({ slug, title: article.title, size: await measureCache(cache) });
  }
  return guides.sort((a, b) => a.title.localeCompare(b.title));
}

/** Returns the kept copy of a response that a guide or trip needs: a text, a picture or a part of the map. */
export async function findKeptResponse(path: string): Promise<Response | undefined> {
  for (const name of await listCacheNames()) {
    const response = await (await caches.open(name)).match(path, { ignoreVary: true });
    if (response) return response;
  }
  return undefined;
}

const listCacheNames = async (): Promise<string[]> =>
  ((await globalThis.caches?.keys()) ?? []).filter(isKeptGuideCache);
