import { dataSourceOptions, migrate } from '@placelore/platform/database/database.module.js';
import { DataSource, type MigrationInterface } from 'typeorm';
import { DOMAIN_SERVICES, type DomainServiceName } from '../../database/prepare-database.ts';
import { StartupError } from '../../launcher/processes/startup-error.ts';
import type { Manifest } from '../archive/manifest.ts';

/** Migrations of each service, in order. */
export type MigrationsByService = Record<DomainServiceName, (new () => MigrationInterface)[]>;

export const getMigrationName = (migration: new () => MigrationInterface): string =>
  new migration().name ?? migration.name;

/** Returns the migrations in a schema that these services do not have, as `schema.name`. */
export function findUnknownMigrations(
  applied: Record<string, readonly string[]>,
  migrations: MigrationsByService,
): string[] {
  return DOMAIN_SERVICES.flatMap((service) => {
    const known = new Set(migrations[service].map(getMigrationName));
    return (applied[service] ?? []).filter((name) => !known.has(name)).map((name) => `${service}.${name}`);
  });
}

/** @throws StartupError if the archive has tables that this version does not know */
export function assertMigrationsKnown({ version, database }: Manifest, migrations: MigrationsByService): void {
  const applied = Object.fromEntries(
    Object.entries(database.schemas).map(([schema, { migrations: names }]) => [schema, names]),
  );
  const unknown = findUnknownMigrations(applied, migrations);
  if (unknown.length === 0) return;
  throw new StartupError(
    `The backup was made by Placelore ${version}, which has migrations that this version lacks (${unknown.join(', ')}): ` +
      'restore it with that version or a newer one.',
  );
}

/**
 * Runs the migrations of one service that its schema lacks.
 * @param url connection string with the service's own role
 * @param names migrations to run; all of them if absent
 */
export async function migrateSchema(
  url: string,
  migrations: MigrationsByService[DomainServiceName],
  names?: readonly string[],
): Promise<void> {
  const selected = migrations.filter((migration) => names?.includes(getMigrationName(migration)) ?? true);
  const options = dataSourceOptions({ DATABASE_URL: url, DATABASE_POOL_SIZE: 2 }, [], selected, 'placelore ops');
  const dataSource = await new DataSource(options).initialize();
  try {
    await migrate(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
