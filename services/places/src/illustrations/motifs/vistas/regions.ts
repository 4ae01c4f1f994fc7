import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawMist, drawWalkers, fade, SNOW, traceFirs } from '../wonders/parts.js';

/** A lake below the Alps with a church whose tower has an onion, and a maypole. */
export function drawOnionLake({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight, window } = tones;
  const mix = fade(haze, 0.24);
  const [rock, dark, snow] = [mix(paint('#97a0b4')), mix(paint('#6f7a94')), mix(paint(SNOW))];
  const meadow = mixColors(leaf, paint('#a8c66a'), 0.7);
  pen
    .fill(
      rock,
      'M-720 120L-600 220-520 190-400 320-330 270-240 340-120 240-40 280 80 220 180 300 260 270 360 370 460 270 540 310 640 220 720 260V20H-720z',
    )
    .fill(
      dark,
      'M-400 320L-330 270-350 170-280 60H-400zM-240 340L-120 240-150 150-80 60H-220L-200 200zM360 370L460 270 420 180 480 60H360L380 200z',
    )
    .fill(
      snow,
      'M-440 280L-400 320-350 284-390 290-400 260-416 284zM-280 314L-240 340-180 290-220 300-240 270-260 300zM316 326L360 370 410 320 376 326 356 290 340 322z',
    )
    .fill(
      mixColors(leafShade, haze, 0.34),
      `M-720 100Q-480 160-220 110T300 110T720 130V0H-720z${traceFirs(random, [-720, 720], 50, (x) => 112 + 16 * Math.cos(x / 140))}`,
    )
    .fill(mixColors(meadow, haze, 0.12), 'M-720 60Q-420 100-120 50T400 60T720 50V-30H-720z')
    .rect(water, -720, -230, 1440, 250)
    .rounds(waterLight, 5, 'M-560-20h180M-240-50h200M120-20h180M380-60h200M-420-100h180M60-110h220', 0.7);
  for (const [x, y] of [
    [-470, 30],
    [-400, 20],
    [-330, 26],
    [150, 24],
    [220, 18],
    [300, 26],
    [390, 22],
  ] as const)
    pen
      .rect(paint('#f3ecdc'), x - 28, y, 56, 28)
      .rect(paint('#8a6446'), x - 28, y + 24, 56, 16)
      .rect(window, x - 18, y + 8, 9, 10)
      .rect(window, x + 6, y + 8, 9, 10)
      .fill(paint('#8d5a44'), `M${x - 42} ${y + 34}L${x} ${y + 66}L${x + 42} ${y + 34}z`);
  pen
    .fill(meadow, 'M-330 0Q-160 40 20 20T260-20Q180-60-30-60T-330 0z')
    .rect(paint('#f6f1e4'), -130, 6, 150, 76)
    .rect(paint('#cfc8bc'), -20, 6, 40, 76)
    .fill(paint('#a5563f'), 'M-146 80L-110 130H0L36 80z')
    .rect(paint('#f6f1e4'), 16, 6, 54, 150)
    .rect(paint('#cfc8bc'), 50, 6, 20, 150)
    .fill(paint('#5f7d70'), 'M10 156Q4 190 34 206Q30 220 38 236L43 270L48 236Q56 220 52 206Q82 190 76 156z')
    .rect(paint('#d9a93f'), 41, 266, 4, 22)
    .arch(window, 34, 116, 16, 16)
    .arch(window, -104, 24, 14, 26)
    .arch(window, -74, 24, 14, 26)
    .arch(window, -44, 24, 14, 26)
    .rounds(leafShade, 50, 'M-180 30h10M110 26h16M170 10h10')
    .fill(mixColors(water, paint('#f6f1e4'), 0.4), 'M16-60h54v-90h-54zM-130-60h140v-40h-140z', 0.3)
    .fill(meadow, 'M-720-120Q-500-90-300-150T-40-230H-720z')
    .fill(paint('#f1eadb'), 'M240-110h120l-20-22h-80z')
    .fill(paint('#fbf7ec'), 'M300-104v110l60-110z');
  pen
    .dashes(paint('#3f7fb5'), 9, [14, 14], 'M-420-150V120')
    .dashes(paint('#f4efe4'), 9, [14, 14], 'M-420-136V120')
    .stroke(leafShade, 7, 'M-450 70h60M-444 30h48')
    .fill(leaf, 'M-436 116l16 50l16-50z');
}

