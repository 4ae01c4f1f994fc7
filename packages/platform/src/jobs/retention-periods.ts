import { Inject, Injectable } from '@nestjs/common';
import type { JobName } from '@placelore/contracts/core/jobs/jobs.js';

/** Days for which data is stored, by the scheduled job that deletes it. */
export type RetentionDays = Partial<Record<JobName, number>>;

/** Injection token of the {@link RetentionDays} of a service. */
export const RETENTION_DAYS = Symbol('RETENTION_DAYS');

/** Retention periods of the data that scheduled jobs delete. */
@Injectable()
export class RetentionPeriods {
  constructor(@Inject(RETENTION_DAYS) private readonly days: RetentionDays) {}

  /** Returns the days after which a job deletes data; null if it deletes nothing by age. */
  find(job: JobName): number | null {
    return this.days[job] ?? null;
  }

  /** @throws Error when the service's module defines no period for the job */
  get(job: JobName): number {
    const days = this.find(job);
    if (days === null) throw new Error(`There is no retention period for ${job}`);
    return days;
  }
}
