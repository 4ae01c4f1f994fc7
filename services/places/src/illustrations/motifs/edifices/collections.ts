import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHipRoof, drawWindows } from '../buildings/parts.js';
import { mixGlass } from '../museums/boxes.js';
import { drawBlock, drawOnion } from '../parts.js';

/** A hall of red brick and pale stone with three great arched windows and four towers with caps of copper. */
export function drawCopperCaps({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b5654a', '#5f9a86');
  const cream = tones.paint('#eadcc0');
  const { window, deep } = brick;
  for (const x of [-270, 270]) {
    drawBlock(pen, brick, { x: x - 110, y: 0, width: 220, height: 90 }, 0.14);
    drawWindows(pen, window, [x, 10, 200, 70], [6, 2, 14, 24]);
    drawHipRoof(pen, withBuilding(tones, '#b5654a', '#a5604a'), [x, 90, 230, 34], 24);
  }
  drawBlock(pen, brick, { x: -170, y: 0, width: 340, height: 150 }, 0.1);
  for (const x of [-104, 0, 104])
    pen
      .arch(cream, x - 45, 20, 90, 66)
      .arch(mixGlass(tones, '#8fa9b0'), x - 36, 20, 72, 62)
      .stroke(cream, 4, `M${x - 12} 20v94M${x + 12} 20v94M${x - 36} 60h72`);
  pen.rect(cream, -174, 142, 348, 11);
  drawHipRoof(pen, withBuilding(tones, '#b5654a', '#a5604a'), [0, 153, 350, 40], 30);
  for (const x of [-176, 176]) {
    drawBlock(pen, brick, { x: x - 28, y: 0, width: 56, height: 210 }, 0.36);
    pen
      .dashes(cream, 6, [56, 1], `M${x - 28} 60h56M${x - 28} 100h56M${x - 28} 140h56`)
      .arch(deep, x - 11, 160, 22, 26)
      .rect(cream, x - 33, 204, 66, 9);
    drawDome(pen, brick, x, 213, 26, 34);
    drawCone(pen, brick, x, 244, 7, 44);
  }
  pen.rect(tones.paint('#8a6a5a'), -70, 0, 140, 20).polygon(cream, [-80, 20], [-60, 32], [60, 32], [80, 20]);
}

/** A museum like a cathedral: bands of buff and blue terracotta, two high towers over a round arch, and long wings. */
export function drawBandedNave({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d6b98c', '#6f7f92');
  const blue = tones.paint('#8396ab');
  const { wall, lit, window, deep } = stone;
  drawBlock(pen, stone, { x: -380, y: 0, width: 760, height: 116 }, 0.08);
  pen.dashes(blue, 6, [760, 1], 'M-380 30H380M-380 62H380M-380 94H380');
  drawWindows(pen, window, [-240, 6, 250, 104], [8, 2, 17, 40], true);
  drawWindows(pen, window, [240, 6, 250, 104], [8, 2, 17, 40], true);
  drawHipRoof(pen, stone, [0, 116, 770, 44], 24);
  for (const x of [-330, 330]) {
    drawBlock(pen, stone, { x: x - 40, y: 0, width: 80, height: 146 }, 0.3);
    drawHipRoof(pen, stone, [x, 146, 92, 74], 36);
    drawWindows(pen, deep, [x, 60, 60, 70], [2, 1, 15, 44], true);
  }
  drawBlock(pen, stone, { x: -80, y: 0, width: 160, height: 170 }, 0.16);
  pen
    .polygon(wall, [-60, 170], [0, 214], [60, 170])
    .arch(lit, -52, 0, 104, 74)
    .arch(blue, -42, 0, 84, 70)
    .arch(deep, -30, 0, 60, 62)
    .circle(window, 0, 178, 13)
    .rect(lit, -84, 140, 168, 7);
  for (const x of [-84, 84]) {
    drawBlock(pen, stone, { x: x - 26, y: 0, width: 52, height: 260 }, 0.36);
    pen.dashes(
      blue,
      6,
      [52, 1],
      `M${x - 26} 60h52M${x - 26} 100h52M${x - 26} 140h52M${x - 26} 180h52M${x - 26} 220h52`,
    );
    drawWindows(pen, deep, [x, 186, 44, 60], [2, 1, 11, 44], true);
    pen.rect(lit, x - 30, 254, 60, 8);
    for (const side of [-24, 24]) drawCone(pen, stone, x + side, 262, 7, 30);
    drawCone(pen, stone, x, 262, 22, 60);
  }
  pen.polygon(lit, [-40, 0], [40, 0], [62, -16], [-62, -16]);
}

/** A front like a Russian fairy tale: red walls with white ornaments and a porch under a curved gable with a relief. */
export function drawTaleFacade({ pen, tones }: MotifInput): void {
  const red = withBuilding(tones, '#b0483f', '#6a7a6a');
  const white = tones.paint('#f3ece0');
  const { window, deep } = red;
  drawBlock(pen, red, { x: -340, y: 0, width: 680, height: 130 }, 0.1);
  for (const x of [-280, -200, -120, 120, 200, 280])
    pen
      .arch(white, x - 26, 34, 52, 44)
      .arch(window, x - 17, 38, 34, 38)
      .polygon(white, [x - 30, 100], [x, 122], [x + 30, 100]);
  pen
    .rect(white, -346, 126, 692, 8)
    .dashes(white, 20, [12, 10], 'M-338 148H340')
    .rect(white, -346, 158, 692, 7)
    .rect(white, -340, 20, 680, 5);
  drawHipRoof(pen, red, [0, 165, 690, 26], 20);
  drawBlock(pen, red, { x: -86, y: 0, width: 172, height: 180 }, 0.18);
  pen
    .fill(red.wall, 'M-100 180Q-96 232-40 246Q-14 252 0 290Q14 252 40 246Q96 232 100 180z')
    .stroke(white, 8, 'M-102 180Q-96 232-40 246Q-14 252 0 290Q14 252 40 246Q96 232 102 180')
    .rect(white, -106, 172, 212, 9)
    .circle(white, 0, 212, 27)
    .circle(tones.paint('#33518a'), 0, 212, 21)
    .rounds(white, 9, 'M-4 204v12M6 216h0');
  pen
    .arch(white, -50, 0, 100, 62)
    .arch(deep, -38, 0, 76, 56)
    .dashes(tones.paint('#e0b040'), 22, [8, 8], 'M-78 146H80')
    .dashes(white, 5, [10, 8], 'M-80 128H80');
  for (const x of [-66, 66]) pen.rect(white, x - 9, 0, 18, 66).circle(white, x, 34, 13);
  for (const x of [-270, 270]) drawOnion(pen, tones.paint('#5f8a6a'), tones.paint('#47695a'), x, 186, 15, 34);
}

/** A white palace of one or three floors with tall arched windows, right at the water of a canal with striped posts. */
export function drawCanalPalazzo({ pen, tones, random }: MotifInput): void {
  const isLow = random.between(0, 1) < 0.5;
  const stone = withBuilding(tones, isLow ? '#f1ece0' : '#dba58a', '#a5604a');
  const { lit, shade, deep, window } = stone;
  const high = isLow ? 96 : 220;
  for (const [x, color] of [
    [-400, '#d99a6a'],
    [260, '#e3c38f'],
  ] as const) {
    const house = withBuilding(tones, color, '#a5604a');
    drawBlock(pen, house, { x, y: 0, width: 140, height: 190 }, 0.2);
    drawWindows(pen, house.window, [x + 70, 20, 120, 160], [4, 3, 13, 30], true);
    drawHipRoof(pen, house, [x + 70, 190, 150, 26], 20);
  }
  drawBlock(pen, stone, { x: -230, y: 0, width: 460, height: high }, 0.1);
  if (isLow) {
    for (const x of [-190, -120, 120, 190]) pen.rect(lit, x - 22, 14, 44, 70).rect(window, x - 15, 18, 30, 60);
    pen
      .rect(lit, -80, 10, 160, 80)
      .arch(deep, -20, 10, 40, 44)
      .rect(window, -66, 18, 34, 60)
      .rect(window, 32, 18, 34, 60)
      .dashes(lit, 14, [8, 8], 'M-230 108H230')
      .rounds(tones.leaf, 44, 'M-200 130h80M-60 146h110M110 132h90')
      .rounds(tones.leafLight, 22, 'M-180 146h30M-30 164h50M140 148h30');
  } else {
    for (const y of [16, 82, 148]) {
      drawWindows(pen, lit, [0, y, 180, 56], [5, 1, 30, 54], true);
      drawWindows(pen, y > 20 ? window : deep, [0, y, 180, 56], [5, 1, 22, 48], true);
      drawWindows(pen, window, [-160, y, 110, 56], [2, 1, 22, 46], true);
      drawWindows(pen, window, [160, y, 110, 56], [2, 1, 22, 46], true);
      pen.rect(lit, -234, y + 56, 468, 6).dashes(lit, 12, [4, 6], `M-92 ${y + 4}H94`);
    }
    drawHipRoof(pen, stone, [0, 220, 474, 26], 20);
  }
  pen
    .rect(lit, -236, high - 5, 472, 8)
    .rect(shade, -420, -14, 840, 16)
    .rect(lit, -420, 0, 840, 4)
    .polygon(lit, [-40, 0], [40, 0], [54, -16], [-54, -16]);
  for (const x of [-110, -80, 80, 110])
    pen
      .rect(tones.paint('#f0ece0'), x - 4, -40, 9, 90)
      .dashes(tones.paint('#3f6fb0'), 9, [9, 9], `M${x} -36V46`)
      .rounds(tones.paint('#e0b040'), 9, `M${x} 54h0`);
}

/** Museums in plain palaces: a rusticated ground floor, tall windows above, and statues or a stair on one side. */
export function drawAtticMuseum({ pen, tones, random }: MotifInput): void {
  const kind = Math.floor(random.between(0, 3));
  const stone = [
    withBuilding(tones, '#e6dac0', '#8f979c'),
    withBuilding(tones, '#d99a7a', '#8a5a4a'),
    withBuilding(tones, '#cfcabd', '#6f7a82'),
  ][kind]!;
  const { lit, shade, deep, window } = stone;
  const half = [300, 260, 330][kind]!;
  const high = [170, 190, 150][kind]!;
  drawBlock(pen, stone, { x: -half, y: 0, width: 2 * half, height: high }, 0.14);
  pen
    .rect(lit, -half, 62, 2 * half, 6)
    .dashes(shade, 3, [2 * half, 1], `M${-half} 16H${half}M${-half} 32H${half}M${-half} 48H${half}`);
  const columns = Math.round(half / 24);
  drawWindows(pen, deep, [0, 8, 2 * half - 20, 50], [columns, 1, 20, 36], kind !== 2);
  drawWindows(pen, lit, [0, 74, 2 * half - 20, high - 84], [columns, 1, 26, high - 96]);
  drawWindows(
    pen,
    window,
    [0, 74, 2 * half - 20, high - 88],
    [columns, kind === 1 ? 2 : 1, 17, kind === 1 ? 38 : high - 106],
  );
  pen.rect(lit, -half - 7, high - 6, 2 * half + 14, 11);
  if (kind === 0)
    pen
      .dashes(lit, 20, [6, 8], `M${-half} ${high + 15}H${half}`)
      .rounds(
        lit,
        13,
        `M${-half + 30} ${high + 32}v14M${-half / 2} ${high + 32}v14M0 ${high + 32}v14M${half / 2} ${high + 32}v14M${half - 30} ${high + 32}v14`,
      );
  else drawHipRoof(pen, stone, [0, high + 5, 2 * half + 12, 36], 28);
  if (kind === 2)
    pen
      .polygon(lit, [-64, 0], [-44, 62], [44, 62], [64, 0])
      .dashes(shade, 4, [130, 6], 'M-60 12H60M-56 26H56M-52 40H52')
      .rect(deep, -22, 62, 44, 50);
  else pen.arch(lit, -36, 0, 72, 56).arch(deep, -26, 0, 52, 50);
  for (const [x, color] of [
    [-half * 0.62, '#a3195b'],
    [half * 0.62, '#2f6d8a'],
  ] as const)
    pen.rect(tones.paint(color), x - 15, 70, 30, high - 96);
}

/** Rockets and a shuttle's orange tank that stand in a garden under the sky of a launching site. */
export function drawRocketGarden({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [white, gray, black] = ['#f3f3f0', '#b5bcc2', '#2f343c'].map(paint) as [string, string, string];
  for (const [x, half, high, top] of [
    [-300, 17, 230, 50],
    [-210, 13, 170, 40],
    [-140, 20, 280, 70],
    [250, 17, 210, 54],
    [330, 13, 160, 40],
  ] as const) {
    pen
      .rect(white, x - half, 10, 2 * half, high)
      .rect(gray, x + half * 0.3, 10, half * 0.7, high)
      .polygon(x % 20 ? white : black, [x - half, 10 + high], [x, 10 + high + top], [x + half, 10 + high])
      .rect(black, x - half, 10 + high * 0.5, 2 * half, 16)
      .rect(black, x - half, 10 + high - 14, half, 14)
      .polygon(gray, [x - half, 10], [x - half - 14, 0], [x - half, 50])
      .polygon(gray, [x + half, 10], [x + half + 14, 0], [x + half, 50])
      .rect(paint('#c9483f'), x - half * 0.3, 30, half * 0.6, 50);
  }
  pen
    .rect(paint('#d9823f'), 20, 20, 84, 330)
    .fill(paint('#d9823f'), 'M20 350Q24 430 62 460Q100 430 104 350z')
    .fill(paint('#a85f2a'), 'M76 20V450Q100 430 104 350V20z')
    .dashes(paint('#a85f2a'), 4, [84, 40], 'M62 60V350');
  for (const x of [-6, 130])
    pen
      .rect(white, x - 17, 0, 34, 310)
      .rect(gray, x + 5, 0, 12, 310)
      .polygon(white, [x - 17, 310], [x, 366], [x + 17, 310])
      .rect(black, x - 17, 250, 34, 7)
      .polygon(gray, [x - 22, -6], [x - 17, 30], [x + 17, 30], [x + 22, -6]);
  pen
    .rect(gray, -390, -8, 780, 12)
    .rounds(tones.leaf, 30, 'M-380 4h60M-90 4h40M180 4h40M360 4h30')
    .rect(white, -390, 0, 60, 70)
    .rect(mixGlass(tones, '#8fb0c4'), -384, 10, 48, 44);
}

/** A box veiled in white honeycomb that lifts at its corners above a glass lobby. */
export function drawVeilMuseum({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f3f2ed', '#c9ccce');
  const glass = mixGlass(tones, '#7f9fae');
  for (const [x, width, high] of [
    [-390, 70, 260],
    [300, 80, 300],
  ] as const) {
    const tower = withBuilding(tones, '#a9b4bd', '#8f9aa3');
    drawBlock(pen, tower, { x, y: 0, width, height: high }, 0.3);
    drawWindows(pen, tones.window, [x + width / 2, 10, width - 12, high - 20], [4, Math.round(high / 22), 7, 10]);
  }
  pen
    .rect(glass, -250, 0, 500, 60)
    .polygon(white.wall, [-290, 70], [-230, 24], [230, 24], [290, 70], [290, 236], [-290, 236])
    .polygon(white.shade, [160, 24], [230, 24], [290, 70], [290, 236], [160, 236]);
  for (let row = 0; row < 8; row++)
    pen.rounds(
      mixColors(glass, white.shade, 0.35),
      11,
      Array.from({ length: 17 }, (_, column) => `M${-272 + column * 34 + (row % 2) * 17} ${84 + row * 19}l6 5`).join(
        '',
      ),
    );
  pen
    .fill(glass, 'M-60 120Q-20 170 50 130Q20 100-60 120z')
    .rect(white.lit, -294, 232, 588, 9)
    .polygon(white.lit, [-290, 70], [-230, 24], [-222, 24], [-280, 72])
    .rect(white.deep, -30, 0, 60, 24);
}
