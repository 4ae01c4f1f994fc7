import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock, drawOnion, traceArcade } from '../parts.js';

/** Nets that hang from great frames of poles above the water of a harbor. */
export function drawFishingNets({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, water, waterLight, haze } = tones;
  pen
    .rounds(mixColors(leafShade, haze, 0.3), 70, 'M-700 40h420M-200 34h300M200 40h500')
    .rounds(mixColors(leaf, haze, 0.2), 50, 'M-620 56h160M-100 44h120M320 54h200');
  pen
    .rect(water, -720, -240, 1440, 262)
    .rounds(waterLight, 5, 'M-600-20h200M-120-60h220M260-30h200M-420-120h260M120-160h300', 0.5);
  const pole = paint('#5f4636');
  for (const [x, y, size] of [
    [-270, 0, 0.8],
    [250, 4, 0.86],
    [0, -70, 1.3],
  ] as const) {
    const at = (a: number, b: number) => `${Math.round(x + a * size)} ${Math.round(y + b * size)}`;
    pen.fill(
      paint('#c9d6cf'),
      `M${at(-170, 170)}Q${at(-120, 20)} ${at(-40, 10)}Q${at(20, 30)} ${at(40, 180)}Q${at(-60, 120)} ${at(-170, 170)}z`,
      0.5,
    );
    pen.stroke(
      paint('#e3e8e2'),
      1.6,
      `M${at(-170, 170)}Q${at(-120, 20)} ${at(-40, 10)}Q${at(20, 30)} ${at(40, 180)}M${at(-130, 158)}Q${at(-90, 60)} ${at(-40, 10)}M${at(-66, 144)}L${at(-40, 10)}M${at(0, 160)}Q${at(-10, 60)} ${at(-40, 10)}M${at(-150, 110)}Q${at(-60, 70)} ${at(34, 110)}`,
    );
    pen.stroke(
      pole,
      6 * size,
      `M${at(-60, 250)}L${at(-170, 170)}M${at(-60, 250)}L${at(40, 180)}M${at(-60, 250)}L${at(-110, 190)}M${at(-60, 250)}L${at(0, 200)}M${at(-60, 250)}L${at(110, 60)}M${at(110, 60)}L${at(190, 20)}`,
    );
    pen
      .stroke(
        pole,
        8 * size,
        `M${at(80, -10)}L${at(110, 170)}L${at(140, -10)}M${at(60, 0)}H${Math.round(x + 210 * size)}`,
      )
      .stroke(pole, 3, `M${at(-60, 250)}L${at(110, 170)}L${at(190, 30)}`);
    pen.rounds(paint('#8d8478'), 15 * size, `M${at(168, 14)}h0M${at(182, 8)}h0M${at(196, 2)}h0`);
    for (const step of [84, 124])
      pen
        .fill(
          paint(step > 100 ? '#c8434a' : '#f1ead8'),
          `M${at(step - 9, 4)}q-2 ${30 * size} ${8 * size} ${36 * size}h${4 * size}q${9 * size}-${6 * size} ${8 * size}-${36 * size}z`,
        )
        .rounds(paint('#7a5240'), 13 * size, `M${at(step + 1, 50)}h0`);
  }
}

/** A giant flower of steel that opens above a pool in a park. */
export function drawSteelFlower({ pen, tones }: MotifInput): void {
  const steel = withBuilding(tones, '#c9d6dc', '#93a5b0');
  const { lit, shade, wall } = steel;
  pen.ellipse(tones.water, 0, 2, 240, 20).ellipse(mixColors(tones.water, lit, 0.4), -30, 5, 130, 9);
  for (const [dx, high, half] of [
    [-90, 300, 46],
    [90, 300, 46],
    [0, 330, 50],
  ] as const)
    pen.fill(
      shade,
      `M0 60Q${dx - half} ${high * 0.5} ${dx - half * 0.4} ${high}Q${dx + half} ${high * 0.8} ${dx + half * 0.8} ${high * 0.5}Q${dx * 0.5} 120 0 60z`,
    );
  pen
    .stroke(tones.paint('#b5504a'), 7, 'M-8 80Q-30 180-34 270M8 80Q26 180 30 270M0 80V286')
    .rounds(tones.paint('#d9605a'), 18, 'M-34 276h0M30 276h0M0 292h0');
  for (const side of [-1, 1]) {
    pen
      .fill(
        side < 0 ? lit : wall,
        `M0 40Q${side * 110} 90 ${side * 250} 260Q${side * 150} 270 ${side * 86} 220Q${side * 20} 150 0 40z`,
      )
      .fill(
        side < 0 ? wall : shade,
        `M0 40Q${side * 60} 130 ${side * 250} 260Q${side * 150} 270 ${side * 86} 220Q${side * 20} 150 0 40z`,
      );
    pen.fill(
      side < 0 ? lit : wall,
      `M0 36Q${side * 150} 40 ${side * 270} 140Q${side * 170} 170 ${side * 100} 120Q${side * 40} 80 0 36z`,
    );
  }
  pen
    .fill(lit, 'M-70 190Q-60 90 0 36Q60 90 70 190Q0 150-70 190z')
    .stroke(shade, 3, 'M0 40V164M-20 70Q-40 120-44 176M20 70Q40 120 44 176')
    .rect(shade, -14, 0, 28, 44);
}

