import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hasStaleWorkspace } from '../build/build.ts';
import { writeOpsEnvironment } from './ops-environment.ts';
import { prepareLaunch } from './prepare-launch.ts';
import { runNode } from './processes/run-node.ts';
import { StartupError } from './processes/startup-error.ts';
import { StepReporter } from './processes/step-reporter.ts';
import type { Supervisor } from './processes/supervisor.ts';
import { runLauncher } from './run-launcher.ts';
import { writePrivateFile } from './secrets.ts';
import {
  buildCliEnvironment,
  createServiceSpec,
  type LaunchContext,
  SERVICES,
  type ServiceName,
} from './service-processes.ts';
import { describeMissingServices, type Settings } from './settings.ts';

const root = resolve(import.meta.dirname, '../..');

async function start(settings: Settings, supervisor: Supervisor): Promise<void> {
  const steps = new StepReporter();
  const options = { steps, build: buildIfStale, publicService: 'gateway' as const };
  const { context, passwordLocation } = await prepareLaunch(root, settings, supervisor, options);
  // Precedes the services, so that the doctor can explain why one does not start.
  await writeOpsEnvironment(context);
  const operationsFile = join(settings.dataDir, 'operations.json');
  if (!existsSync(operationsFile)) console.log('  The first start publishes the guidebook. This takes up to a minute.');
  await startServices(supervisor, context, steps);
  await writePrivateFile(operationsFile, JSON.stringify(buildCliEnvironment(context)));
  console.log(`\nPlacelore is ready after ${steps.formatTotal()}: http://localhost:${settings.PORT}`);
  console.log(`Administrator: ${settings.ADMIN_USERNAME}, password ${passwordLocation}. Ctrl-C stops everything.`);
  const missingServices = describeMissingServices(settings);
  if (missingServices) console.log(missingServices);
}

/** Starts the gateway last, so that the public port opens only when everything behind it works. */
async function startServices(supervisor: Supervisor, context: LaunchContext, steps: StepReporter): Promise<void> {
  const startService = (name: ServiceName) => steps.run(name, () => supervisor.start(createServiceSpec(name, context)));
  await Promise.all(SERVICES.filter((name) => name !== 'gateway').map(startService));
  await startService('gateway');
}

/** Builds in a separate process, so that the memory of the compiler is released. */
async function buildIfStale(): Promise<void> {
  if (!(await hasStaleWorkspace(root))) return;
  const code = await runNode(root, [join(root, 'infra/build/build.ts')]);
  if (code !== 0) throw new StartupError('The build failed: correct the errors above and start again.');
}

await runLauncher(start);
