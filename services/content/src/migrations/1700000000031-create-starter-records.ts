import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateStarterRecords1700000000031 implements MigrationInterface {
  name = 'CreateStarterRecords1700000000031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table starter_records (
        guidebook_id text not null,
        constraint starter_records_pkey primary key (guidebook_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table starter_records');
  }
}
