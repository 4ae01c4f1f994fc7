import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The services that have a folder, sorted. */
export function listServiceNames(root: string): string[] {
  return globSync('services/*/package.json', { cwd: root })
    .map((file) => file.split(/[\\/]/)[1] ?? '')
    .sort();
}

/** Loads what was built; the path is relative to the root. */
export const importBuilt = (root: string, path: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(join(root, path)).href);
