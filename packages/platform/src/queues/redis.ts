import { Redis, type RedisOptions } from 'ioredis';

/** Every key of the product starts with this, so that a Redis can be shared. */
export const KEY_PREFIX = 'placelore';

/** Ms after which an impatient call gives up on a Redis that is connected and silent. */
const COMMAND_TIMEOUT_MS = 5_000;

/** Options of a connection by URL: `redis://`, `rediss://`, or `unix:///path?password=…` for a socket. */
function parseConnectionOptions(url: string): RedisOptions {
  const parsed = new URL(url);
  if (parsed.protocol !== 'unix:') return {};
  const password = parsed.searchParams.get('password');
  return { path: parsed.pathname, ...(password && { password }) };
}

/**
 * A connection to Redis.
 * `patient`: calls wait for as long as Redis is away, as a job consumer must; otherwise they fail after one retry, so
 * that a request gets its 503 instead of hanging.
 */
export function connectRedis(url: string, isPatient = false): Redis {
  const options: RedisOptions = {
    ...parseConnectionOptions(url),
    lazyConnect: false,
    connectTimeout: 2_000,
    maxRetriesPerRequest: isPatient ? null : 1,
    ...(!isPatient && { commandTimeout: COMMAND_TIMEOUT_MS }),
    // Calls of many requests at one moment travel together.
    ...(!isPatient && { enableAutoPipelining: true }),
    retryStrategy: (times) => Math.min(50 * 2 ** times, 1_000),
  };
  const redis = url.startsWith('unix:') ? new Redis(options) : new Redis(url, options);
  // Without a listener a lost connection would end the process; readiness reports it instead.
  redis.on('error', () => {});
  return redis;
}
