import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawOnion, drawSteps } from '../parts.js';

/** A white church of eight sides with giant scrolls around its dome, at the mouth of a canal. */
export function drawScrollDome({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#f2ede3', '#a9b4ba');
  const { wall, lit, shade, deep, window } = stone;
  drawBlock(pen, stone, { x: 110, y: 60, width: 120, height: 110 }, 0.3);
  drawDome(pen, stone, 170, 170, 56, 58);
  for (const x of [120, 222]) {
    drawBlock(pen, stone, { x: x - 13, y: 120, width: 26, height: 120 }, 0.4);
    drawOnion(pen, stone.roof, stone.roofShade, x, 240, 14, 36);
  }
  drawBlock(pen, stone, { x: -200, y: 20, width: 400, height: 130 }, 0.18);
  for (const x of [-140, 140])
    pen
      .polygon(wall, [x - 56, 150], [x, 182], [x + 56, 150])
      .arch(deep, x - 20, 40, 40, 56)
      .arch(window, x - 14, 44, 28, 48)
      .rect(lit, x - 60, 144, 120, 7);
  drawBlock(pen, stone, { x: -116, y: 150, width: 232, height: 70 }, 0.3);
  drawWindows(pen, window, [0, 156, 200, 56], [6, 1, 18, 42], true);
  for (const x of [-124, -66, 66, 124])
    pen
      .circle(shade, x, 178, 27)
      .circle(lit, x, 178, 19)

      .rounds(lit, 9, `M${x} 208v18`);
  pen.rect(lit, -122, 216, 244, 8);
  drawDome(pen, stone, 0, 224, 106, 112);
  pen.stroke(stone.roofShade, 3, 'M-62 226Q-56 300-16 332M0 226V336M62 226Q56 300 16 332');
  drawBlock(pen, stone, { x: -17, y: 332, width: 34, height: 42 }, 0.4);
  drawDome(pen, stone, 0, 374, 19, 22);
  pen
    .rounds(lit, 6, 'M0 400v14')
    .arch(lit, -52, 20, 104, 96)
    .arch(deep, -38, 20, 76, 84)
    .arch(window, -26, 20, 52, 70)
    .polygon(lit, [-62, 158], [0, 192], [62, 158]);
  pen.dashes(lit, 136, [14, 6], 'M-73 88H-40M40 88H74');
  drawSteps(pen, stone, 210, 3, 7, 18);
}

/** An eight-sided baptistery of white and green marble with a pyramid roof and golden doors. */
export function drawMarbleOctagon({ pen, tones }: MotifInput): void {
  const marble = withBuilding(tones, '#f3ecdf', '#e6dfd0');
  const green = tones.paint('#4f6f5f');
  const { wall, lit, shade, deep } = marble;
  pen
    .polygon(wall, [-230, 0], [-230, 196], [-100, 196], [-100, 0])
    .rect(lit, -100, 0, 200, 196)
    .polygon(shade, [100, 0], [100, 196], [230, 196], [230, 0]);
  for (const [x, half] of [
    [-165, 48],
    [0, 74],
    [165, 48],
  ] as const) {
    pen.stroke(green, 5, `M${x - half} 6V90H${x + half}V6M${x - half} 100V186H${x + half}V100z`);
    for (const dx of [-0.62, 0, 0.62])
      pen
        .arch(green, x + half * dx - half * 0.26, 106, half * 0.52, 40)
        .arch(x > 100 ? shade : wall, x + half * dx - half * 0.19, 106, half * 0.38, 40)
        .rect(deep, x + half * dx - half * 0.08, 112, half * 0.16, 24);
  }
  pen.rect(green, -234, 92, 468, 5).rect(lit, -238, 190, 476, 9);
  pen
    .polygon(wall, [-230, 199], [-210, 242], [-92, 242], [-100, 199])
    .polygon(lit, [-100, 199], [-92, 242], [92, 242], [100, 199])
    .polygon(shade, [100, 199], [92, 242], [210, 242], [230, 199])
    .dashes(green, 28, [5, 22], 'M-206 220H210');
  pen
    .polygon(marble.roof, [-218, 242], [-14, 322], [-92, 242])
    .polygon(lit, [-92, 242], [-14, 322], [14, 322], [92, 242])
    .polygon(marble.roofShade, [92, 242], [14, 322], [218, 242]);
  drawBlock(pen, marble, { x: -16, y: 320, width: 32, height: 34 }, 0.4);
  drawCone(pen, marble, 0, 354, 20, 26);
  pen
    .rect(green, -40, 0, 80, 84)
    .rect(tones.paint('#d9a93f'), -32, 0, 64, 78)
    .stroke(tones.paint('#9a742a'), 3, 'M0 0V78M-32 16H32M-32 31H32M-32 46H32M-32 62H32');
}

/** A striped basilica on a bare hill with a tall tower that carries a golden figure. */
export function drawGoldFigureHill({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#f1e9db', '#9a8f86');
  const { wall, lit, shade, deep, window } = stone;
  const green = tones.paint('#8a9a8f');
  const gold = tones.paint('#e6b53c');
  pen
    .polygon(
      withBuilding(tones, '#d9cbb0', '#d9cbb0').wall,
      [-398, 0],
      [-250, 70],
      [-150, 110],
      [180, 110],
      [270, 60],
      [398, 0],
    )
    .polygon(withBuilding(tones, '#b9a88a', '#b9a88a').wall, [40, 0], [110, 110], [180, 110], [270, 60], [398, 0])
    .rounds(tones.leaf, 26, 'M-330 20h60M-230 60h40M230 40h60M310 16h40M-90 30h60');
  drawBlock(pen, stone, { x: -170, y: 106, width: 350, height: 36 }, 0.2);
  drawBlock(pen, stone, { x: -60, y: 140, width: 230, height: 84 }, 0.24);
  pen.dashes(green, 8, [230, 8], 'M-60 156H170M-60 178H170M-60 200H170');
  drawWindows(pen, window, [70, 148, 190, 66], [5, 1, 16, 44], true);
  pen.polygon(stone.roof, [-64, 224], [-50, 256], [160, 256], [174, 224]);
  drawBlock(pen, stone, { x: 66, y: 236, width: 92, height: 40 }, 0.3);
  drawDome(pen, stone, 112, 276, 46, 50);
  pen.rounds(lit, 7, 'M112 330v10');
  drawBlock(pen, stone, { x: -140, y: 110, width: 76, height: 210 }, 0.32);
  pen
    .dashes(green, 8, [76, 8], 'M-140 140H-64M-140 166H-64M-140 192H-64M-140 218H-64M-140 244H-64')
    .arch(deep, -122, 252, 40, 30)
    .arch(window, -118, 150, 32, 40)
    .rect(lit, -146, 314, 88, 8);
  drawBlock(pen, stone, { x: -126, y: 322, width: 48, height: 40 }, 0.36);
  pen
    .arch(deep, -112, 328, 20, 18)
    .rect(lit, -130, 360, 56, 6)
    .rect(shade, -116, 366, 28, 14)
    .fill(gold, 'M-114 380q-4 40 4 54h16q8-14 4-54z')
    .circle(gold, -102, 442, 8)
    .rounds(gold, 6, 'M-92 424l10-6')
    .rect(wall, -142, 104, 80, 6);
}

/** A synagogue of striped brick with two towers that carry onion domes, and a rose between them. */
export function drawStripedSynagogue({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#e3c08a', '#3f4550');
  const red = tones.paint('#b5654a');
  const gold = tones.paint('#e0b040');
  const { lit, deep, window } = brick;
  drawBlock(pen, brick, { x: -200, y: 0, width: 400, height: 150 }, 0.16);
  drawBlock(pen, brick, { x: -74, y: 0, width: 148, height: 196 }, 0.2);
  pen
    .dashes(red, 9, [400, 9], 'M-200 20H200M-200 48H200M-200 76H200M-200 104H200M-200 132H200')

    .circle(lit, 0, 136, 37)
    .circle(window, 0, 136, 30)
    .arch(lit, -44, 0, 88, 42)
    .arch(deep, -34, 0, 68, 40)
    .rect(lit, -78, 192, 156, 9)
    .rounds(gold, 11, 'M0 222v0');
  for (const x of [-146, 146]) for (const at of [-20, 20]) pen.arch(window, x + at - 9, 26, 18, 68);
  for (const x of [-108, 108]) {
    drawBlock(pen, brick, { x: x - 30, y: 0, width: 60, height: 280 }, 0.36);
    pen.dashes(red, 60, [9, 25], `M${x} 24V270`);
    pen
      .arch(window, x - 11, 150, 22, 50)
      .rect(lit, x - 35, 216, 70, 7)
      .rect(lit, x - 36, 276, 72, 9)
      .circle(lit, x, 246, 17)
      .circle(tones.isDusk ? window : deep, x, 246, 13)
      .rect(brick.wall, x - 20, 285, 40, 30)
      .rect(lit, x - 25, 312, 50, 7);
    drawOnion(pen, brick.roof, brick.roofShade, x, 319, 30, 62);
    pen
      .stroke(gold, 4, `M${x - 22} 330Q${x} 336 ${x + 22} 330M${x - 24} 344Q${x} 350 ${x + 24} 344`)
      .rounds(gold, 9, `M${x} 384v8`);
  }
}

/** A round baroque church whose dome swings up from its walls like a bell of stone. */
export function drawBellDome({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e3cfa3', '#d2bb8a');
  const { wall, lit, shade, deep, window } = stone;
  const dark = tones.paint('#8a7f70');
  drawBlock(pen, stone, { x: -170, y: 0, width: 340, height: 170 }, 0.26);
  pen
    .rect(dark, -150, 40, 16, 12)
    .rect(dark, 60, 100, 18, 12)
    .rect(dark, -60, 20, 14, 10)
    .rect(dark, 120, 60, 14, 12)
    .rect(dark, -110, 120, 16, 12);
  for (const x of [-110, 0, 110])
    pen
      .arch(lit, x - 27, 30, 54, 90)
      .arch(window, x - 20, 30, 40, 86)
      .stroke(lit, 3, `M${x} 30v104M${x - 20} 70h40`);
  for (const x of [-164, -60, 60, 164]) pen.rect(lit, x - 11, 0, 22, 160).rect(shade, x + 4, 0, 7, 160);
  pen
    .rect(lit, -180, 160, 360, 14)
    .polygon(lit, [-64, 174], [0, 204], [64, 174])
    .fill(stone.roof, 'M-176 174Q-110 190-112 250Q-110 330-40 360H40Q110 330 112 250Q110 190 176 174z')
    .fill(stone.roofShade, 'M60 174Q60 190 62 250Q60 330 16 360H40Q110 330 112 250Q110 190 176 174z')
    .stroke(lit, 4, 'M-70 180Q-64 290-26 356M0 204V360M70 180Q64 290 26 356');
  for (const [x, y] of [
    [-60, 264],
    [0, 270],
    [60, 264],
  ] as const)
    pen.ellipse(deep, x, y, 9, 15);
  for (const x of [-160, 160]) {
    drawBlock(pen, stone, { x: x - 24, y: 170, width: 48, height: 60 }, 0.4);
    pen.arch(deep, x - 9, 180, 18, 26).rect(lit, x - 28, 228, 56, 7);
    drawOnion(pen, stone.roof, stone.roofShade, x, 235, 20, 44);
  }
  drawBlock(pen, stone, { x: -32, y: 356, width: 64, height: 50 }, 0.36);
  pen.dashes(deep, 34, [10, 10], 'M-26 380H30').rect(lit, -38, 402, 76, 8);
  drawDome(pen, stone, 0, 410, 30, 26);
  pen
    .rounds(tones.paint('#e0b040'), 6, 'M0 440v22')
    .rect(tones.paint('#e0b040'), -8, 454, 16, 4)
    .rect(wall, -170, 0, 340, 5);
}
