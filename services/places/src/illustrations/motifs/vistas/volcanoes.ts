import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawElephant, drawGiraffe } from '../nature/animals.js';
import { drawMist, drawWalkers, fade, SNOW, traceFirs } from '../wonders/parts.js';

/** A broad dome of a mountain with an ice cap above clouds and the plain of elephants. */
export function drawIceDome({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const mix = fade(haze, 0.22);
  const [slope, dark, snow] = [mix(paint('#77809c')), mix(paint('#5d6785')), mix(paint(SNOW))];
  const [grass, straw] = [paint('#b9a455'), paint('#d9bf70')];
  pen
    .fill(
      slope,
      'M-720 130Q-600 150-470 200Q-330 260-210 340Q-130 384-30 388T150 350Q260 310 340 250Q400 220 440 240Q480 256 520 226Q620 170 720 150V0H-720z',
    )
    .fill(
      dark,
      'M40 386Q100 376 150 350Q260 310 340 250Q400 220 440 240Q480 256 520 226Q620 170 720 150V0H200Q120 150 100 250T40 386z',
      0.8,
    )
    .fill(
      snow,
      'M-240 322Q-130 384-30 388T150 350Q190 336 226 318l-40 0l-20-34l-30 26l-36-50l-30 56l-40-40l-30 30l-40-64l-34 60l-40-36l-24 40l-46-24l-20 30z',
    )
    .fill(mixColors(snow, dark, 0.35), 'M60 384Q110 374 150 350Q190 336 226 318l-40 0l-20-34l-30 26l-36-50l-30 56z')
    .rounds(
      mixColors(haze, paint('#ffffff'), 0.5),
      40,
      'M-620 190h160M-420 170h140M-180 184h220M140 170h180M420 180h180',
      0.8,
    )
    .rounds(mixColors(haze, paint('#ffffff'), 0.35), 30, 'M-540 160h260M-60 150h240M300 150h240', 0.8)
    .fill(mixColors(leafShade, haze, 0.5), 'M-720 100Q-400 120-60 96T720 100V-20H-720z')
    .fill(mixColors(grass, haze, 0.2), 'M-720 60Q-200 80 240 56T720 60V-230H-720z')
    .fill(grass, 'M-720 20Q-300 40 120 10T720 20V-230H-720z')
    .fill(straw, 'M-720-80Q-260-50 160-96T720-80V-230H-720z');
  for (const [x, y, size] of [
    [-490, 30, 1.2],
    [470, 40, 0.9],
    [250, 56, 0.5],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .stroke(
        paint('#6b5240'),
        8 * size,
        `M${x} ${y}q${n(6)} ${n(40)} 0 ${n(60)}l-${n(30)} ${n(36)}M${x + 1} ${y + n(58)}l${n(34)} ${n(36)}`,
      )
      .fill(
        leafShade,
        `M${x - n(90)} ${y + n(92)}q${n(90)}-${n(20)} ${n(180)} 0q-${n(10)} ${n(34)}-${n(90)} ${n(36)}t-${n(90)}-${n(36)}z`,
      )
      .fill(
        leaf,
        `M${x - n(80)} ${y + n(100)}q${n(80)}-${n(12)} ${n(150)} 0q-${n(20)} ${n(24)}-${n(76)} ${n(26)}t-${n(74)}-${n(26)}z`,
      );
  }
  drawElephant(pen, tones, { x: -210, y: -110, size: 1.15 });
  drawElephant(pen, tones, { x: -70, y: -96, size: 0.7 });
  drawGiraffe(pen, tones, { x: 250, y: -60, size: 0.9 });
}

/** A volcano with a small upper cone above a plain of lava and red flower spires. */
export function drawLavaPeak({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf } = tones;
  const mix = fade(haze, 0.12);
  const [slope, dark, light] = [mix(paint('#a07d66')), mix(paint('#755d5c')), mix(paint('#bb977a'))];
  const [sand, lava, rust] = [paint('#cda777'), paint('#5f4f50'), paint('#9a6450')];
  pen
    .fill(
      mixColors(dark, haze, 0.5),
      'M-720 130Q-560 190-420 150L-380 110-260 120V40H-720zM300 120Q460 190 600 150T720 140V40H300z',
    )
    .fill(
      slope,
      'M-600 60Q-420 110-280 190Q-180 250-110 300L-80 320-60 316-16 376Q0 386 18 378L70 318 96 322Q180 260 290 190Q430 110 620 60z',
    )
    .fill(dark, 'M4 382L18 378 70 318 96 322Q180 260 290 190Q430 110 620 60H200Q130 180 90 230T30 320z')
    .stroke(
      lava,
      12,
      'M-60 310Q-130 220-170 160T-300 70M-20 300Q-40 220-90 150T-130 60M70 300Q110 220 150 160T250 70M20 310Q40 230 30 160T70 60',
      0.6,
    )
    .fill(light, 'M-60 316L-16 376Q0 386 18 378L0 340-20 320z')
    .fill(mix(rust), 'M-720 90Q-500 120-300 80T200 70T720 90V-30H-720z')
    .fill(sand, 'M-720 40Q-340 70 20 40T720 40V-230H-720z')
    .fill(
      lava,
      'M-720-20q50 50 110 10q60 40 110-10q60 50 130 0q60 30 90-20q-180-40-440-20zM720 0q-60 50-120 4q-60 50-130-4q-60 30-100-20q180-30 350-10z',
    )
    .fill(mixColors(sand, rust, 0.25), 'M-720-90Q-300-60 60-106T720-90V-230H-720z')
    .rounds(lava, 18, 'M-260-40h26M120-30h20M260-70h30M-80-80h18M440-110h30M-460-140h24');
  for (const [x, y, high] of [
    [-360, -170, 200],
    [-300, -190, 150],
    [-430, -190, 130],
    [330, -190, 240],
    [400, -200, 160],
  ] as const) {
    pen
      .fill(mixColors(leaf, paint('#8fa07a'), 0.5), `M${x - 50} ${y}q50 50 100 0z`)
      .fill(
        paint('#b5423f'),
        `M${x - 15} ${y + 20}Q${x - 22} ${y + high * 0.5} ${x} ${y + high}Q${x + 22} ${y + high * 0.5} ${x + 15} ${y + 20}z`,
      )
      .fill(
        paint('#cf6a58'),
        `M${x - 15} ${y + 20}Q${x - 22} ${y + high * 0.5} ${x} ${y + high}Q${x - 4} ${y + high * 0.5} ${x - 3} ${y + 20}z`,
      );
  }
  pen.rounds(
    mixColors(leaf, paint('#c9b85a'), 0.5),
    26,
    'M-600-150h30M-160-150h24M120-170h30M520-160h40M620-100h20M-560-60h20',
  );
  drawWalkers(pen, tones, [
    [40, -120],
    [66, -114],
  ]);
}

/** A cone of any region: bare and snowy above grassland, or overgrown above fields. */
export function drawVolcano({ pen, tones, random, palette }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, water, waterLight } = tones;
  const isWet = palette === 'monsoon' || palette === 'savanna';
  const mix = fade(haze, 0.14);
  const [slope, dark] = isWet
    ? [mix(paint('#64857a')), mix(paint('#466463'))]
    : [mix(paint('#8c8494')), mix(paint('#655f74'))];
  const snow = mix(paint(SNOW));
  const lean = Math.round(random.between(-60, 60));
  const [left, right, top] = [lean - 64, lean + 58, Math.round(random.between(350, 400))];
  pen
    .fill(
      mixColors(dark, haze, 0.56),
      'M-720 120Q-600 220-500 150T-260 110L-100 60H200Q420 130 520 190T720 160V0H-720z',
    )
    .fill(
      slope,
      `M-660 20Q-330 90-190 220Q-110 300 ${left} ${top - 8}L${left + 24} ${top + 6}L${lean} ${top - 16}L${lean + 26} ${top + 4}L${right} ${top - 14}Q160 260 230 190Q380 80 660 20z`,
    )
    .fill(
      dark,
      `M${lean + 26} ${top + 4}L${right} ${top - 14}Q160 260 230 190Q380 80 660 20H180Q100 140 90 230T${lean + 26} ${top + 4}z`,
    )
    .fill(
      mixColors(dark, paint('#3a3844'), 0.3),
      `M${left + 24} ${top + 6}L${lean} ${top - 16}L${lean + 26} ${top + 4}L${lean} ${top - 30}z`,
    );
  if (!isWet)
    pen
      .fill(
        snow,
        `M${left} ${top - 8}L${left + 24} ${top + 6}L${lean} ${top - 16}L${lean + 26} ${top + 4}L${right} ${top - 14}L${right + 50} ${top - 90}l-30 14l-16 -50l-26 40l-24-70l-26 66l-30-54l-20 56l-36-30z`,
      )
      .fill(
        mixColors(snow, dark, 0.4),
        `M${lean + 26} ${top + 4}L${right} ${top - 14}L${right + 50} ${top - 90}l-30 14l-16 -50l-26 40z`,
      );
  else
    pen.stroke(
      mixColors(dark, slope, 0.3),
      7,
      `M${left} ${top - 40}Q-120 200-180 110M${lean} ${top - 60}Q-30 200-60 90M${right - 10} ${top - 60}Q70 220 140 100`,
      0.7,
    );
  if (random.between(0, 1) < 0.5)
    pen
      .ellipse(mixColors(haze, paint('#ffffff'), 0.5), lean + 40, top + 30, 70, 26, 0.7)
      .ellipse(mixColors(haze, paint('#ffffff'), 0.4), lean + 110, top + 54, 80, 24, 0.5);
  const front = Math.floor(random.between(0, 3));
  if (isWet || front === 0) {
    pen
      .fill(mixColors(leafShade, haze, 0.2), 'M-720 50Q-400 90-120 46T400 60T720 40V-230H-720z')
      .fill(leaf, 'M-720 0Q-340 36 40 0T720 0V-230H-720z')
      .stroke(
        leafShade,
        6,
        'M-720-40Q-340 0 40-36T720-40M-720-90Q-340-50 40-86T720-90M-720-150Q-340-110 40-146T720-150M-460 20L-560-230M-120 14L-140-230M220 0L280-230M480 0L620-230',
        0.6,
      )
      .fill(
        leafLight,
        'M-440-10L-130-6-134-60-460-70zM230-30L490-30 520-80 240-80zM-150-110L250-110 262-160-144-160z',
        0.45,
      )
      .rounds(leafShade, 40, 'M-620 20h40M-520 24h30M560 20h40M-300 14h20M360 16h20');
  } else if (front === 1) {
    pen
      .fill(
        leafShade,
        `M-720 20Q-300 50 100 16T720 20V-60H-720z${traceFirs(random, [-720, 720], 64, (x) => 20 + 12 * Math.sin(x / 170))}`,
      )
      .rect(water, -720, -230, 1440, 224)
      .fill(mixColors(water, dark, 0.5), `M-420-10Q-160-50 ${left}-160H${right}Q160-60 420-10z`, 0.5)
      .rounds(waterLight, 5, 'M-500-50h180M260-60h200M-160-190h320M-380-120h140M240-130h150', 0.7);
  } else {
    pen
      .fill(mixColors(paint('#b59a6a'), haze, 0.16), 'M-720 40Q-300 76 100 40T720 40V-230H-720z')
      .fill(paint('#c4a870'), 'M-720-30Q-260 6 160-40T720-30V-230H-720z')
      .fill(mixColors(leaf, paint('#b59a5a'), 0.5), 'M-720-130Q-260-96 160-144T720-130V-230H-720z')
      .rounds(
        mixColors(leaf, paint('#d9c47a'), 0.5),
        22,
        'M-560-60h30M-380-20h20M-220-90h30M180-70h26M420-20h24M560-100h30M-60-170h30M340-180h26M-420-180h30',
      )
      .rounds(paint('#7d7470'), 18, 'M-480-100h24M60-110h20M500-170h26M-160-40h14');
  }
  drawMist(pen, tones, 100, 50, 0.35);
}

/** Two lakes, one green and one blue, in a wide crater of meadows and blue flowers. */
export function drawTwinLakes({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, waterLight } = tones;
  const [blue, green] = [paint('#3f7fb5'), paint('#4f9a78')];
  const grass = mixColors(leaf, paint('#9fbf62'), 0.6);
  pen
    .fill(fade(haze, 0.45)(paint('#5f95b5')), 'M-720 260H720V180H-720z')
    .fill(fade(haze, 0.35)(leafShade), 'M-720 230Q-560 300-400 270T-60 290T280 300T560 270T720 290V120H-720z')
    .stroke(
      fade(haze, 0.4)(grass),
      7,
      'M-640 250Q-600 200-620 150M-460 270Q-440 210-460 150M-260 270Q-250 210-230 160M-40 280Q-40 220-20 160M180 290Q180 220 160 160M380 280Q390 210 370 150M560 270Q580 210 600 150',
      0.8,
    )
    .fill(fade(haze, 0.2)(grass), 'M-720 170Q-360 200 0 176T720 170V-230H-720z')
    .fill(blue, 'M-640 120Q-400 176-60 150Q60 130 40 96Q-60 60-300 56T-640 120z')
    .fill(mixColors(blue, paint('#ffffff'), 0.3), 'M-560 124Q-380 160-120 146Q-300 140-560 124z', 0.7)
    .fill(green, 'M90 90Q240 130 460 90Q620 40 480-10Q300-50 140-20T90 90z')
    .fill(mixColors(green, paint('#ffffff'), 0.3), 'M160 84Q300 110 420 84Q300 80 160 84z', 0.7)
    .stroke(paint('#e6dcc8'), 9, 'M-10 130Q60 100 80 76T60 10')
    .fill(leafShade, 'M-720 70Q-560 90-420 40T-220 40T-60 60T80-10T60-110L-40-230H-720z')
    .rounds(paint('#f3efe4'), 15, 'M-300 66h10M-270 74h8M-240 64h10M-210 74h8M-180 66h10M-150 74h8')
    .rounds(paint('#c9704f'), 8, 'M-302 76h14M-272 84h12M-242 74h14M-212 84h12M-182 76h14M-152 84h12')
    .fill(leaf, 'M-720 0Q-560 30-430-20T-180-50T100-70T360-90T720-40V-230H-720z')
    .fill(grass, 'M-720-90Q-360-60-20-110T720-100V-230H-720z')
    .rounds(waterLight, 4, 'M-420 110h120M-220 100h100M240 40h140M280 10h90', 0.8);
  for (const [index, color] of ['#7f8fd0', '#a3aee0', '#6f7fc4'].entries())
    pen.rounds(
      paint(color),
      34 - index * 4,
      Array.from(
        { length: 15 },
        (_, step) => `M${-700 + step * 100 + index * 34} ${-176 + ((step * 41 + index * 27) % 44)}h0`,
      ).join(''),
    );
  pen.rounds(leafShade, 20, 'M-660-216h60M-480-222h60M-260-216h60M-40-220h50M180-216h60M400-220h60M600-216h60');
  drawWalkers(pen, tones, [
    [-60, -110],
    [-32, -106],
  ]);
}

/** A small round lake of bright water deep in a bare crater. */
export function drawCraterPool({ pen, tones, random, palette }: MotifInput): void {
  const { paint, haze, leaf } = tones;
  const isGreen = palette === 'monsoon' || palette === 'andean';
  const [pool, rim] = [
    paint(random.between(0, 1) < 0.5 ? '#4fb0a8' : '#5f9fd0'),
    isGreen ? mixColors(leaf, paint('#a3a060'), 0.5) : paint('#a8745c'),
  ];
  const [slope, dark, pale] = [
    paint(isGreen ? '#8a8560' : '#8f6456'),
    paint(isGreen ? '#5f6450' : '#5f4a4c'),
    mixColors(rim, paint('#f0dcc0'), 0.4),
  ];
  pen
    .fill(fade(haze, 0.5)(dark), 'M-720 240L-560 310-420 270-260 350-60 280 140 340 320 280 500 330 720 260V120H-720z')
    .fill(fade(haze, 0.14)(rim), 'M-720 170Q-560 250-380 230T-40 250T300 240T560 250T720 190V-230H-720z')
    .fill(fade(haze, 0.06)(slope), 'M-560 190Q-300 236 0 226T580 196Q520 20 260-50T-300-40T-560 190z')
    .fill(dark, 'M580 196Q520 20 260-50T-60-70Q240 20 330 120T400 214Q500 206 580 196z', 0.6)
    .stroke(
      pale,
      6,
      'M-500 190Q-420 60-260 0M-380 206Q-320 80-200 10M-240 214Q-200 100-120 20M-80 222V30M100 222Q90 120 60 30M260 216Q220 110 140 20M420 206Q360 90 230 10',
      0.4,
    )
    .ellipse(mixColors(pool, pale, 0.5), 0, -20, 290, 74)
    .ellipse(pool, 0, -26, 264, 62)
    .ellipse(mixColors(pool, paint('#ffffff'), 0.4), -60, -4, 130, 14, 0.6)
    .fill(rim, 'M-720 60Q-600 70-500 0T-240-110T120-130T420-80T720 40V-230H-720z')
    .fill(mixColors(rim, dark, 0.25), 'M-720-60Q-560-70-420-130T0-180T440-150T720-80V-230H-720z')
    .stroke(pale, 9, 'M-720 20Q-590 30-480-40T-220-140T140-160T440-110T720 0', 0.8)
    .rounds(isGreen ? leaf : dark, 16, 'M-560-120h24M-380-190h20M300-190h24M540-130h26M120-206h16M-140-210h20');
  drawWalkers(
    pen,
    tones,
    [
      [-420, -60],
      [-396, -70],
      [430, -90],
    ],
    0.9,
  );
}
