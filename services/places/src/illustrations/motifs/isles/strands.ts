import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

const FOAM = '#f7fbf8';

/** A wide pale beach with wicker chairs behind dunes and a fence. */
export function drawChairBeach({ pen, tones, random }: MotifInput): void {
  const { paint, leaf } = tones;
  const [sand, shade] = [paint('#eedfbd'), paint('#d5c29a')];
  drawOpenSea(pen, tones, 120);
  pen
    .stroke(paint(FOAM), 6, 'M-720 60Q-300 70 60 56T720 60M-720 36Q-300 46 60 30T720 36', 0.8)
    .fill(sand, 'M-720 20Q-300 36 100 16T720 20V-230H-720z');
  const stripes = ['#3f6fa5', '#c9503f', '#4d8a7a', '#d9a24b'];
  const start = Math.floor(random.between(0, 4));
  for (const [index, [x, y, size]] of (
    [
      [-330, -20, 0.8],
      [-190, -10, 0.7],
      [-30, -30, 0.9],
      [130, -16, 0.75],
      [300, -40, 1],
      [-250, -90, 1.2],
      [100, -100, 1.3],
    ] as const
  ).entries()) {
    const n = (value: number) => Math.round(value * size);
    pen
      .ellipse(shade, x + n(20), y, n(60), n(10))
      .fill(paint('#f3ece0'), `M${x - n(36)} ${y}v${n(64)}q${n(10)} ${n(30)} ${n(36)} ${n(32)}h${n(36)}v-${n(96)}z`)
      .fill(
        paint(stripes[(start + index) % 4]!),
        `M${x - n(28)} ${y + n(16)}v${n(46)}q${n(8)} ${n(24)} ${n(28)} ${n(26)}h${n(10)}v-${n(72)}z`,
      )
      .rect(paint('#f1eadb'), x - n(18), y + n(16), n(6), n(60))
      .rect(paint('#f1eadb'), x - n(4), y + n(16), n(6), n(70))
      .rect(paint('#b9a68c'), x + n(22), y, n(14), n(96));
  }
  pen
    .fill(shade, 'M-720 40Q-600 50-520-10T-400-110T-480-230H-720zM720 60Q600 60 510-20T380-130T440-230H720z')
    .fill(sand, 'M-720 0Q-620 10-560-60T-520-230H-720zM720 20Q620 20 560-60T520-230H720z')
    .stroke(
      mixColors(leaf, paint('#b5b06a'), 0.5),
      5,
      'M-660 30q10 30 0 60M-650 30q20 30 24 56M-600 10q6 30-6 60M-592 10q20 24 22 50M-520-30q6 30-4 56M-512-30q18 24 20 46M620 50q-10 30 0 60M610 50q-20 30-24 56M560 20q-6 30 6 60M552 20q-20 24-22 50M480-60q-4 30 6 56M472-60q-18 24-20 46M-440-110q6 26-4 50M430-150q-4 26 6 50',
    )
    .stroke(paint('#a58e72'), 6, 'M-100-230L-60-150M0-230L-10-150M100-230L60-150M-60-170H60M-90-200H80', 0.7);
  drawWalkers(pen, tones, [
    [0, -140],
    [220, 10],
    [244, 12],
  ]);
}

/** A pebble beach below white cliffs with colored huts. */
export function drawHutBeach({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf } = tones;
  const [cliff, shade, sand] = [paint('#e3d6bd'), paint('#b5a894'), paint('#dcc9a2')];
  const grass = mixColors(leaf, paint('#a3b55f'), 0.6);
  drawOpenSea(pen, tones, 90);
  pen
    .fill(fade(haze, 0.4)(cliff), 'M-720 90V150Q-620 160-520 140L-440 90z')
    .fill(fade(haze, 0.4)(grass), 'M-720 170Q-600 176-500 146L-520 138Q-620 156-720 148z')
    .fill(cliff, 'M720 330Q540 330 420 290T240 240L190 180 170 110 120 20H720z')
    .fill(
      shade,
      'M420 290L400 180 430 100 400 20H470L500 110 470 190 490 306zM240 240L230 150 250 80 220 20H170L190 90 180 150z',
    )
    .fill(grass, 'M720 370Q540 370 420 320T230 250L190 180Q260 226 420 280T720 320z')
    .stroke(paint(FOAM), 9, 'M-720-130Q-460-110-260-60T120 10', 0.9)
    .stroke(paint(FOAM), 6, 'M-720-60Q-480-50-300-10T60 40', 0.8)
    .fill(sand, 'M-720-146Q-460-126-260-76T120-4L260 30H720V-230H-720z')
    .fill(mixColors(sand, shade, 0.5), 'M-720-210Q-300-180 0-140T400-60T720-30V-230z');
  const colors = ['#c9503f', '#3f7fa5', '#e3b24a', '#4d9a8a', '#e8a0a0', '#f1eadb'];
  const start = Math.floor(random.between(0, 6));
  for (let index = 0; index < 7; index++) {
    const size = 0.8 + index * 0.09;
    const n = (value: number) => Math.round(value * size);
    const [x, y] = [150 + index * 78, Math.round(10 - index * 12)];
    const color = paint(colors[(start + index) % 6]!);
    pen
      .rect(color, x - n(32), y, n(64), n(64))
      .rect(mixColors(color, '#2b2a48', 0.2), x + n(14), y, n(18), n(64))
      .polygon(paint('#f4efe4'), [x - n(40), y + n(62)], [x, y + n(98)], [x + n(40), y + n(62)])
      .rect(paint('#f4efe4'), x - n(12), y, n(22), n(42));
  }
  pen
    .rounds(
      shade,
      10,
      'M-400-170h12M-320-150h10M-220-140h14M-120-180h12M-40-120h10M60-150h14M160-190h12M-260-200h10M300-130h14M420-180h12M540-120h14',
      0.8,
    )
    .stroke(paint('#8a7460'), 7, 'M-460 120V-60M-400 116V-50M-340 108V-40M-280 100V-26M-520 122V-70', 0.9);
  drawWalkers(pen, tones, [
    [-120, -130],
    [-92, -124],
    [70, -80],
  ]);
}

