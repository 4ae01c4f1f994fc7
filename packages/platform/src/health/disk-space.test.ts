import { tmpdir } from 'node:os';
import { findDiskProblem } from './disk-space.js';

describe('findDiskProblem', () => {
  it('says how much is free on a full disk, and nothing about one with space', async () => {
    expect(await findDiskProblem(tmpdir(), 0)).toBeNull();
    expect(await findDiskProblem(tmpdir(), Number.POSITIVE_INFINITY)).toMatch(/^is full: \d+ MB are free/);
  });
});
