import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CorrectAnalyses1700000000040 implements MigrationInterface {
  name = 'CorrectAnalyses1700000000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table analyses add column correction jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table analyses drop column correction');
  }
}
