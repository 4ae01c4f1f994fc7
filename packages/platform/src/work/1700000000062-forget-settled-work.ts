import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ForgetSettledWork1700000000062 implements MigrationInterface {
  name = 'ForgetSettledWork1700000000062';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index job_requests_finished on job_requests (finished_at) where finished_at is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index job_requests_finished');
  }
}
