import type { GuideTexts } from '@placelore/contracts/content/guides.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { createSampleKnowledge } from '../../../../infra/test/sample-knowledge.ts';
import { verifyGuide } from './verify-guide.js';

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
  confidence: 0.85,
  evidence: [],
  provider: 'embedded',
  attribution: null,
};
const background = createSampleKnowledge(
  ['summary', 'A wrought-iron lattice tower on the Champ de Mars.'],
  ['significance', 'Built for the world fair of 1889.'],
  ['period', '1887–1889'],
  ['detail', 'It is about 4 km from the centre of Paris.'],
  ['detail', 'Gustave Eiffel kept a flat at the top.'],
  ['tip', 'Book the lift ahead.'],
);
/** 370 m to the north-east and 950 m to the south-east of the tower. */
const nearbyAttractions = [
  { name: 'Musée du quai Branly', distance: '350 m', coordinates: { lat: 48.8609, lng: 2.2977 } },
  { name: 'École Militaire', distance: '1.2 km', coordinates: { lat: 48.8527, lng: 2.3044 } },
];
const emptyTexts: GuideTexts = {
  title: 'x',
  metaDescription: '',
  description: '',
  category: 'Other',
  culturalSignificance: '',
  sections: [],
  travelTips: [],
  bestTimeToVisit: null,
  facts: [],
};
const verifyText = (culturalSignificance: string) => {
  const { texts, verification } = verifyGuide(
    { ...emptyTexts, culturalSignificance },
    { place, background, nearbyAttractions },
  );
  return { text: texts.culturalSignificance, ...verification };
};

describe('verifyGuide: supported claims', () => {
  it.each([
    'It is about 4 km from the centre of Paris.',
    'It stands some 350 metres from the Musée du quai Branly.',
    'The École Militaire is nearby.',
    'It is a 15-minute walk from the École Militaire.',
    'It stands at 48.858, 2.294.',
    'It stands at 48.86° N, 2.29° E.',
    'It is near Paris.',
    'The tower stands on the bank, close to the Champ de Mars.',
    'It lies north-west of the École Militaire.',
    'It was built for the fair of 1889.',
  ])('keeps: %s', (text) => {
    expect(verifyText(text)).toMatchObject({ text, dropped: 0 });
    expect(verifyText(text).verified).toBe(verifyText(text).statements);
    expect(verifyText(text).statements).toBeGreaterThan(0);
  });
});

describe('verifyGuide: unsupported claims', () => {
  it.each([
    'It is 900 m from the Musée du quai Branly.',
    'It is 3 miles away.',
    'It is 12 km outside Paris.',
    'The Louvre Museum is nearby.',
    'It stands next to the Hôtel des Invalides.',
    'It is a two-minute walk from the École Militaire.',
    "A ten minutes' drive leads there.",
    'It is a 20-minute ride from Gare du Nord.',
    'Half an hour by train brings you here.',
    'Its position is 51.5007, -0.1246.',
    'It stands at 40° 41′ N, 74° 2′ W.',
    'It lies south of the École Militaire.',
    'It lies 5 km north of Notre-Dame.',
    'It is in France, opposite the Palais de Chaillot.',
    'Just 300 metres away stands a market.',
    'Walk towards Place de la Concorde.',
    'Everything is within 200 m.',
  ])('drops: %s', (text) => {
    const { dropped, statements, verified, ...left } = verifyText(`Before. ${text} After it.`);
    expect(left.text).toBe('Before. After it.');
    expect([dropped, verified]).toEqual([statements, 0]);
    expect(dropped).toBeGreaterThan(0);
  });
});

describe('verifyGuide: sentences without a location claim', () => {
  it.each([
    'It is 330 metres tall.',
    'It has 1,665 steps and weighs 7,300 tonnes.',
    'It is best between May and September.',
    'It stands near the river.',
    'From afar it looks like lace.',
    'It is in the north of France.',
    'Gustave Eiffel kept a flat at the top.',
  ])('keeps, and counts no claim: %s', (text) => {
    expect(verifyText(text)).toEqual({ text, statements: 0, verified: 0, dropped: 0 });
  });
});

it('verifyGuide: counts an unknown year as unverified and keeps its sentence', () => {
  expect(verifyText('It was repainted in 1968.')).toEqual({
    text: 'It was repainted in 1968.',
    statements: 1,
    verified: 0,
    dropped: 0,
  });
});

it('verifyGuide: checks every text and takes title and category from the place', () => {
  const wrong = 'It is 77 km from Berlin.';
  const { texts, verification } = verifyGuide(
    {
      title: 'Hacked',
      metaDescription: wrong,
      description: wrong,
      category: 'Shopping',
      culturalSignificance: wrong,
      sections: [
        { heading: 'Around', paragraphs: [wrong, 'St. Mark slept here.'] },
        { heading: 'Gone', paragraphs: [wrong] },
      ],
      travelTips: [wrong, 'Go early.'],
      bestTimeToVisit: wrong,
      facts: [wrong],
    },
    { place, background, nearbyAttractions },
  );
  expect(JSON.stringify(texts)).not.toContain('Berlin');
  expect(texts).toMatchObject({
    title: 'Eiffel Tower',
    category: 'Landmark',
    description: 'A wrought-iron lattice tower on the Champ de Mars.',
    sections: [{ heading: 'Around', paragraphs: ['St. Mark slept here.'] }],
    travelTips: ['Go early.'],
    bestTimeToVisit: null,
    facts: [],
  });
  expect(verification.dropped).toBe(verification.statements);
});
