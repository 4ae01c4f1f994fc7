import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { placeKnowledge } from '@placelore/contracts/places/facts.js';
import type { Redis } from 'ioredis';
import type { KnowledgeProvider, KnowledgeSubject } from '../../src/knowledge/knowledge-provider.js';
import { WikidataClient } from '../../src/knowledge/wikidata/wikidata-client.js';
import { wikidataItem } from '../../src/knowledge/wikidata/wikidata-item.js';
import { WikidataKnowledge } from '../../src/knowledge/wikidata/wikidata-knowledge.js';
import { WikipediaKnowledge } from '../../src/knowledge/wikipedia/wikipedia-knowledge.js';
import { WikivoyageKnowledge } from '../../src/knowledge/wikivoyage/wikivoyage-knowledge.js';
import { createTestRedis } from '../support/test-redis.js';
import type { FakeWiki, WikiBehavior } from '../support/wikimedia/fake-wiki.js';
import { toEntity } from '../support/wikimedia/fake-wikidata.js';
import { HALLSTATT, HALLSTATT_WORLD } from '../support/wikimedia/hallstatt.js';
import { openWikimedia } from '../support/wikimedia/open-wikimedia.js';

let redis: Redis;
let wikimedia: Awaited<ReturnType<typeof openWikimedia>>;
beforeAll(async () => {
  redis = await createTestRedis();
});
afterEach(() => wikimedia.close());
afterAll(() => redis.disconnect());

const retrievedAt = new Date('2026-11-20T10:00:00Z');
const toSubject = (item: object, language = 'en'): KnowledgeSubject => ({
  place: HALLSTATT,
  item: wikidataItem.parse(toEntity('Q259858', item)),
  retrievedAt,
  language,
});
const hallstatt = toSubject(HALLSTATT_WORLD.items.Q259858!);
const unknownPlace = toSubject({});

/** Failures of a vendor, with the error code that callers receive. */
const FAILURES: [string, WikiBehavior, string][] = [
  ['429 with seconds', { kind: 'status', status: 429, retryAfter: '2' }, 'PROVIDER_UNAVAILABLE'],
  [
    '429 with a date',
    { kind: 'status', status: 429, retryAfter: 'Mon, 23 Nov 2026 00:00:00 GMT' },
    'PROVIDER_UNAVAILABLE',
  ],
  ['503 with a time', { kind: 'status', status: 503, retryAfter: '2' }, 'PROVIDER_UNAVAILABLE'],
  ['503', { kind: 'status', status: 503 }, 'PROVIDER_UNAVAILABLE'],
  ['504', { kind: 'status', status: 504 }, 'PROVIDER_UNAVAILABLE'],
  ['404', { kind: 'status', status: 404 }, 'PROVIDER_REJECTED'],
  ['406', { kind: 'status', status: 406 }, 'PROVIDER_REJECTED'],
  ['an error inside 200', { kind: 'refused', code: 'badvalue' }, 'PROVIDER_REJECTED'],
  ['maxlag inside 200', { kind: 'refused', code: 'maxlag', lag: 7.2, retryAfter: '5' }, 'PROVIDER_UNAVAILABLE'],
  ['ratelimited inside 200', { kind: 'refused', code: 'ratelimited' }, 'PROVIDER_UNAVAILABLE'],
  ['a page instead of JSON', { kind: 'html' }, 'PROVIDER_UNAVAILABLE'],
  ['half a response', { kind: 'malformed' }, 'PROVIDER_UNAVAILABLE'],
  ['no response', { kind: 'hang' }, 'TIMED_OUT'],
];

