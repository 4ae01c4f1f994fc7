import type { DatabaseVariables } from '@placelore/platform/config/read-config.js';
import { dataSourceOptions, migrate } from '@placelore/platform/database/database.module.js';
import { DataSource } from 'typeorm';

/** What an owner's `database.ts` exports. */
export interface OwnedTables {
  entities: Parameters<typeof dataSourceOptions>[1];
  migrations: Parameters<typeof dataSourceOptions>[2];
}

/**
 * Runs an owner's migrations on an empty schema, with the owner's own role, and answers with every statement that would
 * still be needed to make the tables fit the entities, and with every migration that cannot be undone.
 * @param url the owner's connection string; its schema must hold no table
 */
export async function migrationFaults(url: string, { entities, migrations }: OwnedTables): Promise<string[]> {
  const variables: DatabaseVariables = { DATABASE_URL: url, DATABASE_POOL_SIZE: 2 };
  const dataSource = await new DataSource(dataSourceOptions(variables, entities, migrations)).initialize();
  try {
    await migrate(dataSource);
    const missing = await missingStatements(dataSource);
    if (missing.length > 0) {
      return missing.map((statement) => `the migrations do not lead to the entities; missing: ${statement}`);
    }
    const leftovers = await undoAll(dataSource);
    if (leftovers.length > 0) return leftovers.map((left) => `undoing every migration leaves ${left}`);
    await migrate(dataSource);
    const after = await missingStatements(dataSource);
    return after.map((statement) => `running the migrations a second time does not lead to the entities: ${statement}`);
  } catch (thrown) {
    return [thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)];
  } finally {
    await dataSource.destroy();
  }
}

async function missingStatements(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}

/** Undoes every migration, last first; answers with what is left in the schema. */
async function undoAll(dataSource: DataSource): Promise<string[]> {
  const done: unknown[] = await dataSource.query('select 1 from migrations');
  for (const _ of done) await dataSource.undoLastMigration({ transaction: 'each' });
  const left: { kind: string; name: string }[] = await dataSource.query(LEFT_IN_SCHEMA);
  return left.map(({ kind, name }) => `${kind} ${name}`);
}

/** Tables, views, sequences, types and functions of the current schema, without TypeORM's own table. */
const LEFT_IN_SCHEMA = `
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
