import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A turquoise crater lake among bare ocher hills, with steam and the pipes and domes of a power station. */
export function drawSteamCrater({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const [clay, dark, ocher, pool] = ['#a5805f', '#6f5848', '#c9a46c', '#3fa9b8'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  const mix = fade(haze, 0.3);
  const steam = mixColors(paint('#ffffff'), haze, 0.15);
  pen
    .fill(mix(paint('#7d6f68')), 'M-720 200Q-520 290-380 240L-260 190Q-60 260 120 230T460 280T720 210V60H-720z')
    .fill(mix(paint('#eef2f3')), 'M-560 250l60 16 40-8-50-30zM380 262l70 18 50-14-60-26z', 0.7)
    .fill(clay, 'M-720 130Q-400 190-100 150T400 160T720 120V-240H-720z')
    .fill(ocher, 'M-720 70Q-560 130-380 116T-160 60L-300-20-720-30zM300 120Q480 150 720 90V0L460 20z', 0.8);
  for (const [x, y, size] of [
    [-470, 130, 1],
    [-360, 150, 0.8],
    [480, 140, 1],
  ] as const)
    pen.fill(
      steam,
      `M${x} ${y}q-${40 * size} ${80 * size} ${10 * size} ${140 * size}t-${10 * size} ${130 * size}q${90 * size} ${30 * size} ${120 * size}-${40 * size}t-${40 * size}-${120 * size}t-${40 * size}-${110 * size}z`,
      0.7,
    );
  for (const x of [-500, -430, -350]) pen.dome(paint('#c4cbc9'), x, 104, 26, 24).rect(tones.deep, x - 8, 104, 16, 12);
  pen
    .stroke(paint('#dfe3e2'), 7, 'M-660 92H-300M-300 92V110H-240V92H-160')
    .ellipse(dark, 60, -40, 420, 116)
    .ellipse(mixColors(clay, dark, 0.5), 60, -30, 420, 110)
    .fill(dark, 'M-360-30Q-280-130 60-150T480-30Q420-70 60-76T-360-30z', 0.4)
    .ellipse(pool, 60, -72, 300, 62)
    .ellipse(paint('#7fd0d3'), 0, -62, 190, 28, 0.5)
    .stroke(ocher, 8, 'M-360-24Q-240 76 60 80T480-24', 0.7)
    .rounds(dark, 20, 'M-600-120h30M-500-170h40M520-130h40M620-180h20M-120-200h30');
  drawWalkers(
    pen,
    tones,
    [
      [-200, 50],
      [-172, 56],
      [300, 58],
    ],
    0.8,
  );
}

/** A great dark blue caldera lake below snowy walls, with a small milky crater pool in front. */
export function drawTwinCraters({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const [wall, dark, ash, lake, milk, snow] = ['#8a7f7a', '#5f585a', '#a3917f', '#2f5f92', '#a9d3d8', '#eef1f3'].map(
    paint,
  ) as [string, string, string, string, string, string];
  const mix = fade(haze, 0.2);
  pen
    .fill(
      mix(wall),
      'M-720 240L-600 310-480 280-340 340-180 300-40 330 120 290 280 350 440 300 580 330 720 270V60H-720z',
    )
    .fill(
      mix(dark),
      'M-600 310L-480 280-420 180-520 160zM-340 340L-180 300-150 190-280 170zM280 350L440 300 470 190 320 170zM120 290L-40 330 0 200 90 180z',
      0.5,
    )
    .fill(
      mix(snow),
      'M-620 300L-600 310-480 280-500 250-560 270zM-360 330L-340 340-250 318-280 280-320 300zM260 340L280 350 370 322 340 280 300 306zM-480 210l60 10-30-60-50-10zM60 240l40 10 10-60-30-10zM520 250l50 20 20-70-40-10z',
      0.9,
    )
    .fill(lake, 'M-720 150Q-300 176 100 160T720 156V40H-720z')
    .rounds(paint('#5f8fbf'), 5, 'M-560 130h200M-220 110h260M160 130h220M420 100h200', 0.6)
    .fill(ash, 'M-720 70Q-480 100-260 50T160 70T720 60V-240H-720z')
    .fill(dark, 'M-720 70Q-480 100-260 50L-360 30-720 40z', 0.35)
    .fill(wall, 'M-330-30Q-200 70 40 60T380-20Q330-160 40-180T-330-30z')
    .fill(
      dark,
      'M-330-30Q-260-150 40-170T380-20Q330-160 40-180T-330-30zM120 56Q300 30 380-20Q340-120 200-160Q260-60 120 56z',
      0.5,
    )
    .ellipse(milk, 30, -80, 232, 62)
    .ellipse(paint('#d3ebea'), -20, -68, 140, 26, 0.7)
    .fill(paint('#ffffff'), 'M-60-40q-20 40 10 70t-6 60q40 10 50-24t-20-56-4-56z', 0.35)
    .rounds(dark, 18, 'M-560-60h30M-480-140h40M520-80h30M600-160h40M-640-190h20');
  drawWalkers(
    pen,
    tones,
    [
      [-330, 10],
      [-306, 16],
      [340, 30],
    ],
    0.8,
  );
}
