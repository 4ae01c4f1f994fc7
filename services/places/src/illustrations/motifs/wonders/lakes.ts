import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawWalkers, fade, SNOW } from './parts.js';

/** Draws a cairn with strings of prayer flags. */
function drawPrayerFlags(pen: Pen, { paint }: Tones): void {
  pen
    .fill(paint('#a98c70'), 'M-330-160l30 44l30-14l30 20l34-50z')
    .stroke(paint('#8a8078'), 3, 'M-270-124L-40-70M-40-70L170-140')
    .stroke(paint('#6b4b3a'), 6, 'M-40-190V-64');
  for (const [index, color] of [
    '#4f7fb5',
    '#f1eadb',
    '#c9503f',
    '#5f9a6a',
    '#e3b24a',
    '#4f7fb5',
    '#f1eadb',
    '#c9503f',
  ].entries()) {
    const [x, y] =
      index < 4 ? [-230 + index * 48, -116 + index * 10] : [-20 + (index - 4) * 46, -80 - (index - 4) * 15];
    pen.fill(paint(color), `M${x} ${y}h26l-2-24h-22z`);
  }
}

/** Draws a boat of reeds with two raised ends. */
function drawReedBoat(pen: Pen, { paint }: Tones): void {
  const [reed, dark] = [paint('#d9b56a'), paint('#a9803f')];
  pen
    .fill(reed, 'M-230-50Q-200-130-120-134H100Q190-130 220-40Q150-96 90-100H-110Q-180-98-230-50z')
    .fill(dark, 'M-230-50Q-200-130-120-134H100Q190-130 220-40Q170-112 90-118H-110Q-190-114-230-50z')
    .stroke(dark, 4, 'M-160-120l10 16M-110-130v28M-50-132v30M10-132v30M70-130v28M130-120l-10 18')
    .stroke(paint('#6b4b38'), 5, 'M-10-100V20')
    .fill(reed, 'M-70 10H50L40-76H-60z');
}

/** A deep blue lake between bare mountains with little snow. */
export function drawHighLake({ pen, tones, palette }: MotifInput): void {
  const { paint, haze } = tones;
  const [brown, dark, ocher, blue, teal, snow] = ['#a98c70', '#7a675f', '#c9a982', '#1f6fb0', '#3fa9bf', SNOW].map(
    paint,
  ) as [string, string, string, string, string, string];
  const far = fade(haze, 0.36);
  pen
    .fill(
      far(paint('#8f8fa4')),
      'M-720 120l110 120l90 40l80 90l60-40l90 70l110-110l90 40l80-70l110 100l90 60l80-50l110 30l90-110l130-60V0H-720z',
    )
    .fill(
      far(snow),
      'M-440 370l60-40l90 70l60-60l-50 10l-40-30l-60 30l-50-40l-50 10zM180 350l90 60l80-50l60 16l-40-40l-60 14l-60-40z',
    )
    .fill(
      fade(haze, 0.14)(brown),
      'M-720 260l120-30l100-70l120-30l130-70l110-40h280l130 60l110 20l110 80l110 30l120 50V-20H-720z',
    )
    .fill(
      fade(haze, 0.14)(dark),
      'M-500 160l120-30l130-70l110-40h-190l-60 50l-80 20l-60 60zM260 40l110 20l110 80l110 30l-60-60l-20-60l-90-30h-160z',
      0.75,
    )
    .fill(fade(haze, 0.1)(ocher), 'M-720 130Q-560 110-470 60T-220 10H-720zM720 130Q560 120 470 70T240 10H720z', 0.8)
    .rect(blue, -720, -230, 1440, 252)
    .fill(mixColors(blue, paint('#0f3f7f'), 0.5), 'M-720 22H720V-20Q300 0 0-6T-720-20z', 0.6)
    .fill(teal, 'M-720-110Q-300-70 100-120T720-110V-230H-720z')
    .fill(mixColors(teal, snow, 0.4), 'M-720-150Q-260-116 140-166T720-160V-230H-720z', 0.7)
    .rounds(mixColors(blue, snow, 0.5), 4, 'M-420-30h160M-60-50h200M260-28h150M-240-84h120M120-90h140', 0.6)
    .fill(ocher, 'M-720-160Q-300-140 100-190T720-190V-230H-720z');
  if (palette === 'andean') drawReedBoat(pen, tones);
  else drawPrayerFlags(pen, tones);
  drawWalkers(pen, tones, [
    [360, -190],
    [386, -192],
  ]);
}

