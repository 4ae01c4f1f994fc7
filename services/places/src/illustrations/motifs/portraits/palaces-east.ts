import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawEaves, drawSteps } from '../parts.js';

/** A wide red hall with two golden roofs on three terraces of white marble. */
export function drawTerraceHall({ pen, tones }: MotifInput): void {
  const marble = withBuilding(tones, '#f3eee4', '#c9c2b4');
  const red = withBuilding(tones, '#b5443a', '#e0a93c');
  for (const [half, y] of [
    [390, 0],
    [336, 28],
    [282, 56],
  ] as const) {
    pen
      .rect(marble.wall, -half, y, 2 * half, 28)
      .rect(marble.shade, half * 0.5, y, half * 0.5, 28)
      .rect(marble.lit, -half - 5, y + 22, 2 * half + 10, 6)
      .dashes(marble.lit, 12, [5, 8], `M${-half} ${y + 33}h${2 * half}`);
  }
  pen
    .polygon(marble.lit, [-40, 84], [40, 84], [84, 0], [-84, 0])
    .polygon(marble.shade, [-12, 84], [12, 84], [26, 0], [-26, 0])
    .stroke(marble.shade, 3, 'M-76 14H-24M24 14H76M-66 34H-20M20 34H66M-56 54H-16M16 54H56', 0.7);
  pen.rect(red.shade, -220, 84, 440, 86);
  for (let x = -214; x <= 214; x += 43) pen.rect(red.wall, x - 8, 84, 16, 86);
  drawWindows(pen, tones.window, [0, 88, 430, 62], [10, 1, 22, 54]);
  pen.rect(tones.paint('#3f7a7f'), -222, 158, 444, 14).dashes(tones.paint('#e0a93c'), 5, [10, 8], 'M-220 165h440');
  drawEaves(pen, red, { y: 166, half: 272, height: 56, ridge: 190 });
  pen
    .rect(red.shade, -178, 218, 356, 36)
    .rect(tones.paint('#3f7a7f'), -180, 244, 360, 12)
    .dashes(tones.paint('#e0a93c'), 5, [10, 8], 'M-176 250h352');
  drawEaves(pen, red, { y: 250, half: 232, height: 92, ridge: 128 });
  pen
    .rect(red.roofShade, -132, 338, 264, 9)
    .rounds(red.roof, 12, 'M-130 346v16M130 346v16')
    .dashes(mixColors(red.roof, '#fff2c0', 0.3), 3, [4, 12], 'M-150 300H150M-190 280H190');
}

/** A royal hall of Korea on two low terraces, with green eaves and gray roofs, before a mountain of granite. */
export function drawThroneHall({ pen, tones }: MotifInput): void {
  const rock = mixColors(tones.paint('#a9a398'), tones.haze, 0.3);
  pen
    .fill(rock, 'M-330 40Q-260 120-200 250Q-150 330-90 360Q-20 390 30 330Q90 300 150 200Q240 90 360 40z')
    .fill(
      mixColors(tones.paint('#857f76'), tones.haze, 0.3),
      'M0 366Q60 250 40 120L160 40H360Q240 90 150 200Q90 300 30 330z',
    )
    .rounds(mixColors(tones.leaf, tones.haze, 0.3), 60, 'M-330 60h120M-180 90h60M140 90h80M240 60h110');
  const stone = withBuilding(tones, '#e3dccd', '#b9b1a0');
  const hall = withBuilding(tones, '#a8483c', '#59626b');
  const green = tones.paint('#4f8a76');
  for (const [half, y] of [
    [340, 0],
    [290, 24],
  ] as const)
    pen
      .rect(stone.wall, -half, y, 2 * half, 24)
      .rect(stone.lit, -half - 4, y + 18, 2 * half + 8, 6)
      .dashes(stone.lit, 10, [4, 10], `M${-half} ${y + 29}h${2 * half}`);
  pen
    .polygon(stone.lit, [-44, 48], [44, 48], [60, 0], [-60, 0])
    .stroke(stone.shade, 3, 'M-56 12H56M-52 24H52M-48 36H48');
  pen.rect(hall.shade, -200, 48, 400, 84);
  for (let x = -194; x <= 194; x += 78) pen.rect(hall.wall, x - 9, 48, 18, 84);
  drawWindows(pen, tones.isDusk ? tones.window : tones.paint('#8fae98'), [0, 52, 390, 62], [10, 1, 28, 56]);
  pen.rect(green, -206, 116, 412, 20).dashes(tones.paint('#c9604a'), 6, [7, 9], 'M-204 126h408');
  drawEaves(pen, hall, { y: 130, half: 258, height: 54, ridge: 170 });
  pen.rect(green, -160, 180, 320, 36).dashes(tones.window, 16, [22, 10], 'M-150 194h300');
  drawEaves(pen, hall, { y: 212, half: 214, height: 78, ridge: 120 });
  pen
    .rect(stone.lit, -124, 286, 248, 9)
    .rounds(stone.lit, 11, 'M-122 294v12M122 294v12')
    .rounds(stone.wall, 9, 'M-120-30v16M-200-30v16M120-30v16M200-30v16');
}

