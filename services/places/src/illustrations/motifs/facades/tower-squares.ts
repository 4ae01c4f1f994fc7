import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';
import { type Crown, drawPalaceFront } from './palaces.js';
import { drawToppedTower, type Top } from './towers.js';

/** A square or street of houses with one tower or hall above them. */
export interface TowerSquare {
  houses: readonly string[];
  roof: string;
  /** Lowest and highest wall of the houses. */
  walls: readonly [low: number, high: number];
  tower: readonly [x: number, width: number, height: number, top: Top, rise: number];
  stone: string;
  cap: string;
  hall?: readonly [x: number, half: number, height: number, crown: Crown, rise: number];
}

export function drawTowerSquare(
  input: MotifInput,
  { houses, roof, walls, tower, stone, cap, hall }: TowerSquare,
): void {
  const { pen, tones, random } = input;
  const own = withBuilding(tones, stone, cap);
  const [x, width, height, top, rise] = tower;
  drawToppedTower(pen, own, [x, 0, width, height], top, rise);
  pen
    .circle(own.lit, x, height - 44, width * 0.24)
    .stroke(own.deep, 3, `M${x} ${height - 44}v${Math.round(width * 0.16)}h${Math.round(width * 0.1)}`);
  drawHouseRow(pen, tones, random, {
    from: -380,
    to: 330,
    y: 0,
    low: walls[0],
    high: walls[1],
    narrow: 64,
    wide: 86,
    colors: houses,
    roof,
  });
  if (hall) drawPalaceFront(input, { wall: stone, roof: cap, body: hall, storeys: 3, bays: 7, round: true });
}

/** A street clock of bronze with four faces that lets off steam at a corner of brick houses. */
export function drawSteamClock({ pen, tones, random }: MotifInput): void {
  const { paint, window } = tones;
  drawHouseRow(pen, tones, random, {
    from: -398,
    to: 330,
    y: 0,
    low: 190,
    high: 260,
    narrow: 110,
    wide: 150,
    colors: ['#a8604a', '#b5826a', '#8f5544', '#c9a088'],
    roof: '#6f5f58',
  });
  pen.rect(tones.groundShade, -398, -10, 796, 14);
  const bronze = withBuilding(tones, '#7a6048', '#54402f');
  pen.rounds(
    mixColors(paint('#f4f1ea'), tones.haze, 0.2),
    44,
    'M-10 430q30 40 20 70M30 440q40 20 60 50M-30 440q-30 30-20 60',
    0.8,
  );
  pen
    .polygon(bronze.wall, [-60, -10], [-44, 70], [44, 70], [60, -10])
    .polygon(bronze.shade, [14, -10], [12, 70], [44, 70], [60, -10]);
  drawBlock(pen, bronze, { x: -36, y: 70, width: 72, height: 180 }, 0.36);
  pen
    .rect(window, -24, 90, 48, 130)
    .rect(bronze.wall, -3, 90, 6, 130)
    .rect(bronze.lit, -42, 66, 84, 9)
    .rect(bronze.lit, -48, 244, 96, 10);
  drawBlock(pen, bronze, { x: -66, y: 254, width: 132, height: 124 }, 0.3);
  pen
    .circle(bronze.lit, 0, 316, 54)
    .circle(paint('#f6f0e0'), 0, 316, 46)
    .stroke(bronze.deep, 5, 'M0 316V350M0 316H24')
    .stroke(bronze.deep, 3, 'M0 276v8M0 348v8M-40 316h8M32 316h8');
  pen.polygon(bronze.roof, [-76, 378], [-46, 420], [46, 420], [76, 378]).rect(bronze.lit, -76, 374, 152, 8);
  for (const x of [-30, 0, 30]) pen.rect(bronze.wall, x - 6, 418, 12, 26).rect(paint('#dcae4a'), x - 8, 440, 16, 6);
}

