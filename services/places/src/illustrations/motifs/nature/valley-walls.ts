import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';

/** A valley between walls of granite: a sheer cliff, a halved dome, a thin fall, and pines around a meadow with a river. */
export function drawValleyWalls({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight } = tones;
  const [stone, light, shadow] = [paint('#b3aea8'), paint('#d9d4c9'), paint('#7f8089')];
  const far = (color: string) => mixColors(color, haze, 0.4);
  pen
    .fill(far(stone), 'M-300 0v150l110 40l80-30l90 50l90-20l60 60l80-10l80 40l130-60l120 30l180-50v-200z')
    .fill(far(light), 'M40 150Q60 300 120 348Q170 372 214 346V130z')
    .fill(far(shadow), 'M132 352Q170 372 214 346Q300 300 330 130L206 120Q214 260 132 352z')
    .fill(far(light), 'M-190 190l80-30l90 50l-40-80h-150zM340 250l70-40l-20-80h-70z')
    .stroke(far(stone), 4, 'M108 330q20-90 8-190M146 350q24-110 16-210M80 290q10-70 4-140');
  const woods = (color: string, [from, to]: readonly [number, number], size: number, rise: (x: number) => number) => {
    let data = '';
    for (let x = from; x < to; x += size * 0.52) {
      const y = Math.round(rise(x) + random.between(-8, 8));
      const high = Math.round(size * random.between(0.82, 1.2));
      data += `M${Math.round(x - size * 0.26)} ${y}L${Math.round(x)} ${y + high}L${Math.round(x + size * 0.26)} ${y}z`;
    }
    pen.fill(color, data);
  };
  pen.fill(mixColors(leafShade, haze, 0.4), 'M-720-40V120q260 20 560 10t300-10t580 0v-160z');
  woods(mixColors(leafShade, haze, 0.4), [-200, 480], 60, (x) => 60 + Math.abs(x - 90) * 0.06);
  pen
    .fill(stone, 'M720-20V330l-90 20l-60-40l-70 30l-56-70l-34-100l-40-60l-30-120z')
    .fill(light, 'M570 310l-70 30l-56-70l-34-100l50 30l40 80zM720 330l-90 20l-20-70l60-60z')
    .fill(shadow, 'M500 230l40-160l-40-90h-100l-30-10l40 120zM640 270l20-180l-30-110h90v300z')
    .stroke(paint('#f4f8f8'), 11, 'M440 262q6-100 2-180')
    .stroke(paint('#dfeaec'), 4, 'M449 258q8-100 6-180', 0.7)
    .ellipse(mixColors(paint('#f4f8f8'), haze, 0.2), 444, 84, 40, 20, 0.5);
  pen
    .fill(stone, 'M-720-20V470q90 30 190 8l120-20l96-44l52-60l24-90l34-130l40-154z')
    .fill(light, 'M-530 478l120-20l96-44l30-120l10-200l-20-120h-140l-30 200z')
    .fill(shadow, 'M-314 414l52-60l24-90l34-130l40-154h-140l20 110l-10 190z')
    .fill(mixColors(stone, shadow, 0.5), 'M-720 470q90 30 190 8l30-120l-60-140l20-238h-180z')
    .stroke(
      mixColors(stone, shadow, 0.35),
      5,
      'M-470 452q20-120 0-240t10-220M-410 440q30-140 14-260t20-170M-350 410q20-120 10-200M-620 440q-20-160 10-300M-270 320q10-100 0-180',
    )
    .stroke(mixColors(light, stone, 0.4), 8, 'M-440 446q20-110 6-220M-380 424q24-100 14-190', 0.8);
  pen.fill(leafShade, 'M-720-30V116q120-10 240-40t260-50t200-56zM180-30Q260 0 330 20T530 70T720 110V-30z');
  woods(leafShade, [-720, -170], 84, (x) => Math.min(90, (-170 - x) * 0.2));
  woods(leafShade, [190, 720], 84, (x) => Math.min(86, (x - 190) * 0.2));
  const meadow = paint('#a9b96a');
  pen
    .fill(meadow, 'M-720-230V0q220 24 420 4t300-2t320-2t400 6v-236z')
    .fill(
      mixColors(meadow, leaf, 0.4),
      'M-720-90V0q220 20 440-34q-200-60-440-56zM720-96V0q-180-6-340-40q160-60 340-56z',
      0.6,
    );
  woods(leaf, [-720, -300], 96, (x) => -10 - (x + 720) * 0.03);
  woods(leaf, [380, 720], 96, (x) => -24 + (x - 380) * 0.04);
  pen
    .fill(water, 'M70 2q-90-20-40-46t120-40t-10-60t-240-86h420q60 40 60 70t-90 60t-170 46t-10 56z')
    .fill(mixColors(water, far(light), 0.6), 'M48-2q-60-20-20-42t110-38l40 4q-110 24-130 44t30 32z')
    .stroke(waterLight, 5, 'M60-150h120M120-112h90M-10-190h170M150-172h110', 0.8)
    .rounds(mixColors(stone, shadow, 0.3), 20, 'M-70-176h20M-110-204h16M330-150h24M300-128h8')
    .rounds(
      paint('#d9b95a'),
      7,
      'M-420-110h0M-380-130h0M-340-118h0M-450-140h0M440-130h0M480-150h0M520-128h0M-300-150h0M560-160h0',
    );
}
