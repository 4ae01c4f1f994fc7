import { describe, expect, test } from '@jest/globals';
import { FACT_PROVIDERS, factSource, type PlaceKnowledge, placeKnowledge } from './facts.js';
import { createKnowledge, EMPTY_KNOWLEDGE, joinStatements, mergeKnowledge, pickStatements } from './knowledge.js';
import { LICENSES } from './licenses.js';

const guidebook = {
  provider: 'guidebook',
  name: 'Placelore guidebook',
  url: null,
  permalink: null,
  revision: '1.0.0',
  license: LICENSES.mit,
  authors: null,
  retrievedAt: '2026-11-20T10:00:00.000Z',
} as const;
const wikipedia = {
  provider: 'wikipedia',
  name: 'Wikipedia: Eiffel Tower',
  url: 'https://en.wikipedia.org/wiki/Eiffel_Tower',
  permalink: 'https://en.wikipedia.org/w/index.php?oldid=1321000001',
  revision: '1321000001',
  license: LICENSES.ccBySa4,
  authors: 'Wikipedia contributors',
  retrievedAt: '2026-11-21T10:00:00.000Z',
} as const;

const own = createKnowledge(guidebook, [
  { kind: 'summary', statement: 'It is an iron tower.' },
  { kind: 'height', statement: 'It is 330 m tall.', value: '330', unit: 'm' },
]);
const open = createKnowledge(wikipedia, [
  { kind: 'extract', statement: 'Sie ist 330 m hoch.', language: 'de', asOf: '2022-03-15' },
]);

describe('createKnowledge', () => {
  test('numbers facts and completes them', () => {
    expect(own.facts).toEqual([
      expect.objectContaining({ id: 'f1', sourceId: 's1', value: null, unit: null, language: 'en', asOf: null }),
      expect.objectContaining({ id: 'f2', sourceId: 's1', value: '330', unit: 'm' }),
    ]);
    expect(own.sources).toEqual([{ id: 's1', ...guidebook }]);
    expect(placeKnowledge.parse(own)).toEqual(own);
  });

  test('returns no source without facts', () => {
    expect(createKnowledge(guidebook, [])).toEqual(EMPTY_KNOWLEDGE);
  });
});

describe('mergeKnowledge', () => {
  test('renumbers facts and sources in the given order', () => {
    const { facts, sources } = mergeKnowledge(open, own);
    expect(facts.map(({ id, sourceId, statement }) => [id, sourceId, statement])).toEqual([
      ['f1', 's1', 'Sie ist 330 m hoch.'],
      ['f2', 's2', 'It is an iron tower.'],
      ['f3', 's2', 'It is 330 m tall.'],
    ]);
    expect(sources.map(({ id, name }) => [id, name])).toEqual([
      ['s1', 'Wikipedia: Eiffel Tower'],
      ['s2', 'Placelore guidebook'],
    ]);
  });

  test('joins equal sources and keeps the latest time of retrieval', () => {
    const later = createKnowledge({ ...guidebook, retrievedAt: '2026-11-22T10:00:00.000Z' }, [
      { kind: 'summary', statement: 'It is an iron tower.' },
      { kind: 'tip', statement: 'Go early.' },
    ]);
    for (const merged of [mergeKnowledge(own, later), mergeKnowledge(later, own)]) {
      expect(merged.facts).toHaveLength(3);
      expect(merged.sources).toEqual([{ id: 's1', ...guidebook, retrievedAt: '2026-11-22T10:00:00.000Z' }]);
    }
  });

  test('keeps another revision of a source, and a statement that two sources make', () => {
    const other = createKnowledge({ ...guidebook, revision: '2.0.0' }, [own.facts[0]!]);
    const merged = mergeKnowledge(own, other);
    expect(merged.sources.map(({ id, revision }) => [id, revision])).toEqual([
      ['s1', '1.0.0'],
      ['s2', '2.0.0'],
    ]);
    expect(merged.facts.map(({ sourceId }) => sourceId)).toEqual(['s1', 's1', 's2']);
  });

  test('drops facts without a source and sources without facts', () => {
    const broken: PlaceKnowledge = { facts: [{ ...own.facts[0]!, sourceId: 's7' }], sources: own.sources };
    expect(mergeKnowledge(broken)).toEqual(EMPTY_KNOWLEDGE);
    expect(mergeKnowledge()).toEqual(EMPTY_KNOWLEDGE);
  });
});

test('pickStatements: returns different statements in the order of the kinds', () => {
  const twice = mergeKnowledge(own, createKnowledge(wikipedia, [own.facts[0]!]));
  expect(pickStatements(twice, 'height', 'summary')).toEqual(['It is 330 m tall.', 'It is an iron tower.']);
  expect(pickStatements(twice, 'tip')).toEqual([]);
});

test('joinStatements: returns one text, or null', () => {
  const knowledge = createKnowledge(guidebook, [
    { kind: 'significance', statement: 'It was hated.' },
    { kind: 'tip', statement: 'Go early.' },
    { kind: 'significance', statement: 'It stayed.' },
  ]);
  expect(joinStatements(knowledge, 'significance')).toBe('It was hated. It stayed.');
  expect(joinStatements(knowledge, 'period')).toBeNull();
});

describe('placeKnowledge', () => {
  const [fact] = own.facts;
  test.each<[string, unknown]>([
    ['a fact without a source in the list', { facts: [{ ...fact, sourceId: 's2' }], sources: own.sources }],
    ['two facts with one id', { facts: [fact, fact], sources: own.sources }],
    ['two sources with one id', { facts: [fact], sources: [...own.sources, ...own.sources] }],
    ['an unknown kind', { facts: [{ ...fact, kind: 'rating' }], sources: own.sources }],
    ['an empty statement', { facts: [{ ...fact, statement: '' }], sources: own.sources }],
    ['a date that is none', { facts: [{ ...fact, asOf: 'in May' }], sources: own.sources }],
  ])('rejects %s', (_, knowledge) => {
    expect(placeKnowledge.safeParse(knowledge).success).toBe(false);
  });
});

test.each(['url', 'permalink'] as const)('factSource: rejects a %s that is no web address', (key) => {
  const [source] = open.sources;
  expect(factSource.safeParse(source).success).toBe(true);
  expect(factSource.safeParse({ ...source, [key]: 'javascript:alert(1)' }).success).toBe(false);
});

test('FACT_PROVIDERS: contains all sources', () => {
  expect(FACT_PROVIDERS.join(' ')).toBe('guidebook gazetteer countries wikidata wikipedia wikivoyage osm google');
  for (const provider of FACT_PROVIDERS)
    expect(factSource.parse({ ...wikipedia, id: 's1', provider }).provider).toBe(provider);
});
