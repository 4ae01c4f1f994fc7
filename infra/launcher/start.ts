import { mkdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { hasStaleWorkspace } from '../build/build.ts';
import { lockDataFolder, markAsStopping } from './data-folder.ts';
import { assertOpenFilesLimit } from './open-files.ts';
import { findFreePorts, getPortError } from './processes/ports.ts';
import { runNode } from './processes/run-node.ts';
import { formatStartupError, StartupError } from './processes/startup-error.ts';
import { StepReporter } from './processes/step-reporter.ts';
import { Supervisor } from './processes/supervisor.ts';
import { readAdminPassword, readSecrets, writePrivateFile } from './secrets.ts';
import {
  buildCliEnvironment,
  createServiceSpec,
  getStorageFolder,
  type LaunchContext,
  SERVICES,
  type ServiceName,
} from './service-processes.ts';
import { readSettings, type Settings } from './settings.ts';
import { onLostNpm, onSignals, stopAll } from './shutdown.ts';
import { startDatabase, startRedis } from './start-stores.ts';

const root = resolve(import.meta.dirname, '../..');

async function start(settings: Settings, supervisor: Supervisor): Promise<void> {
  const steps = new StepReporter();
  const { dataDir } = settings;
  await supervisor.stopLeftovers();
  await assertPortAvailable(settings.PORT);
  await mkdir(getStorageFolder(settings), { recursive: true, mode: 0o700 });
  const secrets = await readSecrets(dataDir);
  const admin = await readAdminPassword(dataDir, settings.ADMIN_PASSWORD);

  const [databaseUrls, redisUrl, ports] = await Promise.all([
    startDatabase(settings, secrets, supervisor, steps),
    startRedis(settings, secrets, supervisor, steps),
    allocatePorts(settings.PORT),
    buildIfStale(),
  ]);
  const context = { root, settings, secrets, adminPassword: admin.password, redisUrl, databaseUrls, ports };
  await startServices(supervisor, context, steps);
  await writePrivateFile(join(dataDir, 'operations.json'), JSON.stringify(buildCliEnvironment(context)));

  const passwordLocation = admin.file ? `in ${relative(process.cwd(), admin.file)}` : 'the one in ADMIN_PASSWORD';
  console.log(`\nPlacelore is ready after ${steps.formatTotal()}: http://localhost:${settings.PORT}`);
  console.log(`Administrator: ${settings.ADMIN_USERNAME}, password ${passwordLocation}. Ctrl-C stops everything.`);
}

/** All at once, and the gateway last: the address is there only when everything behind it works. */
async function startServices(supervisor: Supervisor, context: LaunchContext, steps: StepReporter): Promise<void> {
  const startService = (name: ServiceName) => steps.run(name, () => supervisor.start(createServiceSpec(name, context)));
  await Promise.all(SERVICES.filter((name) => name !== 'gateway').map(startService));
  await startService('gateway');
}

/** In a process of its own, so that the compiler's memory is given back. */
async function buildIfStale(): Promise<void> {
  if (!(await hasStaleWorkspace(root))) return;
  const code = await runNode(root, [join(root, 'infra/build/build.ts')]);
  if (code !== 0) throw new StartupError('The build failed: correct what it says above and start again.');
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

async function allocatePorts(gateway: number): Promise<Record<ServiceName, number>> {
  const free = await findFreePorts(SERVICES.length);
  const ports = Object.fromEntries(SERVICES.map((name, index) => [name, free[index]])) as Record<ServiceName, number>;
  return { ...ports, gateway };
}

let isShuttingDown = false;

/** Stops what runs and ends this process; whatever happens after the first call no longer matters. */
async function shutDown(supervisor: Supervisor | undefined, dataDir: string, code: number): Promise<void> {
  if (isShuttingDown) return;
  isShuttingDown = true;
  if (supervisor && supervisor.names.length > 0) {
    console.log('Stopping …');
    await markAsStopping(dataDir);
    await stopAll(supervisor).catch((error: unknown) => console.error(error));
  }
  process.exit(code);
}

async function main(): Promise<void> {
  let settings: Settings | undefined;
  let supervisor: Supervisor | undefined;
  const handleFailure = (error: unknown) => {
    if (!isShuttingDown) console.error(`\n${formatStartupError(error, settings?.dataDir ?? '.data')}`);
    return shutDown(supervisor, settings?.dataDir ?? '', 1);
  };
  process.on('uncaughtException', handleFailure);
  try {
    settings = readSettings(process.env);
    const { dataDir } = settings;
    assertOpenFilesLimit();
    await lockDataFolder(dataDir);
    supervisor = new Supervisor(join(dataDir, 'run.json'), (line) => console.log(`  ${line}`));
    const running = supervisor;
    const stop = () => shutDown(running, dataDir, 0);
    onSignals(stop, () => {
      running.killAll();
      process.exit(1);
    });
    onLostNpm(stop);
    await start(settings, supervisor);
  } catch (error) {
    await handleFailure(error);
  }
}

await main();
