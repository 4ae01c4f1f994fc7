import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBasin, drawWindows } from '../buildings/parts.js';

const SIGNS = ['#e0486e', '#3fa7c9', '#f0b33c', '#7a5bc0', '#58b07a', '#e5713c'] as const;

/** A narrow tower stacked with bright screens between walls of screens, with red steps and yellow cabs. */
export function drawScreenCanyon({ pen, tones }: MotifInput): void {
  const { paint, isDusk, haze } = tones;
  const glow = (color: string) => (isDusk ? mixColors(color, '#1a2145', 0.3) : paint(color));
  const block = withBuilding(tones, '#8f96a3', '#5f6672');
  let index = 0;
  pen
    .rect(mixColors(block.wall, haze, 0.5), -230, 0, 110, 470)
    .rect(mixColors(block.shade, haze, 0.5), 110, 0, 120, 520);
  drawWindows(pen, mixColors(tones.window, haze, 0.4), [-175, 40, 96, 410], [6, 18, 7, 12]);
  drawWindows(pen, mixColors(tones.window, haze, 0.4), [170, 40, 104, 460], [6, 20, 7, 12]);
  for (const side of [-1, 1])
    for (const [inner, outer, high] of [
      [180, 330, 400],
      [310, 720, 640],
    ] as const) {
      const x = side < 0 ? -outer : inner;
      pen.rect(side < 0 ? block.wall : block.shade, x, -40, outer - inner, high + 40);
      for (let row = 0; row < 4; row++) {
        const y = 30 + (row * (high - 60)) / 4;
        const color = glow(SIGNS[index++ % 6]!);
        pen
          .rect(color, x + 12, y, outer - inner - 24, (high - 60) / 4 - 12)
          .rounds(mixColors(color, '#ffffff', 0.5), 24, `M${x + 60} ${Math.round(y + 44)}h0`)
          .dashes(
            mixColors(color, '#ffffff', 0.6),
            13,
            [40, 12],
            `M${x + 96} ${Math.round(y + 52)}h${Math.min(160, outer - inner - 120)}M${x + 96} ${Math.round(y + 30)}h${Math.min(100, outer - inner - 130)}`,
          );
      }
    }
  pen
    .polygon(block.wall, [-74, 0], [-74, 470], [74, 470], [74, 0])
    .rect(block.shade, 40, 0, 34, 470)
    .rect(block.lit, -80, 466, 160, 10)
    .rect(tones.deep, -2, 476, 4, 90)
    .rounds(glow('#f0e6d0'), 20, 'M0 566h0');
  for (const [y, high, color] of [
    [60, 96, '#3fa7c9'],
    [164, 60, '#e0486e'],
    [232, 100, '#f0b33c'],
    [340, 50, '#58b07a'],
    [398, 56, '#7a5bc0'],
  ] as const)
    pen
      .rect(glow(color), -66, y, 132, high)
      .rounds(mixColors(glow(color), '#ffffff', 0.5), high * 0.3, `M-34 ${y + high / 2}h0`)
      .dashes(
        mixColors(glow(color), '#ffffff', 0.6),
        10,
        [20, 8],
        `M-8 ${y + high * 0.62}h64M-8 ${y + high * 0.36}h40`,
      );
  const steps = glow('#c9343f');
  for (let step = 0; step < 5; step++)
    pen.rect(
      step % 2 ? steps : mixColors(steps, '#4a0f1a', 0.25),
      -104 + step * 6,
      -26 + step * 15,
      208 - step * 12,
      15,
    );
  pen
    .rect(mixColors(paint('#7d8090'), haze, 0.1), -720, -240, 1440, 214)
    .dashes(paint('#f4f1ea'), 40, [24, 22], 'M-700-70h1400')
    .stroke(paint('#e0d8c0'), 4, 'M-200-100L-420-240M200-100L420-240');
  for (const [x, y, s] of [
    [-330, -130, 1],
    [-130, -160, 1.1],
    [250, -140, 1.05],
    [430, -110, 0.9],
  ] as const)
    pen
      .fill(
        glow('#f0b820'),
        `M${x - 70 * s} ${y}q-4 ${26 * s} ${14 * s} ${26 * s}h${22 * s}l${16 * s} ${26 * s}h${46 * s}l${18 * s} ${-26 * s}q${26 * s} 0 ${22 * s} ${-26 * s}z`,
      )
      .fill(paint('#33404f'), `M${x - 24 * s} ${y + 28 * s}l${10 * s} ${18 * s}h${36 * s}l${12 * s} ${-18 * s}z`)
      .rounds(tones.deep, 20 * s, `M${x - 40 * s} ${y}h0M${x + 40 * s} ${y}h0`);
  pen
    .rounds(paint('#2f3550'), 12, 'M-60-10v16M-30 10v16M24 0v16M60 16v16M-500-60v18M-560-54v18M540-50v18')
    .rounds(paint('#e3b98f'), 8, 'M-60 16h0M-30 36h0M24 26h0M60 42h0M-500-32h0M-560-26h0M540-22h0');
}

