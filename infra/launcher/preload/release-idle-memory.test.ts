import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/**
 * Simulates a process that uses the given shares of a processor, one in each interval of 15 s. Prints the number of
 * collections after each interval.
 */
const PROGRAM = `
  import { mock } from 'node:test';
  import { releaseIdleMemory } from '${pathToFileURL(join(__dirname, 'release-idle-memory.mjs')).href}';
  let usedMs = 0, collections = 0;
  process.cpuUsage = (before) => ({ user: usedMs * 1000 - (before?.user ?? 0), system: 0 });
  mock.timers.enable({ apis: ['setInterval'] });
  releaseIdleMemory(() => void collections++);
  const counts = JSON.parse(process.argv[1]).map((share) => {
    usedMs += share * 15_000;
    mock.timers.tick(15_000);
    return collections;
  });
  console.log(JSON.stringify(counts));`;

it.each([
  [
    'once after a start, and once after each rush of work',
    [0.9, 0.05, 0.01, 0, 0.08, 0.01, 0.5, 0.01, 0],
    [0, 0, 1, 1, 1, 1, 1, 2, 2],
  ],
  ['not while the process works', [0.9, 0.04, 0.04, 0.2], [0, 0, 0, 0]],
])('idle memory: is collected %s', async (_when, shares, counts) => {
  const args = ['--input-type=module', '--eval', PROGRAM, JSON.stringify(shares)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(JSON.parse(stdout)).toEqual(counts);
});
