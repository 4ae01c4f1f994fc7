import { parse } from 'yaml';
import { z } from 'zod';
import { findSecretViolations, readSecrets } from './compose-secrets.ts';
import { findComposeVariables, readEnvFile, substitute } from './env-file.ts';

/** Environment variables that a process of the product reads. */
export interface ServiceSettings {
  names: string[];
  /** Whether the process runs once and exits. It then has no port, and shares the image of another service. */
  isOneShot?: boolean;
  /** @throws Error that names the invalid variable */
  read(environment: Record<string, string>): void;
}

const HEALTH_PATHS = ['/healthz', '/readyz'];
const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const composeServiceSchema = z.object({
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
  secrets: z.array(z.string()).default([]),
  command: z.union([z.string(), z.array(z.string())]).optional(),
  entrypoint: z.array(z.string()).optional(),
  environment: z.record(z.string(), scalar).default({}),
  healthcheck: z.object({ test: z.array(z.string()).optional(), disable: z.boolean().optional() }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
});
export type ComposeService = z.output<typeof composeServiceSchema>;
const composeFileSchema = z.object({
  services: z.record(z.string(), composeServiceSchema),
  volumes: z.record(z.string(), z.unknown()).default({}),
  secrets: z.record(z.string(), z.object({ file: z.string() })).default({}),
  networks: z.record(z.string(), z.object({ internal: z.boolean().default(false) }).nullable()).default({}),
});
type ComposeFile = z.output<typeof composeFileSchema>;

/**
 * Finds mismatches between a compose file and the services it runs, one sentence each.
 * @param product every service of the product, by name
 * @param envExample text of the file that people copy to `.env`; its empty variables count as filled in
 */
export function findComposeViolations(
  text: string,
  product: Record<string, ServiceSettings>,
  envExample: string,
): string[] {
  const names = new Set(readEnvFile(envExample).map(({ name }) => name));
  const undescribed = findComposeVariables(text).filter((name) => !names.has(name));
  let file: ComposeFile;
  try {
    file = parseCompose(text, envExample);
  } catch (error) {
    return [`the file is not valid with .env.example filled in: ${error instanceof Error ? error.message : error}`];
  }
  return [
    ...undescribed.map((name) => `\${${name}} is not described in .env.example`),
    ...Object.keys(product)
      .filter((name) => !file.services[name])
      .map((name) => `service ${name} is missing`),
    ...Object.entries(file.services).flatMap(([name, service]) => [
      ...findHardeningViolations(name, service),
      ...findImageViolations(name, service),
      ...findSecretViolations(name, service, file.secrets),
      ...findDependencyViolations(name, service, file),
      ...findVolumeViolations(name, service, file),
      ...findUrlViolations(name, service, file),
      ...findStartOrderViolations(name, service, file),
      ...(product[name] ? findSettingsViolations(name, service, product[name]) : []),
      ...(product[name] ? findSpoolViolations(name, service, product[name]) : []),
    ]),
  ];
}

/** Images that are built here need a name and a version, so that they can be pushed and rolled back. */
function findImageViolations(name: string, { image, build }: ComposeService): string[] {
  if (!build || image === undefined || image === `placelore/${name}:local`) return [];
  return [`${name} builds ${image} instead of placelore/${name} with a version`];
}

/** Parses the compose file as Compose does, with merge keys resolved and the values of `.env` substituted. */
function parseCompose(text: string, envExample: string): ComposeFile {
  const variables = readEnvFile(envExample).filter(({ commentedOut }) => !commentedOut);
  const environment = Object.fromEntries(variables.map(({ name, value }) => [name, value || 'f0'.repeat(32)]));
  return composeFileSchema.parse(substituteDeep(parse(text, { merge: true }), environment));
}

/**
 * Returns for each service the other services that share a network with it, sorted, and whether it can reach the
 * internet.
 */
export function findReachable(
  text: string,
  envExample: string,
): Record<string, { others: string[]; outside: boolean }> {
  const { services, networks } = parseCompose(text, envExample);
  const sharesNetwork = (first: ComposeService, second: ComposeService) =>
    first.networks.some((n) => second.networks.includes(n));
  return Object.fromEntries(
    Object.entries(services).map(([name, service]) => [
      name,
      {
        others: Object.keys(services)
          .filter((other) => other !== name && sharesNetwork(service, services[other] as ComposeService))
          .sort(),
        outside: service.networks.some((network) => networks[network]?.internal !== true),
      },
    ]),
  );
}

function substituteDeep(value: unknown, environment: Record<string, string>): unknown {
  if (typeof value === 'string') return substitute(value, environment);
  if (Array.isArray(value)) return value.map((item) => substituteDeep(item, environment));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, substituteDeep(item, environment)]));
}

/** Whether a published port can be reached only from this machine. */
const isLocal = (port: string): boolean => port.startsWith('127.0.0.1:');

function findHardeningViolations(name: string, service: ComposeService): string[] {
  const limits = service.deploy?.resources.limits;
  const rules: [boolean, string][] = [
    [service.read_only === true, 'can write to its root filesystem: read_only is missing'],
    [service.tmpfs.some((mount) => /^\/tmp(:|$)/.test(mount)), 'has no tmpfs on /tmp'],
    [service.cap_drop.includes('ALL'), 'keeps capabilities: cap_drop ALL is missing'],
    [service.security_opt.includes('no-new-privileges:true'), 'may gain privileges: no-new-privileges is missing'],
    [name === 'proxy' || service.ports.every(isLocal), 'is published, but only the proxy may be'],
    [service.healthcheck !== undefined, 'has no healthcheck'],
    [service.image !== undefined, 'has no name for its image'],
    [service.networks.length > 0, 'is on the default network, where it reaches every service'],
    [limits?.memory !== undefined, 'may take all memory: its limit is missing'],
    [limits?.cpus !== undefined, 'may take all processors: its limit is missing'],
    [limits?.pids !== undefined, 'may start any number of processes: its limit is missing'],
    [service.logging?.options['max-size'] !== undefined, 'may fill the disk with logs: max-size is missing'],
  ];
  return rules.filter(([isMet]) => !isMet).map(([, violation]) => `${name} ${violation}`);
}

