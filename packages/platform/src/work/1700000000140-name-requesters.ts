import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameRequesters1700000000140 implements MigrationInterface {
  name = 'NameRequesters1700000000140';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table work_requests add column requester jsonb');
    await runner.query('create index work_requests_of_requester on work_requests (requested_by)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index work_requests_of_requester');
    await runner.query('alter table work_requests drop column requester');
  }
}
