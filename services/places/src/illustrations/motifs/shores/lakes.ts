import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawMist, drawWalkers, fade, SNOW, traceFirs } from '../wonders/parts.js';

/** A peak like a miter that rises from a narrow sound, with falls and a ship. */
export function drawMiterSound({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade, water, waterLight } = tones;
  const mix = fade(haze, 0.12);
  const [rock, dark, green] = [
    mix(paint('#6f7f80')),
    mix(paint('#4d5c66')),
    mix(mixColors(leafShade, paint('#5f7f5a'), 0.4)),
  ];
  const snow = mix(paint(SNOW));
  pen
    .fill(
      fade(haze, 0.5)(dark),
      'M-720 200L-600 280-500 210-380 300-260 180H200L320 280 420 210 540 330 640 250 720 290V0H-720z',
    )
    .fill(fade(haze, 0.4)(snow), 'M-410 284L-380 300-340 266-376 272zM506 296L540 330 580 290 544 292z')
    .fill(
      rock,
      'M-330 20L-260 130-220 170-160 290-130 310-70 420-40 450-10 410 30 340 70 310 120 210 170 180 230 90 300 20z',
    )
    .fill(dark, 'M-40 450L-10 410 30 340 70 310 120 210 170 180 230 90 300 20H60L90 110 40 190 50 260 0 330z')
    .fill(green, 'M-330 20L-260 130-200 160-160 120-100 150-60 90 0 130 50 80 110 120 170 100 230 90 300 20z')
    .fill(snow, 'M-40 450L-70 420-92 384-60 392-44 360-24 400-10 410z', 0.9)
    .stroke(dark, 5, 'M-60 390L-120 250M-90 340L-160 220M-20 360L-60 240M-140 260L-200 150', 0.5)
    .fill(fade(haze, 0.22)(rock), 'M720 340L620 350 540 260 480 150 420 90 380 20H720z')
    .fill(fade(haze, 0.22)(dark), 'M540 260L480 150 420 90 380 20H520L560 120z', 0.7)
    .fill(rock, 'M-720 400L-620 390-560 300-500 250-450 150-400 90-370 20H-720z')
    .fill(dark, 'M-560 300L-500 250-450 150-400 90-370 20H-500L-540 140z')
    .fill(green, 'M-720 180L-640 200-560 140-480 120-420 60-370 20H-720zM720 150L620 140 540 100 450 60 390 20H720z')
    .stroke(paint('#f4fafa'), 8, 'M-600 330L-596 170M-586 150L-580 30M600 280L606 120', 0.9)
    .fill(mixColors(leafShade, dark, 0.3), 'M-720 40Q-500 50-300 26H300Q500 50 720 40V0H-720z')
    .rect(water, -720, -230, 1440, 246)
    .fill(dark, 'M-260 16Q-140-60-40-190Q80-70 260 16z', 0.3)
    .rounds(waterLight, 5, 'M-500-30h170M-260-70h180M80-60h160M340-40h170M-460-130h200M200-150h220M-100-190h180', 0.6);
  drawMist(pen, tones, 150, 40, 0.45);
  pen
    .fill(paint('#f4f1ea'), 'M180-60h160l-20-26H200z')
    .rect(paint('#e6e0d4'), 210, -60, 100, 20)
    .rect(paint('#f4f1ea'), 230, -40, 56, 16)
    .dashes(tones.window, 8, [10, 7], 'M216-50h88')
    .fill(leafShade, `M-720-140Q-560-130-460-180T-380-230H-720z${traceFirs(random, [-720, -560], 130, () => -140)}`);
}

/** A lake with a wooden boathouse and rowboats below a wall of rock. */
export function drawBoathouseLake({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade, window } = tones;
  const mix = fade(haze, 0.12);
  const [rock, dark, snow] = [mix(paint('#b0aba6')), mix(paint('#7f7f8c')), mix(paint(SNOW))];
  const lake = mixColors(paint('#3f9a94'), tones.water, 0.3);
  const wood = paint('#8a6446');
  const lift = Math.round(random.between(-24, 24));
  pen
    .fill(mixColors(dark, haze, 0.5), 'M-720 200L-600 290-480 240-380 320H380L500 260 600 320 720 240V0H-720z')
    .fill(
      rock,
      `M-460 40L-400 150-360 240-300 270-250 340-190 ${370 + lift}-130 ${350 + lift}-60 ${400 + lift} 20 ${410 + lift} 80 ${370 + lift} 150 380 220 310 270 300 340 200 400 150 460 40z`,
    )
    .fill(
      dark,
      `M-190 ${370 + lift}L-130 ${350 + lift}-150 260-110 160-140 60H-220L-200 200zM20 ${410 + lift}L80 ${370 + lift} 70 270 110 180 80 60H0L30 220zM220 310L270 300 340 200 400 150 460 40H280L260 180z`,
    )
    .fill(
      snow,
      `M-250 330L-190 ${370 + lift}-170 320-220 290zM-60 ${390 + lift}L20 ${410 + lift} 30 350-20 330zM130 350L150 380 200 330 160 310z`,
      0.9,
    )
    .fill(mix(paint('#c9c2b8')), 'M-380 150Q-240 110-120 60H-440zM380 140Q260 110 160 60H440z')
    .fill(
      leafShade,
      `M-720 60Q-300 80 0 56T720 60V0H-720z${traceFirs(random, [-720, -250], 130, (x) => 60 - (x + 500) * 0.04)}${traceFirs(random, [240, 720], 130, () => 56)}`,
    )
    .fill(
      fade(haze, 0.2)(leafShade),
      traceFirs(random, [-250, 250], 60, () => 54),
    )
    .rect(lake, -720, -230, 1440, 266)
    .fill(rock, 'M-420 30Q-240-60-60-130Q0-150 80-120Q240-60 420 30z', 0.3)
    .fill(leafShade, 'M-720 36H-250Q-420-60-720-70zM720 36H250Q420-60 720-70z', 0.35)
    .rounds(
      mixColors(lake, paint('#ffffff'), 0.4),
      5,
      'M-160-30h180M80-70h160M-300-90h150M-60-150h200M240-160h160',
      0.6,
    )
    .rect(wood, 300, 16, 190, 66)
    .rect(mixColors(wood, paint('#2b2a48'), 0.3), 420, 16, 70, 66)
    .fill(paint('#5f4a40'), 'M276 76L340 130H460L516 76z')
    .rect(window, 330, 40, 22, 22)
    .rect(paint('#4a3a36'), 372, 16, 36, 46)
    .stroke(wood, 8, 'M310 16V-30M360 16V-30M420 16V-30M480 16V-30')
    .rounds(paint('#a5835f'), 9, 'M120-26H330M120-40H330')
    .stroke(wood, 6, 'M140-30v-26M200-30v-26M260-30v-26');
  for (const [x, y] of [
    [70, -70],
    [150, -84],
    [240, -90],
    [-230, -120],
  ] as const)
    pen
      .fill(paint('#b58a5c'), `M${x - 50} ${y + 8}q50-18 100 0l-16-22h-68z`)
      .fill(mixColors(wood, paint('#2b2a48'), 0.2), `M${x - 44} ${y + 4}q44-12 88 0q-44 10-88 0z`);
  pen
    .rounds(paint('#c9c4bb'), 30, 'M-680-200h40M-560-220h30M560-216h40M660-200h30')
    .fill(paint('#bdb4a6'), 'M-720-180Q-560-180-420-210L-400-230H-720z');
  drawWalkers(pen, tones, [
    [160, -40],
    [-560, -190],
    [-532, -194],
  ]);
}

