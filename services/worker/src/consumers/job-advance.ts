import type { JobProgress } from '@placelore/contracts/jobs.js';
import type { Job } from 'bullmq';
import { z } from 'zod';

const stored = z.object({ furthest: z.number(), stallsThen: z.number() });

/**
 * How far a job has ever come, kept beside its progress. Only a step beyond that is progress: a job that begins anew
 * after each death of its worker repeats steps and gets nowhere.
 */
export class JobAdvance {
  /** Whether this try came further than every try before. */
  hasAdvanced = false;
  private furthest: number;
  private stallsThen: number;

  constructor(private readonly job: Pick<Job, 'progress' | 'stalledCounter' | 'updateProgress'>) {
    const former = stored.safeParse(job.progress).data;
    this.furthest = former?.furthest ?? 0;
    this.stallsThen = former?.stallsThen ?? 0;
  }

  /** Returns how many workers died with this job since it last came further. */
  get deathsSince(): number {
    return this.job.stalledCounter - this.stallsThen;
  }

  async report(progress: JobProgress): Promise<void> {
    if (progress.ordinal > this.furthest) {
      this.hasAdvanced = true;
      this.furthest = progress.ordinal;
      this.stallsThen = this.job.stalledCounter;
    }
    await this.job.updateProgress({ ...progress, furthest: this.furthest, stallsThen: this.stallsThen });
  }
}
