import { fact } from '@placelore/contracts/places/facts.js';
import { createKnowledge, joinStatements, pickStatements } from '@placelore/contracts/places/knowledge.js';
import { Atlas } from '../atlas/atlas.js';
import { GUIDEBOOK_SOURCE } from './bundled-sources.js';
import { getCityFacts, getDestinationFacts, getLandmarkFacts, getStoryFacts, getVenueFacts } from './record-facts.js';

const { guidebook, destinations } = Atlas.load();
const toKnowledge = (facts: Parameters<typeof createKnowledge>[1]) => createKnowledge(GUIDEBOOK_SOURCE, facts);

test.each([
  ['sight', guidebook.landmarks, getLandmarkFacts],
  ['city', guidebook.cities, getCityFacts],
] as const)('record-facts: every %s keeps its texts', (_, records, getFacts) => {
  for (const record of records) {
    const knowledge = toKnowledge(getFacts(record as never));
    expect(joinStatements(knowledge, 'summary')).toBe(record.summary);
    expect(joinStatements(knowledge, 'significance')).toBe(record.significance);
    expect(pickStatements(knowledge, 'detail')).toEqual([...new Set(record.facts)]);
    expect(pickStatements(knowledge, 'tip')).toEqual([...new Set(record.tips)]);
    expect(joinStatements(knowledge, 'best time')).toBe(record.bestTime);
  }
});

test('record-facts: every fact of the guidebook is valid', () => {
  const all = [
    ...guidebook.landmarks.map(getLandmarkFacts),
    ...guidebook.landmarks.flatMap(({ id }) => guidebook.story(id) ?? []).map(getStoryFacts),
    ...guidebook.cities.map(getCityFacts),
    ...guidebook.cities.flatMap(({ name, hotels, restaurants }) =>
      [...hotels, ...restaurants].map((venue) => getVenueFacts(venue, name)),
    ),
  ];
  for (const facts of all) {
    const invalid = toKnowledge(facts).facts.filter((candidate) => !fact.safeParse(candidate).success);
    expect(invalid).toEqual([]);
  }
});

test('getLandmarkFacts: splits the significance and states the period once', () => {
  const facts = getLandmarkFacts(guidebook.landmark('eiffel-tower')!);
  expect(facts.filter(({ kind }) => kind === 'significance').length).toBeGreaterThan(1);
  expect(facts.filter(({ kind }) => kind === 'period')).toEqual([
    { kind: 'period', statement: 'Eiffel Tower dates from 1887–1889.', value: '1887–1889' },
  ]);
});

test('getStoryFacts: keeps every statement; advice for the visit becomes tips', () => {
  const story = guidebook.story('eiffel-tower')!;
  const facts = getStoryFacts(story);
  expect(facts.map(({ statement }) => statement)).toEqual(story.facts.map(({ text }) => text));
  const tips = facts.filter(({ kind }) => kind === 'tip').map(({ statement }) => statement);
  expect(tips).toEqual(story.facts.filter(({ kind }) => kind === 'visit').map(({ text }) => text));
  expect(facts.filter(({ kind }) => kind === 'detail').length).toBe(facts.length - tips.length);
});

test('getDestinationFacts: lists the places inside', () => {
  const facts = getDestinationFacts(destinations.find('tuscany')!);
  expect(facts.at(-1)).toMatchObject({
    kind: 'inside',
    statement: expect.stringMatching(/^Well-known places in Tuscany: .+\.$/),
  });
  expect(facts[0]).toMatchObject({ kind: 'summary' });
});
