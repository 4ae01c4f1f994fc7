import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHouseRow } from '../buildings/parts.js';
import { drawPalaceFront } from '../facades/palaces.js';
import { drawBlock } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';

/** A sloping triangle of brick with a well on steps, among stone houses and tall towers. */
export function drawWellSquare({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#cdb48c', '#b5714f');
  for (const [x, half, high] of [
    [-330, 40, 470],
    [-210, 32, 400],
    [170, 36, 520],
    [290, 30, 430],
    [20, 28, 360],
  ] as const) {
    drawBlock(pen, stone, { x: x - half, y: 60, width: 2 * half, height: high }, 0.38);
    pen.rect(stone.deep, x - 5, 40 + high * 0.8, 10, 24).rect(stone.deep, x - 5, 40 + high * 0.5, 10, 24);
  }
  drawHouseRow(pen, tones, random, {
    from: -740,
    to: 720,
    y: 60,
    low: 150,
    high: 220,
    narrow: 116,
    wide: 150,
    colors: ['#d6bd94', '#c9a880', '#e0c9a2', '#c4a27a'],
    roof: '#b5714f',
  });
  for (let x = -680; x < 700; x += 136) pen.arch(paint('#5a463a'), x, 60, 44, 50);
  pen
    .fill(paint('#c08a68'), 'M-720 70Q-200 40 200 56T720 80V-240H-720z')
    .stroke(
      paint('#a8704f'),
      4,
      'M-300 54L-720-90M-120 50L-360-240M60 52L120-240M260 58L560-240M-720-20Q0-60 720-10M-720-120Q0-160 720-110',
      0.7,
    );
  const well = withBuilding(tones, '#e3d6bc', '#b9a88a');
  for (const [half, y] of [
    [170, -110],
    [140, -88],
    [110, -66],
  ] as const)
    pen
      .polygon(well.wall, [-half, y], [-half + 16, y + 22], [half - 16, y + 22], [half, y])
      .rect(well.lit, -half + 14, y + 17, 2 * half - 28, 6);
  pen
    .polygon(well.wall, [-60, -44], [-60, 20], [-30, 30], [30, 30], [60, 20], [60, -44])
    .polygon(well.shade, [30, -44], [30, 30], [60, 20], [60, -44])
    .rect(well.lit, -68, 20, 136, 12);
  for (const x of [-60, 60]) pen.rect(well.wall, x - 9, 30, 18, 130).rect(well.shade, x + 2, 30, 7, 130);
  pen
    .rect(well.wall, -76, 156, 152, 20)
    .rect(well.lit, -80, 174, 160, 7)
    .stroke(well.deep, 4, 'M0 156V90')
    .circle(well.deep, 0, 84, 9);
  drawWalkers(
    pen,
    tones,
    [
      [-230, -70],
      [-200, -74],
      [250, -50],
      [330, -120],
      [-400, -10],
    ],
    1.2,
  );
}

/** A terrace in black and white checks with a balustrade and lamps, a church with two stairs, and a smoking volcano. */
export function drawCheckedTerrace(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint, haze } = tones;
  pen
    .fill(mixColors(paint('#7f8aa0'), haze, 0.4), 'M-720 70Q-420 120-240 300L-190 340-130 330-90 350Q80 160 420 70z')
    .fill(
      mixColors(paint('#f4f5f2'), haze, 0.2),
      'M-240 300L-190 340-130 330-90 350-20 270-70 260-110 280-150 250-190 270z',
    )
    .fill(mixColors(paint('#f4f0ea'), haze, 0.3), 'M-160 344q-10 60 50 80t40 60q60-20 20-70t-60-70z', 0.8)
    .rect(mixColors(tones.water, paint('#2f86b0'), 0.5), -720, 40, 1440, 50);
  const church = withBuilding(tones, '#e9d3b0', '#b9714f');
  drawBlock(pen, church, { x: 300, y: 30, width: 260, height: 220 }, 0.2);
  pen
    .polygon(church.wall, [310, 250], [430, 330], [550, 250])
    .line(church.lit, 8, [304, 250], [430, 334], [556, 250])
    .circle(church.deep, 430, 240, 24)
    .arch(church.lit, 398, 80, 64, 60)
    .arch(church.deep, 406, 80, 48, 58);
  drawBlock(pen, church, { x: 540, y: 30, width: 80, height: 300 }, 0.36);
  pen
    .polygon(church.lit, [330, 20], [400, 86], [460, 86], [530, 20])
    .stroke(church.shade, 4, 'M346 36H514M362 52H498M380 68H480');
  pen.fill(paint('#e6dfd0'), 'M-720 24H720V-240H-720z');
  for (const [row, y, high] of [
    [0, -2, 26],
    [1, -34, 32],
    [2, -76, 42],
    [3, -132, 56],
    [4, -206, 74],
  ] as const) {
    const wide = 46 + row * 24;
    let tiles = '';
    for (let x = -16; x < 16; x++)
      if ((x + row) % 2) tiles += `M${x * wide} ${y}h${wide}l${Math.round((x + 1) * 4)}-0v${high}h-${wide}z`;
    pen.fill(paint('#55525a'), tiles);
  }
  const rail = withBuilding(tones, '#efe6d2', '#c4b494');
  pen
    .rect(rail.lit, -720, 84, 1000, 10)
    .dashes(rail.wall, 54, [12, 16], 'M-720 56H280')
    .rect(rail.wall, -720, 22, 1000, 10);
  for (const x of [-480, -260, -40, 180])
    pen.rect(rail.deep, x - 4, 92, 8, 130).circle(tones.isDusk ? tones.window : paint('#f9f6ec'), x, 232, 15);
  drawWalkers(
    pen,
    tones,
    [
      [-360, 6],
      [-330, 4],
      [-120, -40],
      [90, -20],
      [240, -90],
    ],
    1.2,
  );
}

