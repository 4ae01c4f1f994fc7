import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHipRoof, drawHouseRow, drawPointedTower, drawWindows } from '../buildings/parts.js';
import { drawBattlement, drawBlock, drawFlag, drawOnion, traceArcade } from '../parts.js';

/** A painted round tower with arcades above the red roofs of a town in a bend of a river. */
export function drawPaintedTower({ pen, tones, random }: MotifInput): void {
  const rock = withBuilding(tones, '#9a8f80', '#766c60');
  const pale = withBuilding(tones, '#ead9b8', '#b5553f');
  const { paint } = tones;
  pen
    .polygon(rock.wall, [-330, 0], [-290, 120], [300, 130], [350, 0])
    .rounds(tones.leaf, 36, 'M-300 60h60M-120 40h80M160 50h90');
  drawBlock(pen, pale, { x: -60, y: 120, width: 370, height: 76 }, 0.2);
  drawHipRoof(pen, pale, [125, 196, 384, 48], 26);
  drawWindows(pen, pale.window, [125, 130, 350, 58], [13, 2, 10, 15]);
  pen.fill(
    mixColors(pale.wall, pale.shade, 0.4),
    traceArcade({ x: -70, y: 40, height: 90 }, { count: 3, span: 44, pier: 16, sides: 40 }),
  );
  const tower = withBuilding(tones, '#d9a58f', '#5f9a85');
  drawBlock(pen, tower, { x: -216, y: 110, width: 112, height: 130 }, 0.34);
  pen
    .dashes(paint('#f3e6cc'), 26, [18, 8], 'M-212 140H-106M-212 190H-106')
    .dashes(paint('#8fa58a'), 7, [112, 3], 'M-216 164H-104M-216 214H-104')
    .rect(tower.lit, -222, 234, 124, 9);
  pen
    .fill(tower.wall, traceArcade({ x: -213, y: 243, height: 54 }, { count: 5, span: 14, pier: 6, sides: 28 }))
    .rect(tower.lit, -222, 295, 124, 8);
  pen.polygon(tower.roof, [-222, 303], [-190, 330], [-130, 330], [-98, 303]);
  drawBlock(pen, tower, { x: -186, y: 330, width: 52, height: 40 }, 0.4);
  pen.arch(tower.deep, -170, 336, 20, 20);
  drawOnion(pen, tower.roof, tower.roofShade, -160, 370, 26, 50);
  for (const x of [-208, -112]) drawCone(pen, tower, x, 303, 10, 40);
  drawCone(pen, tower, -160, 414, 5, 40);
  drawHouseRow(pen, tones, random, {
    from: -400,
    to: 400,
    y: -8,
    low: 40,
    high: 68,
    colors: ['#f0e2c6', '#e6c9a5', '#d9dcc9', '#e9b99a'],
    roof: '#b5553f',
    air: 0.05,
  });
}

