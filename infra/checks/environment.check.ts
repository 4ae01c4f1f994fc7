import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { readSettings } from '../local/settings.ts';
import { environmentFaults, type ReadVariable, schemaKeys } from './environment.ts';
import { report, rootOfCheck } from './report.ts';
import { loadBuilt, serviceNames } from './services.ts';

const root = rootOfCheck();
const read = (path: string) => readFile(join(root, path), 'utf8');

async function variablesOfService(service: string): Promise<ReadVariable[]> {
  const schema = (await loadBuilt(root, `services/${service}/dist/config.js`))[`${service}Variables`];
  if (!schema) throw new Error(`services/${service}/src/config.ts does not export ${service}Variables`);
  return Object.entries((schema as z.ZodObject).shape).map(([name, type]) => ({
    name,
    hasDefault: (type as z.ZodType).safeParse(undefined).data !== undefined,
  }));
}

async function keysIn(path: string): Promise<string[]> {
  const keys = schemaKeys(await read(path));
  if (keys.length === 0) throw new Error(`${path} holds no schema of variables any more`);
  return keys;
}

const names = serviceNames(root);
const perService = await Promise.all(names.map(async (name) => [name, await variablesOfService(name)] as const));
const frontend = (await keysIn('frontend/server/config.ts')).map((name) => ({ name, hasDefault: true }));
const services = { ...Object.fromEntries(perService), frontend };
const launcher = await keysIn('infra/local/settings.ts');
const faults = environmentFaults({
  services,
  launcher,
  // What the launcher reads itself it also checks, and a value made up here would be refused.
  passesOn: (name) => !launcher.includes(name) && name in readSettings({ [name]: '1' }).passedOn,
  envExample: await read('.env.example'),
  composeFile: await read('docker-compose.yml'),
  readme: await read('README.md').catch(() => undefined),
});
report('environment', `variables of ${Object.keys(services).length} services and the launcher`, faults);
