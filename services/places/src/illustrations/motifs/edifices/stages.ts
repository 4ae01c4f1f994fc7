import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawColumn, drawFlag, drawSteps, traceArcade } from '../parts.js';

/** A palace of white marble under three domes that shade from orange to gold. */
export function drawTiledDomes({ pen, tones }: MotifInput): void {
  const marble = withBuilding(tones, '#f5efe4', '#e0913f');
  const { wall, lit, shade, deep, window } = marble;
  drawBlock(pen, marble, { x: -320, y: 0, width: 640, height: 130 }, 0.12);
  drawWindows(pen, window, [-215, 18, 180, 100], [5, 2, 18, 34], true);
  drawWindows(pen, window, [215, 18, 180, 100], [5, 2, 18, 34], true);
  pen.rect(lit, -326, 126, 652, 9);
  for (const x of [-215, 215]) {
    drawBlock(pen, marble, { x: x - 52, y: 130, width: 104, height: 24 }, 0.3);
    drawDome(pen, withBuilding(tones, '#f5efe4', '#e3b04a'), x, 152, 52, 46);
    pen.rounds(lit, 9, `M${x} 200v8`);
  }
  drawBlock(pen, marble, { x: -118, y: 0, width: 236, height: 176 }, 0.2);
  pen
    .arch(shade, -70, 40, 140, 46)
    .arch(deep, -60, 40, 120, 40)
    .arch(window, -44, 40, 88, 34)
    .rect(lit, -124, 168, 248, 9)
    .rect(deep, -70, 0, 140, 34);
  for (const x of [-96, -78, 78, 96, -44, 44]) drawColumn(pen, marble, x, 0, 14, Math.abs(x) < 50 ? 40 : 128);
  drawBlock(pen, marble, { x: -98, y: 176, width: 196, height: 44 }, 0.3);
  pen.dashes(window, 26, [12, 10], 'M-90 196h182').rect(lit, -104, 216, 208, 8);
  pen
    .fill(tones.paint('#d9663a'), 'M-96 222Q-94 330-22 356H22Q94 330 96 222z')
    .fill(tones.paint('#e8a03f'), 'M-96 222Q-96 262-86 290Q0 310 86 290Q96 262 96 222z')
    .fill(tones.paint('#f0c65a'), 'M-96 222Q-96 238-94 250Q0 266 94 250Q96 238 96 222z')
    .fill(tones.paint('#a8482c'), 'M40 222Q46 320 8 356H22Q94 330 96 222z', 0.5);
  pen.stroke(lit, 3, 'M-60 222Q-58 320-14 354M0 222V356M60 222Q58 320 14 354');
  drawBlock(pen, marble, { x: -16, y: 354, width: 32, height: 24 }, 0.4);
  pen
    .dome(tones.paint('#d9663a'), 0, 378, 17, 16)
    .fill(deep, 'M-22 398q12-10 22 6q10-16 22-6q-10 0-18 14h-8q-8-14-18-14z')
    .rect(deep, -2, 392, 4, 12);
  drawSteps(pen, marble, 150, 2, 7, 12);
  pen.rect(wall, -318, 60, 636, 5);
}

