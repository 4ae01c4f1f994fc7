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
  const first = new Set<string>();
  const toGroups = (of: object) => Object.keys(of).map((name) => ({ name, modules: new Set<string>() }));
  const groups = toGroups(screens);
  const furtherGroups = toGroups(furtherScreens);
  return {
    name: 'group-chunks',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'first', test: (id) => first.has(id) },
                ...[...groups, ...furtherGroups].map(({ name, modules }) => ({
                  name,
                  test: (id: string) => modules.has(id),
                })),
              ],
              // The sets already contain the dependencies; those that are missing stay separate on purpose.
              includeDependenciesRecursively: false,
            },
          },
        },
      },
    }),
    buildEnd() {
      const imports = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const add = (set: Set<string>, id: string) => {
        if (first.has(id) || set.has(id) || SEPARATE_MODULES.test(id)) return;
        set.add(id);
        for (const imported of imports(id)) add(set, imported);
      };
      // The entry stays in its own file: the other document loads the shared file too, and would run it.
      for (const imported of imports(entry)) add(first, imported);
      for (const { name, modules } of groups) {
        for (const imported of imports(screens[name]!)) add(modules, imported);
      }
      const [screen, ...others] = groups;
      for (const id of screen?.modules ?? []) {
        if (others.every(({ modules }) => modules.has(id))) first.add(id);
      }
      for (const { modules } of groups) for (const id of first) modules.delete(id);
      for (const { name, modules } of furtherGroups) {
        for (const imported of imports(furtherScreens[name]!)) add(modules, imported);
        for (const group of groups) for (const id of group.modules) modules.delete(id);
      }
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
