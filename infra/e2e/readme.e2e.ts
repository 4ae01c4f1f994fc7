import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, launch, outcome, ready } from './product.ts';

/** Every command in the README, and what runs it. A command that is not here fails the test. */
const COVERED: Record<string, string> = {
  'npm ci': 'the first step of every run of the tests on a clean checkout',
  'npm start': 'below',
  'npm test': 'this very run',
  'npm run bench': 'below, one of its parts',
  'npm run ops -- rebuild-indexes': 'below',
  'docker compose exec worker node services/worker/dist/operations/main.js rebuild-indexes':
    'the same program as npm run ops: that it starts in a container needs a container engine',
  'cp .env.example .env': 'infra/docker/compose.test.ts reads the file',
  'docker compose up --build': 'infra/docker/compose.test.ts, by parsing: it needs a container engine',
};

const commandsIn = (text: string) => [
  ...[...text.matchAll(/^```\n(.*?)^```/gms)].flatMap(([, block = '']) => block.split('\n')),
  ...[...text.matchAll(/`((?:npm|cp|docker) [^`]+)`/g)].map(([, command = '']) => command),
];

describe('the README', () => {
  test('names no command that nothing runs', async () => {
    const commands = commandsIn(await readFile('README.md', 'utf8'))
      .flatMap((line) => line.split('&&'))
      .map((command) => command.trim())
      .filter((command) => /^(npm|cp|docker|node|npx) /.test(command));
    expect([...new Set(commands)].sort()).toEqual(Object.keys(COVERED).sort());
  });

  test('npm start starts the product, and ends with 0 when it is told to stop', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'placelore-readme-'));
    const port = String(await freePort());
    const child = launch({ PORT: port, DATA_DIR: dataDir }, ['npm', 'start']);
    const ended = outcome(child);
    await ready(child);
    expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(200);
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain('<div id="root">');
    const rebuilt = await outcome(launch({ DATA_DIR: dataDir }, ['npm', 'run', 'ops', '--', 'rebuild-indexes']));
    expect(rebuilt.output).toContain('The index of published guides is rebuilt.');
    expect(rebuilt.code).toBe(0);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0 });
    await rm(dataDir, { recursive: true, force: true });
  });

  test('npm run bench measures', async () => {
    const { code, output } = await outcome(launch({}, ['npm', 'run', 'bench', '--', 'gateway', '--brief']));
    expect(output).toMatch(/\| Through the gateway \| \d/);
    expect(code).toBe(0);
  });
});
