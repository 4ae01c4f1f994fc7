import { parse } from 'yaml';
import { z } from 'zod';
import { readEnvFile, substitute, variablesOf } from './env-file.ts';

/** What a process of the product reads from its environment. */
export interface ServiceSettings {
  names: string[];
  /** It does its work and ends: it listens nowhere, and its image is not its own. */
  endsByItself?: boolean;
  /** @throws Error that names what does not fit */
  read(environment: Record<string, string>): void;
}

const HEALTH_PATHS = ['/healthz', '/readyz'];
const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const composeService = z.object({
  image: z.string().optional(),
  build: z
    .object({
      dockerfile: z.string(),
      target: z.string().optional(),
      args: z.object({ SERVICE: z.string() }).optional(),
    })
    .optional(),
  deploy: z
    .object({ resources: z.object({ limits: z.object({ cpus: scalar, memory: scalar, pids: scalar }).partial() }) })
    .optional(),
  logging: z.object({ driver: z.string(), options: z.record(z.string(), scalar) }).optional(),
  networks: z.array(z.string()).default([]),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  environment: z.record(z.string(), scalar).default({}),
  healthcheck: z.object({ test: z.array(z.string()).optional(), disable: z.boolean().optional() }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
});
type ComposeService = z.output<typeof composeService>;
const composeFile = z.object({
  services: z.record(z.string(), composeService),
  volumes: z.record(z.string(), z.unknown()).default({}),
  networks: z.record(z.string(), z.object({ internal: z.boolean().default(false) }).nullable()).default({}),
});
type ComposeFile = z.output<typeof composeFile>;

/**
 * Where a compose file does not fit the services it runs, one sentence each.
 * @param product every service of the product, by name
 * @param envExample the text of the file people copy to `.env`; its empty variables count as filled in by them
 */
export function composeFaults(text: string, product: Record<string, ServiceSettings>, envExample: string): string[] {
  const names = new Set(readEnvFile(envExample).map(({ name }) => name));
  const undescribed = variablesOf(text).filter((name) => !names.has(name));
  let file: ComposeFile;
  try {
    file = resolved(text, envExample);
  } catch (thrown) {
    return [
      `with .env.example filled in, the file cannot be read: ${thrown instanceof Error ? thrown.message : thrown}`,
    ];
  }
  return [
    ...undescribed.map((name) => `\${${name}} is not described in .env.example`),
    ...Object.keys(product)
      .filter((name) => !file.services[name])
      .map((name) => `service ${name} is missing`),
    ...Object.entries(file.services).flatMap(([name, service]) => [
      ...hardeningFaults(name, service),
      ...dependencyFaults(name, service, file),
      ...volumeFaults(name, service, file),
      ...addressFaults(name, service, file),
      ...waitingFaults(name, service, file),
      ...(product[name] ? settingsFaults(name, service, product[name]) : []),
      ...(product[name] ? spoolFaults(name, service, product[name]) : []),
    ]),
  ];
}

/** The compose file as Compose reads it, with merged mappings and the values of `.env`. */
function resolved(text: string, envExample: string): ComposeFile {
  const given = readEnvFile(envExample).filter(({ commentedOut }) => !commentedOut);
  const environment = Object.fromEntries(given.map(({ name, value }) => [name, value || 'f0'.repeat(32)]));
  return composeFile.parse(substituted(parse(text, { merge: true }), environment));
}

/** For every service, the others it can reach because they share a network, sorted; and whether it can leave the machine. */
export function reachable(text: string, envExample: string): Record<string, { others: string[]; outside: boolean }> {
  const { services, networks } = resolved(text, envExample);
  const share = (one: ComposeService, other: ComposeService) => one.networks.some((n) => other.networks.includes(n));
  return Object.fromEntries(
    Object.entries(services).map(([name, service]) => [
      name,
      {
        others: Object.keys(services)
          .filter((other) => other !== name && share(service, services[other] as ComposeService))
          .sort(),
        outside: service.networks.some((network) => networks[network]?.internal !== true),
      },
    ]),
  );
}

function substituted(value: unknown, environment: Record<string, string>): unknown {
  if (typeof value === 'string') return substitute(value, environment);
  if (Array.isArray(value)) return value.map((item) => substituted(item, environment));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, substituted(item, environment)]));
}

function hardeningFaults(name: string, service: ComposeService): string[] {
  const limits = service.deploy?.resources.limits;
  const rules: [boolean, string][] = [
    [service.read_only === true, 'can write to its root filesystem: read_only is missing'],
    [service.tmpfs.some((mount) => /^\/tmp(:|$)/.test(mount)), 'has no tmpfs on /tmp'],
    [service.cap_drop.includes('ALL'), 'keeps capabilities: cap_drop ALL is missing'],
    [service.security_opt.includes('no-new-privileges:true'), 'may gain privileges: no-new-privileges is missing'],
    [name === 'proxy' || service.ports.length === 0, 'is published: only the proxy may be'],
    [service.healthcheck !== undefined, 'has no healthcheck'],
    [service.image !== undefined, 'has no name for its image'],
    [service.networks.length > 0, 'is on the default network, where it reaches everybody'],
    [limits?.memory !== undefined, 'may take all memory: its limit is missing'],
    [limits?.cpus !== undefined, 'may take all processors: its limit is missing'],
    [limits?.pids !== undefined, 'may start any number of processes: its limit is missing'],
    [service.logging?.options['max-size'] !== undefined, 'may fill the disk with logs: max-size is missing'],
  ];
  return rules.filter(([kept]) => !kept).map(([, fault]) => `${name} ${fault}`);
}

