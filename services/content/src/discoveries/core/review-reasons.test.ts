import { getPublicationState, getReviewReasons, type PublishingFacts } from './review-reasons.js';

const PUBLISHABLE: PublishingFacts = {
  userId: 7,
  safety: 'safe',
  identified: true,
  confidence: 0.6,
  contradicted: false,
  isKeptPrivate: false,
};

describe('getReviewReasons', () => {
  it.each<[string, Partial<PublishingFacts>, string[]]>([
    ['returns no reason for a user with a safe photo of a certain place', {}, []],
    ['returns guest for a guest', { userId: null }, ['guest']],
    ['returns photo for an unsafe photo', { safety: 'unsafe' }, ['photo']],
    ['returns photo for an unchecked photo', { safety: 'unchecked' }, ['photo']],
    ['returns owner when its owner keeps it private', { isKeptPrivate: true }, ['owner']],
    ['returns identification when only the position is known', { identified: false }, ['identification']],
    ['returns confidence just below the limit', { confidence: 0.5999 }, ['confidence']],
    ['returns confidence for NaN', { confidence: Number.NaN }, ['confidence']],
    ['returns contradiction for contradictory clues', { contradicted: true }, ['contradiction']],
    [
      'returns all reasons together',
      { userId: null, safety: 'unchecked', identified: false, confidence: 0, contradicted: true },
      ['guest', 'photo', 'identification', 'confidence', 'contradiction'],
    ],
  ])('%s', (_, overrides, expected) => {
    expect(getReviewReasons({ ...PUBLISHABLE, ...overrides })).toEqual(expected);
  });
});

test('getPublicationState: a private discovery is hidden when there is nothing to review', () => {
  expect(getPublicationState({ isPublic: true, reviewReasons: [] })).toBe('public');
  expect(getPublicationState({ isPublic: false, reviewReasons: ['photo'] })).toBe('in review');
  expect(getPublicationState({ isPublic: false, reviewReasons: [] })).toBe('hidden');
});
