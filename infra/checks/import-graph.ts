import { globSync } from 'node:fs';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { importRules } from './import-rules.ts';

const SOURCE_GLOBS = ['{packages,services}/*/{src,test}', 'frontend/{src,server}'];

/** Imports that break a rule of the house, one sentence each. */
export async function findImportViolations(root: string): Promise<string[]> {
  const { output } = await cruise(
    SOURCE_GLOBS.flatMap((pattern) => globSync(pattern, { cwd: root })),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: importRules.map((rule) => ({ severity: 'error', ...rule })) },
      // Types count: a type that travels between two parts ties them together as well.
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules|(^|/)dist/' },
      enhancedResolveOptions: {
        // Packages of the house export their sources as types: rules then see the file that is really meant.
        exportsFields: ['exports'],
        conditionNames: ['types', 'import', 'node', 'default'],
        extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
      },
    },
  );
  return (output as ICruiseResult).summary.violations.map(formatViolation);
}

function formatViolation({ rule, from, to, cycle }: IViolation): string {
  const path = cycle ? cycle.map((step) => step.name).join(' → ') : to;
  const reason = importRules.find(({ name }) => name === rule.name)?.comment;
  return `${rule.name}: ${from} → ${path} (${reason})`;
}
