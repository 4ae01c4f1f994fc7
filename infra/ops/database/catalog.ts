import pg from 'pg';
import { DOMAIN_SERVICES } from '../../database/prepare-database.ts';
import type { SchemaManifest } from '../archive/manifest.ts';

/**
 * Table in which TypeORM records the migrations that have run. Its rows are not copied, because the restore of a copy
 * runs the migrations itself.
 */
export const MIGRATIONS_TABLE = 'migrations';

/** Selects the columns that can be stored, which excludes computed ones. */
const TABLES_SQL = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = to_regnamespace($1) and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = ''
  group by c.relname order by c.relname`;

export const formatTable = (schema: string, table: string): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`;

/** Describes the tables of a schema, without their rows. */
export async function readTables(client: pg.Client, schema: string): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(TABLES_SQL, [schema]);
  return rows.filter(({ name }) => name !== MIGRATIONS_TABLE);
}

/** Returns the names of a schema's migrations in order; none for a schema without tables. */
export async function readMigrations(client: pg.Client, schema: string): Promise<string[]> {
  const table = formatTable(schema, MIGRATIONS_TABLE);
  if (!(await hasTable(client, table))) return [];
  return (await client.query<{ name: string }>(`select name from ${table} order by id`)).rows.map(({ name }) => name);
}

/** @param table name with its schema */
export async function hasTable(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [table]);
  return rows[0]?.exists === true;
}

/** Counts the rows of a table. */
export async function countRows(client: pg.Client, schema: string, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${formatTable(schema, table)}`);
  return Number(rows[0]?.count);
}

/** Returns the positions of a schema's sequences. No snapshot covers them, so read them after the rows. */
export async function readSequences(client: pg.Client, schema: string): Promise<SchemaManifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = to_regnamespace($1) and relkind = 'S' and relname !~ '^migrations_' order by 1`,
    [schema],
  );
  const sequences: SchemaManifest['sequences'] = [];
  for (const { name } of rows) {
    const { rows: states } = await client.query<{ value: string; is_called: boolean }>(
      `select last_value::text as value, is_called from ${formatTable(schema, name)}`,
    );
    sequences.push({ name, value: states[0]?.value ?? '1', isCalled: states[0]?.is_called ?? false });
  }
  return sequences;
}

/** Returns the number of rows in each of the product's tables, by `schema.table`. */
export async function countAllRows(client: pg.Client): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const schema of DOMAIN_SERVICES) {
    for (const { name } of await readTables(client, schema)) {
      counts.set(`${schema}.${name}`, await countRows(client, schema, name));
    }
  }
  return counts;
}