/** A mosque of red stone with three white domes and four towers around a wide court. */
export function drawRedMosque({ pen, tones }: MotifInput): void {
  const red = withBuilding(tones, '#b5604a', '#f4ede0');
  const { wall, lit, shade, deep } = red;
  const white = tones.paint('#f1e6d4');
  const gold = tones.paint('#d6a84a');
  for (const x of [-330, 330]) {
    drawBlock(pen, red, { x: x - 17, y: 0, width: 34, height: 300 }, 0.4);
    for (const y of [96, 196, 290]) pen.rect(white, x - 24, y, 48, 8);
    drawWindows(pen, deep, [x, 300, 40, 30], [3, 1, 7, 24], true);
    pen.dome(white, x, 330, 22, 24).rect(gold, x - 1, 352, 3, 16);
  }
  pen.rect(wall, -270, 0, 540, 120).rect(shade, 150, 0, 120, 120).rect(white, -274, 114, 548, 7);
  for (const x of [-160, 160, 0]) {
    const size = x ? 58 : 78;
    const y = x ? 140 : 176;
    pen.rect(wall, x - size * 0.8, 110, size * 1.6, y - 110).rect(shade, x + size * 0.3, 110, size * 0.5, y - 110);
    drawOnion(pen, red.roof, red.roofShade, x, y, size, size * 1.7);
    pen.rect(gold, x - 1, y + size * 1.66, 3, 24);
  }
  for (const x of [-222, -166, -110, 110, 166, 222])
    pen.pointedArch(white, x - 22, 6, 44, 44).pointedArch(deep, x - 17, 6, 34, 42);
  drawBlock(pen, red, { x: -72, y: 0, width: 144, height: 168 }, 0.24);
  pen
    .rect(white, -62, 4, 124, 150)
    .rect(wall, -54, 6, 108, 142)
    .pointedArch(white, -40, 0, 80, 74)
    .pointedArch(deep, -33, 0, 66, 74);
  for (const x of [-68, 68]) pen.rect(lit, x - 6, 168, 12, 26).dome(white, x, 192, 9, 11);
  for (let step = 0; step < 3; step++)
    pen.rect(step % 2 ? lit : wall, -390 + step * 10, -20 + step * 7, 780 - step * 20, 7);
}

/** A court of an emperor's palace: arcades on columns, a gable on an arch, and a bell tower. */
export function drawPeristyle({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#ece2cc', '#c4a27c');
  const { wall, lit, shade, deep } = stone;
  drawBlock(pen, stone, { x: 120, y: 60, width: 96, height: 330 }, 0.36);
  for (const y of [150, 224, 298]) {
    drawWindows(pen, deep, [168, y, 84, 56], [2, 1, 22, 46], true);
    pen.rect(lit, 114, y - 10, 108, 7);
  }
  pen
    .rect(lit, 112, 384, 112, 8)
    .polygon(stone.roof, [124, 392], [168, 452], [212, 392])
    .polygon(stone.roofShade, [174, 392], [168, 452], [212, 392]);
  pen.rect(wall, -120, 0, 240, 150).rect(shade, -104, 24, 208, 120).arch(deep, -26, 24, 52, 60);
  for (const x of [-108, -42, 42, 108])
    pen
      .rect(lit, x - 8, 24, 16, 112)
      .rect(shade, x + 2, 24, 6, 112)
      .rect(lit, x - 12, 132, 24, 8);
  pen
    .fill(lit, 'M-124 138H-42A42 42 0 0 0 42 138H124V156H-124z')
    .polygon(lit, [-132, 156], [0, 216], [132, 156])
    .polygon(shade, [-92, 162], [0, 202], [92, 162]);
  for (const side of [-1, 1]) {
    const x = side < 0 ? -394 : 134;
    pen
      .rect(shade, x, 0, 260, 138)
      .fill(lit, traceArcade({ x: x - 2, y: 0, height: 128 }, { count: 4, span: 52, pier: 11, sides: 84 }))
      .rect(wall, x - 4, 124, 268, 22)
      .rect(lit, x - 8, 142, 276, 8);
    for (let index = 0; index < 5; index++) pen.rect(side < 0 ? wall : shade, x + 1 + index * 63, 0, 9, 84);
  }
  for (let step = 0; step < 3; step++) pen.rect(step % 2 ? lit : wall, -130 + step * 10, step * 8, 260 - step * 20, 8);
  pen.fill(tones.paint('#4a4648'), 'M-190 0h54v14q0 10-10 12h-6q4 22-14 24q-14-2-12-22q-12-4-12-16z');
}
