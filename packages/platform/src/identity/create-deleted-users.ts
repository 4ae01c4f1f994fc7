import type { QueryRunner } from 'typeorm';

/**
 * Ids of deleted users, for services that store what belongs to a user: a request that was under way when its account
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
