import { getOutcome } from './identification.js';

const PLACE = { kind: 'landmark' as const, confidence: 0.9, evidence: [] };

describe('getOutcome', () => {
  it('never identifies a sight that only a vision provider names', () => {
    expect(getOutcome({ ...PLACE, unconfirmed: true })).toBe('perhaps');
    expect(getOutcome(PLACE)).toBe('identified');
  });

  it.each([0.449, Number.NaN])('returns "perhaps" for a confidence of %f', (confidence) => {
    expect(getOutcome({ ...PLACE, confidence })).toBe('perhaps');
  });
});
