import { JobProgressTracker } from './job-progress-tracker.js';

/** A job as the queue stores it, across the workers that run it. */
const newJob = () => ({
  progress: 0 as unknown,
  stalledCounter: 0,
  async updateProgress(progress: unknown) {
    this.progress = progress;
  },
});
const createProgress = (ordinal: number) => ({ ordinal, step: 'x', percent: 0 });

describe('JobProgressTracker', () => {
  it('counts deaths since the job last advanced', async () => {
    const job = newJob();
    for (let death = 1; death <= 30; death++) {
      const advance = new JobProgressTracker(job as never);
      expect(advance.deathsSinceProgress).toBeLessThanOrEqual(1);
      await advance.report(createProgress(death));
      expect([advance.hasAdvanced, advance.deathsSinceProgress]).toEqual([true, 0]);
      job.stalledCounter += 1;
    }
  });

  it('does not count repeated steps as progress', async () => {
    const job = newJob();
    for (let death = 0; death < 12; death++) {
      const advance = new JobProgressTracker(job as never);
      expect(advance.deathsSinceProgress).toBe(death);
      for (const ordinal of [1, 2, 3]) await advance.report(createProgress(ordinal));
      expect(advance.hasAdvanced).toBe(death === 0);
      job.stalledCounter += 1;
    }
  });

  it('reads the progress of a job that has none', () => {
    for (const progress of [0, {}, null, 'x', createProgress(5)]) {
      expect(new JobProgressTracker({ ...newJob(), progress, stalledCounter: 2 } as never).deathsSinceProgress).toBe(2);
    }
  });
});
