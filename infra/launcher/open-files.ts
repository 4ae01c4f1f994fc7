import { spawnSync } from 'node:child_process';
import { StartupError } from './processes/startup-error.ts';

/**
 * Number of open files that the build and PostgreSQL need together, with a margin. Every common system allows at least
 * this many.
 */
const MIN_OPEN_FILES = 1024;

/**
 * Returns the number of files that a process may open; undefined if the system does not report it. This is the user's
 * hard limit, because Node raises its own limit to it.
 */
export function getOpenFilesLimit(): number | undefined {
  const limit = spawnSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).stdout?.trim();
  if (limit === 'unlimited') return Number.POSITIVE_INFINITY;
  return limit ? Number(limit) : undefined;
}

/** @throws StartupError if the limit is lower than the product needs */
export function assertOpenFilesLimit(limit = getOpenFilesLimit()): void {
  if (limit === undefined || limit >= MIN_OPEN_FILES) return;
  throw new StartupError(
    `A process may have ${limit} files open here, and Placelore needs ${MIN_OPEN_FILES}: raise that with "ulimit -n ` +
      `${MIN_OPEN_FILES}", or with LimitNOFILE or limits.conf where it is refused, and start again.`,
  );
}
