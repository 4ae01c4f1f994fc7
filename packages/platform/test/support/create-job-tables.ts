import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createAuditLog, dropAuditLog } from '../../src/audit/create-audit-log.js';
import { createJobRequests, dropJobRequests } from '../../src/jobs/create-job-requests.js';

/** The initial migration of a service with only the tables of every service. */
export class CreateJobTables1700000000000 implements MigrationInterface {
  name = 'CreateJobTables1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await createJobRequests(runner);
    await createAuditLog(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropAuditLog(runner);
    await dropJobRequests(runner);
  }
}
