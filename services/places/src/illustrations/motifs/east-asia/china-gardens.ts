import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawFigures, drawSheet, drawTree, drawWoods } from '../asian/parts.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock, drawEaves } from '../parts.js';
import { drawHall } from './halls.js';
import { drawPagoda } from './pagodas.js';

/** A white garden wall with a round gate by a lotus pond, a pavilion, and a far pagoda above the trees. */
export function drawMoonGate({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafLight } = tones;
  drawWoods(pen, tones, 80);
  drawPagoda(
    { pen, tones: { ...tones, paint: (color) => mixColors(paint(color), tones.haze, 0.45) } },
    { wall: '#8a6a52', roof: '#6a6a68', storeys: [7, 40, 30, 0.6], eaves: 20, spire: 30 },
    110,
  );
  pen
    .rect(paint('#f2efe6'), -720, 0, 560, 190)
    .rect(paint('#5d6266'), -720, 184, 566, 16)
    .rect(paint('#d9d4c6'), -720, 0, 560, 14);
  pen
    .circle(paint('#8f887a'), -400, 92, 92)
    .circle(leafLight, -400, 92, 80)
    .circle(leaf, -430, 70, 40)
    .circle(leaf, -360, 50, 34)
    .rect(paint('#cfc6b2'), -452, 0, 104, 26);
  pen.rect(paint('#f2efe6'), -452, -4, 104, 8);
  drawHall(
    { pen, tones },
    {
      x: 330,
      wood: '#7a4236',
      tiles: '#5d6266',
      plaster: '#f0e9da',
      beams: '#7a4236',
      base: [190, 20, '#b9b0a0'],
      tiers: [[190, 104, 104, 40]],
      posts: 6,
    },
    0,
  );
  for (const x of [560, 130]) drawTree(pen, tones, x, 0, 100);
  pen.fill(paint('#a39a8a'), 'M-720-10Q-500 20-330-14T60-6T400-16T720 0V-60H-720z');
  drawSheet(pen, tones, -26);
  pen
    .rounds(leaf, 30, 'M-600-90h90M-420-150h110M-560-190h80M120-110h90M330-160h120M540-100h80M-120-200h100')
    .rounds(leafLight, 18, 'M-580-84h50M-390-144h50M150-104h40M370-154h50')
    .rounds(paint('#ec92b2'), 17, 'M-540-72h0M-340-130h0M190-92h0M430-140h0M-70-180h0M600-86h0');
}

