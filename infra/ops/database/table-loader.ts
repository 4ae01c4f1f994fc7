import { finished } from 'node:stream/promises';
import pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import type { ArchiveEntry } from '../archive/archive-reader.ts';
import type { DatabaseManifest } from '../archive/manifest.ts';
import { formatTable } from './catalog.ts';
import { parseTableEntry } from './entries.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Fills the empty tables of all services from parts of `COPY` output. Foreign keys and triggers are disabled meanwhile.
 */
export class TableLoader {
  readonly #client: pg.Client;
  readonly #manifest: DatabaseManifest;
  readonly #foreignKeys: ForeignKey[] = [];
  #open: { table: string; rows: CopyStreamQuery; ended: Promise<void> } | undefined;

  private constructor(client: pg.Client, manifest: DatabaseManifest) {
    this.#client = client;
    this.#manifest = manifest;
  }

  /** @param url administrator's connection string for a database with the tables from which the archive was made */
  static async open(url: string, manifest: DatabaseManifest): Promise<TableLoader> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    client.on('error', () => undefined);
    await client.connect();
    const loader = new TableLoader(client, manifest);
    await loader.#prepareTables();
    return loader;
  }

  async write({ name, bytes }: ArchiveEntry): Promise<void> {
    const part = parseTableEntry(name);
    if (!part) return;
    const table = formatTable(part.schema, part.table);
    if (this.#open?.table !== table) {
      await this.#endTable();
      const rows = this.#client.query(copyFrom(this.#formatCopy(part.schema, part.table)));
      this.#open = { table, rows, ended: finished(rows) };
      // A row that the table refuses ends the stream, possibly before anyone waits for its end.
      this.#open.ended.catch(() => undefined);
    }
    const { rows, ended } = this.#open;
    await Promise.race([new Promise<void>((resolve) => rows.write(bytes, (error) => error || resolve())), ended]);
  }

  /** Checks the foreign keys and sets the sequences. */
  async finish(): Promise<void> {
    await this.#endTable();
    for (const { table, name, definition } of this.#foreignKeys) {
      await this.#client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
    }
    for (const [schema, { tables, sequences }] of Object.entries(this.#manifest.schemas)) {
      for (const { name } of tables)
        await this.#client.query(`alter table ${formatTable(schema, name)} enable trigger user`);
      for (const { name, value, isCalled } of sequences) {
        await this.#client.query('select setval($1::regclass, $2, $3)', [formatTable(schema, name), value, isCalled]);
      }
    }
    await this.#client.end();
  }

  async #prepareTables(): Promise<void> {
    for (const [schema, { tables }] of Object.entries(this.#manifest.schemas)) {
      const { rows } = await this.#client.query<ForeignKey>(
        `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
         from pg_constraint where connamespace = to_regnamespace($1) and contype = 'f'`,
        [schema],
      );
      for (const { table, name } of rows) {
        await this.#client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
      }
      this.#foreignKeys.push(...rows);
      for (const { name } of tables) {
        const table = formatTable(schema, name);
        // Migrations may have inserted rows, which are also in the archive.
        await this.#client.query(`alter table ${table} disable trigger user`);
        await this.#client.query(`delete from ${table}`);
      }
    }
  }

  #formatCopy(schema: string, table: string): string {
    const columns = this.#manifest.schemas[schema]?.tables.find(({ name }) => name === table)?.columns ?? [];
    return `copy ${formatTable(schema, table)} (${columns.map(pg.escapeIdentifier).join(', ')}) from stdin`;
  }

  async #endTable(): Promise<void> {
    if (!this.#open) return;
    const { rows, ended } = this.#open;
    this.#open = undefined;
    rows.end();
    await ended;
  }
}
