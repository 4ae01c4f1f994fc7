import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawWalkers, fade, SNOW, traceFirs } from './parts.js';

/** A rift between walls of lava, with a path, a plain with streams and a small church. */
export function drawRiftValley({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, water, waterLight } = tones;
  const [rock, dark, light, moss] = [
    paint('#6f6a6c'),
    paint('#46464f'),
    paint('#918a86'),
    mixColors(leaf, paint('#a3a85a'), 0.55),
  ];
  const far = fade(haze, 0.4);
  pen
    .fill(far(paint('#7f8aa0')), 'M-720 130l140 60l120-30l150 90h180l130-60l120 40l140-50l160 60l140-40l160 20V0H-720z')
    .fill(far(paint(SNOW)), 'M-310 250h180l40-20l-70 4l-50-14l-60 10zM130 220l40 10l40-16z')
    .fill(fade(haze, 0.2)(moss), 'M-720 110Q-200 130 200 110T720 110V-230H-720z')
    .fill(water, 'M-80 100Q200 108 480 90Q420 66 200 60T60 30T240-10T340-60H200Q120-20 0 10T80 70T-80 100z')
    .rounds(waterLight, 4, 'M40 90h130M220 84h140M60 40h60M160 4h70', 0.7)
    .rect(paint('#f1eadb'), 300, 20, 70, 34)
    .fill(paint('#3f5f4f'), 'M292 52h86l-20 26h-46z')
    .fill(paint('#f1eadb'), 'M286 20h22v60l-11 24l-11-24z')
    .fill(paint('#f1eadb'), 'M400 14v30l20 22l20-22v-30zM436 14v30l20 22l20-22v-30z')
    .fill(paint('#3f5f4f'), 'M396 42l24 28l24-28l-8 0l-16 18l-16-18zM432 42l24 28l24-28l-8 0l-16 18l-16-18z');
  pen
    .fill(
      rock,
      'M-720-230V360l70-20l30 30l60-60l40 20l50-80l50 6l30-70l50-10l40-70l40-20l30-70l50-30l40-60l50-50L-60-230z',
    )
    .fill(
      dark,
      'M-470 250l50 6l30-70l50-10l40-70l40-20l30-70l50-30l40-60l50-50L-60-230H-200l-20 90l-60 40l-20 70l-60 30l-20 80l-60 40z',
    )
    .stroke(
      dark,
      6,
      'M-640 300l10-150l-20-130l10-160M-560 260l6-130l-20-120l14-150M-660 330l50-40M-470 160l-20-130l20-140M-400 80l-10-110l16-120',
      0.6,
    )
    .fill(
      moss,
      'M-720 370l70-20l30 30l60-60l40 20l50-80l50 6l30-70l50-10l-30-10l-40 4l-30 50l-50 0l-50 70l-40-10l-60 50l-40-20l-40 10z',
    )
    .fill(dark, 'M720-230V120l-60 10l-50-50l-60 6l-50-60l-60-10l-60-60l-70-30l-60-60L170-230z')
    .fill(light, 'M720 130l-60 10l-50-50l-60 6l-50-60l-60-10l-60-60l-70-30l40 0l60 20l50 40l60 6l60 50l60-10l40 40z')
    .fill(moss, 'M-100-110Q40-70 170-120T250-166L120-230H-100z')
    .fill(paint('#a89c8c'), 'M-90-230Q10-160-10-120T-50-70L-20-66Q20-100 50-126T90-230z');
  drawWalkers(
    pen,
    tones,
    [
      [20, -160],
      [46, -164],
      [-10, -110],
    ],
    0.9,
  );
}

