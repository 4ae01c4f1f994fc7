import { globSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A package, a service or the frontend, each of which is built separately. */
export interface Workspace {
  name: string;
  /** Relative to the root of the project. */
  folder: string;
}

export async function findWorkspaces(root: string): Promise<Workspace[]> {
  const listFolders = async (parent: string): Promise<Workspace[]> =>
    (await readdir(join(root, parent), { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map((entry) => ({ name: entry.name, folder: `${parent}/${entry.name}` }));
  const [packages, services] = await Promise.all([listFolders('packages'), listFolders('services')]);
  return [...packages, ...services, { name: 'frontend', folder: 'frontend' }];
}

/** Lists the services that have a folder, sorted. */
export function listServiceNames(root: string): string[] {
  return globSync('services/*/package.json', { cwd: root })
    .map((file) => file.split(/[\\/]/)[1] ?? '')
    .sort();
}

/** Lists all files below a folder, relative to it and sorted. Returns none if it does not exist. */
export async function listFilesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
