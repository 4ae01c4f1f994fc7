import { statfs } from 'node:fs/promises';
import type { HealthChecks } from './health-checks.js';

/** Free bytes below which a disk counts as full: a few photos still fit, and the operator is warned in time. */
const MIN_FREE_BYTES = 100 * 1024 ** 2;

/**
 * Returns what is wrong with the disk of a folder; null when there is enough space.
 * @param minFreeBytes free bytes below which it counts as full
 */
export async function findDiskProblem(folder: string, minFreeBytes = MIN_FREE_BYTES): Promise<string | null> {
  const { bavail, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes >= minFreeBytes) return null;
  return `is full: ${Math.floor(freeBytes / 1024 ** 2)} MB are free, so that nothing new may be saved`;
}

/** Reports the disk of a folder; a full one fails no service, because reads go on. */
export function registerDiskHealth(health: HealthChecks, folder: string): void {
  health.registerWarning('disk', () => findDiskProblem(folder));
}
