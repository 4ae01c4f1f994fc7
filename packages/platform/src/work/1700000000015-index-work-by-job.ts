import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexWorkByJob1700000000015 implements MigrationInterface {
  name = 'IndexWorkByJob1700000000015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index job_requests_by_job on job_requests (job, created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index job_requests_by_job');
  }
}
