import type { RedisOptions } from 'ioredis';

/** Address of one node of a cluster. */
export interface ClusterNode {
  host: string;
  port: number;
}

const DEFAULT_PORT = 6379;

/**
 * Parses the URL of a Redis: `redis://:password@host:6379/0`, `rediss://` for TLS, or `unix:///path?password=…` for a
 * socket. The parameter `cluster` marks a cluster that this host belongs to. Its value may name further nodes in case
 * this one is down: `redis://:password@a:6379?cluster=b:6379,c:6379`.
 * @returns `nodes` is null for a single server
 */
export function parseRedisUrl(url: string): { connection: RedisOptions; nodes: ClusterNode[] | null } {
  const parsed = new URL(url);
  const password = parsed.searchParams.get('password') ?? decodeURIComponent(parsed.password);
  const credentials = {
    ...(parsed.username && { username: decodeURIComponent(parsed.username) }),
    ...(password && { password }),
  };
  if (parsed.protocol === 'unix:') return { connection: { path: parsed.pathname, ...credentials }, nodes: null };
  const database = Number(parsed.pathname.slice(1));
  const connection: RedisOptions = {
    ...toNode(parsed.host),
    ...credentials,
    ...(database > 0 && { db: database }),
    ...(parsed.protocol === 'rediss:' && { tls: {} }),
  };
  const others = parsed.searchParams.get('cluster');
  return {
    connection,
    nodes: others === null ? null : [parsed.host, ...others.split(',')].filter(Boolean).map(toNode),
  };
}

/** @param address `host`, `host:port` or `[address]:port` */
function toNode(address: string): ClusterNode {
  const { hostname, port } = new URL(`redis://${address}`);
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) || DEFAULT_PORT };
}