/** A fisherman who rows with one leg, with a tall basket net, on a shallow lake. */
export function drawLegRower({ pen, tones }: MotifInput): void {
  const { paint, haze, water, waterLight, leafShade } = tones;
  const [wood, dark, net, skin, cloth] = ['#6b4b38', '#43343a', '#8f6f4a', '#7a5442', '#c9783f'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  pen
    .fill(mixColors(paint('#6f8796'), haze, 0.5), 'M-720 130Q-560 210-420 170T-120 200T180 160T460 210T720 150V0H-720z')
    .fill(mixColors(paint('#5f7f7a'), haze, 0.3), 'M-720 70Q-500 140-300 90T100 100T460 90T720 80V0H-720z')
    .fill(mixColors(leafShade, haze, 0.24), 'M-720 30q160 24 300 4t300 0t340 0t500-4V0H-720z')
    .rect(mixColors(water, haze, 0.2), -720, -230, 1440, 246)
    .rounds(waterLight, 4, 'M-540-30h180M-200-20h140M240-24h200M-480-100h150M320-90h180M-260-180h220M140-190h260', 0.7);
  for (const [x, y] of [
    [-560, 16],
    [-480, 16],
    [-390, 14],
    [470, 16],
    [560, 14],
  ] as const)
    pen
      .stroke(dark, 4, `M${x} ${y - 30}v34M${x + 40} ${y - 30}v34`)
      .rect(wood, x - 4, y, 50, 26)
      .fill(net, `M${x - 14} ${y + 24}l35 26l35-26z`);
  pen
    .fill(dark, 'M-330-100Q-100-150 260-128Q330-120 380-84Q300-100 240-104Q-60-118-330-100z', 0.35)
    .fill(wood, 'M-360-72Q-280-108-180-112H200Q320-110 390-64Q300-82 200-86H-180Q-280-86-360-72z')
    .fill(dark, 'M-360-72Q-280-108-180-112H200Q320-110 390-64Q320-98 200-100H-180Q-280-98-360-72z')
    .fill(net, 'M-210-78Q-180 120-118 250h16Q-50 120-20-78z', 0.55)
    .stroke(
      net,
      5,
      'M-210-78Q-180 120-118 250M-20-78Q-50 120-102 250M-150-78Q-136 100-112 250M-80-78Q-92 100-108 250M-204-20H-26M-192 60H-36M-174 130H-54M-150 190H-78',
    )
    .stroke(wood, 6, 'M250 130L330-170')
    .fill(wood, 'M322-150l18 4l10-60q-16-14-26 0z')
    .fill(cloth, 'M214-80h26l10 76l30 16l-8 30q-40 4-66-6l-14-30z')
    .stroke(skin, 13, 'M262 10Q310-10 306-70')
    .fill(paint('#e9e0cc'), 'M206 24q30 12 62 4l10 76q-30 26-66 10z')
    .stroke(skin, 11, 'M262 96Q290 120 262 150M214 92Q170 60 140 20')
    .stroke(wood, 5, 'M150 40L40 60')
    .circle(skin, 246, 134, 19)
    .fill(net, 'M204 140q42 44 84 2q-40-12-84-2z')
    .fill(mixColors(water, dark, 0.6), 'M-210-118Q-180-210-118-230H-90Q-50-190-20-118z', 0.3);
}

/** A lake with a pagoda on a hill, willows and stone lanterns in the water. */
export function drawPagodaLake({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, water, waterLight } = tones;
  const tower = withBuilding(tones, '#a8553f', '#4f4a54');
  pen
    .fill(mixColors(paint('#7f95a4'), haze, 0.54), 'M-720 130Q-540 230-380 180T-60 220T240 170T500 230T720 170V0H-720z')
    .fill(mixColors(paint('#6f8f8a'), haze, 0.36), 'M-720 70Q-520 170-300 110T60 130T400 110T720 110V0H-720z')
    .fill(mixColors(leafShade, haze, 0.12), 'M-260 20Q-120 60-40 110Q40 150 120 110Q220 50 420 20z')
    .fill(mixColors(leaf, haze, 0.12), 'M-260 20Q-140 40-60 90Q-20 110 10 96Q-20 50-60 20z');
  for (let tier = 0; tier < 5; tier++) {
    const [half, y] = [64 - tier * 9, 118 + tier * 48];
    pen
      .rect(tower.wall, 50 - half + 12, y, 2 * half - 24, 34)
      .rect(tower.shade, 50 + half * 0.3, y, half * 0.7 - 12, 34)
      .dashes(tower.window, 16, [9, 13], `M${50 - half + 20} ${y + 17}h${2 * half - 40}`);
    pen.fill(
      tower.roof,
      `M${50 - half - 14} ${y + 30}q${half * 0.6} 6 ${half * 0.8} 20h${half * 0.4 + 28}q${half * 0.2}-14 ${half * 0.8}-20z`,
    );
  }
  pen
    .fill(tower.roof, 'M34 354h32l-16 20z')
    .stroke(paint('#d9b45a'), 5, 'M50 370v34')
    .rect(water, -720, -230, 1440, 252)
    .fill(mixColors(water, leafShade, 0.45), 'M-260 22Q-100-20 60-16T420 22z', 0.7)
    .rounds(waterLight, 4, 'M-500-30h180M-140-50h180M260-40h200M-420-130h140M120-150h180', 0.7);
  for (const [x, y] of [
    [-150, -70],
    [60, -96],
    [250, -66],
  ] as const)
    pen
      .fill(paint('#8a8480'), `M${x - 12} ${y - 14}h24l8 14q8 22-20 26q-28-4-20-26z`)
      .circle(tones.window, x, y + 8, 6)
      .fill(paint('#6f6a6a'), `M${x - 18} ${y + 24}h36l-12 16l-6 26l-6-26z`);
  pen
    .fill(paint('#6b4b38'), 'M-430-92q110-26 250 2l20 16q-140-12-290 0z')
    .fill(paint('#b5563f'), 'M-380-66q60 40 150 0z')
    .stroke(paint('#6b4b38'), 4, 'M-370-80v24M-240-80v24')
    .fill(leafShade, 'M-720-150Q-500-120-330-190L-300-230H-720zM720-160Q580-150 500-230H720z')
    .stroke(paint('#5f4a3f'), 16, 'M-620-170Q-600 20-560 160M-590 0Q-560 90-480 150')
    .ellipse(leafShade, -560, 190, 130, 60)
    .ellipse(leaf, -590, 206, 100, 50)
    .stroke(
      leaf,
      7,
      'M-670 190q-10-120-30-240M-630 180q0-120-14-230M-580 170q10-130 4-250M-530 160q20-120 24-260M-480 160q30-110 44-230M-450 180q40-80 60-190',
    )
    .stroke(leafLight, 4, 'M-650 180q-6-110-20-200M-556 160q16-120 16-220M-466 170q34-90 50-200');
  for (const [x, y] of [
    [380, -130],
    [440, -160],
    [510, -140],
    [320, -170],
    [400, -196],
  ] as const)
    pen.ellipse(leaf, x, y, 40, 11).circle(paint('#e29ab0'), x + 8, y + 10, 9);
}

/** A hill with a tall hall above a lake, and a long bridge of many arches. */
export function drawPalaceLake({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight } = tones;
  const red = withBuilding(tones, '#b0503f', '#d9a24a');
  pen
    .fill(mixColors(paint('#7f95a4'), haze, 0.5), 'M-720 110Q-520 200-340 150T0 180T320 150T720 170V0H-720z')
    .fill(mixColors(leafShade, haze, 0.1), 'M-480 20Q-330 70-250 150Q-170 220-90 230Q20 220 100 150Q200 60 330 20z')
    .fill(mixColors(leaf, haze, 0.1), 'M-480 20Q-330 70-250 150Q-200 196-150 216Q-200 110-260 20z')
    .fill(paint('#c9b79a'), 'M-190 60h200l-16 90h-168z')
    .stroke(paint('#9a8a76'), 5, 'M-186 60L-90 150M6 60L-90 150', 0.7);
  for (const [index, half] of [84, 70, 56].entries()) {
    const y = 150 + index * 58;
    pen
      .rect(red.wall, -90 - half + 14, y, 2 * half - 28, 42)
      .dashes(red.deep, 42, [5, 12], `M${-90 - half + 18} ${y + 21}h${2 * half - 36}`);
    pen
      .fill(
        red.roof,
        `M${-90 - half - 16} ${y + 38}q${half * 0.6} 6 ${half * 0.8} 26h${half * 0.4 + 32}q${half * 0.2}-20 ${half * 0.8}-26z`,
      )
      .fill(red.roofShade, `M${-90 - half - 16} ${y + 38}h${2 * half + 32}l-10 8h-${2 * half + 12}z`);
  }
  pen.fill(red.roof, 'M-126 324h72l-24 30l-12 26l-12-26z');
  for (const [x, y] of [
    [-360, 24],
    [-270, 26],
    [120, 26],
    [220, 22],
  ] as const) {
    pen.rect(red.wall, x - 30, y, 60, 26);
    pen.fill(red.roof, `M${x - 46} ${y + 24}q30 6 40 24h12q10-18 40-24z`);
  }
  pen
    .rect(paint('#e3d8c4'), -520, 8, 900, 14)
    .rect(water, -720, -230, 1440, 242)
    .fill(mixColors(water, leafShade, 0.4), 'M-480 12Q-200-50 40-40T330 12z', 0.7)
    .rounds(waterLight, 4, 'M-540-60h180M-200-80h160M-440-160h200M-120-190h180', 0.7);
  const stone = paint('#e6e0d2');
  pen.fill(stone, 'M-60-150Q260-10 640-110L720-130V-150L640-150H-60z');
  for (let arch = 0; arch < 13; arch++) {
    const x = 0 + arch * 50;
    const rise = 62 - Math.abs(arch - 6) * 6;
    pen.fill(mixColors(water, paint('#3f4a5c'), 0.45), `M${x}-150v${rise * 0.5}a19 19 0 0 0 38 0v-${rise * 0.5}z`);
  }
  pen
    .dashes(paint('#b5ad9e'), 9, [5, 12], 'M-60-146Q260-4 640-104')
    .fill(paint('#6b4b38'), 'M-420-130q100-20 220 4l16 14q-120-8-250 0z')
    .fill(red.roof, 'M-370-92l20 26h80l20-26z')
    .stroke(red.wall, 6, 'M-350-116v26M-270-116v26');
  drawWalkers(pen, tones, [[-400, -118]], 0.8);
}
