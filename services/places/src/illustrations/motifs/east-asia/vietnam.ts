import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawSheet, drawTree } from '../asian/parts.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock, drawEaves, drawFlag } from '../parts.js';

/** A small roofed bridge with a curved ridge on stone piers across a creek. */
export function drawRoofedBridge({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const red = withBuilding(tones, '#c48a74', '#7a6658');
  const stone = withBuilding(tones, '#b3a896', '#857b6c');
  for (const [x, half, high, color] of [
    [-560, 150, 150, '#e0b04c'],
    [-330, 90, 130, '#d9a23f'],
    [350, 100, 140, '#e3ba5c'],
    [570, 130, 160, '#d6a044'],
  ] as const) {
    const house = withBuilding(tones, color, '#8f5f48');
    drawBlock(pen, house, { x: x - half, y: 20, width: 2 * half, height: high }, 0.2);
    drawWindows(pen, paint('#6b4a38'), [x, 26, 2 * half - 14, high - 10], [3, 2, 30, 34]);
    pen.polygon(
      house.roof,
      [x - half - 12, high + 16],
      [x - half * 0.7, high + 66],
      [x + half * 0.7, high + 66],
      [x + half + 12, high + 16],
    );
  }
  pen.rect(stone.wall, -720, -60, 1440, 84);
  drawSheet(pen, tones, -60);
  pen
    .fill(
      stone.wall,
      'M-330 60H330V-110H262V-30Q262 16 216 16T170-30V-110H122V-20Q122 30 66 30H-66Q-122 30-122-20V-110H-170V-30Q-170 16-216 16T-262-30V-110H-330z',
    )
    .fill(stone.shade, 'M-330 60H330v-14H-330z');
  pen
    .rect(red.wall, -320, 56, 640, 96)
    .rect(red.shade, 140, 56, 180, 96)
    .dashes(red.deep, 60, [40, 20], 'M-306 104H-70M76 104H310')
    .rect(paint('#8f3f33'), -66, 56, 132, 104)
    .circle(paint('#e6c98a'), 0, 108, 30)
    .circle(red.deep, 0, 108, 22);
  pen
    .fill(
      red.roof,
      'M-370 150Q-200 180-90 214Q0 236 90 214Q200 180 370 150L360 172Q220 230 90 262Q0 282-90 262Q-220 230-360 172z',
    )
    .fill(red.roofShade, 'M60 220Q200 182 370 150L360 172Q220 230 60 268z')
    .stroke(paint('#d8c9a8'), 6, 'M-360 172Q-220 230-90 262Q0 282 90 262Q220 230 360 172');
  pen.rounds(paint('#d9402f'), 20, 'M-230 132v4M230 132v4').rounds(paint('#e3a23c'), 20, 'M-130 136v4M130 136v4');
}

/** The narrow front of a merchant's house: dark carved timber, silk lanterns and a yellow wall. */
export function drawMerchantFront({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const wood = withBuilding(tones, '#6a4634', '#8a6a56');
  for (const side of [-1, 1]) {
    const yellow = withBuilding(tones, side < 0 ? '#e0b04c' : '#d8a23c', '#8f6a54');
    drawBlock(pen, yellow, { x: side * 290 - 106, y: 0, width: 212, height: 210 }, 0.2);
    drawWindows(pen, paint('#4f7a7a'), [side * 290, 110, 190, 90], [3, 1, 34, 60]);
    drawWindows(pen, wood.wall, [side * 290, 0, 190, 96], [2, 1, 70, 84]);
    drawEaves(pen, yellow, { x: side * 290, y: 208, half: 124, height: 56, ridge: 90 });
  }
  pen
    .rect(wood.wall, -186, 0, 372, 150)
    .rect(wood.deep, -130, 0, 260, 132)
    .rect(tones.window, -60, 0, 120, 118)
    .dashes(wood.lit, 132, [10, 42], 'M-182 66H186');
  drawEaves(pen, wood, { y: 146, half: 220, height: 74, ridge: 160 });
  pen.rect(wood.wall, -150, 214, 300, 62).dashes(wood.window, 36, [44, 16], 'M-140 244H150');
  drawEaves(pen, wood, { y: 272, half: 206, height: 96, ridge: 120 });
  pen.rect(paint('#b5402f'), -90, 150, 180, 30).rect(paint('#e0b84c'), -70, 158, 140, 14);
  for (const [x, color] of [
    [-160, '#d9402f'],
    [-110, '#e3a23c'],
    [110, '#8f4a8a'],
    [160, '#3f8a7a'],
  ] as const)
    pen.rect(wood.deep, x - 1, 104, 3, 40).ellipse(paint(color), x, 92, 17, 21);
}

/** A long white front of concrete screens like bamboo, with a flag, a lawn and a fountain. */
export function drawScreenPalace({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#efeadd', '#cfc8b8');
  const { paint } = tones;
  for (const [half, y, high] of [
    [390, 20, 84],
    [370, 116, 84],
    [200, 212, 54],
  ] as const) {
    pen
      .rect(white.deep, -half + 10, y, 2 * half - 20, high)
      .dashes(white.wall, high, [9, 12], `M${-half + 10} ${y + high / 2}H${half - 10}`)
      .rect(white.lit, -half, y + high, 2 * half, 13)
      .rect(white.shade, -half, y + high - 4, 2 * half, 5);
  }
  pen
    .rect(white.wall, -60, 20, 120, 180)
    .dashes(white.deep, 150, [12, 16], 'M-50 110H56')
    .rect(white.lit, -130, 104, 260, 14)
    .rect(white.lit, -400, 0, 800, 22);
  drawFlag(pen, white.deep, paint('#c9332f'), 0, 276, 90);
  pen
    .circle(paint('#f0c93c'), 12, 356, 5)
    .ellipse(paint('#d8d0c0'), 0, -8, 180, 13)
    .ellipse(tones.water, 0, -7, 168, 9)
    .stroke(tones.waterLight, 4, 'M-40-6q0 40-16 44M0-6v56M40-6q0 40 16 44');
}

/** A steep stair with dragon banisters up to a dark carved front of concrete. */
export function drawDragonStair({ pen, tones }: MotifInput): void {
  const dark = withBuilding(tones, '#7d7a74', '#5f5c58');
  pen
    .fill(tones.leafShade, 'M-398-4Q-260 120-120 150H140Q280 110 398-4z')
    .rounds(tones.leaf, 44, 'M-310 20h70M-210 70h50M180 76h60M270 26h70');
  drawBlock(pen, dark, { x: -230, y: 140, width: 460, height: 130 }, 0.24);
  pen.dashes(dark.deep, 80, [40, 52], 'M-210 196H220').rect(dark.lit, -240, 262, 480, 11);
  for (const x of [-216, -108, 108, 216])
    pen.rect(dark.lit, x - 14, 140, 28, 150).polygon(dark.wall, [x - 16, 290], [x, 336], [x + 16, 290]);
  pen
    .polygon(dark.wall, [-90, 270], [-60, 330], [60, 330], [90, 270])
    .polygon(dark.lit, [-60, 330], [0, 380], [60, 330])
    .arch(dark.deep, -26, 140, 52, 60);
  pen
    .polygon(dark.wall, [-150, -6], [-76, 146], [76, 146], [150, -6])
    .polygon(dark.lit, [-120, -6], [-62, 146], [62, 146], [120, -6])
    .dashes(dark.shade, 180, [5, 9], 'M0-4V146');
  for (const x of [-1, 1])
    pen
      .stroke(dark.deep, 12, `M${x * 142} 6q${x * -10} 26 ${x * -24} 40t${x * -18} 44t${x * -28} 50`)
      .circle(dark.lit, x * 146, 12, 17);
  for (const x of [-290, 290])
    pen
      .polygon(dark.lit, [x - 20, 0], [x - 8, 210], [x + 8, 210], [x + 20, 0])
      .polygon(dark.wall, [x - 14, 210], [x, 256], [x + 14, 210]);
}

/** A yellow gatehouse with a round arch in a long prison wall. */
export function drawPrisonGate({ pen, tones }: MotifInput): void {
  const wall = withBuilding(tones, '#d8b46a', '#8a6a50');
  drawBlock(pen, wall, { x: -396, y: 0, width: 792, height: 150 }, 0.06);
  pen
    .rect(wall.deep, -396, 146, 792, 10)
    .dashes(wall.deep, 14, [3, 20], 'M-396 160H-190M190 160H396')
    .stroke(wall.deep, 2, 'M-396 166H-190M190 166H396');
  for (const side of [-1, 1]) {
    drawWindows(pen, wall.window, [side * 296, 60, 180, 60], [3, 1, 24, 34]);
    drawTree(pen, tones, side * 330, 60, 80);
  }
  drawBlock(pen, wall, { x: -190, y: 0, width: 380, height: 236 }, 0.2);
  pen
    .polygon(wall.roof, [-206, 236], [-150, 300], [150, 300], [206, 236])
    .polygon(wall.roofShade, [100, 236], [90, 300], [150, 300], [206, 236])
    .rect(wall.lit, -198, 228, 396, 10);
  drawWindows(pen, wall.window, [0, 172, 360, 50], [5, 1, 28, 40]);
  pen
    .fill(wall.lit, 'M-106 0V60a106 96 0 0 0 212 0V0z')
    .fill(wall.deep, 'M-82 0V56a82 74 0 0 0 164 0V0z')
    .rect(tones.paint('#5f4a3c'), -60, 0, 120, 92)
    .stroke(wall.deep, 4, 'M0 0V92')
    .rect(tones.paint('#4a4440'), -150, 150, 300, 18);
}

/** Twin bell towers and a front of red brick, with a white statue before it. */
export function drawBrickTwins({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b8604a', '#8f4a3c');
  const { paint } = tones;
  for (const x of [-124, 124]) {
    drawBlock(pen, brick, { x: x - 56, y: 0, width: 112, height: 260 }, 0.3);
    for (const y of [88, 172, 254]) pen.rect(brick.lit, x - 62, y, 124, 9);
    drawWindows(pen, brick.window, [x, 20, 90, 60], [1, 1, 26, 46], true);
    drawWindows(pen, brick.window, [x, 100, 96, 66], [2, 1, 22, 48], true);
    drawWindows(pen, brick.window, [x, 184, 96, 66], [2, 1, 24, 54], true);
    pen
      .polygon(paint('#a9b3b0'), [x - 44, 262], [x, 420], [x + 44, 262])
      .polygon(paint('#828c8a'), [x + 8, 262], [x, 420], [x + 44, 262]);
  }
  drawBlock(pen, brick, { x: -70, y: 0, width: 140, height: 200 }, 0.16);
  pen
    .polygon(brick.wall, [-74, 200], [0, 266], [74, 200])
    .line(brick.lit, 7, [-76, 200], [0, 268], [76, 200])
    .circle(brick.lit, 0, 168, 36)
    .circle(brick.window, 0, 168, 29)
    .rect(brick.lit, -70, 110, 140, 8);
  for (const x of [-40, 0, 40]) pen.arch(brick.lit, x - 19, 0, 38, 50).arch(brick.deep, x - 14, 0, 28, 48);
  pen
    .rect(paint('#d8d2c4'), -260, 0, 60, 40)
    .polygon(paint('#f4f1e8'), [-246, 40], [-238, 116], [-222, 116], [-214, 40])
    .circle(paint('#f4f1e8'), -230, 124, 10);
}

/** A small trap door among leaves in a wood, a visitor half in the ground. */
export function drawTunnelWood({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  pen.rect(leafShade, -720, -20, 1440, 700);
  for (let index = 0; index < 13; index++) {
    const x = -690 + index * 112 + (index % 3) * 18;
    pen.stroke(paint(index % 2 ? '#6f6a52' : '#867a5c'), 16 + (index % 4) * 5, `M${x} 0Q${x + 14} 260 ${x - 8} 620`);
  }
  pen
    .rounds(leaf, 120, 'M-690 560h160M-420 600h150M-100 570h170M260 600h160M560 560h140')
    .rounds(leafLight, 40, 'M-620 500h60M-340 540h50M20 510h60M330 540h50M600 500h50')
    .rounds(leaf, 70, 'M-700 60h100M-480 40h80M420 50h90M610 70h90');
  pen
    .fill(paint('#a07a52'), 'M-720 20Q-300 50 0 30T720 20V-240H-720z')
    .rounds(paint('#b98f60'), 12, 'M-560-40h60M-360-120h50M300-60h60M480-150h60M-600-190h50M140-200h50')
    .rounds(paint('#7d8a4c'), 14, 'M-460-70h30M-250-180h30M390-110h30M560-60h30M-120-60h30');
  pen
    .polygon(paint('#3a2e26'), [-90, -70], [-110, -140], [110, -140], [90, -70])
    .polygon(paint('#6b5038'), [-90, -66], [-104, -78], [104, -78], [90, -66]);
  pen
    .fill(paint('#5f6f4a'), 'M-36-128q-10 74 4 96q32 16 64 0q14-22 4-96z')
    .circle(paint('#b98a6a'), 0, 0, 27)
    .fill(paint('#d8c49a'), 'M-56 6Q0 60 56 6z')
    .stroke(paint('#5f6f4a'), 17, 'M-34-44Q-84-10-70 60M34-44Q84-10 70 60');
  pen
    .polygon(paint('#8a6a48'), [-110, 54], [-92, 84], [110, 84], [96, 54])
    .rounds(paint('#b98f60'), 12, 'M-80 84h40M20 86h50');
}

/** A tower of pink stucco with a rooster on its spire. */
export function drawPinkTower({ pen, tones }: MotifInput): void {
  const pink = withBuilding(tones, '#e6a8a4', '#b5605a');
  drawBlock(pen, pink, { x: -150, y: 0, width: 300, height: 150 }, 0.2);
  pen
    .polygon(pink.wall, [-156, 150], [-60, 210], [60, 210], [156, 150])
    .line(pink.lit, 7, [-158, 150], [-60, 212])
    .line(pink.lit, 7, [60, 212], [158, 150]);
  for (const x of [-150, 150])
    pen.rect(pink.wall, x - 15, 0, 30, 180).polygon(pink.lit, [x - 18, 180], [x, 240], [x + 18, 180]);
  drawBlock(pen, pink, { x: -62, y: 0, width: 124, height: 300 }, 0.3);
  for (const y of [100, 204, 294]) pen.rect(pink.lit, -68, y, 136, 9);
  drawWindows(pen, pink.window, [0, 116, 110, 84], [2, 1, 24, 62], true);
  drawWindows(pen, pink.window, [0, 216, 110, 76], [2, 1, 26, 60], true);
  for (const x of [-110, 110]) drawWindows(pen, pink.window, [x, 30, 70, 100], [1, 1, 26, 72], true);
  for (const x of [-56, 56]) pen.polygon(pink.lit, [x - 10, 303], [x, 350], [x + 10, 303]);
  pen
    .polygon(pink.roof, [-54, 303], [0, 470], [54, 303])
    .polygon(pink.roofShade, [8, 303], [0, 470], [54, 303])
    .rect(pink.deep, -1, 466, 3, 44)
    .fill(pink.deep, 'M-14 500q12-12 22 0l8 12-12-4q-10 6-18-8z')
    .pointedArch(pink.lit, -32, 0, 64, 40)
    .pointedArch(pink.deep, -24, 0, 48, 38);
}
