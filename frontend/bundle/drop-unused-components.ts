import type { Plugin } from 'vite';

/** A statement that names a component for developer tools, and the call that creates one. */
const NAME_STATEMENT = /^\w+\.displayName = "[^"]*";$/gm;
const CREATION = /^const (\w+) = (React\$1\.(?:forwardRef|createContext|memo)\()/gm;

/**
 * Lets the bundler drop the router's components that no page uses: links that prefetch, forms and data loading. Their
 * names and their creation look as if they had effects.
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

/** Removes the names and marks the creations as free of effects, without changing line numbers. */
export const markUnusedAsDroppable = (code: string): string =>
  code.replace(NAME_STATEMENT, '').replace(CREATION, 'const $1 = /* @__PURE__ */ $2');
