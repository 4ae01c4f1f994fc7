import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A heath that ends in cliffs, with nesting birds and a light in the distance. */
export function drawHeathCliffs({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf } = tones;
  const [rock, dark, light] = [paint('#8a7f78'), paint('#58545c'), paint('#a89c92')];
  const heath = mixColors(leaf, paint('#9a9a58'), 0.6);
  drawOpenSea(pen, tones, 130);
  const far = fade(haze, 0.45);
  pen
    .fill(far(dark), 'M720 126V230Q620 240 540 220L500 190 470 126z')
    .fill(far(heath), 'M720 244Q620 254 530 228L540 216Q620 234 720 226z')
    .rect(far(paint('#f1eadb')), 560, 236, 12, 44)
    .rect(far(paint('#b5503f')), 558, 278, 16, 10)
    .fill(fade(haze, 0.22)(dark), 'M260 20L300 90 330 150 420 170 480 160 520 120 560 20z')
    .fill(fade(haze, 0.22)(heath), 'M330 150L420 186 480 172 520 124 480 150 420 160z')
    .fill(dark, 'M-720 280Q-500 290-300 270T0 250L60 230 40 150 90 80 70 0 130-80 110-160 150-230H-720z')
    .fill(rock, 'M-720 240Q-500 250-340 230T-120 220L-60 200-90 120-40 50-70-40-20-120-60-230H-720z')
    .stroke(light, 6, 'M-700 170H-130M-720 100H-100M-680 30H-70M-720-40H-90M-680-110H-50M-700-180H-60', 0.45)
    .stroke(
      dark,
      7,
      'M-560 220L-600 60M-420 210L-440-40M-300 200L-280 20M-190 190L-210-60M-500 20L-520-200M-340-20L-330-210',
      0.45,
    )
    .fill(heath, 'M-720 340Q-520 350-320 316T-20 280L66 236 40 224-40 230-120 236-320 256-720 270z')
    .fill(
      mixColors(heath, paint('#a86a8a'), 0.45),
      'M-720 336Q-540 346-380 322Q-520 310-720 314zM-260 300Q-140 296-40 274Q-160 270-260 284z',
    )
    .rounds(
      paint('#f4f4ee'),
      8,
      'M-600 110h0M-560 110h0M-480 180h0M-440 180h0M-360 40h0M-320 40h0M-250 110h0M-210 180h0M-160 110h0M-520-30h0M-480-30h0M-400-100h0M-300-100h0M-140-30h0M0 160h0M20 90h0M-10 20h0',
    )
    .rounds(paint('#f4f6f2'), 8, 'M120-90h90M140-170h100M60-10h60M250 14h330M300-60h80M420-120h110M260-200h120', 0.8);
  for (const [x, y] of [
    [150, 300],
    [240, 360],
    [330, 320],
    [90, 390],
  ] as const)
    pen.stroke(paint('#f4f4ee'), 5, `M${x - 20} ${y + 8}q12-4 20-10q8 8 20 10`);
  drawWalkers(
    pen,
    tones,
    [
      [-420 + Math.round(random.between(-40, 40)), 324],
      [-200, 294],
    ],
    0.8,
  );
}

/** A canyon seen from its rim, with a river that winds between bare walls. */
export function drawWindingCanyon({ pen, tones, random, palette }: MotifInput): void {
  const { paint, haze, leaf, water } = tones;
  const isGray = palette === 'alpine' || palette === 'andean' || palette === 'atlantic';
  const [rock, dark, light] = isGray
    ? [paint('#a3937f'), paint('#6f655f'), paint('#c2b298')]
    : [paint('#c07d58'), paint('#83504a'), paint('#d9a57a')];
  const far = fade(haze, 0.4);
  const mid = fade(haze, 0.18);
  const shift = Math.round(random.between(-40, 40));
  pen
    .rect(dark, -480, -230, 960, 340)
    .fill(fade(haze, 0.6)(dark), 'M-720 250Q-560 300-420 270T-120 290T240 270T520 290T720 270V120H-720z')
    .fill(
      far(rock),
      'M-720 236H-280L-230 190-160 180-120 130-60 120V20H-720zM720 240H200L170 200 110 190 90 140 40 130V20H720z',
    )
    .fill(
      far(dark),
      'M-280 236L-230 190-160 180-120 130-60 120V80L-140 100-200 150-300 170-360 236zM200 240L170 200 110 190 90 140 40 130V90L120 110 170 150 260 180 300 240z',
      0.6,
    )
    .fill(
      mid(light),
      'M-720 170H-420L-340 120-240 110-180 50-100 40-60-20-720-20zM720 180H380L310 130 230 120 180 60 110 50 70-10H720z',
    )
    .fill(
      mid(rock),
      'M-720 120H-440L-360 74-260 64-200 10-120 0-80-60H-720zM720 130H400L330 84 250 74 200 20 130 10 90-50H720z',
    )
    .fill(
      mid(dark),
      'M-720 60H-460L-380 20-280 10-220-40-140-50-100-110H-720zM720 70H420L350 30 270 20 220-30 150-40 110-100H720z',
      0.75,
    )
    .fill(
      dark,
      'M-720 0H-480L-400-40-300-50-240-100-140-110-60-170-40-230H-720zM720 10H440L370-30 290-40 240-90 170-100 100-160 80-230H720z',
    )
    .fill(mixColors(dark, rock, 0.35), 'M-80 124H60L90-40 100-230H-60L-110-60z')
    .fill(
      mixColors(water, paint('#5f9a8f'), 0.3),
      `M-20 120H20Q${60 + shift} 60 ${20 + shift} 20T${-30 + shift}-50T${40 + shift}-120T10-230H-80Q-60-170 ${-30 + shift}-130T${-80 + shift}-50T${-20 + shift} 20T-20 120z`,
    )
    .rounds(
      mixColors(leaf, paint('#8aa05a'), 0.5),
      12,
      'M50 60h10M70 0h10M60-80h14M-90-20h10M-110-100h14M80-150h14M-60 60h10',
    )
    .stroke(mid(light), 5, 'M-700 96H-460M-700 40H-480M420 106H700M440 46H700', 0.6)
    .fill(rock, 'M-720 90Q-620 90-560 40L-500 30-470-30-400-50-380-120-310-150-330-230H-720z')
    .fill(dark, 'M-560 40L-500 30-470-30-400-50-380-120-310-150-330-230H-400L-420-150-500-90-540-20z')
    .fill(light, 'M-720 104Q-620 104-556 52L-500 40-520 20-580 30-720 70z')
    .rounds(
      mixColors(leaf, paint('#9a9a58'), 0.5),
      20,
      'M-680 110h20M-620 70h16M-660 0h20M-600-80h20M-680-140h24M-520-160h20',
    );
  drawWalkers(pen, tones, [
    [-600, 84],
    [-572, 66],
  ]);
}

