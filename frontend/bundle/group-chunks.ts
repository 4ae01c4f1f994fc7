import type { Plugin } from 'vite';

/**
 * Modules that re-export many others or contain schemas stay in their own files, because each page uses only a few
 * of their imports.
 */
const SEPARATE_MODULES = /\?whole$|\/lib\/zod\.ts$|\/node_modules\/(zod|radix-ui)\//;

/**
 * Puts the modules of the first script into one file, and what each of the screens on which most visits begin needs
 * besides into one file each. Without groups, every set of screens that shares a module gets its own file, some of a
 * few hundred bytes, and a page requests thirty of them, six at a time.
 * @param entry the entry module of the public pages; its imports, and those that all `screens` share, form the first
 * script
 * @param screens the entry module of each of these screens, by the name of its file
 * @param furtherScreens screens whose files contain only what is not in the files of `screens`
 */
export function groupChunks(
  entry: string,
  screens: Readonly<Record<string, string>>,
  furtherScreens: Readonly<Record<string, string>>,
): Plugin {
  const names = ['first', ...Object.keys(screens), ...Object.keys(furtherScreens)];
  let groups: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  return {
    name: 'group-chunks',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: names.map((name) => ({ name, test: (id: string) => groups.get(name)?.has(id) ?? false })),
              // The sets already contain the dependencies; those that are missing stay separate on purpose.
              includeDependenciesRecursively: false,
            },
          },
        },
      },
    }),
    buildEnd() {
      groups = assignModules(entry, screens, furtherScreens, (id) => this.getModuleInfo(id)?.importedIds ?? []);
    },
    generateBundle(_options, bundle) {
      // If two files import each other, one of them runs before its dependency.
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const importedName of file.imports) {
          const importedChunk = bundle[importedName];
          if (importedChunk?.type !== 'chunk' || !importedChunk.imports.includes(file.fileName)) continue;
          this.error(
            `${file.fileName} and ${importedName} import each other. Group what must stay together in ${import.meta.filename}.`,
          );
        }
      }
    },
  };
}

type ModuleIds = Readonly<Record<string, string>>;
type GetImports = (id: string) => readonly string[];

/** Returns the modules of each group by its name. A module that two groups contain goes to the first of them. */
export function assignModules(
  entry: string,
  screens: ModuleIds,
  furtherScreens: ModuleIds,
  getImports: GetImports,
): Map<string, Set<string>> {
  const collectEach = (ids: ModuleIds) =>
    Object.entries(ids).map(([name, id]) => [name, collectImports(id, getImports)] as const);
  const screenModules = collectEach(screens);
  // The entry stays in its own file: the other document loads the shared file too, and would run it.
  const first = new Set([
    ...collectImports(entry, getImports),
    ...findShared(screenModules.map(([, modules]) => modules)),
  ]);
  const loadedByScreens = new Set([...first, ...screenModules.flatMap(([, modules]) => [...modules])]);
  return new Map([
    ['first', first],
    ...screenModules.map(([name, modules]) => [name, subtract(modules, first)] as const),
    ...collectEach(furtherScreens).map(([name, modules]) => [name, subtract(modules, loadedByScreens)] as const),
  ]);
}

/** Returns all modules that a module imports, directly or not, except those that stay separate. */
function collectImports(id: string, getImports: GetImports): Set<string> {
  const found = new Set<string>();
  const add = (imported: string) => {
    if (found.has(imported) || SEPARATE_MODULES.test(imported)) return;
    found.add(imported);
    getImports(imported).forEach(add);
  };
  getImports(id).forEach(add);
  return found;
}

const findShared = ([modules = new Set(), ...others]: readonly Set<string>[]): string[] =>
  [...modules].filter((id) => others.every((other) => other.has(id)));

const subtract = (modules: Set<string>, excluded: Set<string>): Set<string> =>
  new Set([...modules].filter((id) => !excluded.has(id)));
