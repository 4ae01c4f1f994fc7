import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig } from '@placelore/platform/config/read-config.js';
import type { z } from 'zod';
import { listServiceNames } from '../build/workspaces.ts';
import { readPrepareConfig } from '../docker/config.ts';
import { findManifestViolations } from './manifest-violations.ts';
import { getContainers, type Manifest, readManifests, render } from './render.ts';

const root = resolve(__dirname, '../..');
const OVERLAYS = ['small', 'large'];
const renderOverlay = (overlay: string) => render(join(__dirname, 'overlays', overlay));
const secrets = readManifests(join(__dirname, 'secrets.example.yaml'));
const find = (manifests: Manifest[], kind: string, name: string): Manifest =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name)!;

/** Returns the environment of a container as Kubernetes would build it. */
function buildEnvironment(manifests: Manifest[], container: Manifest): Record<string, string> {
  const references: Record<string, { name: string } | undefined>[] = container.envFrom ?? [];
  const sources = references.map(({ configMapRef, secretRef }) =>
    configMapRef
      ? find(manifests, 'ConfigMap', configMapRef.name).data
      : find(secrets, 'Secret', secretRef!.name).stringData,
  );
  const own = (container.env ?? []).map(({ name, value }: { name: string; value: string }) => [name, value]);
  return Object.assign({}, ...sources, Object.fromEntries(own));
}

describe.each(OVERLAYS)('overlay %s', (overlay) => {
  const manifests = renderOverlay(overlay);
  const getContainer = (kind: string, name: string) => getContainers(find(manifests, kind, name));

  it('contains every process of the product, hardened, probed, limited and isolated', () => {
    const names = manifests.filter(({ kind }) => kind === 'Deployment').map(({ metadata }) => metadata.name);
    expect(names.sort()).toEqual([...listServiceNames(root), 'frontend'].sort());
    expect(findManifestViolations(manifests, secrets)).toEqual([]);
  });

  it.each(listServiceNames(root))('gives %s a configuration that it accepts', async (name) => {
    const config = await import(join(root, 'services', name, 'src/config.ts'));
    const schema: z.ZodObject = config[`${name}Variables`];
    const [container] = getContainer('Deployment', name);
    expect(readConfig(name, schema, buildEnvironment(manifests, container!))).toMatchObject({ PORT: 8080 });
  });

  it('gives the migration what it needs, and each step the role of its schema', () => {
    const [prepare, ...steps] = getContainer('Job', 'migration');
    expect(readPrepareConfig(buildEnvironment(manifests, prepare!) as never)).toMatchObject({ S3_BUCKET: 'placelore' });
    const roles = steps.map((step) => [
      step.command.at(-1),
      /placelore-(\w+):/.exec(step.image)?.[1],
      new URL(buildEnvironment(manifests, step).DATABASE_URL!).username,
    ]);
    expect(roles.sort()).toEqual(['analysis', 'auth', 'content', 'places'].map((n) => [n, n, `placelore_${n}`]));
  });

  it("gives no process another one's secrets", () => {
    const getNames = (name: string) => Object.keys(buildEnvironment(manifests, getContainer('Deployment', name)[0]!));
    expect(getNames('frontend').filter((name) => /SECRET|PASSWORD|DATABASE_URL|REDIS/.test(name))).toEqual([]);
    for (const name of ['gateway', 'worker']) expect(getNames(name)).not.toContain('DATABASE_URL');
    expect(listServiceNames(root).filter((name) => getNames(name).includes('COOKIE_SECRET'))).toEqual(['gateway']);
  });
});

