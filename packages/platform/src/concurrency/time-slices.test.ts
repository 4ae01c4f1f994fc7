import { TimeSlices } from './time-slices.js';

/** Keeps the event loop busy. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('TimeSlices', () => {
  it('lets others work when a slice is over, also when its steps are short', async () => {
    let served = 0;
    const requests = setInterval(() => served++, 1);
    const slices = new TimeSlices();
    for (let step = 0; step < 30; step++) {
      work(3);
      await slices.rest();
    }
    clearInterval(requests);
    // Four steps end a slice.
    expect(served).toBeGreaterThanOrEqual(7);
  });

  it('does not wait during a slice', async () => {
    let isOther = false;
    const other = setTimeout(() => {
      isOther = true;
    }, 0);
    await new TimeSlices().rest();
    expect(isOther).toBe(false);
    clearTimeout(other);
  });
});
