import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

/** A curved wall of bright screens at the corner of a crossing, and a winged archer on a fountain. */
export function drawScreenCorner({ pen, tones }: MotifInput): void {
  const { paint, isDusk } = tones;
  const glow = (color: string) => (isDusk ? mixColors(color, '#1a2145', 0.12) : paint(color));
  const stone = withBuilding(tones, '#e0d6c2', '#7f8a92');
  for (const [x, width, high] of [
    [-398, 190, 250],
    [210, 190, 230],
  ] as const) {
    drawBlock(pen, stone, { x, y: 0, width, height: high }, 0.2);
    drawWindows(pen, stone.window, [x + width / 2, 60, width - 20, high - 80], [7, 3, 13, 32], true);
    pen.rect(stone.lit, x - 5, high - 10, width + 10, 13).rect(stone.deep, x + 8, 0, width - 16, 46);
    pen
      .rect(tones.window, x + 14, 4, width - 28, 36)
      .polygon(stone.roof, [x, high + 3], [x + 20, high + 50], [x + width - 20, high + 50], [x + width, high + 3]);
  }
  pen.fill(stone.wall, 'M-208 0V260Q0 220 210 260V0z').fill(stone.shade, 'M130 0V244L210 260V0z');
  pen.fill(glow('#2f3a5a'), 'M-204 60V252Q0 212 206 252V60Q0 30-204 60z');
  pen
    .fill(glow('#e0486e'), 'M-196 160V244Q-120 228-70 224V140Q-130 146-196 160z')
    .fill(glow('#3fa7c9'), 'M-62 140V224Q0 218 60 223V140Q0 136-62 140z')
    .fill(glow('#f0b33c'), 'M68 140V224Q130 230 198 244V160Q130 146 68 140z')
    .fill(glow('#58b07a'), 'M-196 70V150Q-100 132-4 130V46Q-100 48-196 70z')
    .fill(glow('#7a5bc0'), 'M4 46V130Q100 132 198 150V70Q100 48 4 46z');
  pen
    .rounds(mixColors(glow('#e0486e'), '#ffffff', 0.6), 30, 'M-134 190h0')
    .rounds(mixColors(glow('#f0b33c'), '#ffffff', 0.6), 13, 'M100 190h70')
    .rounds(mixColors(glow('#58b07a'), '#ffffff', 0.6), 13, 'M-160 110l110-14M-150 88l60-8')
    .rounds(mixColors(glow('#7a5bc0'), '#ffffff', 0.6), 34, 'M60 90h0M120 96h0')
    .rounds(mixColors(glow('#3fa7c9'), '#ffffff', 0.6), 11, 'M-36 190h70M-36 168h44');
  const bronze = paint('#6f665a');
  pen
    .rect(stone.deep, -200, 0, 410, 40)
    .rect(tones.window, -190, 4, 390, 30)
    .polygon(stone.lit, [-120, -30], [-90, 0], [90, 0], [120, -30])
    .polygon(bronze, [-60, 0], [-40, 40], [40, 40], [60, 0])
    .rect(bronze, -14, 40, 28, 30);
  pen
    .fill(
      paint('#b9bcc0'),
      'M-8 70L-4 110Q-14 130-6 142H8Q14 126 6 110L14 76L30 66L8 90zM-6 138Q-50 170-54 120Q-30 136-8 124zM8 136Q40 160 44 130Q26 136 8 128z',
    )
    .circle(paint('#b9bcc0'), 2, 152, 9)
    .stroke(paint('#b9bcc0'), 4, 'M40 108Q62 128 50 154');
  const red = paint('#c9343f');
  pen
    .rect(red, 250, -20, 150, 76)
    .rect(mixColors(red, '#3a0f14', 0.25), 372, -20, 28, 76)
    .dashes(tones.window, 18, [20, 8], 'M256 36H394M256 8H394')
    .rounds(tones.deep, 22, 'M284-20h0M366-20h0');
}

/** A corner of a broad avenue of shops: a rounded stone building with a clock tower, and flags of cloth. */
export function drawClockCorner({ pen, tones }: MotifInput): void {
  const { paint, isDusk } = tones;
  const stone = withBuilding(tones, '#d9cbb0', '#8f9498');
  const glass = isDusk ? mixColors(tones.window, '#5a6a92', 0.35) : paint('#b9d0d8');
  for (const [x, width, high, color] of [
    [-400, 110, 300, '#e9e6df'],
    [-290, 90, 240, '#c3ccd2'],
    [170, 100, 270, '#d9dcdc'],
    [270, 130, 330, '#b9a48f'],
  ] as const) {
    const shop = withBuilding(tones, color, '#8f9498');
    drawBlock(pen, shop, { x, y: 0, width, height: high }, 0.26);
    pen.rect(glass, x + 8, 10, width - 16, 50);
    drawWindows(
      pen,
      tones.window,
      [x + width / 2, 74, width - 14, high - 90],
      [Math.round(width / 22), Math.round(high / 44), 12, 20],
    );
    pen.rect(paint(['#c9483f', '#2f6d8a'][Math.abs(x) % 4 ? 0 : 1]!), x + width - 22, 90, 18, high * 0.5);
  }
  pen
    .fill(stone.wall, 'M-190 0V196Q-170 214 0 216Q170 214 180 196V0z')
    .fill(stone.shade, 'M90 0V212Q170 210 180 196V0z');
  drawWindows(pen, tones.window, [-10, 76, 330, 116], [11, 3, 15, 28]);
  pen
    .rect(glass, -176, 8, 340, 54)
    .rect(stone.lit, -194, 64, 378, 9)
    .fill(stone.lit, 'M-196 196Q-170 214 0 216T186 196V208Q170 226 0 228T-196 208z');
  for (const x of [-120, -60, 0, 60, 120]) pen.rect(stone.deep, x - 2, 8, 4, 54);
  drawBlock(pen, stone, { x: -42, y: 226, width: 84, height: 82 }, 0.3);
  pen
    .circle(stone.shade, 0, 268, 32)
    .circle(isDusk ? tones.window : paint('#fbf6e6'), 0, 268, 26)
    .stroke(tones.deep, 4, 'M0 268v18M0 268h12')
    .rect(stone.lit, -48, 302, 96, 9);
  drawBlock(pen, stone, { x: -26, y: 311, width: 52, height: 30 }, 0.36);
  drawDome(pen, stone, 0, 341, 24, 22);
  pen
    .rect(tones.deep, -1, 362, 3, 34)
    .rect(paint('#b9b2a6'), -400, -16, 800, 18)
    .dashes(paint('#f4f1ea'), 12, [24, 14], 'M-390-7H400');
}
