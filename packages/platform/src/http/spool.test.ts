import { type FileHandle, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toApiError } from './error-response.js';
import { Spool, SpooledFile } from './spool.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placelore-spool-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('Spool', () => {
  it('returns the written data, however often it is read', async () => {
    await new Spool(folder).use(async (file) => {
      for (const text of ['one ', 'two ', 'three']) await file.append(Buffer.from(text));
      expect(file.size).toBe(13);
      expect(String(await file.bytes())).toBe('one two three');
      expect(String(await file.bytes())).toBe('one two three');
    });
  });

  it('leaves no file in the folder, even while it is in use, so that a killed process leaves none', async () => {
    const spool = new Spool(join(folder, 'new', 'folder'));
    await spool.use(async (file) => {
      await file.append(Buffer.from('secret'));
      expect(await readdir(join(folder, 'new', 'folder'))).toEqual([]);
    });
    await expect(spool.use(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await readdir(join(folder, 'new', 'folder'))).toEqual([]);
  });

  it('reports a full disk as such, not as too many uploads', async () => {
    const full = { write: () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })) };
    const file = new SpooledFile(full as unknown as FileHandle, () => {});
    const thrown = await file.append(Buffer.from('photo')).catch((error: unknown) => error);
    expect(toApiError(thrown)).toMatchObject({ code: 'STORAGE_FULL', status: 507 });
  });

  it('limits the bytes of all files together, and frees those of closed files', async () => {
    const spool = new Spool(folder, 10);
    const appendBytes = (bytes: number) => (file: SpooledFile) => file.append(Buffer.alloc(bytes));
    await spool.use(async (file) => {
      await file.append(Buffer.alloc(6));
      await expect(spool.use(appendBytes(5))).rejects.toMatchObject({ code: 'UPLOADS_FULL', retryAfter: 5 });
      await spool.use(appendBytes(4));
    });
    await spool.use(appendBytes(10));
    expect(spool.spooledBytes).toBe(0);
  });
});
