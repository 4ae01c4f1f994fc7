import { readKeptGuides, removeAllKeptGuides } from './kept-guides.js';

/** Cache in which the service worker stores opened articles with their images. */
export const OFFLINE_ARTICLES_CACHE = 'placelore:read';

/** Deletes all offline articles and kept guides, because another person may use the device next. */
export async function clearOfflineArticles(): Promise<void> {
  // Cache storage exists only on secure origins; elsewhere there are no offline articles.
  await globalThis.caches?.delete(OFFLINE_ARTICLES_CACHE);
  await removeAllKeptGuides();
}

/** Article that is stored on this device. */
export interface OfflineArticle {
  slug: string;
  title: string;
}

const ARTICLE_CALL_PATTERN = /^\/api\/articles\/([a-z0-9-]+)\/direct$/;

/** Returns the articles stored on this device, including kept guides, sorted by title. */
export async function readOfflineArticles(): Promise<OfflineArticle[]> {
  const cache = await globalThis.caches?.open(OFFLINE_ARTICLES_CACHE);
  const articles: OfflineArticle[] = [];
  for (const request of (await cache?.keys()) ?? []) {
    const [, slug] = ARTICLE_CALL_PATTERN.exec(new URL(request.url).pathname) ?? [];
    const article: { title?: unknown } | undefined = slug && (await (await cache?.match(request))?.json());
    if (slug && typeof article?.title === 'string') articles.push({ slug, title: article.title });
  }
  const slugs = new Set(articles.map(({ slug }) => slug));
  for (const { slug, title } of await readKeptGuides()) if (!slugs.has(slug)) articles.push({ slug, title });
  return articles.sort((a, b) => a.title.localeCompare(b.title));
}
