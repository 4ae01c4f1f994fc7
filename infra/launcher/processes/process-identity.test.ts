import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { getCommandLine, identifyProcess, isRunning, terminateProcess } from './process-identity.ts';

const children: ChildProcess[] = [];
/** Starts a program that runs for a minute, and ignores signals if it is stubborn. */
async function start(isStubborn = false) {
  const code = `${isStubborn ? "process.on('SIGTERM', () => {});" : ''}setTimeout(() => {}, 60_000);console.log('up')`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  await once(child.stdout, 'data');
  return { child, identity: identifyProcess(child.pid!)! };
}
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

test('identifyProcess: distinguishes a process from a later one with its id', async () => {
  const { child, identity } = await start();
  expect(identity.pid).toBe(child.pid);
  expect(identifyProcess(child.pid!)).toEqual(identity);
  expect(isRunning(identity)).toBe(true);
  expect(isRunning({ ...identity, started: 'at another time' })).toBe(false);
  expect(getCommandLine(child.pid!)).toContain('60_000');
});

test('terminateProcess: ends a process by its signal, and not one that has only its id', async () => {
  const { child, identity } = await start();
  await terminateProcess({ ...identity, started: 'at another time' }, 'SIGTERM', 1_000);
  expect(isRunning(identity)).toBe(true);
  const exit = once(child, 'exit');
  await terminateProcess(identity, 'SIGTERM', 10_000);
  expect(await exit).toEqual([null, 'SIGTERM']);
  expect(identifyProcess(child.pid!)).toBeUndefined();
  expect(getCommandLine(child.pid!)).toBe('');
  await terminateProcess(identity, 'SIGTERM', 1_000);
});

test('terminateProcess: kills a process that does not end in time', async () => {
  const { child, identity } = await start(true);
  const exit = once(child, 'exit');
  await terminateProcess(identity, 'SIGTERM', 100);
  expect(await exit).toEqual([null, 'SIGKILL']);
});
