import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { readSettings } from '../../launcher/settings.ts';
import { getProjectRoot, importBuilt, listServiceNames, reportViolations } from '../check-support.ts';
import { findEnvironmentViolations, parseSchemaKeys, type ReadVariable } from '../environment.ts';

const root = getProjectRoot();
const read = (path: string) => readFile(join(root, path), 'utf8');

async function loadServiceVariables(service: string): Promise<ReadVariable[]> {
  const schema = (await importBuilt(root, `services/${service}/dist/config.js`))[`${service}Variables`];
  if (!schema) throw new Error(`services/${service}/src/config.ts does not export ${service}Variables`);
  return Object.entries((schema as z.ZodObject).shape).map(([name, type]) => ({
    name,
    hasDefault: (type as z.ZodType).safeParse(undefined).data !== undefined,
  }));
}

async function readSchemaKeys(path: string): Promise<string[]> {
  const keys = parseSchemaKeys(await read(path));
  if (keys.length === 0) throw new Error(`${path} holds no schema of variables any more`);
  return keys;
}

const names = listServiceNames(root);
const variablesByService = await Promise.all(
  names.map(async (name) => [name, await loadServiceVariables(name)] as const),
);
const frontend = (await readSchemaKeys('frontend/server/config.ts')).map((name) => ({ name, hasDefault: true }));
const services = { ...Object.fromEntries(variablesByService), frontend };
const launcher = await readSchemaKeys('infra/launcher/settings.ts');
const violations = findEnvironmentViolations({
  services,
  launcher,
  // What the launcher reads itself it also checks, and a value made up here would be refused.
  isPassedOn: (name) => !launcher.includes(name) && name in readSettings({ [name]: '1' }).passThroughEnv,
  envExample: await read('.env.example'),
  composeFile: await read('docker-compose.yml'),
  readme: await read('README.md').catch(() => undefined),
});
reportViolations('environment', `variables of ${Object.keys(services).length} services and the launcher`, violations);
