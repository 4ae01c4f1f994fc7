import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawFigures, drawSheet, drawWoods } from '../asian/parts.js';
import { drawEaves } from '../parts.js';
import { drawHall } from './halls.js';

/** Squares, a triangle and a long slit of concrete sunk into a green hill above the sea. */
export function drawSunkenCourts({ pen, tones }: MotifInput): void {
  const concrete = withBuilding(tones, '#c9c5bc', '#a39f96');
  const { paint } = tones;
  drawSheet(pen, tones, 190);
  pen.fill(tones.far, 'M-720 190q120 60 260 0zM280 190q150 80 330 0z');
  pen
    .fill(tones.leaf, 'M-720 60Q-360 200 0 190T720 90V-240H-720z')
    .fill(tones.leafLight, 'M-720 20Q-360 150 60 130T720 30V-240H-720z');
  pen.rounds(tones.leafShade, 40, 'M-600 80h70M-470 110h60M430 90h80M560 60h60M-660-120h80M560-140h90');
  pen
    .polygon(concrete.lit, [-330, 60], [-120, 84], [-90, -40], [-340, -70])
    .polygon(concrete.deep, [-306, 44], [-140, 64], [-116, -30], [-312, -54])
    .polygon(concrete.shade, [-306, 44], [-140, 64], [-146, 40], [-300, 20]);
  pen
    .polygon(concrete.lit, [40, 100], [250, 70], [120, -40])
    .polygon(concrete.deep, [66, 84], [216, 62], [124, -18])
    .polygon(concrete.shade, [66, 84], [216, 62], [190, 44], [84, 62]);
  pen
    .polygon(concrete.lit, [300, 20], [520, -10], [500, -110], [290, -70])
    .polygon(concrete.deep, [318, 6], [498, -20], [484, -94], [312, -60])
    .polygon(concrete.lit, [-60, -110], [220, -120], [240, -150], [-50, -140])
    .polygon(concrete.deep, [-40, -116], [206, -126], [216, -142], [-36, -134]);
  pen
    .polygon(concrete.wall, [-720, -170], [-60, -196], [-60, -226], [-720, -204])
    .rounds(paint('#8fa3c9'), 12, 'M-260-120h40M-200-140h30M380-150h40M460-160h30')
    .rounds(paint('#e3a0b0'), 10, 'M-300-130h20M-170-120h20M420-140h20');
}

