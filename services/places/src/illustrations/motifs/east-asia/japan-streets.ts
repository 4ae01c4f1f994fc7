import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawFigures, drawTree } from '../asian/parts.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock, drawEaves } from '../parts.js';
import { drawPagoda } from './pagodas.js';

/** A crooked house of pastel walls under ivy, with a round stair tower and a robot on its roof garden. */
export function drawCrookedHouse({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafLight } = tones;
  const cream = withBuilding(tones, '#efd9a8', '#b5654a');
  const rose = withBuilding(tones, '#e3a98c', '#6f8a72');
  const blue = withBuilding(tones, '#a9c4c4', '#8a5a48');
  for (const [x, size] of [
    [-350, 130],
    [350, 140],
  ] as const)
    drawTree(pen, tones, x, 0, size);
  drawBlock(pen, rose, { x: -290, y: 0, width: 190, height: 190 }, 0.24);
  drawWindows(pen, rose.window, [-195, 20, 170, 160], [3, 2, 26, 44], true);
  pen.polygon(rose.roof, [-304, 190], [-196, 262], [-86, 190]);
  drawBlock(pen, cream, { x: -110, y: 0, width: 260, height: 250 }, 0.22);
  drawWindows(pen, cream.window, [20, 110, 220, 130], [3, 2, 30, 40], true);
  pen.rect(cream.lit, -116, 246, 272, 10);
  drawBlock(pen, blue, { x: 150, y: 0, width: 130, height: 170 }, 0.3);
  drawWindows(pen, blue.window, [214, 20, 110, 140], [2, 2, 28, 40], true);
  pen.dome(blue.roof, 215, 170, 76, 60);
  pen
    .rect(cream.wall, -150, 0, 60, 280)
    .rect(cream.shade, -112, 0, 22, 280)
    .polygon(rose.roof, [-160, 280], [-120, 350], [-80, 280]);
  pen
    .rounds(leaf, 34, 'M-110 240h70M-60 210h30M100 236h44M124 190h20M-280 160h60M-286 110h20')
    .rounds(leafLight, 14, 'M-100 250h40M110 248h20M-270 170h30')
    .rounds(leaf, 26, 'M-90 262h50M60 262h80');
  pen.circle(paint('#e0b04c'), 10, 52, 46).circle(cream.deep, 10, 52, 36).rect(cream.deep, -26, 0, 72, 50);
  const robot = withBuilding(tones, '#a98a62', '#8f744f');
  pen
    .rect(robot.wall, 0, 256, 16, 56)
    .rect(robot.wall, 30, 256, 16, 56)
    .rect(robot.wall, -6, 306, 58, 66)
    .rect(robot.shade, 30, 306, 22, 66)
    .dome(robot.lit, 23, 372, 27, 30)
    .circle(robot.deep, 16, 384, 4)
    .circle(robot.deep, 32, 384, 4)
    .rect(robot.wall, -24, 280, 14, 84)
    .rect(robot.wall, 56, 280, 14, 84);
}

