import { mediumOf } from '@placelore/contracts/pictures.js';
import { DEVICE_KEY_PREFIX as PREFIX } from '../lib/brand.js';
import { READ_CACHE } from '../lib/read-articles.js';

/** Begins the name of the cache of a build. */
const BUILD_PREFIX = `${PREFIX}build-`;
/** How many articles that were read are kept: the newest. */
export const MOST_ARTICLES = 50;
/** How many pictures of one article are kept. */
const MOST_PICTURES = 7;
/** Says in a kept answer when it was kept, in ms since 1970. */
export const KEPT_AT = 'x-kept-at';

/** What the worker looks at in a request. */
export interface Asked {
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
export type Handling = 'file' | 'page' | 'article' | 'picture' | null;

const ARTICLE_CALL = /^\/api\/articles\/([a-z0-9-]+)\/direct$/;
const ARTICLE_PAGE = /^\/articles\/([a-z0-9-]+)\/?$/;
const ASSETS = '/assets/';
const PICTURES = '/objects/';
/**
 * Answered by others than the app: calls, files with an extension, and AMP documents, which have no scripts of ours. What
 * a guide is called may well look like a file.
 */
const NO_PAGE = /^\/(api|objects|share)(\/|$)|\/amp\/?$|^\/(?!dynamic\/).*\.[a-z0-9]{1,12}$/i;

/** @param files paths of the build beside its hashed assets */
export function handlingOf(
  { method, url, mode, destination }: Asked,
  origin: string,
  files: readonly string[],
): Handling {
  const { origin: asked, pathname, search } = new URL(url);
  if (method !== 'GET' || asked !== origin) return null;
  if (pathname.startsWith(ASSETS) || files.includes(pathname)) return 'file';
  if (mode === 'navigate') return NO_PAGE.test(pathname) ? null : 'page';
  if (ARTICLE_CALL.test(pathname) && search === '') return 'article';
  return pathname.startsWith(PICTURES) && destination === 'image' ? 'picture' : null;
}

/** The slug of the article that a path is about, its page or its call. */
export const slugOf = (path: string): string | undefined => (ARTICLE_PAGE.exec(path) ?? ARTICLE_CALL.exec(path))?.[1];

/** Where an article is called. */
export const articleCall = (slug: string): string => `/api/articles/${slug}/direct`;

/** Whether an answer is anybody's: whole, and its owner says that it is nobody's in particular. */
export const mayKeep = (answer: Pick<Response, 'status' | 'headers'>): boolean =>
  answer.status === 200 && /\bpublic\b/.test(answer.headers.get('cache-control') ?? '');

/** An article as it is called, as far as the worker reads it. */
export interface ReadArticle {
  imageUrl?: string | null;
  thumbnailUrl?: string | null;
  content?: string | null;
}

/** The pictures of an article that this origin has; its own in every size, as the screen decides which one is shown. */
export function picturesOf({ imageUrl, thumbnailUrl, content }: ReadArticle): string[] {
  const inText = Array.from((content ?? '').matchAll(/src="(\/objects\/[^"\s]+)"/g), ([, path]) => path);
  const paths = [imageUrl, imageUrl && mediumOf(imageUrl), thumbnailUrl, ...inText].filter((path) =>
    path?.startsWith(PICTURES),
  );
  return [...new Set(paths as string[])].slice(0, MOST_PICTURES);
}

/** Of kept articles those beyond the newest. */
export const surplusArticles = <Entry extends { keptAt: number }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => b.keptAt - a.keptAt).slice(MOST_ARTICLES);

/** The cache of the build of a version. */
export const buildCache = (version: string): string => BUILD_PREFIX + version;

/**
 * Of all caches, oldest first, those that go when a version takes over: what is of other builds, but for the one before,
 * whose pages may still be open and load their parts.
 */
export function staleCaches(names: readonly string[], current: string): string[] {
  const others = names.filter((name) => name.startsWith(BUILD_PREFIX) && name !== current);
  const unknown = names.filter(
    (name) => name.startsWith(PREFIX) && !name.startsWith(BUILD_PREFIX) && name !== READ_CACHE,
  );
  return [...others.slice(0, -1), ...unknown];
}
