import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../build/build.ts';
import { type PreparedDataFolder, prepareDataFolder } from '../e2e/support/prepared-data.ts';
import { runNode } from '../launcher/processes/run-node.ts';
import { formatStartupError, StartupError } from '../launcher/processes/startup-error.ts';
import { StepReporter } from '../launcher/processes/step-reporter.ts';
import { findOnPath, installAsRoot } from '../launcher/stores/system-packages.ts';
import { CHECKS } from '../repo-checks/run-checks.ts';
import { runJest, type TestCounts } from './run-jest.ts';
import { runPlaywright } from './run-playwright.ts';
import { startTestStores, type TestStores } from './test-stores.ts';

const root = resolve(import.meta.dirname, '../..');
const steps = new StepReporter();
// When this process exits, it ends all running programs, each with its own listener. A dozen run at the same time.
process.setMaxListeners(20);
const NO_FAILURES: TestCounts = { passed: 0, failed: 0 };

const getBinPath = (path: string) => join(root, 'node_modules', path);

/** Runs a program that must succeed. It counts only if it fails. */
async function runProgram(args: string[]): Promise<TestCounts> {
  return (await runNode(root, args)) === 0 ? NO_FAILURES : { passed: 0, failed: 1 };
}

const sumCounts = (results: TestCounts[]): TestCounts => ({
  passed: results.reduce((sum, tally) => sum + tally.passed, 0),
  failed: results.reduce((sum, tally) => sum + tally.failed, 0),
});

async function runInParallel(runs: string[][]): Promise<TestCounts> {
  return sumCounts(await Promise.all(runs.map(runProgram)));
}

/** Runs each check in a separate process, because each loads different builds. */
async function runRepoChecks(): Promise<TestCounts> {
  const program = join(root, 'infra', 'repo-checks', 'run-checks.ts');
  return runInParallel(Object.keys(CHECKS).map((name) => [program, name]));
}

/**
 * Chromium without windows. It needs half as much processor time as the full program, which opens a window for each
 * visitor.
 */
const HEADLESS_CHROMIUM = 'chromium-headless-shell';

/**
 * Returns the path of the browser for end-to-end tests. If it is missing, installs it first, which requires root.
 * @throws StartupError if there is none
 */
async function findBrowser(): Promise<string> {
  if ((await findOnPath([HEADLESS_CHROMIUM])) === undefined) await installAsRoot(HEADLESS_CHROMIUM);
  const browser = await findOnPath([HEADLESS_CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome']);
  if (browser !== undefined) return browser;
  throw new StartupError(
    `The end-to-end tests need Chromium and found none: install it (Debian: "apt-get install ${HEADLESS_CHROMIUM}").`,
  );
}

let preparedData: Promise<PreparedDataFolder> | undefined;
/** Returns the data folder that the products of end-to-end tests copy. The first call creates it. */
const getPreparedData = () => (preparedData ??= prepareDataFolder());

async function runEndToEndTests(stores: TestStores): Promise<TestCounts> {
  const browser = await findBrowser();
  const prepared = await getPreparedData();
  try {
    return await runPlaywright(root, positionals, {
      ...stores.environment,
      CHROMIUM_PATH: browser,
      TEST_PREPARED_DATA: prepared.folder,
    });
  } finally {
    await prepared.delete();
  }
}

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });

type Step = (stores: () => Promise<TestStores>) => Promise<TestCounts>;

const STEP_RUNNERS: Record<string, Step> = {
  lint: () => runProgram([getBinPath('@biomejs/biome/bin/biome'), 'check', '.']),
  typecheck: () =>
    runInParallel(
      ['tsconfig.json', 'frontend/tsconfig.json'].map((file) => [
        ...[getBinPath('@typescript/native/bin/tsc'), '-p', file],
        // Several checkers would each check what the parts of a project share, which takes half as much time again.
        ...['--checkers', '1'],
      ]),
    ),
  build: async () => {
    await build(root, [], new StepReporter());
    return NO_FAILURES;
  },
  checks: runRepoChecks,
  jest: async (stores) => runJest(root, positionals, (await stores()).environment),
  medium: async (stores) =>
    runJest(root, ['--selectProjects=medium', '--', ...positionals], (await stores()).environment),
  'prepared data': async () => {
    await getPreparedData();
    return NO_FAILURES;
  },
  e2e: async (stores) => runEndToEndTests(await stores()),
};

/**
 * Steps of a whole run, in stages. The lists of a stage run in parallel; the steps of a list run in sequence.
 * - Jest waits for processes during a fifth of its time, in which the processors can run the steps next to it.
 * - The end-to-end tests run alone. Next to them, Jest would get hardly any processor time, because Linux divides it by
 *   session, and each service of a product has its own session.
 */
const STAGES = [[['build'], ['lint']], [['jest'], ['typecheck', 'checks', 'prepared data']], [['e2e']]];

async function main(): Promise<number> {
  const { only } = values;
  if (only !== undefined && !(only in STEP_RUNNERS))
    throw new StartupError(`--only takes one of ${Object.keys(STEP_RUNNERS).join(', ')}.`);
  await mkdir(join(root, '.build'), { recursive: true });
  // Programs of the tests, such as the services of ten products, reuse the compiled code of those that ended before.
  process.env.NODE_COMPILE_CACHE = join(root, '.build', 'compile-cache');
  let stores: TestStores | undefined;
  const startStores = async () => {
    stores ??= await steps.run('PostgreSQL and Redis', () => startTestStores(root));
    return stores;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => Promise.resolve(stores?.stop()).finally(() => process.exit(1)));
  }
  const results: TestCounts[] = [];
  const failedSteps: string[] = [];
  try {
    const runSteps = async (names: string[]) => {
      for (const name of names) {
        const tally = await steps.run(name, () => STEP_RUNNERS[name]!(startStores).catch(reportFailure));
        results.push(tally);
        if (tally.failed > 0) failedSteps.push(name);
      }
    };
    for (const lists of only === undefined ? STAGES : [[[only]]]) await Promise.all(lists.map(runSteps));
  } finally {
    await stores?.stop();
  }
  const total = sumCounts(results);
  if (failedSteps.length > 0) console.log(`\nNot passed: ${failedSteps.join(', ')} (${steps.formatTotal()})`);
  else console.log(`\nAll passed (${steps.formatTotal()})`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

function reportFailure(error: unknown): TestCounts {
  console.error(error instanceof StartupError ? error.message : error);
  return { passed: 0, failed: 1 };
}

try {
  process.exit(await main());
} catch (error) {
  console.error(formatStartupError(error, root));
  process.exit(1);
}
