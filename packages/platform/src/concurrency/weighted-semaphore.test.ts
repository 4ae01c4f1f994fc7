import { WeightedSemaphore } from './weighted-semaphore.js';

/** Creates a task that ends when the test says so. */
function job() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end };
}

/** Waits long enough for every promise that can settle. */
const flushPromises = () => new Promise((resolve) => setImmediate(resolve));

test('WeightedSemaphore: admits what fits, in order of arrival', async () => {
  const semaphore = new WeightedSemaphore(10);
  const jobs = [job(), job(), job()];
  const entered: number[] = [];
  const weights = [6, 6, 2];
  const runs = jobs.map((one, index) =>
    semaphore.run(weights[index]!, () => {
      entered.push(index);
      return one.ended;
    }),
  );
  await flushPromises();
  // The third would fit beside the first, but must not overtake the second.
  expect(entered).toEqual([0]);
  jobs[0]!.end();
  await flushPromises();
  expect(entered).toEqual([0, 1, 2]);
  for (const one of jobs) one.end();
  await Promise.all(runs);
});

test('WeightedSemaphore: runs a task heavier than the capacity alone', async () => {
  const semaphore = new WeightedSemaphore(10);
  const heavy = job();
  const entered: string[] = [];
  const first = semaphore.run(500, async () => {
    entered.push('heavy');
    await heavy.ended;
  });
  const second = semaphore.run(1, async () => entered.push('light'));
  await flushPromises();
  expect(entered).toEqual(['heavy']);
  heavy.end();
  await Promise.all([first, second]);
  expect(entered).toEqual(['heavy', 'light']);
});

test('WeightedSemaphore: releases the weight of a failed task', async () => {
  const semaphore = new WeightedSemaphore(1);
  await expect(semaphore.run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(semaphore.run(1, async () => 'done')).resolves.toBe('done');
});
