import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawFigures, drawSheet, drawTree } from '../asian/parts.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawTowers } from '../straits/harbors.js';

/** Lawns with palms and a broad fig on a cove, white sails of a roof on the far point. */
export function drawCoveGarden({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  drawTowers(pen, tones, 110, [
    [-640, 40, 130, '#b9c4c8'],
    [-550, 36, 190, '#cdc8bc'],
    [-460, 40, 110, '#c3cacb'],
  ]);
  pen.rect(tones.far, -720, 96, 520, 30).rect(tones.far, 60, 96, 660, 20);
  pen
    .stroke(paint('#8f989c'), 9, 'M420 120Q550 240 680 120')
    .stroke(paint('#8f989c'), 4, 'M420 130H680M470 130V170M510 130V188M550 130V192M590 130V188M630 130V170');
  for (const [x, half, high] of [
    [110, 60, 70],
    [180, 70, 90],
    [260, 60, 76],
    [320, 40, 50],
  ] as const)
    pen
      .fill(
        paint('#f6f3ea'),
        `M${x - half} 110Q${x - half * 0.4} ${110 + high} ${x + half * 0.6} ${116 + high}Q${x + half * 0.7} ${130} ${x + half * 0.5} 110z`,
      )
      .fill(
        paint('#d3cfc6'),
        `M${x} 110Q${x + half * 0.4} ${130 + high * 0.4} ${x + half * 0.6} ${116 + high}Q${x + half * 0.7} 130 ${x + half * 0.5} 110z`,
      );
  pen.rect(paint('#c9b79a'), 40, 98, 330, 16);
  drawSheet(pen, tones, 100);
  pen.rect(paint('#c2b08c'), -720, -60, 1440, 30).fill(tones.leafLight, 'M-720-40Q-300 10 0-50T720-60V-240H-720z');
  drawTree(pen, tones, -440, -70, 210);
  for (const [x, y] of [
    [330, -90],
    [470, -60],
    [600, -110],
  ] as const) {
    pen.stroke(paint('#8f7a60'), 15, `M${x} ${y}q-10 120 6 220`);
    for (const [dx, dy] of [
      [-80, -10],
      [-64, 44],
      [64, 44],
      [84, -10],
      [0, 70],
    ] as const)
      pen.stroke(tones.leaf, 15, `M${x + 6} ${y + 218}q${dx * 0.4} ${dy * 0.6 + 24} ${dx} ${dy}`);
  }
  pen
    .rounds(paint('#d9607a'), 20, 'M-180-120h60M-40-150h50M120-170h60')
    .rounds(paint('#e3b84a'), 18, 'M-110-140h50M40-130h50');
  drawFigures(
    pen,
    tones,
    [
      [-260, -110],
      [-230, -114],
      [170, -90],
      [240, -200],
    ],
    1.2,
  );
}

/** A lagoon with sand and palms in a park, towers across a river. */
export function drawCityLagoon({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  drawTowers(pen, tones, 110, [
    [-600, 50, 220, '#b9c4c8'],
    [-480, 44, 320, '#a9bac2'],
    [-360, 50, 250, '#cdc8bc'],
    [-230, 44, 390, '#9fb4c0'],
    [-110, 50, 280, '#c3cacb'],
    [20, 46, 350, '#b3c1c8'],
    [150, 50, 240, '#d6cfc0'],
    [300, 46, 300, '#a9bac2'],
    [440, 50, 210, '#c9c4b8'],
    [580, 46, 280, '#b9c4c8'],
  ]);
  pen
    .rect(tones.leafShade, -720, 84, 1440, 40)
    .rect(tones.water, -720, 40, 1440, 50)
    .rect(tones.leafLight, -720, -10, 1440, 56);
  pen
    .fill(paint('#ecdcb4'), 'M-720 0Q-300 30 0 10T720 20V-240H-720z')
    .fill(paint('#6fc0c4'), 'M-440-70Q-420-20-200-24T240-30T480-90Q500-170 200-190T-300-180T-440-70z')
    .fill(paint('#9fd8d4'), 'M-380-80Q-340-50-160-54T200-60Q0-90-380-80z');
  for (const [x, y] of [
    [-560, -40],
    [-480, -110],
    [560, -60],
    [640, -130],
    [380, 0],
  ] as const) {
    pen.stroke(paint('#a08a6c'), 15, `M${x} ${y}q14 110-6 210`);
    for (const [dx, dy] of [
      [-84, -20],
      [-60, 40],
      [60, 40],
      [84, -20],
    ] as const)
      pen.stroke(tones.leaf, 16, `M${x - 6} ${y + 208}q${dx * 0.4} ${dy * 0.5 + 26} ${dx} ${dy}`);
  }
  for (const [x, y, color] of [
    [-300, -212, '#d9503f'],
    [-80, -226, '#e3b84a'],
    [300, -216, '#3f8fb0'],
  ] as const)
    pen.rect(paint('#8a7a64'), x - 2, y, 4, 60).dome(paint(color), x, y + 56, 50, 24);
  drawFigures(
    pen,
    tones,
    [
      [-200, -120],
      [60, -110],
      [120, -130],
      [-620, -180],
      [480, -200],
    ],
    1.2,
  );
}

/** Lanes of Georgian sandstone houses and a pub, a steel arch above their roofs. */
export function drawSandstoneRow({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  pen
    .stroke(paint('#7f8a90'), 16, 'M-560 130Q-60 560 560 190')
    .stroke(paint('#7f8a90'), 9, 'M-560 130Q-60 430 560 190')
    .stroke(
      paint('#7f8a90'),
      4,
      'M-460 130V190M-360 130V235M-260 130V270M-160 130V290M-60 130V296M40 130V296M140 130V286M240 130V270M340 130V248M440 130V222',
    )
    .rect(paint('#7f8a90'), -720, 120, 1440, 20);
  for (const [x, half, high, color, roof] of [
    [-600, 110, 230, '#d8b98a', '#7d6a5c'],
    [-390, 96, 190, '#c9a878', '#6f6a66'],
    [-200, 90, 240, '#dcc298', '#8a5a48'],
    [250, 110, 220, '#d3b284', '#6f6a66'],
    [460, 96, 180, '#c4a070', '#8a5a48'],
    [640, 90, 230, '#dabf92', '#7d6a5c'],
  ] as const) {
    const stone = withBuilding(tones, color, roof);
    drawBlock(pen, stone, { x: x - half, y: 0, width: 2 * half, height: high }, 0.22);
    pen
      .polygon(
        stone.roof,
        [x - half - 6, high],
        [x - half + 30, high + 44],
        [x + half - 30, high + 44],
        [x + half + 6, high],
      )
      .rect(stone.wall, x - half + 14, high + 10, 26, 60)
      .rect(stone.lit, x - half, high * 0.48, 2 * half, 6);
    drawWindows(pen, stone.window, [x, high * 0.5, 2 * half - 20, high * 0.46], [3, 1, 26, 50]);
    drawWindows(pen, stone.window, [x, 4, 2 * half - 20, high * 0.44], [3, 1, 30, 56], true);
    if (Math.abs(x) === 200)
      pen
        .rect(paint('#2f5f4a'), x - half, high * 0.4, 2 * half, 24)
        .rect(paint('#efe6d2'), x - half * 0.6, high * 0.42, half * 1.2, 12);
  }
  pen
    .polygon(paint('#b5a68c'), [-110, 0], [-300, -240], [330, -240], [140, 0])
    .polygon(paint('#d3c4a4'), [-720, 4], [-110, 4], [-300, -240], [-720, -240])
    .polygon(paint('#d3c4a4'), [720, 4], [140, 4], [330, -240], [720, -240]);
  for (const x of [-110, 140])
    pen
      .rect(tones.deep, x - 3, -10, 6, 140)
      .rect(tones.isDusk ? tones.window : paint('#f3e2b0'), x - 12, 130, 24, 30)
      .polygon(tones.deep, [x - 16, 160], [x, 176], [x + 16, 160]);
  for (const [x, color] of [
    [-470, '#a8433a'],
    [520, '#3f6c5a'],
  ] as const)
    pen
      .rect(tones.deep, x - 2, -130, 4, 100)
      .polygon(paint(color), [x - 70, -40], [x, 4], [x + 70, -40])
      .ellipse(paint('#8a6a4c'), x, -126, 50, 10);
  drawFigures(
    pen,
    tones,
    [
      [-40, -60],
      [40, -100],
      [-90, -160],
      [130, -150],
      [-540, -150],
      [590, -160],
    ],
    1.5,
  );
}
