import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameRequesters1700000000140 implements MigrationInterface {
  name = 'NameRequesters1700000000140';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table job_requests add column requester jsonb');
    await runner.query('create index job_requests_of_requester on job_requests (requested_by)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index job_requests_of_requester');
    await runner.query('alter table job_requests drop column requester');
  }
}
