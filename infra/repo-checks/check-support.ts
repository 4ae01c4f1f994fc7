import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The root of the project, or the folder named on the command line: the checks' own tests plant faults in one. */
export const getProjectRoot = (): string => resolve(process.argv[2] ?? resolve(import.meta.dirname, '../..'));

/**
 * Ends a check: one line a fault, and exit code 1 when there is any.
 * @param subject what was checked, for the line that says all is well
 */
export function reportViolations(check: string, subject: string, violations: string[]): void {
  if (violations.length === 0) {
    console.log(`${check}: ${subject}: no fault`);
    return;
  }
  for (const violation of violations) console.error(`${check}: ${violation}`);
  console.error(`${check}: ${subject}: ${violations.length} ${violations.length === 1 ? 'fault' : 'faults'}`);
  process.exitCode = 1;
}

/** The services that have a folder, sorted. */
export function listServiceNames(root: string): string[] {
  return globSync('services/*/package.json', { cwd: root })
    .map((file) => file.split(/[\\/]/)[1] ?? '')
    .sort();
}

/** Loads what was built; the path is relative to the root. */
export const importBuilt = (root: string, path: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(join(root, path)).href);
