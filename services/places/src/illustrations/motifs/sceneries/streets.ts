import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawHipRoof, drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawPalm, drawWalkers } from '../wonders/parts.js';
import { drawFarSea, drawGround, drawSurf, drawWallOpenings, placeOnWall } from './parts.js';

/** A long narrow court between two equal wings with columns, which ends in an arch above a river. */
export function drawUffiziCourt({ pen, tones }: MotifInput): void {
  const { paint, sky, haze, water } = tones;
  const pale = withBuilding(tones, '#ecdfc4', '#b5664a');
  const gray = withBuilding(tones, '#9a9a92', '#7f8078');
  pen.rect(mixColors(sky[2], haze, 0.4), -100, -30, 200, 240);
  pen
    .rect(mixColors(water, haze, 0.3), -60, -30, 120, 40)
    .rect(mixColors(paint('#c9b08a'), haze, 0.3), -60, 10, 120, 34);
  pen.fill(pale.wall, 'M-110-30V300H110V-30H52V70a52 52 0 0 1-104 0V-30z');
  pen
    .stroke(gray.wall, 12, 'M-52-30V70a52 52 0 0 0 104 0V-30')
    .rect(gray.wall, -110, 146, 220, 12)
    .rect(gray.wall, -110, 236, 220, 10);
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
    drawWallOpenings(pen, gray.lit, at, [-30, 84], { from: 112, ratio: 1.36, share: 0.12 });
    drawWallOpenings(pen, pale.window, at, [118, 150], { from: 124, ratio: 1.36, share: 0.4 });
    drawWallOpenings(pen, pale.window, at, [172, 226], { from: 124, ratio: 1.36, share: 0.4 });
    for (const [low, high] of [
      [84, 104],
      [154, 162],
      [236, 246],
    ] as const)
      pen.polygon(gray.wall, at(110, low), at(110, high), at(740, high), at(740, low));
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

/** A long row of faded arcaded houses along a sea wall, with waves and old cars. */
export function drawMalecon({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  drawHouseRow(pen, tones, random, {
    from: -720,
    to: 700,
    y: 60,
    low: 130,
    high: 210,
    narrow: 80,
    wide: 120,
    colors: ['#e9c9a0', '#9fc3c0', '#e0a58f', '#efe0bf', '#a9b7c9', '#d9b3b0'],
    roof: '#b9a58c',
    air: 0.06,
  });
  pen.dashes(paint('#6f625f'), 44, [26, 14], 'M-720 82H720').rect(paint('#f1e6d2'), -720, 104, 1440, 7);
  pen.rect(paint('#9a958f'), -720, -40, 1440, 100).dashes(paint('#e3ddd0'), 4, [50, 40], 'M-720 10H720');
  for (const [x, color] of [
    [-260, '#c9504a'],
    [60, '#4fa3a8'],
    [330, '#e3b24a'],
  ] as const)
    pen
      .fill(paint(color), `M${x - 62} 18v22q2 14 20 14h14q10 22 26 22h20q16 0 24-22h12q20-2 20-20v-16z`)
      .fill(paint('#dfeaf0'), `M${x - 24} 54q6 16 18 16h18q10 0 16-16z`)
      .circle(paint('#2f2b33'), x - 34, 18, 13)
      .circle(paint('#2f2b33'), x + 40, 18, 13);
  pen
    .rect(paint('#d3c8b4'), -720, -70, 1440, 44)
    .rect(paint('#a8998a'), -720, -100, 1440, 32)
    .rect(paint('#ece3d2'), -720, -34, 1440, 8);
  drawFarSea(pen, tones, -96, '#2f86a5');
  drawSurf(pen, tones, 'M-720-104q60 30 120 4t130 6t140-4t130 6t160-6t150 4t160-4t150 6t180-4t140 2');
  pen.rounds(
    mixColors(paint('#ffffff'), tones.haze, 0.2),
    16,
    'M-470-70q20 50 50 70M-440-74q30 40 60 50M410-74q16 40 40 56',
  );
  drawWalkers(
    pen,
    tones,
    [
      [-120, -26],
      [-90, -26],
      [190, -26],
      [220, -26],
      [520, -26],
      [-600, -26],
    ],
    1.2,
  );
}

/** Small pastel hotels with banded corners and neon along a street with palms. */
export function drawOceanDrive({ pen, tones }: MotifInput): void {
  const { paint, window } = tones;
  drawGround(pen, paint('#cfc6b8'), 20);
  const hotels = [
    ['#f3e3d0', '#e58fa0'],
    ['#bfe0d6', '#f2b04f'],
    ['#f6c7c0', '#4fb3c2'],
    ['#f4efe2', '#7fa3d9'],
    ['#f6e2a9', '#e58fa0'],
    ['#cfd9ee', '#f2b04f'],
  ] as const;
  for (const [index, [wall, neon]] of hotels.entries()) {
    const x = -600 + index * 200 + 6;
    const high = [210, 260, 230, 290, 220, 250][index]!;
    const stucco = withBuilding(tones, wall, wall);
    const light = paint(neon);
    drawBlock(pen, stucco, { x, y: 10, width: 188, height: high }, 0.12);
    pen.polygon(
      stucco.lit,
      [x + 64, 10],
      [x + 64, high + 40],
      [x + 78, high + 58],
      [x + 110, high + 58],
      [x + 124, high + 40],
      [x + 124, 10],
    );
    pen.rect(light, x + 84, high - 90, 6, 150).rect(light, x + 98, high - 90, 6, 150);
    drawWindows(pen, window, [x + 32, 70, 64, high - 76], [1, Math.round((high - 70) / 52), 44, 22]);
    drawWindows(pen, window, [x + 156, 70, 64, high - 76], [1, Math.round((high - 70) / 52), 44, 22]);
    pen.dashes(light, 6, [62, 64], `M${x} 66h190M${x} ${high + 2}h190`).rect(light, x - 4, 60, 196, 5);
    pen.rect(stucco.deep, x + 70, 10, 48, 46).polygon(paint(neon), [x + 4, 56], [x + 60, 56], [x + 66, 38], [x, 38]);
  }
  pen.rect(paint('#8f8a8c'), -720, -60, 1440, 62).dashes(paint('#efe6d2'), 4, [50, 40], 'M-720-28H720');
  for (const [x, color] of [
    [-300, '#7fc4c9'],
    [210, '#f3f0e8'],
    [470, '#e58f8f'],
  ] as const)
    pen
      .fill(paint(color), `M${x - 62}-26v22q2 14 20 14h14q10 20 26 20h20q16 0 24-20h12q20-2 20-20v-16z`)
      .circle(paint('#2f2b33'), x - 34, -26, 13)
      .circle(paint('#2f2b33'), x + 40, -26, 13);
  pen
    .rect(paint('#8fae6a'), -720, -130, 1440, 70)
    .fill(paint('#efdfb8'), 'M-720-120Q-200-140 100-126T720-124V-260H-720z');
  for (const [x, size] of [
    [-520, 3.1],
    [-150, 2.7],
    [330, 3],
    [640, 2.6],
  ] as const)
    drawPalm(pen, tones, x, -120, size, 0.14);
  drawWalkers(
    pen,
    tones,
    [
      [-360, -110],
      [-330, -108],
      [60, -116],
      [90, -110],
      [500, -112],
    ],
    1.3,
  );
}
