import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import { GUIDE_STEPS, internalWriting } from '@placelore/contracts/content/guides.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { type LocatedPlace } from '@placelore/contracts/places/places.js';
import { ARTICLE_SOURCE, SAMPLE_PROVENANCE, stubArticleJob } from '../support/article-job-stubs.js';
import { EIFFEL_TOWER } from '../support/photo-job-stubs.js';
import { env, useWorker } from '../support/use-worker.js';

useWorker();

describe('article.write', () => {
  beforeEach(() => {
    stubArticleJob(env);
  });

  const write = async () => {
    const id = await env.enqueue('article.write', { discoveryId: 12 });
    return { id, end: await env.waitForEnd('article.write', id) };
  };
  const getLocateBodies = () => env.services.getCalls(internalPlaces.locate).map(({ body }) => body);
  const getCommittedGuides = () =>
    env.services.getCalls(internalDiscoveries.commitArticle).map(({ body }) => body.guide);
  /** Stubs places to return one place for queries by name, and another for clues. */
  const stubLocate = (namedPlace: LocatedPlace | null, nearestPlace: LocatedPlace | null) =>
    env.services.on(internalPlaces.locate, ({ body }) => ({
      place: body.query ? namedPlace : nearestPlace,
      alternatives: [],
    }));
  const paris: LocatedPlace = { ...EIFFEL_TOWER, kind: 'city', name: 'Paris', latitude: 48.8566, longitude: 2.3522 };

  it('locates, writes and commits a discovery in order and once', async () => {
    const { id, end } = await write();
    expect(end).toBe('completed');
    expect(env.services.getCalledIds()).toEqual([
      'internalDiscoveries.startArticle',
      'internalPlaces.locate',
      'internalPlaces.describe',
      'internalWriting.writeGuide',
      'internalDiscoveries.commitArticle',
    ]);
    const nearbyAttractions = [
      { name: 'Champ de Mars', distance: '450 m', coordinates: { lat: 48.8556, lng: 2.2986 } },
    ];
    const { title, description, culturalInfo, facts } = ARTICLE_SOURCE;
    expect(env.services.getCalls(internalWriting.writeGuide)[0]?.body).toMatchObject({
      place: EIFFEL_TOWER,
      neighbors: nearbyAttractions,
      discovery: { title, description, culturalInfo, facts },
    });
    expect(env.services.getCalls(internalDiscoveries.commitArticle)).toMatchObject([
      {
        params: { id: '12' },
        body: {
          jobRequestId: id,
          guide: {
            place: EIFFEL_TOWER,
            neighbors: nearbyAttractions,
            writing: SAMPLE_PROVENANCE,
            background: {
              facts: [{ id: 'f1' }, { id: 'f2' }, { id: 'f3', statement: 'Champ de Mars is 450 m from Eiffel Tower.' }],
            },
          },
        },
      },
    ]);
    expect(env.getFinishCalls('article.write')).toEqual([]);
    expect((await env.getReportedProgress(id, 'writing')).map(({ step }) => step)).toEqual(GUIDE_STEPS);
  });

  it('gives the writer the checked sentences of the discovery', async () => {
    const sentences = [{ text: ARTICLE_SOURCE.description, facts: ['f1'], grade: 'sourced' as const }];
    stubArticleJob(env, { ...ARTICLE_SOURCE, verification: { sentences, omitted: 1 } });
    await write();
    expect(env.services.getCalls(internalWriting.writeGuide)[0]?.body).toMatchObject({ discovery: { sentences } });
  });

  it('searches for the title with the position as a clue', async () => {
    await write();
    expect(getLocateBodies()).toEqual([
      {
        query: 'Eiffel Tower',
        clues: [
          { kind: 'photo position', position: { latitude: 48.8584, longitude: 2.2945 }, confidence: 0.9 },
          { kind: 'stated location', text: 'Paris, France', confidence: 0.5 },
        ],
      },
    ]);
  });

  it('uses the place at the position when the title names none', async () => {
    stubLocate(null, paris);
    await write();
    expect(getLocateBodies().map(({ query }) => query ?? null)).toEqual(['Eiffel Tower', 'Eiffel Tower', null, null]);
    expect(getLocateBodies()[1]).toMatchObject({
      clues: [],
      at: { latitude: ARTICLE_SOURCE.latitude, longitude: ARTICLE_SOURCE.longitude },
    });
    expect(getCommittedGuides()).toMatchObject([{ place: { name: 'Paris' } }]);
  });

  it.each([
    ['a sight that another source confirms', {}, 'Fontana Pretoria'],
    ['not one that no source knows', { unconfirmed: true as const }, 'Paris'],
  ])('prefers %s to the place at the position', async (_what, more, name) => {
    const sight = { ...EIFFEL_TOWER, name: 'Fontana Pretoria', guidebookId: null, provider: 'wikidata', ...more };
    env.services.on(internalPlaces.locate, ({ body }) => ({
      place: body.query ? null : body.confirm ? sight : paris,
      alternatives: [],
    }));
    await write();
    expect(getLocateBodies()[2]).toMatchObject({
      confirm: true,
      clues: [{ kind: 'stated location', text: 'Eiffel Tower, Paris, France' }, { kind: 'photo position' }],
    });
    expect(getCommittedGuides()).toMatchObject([{ place: { name } }]);
  });

  it.each(['PROVIDER_BUDGET_EXHAUSTED', 'PROVIDER_UNAVAILABLE', 'PROVIDER_REJECTED', 'TIMED_OUT'] as const)(
    'uses the place at the position when the listing provider responds with %s',
    async (code) => {
      stubLocate(null, paris);
      const locate = env.services.getStub(internalPlaces.locate);
      env.services.on(internalPlaces.locate, (call, times) => {
        if (call.body.at) throw new ApiError(code);
        return locate(call, times);
      });
      expect((await write()).end).toBe('completed');
      expect(getLocateBodies()).toHaveLength(4);
      expect(getCommittedGuides()).toMatchObject([{ place: { name: 'Paris' } }]);
    },
  );

  it('ignores a distant place of the same name', async () => {
    const replica = { ...EIFFEL_TOWER, latitude: 36.1125, longitude: -115.1725 };
    stubLocate(replica, paris);
    await write();
    expect(getCommittedGuides()).toMatchObject([{ place: { name: 'Paris' } }]);
    stubLocate(replica, replica);
    await write();
    expect(getCommittedGuides()[1]).toBeNull();
  });

  it('uses the name alone without a position', async () => {
    stubArticleJob(env, { ...ARTICLE_SOURCE, location: '', latitude: null, longitude: null });
    await write();
    expect(getLocateBodies()).toEqual([{ query: 'Eiffel Tower', clues: [] }]);
    expect(getCommittedGuides()).toMatchObject([{ place: { name: 'Eiffel Tower' } }]);
  });

  it('commits a discovery without a place unchanged, and without a paid text', async () => {
    stubLocate(null, null);
    expect((await write()).end).toBe('completed');
    expect(env.services.getCalledIds()).not.toContain('internalWriting.writeGuide');
    expect(getCommittedGuides()).toEqual([null]);
  });

  it('makes no further call when no article is wanted', async () => {
    stubArticleJob(env, null);
    expect((await write()).end).toBe('completed');
    expect(env.services.getCalledIds()).toEqual(['internalDiscoveries.startArticle']);
  });

  it('ends the job at a permanent error, and its service receives the reason', async () => {
    env.services.failWith(internalWriting.writeGuide, 'PROVIDER_REJECTED');
    const { id, end } = await write();
    expect(end).toBe('failed');
    expect(env.getFinishCalls('article.write')).toMatchObject([
      { id, outcome: { status: 'failed', code: 'PROVIDER_REJECTED' } },
    ]);
  });
});
