import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock, traceArcade } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';

/** White blocks with half-barrel roof lights on a terrace above a city. */
export function drawRooflightMuseum({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f3efe4', '#d3cdbf');
  for (const [x, wide, high] of [
    [-250, 180, 110],
    [-60, 200, 150],
    [150, 190, 120],
    [300, 120, 90],
  ] as const)
    drawBlock(pen, white, { x: x - wide / 2, y: 0, width: wide, height: high }, 0.24);
  for (const [x, y] of [
    [-300, 110],
    [-220, 110],
    [-120, 150],
    [-40, 150],
    [110, 120],
    [190, 120],
  ] as const)
    pen
      .fill(white.wall, `M${x - 34} ${y}v44q60 0 68-44z`)
      .fill(white.shade, `M${x - 8} ${y}q36 6 42 0q-8 40-48 44q30-16 6-44z`)
      .rect(tones.window, x - 34, y + 4, 7, 36);
  pen
    .rect(white.lit, -100, 30, 80, 90)
    .rect(white.deep, -92, 0, 64, 70)
    .rect(tones.window, -86, 4, 24, 60)
    .dashes(white.deep, 44, [26, 18], 'M90 50H200');
  pen
    .circle(tones.paint('#d9483f'), -270, 60, 16)
    .circle(tones.paint('#3f6fa5'), -236, 44, 11)
    .stroke(tones.paint('#2f2f35'), 5, 'M-290 30q30 20 60 0');
}

/** A house of bare stone, green and white tiles with corner turrets. */
export function drawTileHouse({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#d9b884', '#3f7f66');
  drawBlock(pen, stone, { x: -190, y: 0, width: 380, height: 280 }, 0.16);
  for (let y = 40; y < 280; y += 40) pen.dashes(paint(y % 80 ? '#f4f0e4' : '#3f8a6a'), 20, [16, 16], `M-186 ${y}H186`);
  for (let x = -150; x <= 150; x += 60) pen.dashes(paint('#3f8a6a'), 22, [12, 12], `M${x} 160V280`);
  drawWindows(pen, stone.window, [0, 20, 340, 240], [5, 3, 24, 46]);
  for (const x of [-160, 0, 160]) {
    drawBlock(pen, stone, { x: x - 26, y: 280, width: 52, height: x ? 50 : 70 }, 0.3);
    pen.dashes(paint('#f4f0e4'), 12, [10, 10], `M${x - 24} 304h50`);
    drawDome(pen, stone, x, x ? 330 : 350, 28, 26);
    drawCone(pen, stone, x, x ? 352 : 372, 8, 26);
  }
  pen
    .rect(paint('#2f3f3a'), -250, 0, 500, 34)
    .dashes(paint('#4f6f5a'), 40, [10, 8], 'M-250 40H250')
    .arch(stone.deep, -22, 0, 44, 50);
  pen.rounds(tones.leafShade, 60, 'M-280 60v40M280 60v30').rounds(tones.leafLight, 20, 'M-290 90v20M272 80v20');
}

/** A slender white footbridge: a tilted arch over a curved deck of glass. */
export function drawTiltedFootbridge({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const white = paint('#f6f4ee');
  const shade = paint('#c3c9cc');
  pen
    .polygon(paint('#b9b2a6'), [-400, -20], [-400, 70], [-330, 70], [-300, -20])
    .polygon(paint('#a39c90'), [400, -20], [400, 70], [330, 70], [300, -20]);
  let cables = '';
  for (let x = -300; x <= 300; x += 30) {
    const arch = Math.round(70 + 230 * (1 - (x / 340) ** 2));
    const deck = Math.round(70 + 24 * (1 - (x / 360) ** 2));
    cables += `M${x} ${arch}L${Math.round(x * 0.96)} ${deck}M${x} ${arch}L${x} ${deck - 14}`;
  }
  pen
    .stroke(paint('#dfe6ea'), 3, cables, 0.9)
    .stroke(shade, 20, 'M-390 60Q0 110 390 60')
    .stroke(white, 11, 'M-390 72Q0 122 390 72')
    .stroke(paint('#9fc6cc'), 8, 'M-390 92Q0 142 390 92', 0.7)
    .stroke(white, 16, 'M-350 66Q0 540 350 66');
  drawWalkers(
    pen,
    tones,
    [
      [-120, 96],
      [40, 100],
      [180, 92],
    ],
    0.9,
  );
}

/** A double-decked brick bridge with two towers and a yellow train. */
export function drawTrainBridge({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const brick = withBuilding(tones, '#a8563f', '#6f5a54');
  pen
    .fill(brick.wall, traceArcade({ x: -398, y: -20, height: 116 }, { count: 5, span: 128, pier: 26, sides: 16 }))
    .rect(brick.lit, -398, 92, 796, 9);
  pen
    .fill(brick.wall, traceArcade({ x: -398, y: 100, height: 62 }, { count: 14, span: 44, pier: 12, sides: 18 }))
    .rect(brick.shade, -398, 156, 796, 8);
  pen
    .rect(paint('#e3b52f'), -330, 164, 220, 36)
    .rect(paint('#e3b52f'), -104, 164, 50, 36)
    .dashes(tones.window, 16, [18, 8], 'M-322 186H-62');
  for (const x of [-70, 70]) {
    drawBlock(pen, brick, { x: x - 28, y: -20, width: 56, height: 290 }, 0.34);
    pen.dashes(brick.wall, 12, [9, 7], `M${x - 30} 276h62`).rect(brick.lit, x - 32, 266, 64, 6);
    drawCone(pen, brick, x, 276, 26, 80);
    drawWindows(pen, brick.window, [x, 190, 50, 60], [2, 1, 9, 34], true);
  }
}

/** A round brick bell tower beside the plain porch of an old basilica. */
export function drawRoundBelfry({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#c4845f', '#a8603f');
  drawBlock(pen, brick, { x: -250, y: 0, width: 360, height: 150 }, 0.1);
  pen.polygon(brick.wall, [-180, 150], [-70, 250], [40, 150]).line(brick.roof, 10, [-196, 146], [-70, 258], [56, 146]);
  drawWindows(pen, brick.window, [-70, 160, 130, 50], [2, 1, 18, 40], true);
  const white = withBuilding(tones, '#efe6d4', '#b5684a');
  drawBlock(pen, white, { x: -270, y: 0, width: 400, height: 100 }, 0.1);
  for (let x = -250; x < 110; x += 62) pen.arch(white.deep, x, 0, 44, 50);
  pen.polygon(brick.roof, [-284, 100], [-250, 132], [110, 132], [144, 100]);
  drawBlock(pen, brick, { x: 180, y: 0, width: 110, height: 360 }, 0.4);
  pen.rect(brick.lit, 174, 352, 122, 9);
  for (const [y, columns] of [
    [110, 1],
    [170, 2],
    [230, 3],
    [290, 3],
  ] as const)
    drawWindows(pen, brick.deep, [235, y, columns * 32, 44], [columns, 1, 16, 38], true);
  drawCone(pen, brick, 235, 360, 62, 36);
}
