/** The cache in which the service worker keeps articles that were read, with their pictures. */
export const OFFLINE_ARTICLES_CACHE = 'placelore:read';

/** Forgets which articles were read: their copies on the device, because somebody else may use it next. */
export async function clearOfflineArticles(): Promise<void> {
  // Absent where the address is not secure; then there are no copies.
  await globalThis.caches?.delete(OFFLINE_ARTICLES_CACHE);
}

/** A guide that is on this device. */
export interface OfflineArticle {
  slug: string;
  title: string;
}

const ARTICLE_CALL_PATTERN = /^\/api\/articles\/([a-z0-9-]+)\/direct$/;

/** Returns the guides on this device, by title. */
export async function readOfflineArticles(): Promise<OfflineArticle[]> {
  const cache = await globalThis.caches?.open(OFFLINE_ARTICLES_CACHE);
  const articles: OfflineArticle[] = [];
  for (const request of (await cache?.keys()) ?? []) {
    const [, slug] = ARTICLE_CALL_PATTERN.exec(new URL(request.url).pathname) ?? [];
    const article: { title?: unknown } | undefined = slug && (await (await cache?.match(request))?.json());
    if (slug && typeof article?.title === 'string') articles.push({ slug, title: article.title });
  }
  return articles.sort((a, b) => a.title.localeCompare(b.title));
}
