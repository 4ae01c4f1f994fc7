import { clusterPins } from './pin-clusters.js';

const pin = (id: number, x: number, y = 0, isSelected = false) => ({ id, x, y, isSelected });

describe('clusterPins', () => {
  it('keeps pins apart that do not overlap, and pairs', () => {
    expect(clusterPins([pin(1, 0), pin(2, 100), pin(3, 110)])).toEqual([[1], [2], [3]]);
  });

  it('groups three or more that overlap', () => {
    expect(clusterPins([pin(1, 0), pin(2, 20), pin(3, 0, 30), pin(4, 0, 60)])).toEqual([[4], [1, 2, 3]]);
  });

  it('leaves the selected pin out of every group', () => {
    expect(clusterPins([pin(1, 0), pin(2, 1, 0, true), pin(3, 2), pin(4, 3)])).toEqual([[2], [1, 3, 4]]);
  });

  it('adds a pin that is under the mark of a group, but not the selected one', () => {
    const crowd = [pin(1, 0), pin(2, 20), pin(3, 0, 30)];
    expect(clusterPins([...crowd, pin(4, 0, 40)])).toEqual([[1, 2, 3, 4]]);
    expect(clusterPins([...crowd, pin(4, 0, 40, true)])).toEqual([[4], [1, 2, 3]]);
  });

  it('never loses one of many pins', () => {
    const pins = Array.from({ length: 500 }, (_, id) => pin(id, (id * 37) % 800, (id * 91) % 600));
    expect(
      clusterPins(pins)
        .flat()
        .sort((a, b) => a - b),
    ).toEqual(pins.map(({ id }) => id));
  });
});
