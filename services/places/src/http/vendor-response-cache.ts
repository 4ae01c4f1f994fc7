import { createHash } from 'node:crypto';
import { KEY_PREFIX } from '@placelore/platform/queues/redis.js';
import type { Redis } from 'ioredis';
import type { z } from 'zod';

/** Seconds an answer is kept: what stands in a street rarely changes within a day. */
const TTL_SECONDS = 24 * 3600;
/** Characters of the largest answer that is kept. */
const MAX_CACHED_CHARACTERS = 512 * 1024;

/** Answers of one host, shared by all processes. Redis forgets each of them after 24 h. */
export class VendorResponseCache {
  constructor(
    private readonly redis: Redis,
    private readonly host: string,
  ) {}

  /** The answer kept for a request, or undefined. One an older release kept in another shape counts as absent. */
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
