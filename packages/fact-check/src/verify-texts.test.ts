import type { CitedGuideTexts } from '@placelore/contracts/content/cited-texts.js';
import { textVerification } from '@placelore/contracts/content/cited-texts.js';
import type { VerificationInput } from './verdicts.js';
import { verifyGuideTexts, verifyPhotoTexts } from './verify-texts.js';

const createFact = (id: string, statement: string) =>
  ({ id, statement, kind: 'detail', value: null, unit: null, language: 'en', asOf: null }) as const;

const INPUT: VerificationInput = {
  place: {
    name: 'Harbor Tower',
    localName: null,
    aliases: [],
    city: 'Ostport',
    region: null,
    country: 'Germany',
    countryCode: 'DE',
    latitude: 54.1,
    longitude: 12.1,
  },
  facts: [
    createFact('f1', 'The tower is 82 metres high.'),
    createFact('f2', 'Anna Berg designed it, and it opened in 1931.'),
  ],
  language: 'en',
};

const HEIGHT = { text: 'The tower is 82 metres high.', facts: ['f1'] };
const DESIGN = { text: 'Anna Berg designed it.', facts: ['f2'] };
const SCENERY = { text: 'Take your time and look around.', facts: [] };
const LIE = { text: 'The tower is 99 metres high.', facts: ['f1'] };

const createGuide = (changes: Partial<CitedGuideTexts>): CitedGuideTexts => ({
  title: 'Anything',
  metaDescription: [],
  description: [],
  category: 'Landmark',
  culturalSignificance: [],
  sections: [],
  travelTips: [],
  bestTimeToVisit: [],
  facts: [],
  ...changes,
});

it('verifyGuideTexts: joins the supported sentences, and lists each once with its grade', () => {
  const { texts, verification } = verifyGuideTexts(
    createGuide({
      metaDescription: [HEIGHT],
      description: [{ ...HEIGHT, text: 'The tower is\n82 metres high.' }, LIE, SCENERY],
      culturalSignificance: [[DESIGN], [LIE], [HEIGHT]],
      travelTips: [[LIE], [SCENERY]],
      bestTimeToVisit: [LIE],
    }),
    INPUT,
  );
  expect(texts).toEqual({
    title: 'Harbor Tower',
    metaDescription: 'The tower is 82 metres high.',
    description: 'The tower is 82 metres high. Take your time and look around.',
    category: 'Landmark',
    culturalSignificance: 'Anna Berg designed it.\n\nThe tower is 82 metres high.',
    sections: [],
    travelTips: ['Take your time and look around.'],
    bestTimeToVisit: null,
    facts: [],
  });
  expect(textVerification.parse(verification)).toEqual({
    sentences: [
      { ...HEIGHT, grade: 'sourced' },
      { ...SCENERY, grade: 'general' },
      { ...DESIGN, grade: 'sourced' },
    ],
    omitted: 1,
  });
});

it('verifyPhotoTexts: grades a sentence without the context of dropped ones', () => {
  const facts = [createFact('f1', 'According to a legend, a dragon lived in the tower.')];
  const texts = {
    description: [
      { text: 'A legend tells more.', facts: [] },
      { text: 'A dragon lived in the tower.', facts: ['f1'] },
    ],
    culturalInfo: [],
    facts: [],
  };
  const describe = (unsourced: 'mark' | 'drop') =>
    verifyPhotoTexts(texts, { ...INPUT, facts }, { unsourced }).texts.description;
  expect(describe('mark')).toBe('A legend tells more. A dragon lived in the tower.');
  expect(describe('drop')).toBe('');
});

it('verifyGuideTexts: drops general sentences on request', () => {
  const { texts, verification } = verifyGuideTexts(createGuide({ description: [SCENERY, HEIGHT] }), INPUT, {
    unsourced: 'drop',
  });
  expect(texts.description).toBe('The tower is 82 metres high.');
  expect(verification).toEqual({ sentences: [{ ...HEIGHT, grade: 'sourced' }], omitted: 1 });
});

it('verifyGuideTexts: omits false headings but not their paragraphs, and sections without a sentence', () => {
  const { texts } = verifyGuideTexts(
    createGuide({
      sections: [
        { heading: 'Built by Peter Lund', paragraphs: [[SCENERY]] },
        { heading: 'Anna Berg', paragraphs: [[DESIGN]] },
        { heading: 'A tower of 99 metres', paragraphs: [[HEIGHT], [LIE]] },
        { heading: 'The tower', paragraphs: [[LIE]] },
      ],
    }),
    INPUT,
  );
  expect(texts.culturalSignificance).toBe('Take your time and look around.');
  expect(texts.sections).toEqual([
    { heading: 'Anna Berg', paragraphs: ['Anna Berg designed it.', 'The tower is 82 metres high.'] },
  ]);
});

it('verifyPhotoTexts: joins sentences by spaces and paragraphs by blank lines', () => {
  const { texts, verification } = verifyPhotoTexts(
    { description: [HEIGHT, LIE], culturalInfo: [[DESIGN, SCENERY], [HEIGHT]], facts: [[LIE], [DESIGN]] },
    INPUT,
  );
  expect(texts).toEqual({
    description: 'The tower is 82 metres high.',
    culturalInfo: 'Anna Berg designed it. Take your time and look around.\n\nThe tower is 82 metres high.',
    facts: ['Anna Berg designed it.'],
  });
  expect(verification.omitted).toBe(1);
});