/** A tall arch of apartments over a market with giant fruit painted on its inside. */
export function drawMarketArch({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#a9a7a2', '#85837f');
  const outer = 'M-300 0V200Q-300 400-110 404H110Q300 400 300 200V0z';
  pen.fill(stone.wall, outer).fill(stone.shade, 'M200 0V200Q200 340 90 404H110Q300 400 300 200V0z');
  pen.dashes(
    stone.window,
    14,
    [12, 14],
    'M-286 40H286M-286 74H286M-286 108H286M-286 142H286M-286 176H286M-282 210H282M-274 244H274M-262 278H262M-244 312H244M-210 346H210M-160 378H160',
  );
  pen.fill(paint('#4f9ac0'), 'M-200 0V190Q-200 300-70 304H70Q200 300 200 190V0z');
  pen
    .rounds(paint('#d9503f'), 70, 'M-130 190v1M110 230v1')
    .rounds(paint('#f0b43f'), 84, 'M-30 240v10')
    .rounds(paint('#6f9a4a'), 60, 'M60 160v1M-90 270v1')
    .rounds(paint('#8a4f8a'), 50, 'M140 150v1M-160 120v1')
    .rounds(paint('#f3d9a0'), 40, 'M10 170v1')
    .rounds(paint('#e98aa0'), 44, 'M-60 140v1')
    .stroke(paint('#4f7a3a'), 9, 'M-130 226q10 20 30 22M-30 292q6 14 22 12M110 266q10 14 24 12');
  pen
    .stroke(
      paint('#dcebf0'),
      3,
      'M-200 30H200M-200 70H200M-200 110H200M-130 0V116M-66 0V116M0 0V116M66 0V116M130 0V116',
      0.7,
    )
    .stroke(stone.lit, 9, 'M-200 0V190Q-200 300-70 304H70Q200 300 200 190V0');
  for (const [x, color] of [
    [-150, '#c9503f'],
    [-80, '#e3b24a'],
    [-10, '#4d8a7a'],
    [60, '#c9503f'],
    [130, '#e3b24a'],
  ] as const)
    pen.polygon(paint(color), [x - 30, 40], [x, 58], [x + 30, 40]).rect(stone.deep, x - 24, 0, 48, 40);
  drawWalkers(
    pen,
    tones,
    [
      [-236, 0],
      [238, 0],
      [30, -4],
    ],
    1,
  );
}

/** A great ribbed blue dome with market stalls around it. */
export function drawBlueMarketDome({ pen, tones }: MotifInput): void {
  const wall = withBuilding(tones, '#e9dcc0', '#3f8fb0');
  const { paint } = tones;
  drawBlock(pen, wall, { x: -260, y: 0, width: 520, height: 90 }, 0.2);
  drawWindows(pen, wall.window, [0, 10, 500, 70], [14, 1, 20, 44], true);
  pen.rect(paint('#2f6f9a'), -268, 86, 536, 16);
  drawDome(pen, wall, 0, 102, 250, 170);
  pen
    .stroke(
      paint('#8fd0de'),
      5,
      'M-200 104Q-190 220 0 272M-120 104Q-116 230 0 272M-40 104Q-40 230 0 272M40 104Q40 230 0 272M120 104Q116 230 0 272M200 104Q190 220 0 272',
    )
    .stroke(paint('#e3c46a'), 6, 'M-232 150Q0 180 232 150M-180 212Q0 236 180 212');
  drawBlock(pen, wall, { x: -34, y: 268, width: 68, height: 26 }, 0.3);
  drawDome(pen, wall, 0, 294, 34, 30);
  for (const [x, color] of [
    [-330, '#c9503f'],
    [-250, '#e3b24a'],
    [-170, '#4d8a7a'],
    [170, '#e3b24a'],
    [250, '#c9503f'],
    [330, '#4d8a7a'],
  ] as const)
    pen
      .polygon(paint(color), [x - 42, 44], [x - 30, 62], [x + 30, 62], [x + 42, 44])
      .rect(wall.shade, x - 34, 0, 6, 44)
      .rect(wall.shade, x + 28, 0, 6, 44)
      .rounds(paint('#e98a3f'), 12, `M${x - 20} 12h40`);
}
