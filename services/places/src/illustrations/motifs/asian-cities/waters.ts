import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawFigures, drawSheet, drawTree, drawWoods } from '../asian/parts.js';
import { drawHouseRow } from '../buildings/parts.js';
import { drawHall } from '../east-asia/halls.js';
import { drawBlock } from '../parts.js';
import { drawTowers } from '../straits/harbors.js';

/** A small river between trees, with a stone bridge, low houses and a pagoda's gables. */
export function drawSmallRiverTown({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  drawWoods(pen, tones, 130);
  drawHouseRow(pen, tones, random, {
    from: -700,
    to: -120,
    y: 80,
    low: 80,
    high: 120,
    colors: ['#efd9a0', '#e3c48a', '#f0e6cc', '#d9b07a'],
    roof: '#a8573c',
  });
  drawHouseRow(pen, tones, random, {
    from: 160,
    to: 720,
    y: 80,
    low: 80,
    high: 120,
    colors: ['#f0e6cc', '#d9b07a', '#efd9a0'],
    roof: '#a8573c',
  });
  const gold = withBuilding(tones, '#f2ead8', '#c8643c');
  for (const [half, y, top] of [
    [150, 140, 280],
    [110, 180, 320],
  ] as const)
    pen
      .polygon(paint('#d9a840'), [-half, y], [0, top], [half, y])
      .polygon(gold.roof, [-half + 18, y + 4], [0, top - 14], [half - 18, y + 4]);
  pen
    .rect(gold.wall, -110, 80, 220, 64)
    .polygon(paint('#d9a840'), [-60, 142], [0, 220], [60, 142])
    .dashes(gold.deep, 50, [16, 24], 'M-96 110H100');
  pen
    .polygon(tones.leafLight, [-720, 90], [-60, 84], [-330, -240], [-720, -240])
    .polygon(tones.leafLight, [720, 90], [60, 84], [330, -240], [720, -240])
    .polygon(tones.water, [-60, 84], [60, 84], [330, -240], [-330, -240])
    .rounds(tones.waterLight, 5, 'M-60 30h70M-20-50h100M-140-120h120M40-180h150')
    .polygon(paint('#c9b894'), [-720, 60], [-90, 66], [-390, -240], [-560, -240], [-720, -100])
    .polygon(paint('#c9b894'), [720, 60], [90, 66], [390, -240], [560, -240], [720, -100]);
  pen
    .fill(paint('#d8cbb0'), 'M-190 30Q0 96 190 30V-24Q120-14 96-20Q80 30 0 30T-96-20Q-130-14-190-24z')
    .fill(paint('#b5a68c'), 'M-190 30Q0 96 190 30V18Q0 84-190 18z')
    .dashes(paint('#efe6d2'), 26, [8, 14], 'M-186 44Q0 108 190 44')
    .stroke(paint('#efe6d2'), 7, 'M-190 56Q0 122 190 56');
  for (const [x, y, size] of [
    [-500, -30, 150],
    [-330, 40, 90],
    [340, 40, 100],
    [520, -30, 150],
    [-640, -140, 170],
    [640, -150, 170],
  ] as const)
    drawTree(pen, tones, x, y, size);
  for (const [x, y, color] of [
    [-270, -20, '#c9473a'],
    [300, -60, '#3f7a5a'],
  ] as const)
    pen
      .rect(paint('#2b2a2e'), x - 30, y - 6, 60, 9)
      .fill(paint(color), `M${x - 40} ${y}h80v30h-80z`)
      .polygon(paint('#f3ead2'), [x - 44, y + 56], [x - 36, y + 74], [x + 40, y + 74], [x + 48, y + 56])
      .rect(paint('#5d5f62'), x - 36, y + 28, 4, 30)
      .rect(paint('#5d5f62'), x + 34, y + 28, 4, 30);
  drawFigures(
    pen,
    tones,
    [
      [-60, 70],
      [30, 76],
      [-400, -140],
      [400, -150],
    ],
    1.2,
  );
}

/** A tram on a bridge over a broad river, low hills behind a city of blocks. */
export function drawTramRiver({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  pen.fill(tones.far, 'M-720 260Q-460 360-220 290T260 340T720 270V60H-720z');
  drawTowers(pen, tones, 110, [
    [-620, 60, 120, '#cdc8bc'],
    [-490, 50, 170, '#b9c4c8'],
    [-370, 60, 130, '#d6cfc0'],
    [-240, 50, 90, '#c9c4b8'],
    [250, 54, 110, '#c3cacb'],
    [370, 50, 180, '#b3c1c8'],
    [490, 60, 140, '#d3ccbe'],
    [620, 56, 170, '#cdc8bc'],
  ]);
  for (const x of [-660, -540, -420, -300, 300, 430, 560, 680])
    drawTree(
      pen,
      { ...tones, leaf: paint('#efb9c6'), leafLight: paint('#fbe0e6'), leafShade: paint('#d99aac') },
      x,
      90,
      60,
    );
  pen.rect(paint('#b5aa98'), -720, 60, 1440, 44);
  drawSheet(pen, tones, 70);
  pen.rect(paint('#a39a8c'), -720, 30, 1440, 40).rect(paint('#cfc6b6'), -720, 62, 1440, 12);
  for (const x of [-480, -160, 160, 480])
    pen.polygon(
      paint('#a39a8c'),
      [x - 60, 34],
      [x - 26, -20],
      [x - 26, -90],
      [x + 26, -90],
      [x + 26, -20],
      [x + 60, 34],
    );
  for (let x = -680; x <= 680; x += 170) pen.rect(paint('#5d5f62'), x - 3, 74, 6, 130);
  pen.stroke(paint('#5d5f62'), 2.5, 'M-720 200H720');
  for (const [x, color] of [
    [-150, '#3f7a5a'],
    [110, '#efe6d2'],
  ] as const)
    pen
      .rect(paint(color), x - 124, 82, 248, 92)
      .rect(paint('#efe9da'), x - 124, 118, 248, 40)
      .rect(tones.window, x - 112, 122, 224, 32)
      .dashes(paint('#efe9da'), 32, [7, 34], `M${x - 84} 138h190`)
      .rect(paint('#5d5f62'), x - 116, 174, 232, 8)
      .circle(paint('#2b2a2e'), x - 80, 80, 11)
      .circle(paint('#2b2a2e'), x + 80, 80, 11)
      .stroke(paint('#5d5f62'), 4, `M${x - 20} 182l20 18l20-18`);
  pen
    .fill(paint('#8a6a4c'), 'M-420-150h170l-24-34h-120z')
    .rect(paint('#f3efe4'), -400, -150, 120, 24)
    .fill(paint('#8a6a4c'), 'M240-190h150l-20-30h-110z');
}

/** A hall of gray stone columns beside a painted wooden one, with a fountain between. */
export function drawTwoHalls({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#cfcabd', '#a9a498');
  drawHall(
    { pen, tones },
    {
      x: -220,
      wood: '#a8483a',
      tiles: '#565e66',
      plaster: '#c9705a',
      beams: '#4f8a72',
      base: [176, 30, '#c2bbae'],
      tiers: [
        [170, 70, 36, 120],
        [150, 40, 76, 80],
      ],
      posts: 7,
    },
  );
  drawBlock(pen, stone, { x: -2, y: 0, width: 390, height: 36 }, 0.14);
  drawBlock(pen, stone, { x: 10, y: 36, width: 366, height: 150 }, 0.16);
  pen
    .rect(stone.deep, 22, 44, 342, 120)
    .dashes(stone.lit, 120, [15, 31], 'M20 104H370')
    .rect(stone.lit, 2, 164, 382, 14)
    .rect(stone.wall, 10, 178, 366, 24)
    .polygon(stone.lit, [110, 202], [193, 246], [276, 202])
    .polygon(stone.shade, [136, 206], [193, 236], [250, 206])
    .polygon(stone.lit, [150, -6], [160, 40], [226, 40], [236, -6]);
  pen
    .ellipse(stone.lit, -20, -8, 90, 13)
    .ellipse(tones.water, -20, -6, 80, 9)
    .stroke(tones.waterLight, 4, 'M-50-4q0 50-14 54M-20-4v76M10-4q0 50 14 54');
}
