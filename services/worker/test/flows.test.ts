import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ANALYSIS_STEPS, analysisResult } from '@placelore/contracts/analyses.js';
import { internalArticles } from '@placelore/contracts/articles.js';
import { internalAccounts } from '@placelore/contracts/auth.js';
import { internalDiscoveries } from '@placelore/contracts/discoveries.js';
import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import { settleRoute } from '@placelore/contracts/work-requests.js';
import { buildService } from '@placelore/platform/bootstrap/create-service.js';
import { readConfig } from '@placelore/platform/config/read-config.js';
import { QUEUE_POLICY } from '@placelore/platform/queues/queue-policy.js';
import { KEY_PREFIX } from '@placelore/platform/queues/redis.js';
import { Queue } from 'bullmq';
import { AppModule } from '../src/app.module.js';
import { workerVariables } from '../src/config.js';
import { articleFlowTests } from './article-flow.js';
import { batchFlowTests } from './batch-flow.js';
import { correctionFlowTests } from './correction-flow.js';
import { guideFlowTests } from './guide-flow.js';
import { House } from './house.js';
import { mediaFlowTests } from './media-flow.js';
import { answerAbout, EIFFEL_TOWER } from './photo-answers.js';
import { pictureFlowTests } from './picture-flows.js';
import { rewriteFlowTests } from './rewrite-flow.js';

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
  house.owners.reset();
  answerAbout(house.owners, EIFFEL_TOWER);
});

const analyse = async () => {
  const analysisId = randomUUID();
  const id = await house.queue('photo.analyze', { analysisId });
  return { analysisId, id };
};
const commits = () => house.owners.callsOf(internalAnalyses.commit);

