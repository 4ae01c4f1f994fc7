import type { JobProgress } from '@placelore/contracts/core/jobs/jobs.js';
import type { Job } from 'bullmq';
import { z } from 'zod';

const storedProgress = z.object({ furthest: z.number(), stallsThen: z.number() });

/**
 * Tracks the furthest step of a job, stored next to its progress. Only a later step counts as progress: a job that
 * restarts after each death of its worker repeats steps and does not advance.
 */
export class JobProgressTracker {
  /** Whether this attempt has come further than every earlier attempt. */
  hasAdvanced = false;
  private furthest: number;
  private stallsAtFurthest: number;

  constructor(private readonly job: Pick<Job, 'progress' | 'stalledCounter' | 'updateProgress'>) {
    const previous = storedProgress.safeParse(job.progress).data;
    this.furthest = previous?.furthest ?? 0;
    this.stallsAtFurthest = previous?.stallsThen ?? 0;
  }

  /** Returns how many workers died while they ran this job since it last advanced. */
  get deathsSinceProgress(): number {
    return this.job.stalledCounter - this.stallsAtFurthest;
  }

  async report(progress: JobProgress): Promise<void> {
    if (progress.ordinal > this.furthest) {
      this.hasAdvanced = true;
      this.furthest = progress.ordinal;
      this.stallsAtFurthest = this.job.stalledCounter;
    }
    await this.job.updateProgress({ ...progress, furthest: this.furthest, stallsThen: this.stallsAtFurthest });
  }
}
