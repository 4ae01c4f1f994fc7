import { randomUUID } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  copyPreparedData,
  findFreePort,
  spawnLauncher,
  waitForExitOutput,
  waitUntilReady,
} from '../../support/product.ts';
import { findSurvivors, readRunningProcesses } from '../../support/running-processes.ts';
import { expect, test } from '../../support/test.ts';

/**
 * Every documented command with the test that runs it, or why none can. A command that is missing here fails the test.
 */
const COVERED: Record<string, string> = {
  'npm ci': 'the first step of every run of the tests on a clean checkout',
  'npm start': 'below',
  'npm test': 'this very run',
  'npm run bench': 'below, one of its parts',
  'npm run ops -- rebuild-indexes': 'below',
  'npm run ops -- rebuild-search': 'below, without a search engine; services/worker/test/cli and test/jobs have one',
  'npm run ops -- create-admin maria maria@example.org': 'below',
  'npm run ops -- reset-password maria': 'below',
  'npm run ops -- list-failed': 'below',
  'npm run ops -- retry <id>': 'below, with an id nothing has',
  'npm run ops -- retry --all': 'services/worker/test/cli/failed-job-commands.test.ts',
  'npm run ops -- start-run fix-attraction-distances': 'below',
  'npm run ops -- drain': 'below',
  'npm run ops -- backup /backups --keep=7': 'infra/ops/test/backup.test.ts',
  'npm run ops -- restore /backups/placelore-20261123T031500000Z.tar.zst': 'infra/ops/test/backup.test.ts',
  'npm run ops -- doctor': 'below',
  'docker compose exec worker node services/worker/dist/cli/main.js rebuild-indexes':
    'the same program as npm run ops: that it starts in a container needs a container engine',
  'sh infra/docker/new-env.sh': 'infra/docker/new-env.test.ts',
  'docker compose up --build': 'infra/docker/compose.test.ts, by parsing: it needs a container engine',
  'docker compose up --detach': 'the same file, and what it says of passwords needs a container engine',
  'docker compose up': 'infra/docker/compose.test.ts, by parsing',
  'docker compose up --detach --force-recreate': 'it needs a container engine',
  'docker compose up --detach --force-recreate analysis': 'it needs a container engine',
  'docker compose up --detach --scale analysis=2': 'it needs a container engine',
  'docker compose --profile observe up --detach':
    'infra/observe/observe.test.ts, by parsing: it needs a container engine',
  'docker compose build': 'it needs a container engine',
  'docker inspect': 'infra/docker/compose.test.ts, by parsing: it needs a container engine',
  'sh infra/docker/rolling-update.sh': 'infra/docker/rolling-update.test.ts, with a program in the place of Docker',
  'sh infra/docker/rolling-update.sh content gateway': 'the same, with the names of services',
  'sh infra/docker/rolling-update.sh proxy': 'the same, with the name of the proxy',
  'docker node update --label-add placelore.stores=true --label-add placelore.proxy=true NODE':
    'it needs a cluster of Docker Swarm',
  'sh infra/swarm/deploy.sh': 'infra/swarm/stack.test.ts, what it deploys: it needs a cluster of Docker Swarm',
  'docker compose -f docker-compose.yml -f infra/ops/compose.yml run --build --rm ops backup /backups --keep=7':
    'infra/ops/compose.test.ts, by parsing: it needs a container engine',
  'docker compose -f docker-compose.yml -f infra/ops/compose.yml run --rm ops restore /backups/placelore-20261123T031500000Z.tar.zst --force':
    'the same',
  'docker network connect placelore_search <container>': 'it needs a container engine',
  'docker compose down': 'it needs a container engine',
  'docker volume rm placelore_queue': 'it needs a container engine',
  'docker compose cp italy.pmtiles places:/tiles/': 'it needs a container engine',
  'npm run dev': 'infra/launcher/dev/*.test.ts, and the launcher that it shares with npm start',
  'npm run dev -- --inspect content': 'the same, with one more option of Node',
  'npm run format': 'the lint step of npm test, which runs the same program',
  'npm run openapi': 'the openapi check of npm test, which compares its output',
  'npm sbom --sbom-format cyclonedx --package-lock-only --omit dev': 'infra/repo-checks/release.test.ts',
  'npm run migration -- content rate-articles': 'infra/database/migration-file.test.ts',
  'npm run screenshots': 'infra/e2e/specs/pages/every-page.e2e.ts, which visits most of its scenarios',
  'npm run screenshots landing article 390': 'the same, two of the scenarios in one width',
  'npm run test:e2e -- visitor/nearby': 'a part of this run',
  'npm run test:e2e -- api/story -- --update-snapshots': 'the same, with an option of Playwright',
  'npm run test:e2e -- every-page -- --update-snapshots': 'the same, with an option of Playwright',
  'npm test -- --only checks': 'a step of this run',
  'npm run test:e2e': 'this step',
  'npm test -- --only jest frontend': 'a step of this run',
  'npm run test:unit': 'a part of the jest step of this run',
  'npm run test:unit -- articles': 'the same, with a pattern',
  'npm run test:unit -- --watch': "the same, in Jest's own watch mode",
  'npm run test:medium': 'a part of the jest step of this run',
  'npm run test:medium -- services/content': 'the same, with a pattern',
  'npm run test:medium -- migrations': 'the same, with a pattern',
  'nohup npm start &': 'infra/launcher/shutdown.test.ts, with a process in the place of the product',
};

