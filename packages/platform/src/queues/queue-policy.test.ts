import { STALL_DETECTION } from './queue-policy.js';

describe('STALL_DETECTION', () => {
  const { lockDuration, lockRenewTime, stalledInterval } = STALL_DETECTION;

  it('has a job of a dead worker taken over within 5 s', () => {
    expect(lockDuration + stalledInterval).toBeLessThanOrEqual(5_000);
  });

  it('leaves a worker two missed renewals before its jobs count as abandoned', () => {
    expect(lockRenewTime * 2).toBeLessThan(lockDuration);
  });
});
