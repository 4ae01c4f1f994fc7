import type { DatabaseVariables } from '@placelore/platform/config/read-config.js';
import { dataSourceOptions, migrate } from '@placelore/platform/database/database.module.js';
import { DataSource } from 'typeorm';

/** Exports of a service's `database.ts`. */
export interface ServiceTables {
  entities: Parameters<typeof dataSourceOptions>[1];
  migrations: Parameters<typeof dataSourceOptions>[2];
}

/**
 * Runs a service's migrations in an empty schema, with the service's own role. Returns every statement that is still
 * missing to make the tables match the entities, and everything that reverting the migrations leaves behind.
 * @param url connection string of the service; its schema must have no tables
 */
export async function findMigrationViolations(url: string, { entities, migrations }: ServiceTables): Promise<string[]> {
  const variables: DatabaseVariables = { DATABASE_URL: url, DATABASE_POOL_SIZE: 2 };
  const dataSource = await new DataSource(dataSourceOptions(variables, entities, migrations)).initialize();
  try {
    await migrate(dataSource);
    const missing = await findMissingStatements(dataSource);
    if (missing.length > 0) {
      return missing.map((statement) => `the migrations do not produce the entities; missing: ${statement}`);
    }
    const leftovers = await revertAll(dataSource);
    if (leftovers.length > 0) return leftovers.map((leftover) => `reverting every migration leaves ${leftover}`);
    await migrate(dataSource);
    const missingAfterRerun = await findMissingStatements(dataSource);
    return missingAfterRerun.map(
      (statement) => `running the migrations a second time does not produce the entities: ${statement}`,
    );
  } catch (error) {
    return [error instanceof Error ? `${error.name}: ${error.message}` : String(error)];
  } finally {
    await dataSource.destroy();
  }
}

async function findMissingStatements(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}

/** Reverts every migration, the last one first. Returns what is left in the schema. */
async function revertAll(dataSource: DataSource): Promise<string[]> {
  const applied: unknown[] = await dataSource.query('select 1 from migrations');
  for (const _ of applied) await dataSource.undoLastMigration({ transaction: 'each' });
  const leftovers: { kind: string; name: string }[] = await dataSource.query(LEFTOVERS_SQL);
  return leftovers.map(({ kind, name }) => `${kind} ${name}`);
}

/** Selects the tables, views, sequences, types, and functions of the current schema, except TypeORM's own table. */
const LEFTOVERS_SQL = `
  select case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'view' else 'table' end as kind,
         relname as name
    from pg_class
   where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'S', 'v', 'm')
     and relname not in ('migrations', 'migrations_id_seq')
  union all
  select 'type', typname from pg_type
   where typnamespace = current_schema()::regnamespace and typtype in ('e', 'd')
  union all
  select 'function', proname from pg_proc where pronamespace = current_schema()::regnamespace
   order by 1, 2`;