/** A castle with a ring of towers on a single wooded hill above a plain. */
export function drawPeakCastle({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9c9a8', '#6a737c');
  const { window } = stone;
  pen
    .polygon(tones.leafShade, [-400, 0], [-240, 90], [-120, 210], [130, 210], [250, 100], [400, 0])
    .polygon(tones.leaf, [-400, 0], [-250, 80], [-130, 196], [-20, 160], [40, 60], [120, 0])
    .rounds(tones.leafLight, 24, 'M-260 60h40M-180 110h30M-110 60h50M120 80h50M220 50h40M60 140h40');
  pen
    .polygon(stone.shade, [-170, 190], [-160, 236], [160, 236], [172, 190])
    .polygon(stone.wall, [-170, 190], [-160, 236], [60, 236], [64, 190]);
  drawBattlement(pen, stone.lit, -160, 236, 320, 8);
  for (const [x, wide, high, top] of [
    [-100, 64, 70, 50],
    [0, 80, 96, 70],
    [90, 70, 76, 56],
  ] as const) {
    drawBlock(pen, stone, { x: x - wide / 2, y: 226, width: wide, height: high }, 0.3);
    drawHipRoof(pen, stone, [x, 226 + high, wide + 8, top], wide * 0.4);
    drawWindows(pen, window, [x, 244, wide - 12, high - 24], [3, 2, 9, 16]);
  }
  for (const [x, y, wide, high, top] of [
    [-150, 216, 32, 90, 70],
    [-60, 240, 26, 130, 84],
    [46, 240, 28, 150, 96],
    [136, 216, 34, 100, 74],
    [-20, 300, 18, 90, 60],
  ] as const)
    drawPointedTower(pen, stone, [x, y, wide, high], top);
  drawFlag(pen, tones.deep, tones.paint('#2f3a4f'), 46, 480, 24);
}

/** A square castle, white, with a tower at each corner and red roofs, on a hill above a river. */
export function drawCornerCastle({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f3ece0', '#b5553f');
  const { window, lit } = white;
  pen
    .fill(tones.leafShade, 'M-398 0Q-260 96-200 104H210Q280 90 398 0z')
    .fill(tones.leaf, 'M-398 0Q-270 80-210 90Q-40 40 120 40T398 0z')
    .polygon(withBuilding(tones, '#b9ab95', '#b9ab95').wall, [-230, 84], [-220, 120], [230, 120], [240, 84]);
  drawBlock(pen, white, { x: -170, y: 116, width: 340, height: 120 }, 0.16);
  drawHipRoof(pen, white, [0, 236, 352, 66], 44);
  drawWindows(pen, window, [0, 126, 260, 100], [9, 3, 11, 18]);
  pen.rect(lit, -174, 230, 348, 8).dashes(lit, 16, [10, 40], 'M-100 262H110');
  for (const [x, wide, high, top] of [
    [-170, 66, 150, 56],
    [170, 76, 186, 60],
  ] as const) {
    drawBlock(pen, white, { x: x - wide / 2, y: 112, width: wide, height: high }, 0.36);
    drawWindows(pen, window, [x, 130, wide - 20, high - 30], [2, 4, 10, 17]);
    pen.rect(lit, x - wide / 2 - 5, 106 + high, wide + 10, 8);
    drawHipRoof(pen, white, [x, 114 + high, wide + 12, top], wide * 0.44);
  }
  for (const x of [-110, 110]) {
    drawBlock(pen, white, { x: x - 24, y: 240, width: 48, height: 62 }, 0.36);
    drawHipRoof(pen, white, [x, 302, 58, 40], 24);
  }
  pen.arch(white.deep, -16, 116, 32, 26);
}

/** A walled headland with a temple on top, above white houses and a round blue bay. */
export function drawSeaAcropolis({ pen, tones, random }: MotifInput): void {
  const rock = withBuilding(tones, '#c9a878', '#9a7f58');
  const stone = withBuilding(tones, '#e9d9b5', '#c3ac80');
  pen
    .polygon(rock.wall, [-230, 0], [-200, 130], [-130, 240], [150, 250], [210, 150], [260, 0])
    .polygon(rock.shade, [70, 0], [90, 248], [150, 250], [210, 150], [260, 0])
    .stroke(rock.deep, 4, 'M-160 180L-140 80M-80 220L-70 110M20 220L30 90M130 210L140 80', 0.35)
    .rounds(tones.leafShade, 24, 'M-150 60h40M-20 80h50M120 60h40');
  pen
    .polygon(stone.wall, [-150, 226], [-140, 284], [-40, 276], [60, 286], [150, 280], [166, 226])
    .polygon(stone.shade, [90, 226], [96, 284], [150, 280], [166, 226]);
  drawBattlement(pen, stone.wall, -140, 280, 100, 7);
  pen.dashes(stone.lit, 58, [11, 13], 'M-25 313H108');
  pen.rect(stone.lit, -28, 342, 88, 10).rect(stone.lit, 70, 342, 20, 8);
  drawHouseRow(pen, tones, random, {
    from: -400,
    to: 400,
    y: -6,
    low: 34,
    high: 60,
    colors: ['#f8f5ee', '#f3efe6'],
    roof: '#e9e4da',
    air: 0.02,
  });
  drawHouseRow(pen, tones, random, {
    from: -310,
    to: 300,
    y: 38,
    low: 30,
    high: 48,
    colors: ['#f3efe6', '#faf7f0'],
    roof: '#e6e0d4',
    air: 0.06,
  });
  drawDome(pen, withBuilding(tones, '#f8f5ee', '#e3dccd'), -150, 96, 22, 20);
}

/** Walls that climb in zigzag up a steep mountain behind a small town by a bay. */
export function drawZigzagFort({ pen, tones, random }: MotifInput): void {
  const rock = withBuilding(tones, '#8f9088', '#6a6f6c');
  pen
    .polygon(
      mixColors(rock.wall, tones.haze, 0.15),
      [-398, 0],
      [-250, 190],
      [-120, 330],
      [-40, 440],
      [60, 410],
      [160, 300],
      [280, 200],
      [398, 0],
    )
    .polygon(
      mixColors(rock.shade, tones.haze, 0.15),
      [20, 0],
      [60, 200],
      [-10, 440],
      [60, 410],
      [160, 300],
      [280, 200],
      [398, 0],
    )
    .rounds(
      mixColors(tones.leafShade, tones.haze, 0.1),
      40,
      'M-290 80h70M-180 130h50M150 120h80M250 70h60M-80 260h30M100 230h40',
    );
  const wall = tones.paint('#d9cbab');
  pen
    .stroke(
      tones.paint('#a8987a'),
      15,
      'M-260 40L-150 120L-200 170L-90 230L-120 280L-30 330L0 300L70 250L40 190L140 150L110 90L220 40',
    )
    .dashes(
      wall,
      15,
      [12, 4],
      'M-260 40L-150 120L-200 170L-90 230L-120 280L-30 330L0 300L70 250L40 190L140 150L110 90L220 40',
    );
  const stone = withBuilding(tones, '#d9cbab', '#b5553f');
  for (const [x, y] of [
    [-150, 110],
    [-200, 160],
    [-90, 222],
    [-30, 322],
    [70, 242],
    [140, 142],
  ] as const) {
    drawBlock(pen, stone, { x: x - 13, y, width: 26, height: 30 }, 0.36);
    drawBattlement(pen, stone.wall, x - 13, y + 30, 26, 5);
  }
  drawFlag(pen, tones.deep, tones.paint('#c9483f'), -30, 352, 34);
  drawPointedTower(pen, stone, [-70, 130, 22, 50], 30);
  drawHouseRow(pen, tones, random, {
    from: -360,
    to: 360,
    y: 6,
    low: 36,
    high: 66,
    colors: ['#e9dcc0', '#dccdb0', '#f0e6d2'],
    roof: '#b5553f',
    air: 0.03,
  });
  for (const x of [-30, 30]) {
    drawBlock(pen, stone, { x: x - 16, y: 10, width: 32, height: 90 }, 0.36);
    drawDome(pen, withBuilding(tones, '#d9cbab', '#a8987a'), x, 100, 16, 18);
  }
  pen.rect(stone.wall, -390, -8, 780, 26).rect(stone.shade, -390, -8, 780, 8);
  drawBattlement(pen, stone.wall, -390, 18, 780, 6);
}
