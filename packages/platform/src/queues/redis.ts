import { Redis, type RedisOptions } from 'ioredis';

/** Prefix of every key of the product, so that a Redis can be shared. */
export const KEY_PREFIX = 'placelore';

/** Milliseconds after which a call that is not patient gives up on a connected Redis that does not respond. */
const COMMAND_TIMEOUT_MS = 5_000;

/** Returns connection options for a URL: `redis://`, `rediss://`, or `unix:///path?password=…` for a socket. */
function parseConnectionOptions(url: string): RedisOptions {
  const parsed = new URL(url);
  if (parsed.protocol !== 'unix:') return {};
  const password = parsed.searchParams.get('password');
  return { path: parsed.pathname, ...(password && { password }) };
}

/**
 * Opens a connection to Redis.
 * With `patient`, calls wait as long as Redis is unavailable, as a job consumer must. Otherwise they fail after one
 * retry, so that a request gets a 503 instead of hanging.
 */
export function connectRedis(url: string, isPatient = false): Redis {
  const options: RedisOptions = {
    ...parseConnectionOptions(url),
    lazyConnect: false,
    connectTimeout: 2_000,
    maxRetriesPerRequest: isPatient ? null : 1,
    ...(!isPatient && { commandTimeout: COMMAND_TIMEOUT_MS }),
    // Batches simultaneous calls of many requests.
    ...(!isPatient && { enableAutoPipelining: true }),
    retryStrategy: (times) => Math.min(50 * 2 ** times, 1_000),
  };
  const redis = url.startsWith('unix:') ? new Redis(options) : new Redis(url, options);
  // A lost connection would end the process without a listener; readiness reports it instead.
  redis.on('error', () => {});
  return redis;
}

/** Returns why Redis refuses writes, although it answers; null when it accepts them. */
export async function findWriteProblem(redis: Pick<Redis, 'info'>): Promise<string | null> {
  const info = await redis.info('persistence');
  const hasFailed = /^aof_last_write_status:err/m.test(info);
  return hasFailed ? 'cannot write to its disk, so that no job is accepted' : null;
}
