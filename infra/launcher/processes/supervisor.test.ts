import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identifyProcess, isRunning, terminateProcess } from './process-identity.ts';
import type { ProcessSpec } from './supervised-process.ts';
import { Supervisor } from './supervisor.ts';

/** Limits with which a program counts as hung after a tenth of a second without a message. */
const HEARTBEAT_LIMITS = { checkIntervalMs: 50, maxMissed: 2 };

let folder: string;
let supervisor: Supervisor;
let children: ChildProcess[];
let logLines: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placelore-supervisor-'));
  children = [];
  logLines = [];
  supervisor = new Supervisor(join(folder, 'run.json'), (line) => logLines.push(line), HEARTBEAT_LIMITS);
});
afterEach(async () => {
  await supervisor.stop(supervisor.names, 100);
  await rm(folder, { recursive: true });
});

/** Describes a Node program that signals readiness by writing a file. */
const createNodeSpec = (name: string, script: string): ProcessSpec => ({
  name,
  logFile: join(folder, `${name}.log`),
  maxStartAttempts: 2,
  stopSignal: 'SIGTERM',
  spawn: () => {
    const ready = JSON.stringify(join(folder, `${name}-ready`));
    const child = spawn(process.execPath, ['--eval', `const ready = ${ready}; ${script}`], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    children.push(child);
    return child;
  },
  isReady: async () => existsSync(join(folder, `${name}-ready`)),
});
const STAY_ALIVE_SCRIPT = "setInterval(() => {}, 1000); require('fs').writeFileSync(ready, '');";

async function waitUntil(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('waited in vain');
    await sleep(10);
  }
}

const readRecordedPids = async () =>
  JSON.parse(await readFile(join(folder, 'run.json'), 'utf8')).map((e: { pid: number }) => e.pid);

test('Supervisor: restarts a program that ends, and updates the record', async () => {
  await supervisor.start(createNodeSpec('one', STAY_ALIVE_SCRIPT));
  expect(await readRecordedPids()).toEqual([children[0]?.pid]);
  children[0]?.kill('SIGKILL');
  await waitUntil(() => logLines.includes('one is ready again'));
  expect(children).toHaveLength(2);
  expect(await readRecordedPids()).toEqual([children[1]?.pid]);
});

test('Supervisor: restarts a program that hangs, once its messages stop', async () => {
  const beat = `setInterval(() => process.send('alive'), 10); ${STAY_ALIVE_SCRIPT}`;
  await supervisor.start({ ...createNodeSpec('one', beat), hasHeartbeat: true });
  expect(logLines).toEqual([]);
  children[0]?.kill('SIGSTOP');
  await waitUntil(() => logLines.includes('one is ready again'));
  expect(logLines[0]).toBe('one has not responded for 0.1 s; ending it');
  expect(children[0]?.signalCode).toBe('SIGKILL');
});

test('Supervisor: names the log of a program that never becomes ready', async () => {
  await expect(supervisor.start(createNodeSpec('bad', 'process.exit(7)'))).rejects.toThrow(
    `bad failed to start (code 7): see its log ${join(folder, 'bad.log')}.`,
  );
});

test('Supervisor: gives up immediately on a fatal exit code, with its message', async () => {
  const spec = { ...createNodeSpec('outdated', 'process.exit(65)'), fatalExits: { 65: 'Delete it and start again.' } };
  await expect(supervisor.start(spec)).rejects.toThrow(/^Delete it and start again\.$/);
  expect(children).toHaveLength(1);
});

test('Supervisor: kills a program that ignores the signal, and does not restart it', async () => {
  await supervisor.start(createNodeSpec('stubborn', `process.on('SIGTERM', () => {}); ${STAY_ALIVE_SCRIPT}`));
  const began = Date.now();
  await supervisor.stop(['stubborn'], 300);
  expect(Date.now() - began).toBeLessThan(2000);
  expect(children[0]?.signalCode).toBe('SIGKILL');
  expect(children).toHaveLength(1);
  expect(await readRecordedPids()).toEqual([]);
});

test('Supervisor: ends leftover processes of an earlier launcher, but no other process that has the same id', async () => {
  const leftover = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const unrelated = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const leftoverIdentity = identifyProcess(leftover.pid ?? 0)!;
  const unrelatedIdentity = identifyProcess(unrelated.pid ?? 0)!;
  await writeFile(
    join(folder, 'run.json'),
    JSON.stringify([
      { ...leftoverIdentity, name: 'content', stopSignal: 'SIGTERM' },
      { pid: unrelatedIdentity.pid, started: 'at another time', name: 'places', stopSignal: 'SIGTERM' },
    ]),
  );
  await supervisor.stopLeftovers();
  expect(isRunning(leftoverIdentity)).toBe(false);
  expect(isRunning(unrelatedIdentity)).toBe(true);
  expect(await readRecordedPids()).toEqual([]);
  await terminateProcess(unrelatedIdentity, 'SIGKILL', 1000);
});
