import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Corner, Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';

export const FOAM = '#f4fafa';

/** Draws clouds of spray that rise from a fall. */
export function drawSpray(
  pen: Pen,
  { paint, haze }: Tones,
  puffs: readonly (readonly [x: number, y: number, size: number])[],
): void {
  const spray = mixColors(paint(FOAM), haze, 0.12);
  for (const [x, y, size] of puffs) pen.ellipse(spray, x, y, size, size * 0.5, 0.26);
}

/** Falls around a bow, seen from the river below, with a boat in the spray. */
export function drawWideFalls({ pen, tones, random }: MotifInput): void {
  const { leaf, leafShade, water, waterLight, paint, haze } = tones;
  const [foam, green] = [paint(FOAM), mixColors(paint('#4fa3a0'), water, 0.4)];
  const [rock, dark] = [paint('#8d857c'), paint('#625c5c')];
  pen
    .fill(
      mixColors(leafShade, haze, 0.45),
      'M-720 196q70 44 150 22q110 34 220 8q160 24 350 0q180 24 330-4q130 34 240 4q80 20 150-10v-40h-1440z',
    )
    .fill(mixColors(green, haze, 0.25), 'M-720 206H720V60H-720z')
    .rounds(
      mixColors(foam, green, 0.3),
      5,
      'M-300 190h110M-90 182h150M170 190h120M-460 168h140M-200 168h90M40 170h110M300 166h150',
      0.7,
    );
  pen
    .fill(green, 'M-620 132C-440 150-300 196 0 200S430 150 620 120L600 70C420 110 260 150 0 154S-420 110-600 76z')
    .fill(foam, 'M-600 92C-420 122-280 164 0 168S420 122 600 86L560-96C400-50 240 26 0 30S-400-40-560-110z');
  const lip = (x: number) => 166 - (x / 600) ** 2 * 76;
  const base = (x: number) => 28 - (x / 600) ** 2 * 124;
  const streaks = [-2, -1, 0, 1].map((shift) =>
    Array.from({ length: 13 }, (_, index) => {
      const x = -570 + index * 92 + shift * 22 + Math.round(random.between(-6, 6));
      return Math.abs(x) > 585
        ? ''
        : `M${x} ${Math.round(lip(x) - random.between(2, 20))}L${Math.round(x * 0.95)} ${Math.round(base(x) + random.between(6, 60))}`;
    }).join(''),
  );
  pen
    .stroke(mixColors(foam, green, 0.55), 9, streaks[0]!, 0.75)
    .stroke(mixColors(foam, green, 0.3), 6, streaks[1]! + streaks[2]!, 0.8)
    .stroke(mixColors(foam, green, 0.75), 4, streaks[3]!, 0.6);
  pen.fill(water, 'M-720-130L-560-112C-400-42-240 24 0 28S400-52 560-98L720-120V-230H-720z');
  drawSpray(pen, tones, [
    [0, 50, 170],
    [-40, 70, 130],
    [60, 96, 100],
    [-300, -20, 120],
    [320, -18, 120],
    [-150, -4, 150],
    [170, -6, 150],
  ]);
  pen
    .fill(rock, 'M-720 150l110-16 30-60-10-90 50-70-40-60h-140zM720 140l-90-20-40-50 6-90-46-60 50-70h120z')
    .fill(dark, 'M-600 60l10-76 50-70-40-60h-60l20 90zM640 60l-44-80-46-60 50-70h70l-10 110z')
    .fill(leafShade, 'M-720 130q40 50 90 20q50 10 40-40q-60 10-130-20zM720 130q-40 40-80 16q-50 0-40-36q60 6 120-20z')
    .fill(leaf, 'M-720-110q90 30 150-30q30-40 20-90h-170zM720-90q-80 20-140-40q-30-40-20-100h160z');
  pen.rounds(waterLight, 5, 'M-380-130h120M-140-90h170M180-120h190M-260-180h200M80-190h240', 0.7);
  pen
    .ellipse(paint(FOAM), 0, -116, 130, 10, 0.7)
    .fill(paint('#f1eee6'), 'M-100-112h200l-22-30h-156z')
    .rect(paint('#2f4a68'), -84, -124, 172, 7)
    .rect(paint('#e6e0d4'), -60, -112, 108, 22)
    .dashes(paint('#3f5f86'), 12, [11, 7], 'M-52-101h92')
    .dashes(paint('#4f8fc0'), 12, [6, 4], 'M-54-84h96');
}

