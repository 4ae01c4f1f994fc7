import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { listServiceNames } from '../build/workspaces.ts';
import { findComposeSecrets, findComposeVariables, readEnvFile } from '../docker/env-file.ts';
import { readSettings } from '../launcher/settings.ts';
import { type CheckResult, importBuilt } from './check-support.ts';

/** A variable in the schema of a service. */
export interface ReadVariable {
  name: string;
  hasDefault: boolean;
}

export interface EnvironmentSources {
  /** Variables that the services read, by service name. */
  services: Record<string, ReadVariable[]>;
  /** Variables that the launcher of `npm start` itself reads. */
  launcher: string[];
  /** Whether the launcher passes a variable to the services unchanged. */
  isPassedOn: (name: string) => boolean;
  envExample: string;
  composeFile: string;
  /** Undefined when the file does not exist. */
  documentation: string | undefined;
}

/** Returns the variables of a schema that its file does not export, which are its keys in capitals. */
export const parseSchemaKeys = (source: string): string[] =>
  [...source.matchAll(/^\s+([A-Z][A-Z0-9_]*): /gm)].map(([, name = '']) => name);

/** Finds variables that are read but not described, or described but not read. Returns one sentence for each. */
export function findEnvironmentViolations(sources: EnvironmentSources): string[] {
  const readersByName = new Map<string, string[]>();
  const add = (name: string, reader: string) => readersByName.set(name, [...(readersByName.get(name) ?? []), reader]);
  for (const [service, variables] of Object.entries(sources.services)) {
    for (const { name } of variables) add(name, service);
  }
  for (const name of sources.launcher) add(name, 'the launcher');
  const inContainers = [...findComposeVariables(sources.composeFile), ...findComposeSecrets(sources.composeFile)];
  for (const name of inContainers) add(name, 'docker-compose.yml');
  return [...findExampleViolations(sources.envExample, readersByName), ...findDocumentationViolations(sources)];
}

function findExampleViolations(envExample: string, readersByName: Map<string, string[]>): string[] {
  const variables = readEnvFile(envExample);
  const names = variables.map(({ name }) => name);
  return [
    ...[...readersByName]
      .filter(([name]) => !names.includes(name))
      .map(([name, readers]) => `${name} is read by ${readers.join(', ')}, but is not in .env.example`),
    ...names
      .filter((name) => !readersByName.has(name))
      .map((name) => `${name} is in .env.example, but no service reads it`),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} is in .env.example twice`),
    ...variables
      .filter(({ described }) => !described)
      .map(({ name }) => `${name} is in .env.example without a description`),
  ];
}

/**
 * Checks that the documentation lists the settings of `npm start`: those of the launcher, and those without a default
 * that it passes to services. Documented variables without an effect there are violations, too.
 */
function findDocumentationViolations({ services, launcher, isPassedOn, documentation }: EnvironmentSources): string[] {
  if (documentation === undefined) return ['docs/configuration.md is missing'];
  const documented = new Set(
    [...documentation.matchAll(/^\|(.*?)\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name = '']) => name),
    ),
  );
  if (documented.size === 0) return ['docs/configuration.md has no table of the variables'];
  const variables = Object.values(services).flat();
  const expected = new Set([
    ...launcher,
    ...variables.filter(({ name, hasDefault }) => !hasDefault && isPassedOn(name)).map(({ name }) => name),
  ]);
  const hasEffect = (name: string) =>
    launcher.includes(name) || (isPassedOn(name) && variables.some((variable) => variable.name === name));
  return [
    ...[...expected]
      .filter((name) => !documented.has(name))
      .map((name) => `${name} is not in the table of docs/configuration.md`),
    ...[...documented]
      .filter((name) => !hasEffect(name))
      .map((name) => `${name} is in the table of docs/configuration.md, but has no effect on "npm start"`),
  ];
}

async function loadServiceVariables(root: string, service: string): Promise<ReadVariable[]> {
  const schema = (await importBuilt(root, `services/${service}/dist/config.js`))[`${service}Variables`];
  if (!schema) throw new Error(`services/${service}/src/config.ts does not export ${service}Variables`);
  return Object.entries((schema as z.ZodObject).shape).map(([name, type]) => ({
    name,
    hasDefault: (type as z.ZodType).safeParse(undefined).data !== undefined,
  }));
}

async function readSchemaKeys(root: string, path: string): Promise<string[]> {
  const keys = parseSchemaKeys(await readFile(join(root, path), 'utf8'));
  if (keys.length === 0) throw new Error(`${path} contains no schema of variables`);
  return keys;
}

/** Checks that configuration, .env.example, docker-compose.yml and the documentation name the same variables. */
export async function checkEnvironment(root: string): Promise<CheckResult> {
  const read = (path: string) => readFile(join(root, path), 'utf8');
  const names = listServiceNames(root);
  const variablesByService = await Promise.all(
    names.map(async (name) => [name, await loadServiceVariables(root, name)] as const),
  );
  const frontend = (await readSchemaKeys(root, 'frontend/server/config.ts')).map((name) => ({
    name,
    hasDefault: true,
  }));
  const services = { ...Object.fromEntries(variablesByService), frontend };
  const launcher = await readSchemaKeys(root, 'infra/launcher/settings.ts');
  const violations = findEnvironmentViolations({
    services,
    launcher,
    // The launcher validates the variables that it reads itself, and would reject the placeholder value.
    isPassedOn: (name) => !launcher.includes(name) && name in readSettings({ [name]: '1' }).passThroughEnv,
    envExample: await read('.env.example'),
    composeFile: await read('docker-compose.yml'),
    documentation: await read('docs/configuration.md').catch(() => undefined),
  });
  return { subject: `variables of ${Object.keys(services).length} services and the launcher`, violations };
}
