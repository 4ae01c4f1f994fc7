import { ARTICLES_PAGE, type Article, article as articleSchema, articles } from '@placelore/contracts/articles.js';
import { type DynamicGuide, type GuideQuery, guideAnswer, guides } from '@placelore/contracts/guides.js';
import { ON_BEHALF_HEADER } from '@placelore/contracts/identity.js';
import type { z } from 'zod';

/** Ms a page waits for what it is about; then its head speaks of the product alone. */
const PATIENCE = 3_000;

/** What came of looking something up. Nothing is said to be missing because somebody could not be asked. */
export type Reading<T> = { found: T } | { movedTo: string } | 'missing' | 'unavailable';

/** What a visitor's request carries that calls made for them carry too. */
export interface Visitor {
  cookie: string | undefined;
  /** The gateway's proof of whose request it is, so that calls made for it count as theirs. */
  onBehalf: string | undefined;
}

/** Reads through the gateway, like any client. */
export class Library {
  constructor(private readonly gatewayUrl: string) {}

  /** The article at a slug, as this visitor may see it, or the slug it has now. */
  async article(slug: string, visitor: Visitor): Promise<Reading<Article>> {
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
  async guide(asked: Pick<GuideQuery, 'q' | 'lat' | 'lng'>, visitor: Visitor): Promise<Reading<DynamicGuide>> {
    const words = Object.entries(asked).map(([name, value]) => [name, String(value)]);
    const reading = await this.read(`${guides.kept.path}?${new URLSearchParams(words)}`, guideAnswer, visitor);
    if (typeof reading === 'string') return reading;
    if ('movedTo' in reading) return 'unavailable';
    const { found } = reading;
    if ('article' in found) return { found: found.article };
    // Nowhere else than to an article of ours.
    return /^\/articles\/[a-z0-9-]+$/.test(found.url) ? { movedTo: found.url } : 'unavailable';
  }

  /** What lies on and behind a page of the list of articles, which is the same for everybody; unknown, nothing behind it. */
  async listPage(
    q: string | undefined,
    page: number,
    { onBehalf }: Visitor,
  ): Promise<{ isLast: boolean; isEmpty: boolean }> {
    const words = new URLSearchParams({ page: String(page), limit: String(ARTICLES_PAGE.standard), ...(q && { q }) });
    const answer = await this.ask(`${articles.list.path}?${words}`, { cookie: undefined, onBehalf });
    const isEmpty = Array.isArray(answer?.body) && answer.body.length === 0;
    return { isLast: !/rel="next"/.test(answer?.headers.get('link') ?? ''), isEmpty };
  }

  /** The JSON at an address of the API, as this visitor may see it; null when there is none now. */
  async ask(url: string, visitor: Visitor): Promise<{ body: unknown; headers: Headers } | null> {
    try {
      const answer = await this.fetch(url, visitor);
      if (!answer.ok) {
        await answer.body?.cancel();
        return null;
      }
      return { body: await answer.json(), headers: answer.headers };
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
      signal: AbortSignal.timeout(PATIENCE),
    });
  }

  private async read<T>(path: string, schema: z.ZodType<T>, visitor: Visitor): Promise<Reading<T>> {
    try {
      const answer = await this.fetch(path, visitor);
      if (answer.ok) return { found: schema.parse(await answer.json()) };
      await answer.body?.cancel();
      const movedTo = answer.headers.get('location');
      if (answer.status === 301 && movedTo !== null) return { movedTo };
      // 400 is about the address: nothing stands under one that cannot be.
      return answer.status === 404 || answer.status === 400 ? 'missing' : 'unavailable';
    } catch {
      return 'unavailable';
    }
  }
}
