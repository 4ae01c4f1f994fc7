import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../build/build.ts';
import { compileFile } from '../../build/compile.ts';
import { findWorkspaces } from '../../build/workspaces.ts';
import { prepareLaunch } from '../prepare-launch.ts';
import { StartupError } from '../processes/startup-error.ts';
import { StepReporter } from '../processes/step-reporter.ts';
import type { ProcessSpec } from '../processes/supervised-process.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import { runLauncher } from '../run-launcher.ts';
import { createServiceSpec, type LaunchContext, SERVICES, type ServiceName } from '../service-processes.ts';
import type { Settings } from '../settings.ts';
import { LogStream } from './log-stream.ts';
import { findAffectedServices, readDependents, watchSources } from './source-changes.ts';

const root = resolve(import.meta.dirname, '../../..');
const BACKEND = SERVICES.filter((name) => name !== 'frontend');
/** Requests and jobs in progress are aborted after this time. BullMQ runs the jobs again. */
const RESTART_GRACE_MS = 300;

/** Returns the service to debug, as named by `--inspect content` or `--inspect=content`. */
function readInspectedService(): ServiceName | undefined {
  const { values } = parseArgs({ options: { inspect: { type: 'string' } } });
  const name = BACKEND.find((service) => service === values.inspect);
  if (values.inspect !== undefined && !name) {
    throw new StartupError(`Service "${values.inspect}" does not exist: choose one of ${BACKEND.join(', ')}.`);
  }
  return name;
}

async function startDev(settings: Settings, supervisor: Supervisor): Promise<void> {
  const inspected = readInspectedService();
  const steps = new StepReporter();
  const options = { steps, build: () => buildBackend(steps), publicService: 'frontend' as const };
  const { context, passwordLocation } = await prepareLaunch(root, settings, supervisor, options);
  const stream = new LogStream((line) => console.log(line));
  const startService = (name: ServiceName) => {
    const onOutput = (chunk: Buffer) => stream.write(name, chunk);
    const nodeOptions = name === inspected ? ['--inspect=127.0.0.1:9229'] : [];
    return steps.run(name, () => supervisor.start(createServiceSpec(name, context, { nodeOptions, onOutput })));
  };
  // All start at the same time: the gateway waits for the frontend's server, which needs only the gateway's URL.
  await Promise.all([
    ...BACKEND.map(startService),
    steps.run('frontend', () => supervisor.start(createFrontendSpec(context, stream))),
  ]);
  const dependents = await readDependents(root);
  watchSources(root, (files) => void applyChanges(files));
  console.log(`\nPlacelore is ready after ${steps.formatTotal()}: http://localhost:${settings.PORT}`);
  console.log(`Administrator: ${settings.ADMIN_USERNAME}, password ${passwordLocation}.`);
  console.log(
    `Saved files are compiled and their services restarted.${inspected ? ` ${inspected} listens for a debugger on port 9229.` : ''}\n`,
  );

  /** Compiles the files and restarts the services that run them. If a file does not compile, restarts nothing. */
  async function applyChanges(files: string[]): Promise<void> {
    const startedAt = performance.now();
    try {
      await Promise.all(files.map(compileOrDelete));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return;
    }
    const services = [...new Set(files.flatMap((file) => findAffectedServices(file, dependents)))];
    for (const name of services) supervisor.restart(name, RESTART_GRACE_MS);
    if (services.length === 0) return;
    await Promise.all(services.map((name) => waitUntilReady(context, name)));
    console.log(`  ${services.join(', ')} restarted after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
}

async function buildBackend(steps: StepReporter): Promise<void> {
  const names = (await findWorkspaces(root)).map(({ name }) => name).filter((name) => name !== 'frontend');
  await build(root, names, steps);
}

async function compileOrDelete(file: string): Promise<void> {
  const [workspace = '', path = ''] = file.split('/src/');
  const target = join(root, workspace, 'dist');
  if (existsSync(join(root, file))) {
    await compileFile(join(root, file), target, path);
    return;
  }
  const output = join(target, path.replace(/\.ts$/, '.js'));
  await Promise.all([rm(output, { force: true }), rm(`${output}.map`, { force: true })]);
}

/** Resolves when a restarted service is ready, or after ten seconds, when its log shows the reason. */
async function waitUntilReady({ ports }: LaunchContext, name: ServiceName): Promise<void> {
  const deadline = Date.now() + 10_000;
  await new Promise((next) => setTimeout(next, RESTART_GRACE_MS));
  while (Date.now() < deadline) {
    const isReady = await fetch(`http://127.0.0.1:${ports[name]}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((next) => setTimeout(next, 50));
  }
}

/** Describes the Vite development server, which listens on the product's port. */
function createFrontendSpec({ settings, ports }: LaunchContext, stream: LogStream): ProcessSpec {
  return {
    name: 'frontend',
    logFile: 'the lines above',
    maxStartAttempts: 1,
    stopSignal: 'SIGTERM',
    spawn: () => {
      const gatewayUrl = `http://127.0.0.1:${ports.gateway}`;
      const child = spawn(
        process.execPath,
        [join(root, 'frontend/bundle/dev-server.ts'), String(settings.PORT), gatewayUrl],
        {
          cwd: root,
          env: {
            ...settings.systemEnv,
            NODE_ENV: 'development',
          },
          detached: true,
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      for (const output of [child.stdout, child.stderr]) {
        output.on('data', (chunk: Buffer) => stream.write('frontend', chunk));
      }
      return child;
    },
    isReady: async () => (await fetch(`http://127.0.0.1:${settings.PORT}/readyz`)).ok,
  };
}

await runLauncher(startDev);
