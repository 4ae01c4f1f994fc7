import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWalkers, fade, SNOW } from './parts.js';

/** Red cabins on piles by the water, below steep peaks. */
export function drawFishingVillage({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade, window, water, waterLight } = tones;
  const [rock, dark, snow] = ['#7f858c', '#565c68', SNOW].map(paint) as [string, string, string];
  const cone = (x: number, half: number, top: number, air: number) => {
    const mix = fade(haze, air);
    pen
      .fill(
        mix(rock),
        `M${x - half} 0Q${x - half * 0.5} ${top * 0.3} ${x - half * 0.24} ${top * 0.66}L${x - 10} ${top}L${x + 14} ${top * 0.97}L${x + half * 0.3} ${top * 0.56}Q${x + half * 0.56} ${top * 0.2} ${x + half} 0z`,
      )
      .fill(
        mix(dark),
        `M${x + 14} ${top * 0.97}L${x + half * 0.3} ${top * 0.56}Q${x + half * 0.56} ${top * 0.2} ${x + half} 0H${x + half * 0.1}L${x - half * 0.06} ${top * 0.4}L${x + half * 0.1} ${top * 0.62}z`,
      )
      .fill(
        mix(snow),
        `M${x - 10} ${top}l-${half * 0.16}-${top * 0.26}l${half * 0.1} ${top * 0.06}l${half * 0.02}-${top * 0.3}l${half * 0.08} ${top * 0.26}l${half * 0.1}-${top * 0.2}l${half * 0.02} ${top * 0.4}zM${x - half * 0.4} ${top * 0.44}l${half * 0.1}-${top * 0.2}l${half * 0.06} ${top * 0.12}zM${x + half * 0.36} ${top * 0.46}l${half * 0.02}-${top * 0.2}l${half * 0.12} ${top * 0.04}z`,
      )
      .fill(
        mix(mixColors(leafShade, paint('#8a9a5a'), 0.5)),
        `M${x - half} 0q${half * 0.4} ${top * 0.16} ${half * 0.7} ${top * 0.1}t${half * 0.6}-${top * 0.02}t${half * 0.7}-${top * 0.08}z`,
      );
  };
  cone(-560, 260, 300, 0.36);
  cone(540, 280, 330, 0.36);
  cone(-250, 260, 400, 0.2);
  cone(240, 270, 360, 0.24);
  cone(0, 220, 480, 0.12);
  pen
    .rect(water, -720, -230, 1440, 236)
    .fill(mixColors(water, dark, 0.5), 'M-160 6q140-70 320 0zM-500 6q200-46 340 0zM160 6q160-50 340 0z', 0.7)
    .rounds(waterLight, 5, 'M-120-50h190M-40-90h140M60-130h200M-200-176h180M180-180h160', 0.7)
    .fill(paint('#77736f'), 'M-720 10q120 20 230 6t180-40l-60-70l-350-20zM720 20q-140 14-250-4t-170-40l60-60l360-30z');
  const red = withBuilding(tones, '#b8402f', '#5f6266');
  const hut = (x: number, y: number, size: number) => {
    const n = (value: number) => Math.round(value * size);
    pen
      .stroke(
        paint('#6b5546'),
        n(6),
        `M${x + n(8)} ${y - n(36)}v${n(40)}M${x + n(46)} ${y - n(36)}v${n(40)}M${x + n(84)} ${y - n(36)}v${n(40)}M${x + n(120)} ${y - n(36)}v${n(40)}`,
      )
      .fill(red.wall, `M${x} ${y}v${n(50)}l${n(34)} ${n(34)}l${n(34)}-${n(34)}v-${n(50)}z`)
      .rect(red.shade, x + n(68), y, n(60), n(50))
      .fill(red.roof, `M${x + n(34)} ${y + n(88)}h${n(64)}l${n(36)}-${n(42)}h-${n(64)}z`)
      .stroke(paint('#f1eadb'), n(4), `M${x - n(2)} ${y + n(48)}l${n(36)} ${n(36)}l${n(36)}-${n(36)}`)
      .fill(
        window,
        `M${x + n(24)} ${y + n(22)}h${n(20)}v${n(20)}h-${n(20)}zM${x + n(80)} ${y + n(18)}h${n(14)}v${n(18)}h-${n(14)}zM${x + n(104)} ${y + n(18)}h${n(14)}v${n(18)}h-${n(14)}z`,
      )
      .rect(paint('#8a6f58'), x - n(10), y - n(4), n(146), n(6));
  };
  hut(-560, -4, 0.72);
  hut(-440, -20, 0.8);
  hut(330, -6, 0.74);
  hut(450, -24, 0.84);
  hut(-330, -60, 1);
  hut(180, -70, 1.06);
  hut(-520, -120, 1.3);
  pen
    .fill(paint('#f1eadb'), 'M-40-150q60-8 130 8l-16-26h-96z')
    .rect(paint('#3f6fa5'), -4, -146, 40, 26)
    .stroke(paint('#4a4540'), 4, 'M50-144v60');
}

/** A flat block of rock high above a fjord. */
export function drawPulpitRock({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade, water, waterLight } = tones;
  const [rock, dark, light] = ['#9a938c', '#625f66', '#c4bbae'].map(paint) as [string, string, string];
  const far = fade(haze, 0.42);
  pen
    .fill(far(paint('#6f8294')), 'M-720 280Q-560 330-400 290T-120 250T60 200H220Q330 280 470 300T720 340V-60H-720z')
    .fill(
      far(mixColors(leafShade, rock, 0.3)),
      'M-720 220Q-480 230-300 170T-60 60H160Q300 170 480 200T720 250V-60H-720z',
    )
    .fill(mixColors(water, haze, 0.2), 'M-720 40Q-300 70-100 64T120 64Q420 70 720 30V-230H-720z')
    .fill(fade(haze, 0.22)(mixColors(leafShade, rock, 0.4)), 'M720 200Q560 190 460 110T300 0T180-90T220-230H720z')
    .fill(fade(haze, 0.2)(rock), 'M720 120Q600 100 520 30T400-90T330-230H430Q460-130 540-60T720 30z', 0.6)
    .rounds(waterLight, 4, 'M-60 20h140M-20-20h110M20-70h90M-10 46h60M30-130h80', 0.7)
    .fill(paint('#f1eadb'), 'M40-36h54l-8-10h-38z');
  pen
    .fill(rock, 'M-720 330l150-10l80-50l110-10l30-24h280l20-16l-4-110l-14-80l10-90l-20-170H-720z')
    .fill(dark, 'M-70 236l20-16l-4-110l-14-80l10-90l-20-170h-180l30 160l-16 110l20 120l-10 70z')
    .fill(light, 'M-720 340l150-10l80-50l110-10l30-24h280l16-16h-300l-90 6l-100 20l-176 6z')
    .stroke(
      dark,
      5,
      'M-300 210l-10-120l14-110l-20-140M-420 200l-20-120l20-130l-30-120M-560 240l10-150l-30-140M-190 200l-6-60',
      0.5,
    )
    .fill(
      leafShade,
      'M-720 346q40 24 80 4q40 14 66-20l60-26l-90-4l-116 10zM-720 90q80 10 90-50q40-50 10-100q30-60-20-120l-80-40z',
      0.8,
    );
  drawWalkers(
    pen,
    tones,
    [
      [-130, 232],
      [-104, 232],
      [-220, 234],
      [-330, 244],
      [-300, 242],
    ],
    0.9,
  );
}
