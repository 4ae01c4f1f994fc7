import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from './startup-error.ts';

/** Keeps open connections reachable, because garbage collection would close them and release their locks. */
const openConnections = new Set<DatabaseSync>();

/**
 * Acquires a lock until it is released or this process exits for any reason. An exclusive transaction of SQLite is the
 * lock: the system itself releases it, so a killed process leaves no stale lock.
 * @param file the lock file, which is created if it is missing
 * @returns a function that releases the lock; undefined if another process holds it
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
 * Acquires a lock as soon as its holder releases it.
 * @throws StartupError if that takes longer than `timeoutMs`
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
