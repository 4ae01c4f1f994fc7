import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from './startup-error.ts';

/** Keeps what is held reachable: a collected connection is closed, and its lock with it. */
const openConnections = new Set<DatabaseSync>();

/**
 * Takes a lock until it is released or this process ends, however it ends. SQLite's exclusive transaction serves as the
 * lock because the system itself gives it back: a killed process leaves nothing stale behind.
 * @param file the lock's file, made when it is not there
 * @returns releases the lock; undefined when another holds it
 */
export function tryLock(file: string): (() => void) | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('begin exclusive');
    openConnections.add(database);
    return () => {
      if (openConnections.delete(database)) database.close();
    };
  } catch (error) {
    database.close();
    if (/locked/.test(String(error))) return undefined;
    throw error;
  }
}

/**
 * Takes a lock as soon as whoever holds it gives it back.
 * @throws Fault when that takes longer than `limitMs`
 */
export async function waitForLock(file: string, timeoutMs: number): Promise<() => void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const release = tryLock(file);
    if (release) return release;
    if (Date.now() > deadline) throw new StartupError(`Another process holds ${file}: end it and try again.`);
    await sleep(50);
  }
}
