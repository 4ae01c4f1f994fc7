import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from './processes/file-lock.ts';
import { diskFullMessage, notWritableMessage, StartupError } from './processes/startup-error.ts';

const MIN_FREE_BYTES = 200 * 1024 * 1024;

/**
 * Creates the data folder and locks it for this process until it exits.
 * @throws StartupError if it is not writable, its disk is full, or another launcher holds it
 */
export async function lockDataFolder(folder: string): Promise<void> {
  try {
    // Other accounts can traverse the folder, because Postgres runs as another user when started by root. Files inside
    // are private.
    await mkdir(folder, { recursive: true, mode: 0o711 });
    await writeFile(join(folder, 'writable'), '');
    await rm(join(folder, 'writable'));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new StartupError(code === 'ENOSPC' ? diskFullMessage(folder) : notWritableMessage(folder));
  }
  const disk = await statfs(folder);
  if (disk.bavail * disk.bsize < MIN_FREE_BYTES) throw new StartupError(diskFullMessage(folder));
  await waitForLauncherLock(folder);
}

/** Time in ms until a launcher that has lost its terminal notices that. Below, the time that stopping may take. */
const ORPHAN_TIMEOUT_MS = 1000;
const STOP_TIMEOUT_MS = 12_000;

async function waitForLauncherLock(folder: string): Promise<void> {
  const startedAt = Date.now();
  while (tryLock(join(folder, 'launcher.lock')) === undefined) {
    const holder = await readFile(pidFilePath(folder), 'utf8').catch(() => '');
    const timeoutMs = holder.includes('stopping') ? STOP_TIMEOUT_MS : ORPHAN_TIMEOUT_MS;
    if (Date.now() - startedAt > timeoutMs) {
      throw new StartupError(
        `Placelore is already running on ${folder} (process ${Number.parseInt(holder, 10)}): stop it first, or set ` +
          'DATA_DIR to another folder.',
      );
    }
    await sleep(100);
  }
  await writeFile(pidFilePath(folder), `${process.pid}\n`);
}

/** Marks this launcher as stopping, so that the next start waits longer for the lock. */
export async function markAsStopping(folder: string): Promise<void> {
  await writeFile(pidFilePath(folder), `${process.pid} stopping\n`).catch(() => undefined);
}

const pidFilePath = (folder: string): string => join(folder, 'launcher.pid');
