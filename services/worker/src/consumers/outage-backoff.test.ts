import { ServiceUnavailableError } from '@placelore/platform/http/service-unavailable-error.js';
import { continueOutage, getOutageDelayMs } from './outage-backoff.js';

const MINUTE = 60_000;
const createUnavailableError = (isInterrupted = false) =>
  new ServiceUnavailableError('UNAVAILABLE', { service: 'content', isInterrupted });

describe('getOutageDelayMs', () => {
  it('doubles from half a second to 15 minutes and stays there', () => {
    const waits = Array.from({ length: 14 }, (_, index) => getOutageDelayMs(index + 1, () => 0));
    expect(waits.slice(0, 6)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000]);
    expect(waits.slice(10)).toEqual([512_000, 15 * MINUTE, 15 * MINUTE, 15 * MINUTE]);
    expect(getOutageDelayMs(100_000, () => 0)).toBe(15 * MINUTE);
  });

  it('adds up to 30 percent of jitter', () => {
    expect(getOutageDelayMs(1, () => 0.999_999)).toBe(650);
    expect(getOutageDelayMs(50, () => 0.999_999)).toBe(15 * MINUTE * 1.3);
  });
});

describe('continueOutage', () => {
  const now = new Date('2026-03-04T05:06:07Z');

  it('starts an outage with the first error and counts from there', () => {
    const first = continueOutage(createUnavailableError(), undefined, now)!;
    expect(first).toEqual({ service: 'content', since: now.toISOString(), waits: 1, interruptions: 0 });
    const next = continueOutage(createUnavailableError(true), first, new Date('2026-03-05T00:00:00Z'));
    expect(next).toEqual({ ...first, waits: 2, interruptions: 1 });
  });

  it('continues for as long as the service does not respond', () => {
    const previous = { service: 'content', since: now.toISOString(), waits: 100_000, interruptions: 30 };
    expect(continueOutage(createUnavailableError(), previous)).toMatchObject({ waits: 100_001 });
  });

  it('returns null after too many connections that broke off', () => {
    const previous = { service: 'content', since: now.toISOString(), waits: 40, interruptions: 29 };
    const last = continueOutage(createUnavailableError(true), previous)!;
    expect(last).toMatchObject({ interruptions: 30 });
    expect(continueOutage(createUnavailableError(true), last)).toBeNull();
  });
});
