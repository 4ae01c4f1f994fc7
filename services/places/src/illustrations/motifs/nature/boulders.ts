import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawSea, SAND } from './beaches.js';

/** Penguins between round boulders at a cove. */
export function drawPenguinBeach({ pen, tones, random }: MotifInput): void {
  const { paint, haze, far, leaf, leafShade, waterLight } = tones;
  drawSea(pen, tones, 70);
  pen.fill(mixColors(far, haze, 0.3), 'M-720 70Q-560 150-420 130T-160 160T120 110T400 150T720 110V60H-720z');
  const [rock, dark, bright] = ['#b5a28d', '#84766c', '#d2c2ab'].map(paint) as [string, string, string];
  const boulder = (x: number, y: number, wide: number, high: number) =>
    pen
      .fill(
        rock,
        `M${x - wide} ${y}q-${Math.round(wide * 0.1)} ${high} ${Math.round(wide * 0.8)} ${high}t${Math.round(wide * 1.2)}-${high}z`,
      )
      .fill(
        dark,
        `M${x + Math.round(wide * 0.2)} ${y}q${Math.round(wide * 0.3)} ${Math.round(high * 0.6)}-${Math.round(wide * 0.1)} ${Math.round(high * 0.98)}q${Math.round(wide * 0.9)}-${Math.round(high * 0.1)} ${Math.round(wide * 0.9)}-${Math.round(high * 0.98)}z`,
      )
      .fill(
        bright,
        `M${x - Math.round(wide * 0.8)} ${y + Math.round(high * 0.5)}q${Math.round(wide * 0.2)} ${Math.round(high * 0.46)} ${Math.round(wide * 0.6)} ${Math.round(high * 0.46)}q-${Math.round(wide * 0.4)}-${Math.round(high * 0.1)}-${Math.round(wide * 0.6)}-${Math.round(high * 0.46)}z`,
      );
  for (const [x, y, wide, high] of [
    [-300, -10, 110, 90],
    [-150, -20, 70, 56],
    [240, -4, 130, 116],
    [400, -16, 100, 90],
    [90, -24, 50, 36],
    [-430, -20, 90, 100],
  ] as const)
    boulder(x, y, wide, high);
  const sand = paint(SAND);
  pen
    .fill(mixColors(waterLight, paint('#9fe0d2'), 0.5), 'M-720-20Q-300-50 0-60T720-30V-230H-720z')
    .fill(paint('#fbf6ea'), 'M-720-50Q-300-80 0-86T720-60V-230H-720z')
    .fill(sand, 'M-720-60Q-300-92 0-98T720-72V-230H-720z');
  for (const [x, y, wide, high] of [
    [560, -120, 150, 180],
    [-570, -110, 140, 150],
    [420, -180, 90, 70],
  ] as const)
    boulder(x, y, wide, high);
  pen
    .fill(leafShade, 'M-720 40q60 30 110-10q60-10 70-60h-180zM720 70q-60 20-100-20q-40-10-44-50h144z')
    .fill(leaf, 'M-720 20q40 30 80-4q40-10 44-44h-124z');
  for (let index = 0; index < 9; index++) {
    const [x, y] = [Math.round(-330 + index * 82 + random.between(-20, 20)), Math.round(random.between(-190, -110))];
    const size = 1 + (-110 - y) / 130;
    const n = (value: number) => Math.round(value * size);
    const turn = random.between(0, 1) < 0.5 ? 1 : -1;
    pen
      .ellipse(mixColors(sand, '#6b5a48', 0.3), x + 6, y, n(22), n(5))
      .ellipse(paint('#2f323e'), x, y + n(28), n(14), n(27))
      .circle(paint('#2f323e'), x + turn * n(2), y + n(60), n(10))
      .ellipse(paint('#f6f4ee'), x + turn * n(4), y + n(26), n(8), n(20))
      .stroke(
        paint('#f6f4ee'),
        n(3),
        `M${x + turn * n(2)} ${y + n(68)}q${turn * n(-8)}-${n(6)} ${turn * n(2)}-${n(16)}`,
      )
      .fill(paint('#3c3a40'), `M${x + turn * n(10)} ${y + n(62)}l${turn * n(12)}-${n(3)} ${turn * -n(12)}-${n(4)}z`)
      .rounds(paint('#4a4048'), n(5), `M${x - n(6)} ${y + 2}h${n(3)}M${x + n(5)} ${y + 2}h${n(3)}`);
  }
}
