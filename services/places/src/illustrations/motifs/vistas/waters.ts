import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawMist, drawPalm, drawWalkers, fade, traceFirs } from '../wonders/parts.js';

/** Two high rocks off a cliff, one with an arch, and yachts in clear water. */
export function drawTwinCrags({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [rock, dark, light] = [paint('#cdbb9c'), paint('#97887c'), paint('#e6d8ba')];
  const clear = mixColors(paint('#3fa0b8'), tones.water, 0.3);
  drawOpenSea(pen, tones, 80, mixColors(clear, paint('#2f6f9a'), 0.4));
  pen
    .fill(fade(haze, 0.5)(dark), 'M300 76Q420 140 520 150T720 120V76z')
    .fill(
      rock,
      'M-40-30L-30 60-10 130 10 190 40 250 70 270 100 230 130 240 150 170 180 120 190 50 200-30H120L118 20Q104 70 84 20L80-30z',
    )
    .fill(dark, 'M70 270L100 230 130 240 150 170 180 120 190 50 200-30H120L118 20 130 90 100 150z')
    .fill(rock, 'M270-40L290 60 310 110 320 180 350 230 380 200 400 130 420 100 440-40z')
    .fill(dark, 'M350 230L380 200 400 130 420 100 440-40H370L360 80z')
    .fill(rock, 'M510-50L524 30 540 80 570 100 600 50 610-50z')
    .fill(dark, 'M570 100L600 50 610-50H570z')
    .rounds(leaf, 16, 'M40 246h10M70 262h8M116 236h6M340 220h14M90 222h6')
    .stroke(light, 5, 'M0 130L10 20M40 220L50 60M306 100L316 0M340 190L344 60', 0.8)
    .fill(dark, 'M-720 380L-560 390-470 330-430 250-380 220-340 130-280 90-240 0-260-80-720-100z')
    .fill(rock, 'M-720 380L-560 390-540 280-500 190-510 90-460 20-450-90-720-110z')
    .stroke(light, 6, 'M-680 320L-640 60M-600 340L-580 160M-560 220L-540 40', 0.7)
    .fill(leafShade, 'M-720 420Q-620 430-550 396L-470 330-430 250-470 280-540 330-620 350-720 340z')
    .rounds(leafShade, 30, 'M-400 190h12M-350 110h14M-300 70h10M-640 220h20M-600 110h20')
    .fill(clear, 'M-720-70Q-400-60-240-90T120-120T720-140V-230H-720z')
    .rounds(paint('#f4f6f2'), 6, 'M-50-30h260M260-42h190M500-52h120M-260-84h60', 0.8)
    .rounds(
      mixColors(clear, paint('#ffffff'), 0.5),
      5,
      'M-500-130h160M-200-160h180M160-170h170M420-180h160M-380-200h160',
      0.7,
    );
  for (const [x, y, size] of [
    [-120, -90, 1.1],
    [300, -120, 1.4],
    [-330, -160, 1.6],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(paint('#f6f2e8'), `M${x - n(50)} ${y}h${n(100)}l-${n(16)}-${n(18)}h-${n(64)}z`)
      .fill(
        paint('#fbf7ec'),
        `M${x + n(2)} ${y + n(6)}v${n(100)}l${n(44)}-${n(100)}zM${x - n(4)} ${y + n(8)}v${n(80)}l-${n(34)}-${n(80)}z`,
      );
  }
  drawPinesAt(pen, leafShade, paint('#6b4b3a'));
}

function drawPinesAt(pen: MotifInput['pen'], shade: string, bark: string): void {
  pen
    .stroke(bark, 8, 'M-640 380Q-630 430-640 480M-540 370Q-530 410-536 440')
    .fill(shade, 'M-710 476q70-20 140 0q-10 40-70 42t-70-42zM-586 440q50-14 100 0q-10 30-50 32t-50-32z');
}

/** A single great haystack of rock on a wide wet beach, with smaller ones and mist. */
export function drawHaystack({ pen, tones, random, palette }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const isWarm = palette === 'mediterranean' || palette === 'desert';
  const [rock, dark] = isWarm ? [paint('#b59878'), paint('#7d6a62')] : [paint('#6f6c70'), paint('#474852')];
  const [sand, wet] = [paint('#d3bd98'), paint('#b3a592')];
  const moss = mixColors(leaf, paint('#8fa055'), 0.5);
  drawOpenSea(pen, tones, 70);
  const lean = Math.round(random.between(-50, 50));
  pen
    .fill(
      fade(haze, 0.5)(leafShade),
      `M720 66Q600 90 500 150T300 180Q200 120 120 66z${traceFirs(random, [330, 720], 44, () => 150)}`,
    )
    .fill(
      fade(haze, 0.3)(dark),
      'M-460 60L-440 120-410 150-380 110-360 60zM-560 60l14 50l20 10l20-60zM300 56L318 130 340 170 366 120 380 56z',
    )
    .rounds(
      paint('#f4f6f2'),
      7,
      'M-720 20h220M-420 26h180M-160 20h200M120 26h200M400 20h220M-600-6h180M-300 0h240M40-4h220M340 0h240',
      0.85,
    )
    .fill(wet, 'M-720-20Q-300-40 100-34T720-20V-230H-720z')
    .fill(
      rock,
      `M-250-40Q-230 60-180 140Q-120 230-60 ${290 + lean * 0.4}Q-10 330 30 ${300 + lean * 0.4}Q100 230 140 150Q190 60 220-40z`,
    )
    .fill(dark, `M30 ${300 + lean * 0.4}Q100 230 140 150Q190 60 220-40H40Q90 80 60 160Q20 230 30 ${300 + lean * 0.4}z`)
    .stroke(dark, 6, 'M-190 80l50-30M-150 160l60-40M-100 230l50-40M-200 0l70-10M-90 80l60-50M-60 160l50-50', 0.5)
    .fill(
      moss,
      `M-96 ${250 + lean * 0.4}Q-60 ${300 + lean * 0.4} -14 ${316 + lean * 0.4}Q30 ${310 + lean * 0.4} 70 ${256 + lean * 0.4}Q20 ${270 + lean * 0.4} -96 ${250 + lean * 0.4}z`,
      0.9,
    )
    .fill(mixColors(wet, dark, 0.5), 'M-230-56Q-180-150-60-176Q60-190 120-150T210-56z', 0.45)
    .fill(sand, 'M-720-130Q-300-110 100-160T720-150V-230H-720z')
    .rounds(
      mixColors(wet, paint('#ffffff'), 0.5),
      5,
      'M-560-70h190M260-70h200M-440-110h160M300-120h180M480-90h160',
      0.7,
    );
  for (const [x, y] of [
    [-30, 350],
    [40, 372],
    [-90, 330],
    [260, 230],
  ] as const)
    pen.stroke(dark, 4, `M${x - 14} ${y + 6}q8-2 14-8q6 6 14 8`);
  drawMist(pen, tones, 60, 40, 0.3);
  drawWalkers(pen, tones, [
    [-400, -130],
    [-372, -126],
    [330, -150],
  ]);
}

/** A bay of clear water below a crater ridge, with hotels, palms and outriggers. */
export function drawCraterBay({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, waterLight } = tones;
  const [ridge, dark] = [fade(haze, 0.12)(mixColors(leaf, paint('#9a8a5c'), 0.6)), fade(haze, 0.12)(paint('#6b6a58'))];
  const lagoon = mixColors(paint('#4fb8c0'), tones.water, 0.3);
  const sand = paint('#f2e0b8');
  drawOpenSea(pen, tones, 70, mixColors(lagoon, paint('#2f7fae'), 0.5));
  pen
    .fill(
      ridge,
      'M-330 60Q-220 90-150 150Q-90 200-30 190L20 206 80 196 140 230 220 262 300 290Q350 300 390 250Q460 150 560 110T720 90V60z',
    )
    .fill(
      dark,
      'M300 290Q350 300 390 250Q460 150 560 110T720 90V60H380Q330 140 340 210T300 290zM-30 190L20 206Q0 140-40 60H-110Q-60 140-30 190z',
      0.7,
    )
    .stroke(
      dark,
      6,
      'M-120 150Q-130 110-160 70M80 196Q60 130 20 70M140 230Q130 140 100 70M220 262Q210 150 180 70',
      0.6,
    );
  let x = -30;
  for (let index = 0; x < 720; index++) {
    const wide = Math.round(random.between(34, 60));
    const high = Math.round(random.between(50, 110) * (0.7 + index / 16));
    pen
      .rect(paint(['#f3ead8', '#e8d3b8', '#f1ded0', '#dfe4e2'][index % 4]!), x, 54, wide, high)
      .rect(paint('#b9b0a8'), x + wide * 0.72, 54, wide * 0.28, high)
      .dashes(tones.window, wide * 0.5, [4, 8], `M${Math.round(x + wide * 0.36)} 62v${high - 14}`);
    x += wide + 6;
  }
  pen
    .rounds(leafShade, 24, 'M-60 62h40M40 60h40M140 60h50M250 58h40M350 58h50M460 56h50M580 56h60M680 56h30')
    .fill(lagoon, 'M-720 20Q-300 60 40 50Q260 30 220-40T-160-150T-720-190z')
    .fill(paint('#fbf6ea'), 'M-10 60Q300 44 260-50T-90-160T-560-230H720V50z')
    .fill(sand, 'M20 60Q340 40 296-60T-40-176T-440-230H720V54z')
    .rounds(waterLight, 5, 'M-560-20h180M-300 10h160M-460-90h170M-180-60h160M-620-140h170', 0.8)
    .rounds(paint('#f7fbf8'), 6, 'M-420 30h140M-220 36h120M-640 34h120', 0.8);
  for (const [at, y, size] of [
    [-300, -10, 1],
    [-440, -60, 1.3],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .rounds(paint('#c9503f'), 9 * size, `M${at - n(60)} ${y}q${n(60)}-${n(12)} ${n(120)} 0`)
      .stroke(
        paint('#7d5a44'),
        4 * size,
        `M${at - n(20)} ${y - n(4)}l-${n(8)}-${n(24)}M${at + n(20)} ${y - n(4)}l-${n(8)}-${n(24)}M${at - n(44)} ${y - n(28)}h${n(76)}`,
      )
      .fill(
        paint('#f6efe0'),
        `M${at} ${y + n(4)}q${n(40)} ${n(40)} ${n(20)} ${n(90)}q-${n(30)}-${n(40)}-${n(20)}-${n(90)}z`,
      );
  }
  for (const [at, y, color] of [
    [330, -10, '#e3b24a'],
    [240, -120, '#c9503f'],
    [60, -180, '#3f8fa5'],
    [420, -120, '#f1eadb'],
  ] as const)
    pen.rect(paint('#8a6a4c'), at - 1, y, 3, 40).dome(paint(color), at, y + 34, 40, 24);
  drawPalm(pen, tones, 500, -150, 2, -0.16);
  drawPalm(pen, tones, 610, -190, 2.3, -0.26);
  drawPalm(pen, tones, 420, 10, 1.1, 0.14);
}
