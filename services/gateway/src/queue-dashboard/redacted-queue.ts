import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type { AppJobScheduler, JobStatus, QueueWorker } from '@bull-board/api/typings/app';
import { redactJob } from './redact-job.js';

type Job = NonNullable<Awaited<ReturnType<BullMQAdapter['getJob']>>>;

/** Queue for the dashboard: every job it returns is redacted. */
export class RedactedQueue extends BullMQAdapter {
  /** Finished jobs are never run again. */
  override readonly allowCompletedRetries = false;

  override async getJob(id: string): Promise<Job | undefined> {
    const job = await super.getJob(id);
    return job && redact(job);
  }

  override async getJobs(statuses: JobStatus[], start?: number, end?: number): Promise<Job[]> {
    return (await super.getJobs(statuses, start, end)).map(redact);
  }

  /** Nothing writes job logs; if something did, they would be free text. */
  override async getJobLogs(): Promise<string[]> {
    return [];
  }

  /** Returns none, because the services' tables hold the schedules. A template would be shown unredacted. */
  override async getJobSchedulers(): Promise<Omit<AppJobScheduler, 'queueName'>[]> {
    return [];
  }

  /** Returns no tree: jobs have no children, and reading a tree would bypass this class. */
  override async getFlowProducer(): Promise<null> {
    return null;
  }

  override async getWorkers(): Promise<QueueWorker[] | null> {
    const workers = await super.getWorkers();
    return workers?.map(({ id, age }) => ({ id, age, name: null, addr: '' })) ?? null;
  }
}

/** Returns the same job with redacted data. */
function redact(job: Job): Job {
  const toFullJson = job.toJSON.bind(job);
  return Object.assign(job, { toJSON: () => redactJob(toFullJson()) });
}
