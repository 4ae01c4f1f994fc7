import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawFigures, drawSheet, drawTree } from '../asian/parts.js';
import { drawDome, drawWindows } from '../buildings/parts.js';
import { drawBattlement, drawBlock } from '../parts.js';
import { drawHall } from './halls.js';

/** A long wall of gray brick with towers above a moat, red lanterns along its edge. */
export function drawMoatWall({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#a39c92', '#7f786e');
  for (const [x, size] of [
    [-500, 90],
    [-380, 70],
    [520, 100],
  ] as const)
    drawTree(pen, tones, x, 0, size);
  pen
    .polygon(brick.wall, [-720, 0], [-720, 210], [170, 150], [720, 168], [720, 0])
    .polygon(brick.shade, [170, 0], [170, 150], [720, 168], [720, 0]);
  for (const [x, top] of [
    [-560, 200],
    [-330, 184],
    [-120, 170],
  ] as const)
    pen
      .polygon(brick.lit, [x - 56, 0], [x - 46, top + 4], [x + 46, top - 2], [x + 56, 0])
      .polygon(brick.shade, [x + 30, 0], [x + 28, top - 1], [x + 46, top - 2], [x + 56, 0]);
  pen.dashes(brick.wall, 18, [16, 14], 'M-720 218L170 158L720 176');
  drawHall(
    { pen, tones },
    {
      x: 250,
      wood: '#a8402f',
      tiles: '#5a6660',
      plaster: '#b5523f',
      beams: '#3f6f8a',
      masonry: [190, 170, 1, '#a39c92'],
      tiers: [
        [180, 46, 32, 130],
        [170, 46, 66, 90],
      ],
      posts: 8,
    },
    0,
  );
  pen.rounds(
    tones.paint('#d9402f'),
    17,
    'M-640 240v4M-520 232v4M-400 224v4M-280 216v4M-160 208v4M-40 200v4M540 204v4M640 208v4',
  );
  pen.rect(tones.leaf, -720, -44, 1440, 48).rect(brick.lit, -720, -56, 1440, 14);
  drawSheet(pen, tones, -56);
}

/** A pavilion of two decks in the form of a paddle steamer of marble. */
export function drawStoneSteamer({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#efe9dc', '#b8ae9c');
  const stone = withBuilding(tones, '#cfc7b8', '#a39a8a');
  pen
    .fill(stone.wall, 'M-340 0q-20 50-50 74h700q60-10 80-30q-40-10-50-44z')
    .fill(stone.shade, 'M-340 0q-4 16-10 28h690q-4-12-10-28z')
    .rect(stone.lit, -380, 68, 720, 9);
  for (const [half, y, high] of [
    [250, 76, 96],
    [210, 184, 90],
  ] as const) {
    drawBlock(pen, white, { x: -20 - half, y, width: 2 * half, height: high }, 0.16);
    drawWindows(pen, tones.paint('#5f93a8'), [-20, y + 8, 2 * half - 12, high - 20], [9, 1, 30, high * 0.6], true);
    pen
      .rect(white.lit, -30 - half, y + high, 2 * half + 20, 12)
      .dashes(white.shade, 8, [10, 10], `M${-20 - half} ${y + high + 14}h${2 * half}`);
  }
  for (const x of [-170, -20, 130])
    pen.rect(white.wall, x - 40, 290, 80, 20).polygon(white.roof, [x - 48, 308], [x, 346], [x + 48, 308]);
  pen
    .circle(stone.wall, 60, 54, 52)
    .circle(stone.shade, 60, 54, 40)
    .stroke(stone.lit, 5, 'M20 54H100M60 14V94M32 26l56 56M88 26l-56 56')
    .rect(stone.wall, 0, 0, 124, 16);
}

/** A wall that climbs steep ridges from watch tower to watch tower, in autumn. */
export function drawSteepWall({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#c2b49a', '#948870');
  const { paint } = tones;
  pen
    .fill(tones.far, 'M-720 250L-420 350L-120 270L180 390L440 300L720 360V0H-720z')
    .fill(tones.middle, 'M-720 130L-380 230L-60 170L320 300L520 220L720 260V0H-720z')
    .fill(paint('#8a9a5c'), 'M-720 30Q-400 90-200 60T200 150T520 130L720 170V-240H-720z');
  pen
    .rounds(paint('#c9763f'), 40, 'M-560 30h60M-300-40h50M360 60h70M540-20h60M-480-150h60M160-170h70')
    .rounds(paint('#a8502f'), 30, 'M-420 10h40M280-10h50M440-110h50M-340-190h50M-620-80h40')
    .rounds(paint('#d9a84a'), 24, 'M-610-20h30M320 100h30M500 60h40M300-200h40');
  pen
    .stroke(brick.wall, 16, 'M-720 190Q-600 240-470 226T-240 200Q-120 190 0 240T250 300')
    .stroke(brick.lit, 5, 'M-720 199Q-600 249-470 235T-240 209Q-120 199 0 249T250 309');
  for (const [x, y, size] of [
    [-460, 230, 22],
    [250, 300, 28],
    [0, 240, 20],
  ] as const)
    pen
      .rect(brick.wall, x - size, y - 8, 2 * size, size * 2)
      .rect(brick.shade, x + size * 0.3, y - 8, size * 0.7, size * 2)
      .dashes(brick.lit, 7, [8, 6], `M${x - size} ${y + size * 2 - 4}h${2 * size}`);
  pen
    .polygon(brick.lit, [-360, -240], [-40, -60], [90, 60], [170, 150], [210, 150], [180, 60], [120, -60], [60, -240])
    .polygon(brick.wall, [-400, -240], [-60, -50], [70, 70], [160, 160], [170, 150], [90, 60], [-40, -60], [-360, -240])
    .polygon(
      brick.shade,
      [60, -240],
      [120, -60],
      [180, 60],
      [210, 150],
      [222, 160],
      [204, 66],
      [150, -60],
      [110, -240],
    );
  pen
    .dashes(brick.wall, 20, [16, 12], 'M-400-226L-60-38L70 82L160 172')
    .dashes(brick.wall, 18, [14, 12], 'M112-226L152-48L206 78L224 170')
    .dashes(brick.shade, 3, [60, 20], 'M-230-200L0-70L110 50');
  drawBlock(pen, brick, { x: 130, y: 140, width: 130, height: 120 }, 0.34);
  drawBattlement(pen, brick.wall, 124, 260, 142, 12);
  for (const x of [154, 194]) pen.arch(brick.deep, x, 190, 18, 22);
  drawFigures(
    pen,
    tones,
    [
      [-60, -120],
      [-10, -90],
      [60, -10],
      [-150, -190],
      [20, -170],
    ],
    1.1,
  );
}

/** A riverside row of granite banks, one with a dome and one with a clock tower, behind a promenade. */
export function drawBankRow({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  for (const [x, half, high, color, rows] of [
    [-610, 100, 170, '#c9b79a', 4],
    [-420, 84, 210, '#b9a88c', 5],
    [-210, 120, 190, '#d8cbb2', 4],
    [10, 92, 200, '#cdbd9f', 4],
    [220, 100, 250, '#c2b294', 6],
    [430, 104, 190, '#d6c5a4', 5],
    [630, 90, 220, '#b8a688', 5],
  ] as const) {
    const stone = withBuilding(tones, color, '#5f8a7a');
    drawBlock(pen, stone, { x: x - half, y: 0, width: 2 * half, height: high }, 0.2);
    drawWindows(pen, stone.window, [x, 14, 2 * half - 16, high - 20], [6, rows, 14, 22]);
    pen.rect(stone.lit, x - half - 5, high - 6, 2 * half + 10, 9).rect(stone.lit, x - half, 40, 2 * half, 5);
    if (x === -210) {
      pen.rect(stone.wall, -256, high, 92, 34);
      drawDome(pen, withBuilding(tones, color, '#b9ae98'), -210, high + 34, 50, 50);
      pen.dashes(stone.lit, 100, [10, 14], 'M-280 96H-140');
    }
    if (x === 10) {
      drawBlock(pen, stone, { x: -34, y: high, width: 88, height: 130 }, 0.34);
      pen
        .circle(stone.lit, 10, high + 84, 27)
        .circle(stone.deep, 10, high + 84, 22)
        .stroke(stone.lit, 3, `M10 ${high + 84}v16M10 ${high + 84}h12`);
      drawBlock(pen, stone, { x: -20, y: high + 130, width: 60, height: 30 }, 0.34);
    }
    if (x === 220)
      pen
        .polygon(stone.roof, [x - 70, high], [x, high + 110], [x + 70, high])
        .polygon(stone.roofShade, [x + 12, high], [x, high + 110], [x + 70, high]);
  }
  pen
    .rect(paint('#8f887c'), -720, -40, 1440, 44)
    .rect(tones.leaf, -720, -6, 1440, 18)
    .rect(paint('#d3cabb'), -720, -110, 1440, 76)
    .rect(paint('#a39a8a'), -720, -124, 1440, 20)
    .dashes(paint('#7d766a'), 22, [5, 26], 'M-720-92H720');
  drawSheet(pen, tones, -122);
  drawFigures(
    pen,
    tones,
    [
      [-520, -96],
      [-470, -90],
      [-300, -96],
      [-110, -92],
      [-60, -96],
      [160, -94],
      [330, -92],
      [380, -96],
      [560, -94],
    ],
    1.2,
  );
}
