import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort, spawnLauncher, stopProcess, waitUntilReady } from './product.ts';

export interface PreparedDataFolder {
  /** Absolute path. */
  folder: string;
  delete(): Promise<void>;
}

/**
 * Creates a data folder with a database and a published starter library, by starting the product once and stopping it.
 * A product that starts on a copy does not have to repeat this.
 * @throws Error if the product does not start or stop
 */
export async function prepareDataFolder(): Promise<PreparedDataFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'placelore-e2e-prepared-'));
  const port = String(await findFreePort());
  const child = spawnLauncher({ PORT: port, DATA_DIR: folder });
  const atExit = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', atExit);
  await waitUntilReady(child);
  await waitForStarterLibrary(`http://localhost:${port}`);
  await stopProcess(child);
  if (child.exitCode !== 0) throw new Error(`The product did not stop well (exit code ${child.exitCode}).`);
  // The log of a product in a test must contain only its own entries.
  await rm(join(folder, 'logs'), { recursive: true });
  return {
    folder,
    delete: async () => {
      process.off('exit', atExit);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Twenty times as long as it takes while Jest runs on the same two processors, because other work may delay it. */
const PUBLISHING_TIMEOUT_MS = 600_000;

/**
 * Waits until articles exist. They are published in one transaction, some time after the product is ready.
 * @throws Error if publishing has failed, which is retried only at the next start
 */
async function waitForStarterLibrary(url: string): Promise<void> {
  const end = Date.now() + PUBLISHING_TIMEOUT_MS;
  for (let count = 0; count === 0; ) {
    if (Date.now() > end) throw new Error('The starter library was not published within ten minutes.');
    // Requests without a pause would take processor time from the service that publishes.
    await pause(200);
    const response = await fetch(`${url}/api/articles?limit=1`);
    await response.body?.cancel();
    count = Number(response.headers.get('x-total-count'));
  }
}
