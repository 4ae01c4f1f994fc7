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
 * Creates a data folder by a first start and a clean stop: with a database and a published starter library. A product
 * that starts on a copy need not repeat that.
 * @throws Error when the product does not start or stop
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
  // The log of a test's product must contain its own entries only.
  await rm(join(folder, 'logs'), { recursive: true });
  return {
    folder,
    delete: async () => {
      process.off('exit', atExit);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Twenty times what it takes beside the Jest tests on two processors, which other work may delay. */
const PUBLISHING_TIMEOUT_MS = 600_000;

/**
 * Waits until articles exist; one transaction publishes them some time after the product is ready.
 * @throws Error when it has failed, which only the next start repeats
 */
async function waitForStarterLibrary(url: string): Promise<void> {
  const end = Date.now() + PUBLISHING_TIMEOUT_MS;
  for (let count = 0; count === 0; ) {
    if (Date.now() > end) throw new Error('The starter library was not published within ten minutes.');
    // Requests without a pause would take the processor from the service that publishes.
    await pause(200);
    const response = await fetch(`${url}/api/articles?limit=1`);
    await response.body?.cancel();
    count = Number(response.headers.get('x-total-count'));
  }
}
