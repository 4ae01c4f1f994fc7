import type { Plugin } from 'vite';

/** A statement that names a component for developer tools, and a call that creates a component. */
const NAME_STATEMENT = /^\w+\.displayName = "[^"]*";$/gm;
const CREATION = /^const (\w+) = (React\$1\.(?:forwardRef|createContext|memo)\()/gm;

/**
 * Lets the bundler drop the router's components that no page uses: prefetching links, forms and data loading. Without
 * this, it keeps them, because setting their names and creating them look like side effects.
 */
export function dropUnusedComponents(): Plugin {
  return {
    name: 'drop-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({ code: markUnusedAsDroppable(code), map: null }),
    },
  };
}

/** Removes the names and marks the calls as free of side effects, without changing line numbers. */
export const markUnusedAsDroppable = (code: string): string =>
  code.replace(NAME_STATEMENT, '').replace(CREATION, 'const $1 = /* @__PURE__ */ $2');
