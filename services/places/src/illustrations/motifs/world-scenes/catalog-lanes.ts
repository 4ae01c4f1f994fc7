import type { Motif, MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';
import { drawPalm } from '../wonders/parts.js';
import {
  drawBareMountains,
  drawFarTowers,
  drawGateEnd,
  drawHillEnd,
  drawMinaretEnd,
  drawMudTowerEnd,
  drawSeaEnd,
} from './lane-ends.js';
import { drawLane, type LaneSpec } from './lanes.js';

const CROWD = [
  [-60, 14],
  [-20, 4],
  [30, 10],
  [70, 0],
  [-100, -40],
  [-30, -60],
  [50, -50],
  [120, -80],
  [-170, -120],
  [0, -140],
  [190, -160],
] as const;

const portray = (spec: LaneSpec, extra: Partial<Motif> = {}): Motif => ({
  draw: (input: MotifInput) => drawLane(input, spec),
  reach: 400,
  setting: 'scenery',
  hidesHorizon: true,
  hasFront: true,
  isFixed: true,
  evening: 'night',
  ...extra,
});

/** Draws cords of paper lanterns or flags across a lane. */
function drawCords(pen: Pen, { paint }: Tones, colors: readonly string[], size: number): void {
  for (const [index, color] of colors.entries()) {
    const y = 300 - index * 70;
    const half = 420 - index * 90;
    pen.stroke(paint('#5a5048'), 2, `M${-half} ${y + 50}Q0 ${y - 40} ${half} ${y + 50}`);
    let data = '';
    for (const t of [-0.7, -0.45, -0.15, 0.15, 0.45, 0.7])
      data += `M${Math.round(t * half)} ${Math.round(y + 5 + 45 * t * t - size)}v2`;
    pen.rounds(paint(color), size, data);
  }
}

/** Draws an arch of balloons over the entrance of a lane. */
function drawBalloonArch(pen: Pen, { paint }: Tones): void {
  pen
    .rect(paint('#e8e4dc'), -330, -60, 22, 400)
    .rect(paint('#e8e4dc'), 308, -60, 22, 400)
    .fill(paint('#e06a9a'), 'M-340 320Q0 470 340 320V380Q0 530-340 380z')
    .dashes(paint('#fbf4e8'), 26, [22, 16], 'M-250 386Q0 470 260 386')
    .rounds(paint('#f2c23a'), 50, 'M-310 410v2M310 410v2')
    .rounds(paint('#5fb8d0'), 44, 'M-250 450v2M250 450v2')
    .rounds(paint('#f6f1e6'), 38, 'M-190 480v2M190 480v2');
}

/** Draws carpets that hang from walls. */
function drawCarpets(pen: Pen, { paint }: Tones): void {
  for (const [x, y, wide, high, color, band] of [
    [-470, 60, 110, 240, '#a8323a', '#e3b24a'],
    [-330, 80, 70, 170, '#2f5f7a', '#e9dcc4'],
    [330, 80, 70, 170, '#8f3f2f', '#e3b24a'],
    [470, 60, 110, 240, '#3f6f5a', '#e9dcc4'],
  ] as const)
    pen
      .rect(paint(color), x - wide / 2, y, wide, high)
      .stroke(paint(band), 6, `M${x - wide / 2 + 10} ${y + 12}h${wide - 20}v${high - 24}h${20 - wide}z`)
      .polygon(
        paint(band),
        [x, y + high * 0.3],
        [x + wide * 0.24, y + high * 0.5],
        [x, y + high * 0.7],
        [x - wide * 0.24, y + high * 0.5],
      );
}

/** Lanes and shopping streets by their houses and by what they lead to. */
export const WORLD_LANE_MOTIFS = {
  goldShopRoad: portray({
    walls: ['#e3b24a', '#d9cdb8', '#c98f5c', '#e8dcc0'],
    rise: 0.95,
    width: 130,
    ground: '#8f8a86',
    doors: ['#8a6a4c', '#5f7f78'],
    awnings: ['#c4332a', '#d9a52a'],
    goods: ['#f2c23a', '#d9503f', '#f2c23a', '#e8e0d0'],
    boards: ['#c4262a', '#d9a52a', '#b8201f'],
    drawEnd: drawFarTowers,
    drawFront: (pen, tones) => drawCords(pen, tones, ['#d9362a', '#d9362a'], 26),
    walkers: CROWD,
  }),
  teenLane: portray({
    walls: ['#f0d0dc', '#d6e6ec', '#f3e6c4', '#dcd6ee'],
    rise: 0.8,
    width: 120,
    ground: '#bdb6b0',
    doors: ['#8f8a96', '#b58a9a'],
    awnings: ['#e06a9a', '#5fb8d0', '#f2c23a'],
    goods: ['#e06a9a', '#f6f1e6', '#7fc8b0', '#f2c23a'],
    boards: ['#e06a9a', '#3f8fb5', '#8f5fae'],
    drawEnd: drawHillEnd,
    drawFront: drawBalloonArch,
    walkers: CROWD,
  }),
  gateMarket: portray({
    walls: ['#d9cfc0', '#c2b8ac', '#e3d9c8', '#b9b2aa'],
    rise: 0.9,
    width: 150,
    ground: '#b5aea4',
    doors: ['#7a7f86', '#8f7a68'],
    awnings: ['#3f6fa5', '#c4453a', '#4d8a5c'],
    goods: ['#e3b24a', '#c9503f', '#f1eadb', '#5f9f8a'],
    boards: ['#2f6f8a', '#c4453a', '#e3a23a'],
    drawEnd: drawGateEnd,
    walkers: CROWD,
  }),
  palmAvenue: portray({
    walls: ['#f2c9a0', '#8fd0c4', '#f6e6b4', '#e89a8a'],
    rise: 0.6,
    width: 160,
    ground: '#d9c2a4',
    doors: ['#f6f1e6', '#3f8fa5'],
    awnings: ['#e0764a', '#3f9f9a', '#f2c23a'],
    goods: ['#e06a6a', '#3f86c9', '#f2c23a', '#f6f1e6'],
    drawEnd: drawSeaEnd,
    drawFront: (pen, tones) => {
      for (const [x, y, s, lean] of [
        [-330, -60, 3.3, 0.2],
        [330, -70, 3.4, -0.2],
        [-180, 0, 2, 0.1],
        [180, 0, 2, -0.1],
      ] as const)
        drawPalm(pen, tones, x, y, s, lean);
    },
    walkers: CROWD,
  }),
  graffitiLane: portray({
    walls: ['#e0764a', '#3f9fb5', '#d9508a', '#8fc24a', '#6f5fae', '#f2c23a', '#c4453a', '#4fb8a0'],
    rise: 1.1,
    width: 110,
    ground: '#6f7276',
    doors: ['#2f3036', '#f6f1e6', '#d9508a', '#f2c23a'],
    base: '#3a3a46',
    hasLattice: true,
    drawEnd: drawFarTowers,
    drawFront: (pen, { paint }) =>
      pen
        .stroke(paint('#f6f1e6'), 14, 'M-520 140q40 90 90 20t70 60M-560 20q60-60 120 10M430 60q50 90 110 10t60 70')
        .rounds(paint('#f2c23a'), 44, 'M-430 260v2M500 260v2')
        .rounds(paint('#2f3036'), 12, 'M-440 266v2M-420 266v2M490 266v2M512 266v2')
        .stroke(paint('#2f3036'), 6, 'M-446 246q16-14 32 0M486 246q16-14 32 0'),
  }),
  pilgrimRing: portray({
    walls: ['#f1ece2', '#e6dfd2', '#f4efe6', '#ddd5c6'],
    rise: 0.8,
    width: 150,
    ground: '#b9ada0',
    eaves: ['#7a3a32', 0.03],
    doors: ['#2f2a2c', '#3a3032'],
    hasLattice: true,
    awnings: ['#b5432f', '#d9a52a', '#3f6fa5'],
    goods: ['#3f9fa5', '#c9503f', '#e3b24a', '#f1eadb'],
    drawEnd: drawBareMountains,
    drawFront: (pen, tones) => {
      drawCords(pen, tones, ['#3f6fc4', '#f1eadb', '#d9402f'], 20);
      pen
        .fill(tones.paint('#f4efe6'), 'M-70-60q-6 60 20 90q-10 30 50 40q60-10 50-40q26-30 20-90z')
        .rect(tones.paint('#5a4a44'), -20, -40, 40, 40)
        .fill(tones.paint('#d9d6d0'), 'M-10 70q-40 80 10 150t-10 120q70-60 30-130t10-140z', 0.6);
    },
    walkers: CROWD,
  }),
  whitePortLane: portray({
    walls: ['#f4f1ea', '#e9e6de', '#f7f4ee', '#e3ded4'],
    rise: 0.8,
    width: 120,
    ground: '#cfc6b8',
    doors: ['#6f8f86', '#8a6a4c', '#4f7f9a'],
    awnings: ['#b5832f', '#5f7f5a', '#8f3f33'],
    goods: ['#c98f4a', '#8f5a38', '#d9b06a', '#5f8f7a'],
    drawEnd: drawMinaretEnd,
  }),
  carpetLane: portray({
    walls: ['#f0ebdd', '#e9e2d0'],
    rise: 0.75,
    width: 140,
    ground: '#cbbfa8',
    base: '#8fa9c4',
    doors: ['#6a8fb0', '#7a5a40'],
    drawEnd: drawMinaretEnd,
    drawFront: drawCarpets,
  }),
  blueShutterLane: portray({
    walls: ['#f6f3ec', '#ece8de', '#f8f5ef', '#e6e1d6'],
    rise: 0.8,
    width: 140,
    ground: '#d3c8b4',
    doors: ['#2f6fb0', '#3f86c4', '#2a5f9a'],
    drawEnd: drawSeaEnd,
  }),
  teahouseLane: portray({
    walls: ['#7a4f38', '#8a5a40', '#6f4a38', '#80563e'],
    rise: 0.6,
    width: 150,
    ground: '#b5aca0',
    eaves: ['#4a4f56', 0.16],
    doors: ['#5a3a2a', '#4f3328'],
    hasLattice: true,
    drawEnd: drawHillEnd,
    drawFront: (pen, { paint, window, leaf }) =>
      pen
        .rounds(paint('#f3ead2'), 26, 'M-300 90v20M300 90v20M-190 70v14M190 70v14')
        .rounds(window, 8, 'M-300 100v2M300 100v2')
        .stroke(leaf, 9, 'M420-60q30 200-10 330M430 60q50 40 60 120M424 120q-50 30-60 100'),
    walkers: [
      [-40, 0],
      [60, -50],
    ],
  }),
  silverSouk: portray({
    walls: ['#d9b98a', '#cfa878', '#e0c49a', '#c99f6c'],
    rise: 0.5,
    width: 170,
    ground: '#d9c4a0',
    eaves: ['#8a6a4c', 0.12],
    doors: ['#6f4a32', '#7a5238'],
    awnings: ['#8a6a4c', '#a5835f'],
    goods: ['#d9dde0', '#b5693a', '#e8e4dc', '#8f5a38'],
    drawEnd: drawMudTowerEnd,
  }),
  flagLane: portray({
    walls: ['#a8604c', '#b5705a', '#9a5644', '#c08268'],
    rise: 0.6,
    width: 110,
    ground: '#a89c90',
    doors: ['#2f4f7a', '#3f6f5a', '#8a2f2a', '#f1eadb'],
    base: '#d9cdb8',
    eaves: ['#5f5a58', 0.04],
    drawEnd: drawFarTowers,
  }),
  brickWarehouses: portray({
    walls: ['#9a5644', '#8a4f40', '#a8654e', '#7f4a3e'],
    rise: 0.85,
    width: 160,
    ground: '#a8705c',
    doors: ['#e9dcc4', '#d9cdb4'],
    awnings: ['#3f5f4f', '#4a3a34', '#7a3a32'],
    goods: ['#5f8f5a', '#d9708a', '#e8e0d0', '#5f8f5a'],
    drawEnd: drawFarTowers,
  }),
} satisfies Record<string, Motif>;
