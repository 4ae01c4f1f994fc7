import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type { AppJobScheduler, JobStatus, QueueWorker } from '@bull-board/api/typings/app';
import { redactJob } from './redact-job.js';

type Job = NonNullable<Awaited<ReturnType<BullMQAdapter['getJob']>>>;

/** A queue as the dashboard sees it: every job that leaves it is one to be shown. */
export class RedactedQueue extends BullMQAdapter {
  /** Work that is done is not done again. */
  override readonly allowCompletedRetries = false;

  override async getJob(id: string): Promise<Job | undefined> {
    const job = await super.getJob(id);
    return job && redact(job);
  }

  override async getJobs(statuses: JobStatus[], start?: number, end?: number): Promise<Job[]> {
    return (await super.getJobs(statuses, start, end)).map(redact);
  }

  /** Nobody writes into them; if somebody begins to, they are free texts. */
  override async getJobLogs(): Promise<string[]> {
    return [];
  }

  /** Regular work is asked for by the owners' tables. What a template carried would be shown as it is. */
  override async getJobSchedulers(): Promise<Omit<AppJobScheduler, 'queueName'>[]> {
    return [];
  }

  /** Jobs have no children here, and the tree of a job would be read past this class. */
  override async getFlowProducer(): Promise<null> {
    return null;
  }

  override async getWorkers(): Promise<QueueWorker[] | null> {
    const workers = await super.getWorkers();
    return workers?.map(({ id, age }) => ({ id, age, name: null, addr: '' })) ?? null;
  }
}

/** The same job, which shows less of itself. */
function redact(job: Job): Job {
  const toFullJson = job.toJSON.bind(job);
  return Object.assign(job, { toJSON: () => redactJob(toFullJson()) });
}
