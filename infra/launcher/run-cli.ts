// Runs an operator's command on the product that `npm start` runs: `npm run ops -- <command>`.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hasStaleWorkspace } from '../build/build.ts';
import { runNode } from './processes/run-node.ts';
import { formatStartupError, StartupError } from './processes/startup-error.ts';
import { readSettings, type Settings } from './settings.ts';

/** Commands that need the stores but not the services, with their usage. All other commands are the worker's. */
const STORE_COMMANDS = new Map([
  ['backup', 'backup <folder | s3://bucket/prefix> [--keep=<number>] [--recipient=<age1…>]'],
  ['restore', 'restore <file | s3://bucket/key> [--identity=<file>] [--force]'],
  ['doctor', 'doctor [--json] [--offline]'],
]);
const root = resolve(import.meta.dirname, '../..');

/** Reads the environment of the running worker, which the launcher has written. */
async function readWorkerEnvironment(dataDir: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(join(dataDir, 'operations.json'), 'utf8'));
  } catch {
    throw new StartupError(
      `Placelore does not run on ${dataDir}: start it with npm start, or set DATA_DIR to its data folder.`,
    );
  }
}

async function loadStoreCommands(): Promise<Record<string, (args: string[], settings: Settings) => Promise<void>>> {
  if ((await hasStaleWorkspace(root)) && (await runNode(root, [join(root, 'infra/build/build.ts')])) !== 0) {
    throw new StartupError('The build failed: correct the errors above and try again.');
  }
  const { backUpDataFolder, restoreDataFolder } = await import('../ops/local-commands.ts');
  const { examineDataFolder } = await import('../ops/doctor/local-doctor.ts');
  return { backup: backUpDataFolder, restore: restoreDataFolder, doctor: examineDataFolder };
}

const [name = '', ...args] = process.argv.slice(2);
let dataDir = '';
try {
  const settings = readSettings(process.env);
  dataDir = settings.dataDir;
  if (STORE_COMMANDS.has(name)) {
    const commands = await loadStoreCommands();
    await commands[name]?.(args, settings);
    process.exit();
  }
  const environment = await readWorkerEnvironment(dataDir);
  process.exitCode = await runNode(root, [join(root, 'services/worker/dist/cli/main.js'), name, ...args], environment);
  if (name === '') console.error(['', ...STORE_COMMANDS.values()].join('\n  '));
} catch (error) {
  console.error(formatStartupError(error, dataDir));
  process.exitCode = 1;
}
