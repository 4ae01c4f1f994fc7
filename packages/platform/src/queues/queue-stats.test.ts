import { averagePerMinute } from './queue-stats.js';

const MINUTE_MS = 60_000;
const toTimestamp = (minute: number, second = 0) => minute * MINUTE_MS + second * 1000;

describe('finished jobs per minute', () => {
  it('is zero when none ever finished', () => {
    expect(averagePerMinute({ meta: { count: 0, prevTS: 0, prevCount: 0 }, data: [] }, toTimestamp(100))).toBe(0);
  });

  it('averages the last five full minutes and ignores the current one', () => {
    // Job counts by minute: 7 in the current minute 100; before it 10 in 99, 5 in 98, none in 97, 5 in 96, 30 in 95 and
    // 1,000 in 94.
    const ended = {
      meta: { count: 1_057, prevTS: toTimestamp(100, 1), prevCount: 1_050 },
      data: [10, 5, 0, 5, 30, 1_000],
    };
    expect(averagePerMinute(ended, toTimestamp(100, 30))).toBe(10);
  });

  it('includes the latest minute once it is over, although the queue has not stored it yet', () => {
    const ended = { meta: { count: 57, prevTS: toTimestamp(100, 1), prevCount: 50 }, data: [10, 5, 0, 5, 30] };
    expect(averagePerMinute(ended, toTimestamp(101))).toBe((7 + 10 + 5 + 0 + 5) / 5);
    expect(averagePerMinute(ended, toTimestamp(104))).toBe((7 + 10) / 5);
    expect(averagePerMinute(ended, toTimestamp(106))).toBe(0);
  });

  it('averages the stored counts when they cover less than five minutes', () => {
    expect(
      averagePerMinute(
        { meta: { count: 11, prevTS: toTimestamp(100, 1), prevCount: 10 }, data: [10] },
        toTimestamp(100, 5),
      ),
    ).toBe(2);
  });
});
