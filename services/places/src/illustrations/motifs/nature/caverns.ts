import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';

/** A lit chamber of a cave with dripstones and a pool. */
export function drawCavern({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  const [dark, rock, glow] = [paint('#2f2730'), paint('#7d5f4c'), paint('#e8c48c')];
  const mix = (share: number) => mixColors(rock, glow, share);
  pen.rect(dark, -720, -220, 1440, 900);
  for (const [index, share] of [-0.3, 0, 0.24, 0.5].entries()) {
    const [half, top, floor] = [560 - index * 116, 430 - index * 62, -150 + index * 46];
    pen.fill(
      share < 0 ? mixColors(rock, dark, 0.4) : mix(share),
      `M${-half} ${floor}q-30 ${Math.round((top - floor) * 0.4)} 40 ${Math.round((top - floor) * 0.66)}q${Math.round(half * 0.3)} ${Math.round((top - floor) * 0.4)} ${half - 30} ${Math.round((top - floor) * 0.34)}t${half - 20}-${Math.round((top - floor) * 0.4)}q60-${Math.round((top - floor) * 0.3)} 10-${Math.round((top - floor) * 0.6)}z`,
    );
  }
  const spike = (color: string, x: number, y: number, half: number, height: number) => {
    const [left, tip] = [Math.round(x - half), Math.round(y + height)];
    const bend = Math.round(y + height * 0.3);
    pen.fill(
      color,
      `M${left} ${y}Q${Math.round(x - half * 0.24)} ${bend} ${Math.round(x)} ${tip}Q${Math.round(x + half * 0.3)} ${bend} ${Math.round(x + half)} ${y}z`,
    );
  };
  for (let x = -250; x < 260; x += 42)
    spike(mix(0.3), x, 300 - Math.round(Math.abs(x) * 0.28), 15, -Math.round(random.between(30, 90)));
  for (let x = -230; x < 240; x += 66) spike(mix(0.22), x, -20, 16, Math.round(random.between(24, 70)));
  pen
    .ellipse(paint('#3f7f8a'), 0, -46, 300, 46)
    .ellipse(paint('#7fc0bd'), -20, -40, 230, 28)
    .ellipse(paint('#e6dcb0'), -10, -36, 90, 9);
  pen.fill(mixColors(rock, dark, 0.35), 'M-720-70q160 40 300 10t220-40t200-16t210 20t230 40t280-14v-160h-1440z');
  for (const [x, top, half, length] of [
    [-470, 470, 50, 250],
    [-350, 480, 34, 170],
    [-210, 500, 44, 210],
    [-70, 520, 30, 130],
    [60, 520, 40, 180],
    [190, 500, 30, 140],
    [310, 490, 48, 230],
    [440, 470, 36, 200],
  ] as const) {
    const long = Math.round(length + random.between(-24, 24));
    spike(mixColors(rock, dark, 0.3), x, top, half, -long);
    spike(mixColors(rock, dark, 0.05), x - half * 0.2, top, half * 0.44, -Math.round(long * 0.9));
  }
  for (const [x, y, half, height] of [
    [-400, -96, 64, 200],
    [-290, -112, 44, 110],
    [300, -110, 58, 170],
    [420, -96, 48, 130],
    [220, -124, 30, 70],
  ] as const) {
    spike(mixColors(rock, dark, 0.24), x, y, half, height);
    spike(mix(0.12), x - half * 0.24, y, half * 0.4, Math.round(height * 0.86));
  }
  pen
    .fill(mixColors(rock, dark, 0.24), 'M-640-170q80 120 66 340t-90 390h190q-64-200-50-390t70-340z')
    .fill(mix(0.06), 'M-604-170q66 130 54 340t-70 390h54q40-190 46-390t-36-340z')
    .fill(mixColors(rock, dark, 0.24), 'M640-170q-80 120-66 340t90 390h-190q64-200 50-390t-70-340z')
    .fill(mix(0.06), 'M540-170q44 130 34 340t46 390h-40q-50-190-44-390t-30-340z')
    .fill(dark, 'M-720-150q200 30 420-10t420-10t600 20v-90h-1440z')
    .fill(mixColors(rock, dark, 0.5), 'M-720 436q180 40 360 16t360 14t360-14t360-10v300h-1440z')
    .fill(mixColors(rock, dark, 0.72), 'M-720 520q180 40 360 16t360 14t360-14t360-10v300h-1440z');
  pen
    .stroke(paint('#c9a26c'), 6, 'M-360-176q180 26 360 20t360-26')
    .stroke(
      paint('#c9a26c'),
      3,
      'M-360-150q180 26 360 20t360-26M-240-163v-26M-120-156v-26M0-154v-28M120-158v-28M240-166v-26',
    )
    .rounds(paint('#ffe4a8'), 12, 'M-240-150h0M-120-144h0M0-142h0M120-146h0M240-154h0');
}
