import { mediumImageUrl } from '@placelore/contracts/content/image-sizes.js';
import { DEVICE_KEY_PREFIX as PREFIX } from '../lib/brand.js';
import { OFFLINE_ARTICLES_CACHE } from '../lib/cache/offline-articles.js';

/** Begins the name of the cache of a build. */
const BUILD_CACHE_PREFIX = `${PREFIX}build-`;
/** How many articles that were read are kept: the newest. */
export const MAX_OFFLINE_ARTICLES = 50;
/** How many pictures of one article are kept. */
const MAX_IMAGES_PER_ARTICLE = 7;
/** Says in a kept answer when it was kept, in ms since 1970. */
export const CACHED_AT_HEADER = 'x-kept-at';

/** What the worker looks at in a request. */
export interface RequestDetails {
  method: string;
  url: string;
  mode: string;
  destination: string;
}

/**
 * How a request is answered; null leaves it to the browser, which is every call to the API but that for an article:
 * - `file`: part of a build, from its cache
 * - `page`: from the network, else the shell
 * - `article`, `picture`: from the network, else as it was kept when it was read
 */
export type RequestHandling = 'file' | 'page' | 'article' | 'picture' | null;

const ARTICLE_CALL_PATTERN = /^\/api\/articles\/([a-z0-9-]+)\/direct$/;
const ARTICLE_PAGE_PATTERN = /^\/articles\/([a-z0-9-]+)\/?$/;
const ASSETS_PREFIX = '/assets/';
const IMAGES_PREFIX = '/objects/';
/**
 * Answered by others than the app: calls, files with an extension, and AMP documents, which have no scripts of ours. What
 * a guide is called may well look like a file.
 */
const NO_PAGE_PATTERN = /^\/(api|objects|share)(\/|$)|\/amp\/?$|^\/(?!dynamic\/).*\.[a-z0-9]{1,12}$/i;

/** @param files paths of the build beside its hashed assets */
export function getRequestHandling(
  { method, url, mode, destination }: RequestDetails,
  origin: string,
  files: readonly string[],
): RequestHandling {
  const { origin: requestOrigin, pathname, search } = new URL(url);
  if (method !== 'GET' || requestOrigin !== origin) return null;
  if (pathname.startsWith(ASSETS_PREFIX) || files.includes(pathname)) return 'file';
  if (mode === 'navigate') return NO_PAGE_PATTERN.test(pathname) ? null : 'page';
  if (ARTICLE_CALL_PATTERN.test(pathname) && search === '') return 'article';
  return pathname.startsWith(IMAGES_PREFIX) && destination === 'image' ? 'picture' : null;
}

/** The slug of the article that a path is about, its page or its call. */
export const getArticleSlug = (path: string): string | undefined =>
  (ARTICLE_PAGE_PATTERN.exec(path) ?? ARTICLE_CALL_PATTERN.exec(path))?.[1];

/** Where an article is called. */
export const getArticleCallPath = (slug: string): string => `/api/articles/${slug}/direct`;

/** Whether an answer is anybody's: whole, and its owner says that it is nobody's in particular. */
export const isCacheable = (response: Pick<Response, 'status' | 'headers'>): boolean =>
  response.status === 200 && /\bpublic\b/.test(response.headers.get('cache-control') ?? '');

/** An article as it is called, as far as the worker reads it. */
export interface OfflineArticleData {
  imageUrl?: string | null;
  thumbnailUrl?: string | null;
  content?: string | null;
}

/** The pictures of an article that this origin has; its own in every size, as the screen decides which one is shown. */
export function findArticleImages({ imageUrl, thumbnailUrl, content }: OfflineArticleData): string[] {
  const imagesInText = Array.from((content ?? '').matchAll(/src="(\/objects\/[^"\s]+)"/g), ([, path]) => path);
  const paths = [imageUrl, imageUrl && mediumImageUrl(imageUrl), thumbnailUrl, ...imagesInText].filter((path) =>
    path?.startsWith(IMAGES_PREFIX),
  );
  return [...new Set(paths as string[])].slice(0, MAX_IMAGES_PER_ARTICLE);
}

/** Of kept articles those beyond the newest. */
export const findSurplusArticles = <Entry extends { cachedAt: number }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => b.cachedAt - a.cachedAt).slice(MAX_OFFLINE_ARTICLES);

/** The cache of the build of a version. */
export const getBuildCacheName = (version: string): string => BUILD_CACHE_PREFIX + version;

/**
 * Of all caches, oldest first, those that go when a version takes over: what is of other builds, but for the one before,
 * whose pages may still be open and load their parts.
 */
export function findStaleCaches(names: readonly string[], current: string): string[] {
  const otherBuilds = names.filter((name) => name.startsWith(BUILD_CACHE_PREFIX) && name !== current);
  const unknownCaches = names.filter(
    (name) => name.startsWith(PREFIX) && !name.startsWith(BUILD_CACHE_PREFIX) && name !== OFFLINE_ARTICLES_CACHE,
  );
  return [...otherBuilds.slice(0, -1), ...unknownCaches];
}
