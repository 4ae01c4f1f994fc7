import type { DataSource } from 'typeorm';

/** The schema has migrations that this version does not know, so its tables are not those that the code expects. */
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
 * have newer migrations that only add (`Expand…`), or that remove what this version no longer uses (`Contract…`).
 * @throws UnknownMigrationsError when the schema has any other unknown migration
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
 * Returns the applied migrations that are incompatible with code that has only the known ones. A contraction is
 * compatible with code that has the expansion of the same name, because such code already uses the new form.
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
