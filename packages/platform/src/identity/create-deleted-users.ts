import type { QueryRunner } from 'typeorm';

/**
 * Creates the table of deleted users, for services that store users' data. A request that was running when its account
 * was deleted must not leave anything behind.
 */
export async function createDeletedUsers(runner: QueryRunner): Promise<void> {
  await runner.query(
    'create table deleted_users (user_id integer not null, constraint deleted_users_pkey primary key (user_id))',
  );
}

export async function dropDeletedUsers(runner: QueryRunner): Promise<void> {
  await runner.query('drop table deleted_users');
}
