import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig } from '@placelore/platform/config/read-config.js';
import { getStorageSettings } from '@placelore/platform/storage/storage.module.js';
import { parse } from 'yaml';
import type { z } from 'zod';
import { listServiceNames } from '../build/workspaces.ts';
import { parseSchemaKeys } from '../repo-checks/environment.ts';
import { findComposeViolations, findReachable, type ServiceSettings } from './compose.ts';
import { prepareVariables, readPrepareConfig } from './config.ts';
import { substitute } from './env-file.ts';

const root = resolve(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const compose = read('docker-compose.yml');
const envExample = read('.env.example');
const dockerfile = read('infra/docker/Dockerfile');

const checkStore = (name: string, variables: object) =>
  getStorageSettings(name, variables as Parameters<typeof getStorageSettings>[1]);

/** Model-related settings of a service in the compose file. */
interface ComposeModels {
  profiles?: string[];
  extra_hosts?: string[];
  healthcheck?: { test?: string[] };
  environment?: Record<string, string>;
}

/** Returns every process of the product, with the function that reads its settings at start. */
async function loadProductSettings(): Promise<Record<string, ServiceSettings>> {
  const product: Record<string, ServiceSettings> = {};
  for (const name of listServiceNames(root)) {
    const { [`${name}Variables`]: schema } = (await import(join(root, 'services', name, 'src/config.ts'))) as Record<
      string,
      z.ZodObject
    >;
    if (!schema) throw new Error(`services/${name}/src/config.ts exports no ${name}Variables`);
    product[name] = {
      names: Object.keys(schema.shape),
      read: (environment) => {
        const variables = readConfig(name, schema, environment);
        if ('S3_ENDPOINT' in schema.shape) checkStore(name, variables);
      },
    };
  }
  const frontend = await import(join(root, 'frontend/server/config.ts'));
  product.frontend = { names: parseSchemaKeys(read('frontend/server/config.ts')), read: frontend.readConfig };
  product.prepare = {
    names: Object.keys(prepareVariables.shape),
    isOneShot: true,
    read: (environment) => checkStore('prepare', readPrepareConfig(environment)),
  };
  return product;
}

/** Services of the profile `observe`. */
const OBSERVERS = ['prometheus', 'traces', 'grafana'];

/** Returns what each service can reach if the services in `absent` do not run. */
const findReachableWithout = (absent: string[]) =>
  Object.fromEntries(
    Object.entries(findReachable(compose, envExample))
      .filter(([name]) => !absent.includes(name))
      .map(([name, { others, outside }]) => [
        name,
        { others: others.filter((other) => !absent.includes(other)), outside },
      ]),
  );

let product: Record<string, ServiceSettings>;
beforeAll(async () => {
  product = await loadProductSettings();
});

describe('docker-compose.yml', () => {
  it('gives every service a configuration it accepts', () => {
    expect(Object.keys(product)).toEqual(expect.arrayContaining(['gateway', 'auth', 'analysis', 'worker', 'frontend']));
    expect(findComposeViolations(compose, product, envExample)).toEqual([]);
  });

  it('stays valid with every example value of .env.example', () => {
    const uncommentedExample = envExample.replace(/^# ([A-Z][A-Z0-9_]*=.+)$/gm, '$1');
    expect(uncommentedExample).toContain('\nPUBLIC_URL=');
    expect(findComposeViolations(compose, product, uncommentedExample)).toEqual([]);
  });

  it('connects dashboards only to what they show, and publishes them only to this machine', () => {
    const { prometheus, traces, grafana } = findReachable(compose, envExample);
    const measured = ['analysis', 'auth', 'content', 'gateway', 'places', 'worker'];
    for (const { others, outside } of [prometheus!, traces!]) {
      expect(others).toEqual(expect.arrayContaining([...measured, 'grafana']));
      expect(others).not.toEqual(expect.arrayContaining(['postgres']));
      expect(others).not.toContain('proxy');
      expect(outside).toBe(false);
    }
    expect(grafana!.others).toEqual(['prometheus', 'traces']);
    const { services } = parse(compose) as { services: Record<string, ComposeModels> };
    for (const name of OBSERVERS) expect(services[name]?.profiles).toEqual(['observe']);
    const published = compose.replace('"127.0.0.1:${GRAFANA_PORT', '"${GRAFANA_PORT');
    expect(findComposeViolations(published, product, envExample)).toEqual([
      'grafana is published, but only the proxy may be',
    ]);
  });

  it('connects each service only to what it needs', () => {
    const domainServices = ['analysis', 'auth', 'content', 'places'];
    const backend = [...domainServices, 'gateway', 'redis', 'worker'];
    const without = (name: string, all: string[]) => all.filter((other) => other !== name).sort();
    expect(findReachableWithout(OBSERVERS)).toEqual({
      proxy: { others: ['gateway', 'objects'], outside: true },
      frontend: { others: ['gateway'], outside: false },
      gateway: { others: [...without('gateway', backend), 'frontend', 'proxy'].sort(), outside: false },
      worker: { others: without('worker', backend), outside: false },
      redis: { others: without('redis', backend), outside: false },
      auth: { others: [...without('auth', backend), 'postgres', 'prepare'].sort(), outside: false },
      content: { others: [...without('content', backend), 'objects', 'postgres', 'prepare'].sort(), outside: false },
      analysis: {
        others: [...without('analysis', backend), 'objects', 'ollama', 'postgres', 'prepare'].sort(),
        outside: true,
      },
      places: { others: [...without('places', backend), 'postgres', 'prepare'].sort(), outside: true },
      prepare: { others: [...domainServices, 'objects', 'postgres'].sort(), outside: false },
      postgres: { others: [...domainServices, 'prepare'].sort(), outside: false },
      objects: { others: ['analysis', 'content', 'prepare', 'proxy'], outside: false },
      ollama: { others: ['analysis'], outside: true },
    });
  });

  it('starts models on this machine only with a profile, and has room for a photo and a guide', () => {
    const { services } = parse(compose) as { services: Record<string, ComposeModels> };
    const { profiles, healthcheck, environment } = services.ollama!;
    expect(profiles).toEqual(['local-ai']);
    expect(healthcheck?.test).toEqual(['CMD', 'ollama', 'list']);
    expect(substitute(`${environment?.OLLAMA_CONTEXT_LENGTH}`, {})).toBe('16384');
    const optional = Object.keys(services).filter((name) => services[name]?.profiles);
    expect(optional).toEqual(['ollama', ...OBSERVERS]);
    expect(services.analysis?.extra_hosts).toEqual(['host.docker.internal:host-gateway']);
  });

  it.each([
    [
      'a secret without a file',
      /\n {6}COOKIE_SECRET_FILE: .*/,
      '',
      /gateway refuses its environment[\s\S]*COOKIE_SECRET/,
    ],
    [
      'a secret that docker inspect shows',
      'COOKIE_SECRET_FILE: /run/secrets/cookie_secret',
      'COOKIE_SECRET: f0f0',
      /gateway has COOKIE_SECRET in its environment/,
    ],
    ['a password in a URL', 'redis://redis', 'redis://:pw@redis', /worker has REDIS_URL in its environment/],
    [
      'a secret that is not mounted',
      'redis_password, cookie_secret',
      'redis_password',
      /gateway reads the secret cookie_secret, which it does not mount/,
    ],
    [
      'a secret that is not needed',
      'secrets: [identity_secret, redis_password]',
      'secrets: [identity_secret, redis_password, s3_secret_key]',
      /worker mounts the secret s3_secret_key, which it does not read/,
    ],
    [
      'a secret that is not declared',
      /\n {2}admin_password: .*/,
      '',
      /auth mounts the secret admin_password, which is not declared/,
    ],
    ['an image without a version', /\/content:\$\{.*\}/, '/content', /content builds placelore\/content/],
    ['a value that the schema rejects', 'PORT: 8080\n      FRONTEND_URL', 'PORT: door\n      FRONTEND_URL', /PORT/],
    [
      'a variable that no service reads',
      'WORKER_URL:',
      'WORKERS_URL:',
      /gateway receives WORKERS_URL, which it does not read/,
    ],
    ['half of an object store', '  S3_BUCKET: placelore\n', '', /content refuses its environment[\s\S]*S3_BUCKET/],
    [
      'a wrong port',
      'http://frontend:8080',
      'http://frontend:4000',
      /FRONTEND_URL names port 4000, but frontend listens on 8080/,
    ],
    [
      'a worker without dependencies',
      /(\n {2}worker:[\s\S]*?depends_on: )\*after-services/,
      '$1{ redis: { condition: service_healthy } }',
      /worker: PLACES_URL names places, whose health it does not wait for/,
    ],
    [
      'a frontend on its own',
      'networks: [pages]',
      'networks: [edge]',
      /frontend: GATEWAY_URL names gateway, with which it shares no network/,
    ],
    ['a service on the default network', 'networks: [pages]', 'init: true', /frontend is on the default network/],
    ['unlimited memory', ' memory: 512m,', '', /auth may take all memory/],
    ['unlimited processors', /cpus: "[^"]*", memory: 2g/, 'memory: 2g', /analysis may take all processors/],
    ['unlimited processes', 'memory: 1g, pids: 256', 'memory: 1g', /postgres may start any number of processes/],
    ['logs that grow', 'max-size: 10m, ', '', /redis may fill the disk with logs/],
    ['an image without a name', / {4}image: .*\/places:.*\n/, '', /places has no name for its image/],
    [
      'a value that prepare rejects',
      /S3_PUBLIC_ENDPOINT: .*(?=\n {2}S3_REGION)/,
      'S3_PUBLIC_ENDPOINT: nowhere',
      /prepare refuses its environment[\s\S]*S3_PUBLIC_ENDPOINT/,
    ],
    [
      'a URL of an unknown service',
      'http://auth:8080',
      'http://users:8080',
      /AUTH_URL names users, which does not exist/,
    ],
    ['an unknown health path', 'probe.mjs, /readyz', 'probe.mjs, /health', /auth is probed at "\/health"/],
    ['a missing service', /\n {2}worker:\n[\s\S]*?\n\n/, '\n', /service worker is missing/],
    ["another service's image", 'SERVICE: content', 'SERVICE: places', /content runs the image of places/],
    ['a volume that is not declared', '\n  queue:\n', '\n', /redis mounts the volume queue, which is not declared/],
    ['uploads in memory', '      SPOOL_DIR: /spool\n', '', /content spools uploads to \/tmp, which is in no volume/],
    [
      'uploads to a folder outside a volume',
      ' ["spool:/spool"]',
      ' []',
      /content spools uploads to \/spool, which is in no/,
    ],
    [
      'a second published port',
      'image: postgres:18',
      'image: postgres:18\n    ports: ["5432:5432"]',
      /postgres is published/,
    ],
    ['a writable root', '  read_only: true\n', '', /auth can write to its root filesystem/],
    ['capabilities', '  cap_drop: [ALL]\n', '', /auth keeps capabilities/],
    ['new privileges', /\n {2}security_opt: .*/, '', /auth may gain privileges/],
    ['a variable that .env.example does not name', '{TILE_SERVER_URL:-}', '{TILES:-}', /\$\{TILES\} is not described/],
    ['a dependency without a healthcheck', /test: \[CMD, curl.*/, 'disable: true', /waits for the health of objects/],
  ] as const)('fails these checks with %s', (_name, pattern, replacement, violation) => {
    expect(compose).toMatch(pattern);
    const violations = findComposeViolations(compose.replace(pattern, replacement), product, envExample);
    expect(violations).toContainEqual(expect.stringMatching(violation));
  });
});

describe('Dockerfile', () => {
  it('copies only existing files, and the manifest of every workspace', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    );
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const lock: { packages: Record<string, object> } = JSON.parse(read('package-lock.json'));
    const workspaces = Object.keys(lock.packages).filter((path) => path !== '' && !path.includes('node_modules/'));
    expect(copied).toEqual(expect.arrayContaining(workspaces.map((path) => `${path}/package.json`)));
  });

  it("runs as an unprivileged user with a health probe, the project's Node version and no secrets", () => {
    const stages = dockerfile.split(/^FROM /m).slice(1);
    expect(stages.at(-1)).toMatch(/^runtime AS service\n/);
    expect(stages.find((stage) => stage.includes(' AS runtime\n'))).toMatch(/^USER node$/m);
    expect(stages.at(-1)).toMatch(/HEALTHCHECK .*"infra\/docker\/probe\.mjs", "\/healthz"/);
    const images = stages.map((stage) => stage.split(' ')[0]).filter((name) => name?.includes(':'));
    expect(new Set(images)).toEqual(new Set(['node:24-bookworm-slim']));
    expect(dockerfile).not.toMatch(/_(SECRET|PASSWORD|KEY)\b/);
  });

  it('starts services so that they release memory when idle, with the files that it copies', () => {
    const [, command = ''] = /^CMD (\[.+\])$/m.exec(dockerfile.slice(dockerfile.indexOf(' AS service\n'))) ?? [];
    const [, ...args] = JSON.parse(command) as string[];
    const [, stage = ''] = / AS runtime\n(.+?)\nFROM /s.exec(dockerfile) ?? [];
    const folder = mkdtempSync(join(tmpdir(), 'placelore-image-'));
    try {
      for (const [, paths = ''] of stage.matchAll(/^COPY (?!--from)(.+) \S+$/gm))
        for (const path of paths.split(' ')) cpSync(join(root, path), join(folder, path));
      const spy =
        'const set = setInterval; globalThis.setInterval = (run, ms) => { globalThis.ms = ms; return set(run, ms); };';
      writeFileSync(join(folder, 'spy.cjs'), spy);
      writeFileSync(join(folder, 'main.js'), 'console.log(typeof gc, globalThis.ms);');
      const env = { ...process.env, NODE_OPTIONS: '--require=./spy.cjs' };
      expect(execFileSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })).toBe('function 15000\n');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('keeps secrets, local data and built files out of the build context', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', '.data', '.git', '**/node_modules', '**/dist']));
  });
});
