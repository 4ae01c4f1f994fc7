import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** A Kubernetes object. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  // biome-ignore lint/suspicious/noExplicitAny: every kind has other fields, which the schemas check
  [field: string]: any;
}

interface Operation {
  op: string;
  path: string;
  value: unknown;
}
interface Kustomization {
  apiVersion: string;
  kind: string;
  namespace?: string;
  resources?: string[];
  images?: { name: string; newName?: string; newTag?: string }[];
  patches?: { path?: string; patch?: string; target: { kind?: string; name?: string } }[];
}

/** Kinds of objects that belong to no namespace. */
const CLUSTER_KINDS = ['Namespace'];
const KNOWN_FIELDS = ['apiVersion', 'kind', 'namespace', 'resources', 'images', 'patches'];

/** Reads all objects of a YAML file. */
export const readManifests = (file: string): Manifest[] =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS() as Manifest);

/**
 * Renders a folder as `kubectl kustomize` does, with the features that these manifests use: resources, JSON patches,
 * images and the namespace.
 * @throws Error if the folder uses any other feature
 */
export function render(folder: string): Manifest[] {
  const file = join(folder, 'kustomization.yaml');
  const kustomization = parse(readFileSync(file, 'utf8')) as Kustomization;
  const unknown = Object.keys(kustomization).find((field) => !KNOWN_FIELDS.includes(field));
  if (unknown) throw new Error(`${file} uses ${unknown}, which is not rendered here`);
  const manifests = (kustomization.resources ?? []).flatMap((resource) =>
    resource.endsWith('.yaml') ? readManifests(join(folder, resource)) : render(join(folder, resource)),
  );
  for (const { path, patch, target } of kustomization.patches ?? []) {
    const operations = parse(patch ?? readFileSync(join(folder, path!), 'utf8')) as Operation[];
    const targets = manifests.filter(
      ({ kind, metadata }) => isMatch(target.kind, kind) && isMatch(target.name, metadata.name),
    );
    if (targets.length === 0) throw new Error(`${file} patches ${JSON.stringify(target)}, which does not exist`);
    for (const manifest of targets) for (const operation of operations) applyOperation(manifest, operation);
  }
  for (const manifest of manifests) {
    if (kustomization.namespace && !CLUSTER_KINDS.includes(manifest.kind))
      manifest.metadata.namespace = kustomization.namespace;
    for (const container of getContainers(manifest)) container.image = replaceImage(container.image, kustomization);
  }
  return manifests;
}

/** Returns the containers of a pod template, including its init containers. */
export function getContainers(manifest: Manifest): Manifest[] {
  const { containers = [], initContainers = [] } = manifest.spec?.template?.spec ?? {};
  return [...initContainers, ...containers];
}

const isMatch = (pattern: string | undefined, value: string): boolean =>
  pattern === undefined || new RegExp(`^(?:${pattern})$`).test(value);

function applyOperation(manifest: Manifest, { op, path, value }: Operation): void {
  const keys = path.slice(1).split('/');
  const last = keys.pop()!;
  const parent = keys.reduce((node, key) => node?.[key], manifest);
  const isPossible = parent !== undefined && (op === 'add' || (op === 'replace' && last in parent));
  if (!isPossible) throw new Error(`${manifest.kind} ${manifest.metadata.name} has no ${path} to ${op}`);
  parent[last] = structuredClone(value);
}

function replaceImage(image: string, { images = [] }: Kustomization): string {
  const found = images.find(({ name }) => name === image);
  return found ? `${found.newName ?? image}${found.newTag ? `:${found.newTag}` : ''}` : image;
}
