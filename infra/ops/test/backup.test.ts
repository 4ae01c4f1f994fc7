import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { LocalStorage } from '@placelore/platform/storage/local-storage.js';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { Redis } from 'ioredis';
import type { QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { type BackupOptions, backUp } from '../backup.ts';
import { DatabaseRestore } from '../database/restore-database.ts';
import type { Installation, RestorableInstallation } from '../installation.ts';
import { assertEmpty, assertSpace, restore, verifyArchive } from '../restore.ts';
import { createFileSource, createFolderTarget } from '../targets/folder-target.ts';
import { createTestInstallation, describeTables, MIGRATIONS, query } from './support/test-installation.ts';

/** Migration of a newer version than that of the archive. */
class IndexPlaces2000000000000 {
  up = (runner: QueryRunner) => runner.query('create index places_newer on places (name, id)');
  down = (runner: QueryRunner) => runner.query('drop index places_newer');
}
const NEWER_MIGRATIONS = { ...MIGRATIONS, places: [...MIGRATIONS.places, IndexPlaces2000000000000] };
const OBJECT = randomBytes(5000);
let folder: string;
let databases: TestDatabase[];
const clients: Redis[] = [];
let source: RestorableInstallation;

async function createInstallation(name: string): Promise<RestorableInstallation> {
  const database = await createTestDatabase();
  databases.push(database);
  return createTestInstallation(database, join(folder, name));
}

const NO_OPTIONS: BackupOptions = { recipients: [], secrets: new Map() };
const backUpTo = (name: string, options = NO_OPTIONS) =>
  backUp(source, createFolderTarget(join(folder, name)), options);
const verify = (file: string, identities?: string, migrations = MIGRATIONS) =>
  verifyArchive(createFileSource(file), identities, migrations);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placelore-backup-'));
  databases = [];
  source = await createInstallation('source');
  await query(source, FILL_SQL);
  await source.storage.put('images/a/one.webp', OBJECT, 'image/webp');
  await source.storage.put(`images/${'b'.repeat(150)}/two.jpg`, Buffer.from('two'), 'image/jpeg');
});
afterAll(async () => {
  for (const client of clients) client.disconnect();
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true });
});

/**
 * Creates rows with quotes, backslashes, line breaks, and nulls; foreign keys; sequences; and a table that refuses
 * changes.
 */
const FILL_SQL = `
  insert into content.audit_log (actor_name, action, subject_type, subject_id, subject_name, request_id, before)
    select E'a\\tb\\\\c\\n"d"', 'x', 'y', n, E'\\\\.', '', case when n > 9 then '{"ä": "😀"}'::jsonb end
    from generate_series(1, 50) n;
  insert into auth.users (username, email, password) values ('maria', 'maria@example.org', 'hash');
  select nextval('auth.users_id_seq') from generate_series(1, 6);
  insert into analysis.analyses (id, owner_key, source, hints, image_hash, metadata, photo_hashes, job_request_id)
    values ('00000000-0000-4000-8000-000000000001', 'o', 'upload', '{}', 'h', '{}', '{a,"b c"}', gen_random_uuid());
  insert into analysis.step_results (key, value) values ('k', '{"text": "line\\nbreak"}');
  insert into analysis.analysis_step_results values ('00000000-0000-4000-8000-000000000001', 'k')`;

