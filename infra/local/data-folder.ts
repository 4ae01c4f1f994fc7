import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskFull, Fault, notWritable } from './fault.ts';
import { tryLock } from './lock.ts';

const LEAST_FREE_BYTES = 200 * 1024 * 1024;

/**
 * Makes the data folder and takes it for this process until it ends.
 * @throws Fault when it cannot be written, its disk is full, or another launcher has it
 */
export async function takeDataFolder(folder: string): Promise<void> {
  try {
    // Others may pass through, because root's Postgres may run under another account; what lies inside is private.
    await mkdir(folder, { recursive: true, mode: 0o711 });
    await writeFile(join(folder, 'writable'), '');
    await rm(join(folder, 'writable'));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new Fault(code === 'ENOSPC' ? diskFull(folder) : notWritable(folder));
  }
  const disk = await statfs(folder);
  if (disk.bavail * disk.bsize < LEAST_FREE_BYTES) throw new Fault(diskFull(folder));
  await lock(folder);
}

/** How long a launcher that has lost its terminal may go unnoticed, and how long one may take to stop. */
const NOTICE_MS = 1000;
const STOP_MS = 12_000;

async function lock(folder: string): Promise<void> {
  const began = Date.now();
  while (tryLock(join(folder, 'launcher.lock')) === undefined) {
    const holder = await readFile(holderFile(folder), 'utf8').catch(() => '');
    const patience = holder.includes('stopping') ? STOP_MS : NOTICE_MS;
    if (Date.now() - began > patience) {
      throw new Fault(
        `Placelore is already running on ${folder} (process ${Number.parseInt(holder, 10)}): stop it first, or set ` +
          'DATA_DIR to another folder.',
      );
    }
    await sleep(100);
  }
  await writeFile(holderFile(folder), `${process.pid}\n`);
}

/** Tells a next start that it need not wait long. */
export async function announceStop(folder: string): Promise<void> {
  await writeFile(holderFile(folder), `${process.pid} stopping\n`).catch(() => undefined);
}

const holderFile = (folder: string): string => join(folder, 'launcher.pid');
