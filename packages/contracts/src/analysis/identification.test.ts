import type { EvidenceKind } from '../places/places.js';
import { getOutcome } from './identification.js';

const PLACE = { kind: 'landmark' as const, confidence: 0.9, evidence: [] };

describe('getOutcome', () => {
  it('never identifies a sight that only a vision provider names', () => {
    expect(getOutcome({ ...PLACE, unconfirmed: true })).toBe('perhaps');
    expect(getOutcome(PLACE)).toBe('identified');
  });

  it('identifies a region that the photo shows or its owner chose, but none that is only stated', () => {
    const region = (kind: EvidenceKind) =>
      getOutcome({ ...PLACE, kind: 'region', evidence: [{ kind, detail: '', confidence: 0.9 }] });
    expect(region('landmark recognized')).toBe('identified');
    expect(region('named by the traveler')).toBe('identified');
    expect(region('stated location')).toBe('position only');
    expect(region('site details')).toBe('position only');
  });

  it('offers the meanings of an ambiguous country', () => {
    expect(getOutcome({ ...PLACE, kind: 'country' })).toBe('position only');
    expect(getOutcome({ ...PLACE, kind: 'country', confidence: 0.4 })).toBe('perhaps');
  });

  it.each([0.449, Number.NaN])('returns "perhaps" for a confidence of %f', (confidence) => {
    expect(getOutcome({ ...PLACE, confidence })).toBe('perhaps');
  });
});
