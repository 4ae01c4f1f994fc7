import { mkdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { isStale } from '../build/build.ts';
import { announceStop, takeDataFolder } from './data-folder.ts';
import { explain, Fault } from './fault.ts';
import { checkOpenFiles } from './open-files.ts';
import { freePorts, portObstacle } from './ports.ts';
import { runNode } from './run-node.ts';
import { readAdminPassword, readSecrets, writePrivate } from './secrets.ts';
import {
  operationsEnvironment,
  SERVICES,
  type Service,
  type Surroundings,
  service,
  storageFolder,
} from './services.ts';
import { readSettings, type Settings } from './settings.ts';
import { onLostNpm, onSignals, stopAll } from './shutdown.ts';
import { Steps } from './steps.ts';
import { startDatabase, startRedis } from './stores.ts';
import { Supervisor } from './supervisor.ts';

const root = resolve(import.meta.dirname, '../..');

async function start(settings: Settings, supervisor: Supervisor): Promise<void> {
  const steps = new Steps();
  const { dataDir } = settings;
  await supervisor.endLeftovers();
  await checkPort(settings.PORT);
  await mkdir(storageFolder(settings), { recursive: true, mode: 0o700 });
  const secrets = await readSecrets(dataDir);
  const admin = await readAdminPassword(dataDir, settings.ADMIN_PASSWORD);

  const [databaseUrls, redisUrl, ports] = await Promise.all([
    startDatabase(settings, secrets, supervisor, steps),
    startRedis(settings, secrets, supervisor, steps),
    servicePorts(settings.PORT),
    buildWhatChanged(),
  ]);
  const around = { root, settings, secrets, adminPassword: admin.password, redisUrl, databaseUrls, ports };
  await startServices(supervisor, around, steps);
  await writePrivate(join(dataDir, 'operations.json'), JSON.stringify(operationsEnvironment(around)));

  const where = admin.file ? `in ${relative(process.cwd(), admin.file)}` : 'the one in ADMIN_PASSWORD';
  console.log(`\nPlacelore is ready after ${steps.total()}: http://localhost:${settings.PORT}`);
  console.log(`Administrator: ${settings.ADMIN_USERNAME}, password ${where}. Ctrl-C stops everything.`);
}

/** All at once, and the gateway last: the address is there only when everything behind it works. */
async function startServices(supervisor: Supervisor, around: Surroundings, steps: Steps): Promise<void> {
  const run = (name: Service) => steps.run(name, () => supervisor.start(service(name, around)));
  await Promise.all(SERVICES.filter((name) => name !== 'gateway').map(run));
  await run('gateway');
}

/** In a process of its own, so that the compiler's memory is given back. */
async function buildWhatChanged(): Promise<void> {
  if (!(await isStale(root))) return;
  const code = await runNode(root, [join(root, 'infra/build/build.ts')]);
  if (code !== 0) throw new Fault('The build failed: correct what it says above and start again.');
}

async function checkPort(port: number): Promise<void> {
  const obstacle = await portObstacle(port);
  if (obstacle === 'EADDRINUSE') {
    throw new Fault(
      `Port ${port} is in use by another program: stop that, or choose another port with PORT=${port + 1}.`,
    );
  }
  if (obstacle) throw new Fault(`Port ${port} cannot be used (${obstacle}): choose another port with PORT=8080.`);
}

async function servicePorts(gateway: number): Promise<Record<Service, number>> {
  const free = await freePorts(SERVICES.length);
  const ports = Object.fromEntries(SERVICES.map((name, index) => [name, free[index]])) as Record<Service, number>;
  return { ...ports, gateway };
}

let ending = false;

/** Stops what runs and ends this process; whatever happens after the first call no longer matters. */
async function end(supervisor: Supervisor | undefined, dataDir: string, code: number): Promise<void> {
  if (ending) return;
  ending = true;
  if (supervisor && supervisor.names.length > 0) {
    console.log('Stopping …');
    await announceStop(dataDir);
    await stopAll(supervisor).catch((error: unknown) => console.error(error));
  }
  process.exit(code);
}

async function main(): Promise<void> {
  let settings: Settings | undefined;
  let supervisor: Supervisor | undefined;
  const fail = (error: unknown) => {
    if (!ending) console.error(`\n${explain(error, settings?.dataDir ?? '.data')}`);
    return end(supervisor, settings?.dataDir ?? '', 1);
  };
  process.on('uncaughtException', fail);
  try {
    settings = readSettings(process.env);
    const { dataDir } = settings;
    checkOpenFiles();
    await takeDataFolder(dataDir);
    supervisor = new Supervisor(join(dataDir, 'run.json'), (line) => console.log(`  ${line}`));
    const running = supervisor;
    const stop = () => end(running, dataDir, 0);
    onSignals(stop, () => {
      running.killAll();
      process.exit(1);
    });
    onLostNpm(stop);
    await start(settings, supervisor);
  } catch (error) {
    await fail(error);
  }
}

await main();