/** A promenade with palms and grand fronts around a bay of pebbles and blue chairs. */
export function drawPromenadeBay({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const blue = mixColors(paint('#3f8fc4'), tones.water, 0.35);
  drawOpenSea(pen, tones, 90, blue);
  pen
    .fill(fade(haze, 0.45)(leafShade), 'M-720 88Q-600 130-460 120Q-380 170-300 150T-60 100L40 88z')
    .fill(fade(haze, 0.25)(leaf), 'M-200 86Q-40 130 120 120Q240 200 360 210T560 230T720 260V86z')
    .rounds(
      fade(haze, 0.2)(paint('#e6d3b4')),
      12,
      'M160 140h16M220 160h14M280 180h20M360 190h16M440 196h20M520 210h16M600 226h20M320 150h14M420 160h18M540 180h20',
    );
  let x = -140;
  const fronts = ['#f1e2c4', '#e8c9a4', '#f3ead8', '#e6b99a', '#efe0d2'];
  for (let index = 0; x < 720; index++) {
    const near = (x + 140) / 860;
    const wide = Math.round(40 + near * 70);
    const high = Math.round((44 + near * 110) * random.between(0.85, 1.15));
    const foot = Math.round(84 - near * 34);
    const wall = mixColors(paint(fronts[index % 5]!), haze, 0.24 - near * 0.2);
    pen
      .rect(wall, x, foot, wide, high)
      .rect(mixColors(wall, '#2b2a48', 0.16), x + wide * 0.78, foot, wide * 0.22, high)
      .rect(mixColors(paint('#b5694a'), haze, 0.2 - near * 0.16), x - 2, foot + high, wide + 4, 8 + near * 8);
    if (near > 0.12)
      pen.dashes(
        tones.window,
        wide * 0.6,
        [5 + near * 6, 8 + near * 8],
        `M${Math.round(x + wide * 0.38)} ${foot + 12}v${high - 20}`,
      );
    x += wide + 2;
  }
  pen
    .fill(paint('#e3dbc9'), 'M-160 88Q200 80 400 20Q500-60 530-230H720V70z')
    .fill(
      mixColors(blue, paint('#8fd8d8'), 0.5),
      'M-300 84Q60 84 160 20T-60-120T-720-190V-230H560Q460-60 300 10T-140 90z',
    )
    .fill(paint('#f7fbf8'), 'M-200 86Q130 76 200 14T20-120T-420-230H560Q450-70 300 10T-160 88z')
    .fill(paint('#d9cdb8'), 'M-180 86Q150 70 230 10T60-120T-340-230H600Q470-70 320 6T-160 88z');
  for (let index = 0; index < 9; index++) {
    const near = index / 8;
    const size = 0.3 + near * 1.1;
    const n = (value: number) => Math.round(value * size);
    const [at, y] = [
      Math.round(180 + near * 430 - near * (1 - near) * 60),
      Math.round(66 - near * near * 210 - near * 30),
    ];
    pen
      .stroke(paint('#8a6a4c'), 8 * size, `M${at} ${y}v${n(120)}`)
      .rounds(
        leafShade,
        10 * size,
        `M${at} ${y + n(120)}q${n(30)} ${n(10)} ${n(44)}-${n(24)}M${at} ${y + n(120)}q-${n(30)} ${n(10)}-${n(44)}-${n(24)}`,
      )
      .rounds(
        leaf,
        10 * size,
        `M${at} ${y + n(120)}q${n(20)} ${n(34)} ${n(50)} ${n(10)}M${at} ${y + n(120)}q-${n(20)} ${n(34)}-${n(50)} ${n(10)}M${at} ${y + n(120)}v${n(34)}`,
      );
  }
  for (const [at, y, size] of [
    [60, -130, 1],
    [150, -90, 0.8],
    [210, -40, 0.6],
    [180, -170, 1.1],
    [290, -110, 0.9],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(paint('#8a6a4c'), at - 1, y, 3, n(54))
      .fill(paint(at % 20 ? '#3f7fb5' : '#f1eadb'), `M${at - n(46)} ${y + n(46)}a${n(46)} ${n(28)} 0 0 0 ${n(92)} 0z`);
  }
  pen.fill(paint('#f6f2e8'), 'M-460 0h110l-18-20h-74zM-404 6v110l54-110zM-260 50h60l-10-12h-40zM-230 54v56l28-56z');
}

/** Two peaked rocks behind a long beach with palms, nets and a patterned walk. */
export function drawBrotherPeaks({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [rock, dark] = [fade(haze, 0.14)(paint('#7d8a80')), fade(haze, 0.14)(paint('#56655f'))];
  const green = mixColors(paint('#3f9aa8'), tones.water, 0.3);
  const sand = paint('#f3e3bf');
  drawOpenSea(pen, tones, 70, green);
  pen
    .fill(
      rock,
      'M-460 64Q-400 120-350 190Q-310 290-270 340Q-246 366-226 350Q-196 300-170 230Q-150 200-130 220Q-110 270-84 284Q-60 286-40 240Q0 140 80 90L140 64z',
    )
    .fill(
      dark,
      'M-246 360Q-196 300-170 230Q-200 140-220 64H-280Q-230 200-246 360zM-84 284Q-60 286-40 240Q0 140 80 90L140 64H-30Q-60 150-84 284z',
      0.8,
    )
    .fill(fade(haze, 0.2)(leafShade), 'M-520 60Q-440 110-360 110T-180 120T20 100T200 60z')
    .rounds(
      fade(haze, 0.15)(paint('#e8d3b8')),
      10,
      'M-420 84h12M-380 96h10M-340 88h12M-300 100h12M-260 88h10M-210 96h14M-160 88h10M-110 96h12M-60 86h12M0 82h12',
    );
  let x = -80;
  for (let index = 0; x < 720; index++) {
    const near = (x + 80) / 800;
    const [wide, high] = [Math.round(34 + near * 56), Math.round((50 + near * 190) * random.between(0.8, 1.15))];
    const wall = mixColors(paint(['#f1e8d8', '#e3d2b4', '#d9dcdc', '#e8c9a4'][index % 4]!), haze, 0.3 - near * 0.26);
    const foot = Math.round(66 - near * 20);
    pen
      .rect(wall, x, foot, wide, high)
      .rect(mixColors(wall, '#2b2a48', 0.2), x + wide * 0.7, foot, wide * 0.3, high)
      .dashes(
        tones.window,
        wide * 0.6,
        [4 + near * 4, 6 + near * 7],
        `M${Math.round(x + wide * 0.36)} ${foot + 8}v${high - 14}`,
      );
    x += wide + 2;
  }
  pen
    .fill(paint('#fbf6ea'), 'M-520 62Q-60 70 60 0T-180-160T-520-230H720V56z')
    .fill(sand, 'M-500 62Q-30 66 90-4T-130-160T-430-230H720V56z')
    .fill(paint('#efe9dd'), 'M200 62Q420 20 500-80T560-230H720V50z')
    .stroke(
      paint('#55555c'),
      9,
      'M300 46q30-30 60 0t60-30M430 0q30-30 50-30t30-50M520-90q30-10 40-50t30-50M560-190q30 0 50-40',
      0.7,
    )
    .stroke(paint('#f7fbf8'), 6, 'M-720 0Q-300 30-160-20T-400-150T-720-190M-720 30Q-240 60-80 0', 0.85);
  for (const [at, y, size] of [
    [150, -60, 1],
    [240, -110, 1.2],
    [60, -130, 1.1],
    [320, -60, 0.9],
    [130, -190, 1.4],
    [330, -170, 1.2],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(paint('#8a6a4c'), at - 1, y, 3, n(46))
      .fill(
        paint(['#c9503f', '#e3b24a', '#f1eadb', '#3f8fa5'][Math.abs(at) % 4]!),
        `M${at - n(36)} ${y + n(38)}a${n(36)} ${n(24)} 0 0 0 ${n(72)} 0z`,
      );
  }
  pen
    .stroke(paint('#7d6a58'), 5, 'M-70-90v70M30-60v66')
    .stroke(paint('#f1eadb'), 4, 'M-70-26L30 0M-70-44L30-18M-56-40v18M-36-36v18M-16-32v18M6-26v18')
    .rounds(leaf, 30, 'M420 66h20M520 66h20M620 64h20');
  drawWalkers(
    pen,
    tones,
    [
      [-110, -90],
      [60, -60],
      [200, -150],
    ],
    0.8,
  );
}