/** A temple hall on a slope of hydrangeas above a bay. */
export function drawFlowerSlope({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  drawSheet(pen, tones, 130);
  pen
    .fill(tones.far, 'M-720 130Q-560 200-380 130z')
    .fill(tones.leafShade, 'M720 300Q420 300 200 230T-260 60T-720 20V-240H720z');
  pen.rounds(tones.leaf, 70, 'M420 260h140M260 210h100M560 180h120');
  drawHall(
    { pen, tones },
    {
      x: 180,
      wood: '#8a5a44',
      tiles: '#6a7076',
      plaster: '#efe8d8',
      beams: '#b5543f',
      tiers: [
        [230, 84, 46, 160],
        [190, 34, 100, 100],
      ],
      posts: 8,
    },
    96,
  );
  pen.rect(paint('#b3aa9a'), -60, 70, 480, 30).fill(tones.leaf, 'M-720 10Q-300 60 0 70T720 80V-240H-720z');
  pen
    .polygon(paint('#cfc6b4'), [120, 76], [-150, -240], [40, -240], [190, 76])
    .stroke(paint('#a89e8c'), 5, 'M84 30H176M46-20H150M4-76H124M-40-130H98M-90-190H66');
  for (const [color, data] of [
    ['#8f9ad0', 'M-560-40h0M-440-90h0M-300-30h0M-200-120h0M330-40h0M470-110h0M600-50h0M-620-170h0M270-180h0'],
    ['#b58ac9', 'M-500-120h0M-360-150h0M-250-60h0M400-70h0M540-170h0M-140-20h0M640-130h0'],
    ['#e3a9c4', 'M-420-10h0M-560-200h0M-300-210h0M250-100h0M380-190h0M500-20h0'],
  ] as const)
    pen.rounds(tones.leafShade, 76, data, 0.6).rounds(paint(color), 54, data);
}

/** A long temple hall on a pond with rocks, the wooded hills of autumn close behind it. */
export function drawMirrorPond({ pen, tones }: MotifInput): void {
  const { paint, leaf } = tones;
  pen
    .fill(tones.middle, 'M-720 260Q-420 420-100 340T420 400T720 300V0H-720z')
    .fill(tones.leafShade, 'M-720 160Q-360 300 0 230T720 190V-20H-720z');
  pen
    .rounds(paint('#b8502f'), 66, 'M-620 170h90M-240 220h80M330 200h100')
    .rounds(paint('#d98a3c'), 56, 'M-450 200h70M120 210h80M520 180h90')
    .rounds(leaf, 60, 'M-340 130h100M-60 160h110M220 140h90M420 120h120M-690 100h110');
  drawHall(
    { pen, tones },
    {
      x: -300,
      wood: '#6f5846',
      tiles: '#6e747a',
      plaster: '#f3eee2',
      beams: '#6f5846',
      base: [290, 12, '#b9b0a0'],
      tiers: [[290, 78, 110, 170]],
      posts: 12,
    },
    20,
  );
  pen
    .fill(tones.leaf, 'M-720 30Q-200 0 40 10T400 60T720 50V-60H-720z')
    .fill(paint('#d8d0bc'), 'M-720-10Q-300 10-20-10V-50H-720z');
  drawSheet(pen, tones, -30);
  for (const [x, y, size] of [
    [170, -24, 40],
    [230, -34, 60],
    [310, -26, 46],
    [470, -40, 36],
    [-430, -60, 30],
  ] as const)
    pen
      .polygon(
        paint('#8f8a80'),
        [x - size, y - 10],
        [x - size * 0.5, y + size],
        [x + size * 0.3, y + size * 0.8],
        [x + size, y - 10],
      )
      .polygon(paint('#6f6a62'), [x + size * 0.2, y - 10], [x + size * 0.3, y + size * 0.8], [x + size, y - 10]);
  pen
    .stroke(paint('#6a5444'), 14, 'M560 10q-30 60-70 80')
    .rounds(tones.leafShade, 40, 'M400 100h120M450 140h110M530 90h80')
    .rounds(paint('#c9653c'), 10, 'M-300-120h30M60-150h30M300-130h30M-100-180h30');
}

/** A two-roofed treasure tower and covered stairs among maples on a hill. */
export function drawMapleHill({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const tower = withBuilding(tones, '#f0e9da', '#6a6e72');
  pen.fill(tones.leafShade, 'M-720 80Q-330 330 0 340T720 150V-240H-720z');
  pen
    .rounds(paint('#b5452c'), 84, 'M-470 130h130M-200 210h110M210 230h140M-600 20h130M440 110h130M60 30h140')
    .rounds(paint('#d9782f'), 74, 'M-330 200h80M350 170h90M-420 30h110M-90 90h100M520 10h120')
    .rounds(paint('#e3a83c'), 54, 'M-560 100h60M120 180h60M260 70h80M-250 80h60')
    .rounds(tones.leaf, 50, 'M-120 10h80M330 20h80');
  pen.rect(tower.wall, -84, 250, 168, 60).dashes(tower.window, 34, [24, 20], 'M-70 280H80');
  drawEaves(pen, tower, { y: 306, half: 150, height: 50, ridge: 70 });
  pen.ellipse(tower.lit, 0, 354, 62, 16).rect(tower.wall, -46, 356, 92, 26);
  drawEaves(pen, tower, { y: 378, half: 126, height: 76, ridge: 12 });
  pen
    .rect(paint('#9a7f42'), -3, 440, 6, 90)
    .rect(paint('#9a7f42'), -11, 466, 22, 5)
    .rect(paint('#9a7f42'), -9, 482, 18, 5);
  drawHall(
    { pen, tones },
    {
      x: -250,
      wood: '#6f5846',
      tiles: '#6a6e72',
      plaster: '#f0e9da',
      beams: '#6f5846',
      tiers: [[200, 80, 96, 110]],
      posts: 8,
    },
    -60,
  );
  drawHall(
    { pen, tones },
    {
      x: 260,
      wood: '#6f5846',
      tiles: '#6a6e72',
      plaster: '#f0e9da',
      beams: '#6f5846',
      tiers: [[170, 70, 86, 90]],
      posts: 7,
    },
    -40,
  );
  pen
    .polygon(paint('#8a6a52'), [-90, 30], [150, 150], [176, 128], [-60, 6])
    .rect(paint('#d3c9b4'), -720, -240, 1440, 180);
  pen.rounds(paint('#c9603c'), 10, 'M-460-110h30M-160-150h30M120-120h40M360-170h30M-330-200h40M520-110h30');
  drawFigures(
    pen,
    tones,
    [
      [-60, -110],
      [40, -140],
      [420, -90],
    ],
    1.3,
  );
}

/** A red shrine with a two-storied gate at the head of a broad stair. */
export function drawShrineStairs({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c2b9a9', '#948b7c');
  drawWoods(pen, tones, 190);
  drawHall(
    { pen, tones },
    {
      wood: '#c9432f',
      tiles: '#5f8a7c',
      plaster: '#f3eee2',
      beams: '#d8a23c',
      tiers: [
        [230, 80, 40, 170],
        [200, 50, 96, 110],
      ],
      wings: [
        [-330, 120, 70, 54],
        [330, 120, 70, 54],
      ],
      posts: 8,
    },
    170,
  );
  pen
    .polygon(tones.leafShade, [-720, 200], [-180, 180], [-260, -120], [-720, -120])
    .polygon(tones.leafShade, [720, 200], [180, 180], [260, -120], [720, -120])
    .rounds(tones.leaf, 60, 'M-620 130h120M-420 60h100M-560-20h110M420 120h120M500 20h140M360-40h90');
  pen.polygon(stone.lit, [-150, 176], [-260, -130], [260, -130], [150, 176]);
  for (let step = 0; step < 12; step++) pen.rect(stone.shade, -156 - step * 9, 160 - step * 24, 312 + step * 18, 7);
  pen.rect(tones.paint('#d8cbb0'), -720, -240, 1440, 116);
  drawHall(
    { pen, tones },
    { wood: '#c9432f', tiles: '#5f8a7c', plaster: '#c9432f', beams: '#d8a23c', tiers: [[140, 60, 56, 70]], posts: 6 },
    -120,
  );
  drawFigures(
    pen,
    tones,
    [
      [-190, -150],
      [200, -160],
      [-110, 20],
      [90, 80],
      [250, -190],
    ],
    1.3,
  );
}