/** A white village on a hill among olive groves, below a castle and bare mountains. */
export function drawWhiteVillage({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const [earth, straw] = [paint('#d9b878'), paint('#e3cb8f')];
  const olive = mixColors(leaf, paint('#8f9a6a'), 0.5);
  pen
    .fill(
      fade(haze, 0.5)(paint('#8f86a4')),
      'M-720 160L-600 240-480 210-340 310-220 250-80 280 60 210 200 270 340 230 480 320 600 250 720 290V40H-720z',
    )
    .fill(fade(haze, 0.2)(earth), 'M-720 80Q-520 130-320 90T60 110T400 110T720 90V-230H-720z')
    .fill(mixColors(earth, olive, 0.3), 'M-360 20Q-260 120-160 190Q-100 250-40 260H60Q120 240 190 170T420 20z');
  pen
    .rect(paint('#c4a37c'), -60, 236, 120, 44)
    .rect(paint('#9a7f68'), 20, 236, 40, 44)
    .rect(paint('#c4a37c'), -72, 236, 34, 72)
    .rect(paint('#9a7f68'), -48, 236, 10, 72)
    .dashes(paint('#c4a37c'), 10, [8, 6], 'M-72 312h34M-36 284h96');
  for (let row = 0; row < 5; row++) {
    const y = 196 - row * 42;
    const half = 130 + row * 54;
    for (let x = -half; x < half - 20; ) {
      const [wide, high] = [Math.round(random.between(36, 62)), Math.round(random.between(34, 54))];
      const lift = Math.round(y + random.between(-8, 8) - Math.abs(x + wide / 2) * 0.1);
      pen
        .rect(paint('#f7f3ea'), x, lift, wide, high)
        .rect(paint('#cdc9cc'), x + wide * 0.7, lift, wide * 0.3, high)
        .fill(paint('#c4774f'), `M${x - 3} ${lift + high}l8 12h${wide - 10}l8-12z`)
        .rect(window, x + 10, lift + 14, 8, 11);
      x += wide + 3;
    }
  }
  pen
    .rect(paint('#f7f3ea'), 90, 96, 44, 150)
    .rect(paint('#cdc9cc'), 120, 96, 14, 150)
    .fill(paint('#c4774f'), 'M84 244L112 284L140 244z')
    .arch(window, 104, 206, 14, 16)
    .fill(straw, 'M-720-20Q-420 20-140-20T360-10T720-20V-230H-720z');
  let [crowns, shadows] = ['', ''];
  for (let row = 0; row < 4; row++)
    for (let x = -700 + (row % 2) * 50; x < 720; x += 96 + row * 10) {
      crowns += `M${x} ${-40 - row * 52}h14`;
      shadows += `M${x + 10} ${-52 - row * 52}h14`;
    }
  pen
    .rounds(leafShade, 34, shadows)
    .rounds(olive, 34, crowns)
    .stroke(paint('#ead9b4'), 12, 'M-40-230Q80-160 20-100T60-20', 0.9);
}

/** A wide river in bends between wooded hills with a ruined castle and a white boat. */
export function drawRiverBend({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight, window } = tones;
  const [stone, dark] = [paint('#c4b49a'), paint('#8f8478')];
  const vine = mixColors(leaf, paint('#b5c060'), 0.6);
  pen
    .fill(fade(haze, 0.55)(leafShade), 'M-720 200Q-520 290-320 230T40 230T340 260T720 230V40H-720z')
    .fill(fade(haze, 0.3)(leafShade), 'M-720 140Q-560 210-380 170T-60 90L40 80Q240 180 420 200T720 170V-60H-720z')
    .rect(water, -720, -230, 1440, 240)
    .fill(
      water,
      'M-120 84Q60 94 240 84Q420 60 280 30T-200-30T-460-120T-420-230H420Q300-150 420-90T640 10Q620 70 300 96z',
    )
    .rounds(waterLight, 5, 'M40 70h120M220 54h120M-60 10h150M-240-50h160M-80-90h180M-260-160h220M60-180h200', 0.7)
    .fill(fade(haze, 0.1)(leaf), 'M-720 220Q-600 230-500 180T-320 60T-140 20Q-300-30-440-110T-470-230H-720z')
    .fill(vine, 'M-720 100Q-580 90-480 30T-340-60Q-440-120-470-230H-720z')
    .stroke(
      leafShade,
      4,
      'M-700 80Q-570 70-470 14M-700 40Q-580 30-460-24M-700 0Q-590-10-450-60M-700-40Q-600-50-450-94M-700-80Q-610-90-460-130M-700-120Q-620-130-480-170M-700-160Q-640-170-500-200',
      0.6,
    )
    .fill(fade(haze, 0.06)(leafShade), 'M720 260Q600 250 520 180T420 20Q480-10 460-60T560-170T520-230H720z')
    .rounds(leaf, 60, 'M640 200h20M580 130h20M660 120h20M540 50h16M640 40h30M560-40h20M650-60h30M620-150h20')
    .rect(stone, -610, 190, 90, 60)
    .rect(dark, -550, 190, 30, 60)
    .rect(stone, -640, 186, 40, 110)
    .rect(dark, -612, 186, 12, 110)
    .fill(stone, 'M-520 180v40l12-8l8 14l14-10v-36z')
    .dashes(stone, 10, [9, 7], 'M-640 300h40')
    .arch(window, -590, 206, 12, 16)
    .rect(window, -628, 250, 8, 14);
  for (const [x, y, color] of [
    [-260, 6, '#f1e2c4'],
    [-200, 10, '#e8c9a4'],
    [-320, -16, '#efe0d2'],
    [-150, 16, '#f3ead8'],
  ] as const)
    pen
      .rect(paint(color), x - 22, y, 44, 30)
      .polygon(paint('#a5563f'), [x - 27, y + 29], [x - 14, y + 50], [x + 14, y + 50], [x + 27, y + 29])
      .rect(window, x - 12, y + 10, 7, 9);
  pen
    .rect(paint('#f3ead8'), -240, 30, 20, 70)
    .fill(paint('#5d6b78'), 'M-246 98L-230 140L-214 98z')
    .fill(paint('#f6f2ea'), 'M-140-110H150l-30-28H-110z')
    .rect(paint('#e6e0d4'), -100, -110, 200, 22)
    .dashes(window, 9, [12, 8], 'M-92-99H92')
    .rect(paint('#f6f2ea'), -80, -88, 150, 16)
    .rect(paint('#b5503f'), 40, -72, 20, 18);
  drawMist(pen, tones, 120, 40, 0.25);
  pen
    .rounds(leafShade, 24, 'M-400-200h20M-300-224h30M500-190h20M430-210h20')
    .fill(paint('#f1eadb'), random.between(0, 1) < 0.5 ? 'M240-10h50l-8-10h-34z' : 'M180 40h40l-6-8h-28z');
  drawWalkers(pen, tones, [[-440, -90]], 0.8);
}

/** Bison in a valley of sage and steam below wooded mountains. */
export function drawBisonValley({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight } = tones;
  const [sage, straw] = [mixColors(leaf, paint('#b5b36a'), 0.65), paint('#d3bd78')];
  pen
    .fill(
      fade(haze, 0.5)(paint('#7f8ca4')),
      'M-720 180L-580 270-460 230-320 320-180 250-40 290 120 220 260 310 400 260 540 320 720 240V40H-720z',
    )
    .fill(
      fade(haze, 0.4)(paint(SNOW)),
      'M-360 296L-320 320-280 298-320 290zM226 290L260 310 300 288 260 280zM510 306L540 320 580 300 540 294z',
    )
    .fill(
      fade(haze, 0.26)(leafShade),
      `M-720 110Q-460 170-200 120T300 130T720 130V0H-720z${traceFirs(random, [-720, 720], 56, (x) => 120 + 16 * Math.sin(x / 160))}`,
    )
    .fill(fade(haze, 0.1)(sage), 'M-720 70Q-300 100 100 66T720 76V-230H-720z');
  const steam = mixColors(paint('#f4fafa'), haze, 0.3);
  for (const [x, y] of [
    [-320, 70],
    [260, 76],
    [360, 70],
  ] as const)
    pen
      .ellipse(steam, x, y + 50, 26, 50, 0.55)
      .ellipse(steam, x + 22, y + 110, 44, 36, 0.45)
      .ellipse(steam, x + 60, y + 150, 60, 26, 0.35);
  pen
    .fill(water, 'M-60 66Q100 50 80 20T-160-30T-220-100T0-150T180-230H-280Q-300-170-400-120T-380-10T-160 30T-60 66z')
    .rounds(waterLight, 5, 'M-120 10h90M-260-40h100M-320-90h90M-200-140h110M-160-190h130', 0.8)
    .fill(straw, 'M60-10Q300 30 720 0V-230H300Q300-140 160-110T40-60z')
    .fill(sage, 'M-720 20Q-540 20-440-40T-460-140T-380-230H-720z')
    .fill(
      leafShade,
      `${traceFirs(random, [-720, -560], 150, () => 10)}${traceFirs(random, [580, 720], 160, () => -10)}`,
    );
  const bison = (x: number, y: number, size: number, side: number) => {
    const n = (value: number) => Math.round(value * size);
    const s = (value: number) => Math.round(value * size * side);
    pen
      .fill(
        paint('#6b4b38'),
        `M${x - s(70)} ${y}v${n(50)}q${s(6)} ${n(30)} ${s(46)} ${n(36)}q${s(30)} ${n(34)} ${s(66)} ${n(10)}l${s(20)}-${n(60)}v-${n(36)}h${s(-12)}v${n(24)}h${s(-14)}v-${n(24)}h${s(-12)}v${n(26)}h${s(-52)}v-${n(26)}h${s(-12)}v${n(22)}h${s(-16)}v-${n(22)}z`,
      )
      .fill(
        paint('#46342c'),
        `M${x + s(6)} ${y + n(100)}q${s(34)} ${n(10)} ${s(56)}-${n(22)}q${s(24)}-${n(14)} ${s(20)}-${n(44)}q${s(-6)}-${n(24)} ${s(-22)}-${n(24)}q${s(-16)} ${n(6)} ${s(-20)} ${n(24)}q${s(-30)}-${n(10)} ${s(-36)} ${n(10)}z`,
      )
      .stroke(paint('#d9cdb4'), 5 * size, `M${x + s(62)} ${y + n(70)}q${s(14)} ${n(4)} ${s(12)} ${n(20)}`);
  };
  bison(270, -110, 1.3, -1);
  bison(430, -60, 0.8, -1);
  bison(130, -60, 0.7, 1);
  bison(-500, -80, 0.9, 1);
  bison(390, -190, 1.2, 1);
  pen.rounds(
    mixColors(sage, paint('#9aa05a'), 0.4),
    18,
    'M120-140h20M200-190h20M500-140h24M560-100h20M-600-150h20M-540-190h20M300-30h20',
  );
}
