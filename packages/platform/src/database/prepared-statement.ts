import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** SQL that PostgreSQL parses once per connection, and plans once if the plan suits all parameters. */
export interface PreparedStatement {
  /** Unique within the service. */
  name: string;
  sql: string;
}

/** Part of a pool of `pg` that {@link queryPrepared} uses. */
interface Pool {
  query(statement: { name: string; text: string; values: readonly unknown[] }): Promise<{ rows: never[] }>;
}

/**
 * Runs a frequent statement outside of transactions; planning a large one can take longer than running it.
 * @throws QueryError of `pg`, as it is
 */
export async function queryPrepared<Row>(
  dataSource: DataSource,
  { name, sql }: PreparedStatement,
  parameters: readonly unknown[],
): Promise<Row[]> {
  dataSource.logger.logQuery(sql, [...parameters]);
  const pool: Pool = (dataSource.driver as PostgresDriver).master;
  return (await pool.query({ name, text: sql, values: parameters })).rows;
}
