import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { assertOpenFilesLimit, getOpenFilesLimit } from './open-files.ts';

test('open files: reads the limit of this process', () => {
  expect(getOpenFilesLimit()).toBeGreaterThanOrEqual(256);
});

test('open files: reports the needed limit only if the actual one is too low', () => {
  expect(() => assertOpenFilesLimit(1023)).toThrow(
    /may have 1023 files open here, and Placelore needs 1024: .*"ulimit -n 1024"/,
  );
  for (const sufficientLimit of [1024, Number.POSITIVE_INFINITY, undefined])
    expect(() => assertOpenFilesLimit(sufficientLimit)).not.toThrow();
});

test('launcher: stops with the message about open files before it writes anything', () => {
  const launcher = [process.execPath, join(import.meta.dirname, 'start.ts')];
  const { status, stdout, stderr } = spawnSync('sh', ['-c', 'ulimit -n 256 && exec "$@"', 'sh', ...launcher], {
    env: { PATH: process.env.PATH, DATA_DIR: '/nowhere/that/could/be/made' },
    encoding: 'utf8',
  });
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('A process may have 256 files open here')]);
  expect([status, stdout]).toEqual([1, '']);
});
