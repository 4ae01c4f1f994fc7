import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../build/build.ts';
import { prepareData } from '../e2e/prepared-data.ts';
import { explain, Fault } from '../local/fault.ts';
import { runNode } from '../local/run-node.ts';
import { Steps } from '../local/steps.ts';
import { findOnPath, installAsRoot } from '../local/system-packages.ts';
import { runJest, type Tally } from './jest-run.ts';
import { startTestStores, type TestStores } from './stores.ts';

const root = resolve(import.meta.dirname, '../..');
const steps = new Steps();
const ok: Tally = { passed: 0, failed: 0 };

const bin = (path: string) => join(root, 'node_modules', path);

/** One program that has to end well; counted only when it does not. */
async function program(args: string[]): Promise<Tally> {
  return (await runNode(root, args)) === 0 ? ok : { passed: 0, failed: 1 };
}

const add = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
  failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
});

async function atOnce(runs: string[][]): Promise<Tally> {
  return add(await Promise.all(runs.map(program)));
}

async function houseChecks(): Promise<Tally> {
  const folder = join(root, 'infra', 'checks');
  const checks = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.check.ts')).sort();
  return atOnce(checks.map((name) => [join(folder, name)]));
}

async function endToEnd(stores: TestStores): Promise<Tally> {
  const config = join(root, 'infra', 'e2e', 'jest.config.mjs');
  if (!existsSync(config)) return ok;
  const browsers = ['chromium', 'chromium-browser', 'google-chrome'];
  if ((await findOnPath(browsers)) === undefined) await installAsRoot('chromium');
  const browser = await findOnPath(browsers);
  if (browser === undefined) {
    throw new Fault(
      'The end-to-end tests need Chromium and found none: install it (Debian: "apt-get install chromium").',
    );
  }
  const prepared = await steps.run('a prepared data folder', prepareData);
  try {
    return await runJest(root, ['--config', config, ...positionals], {
      ...stores.environment,
      CHROMIUM_PATH: browser,
      TEST_PREPARED_DATA: prepared.folder,
    });
  } finally {
    await prepared.remove();
  }
}

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });

type Step = (stores: () => Promise<TestStores>) => Promise<Tally>;

const plan: Record<string, Step> = {
  lint: () => program([bin('@biomejs/biome/bin/biome'), 'check', '.']),
  typecheck: () =>
    atOnce(['tsconfig.json', 'frontend/tsconfig.json'].map((file) => [bin('@typescript/native/bin/tsc'), '-p', file])),
  build: async () => {
    await build(root, [], new Steps());
    return ok;
  },
  checks: houseChecks,
  jest: async (stores) => runJest(root, positionals, (await stores()).environment),
  e2e: async (stores) => endToEnd(await stores()),
};

/** Steps of one line need nothing of each other and run at once. */
const ORDER = [['lint', 'typecheck', 'build'], ['checks'], ['jest'], ['e2e']];

async function main(): Promise<number> {
  const { only } = values;
  if (only !== undefined && !(only in plan)) throw new Fault(`--only takes one of ${Object.keys(plan).join(', ')}.`);
  await mkdir(join(root, '.build'), { recursive: true });
  let stores: TestStores | undefined;
  const startStores = async () => {
    stores ??= await steps.run('PostgreSQL and Redis', () => startTestStores(root));
    return stores;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => Promise.resolve(stores?.stop()).finally(() => process.exit(1)));
  }
  const tallies: Tally[] = [];
  const bad: string[] = [];
  try {
    for (const together of ORDER) {
      const names = together.filter((name) => only === undefined || name === only);
      const run = (name: string) => steps.run(name, () => plan[name]!(startStores).catch(failure));
      for (const [index, tally] of (await Promise.all(names.map(run))).entries()) {
        tallies.push(tally);
        if (tally.failed > 0) bad.push(names[index]!);
      }
    }
  } finally {
    await stores?.stop();
  }
  const total = add(tallies);
  if (bad.length > 0) console.log(`\nNot passed: ${bad.join(', ')} (${steps.total()})`);
  else console.log(`\nAll passed (${steps.total()})`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

function failure(error: unknown): Tally {
  console.error(error instanceof Fault ? error.message : error);
  return { passed: 0, failed: 1 };
}

try {
  process.exit(await main());
} catch (error) {
  console.error(explain(error, root));
  process.exit(1);
}
