import type { Plugin } from 'vite';

/**
 * Modules that stand for many, or bring schemas: a page uses little of what they import, and others the rest. They stay in
 * files of their own.
 */
const SEPARATE_MODULES = /\?whole$|\/lib\/zod\.ts$|\/node_modules\/(zod|radix-ui)\//;
/** What the first script uses of them. */
const FIRST_SCRIPT_MODULES = /\/node_modules\/@radix-ui\/react-(slot|compose-refs)\//;

/**
 * Puts into one file what the first script imports, and into another what the page of an article imports beside that. Else
 * every set of screens that share a module has a file of its own, of a few hundred bytes some of them, and a page asks for
 * thirty, six at a time.
 * @param entryDocument whose first script it is
 * @param articlePage the module of the screen that most visits begin with
 */
export function groupChunks(entryDocument: string, articlePage: string): Plugin {
  const first = new Set<string>();
  const article = new Set<string>();
  return {
    name: 'larger-files',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'first', test: (id) => first.has(id) || FIRST_SCRIPT_MODULES.test(id) },
                { name: 'article', test: (id) => article.has(id) },
              ],
              // They are in the sets, or set apart.
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
      add(first, entryDocument);
      for (const imported of imports(articlePage)) add(article, imported);
    },
    generateBundle(_options, bundle) {
      // Of two files that need each other one would run before what it needs.
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const importedName of file.imports) {
          const importedChunk = bundle[importedName];
          if (importedChunk?.type !== 'chunk' || !importedChunk.imports.includes(file.fileName)) continue;
          this.error(
            `${file.fileName} and ${importedName} need each other: say in ${import.meta.filename} what stays together.`,
          );
        }
      }
    },
  };
}
