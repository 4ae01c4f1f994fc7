import { randomUUID } from 'node:crypto';
import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
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

it('a worker that stands still loses its job to another, does not go on with it, and nothing is done twice', async () => {
  const [first, { begun, release }] = [await start(), holdFirstLook()];
  const id = await analyse();
  await begun;
  first.signal('SIGSTOP');
  await start();
  expect(await house.ended('photo.analyze', id, 30_000)).toBe('completed');
  first.signal('SIGCONT');
  release();
  // Time for the first worker to hear that the job is not its own any more.
  const next = await analyse();
  expect(await house.ended('photo.analyze', next, 30_000)).toBe('completed');
  expect(commits().map(({ body }) => body.workRequestId)).toEqual([id, next]);
  expect(house.owners.callsOf(internalAnalyses.write)).toHaveLength(2);
  expect(house.settlements('photo.analyze')).toEqual([]);
}, 90_000);
