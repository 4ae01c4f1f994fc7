import { STALLED_JOB_OPTIONS } from './queue-policy.js';

describe('STALLED_JOB_OPTIONS', () => {
  const { lockDuration, lockRenewTime, stalledInterval } = STALLED_JOB_OPTIONS;

  it('recovers a job of a dead worker within 5 s', () => {
    expect(lockDuration + stalledInterval).toBeLessThanOrEqual(5_000);
  });

  it('allows a worker two missed renewals before its jobs count as abandoned', () => {
    expect(lockRenewTime * 2).toBeLessThan(lockDuration);
  });
});
