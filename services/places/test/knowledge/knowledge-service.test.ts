import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { placeKnowledge } from '@placelore/contracts/places/facts.js';
import type { Redis } from 'ioredis';
import type { NewIdentity, PlaceIdentityStore } from '../../src/knowledge/identity/place-identities.repository.js';
import { KnowledgeService } from '../../src/knowledge/knowledge.service.js';
import type { KnowledgeProvider } from '../../src/knowledge/knowledge-provider.js';
import { WikidataClient } from '../../src/knowledge/wikidata/wikidata-client.js';
import { WikidataKnowledge } from '../../src/knowledge/wikidata/wikidata-knowledge.js';
import { WikipediaKnowledge } from '../../src/knowledge/wikipedia/wikipedia-knowledge.js';
import { WikivoyageKnowledge } from '../../src/knowledge/wikivoyage/wikivoyage-knowledge.js';
import { createTestRedis } from '../support/test-redis.js';
import type { WikiBehavior } from '../support/wikimedia/fake-wiki.js';
import { HALLSTATT, HALLSTATT_WORLD } from '../support/wikimedia/hallstatt.js';
import { createPlace, openWikimedia } from '../support/wikimedia/open-wikimedia.js';

const NOWHERE = createPlace({ name: 'Nowhere', kind: 'landmark', latitude: 1, longitude: 1, countryCode: 'AT' });

let redis: Redis;
let wikimedia: Awaited<ReturnType<typeof openWikimedia>>;
let saved: Map<string, NewIdentity>;
beforeAll(async () => {
  redis = await createTestRedis();
});
beforeEach(async () => {
  await redis.flushdb();
  saved = new Map();
  wikimedia = await openWikimedia(redis, HALLSTATT_WORLD);
});
afterEach(() => wikimedia.close());
afterAll(() => redis.disconnect());

const identities: PlaceIdentityStore = {
  find: async (key) => saved.get(key) ?? null,
  save: async (key, _place, identity) => {
    saved.set(key, identity);
  },
};

function createService({ providers, timeLimitMs }: { providers?: KnowledgeProvider[]; timeLimitMs?: number } = {}) {
  const { wikidata, wikipedia, wikivoyage } = wikimedia.clients;
  return new KnowledgeService({
    resolver: wikimedia.createResolver(),
    identities,
    providers: providers ?? [
      new WikipediaKnowledge(wikipedia),
      new WikidataKnowledge(new WikidataClient(wikidata)),
      new WikivoyageKnowledge(wikivoyage),
    ],
    logger: { warn: () => {} },
    ...(timeLimitMs && { timeLimitMs }),
  });
}

const getProviders = (knowledge: { sources: { provider: string }[] }) =>
  knowledge.sources.map(({ provider }) => provider);

