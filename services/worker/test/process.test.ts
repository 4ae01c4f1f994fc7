import { randomUUID } from 'node:crypto';
import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import { eventually } from '../../../packages/platform/test/eventually.js';
import { articleCrashTests } from './article-crashes.js';
import { batchCrashTests } from './batch-crashes.js';
import { House } from './house.js';
import { answerAbout, EIFFEL_TOWER } from './photo-answers.js';
import { ServiceProcess } from './service-process.js';

let house: House;
const processes: ServiceProcess[] = [];
beforeAll(async () => {
  house = await House.build();
});
beforeEach(() => {
  house.owners.reset();
  answerAbout(house.owners, EIFFEL_TOWER);
});
afterEach(() => Promise.all(processes.splice(0).map((one) => one.stop())));
afterAll(() => house.tearDown());

const start = async () => {
  const started = await ServiceProcess.start('worker', house.environment);
  processes.push(started);
  return started;
};
const analyse = () => house.queue('photo.analyze', { analysisId: randomUUID() });
const commits = () => house.owners.callsOf(internalAnalyses.commit);

/** Holds the first look at a photo until it is let go. */
function holdFirstLook(): { begun: Promise<void>; release: () => void } {
  const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const look = house.owners.answerOf(internalAnalyses.look);
  house.owners.on(internalAnalyses.look, async (call, times) => {
    if (times === 1) {
      begun.resolve();
      await gate.promise;
    }
    return look(call, times);
  });
  return { begun: begun.promise, release: gate.resolve };
}

it('a worker killed in the middle of a job loses nothing: another finishes it, and commits once', async () => {
  const first = await start();
  const { begun } = holdFirstLook();
  const id = await analyse();
  await begun;
  await start();
  first.signal('SIGKILL');
  await first.exitCode();
  expect(commits()).toEqual([]);
  expect(await house.ended('photo.analyze', id, 30_000)).toBe('completed');
  expect(house.owners.callsOf(internalAnalyses.look)).toHaveLength(2);
  expect(commits().map(({ body }) => body.workRequestId)).toEqual([id]);
  expect(house.settlements('photo.analyze')).toEqual([]);
}, 45_000);

it('a worker told to stop finishes the job it is at, takes no other, and ends with 0', async () => {
  const worker = await start();
  const { begun, release } = holdFirstLook();
  const id = await analyse();
  await begun;
  worker.signal('SIGTERM');
  await eventually(() =>
    fetch(new URL('/healthz', worker.url)).then(
      () => false,
      () => true,
    ),
  );
  expect(worker.running).toBe(true);
  release();
  expect(await worker.exitCode()).toBe(0);
  expect(await house.queues.state('photo.analyze', id)).toBe('completed');
  expect(commits()).toHaveLength(1);

  const next = await analyse();
  expect(await house.queues.state('photo.analyze', next)).toBe('waiting');
  await start();
  expect(await house.ended('photo.analyze', next)).toBe('completed');
});

it('a job that outlasts the worker’s patience is finished by the next worker', async () => {
  const worker = await start();
  const { begun } = holdFirstLook();
  const id = await analyse();
  await begun;
  worker.signal('SIGTERM');
  expect(await worker.exitCode()).toBe(1);
  expect(commits()).toEqual([]);
  await house.endLocks('photo.analyze', [id]);
  await start();
  expect(await house.ended('photo.analyze', id, 30_000)).toBe('completed');
  expect(commits()).toHaveLength(1);
}, 45_000);

describe('a batch run', () => batchCrashTests(() => house));
describe('an article that is asked for is written exactly once', () => articleCrashTests(() => house));
