import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';

/** A column of rock with ruins on top, above a jungle with water gardens. */
export function drawJungleRock({ pen, tones }: MotifInput): void {
  const { leaf, leafShade, leafLight, haze, far, water, waterLight, lit } = tones;
  const rock = withBuilding(tones, '#b98458', '#8a6a4c');
  pen
    .fill(mixColors(far, haze, 0.3), 'M-720 0v70q160 40 330 10q190 60 390 20q200 40 380-6q180 30 340-10v-90z')
    .fill(
      mixColors(leafShade, haze, 0.4),
      'M-720-20v60q90 26 170 4q110 34 230 4q150 26 300 0q160 30 300 2q200 28 440-8v-70z',
    );
  pen
    .fill(rock.wall, 'M-230 0q-14 110 12 176q-14 60 14 104q80 26 200 24q130 0 196-22q30-50 14-104q24-70 6-178z')
    .fill(rock.shade, 'M70 0q34 150 10 303q74-2 112-21q30-50 14-104q24-70 6-178z')
    .fill(rock.lit, 'M-204 280q80 26 200 24q130 0 196-22l-6-12q-190 34-384 0z');
  pen
    .stroke(rock.roof, 9, 'M-150 20q14 130-4 250M-84 30q-12 130 6 262M-10 20q18 140 0 276M132 20q14 130 0 266', 0.5)
    .stroke(rock.deep, 6, 'M-214 150q200 24 420 0', 0.4)
    .stroke(lit, 4, 'M-120 40l50 44l-44 40l56 40l-30 50l40 80');
  pen
    .fill(rock.roof, 'M-140 300v14h70v12h70v10h60v-14h80v-22z')
    .rounds(leaf, 24, 'M-178 290h20M110 300h24M164 286h10')
    .rounds(leafLight, 14, 'M-182 298h12M114 310h10');
  for (const [x, y, size] of [
    [-560, 0, 70],
    [-430, -10, 80],
    [-300, -14, 66],
    [-210, -30, 58],
    [220, -26, 62],
    [320, -10, 74],
    [450, -8, 82],
    [590, 0, 72],
  ] as const)
    pen
      .dome(leafShade, x + 12, y - 10, size, size)
      .dome(leaf, x, y - 10, size, size * 0.94)
      .ellipse(leafLight, x - size * 0.3, y + size * 0.5, size * 0.34, size * 0.14);
  pen.rect(leaf, -720, -220, 1440, 210).fill(leafLight, 'M-720-60q300 30 720 6t720 20v-26h-1440z', 0.4);
  pen.polygon(lit, [-26, -16], [26, -16], [120, -220], [-120, -220]);
  for (const side of [-1, 1])
    for (const [near, end, y, depth] of [
      [60, 190, -30, 40],
      [100, 300, -92, 66],
    ] as const)
      pen
        .polygon(
          rock.shade,
          [side * near, y],
          [side * end, y],
          [side * (end + 50), y - depth],
          [side * (near + 26), y - depth],
        )
        .polygon(
          water,
          [side * (near + 10), y - 5],
          [side * (end - 6), y - 5],
          [side * (end + 36), y - depth + 6],
          [side * (near + 34), y - depth + 6],
        )
        .line(waterLight, 4, [side * (near + 40), y - depth / 2], [side * end, y - depth / 2]);
  pen.rounds(leafShade, 40, 'M-560-150h60M-420-190h40M470-160h60M600-190h40');
}
