import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** Import suffix that requests a contracts module with its original source. */
const ORIGINAL_SUFFIX = '?whole';

/**
 * Replaces the contracts' routes and limits with plain tables in browser bundles. A call needs only the method, the
 * path and the argument names; schemas and the schema library are bundled only with modules that validate something.
 * @param folder the source folder of the contracts
 */
export function routeTables(folder: string): Plugin {
  return {
    name: 'route-tables',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.startsWith(folder)) return null;
      if (id.endsWith(ORIGINAL_SUFFIX)) {
        const code = await readFile(id.slice(0, -ORIGINAL_SUFFIX.length), 'utf8');
        return { code, moduleType: 'ts', moduleSideEffects: false };
      }
      const { module } = await runnerImport<Record<string, unknown>>(id, { configFile: false, logLevel: 'silent' });
      if (!Object.values(module).some((value) => isRouteGroup(value) || isSchema(value))) return null;
      return { code: buildTableModule(module, basename(id)), moduleType: 'js', moduleSideEffects: false };
    },
  };
}

/** Builds the table module that replaces a contracts module. @param file the name of that module */
function buildTableModule(module: Record<string, unknown>, file: string): string {
  const exports = Object.entries(module).map(([name, value]) => {
    if (isRouteGroup(value)) return `export const ${name} = ${JSON.stringify(mapValues(value, toTableRow))};`;
    if (isPlain(value)) return `export const ${name} = ${JSON.stringify(value)};`;
    return `export { ${name} } from ${JSON.stringify(`./${file}${ORIGINAL_SUFFIX}`)};`;
  });
  return exports.join('\n');
}

interface RouteLike {
  id: string;
  method: string;
  path: string;
  query?: { shape: object };
  body?: unknown;
  response?: unknown;
  produces?: string;
}

/** Returns the fields that `buildRequest` and `call` read. */
const toTableRow = ({ id, method, path, query, body, response, produces }: RouteLike): object => ({
  id,
  method,
  path,
  ...(query && { query: { shape: mapValues(query.shape, () => 1) } }),
  ...(body !== undefined && { body: 1 }),
  ...(response !== undefined && { response: 1 }),
  produces,
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isRouteGroup(value: unknown): value is Record<string, RouteLike> {
  const routes = isObject(value) ? Object.values(value) : [];
  return routes.length > 0 && routes.every((route) => isObject(route) && 'path' in route && 'service' in route);
}

const isSchema = (value: unknown): boolean => isObject(value) && '_zod' in value;

/** Checks whether a value survives JSON without loss. */
function isPlain(value: unknown): boolean {
  if (['string', 'boolean'].includes(typeof value) || value === null || Number.isFinite(value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return isObject(value) && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

const mapValues = <V, W>(record: Record<string, V> | object, map: (value: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