/** A long curtain of water that falls into a gorge, with a rainbow in its spray. */
export function drawCurtainFalls({ pen, tones, random }: MotifInput): void {
  const { leaf, leafShade, leafLight, paint, haze, water } = tones;
  const foam = paint(FOAM);
  const [rock, dark] = [paint('#8a6f5c'), paint('#54474a')];
  pen
    .fill(mixColors(leafShade, haze, 0.5), 'M-720 250q120 26 260 10t300 6t380-4t500 10v-60h-1440z')
    .fill(mixColors(water, haze, 0.3), 'M-720 240H720V120H-720z')
    .fill(
      mixColors(leaf, haze, 0.25),
      'M-560 236q60 26 150 4q-60-16-150-4zM-180 230q80 34 210 4q-90-20-210-4zM250 226q120 40 300 0q-140-24-300 0zM-420 206q50 18 110 0q-60-10-110 0zM60 198q70 22 150 0q-80-14-150 0z',
    )
    .rounds(
      mixColors(foam, water, 0.4),
      4,
      'M-640 214h100M-260 214h90M-60 204h80M420 200h140M-560 190h120M260 184h110',
      0.7,
    );
  pen.fill(dark, 'M-720 188L720 140V-230H-720z').fill(rock, 'M-720 188L720 140V60L-720 130z');
  const lip = (x: number) => 188 - (x + 720) / 30;
  const foot = (x: number) => 118 - ((x + 720) / 1440) * 290;
  for (const [from, to] of [
    [-700, -500],
    [-478, -300],
    [-270, -140],
    [-120, 150],
    [186, 430],
    [466, 720],
  ] as const) {
    const wave = Math.round(random.between(4, 12));
    pen.fill(
      foam,
      `M${from} ${Math.round(lip(from))}Q${(from + to) / 2} ${Math.round(lip(from)) + wave} ${to} ${Math.round(lip(to))}L${to + 8} ${Math.round(foot(to))}L${from - 4} ${Math.round(foot(from))}z`,
    );
    let threads = '';
    for (let x = from + 10; x < to - 6; x += 17 + (x + 720) / 90)
      threads += `M${Math.round(x)} ${Math.round(lip(x) - random.between(0, 30))}L${Math.round(x + 3)} ${Math.round(foot(x) + random.between(10, 50))}`;
    pen.stroke(mixColors(foam, water, 0.45), 5, threads, 0.65);
  }
  drawSpray(pen, tones, [
    [-560, 84, 120],
    [-380, 50, 150],
    [-160, 10, 180],
    [80, -30, 200],
    [300, -80, 230],
    [520, -120, 200],
    [120, 60, 120],
    [250, 120, 90],
    [380, 60, 130],
  ]);
  const bow = (radius: number) =>
    `M${-60 - radius} -60A${radius} ${radius} 0 0 1 ${-60 + radius} -60`.replace('0 0 1', '0 0 0');
  for (const [index, color] of ['#d97a6a', '#e8c06a', '#8fbf8a', '#6f9fc8'].entries())
    pen.stroke(paint(color), 9, bow(300 - index * 9), 0.42);
  pen
    .fill(mixColors(rock, dark, 0.5), 'M-720 60L-560 20-420 10-330-60-180-80-60-140 120-160 260-230H-720z')
    .fill(rock, 'M-720 60L-560 20-420 10-330-60-360-110-470-60-560-90-720-40z')
    .fill(
      leafShade,
      'M-720 84q60 40 110 4q50 20 70-30q70 20 100-30q60 4 80-60q80 10 110-50q70 10 110-60q90 10 120-40q80 10 130-60l10-60H-720z',
    )
    .fill(leaf, 'M-720 50q60 30 100-10q50 14 70-40q60 10 90-50q60 0 90-60q80 4 120-50q70 10 100-70h-570z');
  pen.rounds(leafLight, 24, 'M-660 40h20M-560-6h20M-440-40h16M-340-110h14M-610-70h30M-480-130h26M-240-160h20');
  for (const [x, y] of [
    [-392, 42],
    [-366, 40],
    [-340, 30],
  ] as const)
    pen
      .fill(paint(['#b5503f', '#2f4a68', '#d9a24b'][(x + 392) / 26]!), `M${x - 7} ${y - 20}l2 34q5 8 10 0l2-34z`)
      .circle(paint('#6b4638'), x, y + 22, 6);
}

