import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawFigures } from '../asian/parts.js';
import { drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawEaves } from '../parts.js';

/** A clock tower of red brick with bands of granite under a small dome. */
export function drawBrickClock({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b0563f', '#cfc7b8');
  const stone = withBuilding(tones, '#d8d1c2', '#b9b1a2');
  drawBlock(pen, stone, { x: -84, y: 0, width: 168, height: 36 }, 0.3);
  drawBlock(pen, brick, { x: -62, y: 36, width: 124, height: 260 }, 0.34);
  for (const y of [80, 130, 180, 230, 280]) pen.rect(stone.lit, -64, y, 128, 9);
  for (const x of [-62, 46]) pen.rect(stone.wall, x, 36, 16, 260);
  drawBlock(pen, stone, { x: -74, y: 296, width: 148, height: 16 }, 0.3);
  drawBlock(pen, brick, { x: -56, y: 312, width: 112, height: 110 }, 0.34);
  pen
    .circle(stone.lit, 0, 366, 40)
    .circle(stone.deep, 0, 366, 33)
    .stroke(stone.lit, 4, 'M0 366v24M0 366h16')
    .rect(stone.lit, -68, 420, 136, 12);
  for (const x of [-44, -14, 14, 44]) pen.rect(stone.lit, x - 6, 432, 12, 44);
  drawDome(pen, stone, 0, 476, 54, 46);
  pen.rect(stone.deep, -1, 520, 3, 30).arch(brick.deep, -16, 44, 32, 34);
}

/** Old merchants' houses of stone and shell windows along a cobbled street, with a horse carriage. */
export function drawHorseStreet({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  for (const side of [-1, 1])
    for (const [near, far, low, lowFar, high, highFar, color] of [
      [190, 100, -20, 14, 190, 140, '#d8c3a0'],
      [320, 190, -76, -20, 270, 190, '#c49a7c'],
      [520, 320, -150, -76, 390, 270, '#d9cdb4'],
      [760, 520, -240, -150, 540, 390, '#b58a6e'],
    ] as const) {
      const stone = withBuilding(tones, color, '#8f5a46');
      const at = (share: number, up: number) =>
        [
          side * (far + (near - far) * share),
          (lowFar + (low - lowFar) * share) * (1 - up) + (highFar + (high - highFar) * share) * up,
        ] as const;
      pen
        .polygon(side > 0 ? stone.shade : stone.wall, at(0, 0), at(0, 1), at(1, 1), at(1, 0))
        .polygon(stone.roof, at(0, 1), at(0, 1.2), at(0.9, 1.2), at(1.06, 0.98))
        .polygon(paint('#6b4a36'), at(0, 0.52), at(0, 0.94), at(1, 0.94), at(1, 0.52));
      for (const from of [0.1, 0.55]) {
        pen
          .polygon(paint('#efe6d2'), at(from, 0.58), at(from, 0.88), at(from + 0.34, 0.88), at(from + 0.34, 0.58))
          .polygon(
            paint('#c9b894'),
            at(from + 0.16, 0.58),
            at(from + 0.16, 0.88),
            at(from + 0.19, 0.88),
            at(from + 0.19, 0.58),
          );
        pen.polygon(stone.deep, at(from, 0), at(from, 0.36), at(from + 0.28, 0.36), at(from + 0.28, 0));
      }
    }
  pen
    .rect(paint('#d8cbb0'), -104, 10, 208, 60)
    .polygon(paint('#b5a48c'), [-104, 16], [-760, -240], [760, -240], [104, 16]);
  for (const [y, half] of [
    [-20, 150],
    [-60, 240],
    [-110, 360],
    [-170, 520],
    [-220, 640],
  ] as const)
    pen.dashes(paint('#9a8972'), 4, [16 - y * 0.1, 10], `M${-half} ${y}H${half}`);
  const dark = paint('#5d3a2a');
  pen.fill(
    dark,
    'M-150-110q-6 60 30 70q50 10 90 0q8 40 24 46l18-14l-10-20q10-50-4-86l-2-50h-10l-2 44q-40 16-90 6l-8-50h-10l2 54q-10 0-10-44h-8q-6 30-10 44z',
  );
  pen
    .stroke(paint('#8a6a4c'), 6, 'M-20-76L170-90')
    .rect(paint('#b5402f'), 70, -90, 150, 60)
    .polygon(paint('#2f2a2a'), [56, 40], [84, 70], [216, 70], [236, 40])
    .rect(paint('#2f2a2a'), 70, -30, 6, 80)
    .rect(paint('#2f2a2a'), 212, -30, 6, 80)
    .circle(dark, 150, -110, 52)
    .circle(paint('#d8c3a0'), 150, -110, 42)
    .stroke(dark, 4, 'M150-152v84M108-110h84M120-140l60 60M180-140l-60 60')
    .circle(dark, 150, -110, 9);
  drawFigures(
    pen,
    tones,
    [
      [120, -30],
      [-330, -170],
      [340, -160],
    ],
    1.3,
  );
}

/** A temple hall with a low gate tower, its roof crowded with painted figures. */
export function drawPaintedRoof({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const wall = withBuilding(tones, '#efe3c9', '#c9b48a');
  const colors = ['#d9685a', '#4f8fb0', '#e3b84a', '#7a5fa0', '#5f9a6a', '#efe6d2'].map(paint);
  drawBlock(pen, wall, { x: -380, y: 0, width: 760, height: 120 }, 0.14);
  pen.rect(paint('#f3ead6'), -372, 0, 744, 96).dashes(paint('#c9553f'), 96, [16, 16], 'M-372 48H372');
  pen.rect(wall.lit, -392, 116, 784, 12).rect(paint('#4f8fb0'), -392, 104, 784, 10);
  const row = (y: number, half: number, size: number) => {
    for (let index = 0, x = -half; x <= half; x += size * 1.5, index++)
      pen
        .rect(colors[(index + y) % 6]!, x - size * 0.4, y, size * 0.8, size * 0.9)
        .circle(colors[(index * 2 + y) % 6]!, x, y + size * 1.15, size * 0.34);
  };
  row(128, 350, 44);
  for (const [x, half] of [
    [-220, 66],
    [220, 66],
  ] as const) {
    drawDome(pen, withBuilding(tones, '#d9b98a', '#c98a5a'), x, 128, half, 60);
    pen.polygon(paint('#e3b84a'), [x - 9, 186], [x, 226], [x + 9, 186]);
  }
  drawBlock(pen, wall, { x: -116, y: 0, width: 232, height: 150 }, 0.3);
  for (const [index, half] of [108, 92, 76, 60].entries()) {
    const y = 150 + index * 52;
    pen
      .polygon(wall.wall, [-half, y], [-half + 10, y + 52], [half - 10, y + 52], [half, y])
      .polygon(wall.shade, [half * 0.5, y], [half * 0.45, y + 52], [half - 10, y + 52], [half, y])
      .rect(wall.deep, -14, y + 6, 28, 34);
    row(y + 4, half - 20, 18);
    pen.rect(colors[index]!, -half - 4, y - 5, 2 * half + 8, 9);
  }
  pen
    .fill(paint('#d98a5a'), 'M-60 358q0 50 60 54q60-4 60-54z')
    .rect(paint('#e3b84a'), -44, 408, 6, 26)
    .rect(paint('#e3b84a'), -3, 412, 6, 30)
    .rect(paint('#e3b84a'), 38, 408, 6, 26)
    .rect(wall.deep, -40, 0, 80, 100)
    .rect(tones.window, -30, 0, 60, 88);
}

/** A tower of eight flared segments like a stalk of bamboo, on a broad base. */
export function drawSegmentTower({ pen, tones }: MotifInput): void {
  const glass = withBuilding(tones, '#7fa89f', '#a9c4bc');
  drawBlock(pen, glass, { x: -200, y: 0, width: 400, height: 60 }, 0.3);
  drawWindows(pen, glass.window, [0, 6, 380, 44], [14, 1, 16, 26]);
  pen
    .polygon(glass.wall, [-86, 60], [-58, 170], [58, 170], [86, 60])
    .polygon(glass.shade, [30, 60], [22, 170], [58, 170], [86, 60]);
  for (let level = 0; level < 8; level++) {
    const y = 170 + level * 38;
    pen
      .polygon(glass.wall, [-50, y], [-66, y + 38], [66, y + 38], [50, y])
      .polygon(glass.shade, [16, y], [22, y + 38], [66, y + 38], [50, y])
      .rect(glass.lit, -69, y + 33, 138, 6)
      .dashes(glass.deep, 2, [12, 5], `M-54 ${y + 12}H54M-58 ${y + 23}H58`);
  }
  pen
    .circle(tones.paint('#d9b04c'), 0, 160, 15)
    .rect(glass.wall, -34, 474, 68, 30)
    .rect(glass.lit, -40, 500, 80, 7)
    .rect(glass.wall, -20, 507, 40, 26)
    .polygon(glass.lit, [-6, 533], [0, 620], [6, 533]);
}

/** A row of shophouses with shutters over an arcade, each of another color. */
export function drawShophouses({ pen, tones }: MotifInput): void {
  const colors = ['#e3c06a', '#8fb0b8', '#d98a72', '#efe6d2', '#9ab58a'];
  for (const [index, color] of colors.entries()) {
    const house = withBuilding(tones, color, '#a8593f');
    const x = -312 + index * 156;
    const high = 220 + (index % 2) * 14;
    drawBlock(pen, house, { x: x - 78, y: 0, width: 156, height: high }, 0.14);
    pen
      .rect(house.deep, x - 66, 0, 132, 84)
      .rect(tones.paint('#6b4a38'), x + 6, 0, 46, 72)
      .rect(house.wall, x - 78, 0, 14, 90)
      .rect(house.shade, x + 64, 0, 14, 90)
      .rect(house.lit, x - 82, 88, 164, 10);
    for (const at of [-46, 0, 46])
      pen
        .arch(house.lit, x + at - 19, 112, 38, 60)
        .arch(tones.paint(index % 2 ? '#3f7a6a' : '#5f6f8a'), x + at - 15, 112, 30, 60)
        .rect(house.lit, x + at - 2, 112, 4, 74);
    pen
      .rect(house.lit, x - 80, high - 8, 160, 10)
      .polygon(house.roof, [x - 84, high + 2], [x - 66, high + 44], [x + 66, high + 44], [x + 84, high + 2])
      .rect(house.lit, x - 84, high, 10, 52);
  }
}

/** A mansion of gray brick with a granite gate and courts one behind the other. */
export function drawTimberHouseLane({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#a3a5a2', '#5f6468');
  const stone = withBuilding(tones, '#cfc8ba', '#a39c8e');
  for (const [x, half, y, high] of [
    [0, 420, 90, 170],
    [-420, 230, 10, 220],
    [420, 230, 10, 220],
  ] as const) {
    drawBlock(pen, brick, { x: x - half, y, width: 2 * half, height: high }, 0.16);
    pen.dashes(
      brick.shade,
      2,
      [20, 6],
      `M${x - half} ${y + 40}H${x + half}M${x - half + 10} ${y + 80}H${x + half}M${x - half} ${y + 120}H${x + half}`,
    );
    drawEaves(pen, brick, { x, y: y + high, half: half + 20, height: 70, ridge: half * 0.8 });
    pen.rect(tones.paint('#efe8d8'), x - half, y + high - 22, 2 * half, 20);
  }
  for (const x of [-500, -340, 340, 500])
    pen
      .rect(stone.wall, x - 36, 90, 72, 90)
      .rect(tones.paint('#7a4a38'), x - 28, 98, 56, 74)
      .dashes(tones.paint('#c9a878'), 66, [4, 6], `M${x - 26} 135h52`);
  pen
    .rect(stone.wall, -120, 60, 240, 190)
    .rect(brick.deep, -80, 60, 160, 160)
    .rect(tones.paint('#6b4a38'), -62, 60, 124, 130)
    .rect(tones.window, -34, 60, 68, 104)
    .rect(stone.lit, -132, 240, 264, 14)
    .rect(tones.paint('#8f3f30'), -70, 196, 140, 26)
    .rect(tones.paint('#d9b04c'), -50, 203, 100, 11);
  pen
    .rect(stone.wall, -720, -240, 1440, 304)
    .rect(stone.shade, -720, 50, 1440, 14)
    .dashes(stone.shade, 4, [90, 8], 'M-720-10H720M-680-80H720M-720-160H720')
    .rect(stone.lit, -170, 20, 340, 26)
    .rect(stone.lit, -200, -4, 400, 22);
  for (const x of [-280, 280])
    pen.rounds(tones.leaf, 60, `M${x - 30} 70h60M${x} 110h10`).rect(tones.paint('#8a5a44'), x - 34, 0, 68, 46);
  pen.rounds(tones.paint('#d9402f'), 28, 'M-96 200v12M96 200v12');
}
