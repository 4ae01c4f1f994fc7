import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const LIBRARY = 'lucide-react';
/** An import of icons by their names. */
const IMPORT = /import \{([^}]*)\} from 'lucide-react';/g;
/** A line of the library's index: the names of one icon, and its file. */
const INDEX_LINE = /^export \{ (.*) \} from '\.\/icons\/([\w-]+)\.mjs';$/gm;

/**
 * Has every icon imported from its own file. By the library's index, the bundler takes every icon of any screen for one of
 * the first script's.
 */
export function splitIconImports(): Plugin {
  const library = dirname(createRequire(import.meta.url).resolve(LIBRARY));
  const files = mapIconFiles(readFileSync(join(library, '../esm/lucide-react.mjs'), 'utf8'));
  return {
    name: 'icons-apart',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: LIBRARY },
      handler: (code) => ({ code: rewriteIconImports(code, files), map: null }),
    },
  };
}

/** The file of every icon, by all of its names. @param index the text of the library's index */
export function mapIconFiles(index: string): ReadonlyMap<string, string> {
  const entries = [...index.matchAll(INDEX_LINE)].flatMap(([, names = '', file = '']) =>
    names.split(', ').map((name) => [name.replace('default as ', ''), file] as const),
  );
  return new Map(entries);
}

/**
 * A module with its icons imported one by one, on the lines they were on.
 * @throws Error for a name that is no icon's
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
        if (file === undefined) throw new Error(`${LIBRARY} has no icon of its own file named ${icon}`);
        return `import ${local} from '${LIBRARY}/icons/${file}';`;
      });
    return imports.join(' ') + '\n'.repeat(lines);
  });
}
