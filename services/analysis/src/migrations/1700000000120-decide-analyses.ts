import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DecideAnalyses1700000000120 implements MigrationInterface {
  name = 'DecideAnalyses1700000000120';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table analyses add column decision jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table analyses drop column decision');
  }
}
