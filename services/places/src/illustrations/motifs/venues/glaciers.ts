import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawWalkers, fade, SNOW, traceFirs } from '../wonders/parts.js';

/** A broad glacier with dark stripes that bends between peaks, seen from a ridge. */
export function drawStripedGlacier({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const [ice, blue, rock, dark, stripe] = [
    paint('#e9f0f2'),
    paint('#b3cfdc'),
    paint('#8f8d8c'),
    paint('#5f5e64'),
    paint('#8a8582'),
  ];
  const far = fade(haze, 0.35);
  pen
    .fill(
      far(rock),
      'M-720 260L-600 360-520 310-420 430-340 370-240 480-150 400-60 360 60 380 160 460 250 390 340 440 440 330 540 390 640 300 720 340V60H-720z',
    )
    .fill(
      far(paint(SNOW)),
      'M-420 430L-340 370-240 480-150 400-60 360 60 380 160 460 250 390 200 350 120 330-60 320-200 330-300 340-400 350zM-600 360L-520 310-560 290-640 300zM340 440L440 330 360 340zM540 390L640 300 560 300z',
    )
    .rect(fade(haze, 0.12)(dark), -720, -240, 1440, 320)
    .fill(
      fade(haze, 0.12)(rock),
      'M-720 300L-560 240-420 250-300 160-220 60-260-60-360-230H-720zM720 330L560 280 440 300 320 220 240 120 280 20 420-80 560-230H720z',
    )
    .fill(
      fade(haze, 0.12)(dark),
      'M-420 250L-300 160-220 60-260-60-360-230H-440L-340-60-320 80zM440 300L320 220 240 120 280 20 420-80 560-230H640L500-60 380 60 340 160z',
    )
    .fill(
      ice,
      'M-60 340Q40 320 120 340Q200 300 220 230T250 110Q270 40 200-20T100-230H-360Q-280-120-250-50T-220 70T-180 200T-60 340z',
    )
    .fill(
      blue,
      'M220 230Q230 170 250 110Q270 40 200-20T100-230H10Q90-100 140-20T190 110T180 230T110 330L120 340Q200 300 220 230z',
      0.7,
    )
    .stroke(stripe, 9, 'M-10 330Q70 290 80 220T60 80T-30-60T-140-230', 0.9)
    .stroke(
      stripe,
      6,
      'M40 332Q130 290 140 220T130 80T60-60T-40-230M-50 330Q-20 280-40 210T-90 80T-160-60T-240-230',
      0.6,
    )
    .stroke(
      blue,
      4,
      'M-200 40H-60M-210-10H-40M-190 100L-70 110M-230-70L-60-60M-250-130L-110-120M90 0L200 10M60-90L160-80',
      0.6,
    )
    .fill(dark, 'M-720-60L-560-40-460-100-400-170-380-240H-720zM720-100L600-90 520-150 470-240H720z')
    .fill(rock, 'M-720-60L-560-40-600-140-640-240H-720zM720-100L600-90 640-180 660-240H720z');
  drawWalkers(
    pen,
    tones,
    [
      [-560, -44],
      [-530, -58],
      [600, -92],
    ],
    1.3,
  );
}

/** A red rack train on a ledge above a gray glacier between needles of granite. */
export function drawRedRackTrain({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const [granite, dark, red, ice] = [paint('#9a938c'), paint('#66646a'), paint('#c23b34'), paint('#c9d3d6')];
  const snow = paint(SNOW);
  const far = fade(haze, 0.25);
  pen
    .fill(
      far(granite),
      'M-720 240L-640 340-600 320-540 470-500 400-450 500-400 380-300 300-160 210-60 180 60 200 180 280 260 420 300 380 350 500 390 420 440 460 520 340 600 380 720 280V40H-720z',
    )
    .fill(
      far(dark),
      'M-540 470L-500 400-450 500-400 380-300 300-420 280-480 320zM350 500L390 420 440 460 520 340 600 380 560 260 440 260 380 320zM-450 500L-470 380-420 300-390 360z',
    )
    .fill(
      far(snow),
      'M-60 180L60 200 130 250 40 240-60 220-130 230-160 210zM-540 470L-556 400-520 430zM350 500L336 430 366 450z',
    )
    .rect(far(dark), -720, -240, 1440, 290)
    .fill(ice, 'M-160 214Q-60 180 60 204Q120 160 90 90T140-60T300-230H-300Q-220-120-180-40T-200 100T-160 214z')
    .fill(granite, 'M-160 214Q-190 150-200 100T-180-40T-300-230H-200Q-120-100-110-20T-130 110T-160 214z', 0.7)
    .stroke(
      mixColors(ice, dark, 0.3),
      6,
      'M-20 190Q40 130 10 60T60-90T140-230M-80 190Q-50 120-70 50T-30-90T30-230M-100 60L-20 70M-90 0L0 10M-70-70L50-60M0 110L80 104',
      0.6,
    )
    .fill(
      fade(haze, 0.1)(leafShade),
      'M-720 200Q-560 180-420 110T-260-60T-340-230H-720zM720 240Q560 200 420 130T220 0T280-230H720z',
    )
    .fill(
      leaf,
      traceFirs(random, [-720, -340], 74, (x) => -40 - (x + 340) * 0.24),
    )
    .fill(
      leafShade,
      traceFirs(random, [330, 720], 74, (x) => -80 + (x - 330) * 0.3),
    );
  pen
    .polygon(paint('#8f877c'), [-720, -160], [720, -80], [720, -230], [-720, -230])
    .line(paint('#5a5450'), 6, [-720, -148], [720, -68])
    .line(paint('#5a5450'), 5, [-720, -166], [720, -86]);
  for (const x of [-420, -130]) {
    const y = Math.round(-148 + (x + 720) * 0.0555);
    pen
      .polygon(red, [x, y + 8], [x, y + 126], [x + 276, y + 141], [x + 276, y + 23])
      .polygon(paint('#f1e8dc'), [x, y + 50], [x, y + 60], [x + 276, y + 75], [x + 276, y + 65])
      .polygon(paint('#8f2f2c'), [x - 6, y + 124], [x + 10, y + 142], [x + 270, y + 156], [x + 284, y + 140])
      .rounds(
        paint('#3f3a3e'),
        20,
        `M${x + 50} ${y + 6}h0M${x + 90} ${y + 8}h0M${x + 190} ${y + 13}h0M${x + 230} ${y + 15}h0`,
      );
    for (let index = 0; index < 5; index++) pen.rect(window, x + 16 + index * 52, y + 72 + index * 3, 38, 38);
  }
}

/** A steep tongue of blue ice between slopes of rain forest above a bed of gray gravel. */
export function drawForestGlacier({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const [ice, blue, gravel, pale] = [paint('#e4eff2'), paint('#8fbfd6'), paint('#a9a59c'), paint('#c6c2b6')];
  const far = fade(haze, 0.3);
  pen
    .fill(
      far(paint('#8a8c90')),
      'M-720 300L-500 380-360 330-220 450-100 400 40 500 160 420 280 460 420 340 560 380 720 300V60H-720z',
    )
    .fill(far(paint(SNOW)), 'M-360 350L-220 450-100 400 40 500 160 420 280 460 380 370 240 340 120 300-60 300-240 330z')
    .rect(far(paint('#8a8c90')), -720, -240, 1440, 310)
    .fill(ice, 'M-160 320Q0 280 170 330Q150 230 110 160T120 20L60-20H-70L-120 30Q-100 110-120 180T-160 320z')
    .fill(blue, 'M170 330Q150 230 110 160T120 20L60-20H20Q60 80 50 160T100 310z', 0.6)
    .stroke(
      blue,
      5,
      'M-120 250L-40 230 40 250 120 230M-110 190L-30 170 30 190 100 170M-100 120L-40 104 20 120 90 100M-100 60L-40 46 30 60 100 40M-60 230V180M40 240V190M0 170V120M70 170V124M-40 100V60M50 110V64',
      0.8,
    )
    .fill(
      fade(haze, 0.1)(leafShade),
      'M-720 360Q-560 320-420 260T-180 130T-90-20H-720zM720 380Q580 320 440 250T200 120T90-20H720z',
    )
    .fill(leafShade, 'M-720 220Q-500 180-340 90T-160-30H-720zM720 230Q520 180 360 90T170-30H720z')
    .rounds(
      leaf,
      56,
      'M-690 160h60M-580 140h50M-470 100h50M-390 40h50M-650 60h70M-520 40h60M680 170h20M590 140h40M490 110h40M390 50h50M640 70h50M520 40h50',
    )
    .rounds(leafLight, 22, 'M-640 180h14M-520 130h14M-430 80h12M600 170h14M500 120h12M420 70h12M-600 80h14M650 100h14');
  pen
    .fill(gravel, 'M-720-10Q-200 20 0-10T720 0V-240H-720z')
    .fill(pale, 'M-60-10H40Q120-70 40-120T80-240H-260Q-200-150-140-110T-60-10z')
    .fill(
      mixColors(tones.water, paint('#b9cfd2'), 0.6),
      'M-20-14H24Q100-70 0-120T-20-240H-130Q-100-150-60-110T-20-14z',
    );
  let stones = '';
  for (let index = 0; index < 30; index++)
    stones += `M${Math.round(random.between(-700, 700))} ${Math.round(random.between(-220, -50))}h${Math.round(random.between(6, 24))}`;
  pen.rounds(paint('#85827c'), 16, stones, 0.8);
  drawWalkers(
    pen,
    tones,
    [
      [160, -90],
      [190, -94],
      [-210, -80],
    ],
    1.2,
  );
}
