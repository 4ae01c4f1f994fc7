import { statfs } from 'node:fs/promises';
import type { HealthChecks } from './health-checks.js';

/** Free bytes below which a disk counts as full. A few photos still fit, so that the operator is warned in time. */
const MIN_FREE_BYTES = 100 * 1024 ** 2;

/**
 * Returns a description of a full disk; null if it has enough space.
 * @param minFreeBytes free bytes below which it counts as full
 */
export async function findDiskProblem(folder: string, minFreeBytes = MIN_FREE_BYTES): Promise<string | null> {
  const { bavail, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes >= minFreeBytes) return null;
  return `is full: ${Math.floor(freeBytes / 1024 ** 2)} MB are free, so that nothing new may be saved`;
}

/** Adds a warning about a full disk. It does not make the service unhealthy, because reads still work. */
export function registerDiskHealth(health: HealthChecks, folder: string): void {
  health.registerWarning('disk', () => findDiskProblem(folder));
}