describe('KnowledgeService', () => {
  test('merges what all sources know, and stores the identity', async () => {
    const { knowledge, identity, missing } = await createService().describe(HALLSTATT);
    expect(placeKnowledge.parse(knowledge)).toEqual(knowledge);
    expect(getProviders(knowledge)).toEqual(['wikipedia', 'wikidata', 'wikivoyage']);
    expect(identity).toEqual({ wikidataId: 'Q259858', foundBy: 'search' });
    expect(missing).toEqual([]);
    expect([...saved.values()]).toEqual([{ identity, score: expect.any(Number), revision: 2_400_000_001 }]);
    expect(knowledge.facts.map(({ statement }) => statement)).toEqual(
      expect.arrayContaining([
        'Hallstatt is a village on a lake in Austria.',
        'Hallstatt has 747 inhabitants (2023).',
        'Hallstatt is 511 m above sea level.',
        'Hallstatt is in Upper Austria, Austria.',
      ]),
    );
  });

  test('answers the second request without any call', async () => {
    const service = createService();
    await service.describe(HALLSTATT);
    const count = () => Object.values(wikimedia.servers).reduce((sum, { requests }) => sum + requests.length, 0);
    const before = count();
    expect((await service.describe(HALLSTATT)).missing).toEqual([]);
    expect(count()).toBe(before);
  });

  test('stores that no item is certain, and does not search again', async () => {
    const service = createService();
    const nothing = { knowledge: { facts: [], sources: [] }, identity: null, missing: [] };
    expect(await service.describe(NOWHERE)).toEqual(nothing);
    expect([...saved.values()]).toEqual([{ identity: null, score: null, revision: null }]);
    wikimedia.servers.wikidata.reset();
    expect(await service.describe(NOWHERE)).toEqual(nothing);
    expect(wikimedia.servers.wikidata.requests).toHaveLength(0);
  });

  test('names sources that fail, without losing the others', async () => {
    wikimedia.servers.wikipedia.setDefault({ kind: 'html' });
    const { knowledge, identity, missing } = await createService().describe(HALLSTATT);
    expect(getProviders(knowledge)).toEqual(['wikidata', 'wikivoyage']);
    expect(identity?.wikidataId).toBe('Q259858');
    expect(missing).toEqual(['wikipedia']);
  });

  test('returns and stores nothing while Wikidata fails', async () => {
    wikimedia.servers.wikidata.setDefault({ kind: 'status', status: 504 });
    const { knowledge, identity, missing } = await createService().describe(HALLSTATT);
    expect({ facts: knowledge.facts, identity }).toEqual({ facts: [], identity: null });
    expect(missing).toEqual(['wikipedia', 'wikidata', 'wikivoyage']);
    expect(saved.size).toBe(0);
  });

  test('returns what is known when the time is over', async () => {
    const { wikidata } = wikimedia.clients;
    const slow: KnowledgeProvider = { name: 'wikivoyage', describe: () => new Promise(() => {}) };
    const started = performance.now();
    const service = createService({
      providers: [new WikidataKnowledge(new WikidataClient(wikidata)), slow],
      timeLimitMs: 1_000,
    });
    const { knowledge, missing } = await service.describe(HALLSTATT);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(getProviders(knowledge)).toEqual(['wikidata']);
    expect(missing).toEqual(['wikivoyage']);
  });
});

/** Returns numbers from 0 to 1 that are always the same for the same seed (a linear congruential generator). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const FAILURES: WikiBehavior[] = [
  { kind: 'status', status: 503 },
  { kind: 'status', status: 504 },
  { kind: 'status', status: 404 },
  { kind: 'status', status: 406 },
  { kind: 'refused', code: 'readonly' },
  { kind: 'refused', code: 'internal_api_error_DBConnectionError' },
  { kind: 'html' },
  { kind: 'malformed' },
  { kind: 'serverError' },
];

test('KnowledgeService: always answers while every service fails half of the time', async () => {
  const random = createRandom(20_261_123);
  const results = [];
  for (let run = 0; run < 40; run++) {
    await redis.flushdb();
    saved.clear();
    for (const server of Object.values(wikimedia.servers)) {
      server.reset();
      server.script(
        ...Array.from(
          { length: 12 },
          (): WikiBehavior => (random() < 0.5 ? { kind: 'ok' } : FAILURES[Math.floor(random() * FAILURES.length)]!),
        ),
      );
    }
    // Each run has its own circuit breakers.
    const { knowledge, identity, missing } = await createService().describe(HALLSTATT);
    expect(placeKnowledge.parse(knowledge)).toEqual(knowledge);
    const present = getProviders(knowledge);
    expect([...present, ...missing].sort()).toEqual(['wikidata', 'wikipedia', 'wikivoyage']);
    expect(identity === null ? [] : ['Q259858']).toEqual(identity === null ? [] : [identity.wikidataId]);
    results.push({ facts: knowledge.facts.length, missing: missing.length });
    await wikimedia.close();
    wikimedia = await openWikimedia(redis, HALLSTATT_WORLD);
  }
  expect(results.some(({ facts }) => facts > 0)).toBe(true);
  expect(results.some(({ missing }) => missing > 0 && missing < 3)).toBe(true);
});
