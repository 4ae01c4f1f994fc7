import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import { findFreePorts } from '../../launcher/processes/ports.ts';

/** npm runs tests and benchmarks in the root of the project. */
const ROOT = process.cwd();

/** A running product with its own port and data folder. */
export interface Product {
  url: string;
  dataDir: string;
  launcherPid: number;
  /** Returns the process id of a process by name: `worker`, `postgres`, `analysis` … */
  findPid(name: string): Promise<number>;
  redis(): Promise<Redis>;
  stop(): Promise<void>;
}

/**
 * Starts the whole product as a user would, and waits until it is ready. In a test run, it starts on a copy of the
 * prepared data folder with the starter library; tests of the first start use `startFreshProduct`.
 * @param environment settings of the product; if they contain `DATA_DIR`, it starts on that folder
 */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  return start(environment.DATA_DIR ?? (await copyPreparedData()), environment);
}

/** Returns a data folder: with the starter library in a test run, otherwise empty. */
export async function copyPreparedData(): Promise<string> {
  const dataDir = await createDataFolder();
  const prepared = process.env.TEST_PREPARED_DATA;
  // Also copies owners and modes, because Postgres may run as another user.
  if (prepared) await promisify(execFile)('cp', ['-a', `${prepared}/.`, dataDir]);
  return dataDir;
}

/** Needed because tests exceed the limits for visitors. */
const TEST_SETTINGS = { RATE_LIMIT_FACTOR: '1000' };

/** Starts the whole product for the first time on an empty data folder. */
export async function startFreshProduct(environment: Record<string, string> = {}): Promise<Product> {
  return start(await createDataFolder(), environment);
}

async function start(dataDir: string, environment: Record<string, string>): Promise<Product> {
  const port = environment.PORT ?? String(await findFreePort());
  const child = spawnLauncher({ PORT: port, ...TEST_SETTINGS, ...environment, DATA_DIR: dataDir });
  await waitUntilReady(child);
  return {
    url: `http://localhost:${port}`,
    dataDir,
    launcherPid: child.pid!,
    findPid: (name) => readPid(dataDir, name),
    redis: () => connectRedis(dataDir),
    stop: async () => {
      await stopProcess(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const createDataFolder = () => mkdtemp(join(tmpdir(), 'placelore-e2e-'));

/** Runs the launcher, or another command, with the settings of the product. */
export function spawnLauncher(
  environment: Record<string, string>,
  command = [process.execPath, 'infra/launcher/start.ts'],
): ChildProcess {
  const [program = '', ...args] = command;
  return spawn(program, args, {
    cwd: ROOT,
    env: { ...buildCleanEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Returns output and exit code of a program that ends by itself. */
export function waitForExitOutput(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  return new Promise((done) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', (code) => done({ code, output }));
  });
}

/** System variables that programs need. The product's settings in the environment must not affect tests. */
const SYSTEM_VARIABLES = /^(PATH|HOME|USER|TMPDIR|TZ|LANG|LC_.*|.*_proxy|npm_config_.*|NODE_COMPILE_CACHE)$/i;

function buildCleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => SYSTEM_VARIABLES.test(name)));
}

/** Waits for the line that reports that the product is ready. */
export function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let output = '';
    const handleOutput = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Placelore is ready')) done();
    };
    child.stdout?.on('data', handleOutput);
    child.stderr?.on('data', handleOutput);
    child.once('exit', (code) => fail(new Error(`The product did not start (exit code ${code}):\n${output}`)));
  });
}

/** Stops a program and waits until it has ended. */
export function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      done();
      return;
    }
    child.removeAllListeners('exit');
    child.once('exit', () => done());
    // A test may have failed while the program was frozen.
    child.kill('SIGCONT');
    child.kill('SIGTERM');
  });
}

async function readPid(dataDir: string, name: string): Promise<number> {
  const records = JSON.parse(await readFile(join(dataDir, 'run.json'), 'utf8')) as { name: string; pid: number }[];
  const found = records.find((entry) => entry.name === name);
  if (!found) throw new Error(`${name} is not running`);
  return found.pid;
}

/** Returns the URL of a product's own database, for an administrator. */
export async function buildDatabaseUrl({ dataDir }: Product): Promise<string> {
  const { POSTGRES_PASSWORD } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'));
  const [, , , port] = (await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n');
  return `postgres://postgres:${POSTGRES_PASSWORD}@127.0.0.1:${port?.trim()}/placelore`;
}

async function connectRedis(dataDir: string): Promise<Redis> {
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'));
  const port = /^port (\d+)$/m.exec(await readFile(join(dataDir, 'redis', 'redis.conf'), 'utf8'))?.[1];
  return new Redis({ host: '127.0.0.1', port: Number(port), password: secrets.REDIS_PASSWORD });
}

/** Returns a port that is not in use. */
export async function findFreePort(): Promise<number> {
  const [port] = await findFreePorts(1);
  return port!;
}
