import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { runNode } from '../launcher/processes/run-node.ts';

const reportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  /** Number of test files that failed to load, so that their tests did not run. */
  numRuntimeErrorTestSuites: z.int(),
});

/** Two more than the cores of a small machine, because tests of crashes and outages wait more than they compute. */
const WORKER_COUNT = 4;

/**
 * Node flags for Jest and its workers, in this order:
 * - ES modules in jsdom pages.
 * - A heap that may grow to this many megabytes before V8 marks all of it. Otherwise, the many short-lived buffers of
 *   sockets cause this every few seconds.
 * - This many megabytes for new objects, most of which are garbage before the space is full.
 * - Garbage collection without helper threads, whose coordination takes a tenth of the processor time when all cores
 *   are busy.
 */
const NODE_FLAGS = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  '--initial-old-space-size=2048',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--single-threaded-gc',
];

export interface TestCounts {
  passed: number;
  failed: number;
}

/**
 * Runs Jest in a separate process and counts the results. A run without a report counts as one failure. So does a run
 * that exits with an error although every test passed.
 */
export async function runJest(root: string, args: string[], env: Record<string, string>): Promise<TestCounts> {
  const outputFile = join(root, '.build', `jest-${process.pid}.json`);
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const code = await runNode(
    root,
    [...NODE_FLAGS, jest, `--maxWorkers=${WORKER_COUNT}`, '--json', `--outputFile=${outputFile}`, ...args],
    env,
  );
  try {
    const counts = reportSchema.parse(JSON.parse(await readFile(outputFile, 'utf8')));
    const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
    return { passed: counts.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    await rm(outputFile, { force: true });
  }
}
