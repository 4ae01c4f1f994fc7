import { type Box, type LabelRequest, layOutLabels } from './label-layout.js';

const VIEW: Box = { left: 0, top: 0, right: 400, bottom: 200 };
const town = (x: number, y: number, changes: Partial<LabelRequest> = {}): LabelRequest => ({
  x,
  y,
  width: 60,
  height: 14,
  markRadius: 3,
  ...changes,
});
/** Whether two names overlap. */
const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('layOutLabels', () => {
  it('puts a name to the right of its dot, or to the left if the right is taken or outside of the view', () => {
    const [first, second, edge] = layOutLabels([town(100, 100), town(94, 110), town(390, 50)], [], VIEW);
    expect(first).toEqual({ left: 108, right: 168, top: 93, bottom: 107 });
    expect(second).toMatchObject({ right: 86 });
    expect(edge).toMatchObject({ right: 382 });
  });

  it('centers a name without a dot, and omits it if a better one is there', () => {
    const sea = town(200, 100, { markRadius: null });
    expect(layOutLabels([sea, { ...sea, x: 210 }], [], VIEW)).toEqual([
      { left: 170, right: 230, top: 93, bottom: 107 },
      null,
    ]);
  });

  it('moves the name of a large area past a cluster', () => {
    const cluster = { left: 185, top: 85, right: 215, bottom: 115 };
    const country = town(200, 100, { markRadius: null });
    expect(layOutLabels([country], [cluster], VIEW)).toEqual([null]);
    const [box] = layOutLabels([{ ...country, mayMove: true }], [cluster], VIEW);
    expect(box).toMatchObject({ left: 170, top: 129 });
  });

  it('covers no marks and no controls of the map', () => {
    const pin = { left: 105, right: 130, top: 80, bottom: 120 };
    const [box] = layOutLabels([town(100, 100)], [pin], VIEW);
    expect(box).not.toBeNull();
    expect(overlaps(box as Box, pin)).toBe(false);
    expect(layOutLabels([town(100, 100)], [VIEW], VIEW)).toEqual([null]);
  });

  it('shows a required name even if it covers others', () => {
    expect(layOutLabels([town(100, 100, { isRequired: true })], [VIEW], VIEW)[0]).not.toBeNull();
  });

  it('keeps the dot of a sight whose name has no room, unless a name is there already', () => {
    const wall = { left: 0, top: 0, right: 400, bottom: 95 };
    const floor = { left: 0, top: 105, right: 400, bottom: 200 };
    expect(
      layOutLabels([town(100, 100, { keepsMark: true }), town(100, 50, { keepsMark: true })], [wall, floor], VIEW),
    ).toEqual(['mark', null]);
  });

  it('places a thousand names without any overlap', () => {
    const requests = Array.from({ length: 1_000 }, (_, index) => town((index * 73) % 400, (index * 31) % 200));
    const boxes = layOutLabels(requests, [], VIEW).filter((box) => box !== null && box !== 'mark');
    expect(boxes.length).toBeGreaterThan(20);
    boxes.forEach((box, index) => {
      expect(boxes.slice(index + 1).some((other) => overlaps(box, other))).toBe(false);
    });
  });
});

describe('layOutLabels: names of pins', () => {
  const pin = town(200, 100, { markRadius: 8, markHeight: 30 });
  const around = {
    right: { left: 213, right: 273, top: 78, bottom: 92 },
    left: { left: 127, right: 187, top: 78, bottom: 92 },
    below: { left: 170, right: 230, top: 105, bottom: 119 },
    above: { left: 170, right: 230, top: 56, bottom: 70 },
  };

  it.each<[keyof typeof around, (keyof typeof around)[]]>([
    ['right', []],
    ['left', ['right']],
    ['below', ['right', 'left']],
    ['above', ['right', 'left', 'below']],
  ])('are to the %s if there is something at %j', (side, taken) => {
    const obstacles = taken.map((name) => around[name]);
    expect(layOutLabels([pin], obstacles, VIEW)).toEqual([around[side]]);
  });

  it('keep a distance of five pixels from dots, below and above as well', () => {
    const walls = [
      { left: 104, right: 400, top: 97, bottom: 103 },
      { left: 0, right: 96, top: 97, bottom: 103 },
    ];
    const floor = { left: 0, right: 400, top: 111, bottom: 200 };
    expect(layOutLabels([town(100, 100)], walls, VIEW)).toEqual([{ left: 70, right: 130, top: 108, bottom: 122 }]);
    expect(layOutLabels([town(100, 100)], [...walls, floor], VIEW)).toEqual([
      { left: 70, right: 130, top: 78, bottom: 92 },
    ]);
  });
});
