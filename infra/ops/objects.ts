import { isStorageKey, type ListedObject, type Storage } from '@placelore/platform/storage/storage.port.js';
import type { ArchiveEntry } from './archive/archive-reader.ts';
import type { ArchiveWriter } from './archive/archive-writer.ts';

const FOLDER = 'objects/';
const PAGE_SIZE = 1000;

/** Maximum difference between the clock of an object store and that of this machine, in ms. */
const MAX_CLOCK_DIFFERENCE_MS = 5 * 60_000;

/** Writes the objects of a storage to an archive. Objects that are deleted meanwhile are omitted. */
export class ObjectArchiver {
  readonly sums = { count: 0, bytes: 0 };
  readonly #storage: Storage;
  readonly #archive: ArchiveWriter;
  readonly #changedSince = Date.now() - MAX_CLOCK_DIFFERENCE_MS;
  /** Times in ms of archived objects that are so new that {@link archiveChanged} lists them again. */
  readonly #recent = new Map<string, number>();

  constructor(storage: Storage, archive: ArchiveWriter) {
    this.#storage = storage;
    this.#archive = archive;
  }

  async archiveAll(): Promise<void> {
    for await (const object of listObjects(this.#storage)) await this.#add(object);
  }

  /** Writes the objects that were stored since this archiver was created. */
  async archiveChanged(): Promise<void> {
    for await (const object of listObjects(this.#storage)) {
      const time = object.modifiedAt.getTime();
      if (time >= this.#changedSince && this.#recent.get(object.key) !== time) await this.#add(object);
    }
  }

  async #add({ key, modifiedAt }: ListedObject): Promise<void> {
    const object = await readObject(this.#storage, key);
    if (!object) return;
    await this.#archive.add(`${FOLDER}${key}`, object.bytes, object.mediaType);
    if (!this.#recent.has(key)) this.sums.count += 1;
    this.sums.bytes += object.bytes.length;
    if (modifiedAt.getTime() >= this.#changedSince) this.#recent.set(key, modifiedAt.getTime());
  }
}

/** Restores one entry of the archive if it is an object. */
export async function restoreObject(storage: Storage, { name, bytes, mediaType }: ArchiveEntry): Promise<void> {
  if (!name.startsWith(FOLDER)) return;
  await storage.put(name.slice(FOLDER.length), bytes, mediaType ?? 'application/octet-stream');
}

/** Whether the storage contains no objects of the product. */
export async function isStorageEmpty(storage: Storage): Promise<boolean> {
  for await (const _ of listObjects(storage)) return false;
  return true;
}

/** Lists the objects that the product stored. A bucket may also contain other files. */
async function* listObjects(storage: Storage): AsyncGenerator<ListedObject> {
  for (let after = ''; ; ) {
    const page = await storage.listAll(after, PAGE_SIZE);
    for (const object of page) if (isStorageKey(object.key)) yield object;
    const last = page.at(-1);
    if (!last) return;
    after = last.key;
  }
}

async function readObject(storage: Storage, key: string): Promise<{ bytes: Buffer; mediaType: string } | undefined> {
  const found = await storage.stat(key);
  if (!found) return undefined;
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of await storage.read(key)) chunks.push(chunk);
  } catch (error) {
    if ((await storage.stat(key)) === null) return undefined;
    throw error;
  }
  return { bytes: Buffer.concat(chunks), mediaType: found.contentType };
}
