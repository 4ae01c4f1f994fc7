import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawFigures, drawSheet, drawWoods } from '../asian/parts.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock, drawOnion } from '../parts.js';
import { drawTowers } from './harbors.js';

/** A narrow lane of painted shophouses with murals, toward a golden dome. */
export function drawMuralLane({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const gold = withBuilding(tones, '#efe3c4', '#d9a83a');
  drawBlock(pen, gold, { x: -80, y: 40, width: 160, height: 150 }, 0.24);
  drawOnion(pen, gold.roof, gold.roofShade, 0, 188, 76, 140);
  for (const x of [-96, 96]) pen.rect(gold.wall, x - 9, 40, 18, 230).dome(gold.roof, x, 270, 11, 16);
  for (const side of [-1, 1])
    for (const [near, far, low, lowFar, high, highFar, color] of [
      [200, 130, -30, 10, 300, 230, '#e3a24a'],
      [320, 200, -80, -30, 400, 300, '#4f8f9a'],
      [500, 320, -150, -80, 530, 400, '#d9685a'],
      [740, 500, -240, -150, 640, 530, '#7f9a5c'],
    ] as const) {
      const wall = withBuilding(
        tones,
        side > 0 ? color : ['#c95f7a', '#efe0b8', '#6f7fb5', '#d98a4a'][[130, 200, 320, 500].indexOf(far)]!,
        '#a8593f',
      );
      pen.polygon(
        side > 0 ? wall.shade : wall.wall,
        [side * far, lowFar],
        [side * far, highFar],
        [side * near, high],
        [side * near, low],
      );
      const at = (share: number, up: number) =>
        [
          side * (far + (near - far) * share),
          (lowFar + (low - lowFar) * share) * (1 - up) + (highFar + (high - highFar) * share) * up,
        ] as const;
      for (const from of [0.14, 0.56]) {
        pen
          .polygon(paint('#f3ead6'), at(from, 0.58), at(from, 0.86), at(from + 0.3, 0.86), at(from + 0.3, 0.58))
          .polygon(
            wall.window,
            at(from + 0.05, 0.6),
            at(from + 0.05, 0.84),
            at(from + 0.25, 0.84),
            at(from + 0.25, 0.6),
          );
        pen.polygon(
          paint(from > 0.3 ? '#3f6c7a' : '#e6b83f'),
          at(from, 0.04),
          at(from, 0.4),
          at(from + 0.34, 0.4),
          at(from + 0.34, 0.04),
        );
      }
      pen.polygon(wall.lit, at(0, 0.45), at(0, 0.5), at(1, 0.5), at(1, 0.45));
    }
  pen.polygon(paint('#c9beac'), [-130, 14], [-760, -240], [760, -240], [130, 14]);
  pen.rounds(paint('#e0507a'), 20, 'M-470-30q30 60 70 10').rounds(paint('#f3d24a'), 18, 'M440-20q-30 60-66 0');
  drawFigures(
    pen,
    tones,
    [
      [-50, -30],
      [30, -60],
      [-110, -120],
      [120, -140],
      [10, -180],
    ],
    1.5,
  );
}

/** A lake with dancing fountains in a green park at the foot of two towers. */
export function drawTowerLake({ pen, tones }: MotifInput): void {
  const steel = withBuilding(tones, '#c3ccd2', '#dfe5e8');
  for (const side of [-1, 1]) {
    const x = side * 120;
    for (const [half, y, high] of [
      [70, 60, 330],
      [58, 390, 90],
      [44, 480, 60],
    ] as const) {
      pen.rect(steel.wall, x - half, y, 2 * half, high).rect(steel.shade, x + half * 0.3, y, half * 0.7, high);
      drawWindows(pen, steel.window, [x, y, 2 * half - 8, high], [7, Math.round(high / 22), 7, 8]);
    }
    pen.polygon(steel.lit, [x - 26, 540], [x, 600], [x + 26, 540]).rect(steel.lit, x - 3, 590, 6, 60);
  }
  pen.rect(steel.lit, -60, 240, 120, 24).line(steel.wall, 7, [-50, 190], [-8, 240], [8, 240], [50, 190]);
  drawTowers(pen, tones, 60, [
    [-520, 60, 170, '#cdc8bc'],
    [-380, 50, 240, '#b9c4c8'],
    [400, 54, 210, '#c3cacb'],
    [540, 62, 160, '#d6cfc0'],
  ]);
  drawWoods(pen, tones, 40);
  drawSheet(pen, tones, 20);
  pen.fill(tones.leafLight, 'M-720-130Q-300-80 0-150T720-150V-240H-720z');
  for (const [x, high] of [
    [-330, 90],
    [-240, 130],
    [-150, 170],
    [-60, 210],
    [30, 210],
    [120, 170],
    [210, 130],
    [300, 90],
  ] as const)
    pen.stroke(
      tones.paint('#eef6f6'),
      7,
      `M${x} -40Q${x + (x < 0 ? 26 : -26)} ${high} ${x + (x < 0 ? 60 : -60)} -30`,
      0.85,
    );
  pen.rounds(tones.waterLight, 7, 'M-380-44h720', 0.8);
  drawFigures(
    pen,
    tones,
    [
      [-460, -110],
      [-410, -116],
      [280, -150],
      [420, -150],
    ],
    1.2,
  );
}

/** Low star walls with cannons above the sea, a light tower of iron behind. */
export function drawCannonWall({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const brick = withBuilding(tones, '#b98a6a', '#8a6450');
  drawSheet(pen, tones, 110);
  pen.rect(tones.far, -720, 108, 1440, 14);
  pen
    .stroke(
      paint('#f3efe4'),
      6,
      'M296 60L320 420M384 60L360 420M300 130L376 200M380 130L304 200M306 220L372 290M374 220L308 290M312 310L366 370',
    )
    .rect(paint('#f3efe4'), 306, 414, 68, 12)
    .rect(tones.window, 318, 426, 44, 34)
    .polygon(paint('#c9473f'), [310, 460], [340, 492], [370, 460]);
  pen
    .polygon(
      brick.wall,
      [-720, 60],
      [-420, 60],
      [-300, -20],
      [-40, -20],
      [120, 70],
      [720, 70],
      [720, -240],
      [-720, -240],
    )
    .polygon(
      brick.lit,
      [-720, 76],
      [-424, 76],
      [-300, -4],
      [-36, -4],
      [120, 86],
      [720, 86],
      [720, 70],
      [120, 70],
      [-40, -20],
      [-300, -20],
      [-420, 60],
      [-720, 60],
    );
  pen.polygon(
    tones.leafLight,
    [-720, 20],
    [-440, 20],
    [-310, -64],
    [-30, -64],
    [110, 30],
    [720, 30],
    [720, -240],
    [-720, -240],
  );
  for (const [x, y] of [
    [-590, 20],
    [-170, -70],
    [250, 26],
    [540, 26],
  ] as const)
    pen
      .rounds(paint('#3a3a3e'), 26, `M${x - 70} ${y + 26}L${x + 50} ${y + 66}`)
      .rect(paint('#6b503a'), x - 60, y - 6, 70, 24)
      .circle(paint('#4a3a2e'), x - 46, y - 4, 18)
      .circle(paint('#4a3a2e'), x, y, 15);
  for (const [x, y] of [
    [-330, -40],
    [620, -30],
  ] as const) {
    pen.stroke(paint('#8a6f52'), 13, `M${x} ${y}q-20 120 14 250`);
    for (const [dx, dy] of [
      [-90, 20],
      [-60, 60],
      [60, 60],
      [100, 16],
      [-100, -30],
      [110, -36],
    ] as const)
      pen.stroke(tones.leaf, 16, `M${x + 14} ${y + 250}q${dx * 0.5} ${dy + 30} ${dx} ${dy}`);
  }
  drawFigures(
    pen,
    tones,
    [
      [-20, -150],
      [40, -160],
      [380, -120],
    ],
    1.3,
  );
}
