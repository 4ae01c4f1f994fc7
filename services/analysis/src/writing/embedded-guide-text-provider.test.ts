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
  ...discovery,
});

async function getDiscoverySection(discovery: GuideBrief['discovery']) {
  const brief = { place, background, neighbors: [], discovery };
  const { texts } = await new EmbeddedGuideTextProvider().write(brief, AbortSignal.timeout(1_000));
  return texts.sections.find(({ heading }) => heading === 'What was found here')?.paragraphs;
}

describe('discovery in an embedded guide', () => {
  it('adds the sentences that the guide does not contain', async () => {
    const description = 'A tower of iron. Seen from a boat at night.';
    const culturalInfo =
      'It changed what engineers believed. Period: 1887–1889. Best time to visit: Come at dusk. A choir sang below.';
    expect(await getDiscoverySection(createDiscovery({ description, culturalInfo }))).toEqual([
      'Seen from a boat at night.',
      'A choir sang below.',
    ]);
  });

  it('mentions each sentence once', async () => {
    const text = 'Seen from a boat at night.';
    expect(await getDiscoverySection(createDiscovery({ description: text, culturalInfo: text }))).toEqual([text]);
  });

  it('adds no section when the guide contains all of it, or there is no discovery', async () => {
    expect(
      await getDiscoverySection(createDiscovery({ description: 'A tower of iron. It stands by the Seine.' })),
    ).toBeUndefined();
    expect(await getDiscoverySection(null)).toBeUndefined();
  });
});

describe('embedded guide of a country or region', () => {
  const writeInside = async (kind: 'country' | 'region', names: string[]) => {
    const neighbors = names.map((name) => ({ name, distance: '', note: 'x', coordinates: { lat: 0, lng: 0 } }));
    const brief = { place: { ...place, kind }, background: { ...background, significance: null }, neighbors };
    return (await new EmbeddedGuideTextProvider().write({ ...brief, discovery: null }, AbortSignal.timeout(1_000)))
      .texts;
  };

  it.each(['country', 'region'] as const)('names regions and sights inside a %s, without distances', async (kind) => {
    const texts = await writeInside(kind, ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
    const { paragraphs } = texts.sections.find(({ heading }) => heading === 'What to see')!;
    expect(paragraphs[0]).toMatch(/: A, B, C, E, F and G\.$/);
    expect(texts.culturalSignificance).not.toContain('distances');
  });

  it('has no such section when nothing is known inside', async () => {
    expect((await writeInside('country', [])).sections.map(({ heading }) => heading)).not.toContain('What to see');
  });
});
