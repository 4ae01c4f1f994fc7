import { addNeighborFacts } from '@placelore/contracts/places/neighbor-facts.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { createSampleKnowledge } from '../../../../infra/test/sample-knowledge.ts';
import { EmbeddedGuideTextProvider } from './embedded-guide-text-provider.js';
import type { GuideBrief } from './writing-provider.js';

const place: LocatedPlace = {
  name: 'Eiffel Tower',
  localName: 'Tour Eiffel',
  kind: 'landmark',
  category: 'Landmark',
  latitude: 48.85837,
  longitude: 2.294481,
  city: 'Paris',
  region: null,
  country: 'France',
  countryCode: 'FR',
  guidebookId: 'eiffel-tower',
  confidence: 0.9,
  evidence: [],
  provider: 'embedded',
  attribution: null,
};
const background = createSampleKnowledge(
  ['summary', 'A tower of iron.'],
  ['summary', 'It stands by the Seine.'],
  ['significance', 'It changed what engineers believed.'],
  ['period', '1887–1889'],
  ['detail', 'It is 330 metres high.'],
  ['tip', 'Book ahead.'],
  ['best time', 'Come at dusk.'],
);
const createDiscovery = (discovery: Partial<NonNullable<GuideBrief['discovery']>>) => ({
  title: 'Eiffel Tower',
  description: '',
  culturalInfo: '',
  facts: [],
  sentences: [],
  ...discovery,
});

async function getDiscoverySection(discovery: GuideBrief['discovery']) {
  const brief = { place, background, neighbors: [], discovery };
  const { texts } = await new EmbeddedGuideTextProvider().write(brief, AbortSignal.timeout(1_000));
  return texts.sections.find(({ heading }) => heading === 'What was found here')?.paragraphs.flat();
}

describe('discovery in an embedded guide', () => {
  it('adds the sentences that the guide does not contain, citing the facts that support them', async () => {
    const sentences = [{ text: 'A choir sang below.', facts: ['f4'], grade: 'sourced' as const }];
    const description = 'A tower of iron. Seen from a boat at night.';
    const culturalInfo = 'It changed what engineers believed. Come at dusk. A choir sang below.';
    expect(await getDiscoverySection(createDiscovery({ description, culturalInfo, sentences }))).toEqual([
      { text: 'Seen from a boat at night.', facts: [] },
      { text: 'A choir sang below.', facts: ['f4'] },
    ]);
  });

  it('mentions each sentence once', async () => {
    const text = 'Seen from a boat at night.';
    expect(await getDiscoverySection(createDiscovery({ description: text, culturalInfo: text }))).toEqual([
      { text, facts: [] },
    ]);
  });

  it('adds no section when the guide contains everything already, or there is no discovery', async () => {
    expect(
      await getDiscoverySection(createDiscovery({ description: 'A tower of iron. It stands by the Seine.' })),
    ).toBeUndefined();
    expect(await getDiscoverySection(null)).toBeUndefined();
  });
});

describe('embedded guide of a country or region', () => {
  const writeInside = async (kind: 'country' | 'region', names: string[]) => {
    const neighbors = names.map((name) => ({ name, distance: '', note: 'Region', coordinates: { lat: 0, lng: 0 } }));
    const area = { ...place, kind, name: 'France', city: null };
    const brief = {
      place: area,
      background: addNeighborFacts(background, area, neighbors),
      neighbors,
      discovery: null,
    };
    return (await new EmbeddedGuideTextProvider().write(brief, AbortSignal.timeout(1_000))).texts;
  };

  it.each(['country', 'region'] as const)('states which places are inside a %s', async (kind) => {
    const texts = await writeInside(kind, ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
    const { paragraphs } = texts.sections.find(({ heading }) => heading === 'What to see')!;
    expect(paragraphs.flat().map(({ text }) => text)).toEqual(
      ['A', 'B', 'C', 'E', 'F'].map((name) => `${name} is in France.`),
    );
    expect(paragraphs.flat().map(({ facts }) => facts)).toEqual([['f8'], ['f9'], ['f10'], ['f12'], ['f13']]);
  });

  it('has no such section when nothing is known inside', async () => {
    expect((await writeInside('country', [])).sections).toEqual([]);
  });
});

it('embedded guide: is short when little is known about a place, and says so', async () => {
  const delft: LocatedPlace = {
    ...place,
    kind: 'city',
    name: 'Delft',
    localName: null,
    city: 'Delft',
    country: 'Netherlands',
    countryCode: 'NL',
  };
  const neighbors = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({
    name,
    distance: '300 m',
    coordinates: { lat: 0, lng: 0 },
  }));
  const known = createSampleKnowledge(
    ['population', 'Delft is a city of about 95,000 people.'],
    ['location', 'The center of Delft is at 52.01° N, 4.36° E.'],
    ['nearby', 'Rotterdam is about 13 km southeast of Delft.'],
  );
  const brief = { place: delft, background: addNeighborFacts(known, delft, neighbors), neighbors, discovery: null };
  const { texts } = await new EmbeddedGuideTextProvider().write(brief, AbortSignal.timeout(1_000));
  expect(texts.description).toEqual([{ text: 'Delft is a city of about 95,000 people.', facts: ['f1'] }]);
  expect(texts.culturalSignificance).toEqual([[{ text: 'We know little about Delft yet.', facts: [] }]]);
  // The map has the position, and the list of places nearby has their distances.
  expect(texts.facts.flatMap((text) => text.flatMap(({ facts }) => facts))).toEqual(['f3']);
  expect(texts).toMatchObject({ sections: [], travelTips: [], bestTimeToVisit: [] });
});

it.each([
  ['landmark', ['Where it is', 'Close by']],
  ['city', ['What to see', 'Where it is']],
] as const)('embedded guide of a %s: has the sections %j', async (kind, headings) => {
  const neighbors = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({
    ...{ name, distance: '300 m', coordinates: { lat: 48.861, lng: 2.294 } },
  }));
  const known = createSampleKnowledge(
    ['summary', 'A tower of iron.'],
    ['significance', 'It changed what engineers believed.'],
    ['period', '1887–1889'],
    ['detail', 'It is 330 metres high.'],
    ['tip', 'Book ahead.'],
    ['location', 'It stands by the Seine.'],
  );
  const subject = { ...place, kind };
  const brief = { place: subject, background: addNeighborFacts(known, subject, neighbors), neighbors, discovery: null };
  const { texts } = await new EmbeddedGuideTextProvider().write(brief, AbortSignal.timeout(1_000));
  expect(texts.sections.map(({ heading }) => heading)).toEqual(headings);
  const near = texts.sections.find(({ heading }) => heading !== 'Where it is')!;
  const distance = kind === 'city' ? '300 m from the center of Eiffel Tower' : '300 m from Eiffel Tower';
  expect(near.paragraphs.flat().map(({ text }) => text)).toEqual(
    ['A', 'B', 'C', 'D', 'E'].map((name) => `${name} is ${distance}.`),
  );
});
