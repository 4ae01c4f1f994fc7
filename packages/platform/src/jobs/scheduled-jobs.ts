import { Inject, Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { type DomainServiceName, isJob, JOBS, type JobName } from '@placelore/contracts/core/jobs/jobs.js';
import type { ScheduledJob } from '@placelore/contracts/core/jobs/scheduled-jobs.js';
import { DataSource } from 'typeorm';
import { type AuditActor, AuditLog } from '../audit/audit-log.js';
import { JobRequests } from './job-requests.js';
import { SCHEDULED_RUN_KEY, SCHEDULED_SERVICE } from './job-scheduler.js';
import { RetentionPeriods } from './retention-periods.js';
import { ScheduledJobsRepository } from './scheduled-jobs.repository.js';

const HOUR_MS = 3_600_000;

/** Scheduled jobs of a service, for admins to view and to start manually. */
@Injectable()
export class ScheduledJobs {
  constructor(
    @Inject(SCHEDULED_SERVICE) private readonly owner: DomainServiceName,
    private readonly repository: ScheduledJobsRepository,
    private readonly requests: JobRequests,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
    private readonly periods: RetentionPeriods,
  ) {}

  async list(): Promise<ScheduledJob[]> {
    const hours = new Map(
      Object.entries(JOBS).flatMap(([job, definition]) =>
        definition.service === this.owner && 'everyHours' in definition ? [[job, definition.everyHours] as const] : [],
      ),
    );
    const runs = await this.repository.findLastRuns([...hours.keys()]);
    return runs.map(({ job, lastAt, lastEndedAt, lastOutcome }) => {
      const everyHours = hours.get(job) ?? 0;
      return {
        job,
        everyHours,
        deletesAfterDays: isJob(job) ? this.periods.find(job) : null,
        lastAt: lastAt?.toISOString() ?? null,
        lastEndedAt: lastEndedAt?.toISOString() ?? null,
        lastOutcome,
        nextAt: lastAt && new Date(lastAt.getTime() + everyHours * HOUR_MS).toISOString(),
        isOpen: lastAt !== null && lastEndedAt === null,
      };
    });
  }

  /**
   * Requests a run now. It replaces a scheduled one: the next is due one interval later.
   * @returns the id of the job request, or of the one already open
   * @throws ApiError SCHEDULED_JOB_NOT_FOUND
   */
  async run(actor: AuditActor, name: string): Promise<string> {
    if (!isJob(name) || JOBS[name].service !== this.owner || !('everyHours' in JOBS[name])) {
      throw new ApiError('SCHEDULED_JOB_NOT_FOUND');
    }
    return this.dataSource.transaction(async (manager) => {
      const requestedBy = actor.userId === null ? 'operator' : `user:${actor.userId}`;
      const options = { requestedBy, dedupeKey: SCHEDULED_RUN_KEY };
      const jobRequestId = await this.requests.enqueue(manager, name as JobName, {} as never, options);
      const subject = { type: 'scheduled-job', id: name, name };
      await this.audit.record(manager, actor, { action: 'scheduled-job.run', subject, after: { jobRequestId } });
      return jobRequestId;
    });
  }
}
