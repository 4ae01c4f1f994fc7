import type { DataSource } from 'typeorm';

/** The schema holds migrations that this version does not have, so its tables are not those the code expects. */
export class UnknownMigrationsError extends Error {
  override name = 'UnknownMigrationsError';

  constructor(schema: string, migrations: string[]) {
    super(
      `The schema "${schema}" was made by another version of Placelore with which this one cannot work. Start that ` +
        `version, or a newer one, or delete the database. (This version does not know: ${migrations.join(', ')}.)`,
    );
  }
}

/**
 * Compares the migrations of the schema with those of the code. While a new version replaces this one, the schema may
 * have newer ones that only add (`Expand…`), and may lack what this version no longer uses (`Contract…`).
 * @throws UnknownMigrationsError when the schema was migrated by a version with other migrations
 */
export async function assertMigrationsKnown(dataSource: DataSource): Promise<void> {
  const [{ schema, exists }] = await dataSource.query(
    `select current_schema() as schema, to_regclass('migrations') is not null as exists`,
  );
  if (!exists) return;
  const rows: { name: string }[] = await dataSource.query('select name from migrations order by id');
  const known = dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name);
  const incompatible = findIncompatible(
    known,
    rows.map(({ name }) => name),
  );
  if (incompatible.length > 0) throw new UnknownMigrationsError(schema, incompatible);
}

/**
 * Returns the applied migrations with which code that has only the known ones cannot work. A contraction suits code that
 * has the expansion of the same name: it already uses what the expansion added.
 */
export function findIncompatible(known: readonly string[], applied: readonly string[]): string[] {
  const unknown = applied.filter((name) => !known.includes(name));
  const isUpToDate = known.every((name) => applied.includes(name));
  const expansions = new Set(unknown.flatMap((name) => parseMigrationName(name, 'Expand') ?? []));
  return unknown.filter((name) => {
    if (!isUpToDate) return true;
    const contracted = parseMigrationName(name, 'Contract');
    return contracted === undefined
      ? !expansions.has(parseMigrationName(name, 'Expand') ?? '')
      : expansions.has(contracted);
  });
}

/** Returns what `ExpandRatings1700000000001` expands: `Ratings`; undefined for another kind of migration. */
const parseMigrationName = (name: string, kind: 'Expand' | 'Contract'): string | undefined =>
  new RegExp(`^${kind}(\\w+?)\\d{13}$`).exec(name)?.[1];