describe('a photo', () => {
  it('is looked at, located, written about, surrounded, kept and committed, in this order and once', async () => {
    const { analysisId, id } = await analyse();
    expect(await house.ended('photo.analyze', id)).toBe('completed');
    expect(house.owners.ids()).toEqual([
      'internalAnalyses.look',
      'internalPlaces.locate',
      'internalPlaces.background',
      'internalAnalyses.write',
      'internalPlaces.nearby',
      'internalPlaces.recommendations',
      'internalDiscoveries.create',
      'internalAnalyses.commit',
    ]);
    expect(new Set(house.owners.calls.map(({ requestId }) => requestId))).toEqual(new Set([`caused-${id}`]));
    const [commit] = commits();
    expect(commit).toMatchObject({ params: { id: analysisId }, body: { workRequestId: id } });
    expect(analysisResult.parse(commit?.body.result)).toMatchObject({
      id: analysisId,
      identified: true,
      title: 'A title',
      location: 'Paris, France',
      category: 'Landmark',
      latitude: EIFFEL_TOWER.latitude,
      nearbyAttractions: [{ name: 'Champ de Mars', distance: '450 m', coordinates: { lat: 48.8556, lng: 2.2986 } }],
      discoveryId: 12,
      imageUrl: '/objects/i',
    });
    expect(house.settlements('photo.analyze')).toEqual([]);
  });

  it('reports the eight steps by name, in order, rising to but not beyond the end', async () => {
    const { id } = await analyse();
    await house.ended('photo.analyze', id);
    const reported = await house.reported(id);
    expect(reported.map(({ step }) => step)).toEqual(ANALYSIS_STEPS);
    expect(reported.map(({ ordinal }) => ordinal)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const percents = reported.map(({ percent }) => percent);
    expect(percents).toEqual([...new Set(percents)].sort((a, b) => a - b));
    expect(percents.at(-1)).toBeLessThan(100);
  });

  it('that is not identified makes no discovery and asks for nothing around it', async () => {
    answerAbout(house.owners, null);
    const { id } = await analyse();
    expect(await house.ended('photo.analyze', id)).toBe('completed');
    expect(house.owners.ids()).toEqual([
      'internalAnalyses.look',
      'internalPlaces.locate',
      'internalAnalyses.write',
      'internalAnalyses.commit',
    ]);
    expect(house.owners.callsOf(internalAnalyses.write)[0]?.body).toEqual({ place: null, background: null });
    expect(commits()[0]?.body.result).toMatchObject({
      identified: false,
      location: 'Not identified',
      latitude: null,
      longitude: null,
      discoveryId: null,
      confidence: 0,
      evidence: [],
      nearbyAttractions: [],
      travelRecommendations: null,
    });
  });

  it('of which only the country is known gets no recommendations for a city', async () => {
    answerAbout(house.owners, { ...EIFFEL_TOWER, kind: 'country', city: null });
    const { id } = await analyse();
    await house.ended('photo.analyze', id);
    expect(house.owners.callsOf(internalPlaces.recommendations)).toEqual([]);
    expect(commits()[0]?.body.result).toMatchObject({ location: 'France', travelRecommendations: null });
  });
});

describe('a call that fails', () => {
  it.each(['UNAVAILABLE', 'TIMED_OUT', 'PROVIDER_UNAVAILABLE', 'INTERNAL', 'TOO_MANY_REQUESTS'] as const)(
    'with %s is tried again later, and the work is finished',
    async (code) => {
      house.owners.failing(internalAnalyses.write, code, 1);
      const { id } = await analyse();
      expect(await house.ended('photo.analyze', id)).toBe('completed');
      expect(house.owners.callsOf(internalAnalyses.write)).toHaveLength(2);
      expect(commits()).toHaveLength(1);
      expect(house.settlements('photo.analyze')).toEqual([]);
    },
  );

  it.each(['IMAGE_UNREADABLE', 'PROVIDER_REJECTED', 'ANALYSIS_NOT_FOUND', 'INVALID_INPUT'] as const)(
    'with %s ends the work at once, and its owner hears why',
    async (code) => {
      house.owners.failing(internalAnalyses.look, code);
      const { id } = await analyse();
      expect(await house.ended('photo.analyze', id)).toBe('failed');
      expect(house.owners.callsOf(internalAnalyses.look)).toHaveLength(1);
      expect(house.settlements('photo.analyze')).toEqual([
        { id, outcome: { status: 'failed', code, message: expect.any(String) } },
      ]);
      expect(commits()).toEqual([]);
    },
  );

  it('again and again is given up after the tries of its queue, and its owner hears why', async () => {
    house.owners.failing(internalPlaces.locate, 'TIMED_OUT');
    const { id } = await analyse();
    expect(await house.ended('photo.analyze', id, 25_000)).toBe('failed');
    expect(house.owners.callsOf(internalPlaces.locate)).toHaveLength(QUEUE_POLICY.interactive.attempts);
    expect(house.settlements('photo.analyze')).toEqual([
      { id, outcome: { status: 'failed', code: 'TIMED_OUT', message: expect.any(String) } },
    ]);
  }, 30_000);

  it('at the very last call is repeated whole, with the same work request', async () => {
    house.owners.failing(internalAnalyses.commit, 'UNAVAILABLE', 1);
    const { analysisId, id } = await analyse();
    expect(await house.ended('photo.analyze', id)).toBe('completed');
    expect(commits().map(({ params, body }) => [params.id, body.workRequestId])).toEqual([
      [analysisId, id],
      [analysisId, id],
    ]);
    const made = house.owners.callsOf(internalDiscoveries.create).map(({ body }) => body.analysisId);
    expect(made).toEqual([analysisId, analysisId]);
  });

  it('and whose failure the owner cannot be told of is a failed job, for the owner’s sweeper to find', async () => {
    house.owners.failing(internalAnalyses.look, 'IMAGE_UNREADABLE');
    house.owners.failing(settleRoute('analysis'), 'UNAVAILABLE');
    const { id } = await analyse();
    expect(await house.ended('photo.analyze', id)).toBe('failed');
    expect(await house.queues.failedReason('photo.analyze', id)).toMatch(/damaged/);
  });
});

describe('other jobs', () => {
  it('a visitor’s work becomes the user’s, in both owners, and is settled last', async () => {
    const payload = { userId: 7, username: 'ada', visitorId: randomUUID() };
    house.owners.on(internalAnalyses.claim, () => ({ claimed: 1 }));
    house.owners.on(internalDiscoveries.claim, () => ({ claimed: 1 }));
    const id = await house.queue('visitor.claim', payload);
    expect(await house.ended('visitor.claim', id)).toBe('completed');
    expect(house.owners.ids()).toEqual([
      'internalAnalyses.claim',
      'internalDiscoveries.claim',
      'internalWorkRequests.settle.auth',
    ]);
    expect(house.settlements('visitor.claim')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('of a deleted account nothing stays, however much it was, and that is settled last', async () => {
    const leaver = { userId: 7, visitorId: randomUUID() };
    house.owners.on(internalAccounts.endSessions, () => undefined);
    house.owners.on(internalAnalyses.removeOwned, (_call, times) => ({ more: times < 3 }));
    house.owners.on(internalDiscoveries.removeOwned, (_call, times) => ({ more: times < 2 }));
    const id = await house.queue('account.removed', leaver);
    expect(await house.ended('account.removed', id)).toBe('completed');
    expect(house.owners.ids()).toEqual([
      'internalAccounts.endSessions',
      ...Array(3).fill('internalAnalyses.removeOwned'),
      ...Array(2).fill('internalDiscoveries.removeOwned'),
      'internalWorkRequests.settle.auth',
    ]);
    for (const { body } of house.owners.callsOf(internalDiscoveries.removeOwned)) expect(body).toEqual(leaver);
    expect(house.settlements('account.removed')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('a deleted discovery leaves neither pictures nor a stored answer', async () => {
    const analysisId = randomUUID();
    const id = await house.queue('discovery.removed', { analysisId, mediaKeys: ['a', 'b'] });
    expect(await house.ended('discovery.removed', id)).toBe('completed');
    expect(house.owners.callsOf(internalDiscoveries.removeMedia)[0]?.body).toEqual({ keys: ['a', 'b'] });
    expect(house.owners.callsOf(internalAnalyses.forget)[0]?.params).toEqual({ id: analysisId });
    expect(house.settlements('discovery.removed')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('news of an article is told to the places service, and then settled with content', async () => {
    const change = {
      slug: 'colosseum-rome',
      change: 'withdrawn',
      title: 'Colosseum',
      latitude: null,
      longitude: null,
      updatedAt: '2026-05-01T10:00:00.000Z',
    };
    house.owners.failing(internalPlaces.indexGuide, 'UNAVAILABLE', 1);
    const id = await house.queue('guide.index', change);
    expect(await house.ended('guide.index', id)).toBe('completed');
    expect(house.owners.callsOf(internalPlaces.indexGuide).map(({ body }) => body)).toEqual([change, change]);
    expect(house.owners.ids().at(-1)).toBe('internalWorkRequests.settle.content');
    expect(house.settlements('guide.index')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('a rebuild of the guide index carries every page over, and settles', async () => {
    const asOf = '2026-05-01T10:00:00Z';
    const pages = [
      { guides: [], after: null, upTo: 'm', asOf },
      { guides: [], after: 'm', upTo: null, asOf },
    ];
    house.owners.on(internalArticles.publishedGuides, ({ body }) => pages.find(({ after }) => after === body.after));
    house.owners.on(internalPlaces.replaceGuides, () => undefined);
    const id = await house.queue('guide.rebuild', {});
    expect(await house.ended('guide.rebuild', id)).toBe('completed');
    expect(house.owners.callsOf(internalPlaces.replaceGuides).map(({ body }) => body)).toEqual(pages);
    expect(house.settlements('guide.rebuild')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('the purge of places is asked for, and settled with places', async () => {
    house.owners.on(internalPlaces.purge, () => ({ positions: 0 }));
    const id = await house.queue('places.purge', {});
    expect(await house.ended('places.purge', id)).toBe('completed');
    expect(house.owners.ids()).toEqual(['internalPlaces.purge', 'internalWorkRequests.settle.places']);
    expect(house.settlements('places.purge')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it.each(['photo.develop', 'toString', '__proto__'])('the unknown job %s fails at once and visibly', async (name) => {
    const { hostname, port, password, pathname } = new URL(house.redisUrl);
    const connection = { host: hostname, port: Number(port), password, db: Number(pathname.slice(1)) };
    const queue = new Queue('interactive', { connection, prefix: KEY_PREFIX });
    try {
      const id = randomUUID();
      const envelope = { workRequestId: id, requestId: 'r', payload: { analysisId: randomUUID() } };
      await queue.add(name, envelope, { jobId: id, attempts: 5, backoff: 60_000 });
      expect(await house.ended('photo.analyze', id)).toBe('failed');
      expect((await queue.getJob(id))?.failedReason).toBe(`There is no flow for the job ${name}`);
      expect(house.owners.calls).toEqual([]);
    } finally {
      await queue.close();
    }
  });
});

describe('stored pictures', () => mediaFlowTests(() => house));

describe('a guide that is asked for', () => guideFlowTests(() => house));
describe('a place that is corrected', () => correctionFlowTests(() => house));
describe('a published discovery', () => articleFlowTests(() => house));
describe('an article written anew', () => rewriteFlowTests(() => house));
describe('a batch run', () => batchFlowTests(() => house));

describe('a picture that is asked for', () => pictureFlowTests(() => house));

it('says how it is: its queues and their Redis', async () => {
  const answer = await fetch(new URL('/readyz', await worker.getUrl()));
  expect(await answer.json()).toEqual({
    service: 'worker',
    ok: true,
    parts: [
      { name: 'redis', ok: true },
      { name: 'queues', ok: true },
    ],
  });
});
