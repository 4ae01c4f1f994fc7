import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawWalkers, fade } from '../wonders/parts.js';
import { drawBoats, drawParasols } from './parts.js';

/** A lagoon of many blues between a cape with a flat rocky summit and a spit of white sand, seen from above. */
export function drawCapeLagoon({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const [rock, dark, sand, pale, lagoon] = [
    paint('#b59a78'),
    paint('#86705e'),
    paint('#f6ead0'),
    paint('#9fe6d8'),
    paint('#3fbfc0'),
  ];
  drawOpenSea(pen, tones, 250, mixColors(tones.water, paint('#1f6fa8'), 0.6));
  pen
    .fill(fade(haze, 0.4)(rock), 'M-720 246Q-640 300-560 290L-470 300Q-400 280-330 246z')
    .fill(fade(haze, 0.1)(rock), 'M-180 170L-120 260-70 300-40 376 120 384 160 310 220 270 300 170z')
    .fill(
      fade(haze, 0.1)(dark),
      'M120 384L160 310 220 270 300 170H130Q150 270 120 384zM-40 376L-10 300-40 180H-80Q-70 280-40 376z',
    )
    .stroke(dark, 4, 'M-90 280L40 290M-120 230L100 240M-40 340L120 344', 0.5)
    .fill(lagoon, 'M-720 120Q-400 190-120 150T240 170T520 110T720 60V-230H-720z')
    .fill(pale, 'M-520 60Q-300 130-80 90T220 110Q380 60 300-10T-40-60T-400-50T-520 60z')
    .fill(
      sand,
      'M-240 176Q-120 196 40 180T330 168Q420 120 340 70Q360 130 250 140T0 140Q-120 110-200 20T-240-60Q-280 40-230 110Q-290 150-240 176z',
    )
    .fill(mixColors(sand, paint('#f0b8b0'), 0.4), 'M-200 20Q-220-20-240-60Q-280 40-230 110Q-190 90-200 20z')
    .fill(mixColors(lagoon, pale, 0.5), 'M-60 20Q60 60 200 20T-60 20z')
    .fill(sand, 'M720-10Q560-30 460-90T250-150T60-230H720z')
    .stroke(paint('#ffffff'), 8, 'M716-6Q556-26 456-86T246-146T50-230', 0.7)
    .fill(rock, 'M-720-20Q-600-40-540-100T-400-160T-320-230H-720z')
    .fill(dark, 'M-540-100Q-480-130-400-160T-320-230H-420Q-440-180-540-100z')
    .rounds(paint('#7f8a56'), 26, 'M-680-80h30M-600-140h20M-520-190h20M-660-190h20');
  drawBoats(pen, tones, [
    [430, 70],
    [540, 130],
    [-520, 150],
  ]);
  drawParasols(
    pen,
    tones,
    [
      [360, -180],
      [470, -170],
      [580, -130],
    ],
    24,
  );
  drawWalkers(
    pen,
    tones,
    [
      [-210, 70],
      [-150, 150],
      [0, 156],
      [140, 154],
      [300, -190],
    ],
    0.9,
  );
}

/** A horn of white pebbles with a heart of pines that points into the channel, seen from above. */
export function drawGoldenHorn({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [sand, pale] = [paint('#f4e6c2'), paint('#7fd8d0')];
  const sea = mixColors(tones.water, paint('#1f74a8'), 0.6);
  drawOpenSea(pen, tones, 270, sea);
  pen
    .fill(fade(haze, 0.5)(paint('#8a9094')), 'M-720 266Q-560 330-380 310T-60 336T260 310T560 330T720 300V266z')
    .fill(pale, 'M-260 150Q-40 190 30 250Q130 200 240 140Q400 0 470-230H-500Q-420 20-260 150z', 0.5)
    .fill(pale, 'M-160 110Q-30 160 40 236Q100 180 170 110Q290-30 350-230H-400Q-300 10-160 110z')
    .fill(sand, 'M36 226Q80 160 130 90Q240-60 280-230H-340Q-240-40-120 70Q0 140 20 220Q28 236 36 226z')
    .fill(leafShade, 'M-40 90Q20 110 60 70Q150-60 180-230H-240Q-170-30-40 90z')
    .rounds(leaf, 52, 'M-20 60h30M-70 10h90M-110-50h190M-150-110h250M-180-170h300')
    .rounds(
      tones.leafLight,
      18,
      'M0 76h8M-50 26h10M40 0h10M-90-36h12M20-50h10M90-70h8M-120-96h10M-30-110h12M60-130h10M-160-160h10M-60-176h10M30-186h10',
    )
    .stroke(
      paint('#ffffff'),
      6,
      'M-346-230Q-244-40-124 74Q-4 144 18 224Q28 240 40 226Q84 160 134 94Q244-60 286-230',
      0.7,
    );
  drawBoats(pen, tones, [
    [330, 60],
    [420, 130],
    [-340, 100],
    [-460, 0],
    [480, -60],
  ]);
  pen
    .rounds(paint('#c4463c'), 16, 'M-90 60h0M120 60h0M-230-90h0M200-80h0')
    .rounds(paint('#e3b24a'), 16, 'M-150 4h0M160 0h0M80 130h0M-270-150h0')
    .rounds(paint('#2f6d8a'), 16, 'M-190-50h0M230-140h0M60 160h0');
}

/** Swirls of white sand and turquoise water at the mouth of an inlet among green islands, seen from a hill. */
export function drawSwirlInlet({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [sand, pale, lagoon] = [paint('#f8f2e2'), paint('#a8e8dc'), paint('#45b8c0')];
  drawOpenSea(pen, tones, 270, mixColors(tones.water, paint('#2a86b0'), 0.6));
  pen
    .fill(
      fade(haze, 0.45)(leafShade),
      'M-720 266Q-620 330-500 300T-300 266zM60 266Q180 330 300 300T520 330T720 290V266z',
    )
    .fill(lagoon, 'M-720 170Q-300 230 60 190T720 180V-230H-720z')
    .fill(pale, 'M-720 90Q-420 170-120 130T320 150T720 90V-60Q500-120 260-90T-220-120T-720-90z')
    .fill(
      sand,
      'M720 180Q480 190 330 150T60 140Q-80 150-170 100Q-60 110 60 96T260 60Q80 80-60 60T-340 90Q-260 10-80 10T240 20Q80-10-90-30T-420 10Q-360-80-150-70T200-40Q60-90-120-100T-330-120Q-120-150 160-100T460 20T720 60z',
    )
    .fill(
      lagoon,
      'M-60 110Q120 120 300 76Q420 60 470 96Q330 90 200 120T-60 110zM-20 34Q160 50 330 30Q420 20 440 50Q300 40 160 56T-20 34z',
      0.8,
    )
    .fill(
      leafShade,
      'M720 230Q600 250 500 220T360 170Q520 180 720 140zM-720 200Q-600 220-520 180T-400 110Q-560 120-720 60z',
    )
    .rounds(leaf, 34, 'M-690 160h60M-610 150h50M690 200h20M600 200h40')
    .fill(leafShade, 'M-720-60Q-560-60-460-120T-260-190L-200-230H-720zM720-120Q560-120 460-180L400-230H720z')
    .rounds(leaf, 60, 'M-690-110h50M-600-120h20M-520-170h30M-400-200h20M690-160h10M600-180h30M520-210h20');
  drawBoats(pen, tones, [
    [-520, 200],
    [-300, 196],
    [120, 200],
  ]);
  drawWalkers(
    pen,
    tones,
    [
      [300, 40],
      [330, 44],
      [-60, -50],
      [420, 0],
    ],
    0.6,
  );
}

/** Shallow water before an islet with a watchtower. */
export function drawTowerShallows({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  const [rock, dark, sand, pale] = [paint('#b09a84'), paint('#7f6c60'), paint('#f4e8cc'), paint('#9fe4dc')];
  drawOpenSea(pen, tones, 120, mixColors(tones.water, paint('#1f7fb4'), 0.6));
  pen
    .fill(fade(haze, 0.45)(rock), 'M-720 116Q-560 180-400 160T-160 116zM320 116Q480 170 720 150V116z')
    .fill(mixColors(tones.water, paint('#3fb8c4'), 0.8), 'M-720 80Q-200 100 200 76T720 80V-230H-720z')
    .fill(pale, 'M-720 0Q-300 40 100-6T720 0V-230H-720z')
    .fill(dark, 'M-190 70Q-170 110-120 120L-60 146 20 150 110 140 170 110 230 70z')
    .fill(rock, 'M-190 70Q-170 110-120 120L-60 146 20 150 30 110-40 70z')
    .rounds(leafShade, 20, 'M-100 130h20M90 142h40M-20 150h20')
    .polygon(paint('#c9b394'), [-24, 146], [-12, 300], [56, 300], [68, 146])
    .polygon(paint('#8f7c68'), [30, 146], [30, 300], [56, 300], [68, 146])
    .rect(paint('#d9c6a6'), -18, 296, 80, 14)
    .rect(tones.window, 10, 236, 16, 26)
    .fill(sand, 'M-720-60Q-400-30-80-90T320-170T560-230H-720z')
    .stroke(paint('#ffffff'), 9, 'M-720-54Q-400-24-76-84T326-166T570-230', 0.8)
    .rounds(paint('#ffffff'), 5, 'M-60 20h180M240 40h160M-420 40h160M120-60h180M380-60h200', 0.6);
  drawParasols(
    pen,
    tones,
    [
      [-560, -120],
      [-430, -110],
      [-290, -130],
      [-150, -160],
      [-20, -190],
    ],
    34,
  );
  drawWalkers(
    pen,
    tones,
    [
      [-480, -90],
      [-350, -120],
      [200, -60],
      [240, -70],
      [60, 0],
    ],
    1,
  );
  drawBoats(pen, tones, [
    [440, 60],
    [-420, 90],
  ]);
}
