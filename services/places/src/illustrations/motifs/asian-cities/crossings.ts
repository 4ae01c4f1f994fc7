import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawFigures } from '../asian/parts.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

/** A broad street of pink arcades with domed pavilions, before a fort on a ridge. */
export function drawPinkBazaar({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  pen
    .fill(tones.far, 'M-720 260L-420 380L-160 300L120 400L420 310L720 370V0H-720z')
    .stroke(mixColors(paint('#c99a78'), tones.haze, 0.3), 10, 'M-300 345L-160 306L120 406L300 356')
    .rect(mixColors(paint('#c99a78'), tones.haze, 0.3), 80, 392, 90, 34);
  for (const side of [-1, 1])
    for (const [near, far, low, lowFar, high, highFar] of [
      [240, 140, -30, 10, 220, 160],
      [420, 240, -110, -30, 330, 220],
      [740, 420, -240, -110, 520, 330],
    ] as const) {
      const pink = withBuilding(tones, side < 0 ? '#dd9078' : '#cf8068', '#e9dcc4');
      const at = (share: number, up: number) =>
        [
          side * (far + (near - far) * share),
          (lowFar + (low - lowFar) * share) * (1 - up) + (highFar + (high - highFar) * share) * up,
        ] as const;
      pen
        .polygon(side > 0 ? pink.shade : pink.wall, at(0, 0), at(0, 1), at(1, 1), at(1, 0))
        .polygon(pink.roof, at(0, 0.97), at(0, 1.03), at(1, 1.03), at(1, 0.97))
        .polygon(pink.roof, at(0, 0.42), at(0, 0.46), at(1, 0.46), at(1, 0.42))
        .polygon(paint('#a8543f'), at(0, 0.36), at(-0.02, 0.42), at(1, 0.42), at(1.02, 0.34));
      for (const from of [0.06, 0.38, 0.7]) {
        pen
          .polygon(pink.deep, at(from, 0.02), at(from, 0.34), at(from + 0.22, 0.34), at(from + 0.22, 0.02))
          .polygon(
            tones.window,
            at(from + 0.02, 0.54),
            at(from + 0.02, 0.76),
            at(from + 0.1, 0.82),
            at(from + 0.18, 0.76),
            at(from + 0.18, 0.54),
          )
          .polygon(pink.roof, at(from, 0.5), at(from, 0.53), at(from + 0.2, 0.53), at(from + 0.2, 0.5));
      }
      const [cx, cy] = at(0.5, 1.03);
      const size = (near - far) * 0.22;
      pen
        .rect(pink.deep, cx - size * 0.6, cy - 4, size * 1.2, size)
        .dashes(pink.lit, size, [size * 0.16, size * 0.3], `M${cx - size * 0.7} ${cy + size * 0.46}h${size * 1.5}`)
        .dome(pink.roof, cx, cy + size * 0.94, size * 0.84, size * 0.6);
    }
  const gate = withBuilding(tones, '#d98a70', '#e9dcc4');
  drawBlock(pen, gate, { x: -130, y: 20, width: 260, height: 150 }, 0.2);
  for (const x of [-74, 0, 74])
    pen
      .pointedArch(gate.roof, x - 28, 20, 56, 50)
      .pointedArch(mixColors(tones.haze, gate.wall, 0.3), x - 22, 20, 44, 46);
  for (const x of [-110, 0, 110]) pen.rect(gate.deep, x - 17, 170, 34, 26).dome(gate.roof, x, 196, 24, 20);
  pen.rect(gate.roof, -136, 164, 272, 9).polygon(paint('#cdb795'), [-140, 22], [-760, -240], [760, -240], [140, 22]);
  pen
    .fill(
      paint('#8a7a6c'),
      'M150-150q-10 50 20 56q60 10 100-4q40 0 40-40v-40h-12v36h-16v-44h-14v44h-50v-44h-14v44h-18v-44h-14z',
    )
    .fill(paint('#d9508a'), 'M180-96q50 14 90 0v-24h-90z')
    .circle(paint('#8a7a6c'), 318, -88, 27)
    .stroke(paint('#8a7a6c'), 11, 'M340-90q20-20 10-60');
  for (const [x, y, color] of [
    [-250, -100, '#3f7a5a'],
    [-100, -170, '#e0b04c'],
  ] as const)
    pen
      .rect(paint('#2b2a2e'), x - 50, y, 100, 14)
      .fill(paint(color), `M${x - 56} ${y + 8}h112v40q-10 34-40 34h-50q-22-4-22-40z`)
      .rect(paint('#f3ead2'), x - 20, y + 44, 64, 28)
      .circle(paint('#2b2a2e'), x - 34, y, 13)
      .circle(paint('#2b2a2e'), x + 34, y, 13);
  drawFigures(
    pen,
    tones,
    [
      [-40, -20],
      [40, -40],
      [-20, -100],
      [90, -80],
      [430, -190],
      [-430, -200],
    ],
    1.5,
  );
}

/** A white crossing monument before a street of low shops, horse carts and a smoking volcano. */
export function drawVolcanoCrossing({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  pen
    .polygon(tones.far, [-620, 60], [-60, 470], [0, 490], [70, 464], [620, 60])
    .polygon(mixColors(tones.far, paint('#5d5f6a'), 0.3), [0, 490], [70, 464], [620, 60], [160, 60])
    .fill(tones.haze, 'M-10 484q-60 50 10 90t40 80q60-70 10-110t-20-70z', 0.8);
  for (const [x, half, high, color] of [
    [-590, 150, 150, '#efe0c0'],
    [-330, 110, 120, '#e3c9a0'],
    [330, 110, 130, '#d8c3a8'],
    [590, 150, 160, '#f0e6d0'],
  ] as const) {
    const house = withBuilding(tones, color, '#a8573c');
    drawBlock(pen, house, { x: x - half, y: 10, width: 2 * half, height: high }, 0.16);
    pen
      .polygon(
        house.roof,
        [x - half - 16, high + 6],
        [x - half * 0.4, high + 76],
        [x + half * 0.4, high + 76],
        [x + half + 16, high + 6],
      )
      .rect(house.deep, x - half + 12, 10, 2 * half - 24, high * 0.56)
      .polygon(
        paint(x < 0 ? '#3f7a5a' : '#b5523f'),
        [x - half, high * 0.6],
        [x - half - 16, high * 0.4],
        [x + half + 16, high * 0.4],
        [x + half, high * 0.6],
      );
    drawWindows(pen, house.window, [x, high * 0.68, 2 * half - 30, high * 0.28], [4, 1, 26, 20]);
  }
  pen
    .rect(paint('#b5aa98'), -720, -240, 1440, 254)
    .rect(paint('#cdc3b0'), -720, 0, 1440, 16)
    .ellipse(paint('#d8cfbc'), 0, -40, 150, 30);
  const white = withBuilding(tones, '#f6f3ea', '#d9b04c');
  for (const [half, y, high] of [
    [76, -40, 34],
    [54, -6, 40],
    [36, 34, 60],
  ] as const) {
    drawBlock(pen, white, { x: -half, y, width: 2 * half, height: high }, 0.32);
    pen.rect(white.roof, -half - 3, y + high - 6, 2 * half + 6, 7);
  }
  pen
    .polygon(white.wall, [-24, 94], [-12, 300], [12, 300], [24, 94])
    .polygon(white.shade, [8, 94], [5, 300], [12, 300], [24, 94])
    .rect(white.roof, -17, 180, 34, 6)
    .rect(white.roof, -16, 240, 32, 6)
    .fill(white.roof, 'M-12 300q-4 30 12 60q16-30 12-60z');
  pen
    .fill(paint('#7a4a30'), 'M-430-150q-6 60 24 66q46 8 84 0q4 30 18 34l16-12l-10-18q8-40-4-70v-40h-9v38h-88v-38h-9z')
    .rect(paint('#3f7a5a'), -300, -130, 140, 50)
    .polygon(paint('#d9b04c'), [-312, -20], [-290, 6], [-160, 6], [-146, -20])
    .rect(paint('#2b2a2e'), -300, -80, 5, 64)
    .rect(paint('#2b2a2e'), -160, -80, 5, 64)
    .stroke(paint('#2b2a2e'), 7, 'M-230-150m-40 0a40 40 0 1 0 80 0a40 40 0 1 0-80 0')
    .stroke(paint('#2b2a2e'), 3, 'M-270-150h80M-230-190v80');
  pen
    .stroke(paint('#2b2a2e'), 6, 'M270-130a26 26 0 1 0 .1 0M390-130a26 26 0 1 0 .1 0')
    .polygon(paint('#c9473a'), [230, -120], [220, -60], [330, -60], [320, -120])
    .fill(paint('#e3b04a'), 'M216-60q50 60 116 10v-10z')
    .stroke(paint('#3f6c8a'), 6, 'M320-110L390-104L370-50');
  drawFigures(
    pen,
    tones,
    [
      [384, -76],
      [120, -60],
      [-90, -80],
      [500, -170],
      [-560, -180],
    ],
    1.4,
  );
}
