import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';

/** A huge white bubble of a dome with a square and a ringed spire, above a wall with a row of stone elephants. */
export function drawWhiteDagoba({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f7f4ec', '#e6e0d2');
  const { wall, lit, shade, deep } = white;
  const stone = tones.paint('#8f8678');
  for (const [half, y] of [
    [300, 40],
    [276, 58],
    [252, 76],
  ] as const)
    pen
      .rect(wall, -half, y, 2 * half, 18)
      .rect(shade, half * 0.4, y, half * 0.6, 18)
      .rect(lit, -half - 3, y + 13, 2 * half + 6, 5);
  pen
    .fill(wall, 'M-232 94Q-262 300 0 312Q262 300 232 94z')
    .fill(shade, 'M70 94Q150 240 20 312Q262 300 232 94z')
    .fill(lit, 'M-196 130Q-190 240-90 284Q-150 220-150 130z');
  drawBlock(pen, white, { x: -48, y: 306, width: 96, height: 46 }, 0.34);
  pen
    .rect(lit, -54, 346, 108, 8)
    .rect(shade, -30, 354, 60, 20)
    .dashes(wall, 20, [7, 6], 'M-28 364H30')
    .polygon(wall, [-28, 374], [0, 476], [28, 374]);
  pen
    .polygon(shade, [6, 374], [0, 476], [28, 374])
    .dashes(shade, 4, [54, 1], 'M-24 390H24M-20 404H20M-16 418H16M-12 432H12')
    .rounds(tones.paint('#e6b53c'), 8, 'M0 474v16');
  pen.rect(wall, -380, 0, 760, 40).rect(lit, -386, 36, 772, 7);
  for (let x = -360; x <= 350; x += 44)
    pen
      .fill(stone, `M${x} 2v20q0 10 10 10h16q10 0 10-12v-18h-6v10h-18v-10z`)
      .rounds(stone, 5, `M${x + 2} 22q-6-6-4-16`);
  pen.arch(deep, -22, 0, 44, 24).polygon(lit, [-30, 0], [30, 0], [46, -16], [-46, -16]);
}

/** A low hemisphere of old stone with a small square railing on its top, behind a carved gate of three beams. */
export function drawGateStupa({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c9a882', '#a5845f');
  const { wall, lit, shade, deep } = stone;
  pen
    .fill(wall, 'M-290 40Q-290 258 0 266Q290 258 290 40z')
    .fill(shade, 'M90 40Q180 180 40 264Q290 250 290 40z')
    .stroke(deep, 2, 'M-284 90Q0 74 284 90M-270 130Q0 114 270 130M-246 170Q0 154 246 170M-206 210Q0 196 206 210', 0.3)
    .rect(wall, -46, 262, 92, 26)
    .dashes(deep, 16, [6, 7], 'M-42 274H44')
    .rect(lit, -50, 286, 100, 6)
    .rect(shade, -3, 292, 6, 56);
  for (const [y, half] of [
    [304, 34],
    [322, 25],
    [340, 16],
  ] as const)
    pen.fill(lit, `M${-half} ${y}Q0 ${y + 14} ${half} ${y}z`);
  pen
    .rect(wall, -330, 0, 660, 46)
    .dashes(deep, 8, [20, 8], 'M-326 14H330M-326 32H330')
    .dashes(lit, 46, [8, 20], 'M-330 23H330')
    .rect(lit, -336, 44, 672, 8);
  const gate = withBuilding(tones, '#e0bb8c', '#b58f60');
  for (const x of [-62, 62]) {
    drawBlock(pen, gate, { x: x - 15, y: -8, width: 30, height: 190 }, 0.36);
    pen
      .dashes(gate.deep, 12, [9, 12], `M${x - 10} 40h20M${x - 10} 76h20M${x - 10} 112h20`)
      .rect(gate.lit, x - 19, 150, 38, 24);
  }
  for (const y of [182, 214, 246]) {
    pen
      .fill(gate.wall, `M-132 ${y + 6}Q0 ${y - 4} 132 ${y + 6}V${y + 22}Q0 ${y + 12}-132 ${y + 22}z`)
      .dashes(gate.deep, 8, [8, 9], `M-110 ${y + 10}Q0 ${y + 4} 110 ${y + 10}`);
    pen.circle(gate.lit, -128, y + 14, 11).circle(gate.shade, 128, y + 14, 11);
    if (y < 246) for (const x of [-62, -20, 20, 62]) pen.rect(gate.shade, x - 6, y + 14, 12, 22);
  }
  pen
    .circle(gate.lit, 0, 276, 13)
    .circle(gate.deep, 0, 276, 6)
    .rect(gate.lit, -66, 262, 10, 24)
    .rect(gate.lit, 56, 262, 10, 24);
}

/** The ruin of a vast brick spire on a square terrace, with stairs of serpents and a few elephants left. */
export function drawBrickSpire({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b98a68', '#8f6448');
  const { wall, lit, shade, deep } = brick;
  const pale = withBuilding(tones, '#ded2bc', '#b3a68e');
  pen
    .polygon(wall, [-290, 0], [-270, 116], [270, 116], [290, 0])
    .polygon(shade, [150, 0], [140, 116], [270, 116], [290, 0])
    .rect(lit, -274, 108, 548, 9);
  for (let row = 0; row < 5; row++)
    pen.dashes(deep, 3, [22, 8], `M${-280 + row * 4} ${16 + row * 20}H${280 - row * 4}`);
  pen
    .polygon(wall, [-200, 116], [-180, 220], [180, 220], [200, 116])
    .polygon(shade, [90, 116], [84, 220], [180, 220], [200, 116])
    .polygon(wall, [-140, 220], [-110, 330], [-60, 346], [-30, 372], [10, 350], [50, 356], [96, 310], [140, 220])
    .polygon(shade, [50, 220], [50, 356], [96, 310], [140, 220])
    .rect(lit, -184, 214, 368, 8)
    .pointedArch(deep, -34, 222, 68, 40)
    .pointedArch(tones.paint('#e0b040'), -18, 222, 36, 30);
  for (const x of [-240, -180, 180, 240])
    pen
      .fill(pale.wall, `M${x - 20} 116v20q0 14 14 14h14q14 0 14-16v-18z`)
      .rounds(pale.shade, 6, `M${x - 16} 136q-8-8-6-20`);
  pen
    .polygon(pale.wall, [-50, 116], [50, 116], [76, -8], [-76, -8])
    .dashes(pale.shade, 4, [150, 8], 'M-72 8H72M-68 24H68M-66 40H66M-62 56H62M-58 72H58M-56 88H56M-52 104H52');
  for (const side of [-1, 1])
    pen
      .stroke(pale.lit, 15, `M${side * 54} 120L${side * 84} -4`)
      .fill(pale.lit, `M${side * 84} -10q${side * 26} 10 ${side * 22} 60q${side * -16} 6 ${side * -26} -20z`);
  pen.rounds(tones.leaf, 20, 'M-120 226h0M120 224h0M-250 4h20M240 4h30');
}
