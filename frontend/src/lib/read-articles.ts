/** The cache in which the service worker keeps articles that were read, with their pictures. */
export const READ_CACHE = 'placelore:read';

/** Forgets which articles were read: their copies on the device, because somebody else may use it next. */
export async function forgetReading(): Promise<void> {
  // Absent where the address is not secure; then there are no copies.
  await globalThis.caches?.delete(READ_CACHE);
}

/** A guide that is on this device. */
export interface KeptGuide {
  slug: string;
  title: string;
}

const CALL = /^\/api\/articles\/([a-z0-9-]+)\/direct$/;

/** Returns the guides on this device, by title. */
export async function readKeptGuides(): Promise<KeptGuide[]> {
  const cache = await globalThis.caches?.open(READ_CACHE);
  const guides: KeptGuide[] = [];
  for (const request of (await cache?.keys()) ?? []) {
    const [, slug] = CALL.exec(new URL(request.url).pathname) ?? [];
    const article: { title?: unknown } | undefined = slug && (await (await cache?.match(request))?.json());
    if (slug && typeof article?.title === 'string') guides.push({ slug, title: article.title });
  }
  return guides.sort((a, b) => a.title.localeCompare(b.title));
}
