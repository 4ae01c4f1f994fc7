import { createHash } from 'node:crypto';
import { KEY_PREFIX } from '@placelore/platform/queues/redis.js';
import type { Redis } from 'ioredis';
import type { z } from 'zod';

/** Lifetime of a cached response in seconds: a street rarely changes within a day. */
const TTL_SECONDS = 24 * 3600;
/** Maximum length of a cached response in characters. */
const MAX_CACHED_CHARACTERS = 512 * 1024;

/** Caches responses of one host for all processes. Redis deletes each of them after 24 h. */
export class VendorResponseCache {
  constructor(
    private readonly redis: Redis,
    private readonly host: string,
  ) {}

  /**
   * Returns the cached response to a request, or undefined. One that an older release cached in another shape counts as
   * absent.
   */
  async get<S extends z.ZodType>(request: string, schema: S): Promise<z.output<S> | undefined> {
    const cached = await this.redis.get(this.buildKey(request));
    if (cached === null) return undefined;
    const parsed = schema.safeParse(JSON.parse(cached));
    return parsed.success ? parsed.data : undefined;
  }

  async set(request: string, response: unknown): Promise<void> {
    const text = JSON.stringify(response);
    if (text.length <= MAX_CACHED_CHARACTERS) await this.redis.set(this.buildKey(request), text, 'EX', TTL_SECONDS);
  }

  private buildKey(request: string): string {
    return `${KEY_PREFIX}:places:answer:${this.host}:${createHash('sha256').update(request).digest('base64url')}`;
  }
}
