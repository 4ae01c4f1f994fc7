// Runs an operator's command on the product that `npm start` runs: `npm run ops -- <command>`.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runNode } from './processes/run-node.ts';
import { formatStartupError, StartupError } from './processes/startup-error.ts';
import { readSettings } from './settings.ts';

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

const settings = readSettings(process.env);
try {
  const environment = await readWorkerEnvironment(settings.dataDir);
  process.exitCode = await runNode(
    root,
    [join(root, 'services/worker/dist/cli/main.js'), ...process.argv.slice(2)],
    environment,
  );
} catch (error) {
  console.error(formatStartupError(error, settings.dataDir));
  process.exitCode = 1;
}
