import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

/** A great lodge of logs under a very steep roof with dormers and flags. */
export function drawLogLodge({ pen, tones }: MotifInput): void {
  const log = withBuilding(tones, '#8a5f43', '#6a5348');
  const { wall, lit, shade, deep, window, roof, roofShade } = log;
  for (const x of [-260, 260]) {
    drawBlock(pen, log, { x: x - 110, y: 0, width: 220, height: 96 }, 0.24);
    drawHipRoof(pen, log, [x, 96, 236, 50], 24);
    drawWindows(pen, window, [x, 10, 200, 78], [5, 2, 18, 26]);
  }
  pen
    .rect(wall, -170, 0, 340, 84)
    .rect(shade, 90, 0, 80, 84)
    .polygon(roof, [-214, 70], [-40, 330], [40, 330], [214, 70])
    .polygon(roofShade, [60, 70], [20, 330], [40, 330], [214, 70]);
  for (const [x, y] of [
    [-96, 110],
    [0, 110],
    [96, 110],
    [-52, 178],
    [52, 178],
    [0, 240],
  ] as const)
    pen
      .rect(wall, x - 22, y, 44, 34)
      .polygon(lit, [x - 30, y + 32], [x, y + 62], [x + 30, y + 32])
      .rect(window, x - 12, y + 6, 24, 22);
  pen.rect(shade, -46, 326, 92, 12).dashes(lit, 14, [4, 8], 'M-44 344H44');
  for (const x of [-40, -20, 0, 20, 40])
    pen
      .rect(deep, x - 1, 346, 2, 50)
      .fill(tones.paint(x % 40 ? '#b5443f' : '#2f5f86'), `M${x + 1} 396h20l-5-7 5-7h-20z`);
  pen
    .rect(tones.paint('#8d8478'), 78, 250, 34, 96)
    .rect(deep, -26, 0, 52, 52)
    .rect(window, -20, 0, 40, 46)
    .dashes(shade, 3, [40, 10], 'M-166 24H86M-166 46H86M-166 66H86');
  for (const x of [-160, -60, 60, 160]) pen.rect(lit, x - 5, 0, 10, 84);
}

/** A wide square of red houses with arcades and slate spires, around a rider of bronze. */
export function drawSpirePlaza({ pen, tones }: MotifInput): void {
  const red = withBuilding(tones, '#b85a48', '#5f6a76');
  const { wall, lit, shade, deep, window, roof, roofShade } = red;
  pen
    .rect(wall, -390, 0, 780, 176)
    .rect(shade, 270, 0, 120, 176)
    .polygon(roof, [-396, 176], [-380, 206], [380, 206], [396, 176])
    .polygon(roofShade, [240, 176], [236, 206], [380, 206], [396, 176]);
  pen.dashes(lit, 16, [12, 32], 'M-370 190H376');
  drawWindows(pen, deep, [0, 0, 776, 52], [19, 1, 27, 44], true);
  drawWindows(pen, lit, [0, 56, 776, 116], [22, 3, 18, 30]);
  drawWindows(pen, window, [0, 56, 776, 116], [22, 3, 12, 26]);
  pen.rect(lit, -394, 52, 788, 6).rect(lit, -394, 170, 788, 7);
  drawBlock(pen, withBuilding(tones, '#d9a07a', '#5f6a76'), { x: -96, y: 0, width: 192, height: 196 }, 0.2);
  drawWindows(pen, window, [0, 62, 180, 120], [6, 3, 14, 28]);
  drawWindows(pen, deep, [0, 0, 180, 54], [4, 1, 30, 46], true);
  drawHipRoof(pen, red, [0, 196, 204, 36], 20);
  for (const x of [-96, 96]) {
    drawBlock(pen, red, { x: x - 24, y: 180, width: 48, height: 64 }, 0.36);
    pen.arch(window, x - 8, 206, 16, 18).rect(lit, x - 28, 240, 56, 6);
    drawCone(pen, red, x, 246, 26, 44);
    pen.rect(roof, x - 3, 284, 6, 40);
  }
  const bronze = tones.paint('#4f5a55');
  pen
    .rect(lit, -40, -18, 80, 46)
    .rect(shade, 14, -18, 26, 46)
    .rect(lit, -46, 24, 92, 8)
    .fill(
      bronze,
      'M-34 32h10l4 26h34l8-26h10l-4 34q16 6 18 24l-12 2q-8-12-20-12h-34q-16 0-22-20zM-8 80q-2 22 4 26q-2 10 5 10t5-10q6-4 2-26z',
    );
}

