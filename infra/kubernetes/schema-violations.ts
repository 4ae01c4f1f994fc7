import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from './render.ts';

const PACKAGES = join(import.meta.dirname, '../../node_modules');
const MODELS = join(PACKAGES, 'kubernetes-models');

/** Classes by kind for an API version, compiled from the JSON schemas that Kubernetes publishes. */
type Models = Record<string, (new (manifest: object) => { validate(): void }) | undefined>;

/**
 * Compares a manifest with the schema of its kind: types, required fields and formats. Unknown fields are found by
 * means of the type declarations, because the published schemas allow them, and a cluster drops them with a warning.
 */
export async function findSchemaViolations(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind, metadata } = manifest;
  const name = `${kind} ${metadata.name}`;
  const models: Models = await import(join(MODELS, apiVersion, 'index.js')).catch(() => ({}));
  const Model = models[kind];
  if (!Model) return [`${name}: Kubernetes has no ${kind} of ${apiVersion}`];
  const unknownFields = findUnknownFields(manifest, join(MODELS, apiVersion, `${kind}.d.ts`), `I${kind}`, name);
  try {
    new Model(manifest).validate();
    return unknownFields;
  } catch (error) {
    return [`${name}: ${(error as Error).message}`, ...unknownFields];
  }
}

function findUnknownFields(value: unknown, file: string, type: string, path: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => findUnknownFields(item, file, type, `${path}[${index}]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  const { fields, imports } = readInterface(file, type);
  return Object.entries(value).flatMap(([field, child]) => {
    const fieldType = fields.get(field);
    if (fieldType === undefined) return [`${path}.${field} does not exist`];
    const [imported] = /IIo\w+/.exec(fieldType) ?? [];
    const target = imported && imports.get(imported);
    // Everything else is a value, or an object with arbitrary keys such as labels.
    if (!target) return [];
    return findUnknownFields(child, target, `I${/(\w+)\.d\.ts$/.exec(target)![1]}`, `${path}.${field}`);
  });
}

/** Reads the fields of an interface in a declaration file, and the files of the types that it imports. */
function readInterface(file: string, type: string): { fields: Map<string, string>; imports: Map<string, string> } {
  const text = readFileSync(file, 'utf8');
  const [, body] = new RegExp(`export interface ${type} (?:extends \\w+ )?\\{\\n([^]*?)\\n\\}`).exec(text) ?? [];
  if (body === undefined) throw new Error(`${file} declares no ${type}`);
  const fields = [...body.matchAll(/^ {4}"([^"]+)"\??: (.*)$/gm)].map(([, name, of]) => [name, of] as [string, string]);
  const imports = [...text.matchAll(/^import \{ (\w+) \} from "([^"]+)";$/gm)].map(
    ([, name, from]) => [name, resolveDeclaration(file, from!)] as [string, string],
  );
  return { fields: new Map(fields), imports: new Map(imports) };
}

const resolveDeclaration = (file: string, specifier: string): string =>
  `${specifier.startsWith('.') ? join(dirname(file), specifier.replace(/\.js$/, '')) : join(PACKAGES, specifier)}.d.ts`;
