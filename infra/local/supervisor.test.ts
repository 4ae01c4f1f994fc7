import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess, isRunning, markOf } from './processes.ts';
import type { Program } from './program.ts';
import { Supervisor } from './supervisor.ts';

let folder: string;
let supervisor: Supervisor;
let children: ChildProcess[];
let said: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placelore-supervisor-'));
  children = [];
  said = [];
  supervisor = new Supervisor(join(folder, 'run.json'), (line) => said.push(line));
});
afterEach(async () => {
  await supervisor.stop(supervisor.names, 100);
  await rm(folder, { recursive: true });
});

/** A Node program that says it is ready by writing a file. */
const node = (name: string, script: string): Program => ({
  name,
  logFile: join(folder, `${name}.log`),
  patience: 2,
  stopSignal: 'SIGTERM',
  spawn: () => {
    const ready = JSON.stringify(join(folder, `${name}-ready`));
    const child = spawn(process.execPath, ['--eval', `const ready = ${ready}; ${script}`], { stdio: 'ignore' });
    children.push(child);
    return child;
  },
  isReady: async () => existsSync(join(folder, `${name}-ready`)),
});
const STAYS = "setInterval(() => {}, 1000); require('fs').writeFileSync(ready, '');";

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('waited in vain');
    await sleep(10);
  }
}

const recorded = async () =>
  JSON.parse(await readFile(join(folder, 'run.json'), 'utf8')).map((e: { pid: number }) => e.pid);

test('a program that dies is started again, and the record follows', async () => {
  await supervisor.start(node('one', STAYS));
  expect(await recorded()).toEqual([children[0]?.pid]);
  children[0]?.kill('SIGKILL');
  await until(() => said.includes('one works again'));
  expect(children).toHaveLength(2);
  expect(await recorded()).toEqual([children[1]?.pid]);
});

test('a program that never gets ready is a fault that names its log', async () => {
  await expect(supervisor.start(node('bad', 'process.exit(7)'))).rejects.toThrow(
    `bad does not start (code 7): its log ${join(folder, 'bad.log')} says why.`,
  );
});

test('a program that ignores the signal is killed when its time is up, and not started again', async () => {
  await supervisor.start(node('stubborn', `process.on('SIGTERM', () => {}); ${STAYS}`));
  const began = Date.now();
  await supervisor.stop(['stubborn'], 300);
  expect(Date.now() - began).toBeLessThan(2000);
  expect(children[0]?.signalCode).toBe('SIGKILL');
  expect(children).toHaveLength(1);
  expect(await recorded()).toEqual([]);
});

test('processes an earlier launcher left behind are ended, others that now have their id are not', async () => {
  const left = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const stranger = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const leftMark = markOf(left.pid ?? 0)!;
  const strangerMark = markOf(stranger.pid ?? 0)!;
  await writeFile(
    join(folder, 'run.json'),
    JSON.stringify([
      { ...leftMark, name: 'content', stopSignal: 'SIGTERM' },
      { pid: strangerMark.pid, started: 'at another time', name: 'places', stopSignal: 'SIGTERM' },
    ]),
  );
  await supervisor.endLeftovers();
  expect(isRunning(leftMark)).toBe(false);
  expect(isRunning(strangerMark)).toBe(true);
  expect(await recorded()).toEqual([]);
  await endProcess(strangerMark, 'SIGKILL', 1000);
});
