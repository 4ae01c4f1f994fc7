import { parse, stringify } from 'yaml';

type Mapping = Record<string, unknown>;
interface ComposeService extends Mapping {
  image: string;
  networks?: string[];
  volumes?: string[];
  tmpfs?: string[];
  ports?: string[];
  secrets?: string[];
  profiles?: string[];
  healthcheck?: { test?: string[] };
  deploy: Mapping;
}
interface ComposeFile {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}

const HEADER = `# Placelore on Docker Swarm. Generated from docker-compose.yml: node infra/swarm/write-stack.ts
# sh infra/swarm/deploy.sh deploys it with the settings of .env; docs/operations.md has the steps.
# Swarm ignores or lacks, and this file therefore leaves out:
#   build            images come from a registry, or were built on every node
#   depends_on       tasks start in any order; what starts too early ends and is started again
#   security_opt     set "no-new-privileges": true in /etc/docker/daemon.json of every node instead
#   profiles         models of your own (ollama) run as a stack of their own
#   extra_hosts      there is no host-gateway: name the host in OPENAI_BASE_URL
#   enable_ipv6      overlay networks are IPv4; the proxy's ports are those of its host
# Volumes are local to a node: stores and proxy stay on the nodes with the labels placelore.stores and placelore.proxy.
`;
/**
 * Nodes of the services that use data or ports of their node. A new task of such a service starts only after the old
 * one has ended.
 */
const NODES: Record<string, string> = { postgres: 'stores', redis: 'stores', objects: 'stores', proxy: 'proxy' };
const LIVENESS_RETRIES = 12;
const LEFT_OUT = ['build', 'depends_on', 'restart', 'security_opt', 'profiles', 'extra_hosts', 'shm_size', 'tmpfs'];

/**
 * Converts docker-compose.yml to a Docker Swarm stack with the same variables.
 * @param composeText text of the compose file
 * @returns text of the stack file
 */
export function buildStack(composeText: string): string {
  const compose = parseCompose(composeText);
  const stack = {
    services: mapNames(Object.keys(compose.services), (name) => toStackService(name, compose.services[name]!)),
    networks: mapNames(listUsedNames(compose, 'networks'), (name) => toOverlay(compose.networks[name])),
    volumes: mapNames(listUsedNames(compose, 'volumes'), () => ({})),
    secrets: mapNames(listUsedNames(compose, 'secrets'), toSecret),
  };
  const text = stringify(stack, { aliasDuplicateObjects: false, lineWidth: 120 });
  // `docker stack` does not support the form that only tests whether a variable is set, so services get its value
  // instead.
  return HEADER + text.replace(/\$\{([A-Z0-9_]+):\+[^}]*\}/g, (_form, name: string) => `\${${name}:-}`);
}

/** Returns the compose file without the services that belong to a profile. */
function parseCompose(text: string): ComposeFile {
  const compose = parse(text, { merge: true }) as ComposeFile;
  const services = Object.entries(compose.services).filter(([, { profiles }]) => !profiles);
  return { ...compose, services: Object.fromEntries(services) };
}

/** Returns the names in a section of the compose file that its services refer to, such as `data` in `data:/mnt`. */
function listUsedNames(compose: ComposeFile, section: 'networks' | 'volumes' | 'secrets'): string[] {
  const references = Object.values(compose.services).flatMap((service) => service[section] ?? []);
  const used = new Set(references.map((reference) => reference.split(':')[0]));
  return Object.keys(compose[section]).filter((name) => used.has(name));
}

const mapNames = (names: readonly string[], toValue: (name: string) => Mapping): Record<string, Mapping> =>
  Object.fromEntries(names.map((name) => [name, toValue(name)]));

function toStackService(name: string, service: ComposeService): Mapping {
  const supported = Object.entries(service).filter(([key]) => !LEFT_OUT.includes(key));
  const mounts = [...(service.volumes ?? []), ...(service.tmpfs ?? []).map(toTmpfs), ...toSharedMemory(service)];
  return {
    ...Object.fromEntries(supported),
    ...(service.ports && { ports: service.ports.map(toHostPort) }),
    ...(mounts.length > 0 && { volumes: mounts }),
    ...(service.healthcheck?.test && { healthcheck: toLivenessCheck(service.healthcheck) }),
    deploy: { ...service.deploy, ...toDeployment(name, service) },
  };
}

/**
 * Names resolve to the tasks themselves (`dnsrr`), so that a caller whose task ends can try the next address. A virtual
 * address would hide them.
 */
function toDeployment(name: string, { restart }: ComposeService): Mapping {
  if (restart === 'no') return { mode: 'replicated-job', restart_policy: { condition: 'on-failure', delay: '5s' } };
  const node = NODES[name];
  const order = node ? 'stop-first' : 'start-first';
  return {
    endpoint_mode: 'dnsrr',
    restart_policy: { condition: 'any', delay: '2s' },
    update_config: { order, parallelism: 1, failure_action: 'rollback', monitor: '15s' },
    rollback_config: { order, parallelism: 1 },
    ...(node && { placement: { constraints: [`node.labels.placelore.${node} == true`] } }),
  };
}

/**
 * Swarm replaces unhealthy tasks. This helps neither a service whose database is unreachable nor one that waits for its
 * CPU share. Therefore, only liveness counts, and only after several minutes without a response.
 */
function toLivenessCheck(healthcheck: { test?: string[] }): Mapping {
  const test = healthcheck.test?.map((part) => (part === '/readyz' ? '/healthz' : part));
  return { ...healthcheck, test, retries: LIVENESS_RETRIES };
}

/** Publishes a port on the node itself, because Swarm's own balancer hides the addresses of visitors. */
function toHostPort(port: string): Mapping {
  const [, published = '', target = ''] = /^(.+):(\d+)$/.exec(port) ?? [];
  return { target: Number(target), published, protocol: 'tcp', mode: 'host' };
}

function toTmpfs(entry: string): Mapping {
  const [target = '', options = ''] = entry.split(':');
  const values = new Map(options.split(',').map((option) => option.split('=') as [string, string]));
  const size = values.get('size');
  return {
    type: 'tmpfs',
    target,
    tmpfs: { mode: Number.parseInt(values.get('mode') ?? '1777', 8), ...(size && { size: toBytes(size) }) },
  };
}

const toSharedMemory = ({ shm_size: size }: ComposeService): Mapping[] =>
  typeof size === 'string' ? [{ type: 'tmpfs', target: '/dev/shm', tmpfs: { mode: 0o1777, size: toBytes(size) } }] : [];

const toBytes = (megabytes: string): number => Number.parseInt(megabytes, 10) * 1024 * 1024;

const toOverlay = (network: { internal?: boolean } | null | undefined): Mapping => ({
  driver: 'overlay',
  ...(network?.internal && { internal: true }),
});

/** Swarm secrets are immutable, so a new value needs a new name. */
const toSecret = (name: string): Mapping => ({
  file: `../../secrets/${name}`,
  name: `placelore_${name}_\${SECRETS_VERSION:-1}`,
});
