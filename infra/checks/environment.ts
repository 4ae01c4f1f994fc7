import { readEnvFile, variablesOf } from '../docker/env-file.ts';

/** A variable that a schema reads. */
export interface ReadVariable {
  name: string;
  hasDefault: boolean;
}

export interface Surroundings {
  /** What the services read, by the name of the service. */
  services: Record<string, ReadVariable[]>;
  /** What the launcher of `npm start` reads itself. */
  launcher: string[];
  /** Whether the launcher hands a variable on to the services as it is. */
  passesOn: (name: string) => boolean;
  envExample: string;
  composeFile: string;
  /** Undefined when there is none. */
  readme: string | undefined;
}

/** The variables of a schema that its file keeps to itself: the keys in capitals. */
export const schemaKeys = (source: string): string[] =>
  [...source.matchAll(/^\s+([A-Z][A-Z0-9_]*): /gm)].map(([, name = '']) => name);

/** Variables that are read and not described, or described and not read, one sentence each. */
export function environmentFaults(around: Surroundings): string[] {
  const read = new Map<string, string[]>();
  const add = (name: string, who: string) => read.set(name, [...(read.get(name) ?? []), who]);
  for (const [service, variables] of Object.entries(around.services)) {
    for (const { name } of variables) add(name, service);
  }
  for (const name of around.launcher) add(name, 'the launcher');
  for (const name of variablesOf(around.composeFile)) add(name, 'docker-compose.yml');
  return [...exampleFaults(around.envExample, read), ...readmeFaults(around)];
}

function exampleFaults(envExample: string, read: Map<string, string[]>): string[] {
  const variables = readEnvFile(envExample);
  const names = variables.map(({ name }) => name);
  return [
    ...[...read]
      .filter(([name]) => !names.includes(name))
      .map(([name, who]) => `${name} is read by ${who.join(', ')} and not in .env.example`),
    ...names.filter((name) => !read.has(name)).map((name) => `${name} is in .env.example and nobody reads it`),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} is in .env.example twice`),
    ...variables
      .filter(({ described }) => !described)
      .map(({ name }) => `${name} is in .env.example without a sentence that says what it is`),
  ];
}

/**
 * The README names what people set for `npm start`: what the launcher reads, and what it hands on to services that have
 * no default for it. And it names nothing that has no effect there.
 */
function readmeFaults({ services, launcher, passesOn, readme }: Surroundings): string[] {
  if (readme === undefined) return ['README.md is missing'];
  const named = new Set(
    [...readme.matchAll(/^\|(.*?)\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name = '']) => name),
    ),
  );
  if (named.size === 0) return ['README.md has no table of the variables'];
  const variables = Object.values(services).flat();
  const expected = new Set([
    ...launcher,
    ...variables.filter(({ name, hasDefault }) => !hasDefault && passesOn(name)).map(({ name }) => name),
  ]);
  const effective = (name: string) =>
    launcher.includes(name) || (passesOn(name) && variables.some((variable) => variable.name === name));
  return [
    ...[...expected].filter((name) => !named.has(name)).map((name) => `${name} is not in the table of README.md`),
    ...[...named]
      .filter((name) => !effective(name))
      .map((name) => `${name} is in the table of README.md, and "npm start" does nothing with it`),
  ];
}
