import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';

/** A steaming pool of milky water in black lava. */
export function drawLavaPool({ pen, tones, random }: MotifInput): void {
  const { paint, haze, far } = tones;
  const [lava, dark, moss] = [paint('#4a4a50'), paint('#33343b'), paint('#77805a')];
  const [pool, light, steam] = [paint('#8fcfd8'), paint('#c4e8ea'), paint('#f6f8f6')];
  pen.fill(mixColors(far, haze, 0.3), 'M-720 0v60l150 40l120-30l170 90l60-10l130-70l200 40l170-50l240 60l200-40v-90z');
  pen
    .fill(
      mixColors(lava, haze, 0.25),
      'M-720-30v70l60-14l50 20l70-16l40 22l90-26l60 18l80-12l50 22l110-24l60 16l90-20l70 24l80-18l60 16l110-22l60 24l100-20l80 16l70-20v-70z',
    )
    .rect(pool, -720, -220, 1440, 200)
    .fill(light, 'M-720-40q300 24 620 4t820 10v-14h-1440zM-300-96q200 18 420 0t300 6q-200 26-420 12t-300-18z', 0.7);
  const rocks = (color: string, x: number, y: number, size: number) =>
    pen.fill(
      color,
      `M${x - size} ${y}l${size * 0.2} ${size * 0.4}l${size * 0.4} ${size * 0.1}l${size * 0.3} ${size * 0.24}l${size * 0.5}-${size * 0.1}l${size * 0.3}-${size * 0.3}l${size * 0.3}-${size * 0.34}z`,
    );
  for (const [x, y, size] of [
    [-520, -30, 110],
    [-330, -26, 80],
    [360, -30, 96],
    [560, -34, 120],
    [-150, -64, 56],
    [230, -70, 64],
  ] as const) {
    rocks(lava, Math.round(x + random.between(-14, 14)), y, size);
    pen.ellipse(moss, x - size * 0.1, y + size * 0.52, size * 0.34, size * 0.08);
  }
  for (const [x, y] of [
    [-60, -96],
    [-20, -104],
    [110, -92],
    [-240, -120],
  ] as const)
    pen
      .circle(paint('#d8a684'), x, y + 12, 8)
      .fill(paint('#a3195b'), `M${x - 13} ${y - 4}q13 18 26 0z`)
      .rect(light, x - 20, y - 6, 40, 3);
  for (const [x, y, size] of [
    [-330, 10, 60],
    [-290, 70, 46],
    [-340, 118, 30],
    [-20, 20, 84],
    [50, 100, 62],
    [0, 164, 42],
    [290, 6, 66],
    [330, 74, 44],
    [296, 116, 26],
  ] as const)
    pen.ellipse(steam, x, y, size * 1.3, size * 0.8, 0.42);
  pen.fill(dark, 'M-720-220v90l70 20l50-24l90 30l60-40l80 12l40-50l60-38z');
  pen.fill(lava, 'M720-220v110l-60 14l-70-30l-50 26l-90-44l-60 10l-70-50l-30-36z');
}
