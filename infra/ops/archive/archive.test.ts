import { createHash, randomBytes } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zstdCompressSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { pack as createPack } from 'tar-stream';
import { type ArchiveEntry, readArchive } from './archive-reader.ts';
import { ArchiveWriter } from './archive-writer.ts';

const CREATED_AT = new Date('2026-01-02T03:04:05.000Z');
const CONTENT = {
  database: { tool: 'copy' as const, toolVersion: 18, schemas: {} },
  objects: { count: 1, bytes: 5 },
  secrets: ['secrets.json'],
};
const ENTRIES: [name: string, text: string, mediaType?: string][] = [
  ['database/auth/users', 'id\n1\n'],
  ['objects/a', 'photo', 'image/webp'],
  ['empty', ''],
];

const toSource = (bytes: Buffer) => ({
  name: 'backup',
  open: async () => Readable.from([bytes], { objectMode: false }),
});

async function write(recipients: string[] = [], entries = ENTRIES) {
  const chunks: Buffer[] = [];
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const writer = new ArchiveWriter(target, recipients, '1.2.3', CREATED_AT);
  await writer.start();
  for (const [name, text, mediaType] of entries) await writer.add(name, Buffer.from(text), mediaType);
  const manifest = await writer.finish(CONTENT);
  return { manifest, bytes: Buffer.concat(chunks) };
}

async function read(bytes: Buffer, identities?: string) {
  const entries: ArchiveEntry[] = [];
  const manifest = await readArchive(toSource(bytes), identities, async (entry) => void entries.push(entry));
  return {
    manifest,
    entries: entries.map(({ name, bytes: content, mediaType }) => [name, String(content), mediaType]),
  };
}

test('archive: is read as it was written, with its manifest', async () => {
  const { manifest, bytes } = await write();
  const head = { format: 1, version: '1.2.3', createdAt: CREATED_AT.toISOString() };
  expect(manifest).toEqual({
    ...head,
    ...CONTENT,
    entries: { count: 4, bytes: JSON.stringify(head).length + 10, checksums: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect(await read(bytes)).toEqual({
    manifest,
    entries: [
      ['placelore-backup.json', JSON.stringify(head), undefined],
      ...ENTRIES.map(([name, text, mediaType]) => [name, text, mediaType]),
    ],
  });
});

test('archive: is read as it was written when it has more entries than one checksum block', async () => {
  const entries = Array.from({ length: 1_100 }, (_, index): [string, string] => [`objects/${index}`, String(index)]);
  const { manifest, bytes } = await write([], entries);
  expect(manifest.entries.count).toBe(1_101);
  expect((await read(bytes)).entries.slice(1)).toEqual(entries.map((entry) => [...entry, undefined]));
});

test('archive: can be decrypted with the key of any recipient, and only with those', async () => {
  const [own, other] = [await generateX25519Identity(), await generateX25519Identity()];
  const { bytes } = await write([await identityToRecipient(other), await identityToRecipient(own)]);
  expect((await read(bytes, `# created\n\n${own}\n`)).entries).toHaveLength(4);
  await expect(read(bytes)).rejects.toThrow('backup is encrypted: name the file with its key by --identity.');
  await expect(read(bytes, await generateX25519Identity())).rejects.toThrow('does not open this archive');
  await expect(read(bytes, 'key')).rejects.toThrow('has no key of age');
});

test('archive: is damaged or incomplete when it is cut off at any point, and other files are not backups', async () => {
  const { bytes } = await write();
  for (const share of [0.2, 0.5, 0.8])
    await expect(read(bytes.subarray(0, Math.floor(bytes.length * share)))).rejects.toThrow(
      'backup is damaged or incomplete, and nothing was restored from it: use another backup, or copy it again.',
    );
  await expect(read(Buffer.from('PK'))).rejects.toThrow('backup is no backup of Placelore.');
});

test('archive: rejects every entry after the target has failed, with the error of the target', async () => {
  const target = new Writable({ write: (_chunk, _encoding, done) => done(new Error('disk full')) });
  const writer = new ArchiveWriter(target, [], '1.2.3', CREATED_AT);
  const big = randomBytes(1_000_000);
  const addAll = async () => {
    await writer.start();
    for (let index = 0; index < 20; index++) await writer.add(`objects/${index}`, big);
  };
  await expect(addAll()).rejects.toThrow('disk full');
  await expect(writer.add('objects/last', Buffer.from('x'))).rejects.toThrow('disk full');
  await expect(writer.finish(CONTENT)).rejects.toThrow('disk full');
});

/** Packs files as an archive, whatever they contain. */
async function packFiles(files: [name: string, text: string][]): Promise<Buffer> {
  const pack = createPack();
  for (const [name, text] of files) pack.entry({ name }, text);
  pack.finalize();
  return zstdCompressSync(await buffer(pack as unknown as Readable));
}

test.each([
  ['no JSON', 'not json', 'backup is damaged or incomplete'],
  ['another document', '{"format":"x"}', 'backup is no backup of Placelore'],
  [
    'of a newer format',
    JSON.stringify({ format: 2, version: '9.0.0', createdAt: CREATED_AT }),
    'backup was made by Placelore 9.0.0, whose archives this version cannot read: restore it with version 9.0.0 or newer.',
  ],
])('archive: is rejected when its head is %s', async (_, head, message) => {
  await expect(read(await packFiles([['placelore-backup.json', head]]))).rejects.toThrow(message);
});

test('archive: is damaged when something follows its manifest', async () => {
  const { manifest, bytes } = await write([], []);
  const { entries } = await read(bytes);
  const head = entries[0]?.[1] ?? '';
  const line = `${createHash('sha256').update(head).digest('hex')}  placelore-backup.json\n`;
  const files: [string, string][] = [
    ['placelore-backup.json', head],
    ['checksums/00000001.sha256', line],
    ['manifest.json', JSON.stringify(manifest)],
  ];
  expect((await read(await packFiles(files))).manifest).toEqual(manifest);
  await expect(read(await packFiles([...files, ['objects/late', 'photo']]))).rejects.toThrow('backup is damaged');
  await expect(read(await packFiles([...files, files[2]!]))).rejects.toThrow('backup is damaged');
});

test.each(['not json', '{}'])('archive: is damaged when its manifest is %s', async (manifest) => {
  const head = JSON.stringify({ format: 1, version: '1.2.3', createdAt: CREATED_AT });
  const bytes = await packFiles([
    ['placelore-backup.json', head],
    ['manifest.json', manifest],
  ]);
  await expect(read(bytes)).rejects.toThrow('backup is damaged or incomplete');
});

test.each([
  [{ code: 'EIO' }, 'cannot be read'],
  [{ $metadata: {} }, 'cannot be read'],
  [{ code: 'Z_DATA_ERROR' }, 'backup is damaged'],
])('archive: is not damaged only because its store fails: %j', async (failure, message) => {
  const { bytes } = await write();
  const chunks = async function* () {
    yield bytes.subarray(0, 40);
    throw Object.assign(new Error('cannot be read'), failure);
  };
  const source = { name: 'backup', open: async () => Readable.from(chunks(), { objectMode: false }) };
  await expect(readArchive(source, undefined)).rejects.toThrow(message);
});
