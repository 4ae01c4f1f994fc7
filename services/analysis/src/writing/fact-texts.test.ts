import { createKnowledge } from '@placelore/contracts/places/knowledge.js';
import { LICENSES } from '@placelore/contracts/places/licenses.js';
import { createSampleKnowledge } from '../../../../infra/test/sample-knowledge.ts';
import { formatFacts, toFactTexts } from './fact-texts.js';

it('toFactTexts: sorts facts into the parts of a text', () => {
  const { facts } = createSampleKnowledge(
    ['detail', 'It rusts.'],
    ['summary', 'A tower.'],
    ['summary', 'It is of iron.'],
    ['period', '1889'],
    ['tip', 'Go early.'],
    ['nearby', 'A bridge is near.'],
    ['best time', 'Come at dusk.'],
  );
  expect(toFactTexts(facts)).toEqual({
    summary: 'A tower. It is of iron.',
    significance: null,
    period: '1889',
    bestTime: 'Come at dusk.',
    facts: ['It rusts.', 'A bridge is near.'],
    tips: ['Go early.'],
  });
});

it('toFactTexts: omits opening hours, websites, repeated statements and facts in other languages', () => {
  const { facts } = createSampleKnowledge(
    ['opening hours', 'Opening hours: 9 to 5.'],
    ['website', 'Website: https://example.org/'],
    ['detail', 'It rusts.'],
    ['height', 'It rusts.'],
  );
  const german = { ...facts[2]!, statement: 'Sie rostet.', language: 'de' };
  expect(toFactTexts([...facts, german])).toMatchObject({ summary: null, facts: ['It rusts.'] });
});

it('toFactTexts: takes the first sentences of an encyclopedia as summary and story where there are none', () => {
  const { facts } = createSampleKnowledge(['extract', 'One.'], ['extract', 'Two.'], ['extract', 'Three.']);
  expect(toFactTexts(facts)).toMatchObject({ summary: 'One. Two.', significance: 'Three.', facts: [] });
  const { facts: described } = createSampleKnowledge(
    ['summary', 'A tower.'],
    ['significance', 'It is known.'],
    ['extract', 'One.'],
  );
  expect(toFactTexts(described)).toMatchObject({ summary: 'A tower.', significance: 'It is known.', facts: ['One.'] });
});

it('toFactTexts: states coordinates and the words of a register only where little else is known', () => {
  const few = createSampleKnowledge(
    ['location', 'Delft is at 52.01° N, 4.36° E.'],
    ['description', 'Wikidata describes Delft as “city”.'],
    ['detail', 'One.'],
    ['detail', 'Two.'],
  ).facts;
  expect(toFactTexts(few).facts).toEqual(few.map(({ statement }) => statement));
  const many = [...few, { ...few[3]!, statement: 'Three.' }];
  expect(toFactTexts(many).facts).toEqual(['One.', 'Two.', 'Three.']);
});

it('toFactTexts: states one population, the latest', () => {
  const { facts } = createSampleKnowledge(['population', 'About 95,000.'], ['population', '103,000 (2023).']);
  expect(toFactTexts(facts).facts).toEqual(['About 95,000.']);
  const dated = facts.map((fact) => (fact.statement.startsWith('103') ? { ...fact, asOf: '2023-01-01' } : fact));
  expect(toFactTexts(dated).facts).toEqual(['103,000 (2023).']);
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

  it('leaves out whole facts beyond the limit', () => {
    expect(formatFacts(facts, 30)).toBe('f1 best time: Come at dusk.');
    expect(formatFacts([], 30)).toBe('');
  });
});