/** Many falls over the steps of a forest, with a path on piles. */
export function drawJungleFalls({ pen, tones, random }: MotifInput): void {
  const { leaf, leafShade, leafLight, paint, haze, water, waterLight } = tones;
  const foam = paint(FOAM);
  const rock = paint('#5f5a50');
  const tiers = [
    { y: 150, height: 120, air: 0.42, count: 9, from: -640, step: 146 },
    { y: 10, height: 130, air: 0.18, count: 7, from: -620, step: 196 },
  ];
  pen.fill(
    mixColors(leafShade, haze, 0.5),
    'M-720 270q90 60 170 24q90 50 190 10q110 46 240 6q120 46 250 0q110 40 210-6q110 50 200 4q100 30 180-10V0H-720z',
  );
  for (const { y, height, air, count, from, step } of tiers) {
    const mix = (color: string) => mixColors(color, haze, air);
    pen.fill(mix(rock), `M-720 ${y}H720V${y + height - 10}H-720z`);
    for (let index = 0; index < count; index++) {
      const x = from + index * step + Math.round(random.between(-24, 24));
      const half = Math.round(random.between(26, 58));
      pen.fill(mix(foam), `M${x - half} ${y + height}q${half} 12 ${2 * half} 0l${8} ${-height}h${-2 * half - 16}z`);
      pen.stroke(
        mixColors(mix(foam), water, 0.4),
        4,
        [-0.5, -0.1, 0.3, 0.66]
          .map(
            (part) =>
              `M${Math.round(x + part * half)} ${y + height - 12}v-${Math.round(height * random.between(0.5, 0.85))}`,
          )
          .join(''),
        0.7,
      );
      const right = x + step / 2;
      pen
        .ellipse(mix(leafShade), right + 8, y + height - 6, 44, 30)
        .ellipse(mix(leaf), right - 8, y + height + 4, 38, 26)
        .ellipse(mix(leafShade), right, y + 30, 30, 36);
    }
    drawSpray(pen, tones, [
      [-420, y, 150],
      [-60, y - 6, 170],
      [330, y, 160],
    ]);
  }
  pen
    .fill(leaf, 'M-720 30q70 26 110-10q90 10 130-20h-240zM720 40q-90 20-130-16q-60 6-110-24h240z')
    .rect(water, -720, -230, 1440, 238)
    .ellipse(foam, -40, 0, 560, 22, 0.7)
    .rounds(waterLight, 5, 'M-340-60h160M-60-90h200M220-56h160M-220-150h220M120-170h200', 0.7);
  const wood = paint('#7d6246');
  pen
    .rect(wood, -720, -92, 560, 12)
    .rect(wood, -720, -44, 560, 5)
    .dashes(wood, 44, [5, 40], 'M-716-66h556')
    .dashes(wood, 70, [9, 100], 'M-700-120h520');
  for (const [x, color] of [
    [-330, '#c4463c'],
    [-300, '#2f5f80'],
    [-440, '#d9a24b'],
  ] as const)
    pen.fill(paint(color), `M${x - 10} -80l3 46q7 10 14 0l3-46z`).circle(paint('#6b4638'), x, -24, 8);
  pen
    .fill(leafShade, 'M720 120q-60 0-80-60q-70-10-70-80q-70-20-60-100q-40-40-10-110h220z')
    .fill(
      leaf,
      'M720 70q-50-10-60-60q-60-20-54-80q-50-30-30-80q-20-40 10-80h134zM-720-120q60 30 110-10q60 0 70-50q60-10 70-50h-250z',
    )
    .rounds(
      leafLight,
      9,
      'M560-40q-50 10-80 60M590-20q-10 50-60 80M620 10q10 50-20 100M560-100q-60-10-100 20M-600-150q40 10 60 50M-640-140q0 40 20 70',
    );
}

