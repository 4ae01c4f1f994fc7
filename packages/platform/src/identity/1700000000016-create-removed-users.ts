import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRemovedUsers1700000000016 implements MigrationInterface {
  name = 'CreateRemovedUsers1700000000016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create table deleted_users (user_id integer not null, constraint removed_users_pkey primary key (user_id))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table deleted_users');
  }
}
