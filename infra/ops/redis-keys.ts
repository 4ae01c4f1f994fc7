import { once } from 'node:events';
import { connectRedis, KEY_PREFIX } from '@placelore/platform/queues/redis.js';
import type { Cluster, Redis } from 'ioredis';

/**
 * Patterns of the product's keys; the braces of some precede the prefix. A shared Redis also contains keys of others.
 */
const PATTERNS = [`${KEY_PREFIX}:*`, `{${KEY_PREFIX}:*`];
const PAGE_SIZE = 1_000;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Checks whether a Redis, or any node of a cluster, contains keys of the product.
 * @throws Error if it does not respond
 */
export const hasKeys = (url: string): Promise<boolean> =>
  withRedis(url, async (redis) => {
    for await (const keys of findKeys(redis)) if (keys.length > 0) return true;
    return false;
  });

/**
 * Deletes the keys of the product, and no others, on all nodes of a cluster.
 * @throws Error if it does not respond or refuses
 */
export const deleteKeys = (url: string): Promise<void> =>
  withRedis(url, async (redis) => {
    // One call per key, because a cluster refuses a call with keys of several slots.
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
    // A cluster client knows its nodes only when it is ready.
    await once(redis, 'ready', { signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) });
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}
