import { mkdir } from 'node:fs/promises';
import { relative } from 'node:path';
import { findFreePorts, getPortError } from './processes/ports.ts';
import { StartupError } from './processes/startup-error.ts';
import type { StepReporter } from './processes/step-reporter.ts';
import type { Supervisor } from './processes/supervisor.ts';
import { readAdminPassword, readSecrets } from './secrets.ts';
import { getStorageFolder, type LaunchContext, SERVICES, type ServiceName } from './service-processes.ts';
import type { Settings } from './settings.ts';
import { startDatabase, startRedis } from './start-stores.ts';

/** Everything that the services need to start, and where the administrator's password is. */
export interface PreparedLaunch {
  context: LaunchContext;
  /** Part of a sentence, for example `in .data/admin-password`. */
  passwordLocation: string;
}

/**
 * Starts Postgres and Redis, reads or creates the secrets, and runs `build` at the same time.
 * @param root absolute path of the project's root
 * @param publicService the service that listens on the configured port
 * @throws StartupError that names the remedy
 */
export async function prepareLaunch(
  root: string,
  settings: Settings,
  supervisor: Supervisor,
  { steps, build, publicService }: { steps: StepReporter; build: () => Promise<void>; publicService: ServiceName },
): Promise<PreparedLaunch> {
  const { dataDir } = settings;
  await supervisor.stopLeftovers();
  await assertPortAvailable(settings.PORT);
  await mkdir(getStorageFolder(settings), { recursive: true, mode: 0o700 });
  const secrets = await readSecrets(dataDir);
  const admin = await readAdminPassword(dataDir, settings.ADMIN_PASSWORD);
  const [databaseUrls, redisUrl, ports] = await Promise.all([
    startDatabase(settings, secrets, supervisor, steps),
    startRedis(settings, secrets, supervisor, steps),
    allocatePorts(publicService, settings.PORT),
    build(),
  ]);
  return {
    context: { root, settings, secrets, adminPassword: admin.password, redisUrl, databaseUrls, ports },
    passwordLocation: admin.file ? `in ${relative(process.cwd(), admin.file)}` : 'the one in ADMIN_PASSWORD',
  };
}

async function assertPortAvailable(port: number): Promise<void> {
  const errorCode = await getPortError(port);
  if (errorCode === 'EADDRINUSE') {
    throw new StartupError(
      `Port ${port} is in use by another program: stop that, or choose another port with PORT=${port + 1}.`,
    );
  }
  if (errorCode)
    throw new StartupError(`Port ${port} cannot be used (${errorCode}): choose another port with PORT=8080.`);
}

async function allocatePorts(publicService: ServiceName, port: number): Promise<Record<ServiceName, number>> {
  const free = await findFreePorts(SERVICES.length);
  const ports = Object.fromEntries(SERVICES.map((name, index) => [name, free[index]])) as Record<ServiceName, number>;
  return { ...ports, [publicService]: port };
}
