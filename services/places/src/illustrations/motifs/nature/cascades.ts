import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawSpray, FOAM } from './falls.js';

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
