import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';

/** npm runs tests and benchmarks from the project's root. */
const ROOT = process.cwd();

/** A running product of its own: own port, own data folder. */
export interface Product {
  url: string;
  dataDir: string;
  launcherPid: number;
  /** Process id of one of its processes, by name: `worker`, `postgres`, `analysis` … */
  pidOf(name: string): Promise<number>;
  redis(): Promise<Redis>;
  stop(): Promise<void>;
}

/**
 * Starts the whole product as a person would, and waits for the line that says it is ready. In a run of the tests it
 * is a later start, on a copy of the run's prepared data folder with the starter library in it: whose subject is the
 * first start says `startFromNothing`.
 * @param environment the product's settings; with a `DATA_DIR` it starts on that
 */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  if (environment.DATA_DIR !== undefined) return start(environment.DATA_DIR, environment);
  const dataDir = await newDataFolder();
  const prepared = process.env.TEST_PREPARED_DATA;
  // With owners and modes: Postgres may belong to another account.
  if (prepared) await promisify(execFile)('cp', ['-a', `${prepared}/.`, dataDir]);
  return start(dataDir, environment);
}

/** Starts the whole product for the first time, on an empty data folder. */
export async function startFromNothing(environment: Record<string, string> = {}): Promise<Product> {
  return start(await newDataFolder(), environment);
}

async function start(dataDir: string, environment: Record<string, string>): Promise<Product> {
  const port = environment.PORT ?? String(await freePort());
  const child = launch({ PORT: port, RATE_LIMIT_FACTOR: '1000', ...environment, DATA_DIR: dataDir });
  await ready(child);
  return {
    url: `http://localhost:${port}`,
    dataDir,
    launcherPid: child.pid!,
    pidOf: (name) => pidOf(dataDir, name),
    redis: () => connectRedis(dataDir),
    stop: async () => {
      await ended(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const newDataFolder = () => mkdtemp(join(tmpdir(), 'placelore-e2e-'));

/** Runs the launcher, or another command, with the product's settings. */
export function launch(
  environment: Record<string, string>,
  command = [process.execPath, 'infra/local/start.ts'],
): ChildProcess {
  const [program = '', ...args] = command;
  return spawn(program, args, {
    cwd: ROOT,
    env: { ...cleanEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** What a program that ends by itself printed, and its exit code. */
export function outcome(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  return new Promise((done) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', (code) => done({ code, output }));
  });
}

/** What programs need of their surroundings. Settings of the product that happen to be set here are not the tests'. */
const SURROUNDINGS = /^(PATH|HOME|USER|TMPDIR|TZ|LANG|LC_.*|.*_proxy|npm_config_.*)$/i;

function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => SURROUNDINGS.test(name)));
}

/** Waits for the line that says the product is ready. */
export function ready(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Placelore is ready')) done();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => fail(new Error(`The product did not start (exit code ${code}):\n${output}`)));
  });
}

/** Tells a program to stop, and waits until it has. */
export function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      done();
      return;
    }
    child.removeAllListeners('exit');
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}

async function pidOf(dataDir: string, name: string): Promise<number> {
  const run = JSON.parse(await readFile(join(dataDir, 'run.json'), 'utf8')) as { name: string; pid: number }[];
  const found = run.find((entry) => entry.name === name);
  if (!found) throw new Error(`${name} is not running`);
  return found.pid;
}

async function connectRedis(dataDir: string): Promise<Redis> {
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'));
  const port = /^port (\d+)$/m.exec(await readFile(join(dataDir, 'redis', 'redis.conf'), 'utf8'))?.[1];
  return new Redis({ host: '127.0.0.1', port: Number(port), password: secrets.REDIS_PASSWORD });
}

/** A port nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}
