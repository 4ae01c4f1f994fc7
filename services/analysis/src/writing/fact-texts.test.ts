import type { Fact, FactKind, PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { createKnowledge } from '@placelore/contracts/places/knowledge.js';
import { LICENSES } from '@placelore/contracts/places/licenses.js';
import { addNeighborFacts } from '@placelore/contracts/places/neighbor-facts.js';
import { createSampleKnowledge } from '../../../../infra/test/sample-knowledge.ts';
import { EIFFEL_TOWER } from '../../test/support/provider-fixtures.js';
import { formatFacts, isLittleKnown, toFactTexts } from './fact-texts.js';

/** Returns the statements of each part of a text. */
const toParts = (knowledge: PlaceKnowledge) =>
  Object.fromEntries(
    Object.entries(toFactTexts(knowledge)).map(([part, facts]) => [part, facts.map((fact: Fact) => fact.statement)]),
  );

it('toFactTexts: sorts facts into the parts of a text', () => {
  const knowledge = createSampleKnowledge(
    ['detail', 'It rusts.'],
    ['summary', 'A tower.'],
    ['summary', 'It is of iron.'],
    ['period', 'It dates from 1889.'],
    ['tip', 'Go early.'],
    ['nearby', 'A bridge is near.'],
    ['best time', 'Come at dusk.'],
  );
  const neighbors = [{ name: 'Louvre', distance: '1.2 km', coordinates: { lat: 0, lng: 0 } }];
  expect(toParts(addNeighborFacts(knowledge, EIFFEL_TOWER, neighbors))).toEqual({
    summary: ['A tower.', 'It is of iron.'],
    significance: [],
    period: ['It dates from 1889.'],
    bestTime: ['Come at dusk.'],
    facts: ['It rusts.', 'A bridge is near.'],
    tips: ['Go early.'],
    location: ['Eiffel Tower (Tour Eiffel) is in Paris, Île-de-France, France.'],
    neighbors: ['Louvre is 1.2 km from Eiffel Tower.'],
  });
});

it('toFactTexts: omits opening hours, websites, the layout of a city and facts in other languages', () => {
  const { facts, sources } = createSampleKnowledge(
    ['opening hours', 'Opening hours: 9 to 5.'],
    ['website', 'Website: https://example.org/'],
    ['orientation', 'Allow two days.'],
    ['detail', 'It rusts.'],
  );
  const german = { ...facts[2]!, id: 'f9', statement: 'Sie rostet.', language: 'de' };
  expect(toParts({ facts: [...facts, german], sources })).toMatchObject({ summary: [], facts: ['It rusts.'] });
});

it('toFactTexts: omits a period that is a label with several dates instead of a sentence', () => {
  const knowledge = createSampleKnowledge(
    ['summary', 'A square.'],
    ['period', 'Piazza Grande: laid out from c. 1200; loggia 1573.'],
  );
  expect(toParts(knowledge)).toMatchObject({ summary: ['A square.'], period: [], facts: [] });
});

it('toFactTexts: puts an anecdote after the significance', () => {
  const knowledge = createSampleKnowledge(
    ['anecdote', 'A cow did it.'],
    ['significance', 'It burned.'],
    ['detail', 'It rusts.'],
  );
  expect(toParts(knowledge)).toMatchObject({ significance: ['It burned.', 'A cow did it.'], facts: ['It rusts.'] });
});

it('toFactTexts: takes the first sentences of an encyclopedia as summary and story when there are none', () => {
  const knowledge = createSampleKnowledge(['extract', 'One.'], ['extract', 'Two.'], ['extract', 'Three.']);
  expect(toParts(knowledge)).toMatchObject({ summary: ['One.', 'Two.'], significance: ['Three.'], facts: [] });
  const described = createSampleKnowledge(
    ['summary', 'A tower.'],
    ['significance', 'It is known.'],
    ['extract', 'One.'],
  );
  expect(toParts(described)).toMatchObject({ summary: ['A tower.'], significance: ['It is known.'], facts: ['One.'] });
});

it("toFactTexts: states coordinates and a register's description only when little else is known", () => {
  const few = createSampleKnowledge(
    ['location', 'Delft is at 52.01° N, 4.36° E.'],
    ['description', 'Wikidata describes Delft as “city”.'],
    ['detail', 'One.'],
    ['detail', 'Two.'],
  );
  expect(toParts(few).facts).toEqual(few.facts.map(({ statement }) => statement));
  const many = [...few.facts, { ...few.facts[3]!, id: 'f9', statement: 'Three.' }];
  expect(toParts({ ...few, facts: many }).facts).toEqual(['One.', 'Two.', 'Three.']);
});

it('toFactTexts: states one population, the latest', () => {
  const { facts, sources } = createSampleKnowledge(['population', 'About 95,000.'], ['population', '103,000 (2023).']);
  expect(toParts({ facts, sources }).facts).toEqual(['About 95,000.']);
  const dated = facts.map((fact) => (fact.statement.startsWith('103') ? { ...fact, asOf: '2023-01-01' } : fact));
  expect(toParts({ facts: dated, sources }).facts).toEqual(['103,000 (2023).']);
});

it('isLittleKnown: counts what is stated about the place itself, not registers and neighbors', () => {
  const register = [
    ['population', 'About 95,000 people live there.'],
    ['location', 'It is at 52.01° N, 4.36° E.'],
    ['nearby', 'A bridge is near.'],
  ] as const;
  const details = [
    ['detail', 'One.'],
    ['detail', 'Two.'],
    ['extract', 'Three.'],
  ] as const;
  const isKnownLittle = (...facts: (readonly [FactKind, string])[]) =>
    isLittleKnown(createSampleKnowledge(...facts.map(([kind, text]): [FactKind, string] => [kind, text])));
  expect(isKnownLittle(...register, ...details.slice(0, 2))).toBe(true);
  expect(isKnownLittle(...details)).toBe(false);
});

describe('formatFacts', () => {
  const source = {
    provider: 'osm',
    name: 'OpenStreetMap',
    url: null,
    permalink: null,
    revision: null,
    license: LICENSES.odbl,
    authors: null,
    retrievedAt: '2026-11-20T10:00:00.000Z',
  } as const;
  const { facts } = createKnowledge(source, [
    { kind: 'best time', statement: 'Come\nat dusk.' },
    { kind: 'tip', statement: 'Go early.' },
  ]);

  it('writes one fact a line with its id, so that no statement can imitate another line', () => {
    expect(formatFacts(facts, 100)).toBe('f1 best time: Come at dusk.\nf2 tip: Go early.');
  });

  it('names the language of a fact that is not English', () => {
    const [fact] = facts;
    const french = { ...fact!, statement: 'Venez au crépuscule.', language: 'fr' };
    expect(formatFacts([french], 100)).toBe('f1 best time (fr): Venez au crépuscule.');
  });

  it('leaves out whole facts beyond the limit', () => {
    expect(formatFacts(facts, 30)).toBe('f1 best time: Come at dusk.');
    expect(formatFacts([], 30)).toBe('');
  });
});
