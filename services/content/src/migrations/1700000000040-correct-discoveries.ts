import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CorrectDiscoveries1700000000040 implements MigrationInterface {
  name = 'CorrectDiscoveries1700000000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table discoveries add column revision integer not null default 0,
        add column article_revision integer not null default 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table discoveries drop column revision, drop column article_revision');
  }
}
