import { Injectable } from '@nestjs/common';
import type { JobResult } from '@placelore/contracts/core/jobs/jobs.js';
import { DataSource } from 'typeorm';

/** Last run of a scheduled job, if any. */
export interface LastRun {
  job: string;
  lastAt: Date | null;
  lastEndedAt: Date | null;
  lastOutcome: JobResult | null;
}

/** SQL for the last runs of scheduled jobs. */
@Injectable()
export class ScheduledJobsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the last run of each job, in the order of `jobs`. */
  findLastRuns(jobs: string[]): Promise<LastRun[]> {
    return this.dataSource.query(
      `select asked.job, turn.created_at as "lastAt", turn.finished_at as "lastEndedAt", turn.outcome as "lastOutcome"
         from unnest($1::text[]) with ordinality asked (job, nth)
         left join lateral (
           select created_at, finished_at, outcome from job_requests
            where job_requests.job = asked.job order by created_at desc limit 1) turn on true
        order by asked.nth`,
      [jobs],
    );
  }
}