interface Health {
  ok: boolean;
  services: { service: string }[];
}

const commandsIn = (text: string) => [
  ...[...text.matchAll(/^```\n(.*?)^```/gms)].flatMap(([, block = '']) => block.split('\n')),
  ...[...text.matchAll(/`((?:npm|nohup|sh|docker) [^`]+)`/g)].map(([, command = '']) => command),
];

const signIn = (port: string, username: string, password: string | undefined) =>
  fetch(`http://localhost:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });

test.describe('documentation', () => {
  test('contains exactly the commands whose coverage is listed', async () => {
    const documents = ['README.md', 'CONTRIBUTING.md', 'docs/configuration.md', 'docs/operations.md'];
    const texts = await Promise.all(documents.map((path) => readFile(path, 'utf8')));
    const commands = commandsIn(texts.join('\n'))
      .flatMap((line) => line.split('&&'))
      .map((command) => command.trim())
      .filter((command) => /^(npm|nohup|sh|docker|node|npx) /.test(command));
    expect([...new Set(commands)].sort()).toEqual(Object.keys(COVERED).sort());
  });

  test('starts the product with npm start, operates it, and stops all processes within 15 s with exit code 0', async () => {
    test.setTimeout(300_000);
    // The first start is tested by external-stores.e2e.ts and by the preparation of this folder.
    const dataDir = await copyPreparedData();
    const port = String(await findFreePort());
    const child = spawnLauncher({ PORT: port, DATA_DIR: dataDir }, ['npm', 'start']);
    const ended = waitForExitOutput(child);
    await waitUntilReady(child);
    // On a busy machine, a service may respond too late once.
    const readHealth = async () => (await (await fetch(`http://localhost:${port}/api/health`)).json()) as Health;
    await expect.poll(readHealth, { timeout: 30_000 }).toMatchObject({ ok: true });
    expect((await readHealth()).services.map(({ service }) => service)).toEqual(
      expect.arrayContaining(['gateway', 'auth', 'content', 'analysis', 'places', 'worker', 'frontend']),
    );
    const passwordFile = join(dataDir, 'admin-password');
    expect((await stat(passwordFile)).mode & 0o777).toBe(0o600);
    const firstPassword = (await readFile(passwordFile, 'utf8')).trim();
    const firstAdmin = await (await signIn(port, 'admin', firstPassword)).json();
    expect(firstAdmin).toMatchObject({ username: 'admin', isAdmin: true });
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain('<div id="root">');
    const ops = (...args: string[]) =>
      waitForExitOutput(spawnLauncher({ DATA_DIR: dataDir }, ['npm', 'run', 'ops', '--', ...args]));
    const done = (sentence: string) => ({ code: 0, output: expect.stringContaining(sentence) });
    expect(await ops('rebuild-indexes')).toEqual(done('The article index has been rebuilt.'));
    const refused = { code: 1, output: expect.stringContaining('SEARCH_ENGINE_OFF') };
    expect(await ops('rebuild-search')).toEqual(refused);
    const created = await ops('create-admin', 'maria', 'maria@example.org');
    expect(created).toEqual(done('Created the admin maria.'));
    const reset = await ops('reset-password', 'maria');
    expect(reset).toEqual(done('maria has a new password'));
    const [formerPassword, password] = [created, reset].map(({ output }) => /shown again: (\S+)/.exec(output)?.[1]);
    expect((await signIn(port, 'maria', formerPassword)).status).toBe(401);
    expect(await (await signIn(port, 'maria', password)).json()).toMatchObject({ username: 'maria', isAdmin: true });
    const started = await ops('start-run', 'fix-attraction-distances');
    const run = /Batch run (\S+) has started/.exec(started.output)?.[1];
    expect(await ops('drain')).toEqual(done('No jobs are queued or running.'));
    expect((await ops('list-runs')).output).toMatch(new RegExp(`${run} .*fix-attraction-distances  done`));
    expect(await ops('list-failed')).toEqual(done('No jobs have failed.'));
    const retried = await ops('retry', randomUUID());
    expect(retried.output).toContain('This job request does not exist. (JOB_REQUEST_NOT_FOUND)');
    expect(retried.code).toBe(1);
    // A loaded machine may be slow or small, but nothing may be misconfigured or down.
    expect((await ops('doctor', '--offline')).output).not.toMatch(
      /could not be checked|(settings|migrations|gateway): /,
    );
    const processes = await readRunningProcesses(dataDir);
    expect(processes.length).toBeGreaterThanOrEqual(9);
    const stoppedAt = Date.now();
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0 });
    expect(Date.now() - stoppedAt).toBeLessThan(15_000);
    expect(await findSurvivors(processes)).toEqual([]);
    await rm(dataDir, { recursive: true, force: true });
  });

  test('measures with npm run bench', async () => {
    const { code, output } = await waitForExitOutput(
      spawnLauncher({}, ['npm', 'run', 'bench', '--', 'gateway', '--brief']),
    );
    expect(output).toMatch(/\| Through the gateway \| \d/);
    expect(code).toBe(0);
  });
});
