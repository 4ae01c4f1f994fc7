import { JobAdvance } from './job-advance.js';

/** A job as the queue keeps it, across the workers that try it. */
const newJob = () => ({
  progress: 0 as unknown,
  stalledCounter: 0,
  async updateProgress(progress: unknown) {
    this.progress = progress;
  },
});
const step = (ordinal: number) => ({ ordinal, step: 'x', percent: 0 });

describe('JobAdvance', () => {
  it('counts deaths since the job last came further', async () => {
    const job = newJob();
    for (let death = 1; death <= 30; death++) {
      const advance = new JobAdvance(job as never);
      expect(advance.deathsSince).toBeLessThanOrEqual(1);
      await advance.report(step(death));
      expect([advance.hasAdvanced, advance.deathsSince]).toEqual([true, 0]);
      job.stalledCounter += 1;
    }
  });

  it('does not take repeated steps for progress', async () => {
    const job = newJob();
    for (let death = 0; death < 12; death++) {
      const advance = new JobAdvance(job as never);
      expect(advance.deathsSince).toBe(death);
      for (const ordinal of [1, 2, 3]) await advance.report(step(ordinal));
      expect(advance.hasAdvanced).toBe(death === 0);
      job.stalledCounter += 1;
    }
  });

  it('reads the progress of a job that has none', () => {
    for (const progress of [0, {}, null, 'x', step(5)]) {
      expect(new JobAdvance({ ...newJob(), progress, stalledCounter: 2 } as never).deathsSince).toBe(2);
    }
  });
});