/** Tents with lamps and camels that rest between dunes at the end of the day. */
export function drawDuneCamp({ pen, tones, random }: MotifInput): void {
  const { paint, haze, window } = tones;
  const [lit, dark, sand] = [paint('#e0ab68'), paint('#a8734c'), paint('#ecc88c')];
  const shift = Math.round(random.between(-50, 50));
  pen
    .fill(
      fade(haze, 0.45)(lit),
      'M-720 150Q-560 260-440 250Q-300 170-120 160Q60 290 200 300Q340 190 520 180T720 240V0H-720z',
    )
    .fill(
      fade(haze, 0.35)(dark),
      'M-440 250Q-300 170-120 160L-200 60H-420Q-360 150-440 250zM200 300Q340 190 520 180L460 60H220Q300 170 200 300z',
    )
    .fill(
      fade(haze, 0.12)(lit),
      `M-720 60Q-420 100 ${-200 + shift} 230Q${-60 + shift} 110 160 70Q340 150 480 170T720 80V-230H-720z`,
    )
    .fill(
      fade(haze, 0.1)(dark),
      `M${-200 + shift} 230Q${-60 + shift} 110 160 70L60-40H-160Q-60 90 ${-200 + shift} 230z`,
      0.85,
    )
    .fill(sand, 'M-720 0Q-360 50 0 0T720 10V-230H-720z')
    .fill(mixColors(sand, lit, 0.5), 'M-720-120Q-300-80 100-130T720-120V-230H-720z')
    .stroke(
      mixColors(sand, dark, 0.25),
      4,
      'M-640-150Q-440-130-240-150M-100-180Q120-160 340-180M200-140Q400-124 600-146M-500-200Q-300-186-140-204',
      0.7,
    );
  for (const [x, y, size] of [
    [-270, -20, 1.1],
    [-40, -10, 0.9],
    [190, -30, 1.2],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        paint('#5f4a44'),
        `M${x - n(96)} ${y}L${x - n(80)} ${y + n(46)}Q${x - n(40)} ${y + n(60)} ${x} ${y + n(96)}Q${x + n(40)} ${y + n(60)} ${x + n(80)} ${y + n(46)}L${x + n(96)} ${y}z`,
      )
      .fill(
        paint('#8a5a48'),
        `M${x - n(96)} ${y}L${x - n(80)} ${y + n(46)}Q${x - n(40)} ${y + n(60)} ${x} ${y + n(96)}L${x - n(20)} ${y}z`,
      )
      .fill(window, `M${x - n(24)} ${y}L${x} ${y + n(56)}L${x + n(24)} ${y}z`)
      .stroke(
        paint('#e3c48a'),
        5 * size,
        `M${x - n(84)} ${y + n(34)}Q${x - n(40)} ${y + n(40)} ${x - n(8)} ${y + n(60)}M${x + n(84)} ${y + n(34)}Q${x + n(40)} ${y + n(40)} ${x + n(8)} ${y + n(60)}`,
      );
  }
  const camel = (x: number, y: number, size: number, side: number) => {
    const n = (value: number) => Math.round(value * size);
    const s = (value: number) => Math.round(value * size * side);
    pen
      .fill(
        paint('#8f6a48'),
        `M${x - s(70)} ${y}q${s(-6)} ${n(36)} ${s(24)} ${n(40)}q${s(18)} ${n(40)} ${s(40)} ${n(2)}q${s(30)} 0 ${s(40)}-${n(10)}q${s(16)} ${n(20)} ${s(18)} ${n(60)}l${s(28)}-${n(4)}l${s(2)}-${n(10)}l${s(-16)}-${n(4)}q${s(4)}-${n(50)} ${s(-30)}-${n(68)}l${s(-10)}-${n(6)}z`,
      )
      .fill(
        paint('#c9503f'),
        `M${x - s(34)} ${y + n(40)}q${s(14)} ${n(28)} ${s(28)} ${n(2)}l${s(4)}-${n(22)}h${s(-34)}z`,
      );
  };
  camel(-440, -90, 1, 1);
  camel(420, -110, 1.2, -1);
  camel(560, -70, 0.9, -1);
  pen.fill(paint('#f2a04a'), 'M40-110q-10 26 8 50q14-24 4-50z').stroke(paint('#5f4a44'), 6, 'M20-112l50 8M20-104l50-8');
  drawWalkers(
    pen,
    tones,
    [
      [-20, -110],
      [100, -110],
      [120, -90],
    ],
    0.9,
  );
}
