import pg from 'pg';
import { withAdminClient } from './client.ts';

/** Returns the name that a replaced database has until it is dropped. */
export const getReplacedName = (database: string): string => `${database}_replaced`;

export const databaseExists = async (client: pg.Client, database: string): Promise<boolean> =>
  (await client.query('select 1 from pg_database where datname = $1', [database])).rows.length > 0;

/**
 * Renames `staging` to `database`, and an existing database of that name to a third name. Either both happen or
 * neither.
 * @returns whether there was one, which now has the name from {@link getReplacedName}
 * @throws Error from PostgreSQL, for example if a client immediately reconnects; both databases are then unchanged
 */
export const replaceDatabase = (adminUrl: string, database: string, staging: string): Promise<boolean> =>
  withAdminClient(adminUrl, async (client) => {
    const isPresent = await databaseExists(client, database);
    await endSessions(client, [database, staging]);
    // A failure closes the connection, and with it rolls back the transaction.
    await client.query('begin');
    if (isPresent) await rename(client, database, getReplacedName(database));
    await rename(client, staging, database);
    await client.query('commit');
    return isPresent;
  });

/** Ends client sessions, because a database in use cannot be renamed. */
async function endSessions(client: pg.Client, databases: string[]): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = any($1) and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    [databases],
  );
}

const rename = (client: pg.Client, from: string, to: string) =>
  client.query(`alter database ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`);
