import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawFigures, drawSheet, drawTree } from '../asian/parts.js';
import { drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawOnion } from '../parts.js';
import { drawTowers } from '../straits/harbors.js';

/** Old shophouses along a river with bumboats, and bank towers close behind them. */
export function drawShophouseRiver({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  drawTowers(pen, tones, 120, [
    [-560, 50, 300, '#b9c4c8'],
    [-440, 44, 420, '#9fb4c0'],
    [-320, 50, 360, '#cdc8bc'],
    [-190, 46, 450, '#b3c1c8'],
    [-60, 50, 330, '#dfe3e2'],
    [70, 46, 410, '#a9bac2'],
    [190, 44, 290, '#c3cacb'],
    [320, 50, 240, '#d6cfc0'],
  ]);
  drawHouseRow(pen, tones, random, {
    from: -720,
    to: 460,
    y: 50,
    low: 110,
    high: 140,
    colors: ['#e3c06a', '#8fb5a8', '#d98a72', '#efe6d2', '#9ab5c9'],
    roof: '#a8593f',
    narrow: 66,
    wide: 84,
  });
  for (const x of [500, 600, 690]) drawTree(pen, tones, x, 40, 110);
  pen.rect(paint('#b5aa98'), -720, 20, 1440, 34);
  for (let index = 0; index < 15; index++)
    pen.polygon(
      paint(['#c9473a', '#f3ead2', '#3f7a6a'][index % 3]!),
      [-700 + index * 78, 54],
      [-672 + index * 78, 82],
      [-644 + index * 78, 54],
    );
  drawSheet(pen, tones, 22);
  for (const [x, y, size] of [
    [-300, -60, 1.2],
    [240, -120, 1.5],
    [520, -40, 1],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        paint('#7a4a3a'),
        `M${x - n(100)} ${y + n(24)}q${n(20)}-${n(36)} ${n(50)}-${n(38)}h${n(100)}q${n(34)} ${n(4)} ${n(54)} ${n(44)}z`,
      )
      .rect(paint('#c9473a'), x - n(64), y + n(20), n(130), n(10))
      .rect(paint('#e6d8b8'), x - n(56), y + n(28), n(112), n(28))
      .rect(tones.window, x - n(48), y + n(34), n(96), n(15))
      .rect(paint('#3f7a6a'), x - n(66), y + n(54), n(132), n(11))
      .circle(paint('#f3ead2'), x - n(80), y + n(10), n(6));
  }
  drawFigures(
    pen,
    tones,
    [
      [-480, 26],
      [-210, 26],
      [60, 26],
      [330, 26],
    ],
    1,
  );
}

/** The meeting of two rivers with a small mosque among palms, shophouses and high towers. */
export function drawRiverFork({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  drawTowers(pen, tones, 140, [
    [-600, 54, 210, '#cdc8bc'],
    [-470, 48, 290, '#b9c4c8'],
    [-340, 54, 230, '#d6cfc0'],
    [350, 54, 260, '#b3c1c8'],
    [480, 48, 210, '#c3cacb'],
    [600, 54, 310, '#a9bac2'],
  ]);
  const steel = withBuilding(tones, '#c3ccd2', '#dfe5e8');
  for (const x of [150, 250]) {
    for (const [half, y, high] of [
      [38, 140, 260],
      [30, 400, 60],
      [20, 460, 40],
    ] as const) {
      drawBlock(pen, steel, { x: x - half, y, width: 2 * half, height: high }, 0.34);
      drawWindows(pen, steel.window, [x, y, 2 * half - 6, high], [5, Math.round(high / 20), 5, 7]);
    }
    pen.polygon(steel.lit, [x - 8, 500], [x, 580], [x + 8, 500]);
  }
  pen.rect(steel.lit, 180, 280, 44, 14).rect(tones.leafShade, -720, 60, 1440, 84);
  drawHouseRow(pen, tones, random, {
    from: -720,
    to: -230,
    y: 70,
    low: 90,
    high: 120,
    colors: ['#e3c06a', '#efe6d2', '#d98a72', '#8fb5a8'],
    roof: '#a8593f',
    narrow: 64,
    wide: 84,
  });
  drawHouseRow(pen, tones, random, {
    from: 330,
    to: 720,
    y: 70,
    low: 90,
    high: 120,
    colors: ['#efe6d2', '#9ab5c9', '#e3c06a'],
    roof: '#a8593f',
    narrow: 64,
    wide: 84,
  });
  const brick = withBuilding(tones, '#d98e7a', '#f3eee4');
  pen.fill(tones.leafLight, 'M-330 80Q-200 20 0-60Q180 20 330 80z');
  drawBlock(pen, brick, { x: -150, y: 40, width: 270, height: 66 }, 0.16);
  pen.dashes(brick.lit, 5, [20, 10], 'M-148 60H118M-148 82H118');
  drawWindows(pen, brick.deep, [-15, 44, 260, 50], [7, 1, 20, 36], true);
  for (const [x, half] of [
    [-90, 32],
    [60, 32],
    [-15, 48],
  ] as const)
    drawOnion(pen, brick.roof, brick.roofShade, x, 106, half, half * 1.7);
  for (const x of [-164, 134])
    pen
      .rect(brick.wall, x - 11, 30, 22, 150)
      .dashes(brick.lit, 5, [22, 8], `M${x - 11} 70h22M${x - 11} 110h22`)
      .rect(brick.lit, x - 15, 176, 30, 8)
      .dome(brick.roof, x, 184, 13, 22);
  for (const x of [-240, 200]) {
    pen.stroke(paint('#a08a6c'), 9, `M${x} 60q6 70-4 130`);
    for (const [dx, dy] of [
      [-46, -6],
      [-30, 28],
      [30, 28],
      [46, -6],
    ] as const)
      pen.stroke(tones.leaf, 10, `M${x - 4} 188q${dx * 0.4} ${dy * 0.5 + 16} ${dx} ${dy}`);
  }
  pen
    .fill(tones.water, 'M-720 66H-330Q-180 20 0-72Q180 20 330 66H720V-240H-720z')
    .fill(paint('#b5aa98'), 'M-330 78Q-180 30 0-60Q180 30 330 78V64Q180 16 0-76Q-180 16-330 64z')
    .rounds(
      tones.waterLight,
      5,
      'M-560 10h150M-420-60h170M300 0h160M-120-150h240M200-100h170M-340-190h180M360-180h150',
      0.6,
    );
  drawFigures(
    pen,
    tones,
    [
      [-60, -20],
      [40, -16],
    ],
    0.9,
  );
}

/** Towers of casinos like a golden lotus and domes of glass, before the roofs and the ruined front of an old port. */
export function drawLotusSkyline({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  drawTowers(pen, tones, 60, [
    [-620, 56, 240, '#cdc8bc'],
    [-490, 50, 310, '#d8c08a'],
    [-360, 54, 210, '#b9c4c8'],
    [330, 54, 270, '#c9a86a'],
    [460, 50, 210, '#cdc8bc'],
    [600, 60, 290, '#b3c1c8'],
  ]);
  const gold = withBuilding(tones, '#d9a83f', '#e3bf66');
  pen
    .fill(
      gold.wall,
      'M-50 120Q-60 260-150 410Q-70 380-44 330Q-40 430-84 520Q-10 470 0 400Q10 470 84 520Q40 430 44 330Q70 380 150 410Q60 260 50 120z',
    )
    .fill(gold.shade, 'M0 120V400Q10 470 84 520Q40 430 44 330Q70 380 150 410Q60 260 50 120z')
    .stroke(gold.lit, 4, 'M-36 140Q-40 260-100 380M-14 140Q-10 330-40 460M14 140Q10 330 40 460M36 140Q40 260 100 380');
  pen
    .dome(gold.roof, 0, 60, 150, 90)
    .fill(gold.roofShade, 'M50 60q20 60-50 90a150 90 0 0 0 150-90z')
    .dashes(gold.deep, 7, [12, 12], 'M-140 76H140M-124 104H120');
  drawHouseRow(pen, tones, random, {
    from: -720,
    to: 720,
    y: -10,
    low: 70,
    high: 104,
    colors: ['#f0d68a', '#efc9b8', '#f3efe2', '#bcd3c4', '#f0cf74'],
    roof: '#a8593f',
  });
  const front = withBuilding(tones, '#d3c09a', '#b5a27c');
  pen
    .rect(front.wall, 180, -10, 220, 150)
    .rect(front.shade, 340, -10, 60, 150)
    .polygon(front.wall, [220, 140], [290, 200], [360, 140])
    .dashes(front.lit, 40, [9, 22], 'M190 100H394M190 40H394')
    .rect(front.lit, 174, 66, 232, 8)
    .rect(front.lit, 174, 132, 232, 9)
    .arch(front.deep, 270, -10, 40, 34)
    .rect(front.lit, 288, 196, 4, 26)
    .rect(front.lit, 280, 210, 20, 4);
  pen.rect(paint('#b5aa98'), -720, -60, 1440, 54);
  drawSheet(pen, tones, -56);
  pen
    .fill(paint('#7a4a3a'), 'M-330-110q20-40 60-42h140q40 4 60 42z')
    .fill(paint('#b5402f'), 'M-250-104q-10 110 20 150q60-40 60-150z')
    .fill(paint('#c9573f'), 'M-160-104q-10 80 16 112q44-30 44-112z');
}
