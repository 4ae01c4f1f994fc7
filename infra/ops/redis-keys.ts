import { once } from 'node:events';
import { connectRedis, KEY_PREFIX } from '@placelore/platform/queues/redis.js';
import type { Cluster, Redis } from 'ioredis';

/** Keys of the product, and those whose braces begin before the prefix; a shared Redis has keys of others, too. */
const PATTERNS = [`${KEY_PREFIX}:*`, `{${KEY_PREFIX}:*`];
const PAGE_SIZE = 1_000;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Checks whether a Redis, or any node of a cluster, has keys of the product.
 * @throws Error when it does not respond
 */
export const hasKeys = (url: string): Promise<boolean> =>
  withRedis(url, async (redis) => {
    for await (const keys of findKeys(redis)) if (keys.length > 0) return true;
    return false;
  });

/**
 * Deletes the keys of the product, on all nodes of a cluster, and no others.
 * @throws Error when it does not respond, or refuses that
 */
export const deleteKeys = (url: string): Promise<void> =>
  withRedis(url, async (redis) => {
    // One call per key: a cluster refuses a call with keys of several slots.
    for await (const keys of findKeys(redis)) await Promise.all(keys.map((key) => redis.unlink(key)));
  });

async function* findKeys(redis: Redis): AsyncGenerator<string[]> {
  const nodes = redis.isCluster ? (redis as unknown as Cluster).nodes('master') : [redis];
  for (const node of nodes) {
    for (const pattern of PATTERNS) {
      let cursor = '0';
      do {
        const [next, keys] = await node.scan(cursor, 'MATCH', pattern, 'COUNT', PAGE_SIZE);
        yield keys;
        cursor = next;
      } while (cursor !== '0');
    }
  }
}

async function withRedis<T>(url: string, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = connectRedis(url);
  try {
    // A cluster knows its nodes only then.
    await once(redis, 'ready', { signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) });
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}