/** A lake between steep green mountains, with villas, cypresses and a wooden boat. */
export function drawVillaLake({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight, window } = tones;
  const far = fade(haze, 0.4);
  pen
    .fill(far(paint('#7f8aa4')), 'M-420 20l100 160l80 60l90 100l80-60l90 60l110-110l100-40l120-170z')
    .fill(far(paint(SNOW)), 'M-150 340l80-60l90 60l50-54l-50 14l-40-30l-60 30l-50-14z')
    .fill(
      fade(haze, 0.24)(paint('#6f8f86')),
      'M-720 20V330Q-560 330-440 240T-220 120T-60 20zM720 20V350Q580 330 470 250T240 110T60 20z',
    )
    .fill(
      fade(haze, 0.1)(leafShade),
      'M-720 10V220Q-560 220-460 150T-300 60T-180 10zM720 10V240Q560 210 440 130T180 10z',
    )
    .rect(water, -720, -230, 1440, 246)
    .fill(mixColors(water, leafShade, 0.4), 'M-720 16h520q-180-70-520-110zM720 16H200Q380-60 720-90z', 0.7)
    .rounds(waterLight, 4, 'M-140-20h160M60-50h180M-260-80h180M-60-120h220M160-110h140', 0.7);
  const villa = (x: number, y: number, size: number, color: string) => {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(paint(color), x, y, n(110), n(80))
      .rect(mixColors(paint(color), paint('#5f5a6a'), 0.3), x + n(76), y, n(34), n(80))
      .fill(paint('#b5654a'), `M${x - n(8)} ${y + n(78)}h${n(126)}l-${n(24)} ${n(26)}h-${n(78)}z`)
      .dashes(window, n(14), [n(9), n(13)], `M${x + n(12)} ${y + n(56)}h${n(92)}M${x + n(12)} ${y + n(26)}h${n(92)}`);
  };
  const cypress = (x: number, y: number, size: number) =>
    pen.fill(leafShade, `M${x} ${y}q-${size * 0.16} ${size * 0.4} 0 ${size}q${size * 0.16}-${size * 0.6} 0-${size}z`);
  for (const [x, y, size, color] of [
    [-560, 30, 0.6, '#e6c39a'],
    [-470, 18, 0.7, '#efe0c4'],
    [-640, 60, 0.6, '#d9a07a'],
    [300, 20, 0.6, '#e8cfa0'],
    [400, 30, 0.7, '#d98f74'],
    [520, 24, 0.8, '#efe0c4'],
    [600, 90, 0.6, '#e6c39a'],
  ] as const)
    villa(x, y, size, color);
  pen.rect(paint('#efe6d4'), 470, 100, 20, 76).fill(paint('#b5654a'), 'M464 174h32l-16 30z');
  villa(-420, -40, 1.5, '#ecd2a0');
  pen.rect(paint('#d9d0c0'), -520, -62, 360, 24).dashes(paint('#a89e8e'), 16, [4, 12], 'M-516-34h350');
  for (const [x, y, size] of [
    [-450, -40, 150],
    [-480, -40, 120],
    [-220, -40, 140],
    [-190, -40, 110],
    [270, 14, 80],
    [580, 10, 120],
    [-600, 20, 90],
  ] as const)
    cypress(x, y, size);
  pen
    .ellipse(leaf, -540, -20, 60, 30)
    .fill(
      leafShade,
      traceFirs(random, [-720, -560], 40, () => 150),
    )
    .fill(paint('#8a4f34'), 'M40-150q120-26 250 6l20 24q-130-16-280-4z')
    .fill(paint('#f1eadb'), 'M120-124l16 22h80l20-22z')
    .rounds(waterLight, 5, 'M-40-156h70M-80-166h80', 0.8)
    .fill(leafShade, 'M-720-140Q-560-140-460-190L-420-230H-720z');
  for (const [x, y] of [
    [-660, -140],
    [-600, -150],
    [-560, -170],
    [-510, -190],
    [-630, -180],
  ] as const)
    pen.circle(paint('#d9577f'), x, y, 13).circle(paint('#e88aa4'), x + 10, y + 8, 8);
}

