import { Module, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { JobEnvelope, QueueName } from '@placelore/contracts/core/jobs/jobs.js';
import { type Job, type Processor, Worker } from 'bullmq';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { createEmptyTestDatabase } from '../../../../infra/test/test-database.ts';
import { AuditModule } from '../../src/audit/audit.module.js';
import { AuditEntry } from '../../src/audit/audit-entry.entity.js';
import { buildService } from '../../src/bootstrap/create-service.js';
import { databaseVariables, readConfig, serviceVariables } from '../../src/config/read-config.js';
import { DatabaseModule } from '../../src/database/database.module.js';
import { JobRequest } from '../../src/jobs/job-request.entity.js';
import { JobsModule } from '../../src/jobs/jobs.module.js';
import { JobQueues } from '../../src/queues/job-queues.js';
import { QueuesModule } from '../../src/queues/queues.module.js';
import { getQueuePrefix } from '../../src/queues/redis.js';
import { CreateJobTables1700000000000 } from './create-job-tables.js';
import { eventually } from './eventually.js';

/** Secret for identities that the test service accepts. */
export const SERVICE_SECRET = 'a secret that only these tests know, long enough';

/** Test service with only job requests, and one table `things` for the changes that request jobs. */
export class JobTestService {
  private readonly workers: Worker[] = [];

  private constructor(
    readonly app: NestFastifyApplication,
    readonly databaseUrl: string,
    readonly redisUrl: string,
    private readonly drop: () => Promise<void>,
  ) {}

  static async start(): Promise<JobTestService> {
    const { urls, redisUrl, drop } = await createEmptyTestDatabase();
    const url = urls.auth;
    const app = await createJobServiceApp(url, redisUrl);
    await app.get(DataSource).query('create table things (name text)');
    return new JobTestService(app, url, redisUrl, drop);
  }

  get dataSource(): DataSource {
    return this.app.get(DataSource);
  }

  /** Processes the jobs of the queue `maintenance` as long as the test needs. */
  startWorker(handle: (envelope: JobEnvelope) => Promise<unknown>): Worker {
    const processor: Processor = (job: Job<JobEnvelope>) => handle(job.data);
    const connection = { ...parseRedisOptions(this.redisUrl), maxRetriesPerRequest: null };
    const worker = new Worker('maintenance', processor, { connection, prefix: getQueuePrefix('maintenance') });
    worker.on('error', () => {});
    this.workers.push(worker);
    return worker;
  }

  /**
   * Runs `count` jobs of a queue one after the other, once all of them wait. @returns their ids in the order of their
   * runs
   */
  async runQueue(queue: QueueName, count: number): Promise<string[]> {
    const jobs = this.app.get(JobQueues);
    await eventually(async () => {
      const counts = (await jobs.getCounts()).find((counted) => counted.queue === queue);
      return counts?.waiting === count;
    });
    const ids: string[] = [];
    const connection = { ...parseRedisOptions(this.redisUrl), maxRetriesPerRequest: null };
    const worker = new Worker(queue, async (job: Job) => void ids.push(job.id!), {
      connection,
      prefix: getQueuePrefix(queue),
    });
    this.workers.push(worker);
    await eventually(() => ids.length === count);
    return ids;
  }

  async findRow(id: string): Promise<JobRequest> {
    return this.dataSource.manager.findOneByOrFail(JobRequest, { id });
  }

  /** Ages open requests to the minimum of the sweeper. */
  async backdate(by = '10 minutes'): Promise<void> {
    await this.dataSource.query(
      `update job_requests set enqueued_at = now() - $1::interval where enqueued_at is not null and finished_at is null`,
      [by],
    );
  }

  async stop(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close(true)));
    await this.app.close();
    await this.drop();
  }
}

/** Returns the initialized application of the test service. */
export async function createJobServiceApp(
  databaseUrl: string,
  redisUrl: string,
  controllers: Type[] = [],
): Promise<NestFastifyApplication> {
  const variables = readConfig('auth', z.object({ ...serviceVariables, ...databaseVariables }), {
    PORT: '0',
    LOG_LEVEL: 'silent',
    IDENTITY_SECRET: SERVICE_SECRET,
    REDIS_URL: redisUrl,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '4',
  });
  @Module({
    controllers,
    imports: [
      DatabaseModule.forRoot('auth', variables, [JobRequest, AuditEntry], [CreateJobTables1700000000000]),
      QueuesModule.forRoot(redisUrl),
      AuditModule.forService('auth'),
      JobsModule.forService('auth'),
    ],
  })
  class JobServiceModule {}
  return buildService({ name: 'auth', variables, module: JobServiceModule });
}

function parseRedisOptions(url: string) {
  const { hostname, port, password, pathname } = new URL(url);
  return { host: hostname, port: Number(port), password, db: Number(pathname.slice(1)) };
}
