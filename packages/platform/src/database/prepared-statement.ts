import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { isUnpreparedStatement } from './database-errors.js';

/** SQL that PostgreSQL parses once per connection, and plans once if the plan suits all parameters. */
export interface PreparedStatement {
  /** Unique within the service. Without a name, the statement is planned for its parameters every time. */
  name?: string;
  sql: string;
  /**
   * Whether to force one plan for all parameters. For statements that take longer to plan than to run. Needs a name.
   */
  isPlannedOnce?: boolean;
}

interface NamedStatement {
  name?: string;
  text: string;
  values: readonly unknown[];
}

/** Connection of a pool of `pg`. */
interface QueryClient {
  query(statement: NamedStatement | string): Promise<{ rows: never[] }>;
  /** @param error closes the connection */
  release(error?: Error): void;
}

/** Part of a pool of `pg` that {@link queryPrepared} uses. */
export interface QueryPool {
  query(statement: NamedStatement): Promise<{ rows: never[] }>;
  connect(): Promise<QueryClient>;
}

/** Pools behind a pooler that does not support prepared statements, such as PgBouncer before 1.21. */
const poolsWithoutNames = new WeakSet<QueryPool>();

/** Returns the pool of a data source. */
export const getPool = (dataSource: DataSource): QueryPool => (dataSource.driver as PostgresDriver).master;

/**
 * Runs a frequent statement as a prepared one, outside of transactions. Planning a large one can take longer than
 * running it.
 * @param pool of the data source, or of a replica
 * @throws QueryError of `pg`, unchanged
 */
export async function queryPrepared<Row>(
  dataSource: DataSource,
  { name, sql, isPlannedOnce = false }: PreparedStatement,
  parameters: readonly unknown[],
  pool = getPool(dataSource),
): Promise<Row[]> {
  dataSource.logger.logQuery(sql, [...parameters]);
  const statement = { text: sql, values: parameters };
  if (poolsWithoutNames.has(pool)) return (await pool.query(statement)).rows;
  try {
    const named = { ...(name && { name }), ...statement };
    return (await (isPlannedOnce ? queryPlannedOnce(pool, named) : pool.query(named))).rows;
  } catch (thrown) {
    if (!isUnpreparedStatement(thrown)) throw thrown;
    poolsWithoutNames.add(pool);
    return (await pool.query(statement)).rows;
  }
}

/**
 * Forces a generic plan for one transaction, because a pooler may give the connection to others afterwards. The two
 * additional commands take a tenth of a millisecond.
 */
async function queryPlannedOnce(pool: QueryPool, statement: NamedStatement): Promise<{ rows: never[] }> {
  const client = await pool.connect();
  let error: Error | undefined;
  try {
    await client.query('begin read only; set local plan_cache_mode = force_generic_plan');
    const result = await client.query(statement);
    await client.query('commit');
    return result;
  } catch (thrown) {
    await client.query('rollback').catch((failure: Error) => {
      error = failure;
    });
    throw thrown;
  } finally {
    client.release(error);
  }
}
