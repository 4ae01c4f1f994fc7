import { spawnSync } from 'node:child_process';
import { Fault } from './fault.ts';

/** What the build and PostgreSQL need at once, with room to spare; every common system allows that or more. */
const OPEN_FILES_LEAST = 1024;

/**
 * The number of files a process may have open; undefined where that cannot be asked. It is the most that this user may set:
 * Node itself raises its limit that far.
 */
export function openFilesLimit(): number | undefined {
  const limit = spawnSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).stdout?.trim();
  if (limit === 'unlimited') return Number.POSITIVE_INFINITY;
  return limit ? Number(limit) : undefined;
}

/** @throws Fault when fewer files may be open than the product needs */
export function checkOpenFiles(limit = openFilesLimit()): void {
  if (limit === undefined || limit >= OPEN_FILES_LEAST) return;
  throw new Fault(
    `A process may have ${limit} files open here, and Placelore needs ${OPEN_FILES_LEAST}: raise that with "ulimit -n ` +
      `${OPEN_FILES_LEAST}", or with LimitNOFILE or limits.conf where it is refused, and start again.`,
  );
}