/** A hall of white walls and dark beams of enormous size, with golden horns on its ridge. */
export function drawGreatHall({ pen, tones }: MotifInput): void {
  const hall = withBuilding(tones, '#f0e7d6', '#59605f');
  const wood = tones.paint('#5a4438');
  const gold = tones.paint('#e0b040');
  pen.rect(hall.wall, -300, 10, 600, 100).rect(hall.shade, 200, 10, 100, 100);
  for (let x = -296; x <= 296; x += 59) pen.rect(wood, x - 6, 10, 12, 100);
  pen
    .rect(wood, -300, 98, 600, 14)
    .rect(wood, -300, 54, 600, 7)
    .rect(tones.deep, -60, 10, 120, 78)
    .rect(tones.window, -52, 10, 104, 40);
  drawEaves(pen, hall, { y: 106, half: 384, height: 66, ridge: 236 });
  pen
    .fill(hall.roof, 'M-96 128Q-60 176 0 180Q60 176 96 128Q60 142 0 142Q-60 142-96 128z')
    .fill(hall.wall, 'M-60 140Q0 158 60 140Q0 146-60 140z');
  pen.rect(hall.wall, -216, 168, 432, 58).rect(hall.shade, 150, 168, 66, 58);
  for (let x = -212; x <= 212; x += 53) pen.rect(wood, x - 5, 168, 10, 58);
  pen.rect(wood, -216, 214, 432, 12).rect(tones.window, -40, 182, 80, 24);
  drawEaves(pen, hall, { y: 220, half: 306, height: 104, ridge: 140 });
  pen
    .rect(wood, -142, 320, 284, 9)
    .fill(gold, 'M-142 322q-16 18 2 40q-2-18 14-22v-18zM142 322q16 18-2 40q2-18-14-22v-18z');
  drawSteps(pen, withBuilding(tones, '#d6cdbb', '#a8a090'), 130, 2, 6, 10);
  pen.rect(gold, -14, -12, 28, 42).rect(wood, -20, 26, 40, 7).rect(wood, -20, -16, 40, 6);
}

/** A white hall with an octagonal roof of blue tiles, at the end of a broad avenue. */
export function drawBlueRoofHall({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f6f3ec', '#2f5f9a');
  const { wall, lit, shade } = white;
  for (const [half, y, high] of [
    [250, 0, 46],
    [190, 46, 44],
  ] as const) {
    pen
      .rect(wall, -half, y, 2 * half, high)
      .rect(shade, half * 0.4, y, half * 0.6, high)
      .rect(lit, -half - 4, y + high - 6, 2 * half + 8, 7)
      .dashes(lit, 10, [4, 8], `M${-half} ${y + high + 6}h${2 * half}`);
  }
  pen
    .polygon(lit, [-34, 90], [34, 90], [76, 0], [-76, 0])
    .polygon(tones.paint('#c9b9a0'), [-9, 90], [9, 90], [20, 0], [-20, 0])
    .stroke(shade, 3, 'M-66 20H66M-56 44H56M-44 68H44', 0.6);
  pen
    .rect(wall, -130, 90, 260, 130)
    .rect(shade, 50, 90, 80, 130)
    .arch(tones.deep, -36, 90, 72, 74)
    .rect(tones.window, -24, 90, 48, 50)
    .rect(lit, -134, 212, 268, 8);
  drawEaves(pen, white, { y: 216, half: 186, height: 56, ridge: 84 });
  pen.rect(wall, -84, 268, 168, 24).rect(tones.paint('#b5443a'), -84, 282, 168, 8);
  drawEaves(pen, white, { y: 288, half: 132, height: 84, ridge: 8 });
  pen.rounds(tones.paint('#e0b040'), 11, 'M0 374v18');
  for (const x of [-300, 300])
    pen.rounds(tones.leaf, 40, `M${x - 40} 12h80`).rounds(tones.leafLight, 14, `M${x - 40} 30h60`);
}

/** A theater of Japan with a curved gable over its door, white walls, lanterns and banners. */
export function drawKabukiHouse({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f4efe4', '#4f5a64');
  const { wall, shade, lit } = white;
  const red = tones.paint('#b5443f');
  drawBlock(pen, white, { x: -330, y: 0, width: 660, height: 120 }, 0.12);
  drawWindows(pen, tones.window, [-220, 14, 190, 92], [5, 2, 22, 30]);
  drawWindows(pen, tones.window, [220, 14, 190, 92], [5, 2, 22, 30]);
  drawEaves(pen, white, { x: -230, y: 116, half: 126, height: 60, ridge: 52 });
  drawEaves(pen, white, { x: 230, y: 116, half: 126, height: 60, ridge: 52 });
  pen.rect(wall, -130, 0, 260, 190).rect(shade, 80, 0, 50, 190);
  drawWindows(pen, tones.window, [0, 96, 230, 84], [7, 2, 20, 28]);
  drawEaves(pen, white, { y: 184, half: 180, height: 96, ridge: 66 });
  pen
    .fill(white.roof, 'M-150 80Q-110 84-70 110Q-30 156 0 156Q30 156 70 110Q110 84 150 80V64H-150z')
    .fill(lit, 'M-104 72Q-50 88-30 112Q0 136 30 112Q50 88 104 72z')
    .circle(tones.paint('#e0b040'), 0, 96, 11)
    .rect(tones.deep, -96, 0, 192, 62);
  pen
    .dashes(tones.isDusk ? tones.window : red, 30, [20, 12], 'M-92 44H92')
    .dashes(tones.paint('#5f4a8a'), 30, [26, 0], 'M-92 14H92');
  for (const [index, x] of [-316, -290, -264, 264, 290, 316].entries())
    pen
      .rect(tones.deep, x - 1, 0, 2, 96)
      .rect([red, tones.paint('#3f7a7f'), tones.paint('#e0a93c')][index % 3]!, x + 2, 26, 16, 70);
  drawDome(pen, { ...white, roof: lit, roofShade: shade }, 0, 282, 12, 10);
}
