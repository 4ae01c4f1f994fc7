import files, { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataFolder, markAsStopping } from './data-folder.ts';
import { tryLock } from './processes/file-lock.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'placelore-data-'));
  folder = join(parent, 'data');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(parent, { recursive: true });
});
const readPidFile = () => readFile(join(folder, 'launcher.pid'), 'utf8');

describe('lockDataFolder', () => {
  it('creates a folder that others can only traverse, and writes its process id in it', async () => {
    await lockDataFolder(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o711);
    expect(await readdir(folder)).not.toContain('writable');
    expect(await readPidFile()).toBe(`${process.pid}\n`);
  });

  it('reports that a folder cannot be written to', async () => {
    await writeFile(folder, '');
    await expect(lockDataFolder(folder)).rejects.toThrow('cannot be written by this user');
  });

  it.each([
    ['a disk without room for a file', () => jest.spyOn(files, 'writeFile').mockRejectedValueOnce({ code: 'ENOSPC' })],
    [
      'a disk with less than 200 MB',
      () => jest.spyOn(files, 'statfs').mockResolvedValueOnce({ bavail: 200 * 1024 - 1, bsize: 1024 } as never),
    ],
  ])('reports that %s is full', async (_, fillDisk) => {
    fillDisk();
    await expect(lockDataFolder(folder)).rejects.toThrow('is full');
  });

  it('accepts a disk with 200 MB', async () => {
    jest.spyOn(files, 'statfs').mockResolvedValueOnce({ bavail: 200 * 1024, bsize: 1024 } as never);
    await lockDataFolder(folder);
    expect(await readPidFile()).toBe(`${process.pid}\n`);
  });

  describe('with another launcher using the folder', () => {
    let release: () => void;
    beforeEach(async () => {
      await files.mkdir(folder);
      release = tryLock(join(folder, 'launcher.lock'))!;
      await writeFile(join(folder, 'launcher.pid'), '123\n');
    });
    afterEach(() => release());
    /**
     * Calls `act` when the lock's owner is first looked up, and lets `ms` pass then. A third attempt succeeds. The
     * mocked clock does not depend on the number of reads, because other code in the process reads it too.
     */
    const passTime = (ms: number, act = () => {}) => {
      jest.restoreAllMocks();
      const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
      const read = files.readFile;
      let passed = false;
      jest.spyOn(files, 'readFile').mockImplementation((...args) => {
        (passed ? release : act)();
        passed = true;
        clock.mockReturnValue(ms);
        return read(...args);
      });
    };

    it("reports the other launcher's process after a second", async () => {
      passTime(1_001);
      await expect(lockDataFolder(folder)).rejects.toThrow('already running on');
      passTime(1_001);
      await expect(lockDataFolder(folder)).rejects.toThrow('(process 123)');
    });

    it('takes over the lock of a launcher that ends within a second', async () => {
      passTime(1_000, () => release());
      await lockDataFolder(folder);
      expect(await readPidFile()).toBe(`${process.pid}\n`);
    });

    it('waits twelve seconds for a launcher that is stopping', async () => {
      await markAsStopping(folder);
      expect(await readPidFile()).toBe(`${process.pid} stopping\n`);
      passTime(12_001);
      await expect(lockDataFolder(folder)).rejects.toThrow(`(process ${process.pid})`);
      passTime(12_000, () => release());
      await lockDataFolder(folder);
      expect(await readPidFile()).toBe(`${process.pid}\n`);
    });
  });
});
