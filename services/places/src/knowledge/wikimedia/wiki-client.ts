import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { findMediaWikiRefusal } from '../../http/mediawiki-refusal.js';
import { VendorHost } from '../../http/vendor-host.js';
import type { CachedResponse, CacheLifetime } from '../../http/vendor-response-cache.js';
import { fillLanguage, type WikiServer } from '../../open-services/open-services-variables.js';

/** Maximum duration of a call in ms, including its waiting time. */
const CALL_TIMEOUT_MS = 5_000;
/** Database lag in seconds from which background jobs wait, as Wikimedia's etiquette asks. */
const MAX_LAG_SECONDS = 5;

export interface WikiQuery<S extends z.ZodType> {
  parameters: Record<string, string>;
  schema: S;
  getLifetime: (response: z.output<S>) => CacheLifetime;
  /** Language of the project; `en` by default. */
  language?: string;
  /** For background jobs: asks again even if a current response is cached, and waits while the vendor is busy. */
  isRefresh?: boolean;
}

export interface WikiClientOptions {
  redis: Redis;
  /** Name of the wiki in metrics. */
  vendor: string;
  server: WikiServer;
  userAgent: string;
  /** Called before each call that is not answered from the cache; throws when the call must not be made. */
  reserveCall?: () => Promise<void>;
  /** Maximum duration of a call in ms; 5 s by default. */
  timeout?: number;
}

/** Calls the Action API of one Wikimedia project, in any language. */
export class WikiClient {
  private readonly hosts = new Map<string, VendorHost>();

  constructor(private readonly options: WikiClientOptions) {}

  /**
   * Returns the response to a query with its age.
   * @throws ApiError as {@link VendorHost.call}
   */
  callApi<S extends z.ZodType>(query: WikiQuery<S>): Promise<CachedResponse<z.output<S>>> {
    const { parameters, schema, getLifetime, language = 'en', isRefresh = false } = query;
    const search = new URLSearchParams({ ...parameters, format: 'json', formatversion: '2' });
    return this.getHost(language).callDated({ path: `/w/api.php?${search}`, schema, getLifetime, isRefresh });
  }

  /** Returns the URL of a page in the project. */
  getPageUrl(title: string, language = 'en'): string {
    return `${this.getUrl(language)}/wiki/${encodeURIComponent(title.replaceAll(' ', '_')).replaceAll('%2F', '/')}`;
  }

  /** Returns the URL of a specific revision of a page. */
  getRevisionUrl(revision: number, language = 'en'): string {
    return `${this.getUrl(language)}/w/index.php?oldid=${revision}`;
  }

  async close(): Promise<void> {
    await Promise.all([...this.hosts.values()].map((host) => host.close()));
  }

  private getUrl(language: string): string {
    return fillLanguage(this.options.server.url, language);
  }

  private getHost(language: string): VendorHost {
    const url = this.getUrl(language);
    const known = this.hosts.get(url);
    if (known) return known;
    const { redis, vendor, server, userAgent, reserveCall, timeout = CALL_TIMEOUT_MS } = this.options;
    const { pace, paceGroup } = server;
    const host = new VendorHost(redis, {
      url,
      vendor,
      userAgent,
      pace,
      paceGroup,
      timeout,
      findRefusal: findMediaWikiRefusal,
      refreshSuffix: `&maxlag=${MAX_LAG_SECONDS}`,
      ...(reserveCall && { reserveCall }),
    });
    this.hosts.set(url, host);
    return host;
  }
}
