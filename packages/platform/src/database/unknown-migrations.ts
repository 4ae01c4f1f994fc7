import type { DataSource } from 'typeorm';

/** The schema holds migrations that this version does not have, so its tables are not those the code expects. */
export class UnknownMigrationsError extends Error {
  override name = 'UnknownMigrationsError';

  constructor(schema: string, migrations: string[]) {
    super(
      `The schema "${schema}" was made by an older version of Placelore that cannot be upgraded. ` +
        `Delete the database and start again. (This version does not know: ${migrations.join(', ')}.)`,
    );
  }
}

/** @throws UnknownMigrationsError when the schema was migrated by a version with other migrations */
export async function assertMigrationsKnown(dataSource: DataSource): Promise<void> {
  const [{ schema, exists }] = await dataSource.query(
    `select current_schema() as schema, to_regclass('migrations') is not null as exists`,
  );
  if (!exists) return;
  const applied: { name: string }[] = await dataSource.query('select name from migrations order by id');
  const known = new Set(dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name));
  const unknown = applied.map(({ name }) => name).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new UnknownMigrationsError(schema, unknown);
}
