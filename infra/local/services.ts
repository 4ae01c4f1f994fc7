import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { OWNERS, type Owner } from '../database/roles.ts';
import { LogFile } from './log-file.ts';
import type { Program } from './program.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

export const SERVICES = [...OWNERS, 'worker', 'frontend', 'gateway'] as const;
export type Service = (typeof SERVICES)[number];

/** What the launcher knows when the databases run. */
export interface Surroundings {
  /** Absolute: the root of the project. */
  root: string;
  settings: Settings;
  secrets: Secrets;
  adminPassword: string;
  redisUrl: string;
  databaseUrls: Record<Owner, string>;
  ports: Record<Service, number>;
}

/**
 * How the Node process of a service is started. On a large machine V8 lets garbage pile up: drawing maps took the places
 * service to 440 MB, of which 50 were in use. With a limit it collects in time.
 */
export const nodeOptions = (name: Service): string[] => [
  '--max-semi-space-size=1',
  ...(name === 'places' ? ['--max-old-space-size=256'] : []),
  `--import=${new URL('service-preload.mjs', import.meta.url).href}`,
];

/** The process of a service, as a program to supervise. */
export function service(name: Service, around: Surroundings): Program {
  const { root, settings, ports } = around;
  const log = new LogFile(join(settings.dataDir, 'logs', `${name}.log`));
  const main = name === 'frontend' ? 'frontend/dist/server/main.js' : `services/${name}/dist/main.js`;
  return {
    name,
    logFile: log.path,
    patience: 3,
    stopSignal: 'SIGTERM',
    spawn: () => {
      const child = spawn(
        process.execPath,
        [...nodeOptions(name), join(root, main)],
        // In a group of its own: Ctrl-C in a terminal reaches every process of the launcher's group, and the services
        // must go in order. Its standard input stays open as long as the launcher lives.
        { cwd: root, env: environment(name, around), detached: true, stdio: ['pipe', 'pipe', 'pipe'] },
      );
      for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => log.write(chunk));
      return child;
    },
    isReady: async () => {
      const answer = await fetch(`http://127.0.0.1:${ports[name]}/readyz`, { signal: AbortSignal.timeout(3000) });
      await answer.body?.cancel();
      return answer.ok;
    },
  };
}

/** What an operator's command needs to speak to the product that runs: the worker's environment. */
export const operationsEnvironment = (around: Surroundings): Record<string, string> => environment('worker', around);

/** A service's environment holds what it needs and nothing else, so that no process knows another's secrets. */
function environment(name: Service, around: Surroundings): Record<string, string> {
  const { settings, ports } = around;
  const always = {
    ...settings.surroundings,
    NODE_ENV: 'production',
    // glibc keeps what decoding a photo needed, once per thread, unless told to give it back: 220 MB in place of 600.
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    NODE_COMPILE_CACHE: join(settings.dataDir, 'compile-cache'),
    HOST: '127.0.0.1',
    PORT: String(ports[name]),
    LOG_LEVEL: settings.LOG_LEVEL,
  };
  if (name === 'frontend') return { ...always, ...publicUrl(settings), GATEWAY_URL: url(ports.gateway) };
  return {
    ...always,
    ...settings.passedOn,
    REDIS_URL: around.redisUrl,
    IDENTITY_SECRET: around.secrets.IDENTITY_SECRET,
    RATE_LIMIT_FACTOR: String(settings.RATE_LIMIT_FACTOR),
    ...particular(name, around),
  };
}

/** The address that heads of pages name, when one is configured. */
const publicUrl = ({ passedOn: { PUBLIC_URL } }: Settings) => (PUBLIC_URL === undefined ? {} : { PUBLIC_URL });

function particular(name: Exclude<Service, 'frontend'>, around: Surroundings): Record<string, string> {
  const { settings, secrets, databaseUrls, ports } = around;
  const addresses = {
    AUTH_URL: url(ports.auth),
    CONTENT_URL: url(ports.content),
    ANALYSIS_URL: url(ports.analysis),
    PLACES_URL: url(ports.places),
    FRONTEND_URL: url(ports.frontend),
    WORKER_URL: url(ports.worker),
  };
  switch (name) {
    case 'gateway':
      return {
        ...addresses,
        COOKIE_SECRET: secrets.COOKIE_SECRET,
        S3_PUBLIC_ENDPOINT: settings.objectStorage?.S3_PUBLIC_ENDPOINT ?? '',
      };
    case 'worker':
      return addresses;
    case 'auth':
      return {
        DATABASE_URL: databaseUrls.auth,
        ADMIN_USERNAME: settings.ADMIN_USERNAME,
        ADMIN_EMAIL: settings.ADMIN_EMAIL,
        ADMIN_PASSWORD: around.adminPassword,
      };
    case 'content':
    case 'analysis':
      return {
        DATABASE_URL: databaseUrls[name],
        SPOOL_DIR: join(settings.dataDir, 'spool'),
        ...(settings.objectStorage ?? { STORAGE_DIR: storageFolder(settings) }),
      };
    case 'places':
      return { DATABASE_URL: databaseUrls.places };
  }
}

export const storageFolder = (settings: Settings): string => join(settings.dataDir, 'storage');

const url = (port: number): string => `http://127.0.0.1:${port}`;