/** A still lake among larches in gold below snowy mountains. */
export function drawLarchLake({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade, water, waterLight } = tones;
  const mix = fade(haze, 0.16);
  const [rock, dark, snow] = [mix(paint('#8f97ae')), mix(paint('#646c88')), mix(paint(SNOW))];
  const isGold = random.between(0, 1) < 0.6;
  const colors = isGold
    ? [paint('#d9a23f'), paint('#c4862f'), paint('#e6bf5f')]
    : [leafShade, tones.leaf, mixColors(tones.leaf, paint('#a3b85a'), 0.3)];
  const x = Math.round(random.between(-120, 120));
  pen
    .fill(
      mixColors(dark, haze, 0.5),
      'M-720 140L-600 240-500 190-380 280-240 200 300 200 420 290 520 220 620 280 720 210V0H-720z',
    )
    .fill(
      rock,
      `M${x - 420} 40L${x - 320} 150 ${x - 270} 160 ${x - 180} 280 ${x - 140} 270 ${x - 60} 390 ${x} 350 ${x + 70} 400 ${x + 150} 300 ${x + 190} 310 ${x + 280} 190 ${x + 330} 170 ${x + 440} 40z`,
    )
    .fill(
      dark,
      `M${x - 60} 390L${x} 350 ${x - 20} 250 ${x + 30} 150 ${x} 60H${x - 110}L${x - 60} 200zM${x + 70} 400L${x + 150} 300 ${x + 190} 310 ${x + 280} 190 ${x + 330} 170 ${x + 440} 40H${x + 180}L${x + 190} 160 ${x + 110} 240z`,
    )
    .fill(
      snow,
      `M${x - 60} 390L${x - 110} 314 ${x - 80} 320 ${x - 60} 290 ${x - 40} 330 ${x} 350zM${x + 70} 400L${x + 20} 364 ${x + 40} 330 ${x + 60} 350 ${x + 90} 310 ${x + 110} 344zM${x - 180} 280L${x - 230} 214 ${x - 200} 220 ${x - 180} 200 ${x - 150} 272z`,
    )
    .fill(
      mixColors(leafShade, haze, 0.3),
      `M-720 90Q-420 130-160 80T320 90T720 100V0H-720z${traceFirs(random, [-720, 720], 60, (at) => 86 + 14 * Math.sin(at / 120))}`,
    );
  for (const [index, color] of colors.entries()) {
    let trees = '';
    for (let at = -710 + index * 26; at < 720; at += 78) {
      const high = Math.round(random.between(70, 120) * (0.6 + Math.abs(at) / 560));
      trees += `M${at - Math.round(high * 0.26)} 24q${Math.round(high * 0.2)} ${Math.round(high * 0.5)} ${Math.round(high * 0.26)} ${high}q${Math.round(high * 0.06)}-${Math.round(high * 0.5)} ${Math.round(high * 0.26)}-${high}z`;
    }
    pen.fill(color, trees);
  }
  pen
    .rect(water, -720, -230, 1440, 258)
    .fill(
      rock,
      `M${x - 380} 20Q${x - 200}-60 ${x - 50}-190L${x + 10}-160 ${x + 80}-196Q${x + 220}-70 ${x + 400} 20z`,
      0.34,
    )
    .fill(colors[0]!, 'M-720 26H-330Q-480-60-720-80zM720 26H330Q480-60 720-80z', 0.35)
    .rounds(waterLight, 5, 'M-420-30h180M-120-20h160M180-40h190M-300-110h200M60-130h220M-560-160h180M360-170h180', 0.6)
    .rounds(paint('#9a938c'), 28, 'M-640-200h50M-520-216h30M-420-204h20M520-210h50M620-196h40M440-220h20')
    .rounds(paint('#c4bdb2'), 14, 'M-650-192h30M-524-208h16M514-202h30M614-188h24');
  if (isGold) drawMist(pen, tones, 50, 26, 0.4);
}
