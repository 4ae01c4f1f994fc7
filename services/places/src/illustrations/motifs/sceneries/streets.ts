import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';
import { drawWallOpenings, placeOnWall } from './parts.js';

/** A long narrow court between two equal wings with columns, which ends in an arch above a river. */
export function drawUffiziCourt({ pen, tones }: MotifInput): void {
  const { paint, sky, haze, water } = tones;
  const pale = withBuilding(tones, '#ecdfc4', '#b5664a');
  const grey = withBuilding(tones, '#9a9a92', '#7f8078');
  pen.rect(mixColors(sky[2], haze, 0.4), -100, -30, 200, 240);
  pen
    .rect(mixColors(water, haze, 0.3), -60, -30, 120, 40)
    .rect(mixColors(paint('#c9b08a'), haze, 0.3), -60, 10, 120, 34);
  pen.fill(pale.wall, 'M-110-30V300H110V-30H52V70a52 52 0 0 1-104 0V-30z');
  pen
    .stroke(grey.wall, 12, 'M-52-30V70a52 52 0 0 0 104 0V-30')
    .rect(grey.wall, -110, 146, 220, 12)
    .rect(grey.wall, -110, 236, 220, 10);
  drawWindows(pen, pale.window, [0, 166, 170, 64], [3, 1, 30, 52], true);
  drawWindows(pen, pale.window, [0, 250, 180, 40], [5, 1, 18, 26]);
  pen.polygon(pale.roof, [-122, 300], [-100, 326], [100, 326], [122, 300]);
  pen.polygon(paint('#c9bda6'), [-110, -30], [110, -30], [720, -260], [-720, -260]);
  pen.stroke(paint('#a89c86'), 4, 'M-30-30L-220-240M30-30L220-240M-150-46H150M-250-84H250M-440-150H440', 0.6);
  for (const side of [-1, 1]) {
    const at = placeOnWall(side, 110, 60);
    const wall = side < 0 ? pale.wall : pale.shade;
    pen.polygon(wall, at(110, -30), at(110, 300), at(740, 300), at(740, -30));
    drawWallOpenings(pen, pale.deep, at, [-30, 84], { from: 118, ratio: 1.36, share: 0.66 });
    drawWallOpenings(pen, grey.lit, at, [-30, 84], { from: 112, ratio: 1.36, share: 0.12 });
    drawWallOpenings(pen, pale.window, at, [118, 150], { from: 124, ratio: 1.36, share: 0.4 });
    drawWallOpenings(pen, pale.window, at, [172, 226], { from: 124, ratio: 1.36, share: 0.4 });
    for (const [low, high] of [
      [84, 104],
      [154, 162],
      [236, 246],
    ] as const)
      pen.polygon(grey.wall, at(110, low), at(110, high), at(740, high), at(740, low));
    drawWallOpenings(pen, pale.deep, at, [258, 284], { from: 124, ratio: 1.36, share: 0.5 });
    pen.polygon(pale.roof, at(110, 300), at(110, 316), at(740, 310), at(740, 300));
  }
  drawWalkers(
    pen,
    tones,
    [
      [-40, -70],
      [-16, -74],
      [60, -90],
      [-90, -120],
      [110, -140],
    ],
    1.4,
  );
}

/** A gate tower with a great clock at the end of a street with arcades and red roofs. */
export function drawZytglogge({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#c9bfa4', '#9a5a42');
  const houses = withBuilding(tones, '#b9b096', '#a05f46');
  const gold = paint('#dcae4a');
  pen.polygon(paint('#b9b0a2'), [-170, -42], [170, -42], [740, -210], [740, -260], [-740, -260], [-740, -210]);
  pen.stroke(paint('#8f8a80'), 5, 'M-40-40L-230-260M40-40L230-260');
  drawBlock(pen, stone, { x: -100, y: -40, width: 200, height: 380 }, 0.26);
  pen.rect(stone.lit, -108, 150, 216, 8).rect(stone.lit, -108, 286, 216, 8);
  pen.polygon(stone.roof, [-126, 330], [-96, 376], [-74, 460], [74, 460], [96, 376], [126, 330]);
  pen.polygon(stone.roofShade, [36, 330], [40, 460], [74, 460], [96, 376], [126, 330]);
  pen.polygon(stone.roof, [-74, 460], [-30, 500], [30, 500], [74, 460]);
  drawBlock(pen, withBuilding(tones, '#e3d6b8', '#9a5a42'), { x: -16, y: 498, width: 32, height: 36 }, 0.34);
  drawCone(pen, stone, 0, 534, 22, 66);
  pen
    .circle(gold, 0, 222, 74)
    .circle(paint('#2f3f5a'), 0, 222, 66)
    .circle(paint('#b9463c'), 0, 222, 44)
    .circle(paint('#2f3f5a'), 0, 222, 38);
  pen
    .stroke(gold, 5, 'M0 166v12M0 266v12M-56 222h12M44 222h12M-40 182l8 8M32 254l8 8M40 182l-8 8M-40 262l8-8')
    .stroke(gold, 7, 'M0 222L26 256M0 222L-14 268');
  pen.circle(gold, 0, 112, 32).circle(paint('#3f5f86'), 0, 112, 26).stroke(gold, 4, 'M-20 112a20 20 0 0 0 40 0');
  drawBlock(pen, withBuilding(tones, '#d98a5a', '#9a5a42'), { x: 44, y: 84, width: 46, height: 56 }, 0.3);
  drawHipRoof(pen, stone, [67, 140, 56, 20], 18);
  pen.arch(stone.lit, -54, -40, 108, 70).arch(stone.deep, -44, -40, 88, 68);
  drawWindows(pen, stone.window, [0, 300, 150, 26], [4, 1, 12, 18]);
  for (const side of [-1, 1]) {
    const at = placeOnWall(side, 170, 10);
    pen.polygon(houses.roof, at(170, 210), at(172, 246), at(740, 218), at(740, 186));
    pen.polygon(side < 0 ? houses.wall : houses.shade, at(170, -40), at(170, 212), at(740, 190), at(740, -40));
    pen.polygon(houses.lit, at(170, 38), at(170, 46), at(740, 44), at(740, 38));
    drawWallOpenings(pen, houses.deep, at, [-40, 30], { from: 180, ratio: 1.3, share: 0.6 });
    for (const y of [60, 106, 152])
      drawWallOpenings(pen, houses.window, at, [y, y + 30], { from: 182, ratio: 1.22, share: 0.42 });
    for (const [d, color] of [
      [230, '#c9483f'],
      [360, '#dcae3e'],
    ] as const)
      pen.polygon(paint(color), at(d, 120), at(d, 170), at(d * 0.92, 170), at(d * 0.92, 120));
  }
  pen.rect(paint('#b9403a'), -70, -96, 60, 60).rect(tones.window, -64, -66, 48, 22);
  drawWalkers(
    pen,
    tones,
    [
      [60, -90],
      [90, -96],
      [-180, -130],
      [150, -150],
    ],
    1.3,
  );
}