/** A river that falls over a staircase of rock, and then sideways into a deep crack in the ground. */
export function drawStepFalls({ pen, tones, random }: MotifInput): void {
  const { leaf, leafShade, paint, haze, water } = tones;
  const [foam, milk] = [paint(FOAM), mixColors(paint('#a9cdd0'), water, 0.35)];
  const [rock, dark, moss] = [paint('#6f6a66'), paint('#45464c'), mixColors(leaf, paint('#a9b35a'), 0.55)];
  const veil = (lip: Corner, end: Corner, drop: number, lean: number, steps: number) => {
    const at = (share: number): Corner => [lip[0] + (end[0] - lip[0]) * share, lip[1] + (end[1] - lip[1]) * share];
    let [edge, lines] = ['', ''];
    for (let step = 0; step <= steps; step++) {
      const [x, y] = at(1 - step / steps);
      edge += `L${Math.round(x + lean)} ${Math.round(y - drop + random.between(-8, 8))}`;
      const length = random.between(0.4, 0.85);
      if (step < steps)
        lines += `M${Math.round(x - 12)} ${Math.round(y - 6)}l${Math.round(lean * length)}-${Math.round(drop * length)}`;
    }
    pen
      .fill(foam, `M${lip[0]} ${lip[1]}L${end[0]} ${end[1]}${edge}z`)
      .stroke(mixColors(foam, water, 0.45), 5, lines, 0.6);
  };
  pen
    .fill(
      mixColors(paint('#7f8fa0'), haze, 0.5),
      'M-720 200v90l120 40h140l90-50l160 10l130 50h210l120-60l160 10l150 50h160v-140z',
    )
    .fill(mixColors(paint('#f2f3f0'), haze, 0.3), 'M-600 330h140l40-22l-60 6l-60-12zM-80 340h210l44-22l-90 8l-80-12z')
    .fill(mixColors(moss, haze, 0.3), 'M-720 160v70q240 20 480 4t500-2t460 0v-72z')
    .fill(mixColors(milk, haze, 0.15), 'M-160 226q60-8-40-24t-200-30L190 150Q120 190 60 200T-60 226z')
    .fill(moss, 'M-720-230V200Q-560 200-420 176L-380 120-340-230zM720-230V210Q440 200 200 156L300 60 480-230z')
    .fill(rock, 'M-420 180L200 152 250 110 340 40 300-60-460-40-470 110z')
    .fill(milk, 'M-420 180L200 156 214 146-430 168z');
  veil([-430, 168], [212, 146], 40, 10, 16);
  pen.fill(milk, 'M-440 132L236 108 250 92-440 116z');
  veil([-440, 116], [256, 90], 36, 14, 17);
  pen.fill(milk, 'M-446 84L280 58 400-4Q200 30-80 22T-400-20L-470 20z');
  pen.rounds(foam, 6, 'M-360 64h120M-180 58h140M20 50h130M-280 36h160M-40 30h160M180 30h100', 0.8);
  pen.fill(dark, 'M-400-20Q-80 22 400-4L480-60 520-230H-520L-480-100z');
  veil([-396, -16], [-80, 12], 150, -6, 9);
  veil([-80, 12], [404, -6], 150, 8, 13);
  drawSpray(pen, tones, [
    [-300, -130, 150],
    [-80, -140, 190],
    [150, -140, 200],
    [360, -120, 170],
    [440, -30, 120],
    [500, 60, 90],
  ]);
  pen
    .fill(rock, 'M-720-40L-520-60-440-110-400-180-430-230H-720zM720 0L560-40 480-90 440-160 470-230H720z')
    .fill(dark, 'M-440-110L-400-180-430-230H-520L-500-150zM480-90L440-160 470-230H540L530-140z')
    .fill(dark, 'M-430-230Q-200-190 40-196T470-230z')
    .fill(milk, 'M-260-230Q-60-206 120-210T360-230z')
    .fill(
      moss,
      'M-720 40Q-600 40-530-20T-430-110L-480-100-560-50-720-30zM720 70Q600 60 540 0T470-90L530-60 600-20 720 10z',
    )
    .fill(leafShade, 'M-720 50Q-620 54-556 4L-540-16Q-620 30-720 34z')
    .stroke(mixColors(moss, paint('#d9c79a'), 0.7), 9, 'M-720 150Q-600 130-540 70T-480-40')
    .stroke(mixColors(rock, moss, 0.4), 5, 'M-640 170l80-10M560 120l90 20M600 50l90 16M-660 0l70-14M600-60l80-10', 0.8);
  for (const [x, y, color] of [
    [-566, 100, '#c9503f'],
    [-544, 90, '#e0b03d'],
    [-500, 10, '#3f6fa5'],
  ] as const)
    pen.fill(paint(color), `M${x - 7} ${y}l3 28q4 6 8 0l3-28z`).circle(paint('#7d5a48'), x, y + 34, 6);
}
