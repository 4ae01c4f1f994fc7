import {
  ARTICLES_PAGE,
  type Article,
  article as articleSchema,
  articles,
} from '@placelore/contracts/content/articles/articles.js';
import { type DynamicGuide, type GuideQuery, guideResponse, guides } from '@placelore/contracts/content/guides.js';
import { ON_BEHALF_HEADER } from '@placelore/contracts/core/identity.js';
import type { z } from 'zod';

/** Ms a page waits for what it is about; then its head speaks of the product alone. */
const READ_TIMEOUT_MS = 3_000;

/** What came of looking something up. Nothing is said to be missing because somebody could not be asked. */
export type ReadResult<T> = { found: T } | { movedTo: string } | 'missing' | 'unavailable';

/** What a visitor's request carries that calls made for them carry too. */
export interface Visitor {
  cookie: string | undefined;
  /** The gateway's proof of whose request it is, so that calls made for it count as theirs. */
  onBehalf: string | undefined;
}

/** Reads through the gateway, like any client. */
export class GatewayClient {
  constructor(private readonly gatewayUrl: string) {}

  /** The article at a slug, as this visitor may see it, or the slug it has now. */
  async readArticle(slug: string, visitor: Visitor): Promise<ReadResult<Article>> {
    const reading = await this.read(
      articles.bySlug.path.replace(':slug', encodeURIComponent(slug)),
      articleSchema,
      visitor,
    );
    if (typeof reading === 'string' || !('movedTo' in reading)) return reading;
    const [, movedTo] = /^\/api\/articles\/([a-z0-9-]+)\/direct$/.exec(reading.movedTo) ?? [];
    return movedTo ? { movedTo } : 'unavailable';
  }

  /** The guide there is for these words, or the address of the article in its place; none is written here. */
  async readGuide(query: Pick<GuideQuery, 'q' | 'lat' | 'lng'>, visitor: Visitor): Promise<ReadResult<DynamicGuide>> {
    const parameters = Object.entries(query).map(([name, value]) => [name, String(value)]);
    const reading = await this.read(
      `${guides.findCached.path}?${new URLSearchParams(parameters)}`,
      guideResponse,
      visitor,
    );
    if (typeof reading === 'string') return reading;
    if ('movedTo' in reading) return 'unavailable';
    const { found } = reading;
    if ('article' in found) return { found: found.article };
    // Nowhere else than to an article of ours.
    return /^\/articles\/[a-z0-9-]+$/.test(found.url) ? { movedTo: found.url } : 'unavailable';
  }

  /** What lies on and behind a page of the list of articles, which is the same for everybody; unknown, nothing behind it. */
  async readListPage(
    q: string | undefined,
    page: number,
    { onBehalf }: Visitor,
  ): Promise<{ isLast: boolean; isEmpty: boolean }> {
    const parameters = new URLSearchParams({
      page: String(page),
      limit: String(ARTICLES_PAGE.default),
      ...(q && { q }),
    });
    const response = await this.readJson(`${articles.list.path}?${parameters}`, { cookie: undefined, onBehalf });
    const isEmpty = Array.isArray(response?.body) && response.body.length === 0;
    return { isLast: !/rel="next"/.test(response?.headers.get('link') ?? ''), isEmpty };
  }

  /** The JSON at an address of the API, as this visitor may see it; null when there is none now. */
  async readJson(url: string, visitor: Visitor): Promise<{ body: unknown; headers: Headers } | null> {
    try {
      const response = await this.fetch(url, visitor);
      if (!response.ok) {
        await response.body?.cancel();
        return null;
      }
      return { body: await response.json(), headers: response.headers };
    } catch {
      return null;
    }
  }

  private fetch(url: string, { cookie, onBehalf }: Visitor): Promise<Response> {
    return fetch(new URL(url, this.gatewayUrl), {
      headers: {
        accept: 'application/json',
        ...(cookie !== undefined && { cookie }),
        ...(onBehalf !== undefined && { [ON_BEHALF_HEADER]: onBehalf }),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(READ_TIMEOUT_MS),
    });
  }

  private async read<T>(path: string, schema: z.ZodType<T>, visitor: Visitor): Promise<ReadResult<T>> {
    try {
      const response = await this.fetch(path, visitor);
      if (response.ok) return { found: schema.parse(await response.json()) };
      await response.body?.cancel();
      const movedTo = response.headers.get('location');
      if (response.status === 301 && movedTo !== null) return { movedTo };
      // 400 is about the address: nothing stands under one that cannot be.
      return response.status === 404 || response.status === 400 ? 'missing' : 'unavailable';
    } catch {
      return 'unavailable';
    }
  }
}