test('backup: restores every row, sequence, object, and secret of an installation that continues to write', async () => {
  const secrets = new Map([['secrets.json', Buffer.from('{"COOKIE_SECRET": "kept"}')]]);
  const expected = await describeTables(source);
  const late = Buffer.from('stored while the database was dumped');
  const archiving = backUp(withLateObject(source, late), createFolderTarget(join(folder, 'plain')), {
    ...NO_OPTIONS,
    secrets,
  });
  const { name, manifest } = await archiving;
  expect(manifest.objects.count).toBe(3);
  const archive = await verify(name);
  expect(archive.secrets).toEqual(secrets);

  const target = { ...(await createInstallation('target')), migrations: NEWER_MIGRATIONS };
  await assertEmpty(target);
  const redis = new Redis(target.redisUrl ?? '');
  clients.push(redis);
  await redis.set('placelore-other:session', 'of another application');
  await assertEmpty(target);
  await redis.mset('placelore:session:1', '1', 'placelore:{quick}:quick:meta', '1', '{placelore:quota}:1', '1');
  await expect(assertEmpty(target)).rejects.toThrow('not empty (Redis): restore into an empty one, or replace');
  await restore(target, archive);
  expect(await redis.keys('*')).toEqual(['placelore-other:session']);
  expect(await describeTables(target)).toEqual(expected);
  expect(expected['content.audit_log']).toMatchObject({ count: 50 });
  expect(await target.storage.stat('images/a/one.webp')).toMatchObject({ size: 5000, contentType: 'image/webp' });
  expect(await readAll(target, 'images/a/one.webp')).toEqual(OBJECT);
  expect(await readAll(target, 'images/late')).toEqual(late);
  // The tables work as before: identities continue, foreign keys are enforced, and the audit log refuses changes.
  const [user] = await query(
    target,
    `insert into auth.users (username, email, password) values ('a', 'b', 'c') returning id`,
  );
  expect(user).toEqual({ id: 8 });
  await expect(query(target, `delete from content.audit_log`)).rejects.toThrow('only ever added to');
  await expect(
    query(target, `insert into analysis.analysis_step_results values (gen_random_uuid(), 'k')`),
  ).rejects.toThrow('analysis_step_results_analysis_id_fkey');
  expect(await query(target, `select 1 as one from pg_indexes where indexname = 'places_newer'`)).toEqual([{ one: 1 }]);
  const [owner] = await query(target, `select tableowner from pg_tables where tablename = 'analyses'`);
  expect(owner).toEqual({ tableowner: 'placelore_analysis' });
});

/** Returns an installation that stores another object as soon as its first listing has ended. */
function withLateObject(installation: Installation, bytes: Buffer): Installation {
  const storage = new LocalStorage(join(folder, 'source'));
  const listAll = storage.listAll.bind(storage);
  storage.listAll = async (after, limit) => {
    const page = await listAll(after, limit);
    if (page.length === 0) await storage.put('images/late', bytes, 'text/plain');
    return page;
  };
  return { ...installation, storage };
}