function dependencyFaults(name: string, service: ComposeService, { services }: ComposeFile): string[] {
  return Object.entries(service.depends_on).flatMap(([other, { condition }]) => {
    if (!services[other]) return [`${name} depends on ${other}, which does not exist`];
    const probed = services[other].healthcheck?.test !== undefined;
    return condition === 'service_healthy' && !probed
      ? [`${name} waits for the health of ${other}, which has none`]
      : [];
  });
}

function volumeFaults(name: string, service: ComposeService, { volumes }: ComposeFile): string[] {
  return service.volumes
    .map((volume) => volume.split(':')[0] ?? '')
    .filter((volume) => !/^[./]/.test(volume) && !(volume in volumes))
    .map((volume) => `${name} mounts the volume ${volume}, which is not declared`);
}

/** Uploads are spooled to a volume: /tmp is memory, and the rest of the file system is read-only. */
function spoolFaults(name: string, service: ComposeService, settings: ServiceSettings): string[] {
  if (!settings.names.includes('SPOOL_DIR')) return [];
  const folder = service.environment.SPOOL_DIR ?? '/tmp';
  const isInVolume = service.volumes.some((volume) => `${folder}/`.startsWith(`${volume.split(':')[1]}/`));
  return isInVolume ? [] : [`${name} spools uploads to ${folder}, which is in no volume`];
}

/** The frontend's server asks the gateway only when somebody asks for a page, and the gateway waits for the frontend. */
const NEED_NOT_WAIT = new Set(['frontend GATEWAY_URL']);

/** Who is given the address of another service starts when that is healthy, and can reach it. */
function waitingFaults(name: string, service: ComposeService, { services }: ComposeFile): string[] {
  const awaited = awaitedBy(name, services);
  return Object.entries(service.environment).flatMap(([variable, value]) => {
    const [, host = ''] = /^[a-z]+:\/\/(?:[^@/]*@)?([a-z][a-z0-9-]*)(?::\d+)?(?:\/|$)/.exec(value) ?? [];
    const other = services[host];
    if (!other) return [];
    const waits = awaited.has(host) || NEED_NOT_WAIT.has(`${name} ${variable}`);
    const reaches = other.networks.some((network) => service.networks.includes(network));
    return [
      ...(waits ? [] : [`${name}: ${variable} names ${host}, whose health it does not wait for`]),
      ...(reaches ? [] : [`${name}: ${variable} names ${host}, with which it shares no network`]),
    ];
  });
}

/** The services that are healthy when this one starts, by itself or by those it waits for. */
function awaitedBy(name: string, services: ComposeFile['services'], seen = new Set<string>()): Set<string> {
  for (const [other, { condition }] of Object.entries(services[name]?.depends_on ?? {})) {
    if (condition === 'service_started' || seen.has(other)) continue;
    seen.add(other);
    awaitedBy(other, services, seen);
  }
  return seen;
}

/** Addresses of other services in the environment must name a service and the port it listens on. */
function addressFaults(name: string, service: ComposeService, { services }: ComposeFile): string[] {
  return Object.entries(service.environment).flatMap(([variable, value]) => {
    const [, host = '', port] = /^http:\/\/([a-z][a-z0-9-]*):(\d+)/.exec(value) ?? [];
    if (!port) return [];
    if (!services[host]) return [`${name}: ${variable} names ${host}, which does not exist`];
    const listens = services[host].environment.PORT;
    return listens === undefined || listens === port
      ? []
      : [`${name}: ${variable} names port ${port}, but ${host} listens on ${listens}`];
  });
}

function settingsFaults(name: string, service: ComposeService, settings: ServiceSettings): string[] {
  const faults = Object.keys(service.environment)
    .filter((variable) => !settings.names.includes(variable))
    .map((variable) => `${name} is given ${variable}, which it does not read`);
  try {
    // The image itself listens on every address; the compose file need not say so.
    settings.read({ NODE_ENV: 'production', HOST: '::', ...service.environment });
  } catch (thrown) {
    faults.push(`${name} refuses its environment: ${thrown instanceof Error ? thrown.message : thrown}`);
  }
  return settings.endsByItself ? faults : [...faults, ...listenerFaults(name, service)];
}

/** What a service that listens needs besides: its port, its own image, and a probe. */
function listenerFaults(name: string, service: ComposeService): string[] {
  const faults: string[] = [];
  if (service.environment.PORT === undefined) faults.push(`${name} is not told its PORT`);
  const builtFor = service.build?.args?.SERVICE;
  if (builtFor !== name) faults.push(`${name} runs the image of ${builtFor}`);
  const [, program, , path = ''] = service.healthcheck?.test ?? [];
  if (program !== 'node' || !HEALTH_PATHS.includes(path)) {
    faults.push(`${name} is probed at "${path}"; there are ${HEALTH_PATHS.join(' and ')}`);
  }
  return faults;
}
