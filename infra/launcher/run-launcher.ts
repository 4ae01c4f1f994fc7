import { join } from 'node:path';
import { lockDataFolder, markAsStopping } from './data-folder.ts';
import { assertOpenFilesLimit } from './open-files.ts';
import { formatStartupError } from './processes/startup-error.ts';
import { Supervisor } from './processes/supervisor.ts';
import { readSettings, type Settings } from './settings.ts';
import { onLostNpm, onSignals, stopAll } from './shutdown.ts';

let isShuttingDown = false;

/** Stops the supervised programs and exits. Later calls have no effect. */
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

/**
 * Runs the product until it is stopped: reads the settings, locks the data folder, and stops everything on Ctrl-C or
 * when the terminal is closed.
 * @param start starts the stores and services
 */
export async function runLauncher(start: (settings: Settings, supervisor: Supervisor) => Promise<void>): Promise<void> {
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
