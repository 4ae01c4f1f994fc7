import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { IDENTITY_HEADER } from '@placelore/contracts/core/identity.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import { findFreePorts } from '../../launcher/processes/ports.ts';
import { getNodeOptions } from '../../launcher/service-processes.ts';

const START_TIMEOUT_MS = 60_000;
/**
 * Ms for which an identity is reused. It is valid for a minute, and signing one per call would dominate the caller's
 * work.
 */
const TOKEN_TTL_MS = 30_000;

export interface PlacesProcess {
  /**
   * Sends a query and reads the whole response. 404 for an unknown name is a valid response.
   * @throws Error if the service fails
   */
  get(path: string): Promise<void>;
  /**
   * Calls an internal route as the worker does, and reads the whole response.
   * @throws Error if the service fails
   */
  post(path: string, body: object): Promise<void>;
  /** Returns the resident memory of the process in megabytes (VmRSS), or NaN if the system does not report it. */
  getResidentMegabytes(): number;
  /** Returns the processor time that the process has used, in seconds, or NaN if the system does not report it. */
  getCpuSeconds(): number;
  stop(): Promise<void>;
}

/**
 * Starts the built places service of a project as the launcher does, and waits until it is ready.
 * @param variables added to its environment
 * @param nodeOptions added to those of the launcher, which they override
 */
export async function startPlacesProcess(
  tree: string,
  folder: string,
  database: string,
  redis: string,
  variables: Record<string, string> = {},
  nodeOptions: readonly string[] = [],
): Promise<PlacesProcess> {
  const [port = 0] = await findFreePorts(1);
  const secret = randomBytes(32).toString('hex');
  const child = spawn(
    process.execPath,
    [...getNodeOptions('places'), ...nodeOptions, join(tree, 'services/places/dist/main.js')],
    // The service runs as long as its standard input is open, as it does under the launcher.
    {
      cwd: tree,
      stdio: ['pipe', 'ignore', 'inherit'],
      env: { ...buildEnvironment(folder, database, redis), ...variables, PORT: String(port), IDENTITY_SECRET: secret },
    },
  );
  const agent = new Agent({ keepAlive: true });
  const getToken = createGuestTokenSource(secret);
  const fetchStatus = async (path: string) => requestStatus(agent, port, path, await getToken());
  const deadline = Date.now() + START_TIMEOUT_MS;
  while ((await fetchStatus('/readyz').catch(() => 0)) !== 200) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error('The places service did not become ready');
    await sleep(5);
  }
  return {
    get: async (path) => {
      const code = await fetchStatus(path);
      if (code !== 200 && code !== 404) throw new Error(`${path} answered ${code}`);
    },
    post: async (path, body) => {
      const token = await new IdentityTokens(secret).sign({ kind: 'service', service: 'worker' });
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [IDENTITY_HEADER]: token },
        body: JSON.stringify(body),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    },
    getResidentMegabytes: () => readResidentMegabytes(child.pid),
    getCpuSeconds: () => readCpuSeconds(child.pid),
    stop: async () => {
      agent.destroy();
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

const buildEnvironment = (folder: string, database: string, redis: string) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: join(folder, 'compile-cache'),
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  DATABASE_URL: database,
  REDIS_URL: redis,
  GEO_PROVIDER: 'embedded',
});

/** Returns a function that signs guest identities. */
function createGuestTokenSource(secret: string): () => Promise<string> {
  const tokens = new IdentityTokens(secret);
  let signed = { token: '', at: Number.NEGATIVE_INFINITY };
  return async () => {
    if (performance.now() - signed.at > TOKEN_TTL_MS) {
      const actor = { userId: null, username: null, isAdmin: false, visitorId: null, sessionKey: null };
      signed = { token: await tokens.sign({ kind: 'person', ...actor }), at: performance.now() };
    }
    return signed.token;
  };
}

/** Returns the status of a response after reading its whole body. */
function requestStatus(agent: Agent, port: number, path: string, identity: string): Promise<number> {
  return new Promise((done, fail) => {
    get({ agent, host: '127.0.0.1', port, path, headers: { [IDENTITY_HEADER]: identity } }, (response) => {
      response.once('end', () => done(response.statusCode ?? 0)).once('error', fail);
      response.resume();
    }).once('error', fail);
  });
}

function readResidentMegabytes(pid: number | undefined): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return Number.NaN;
  }
}

/** Linux counts processor time in hundredths of a second. */
const CLOCK_TICKS_PER_SECOND = 100;

function readCpuSeconds(pid: number | undefined): number {
  try {
    // The name in the second field may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}