/** A teahouse with swept roofs in a pond, on a bridge of zigzags. */
export function drawZigzagBridge({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  for (const [x, wide, tiers] of [
    [-430, 190, 2],
    [430, 200, 2],
  ] as const)
    drawHall(
      { pen, tones },
      {
        x,
        wood: '#8f4434',
        tiles: '#5d6266',
        plaster: '#efe3ca',
        beams: '#a8542f',
        tiers: [
          [wide, 90, 40, wide * 0.7],
          [wide * 0.86, 80, 70, wide * 0.4],
        ].slice(0, tiers) as never,
        posts: 8,
        lanterns: '#d9402f',
      },
      10,
    );
  pen.rect(paint('#b3aa9a'), -720, -20, 1440, 34);
  drawSheet(pen, tones, -10);
  const hall = withBuilding(tones, '#9c3f30', '#55595e');
  drawBlock(pen, hall, { x: -130, y: -40, width: 260, height: 90 }, 0.24);
  drawWindows(pen, hall.window, [0, -34, 250, 70], [8, 1, 18, 44]);
  drawEaves(pen, hall, { y: 46, half: 190, height: 50, ridge: 110 });
  drawBlock(pen, hall, { x: -92, y: 84, width: 184, height: 66 }, 0.24);
  drawWindows(pen, hall.window, [0, 88, 176, 54], [6, 1, 16, 34]);
  drawEaves(pen, hall, { y: 148, half: 150, height: 90, ridge: 40 });
  for (const side of [-1, 1]) drawEaves(pen, hall, { x: side * 150, y: 40, half: 84, height: 70, ridge: 10 });
  pen.rect(paint('#8d8474'), -150, -64, 300, 26);
  const walk = 'M-40-60L-190-96L-60-130L-330-166L-120-206L-420-236';
  pen
    .stroke(paint('#8d8474'), 30, walk)
    .stroke(paint('#d3cabb'), 20, walk)
    .dashes(paint('#8f4434'), 14, [5, 16], walk.replace(/M(-?\d+)-(\d+)/, 'M$1-44'));
  drawFigures(
    pen,
    tones,
    [
      [-130, -100],
      [-200, -150],
      [-90, -170],
      [-250, -200],
    ],
    1.1,
  );
}

/** A white dagoba on a wooded island, reached by a marble bridge. */
export function drawDagobaIsland({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f3f0e8', '#b5a98f');
  const red = withBuilding(tones, '#b0483a', '#d3a03a');
  drawWoods(pen, tones, 20);
  pen.rect(tones.leafShade, -720, -10, 1440, 40);
  pen
    .fill(tones.leafShade, 'M-330-10Q-180 200 0 210T330-10z')
    .rounds(tones.leaf, 70, 'M-190 20h100M40 20h140M-110 90h70M50 90h60')
    .rounds(tones.leafLight, 20, 'M-170 50h40M80 50h50M-90 118h30');
  for (const x of [-150, 130]) {
    drawBlock(pen, red, { x: x - 50, y: 30, width: 100, height: 50 }, 0.2);
    drawEaves(pen, red, { x, y: 78, half: 74, height: 44, ridge: 40 });
  }
  drawBlock(pen, white, { x: -70, y: 196, width: 140, height: 40 }, 0.26);
  pen
    .fill(white.wall, 'M-50 236q-30 80 22 110h56q52-30 22-110z')
    .fill(white.shade, 'M24 236q20 70-8 110h12q52-30 22-110z')
    .polygon(white.wall, [-20, 346], [-8, 430], [8, 430], [20, 346])
    .rect(tones.paint('#b8923f'), -20, 430, 40, 10)
    .polygon(tones.paint('#b8923f'), [-9, 440], [0, 470], [9, 440])
    .arch(red.wall, -18, 252, 36, 34);
  drawSheet(pen, tones, -16);
  pen
    .fill(
      white.wall,
      'M90-60q180 90 400 0l20-30h-60q-20 24-50 24t-50-24h-30q-20 34-60 34t-60-34h-30q-20 24-50 24t-50-24z',
    )
    .dashes(white.lit, 26, [8, 14], 'M96-44q180 84 390 0');
  pen
    .fill(tones.paint('#7a4a3a'), 'M-420-130h150l-20-34h-110z')
    .fill(tones.paint('#d3a03a'), 'M-400-96q55 40 110 0v-8h-110z')
    .stroke(tones.paint('#7a4a3a'), 6, 'M-394-104V-130M-296-104V-130');
}

/** A wooded hill with pavilions, above the golden roofs of a palace. */
export function drawPavilionHill({ pen, tones }: MotifInput): void {
  const gold = withBuilding(tones, '#a8402f', '#d8a336');
  const green = withBuilding(tones, '#a8402f', '#4f8268');
  pen
    .fill(tones.leafShade, 'M-720 20Q-420 60-220 190T0 300T230 190T720 20V-20H-720z')
    .rounds(tones.leaf, 70, 'M-420 50h120M-230 120h90M-60 200h90M150 130h110M320 56h140M-120 60h120M60 50h110')
    .rounds(tones.leafLight, 22, 'M-390 80h50M-190 150h40M-20 230h40M190 160h50M360 86h60');
  for (const [x, y, size] of [
    [-270, 150, 0.6],
    [270, 150, 0.6],
    [0, 286, 1],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    for (const [half, foot] of size === 1
      ? ([
          [104, 0],
          [78, 46],
          [52, 92],
        ] as const)
      : ([
          [104, 0],
          [64, 46],
        ] as const)) {
      pen
        .rect(green.wall, x - n(half * 0.7), y + n(foot), n(half * 1.4), n(34))
        .dashes(green.window, n(20), [n(10), n(12)], `M${x - n(half * 0.6)} ${y + n(foot + 14)}h${n(half * 1.2)}`);
      drawEaves(pen, size === 1 ? gold : green, {
        x,
        y: y + n(foot + 32),
        half: n(half + 12),
        height: n(foot > 80 || size < 1 ? 46 : 30),
        ridge: n(half * 0.5),
      });
    }
  }
  pen.rect(tones.paint('#a8473a'), -720, -40, 1440, 70).rect(tones.paint('#d8a336'), -720, 26, 1440, 14);
  for (const [x, y, half] of [
    [-470, -70, 230],
    [430, -80, 260],
    [-20, -150, 330],
  ] as const) {
    drawBlock(pen, gold, { x: x - half * 0.8, y: y - 90, width: half * 1.6, height: 92 }, 0.2);
    drawEaves(pen, gold, { x, y, half, height: 90, ridge: half * 0.6 });
  }
  pen.rect(tones.paint('#a8473a'), -720, -240, 1440, 60);
}