/** A rich opera: paired columns over arcades, a shallow copper dome behind, and two gilded groups. */
export function drawGildedOpera({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#ead9b6', '#6f9a8a');
  const { wall, lit, shade, deep, window } = stone;
  const gold = tones.paint('#e3b23c');
  pen
    .polygon(stone.roofShade, [-190, 180], [0, 290], [190, 180])
    .polygon(gold, [-8, 282], [0, 326], [8, 282])
    .rounds(gold, 9, 'M-16 296l-12 10M16 296l12 10');
  drawBlock(pen, stone, { x: -130, y: 170, width: 260, height: 34 }, 0.2);
  pen
    .dome(stone.roof, 0, 204, 118, 58)
    .fill(stone.roofShade, 'M30 204Q60 240 0 262a118 58 0 0 0 118-58z')
    .stroke(gold, 4, 'M-70 206Q-50 250-14 260M0 206v54M70 206Q50 250 14 260')
    .rect(gold, -18, 260, 36, 14);
  drawBlock(pen, stone, { x: -330, y: 0, width: 660, height: 170 }, 0.08);
  pen
    .fill(wall, traceArcade({ x: -262, y: 0, height: 66 }, { count: 7, span: 50, pier: 21, sides: 28 }))
    .rect(deep, -250, 0, 500, 3);
  for (let x = -241; x <= 241; x += 71) pen.arch(deep, x - 4, 0, 50, 28);
  pen.rect(shade, -262, 72, 524, 76).rect(lit, -334, 64, 668, 9);
  for (let x = -226; x <= 226; x += 71) pen.rect(window, x - 16, 74, 36, 60).rect(gold, x - 16, 120, 36, 5);
  for (let x = -262; x <= 262; x += 71) for (const side of [-9, 9]) pen.rect(lit, x + side - 6, 74, 11, 74);
  pen
    .rect(lit, -334, 146, 668, 8)
    .rect(wall, -330, 154, 660, 22)
    .rounds(gold, 13, 'M-226 165h0M-155 165h0M-84 165h0M-13 165h0M58 165h0M129 165h0M200 165h0')
    .rect(lit, -336, 174, 672, 7);
  for (const x of [-290, 290]) {
    pen
      .rect(wall, x - 44, 0, 88, 182)
      .rect(shade, x + 16, 0, 28, 182)
      .arch(deep, x - 18, 0, 36, 34)
      .arch(window, x - 16, 84, 32, 34)
      .fill(lit, `M${x - 48} 181Q${x} 226 ${x + 48} 181z`);
    pen
      .fill(
        gold,
        `M${x - 12} 200q-4 24 2 38h20q6-14 2-38zM${x - 8} 232q-40 40-44 8q20 2 38-24zM${x + 8} 232q40 40 44 8q-20 2-38-24z`,
      )
      .rounds(gold, 11, `M${x} 248v0`);
  }
  drawSteps(pen, stone, 300, 2, 6, 8);
}

/** A theater with eight columns and a chariot of four horses on its pediment. */
export function drawChariotTheater({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#f1e6d2', '#8f9a94');
  const { wall, lit, shade, deep, window } = stone;
  drawBlock(pen, stone, { x: -300, y: 0, width: 600, height: 190 }, 0.16);
  drawWindows(pen, window, [-230, 30, 110, 120], [3, 2, 18, 34]);
  drawWindows(pen, window, [230, 30, 110, 120], [3, 2, 18, 34]);
  pen
    .rect(lit, -308, 184, 616, 9)
    .polygon(wall, [-200, 190], [-200, 214], [0, 292], [200, 214], [200, 190])
    .polygon(lit, [-212, 212], [0, 296], [212, 212], [200, 206], [0, 282], [-200, 206]);
  pen
    .rect(shade, -170, 14, 340, 150)
    .rect(deep, -130, 14, 40, 70)
    .rect(deep, -20, 14, 40, 70)
    .rect(deep, 90, 14, 40, 70);
  drawWindows(pen, window, [0, 96, 320, 50], [7, 1, 18, 34]);
  for (let index = 0; index < 8; index++) drawColumn(pen, stone, -161 + index * 46, 14, 24, 146);
  pen
    .rect(lit, -190, 160, 380, 14)
    .polygon(lit, [-190, 174], [0, 236], [190, 174])
    .polygon(tones.paint('#c98f7a'), [-140, 180], [0, 224], [140, 180]);
  const bronze = tones.paint('#5a6a60');
  pen
    .rect(wall, -64, 226, 128, 18)
    .fill(
      bronze,
      'M-62 244l4 26q-14 10-6 26l12 2 8-14h14l-2 16 14 4 6-18h10l-2 18 14 4 8-18h12l0 18 12 2q8-18-6-30l6-36h-8l-6 24h-12l-4-24h-8l-4 24h-12l-6-24h-8l-2 24h-12l-8-24z',
    )
    .rounds(bronze, 12, 'M44 280v20')
    .rounds(bronze, 10, 'M44 316v0M44 300l-26 6');
  drawSteps(pen, stone, 190, 2, 7, 8);
}

/** A round hall of red brick with a frieze and a shallow dome of glass. */
export function drawGlassDrum({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b5654a', '#8fa3ad');
  const { lit, window, deep, shade } = brick;
  const cream = tones.paint('#ead9ba');
  pen
    .rect(brick.wall, -260, 0, 520, 168)
    .rect(shade, 120, 0, 140, 168)
    .rect(mixColors(shade, deep, 0.25), 210, 0, 50, 168)
    .rect(cream, -266, 52, 532, 7)
    .rect(cream, -266, 108, 532, 6);
  drawWindows(pen, deep, [0, 0, 510, 50], [13, 1, 20, 38], true);
  drawWindows(pen, window, [0, 60, 510, 46], [15, 1, 14, 34], true);
  drawWindows(pen, window, [0, 116, 510, 26], [19, 1, 10, 18]);
  pen.rect(cream, -268, 144, 536, 22).dashes(brick.wall, 12, [9, 7], 'M-262 155h524').rect(cream, -276, 166, 552, 8);
  const glass = tones.isDusk ? mixColors(tones.window, '#6f7f9a', 0.35) : tones.paint('#a9bcc4');
  pen
    .fill(glass, 'M-250 174Q-190 264-60 282H60Q190 264 250 174z')
    .fill(brick.roofShade, 'M90 174Q110 250 20 282H60Q190 264 250 174z', 0.6)
    .stroke(
      lit,
      3,
      'M-180 174Q-130 262-40 280M-90 174Q-60 266-16 282M0 174V282M90 174Q60 266 16 282M180 174Q130 262 40 280M-222 210H222M-160 250H160',
    )
    .rect(lit, -30, 280, 60, 14);
  drawBlock(pen, brick, { x: -66, y: 0, width: 132, height: 122 }, 0.24);
  pen.arch(cream, -42, 0, 84, 60).arch(deep, -34, 0, 68, 56).rect(cream, -72, 118, 144, 8);
}

/** A pink opera house in the tropics with a dome of tiles in green, yellow and blue. */
export function drawJungleOpera({ pen, tones }: MotifInput): void {
  const pink = withBuilding(tones, '#d98f85', '#c9806f');
  const white = tones.paint('#f5ecde');
  const { window, deep } = pink;
  drawBlock(pen, pink, { x: -300, y: 14, width: 600, height: 136 }, 0.14);
  drawWindows(pen, white, [0, 22, 580, 120], [15, 2, 24, 46], true);
  drawWindows(pen, window, [0, 22, 580, 120], [15, 2, 15, 40], true);
  pen.rect(white, -306, 80, 612, 6).rect(white, -306, 146, 612, 10);
  drawHipRoof(pen, pink, [0, 156, 590, 26], 20);
  pen
    .fill(white, traceArcade({ x: -111, y: 14, height: 76 }, { count: 4, span: 42, pier: 11, sides: 36 }))
    .rect(deep, -100, 14, 200, 3);
  for (let x = -100; x <= 100; x += 50) drawColumn(pen, withBuilding(tones, '#f5ecde', '#d9cdb8'), x, 92, 14, 62);
  pen
    .rect(white, -120, 152, 240, 10)
    .fill(pink.wall, 'M-110 162H110V182Q60 186 46 210Q0 246-46 210Q-60 186-110 182z')
    .stroke(white, 6, 'M-112 182Q-60 186-46 210Q0 246 46 210Q60 186 112 182')
    .circle(white, 0, 194, 14);
  pen.rect(pink.wall, -76, 180, 152, 44).rect(pink.shade, 30, 180, 46, 44).rect(white, -82, 220, 164, 8);
  const dome = ['#3f8a5a', '#e8c04a', '#3f6fb0'].map(tones.paint) as [string, string, string];
  pen
    .fill(dome[0], 'M-76 228Q-76 320 0 330Q76 320 76 228z')
    .stroke(dome[1], 9, 'M-66 252L-20 316M-72 236L30 318M-40 232L54 296M10 232L70 272')
    .stroke(dome[2], 6, 'M66 252L20 316M72 236L-30 318M40 232L-54 296M-10 232L-70 272')
    .fill(dome[2], 'M30 228Q40 300 4 330Q76 320 76 228z', 0.4)
    .rect(white, -9, 328, 18, 26)
    .rounds(dome[1], 9, 'M0 360v8');
  pen
    .rect(white, -320, 6, 640, 9)
    .polygon(white, [-60, 14], [60, 14], [96, -12], [-96, -12])
    .stroke(tones.paint('#b9a99a'), 4, 'M-330-10Q-280 8-230-10T-130-10M130-10Q180 8 230-10T330-10');
}

/** A casino with two ornate towers, a copper roof and a clock above its awning, among palms. */
export function drawTwinCasino({ pen, tones }: MotifInput): void {
  const cream = withBuilding(tones, '#f2e2bf', '#6f9a8c');
  const { wall, lit, deep, window } = cream;
  drawBlock(pen, cream, { x: -330, y: 0, width: 660, height: 116 }, 0.12);
  drawWindows(pen, window, [0, 10, 640, 92], [17, 2, 17, 30], true);
  pen.rect(lit, -336, 112, 672, 9).rect(lit, -334, 56, 668, 5);
  drawHipRoof(pen, cream, [0, 121, 660, 54], 40);
  drawBlock(pen, cream, { x: -110, y: 0, width: 220, height: 150 }, 0.16);
  for (const x of [-64, 0, 64]) pen.arch(lit, x - 26, 52, 52, 42).arch(window, x - 20, 52, 40, 40);
  pen
    .rect(lit, -116, 146, 232, 9)
    .fill(wall, 'M-60 155Q-50 206 0 212Q50 206 60 155z')
    .circle(tones.paint('#e0b040'), 0, 178, 21)
    .circle(tones.isDusk ? tones.window : tones.paint('#fbf6e6'), 0, 178, 16)
    .stroke(deep, 3, 'M0 178v11M0 178h8')
    .fill(tones.paint('#7d4a3f'), 'M-90 40Q0 66 90 40V30H-90z')
    .rect(deep, -50, 0, 100, 30);
  for (const x of [-130, 130]) {
    drawBlock(pen, cream, { x: x - 34, y: 0, width: 68, height: 206 }, 0.32);
    pen
      .arch(deep, x - 16, 152, 32, 30)
      .arch(window, x - 13, 66, 26, 36)
      .rect(lit, x - 40, 200, 80, 9);
    drawDome(pen, cream, x, 209, 28, 34);
    drawBlock(pen, cream, { x: x - 9, y: 240, width: 18, height: 22 }, 0.4);
    drawDome(pen, cream, x, 262, 11, 14);
    drawFlag(pen, deep, tones.paint('#c9483f'), x, 274, 34);
  }
  for (const x of [-290, -220, 220, 290])
    pen
      .rect(tones.paint('#8a6a4c'), x - 3, -6, 7, 92)
      .rounds(
        tones.leaf,
        9,
        `M${x} 86q-26 12-40-10M${x} 86q26 12 40-10M${x} 86q-10 24-34 16M${x} 86q10 24 34 16M${x} 86v24`,
      );
  pen.ellipse(tones.leafLight, 0, -14, 200, 12).ellipse(mixColors(tones.water, tones.sky[1], 0.3), 0, -14, 60, 7);
}
