import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBattlement, drawBlock, traceArcade } from '../parts.js';
import { drawCone, drawDome, drawHipRoof, drawHouseRow, drawPointedTower, drawWindows } from './parts.js';

/** A walled town of many round towers under pointed roofs of slate. */
export function drawTurretWalls({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d3bf98', '#6a7280');
  const { wall, lit, shade, deep } = stone;
  const tower = (x: number, y: number, half: number, high: number, roof: number) => {
    drawBlock(pen, stone, { x: x - half, y, width: 2 * half, height: high }, 0.38);
    pen.rect(lit, x - half - 3, y + high - 8, 2 * half + 6, 7).rect(deep, x - 3, y + high * 0.6, 6, 18);
    if (roof) drawCone(pen, stone, x, y + high, half + 6, roof);
    else drawBattlement(pen, wall, x - half - 3, y + high - 1, 2 * half + 6, 9);
  };
  drawBlock(pen, stone, { x: -110, y: 96, width: 190, height: 100 }, 0.3);
  for (const [x, half, high, roof] of [
    [-120, 22, 126, 84],
    [-70, 18, 150, 76],
    [-10, 26, 158, 0],
    [44, 20, 138, 84],
    [92, 22, 112, 76],
  ] as const)
    tower(x, 96, half, high, roof);
  pen.rect(wall, -300, 60, 600, 66).rect(shade, 200, 60, 100, 66);
  drawBattlement(pen, wall, -300, 126, 600, 10);
  for (const [x, half, high, roof] of [
    [-290, 28, 104, 72],
    [-196, 24, 94, 64],
    [150, 26, 100, 70],
    [232, 24, 90, 62],
    [296, 26, 104, 70],
  ] as const)
    tower(x, 50, half, high, roof);
  pen.rect(wall, -360, 0, 720, 62).rect(shade, 220, 0, 140, 62).dashes(shade, 3, [28, 18], 'M-350 22H210M-336 42H210');
  drawBattlement(pen, wall, -360, 62, 720, 10);
  for (const [x, half, high, roof] of [
    [-350, 30, 88, 60],
    [-240, 24, 72, 0],
    [-120, 28, 84, 60],
    [130, 28, 84, 60],
    [250, 24, 72, 0],
    [352, 30, 90, 62],
  ] as const)
    tower(x, -6, half, high, roof);
  drawBlock(pen, stone, { x: -52, y: -6, width: 104, height: 92 }, 0.3);
  pen.arch(deep, -18, -6, 36, 30).rect(lit, -56, 82, 112, 6);
  for (const x of [-46, 46]) tower(x, -6, 24, 110, 66);
}

/** A white castle whose gallery crosses a river on arches. */
export function drawRiverChateau({ pen, tones }: MotifInput): void {
  const castle = withBuilding(tones, '#f1e8d8', '#5f6f82');
  const { wall, lit, shade, window } = castle;
  pen.fill(shade, traceArcade({ x: -110, y: -8, height: 84 }, { count: 5, span: 70, pier: 22, sides: 30 }));
  pen.fill(wall, traceArcade({ x: -118, y: -8, height: 84 }, { count: 5, span: 70, pier: 22, sides: 30 }));
  pen.rect(wall, -118, 76, 482, 82).rect(lit, -122, 72, 490, 7).rect(lit, -122, 152, 490, 8);
  drawWindows(pen, window, [123, 78, 470, 76], [12, 2, 15, 27]);
  drawHipRoof(pen, castle, [123, 160, 492, 50], 14);
  for (let x = -60; x <= 330; x += 78)
    pen
      .rect(lit, x - 11, 158, 22, 26)
      .polygon(castle.roofShade, [x - 14, 184], [x, 200], [x + 14, 184])
      .rect(window, x - 5, 162, 10, 16);
  drawBlock(pen, castle, { x: -350, y: -8, width: 240, height: 196 }, 0.26);
  pen.rect(lit, -356, 66, 252, 6).rect(lit, -356, 182, 252, 8);
  drawWindows(pen, window, [-236, 76, 210, 100], [5, 2, 18, 34]);
  drawHipRoof(pen, castle, [-230, 190, 256, 92], 34);
  for (const x of [-290, -230, -170])
    pen
      .rect(lit, x - 15, 188, 30, 44)
      .polygon(castle.roof, [x - 19, 232], [x, 266], [x + 19, 232])
      .rect(window, x - 7, 196, 14, 24);
  for (const x of [-352, -110]) {
    drawBlock(pen, castle, { x: x - 24, y: 70, width: 48, height: 132 }, 0.4);
    pen.polygon(shade, [x - 24, 70], [x + 24, 70], [x, 30]);
    drawCone(pen, castle, x, 202, 30, 96);
  }
  for (const x of [-266, -196]) pen.rect(wall, x - 9, 250, 18, 60).rect(lit, x - 12, 306, 24, 6);
  pen.arch(castle.deep, -268, -8, 66, 24);
}

/** A tomb of red stone with white inlays under one white dome, in a garden with water. */
export function drawRedTomb({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const red = withBuilding(tones, '#b8674c', '#f3eadb');
  const { wall, lit, shade, deep } = red;
  const white = paint('#f1e6d4');
  for (const x of [-120, 120]) {
    pen
      .rect(wall, x - 22, 236, 44, 26)
      .dome(paint('#e6d4bc'), x, 262, 24, 24)
      .rect(white, x - 27, 258, 54, 5);
  }
  pen.rect(wall, -72, 226, 144, 50).rect(shade, 30, 226, 42, 50).rect(white, -76, 270, 152, 7);
  pen
    .fill(red.roof, 'M-74 276Q-92 330-50 372Q-20 396 0 412Q20 396 50 372Q92 330 74 276z')
    .fill(red.roofShade, 'M26 276Q44 340 0 412Q20 396 50 372Q92 330 74 276z')
    .rect(paint('#d6a84a'), -1, 410, 3, 30);
  pen.rect(wall, -190, 70, 380, 156).rect(shade, 110, 70, 80, 156).rect(white, -194, 220, 388, 7);
  for (const x of [-142, 142])
    for (const y of [76, 150])
      pen
        .rect(white, x - 29, y, 58, 64)
        .rect(wall, x - 25, y + 3, 50, 58)
        .pointedArch(deep, x - 18, y + 3, 36, 22);
  pen
    .rect(wall, -76, 70, 152, 172)
    .rect(white, -70, 76, 140, 158)
    .rect(wall, -62, 78, 124, 148)
    .pointedArch(white, -50, 70, 100, 62)
    .pointedArch(deep, -44, 70, 88, 62)
    .pointedArch(shade, -24, 70, 48, 44);
  for (const x of [-78, 78, -190, 190]) pen.rect(lit, x - 5, 226, 10, 34).dome(white, x, 258, 8, 10);
  pen
    .rect(wall, -330, 0, 660, 64)
    .rect(shade, 200, 0, 130, 64)
    .rect(white, -334, 60, 668, 6)
    .rect(lit, -330, 66, 660, 6);
  drawWindows(pen, deep, [0, 0, 650, 58], [15, 1, 28, 46], true);
  pen
    .polygon(paint('#8fbccb'), [-16, 0], [16, 0], [44, -60], [-44, -60])
    .line(lit, 5, [-18, 0], [-48, -60])
    .line(lit, 5, [18, 0], [48, -60]);
}

/** A hall of brick beside a tall square tower with a lantern, at the water. */
export function drawBrickTowerHall({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const brick = withBuilding(tones, '#a55a44', '#6f9a8a');
  const { window, lit, deep } = brick;
  drawBlock(pen, brick, { x: -330, y: 0, width: 560, height: 132 }, 0.14);
  drawHipRoof(pen, brick, [-50, 132, 576, 40], 30);
  drawWindows(pen, window, [-70, 54, 500, 70], [16, 1, 11, 44], true);
  drawWindows(pen, deep, [-50, 0, 540, 46], [11, 1, 34, 38], true);
  pen.rect(lit, -334, 48, 568, 4);
  drawBlock(pen, brick, { x: -330, y: 132, width: 70, height: 60 }, 0.36);
  drawDome(pen, brick, -295, 192, 30, 26);
  pen
    .polygon(brick.wall, [180, 0], [188, 300], [282, 300], [290, 0])
    .polygon(brick.shade, [248, 0], [248, 300], [282, 300], [290, 0]);
  drawWindows(pen, window, [235, 200, 84, 90], [3, 2, 9, 26], true);
  pen.rect(lit, 182, 296, 106, 7);
  drawBlock(pen, brick, { x: 206, y: 303, width: 58, height: 54 }, 0.36);
  drawWindows(pen, deep, [235, 306, 54, 44], [3, 1, 11, 34], true);
  drawCone(pen, brick, 235, 357, 35, 34);
  pen.rounds(paint('#d9ab43'), 9, 'M226 398h0M244 398h0M235 410h0').rect(paint('#d9ab43'), 233, 388, 4, 20);
}

/** A tower of two leaning shafts of brick, one of them tall, above tiled roofs. */
export function drawTwoTowers({ pen, tones, random }: MotifInput): void {
  const brick = withBuilding(tones, '#b8714e', '#a8604a');
  const lean = (x: number, half: number, high: number, shift: number) => {
    pen.polygon(brick.wall, [x - half, 0], [x - half + 4 + shift, high], [x + half - 4 + shift, high], [x + half, 0]);
    pen.polygon(
      brick.shade,
      [x + half * 0.3, 0],
      [x + half * 0.3 + shift, high],
      [x + half - 4 + shift, high],
      [x + half, 0],
    );
    pen
      .rect(brick.lit, x - half + shift, high - 4, 2 * half, 8)
      .dashes(brick.wall, 12, [9, 7], `M${x - half + shift} ${high + 10}h${2 * half}`);
    pen.dashes(brick.deep, 8, [6, 60], `M${x - 4 + shift * 0.6} ${high - 40}L${x - 4} 60`);
  };
  lean(-36, 34, 402, 8);
  pen.rect(brick.wall, -44, 412, 40, 26).arch(brick.deep, -34, 414, 18, 12);
  drawCone(pen, brick, -24, 438, 24, 20);
  pen.rect(brick.lit, -80, 60, 92, 8).rect(brick.wall, -78, 0, 88, 60);
  lean(86, 38, 214, 28);
  drawHouseRow(pen, tones, random, {
    from: -330,
    to: -90,
    y: 0,
    low: 90,
    high: 136,
    colors: ['#e2a06a', '#d98a5c', '#ecc08a', '#c9784e'],
    roof: '#a8553f',
  });
  drawHouseRow(pen, tones, random, {
    from: 140,
    to: 320,
    y: 0,
    low: 90,
    high: 136,
    colors: ['#e2a06a', '#d98a5c', '#ecc08a', '#c9784e'],
    roof: '#a8553f',
  });
  drawWindows(pen, brick.deep, [-34, 0, 80, 46], [3, 1, 18, 36], true);
}

/** Low hills with round doors and chimneys, and gardens before them. */
export function drawHillDoors({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafLight, leafShade, lit, window } = tones;
  for (const [x, y, half, high, color] of [
    [-230, 30, 150, 96, '#c8434a'],
    [230, 36, 150, 100, '#3f7fa5'],
    [0, 0, 190, 140, '#3f7a4c'],
    [-290, -10, 120, 74, '#d9a03f'],
    [300, -12, 120, 78, '#a3607a'],
  ] as const) {
    pen
      .fill(leaf, `M${x - half} ${y}Q${x - half * 0.8} ${y + high} ${x} ${y + high}T${x + half} ${y}z`)
      .fill(
        leafLight,
        `M${x - half * 0.9} ${y + high * 0.4}Q${x - half * 0.6} ${y + high} ${x} ${y + high}Q${x - half * 0.4} ${y + high * 0.8} ${x - half * 0.6} ${y + high * 0.3}z`,
      );
    const radius = high * 0.3;
    const middle = y + radius + 4;
    pen.fill(
      paint('#a9836a'),
      `M${x - half * 0.62} ${y}Q${x - half * 0.5} ${y + high * 0.66} ${x} ${y + high * 0.72}Q${x + half * 0.5} ${y + high * 0.66} ${x + half * 0.62} ${y}z`,
    );
    pen
      .circle(paint('#e3d3b4'), x, middle, radius + 7)
      .circle(paint(color), x, middle, radius)
      .circle(paint('#d9ab43'), x, middle, 4);
    for (const side of [-1, 1])
      pen
        .circle(lit, x + side * half * 0.4, middle, radius * 0.5)
        .circle(window, x + side * half * 0.4, middle, radius * 0.38);
    pen
      .rect(paint('#b5694a'), x + half * 0.3, y + high * 0.86, 18, 40)
      .rect(lit, x + half * 0.3 - 3, y + high * 0.86 + 36, 24, 6);
  }
  pen
    .rounds(leafShade, 24, 'M-180 2h60M130 2h60M-380-4h30')
    .dashes(paint('#9a7a58'), 26, [5, 12], 'M-150 4H-60M60 4H150')
    .rounds(paint('#e3b24a'), 8, 'M-140 12h0M-100 10h0M100 12h0M140 14h0M-200 6h0')
    .rounds(paint('#d9608a'), 8, 'M-120 16h0M120 10h0M180 12h0M-80 14h0');
  pen
    .rect(paint('#7a5a44'), 196, 110, 18, 70)
    .rounds(leafShade, 90, 'M205 200h0')
    .rounds(leaf, 70, 'M188 214h0M230 220h0')
    .rounds(leafLight, 26, 'M180 236h20');
}

/** A terrace of white arches with pointed turrets before a church with a patterned roof. */
export function drawTurretTerrace({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const white = withBuilding(tones, '#f1e9da', '#d6c8b0');
  const { wall, lit, shade, deep, window } = white;
  const tile = withBuilding(tones, '#efe4d0', '#c4703f');
  drawBlock(pen, tile, { x: 40, y: 100, width: 190, height: 110 }, 0.3);
  drawHipRoof(pen, tile, [135, 210, 204, 70], 16);
  pen.dashes(paint('#3f6f5c'), 10, [8, 10], 'M64 226H212M74 246H202M84 264H190');
  drawBlock(pen, tile, { x: -10, y: 100, width: 62, height: 230 }, 0.36);
  drawWindows(pen, window, [21, 230, 54, 86], [2, 1, 13, 60], true);
  pen.rect(lit, -14, 326, 70, 7);
  drawPointedTower(pen, withBuilding(tones, '#efe4d0', '#b9ad9a'), [21, 330, 34, 30], 116);
  pen.fill(lit, traceArcade({ x: -390, y: 92, height: 58 }, { count: 15, span: 38, pier: 13, sides: 22 }));
  pen
    .rect(lit, -390, 146, 780, 7)
    .dashes(lit, 9, [8, 6], 'M-390 157H390')
    .rect(wall, -396, 0, 792, 94)
    .rect(shade, 240, 0, 156, 94)
    .rect(lit, -400, 88, 800, 8);
  drawWindows(pen, deep, [-60, 6, 640, 76], [9, 1, 34, 60], true);
  for (const [x, half, high] of [
    [-340, 44, 190],
    [-200, 36, 170],
    [-70, 50, 226],
    [250, 38, 176],
    [356, 44, 194],
  ] as const) {
    drawBlock(pen, white, { x: x - half, y: 0, width: 2 * half, height: high }, 0.38);
    drawWindows(pen, deep, [x, high - 66, 2 * half - 8, 52], [half > 42 ? 4 : 3, 1, 13, 40], true);
    pen.rect(lit, x - half - 4, high - 8, 2 * half + 8, 8).rect(lit, x - half - 3, high - 76, 2 * half + 6, 6);
    drawCone(pen, white, x, high, half + 4, half * 2.1);
  }
}
