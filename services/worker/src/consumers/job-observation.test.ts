import { ApiError } from '@placelore/contracts/core/errors.js';
import { enableMetrics, metrics } from '@placelore/platform/telemetry/metrics.js';
import { takeSample } from '@placelore/platform/telemetry/signals.js';
import { DelayedError, type Job, UnrecoverableError, WaitingError } from 'bullmq';
import { startJobCounters, startJobObservation, toJobOutcome } from './job-observation.js';

beforeAll(() => enableMetrics('test', '1.0.0'));

it.each([
  [new DelayedError(), 'delayed'],
  [new WaitingError(), 'abandoned'],
  [new UnrecoverableError(), 'failed'],
  [new Error('x'), 'retried'],
])('toJobOutcome: %s means %s', (ending, outcome) => expect(toJobOutcome(ending)).toBe(outcome));

it('startJobObservation: counts attempts by outcome, waits of first attempts, and jobs that ended', async () => {
  const job = { name: 'guide.write', id: '1', attemptsMade: 0, attemptsStarted: 1, timestamp: Date.now() - 30_000 };
  const run = (change: Partial<Job>, ...end: Parameters<ReturnType<typeof startJobObservation>['end']>) =>
    startJobObservation({ ...job, ...change } as Job, { requestId: 'r', traceparent: undefined } as never).end(...end);
  run({}, 'retried', new ApiError('TIMED_OUT'));
  run({ attemptsStarted: 2 }, 'completed');
  run({ name: 'of.another.release', attemptsStarted: 2 }, 'failed', new Error('x'));
  run({ attemptsStarted: 2 }, 'delayed');
  run({ attemptsStarted: 2 }, 'abandoned');
  expect((await metrics.jobs.get()).values.map(({ labels, value }) => [...Object.values(labels), value])).toEqual([
    ['guide.write', 'retried', 1],
    ['guide.write', 'completed', 1],
    ['unknown', 'failed', 1],
    ['guide.write', 'delayed', 1],
    ['guide.write', 'abandoned', 1],
  ]);
  expect((await metrics.retries.get()).values).toEqual([{ labels: { target: 'job' }, value: 1 }]);
  const waits = (await metrics.jobWaitSeconds.get()).values;
  const find = (suffix: string) => waits.find(({ metricName }) => metricName?.endsWith(suffix))?.value;
  expect(find('_count')).toBe(1);
  expect(find('_sum')).toBeCloseTo(30, 0);
  expect(await takeSample(1)).toMatchObject({ jobsDone: 1, jobsFailed: 1 });
});

it('startJobCounters: shows the first failure of each job as an increase, and resets nothing', async () => {
  startJobCounters();
  const { values } = await metrics.jobs.get();
  const find = (name: string, outcome: string) =>
    values.find(({ labels }) => labels.job_name === name && labels.outcome === outcome)?.value;
  expect(find('photo.analyze', 'failed')).toBe(0);
  expect(find('guide.write', 'completed')).toBe(1);
});
