import type { PhotoSubject } from '@placelore/contracts/places/pictures/photo-subjects.js';
import { toSubjectClues } from './subject-clues.js';

const named = (subject: PhotoSubject, certainty: 'certain' | 'likely' | 'guess' = 'certain', country = 'Italy') =>
  toSubjectClues({ subject, landmark: { name: '<b>Name</b>', city: 'Town', country, certainty } });

describe('toSubjectClues', () => {
  it.each([
    ['sight', 0.8],
    ['statue', 0.8],
    ['interior', 0.8],
    ['painting', 0.55],
    ['plaque', 0.55],
    ['sign', 0.55],
    ['menu', 0.55],
  ] as const)('rates a certain %s %f', (subject, confidence) => {
    const sight = { name: 'Name', city: 'Town', country: 'Italy', subject };
    expect(named(subject)).toEqual([{ kind: 'landmark recognized', text: 'Name, Town, Italy', confidence, sight }]);
  });

  it('never raises the confidence of a guess', () => {
    expect(named('sign', 'guess')[0]?.confidence).toBe(0.3);
  });

  it('turns a dish into a faint hint at its country, and into nothing without a country', () => {
    expect(named('dish')).toMatchObject([{ text: 'Italy', confidence: 0.1 }]);
    expect(named('dish', 'certain', '')).toEqual([]);
  });

  it('names a town once', () => {
    const landmark = { name: 'Palermo', city: 'Palermo', country: 'Italy', certainty: 'certain' as const };
    expect(toSubjectClues({ subject: 'sight', landmark })[0]?.text).toBe('Palermo, Italy');
  });

  it('returns nothing without a name', () => {
    expect(toSubjectClues({ subject: 'sight', landmark: null })).toEqual([]);
  });
});
