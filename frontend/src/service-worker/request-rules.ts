import { SHARE_PATH } from '@placelore/contracts/system/share-target.js';
import { DEVICE_KEY_PREFIX as PREFIX } from '../lib/brand.js';
import { isKeptGuideCache } from '../lib/cache/kept-guides.js';
import { OFFLINE_ARTICLES_CACHE } from '../lib/cache/offline-articles.js';
import { SHARED_PHOTO_CACHE } from '../lib/cache/shared-photo.js';

/** Prefix of a build's cache name. */
const BUILD_CACHE_PREFIX = `${PREFIX}build-`;
/** Number of opened articles that stay cached; older ones are deleted. */
export const MAX_OFFLINE_ARTICLES = 50;
/** Header of a cached response with the time when it was stored, in ms since 1970. */
export const CACHED_AT_HEADER = 'x-kept-at';

/** Request fields that the worker reads. */
export interface RequestDetails {
  method: string;
  url: string;
  mode: string;
  destination: string;
}

/**
 * How the worker responds to a request; null leaves it to the browser, as for most API calls:
 * - `file`: part of a build, from its cache
 * - `page`: from the network, otherwise the shell
 * - `article`, `picture`: from the network, otherwise the cached copy
 * - `kept`: from the network, otherwise from what the user keeps on the device
 * - `share`: photo that is shared with the app, which never reaches the network
 */
export type RequestHandling = 'file' | 'page' | 'article' | 'picture' | 'kept' | 'share' | null;

const ARTICLE_CALL_PATTERN = /^\/api\/articles\/([a-z0-9-]+)\/direct$/;
const ARTICLE_PAGE_PATTERN = /^\/articles\/([a-z0-9-]+)\/?$/;
/** Calls whose responses are kept with guides and trips: texts, legs between stops, and cells of the built-in map. */
const KEPT_CALL_PATTERN = /^\/api\/(trips\/\d+|generate-temporary-article|directions|map\/cells\/\d+\/\d+\/\d+)$/;
const ASSETS_PREFIX = '/assets/';
const IMAGES_PREFIX = '/objects/';
const MAP_IMAGE_PATH = '/api/static-map';
/**
 * Paths that the app does not serve: API calls, files with an extension, and AMP documents, which load none of the
 * app's scripts. Paths of guides are excluded, because a guide's name may look like a file.
 */
const NO_PAGE_PATTERN = /^\/(api|objects|share)(\/|$)|\/amp\/?$|^\/(?!dynamic\/).*\.[a-z0-9]{1,12}$/i;

/**
 * Decides how to respond to a request.
 * @param files paths of the build's files, except its hashed assets
 */
export function getRequestHandling(
  { method, url, mode, destination }: RequestDetails,
  origin: string,
  files: readonly string[],
): RequestHandling {
  const { origin: requestOrigin, pathname, search } = new URL(url);
  if (requestOrigin !== origin) return null;
  if (method === 'POST' && mode === 'navigate' && pathname === SHARE_PATH) return 'share';
  if (method !== 'GET') return null;
  if (pathname.startsWith(ASSETS_PREFIX) || files.includes(pathname)) return 'file';
  if (mode === 'navigate') return NO_PAGE_PATTERN.test(pathname) ? null : 'page';
  if (ARTICLE_CALL_PATTERN.test(pathname) && search === '') return 'article';
  if (KEPT_CALL_PATTERN.test(pathname)) return 'kept';
  const isImage = pathname.startsWith(IMAGES_PREFIX) || pathname === MAP_IMAGE_PATH;
  return isImage && destination === 'image' ? 'picture' : null;
}

/** Returns the slug of an article page or an article call. */
export const getArticleSlug = (path: string): string | undefined =>
  (ARTICLE_PAGE_PATTERN.exec(path) ?? ARTICLE_CALL_PATTERN.exec(path))?.[1];

/** Returns the cached articles beyond the newest {@link MAX_OFFLINE_ARTICLES}, which are to be deleted. */
export const findSurplusArticles = <Entry extends { cachedAt: number }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => b.cachedAt - a.cachedAt).slice(MAX_OFFLINE_ARTICLES);

/** Caches that every build shares. */
const SHARED_CACHES: readonly string[] = [OFFLINE_ARTICLES_CACHE, SHARED_PHOTO_CACHE];

/** Returns the cache name of a build. */
export const getBuildCacheName = (version: string): string => BUILD_CACHE_PREFIX + version;

/**
 * Returns the caches to delete when a new version activates: all builds except the current and the previous one, whose
 * open pages may still load chunks.
 * @param names cache names, oldest first
 */
export function findStaleCaches(names: readonly string[], current: string): string[] {
  const otherBuilds = names.filter((name) => name.startsWith(BUILD_CACHE_PREFIX) && name !== current);
  const unknownCaches = names.filter(
    (name) =>
      name.startsWith(PREFIX) &&
      !name.startsWith(BUILD_CACHE_PREFIX) &&
      !SHARED_CACHES.includes(name) &&
      !isKeptGuideCache(name),
  );
  return [...otherBuilds.slice(0, -1), ...unknownCaches];
}