/** A lane of open stalls with ice, fish and tea bowls under awnings and hanging signs. */
export function drawFishStalls({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  for (const side of [-1, 1]) {
    pen
      .polygon(paint('#b9ae9c'), [side * 720, -160], [side * 720, 420], [side * 120, 150], [side * 120, 0])
      .polygon(paint('#8f8576'), [side * 720, 200], [side * 720, 420], [side * 120, 150], [side * 120, 110]);
    for (const [x, wide, y, high, cloth] of [
      [560, 210, -130, 150, '#2f6f8f'],
      [370, 150, -70, 110, '#b5402f'],
      [240, 100, -34, 84, '#3f7a5a'],
      [160, 60, -12, 60, '#d9a23c'],
    ] as const) {
      const at = side * x;
      pen
        .rect(paint('#5d4a3c'), at - wide / 2, y, wide, high + 40)
        .rect(tones.window, at - wide / 2 + 8, y + high * 0.6, wide - 16, high * 0.44);
      pen
        .polygon(
          paint(cloth),
          [at - wide * 0.6, y + high],
          [at - wide * 0.46, y + high + 46],
          [at + wide * 0.46, y + high + 46],
          [at + wide * 0.6, y + high],
        )
        .rect(paint('#e6eef0'), at - wide / 2, y, wide, high * 0.34)
        .dashes(
          paint('#e07a6a'),
          high * 0.12,
          [wide * 0.1, wide * 0.08],
          `M${at - wide / 2 + 6} ${y + high * 0.3}h${wide - 12}`,
        );
      pen
        .rect(paint('#f3ead6'), at - wide * 0.12, y + high + 66, wide * 0.24, high * 0.8)
        .rect(paint('#b5402f'), at - wide * 0.05, y + high + 78, wide * 0.1, high * 0.5);
    }
  }
  pen
    .polygon(paint('#cfc8ba'), [-120, 2], [-720, -170], [-720, -240], [720, -240], [720, -170], [120, 2])
    .polygon(paint('#b5ada0'), [-40, 2], [-180, -240], [180, -240], [40, 2]);
  pen
    .stroke(paint('#4a4440'), 3, 'M-420 330Q0 240 420 330')
    .rounds(paint('#d9402f'), 26, 'M-300 290v8M-150 262v6M0 250v6M150 262v6M300 290v8');
  drawFigures(
    pen,
    tones,
    [
      [-60, -40],
      [40, -60],
      [-120, -110],
      [110, -130],
      [0, -160],
      [70, -10],
    ],
    1.6,
  );
}

/** A five-storied pagoda at the end of a sloping lane of old wooden shops. */
export function drawPagodaLane({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  drawPagoda({ pen, tones }, { wall: '#7d5a48', roof: '#5f6266', storeys: [5, 82, 50, 0.7], eaves: 72, spire: 90 }, 60);
  pen.rect(paint('#a79e90'), -720, -240, 1440, 290);
  for (const side of [-1, 1])
    for (const [x, half, y, high, color] of [
      [210, 70, 20, 130, '#8a6448'],
      [340, 90, -30, 180, '#7a5640'],
      [530, 130, -100, 250, '#94704f'],
    ] as const) {
      const house = withBuilding(tones, color, '#5a5f66');
      const at = side * x;
      pen
        .rect(house.wall, at - half, y, 2 * half, high)
        .rect(side > 0 ? house.shade : house.lit, at - side * half - (side > 0 ? 0 : 14), y, 14, high);
      pen
        .rect(tones.window, at - half + 14, y + 8, 2 * half - 28, high * 0.36)
        .dashes(house.deep, high * 0.36, [5, 9], `M${at - half + 14} ${y + 8 + high * 0.18}h${2 * half - 28}`)
        .rect(house.deep, at - half + 14, y + high * 0.62, 2 * half - 28, high * 0.2);
      drawEaves(pen, house, { x: at, y: y + high * 0.44, half: half + 22, height: 26, ridge: half });
      drawEaves(pen, house, { x: at, y: y + high - 4, half: half + 26, height: 60, ridge: half * 0.8 });
    }
  pen
    .polygon(paint('#bcb3a4'), [-60, 70], [-150, 30], [-420, -240], [420, -240], [150, 30], [60, 70])
    .stroke(paint('#a0978a'), 4, 'M-140 20H140M-190-30H190M-250-90H250M-330-160H330');
  drawFigures(
    pen,
    tones,
    [
      [-40, 20],
      [30, -10],
      [-90, -80],
      [120, -120],
      [-10, -160],
    ],
    1.4,
  );
}

/** A strip of lawns and flower beds through a city, toward a red mast with a clock. */
export function drawFlowerStrip({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  for (const side of [-1, 1])
    for (const [x, half, high] of [
      [640, 100, 330],
      [440, 90, 250],
      [280, 66, 190],
      [160, 44, 140],
    ] as const) {
      const tower = withBuilding(tones, x % 40 ? '#c9c4b8' : '#b9c0c0', '#8f8a80');
      drawBlock(pen, tower, { x: side * x - half, y: 0, width: 2 * half, height: high }, 0.3);
      drawWindows(
        pen,
        tower.window,
        [side * x, 14, 2 * half - 16, high - 24],
        [4, Math.round(high / 34), half * 0.26, 16],
      );
    }
  pen.rect(tones.leafShade, -720, -140, 1440, 150);
  const red = withBuilding(tones, '#c9553f', '#8f3f30');
  pen
    .polygon(red.wall, [-70, 0], [-16, 330], [16, 330], [70, 0], [44, 0], [6, 240], [-6, 240], [-44, 0])
    .stroke(red.shade, 4, 'M-60 60L40 130M60 60L-40 130M-44 130L26 200M44 130L-26 200')
    .rect(red.lit, -30, 170, 60, 34)
    .rect(red.deep, -24, 176, 48, 22)
    .rect(red.lit, -34, 250, 68, 28)
    .rect(red.wall, -5, 330, 10, 120);
  for (const side of [-1, 1])
    for (const [x, size] of [
      [110, 44],
      [190, 60],
      [320, 84],
      [520, 116],
    ] as const)
      drawTree(pen, tones, side * x, -x * 0.16, size);
  pen
    .polygon(tones.leafLight, [-70, 0], [-720, -110], [-720, -240], [720, -240], [720, -110], [70, 0])
    .polygon(paint('#d8cdb8'), [-30, 0], [-90, -240], [90, -240], [30, 0]);
  for (const [color, data] of [
    ['#d9503f', 'M-150-40h70M-260-90h90M-420-160h130'],
    ['#e3c04a', 'M90-40h60M180-90h90M290-160h140'],
    ['#b58ac9', 'M-190-62h70M120-62h70M-330-122h100M230-122h110'],
  ] as const)
    pen.rounds(paint(color), 20, data);
  pen
    .ellipse(tones.water, 0, -110, 60, 14)
    .stroke(tones.waterLight, 5, 'M-14-106q0 56-20 60M0-106v80M14-106q0 56 20 60');
}
