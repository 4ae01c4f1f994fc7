import { mkdtempSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogFile } from './log-file.ts';

test('LogFile: empties the log of a program that goes on writing, and keeps the older part', () => {
  const folder = mkdtempSync(join(tmpdir(), 'placelore-log-'));
  try {
    const log = new LogFile(join(folder, 'redis.log'));
    writeSync(log.fd, 'small\n');
    log.rotateInPlace();
    expect(readFileSync(log.path, 'utf8')).toBe('small\n');
    writeSync(log.fd, Buffer.alloc(10 * 1024 * 1024, 'x'));
    log.rotateInPlace();
    writeSync(log.fd, 'next\n');
    expect(readFileSync(log.path, 'utf8')).toBe('next\n');
    expect(statSync(`${log.path}.1`).size).toBe(10 * 1024 * 1024 + 6);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
