import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ForgetSettledWork1700000000062 implements MigrationInterface {
  name = 'ForgetSettledWork1700000000062';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index work_requests_settled on work_requests (settled_at) where settled_at is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index work_requests_settled');
  }
}