/** A white cathedral with three steep spires behind a square with a rider. */
export function drawTripleSpires({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f1ece0', '#5f6672');
  const { wall, lit, shade, deep, window } = white;
  pen
    .rect(wall, -170, 0, 340, 150)
    .rect(shade, 90, 0, 80, 150)
    .rect(lit, -176, 70, 352, 6)
    .rect(lit, -176, 146, 352, 8)
    .polygon(wall, [-66, 150], [-66, 190], [66, 190], [66, 150])
    .polygon(lit, [-76, 190], [0, 232], [76, 190])
    .circle(deep, 0, 168, 16)
    .circle(lit, 0, 168, 12)
    .stroke(deep, 3, 'M0 168v9M0 168h6');
  for (const x of [-120, 120]) {
    drawBlock(pen, white, { x: x - 34, y: 0, width: 68, height: 214 }, 0.34);
    pen
      .rect(lit, x - 39, 146, 78, 7)
      .rect(lit, x - 39, 208, 78, 8)
      .arch(window, x - 12, 162, 24, 28)
      .arch(window, x - 11, 88, 22, 34);
    drawBlock(pen, white, { x: x - 24, y: 216, width: 48, height: 34 }, 0.36);
    drawCone(pen, white, x, 250, 30, 116);
    pen.rect(lit, x - 1, 364, 3, 22);
  }
  drawBlock(pen, white, { x: -24, y: 226, width: 48, height: 60 }, 0.36);
  pen.arch(window, -10, 240, 20, 28).rect(lit, -30, 282, 60, 7);
  drawCone(pen, white, 0, 289, 34, 150);
  pen.rect(lit, -1, 436, 3, 26).rect(lit, -8, 448, 17, 3);
  for (const x of [-60, -26, 26, 60]) pen.rect(lit, x - 6, 0, 12, 146).rect(shade, x + 2, 0, 4, 146);
  pen.arch(deep, -16, 0, 32, 40).arch(window, -12, 86, 24, 34).arch(deep, -132, 0, 24, 34).arch(deep, 108, 0, 24, 34);
  for (const x of [-270, 270]) {
    const hall = withBuilding(tones, '#e3cfae', '#5f6672');
    drawBlock(pen, hall, { x: x - 84, y: 0, width: 168, height: 108 }, 0.2);
    pen
      .polygon(hall.roof, [x - 88, 108], [x - 74, 150], [x + 74, 150], [x + 88, 108])
      .dashes(hall.lit, 16, [12, 24], `M${x - 66} 128h136`);
    drawWindows(pen, hall.window, [x, 56, 160, 46], [7, 1, 12, 34], true);
    drawWindows(pen, hall.deep, [x, 0, 160, 48], [7, 1, 16, 38], true);
  }
}

/** A hall cut into salt, with chandeliers, carved walls and stairs to an altar. */
export function drawSaltHall({ pen, tones }: MotifInput): void {
  const { paint, isDusk, window } = tones;
  const [dark, rock, pale, floor] = ['#3a3430', '#7d7264', '#a89a86', '#8f8272'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .rect(dark, -720, -240, 1440, 900)
    .fill(rock, 'M-720-240V420Q-500 560-200 580T300 590T720 440V-240z')
    .fill(pale, 'M-330-60V250Q-280 380 0 390T330 250V-60z')
    .fill(mixColors(rock, dark, 0.35), 'M-280-60V240Q-240 340 0 346T280 240V-60z');
  pen
    .polygon(floor, [-290, -60], [290, -60], [720, -240], [-720, -240])
    .stroke(
      mixColors(floor, dark, 0.3),
      4,
      'M-350-84H350M-430-120H430M-560-176H560M-160-60L-400-240M0-60V-240M160-60L400-240',
    );
  pen
    .rect(pale, -90, -60, 180, 130)
    .rect(mixColors(pale, dark, 0.3), -70, -40, 140, 100)
    .arch(isDusk ? window : paint('#f1e3bc'), -30, -30, 60, 60)
    .rect(pale, -120, -60, 240, 20)
    .rect(pale, -4, 70, 8, 60)
    .rect(pale, -22, 100, 44, 8);
  for (const side of [-1, 1])
    for (const [x, y, wide, high] of [
      [380, 20, 70, 130],
      [490, 10, 90, 170],
      [210, -10, 46, 90],
    ] as const)
      pen
        .arch(mixColors(rock, dark, 0.45), side * x - wide / 2, y, wide, high)
        .fill(
          pale,
          `M${side * x - 14} ${y}q-6 ${high * 0.4} 6 ${high * 0.6}q0 18 8 18t8-18q12-${high * 0.2} 6-${high * 0.6}z`,
        );
  const glow = isDusk ? window : paint('#f7e7b4');
  for (const [x, y, size] of [
    [0, 250, 0.9],
    [-230, 330, 1.3],
    [230, 330, 1.3],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(pale, x - 1, y + n(50), 3, 600 - y)
      .circle(glow, x, y + n(14), n(84), 0.14)
      .fill(pale, `M${x - n(64)} ${y + n(18)}q${n(64)}-${n(40)} ${n(128)} 0q-${n(64)}-${n(18)}-${n(128)} 0z`)
      .fill(pale, `M${x - n(40)} ${y + n(46)}q${n(40)}-${n(26)} ${n(80)} 0q-${n(40)}-${n(10)}-${n(80)} 0z`);
    pen
      .rounds(
        glow,
        n(8),
        `M${x - n(62)} ${y + n(26)}v6M${x - n(34)} ${y + n(12)}v6M${x} ${y + n(8)}v6M${x + n(34)} ${y + n(12)}v6M${x + n(62)} ${y + n(26)}v6M${x - n(38)} ${y + n(52)}v6M${x + n(38)} ${y + n(52)}v6M${x} ${y + n(44)}v6`,
      )
      .rounds(
        mixColors(glow, pale, 0.5),
        n(6),
        `M${x - n(48)} ${y}h0M${x - n(20)} ${y - n(10)}h0M${x + n(20)} ${y - n(10)}h0M${x + n(48)} ${y}h0M${x} ${y - n(18)}h0`,
      );
  }
}

/** Sea lions on floating docks before the houses of a pier, with the masts of boats. */
export function drawSealPier({ pen, tones, random }: MotifInput): void {
  const { paint, water, waterLight, lit, haze, leafShade } = tones;
  pen
    .fill(mixColors(leafShade, haze, 0.45), 'M-720 60Q-500 150-300 90T100 110T420 160T720 80V0H-720z')
    .rect(water, -720, -240, 1440, 250)
    .rounds(waterLight, 5, 'M-640-20h200M-120-40h160M260-20h220M-360-200h240M160-220h280', 0.5);
  for (const x of [-380, -320, 250, 330, 400])
    pen
      .rect(paint('#d9d2c4'), x - 2, 0, 4, 210 + (x % 7) * 8)
      .stroke(paint('#d9d2c4'), 2, `M${x} 190l-40-150M${x} 190l40-150`)
      .fill(paint(x % 2 ? '#f1eadb' : '#3f6f94'), `M${x - 44} 18h90l-14-24h-62z`);
  const colors = ['#b5604a', '#6f93a0', '#d9b46a', '#8fa37f'];
  const start = Math.floor(random.between(0, 4));
  for (const [index, x] of [-190, -70, 60, 170].entries()) {
    const house = withBuilding(tones, colors[(start + index) % 4]!, '#6a5f5a');
    drawBlock(pen, house, { x: x - 58, y: 30, width: 116, height: 90 + (index % 2) * 26 }, 0.24);
    drawHipRoof(pen, house, [x, 120 + (index % 2) * 26, 132, 40], 40);
    drawWindows(pen, house.window, [x, 44, 108, 70], [4, 2, 14, 22]);
  }
  pen.rect(paint('#8d7258'), -270, 14, 520, 18).dashes(paint('#5f4a3a'), 30, [8, 40], 'M-260 0H250');
  const hide = ['#7d5f4a', '#5f4a40', '#96735a'].map(paint);
  for (const [x, y, wide] of [
    [-300, -60, 200],
    [120, -76, 230],
    [-150, -150, 290],
    [330, -170, 220],
  ] as const) {
    pen
      .polygon(
        paint('#b59a78'),
        [x - wide / 2, y],
        [x - wide / 2 + 24, y + 22],
        [x + wide / 2 + 24, y + 22],
        [x + wide / 2, y],
      )
      .rect(paint('#7d6248'), x - wide / 2, y - 12, wide, 12);
    for (let index = 0; index < 3; index++) {
      const at = x - wide * 0.34 + index * wide * 0.34;
      const size = wide / 230;
      const n = (value: number) => Math.round(value * size);
      if (index % 2)
        pen.fill(
          hide[index]!,
          `M${at - n(58)} ${y + 8}q${n(12)} ${n(26)} ${n(40)} ${n(28)}q${n(8)} ${n(10)} ${n(8)} ${n(36)}q-${n(2)} ${n(24)} ${n(20)} ${n(24)}q${n(14)}-${n(2)} ${n(26)}-${n(14)}l-${n(14)}-${n(8)}q${n(10)}-${n(36)} 0-${n(66)}z`,
        );
      else
        pen.fill(
          hide[index]!,
          `M${at - n(50)} ${y + 8}q${n(6)} ${n(34)} ${n(50)} ${n(34)}t${n(50)}-${n(20)}l${n(14)}-${n(2)}l-${n(10)}-${n(12)}z`,
        );
    }
  }
  pen.rounds(lit, 4, 'M-60 200l16 6 14-6M80 230l16 6 14-6');
}

/** A very tall tower with a giant clock, a crescent on its spire and lower towers about it. */
export function drawClockSkyscraper({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9cdb4', '#8fa39a');
  const { lit, shade, deep, window } = stone;
  const gold = tones.paint('#d6a84a');
  for (const [x, high] of [
    [-230, 190],
    [230, 190],
    [-140, 236],
    [140, 236],
  ] as const) {
    drawBlock(pen, stone, { x: x - 44, y: 0, width: 88, height: high }, 0.34);
    drawWindows(pen, window, [x, 8, 80, high - 20], [5, Math.round(high / 20), 7, 9]);
    pen.rect(lit, x - 48, high - 5, 96, 7).polygon(stone.roof, [x - 30, high], [x, high + 46], [x + 30, high]);
  }
  drawBlock(pen, stone, { x: -70, y: 0, width: 140, height: 330 }, 0.34);
  drawWindows(pen, window, [0, 8, 126, 310], [8, 16, 7, 9]);
  pen.rect(lit, -76, 324, 152, 8);
  drawBlock(pen, stone, { x: -64, y: 332, width: 128, height: 116 }, 0.34);
  pen
    .rect(lit, -70, 442, 140, 8)
    .circle(gold, 0, 390, 52)
    .circle(tones.isDusk ? mixColors(window, tones.paint('#4f9a7a'), 0.4) : tones.paint('#f1efe4'), 0, 390, 46)
    .stroke(tones.paint('#3f6d5c'), 6, 'M0 390L22 416M0 390L-8 352')
    .circle(tones.paint('#3f6d5c'), 0, 390, 6);
  pen
    .polygon(stone.wall, [-56, 450], [-20, 520], [20, 520], [56, 450])
    .polygon(shade, [18, 450], [8, 520], [20, 520], [56, 450])
    .polygon(gold, [-9, 520], [0, 596], [9, 520])
    .stroke(gold, 5, 'M-9 618a12 12 0 1 1 18 0')
    .rect(deep, -260, 0, 520, 40)
    .dashes(lit, 30, [14, 10], 'M-256 18H258');
}
