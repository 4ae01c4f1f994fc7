import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { markUnusedAsDroppable } from './drop-unused-components.js';

test('markUnusedAsDroppable: removes display names and marks component calls as pure, without changing line numbers', () => {
  const code = [
    'const Link = React$1.forwardRef(function LinkWithRef() {',
    '  child.displayName = "Child";',
    '});',
    'Link.displayName = "Link";',
    'const limit = React$1.compute(1);',
  ];
  expect(markUnusedAsDroppable(code.join('\n')).split('\n')).toEqual([
    'const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {',
    ...code.slice(1, 3),
    '',
    code[4],
  ]);
});

test('markUnusedAsDroppable: finds the components of the installed router', () => {
  const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  const code = markUnusedAsDroppable(readFileSync(join(router, 'dist/production/lib/dom/lib.js'), 'utf8'));
  for (const name of ['Link', 'NavLink', 'Form']) {
    expect(code).toContain(`const ${name} = /* @__PURE__ */ React$1.forwardRef(`);
    expect(code).not.toContain(`\n${name}.displayName`);
  }
});
