import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawWalkers, fade, SNOW, traceFirs } from './parts.js';

/** A glacier that flows around bends with its stripes of rubble, between snowy peaks. */
export function drawValleyGlacier({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const [rock, dark, snow, ice, blue, rubble] = ['#8a8a92', '#5f6270', SNOW, '#dfeaee', '#b5cfdc', '#7d7673'].map(
    paint,
  ) as [string, string, string, string, string, string];
  const far = fade(haze, 0.3);
  pen
    .fill(
      far(rock),
      'M-720 180l120 120l80 40l90-50l100 120l80-110l110-60h260l100 90l90 110l60-60l100 50l130-110l120-40V0H-720z',
    )
    .fill(
      far(snow),
      'M-430 290l100 120l80-110l80-40h340l70 70l90 110l60-60l100 50l60-50l-100-10l-70 30l-60-60l-60-60l-90-60l-160-40h-200l-140 50l-70 60l-50-50z',
    )
    .fill(far(dark), 'M-330 410l80-110l-20-70l-50 60zM330 440l60-60l-10-80l-40 40z')
    .fill(
      mixColors(ice, haze, 0.1),
      'M-200 260Q0 300 230 256Q200 210 60 190T-60 100T160 10T330-120T260-230H-560Q-480-120-360-60T-300 60T-220 170T-200 260z',
    )
    .fill(
      blue,
      'M-300 60T-220 170Q-190 190-150 170Q-190 90-230 60T-330-60T-440-230H-560Q-480-120-360-60Q-300 0-300 60z',
      0.7,
    );
  pen
    .stroke(rubble, 13, 'M40 268Q20 200-60 160T-120 60T20-40T110-150T80-240', 0.85)
    .stroke(rubble, 8, 'M-70 272Q-110 200-150 150T-200 40T-110-80T-90-240', 0.8)
    .stroke(
      blue,
      4,
      'M-290 0q60 30 110 10M-320-90q90 30 150 0M-30-60q80 30 150 10M60-130q90 30 180 0M-260 90q60 20 90 6M-90 110q60 20 100 10M-420-170q100 30 230 0M150-190q70 20 130 0',
      0.9,
    );
  pen
    .fill(rock, 'M-720 330l90-40l60-70l90-30l70-80l90-30l40-20Q-300 0-360-60T-560-230H-720z')
    .fill(dark, 'M-720 200l100-20l70-80l90-10l60-60l-20-70l-60-50l-100-140h-140z')
    .fill(snow, 'M-720 340l90-40l60-70l40-14l-50-20l-60 40l-80 10zM-480 190l70-80l90-30l-40-10l-70 20z')
    .fill(rock, 'M720 360l-110-50l-60-80l-100-40l-80-100l-90-30l-60-30l-60-20Q180-20 230-50T330-150T270-230H720z')
    .fill(dark, 'M720 220l-90-20l-80-90l-100-30l-60-70l-60-10q20-60 0-120t-60-110h450z')
    .fill(snow, 'M720 370l-110-50l-60-80l-60-24l70-10l60 40l100 40zM450 200l-80-100l-50-16l60-4l60 50z');
  pen
    .fill(
      mixColors(rock, paint('#8f9a6a'), 0.4),
      'M-720-110l110 10l60-40l110 6l60-50l110 4l40-50H-720zM720-90l-90-10l-60-50l-130 4l-50-60l-90 2l-30-26h450z',
    )
    .rounds(paint('#c9b796'), 16, 'M-600-150h20M-520-190h12M560-160h22M620-200h12');
  drawWalkers(pen, tones, [
    [-600, -104],
    [-574, -108],
    [580, -146],
  ]);
}

/** The broad white dome of the highest mountain far around, above woods. */
export function drawWhiteMassif({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [snow, ice, rock] = [
    paint(SNOW),
    mixColors(paint('#a7bdd4'), haze, 0.14),
    mixColors(paint('#76788c'), haze, 0.14),
  ];
  const foot = fade(haze, 0.3);
  pen
    .fill(
      snow,
      'M-720 80l140 80l110 90l90 20l110 90l70 30l90 70l70 24l80-10l60-60l80-10l70-70l110-60l80-80l110-40l170-80V-40H-720z',
    )
    .fill(
      ice,
      'M-40 484l80-10l60-60l80-10l70-70l110-60l80-80l110-40l170-80V-40H120l-60 120l40 90l-70 70l30 90l-80 50l20 70z',
    )
    .fill(ice, 'M-380 270l110 90l30-20l-20-90l50-70l-30-80l-100 40zM-200 390l90 70l20-30l-30-80z', 0.8)
    .fill(
      rock,
      'M-560 170l90 70l10-40l50-70l-60-20zM-300 250l60 70l30-60l-20-60l40-80l-70 30zM-120 330l40 50l30-70l-20-70l30-60l-50 30zM80 300l60 50l20-70l50-60l-30-70l-50 60zM260 240l60 40l20-70l60-60l-50-30l-60 40zM440 180l50 30l30-50l60-40h-80z',
    )
    .stroke(ice, 6, 'M-420 150q60 60 110 60M-40 420q-30-70-10-130M20 200q-40-50-10-110M180 190q30-40 20-90', 0.7);
  pen
    .fill(
      foot(paint('#6f7f8a')),
      'M-720 60l120 60l90-20l110 60l120-60l110 40l130-70l120 60l110-40l120 50l110-60l140 50l180-20V-60H-720z',
    )
    .fill(foot(leafShade), 'M-720 20Q-400 90-60 40T420 60T720 30V-60H-720z')
    .fill(
      leafShade,
      traceFirs(random, [-720, 720], 66, (x) => -10 + 14 * Math.sin(x / 130)),
    )
    .fill(mixColors(leaf, paint('#c98a4a'), 0.3), 'M-720 10Q-380-10-40-4T720 10V-230H-720z')
    .fill(mixColors(leaf, paint('#d9a75c'), 0.16), 'M-720-90Q-300-60 60-104T720-90V-230H-720z')
    .fill(tones.water, 'M-180-40Q40-20 260-44Q200-70 320-96T-60-150Q-120-110-300-96T-180-40z')
    .stroke(tones.waterLight, 4, 'M-120-70h160M0-100h170M-140-124h120', 0.7)
    .fill(leafShade, traceFirs(random, [-640, -330], 96, () => -150) + traceFirs(random, [420, 640], 96, () => -150));
}

/** A needle of rock with a station on its tip, which cabins reach on a cable. */
export function drawNeedlePeak({ pen, tones }: MotifInput): void {
  const { paint, haze, deep } = tones;
  const [snow, ice, rock, dark] = [
    paint(SNOW),
    mixColors(paint('#a9bfd4'), haze, 0.1),
    paint('#8f8682'),
    paint('#5f5c66'),
  ];
  const far = fade(haze, 0.24);
  pen
    .fill(far(snow), 'M-720 60l160 60l140 30l120-20l200 20l140 90l120 70l120 30l120-10l110-60l110-30l100-60V-60H-720z')
    .fill(far(paint('#a9bfd4')), 'M280 350l120-10l110-60l110-30l100-60V0H320l40 120l-60 90z')
    .fill(far(rock), 'M120 250l90 56l20-60l-50-60zM-560 120l90 20l30-60h-80zM420 230l70 30l20-60l-60-40z');
  pen
    .fill(
      rock,
      'M-420-120L-300 40l40 20l40 90l50 40l20 80l40 50l10 70l34 50l26-10l24 20l30-60l10-70l50-60l20-90l60-60l30-80l80-60l100-120z',
    )
    .fill(
      dark,
      'M-16 430l30-60l10-70l50-60l20-90l60-60l30-80l80-60l100-120H40l30 100l-60 80l30 80l-50 70l20 80l-30 60z',
    )
    .stroke(dark, 5, 'M-120 240l20-60l-10-80M-200 130l30-70l-10-80M-70 330l10-60l-20-60M-260 30l40-60', 0.5)
    .fill(
      snow,
      'M-300 40l40 20l40 90l30 24l-10-70l-40-50l-10-40zM-130 270l26 34l-2-60l-30-30zM94 150l60-60l30-80l80-60l-70 20l-40 50l-20 60z',
    )
    .fill(snow, 'M-720-60Q-520 0-420-60T-180-80T40-120T300-80T520-20T720-10V-230H-720z')
    .fill(
      ice,
      'M-420-60T-180-80T40-120Q-60-140-120-230H-560Q-480-140-420-60zM300-80T520-20Q440-120 480-230H260Q340-150 300-80z',
      0.7,
    );
  const concrete = paint('#c9c4bb');
  pen
    .rect(concrete, -110, 366, 74, 34)
    .rect(deep, -104, 376, 62, 10)
    .rect(concrete, -62, 410, 44, 30)
    .rect(deep, -58, 420, 36, 8)
    .fill(concrete, 'M-56 440h32l-8 30h-16z')
    .fill(paint('#e3ded4'), 'M-46 470h12l-3 110h-6z')
    .fill(paint('#c4453a'), 'M-45 500h10v16h-10zM-44 540h8v14h-8z')
    .rect(concrete, 2, 372, 44, 20)
    .stroke(deep, 3, 'M-720 110Q-400 220-110 384M-720 96Q-400 208-110 376')
    .fill(paint('#c4453a'), 'M-352 200h42v34h-42z')
    .rect(deep, -346, 214, 30, 12)
    .stroke(deep, 3, 'M-331 234v24');
  drawWalkers(
    pen,
    tones,
    [
      [-560, -60],
      [-530, -50],
      [-500, -46],
      [180, -110],
    ],
    0.8,
  );
}
