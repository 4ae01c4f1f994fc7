import type { QueueName } from '@placelore/contracts/core/jobs/jobs.js';
import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { addCollector, metrics } from '../telemetry/metrics.js';
import { type ClusterNode, parseRedisUrl } from './redis-url.js';

/** Prefix of every key of the product, so that a Redis can be shared. */
export const KEY_PREFIX = 'placelore';

/**
 * Returns the prefix of a queue's keys. The braces make a cluster store all of them on one node, as the queue's scripts
 * require, which use many keys at once.
 */
export const getQueuePrefix = (queue: QueueName): string => `${KEY_PREFIX}:{${queue}}`;

/**
 * Milliseconds after which a call fails if a connected Redis does not respond. Does not apply to patient connections.
 */
const COMMAND_TIMEOUT_MS = 5_000;

const getRetryDelayMs = (times: number): number => Math.min(50 * 2 ** times, 1_000);

/** Connections of this process that are not finally closed. */
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
 * Opens a connection to one Redis server, or to all nodes of a cluster. A cluster takes the same commands as long as
 * the keys of each script and transaction have the same braces.
 * @param url see {@link parseRedisUrl}
 * @param isPatient whether calls wait as long as Redis is unavailable, as a job consumer must. Otherwise they fail
 * after one retry, so that a request gets a 503 instead of hanging.
 */
export function connectRedis(url: string, isPatient = false): Redis {
  const { connection, nodes } = parseRedisUrl(url);
  // Batches concurrent calls of many requests.
  const batching = isPatient ? {} : { enableAutoPipelining: true };
  const redis = nodes
    ? connectCluster(nodes, connection, isPatient, batching)
    : new Redis({ ...buildOptions(isPatient), ...batching, ...connection });
  // Without a listener, a lost connection would end the process. Readiness reports it instead.
  redis.on('error', () => {});
  connections.add(redis);
  redis.once('end', () => connections.delete(redis));
  return redis;
}

/**
 * Opens a separate connection for SUBSCRIBE. In a cluster, every node receives every message, so it connects to one
 * node, and to the next one when that is lost. A single connection then shows whether messages arrive.
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
    // While no node is connected, patient calls wait and all others fail at once.
    enableOfflineQueue: isPatient,
    clusterRetryStrategy: getRetryDelayMs,
    // Certificates contain host names, so TLS must get the names and not addresses.
    ...(connection.tls && { dnsLookup: (name, callback) => callback(null, name) }),
  });
  return cluster as unknown as Redis;
}

/** @throws when Redis does not respond, or is a cluster without some of its keys, which a ping would not detect */
export async function checkRedis(redis: Redis): Promise<void> {
  await redis.exists(KEY_PREFIX);
}

/** Returns why Redis refuses writes although it responds; null if it accepts them. */
export async function findWriteProblem(redis: Pick<Redis, 'info'>): Promise<string | null> {
  const info = await redis.info('persistence');
  const hasFailed = /^aof_last_write_status:err/m.test(info);
  return hasFailed ? 'cannot write to its disk, so that no job is accepted' : null;
}
