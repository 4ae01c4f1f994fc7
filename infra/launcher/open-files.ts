import { spawnSync } from 'node:child_process';
import { StartupError } from './processes/startup-error.ts';

/** What the build and PostgreSQL need at once, with room to spare; every common system allows that or more. */
const MIN_OPEN_FILES = 1024;

/**
 * The number of files a process may have open; undefined where that cannot be asked. It is the most that this user may set:
 * Node itself raises its limit that far.
 */
export function getOpenFilesLimit(): number | undefined {
  const limit = spawnSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).stdout?.trim();
  if (limit === 'unlimited') return Number.POSITIVE_INFINITY;
  return limit ? Number(limit) : undefined;
}

/** @throws Fault when fewer files may be open than the product needs */
export function assertOpenFilesLimit(limit = getOpenFilesLimit()): void {
  if (limit === undefined || limit >= MIN_OPEN_FILES) return;
  throw new StartupError(
    `A process may have ${limit} files open here, and Placelore needs ${MIN_OPEN_FILES}: raise that with "ulimit -n ` +
      `${MIN_OPEN_FILES}", or with LimitNOFILE or limits.conf where it is refused, and start again.`,
  );
}
