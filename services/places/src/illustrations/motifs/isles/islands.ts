import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawPalm, drawWalkers, fade, traceFirs } from '../wonders/parts.js';

/** Draws a boat with an awning or a sail. */
export function drawBoat(
  pen: Pen,
  { paint }: Tones,
  x: number,
  y: number,
  size: number,
  hull: string,
  hasSail = true,
): void {
  const n = (value: number) => Math.round(value * size);
  pen.fill(paint(hull), `M${x - n(44)} ${y}h${n(88)}l-${n(16)}-${n(18)}h-${n(56)}z`);
  if (hasSail)
    pen.fill(
      paint('#f6f1e4'),
      `M${x + n(4)} ${y + n(6)}v${n(86)}l${n(40)}-${n(86)}zM${x - n(4)} ${y + n(10)}v${n(66)}l-${n(30)}-${n(66)}z`,
    );
  else pen.rect(paint('#f1eadb'), x - n(18), y, n(34), n(18)).rect(paint('#6f8a9a'), x - n(12), y + n(7), n(22), n(6));
}

/** A high island of forest above a white beach with a pier and huts. */
export function drawGreenIsland({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const lagoon = mixColors(paint('#4fbfb4'), tones.water, 0.25);
  const sand = paint('#f3e4bd');
  const mix = fade(haze, 0.12);
  const lean = Math.round(random.between(-90, 90));
  drawOpenSea(pen, tones, 70, mixColors(tones.water, paint('#3f8fb0'), 0.5));
  pen
    .fill(fade(haze, 0.55)(leafShade), 'M-720 66Q-600 90-520 150T-380 70zM440 66Q540 80 600 130T720 110V66z')
    .fill(
      mix(leafShade),
      `M-470 50Q-330 90-250 170Q-160 230-90 250Q-40 330 ${lean} 370Q60 330 100 250Q200 230 270 160Q370 80 480 50z`,
    )
    .fill(mix(leaf), `M-470 50Q-330 90-250 170Q-160 230-90 250Q-40 330 ${lean} 370Q${lean - 30} 240-60 180T-150 50z`)
    .stroke(
      mix(leafLight),
      8,
      'M-250 160Q-220 110-240 60M-90 240Q-110 170-80 110M100 240Q90 170 130 100M270 150Q260 110 300 70',
      0.4,
    )
    .rounds(mix(leafShade), 50, 'M-420 56h60M-300 60h70M-180 54h90M-50 60h80M80 56h90M220 60h80M340 56h80')
    .rounds(mix(leaf), 36, 'M-400 66h40M-250 72h50M-110 66h40M20 72h50M150 66h50M280 70h40M400 62h30')
    .fill(lagoon, 'M-720 0Q-300 60 40 50T720 10V-230H-720z')
    .fill(sand, 'M-500 46Q-200 20 20 20T510 46Q300 0 20-4T-500 46z')
    .fill(mixColors(lagoon, sand, 0.4), 'M-540 40Q-300-10 20-14T560 40Q300-40 20-40T-540 40z', 0.7);
  for (const x of [-330, -210, 210, 320]) {
    pen.rect(paint('#8a6a4c'), x - 20, 20, 40, 20).fill(paint('#b89a62'), `M${x - 32} 38L${x} 72L${x + 32} 38z`);
  }
  pen
    .fill(paint('#9a7a58'), 'M-16 16h26l70-240h-120z')
    .dashes(paint('#7a5d44'), 90, [5, 20], 'M0 10V-230')
    .rounds(
      mixColors(lagoon, paint('#e8fbf4'), 0.6),
      5,
      'M-500-60h150M-260-110h140M180-70h160M300-140h180M-560-160h170M160-190h130',
      0.8,
    );
  drawBoat(pen, tones, -330, -70, 1.1, '#3f6fa5', false);
  drawBoat(pen, tones, 340, -100, 1.4, '#c9503f');
  drawPalm(pen, tones, -110, 16, 1.1, -0.2);
  drawPalm(pen, tones, 120, 14, 1, 0.24);
  drawPalm(pen, tones, -420, 34, 0.8, -0.1);
}

/** Smooth skerries with red cabins, jetties and pines. */
export function drawSkerries({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade, window } = tones;
  const [rock, dark, light] = [paint('#b3a39a'), paint('#857b7c'), paint('#cbbcb0')];
  drawOpenSea(pen, tones, 110);
  const skerry = (x: number, y: number, wide: number, high: number, air: number) => {
    const mix = fade(haze, air);
    pen
      .fill(
        mix(rock),
        `M${x - wide} ${y}q${wide * 0.2} ${high * 0.8} ${wide * 0.7} ${high}t${wide * 0.7}-${high * 0.3}t${wide * 0.6}-${high * 0.7}z`,
      )
      .fill(
        mix(dark),
        `M${x + wide * 0.1} ${y}q${wide * 0.2} ${high * 0.5}-${wide * 0.1} ${high * 0.98}q${wide * 0.3} 0 ${wide * 0.4}-${high * 0.28}t${wide * 0.6}-${high * 0.7}z`,
        0.55,
      )
      .stroke(
        mix(light),
        5,
        `M${x - wide * 0.7} ${y + high * 0.4}q${wide * 0.3} ${high * 0.4} ${wide * 0.6} ${high * 0.4}`,
        0.7,
      );
  };
  const cabin = (x: number, y: number, size: number, color: string) => {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(paint(color), x - n(40), y, n(80), n(44))
      .rect(mixColors(paint(color), paint('#2b2a48'), 0.3), x + n(14), y, n(26), n(44))
      .polygon(
        paint('#5b5f6a'),
        [x - n(48), y + n(42)],
        [x - n(30), y + n(76)],
        [x + n(30), y + n(76)],
        [x + n(48), y + n(42)],
      )
      .rect(paint('#f1eadb'), x - n(31), y + n(14), n(18), n(20))
      .rect(window, x - n(28), y + n(17), n(12), n(14))
      .rect(paint('#f1eadb'), x - n(6), y + n(14), n(18), n(20))
      .rect(window, x - n(3), y + n(17), n(12), n(14));
  };
  skerry(-520, 106, 150, 30, 0.5);
  skerry(-180, 104, 200, 40, 0.45);
  skerry(420, 104, 220, 44, 0.42);
  pen.fill(
    fade(haze, 0.42)(leafShade),
    traceFirs(random, [-300, -80], 50, () => 140) + traceFirs(random, [320, 520], 56, () => 142),
  );
  skerry(300, 40, 290, 80, 0.1);
  pen.fill(
    fade(haze, 0.08)(leafShade),
    traceFirs(random, [250, 480], 110, (x) => 104 - (x - 250) * 0.1),
  );
  cabin(180, 90, 0.9, '#f0e6cc');
  skerry(-300, -50, 340, 120, 0);
  pen.fill(
    leafShade,
    traceFirs(random, [-480, -330], 150, (x) => 20 + (x + 480) * 0.3) + traceFirs(random, [-140, -60], 120, () => 40),
  );
  cabin(-250, 58, 1.5, '#a9483a');
  cabin(-430, 20, 1.1, '#a9483a');
  pen
    .fill(paint('#8a7460'), 'M-90 0H130v-12H-90z')
    .dashes(paint('#6f5c4e'), 40, [7, 40], 'M-70-26H130')
    .rect(paint('#8a7460'), -100, 10, 4, 60)
    .fill(paint('#f1eadb'), 'M150-20h90l-16-20h-60z')
    .fill(paint('#f6f1e4'), 'M196-10v120l52-120zM188-4v90l-36-90z');
  skerry(420, -190, 380, 90, 0);
  pen
    .rounds(paint('#8f9a5a'), 14, 'M-520 0h30M-360 60h20M-130 40h24M300-130h40M460-120h30M560-160h30')
    .rounds(
      mixColors(tones.water, paint('#ffffff'), 0.4),
      4,
      'M-560-110h160M-300-140h200M-60-90h150M-420-200h200M-100-190h150',
      0.6,
    );
}

/** A treeless green island with cliffs, walls of stone and sheep, and a white harbor village. */
export function drawPastureIsland({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, window } = tones;
  const grass = mixColors(leaf, paint('#a3bd62'), 0.65);
  const [shade, rock, dark] = [mixColors(leaf, paint('#7f9a4c'), 0.6), paint('#7d7872'), paint('#55535a')];
  drawOpenSea(pen, tones, 60);
  const far = fade(haze, 0.45);
  pen
    .fill(far(shade), 'M300 56Q420 90 500 140Q540 160 580 130T720 90V56z')
    .fill(far(dark), 'M500 140Q540 160 580 130L560 56H510z')
    .fill(dark, 'M-160-10L-130 60-60 120 0 190 60 226 90 180 130 150 160 90 220 40 260-10z')
    .fill(rock, 'M-160-10L-130 60-60 120 0 190 60 226 40 140 60 60 40-10z')
    .stroke(dark, 5, 'M-130 40h130M-90 90h110M-40 130h70M0 170h40', 0.5)
    .fill(shade, 'M-720 330Q-560 330-420 300T-120 250T64 230L90 186 60 222 0 186-70 116-140 50-170-20L-260-230H-720z')
    .fill(grass, 'M-720 280Q-560 290-430 250T-220 150T-240-230H-720z')
    .stroke(
      paint('#c9c0b0'),
      7,
      'M-720 190Q-560 210-440 170T-260 90M-560 260Q-520 150-560 40M-420 240Q-370 130-400 0M-720 80Q-560 90-420 60T-230 20',
      0.8,
    )
    .fill(shade, 'M-720 20Q-500 40-360-20T-120-120L-60-230H-720z')
    .fill(grass, 'M-720-60Q-480-50-330-110T-160-230H-720z');
  for (const [x, y, size] of [
    [-330, -40, 1.2],
    [-240, -80, 1.4],
    [-420, -20, 1],
    [-160, -124, 1.5],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(paint('#f3efe4'), x - n(34), y, n(68), n(34))
      .rect(paint('#c9c6c2'), x + n(14), y, n(20), n(34))
      .polygon(
        paint('#6a6f7a'),
        [x - n(38), y + n(33)],
        [x - n(26), y + n(60)],
        [x + n(26), y + n(60)],
        [x + n(38), y + n(33)],
      )
      .rect(window, x - n(22), y + n(12), n(9), n(11))
      .rect(window, x - n(4), y + n(12), n(9), n(11));
  }
  const sheep = ([x, y]: readonly [number, number]) =>
    pen
      .rounds(paint('#f4f1e6'), 19, `M${x} ${y}h15`)
      .rounds(paint('#3f3a3c'), 8, `M${x + 24} ${y + 5}h2`)
      .rect(paint('#3f3a3c'), x - 3, y - 16, 3, 9)
      .rect(paint('#3f3a3c'), x + 14, y - 16, 3, 9);
  const flock = [
    [-620, 120],
    [-540, 160],
    [-470, 110],
    [-640, -120],
    [-520, -150],
    [-400, -190],
    [-350, 180],
  ] as const;
  for (const place of flock) sheep(place);
  drawBoat(pen, tones, 320, -60, 1.2, '#3f5f86', false);
  drawBoat(pen, tones, 120, -130, 1.6, '#b5503f', random.between(0, 1) < 0.5);
  pen.rounds(paint('#f4f6f2'), 6, 'M-170-14h60M-90-10h80M20-14h70M120-10h60M220-14h50', 0.9);
  drawWalkers(pen, tones, [[-60, 232]], 0.7);
}

/** Wooded rocks in a calm sea, with bent pines and a small ferry. */
export function drawPineIslands({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, waterLight } = tones;
  const [rock, dark] = [paint('#a3998c'), paint('#746e6c')];
  drawOpenSea(pen, tones, 130);
  const mound = (x: number, y: number, wide: number, high: number, air: number) => {
    const mix = fade(haze, air);
    pen
      .fill(mix(rock), `M${x - wide} ${y}l${wide * 0.1} ${high * 0.3}h${wide * 1.8}l${wide * 0.1}-${high * 0.3}z`)
      .fill(
        mix(leafShade),
        `M${x - wide * 0.96} ${y + high * 0.26}q${wide * 0.1} ${high * 0.5} ${wide * 0.5} ${high * 0.6}q${wide * 0.4} ${high * 0.3} ${wide * 0.8}-${high * 0.1}q${wide * 0.5} 0 ${wide * 0.62}-${high * 0.5}z`,
      )
      .rounds(
        mix(leaf),
        wide * 0.22,
        `M${x - wide * 0.6} ${y + high * 0.66}h${wide * 0.2}M${x - wide * 0.1} ${y + high * 0.9}h${wide * 0.2}M${x + wide * 0.4} ${y + high * 0.7}h${wide * 0.2}`,
      )
      .rounds(mixColors(mix(dark), haze, 0.2), 4, `M${x - wide} ${y - 2}h${wide * 2}`);
  };
  mound(-560, 130, 170, 90, 0.6);
  mound(-220, 128, 130, 60, 0.6);
  mound(140, 130, 200, 120, 0.62);
  mound(560, 128, 170, 80, 0.58);
  mound(-400, 70, 130, 90, 0.3);
  mound(420, 60, 160, 110, 0.26);
  mound(60, 40, 90, 70, 0.2);
  const n = (value: number) => value;
  pen
    .fill(rock, 'M-330-120L-300-20-240 40-160 60-90 30-30 44 30-10 60-120z')
    .fill(dark, 'M-160 60L-90 30-30 44 30-10 60-120H-80L-110-30z')
    .stroke(dark, 6, 'M-270 10l30-60M-200 40l20-80M-300-50h90M-240-90h110', 0.6);
  for (const [x, y, size, side] of [
    [-190, 54, 1.5, 1],
    [-60, 36, 1.2, -1],
    [-270, 10, 0.9, -1],
  ] as const) {
    const s = (value: number) => Math.round(n(value) * size);
    pen
      .stroke(paint('#5d4a3c'), 9 * size, `M${x} ${y}q${s(16 * side)} ${s(40)} ${s(-4 * side)} ${s(76)}`)
      .fill(
        leafShade,
        `M${x - s(66)} ${y + s(58)}q${s(66)}-${s(14)} ${s(120)} 0q-${s(16)} ${s(26)}-${s(60)} ${s(28)}t-${s(60)}-${s(28)}z`,
      )
      .fill(
        leaf,
        `M${x - s(44)} ${y + s(86)}q${s(46)}-${s(12)} ${s(92)} 0q-${s(12)} ${s(28)}-${s(46)} ${s(28)}t-${s(46)}-${s(28)}z`,
      );
  }
  pen
    .fill(paint('#f4f1ea'), 'M220-80h190l-22-30h-150z')
    .rect(paint('#e6e0d4'), 250, -80, 120, 24)
    .rect(paint('#f4f1ea'), 280, -56, 60, 18)
    .dashes(tones.window, 9, [11, 7], 'M258-68h104')
    .rect(paint('#b5503f'), 300, -38, 18, 22)
    .rounds(
      waterLight,
      5,
      'M180-116h280M-600-40h140M-520-120h150M120-170h200M-260-180h220M460-180h140M160-20h120',
      0.8,
    );
  if (random.between(0, 1) < 0.5) drawBoat(pen, tones, -480, -60, 1, '#e8dcc4');
}
