import { PassThrough, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { pack as createPack, type Pack } from 'tar-stream';
import { Checksums } from './checksums.ts';
import { encrypt } from './encryption.ts';
import { ARCHIVE_FORMAT, type ArchiveHead, HEAD_ENTRY, MANIFEST_ENTRY, type Manifest } from './manifest.ts';

/** Keyword under which tar programs store the media type of a file. */
export const MEDIA_TYPE_KEYWORD = 'SCHILY.xattr.user.mime_type';

/** Writes an archive: tar, compressed by zstd, and encrypted by age if there are recipients. */
export class ArchiveWriter {
  readonly #pack: Pack = createPack();
  readonly #checksums = new Checksums();
  readonly #createdAt: Date;
  readonly #head: ArchiveHead;
  readonly #written: Promise<void>;
  #failure: Error | undefined;
  /** Rejects the wait for an entry that a failed target will never accept. */
  #rejectPending: ((error: Error) => void) | undefined;

  /**
   * @param target receives the bytes; {@link finish} ends it
   * @param version version of the product
   */
  constructor(target: Writable, recipients: readonly string[], version: string, createdAt = new Date()) {
    this.#createdAt = createdAt;
    this.#head = { format: ARCHIVE_FORMAT, version, createdAt: createdAt.toISOString() };
    this.#written = writeTo(target, this.#pack as unknown as Readable, recipients);
    this.#written.catch((error: Error) => {
      this.#failure = error;
      this.#pack.destroy(error);
      this.#rejectPending?.(error);
    });
  }

  /** Writes the first entry. */
  async start(): Promise<void> {
    await this.add(HEAD_ENTRY, Buffer.from(JSON.stringify(this.#head)));
  }

  /** @param mediaType media type of an object */
  async add(name: string, bytes: Buffer, mediaType?: string): Promise<void> {
    this.#checksums.add(name, bytes);
    await this.#write(name, bytes, mediaType);
    if (this.#checksums.isBlockDue) await this.#writeChecksums();
  }

  /** Writes the manifest. Returns it once the target has received everything. */
  async finish(content: Omit<Manifest, keyof ArchiveHead | 'entries'>): Promise<Manifest> {
    if (this.#checksums.hasOpenLines) await this.#writeChecksums();
    const manifest = { ...this.#head, ...content, entries: this.#checksums.summarize() };
    await this.#write(MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest, null, 2)));
    this.#pack.finalize();
    await this.#written;
    return manifest;
  }

  /** Ends the target with an error, so that it does not keep an incomplete archive. */
  async abort(error: Error): Promise<void> {
    this.#pack.destroy(error);
    await this.#written.catch(() => undefined);
  }

  async #writeChecksums(): Promise<void> {
    const { name, bytes } = this.#checksums.takeBlock();
    await this.#write(name, bytes);
  }

  async #write(name: string, bytes: Buffer, mediaType?: string): Promise<void> {
    const attributes = mediaType === undefined ? {} : { pax: { [MEDIA_TYPE_KEYWORD]: mediaType } };
    const header = { name, size: bytes.length, mode: 0o600, mtime: this.#createdAt, ...attributes };
    const entry = await this.#openEntry(header);
    await new Promise<void>((resolve, reject) => {
      this.#rejectPending = reject;
      entry.once('close', () => resolve());
      entry.end(bytes);
    });
    if (this.#failure) throw this.#failure;
  }

  /** @throws the error of the target, which may destroy the pack before its failure is noticed here */
  async #openEntry(header: Parameters<Pack['entry']>[0]): Promise<ReturnType<Pack['entry']>> {
    try {
      const entry = this.#pack.entry(header);
      entry.on('error', () => undefined);
      return entry;
    } catch (error) {
      await this.#written;
      throw error;
    }
  }
}

async function writeTo(target: Writable, tar: Readable, recipients: readonly string[]): Promise<void> {
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  if (recipients.length === 0) return pipeline(tar, compress, target);
  const compressed = new PassThrough();
  const compressing = pipeline(tar, compress, compressed);
  await Promise.all([compressing, encrypt(compressed, recipients).then((encrypted) => pipeline(encrypted, target))]);
}
