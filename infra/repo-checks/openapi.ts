// Checks docs/openapi.json against the routes; with --write, writes it.
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { importBuilt, reportViolations } from './check-support.ts';
import { findOpenApiViolations, serializeDocument } from './openapi-document.ts';

const root = resolve(import.meta.dirname, '../..');
const file = join(root, 'docs', 'openapi.json');
const { openApiDocument } = await importBuilt(root, 'services/gateway/dist/openapi/document.js');
const document = (openApiDocument as () => Record<string, unknown>)();

if (process.argv.includes('--write')) await writeFile(file, serializeDocument(document));
const committed = await readFile(file, 'utf8').catch(() => undefined);
reportViolations(
  'openapi',
  'docs/openapi.json is valid and says what the routes say',
  await findOpenApiViolations(committed, document),
);