/** A long dark lake between moors, with the ruin of a castle on its shore. */
export function drawLoch({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [stone, dark, heather, grass] = [
    paint('#a39a8c'),
    paint('#726c68'),
    paint('#8f6f86'),
    mixColors(leaf, paint('#98a05f'), 0.4),
  ];
  const water = mixColors(tones.water, paint('#2f4f66'), 0.5);
  pen
    .fill(
      fade(haze, 0.46)(paint('#7a8a9a')),
      'M-720 150Q-560 260-420 220T-160 130T0 40T200 140T460 240T720 180V0H-720z',
    )
    .fill(
      fade(haze, 0.28)(mixColors(grass, heather, 0.4)),
      'M-720 110Q-520 190-340 120T-90 24H-720zM720 130Q520 200 320 120T70 24H720z',
    )
    .fill(fade(haze, 0.12)(leafShade), 'M-720 60Q-560 100-420 60T-220 20H-720zM720 50Q560 80 420 50T240 20H720z')
    .rect(water, -720, -230, 1440, 252)
    .rounds(mixColors(water, tones.waterLight, 0.6), 4, 'M-60 0h120M-200-30h180M60-50h200M-360-80h160M-80-110h160', 0.6)
    .fill(grass, 'M720 20Q600 50 480 40Q340 40 240 0Q140-40 60-60T-80-140L-140-230H720z')
    .fill(mixColors(grass, leafShade, 0.5), 'M240 0Q140-40 60-60T-80-140L-140-230H20Q60-150 140-110T240 0z')
    .fill(stone, 'M330 20V210l20 0v20h24v-20h20v24h26v-24h20V120l20-30l30 6l10-30l40 4v30l30 10v-90z')
    .fill(dark, 'M400 20v214h26v-24h14V120l20-30v-70z')
    .fill(stone, 'M200-6v70l20 10l10-16l24 20l16-10v-74z')
    .fill(stone, 'M590 30v60l30 20l20-16l40 10v-70z')
    .fill(dark, 'M240-4v68l16 14l14-10v-72zM640 34v58l40 12v-70z')
    .fill(tones.deep, 'M352 150h14v24h-14zM352 90h14v24h-14zM424 150h10v22h-10zM500 40h16v24h-16zM222 20h12v20h-12z')
    .fill(heather, 'M-720-120Q-560-100-440-150T-260-230H-720zM420-150q80 40 160 10t140 20v-110H360z')
    .rounds(
      mixColors(heather, paint('#e3b5cf'), 0.4),
      10,
      'M-660-140h0M-610-150h0M-560-140h0M-520-170h0M-640-180h0M-570-190h0M480-160h0M530-150h0M580-170h0M640-150h0M560-190h0M660-190h0',
    )
    .fill(paint('#f1eadb'), 'M-330-60h70l-14-18h-46z')
    .fill(paint('#f6efe2'), 'M-296-56v100l44-92z');
  drawWalkers(
    pen,
    tones,
    [
      [180, -70],
      [204, -66],
    ],
    0.9,
  );
}

/** Pastel houses one above the other on a slope by the sea, around a tiled dome. */
export function drawPastelVillage({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade, leaf, water, waterLight, window } = tones;
  const sea = mixColors(water, paint('#2f93b0'), 0.5);
  const colors = ['#e8c49a', '#e3a285', '#f1e3c6', '#d98a74', '#efd39a', '#e9b7a4', '#f4ead6'].map(paint);
  pen
    .fill(fade(haze, 0.5)(paint('#7f8fa4')), 'M-720 60q120 60 240 50t180 40t200-40t180-70v-60H-720z')
    .rect(sea, -720, -230, 1440, 290)
    .rounds(waterLight, 4, 'M-600 20h180M-360 30h160M-520-40h200M-240-10h160M-620-100h160M-340-90h180', 0.7)
    .fill(
      fade(haze, 0.14)(paint('#8a8a80')),
      'M720-60V560l-100-10l-110 20l-90-60l-90 10l-80-90l-70-20l-60-100l-80-40l-60-120l-50-60l-20-150z',
    )
    .fill(
      fade(haze, 0.1)(leafShade),
      'M720 570l-100-10l-110 20l-90-60l-90 10l-80-90l-70-20l-60-100l70 20l80 60l90 20l70 60l100 10l80 60l110 0z',
    )
    .fill(leafShade, 'M720-60V440Q460 380 290 270T30 90T-90-60z');
  for (let row = 0; row < 6; row++) {
    const y = 290 - row * 66;
    const from = -110 + (y / 300) * 330;
    for (let x = Math.round(from); x < 690; ) {
      const [w, h] = [Math.round(random.between(54, 84)), Math.round(random.between(58, 88))];
      const color = colors[Math.floor(random.between(0, colors.length))]!;
      pen.rect(color, x, y - 20, w, h).rect(mixColors(color, paint('#5f5a6a'), 0.26), x + w - 12, y - 20, 12, h);
      if ((x + row) % 4 === 0) pen.fill(paint('#b5654a'), `M${x - 3} ${y - 22 + h}h${w + 6}l-12 13h-${w - 18}z`);
      pen.dashes(window, 15, [9, 13], `M${x + 8} ${y + h - 44}h${w - 24}`);
      if (x % 5 === 0) pen.ellipse(leaf, x + w, y - 16, 15, 13);
      x += w + Math.round(random.between(0, 8));
    }
  }
  pen
    .rect(paint('#f1e3c6'), 20, -70, 120, 74)
    .dome(paint('#d9b04a'), 80, 4, 52, 58)
    .fill(paint('#4f9a6a'), 'M80 62Q60 40 56 4h18Q72 40 80 62zM80 62Q100 40 108 4h-14Q92 40 80 62z')
    .rect(paint('#f1e3c6'), 73, 62, 14, 20)
    .rect(paint('#f1e3c6'), 146, -70, 34, 130)
    .fill(paint('#d9b04a'), 'M142 60h42l-21 30z')
    .fill(paint('#efdcae'), 'M-130-80Q60-66 300-86T720-90V-160Q460-170 240-146T-230-156Q-180-110-130-80z')
    .fill(
      paint('#fbf8ee'),
      'M-130-80Q-180-110-230-156Q20-120 240-146T720-160v-10Q460-184 240-156T-260-172Q-200-110-150-80z',
    );
  let shades = '';
  for (let x = -70; x < 660; x += 38) shades += `M${x} -112h22`;
  pen.rounds(paint('#e3793f'), 12, shades).rounds(
    paint('#f4ead6'),
    12,
    shades.replace(/-112/g, '-130').replace(/M(\d+)/g, (_, x: string) => `M${Number(x) + 14}`),
  );
  for (const [x, y] of [
    [-300, -190],
    [-460, -130],
    [-560, -190],
  ] as const)
    pen.fill(paint('#f4efe4'), `M${x - 40} ${y}h84l-14-16h-58z`).rect(paint('#3f6fa5'), x - 20, y, 40, 10);
}

/** Salt crusts along the shore of a still sea, where somebody floats with a newspaper. */
export function drawSaltSea({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const [tan, dark, teal, pale, salt] = ['#c9a47c', '#9a7a62', '#3f9fb0', '#9ad6d0', '#f6f3ea'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  pen
    .fill(
      fade(haze, 0.5)(paint('#b08f86')),
      'M-720 150l120 20l100-16l140 40l160-20l140 30l150-30l160 24l140-30l160 20l170-20V0H-720z',
    )
    .fill(
      fade(haze, 0.36)(paint('#8f7a78')),
      'M-560 170l40-90l60 90zM-200 180l30-100l50 100zM200 180l40-100l60 94z',
      0.5,
    )
    .rect(fade(haze, 0.2)(teal), -720, -230, 1440, 302)
    .fill(teal, 'M-720 10H720V-230H-720z')
    .fill(pale, 'M-720-70Q-360-20 0-60T720-60V-230H-720z', 0.8)
    .rounds(mixColors(teal, salt, 0.5), 4, 'M-520 40h180M-140 30h220M240 44h200M-360 0h160M100-10h200', 0.6)
    .fill(tan, 'M720 72V330l-90-20l-60-70l-80-20l-50-70l-90-30l-80-50z')
    .fill(dark, 'M630 310l-60-70l-80-20l-50-70l-90-30l-80-50h100l60 40l80 10l40 60l80 20z', 0.6);
  for (const [x, y, w] of [
    [-470, -60, 130],
    [-220, -90, 110],
    [280, -70, 140],
    [500, -110, 130],
    [-560, -130, 150],
  ] as const)
    pen
      .fill(mixColors(teal, salt, 0.6), `M${x - w} ${y - 6}q${w}-26 ${2 * w} 0z`)
      .fill(
        salt,
        `M${x - w} ${y}q${w * 0.2} 22 ${w * 0.5} 16q${w * 0.2} 26 ${w * 0.5} 6q${w * 0.3} 20 ${w * 0.5} 0q${w * 0.3} 10 ${w * 0.5}-22q-${w}-16-${2 * w} 0z`,
      );
  pen
    .fill(salt, 'M-720-170Q-460-120-220-170T260-190T720-150V-230H-720z')
    .fill(mixColors(salt, tan, 0.3), 'M-720-200Q-300-170 100-214T720-200V-230H-720z')
    .fill(paint('#8a5f4a'), 'M-70-96q20-14 60-12q50-16 110-6q30-16 60-4l-6 10q-30-4-46 6q-50 12-100 4q-40 14-78 2z')
    .circle(paint('#8a5f4a'), -74, -80, 16)
    .fill(paint('#5a4438'), 'M-90-76q6 18 24 14q10-6 6-14z')
    .fill(paint('#f4efe2'), 'M-20-76l60 8l6-58l-60-8z')
    .stroke(paint('#8a8680'), 3, 'M-12-86l44 6M-10-98l44 6M-8-110l44 6', 0.7)
    .rounds(salt, 4, 'M-130-114h50M180-116h60M-20-126h90', 0.8);
}
