import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { internalAccounts } from '@placelore/contracts/auth.js';
import { internalCovers, internalDrawing } from '@placelore/contracts/covers.js';
import { internalDiscoveries } from '@placelore/contracts/discoveries.js';
import { ERRORS } from '@placelore/contracts/errors.js';
import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import { internalBatchRuns } from '@placelore/contracts/internal-batch-runs.js';
import { JOBS, type JobName, type JobOutage } from '@placelore/contracts/jobs.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import { INTERNAL_ROUTES } from '@placelore/contracts/routes.js';
import { settleRoute } from '@placelore/contracts/work-requests.js';
import { buildService } from '@placelore/platform/bootstrap/create-service.js';
import { readConfig } from '@placelore/platform/config/read-config.js';
import { QUEUE_POLICY } from '@placelore/platform/queues/queue-policy.js';
import { AppModule } from '../src/app.module.js';
import { workerVariables } from '../src/config.js';
import { answerAboutDiscovery } from './article-flow.js';
import { placeNearby } from './batch-flow.js';
import type { Owner } from './fake-owners.js';
import { FURTHER_REFUSED, FURTHER_SURVIVED, FURTHER_USED_UP } from './further-outage-cases.js';
import { House } from './house.js';
import { type OutageCase, REFUSED, SURVIVED, USED_UP } from './outage-cases.js';

const coverId = `1-${'a'.repeat(32)}`;
const runId = randomUUID();

let house: House;
let worker: NestFastifyApplication;
beforeAll(async () => {
  house = await House.build();
  const config = readConfig('worker', workerVariables, house.environment);
  worker = await buildService({ name: 'worker', variables: config, module: AppModule.forRoot(config) });
  await worker.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await worker.close();
  await house.tearDown();
});
beforeEach(() => {
  const { owners } = house;
  owners.reset();
  answerAboutDiscovery(house);
  owners.on(internalPlaces.purge, () => ({ positions: 0 }));
  owners.on(internalAccounts.endSessions, () => undefined);
  owners.on(internalAnalyses.removeOwned, () => ({ more: false }));
  owners.on(internalDiscoveries.removeOwned, () => ({ more: false }));
  owners.on(internalCovers.read, () => ({
    seed: coverId,
    category: 'Landmark',
    position: { latitude: 1, longitude: 2 },
    neighbours: [],
  }));
  owners.on(internalDrawing.cover, () => ({ picture: Buffer.from('a drawing').toString('base64') }));
  owners.on(internalCovers.commit, () => undefined);
});

/** Has content hand out one item, and take it over once. */
function answerBatch(): void {
  const { owners } = house;
  let isOver = false;
  const at = { latitude: 48.858, longitude: 2.294 };
  const item = { ordinal: 1, kind: 'generate-nearby-attractions', at, title: 'Eiffel Tower' };
  owners.on(internalPlaces.nearby, () => placeNearby(0));
  owners.on(internalBatchRuns.next, () => ({ items: isOver ? [] : [item], total: 1, over: isOver ? 1 : 0 }));
  owners.on(internalBatchRuns.commit, () => {
    isOver = true;
    return { goesOn: false, total: 1, over: 1 };
  });
}

const payloadOf = (job: JobName): object => {
  const payloads: Partial<Record<JobName, object>> = {
    'photo.analyze': { analysisId: randomUUID() },
    'places.purge': {},
    'cover.draw': { coverId },
    'article.write': { discoveryId: 12 },
    'account.removed': { userId: 7, visitorId: null },
    'batch.run': { runId },
  };
  return payloads[job]!;
};

/** Has a call of a job fail as the case says. @returns how the job ended, and which waits it was spared */
async function run({ job, call, fault, times }: OutageCase) {
  if (job === 'batch.run') answerBatch();
  house.owners.breaking(call, fault, fault === 'refused' ? 1 : times);
  const service = INTERNAL_ROUTES.find(({ id }) => id === call)!.service as Owner;
  const id = await house.queue(job, payloadOf(job));
  let waits = 0;
  const ended = await house.endedWithoutWaiting(job, id, async () => {
    waits += 1;
    if (waits === times) await house.owners.comeBack(service);
  });
  return { id, ...ended };
}

const nameOf = ({ job, call, fault, times }: OutageCase): string =>
  `${job}: ${call} fails ${times} times with ${typeof fault === 'string' ? fault : fault.code}`;