function findDependencyViolations(name: string, service: ComposeService, { services }: ComposeFile): string[] {
  return Object.entries(service.depends_on).flatMap(([other, { condition }]) => {
    if (!services[other]) return [`${name} depends on ${other}, which does not exist`];
    const hasProbe = services[other].healthcheck?.test !== undefined;
    return condition === 'service_healthy' && !hasProbe
      ? [`${name} waits for the health of ${other}, which has no healthcheck`]
      : [];
  });
}

function findVolumeViolations(name: string, service: ComposeService, { volumes }: ComposeFile): string[] {
  return service.volumes
    .map((volume) => volume.split(':')[0] ?? '')
    .filter((volume) => !/^[./]/.test(volume) && !(volume in volumes))
    .map((volume) => `${name} mounts the volume ${volume}, which is not declared`);
}

/** Uploads must be spooled to a volume: /tmp is memory, and the rest of the file system is read-only. */
function findSpoolViolations(name: string, service: ComposeService, settings: ServiceSettings): string[] {
  if (!settings.names.includes('SPOOL_DIR')) return [];
  const folder = service.environment.SPOOL_DIR ?? '/tmp';
  const isInVolume = service.volumes.some((volume) => `${folder}/`.startsWith(`${volume.split(':')[1]}/`));
  return isInVolume ? [] : [`${name} spools uploads to ${folder}, which is in no volume`];
}

/**
 * Dependencies needed only after the start: the frontend's server calls the gateway only to render pages, and the
 * gateway waits for the frontend.
 */
const LAZY_DEPENDENCIES = new Set(['frontend GATEWAY_URL']);

/** A service that has the URL of another one must wait until that one is healthy, and share a network with it. */
function findStartOrderViolations(name: string, service: ComposeService, { services }: ComposeFile): string[] {
  const awaited = collectAwaitedServices(name, services);
  return Object.entries(service.environment).flatMap(([variable, value]) => {
    const [, host = ''] = /^[a-z]+:\/\/(?:[^@/]*@)?([a-z][a-z0-9-]*)(?::\d+)?(?:\/|$)/.exec(value) ?? [];
    const other = services[host];
    if (!other) return [];
    const isAwaited = awaited.has(host) || LAZY_DEPENDENCIES.has(`${name} ${variable}`);
    const isReachable = other.networks.some((network) => service.networks.includes(network));
    return [
      ...(isAwaited ? [] : [`${name}: ${variable} names ${host}, whose health it does not wait for`]),
      ...(isReachable ? [] : [`${name}: ${variable} names ${host}, with which it shares no network`]),
    ];
  });
}

/** Returns the services that are already healthy when this one starts, directly or through its dependencies. */
function collectAwaitedServices(
  name: string,
  services: ComposeFile['services'],
  visited = new Set<string>(),
): Set<string> {
  for (const [other, { condition }] of Object.entries(services[name]?.depends_on ?? {})) {
    if (condition === 'service_started' || visited.has(other)) continue;
    visited.add(other);
    collectAwaitedServices(other, services, visited);
  }
  return visited;
}

/** The URL of another service must name an existing service and the port that it listens on. */
function findUrlViolations(name: string, service: ComposeService, { services }: ComposeFile): string[] {
  return Object.entries(service.environment).flatMap(([variable, value]) => {
    const [, host = '', port] = /^http:\/\/([a-z][a-z0-9-]*):(\d+)/.exec(value) ?? [];
    if (!port) return [];
    if (!services[host]) return [`${name}: ${variable} names ${host}, which does not exist`];
    const listeningPort = services[host].environment.PORT;
    return listeningPort === undefined || listeningPort === port
      ? []
      : [`${name}: ${variable} names port ${port}, but ${host} listens on ${listeningPort}`];
  });
}

function findSettingsViolations(name: string, service: ComposeService, settings: ServiceSettings): string[] {
  const violations = Object.keys(service.environment)
    .filter((variable) => ![variable, variable.replace(/_FILE$/, '')].some((known) => settings.names.includes(known)))
    .map((variable) => `${name} receives ${variable}, which it does not read`);
  try {
    // The image sets HOST, so the compose file does not have to.
    settings.read({ NODE_ENV: 'production', HOST: '::', ...readSecrets(service.environment) });
  } catch (error) {
    violations.push(`${name} refuses its environment: ${error instanceof Error ? error.message : error}`);
  }
  return settings.isOneShot ? violations : [...violations, ...findListenerViolations(name, service)];
}

/** A service that listens also needs its port, its own image, and a health probe. */
function findListenerViolations(name: string, service: ComposeService): string[] {
  const violations: string[] = [];
  if (service.environment.PORT === undefined) violations.push(`${name} has no PORT`);
  const imageService = service.build?.args?.SERVICE;
  if (imageService !== name) violations.push(`${name} runs the image of ${imageService}`);
  const [, program, , path = ''] = service.healthcheck?.test ?? [];
  if (program !== 'node' || !HEALTH_PATHS.includes(path)) {
    violations.push(`${name} is probed at "${path}" instead of ${HEALTH_PATHS.join(' or ')}`);
  }
  return violations;
}