type Break = (manifests: Manifest[]) => void;
const content = (manifests: Manifest[]) => find(manifests, 'Deployment', 'content').spec.template.spec;
it.each<[string, Break, RegExp]>([
  [
    'a liveness probe that asks the stores',
    (all) => (content(all).containers[0].livenessProbe.httpGet.path = '/readyz'),
    /livenessProbe of content/,
  ],
  ['no readiness probe', (all) => delete content(all).containers[0].readinessProbe, /readinessProbe of content/],
  ['no memory limit', (all) => delete content(all).containers[0].resources.limits.memory, /content\/content lacks/],
  [
    'a writable root',
    (all) => (content(all).containers[0].securityContext.readOnlyRootFilesystem = false),
    /not restricted/,
  ],
  ['capabilities', (all) => delete content(all).containers[0].securityContext.capabilities, /keeps capabilities/],
  ['root', (all) => delete content(all).securityContext, /content may run as root/],
  ['a token', (all) => delete content(all).automountServiceAccountToken, /content receives a token/],
  ['a floating image', (all) => (content(all).containers[0].image = 'placelore-content:latest'), /names no version/],
  ['an unknown secret', (all) => (content(all).containers[0].envFrom[1].secretRef.name = 'other'), /Secret\/other/],
  [
    'no budget',
    (all) => all.splice(all.indexOf(find(all, 'PodDisruptionBudget', 'worker')), 1),
    /worker has no PodDisruptionBudget/,
  ],
  [
    'a Service of another app',
    (all) => (find(all, 'Service', 'auth').spec.selector.app = 'worker'),
    /Service auth leads to worker/,
  ],
  [
    'open egress',
    (all) => (find(all, 'NetworkPolicy', 'default-deny').spec.policyTypes = ['Ingress']),
    /Egress is not denied/,
  ],
  [
    'a worker that reaches PostgreSQL',
    (all) => find(all, 'NetworkPolicy', 'postgres').spec.podSelector.matchExpressions[0].values.push('worker'),
    /reachable by .*worker/,
  ],
  [
    'metrics that the ingress controller reaches',
    (all) => find(all, 'NetworkPolicy', 'gateway').spec.ingress[0].ports.push({ port: 9464 }),
    /gateway opens metrics/,
  ],
  [
    'metrics for a list of nobody, which Kubernetes takes for everyone',
    (all) => (find(all, 'NetworkPolicy', 'metrics').spec.ingress[0].from = []),
    /metrics opens metrics/,
  ],
  [
    'a frontend that reaches everything',
    (all) => (find(all, 'NetworkPolicy', 'frontend').spec.egress = [{}]),
    /reachable by .*frontend/,
  ],
])('findManifestViolations: finds %s', (_name, breakIt, expected) => {
  const manifests = renderOverlay('large');
  breakIt(manifests);
  expect(findManifestViolations(manifests, secrets)).toContainEqual(expect.stringMatching(expected));
});

it.each([
  ['a patch without a target', 'patches: [{ target: { kind: Pod }, patch: "[]" }]', 'patches {"kind":"Pod"}'],
  ['a feature that it does not know', 'commonLabels: { a: b }', 'uses commonLabels'],
])('render: rejects %s', async (_name, text, message) => {
  const folder = await mkdtemp(join(tmpdir(), 'placelore-kustomize-'));
  try {
    await writeFile(join(folder, 'kustomization.yaml'), text);
    expect(() => render(folder)).toThrow(message);
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** The schemas are ES modules, which only Node itself can load. */
it('the check with the published schemas passes, and finds fields that are unknown, missing or of another type', () => {
  const script = `
    import { join } from 'node:path';
    import { render } from './render.ts';
    import { findSchemaViolations } from './schema-violations.ts';
    const check = async (manifests) => (await Promise.all(manifests.map(findSchemaViolations))).flat();
    const result = {};
    for (const overlay of ['small', 'large']) result[overlay] = await check(render(join('overlays', overlay)));
    const broken = render(join('overlays', 'small'));
    const find = (kind, name) => broken.find((one) => one.kind === kind && one.metadata.name === name);
    find('Deployment', 'auth').spec.template.spec.containers[0].readynessProbe = {};
    delete find('Deployment', 'content').spec.selector;
    find('HorizontalPodAutoscaler', 'worker').spec.minReplicas = 'two';
    find('Ingress', 'placelore').apiVersion = 'extensions/v1beta9';
    result.broken = await check(broken);
    console.log(JSON.stringify(result));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: __dirname });
  expect(JSON.parse(output.toString())).toEqual({
    small: [],
    large: [],
    broken: expect.arrayContaining([
      'Deployment auth.spec.template.spec.containers[0].readynessProbe does not exist',
      expect.stringMatching(/Deployment content: .*selector/),
      expect.stringMatching(/HorizontalPodAutoscaler worker: .*minReplicas/),
      'Ingress placelore: Kubernetes has no Ingress of extensions/v1beta9',
    ]),
  });
});
