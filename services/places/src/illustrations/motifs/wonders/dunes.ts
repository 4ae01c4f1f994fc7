import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawWalkers, fade, traceFirs } from './parts.js';

/** Dunes as high as hills, with a caravan on a crest. */
export function drawSandSea({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const [sand, shade, light] = ['#e2a463', '#b06f47', '#f0c486'].map(paint) as [string, string, string];
  const tone = fade(haze, 0.42);
  pen
    .fill(
      tone(sand),
      'M-720 90Q-560 200-440 220Q-300 120-160 110Q-20 230 60 250Q200 120 330 120Q440 200 520 210Q640 140 720 120V-60H-720z',
    )
    .fill(
      tone(shade),
      'M-440 220Q-460 140-400 100T-340 0L-160 110zM60 250Q20 150 90 90T140 0L330 120Q200 120 60 250zM520 210Q500 150 560 100T600 20L720 120z',
    )
    .fill(mixColors(sand, haze, 0.16), 'M720 220Q560 220 400 120T120 20Q-160-40-300-60L-100-160H720z')
    .fill(mixColors(shade, haze, 0.16), 'M720 220Q600 160 560 80T380-30Q200-70 60-120H720z');
  pen
    .fill(sand, 'M-720 150Q-520 190-340 320Q-300 340-280 342Q-180 250-20 170T340 10Q440-30 560-70L300-230H-720z')
    .fill(shade, 'M-280 342Q-340 250-250 180T-180 60Q-120-20 40-60T560-70Q440-30 340 10T-20 170Q-180 250-280 342z')
    .stroke(light, 6, 'M-720 150Q-520 190-340 320Q-300 340-280 342Q-180 250-20 170T340 10')
    .fill(light, 'M-720-60Q-460-30-220-90T200-150T720-90V-230H-720z')
    .fill(sand, 'M-720-130Q-420-110-120-160T420-190T720-150V-230H-720z')
    .stroke(sand, 5, 'M-620-90q120 20 240-14M-420-70q100 6 200-30M40-130q120-6 220-2M320-134q140-4 300 30', 0.8);
  const hide = paint('#7a4f3a');
  for (const [index, [x, y]] of (
    [
      [-150, 246],
      [-66, 204],
      [20, 160],
      [108, 122],
      [196, 84],
    ] as const
  ).entries()) {
    pen
      .stroke(
        hide,
        5,
        `M${x - 20} ${y - 14}l2 38M${x - 10} ${y - 18}v38M${x + 16} ${y - 24}l-2 42M${x + 24} ${y - 28}l-2 44`,
      )
      .fill(
        hide,
        `M${x - 26} ${y + 14}q0 20 16 24q8 22 18 22q10-2 14-20q14 0 18 14l4 18l18 2v-8l-10-2l-6-30q-8-18-22-24q-26-4-50 4z`,
      );
    if (index % 2 === 0)
      pen.fill(paint('#f1eadb'), `M${x - 4} ${y + 44}l4 26q6 8 12 0l6-28z`).circle(paint('#3f5f86'), x + 6, y + 76, 7);
  }
}

/** White dunes with lagoons of rain water between them. */
export function drawDuneLagoons({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const [sand, shade, lagoon, bright] = ['#f3ead6', '#cfc0a8', '#3fa6a8', '#8fd6cb'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  const tone = fade(haze, 0.3);
  pen
    .fill(tone(sand), 'M-720 130Q-520 190-380 170T-80 190T240 170T520 190T720 150V0H-720z')
    .fill(
      tone(lagoon),
      'M-600 110q110-24 220 0q-110 20-220 0zM-200 120q120-24 260 0q-120 22-260 0zM260 112q120-24 260 2q-130 20-260-2z',
    )
    .fill(tone(shade), 'M-380 170q-30-40 40-60h160q-100 40-200 60zM240 170q-40-36 20-56h200q-120 40-220 56z');
  for (const [x, y, w, h] of [
    [-520, 20, 300, 44],
    [30, 40, 330, 46],
    [560, 10, 260, 44],
    [-220, -90, 400, 66],
    [440, -110, 360, 66],
    [-700, -130, 220, 56],
  ] as const) {
    pen
      .fill(
        sand,
        `M${x - w * 1.3} ${y - h}Q${x - w * 0.5} ${y + h * 2.4} ${x + w * 0.1} ${y + h * 1.8}Q${x + w} ${y + h} ${x + w * 1.4} ${y - h}z`,
      )
      .fill(
        shade,
        `M${Math.round(x + w * 0.1)} ${Math.round(y + h * 1.8)}Q${x - w * 0.1} ${y + h * 0.9} ${x + w * 0.2} ${y + h * 0.4}T${x + w * 0.6} ${y - h}H${x + w * 1.4}Q${x + w} ${y + h} ${Math.round(x + w * 0.1)} ${Math.round(y + h * 1.8)}z`,
        0.7,
      )
      .fill(
        lagoon,
        `M${x - w} ${y}Q${x - w * 0.5} ${y + h * 0.7} ${x} ${y + h * 0.4}T${x + w * 0.9} ${y - h * 0.2}Q${x + w * 0.3} ${y - h} ${x - w * 0.2} ${y - h * 0.8}T${x - w} ${y}z`,
      )
      .fill(
        bright,
        `M${x - w * 0.9} ${y}Q${x - w * 0.4} ${y - h * 0.9} ${x} ${y - h * 0.76}T${x + w * 0.8} ${y - h * 0.3}Q${x + w * 0.3} ${y - h} ${x - w * 0.2} ${y - h * 0.84}T${x - w * 0.9} ${y}z`,
      );
  }
  pen.fill(sand, 'M-720-190Q-300-150 100-196T720-180V-230H-720z');
  drawWalkers(
    pen,
    tones,
    [
      [-60, 26],
      [-36, 24],
      [300, -166],
    ],
    0.9,
  );
}

/** A dune higher than the pines behind it, between a forest and the sea. */
export function drawCoastDune({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight } = tones;
  const [sand, shade, light] = ['#ecd2a0', '#cfa877', '#f7e6c2'].map(paint) as [string, string, string];
  pen
    .fill(mixColors(water, haze, 0.2), 'M-720 120H720V-100H-720z')
    .stroke(waterLight, 4, 'M-640 90h160M-400 60h180M-560 30h120M-260 96h120', 0.7)
    .fill(light, 'M-640 70q120 22 260 4q-120-20-260-4zM-300 44q100 18 210 2q-100-18-210-2z')
    .fill(mixColors(leafShade, haze, 0.3), 'M60 130q80 30 160 10t160 14t170 0t170 10V-230H40z')
    .fill(
      leafShade,
      traceFirs(random, [60, 720], 76, () => 70),
    )
    .fill(
      leaf,
      traceFirs(random, [240, 720], 84, (x) => 40 - (x - 240) * 0.06),
    );
  pen
    .fill(sand, 'M-720-60Q-520-30-380 60Q-220 180-60 262Q-30 276 0 270Q100 210 220 140T460 0T720-120V-230H-720z')
    .fill(shade, 'M0 270Q100 210 220 140T460 0T720-120V-230H300Q200-60 80 60T0 270z')
    .stroke(light, 7, 'M-720-60Q-520-30-380 60Q-220 180-60 262Q-30 276 0 270', 0.9)
    .fill(light, 'M-720-120Q-500-110-300-40T-40 40Q-200-60-240-230H-720z', 0.6)
    .stroke(shade, 4, 'M-500-60q120 20 220 100M-420-120q120 20 200 90M-300-160q90 30 150 90', 0.5)
    .dashes(paint('#8a6a4c'), 12, [6, 8], 'M-20-220L-30 262');
  drawWalkers(
    pen,
    tones,
    [
      [-96, 240],
      [-60, 258],
      [30, 256],
      [-150, 210],
      [-24, -60],
    ],
    0.8,
  );
}
