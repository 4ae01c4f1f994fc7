import { resolve } from 'node:path';
import { type CheckResult, reportViolations } from './check-support.ts';

/** Checks by name. Each loads its modules when it runs, because only some of them need the build. */
export const CHECKS: Record<string, (root: string) => Promise<CheckResult>> = {
  access: async (root) => (await import('./access.ts')).checkAccess(root),
  engines: async (root) => {
    const { oldestVersion, violations } = await (await import('./engines.ts')).checkEngines(root);
    return { subject: `every package supports Node ${oldestVersion}`, violations };
  },
  environment: async (root) => (await import('./environment.ts')).checkEnvironment(root),
  imports: async (root) => {
    const { findImportViolations } = await import('./source/import-rules.ts');
    return { subject: 'imports between packages, layers and features', violations: await findImportViolations(root) };
  },
  layout: async (root) => (await import('./source/layout-rules.ts')).checkLayout(root),
  licenses: async (root) => {
    const { count, violations } = await (await import('./licenses.ts')).checkLicenses(root);
    return { subject: `${count} packages`, violations };
  },
  naming: async (root) => (await import('./source/naming-rules.ts')).checkNaming(root),
  openapi: async (root) => (await import('./openapi.ts')).checkOpenApi(root),
  'script-size': async (root) => {
    const { sizes, violations } = await (await import('./script-size.ts')).checkScriptSizes(root);
    return { subject: sizes.join('; '), violations };
  },
  sources: async (root) => (await import('./source/source-rules.ts')).checkSources(root),
};

if (import.meta.main) {
  const [name = '', root = resolve(import.meta.dirname, '../..')] = process.argv.slice(2);
  const check = CHECKS[name];
  if (!check) throw new Error(`Check "${name}" does not exist: choose one of ${Object.keys(CHECKS).join(', ')}.`);
  reportViolations(name, await check(resolve(root)));
}
