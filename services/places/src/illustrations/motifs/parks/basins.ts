import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A round basin with toy sailboats and green chairs before a palace among chestnuts. */
export function drawToyBoats({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, wall, shade, roof, window, water, waterLight } = tones;
  const lawn = mixColors(leaf, paint('#9fbf62'), 0.6);
  const gravel = paint('#e6d8bc');
  const mix = fade(haze, 0.08);
  pen
    .rect(mix(wall), -290, 60, 580, 110)
    .rect(mix(shade), 190, 60, 100, 110)
    .fill(mix(roof), 'M-296 168L-270 206H270L296 168z')
    .rect(mix(wall), -90, 60, 180, 150)
    .rect(mix(shade), 40, 60, 50, 150)
    .fill(mix(roof), 'M-98 208L-70 270Q0 300 70 270L98 208z')
    .rect(mix(wall), -290, 60, 90, 150)
    .rect(mix(wall), 200, 60, 90, 150)
    .rect(mix(shade), 250, 60, 40, 150)
    .fill(mix(roof), 'M-298 208L-270 264H-216L-192 208zM192 208L216 264H270L298 208z')
    .dashes(window, 30, [14, 18], 'M-276 92H-200M-180 92H-96M110 92H196M214 92H280M-70 96H80')
    .dashes(window, 26, [14, 18], 'M-276 140H-200M-180 140H-96M110 140H196M214 140H280M-70 150H80')
    .circle(paint('#f1eadb'), 0, 236, 18)
    .stroke(mix(shade), 3, 'M0 236v12M0 236h8');
  let dots = '';
  for (let x = 320; x < 720; x += 62)
    dots += `M${x} ${Math.round(170 + random.between(-20, 40))}h0M${-x} ${Math.round(170 + random.between(-20, 40))}h0`;
  pen
    .stroke(
      paint('#6b5240'),
      12,
      'M-360 60v110M-460 60v110M-560 60v110M-660 60v110M360 60v110M460 60v110M560 60v110M660 60v110',
    )
    .rounds(leafShade, 130, dots)
    .rounds(leaf, 92, dots)
    .rounds(leafLight, 30, dots, 0.5)
    .fill(gravel, 'M-720 66H720V-230H-720z')
    .fill(lawn, 'M-720 50H-260Q-380 20-440-10L-720-10zM720 50H260Q380 20 440-10L720-10z')
    .stroke(paint('#c9506a'), 9, 'M-300 40Q-400 16-460-20M300 40Q400 16 460-20')
    .ellipse(paint('#cdbfa4'), 0, -80, 420, 104)
    .ellipse(water, 0, -76, 396, 92)
    .rounds(waterLight, 5, 'M-260-60h130M-60-30h150M120-80h140M-200-110h150M20-130h130', 0.8);
  const jet = mixColors(paint('#f4fafa'), haze, 0.15);
  pen.stroke(jet, 8, 'M0-60V80M-2 50Q-34 50-40-54M2 50Q34 50 40-54', 0.85).ellipse(jet, 0, -58, 60, 10, 0.8);
  for (const [x, y, size, color] of [
    [-230, -80, 1, '#c9503f'],
    [-110, -120, 1.2, '#3f7fb5'],
    [150, -60, 0.9, '#e3b24a'],
    [250, -100, 1.1, '#4d9a7a'],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(paint('#8a5a44'), `M${x - n(26)} ${y}h${n(52)}l-${n(10)}-${n(10)}h-${n(32)}z`)
      .fill(paint(color), `M${x + n(2)} ${y + n(4)}v${n(64)}l${n(26)}-${n(64)}z`)
      .fill(paint('#f7f2e8'), `M${x - n(3)} ${y + n(6)}v${n(50)}l-${n(22)}-${n(50)}z`);
  }
  const green = paint('#4f7a62');
  for (const [x, y, side] of [
    [-480, -110, 1],
    [-430, -150, 1],
    [470, -120, -1],
    [-240, -206, 1],
    [330, -190, -1],
  ] as const)
    pen
      .stroke(green, 7, `M${x} ${y}v40h${34 * side}v-40M${x} ${y + 40}l${-10 * side} 44`)
      .stroke(green, 5, `M${x - 4 * side} ${y + 60}h${-4 * side}`);
  drawWalkers(
    pen,
    tones,
    [
      [-400, -40],
      [-374, -46],
      [420, -50],
      [100, -196],
      [128, -192],
    ],
    1.1,
  );
}
