import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { runNode } from '../launcher/processes/run-node.ts';
import type { TestCounts } from './run-jest.ts';

const reportSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  /** Errors outside of tests, such as a file that failed to load. */
  errors: z.array(z.unknown()),
});

/**
 * Runs the end-to-end tests in a separate process and counts the results. A run without a report counts as one failure.
 * So does a run that exits with an error although every test passed.
 * @param args patterns of file paths; all files by default
 */
export async function runPlaywright(root: string, args: string[], env: Record<string, string>): Promise<TestCounts> {
  const outputFile = join(root, '.build', `playwright-${process.pid}.json`);
  const program = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = join(root, 'infra', 'e2e', 'playwright.config.ts');
  const code = await runNode(root, [program, 'test', `--config=${config}`, '--reporter=list,json', ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: outputFile,
    // Lines must not be rewritten in a terminal to which the Jest tests print, too.
    PLAYWRIGHT_FORCE_TTY: '0',
  });
  try {
    const { stats, errors } = reportSchema.parse(JSON.parse(await readFile(outputFile, 'utf8')));
    const failed = stats.unexpected + stats.flaky + errors.length;
    return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    await rm(outputFile, { force: true });
  }
}
