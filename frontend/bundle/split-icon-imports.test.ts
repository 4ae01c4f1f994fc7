import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mapIconFiles, rewriteIconImports } from './split-icon-imports.js';

const index = readFileSync(join(dirname(require.resolve('lucide-react')), '../esm/lucide-react.mjs'), 'utf8');

test('every icon is imported from its own file, by whichever of its names, and lines stay where they are', () => {
  const code = "import {\n  ArchiveRestore,\n  type LucideIcon,\n  X as Close,\n} from 'lucide-react';\nX();";
  expect(rewriteIconImports(code, mapIconFiles(index))).toBe(
    "import ArchiveRestore from 'lucide-react/icons/archive-arrow-up'; import Close from 'lucide-react/icons/x';\n\n\n\n\nX();",
  );
});

test('what is no icon is not passed over', () => {
  expect(() => rewriteIconImports("import { icons } from 'lucide-react';", mapIconFiles(index))).toThrow('icons');
});

test('types alone are left to the compiler', () => {
  const code = "import type { LucideIcon } from 'lucide-react';";
  expect(rewriteIconImports(code, mapIconFiles(index))).toBe(code);
});