function testKnowledgeContract(server: 'wikidata' | 'wikipedia' | 'wikivoyage', create: () => KnowledgeProvider) {
  const start = async (): Promise<{ provider: KnowledgeProvider; fake: FakeWiki }> => {
    await redis.flushdb();
    wikimedia = await openWikimedia(redis, HALLSTATT_WORLD);
    return { provider: create(), fake: wikimedia.servers[server] };
  };

  test('returns sentences with a source that has a revision, a license and authors', async () => {
    const { provider } = await start();
    const knowledge = await provider.describe(hallstatt);
    expect(placeKnowledge.parse(knowledge)).toEqual(knowledge);
    expect(knowledge.facts.length).toBeGreaterThanOrEqual(2);
    for (const { statement } of knowledge.facts) expect(statement).toMatch(/^\P{Ll}.*\p{P}$/u);
    expect(knowledge.sources).toEqual([
      expect.objectContaining({
        provider: provider.name,
        name: expect.stringContaining('Hallstatt'),
        url: expect.stringMatching(/^https?:/),
        permalink: expect.stringMatching(/oldid=\d+$/),
        revision: expect.stringMatching(/^\d+$/),
        license: expect.objectContaining({ id: expect.stringMatching(/^cc/) }),
        authors: expect.stringMatching(/contributors$/),
      }),
    ]);
  });

  test('returns nothing about a place it does not know', async () => {
    const { provider } = await start();
    expect(await provider.describe(unknownPlace)).toEqual({ facts: [], sources: [] });
  });

  test('answers the second request from the cache, with the time of the first', async () => {
    const { provider, fake } = await start();
    const first = await provider.describe(hallstatt);
    const { length } = fake.requests;
    expect(length).toBeGreaterThan(0);
    expect(await provider.describe(hallstatt)).toEqual(first);
    expect(fake.requests).toHaveLength(length);
    expect(fake.requests[0]?.headers['user-agent']).toContain('ops@example.org');
  });

  test('asks again for a refresh, and then waits while the vendor is busy', async () => {
    const { provider, fake } = await start();
    await provider.describe(hallstatt);
    const { length } = fake.requests;
    await provider.describe({ ...hallstatt, isRefresh: true });
    const refreshes = fake.requests.slice(length);
    // Labels are not facts about the place, so the Wikidata provider requests nothing again.
    if (server !== 'wikidata') expect(refreshes.length).toBeGreaterThan(0);
    for (const { query } of refreshes) expect(query.maxlag).toBe('5');
  });

  test.each(FAILURES)('throws after %s and caches nothing', async (_, behavior, code) => {
    const { provider, fake } = await start();
    fake.script(behavior);
    await expect(provider.describe(hallstatt)).rejects.toMatchObject({ code });
    await redis.del(...(await redis.keys('*:pause')), 'none');
    expect((await provider.describe(hallstatt)).facts.length).toBeGreaterThan(0);
  });
}

describe('WikidataKnowledge', () => {
  testKnowledgeContract('wikidata', () => new WikidataKnowledge(new WikidataClient(wikimedia.clients.wikidata)));
});

describe('WikipediaKnowledge', () => {
  testKnowledgeContract('wikipedia', () => new WikipediaKnowledge(wikimedia.clients.wikipedia));

  const describeArticle = async (articles: object, language = 'en') => {
    wikimedia = await openWikimedia(redis, { ...HALLSTATT_WORLD, articles: articles as never });
    const { facts } = await new WikipediaKnowledge(wikimedia.clients.wikipedia).describe({ ...hallstatt, language });
    return facts.map(({ statement, language }) => [language, statement]);
  };

  test('prefers the language and falls back to English', async () => {
    const { articles } = HALLSTATT_WORLD;
    const german = {
      'de:Hallstatt': { item: 'Q259858', extract: 'Hallstatt ist ein Ort an einem See in Österreich.' },
    };
    expect(await describeArticle({ ...articles, ...german }, 'de')).toEqual([
      ['de', 'Hallstatt ist ein Ort an einem See in Österreich.'],
    ]);
    await wikimedia.close();
    expect((await describeArticle(articles!, 'de')).map(([language]) => language)).toEqual(['en', 'en']);
  });

  test.each([
    ['only lists pages of its name', { isDisambiguation: true, extract: 'Hallstatt may refer to: a village, a lake.' }],
    ['now is about something else', { item: 'Q205405', extract: 'Hallstatt is a culture of the early Iron Age.' }],
    ['has no text', { item: 'Q259858', extract: '' }],
  ])('returns nothing when the article %s', async (_, page) => {
    expect(await describeArticle({ 'en:Hallstatt': page })).toEqual([]);
  });

  test('follows a redirect of an article that was moved', async () => {
    const moved = { 'en:Hallstatt': { redirect: 'Hallstatt (village)' } };
    const page = { 'en:Hallstatt (village)': { item: 'Q259858', extract: 'Hallstatt is a village beside a lake.' } };
    expect(await describeArticle({ ...moved, ...page })).toHaveLength(1);
  });
});

describe('WikivoyageKnowledge', () => {
  testKnowledgeContract('wikivoyage', () => new WikivoyageKnowledge(wikimedia.clients.wikivoyage));

  test('states sights and dated hours, but no prices', async () => {
    await redis.flushdb();
    wikimedia = await openWikimedia(redis, HALLSTATT_WORLD);
    const { facts } = await new WikivoyageKnowledge(wikimedia.clients.wikivoyage).describe(hallstatt);
    expect(facts.map(({ kind, statement, asOf }) => [kind, statement, asOf])).toEqual(
      expect.arrayContaining([
        ['inside', 'Salt Mine: The salt mine is above the village.', '2026-05-01'],
        ['opening hours', 'Salt Mine was open Daily 09:30-16:00 as of 2026-05-01.', '2026-05-01'],
      ]),
    );
    expect(JSON.stringify(facts)).not.toContain('40');
  });
});
