import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const FILES = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file) && file !== 'routes.ts')
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

const load = (file: string) => require(join(__dirname, file)) as Record<string, unknown>;

const isRoute = (value: object) => 'method' in value && 'access' in value;

/** Serializes schemas as JSON schemas, and patterns as their source. */
const toPlain = (key: string, value: unknown) => {
  if (key === '$schema') return undefined;
  if (value instanceof RegExp) return String(value);
  if (value instanceof Set) return [...value];
  return value instanceof z.ZodType ? z.toJSONSchema(value, { io: 'input', unrepresentable: 'any' }) : value;
};

const isTable = (value: unknown): value is Record<string, object> =>
  Object.keys(Object(value)).length > 0 && Object.values(Object(value)).every((row) => typeof row === 'object');

const formatRows = (name: string, table: Record<string, object>) =>
  Object.entries(table).map(([key, row]) => [`${name}.${key}`, row] as const);

/** Formats a module's exports except for schemas, functions and routes: limits, names, lists and tables. */
function formatConstants(file: string): string[] {
  return Object.entries(load(file))
    .filter(([, value]) => typeof value !== 'function' && !(value instanceof z.ZodType))
    .filter(([, value]) => !Object.values(Object(value)).some((entry) => isRoute(Object(entry))))
    .flatMap(([name, value]) => (isTable(value) ? formatRows(name, value) : [[name, value] as const]))
    .map(([name, value]) => `${file} ${name} ${JSON.stringify(value, toPlain)}`);
}

it('constants of the contracts: have the recorded values, on which other releases and clients rely', () => {
  expect(FILES.flatMap(formatConstants).join('\n')).toMatchSnapshot();
});

const digest = (schema: z.ZodType) =>
  (['input', 'output'] as const)
    .map((io) => JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' })))
    .map((json) => createHash('sha256').update(json).digest('hex').slice(0, 8))
    .join(' ');

it('schemas of the contracts: have the recorded digests, also those that no route declares', () => {
  const lines = FILES.flatMap((file) =>
    Object.entries(load(file)).flatMap(([name, value]) =>
      value instanceof z.ZodType ? [`${file} ${name} ${digest(value)}`] : [],
    ),
  );
  expect(lines.join('\n')).toMatchSnapshot();
});