async function readAll({ storage }: Installation, key: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await storage.read(key)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('backup: can be decrypted with the key of its recipient only', async () => {
  const [identity, other] = await Promise.all([generateIdentity(), generateIdentity()]);
  const { name } = await backUpTo('encrypted', { ...NO_OPTIONS, recipients: [await identityToRecipient(identity)] });
  expect(name).toMatch(/\.tar\.zst\.age$/);
  expect((await verify(name, `# created: today\n${identity}\n`)).manifest.version).toBe('1.0.0');
  await expect(verify(name, other)).rejects.toThrow('The key of --identity does not open this archive');
  await expect(verify(name)).rejects.toThrow('is encrypted: name the file with its key by --identity.');
  await expect(verify(name, 'secret')).rejects.toThrow('has no key of age');
  await expect(backUpTo('none', { ...NO_OPTIONS, recipients: ['maria'] })).rejects.toThrow('"maria" is no recipient');
});

describe('restore: refuses', () => {
  let file: string;
  beforeAll(async () => {
    file = (await backUpTo('refused')).name;
  });

  const damage = async (change: (bytes: Buffer) => Buffer) => {
    const copy = join(folder, 'damaged');
    await writeFile(copy, change(await readFile(file)));
    return verify(copy);
  };

  test('a damaged archive, an incomplete one, and any other file', async () => {
    const flipped = (bytes: Buffer) => {
      const middle = bytes.length >> 1;
      bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
      return bytes;
    };
    await expect(damage(flipped)).rejects.toThrow('is damaged or incomplete');
    await expect(damage((bytes) => bytes.subarray(0, bytes.length - 600))).rejects.toThrow('is damaged or incomplete');
    // Still valid for tar and zstd, but not for the checksums.
    const changed = (bytes: Buffer) => {
      const tar = zstdDecompressSync(bytes);
      tar.write('mario', tar.indexOf('maria'));
      return zstdCompressSync(tar);
    };
    await expect(damage(changed)).rejects.toThrow('is damaged or incomplete');
    await expect(damage(() => Buffer.from('text'))).rejects.toThrow('is no backup of Placelore');
    await expect(verify(join(folder, 'missing'))).rejects.toThrow(/missing does not exist: check the name\.$/);
  });

  test('an archive with migrations that this version lacks', async () => {
    await expect(verify(file, undefined, { ...MIGRATIONS, places: [] })).rejects.toThrow(
      /^The backup was made by Placelore 1\.0\.0, which has migrations that this version lacks \(places\.\w+\): restore it/,
    );
  });

  test('an installation with accounts and objects', () =>
    expect(assertEmpty(source)).rejects.toThrow(
      'not empty (the database, the object store): restore into an empty one',
    ));

  test('a disk without enough space for the content', async () => {
    const { manifest } = await verify(file);
    expect(() => assertSpace(manifest, '/data', manifest.entries.bytes * 2)).not.toThrow();
    expect(() => assertSpace(manifest, '/data', 1e3)).toThrow(
      /^The backup needs 0\.\d+ GB in \/data, whose disk has 0\.00 GB/,
    );
  });

  test('rows that a table does not accept, and leaves nothing behind', async () => {
    const { manifest } = await verify(file);
    const restoring = new DatabaseRestore(source, manifest);
    await restoring.start();
    const entry = { name: 'database/auth/users/00000001', bytes: Buffer.from('no row\n'), mediaType: undefined };
    await expect(restoring.write(entry).then(() => restoring.finish())).rejects.toThrow('invalid input syntax');
    await restoring.abort();
    expect(await query(source, `select 1 from pg_database where datname = '${source.database}_restoring'`)).toEqual([]);
  });

  test("a number of rows that differs from the archive's, and does not change the installation", async () => {
    const archive = await verify(file);
    const users = archive.manifest.database.schemas.auth?.tables.find(({ name }) => name === 'users');
    users!.rows += 1;
    const before = await describeTables(source);
    await expect(restore(source, archive)).rejects.toThrow(
      'The table auth.users has 1 rows after the restore and 2 in',
    );
    expect(await describeTables(source)).toEqual(before);
  });
});

test('backup: reports a full disk, and leaves no file on it', async () => {
  const target = createFolderTarget(join(folder, 'full'));
  const create = target.create.bind(target);
  target.create = async (name) => {
    const upload = await create(name);
    upload.stream._write = (_chunk, _encoding, done) => done(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    upload.stream._writev = (_chunks, done) => done(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    return upload;
  };
  await expect(backUp(source, target, NO_OPTIONS)).rejects.toThrow(
    /^The disk is full, and the unfinished backup .* removed/,
  );
  expect(await readdir(join(folder, 'full'))).toEqual([]);
});

test('backup: reports that the product does not run, and leaves no file', async () => {
  const stopped = { ...source, adminUrl: 'postgres://127.0.0.1:1/postgres' };
  await expect(backUp(stopped, createFolderTarget(join(folder, 'stopped')), NO_OPTIONS)).rejects.toThrow(
    /^A store does not respond \(ECONNREFUSED\), and no backup was made: start Placelore/,
  );
  expect(await readdir(join(folder, 'stopped'))).toEqual([]);
});

test('backup: keeps the newest archives and all other files', async () => {
  await backUpTo('kept');
  const [newest] = await readdir(join(folder, 'kept'));
  const others = ['placelore-20250101T000000000Z.tar.zst', 'placelore-20250102T000000000Z.tar.zst.age', 'notes.txt'];
  for (const other of others) await writeFile(join(folder, 'kept', other), '');
  const { removed, name } = await backUpTo('kept', { ...NO_OPTIONS, keep: 2 });
  expect(removed).toEqual(others.slice(0, 2));
  expect((await readdir(join(folder, 'kept'))).sort()).toEqual(['notes.txt', newest, name.split('/').at(-1)].sort());
});
