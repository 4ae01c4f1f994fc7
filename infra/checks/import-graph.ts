import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { importRules } from './import-rules.ts';

const FOLDERS = ['packages', 'services', 'frontend/src', 'frontend/server'];

/** Imports that break a rule of the house, one sentence each. */
export async function importFaults(root: string): Promise<string[]> {
  const { output } = await cruise(
    FOLDERS.filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: importRules.map((rule) => ({ severity: 'error', ...rule })) },
      // Types count: a type that travels between two parts ties them together as well.
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)dist/' },
      enhancedResolveOptions: {
        // Packages of the house export their sources as types: rules then see the file that is really meant.
        exportsFields: ['exports'],
        conditionNames: ['types', 'import', 'node', 'default'],
        extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
      },
    },
  );
  return (output as ICruiseResult).summary.violations.map(sentence);
}

function sentence({ rule, from, to, cycle, comment }: IViolation): string {
  const way = cycle ? cycle.map((step) => step.name).join(' → ') : to;
  return `${rule.name}: ${from} → ${way}${comment ? ` (${comment})` : ''}`;
}
