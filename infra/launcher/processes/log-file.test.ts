import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogFile } from './log-file.ts';

const MAX_BYTES = 10 * 1024 * 1024;

test('LogFile: rotates at 10 MB, including what the file contained before, and returns its last lines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'placelore-log-'));
  try {
    const path = join(folder, 'logs', 'content.log');
    new LogFile(path).write(Buffer.alloc(MAX_BYTES - 8, 'x'));
    const log = new LogFile(path);
    expect([statSync(join(folder, 'logs')).mode & 0o777, statSync(path).mode & 0o777]).toEqual([0o700, 0o600]);
    log.write(Buffer.from('\n12345\n'));
    expect(existsSync(`${path}.1`)).toBe(false);
    log.write(Buffer.from('6'));
    expect([statSync(path).size, statSync(`${path}.1`).size]).toEqual([0, MAX_BYTES]);
    log.write(Buffer.from('one\ntwo\nthree\n'));
    expect(log.tail(2)).toBe('two\nthree');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('LogFile: empties the log of a program that keeps writing, and keeps the older part', () => {
  const folder = mkdtempSync(join(tmpdir(), 'placelore-log-'));
  try {
    const log = new LogFile(join(folder, 'redis.log'));
    writeSync(log.fd, 'small\n');
    log.rotateInPlace();
    expect(readFileSync(log.path, 'utf8')).toBe('small\n');
    writeSync(log.fd, Buffer.alloc(MAX_BYTES, 'x'));
    log.rotateInPlace();
    writeSync(log.fd, 'next\n');
    expect(readFileSync(log.path, 'utf8')).toBe('next\n');
    expect(statSync(`${log.path}.1`).size).toBe(MAX_BYTES + 6);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
