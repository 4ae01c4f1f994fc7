import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { eventually } from '../../../../packages/platform/test/support/eventually.ts';
import { findFreePorts } from '../../processes/ports.ts';
import { findRedisBinary } from '../../stores/redis-binary.ts';

const NODE_COUNT = 3;
const SLOT_COUNT = 16_384;
const PASSWORD = 'of-the-cluster';
/** A node accepts writes only two seconds after its start. */
const START_TIMEOUT_MS = 30_000;

export interface RedisCluster {
  /** As an operator configures it: one node, and the others as alternatives. */
  url: string;
  /** The same URL with another node first. */
  getUrlThrough(index: number): string;
  /** Connections to the individual nodes. */
  nodes: Redis[];
  /** Ends one node without a shutdown, as a crash does. */
  kill(index: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a real cluster of three masters on this machine. Each of them stores a third of all keys. */
export async function startRedisCluster(): Promise<RedisCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'placelore-redis-cluster-'));
  const ports = await findFreePorts(2 * NODE_COUNT);
  const nodePorts = ports.slice(0, NODE_COUNT);
  const processes = await Promise.all(
    nodePorts.map((port, index) => startNode(folder, port, ports[NODE_COUNT + index]!)),
  );
  const killAll = () => {
    for (const child of processes) child.kill('SIGKILL');
  };
  process.once('exit', killAll);
  const nodes = nodePorts.map((port) => connectNode(port));
  await joinNodes(nodes, nodePorts, ports.slice(NODE_COUNT));
  const addresses = nodePorts.map((port) => `127.0.0.1:${port}`);
  const getUrlThrough = (index: number) =>
    `redis://:${PASSWORD}@${addresses[index]}?cluster=${addresses.filter((_, other) => other !== index).join(',')}`;
  return {
    url: getUrlThrough(0),
    getUrlThrough,
    nodes,
    kill: (index) => end(processes[index]!),
    stop: async () => {
      for (const node of nodes) node.disconnect();
      await Promise.all(processes.map(end));
      process.off('exit', killAll);
      await rm(folder, { recursive: true });
    },
  };
}

async function startNode(folder: string, port: number, busPort: number): Promise<ChildProcess> {
  const nodeFolder = join(folder, String(port));
  await mkdir(nodeFolder);
  const config = join(nodeFolder, 'redis.conf');
  await writeFile(
    config,
    [
      'bind 127.0.0.1',
      `port ${port}`,
      `dir ${nodeFolder}`,
      `requirepass ${PASSWORD}`,
      `masterauth ${PASSWORD}`,
      'save ""',
      'cluster-enabled yes',
      `cluster-port ${busPort}`,
      // On a busy machine, nodes must not conclude that the others are gone.
      'cluster-node-timeout 60000',
      '',
    ].join('\n'),
  );
  const binary = await findRedisBinary(join(import.meta.dirname, '../../../../.build/redis-program'));
  return spawn(binary.file, [config], { env: { PATH: process.env.PATH, ...binary.env }, stdio: 'ignore' });
}

function connectNode(port: number): Redis {
  const node = new Redis({ host: '127.0.0.1', port, password: PASSWORD, retryStrategy: () => 50 });
  node.on('error', () => {});
  return node;
}

/** Divides the keys among the nodes and connects the nodes to each other. */
async function joinNodes(nodes: Redis[], ports: number[], busPorts: number[]): Promise<void> {
  const size = Math.ceil(SLOT_COUNT / NODE_COUNT);
  for (const [index, node] of nodes.entries()) {
    const last = Math.min((index + 1) * size, SLOT_COUNT) - 1;
    await node.call('cluster', 'addslotsrange', index * size, last);
    await node.call('cluster', 'set-config-epoch', index + 1);
  }
  const [first, ...others] = nodes;
  for (const [index] of others.entries()) {
    await first!.call('cluster', 'meet', '127.0.0.1', ports[index + 1]!, busPorts[index + 1]!);
  }
  await eventually(async () => {
    const states = await Promise.all(nodes.map((node) => node.call('cluster', 'info')));
    return states.every((state) => /cluster_state:ok.*cluster_known_nodes:3/s.test(String(state)));
  }, START_TIMEOUT_MS);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
