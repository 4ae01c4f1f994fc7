import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { isUnpreparedStatement } from './database-errors.js';

/** SQL that PostgreSQL parses once per connection, and plans once if the plan suits all parameters. */
export interface PreparedStatement {
  /** Unique within the service. Without a name, the statement is planned for its parameters every time. */
  name?: string;
  sql: string;
}

/** Part of a pool of `pg` that {@link queryPrepared} uses. */
export interface QueryPool {
  query(statement: { name?: string; text: string; values: readonly unknown[] }): Promise<{ rows: never[] }>;
}

/** Pools that lead to a pooler which does not know prepared statements, such as PgBouncer before 1.21. */
const poolsWithoutNames = new WeakSet<QueryPool>();

/** Returns the pool of a data source. */
export const getPool = (dataSource: DataSource): QueryPool => (dataSource.driver as PostgresDriver).master;

/**
 * Runs a frequent statement outside of transactions; planning a large one can take longer than running it.
 * @param pool of the data source, or of a replica
 * @throws QueryError of `pg`, as it is
 */
export async function queryPrepared<Row>(
  dataSource: DataSource,
  { name, sql }: PreparedStatement,
  parameters: readonly unknown[],
  pool = getPool(dataSource),
): Promise<Row[]> {
  dataSource.logger.logQuery(sql, [...parameters]);
  const statement = { text: sql, values: parameters };
  if (poolsWithoutNames.has(pool)) return (await pool.query(statement)).rows;
  try {
    return (await pool.query({ ...(name && { name }), ...statement })).rows;
  } catch (thrown) {
    if (!isUnpreparedStatement(thrown)) throw thrown;
    poolsWithoutNames.add(pool);
    return (await pool.query(statement)).rows;
  }
}
