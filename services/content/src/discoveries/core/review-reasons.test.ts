import { getReviewReasons, type PublishingFacts } from './review-reasons.js';

const PUBLISHABLE: PublishingFacts = { userId: 7, safety: 'safe', confidence: 0.6, contradicted: false };

describe('reviewReasonsOf', () => {
  it.each<[string, Partial<PublishingFacts>, string[]]>([
    ['nothing for a user with a safe photo of a sure place', {}, []],
    ['a guest', { userId: null }, ['guest']],
    ['an unsafe photo', { safety: 'unsafe' }, ['photo']],
    ['a photo nobody judged', { safety: 'unchecked' }, ['photo']],
    ['a confidence just below the limit', { confidence: 0.5999 }, ['confidence']],
    ['a confidence that is no number', { confidence: Number.NaN }, ['confidence']],
    ['clues that contradict each other', { contradicted: true }, ['contradiction']],
    [
      'all of them',
      { userId: null, safety: 'unchecked', confidence: 0, contradicted: true },
      ['guest', 'photo', 'confidence', 'contradiction'],
    ],
  ])('%s', (_, overrides, expected) => {
    expect(getReviewReasons({ ...PUBLISHABLE, ...overrides })).toEqual(expected);
  });
});
