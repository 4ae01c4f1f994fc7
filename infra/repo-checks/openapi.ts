import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type CheckResult, importBuilt, reportViolations } from './check-support.ts';
import { findOpenApiViolations, serializeDocument } from './openapi-document.ts';

const getFile = (root: string): string => join(root, 'docs', 'openapi.json');

async function buildDocument(root: string): Promise<Record<string, unknown>> {
  const { openApiDocument } = await importBuilt(root, 'services/gateway/dist/openapi/document.js');
  return (openApiDocument as () => Record<string, unknown>)();
}

/** Checks docs/openapi.json against the routes of the built contracts. */
export async function checkOpenApi(root: string): Promise<CheckResult> {
  const committed = await readFile(getFile(root), 'utf8').catch(() => undefined);
  return {
    subject: 'docs/openapi.json is valid and matches the routes',
    violations: await findOpenApiViolations(committed, await buildDocument(root)),
  };
}

// `npm run openapi` writes the document.
if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../..');
  await writeFile(getFile(root), serializeDocument(await buildDocument(root)));
  reportViolations('openapi', await checkOpenApi(root));
}
