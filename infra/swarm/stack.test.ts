import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { buildStack } from './build-stack.ts';

interface StackService {
  image: string;
  networks: string[];
  secrets?: string[];
  ports?: { mode: string }[];
  healthcheck?: { test?: string[] };
  deploy: { update_config?: { order: string; failure_action: string }; placement?: object; mode?: string };
}
interface Stack {
  services: Record<string, StackService>;
  networks: Record<string, { driver: string; internal?: boolean }>;
  volumes: Record<string, object>;
  secrets: Record<string, { file: string; name: string }>;
}

const root = resolve(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const compose = read('docker-compose.yml');
const text = read('infra/swarm/stack.yml');
const stack = parse(text) as Stack;

it('stack.yml: is what write-stack.ts generates from docker-compose.yml', () => {
  expect(text).toBe(buildStack(compose));
});

it('stack.yml: contains nothing that Swarm refuses or ignores', () => {
  const composeOnly = /^ {4}(build|depends_on|restart|security_opt|profiles|extra_hosts|shm_size|tmpfs):/m;
  expect(text).not.toMatch(composeOnly);
  expect(
    buildStack(compose.replace('    networks: [pages]\n', '    networks: [pages]\n    restart: always\n')),
  ).not.toMatch(composeOnly);
  // Swarm's interpolation supports only :- and :?
  expect(text).not.toMatch(/\$\{[A-Z0-9_]+:?\+/);
  expect(stack.services).not.toHaveProperty('ollama');
  expect(stack.networks).not.toHaveProperty('downloads');
});

it('stack.yml: separates networks as docker-compose.yml does', () => {
  const source = parse(compose, { merge: true }) as Pick<Stack, 'services' | 'networks'>;
  for (const [name, { networks }] of Object.entries(stack.services)) {
    expect([name, networks]).toEqual([name, source.services[name]?.networks]);
  }
  for (const [name, { driver, internal }] of Object.entries(stack.networks)) {
    expect([name, driver, internal]).toEqual([name, 'overlay', source.networks[name]?.internal]);
  }
});

it('stack.yml: starts new tasks first, unless a service uses data or ports of its node', () => {
  const orders = Object.entries(stack.services).map(([name, { deploy }]) => [name, deploy.update_config?.order]);
  const stopFirst = orders.filter(([, order]) => order === 'stop-first').map(([name]) => name);
  expect(stopFirst.sort()).toEqual(['objects', 'postgres', 'proxy', 'redis']);
  expect(orders.filter(([, order]) => order === undefined)).toEqual([['prepare', undefined]]);
  expect(stack.services.prepare?.deploy.mode).toBe('replicated-job');
  for (const name of stopFirst) expect(stack.services[name!]?.deploy.placement).toBeDefined();
});

it('stack.yml: restarts what hangs, but not what waits for its database', () => {
  const tests = Object.values(stack.services).map(({ healthcheck }) => healthcheck?.test?.join(' ') ?? '');
  expect(tests.filter((test) => test.includes('probe.mjs'))).toHaveLength(7);
  expect(tests.join()).not.toContain('/readyz');
});

it('stack.yml: publishes only the proxy, on its node, so that the addresses of visitors remain visible', () => {
  const published = Object.entries(stack.services).filter(([, { ports }]) => ports);
  expect(published.map(([name, { ports }]) => [name, ports?.map(({ mode }) => mode)])).toEqual([
    ['proxy', ['host', 'host']],
  ]);
});

it('stack.yml: gets secrets from the same files as docker-compose.yml, under names that change with SECRETS_VERSION', () => {
  const used = new Set(Object.values(stack.services).flatMap(({ secrets = [] }) => secrets));
  expect(Object.keys(stack.secrets).sort()).toEqual([...used].sort());
  expect(stack.secrets.redis_password).toEqual({
    file: '../../secrets/redis_password',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Swarm substitutes it.
    name: 'placelore_redis_password_${SECRETS_VERSION:-1}',
  });
});
