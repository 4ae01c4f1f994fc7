import {
  DOMAIN_SERVICES,
  type DomainServiceName,
  dropDatabase,
  prepareDatabase,
} from '../../database/prepare-database.ts';
import { StartupError } from '../../launcher/processes/startup-error.ts';
import type { ArchiveEntry } from '../archive/archive-reader.ts';
import type { DatabaseManifest, Manifest } from '../archive/manifest.ts';
import { countAllRows } from './catalog.ts';
import { getDatabaseUrl, readServerVersion, withAdminClient } from './client.ts';
import { DUMP_FOLDER } from './entries.ts';
import { getMigrationName, type MigrationsByService, migrateSchema } from './migrations.ts';
import { findPostgresProgram, type PostgresProgram, spawnRestore } from './postgres-programs.ts';
import { databaseExists, getReplacedName, replaceDatabase } from './replace-database.ts';
import { TableLoader } from './table-loader.ts';

export interface RestoreTarget {
  adminUrl: string;
  passwords: Record<DomainServiceName, string>;
  /** Name of the product's database. */
  database: string;
  migrations: MigrationsByService;
}

/**
 * Restores the database of an archive next to the existing one, which is replaced only when all rows are there. After a
 * failure, the existing one is unchanged.
 */
export class DatabaseRestore {
  readonly #target: RestoreTarget;
  readonly #manifest: DatabaseManifest;
  readonly #staging: string;
  #load: { write(entry: ArchiveEntry): Promise<void>; finish(): Promise<void> } | undefined;
  #urls: Record<DomainServiceName, string> | undefined;
  #hasReplaced = false;

  constructor(target: RestoreTarget, { database }: Manifest) {
    this.#target = target;
    this.#manifest = database;
    this.#staging = `${target.database}_restoring`;
  }

  /** @throws StartupError if the dump needs a program that is not installed */
  async start(): Promise<void> {
    const { adminUrl, passwords, database } = this.#target;
    const program = await findRestoreProgram(adminUrl, this.#manifest);
    await dropDatabase(adminUrl, this.#staging);
    // If the product's database is missing, a replaced one may be the only copy.
    const isPresent = await withAdminClient(adminUrl, (client) => databaseExists(client, database));
    if (isPresent) await dropDatabase(adminUrl, getReplacedName(database));
    this.#urls = await prepareDatabase({ adminUrl, passwords, database: this.#staging });
    const stagingUrl = getDatabaseUrl(adminUrl, this.#staging);
    if (program) {
      this.#load = createProgramLoad(program, stagingUrl);
      return;
    }
    for (const service of DOMAIN_SERVICES) {
      const names = this.#manifest.schemas[service]?.migrations ?? [];
      await migrateSchema(this.#urls[service], this.#target.migrations[service], names);
    }
    this.#load = await TableLoader.open(stagingUrl, this.#manifest);
  }

  /** Restores one entry of the dump. */
  async write(entry: ArchiveEntry): Promise<void> {
    await this.#load?.write(entry);
  }

  /**
   * Replaces the existing database with the restored one. The existing one stays until `removeReplaced`.
   * @throws StartupError if a table has a different number of rows than in the archive
   */
  async finish(): Promise<void> {
    await this.#load?.finish();
    const { adminUrl, database, migrations } = this.#target;
    await withAdminClient(getDatabaseUrl(adminUrl, this.#staging), async (client) => {
      assertSameRows(this.#manifest, await countAllRows(client));
      await client.query('analyze');
    });
    for (const service of DOMAIN_SERVICES) {
      const applied = this.#manifest.schemas[service]?.migrations ?? [];
      const isOlder = migrations[service].some((migration) => !applied.includes(getMigrationName(migration)));
      if (this.#urls && isOlder) await migrateSchema(this.#urls[service], migrations[service]);
    }
    this.#hasReplaced = await replaceDatabase(adminUrl, database, this.#staging);
  }

  /** Drops the database that was replaced. */
  async removeReplaced(): Promise<void> {
    const { adminUrl, database } = this.#target;
    if (this.#hasReplaced) await dropDatabase(adminUrl, getReplacedName(database));
  }

  /** Removes what was restored so far. Does nothing after the restored database has replaced the existing one. */
  async abort(): Promise<void> {
    await dropDatabase(this.#target.adminUrl, this.#staging);
  }
}

async function findRestoreProgram(
  adminUrl: string,
  { tool, toolVersion }: DatabaseManifest,
): Promise<PostgresProgram | undefined> {
  if (tool === 'copy') return undefined;
  const serverVersion = await withAdminClient(adminUrl, readServerVersion);
  const program = await findPostgresProgram('pg_restore', toolVersion);
  if (program) return program;
  throw new StartupError(
    `The backup was made by pg_dump ${toolVersion}, and no pg_restore of that version is on PATH: install the PostgreSQL ` +
      `client ${Math.max(toolVersion, serverVersion)} (https://www.postgresql.org/download), or restore in containers.`,
  );
}

function createProgramLoad(program: PostgresProgram, url: string) {
  const { input, ended } = spawnRestore(program, url);
  ended.catch(() => undefined);
  return {
    async write({ name, bytes }: ArchiveEntry) {
      if (!name.startsWith(`${DUMP_FOLDER}/`)) return;
      // If the program has ended, every write fails; its own message is reported at the end.
      await new Promise<void>((resolve) => input.write(bytes, () => resolve()));
    },
    finish: () => {
      input.end();
      return ended;
    },
  };
}

function assertSameRows({ schemas }: DatabaseManifest, found: Map<string, number>): void {
  for (const [schema, { tables }] of Object.entries(schemas)) {
    for (const { name, rows } of tables) {
      const restored = found.get(`${schema}.${name}`) ?? 0;
      if (restored === rows) continue;
      throw new StartupError(
        `The table ${schema}.${name} has ${restored} rows after the restore and ${rows} in the backup: nothing was replaced; ` +
          'use another backup.',
      );
    }
  }
}
