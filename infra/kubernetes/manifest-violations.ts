import { getContainers, type Manifest } from './render.ts';

/** Services that own tables, and the job that creates the tables. */
const DATABASE_USERS = ['analysis', 'auth', 'content', 'migration', 'places'];
/** Ports of PostgreSQL and of a pooler. */
const DATABASE_PORTS = [5432, 6432];
/** Port on which every process with metrics serves them. */
const METRICS_PORT = 9464;

/**
 * Finds what the schemas allow but this product does not, one sentence each. @param secrets manifests of the example
 */
export function findManifestViolations(manifests: Manifest[], secrets: Manifest[]): string[] {
  const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
  const workloads = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'Job');
  return [
    ...deployments.flatMap((deployment) => [
      ...findCompanionViolations(deployment, manifests),
      ...findProbeViolations(deployment),
    ]),
    ...workloads.flatMap((workload) => [
      ...findHardeningViolations(workload),
      ...findReferenceViolations(workload, [...manifests, ...secrets]),
    ]),
    ...findNetworkViolations(
      manifests.filter(({ kind }) => kind === 'NetworkPolicy'),
      workloads.map(({ spec }) => spec.template.metadata.labels),
    ),
  ];
}

function findCompanionViolations({ metadata: { name } }: Manifest, manifests: Manifest[]): string[] {
  const find = (kind: string) => manifests.find((one) => one.kind === kind && one.metadata.name === name);
  const selector = find('Service')?.spec.selector?.app;
  return [
    ...['Service', 'HorizontalPodAutoscaler', 'PodDisruptionBudget']
      .filter((kind) => !find(kind))
      .map((kind) => `${name} has no ${kind}`),
    ...(selector === undefined || selector === name ? [] : [`the Service ${name} leads to ${selector}`]),
  ];
}

function findProbeViolations({ metadata: { name }, spec }: Manifest): string[] {
  const [container] = spec.template.spec.containers;
  const expected = { startupProbe: '/healthz', livenessProbe: '/healthz', readinessProbe: '/readyz' };
  return Object.entries(expected)
    .filter(([probe, path]) => container[probe]?.httpGet?.path !== path)
    .map(([probe, path]) => `the ${probe} of ${name} does not ask ${path}`);
}

function findHardeningViolations(workload: Manifest): string[] {
  const pod = workload.spec.template.spec;
  const { name } = workload.metadata;
  return [
    ...(pod.automountServiceAccountToken === false ? [] : [`${name} receives a token of the cluster`]),
    ...(pod.securityContext?.runAsNonRoot === true ? [] : [`${name} may run as root`]),
    ...getContainers(workload).flatMap(({ name: container, resources, securityContext: security, image }) => [
      ...(['cpu', 'memory'].every((unit) => resources?.requests?.[unit] && resources?.limits?.[unit])
        ? []
        : [`${name}/${container} lacks requests or limits`]),
      ...(security?.readOnlyRootFilesystem && security.allowPrivilegeEscalation === false
        ? []
        : [`${name}/${container} is not restricted`]),
      ...(security?.capabilities?.drop?.includes('ALL') ? [] : [`${name}/${container} keeps capabilities`]),
      ...(/:[\w.-]+$/.test(image) && !image.endsWith(':latest') ? [] : [`${name}/${container} names no version`]),
    ]),
  ];
}

function findReferenceViolations(workload: Manifest, all: Manifest[]): string[] {
  const names = new Set(all.map(({ kind, metadata }) => `${kind}/${metadata.name}`));
  const references = getContainers(workload).flatMap(({ envFrom = [] }) =>
    envFrom.map(({ configMapRef, secretRef }: Record<string, { name: string } | undefined>) =>
      configMapRef ? `ConfigMap/${configMapRef.name}` : `Secret/${secretRef?.name}`,
    ),
  );
  return [...new Set<string>(references)]
    .filter((reference) => !names.has(reference))
    .map((reference) => `${workload.metadata.name} needs ${reference}, which does not exist`);
}

type Labels = Record<string, string>;

function findNetworkViolations(policies: Manifest[], pods: Labels[]): string[] {
  const isDenied = (type: string) =>
    policies.some(
      ({ spec }) =>
        Object.keys(spec.podSelector).length === 0 && spec.policyTypes.includes(type) && !spec[type.toLowerCase()],
    );
  const users = pods.filter((labels) => policies.some((policy) => allowsDatabase(policy, labels)));
  const names = users.map(({ app }) => app).sort();
  return [
    ...['Ingress', 'Egress'].filter((type) => !isDenied(type)).map((type) => `${type} is not denied by default`),
    ...policies.filter(opensMetrics).map(({ metadata }) => `${metadata.name} opens metrics to others than monitoring`),
    ...(names.join() === DATABASE_USERS.join() ? [] : [`PostgreSQL is reachable by ${names.join(', ')}`]),
  ];
}

/** Whether a policy gives anyone but namespaces labeled for monitoring access to the metrics. */
const opensMetrics = ({ spec }: Manifest): boolean =>
  (spec.ingress ?? []).some(
    ({ from, ports }: { from?: { namespaceSelector?: Selector }[]; ports?: { port: number }[] }) =>
      (!ports || ports.some(({ port }) => port === METRICS_PORT)) &&
      // An empty list admits everyone, just like a missing one.
      !(
        from?.length &&
        from.every(({ namespaceSelector }) => namespaceSelector?.matchLabels?.['placelore/monitoring'] === 'allowed')
      ),
  );

function allowsDatabase({ spec }: Manifest, labels: Labels): boolean {
  if (!isSelected(spec.podSelector, labels)) return false;
  return (spec.egress ?? []).some(
    ({ to, ports }: { to?: { ipBlock?: object }[]; ports?: { port: number }[] }) =>
      (!to || to.some(({ ipBlock }) => ipBlock)) && (!ports || ports.some(({ port }) => DATABASE_PORTS.includes(port))),
  );
}

interface Selector {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: string; values: string[] }[];
}

/** Whether a selector matches labels. Supports only the operator that these policies use. */
const isSelected = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, operator, values }) => operator === 'In' && values.includes(labels[key] ?? ''));
