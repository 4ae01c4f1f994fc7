import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** Giraffes, a pool of flamingos and visitors at a fence. */
export function drawZooPark({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, water } = tones;
  const [sand, rock, dark] = [paint('#e0c894'), paint('#a8937c'), paint('#7a6a60')];
  const lawn = mixColors(leaf, paint('#9fbf62'), 0.55);
  let dots = '';
  for (let x = -700; x < 720; x += 84)
    dots += `M${Math.round(x + random.between(-16, 16))} ${Math.round(120 + random.between(-20, 50))}h0`;
  pen
    .rounds(fade(haze, 0.3)(leafShade), 130, dots)
    .rounds(fade(haze, 0.18)(leaf), 90, dots)
    .fill(lawn, 'M-720 70Q-300 90 100 66T720 70V-230H-720z')
    .fill(sand, 'M-520 40Q-200 84 120 60T420 20Q300-40 0-44T-520 40z')
    .fill(rock, 'M220 50L250 130 300 150 350 210 410 190 450 240 520 220 560 140 640 120 680 50z')
    .fill(dark, 'M450 240L520 220 560 140 640 120 680 50H480L500 130z')
    .fill(paint('#f4fafa'), 'M400 190L412 120 408 50H440L434 120z', 0.9)
    .fill(water, 'M300 40Q480 70 700 40V-60Q520-80 380-60T300 40z')
    .rect(paint('#8a6a4c'), -620, 50, 150, 90)
    .fill(paint('#c2a468'), 'M-660 130L-545 210L-430 130z')
    .rect(tones.window, -570, 50, 50, 64);
  const giraffe = (x: number, y: number, size: number, side: number) => {
    const n = (value: number) => Math.round(value * size);
    const s = (value: number) => Math.round(value * size * side);
    pen
      .fill(
        paint('#d9a558'),
        `M${x} ${y}v${n(80)}q${s(4)} ${n(24)} ${s(30)} ${n(30)}h${s(24)}l${s(34)} ${n(104)}l${s(26)}-${n(12)}l${s(-2)}-${n(10)}l${s(-20)} ${n(2)}l${s(-16)}-${n(104)}v-${n(90)}h${s(-9)}v${n(60)}h${s(-46)}v-${n(60)}z`,
      )
      .stroke(paint('#d9a558'), 8 * size, `M${x + s(16)} ${y}v${n(70)}M${x + s(60)} ${y}v${n(70)}`)
      .rounds(
        paint('#a5683a'),
        11 * size,
        `M${x + s(20)} ${y + n(80)}h0M${x + s(44)} ${y + n(90)}h0M${x + s(64)} ${y + n(80)}h0M${x + s(84)} ${y + n(130)}h0M${x + s(76)} ${y + n(106)}h0M${x + s(94)} ${y + n(160)}h0`,
      )
      .stroke(paint('#6b4f3c'), 4 * size, `M${x + s(92)} ${y + n(208)}v${n(14)}`);
  };
  giraffe(-300, 20, 1.1, 1);
  giraffe(-80, 10, 0.85, 1);
  giraffe(100, 6, 0.95, -1);
  for (const [x, y] of [
    [360, -10],
    [420, -26],
    [500, -6],
    [570, -24],
    [640, -4],
  ] as const)
    pen
      .stroke(paint('#e08a96'), 4, `M${x} ${y}v44M${x + 8} ${y}v44`)
      .ellipse(paint('#f0a3ac'), x + 2, y + 54, 24, 15)
      .stroke(paint('#f0a3ac'), 7, `M${x + 20} ${y + 58}q16 20 0 34q-14 10-8 20`);
  pen
    .fill(lawn, 'M-720-60Q-300-30 60-70T720-76V-230H-720z')
    .rounds(
      leafShade,
      40,
      'M-700-66h60M-560-60h60M-420-56h60M-280-54h60M-140-58h60M0-66h60M140-72h60M280-76h60M420-78h60M560-78h70',
    )
    .rounds(
      leafLight,
      16,
      'M-680-54h30M-540-48h30M-400-44h30M-260-42h30M-120-46h30M20-54h30M160-60h30M300-64h30M440-66h30M590-66h30',
      0.6,
    )
    .fill(paint('#e3d3b4'), 'M-720-120Q-300-96 60-130T720-130V-230H-720z')
    .dashes(paint('#7d6246'), 56, [7, 40], 'M-720-96Q-300-72 60-106T720-106')
    .stroke(paint('#7d6246'), 6, 'M-720-80Q-300-56 60-90T720-90M-720-108Q-300-84 60-118T720-118');
  drawWalkers(
    pen,
    tones,
    [
      [-380, -170],
      [-350, -166],
      [-180, -190],
      [160, -180],
      [186, -176],
      [420, -190],
    ],
    1.2,
  );
}
