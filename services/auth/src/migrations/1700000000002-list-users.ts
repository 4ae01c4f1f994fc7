import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the admins' list of users is found by: any part of a name or address, and the order of creation. Admins and
 * suspended users are few, so that theirs are indexes of few rows.
 */
export class ListUsers1700000000002 implements MigrationInterface {
  name = 'ListUsers1700000000002';

  async up(runner: QueryRunner): Promise<void> {
    // The blank before each of both makes its beginning the beginning of a word, which trigrams know of.
    await runner.query(`
      create index users_search on users using gin ((' ' || username::text || ' ' || email::text) gin_trgm_ops)`);
    await runner.query('create index users_created on users (created_at, id)');
    await runner.query('create index users_admins on users (created_at, id) where is_admin');
    await runner.query(`create index users_suspended on users (created_at, id) where status = 'suspended'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users_search, users_created, users_admins, users_suspended');
  }
}
