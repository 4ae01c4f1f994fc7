import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { findFreePorts } from '../launcher/processes/ports.ts';
import { Supervisor } from '../launcher/processes/supervisor.ts';
import { getNodeOptions } from '../launcher/service-processes.ts';
import { buildRedisUrl, createRedisSpec } from '../launcher/stores/redis.ts';
import type { Row } from './measure.ts';

const CONNECTIONS = 20;
const LOAD_SECONDS = 8;

/**
 * Measures the same baseline handler, directly and through the gateway.
 * @param brief runs loads of one second to check that the benchmark works; the results mean nothing then
 */
export async function measureGateway(root: string, brief: boolean): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'placelore-bench-'));
  const supervisor = new Supervisor(join(folder, 'run.json'), () => undefined);
  const [redisPort = 0, port = 0] = await findFreePorts(2);
  const redisOptions = {
    folder: join(folder, 'redis'),
    programFolder: join(folder, 'redis-program'),
    port: redisPort,
    password: randomBytes(16).toString('hex'),
    logFile: join(folder, 'redis.log'),
  };
  await supervisor.start(createRedisSpec(redisOptions));
  const upstream = await startBaselineServer(root, 'baseline-server.ts');
  const gateway = spawnGateway(root, port, upstream.url, buildRedisUrl(redisOptions));
  try {
    await waitUntilReady(`http://127.0.0.1:${port}/readyz`);
    const seconds = brief ? 1 : LOAD_SECONDS;
    const direct = await runLoad('Bare Fastify handler', `${upstream.url}/api/discoveries/public`, seconds);
    const through = await runLoad('Through the gateway', `http://127.0.0.1:${port}/api/discoveries/public`, seconds);
    return [direct, through];
  } finally {
    gateway.kill();
    upstream.stop();
    await supervisor.stop(['redis'], 2_000);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Secret of the measured gateways. Requests that prove they know it may bypass the cache. */
export const COOKIE_SECRET = randomBytes(32).toString('hex');

/** Starts a gateway without limits, for which all services are at `upstreamUrl`. */
export function spawnGateway(
  root: string,
  port: number,
  upstreamUrl: string,
  redisConnection: string,
  secret = randomBytes(32).toString('hex'),
) {
  return spawn(process.execPath, [...getNodeOptions('gateway'), 'services/gateway/dist/main.js'], {
    cwd: root,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      REDIS_URL: redisConnection,
      IDENTITY_SECRET: secret,
      COOKIE_SECRET,
      RATE_LIMIT_FACTOR: '1000000',
      AUTH_URL: upstreamUrl,
      CONTENT_URL: upstreamUrl,
      ANALYSIS_URL: upstreamUrl,
      PLACES_URL: upstreamUrl,
      WORKER_URL: upstreamUrl,
      FRONTEND_URL: upstreamUrl,
    },
  });
}

/** Starts a program in this folder that prints its port. @throws Error if it exits instead */
export function startBaselineServer(
  root: string,
  program: string,
  args: string[] = [],
): Promise<{ url: string; pid: number; stop(): void }> {
  const child = spawn(process.execPath, [join(root, 'infra/bench', program), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((done, fail) => {
    child.once('exit', () => fail(new Error('The baseline server did not start')));
    child.stdout.on('data', (chunk: Buffer) => {
      const port = /port (\d+)/.exec(chunk.toString())?.[1];
      if (port) done({ url: `http://127.0.0.1:${port}`, pid: child.pid!, stop: () => child.kill() });
    });
  });
}

/** Waits until a URL responds with success. @throws Error after a minute */
export async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const isOk = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isOk) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error(`${url} did not become ready`);
}

async function runLoad(name: string, url: string, seconds: number): Promise<Row> {
  await autocannon({ url, connections: CONNECTIONS, duration: Math.min(2, seconds) });
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${name}: ${result.non2xx + result.errors} calls failed`);
  return {
    name,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    note: `${CONNECTIONS} connections for ${seconds} s`,
  };
}
