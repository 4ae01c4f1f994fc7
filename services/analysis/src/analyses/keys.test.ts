import type { AnalysisHints } from '@placelore/contracts/analyses.js';
import { hashOf, ownerKey, resultKey } from './keys.js';

const hints: AnalysisHints = { source: 'file_upload', location: 'Kyoto', latitude: 35.0116, longitude: 135.7681 };
const key = (given: Partial<AnalysisHints> = {}, photo = 'photo', providers = 'embedded') =>
  resultKey(photo, { ...hints, ...given }, providers);

describe('the key of a result', () => {
  it('is another for another photo, other providers, and each hint', () => {
    const keys = [
      key(),
      key({}, 'another photo'),
      key({}, 'photo', 'openai'),
      key({ source: 'camera_capture' }),
      key({ location: 'Nara' }),
      key({ siteDetails: 'Kyoto' }),
      key({ latitude: 35.0117 }),
      key({ longitude: 135.7682 }),
      resultKey('photo', { source: 'file_upload' }, 'embedded'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('does not confuse one hint with another', () => {
    expect(key({ location: 'a', siteDetails: 'b' })).not.toBe(key({ location: 'b', siteDetails: 'a' }));
  });

  it('does not care for capitals, spaces, and how accents are written', () => {
    expect(key({ location: '  CAFE\u0301 \n Kyoto ' })).toBe(key({ location: 'caf\u00e9 kyoto' }));
  });

  it('does not care for the last metre, nor for the sign of nothing', () => {
    expect(key({ latitude: 35.011_604 })).toBe(key());
    expect(key({ latitude: -0.000_01 })).toBe(key({ latitude: 0.000_01 }));
  });
});

it('equal values have the same hash in any order of their fields, lists only in theirs', () => {
  expect(hashOf({ a: 1, b: { c: [1, 2], d: null } })).toBe(hashOf({ b: { d: null, c: [1, 2] }, a: 1 }));
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
  expect(hashOf('a', 'b')).not.toBe(hashOf('ab'));
});

it('a user and a visitor are never the same owner', () => {
  expect(ownerKey({ userId: 7, visitorId: '7' })).toBe('user:7');
  expect(ownerKey({ userId: null, visitorId: '7' })).toBe('visitor:7');
});
