import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePorts } from '../local/ports.ts';
import { redis, redisUrl } from '../local/redis.ts';
import { Supervisor } from '../local/supervisor.ts';
import type { Row } from './measure.ts';

const CONNECTIONS = 20;
const SECONDS = 8;

/**
 * The same bare handler, asked directly and through the gateway.
 * @param brief loads of a second, to see that it measures: their figures mean nothing
 */
export async function measureGateway(root: string, brief: boolean): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'placelore-bench-'));
  const supervisor = new Supervisor(join(folder, 'run.json'), () => undefined);
  const [redisPort = 0, port = 0] = await freePorts(2);
  const place = {
    folder: join(folder, 'redis'),
    programFolder: join(folder, 'redis-program'),
    port: redisPort,
    password: randomBytes(16).toString('hex'),
    logFile: join(folder, 'redis.log'),
  };
  await supervisor.start(redis(place));
  const owner = await bareHandler(root, 'bare-owner.ts');
  const gateway = spawnGateway(root, port, owner.url, redisUrl(place));
  try {
    await ready(`http://127.0.0.1:${port}/readyz`);
    const seconds = brief ? 1 : SECONDS;
    const direct = await load('Bare Fastify handler', `${owner.url}/api/discoveries/public`, seconds);
    const through = await load('Through the gateway', `http://127.0.0.1:${port}/api/discoveries/public`, seconds);
    return [direct, through];
  } finally {
    gateway.kill();
    owner.stop();
    await supervisor.stop(['redis'], 2_000);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of the gateways that are measured; who knows it may pass their cache. */
export const COOKIE_SECRET = randomBytes(32).toString('hex');

/** A gateway without limits; `owner` is the address of every service behind it. */
export function spawnGateway(
  root: string,
  port: number,
  owner: string,
  redisAddress: string,
  secret = randomBytes(32).toString('hex'),
) {
  return spawn(process.execPath, ['services/gateway/dist/main.js'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      REDIS_URL: redisAddress,
      IDENTITY_SECRET: secret,
      COOKIE_SECRET,
      RATE_LIMIT_FACTOR: '1000000',
      AUTH_URL: owner,
      CONTENT_URL: owner,
      ANALYSIS_URL: owner,
      PLACES_URL: owner,
      WORKER_URL: owner,
      FRONTEND_URL: owner,
    },
  });
}

/** Starts a program of this folder that prints its port. @throws Error when it ends instead */
export function bareHandler(
  root: string,
  program: string,
  args: string[] = [],
): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, [join(root, 'infra/bench', program), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((done, fail) => {
    child.once('exit', () => fail(new Error('The bare handler did not start')));
    child.stdout.on('data', (chunk: Buffer) => {
      const port = /port (\d+)/.exec(chunk.toString())?.[1];
      if (port) done({ url: `http://127.0.0.1:${port}`, stop: () => child.kill() });
    });
  });
}

/** Waits until an address answers well. @throws Error after 15 s */
export async function ready(address: string): Promise<void> {
  const until = Date.now() + 15_000;
  while (Date.now() < until) {
    const ok = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error(`${address} did not get ready`);
}

async function load(name: string, url: string, seconds: number): Promise<Row> {
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
