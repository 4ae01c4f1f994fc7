import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const LIBRARY = 'lucide-react';
/** Import statement of icons by name. */
const IMPORT = /import \{([^}]*)\} from 'lucide-react';/g;
/** Line of the library's index: all names of one icon, and its file. */
const INDEX_LINE = /^export \{ (.*) \} from '\.\/icons\/([\w-]+)\.mjs';$/gm;

/**
 * Imports every icon from its own file. With the library's index, the bundler would put the icons of all screens into
 * the first script.
 */
export function splitIconImports(): Plugin {
  const library = dirname(createRequire(import.meta.url).resolve(LIBRARY));
  const files = mapIconFiles(readFileSync(join(library, '../esm/lucide-react.mjs'), 'utf8'));
  return {
    name: 'split-icon-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: LIBRARY },
      handler: (code) => ({ code: rewriteIconImports(code, files), map: null }),
    },
  };
}

/** Maps every name of an icon to its file. @param index the source of the library's index */
export function mapIconFiles(index: string): ReadonlyMap<string, string> {
  const entries = [...index.matchAll(INDEX_LINE)].flatMap(([, names = '', file = '']) =>
    names.split(', ').map((name) => [name.replace('default as ', ''), file] as const),
  );
  return new Map(entries);
}

/**
 * Rewrites a module to import its icons one by one, without changing its line numbers.
 * @throws Error for a name that is not an icon
 */
export function rewriteIconImports(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(IMPORT, (statement, names: string) => {
    const lines = statement.split('\n').length - 1;
    const imports = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const [icon = '', local = icon] = name.split(/ as /);
        const file = files.get(icon);
        if (file === undefined) throw new Error(`${LIBRARY} has no icon named ${icon} in a file of its own`);
        return `import ${local} from '${LIBRARY}/icons/${file}';`;
      });
    return imports.join(' ') + '\n'.repeat(lines);
  });
}
