import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { DOMAIN_SERVICES } from '../../database/prepare-database.ts';
import type { ArchiveWriter } from '../archive/archive-writer.ts';
import type { DatabaseManifest, SchemaManifest } from '../archive/manifest.ts';
import { countRows, formatTable, readMigrations, readSequences, readTables } from './catalog.ts';
import { readServerVersion, withAdminClient } from './client.ts';
import { DUMP_FOLDER, toEntries } from './entries.ts';
import { findPostgresProgram, type PostgresProgram, spawnDump } from './postgres-programs.ts';

const LINE_FEED = 10;

/**
 * Dumps the schemas of all services as of one moment, while the product continues to write. Uses PostgreSQL's own
 * `pg_dump` if one is installed that is at least as new as the server; otherwise uses `COPY`, table by table.
 * @param url administrator's connection string for the product's database
 */
export async function dumpDatabase(url: string, archive: ArchiveWriter): Promise<DatabaseManifest> {
  return withAdminClient(url, async (client) => {
    const serverVersion = await readServerVersion(client);
    const program = await findPostgresProgram('pg_dump', serverVersion);
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    const schemas: Record<string, SchemaManifest> = {};
    if (program) await dumpWithProgram(client, program, url, archive);
    for (const schema of DOMAIN_SERVICES) {
      schemas[schema] = await dumpSchema(client, schema, program ? undefined : archive);
    }
    await client.query('commit');
    return program
      ? { tool: 'pg_dump', toolVersion: program.version, schemas }
      : { tool: 'copy', toolVersion: serverVersion, schemas };
  });
}

async function dumpWithProgram(
  client: pg.Client,
  program: PostgresProgram,
  url: string,
  archive: ArchiveWriter,
): Promise<void> {
  const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
  const dump = spawnDump(program, url, rows[0]?.snapshot ?? '', DOMAIN_SERVICES);
  for await (const entry of toEntries(dump, DUMP_FOLDER)) await archive.add(entry.name, entry.bytes);
}

/** Describes a schema. If an archive is given, also writes the rows of its tables to it. */
async function dumpSchema(client: pg.Client, schema: string, archive?: ArchiveWriter): Promise<SchemaManifest> {
  const tables: SchemaManifest['tables'] = [];
  for (const table of await readTables(client, schema)) {
    const rows = archive
      ? await copyTable(client, schema, table, archive)
      : await countRows(client, schema, table.name);
    tables.push({ ...table, rows });
  }
  const migrations = await readMigrations(client, schema);
  return { migrations, tables, sequences: await readSequences(client, schema) };
}

/**
 * Writes the rows of a table in the output format of `COPY`, one per line.
 * @returns the number of rows
 */
async function copyTable(
  client: pg.Client,
  schema: string,
  { name, columns }: { name: string; columns: string[] },
  archive: ArchiveWriter,
): Promise<number> {
  const columnList = columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
  const rows = client.query(copyTo(`copy ${formatTable(schema, name)} (${columnList}) to stdout`));
  let count = 0;
  for await (const entry of toEntries(rows, `database/${schema}/${name}`)) {
    for (const byte of entry.bytes) if (byte === LINE_FEED) count += 1;
    await archive.add(entry.name, entry.bytes);
  }
  return count;
}
