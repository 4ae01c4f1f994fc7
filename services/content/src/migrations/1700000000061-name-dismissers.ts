import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dismissals of duplicates are listed, with who made them. */
export class NameDismissers1700000000061 implements MigrationInterface {
  name = 'NameDismissers1700000000061';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table duplicate_dismissals add column dismissed_by_name text');
    await runner.query('create index duplicate_dismissals_in_time on duplicate_dismissals (dismissed_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index duplicate_dismissals_in_time');
    await runner.query('alter table duplicate_dismissals drop column dismissed_by_name');
  }
}
