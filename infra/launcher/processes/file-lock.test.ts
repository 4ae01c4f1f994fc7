import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryLock, waitForLock } from './file-lock.ts';

let folder: string;
let holder: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placelore-lock-'));
});
afterEach(async () => {
  holder?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Starts another process that holds the lock, collects its garbage, and keeps running. */
async function lockInOtherProcess(file: string): Promise<ChildProcess> {
  const script = `
    const { tryLock } = await import(${JSON.stringify(join(import.meta.dirname, 'file-lock.ts'))});
    if (!tryLock(${JSON.stringify(file)})) process.exit(1);
    gc();
    setInterval(() => {}, 1000);
    console.log('held');`;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('file lock: rejects a lock that another process holds, and takes it over when that process is killed', async () => {
  const file = join(folder, 'lock');
  holder = await lockInOtherProcess(file);
  expect(tryLock(file)).toBeUndefined();
  const pendingLock = waitForLock(file, 5000);
  holder.kill('SIGKILL');
  const release = await pendingLock;
  release();
});

test('file lock: is free again after its release', () => {
  const file = join(folder, 'lock');
  const release = tryLock(file);
  expect(tryLock(file)).toBeUndefined();
  release?.();
  expect(tryLock(file)).toBeDefined();
});

test('file lock: names the lock if waiting times out', async () => {
  const file = join(folder, 'lock');
  holder = await lockInOtherProcess(file);
  await expect(waitForLock(file, 100)).rejects.toThrow(file);
});
