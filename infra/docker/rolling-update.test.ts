import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Stands for Docker: a container is a file in the folder of its service, which contains the hash of its settings. New
 * containers get the hash "new". Those of the service BROKEN stop.
 */
const DOCKER_STUB = `#!/bin/sh
cd "$STATE"
case "$1 $2" in
  'compose ps') ls "$4" ;;
  'compose config') echo "$4 new" ;;
  'compose run') echo prepare >> calls ;;
  'compose up')
    for service in "$@"; do :; done
    count=$(printf '%s\\n' "$@" | sed -n 's/^.*=//p')
    echo "start $service $count" >> calls
    while [ "$(ls "$service" | wc -l)" -lt "$count" ]; do echo new > "$service/$service-new$(ls "$service" | wc -l)"; done ;;
  'image inspect') echo image ;;
  'inspect --format')
    case $3 in
      *config-hash*) cat */"$4" ;;
      *Health*) case $4 in "$BROKEN"-new*) echo 'exited unhealthy' ;; *) echo 'running healthy' ;; esac ;;
      *) echo image ;;
    esac ;;
  stop*) shift; echo "stop $*" >> calls ;;
  'rm --volumes') shift 2; for container in "$@"; do rm */"$container"; done ;;
esac
`;
const SERVICES = ['auth', 'content', 'analysis', 'places', 'worker', 'frontend', 'gateway'];
let folder: string;
let state: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placelore-rolling-'));
  state = join(folder, 'state');
  await mkdir(join(folder, 'infra/docker'), { recursive: true });
  await cp(join(__dirname, 'rolling-update.sh'), join(folder, 'infra/docker/rolling-update.sh'));
  await writeFile(join(folder, 'docker'), DOCKER_STUB, { mode: 0o755 });
  for (const service of SERVICES) await addContainer(service, `${service}-old1`);
});
afterEach(() => rm(folder, { recursive: true }));

async function addContainer(service: string, name: string, settings = 'old'): Promise<void> {
  await mkdir(join(state, service), { recursive: true });
  await writeFile(join(state, service, name), `${settings}\n`);
}
function update(services: string[] = [], environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('sh', [join(folder, 'infra/docker/rolling-update.sh'), ...services], {
    env: { PATH: `${folder}:${process.env.PATH}`, STATE: state, ...environment },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}
const readCalls = async () => (await readFile(join(state, 'calls'), 'utf8').catch(() => '')).trim().split('\n');

it('rolling update: prepares the stores, and starts each new container before it stops the previous one, the gateway last', async () => {
  expect(update().status).toBe(0);
  expect(await readCalls()).toEqual([
    'prepare',
    ...SERVICES.flatMap((service) => [`start ${service} 2`, `stop ${service}-old1`]),
  ]);
});

it('rolling update: keeps the number of containers, and only touches the services that are named', async () => {
  await addContainer('content', 'content-old2');
  expect(update(['content'])).toEqual({ status: 0, output: 'content: replaced 2.\n' });
  expect(await readCalls()).toEqual(['start content 4', 'stop content-old1 content-old2']);
  expect(await readdir(join(state, 'content'))).toHaveLength(2);
});

it('rolling update: does not touch containers that already have the wanted settings and image', async () => {
  await addContainer('auth', 'auth-old1', 'new');
  expect(update(['auth'])).toEqual({ status: 0, output: 'auth: nothing changed.\n' });
  expect(await readCalls()).toEqual(['']);
});

it('rolling update: removes a version that does not become ready, and then stops', async () => {
  const { status, output } = update(['content', 'gateway'], { BROKEN: 'content' });
  expect([status, output]).toEqual([1, expect.stringContaining('the former one still runs')]);
  expect(await readCalls()).toEqual(['start content 2', 'stop content-new1']);
  expect(await readdir(join(state, 'content'))).toEqual(['content-old1']);
});

it('rolling update: does not start a service that is not running', async () => {
  await rm(join(state, 'places'), { recursive: true });
  expect(update(['places'])).toEqual({ status: 1, output: expect.stringContaining('places does not run') });
});
