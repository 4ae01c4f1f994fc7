import { ApiError } from '@placelore/contracts/core/errors.js';
import { isJob, JOBS, type JobName, type JobProgress } from '@placelore/contracts/core/jobs/jobs.js';
import type { Route } from '@placelore/contracts/core/route.js';
import { sampleValue, type Variant } from '../../test/support/sample-value.js';
import { JOB_HANDLERS } from './job-handlers.js';

const JOB_NAMES = Object.keys(JOBS).filter(isJob);
const JOB_REQUEST_ID = '00000000-0000-4000-8000-0000000000aa';

const MAX_CALLS = 1_000;

type Handler = (context: object, payload: unknown) => Promise<void>;

/** Times of this run. Sampled values are at midnight, so they do not match. */
const NOW = /"\d{4}-\d\d-\d\dT(?!00:00:00\.000Z)[^"]+"/g;

interface RunOptions {
  /** Number of the call that fails. */
  failAt?: number;
  /** Whether services always report that there is more; every call after the thousandth then fails. */
  isEndless?: boolean;
}

/** Runs a handler against services that answer by their contracts. @returns its calls and how it ended */
async function run(job: JobName, variant: Variant, { failAt, isEndless = false }: RunOptions = {}) {
  const steps: string[] = [];
  const ids: string[] = [];
  const answer = async (route: Route, index: number) => {
    // When the first response said that there is more, the second says that there is not.
    const isRepeated = !isEndless && ids.indexOf(route.id) < index;
    await new Promise(setImmediate);
    if (index === failAt || index >= MAX_CALLS) throw new ApiError('INTERNAL');
    return route.response && sampleValue(route.response, isRepeated ? 'empty' : variant);
  };
  const call = (route: Route, input: object) => {
    steps.push(`${route.id} ${JSON.stringify(input).replace(NOW, '"now"')}`);
    const answered = answer(route, ids.push(route.id) - 1);
    // A handler that does not wait for a call ignores its failure, so the rejection must not be reported as unhandled.
    answered.catch(() => {});
    return answered;
  };
  const report = async ({ ordinal, step, percent }: JobProgress) => {
    steps.push(`progress ${ordinal} ${step} ${percent}`);
  };
  const context = { call, report, jobRequestId: JOB_REQUEST_ID };
  const running = (JOB_HANDLERS[job] as Handler)(context, sampleValue(JOBS[job].payload, variant));
  const ending = await running.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  );
  return { ids, steps: [...steps, ending], ending };
}

test.each(JOB_NAMES)('%s: makes the recorded calls, whether services have something or nothing', async (job) => {
  const [filled, empty] = [await run(job, 'filled'), await run(job, 'empty')];
  expect([...filled.steps, 'With services that have nothing:', ...empty.steps].join('\n')).toMatchSnapshot();
});

test.each(JOB_NAMES)('%s: ends as recorded when any one of its calls fails', async (job) => {
  const { ids } = await run(job, 'filled');
  const lines: string[] = [];
  for (const [index, id] of ids.entries()) {
    const failed = await run(job, 'filled', { failAt: index });
    lines.push(`${id} fails: ${failed.ending} after ${failed.ids.length} calls`);
  }
  expect(lines.join('\n')).toMatchSnapshot();
});

test.each(JOB_NAMES)('%s: makes as many calls as recorded when services always have more', async (job) => {
  const { ids, ending } = await run(job, 'filled', { isEndless: true });
  const counts = [...new Set(ids)].map((id) => `${id}: ${ids.filter((other) => other === id).length}`);
  expect([...counts, ending].join('\n')).toMatchSnapshot();
});
