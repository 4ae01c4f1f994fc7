import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawSpray, FOAM } from './falls.js';

/** Pools in steps between which the water runs over moss. */
export function drawCascades({ pen, tones, random }: MotifInput): void {
  const { leaf, leafShade, leafLight, paint, haze } = tones;
  const [foam, pool] = [paint(FOAM), paint('#4fb0ae')];
  pen.fill(
    mixColors(leafShade, haze, 0.42),
    'M-720 330q80 60 160 20q90 70 190 10q110 60 230 0q130 60 260-6q110 66 220 0q100 60 180 10q100 40 200-6V0H-720z',
  );
  const steps = [
    { y: 190, air: 0.3, left: -260, right: 300 },
    { y: 90, air: 0.16, left: -420, right: 360 },
    { y: -20, air: 0.04, left: -560, right: 620 },
  ];
  for (const { y, air, left, right } of steps) {
    const mix = (color: string) => mixColors(color, haze, air);
    pen
      .fill(
        mix(leafShade),
        `M-720 ${y + 70}q120 50 ${720 + left} 10h${right - left}q120 50 ${720 - right} 6v-160h-1440z`,
      )
      .fill(mix(pool), `M${left} ${y + 84}Q0 ${y + 112} ${right} ${y + 84}V${y + 62}H${left}z`)
      .fill(mix(paint('#7d8a5c')), `M${left} ${y + 70}H${right}V${y - 20}H${left}z`);
    for (let x = left + 20; x < right - 30; ) {
      const wide = Math.round(random.between(26, 74));
      const bend = Math.round(random.between(-8, 8));
      pen.fill(mix(foam), `M${x} ${y + 72}h${wide}q${10 + bend} -50 6 -100h-${wide + 12}q${bend} 60 6 100z`);
      pen.stroke(
        mixColors(mix(foam), pool, 0.5),
        4,
        `M${x + wide * 0.3} ${y + 60}v-70M${x + wide * 0.7} ${y + 66}v-60`,
        0.6,
      );
      x += wide + Math.round(random.between(14, 50));
    }
    pen
      .ellipse(mix(leaf), left - 30, y + 76, 70, 44)
      .ellipse(mix(leaf), right + 40, y + 80, 80, 50)
      .ellipse(mix(leafLight), left - 44, y + 100, 30, 10);
  }
  pen
    .rect(pool, -720, -230, 1440, 200)
    .ellipse(foam, 20, -36, 560, 18, 0.6)
    .rounds(mixColors(pool, foam, 0.5), 5, 'M-340-90h180M-40-120h220M240-90h180M-240-170h220M100-190h260', 0.7);
  for (const [x, y, size] of [
    [-300, -60, 44],
    [360, -70, 54],
    [-420, -80, 30],
  ] as const)
    pen.dome(paint('#6f6a5c'), x, y, size, size * 0.6).dome(leaf, x - 4, y + size * 0.32, size * 0.7, size * 0.34);
  pen.fill(leafShade, 'M-720-60q90 30 150-30q60-10 80-70t40-70h-270zM720-70q-100 30-150-30q-60-20-60-130h210z');
}

/** A thin fall from a high cliff above a meadow. */
export function drawTallFall({ pen, tones, random }: MotifInput): void {
  const { leaf, leafShade, leafLight, ground, paint, haze, far, water, waterLight } = tones;
  const [foam, rock] = [paint(FOAM), mixColors(paint('#837f86'), haze, 0.12)];
  const [dark, bright] = [mixColors(paint('#5b5b6b'), haze, 0.06), mixColors(paint('#a8a29c'), haze, 0.1)];
  const x = Math.round(random.between(-60, 60));
  pen
    .fill(
      mixColors(far, haze, 0.3),
      'M-720 100L-560 260-440 200-300 300-100 220 300 240 460 320 600 240 720 280V0H-720z',
    )
    .fill(
      rock,
      `M-720 420L-560 430-420 400-330 410-220 376L${x - 60} 396L${x + 70} 380L230 404 330 380 470 410 720 380V-20H-720z`,
    )
    .fill(
      dark,
      `M-560 430l40-120-30-160 40-150h90l-20 180 20 220zM-220 376l30-150-40-230h100l20 230-30 140zM230 404l-40-170 30-234h120l-30 200 20 180zM${x - 30} 390l-26-170 20-220h70l20 220-14 168z`,
    )
    .fill(bright, 'M-420 400l30-170-20-230h60l10 250-20 160zM330 380l60-130-20-250h90l30 210-20 200z', 0.6)
    .fill(
      leafShade,
      'M-720 410q70 46 150 20q70 30 150-20q60 26 110-6q70 20 110-20l-30-16q-90 20-170 20-160 0-320-10zM720 376q-80 40-140 24q-60 34-130-6q-70 30-120-6l20-14q90 16 160 14 110 0 210-30z',
    );
  pen
    .fill(foam, `M${x - 16} 388q18 10 34-2l16-190 10-180h-60l-6 190z`)
    .stroke(mixColors(foam, water, 0.5), 5, `M${x - 4} 370l-2-200 2-140M${x + 10} 366l8-220-2-110`, 0.7);
  drawSpray(pen, tones, [
    [x, 30, 110],
    [x - 40, 70, 70],
    [x + 50, 60, 70],
  ]);
  let firs = '';
  for (let at = -710; at < 720; at += 30) {
    const high = 40 + Math.round(random.between(0, 40) + Math.abs(at - x) / 9);
    if (Math.abs(at - x) > 90) firs += `M${at - 16} -10l16 ${high}l16-${high}z`;
  }
  pen
    .fill(mixColors(leafShade, haze, 0.12), firs)
    .fill(leaf, 'M-720 10Q-400 40-160-4T300 0T720 16V-230H-720z')
    .fill(ground, 'M-720-40Q-300-10 0-50T720-40V-230H-720z');
  pen
    .fill(water, `M${x - 50} -4q-50-50 30-80t-30-80q-60-30-40-66h280q60 40-30 76t-60 70q30 40-30 80z`)
    .rounds(waterLight, 5, `M${x - 20} -50h60M${x - 10} -110h70M${x + 10} -170h110`, 0.7)
    .rounds(leafLight, 12, 'M-500-90h50M-320-130h40M420-80h50M320-150h50M-600-160h40M560-140h50');
  for (const [dx, color] of [
    [-190, '#c4463c'],
    [-164, '#2f5f80'],
  ] as const)
    pen.fill(paint(color), `M${x + dx - 9} -80l3 36q6 8 12 0l3-36z`).circle(paint('#6b4638'), x + dx, -36, 7);
}
