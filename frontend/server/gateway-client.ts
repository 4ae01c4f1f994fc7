import { type Analysis, analyses, analysis } from '@placelore/contracts/analysis/analyses.js';
import {
  ARTICLES_PAGE,
  type Article,
  article as articleSchema,
  articles,
} from '@placelore/contracts/content/articles/articles.js';
import type { CollectionType } from '@placelore/contracts/content/articles/collection-url.js';
import { type Collection, collection, collections } from '@placelore/contracts/content/articles/collections.js';
import { type DynamicGuide, type GuideQuery, guideResponse, guides } from '@placelore/contracts/content/guides.js';
import { type SharedTrip, sharedTrip, sharedTrips } from '@placelore/contracts/content/trips/trips.js';
import { ON_BEHALF_HEADER, REQUEST_ID_HEADER } from '@placelore/contracts/core/identity.js';
import type { z } from 'zod';

/** Time limit for reading the data of a page; after that, its head describes only the product. */
const READ_TIMEOUT_MS = 3_000;

/** Result of a lookup. An unreachable API is never reported as a missing page. */
export type ReadResult<T> = { found: T } | { movedTo: string } | 'missing' | 'unavailable';

/** Parts of a visitor's request that are forwarded with calls made for that visitor. */
export interface Visitor {
  cookie: string | undefined;
  /** The gateway's proof of the visitor's identity, by which calls count toward the visitor's limits. */
  onBehalf: string | undefined;
  /** Id of the visitor's request and its trace context, so that logs and traces connect these reads with it. */
  requestId?: string | undefined;
  traceparent?: string | undefined;
}

/** Response of the API; it has a body if it is `ok`. */
interface ApiResponse {
  ok: boolean;
  status: number;
  headers: Headers;
  body: unknown;
}

/** Reads page data through the gateway, like any client. */
export class GatewayClient {
  /** Reads in progress, so that the head and the content of a page share one. */
  private readonly pending = new Map<string, Promise<ApiResponse>>();

  constructor(private readonly gatewayUrl: string) {}

  /** Returns the article with a slug as this visitor may see it, or the path it moved to. */
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

  /**
   * Returns the existing guide for a query, or the path of the article that replaced it. No guide is generated here.
   */
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
    // Redirects anywhere else are not followed.
    return /^\/articles\/[a-z0-9-]+$/.test(found.url) ? { movedTo: found.url } : 'unavailable';
  }

  /** Returns an analysis of this visitor. */
  readAnalysis(id: string, visitor: Visitor): Promise<ReadResult<Analysis>> {
    return this.read(analyses.byId.path.replace(':id', encodeURIComponent(id)), analysis, visitor);
  }

  /** Returns the trip of a secret link. */
  readSharedTrip(token: string, visitor: Visitor): Promise<ReadResult<SharedTrip>> {
    const path = sharedTrips.read.path.replace(':token', encodeURIComponent(token));
    return this.read(path, sharedTrip, { ...visitor, cookie: undefined });
  }

  /**
   * Returns whether a page of the article list is empty or the last one. The list is the same for all visitors. A
   * failed request counts as the last page.
   */
  async readListPage(
    q: string | undefined,
    page: number,
    visitor: Visitor,
  ): Promise<{ isLast: boolean; isEmpty: boolean }> {
    const parameters = new URLSearchParams({
      page: String(page),
      limit: String(ARTICLES_PAGE.default),
      ...(q && { q }),
    });
    const response = await this.readJson(`${articles.list.path}?${parameters}`, { ...visitor, cookie: undefined });
    const isEmpty = Array.isArray(response?.body) && response.body.length === 0;
    return { isLast: !/rel="next"/.test(response?.headers.get('link') ?? ''), isEmpty };
  }

  /** Returns a page of a collection, which is the same for all visitors, without filters. */
  readCollection(type: CollectionType, slug: string, page: number, visitor: Visitor): Promise<ReadResult<Collection>> {
    const path = collections.find.path.replace(':type', type).replace(':slug', encodeURIComponent(slug));
    const query = page > 1 ? `?page=${page}` : '';
    return this.read(path + query, collection, { ...visitor, cookie: undefined });
  }

  /** Returns the JSON of an API path as this visitor may see it, or null when it is unavailable. */
  async readJson(url: string, visitor: Visitor): Promise<{ body: unknown; headers: Headers } | null> {
    try {
      const { ok, body, headers } = await this.fetch(url, visitor);
      return ok ? { body, headers } : null;
    } catch {
      return null;
    }
  }

  private fetch(url: string, visitor: Visitor): Promise<ApiResponse> {
    const key = JSON.stringify([url, visitor.cookie, visitor.onBehalf]);
    const pending = this.pending.get(key);
    if (pending) return pending;
    const response = this.send(url, visitor).finally(() => this.pending.delete(key));
    this.pending.set(key, response);
    return response;
  }

  private async send(url: string, { cookie, onBehalf, requestId, traceparent }: Visitor): Promise<ApiResponse> {
    const response = await fetch(new URL(url, this.gatewayUrl), {
      headers: {
        accept: 'application/json',
        // Compressing takes longer than sending to the gateway.
        'accept-encoding': 'identity',
        ...(cookie !== undefined && { cookie }),
        ...(onBehalf !== undefined && { [ON_BEHALF_HEADER]: onBehalf }),
        ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }),
        ...(traceparent !== undefined && { traceparent }),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(READ_TIMEOUT_MS),
    });
    const { ok, status, headers } = response;
    if (ok) return { ok, status, headers, body: await response.json() };
    await response.body?.cancel();
    return { ok, status, headers, body: null };
  }

  private async read<T>(path: string, schema: z.ZodType<T>, visitor: Visitor): Promise<ReadResult<T>> {
    try {
      const { ok, status, headers, body } = await this.fetch(path, visitor);
      if (ok) return { found: schema.parse(body) };
      const movedTo = headers.get('location');
      if (status === 301 && movedTo !== null) return { movedTo };
      // Status 400 means that the path is invalid, so it cannot have a page.
      return status === 404 || status === 400 ? 'missing' : 'unavailable';
    } catch {
      return 'unavailable';
    }
  }
}
