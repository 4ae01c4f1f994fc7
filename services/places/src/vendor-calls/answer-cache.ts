import { createHash } from 'node:crypto';
import { KEY_PREFIX } from '@placelore/platform/queues/redis.js';
import type { Redis } from 'ioredis';
import type { z } from 'zod';

/** Seconds an answer is kept: what stands in a street rarely changes within a day. */
const KEPT = 24 * 3600;
/** Characters of the largest answer that is kept. */
const LARGEST = 512 * 1024;

/** Answers of one host, shared by all processes. Redis forgets each of them after 24 h. */
export class AnswerCache {
  constructor(
    private readonly redis: Redis,
    private readonly host: string,
  ) {}

  /** The answer kept for a request, or undefined. One an older release kept in another shape counts as absent. */
  async get<S extends z.ZodType>(request: string, schema: S): Promise<z.output<S> | undefined> {
    const kept = await this.redis.get(this.key(request));
    if (kept === null) return undefined;
    const parsed = schema.safeParse(JSON.parse(kept));
    return parsed.success ? parsed.data : undefined;
  }

  async keep(request: string, answer: unknown): Promise<void> {
    const text = JSON.stringify(answer);
    if (text.length <= LARGEST) await this.redis.set(this.key(request), text, 'EX', KEPT);
  }

  private key(request: string): string {
    return `${KEY_PREFIX}:places:answer:${this.host}:${createHash('sha256').update(request).digest('base64url')}`;
  }
}
