import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';

/** An arch of red sandstone that stands free on the rim of a bowl of rock. */
export function drawRockArch({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, deep } = tones;
  const [rock, light, shadow, cap] = [paint('#cf7148'), paint('#e39a68'), paint('#96503c'), paint('#b55e40')];
  const far = (color: string, air = 0.55) => mixColors(color, haze, air);
  pen
    .fill(
      far(paint('#7f86a0')),
      'M-720 100l140 50l90 90l80-40l100 60l120-70l90 30l100-60l140 90l110-50l90 60l140-80l240-50v-130h-1440z',
    )
    .fill(
      far(paint('#f2f1ee'), 0.3),
      'M-540 190l50 50l44-22l-20-20l-26 10zM-344 230l34 30l60-34l-30-4l-20 14zM130 190l30 30l60-24l-40-4zM300 190l60 60l40-38l-30 4z',
    )
    .fill(far(cap, 0.45), 'M-720 20v120h180l24-30h120l30-34h1086v-60zM460 70v54h260v-54z')
    .stroke(far(light, 0.4), 7, 'M-720 116h190M-720 76h340M460 104h260')
    .fill(far(rock, 0.3), 'M-720-40v110q180 10 340-20t360 0t320-10t420 20v-100z');
  pen
    .fill(rock, 'M-720-230V20q200 36 420-16t340-30t300 20t380 50v-274z')
    .stroke(
      mixColors(rock, light, 0.6),
      9,
      'M-720-10q220 30 440-24t330-30t290 20t380 46M-720-150q260 40 560-10t500-6t380 30',
    )
    .stroke(
      mixColors(rock, shadow, 0.45),
      7,
      'M-720-50q240 30 470-20t320-26t280 20t370 40M-720-110q260 30 520-16t420-10t500 40',
    )
    .fill(mixColors(rock, shadow, 0.5), 'M-300-230q60 90 260 110t380-30t380 20v-100z')
    .stroke(shadow, 6, 'M-270-196q160 70 330 70t320-30t340 20M-220-222q180 60 360 56t290-20t290 10', 0.6);
  const lean = Math.round(random.between(-10, 10));
  const outer = `M-232-30Q-214 60-206 170Q-196 300-120 ${352 + lean}Q-20 ${398 + lean} 84 352Q168 306 176 190Q184 90 176 60L214-40H72Q84 10 84 70Q86 100 78 130`;
  const inner = `Q84 236 34 268Q-20 292-70 262Q-112 226-112 130Q-112 60-92-30z`;
  pen
    .fill(shadow, 'M-40-44q160-30 330-20l60 24q-180 30-390 16z', 0.5)
    .fill(rock, `${outer}${inner}`)
    .fill(
      light,
      `M-232-30Q-214 60-206 170Q-196 300-120 ${352 + lean}Q-60 ${376 + lean} 0 ${372 + lean}Q-120 340-152 240Q-172 150-176-30z`,
    )
    .fill(
      shadow,
      'M78 130Q84 236 34 268Q-4 286-44 274Q14 306 70 276Q116 240 122 150Q128 60 134-40H72Q84 10 84 70Q86 100 78 130z',
    )
    .fill(mixColors(rock, shadow, 0.5), 'M134-40Q126 60 122 150Q120 180 114 200Q150 150 152 90Q160 10 176-40z')
    .stroke(
      cap,
      7,
      'M-206 170q44 16 96 2M-200 220q50 18 98-4M-212 90q50 12 100 0M178 150q-46 14-96 0M180 70q-40 14-94 6M-150 320q40-10 60-48M120 330q-30-16-50-54M-20 364q6-40 0-84',
    )
    .stroke(mixColors(light, rock, 0.3), 5, 'M-204 196q46 16 92 0M-222 40q50 14 118 2M176 110q-40 12-92 4');
  pen
    .polygon(rock, [-300, -46], [-262, 20], [-220, 6], [-196, -40])
    .polygon(shadow, [-220, 6], [-196, -40], [-236, -44]);
  pen.fill(deep, 'M8-52l4 30q6 8 12 0l4-30z').circle(deep, 18, -12, 7);
  for (const [x, y, size] of [
    [-520, -60, 30],
    [-430, -110, 24],
    [460, -50, 28],
    [560, -90, 36],
    [-620, -140, 36],
  ] as const)
    pen.ellipse(leafShade, x + 8, y, size, size * 0.6).ellipse(leaf, x - 4, y + size * 0.2, size * 0.9, size * 0.6);
}

/** A slot canyon: waves of orange rock that lean toward each other, and a beam of light on the sand. */
export function drawSlotCanyon({ pen, tones, random }: MotifInput): void {
  const { paint, isDusk } = tones;
  const [dark, deep, rock, warm, bright] = ['#4a2230', '#7c3434', '#bb5334', '#dd7f42', '#f4b56a'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const sky = isDusk ? paint('#a8a0b0') : paint('#fbe3b4');
  pen
    .rect(warm, -720, -230, 1440, 900)
    .fill(bright, 'M-150-60Q-90 120-130 300T-60 680H90Q40 520 70 330T110-60z')
    .fill(sky, 'M-30 680Q-40 520-16 400Q0 350 22 400Q50 520 40 680z');
  const walls: readonly (readonly [color: string, edge: number, swing: number])[] = [
    [mixColors(bright, warm, 0.5), 96, 34],
    [warm, 150, 50],
    [mixColors(warm, rock, 0.55), 210, 56],
    [rock, 290, 66],
    [mixColors(rock, deep, 0.5), 380, 60],
    [deep, 470, 64],
    [dark, 570, 50],
  ];
  for (const [index, [color, edge, swing]] of walls.entries())
    for (const side of [-1, 1]) {
      const bend = Math.round(random.between(-24, 24)) + (index % 2 === (side < 0 ? 0 : 1) ? swing : -swing);
      const shift = Math.round(random.between(-70, 70));
      const at = (x: number, y: number) => `${side * Math.round(x)} ${y}`;
      const [low, middle, high] = [edge + bend * 0.7, edge - bend, edge * 0.72 + bend * 0.5];
      const curve = (inset: number) =>
        `M${at(low + 30 + inset, -230)}C${at(low - 30 + inset, -80)} ${at(low + bend + inset, 20 + shift)} ${at(middle + inset, 150 + shift)}S${at(high + bend + inset, 380 + shift)} ${at(high + inset, 680)}`;
      pen.fill(color, `${curve(0)}L${at(720, 680)}L${at(720, -230)}z`);
      const glint = mixColors(color, bright, side < 0 ? 0.4 : 0.22);
      pen.stroke(glint, 6, curve(3));
      if (index > 0) pen.stroke(mixColors(color, dark, 0.28), 5, `${curve(30)}${curve(58)}`, 0.55);
      if (index > 2) pen.stroke(glint, 4, curve(44), 0.4);
    }
  pen
    .fill(mixColors(warm, rock, 0.4), 'M-250-230Q-160-90-100-70Q0-52 100-70Q170-100 260-230z')
    .fill(mixColors(bright, sky, 0.4), 'M-96-130Q0-92 104-130Q60-172 0-172T-96-130z')
    .fill(sky, 'M-12 640L-84-134Q0-104 92-134L36 640z', isDusk ? 0.22 : 0.34)
    .fill(sky, 'M0 640L-34-138Q0-124 46-138L22 640z', isDusk ? 0.24 : 0.4)
    .rounds(
      mixColors(bright, sky, 0.7),
      5,
      'M-20 60h0M30 140h0M-6 220h0M24 0h0M-44-40h0M50 60h0M10 300h0M-30 150h0',
      0.9,
    );
}
