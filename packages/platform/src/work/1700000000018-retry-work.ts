import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RetryWork1700000000018 implements MigrationInterface {
  name = 'RetryWork1700000000018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table job_requests add column retried_as uuid');
    await runner.query(`
      create index job_requests_failed on job_requests (finished_at, id)
        where outcome->>'status' = 'failed' and retried_as is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index job_requests_failed');
    await runner.query('alter table job_requests drop column retried_as');
  }
}
