import type { QueueName } from '@placelore/contracts/core/jobs.js';
import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { addCollector, metrics } from '../telemetry/metrics.js';
import { type ClusterNode, parseRedisUrl } from './redis-url.js';

/** Prefix of every key of the product, so that a Redis can be shared. */
export const KEY_PREFIX = 'placelore';

/**
 * Prefix of a queue's keys. A cluster stores the keys of one queue on one node, because the braces decide on which:
 * scripts of the queue use many keys at once.
 */
export const getQueuePrefix = (queue: QueueName): string => `${KEY_PREFIX}:{${queue}}`;

/** Milliseconds after which a call that is not patient gives up on a connected Redis that does not respond. */
const COMMAND_TIMEOUT_MS = 5_000;

const getRetryDelayMs = (times: number): number => Math.min(50 * 2 ** times, 1_000);

/** Connections of this process that are not closed for good. */
const connections = new Set<Redis>();
addCollector(() => {
  const ready = [...connections].filter(({ status }) => status === 'ready').length;
  metrics.redisConnections.set({ state: 'ready' }, ready);
  metrics.redisConnections.set({ state: 'lost' }, connections.size - ready);
});

function buildOptions(isPatient: boolean): RedisOptions {
  return {
    lazyConnect: false,
    connectTimeout: 2_000,
    maxRetriesPerRequest: isPatient ? null : 1,
    ...(!isPatient && { commandTimeout: COMMAND_TIMEOUT_MS }),
    retryStrategy: getRetryDelayMs,
  };
}

/**
 * Opens a connection to Redis: to one server, or to all nodes of a cluster, which takes the same commands as long as
 * the keys of each script and transaction have the same braces.
 * With `patient`, calls wait as long as Redis is unavailable, as a job consumer must. Otherwise they fail after one
 * retry, so that a request gets a 503 instead of hanging.
 * @param url as {@link parseRedisUrl} describes it
 */
export function connectRedis(url: string, isPatient = false): Redis {
  const { connection, nodes } = parseRedisUrl(url);
  // Batches simultaneous calls of many requests.
  const batching = isPatient ? {} : { enableAutoPipelining: true };
  const redis = nodes
    ? connectCluster(nodes, connection, isPatient, batching)
    : new Redis({ ...buildOptions(isPatient), ...batching, ...connection });
  // A lost connection would end the process without a listener; readiness reports it instead.
  redis.on('error', () => {});
  connections.add(redis);
  redis.once('end', () => connections.delete(redis));
  return redis;
}

/**
 * Opens a connection of its own for SUBSCRIBE. In a cluster every node receives every message, so it leads to one node,
 * and to the next one when that is lost: whether messages arrive is then known from a single connection.
 */
export function connectSubscriber(url: string): Redis {
  const { connection, nodes } = parseRedisUrl(url);
  const options: RedisOptions = { ...buildOptions(true), ...connection };
  const redis: Redis = new Redis({
    ...options,
    retryStrategy: (times) => {
      if (nodes) Object.assign(redis.options, nodes[times % nodes.length]);
      return getRetryDelayMs(times);
    },
  });
  redis.on('error', () => {});
  return redis;
}

function connectCluster(
  nodes: ClusterNode[],
  connection: RedisOptions,
  isPatient: boolean,
  batching: { enableAutoPipelining?: boolean },
): Redis {
  const { host: _host, port: _port, ...credentials } = connection;
  const cluster = new Cluster(nodes, {
    ...batching,
    redisOptions: { ...buildOptions(isPatient), ...credentials },
    // Without a connected node, a patient call waits; every other fails at once.
    enableOfflineQueue: isPatient,
    clusterRetryStrategy: getRetryDelayMs,
    // Certificates contain names, so the names must reach TLS.
    ...(connection.tls && { dnsLookup: (name, callback) => callback(null, name) }),
  });
  return cluster as unknown as Redis;
}

/** Fails when Redis does not respond, or is a cluster without all of its keys. A ping would not notice the latter. */
export async function checkRedis(redis: Redis): Promise<void> {
  await redis.exists(KEY_PREFIX);
}

/** Returns why Redis refuses writes, although it answers; null when it accepts them. */
export async function findWriteProblem(redis: Pick<Redis, 'info'>): Promise<string | null> {
  const info = await redis.info('persistence');
  const hasFailed = /^aof_last_write_status:err/m.test(info);
  return hasFailed ? 'cannot write to its disk, so that no job is accepted' : null;
}
