import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { UNKNOWN_MIGRATIONS_EXIT_CODE } from '../../packages/platform/src/bootstrap/exit-codes.ts';
import { DOMAIN_SERVICES, type DomainServiceName } from '../database/prepare-database.ts';
import { LogFile } from './processes/log-file.ts';
import { outdatedDataMessage } from './processes/startup-error.ts';
import type { ProcessSpec } from './processes/supervised-process.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

export const SERVICES = [...DOMAIN_SERVICES, 'worker', 'frontend', 'gateway'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** Context of a launch, which is known once the databases are running. */
export interface LaunchContext {
  /** Absolute path of the project's root. */
  root: string;
  settings: Settings;
  secrets: Secrets;
  adminPassword: string;
  redisUrl: string;
  databaseUrls: Record<DomainServiceName, string>;
  ports: Record<ServiceName, number>;
}

/**
 * Returns the Node options of a service. On a large machine, V8 delays garbage collection: drawing maps let the places
 * service grow to 440 MB, of which only 50 were in use. With a limit, it collects in time.
 * @param semiSpaceMegabytes half of the space for new objects. With 1 instead of 8, a busy service takes a tenth more
 * processor time. An idle process returns most of this memory
 */
export const getNodeOptions = (name: ServiceName, semiSpaceMegabytes = 8): string[] => [
  `--max-semi-space-size=${semiSpaceMegabytes}`,
  ...(name === 'places' ? ['--max-old-space-size=256'] : []),
  '--expose-gc',
  `--import=${new URL('preload/service.mjs', import.meta.url).href}`,
];

/** Options of a development run. */
export interface ServiceRunOptions {
  /** Additional Node options, such as `--inspect`. */
  nodeOptions?: string[];
  /** Receives the output of the service, which is also written to its log file. */
  onOutput?: (chunk: Buffer) => void;
}

/** Describes the process of a service for the supervisor. */
export function createServiceSpec(
  name: ServiceName,
  context: LaunchContext,
  { nodeOptions = [], onOutput }: ServiceRunOptions = {},
): ProcessSpec {
  const { root, settings, ports } = context;
  const log = new LogFile(join(settings.dataDir, 'logs', `${name}.log`));
  const entryPoint = name === 'frontend' ? 'frontend/dist/server/main.js' : `services/${name}/dist/main.js`;
  return {
    name,
    logFile: log.path,
    maxStartAttempts: 3,
    fatalExits: { [UNKNOWN_MIGRATIONS_EXIT_CODE]: outdatedDataMessage(settings.dataDir, settings.DATABASE_URL) },
    stopSignal: 'SIGTERM',
    // A process that is paused by a debugger is not hanging.
    hasHeartbeat: !nodeOptions.some((option) => option.startsWith('--inspect')),
    spawn: () => {
      const child = spawn(
        process.execPath,
        [...getNodeOptions(name, context.settings.SEMI_SPACE_MB), ...nodeOptions, join(root, entryPoint)],
        // The service has its own process group: Ctrl-C in a terminal signals every process in the launcher's group,
        // but services must be stopped in order. Its standard input stays open as long as the launcher runs.
        { cwd: root, env: buildEnvironment(name, context), detached: true, stdio: ['pipe', 'pipe', 'pipe', 'ipc'] },
      );
      for (const output of [child.stdout!, child.stderr!]) {
        output.on('data', (chunk: Buffer) => {
          log.write(chunk);
          onOutput?.(chunk);
        });
      }
      return child;
    },
    isReady: async () => {
      const response = await fetch(`http://127.0.0.1:${ports[name]}/readyz`, { signal: AbortSignal.timeout(3000) });
      await response.body?.cancel();
      return response.ok;
    },
  };
}

/** Builds the environment for an operator's command, which is that of the worker. */
export const buildCliEnvironment = (context: LaunchContext): Record<string, string> =>
  buildEnvironment('worker', context);

/** Builds an environment with only what the service needs, so that no process knows another one's secrets. */
export function buildEnvironment(name: ServiceName, context: LaunchContext): Record<string, string> {
  const { settings, ports } = context;
  const sharedVariables = {
    ...settings.systemEnv,
    NODE_ENV: 'production',
    // By default, glibc keeps one arena per thread after decoding photos. These two variables reduce 600 MB to 220.
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    HOST: '127.0.0.1',
    PORT: String(ports[name]),
    LOG_LEVEL: settings.LOG_LEVEL,
  };
  if (name === 'frontend')
    return { ...sharedVariables, ...buildPublicUrlVariables(settings), GATEWAY_URL: localUrl(ports.gateway) };
  return {
    ...sharedVariables,
    ...settings.passThroughEnv,
    REDIS_URL: context.redisUrl,
    IDENTITY_SECRET: context.secrets.IDENTITY_SECRET,
    RATE_LIMIT_FACTOR: String(settings.RATE_LIMIT_FACTOR),
    ...buildMetricsVariables(name, settings),
    ...buildServiceVariables(name, context),
  };
}

/** Processes that serve metrics, in the order of their ports, which are consecutive. */
const MEASURED_SERVICES: readonly ServiceName[] = ['gateway', ...DOMAIN_SERVICES, 'worker'];

const buildMetricsVariables = (name: ServiceName, { METRICS_PORT }: Settings) =>
  METRICS_PORT === undefined ? {} : { METRICS_PORT: String(METRICS_PORT + MEASURED_SERVICES.indexOf(name)) };

/** Returns the configured public URL, which pages contain in their heads. */
const buildPublicUrlVariables = ({ passThroughEnv: { PUBLIC_URL } }: Settings) =>
  PUBLIC_URL === undefined ? {} : { PUBLIC_URL };

/** Builds the variables with the addresses of all services except the gateway. */
export const buildServiceUrls = (ports: LaunchContext['ports']) => ({
  AUTH_URL: localUrl(ports.auth),
  CONTENT_URL: localUrl(ports.content),
  ANALYSIS_URL: localUrl(ports.analysis),
  PLACES_URL: localUrl(ports.places),
  FRONTEND_URL: localUrl(ports.frontend),
  WORKER_URL: localUrl(ports.worker),
});

function buildServiceVariables(name: Exclude<ServiceName, 'frontend'>, context: LaunchContext): Record<string, string> {
  const { settings, secrets, databaseUrls, ports } = context;
  const serviceUrls = buildServiceUrls(ports);
  switch (name) {
    case 'gateway':
      return {
        ...serviceUrls,
        COOKIE_SECRET: secrets.COOKIE_SECRET,
        S3_PUBLIC_ENDPOINT: settings.objectStorage?.S3_PUBLIC_ENDPOINT ?? '',
      };
    case 'worker':
      return serviceUrls;
    case 'auth':
      return {
        DATABASE_URL: databaseUrls.auth,
        ADMIN_USERNAME: settings.ADMIN_USERNAME,
        ADMIN_EMAIL: settings.ADMIN_EMAIL,
        ADMIN_PASSWORD: context.adminPassword,
      };
    case 'content':
    case 'analysis':
      return {
        DATABASE_URL: databaseUrls[name],
        SPOOL_DIR: join(settings.dataDir, 'spool'),
        ...(settings.objectStorage ?? { STORAGE_DIR: getStorageFolder(settings) }),
      };
    case 'places':
      return { DATABASE_URL: databaseUrls.places, TILES_DIR: join(settings.dataDir, 'tiles') };
  }
}

export const getStorageFolder = (settings: Settings): string => join(settings.dataDir, 'storage');

const localUrl = (port: number): string => `http://127.0.0.1:${port}`;
