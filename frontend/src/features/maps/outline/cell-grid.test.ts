import { getTileWindow, listCellsInView } from './cell-grid.js';

describe('getTileWindow', () => {
  it.each([
    [1, 0, 0, { zoom: 0, x: 0, y: 0, left: 0, top: 0, size: 4096 }],
    [2, 1, 0, { zoom: 0, x: 0, y: 0, left: 2048, top: 0, size: 2048 }],
    [3, 3, 2, { zoom: 2, x: 3, y: 2, left: 0, top: 0, size: 4096 }],
    // Zoom 9 has 256 tiles of 512 pixels per side, so each of the 64 cells per side covers 4 tiles per side.
    [9, 137, 90, { zoom: 6, x: 34, y: 22, left: 1024, top: 2048, size: 1024 }],
    [12, 1023, 1024, { zoom: 6, x: 31, y: 32, left: 3968, top: 0, size: 128 }],
  ])('zoom %i, tile %i/%i', (zoom, x, y, expected) => {
    expect(getTileWindow(zoom, x, y)).toEqual(expected);
  });
});

describe('listCellsInView', () => {
  it('lists the cells below a view', () => {
    expect(listCellsInView(13, { left: 1024, top: 0, right: 1600, bottom: 500 })).toEqual([
      { zoom: 12, x: 2, y: 0, world: 0 },
      { zoom: 12, x: 3, y: 0, world: 0 },
    ]);
  });

  it('continues across the date line into the next world, and stops at the poles', () => {
    const world = 256 * 2 ** 3;
    expect(listCellsInView(3, { left: -10, top: -300, right: world + 10, bottom: 100 })).toEqual([
      { zoom: 2, x: 3, y: 0, world: -1 },
      { zoom: 2, x: 0, y: 0, world: 0 },
      { zoom: 2, x: 1, y: 0, world: 0 },
      { zoom: 2, x: 2, y: 0, world: 0 },
      { zoom: 2, x: 3, y: 0, world: 0 },
      { zoom: 2, x: 0, y: 0, world: 1 },
    ]);
  });
});
