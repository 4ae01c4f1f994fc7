import { Readable, type Writable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import { StartupError } from '../../launcher/processes/startup-error.ts';
import { MEDIA_TYPE_KEYWORD } from './archive-writer.ts';
import { Checksums, isChecksumBlock } from './checksums.ts';
import { AGE_MAGIC, decrypt } from './encryption.ts';
import { ARCHIVE_FORMAT, HEAD_ENTRY, headSchema, MANIFEST_ENTRY, type Manifest, manifestSchema } from './manifest.ts';

export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
  mediaType: string | undefined;
}

/** The bytes of an archive, which can be read several times. */
export interface ArchiveSource {
  /** Name for messages to the operator. */
  name: string;
  open(): Promise<Readable>;
}

/** First bytes of every zstd frame (RFC 8878). */
const ZSTD_MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/**
 * Reads a whole archive and compares each entry with its checksum.
 * @param identities contents of an age-keygen file, for an encrypted archive
 * @param onEntry receives each entry before its checksum is verified; to be safe, first read the archive once without
 * it
 * @returns the manifest
 * @throws StartupError if the archive is damaged, incomplete, of a newer version, or cannot be decrypted with these
 * identities
 */
export async function readArchive(
  source: ArchiveSource,
  identities: string | undefined,
  onEntry: (entry: ArchiveEntry) => Promise<void> = async () => undefined,
): Promise<Manifest> {
  const checksums = new Checksums();
  let manifest: Manifest | undefined;
  let count = 0;
  for await (const entry of iterateEntries(source, identities)) {
    if (manifest) throw damaged(source);
    if (count === 0) assertReadable(source, entry);
    count += 1;
    if (entry.name === MANIFEST_ENTRY) manifest = parseManifest(source, entry.bytes);
    else if (isChecksumBlock(entry.name)) compareBlock(source, checksums, entry);
    else {
      checksums.add(entry.name, entry.bytes);
      await onEntry(entry);
    }
  }
  if (!manifest || checksums.hasOpenLines) throw damaged(source);
  const found = checksums.summarize();
  const { entries } = manifest;
  if (found.count !== entries.count || found.checksums !== entries.checksums) throw damaged(source);
  return manifest;
}

function compareBlock(source: ArchiveSource, checksums: Checksums, { name, bytes }: ArchiveEntry): void {
  const block = checksums.takeBlock();
  if (block.name !== name || !block.bytes.equals(bytes)) throw damaged(source);
}

function assertReadable(source: ArchiveSource, { name, bytes }: ArchiveEntry): void {
  const head = name === HEAD_ENTRY ? headSchema.safeParse(parseJson(source, bytes)) : undefined;
  if (!head?.success) throw new StartupError(`${source.name} is no backup of Placelore.`);
  if (head.data.format <= ARCHIVE_FORMAT) return;
  throw new StartupError(
    `${source.name} was made by Placelore ${head.data.version}, whose archives this version cannot read: restore it with ` +
      `version ${head.data.version} or newer.`,
  );
}

function parseManifest(source: ArchiveSource, bytes: Buffer): Manifest {
  const parsed = manifestSchema.safeParse(parseJson(source, bytes));
  if (!parsed.success) throw damaged(source);
  return parsed.data;
}

function parseJson(source: ArchiveSource, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw damaged(source);
  }
}

async function* iterateEntries(source: ArchiveSource, identities: string | undefined): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const stored = await source.open();
  try {
    const compressed = await openCompressed(stored, source, identities);
    const plain = compressed.pipe(createZstdDecompress());
    compressed.on('error', (error) => plain.destroy(error));
    plain.on('error', (error) => tar.destroy(error));
    plain.pipe(tar as unknown as Writable);
    for await (const entry of tar) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      const attributes = entry.header.pax as Record<string, string> | null | undefined;
      yield { name: entry.header.name, bytes: Buffer.concat(chunks), mediaType: attributes?.[MEDIA_TYPE_KEYWORD] };
    }
  } catch (error) {
    if (error instanceof StartupError || isUnreadable(error)) throw error;
    throw damaged(source);
  } finally {
    tar.destroy();
    stored.destroy();
  }
}

/** Decrypts an archive if it is encrypted, without decompressing it. */
async function openCompressed(
  stored: Readable,
  source: ArchiveSource,
  identities: string | undefined,
): Promise<Readable> {
  const [start, stream] = await peek(stored, AGE_MAGIC.length);
  if (start.toString() === AGE_MAGIC) {
    if (identities !== undefined) return decrypt(stream, identities);
    throw new StartupError(`${source.name} is encrypted: name the file with its key by --identity.`);
  }
  if (start.subarray(0, ZSTD_MAGIC.length).equals(ZSTD_MAGIC)) return stream;
  throw new StartupError(`${source.name} is no backup of Placelore.`);
}

/** Reads the first bytes of a stream. Returns them together with a stream that still contains them. */
async function peek(stream: Readable, length: number): Promise<[Buffer, Readable]> {
  const iterator = stream[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < length) {
    const { done, value } = await iterator.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  const whole = async function* () {
    yield start;
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  return [start.subarray(0, length), Readable.from(whole(), { objectMode: false })];
}

/** Whether an error comes from the file system or the network, which says nothing about the archive. */
const isUnreadable = (error: unknown): boolean =>
  /^(E[A-Z]+)$/.test(String((error as NodeJS.ErrnoException).code)) ||
  (error as { $metadata?: unknown }).$metadata !== undefined;

const damaged = (source: ArchiveSource): StartupError =>
  new StartupError(
    `${source.name} is damaged or incomplete, and nothing was restored from it: use another backup, or copy it again.`,
  );
