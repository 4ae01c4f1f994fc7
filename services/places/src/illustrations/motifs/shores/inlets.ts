import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A watchtower on a cape of macchia above turquoise water. */
export function drawWatchCape({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const [rock, dark, stone] = [paint('#c9a888'), paint('#967a6a'), paint('#d3bd98')];
  const clear = mixColors(paint('#3fb0b8'), tones.water, 0.3);
  const heath = mixColors(leaf, paint('#8f9a58'), 0.4);
  drawOpenSea(pen, tones, 110, mixColors(clear, paint('#2f6f9a'), 0.5));
  pen
    .fill(fade(haze, 0.45)(rock), 'M720 106V200Q600 210 520 170T340 106z')
    .fill(fade(haze, 0.4)(leafShade), 'M720 216Q620 222 530 182L520 168Q620 204 720 198z')
    .fill(
      dark,
      'M-720 240Q-520 250-380 270T-120 250L-40 220 20 160 60 150 110 90 150 80 200 20 120-30 60-20 0-70-80-60-140-110-260-100-340-160-720-180z',
    )
    .fill(rock, 'M-720 240Q-520 250-380 270T-120 250L-140 180-90 110-110 40-190 0-200-60-320-80-360-140-720-160z')
    .fill(
      heath,
      'M-720 290Q-520 300-380 310T-120 280L-40 240 20 176 60 160 20 150-50 190-120 230Q-260 250-380 250T-720 220z',
    )
    .rounds(
      leafShade,
      26,
      'M-640 220h30M-540 240h20M-440 220h30M-340 250h20M-240 220h30M-140 210h16M-60 180h14M-580 150h26M-460 140h20M-320 150h30M-220 120h20M-600 60h30M-420 60h20M-300 30h20M-520-30h30M-380-60h20',
    )
    .rect(stone, -330, 290, 96, 120)
    .rect(dark, -268, 290, 34, 120)
    .fill(stone, 'M-340 400h116v22h-116z')
    .dashes(stone, 14, [14, 10], 'M-340 428h116')
    .rect(window, -296, 360, 14, 22)
    .fill(clear, 'M-720-140Q-420-120-240-60T80-10T240-40Q160-150-60-180T-400-230H-720z')
    .fill(mixColors(clear, paint('#d5f2e2'), 0.5), 'M-720-170Q-480-150-320-110T-120-90Q-200-170-420-200T-600-230H-720z')
    .fill(paint('#f1e2bc'), 'M-720-196Q-560-180-440-160T-340-150Q-400-190-520-210L-560-230H-720z')
    .rounds(paint('#f4f6f2'), 6, 'M130 74h80M100-30h90M10-66h80M-130-106h80', 0.8)
    .rounds(
      mixColors(clear, paint('#ffffff'), 0.5),
      5,
      'M240 20h180M420-60h170M160-120h160M400-160h180M20-190h170',
      0.7,
    )
    .fill(paint('#f6f2e8'), 'M330-20h110l-20-20h-72z')
    .fill(paint('#fbf7ec'), 'M380-12v110l56-110zM372-12v84l-40-84z');
  drawWalkers(
    pen,
    tones,
    [
      [-200, 276],
      [-176, 274],
    ],
    0.9,
  );
}

/** White fishermen's houses with colored doors around a cove with boats on the slip. */
export function drawBoatHouses({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const [rock, dark] = [paint('#bf9f82'), paint('#8f7668')];
  const clear = mixColors(paint('#3fa8b8'), tones.water, 0.3);
  drawOpenSea(pen, tones, 100, mixColors(clear, paint('#2f6f9a'), 0.4));
  pen
    .fill(fade(haze, 0.4)(leafShade), 'M-720 96Q-600 170-480 160T-300 96z')
    .fill(rock, 'M720 330Q560 330 440 260T240 210T60 130L-40 60H720z')
    .fill(mixColors(leaf, paint('#8f9a58'), 0.4), 'M720 360Q560 360 440 290T250 236Q340 290 440 330T720 390z')
    .rounds(leafShade, 34, 'M640 340h30M540 320h20M460 290h20M360 250h20M660 260h20M580 240h20')
    .fill(dark, 'M60 130L-40 60H120L140 110z');
  const doors = ['#3f7fb5', '#c9503f', '#4d9a7a', '#e3b24a'];
  const start = Math.floor(random.between(0, 4));
  for (const [index, [x, y, wide, high]] of (
    [
      [300, 150, 90, 80],
      [420, 180, 100, 84],
      [550, 200, 110, 90],
      [60, 60, 90, 74],
      [156, 62, 100, 90],
      [262, 60, 110, 80],
      [378, 62, 100, 96],
      [484, 60, 120, 86],
      [610, 62, 110, 98],
    ] as const
  ).entries()) {
    pen
      .rect(paint('#f7f2e8'), x, y, wide, high)
      .rect(paint('#d6cfca'), x + wide * 0.72, y, wide * 0.28, high)
      .rect(paint('#e6dccb'), x - 3, y + high, wide + 6, 8)
      .arch(paint(doors[(start + index) % 4]!), x + 12, y, 34, 26)
      .rect(window, x + 16, y + high - 28, 14, 16)
      .rect(window, x + 46, y + high - 28, 14, 16);
  }
  pen
    .fill(paint('#d3c0a0'), 'M-60 62H720V20Q400 30 200 0T-60-70T-300-150T-420-230H-500Q-340-90-60 62z')
    .fill(clear, 'M-720 40Q-420 60-240 20T60 20T720-20V-230H-430Q-340-150-190-100T200-20z')
    .fill(paint('#d3c0a0'), 'M-40 62H720V-30Q400-10 200-26T-40-10z')
    .fill(mixColors(clear, paint('#d5f2e2'), 0.45), 'M720-36Q400-20 200-36T-40-20Q120-90 360-100T720-110z')
    .rounds(
      mixColors(clear, paint('#ffffff'), 0.5),
      5,
      'M-560 0h160M-320-40h140M-120-80h150M120-130h180M-420-120h160M-200-170h200M340-180h180',
      0.7,
    );
  for (const [x, y, size, hull] of [
    [120, -20, 1, '#3f7fb5'],
    [290, -30, 1.1, '#c9503f'],
    [480, -40, 1.2, '#f1eadb'],
    [-60, -130, 1.3, '#4d9a7a'],
    [-330, -80, 1, '#e3b24a'],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        paint(hull),
        `M${x - n(64)} ${y + n(20)}Q${x} ${y} ${x + n(64)} ${y + n(22)}L${x + n(44)} ${y - n(10)}H${x - n(44)}z`,
      )
      .stroke(paint('#f7f2e8'), 5 * size, `M${x - n(60)} ${y + n(18)}Q${x} ${y} ${x + n(60)} ${y + n(20)}`)
      .stroke(paint('#8a6a4c'), 4 * size, `M${x - n(16)} ${y + n(8)}v${n(46)}`);
  }
  drawWalkers(pen, tones, [
    [30, 0],
    [400, 10],
    [426, 12],
  ]);
}

/** Smooth boulders of granite and pines behind a bright beach. */
export function drawBoulderCove({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [rock, dark, light] = [paint('#d9b79a'), paint('#a58672'), paint('#ecd3b8')];
  const clear = mixColors(paint('#4fc0c0'), tones.water, 0.25);
  drawOpenSea(pen, tones, 120, mixColors(clear, paint('#2b76a8'), 0.5));
  pen
    .fill(fade(haze, 0.5)(leafShade), 'M-720 116Q-560 180-380 160T-60 150T200 116zM360 116Q520 170 720 150V116z')
    .fill(clear, 'M-720 60Q-200 90 200 70T720 70V-230H-720z')
    .fill(mixColors(clear, paint('#d9f6e8'), 0.55), 'M-720-40Q-300-10 60-30T720-20V-120Q360-120 60-130T-720-140z')
    .rounds(
      mixColors(clear, paint('#ffffff'), 0.5),
      5,
      'M-420 40h160M-60 30h180M280 44h160M-560 0h150M100-20h170M420 0h160',
      0.7,
    )
    .fill(paint('#f7f1e2'), 'M-720-130Q-300-120 60-126T720-130V-230H-720z')
    .fill(paint('#f3e4c4'), 'M-720-146Q-300-136 60-142T720-146V-230H-720z');
  const boulder = (x: number, y: number, wide: number, high: number) =>
    pen
      .fill(
        rock,
        `M${x - wide} ${y}q${-wide * 0.1} ${high * 0.9} ${wide * 0.6} ${high}q${wide * 0.8} ${high * 0.1} ${wide * 1.2}-${high * 0.4}q${wide * 0.3}-${high * 0.4} ${wide * 0.2}-${high * 0.6}z`,
      )
      .fill(
        dark,
        `M${x + wide * 0.3} ${y}q${wide * 0.1} ${high * 0.6}-${wide * 0.3} ${high * 0.98}q${wide * 0.6} 0 ${wide * 0.8}-${high * 0.38}q${wide * 0.3}-${high * 0.4} ${wide * 0.2}-${high * 0.6}z`,
        0.75,
      )
      .stroke(
        light,
        6,
        `M${x - wide * 0.8} ${y + high * 0.5}q${wide * 0.1} ${high * 0.3} ${wide * 0.4} ${high * 0.4}`,
        0.8,
      );
  boulder(-120, 20, 90, 70);
  boulder(-200, -20, 60, 40);
  boulder(560, 40, 190, 200);
  boulder(430, 10, 120, 120);
  boulder(660, -60, 150, 150);
  boulder(330, -20, 70, 60);
  boulder(520, -80, 110, 90);
  boulder(-600, -30, 170, 170);
  boulder(-480, -80, 110, 100);
  boulder(-660, -140, 130, 120);
  const pine = (x: number, y: number, size: number, lean: number) => {
    const n = (value: number) => Math.round(value * size);
    const top = x + n(lean);
    pen
      .stroke(
        paint('#7d5a44'),
        12 * size,
        `M${x} ${y}Q${x + n(lean * 0.2)} ${y + n(80)} ${top} ${y + n(150)}M${x + n(lean * 0.4)} ${y + n(90)}l${n(-40)} ${n(50)}`,
      )
      .fill(
        leafShade,
        `M${top - n(90)} ${y + n(150)}q${n(90)}-${n(24)} ${n(170)} 0q-${n(14)} ${n(40)}-${n(84)} ${n(42)}t-${n(86)}-${n(42)}z`,
      )
      .fill(
        leaf,
        `M${top - n(80)} ${y + n(160)}q${n(70)}-${n(12)} ${n(140)} 0q-${n(14)} ${n(26)}-${n(68)} ${n(28)}t-${n(72)}-${n(28)}z`,
      );
  };
  pine(-540, 90, 1.3, 70);
  pine(-660, 60, 1.1, -20);
  pine(620, 180, 1.2, -60);
  for (const [x, y, color] of [
    [-180, -176, '#3f7fb5'],
    [60, -190, '#e3b24a'],
    [200, -170, '#f1eadb'],
  ] as const)
    pen.rect(paint('#8a6a4c'), x - 1, y, 3, 60).fill(paint(color), `M${x - 46} ${y + 52}a46 28 0 0 0 92 0z`);
  drawWalkers(pen, tones, [
    [-60, -150],
    [-34, -146],
    [130, -150],
  ]);
  if (random.between(0, 1) < 0.6)
    pen.fill(paint('#f6f2e8'), 'M120 70h110l-20-18h-72z').fill(paint('#fbf7ec'), 'M170 76v100l54-100z');
}

/** A town of stone along a harbor with a fortress on the hill behind it. */
export function drawFortHarbor({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const [stone, shade, roof] = [paint('#eadcc0'), paint('#bfae98'), paint('#c9704a')];
  drawOpenSea(pen, tones, 20);
  pen
    .fill(fade(haze, 0.5)(paint('#9a9aa4')), 'M-720 200Q-540 330-340 280T0 330T320 290T720 300V0H-720z')
    .fill(
      fade(haze, 0.1)(mixColors(leaf, paint('#9a9a62'), 0.4)),
      'M-720 120Q-460 160-300 240Q-200 320-100 330H60Q160 310 260 230T720 130V0H-720z',
    )
    .rounds(
      fade(haze, 0.08)(leafShade),
      30,
      'M-420 150h20M-320 190h20M-220 260h16M220 220h20M320 160h20M-500 110h20M440 130h20M180 160h20M-160 200h20',
    )
    .fill(stone, 'M-150 320H110V376H-150z')
    .fill(shade, 'M40 320H110V376H40z')
    .rect(stone, -170, 316, 50, 84)
    .rect(shade, -134, 316, 14, 84)
    .rect(stone, 80, 316, 50, 76)
    .rect(shade, 112, 316, 18, 76)
    .dashes(stone, 12, [11, 9], 'M-120 382H80M-170 406h50M80 398h50')
    .stroke(shade, 6, 'M-170 330L-300 190M130 330L300 180', 0.7);
  for (const [y, from, to] of [
    [120, -330, 340],
    [66, -430, 430],
    [16, -520, 530],
  ] as const)
    for (let x = from; x < to; ) {
      const [wide, high] = [Math.round(random.between(52, 86)), Math.round(random.between(54, 84))];
      pen
        .rect(stone, x, y, wide, high)
        .rect(shade, x + wide * 0.74, y, wide * 0.26, high)
        .fill(roof, `M${x - 4} ${y + high}l12 18h${wide - 16}l12-18z`)
        .dashes(window, 12, [8, 12], `M${x + 10} ${y + high - 22}h${Math.round(wide * 0.56)}`);
      x += wide + 3;
    }
  pen
    .rect(stone, -60, 40, 40, 220)
    .rect(shade, -32, 40, 12, 220)
    .fill(roof, 'M-66 258L-40 310L-14 258z')
    .arch(window, -48, 220, 16, 16)
    .rect(paint('#d9ccb4'), -640, -10, 1280, 26)
    .rounds(leafShade, 40, 'M-600 30h10M-560 34h10M570 34h10M620 30h10')
    .rounds(
      mixColors(tones.water, paint('#ffffff'), 0.4),
      5,
      'M-560-70h170M-240-60h180M100-70h190M360-60h180M-420-150h200M40-160h220M420-180h170',
      0.6,
    );
  for (const [x, y, size] of [
    [-380, -60, 1],
    [-180, -90, 1.2],
    [200, -70, 1.1],
    [420, -110, 1.4],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(paint('#f6f2e8'), `M${x - n(54)} ${y}h${n(108)}l-${n(18)}-${n(20)}h-${n(70)}z`)
      .stroke(paint('#8a7a6a'), 4 * size, `M${x} ${y}v${n(130)}`)
      .fill(paint('#fbf7ec'), `M${x + n(4)} ${y + n(10)}v${n(100)}l${n(36)}-${n(100)}z`);
  }
}
