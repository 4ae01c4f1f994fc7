import { createHash } from 'node:crypto';
import { KEY_PREFIX } from '@placelore/platform/queues/redis.js';
import type { Redis } from 'ioredis';
import { z } from 'zod';

/** How long a response is current, and how long it is stored as a replacement when the vendor fails; in seconds. */
export interface CacheLifetime {
  fresh: number;
  kept: number;
}

const DAY_SECONDS = 24 * 3600;

/** Lifetimes by content. A street rarely changes within a day; an encyclopedia text may. */
export const CACHE_LIFETIMES = {
  map: { fresh: DAY_SECONDS, kept: DAY_SECONDS },
  facts: { fresh: 30 * DAY_SECONDS, kept: 60 * DAY_SECONDS },
  text: { fresh: 14 * DAY_SECONDS, kept: 60 * DAY_SECONDS },
  pictures: { fresh: 90 * DAY_SECONDS, kept: 120 * DAY_SECONDS },
  /** Things that the vendor does not have. */
  misses: { fresh: 7 * DAY_SECONDS, kept: 7 * DAY_SECONDS },
} as const satisfies Record<string, CacheLifetime>;

/** Maximum length of a cached response in characters. */
const MAX_CACHED_CHARACTERS = 512 * 1024;

const entrySchema = z.object({ retrievedAt: z.number(), freshUntil: z.number(), response: z.unknown() });

/** A response with its age. */
export interface CachedResponse<T> {
  value: T;
  /** When the vendor sent it. */
  retrievedAt: Date;
  /** Whether it has outlived its lifetime, or the caller wanted a newer response. */
  isStale: boolean;
}

/** Caches the responses of one host for all processes. Redis deletes each response after its lifetime. */
export class VendorResponseCache {
  constructor(
    private readonly redis: Redis,
    private readonly host: string,
  ) {}

  /**
   * Returns the cached response to a request, or undefined. A response that an older release cached in another format
   * counts as missing.
   */
  async get<S extends z.ZodType>(request: string, schema: S): Promise<CachedResponse<z.output<S>> | undefined> {
    const cached = await this.redis.get(this.buildKey(request));
    const entry = cached === null ? undefined : entrySchema.safeParse(JSON.parse(cached)).data;
    const parsed = entry && schema.safeParse(entry.response);
    if (!entry || !parsed?.success) return undefined;
    return { value: parsed.data, retrievedAt: new Date(entry.retrievedAt), isStale: entry.freshUntil <= Date.now() };
  }

  async set(request: string, response: unknown, lifetime: CacheLifetime, retrievedAt: Date): Promise<void> {
    const time = retrievedAt.getTime();
    const text = JSON.stringify({ retrievedAt: time, freshUntil: time + lifetime.fresh * 1_000, response });
    if (text.length <= MAX_CACHED_CHARACTERS) await this.redis.set(this.buildKey(request), text, 'EX', lifetime.kept);
  }

  private buildKey(request: string): string {
    return `${KEY_PREFIX}:places:answer:${this.host}:${createHash('sha256').update(request).digest('base64url')}`;
  }
}