/** A street of grand houses behind railings and courts, with gardens and a glass of sparkling wine on a gate post. */
export function drawRailingMansions(input: MotifInput): void {
  const { pen, tones } = input;
  const { leaf, leafShade, paint } = tones;
  drawPalaceFront(input, {
    wall: '#efe3c8',
    roof: '#5f6f80',
    body: [-160, 170, 160, 'mansard', 70],
    storeys: 2,
    bays: 9,
    parts: [[-160, 46, 180, 'pediment', 40]],
  });
  drawPalaceFront(input, {
    wall: '#c98a6a',
    roof: '#5f6f80',
    trim: '#f1e6d0',
    body: [220, 140, 180, 'mansard', 80],
    storeys: 2,
    bays: 7,
    towers: [[330, 60, 230, 'cone', 90]],
  });
  pen
    .rounds(leafShade, 60, 'M-370 50h30M40 50h20M380 50h10')
    .rounds(leaf, 40, 'M-370 64h20M42 64h12')
    .rounds(leafShade, 26, 'M-300 10h60M-80 10h60M110 10h60M290 10h60')
    .rect(paint('#3f4248'), -398, 48, 796, 6)
    .rect(paint('#3f4248'), -398, -12, 796, 6)
    .dashes(paint('#3f4248'), 74, [4, 13], 'M-398 22H398');
  const post = withBuilding(tones, '#e9dcc0', '#b9a88a');
  for (const x of [-250, -70, 130, 310]) {
    drawBlock(pen, post, { x: x - 14, y: -16, width: 28, height: 84 }, 0.34);
    pen.rect(post.lit, x - 19, 66, 38, 9).circle(paint('#dcb04a'), x, 84, 11);
  }
  pen.rect(paint('#dcb04a'), -236, 40, 152, 5).rect(paint('#dcb04a'), 144, 40, 152, 5);
}
