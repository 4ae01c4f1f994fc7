import { DrainRate } from './drain-rate.js';

/** Adds a measurement each second. */
function measure(rate: DrainRate, seconds: number, finishedPerSecond: number, isBusy: boolean): number {
  for (let second = 0; second < seconds; second++) rate.add(finishedPerSecond, 1, isBusy);
  return rate.perSecond;
}

describe('DrainRate', () => {
  it('approaches the rate of a busy queue, half of the way in eight seconds', () => {
    const rate = new DrainRate();
    expect(measure(rate, 8, 5, true)).toBeCloseTo(3, 5);
    expect(measure(rate, 60, 5, true)).toBeCloseTo(5, 1);
  });

  it('does not mistake few arrivals for slow work', () => {
    const rate = new DrainRate();
    measure(rate, 60, 5, true);
    expect(measure(rate, 600, 0.1, false)).toBeCloseTo(5, 1);
  });

  it('falls to a minimum above zero while nothing finishes, and recovers', () => {
    const rate = new DrainRate();
    expect(measure(rate, 600, 0, true)).toBe(0.05);
    expect(measure(rate, 8, 4, false)).toBeGreaterThan(2);
  });
});