function survives(cases: readonly OutageCase[]): void {
  it.each(cases.map((one) => [nameOf(one), one] as const))('%s', async (_, given) => {
    const { end, waits, attempts } = await run(given);
    expect(end).toBe('completed');
    // Nothing of all this was a failed try.
    expect(attempts).toBe(1);
    expect(house.settlements(given.job).filter((told) => JSON.stringify(told).includes('failed'))).toEqual([]);
    waits.slice(0, 10).forEach((wait, nth) => {
      expect(wait).toBeGreaterThanOrEqual(500 * 2 ** nth);
      expect(wait).toBeLessThanOrEqual(500 * 2 ** nth * 1.3);
    });
    for (const wait of waits.slice(11)) expect(wait).toBeGreaterThanOrEqual(15 * 60_000);
  });
}

function isUsedUp(cases: readonly OutageCase[]): void {
  it.each(cases.map((one) => [nameOf(one), one] as const))('%s', async (_, given) => {
    const { id, end, attempts } = await run(given);
    expect([end, attempts]).toEqual(['failed', QUEUE_POLICY[JOBS[given.job].queue].attempts]);
    expect(house.settlements(given.job)).toEqual([{ id, outcome: expect.objectContaining({ status: 'failed' }) }]);
  });
}

function isRefused(cases: readonly OutageCase[]): void {
  it.each(cases.map((one) => [nameOf(one), one] as const))('%s', async (_, given) => {
    const { id, end, waits } = await run(given);
    expect([end, waits]).toEqual(['failed', []]);
    const { code } = given.fault as { code: string };
    expect(house.settlements(given.job)).toEqual([
      { id, outcome: expect.objectContaining({ status: 'failed', code }) },
    ]);
  });
}

describe('an absent service: work is done in the end, by one try', () => survives(SURVIVED));
describe('an absent service: answers about the work use up its tries', () => isUsedUp(USED_UP));

describe('a job that failed for good', () => {
  it('waits until its owner can be told, and is not done again', async () => {
    house.owners.failing(internalAnalyses.look, 'IMAGE_UNREADABLE');
    house.owners.breaking(settleRoute('analysis').id, '503 of its own', 12);
    const id = await house.queue('photo.analyze', payloadOf('photo.analyze'));
    const { end, waits } = await house.endedWithoutWaiting('photo.analyze', id);
    expect([end, waits.length]).toEqual(['failed', 12]);
    expect(house.owners.callsOf(internalAnalyses.look)).toHaveLength(1);
    expect(house.settlements('photo.analyze')).toEqual([
      { id, outcome: { status: 'failed', code: 'IMAGE_UNREADABLE', message: ERRORS.IMAGE_UNREADABLE.message } },
    ]);
  });

  it('is one that breaks the connection to a service each time it is tried', async () => {
    house.owners.breaking(internalAnalyses.look.id, 'reset before the answer', 1_000);
    const id = await house.queue('photo.analyze', payloadOf('photo.analyze'));
    const { end, waits } = await house.endedWithoutWaiting('photo.analyze', id);
    // 30 interruptions are waited for; then each is a try.
    expect([end, waits.length]).toEqual(['failed', 30 + QUEUE_POLICY.interactive.attempts - 1]);
    expect(house.settlements('photo.analyze')).toMatchObject([
      { id, outcome: { status: 'failed', code: 'UNAVAILABLE' } },
    ]);
  });
});

it('an absent service is named in the job that waits for it, with the time since', async () => {
  house.owners.breaking(internalPlaces.locate.id, '503 of its own', 3);
  const id = await house.queue('photo.analyze', payloadOf('photo.analyze'));
  const queue = house.queues.all().find(({ name }) => name === 'interactive')!;
  const seen: JobOutage[] = [];
  await house.endedWithoutWaiting('photo.analyze', id, async () => {
    seen.push((await queue.getJob(id))?.data.outage);
  });
  expect(seen.map(({ service, waits, interruptions }) => [service, waits, interruptions])).toEqual([
    ['places', 1, 0],
    ['places', 2, 0],
    ['places', 3, 0],
  ]);
  expect(new Set(seen.map(({ since }) => since)).size).toBe(1);
});

describe('an absent service: a refusal ends the work at once', () => isRefused(REFUSED));
describe('further cases: work is done in the end, by one try', () => survives(FURTHER_SURVIVED));
describe('further cases: answers about the work use up its tries', () => isUsedUp(FURTHER_USED_UP));
describe('further cases: a refusal ends the work at once', () => isRefused(FURTHER_REFUSED));
