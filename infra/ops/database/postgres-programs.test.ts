import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartupError } from '../../launcher/processes/startup-error.ts';
import { findPostgresProgram, spawnDump, spawnRestore } from './postgres-programs.ts';

const URL_WITH_PASSWORD = 'postgres://ada:s%40cret@db.example:6000/placelore?sslmode=require';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placelore-programs-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes a fake PostgreSQL program, which prints this version when asked for it. */
async function writeProgram(name: string, version: string, script: string) {
  const body = `#!/bin/sh\nif [ "$1" = --version ]; then echo "${name} (PostgreSQL) ${version}"; exit; fi\n${script}\n`;
  await writeFile(join(folder, name), body, { mode: 0o755 });
  return { file: join(folder, name), version: Number.parseInt(version, 10) };
}

test('pg_dump: is used when it is at least as new as the server', async () => {
  const program = await writeProgram('pg_dump', '17.2 (Debian 17.2-1)', '');
  expect(await findPostgresProgram('pg_dump', 17, ['/none', folder])).toEqual(program);
  expect(await findPostgresProgram('pg_dump', 18, [folder])).toBeUndefined();
  await writeProgram('pg_dump', '18.1', 'exit 1');
  expect(await findPostgresProgram('pg_dump', 18, [folder])).toMatchObject({ version: 18 });
});

test('pg_dump: gets the snapshot and the schemas as arguments, but no password', async () => {
  const program = await writeProgram('pg_dump', '18.1', 'echo "$* with $PGPASSWORD by $PGSSLMODE"');
  expect(await text(spawnDump(program, URL_WITH_PASSWORD, '3-1', ['auth', 'places']))).toBe(
    '--host=db.example --port=6000 --username=ada --dbname=placelore --no-password --format=custom --compress=0 ' +
      '--snapshot=3-1 --schema=auth --schema=places with s@cret by require\n',
  );
});

test('pg_dump: ends its stream with its own error message if it fails after some output', async () => {
  const program = await writeProgram(
    'pg_dump',
    '18.1',
    'echo part; echo "pg_dump: error: connection lost" >&2; exit 1',
  );
  await expect(text(spawnDump(program, URL_WITH_PASSWORD, '3-1', ['auth']))).rejects.toEqual(
    new StartupError('pg_dump failed: connection lost'),
  );
});

test('pg_restore: fails with its own error message, even if it does not read its input', async () => {
  const program = await writeProgram('pg_restore', '18.1', 'echo "pg_restore: error: no such role" >&2; exit 1');
  const { input, ended } = spawnRestore(program, URL_WITH_PASSWORD);
  input.end(Buffer.alloc(1_000_000));
  await expect(ended).rejects.toThrow(/^pg_restore failed: no such role$/);
});
