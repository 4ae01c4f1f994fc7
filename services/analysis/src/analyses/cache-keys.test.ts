import type { AnalysisHints } from '@placelore/contracts/analysis/analyses.js';
import { buildOwnerKey, buildResultKey, hashJson } from './cache-keys.js';

const hints: AnalysisHints = {
  source: 'file_upload',
  location: 'Kyoto',
  latitude: 35.0116,
  longitude: 135.7681,
  keepPrivate: false,
};
const createKey = (overrides: Partial<AnalysisHints> = {}, photo = 'photo', providers = 'embedded') =>
  buildResultKey(photo, { ...hints, ...overrides }, providers);

describe('result key', () => {
  it('differs for another photo, other providers, and each hint', () => {
    const keys = [
      createKey(),
      createKey({}, 'another photo'),
      createKey({}, 'photo', 'openai'),
      createKey({ source: 'camera_capture' }),
      createKey({ location: 'Nara' }),
      createKey({ siteDetails: 'Kyoto' }),
      createKey({ latitude: 35.0117 }),
      createKey({ longitude: 135.7682 }),
      // Requests that differ in this choice must not share a result: one may be published, the other must stay private.
      createKey({ keepPrivate: true }),
      buildResultKey('photo', { source: 'file_upload', keepPrivate: false }, 'embedded'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('does not confuse one hint with another', () => {
    expect(createKey({ location: 'a', siteDetails: 'b' })).not.toBe(createKey({ location: 'b', siteDetails: 'a' }));
  });

  it('ignores capitalization, spaces, and the encoding of accents', () => {
    expect(createKey({ location: '  CAFE\u0301 \n Kyoto ' })).toBe(createKey({ location: 'caf\u00e9 kyoto' }));
  });

  it('ignores the last meter of a position and the sign of zero', () => {
    expect(createKey({ latitude: 35.011_604 })).toBe(createKey());
    expect(createKey({ latitude: -0.000_01 })).toBe(createKey({ latitude: 0.000_01 }));
  });
});

it('hashJson: ignores the order of fields, but not that of lists', () => {
  expect(hashJson({ a: 1, b: { c: [1, 2], d: null } })).toBe(hashJson({ b: { d: null, c: [1, 2] }, a: 1 }));
  expect(hashJson([1, 2])).not.toBe(hashJson([2, 1]));
  expect(hashJson('a', 'b')).not.toBe(hashJson('ab'));
});

it('owner key: never equal for a user and a visitor', () => {
  expect(buildOwnerKey({ userId: 7, visitorId: '7' })).toBe('user:7');
  expect(buildOwnerKey({ userId: null, visitorId: '7' })).toBe('visitor:7');
});