/** A canal between walls of signs, with a bridge and a sightseeing boat. */
export function drawNeonCanal({ pen, tones, random }: MotifInput): void {
  const { paint, isDusk, haze } = tones;
  const glow = (color: string) => (isDusk ? mixColors(color, '#1a2145', 0.1) : paint(color));
  let index = Math.floor(random.between(0, 6));
  const block = withBuilding(tones, '#c3c1bd', '#7f838c');
  pen.rect(mixColors(block.wall, haze, 0.5), -160, 20, 320, 230);
  for (const side of [-1, 1])
    for (const [inner, outer, top] of [
      [130, 210, 250],
      [200, 330, 330],
      [320, 490, 420],
      [480, 720, 520],
    ] as const) {
      const x = side < 0 ? -outer : inner;
      const width = outer - inner;
      pen.rect(side < 0 ? block.wall : block.shade, x, 0, width, top);
      drawWindows(
        pen,
        tones.window,
        [x + width / 2, top * 0.66, width - 14, top * 0.3],
        [Math.round(width / 24), 3, 11, 16],
      );
      const [big, low] = [glow(SIGNS[index++ % 6]!), glow(SIGNS[(index + 2) % 6]!)];
      pen
        .rect(big, x + 7, top * 0.28, width - 14, top * 0.34)
        .rect(low, x + 4, 46, width - 8, top * 0.14)
        .rounds(
          mixColors(big, '#ffffff', 0.6),
          width * 0.22,
          `M${Math.round(x + width / 2)} ${Math.round(top * 0.46)}h0`,
        )
        .dashes(mixColors(low, '#ffffff', 0.6), 11, [15, 8], `M${x + 12} ${Math.round(54 + top * 0.05)}h${width - 26}`);
      if (width > 120)
        pen
          .circle(glow('#e05a3a'), x + width / 2, top + 20, 26)
          .rounds(
            glow('#f0e0c0'),
            7,
            `M${x + width / 2 - 30} ${top + 24}q-20 8-24-10M${x + width / 2 + 30} ${top + 24}q20 8 24-10`,
          );
    }
  pen
    .rect(block.shade, -720, -10, 1440, 56)
    .dashes(glow('#f0b33c'), 15, [15, 25], 'M-720 30H720')
    .fill(paint('#8a8f98'), 'M-220 30Q0 84 220 30V56Q0 110-220 56z')
    .dashes(block.lit, 16, [4, 10], 'M-216 62Q0 116 216 62')
    .rounds(paint('#2f3550'), 11, 'M-60 100v12M-20 106v12M40 104v12M90 96v12')
    .rounds(paint('#e3b98f'), 8, 'M-60 122h0M-20 128h0M40 126h0M90 118h0');
  drawBasin(pen, tones, 0, 12);
  for (const [x, color] of [
    [-420, '#e0486e'],
    [-300, '#f0b33c'],
    [-190, '#3fa7c9'],
    [190, '#7a5bc0'],
    [310, '#58b07a'],
    [440, '#e5713c'],
  ] as const)
    pen.rounds(glow(color), 30, `M${x} -50v-40M${x + 10} -120v-30`, 0.4);
  pen
    .fill(paint('#e8c03f'), 'M-120-150H130L110-190H-96z')
    .rect(paint('#f4efe2'), -96, -150, 190, 30)
    .dashes(tones.window, 18, [26, 8], 'M-88-134H90')
    .rect(paint('#c9483f'), -104, -122, 206, 8);
}
