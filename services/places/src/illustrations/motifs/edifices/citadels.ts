import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHipRoof, drawPointedTower, drawWindows } from '../buildings/parts.js';
import { drawBattlement, drawBlock, drawFlag, drawOnion } from '../parts.js';

/** A cathedral with a golden dome, brick towers and walls on a low hill above a river. */
export function drawHillCathedral({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b0694f', '#5f8f80');
  const pale = withBuilding(tones, '#e3d6bd', '#a5603f');
  const gold = withBuilding(tones, '#e3d6bd', '#e3b040');
  pen
    .fill(tones.leafShade, 'M-398 0Q-330 70-250 76H260Q340 66 398 0z')
    .fill(tones.leaf, 'M-398 0Q-300 44-160 40T160 30T398 0z');
  drawBlock(pen, pale, { x: -40, y: 76, width: 330, height: 96 }, 0.2);
  drawWindows(pen, pale.window, [125, 84, 310, 80], [11, 2, 12, 22]);
  drawHipRoof(pen, pale, [125, 172, 342, 40], 30);
  drawBlock(pen, pale, { x: -290, y: 76, width: 240, height: 100 }, 0.2);
  pen.polygon(brick.roof, [-296, 176], [-270, 226], [-60, 226], [-44, 176]);
  for (let x = -270; x < -60; x += 40) pen.pointedArch(pale.window, x, 96, 16, 44).rect(pale.lit, x + 24, 76, 6, 100);
  drawBlock(pen, pale, { x: -180, y: 76, width: 84, height: 76 }, 0.3);
  drawDome(pen, gold, -138, 152, 44, 52);
  drawBlock(pen, gold, { x: -146, y: 202, width: 16, height: 16 }, 0.4);
  pen.rounds(gold.roof, 7, 'M-138 224v10');
  for (const [x, high, top] of [
    [-290, 220, 0],
    [-60, 250, 1],
  ] as const) {
    drawBlock(pen, brick, { x: x - 34, y: 60, width: 68, height: high }, 0.34);
    pen.rect(pale.lit, x - 38, 60 + high * 0.6, 76, 6).rect(pale.lit, x - 38, 54 + high, 76, 7);
    drawWindows(pen, brick.window, [x, 100, 48, high - 60], [2, 3, 11, 26], true);
    if (top) {
      pen.circle(tones.paint('#f3ead6'), x, 280, 22).stroke(tones.deep, 4, `M${x} 280v15M${x} 280h10`);
      drawBlock(pen, brick, { x: x - 22, y: 310, width: 44, height: 34 }, 0.4);
      drawOnion(pen, brick.roof, brick.roofShade, x, 344, 26, 50);
      drawCone(pen, brick, x, 386, 8, 44);
    } else drawCone(pen, brick, x, 280, 38, 90);
  }
  for (const x of [150, 290]) drawPointedTower(pen, brick, [x, 50, 56, 150], 60);
  drawBlock(pen, brick, { x: -340, y: 30, width: 680, height: 50 }, 0.12);
  drawBattlement(pen, brick.wall, -340, 80, 680, 8);
}

/** Dark round towers with a white triumphal arch between two of them. */
export function drawArchCastle({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#8d7f70', '#6a5f54');
  const tuff = withBuilding(tones, '#cdb284', '#a58a5f');
  const marble = withBuilding(tones, '#f3eee4', '#cfc6b6');
  for (const [x, dark] of [
    [-270, 0],
    [-90, 1],
    [90, 1],
    [270, 1],
  ] as const) {
    const tower = dark ? stone : tuff;
    if (x < 270) drawBlock(pen, stone, { x: x + 20, y: 0, width: 150, height: 150 }, 0.1);
    pen
      .polygon(tower.wall, [x - 66, 0], [x - 50, 60], [x - 50, 214], [x + 50, 214], [x + 50, 60], [x + 66, 0])
      .polygon(tower.shade, [x + 18, 0], [x + 14, 214], [x + 50, 214], [x + 50, 60], [x + 66, 0]);
    drawBlock(pen, tower, { x: x - 60, y: 214, width: 120, height: 30 }, 0.32);
    pen
      .dashes(tower.deep, 12, [7, 8], `M${x - 58} 212h118`)
      .rect(tower.lit, x - 54, 58, 108, 6)
      .rect(tower.deep, x - 8, 120, 12, 26);
    drawBattlement(pen, tower.wall, x - 60, 244, 120, 10);
  }
  drawBattlement(pen, stone.wall, -220, 150, 110, 9);
  drawBattlement(pen, stone.wall, 120, 150, 110, 9);
  pen
    .rect(marble.wall, -38, 0, 76, 210)
    .rect(marble.shade, 22, 0, 16, 210)
    .arch(stone.deep, -22, 0, 44, 40)
    .rect(marble.lit, -42, 72, 84, 7)
    .rect(marble.shade, -32, 82, 64, 26)
    .rounds(marble.lit, 9, 'M-22 88v8M-8 88v10M6 88v8M20 88v10')
    .rect(marble.lit, -42, 112, 84, 6)
    .arch(marble.shade, -20, 122, 40, 30)
    .rect(marble.lit, -42, 178, 84, 6)
    .fill(marble.lit, 'M-38 210Q0 244 38 210z')
    .rounds(marble.lit, 11, 'M0 232v14');
}

/** A palace of the Renaissance: a forest of chimneys, lanterns and cones of slate on a symmetrical keep. */
export function drawChimneyPalace({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#efe6d3', '#5a6875');
  const { wall, lit, deep, window } = stone;
  drawBlock(pen, stone, { x: -340, y: 0, width: 680, height: 96 }, 0.12);
  drawWindows(pen, window, [0, 6, 660, 84], [25, 2, 11, 26]);
  pen.rect(lit, -344, 92, 688, 7).rect(lit, -340, 46, 680, 4);
  drawHipRoof(pen, stone, [0, 96, 330, 84], 30);
  for (const [index, x] of [-136, -104, -74, -46, 46, 74, 104, 136].entries()) {
    const high = [74, 104, 86, 120, 116, 90, 108, 70][index]!;
    pen
      .rect(wall, x - 8, 130, 16, high)
      .rect(deep, x - 5, 130 + high * 0.4, 10, 12)
      .rect(lit, x - 11, 124 + high, 22, 8);
  }
  for (const x of [-90, -24, 24, 90])
    pen
      .rect(wall, x - 14, 150, 28, 40)
      .polygon(lit, [x - 20, 190], [x, 226], [x + 20, 190])
      .rect(window, x - 7, 156, 14, 22);
  drawBlock(pen, stone, { x: -28, y: 180, width: 56, height: 66 }, 0.34);
  pen.arch(deep, -16, 190, 12, 28).arch(deep, 4, 190, 12, 28).rect(lit, -34, 244, 68, 7);
  drawDome(pen, stone, 0, 250, 24, 30);
  drawBlock(pen, stone, { x: -13, y: 278, width: 26, height: 44 }, 0.4);
  pen.arch(deep, -5, 286, 10, 22).rect(lit, -17, 320, 34, 5);
  drawCone(pen, stone, 0, 325, 14, 44);
  pen.rounds(tones.paint('#e0b040'), 6, 'M0 374v10');
  for (const [x, half, high, top] of [
    [-160, 44, 112, 92],
    [160, 44, 112, 92],
    [-330, 40, 86, 62],
    [330, 40, 86, 62],
  ] as const) {
    drawBlock(pen, stone, { x: x - half, y: 0, width: 2 * half, height: high }, 0.4);
    drawWindows(pen, window, [x, 8, 2 * half - 14, high - 16], [3, 2, 10, 24]);
    pen.rect(lit, x - half - 4, high - 7, 2 * half + 8, 8);
    drawCone(pen, stone, x, high, half + 6, top);
    drawBlock(pen, stone, { x: x - 9, y: high + top * 0.72, width: 18, height: 26 }, 0.4);
    drawCone(pen, stone, x, high + top * 0.72 + 26, 12, 26);
  }
  pen.arch(deep, -18, 0, 36, 30).rect(mixColors(tones.water, tones.sky[1], 0.2), -390, -14, 780, 12);
}

/** A hotel like a castle: a high tower and steep roofs of green copper on a bluff above a river and a boardwalk. */
export function drawCopperHotel({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#bd8562', '#6f9a86');
  const { lit, window, deep } = brick;
  pen
    .polygon(withBuilding(tones, '#8f8678', '#8f8678').wall, [-398, -10], [-340, 60], [340, 60], [398, -10])
    .rounds(tones.leaf, 40, 'M-370 10h90M-200 16h110M40 10h120M250 16h100')
    .rect(tones.paint('#8a6a4c'), -350, 54, 700, 9)
    .dashes(lit, 14, [3, 12], 'M-346 70h692');
  for (const [x, wide, high] of [
    [-240, 130, 110],
    [-120, 130, 140],
    [130, 140, 140],
    [250, 120, 110],
  ] as const) {
    drawBlock(pen, brick, { x: x - wide / 2, y: 62, width: wide, height: high }, 0.24);
    drawHipRoof(pen, brick, [x, 62 + high, wide + 10, 84], 30);
    drawWindows(pen, window, [x, 70, wide - 14, high - 14], [6, Math.round(high / 24), 9, 14]);
    for (const dx of [-28, 28])
      pen
        .rect(brick.wall, x + dx - 8, 80 + high, 16, 24)
        .polygon(brick.roofShade, [x + dx - 12, 104 + high], [x + dx, 126 + high], [x + dx + 12, 104 + high]);
  }
  for (const [x, half, high] of [
    [-312, 30, 150],
    [312, 30, 150],
    [-64, 26, 200],
    [70, 26, 200],
  ] as const) {
    drawBlock(pen, brick, { x: x - half, y: 62, width: 2 * half, height: high }, 0.4);
    drawWindows(pen, window, [x, 80, 2 * half - 14, high - 24], [2, Math.round(high / 28), 9, 15]);
    drawCone(pen, brick, x, 62 + high, half + 6, 84);
  }
  drawBlock(pen, brick, { x: -54, y: 62, width: 108, height: 250 }, 0.32);
  drawWindows(pen, window, [0, 76, 92, 220], [5, 9, 9, 14]);
  pen.rect(lit, -60, 276, 120, 7).rect(lit, -60, 306, 120, 8);
  drawHipRoof(pen, brick, [0, 312, 122, 110], 34);
  for (const x of [-50, 50]) drawPointedTower(pen, brick, [x, 290, 20, 34], 44);
  pen.rect(brick.roofShade, -28, 420, 56, 5).arch(deep, -12, 330, 24, 18);
  drawFlag(pen, tones.deep, tones.paint('#33518a'), 0, 424, 50);
}

/** A long royal palace with a green dome in its middle on a hill above a broad river. */
export function drawDomedHillPalace({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e9dcc2', '#6f9a86');
  const { lit, window, deep } = stone;
  pen
    .fill(tones.leafShade, 'M-640 0V30Q-480 60-370 130H370Q480 70 640 40V0z')
    .fill(tones.leaf, 'M-640 0V20Q-440 40-330 96Q-120 60 100 50T640 10V0z');
  pen
    .rect(stone.shade, -360, 96, 720, 34)
    .dashes(stone.wall, 30, [22, 10], 'M-356 112H358')
    .rect(lit, -364, 126, 728, 6);
  for (const [x, wide, high] of [
    [-250, 220, 84],
    [250, 220, 84],
    [0, 300, 96],
  ] as const) {
    drawBlock(pen, stone, { x: x - wide / 2, y: 130, width: wide, height: high }, 0.14);
    drawWindows(pen, window, [x, 136, wide - 14, high - 12], [Math.round(wide / 24), 3, 9, 17]);
    drawHipRoof(pen, stone, [x, 130 + high, wide + 10, 36], 26);
  }
  for (const x of [-345, -150, 150, 345]) {
    drawBlock(pen, stone, { x: x - 30, y: 130, width: 60, height: 104 }, 0.3);
    drawHipRoof(pen, stone, [x, 234, 68, 40], 22);
  }
  drawBlock(pen, stone, { x: -70, y: 220, width: 140, height: 66 }, 0.26);
  pen.dashes(lit, 60, [8, 14], 'M-62 252H66').dashes(deep, 34, [10, 12], 'M-52 248H56').rect(lit, -78, 282, 156, 8);
  drawDome(pen, stone, 0, 290, 62, 76);
  pen.stroke(stone.roofShade, 3, 'M-34 292Q-32 344-8 362M34 292Q32 344 8 362').rect(lit, -16, 362, 32, 6);
  drawBlock(pen, stone, { x: -11, y: 366, width: 22, height: 26 }, 0.4);
  drawDome(pen, stone, 0, 392, 13, 16);
  drawFlag(pen, deep, tones.paint('#c9483f'), 0, 406, 30);
}

/** A low island with a lighthouse and a prison, and a mountain with a flat top across the bay. */
export function drawBayIsland({ pen, tones }: MotifInput): void {
  const rock = mixColors(tones.paint('#6f7f9a'), tones.haze, 0.45);
  pen
    .fill(
      rock,
      'M-640 0V50Q-430 80-330 130L-270 250L-236 262H120L150 250L220 140Q300 90 330 170L356 176L420 70L640 30V0z',
    )
    .fill(
      mixColors(tones.paint('#566685'), tones.haze, 0.4),
      'M-40 262L-10 120L40 200L60 110L110 180L120 262zM330 170L356 176L420 70L370 100z',
    )
    .rounds(mixColors('#ffffff', tones.haze, 0.3), 14, 'M-220 268h150M-30 268h110', 0.8);
  const white = withBuilding(tones, '#efe9dc', '#8a8f90');
  pen
    .fill(tones.ground, 'M-398 -16Q-330 22-200 26H220Q330 20 398 -16z')
    .fill(tones.groundShade, 'M-398 -16Q-200 12 60 4T398 -16z')
    .rounds(tones.leaf, 15, 'M-280 30h70M-90 30h50M110 32h60M260 26h50');
  drawBlock(pen, withBuilding(tones, '#b5a88f', '#8a8f90'), { x: -170, y: 22, width: 300, height: 40 }, 0.1);
  pen
    .dashes(tones.window, 9, [7, 15], 'M-160 46H126')
    .rect(white.roof, -176, 62, 312, 9)
    .stroke(tones.deep, 2, 'M-210 26v30M-190 26v30M150 26v30M170 26v30M-210 52h40M130 52h40');
  drawBlock(pen, withBuilding(tones, '#b5a88f', '#8a8f90'), { x: 150, y: 22, width: 30, height: 76 }, 0.4);
  pen.rect(white.roof, 140, 98, 50, 10).rect(tones.window, 148, 82, 34, 16);
  pen
    .polygon(white.wall, [-304, 26], [-296, 160], [-264, 160], [-256, 26])
    .polygon(white.shade, [-276, 26], [-276, 160], [-264, 160], [-256, 26])
    .rect(tones.paint('#c9483f'), -300, 90, 40, 26)
    .rect(tones.window, -294, 160, 28, 22)
    .dome(tones.paint('#c9483f'), -280, 182, 18, 16)
    .rect(white.deep, -302, 156, 44, 5);
}

/** A castle on the top of a tidal island of rock and gardens, with a village and a causeway of cobbles. */
export function drawTidalCastle({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#a59a8a', '#7a7d82');
  const { window } = stone;
  pen
    .fill(tones.leafShade, 'M-290 -14Q-200 60-110 170L-60 200H90Q150 150 280 -14z')
    .fill(tones.leaf, 'M-290 -14Q-210 50-140 130Q-60 90 40 60T280 -14z')
    .polygon(stone.shade, [-100, 180], [-60, 200], [90, 200], [120, 160], [60, 140], [20, 170], [-40, 150]);
  drawBlock(pen, stone, { x: -74, y: 190, width: 160, height: 66 }, 0.3);
  drawBattlement(pen, stone.wall, -74, 256, 160, 8);
  drawBlock(pen, stone, { x: -30, y: 240, width: 62, height: 84 }, 0.34);
  drawBattlement(pen, stone.lit, -34, 324, 70, 8);
  drawBlock(pen, stone, { x: 52, y: 190, width: 44, height: 96 }, 0.36);
  drawBattlement(pen, stone.wall, 48, 286, 52, 8);
  pen.polygon(stone.roof, [-80, 262], [-66, 296], [-36, 296], [-28, 262]);
  drawWindows(pen, window, [0, 200, 140, 44], [7, 1, 9, 18]);
  drawWindows(pen, window, [0, 264, 46, 48], [2, 1, 9, 18]);
  const house = withBuilding(tones, '#e6dcc8', '#6f747a');
  for (const [x, wide] of [
    [-220, 54],
    [-160, 60],
    [-92, 50],
    [-34, 56],
  ] as const) {
    drawBlock(pen, house, { x, y: -10, width: wide, height: 34 }, 0.3);
    drawHipRoof(pen, house, [x + wide / 2, 24, wide + 8, 22], 12);
    drawWindows(pen, house.window, [x + wide / 2, -4, wide - 8, 24], [3, 1, 8, 12]);
  }
  pen
    .fill(stone.lit, 'M30 -14Q120 -30 140 -70Q170 -130 330 -190H430Q250 -130 220 -70Q200 -30 70 -8z')
    .dashes(stone.shade, 5, [16, 12], 'M60-20Q160-40 180-80T370-186')
    .fill(stone.wall, 'M-280 -16H120V-8H-280z');
}
