import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '../../launcher/processes/startup-error.ts';
import type { ArchiveSource } from '../archive/archive-reader.ts';
import type { BackupTarget } from './backup-target.ts';

/** Stores archives as private files in a folder, which is created if it is missing. */
export const createFolderTarget = (folder: string): BackupTarget => ({
  name: folder,
  async create(archiveName) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, archiveName);
    const draft = `${file}.partial`;
    return {
      name: file,
      // `flush` writes everything to the disk before the stream ends.
      stream: createWriteStream(draft, { mode: 0o600, flush: true }),
      async commit() {
        await rename(draft, file);
        await flushFolder(dirname(file));
      },
      discard: () => rm(draft, { force: true }),
    };
  },
  list: () => readdir(folder),
  remove: (name) => rm(join(folder, name)),
});

/** @throws StartupError if there is no such file */
export const createFileSource = (file: string): ArchiveSource => ({
  name: file,
  async open() {
    if (!existsSync(file)) throw new StartupError(`${file} does not exist: check the name.`);
    return createReadStream(file);
  },
});

/** Writes the folder to the disk, so that a file keeps its new name after a power failure. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().catch(() => undefined);
  await handle.close();
}
