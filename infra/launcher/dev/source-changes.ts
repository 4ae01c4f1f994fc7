import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICES, type ServiceName } from '../service-processes.ts';

/** Editors write a file in several steps, so changes within this window form one batch. */
const BATCH_WINDOW_MS = 60;

/** Services that run the code of each package. For `contracts`, these are all services. */
export type Dependents = ReadonlyMap<string, readonly ServiceName[]>;

/**
 * Reads which services depend on which packages, directly or through other packages.
 * @param root root of the project
 */
export async function readDependents(root: string): Promise<Dependents> {
  const packages = ['contracts', 'platform', 'guidebook', 'photos', 'fact-check'];
  const readDependencies = async (folder: string): Promise<string[]> => {
    const { dependencies = {} } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    return packages.filter((name) => `@placelore/${name}` in dependencies);
  };
  const direct = new Map(
    await Promise.all(packages.map(async (name) => [name, await readDependencies(`packages/${name}`)] as const)),
  );
  const collect = (name: string): string[] => [name, ...(direct.get(name) ?? []).flatMap(collect)];
  const services = SERVICES.filter((name) => name !== 'frontend');
  const used = await Promise.all(
    services.map(async (name) => new Set((await readDependencies(`services/${name}`)).flatMap(collect))),
  );
  return new Map(packages.map((name) => [name, services.filter((_, index) => used[index]!.has(name))]));
}

/** Returns the services that run a file (`services/auth/src/main.ts`, `packages/photos/src/a.ts`). A test has none. */
export function findAffectedServices(file: string, dependents: Dependents): readonly ServiceName[] {
  if (!/\.ts$/.test(file) || /\.test\.ts$/.test(file)) return [];
  const [kind, name = ''] = file.split('/');
  if (kind === 'services') return SERVICES.filter((service) => service === name);
  return dependents.get(name) ?? [];
}

/**
 * Watches the sources of packages and services.
 * @param onChange receives the changed files, relative to the root, one batch at a time
 */
export function watchSources(root: string, onChange: (files: string[]) => void): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const folders = [
    ...['contracts', 'platform', 'guidebook', 'photos', 'fact-check'].map((name) => `packages/${name}/src`),
    ...SERVICES.filter((name) => name !== 'frontend').map((name) => `services/${name}/src`),
  ];
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (!name?.endsWith('.ts')) return;
      changed.add(`${folder}/${name.replaceAll('\\', '/')}`);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const files = [...changed];
        changed.clear();
        onChange(files);
      }, BATCH_WINDOW_MS);
    });
  }
}
