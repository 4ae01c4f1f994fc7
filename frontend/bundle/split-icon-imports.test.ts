import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mapIconFiles, rewriteIconImports } from './split-icon-imports.js';

const index = readFileSync(join(dirname(require.resolve('lucide-react')), '../esm/lucide-react.mjs'), 'utf8');

test('rewriteIconImports: imports each icon from its own file, under any of its names, and keeps the line count', () => {
  const code = "import {\n  ArchiveRestore,\n  type LucideIcon,\n  X as Close,\n} from 'lucide-react';\nX();";
  expect(rewriteIconImports(code, mapIconFiles(index))).toBe(
    "import ArchiveRestore from 'lucide-react/icons/archive-arrow-up'; import Close from 'lucide-react/icons/x';\n\n\n\n\nX();",
  );
});

test('rewriteIconImports: throws for a name that is not an icon', () => {
  expect(() => rewriteIconImports("import { icons } from 'lucide-react';", mapIconFiles(index))).toThrow('icons');
});

test('rewriteIconImports: leaves type-only imports unchanged', () => {
  const code = "import type { LucideIcon } from 'lucide-react';";
  expect(rewriteIconImports(code, mapIconFiles(index))).toBe(code);
});
