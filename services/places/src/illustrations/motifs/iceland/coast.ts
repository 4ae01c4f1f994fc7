import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawSpray, FOAM } from '../nature/falls.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A layered green mountain like a church roof beside a fjord, with small falls before it. */
export function drawChurchPeak({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, water, waterLight } = tones;
  const mix = fade(haze, 0.1);
  const grass = mix(mixColors(leaf, paint('#98a850'), 0.62));
  const [slope, dark, band] = [mix(paint('#7c8650')), mix(paint('#565f4a')), mix(paint('#6a6252'))];
  const [moss, foam, rock] = [mixColors(leaf, paint('#a3b558'), 0.6), paint(FOAM), paint('#57545a')];
  pen
    .fill(fade(haze, 0.5)(paint('#7d8ea6')), 'M-720 80L-600 190-520 150-400 230-260 120-100 90H720V20H-720z')
    .fill(fade(haze, 0.3)(paint('#f2f3f0')), 'M-432 208L-400 230-352 194-396 200z')
    .rect(mixColors(water, haze, 0.1), -720, -120, 1440, 172)
    .fill(
      slope,
      'M-300 40Q-210 90-140 190Q-80 290-30 388Q0 430 26 436L70 420Q110 380 150 300Q220 180 330 100Q420 60 520 40z',
    )
    .fill(grass, 'M-300 40Q-210 90-140 190Q-80 290-30 388Q0 430 26 436Q40 330 0 240Q-30 130 20 40z')
    .fill(dark, 'M26 436L70 420Q110 380 150 300Q220 180 330 100Q420 60 520 40H220Q130 150 120 250Q80 330 26 436z')
    .stroke(
      band,
      7,
      'M-30 384Q20 400 88 396M-56 336Q20 356 124 344M-84 284Q20 308 158 284M-112 234Q20 262 188 234M-142 184Q20 216 222 186M-178 138Q20 174 264 144M-222 96Q20 132 320 104',
      0.8,
    )
    .stroke(dark, 6, 'M40 410Q20 300 60 180M-10 380Q-40 280-30 190M-50 300Q-90 220-90 140M100 340Q110 240 170 140', 0.5)
    .fill(mix(moss), 'M-340 36Q-200 70-40 56T260 60T560 34V20H-340z')
    .fill(dark, 'M-160 16Q-60-60 26-110Q120-60 230 16z', 0.28)
    .rounds(waterLight, 5, 'M-560 0h150M-380-30h120M300-10h160M440-50h150M160-40h110', 0.7)
    .fill(moss, 'M-720 30Q-600 40-500 10T-340-60T-180-80L-120-230H-720zM720-30Q560-10 440-60T250-90L180-230H720z')
    .fill(rock, 'M-360-56L-180-76-110-90 100-96 250-86 330-60 360-150 260-230H-320L-390-140z')
    .fill(moss, 'M-360-52L-180-72-110-86 96-92 250-82 340-50 300-92 100-112-110-106-320-84z');
  for (const [x, y, half, high] of [
    [-220, -88, 34, 90],
    [-90, -98, 26, 100],
    [150, -98, 44, 104],
  ] as const)
    pen
      .fill(foam, `M${x - half} ${y}q${half} 8 ${2 * half} 0l8-${high}h${-2 * half - 16}z`)
      .stroke(
        mixColors(foam, water, 0.5),
        4,
        `M${x - half * 0.4} ${y - 4}v-${high * 0.7}M${x + half * 0.3} ${y - 6}v-${high * 0.6}`,
        0.6,
      );
  drawSpray(pen, tones, [
    [-220, -190, 70],
    [-90, -200, 60],
    [150, -204, 80],
  ]);
  pen
    .fill(mixColors(water, foam, 0.15), 'M-310-196Q-100-176 60-190T320-190L360-230H-360z')
    .fill(moss, 'M-720-120Q-560-110-460-160T-360-230H-720zM720-130Q560-120 460-160T350-230H720z')
    .rounds(
      mixColors(moss, paint('#e2d27a'), 0.5),
      9,
      'M-640-60h0M-560-120h0M-480-90h0M-600-180h0M540-90h0M620-150h0M460-120h0M660-80h0',
    );
  drawWalkers(pen, tones, [
    [410, -80],
    [436, -72],
  ]);
}

/** A black beach below columns of basalt, with needles of rock off a headland. */
export function drawBlackBeach({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf } = tones;
  const [rock, dark, light] = [paint('#6d6a70'), paint('#3c3c46'), paint('#8c888a')];
  const [sand, wet, foam] = [paint('#4a4a52'), paint('#35363f'), paint(FOAM)];
  const moss = mixColors(leaf, paint('#8fa052'), 0.6);
  drawOpenSea(pen, tones, 70, mixColors(tones.water, paint('#5f8296'), 0.4));
  const far = fade(haze, 0.3);
  pen
    .fill(
      far(dark),
      'M-180 64L-160 160-148 196-134 240-118 200-108 140-92 64zM-60 64L-44 130-30 168-14 130-4 120 6 64zM-240 64l14 60l10 14l16-30l12-44z',
    )
    .fill(far(rock), 'M-180 64L-160 160-148 196-134 240-140 160-136 64zM-60 64L-44 130-30 168-34 120-30 64z')
    .rounds(paint('#f1f3f0'), 5, 'M-260 62h190M-80 60h110', 0.7)
    .fill(fade(haze, 0.16)(moss), 'M720 470Q560 470 420 400T200 260T110 120L90 40H720z')
    .fill(dark, 'M720 400Q560 390 440 310T250 170T150 50L130 0H720z')
    .fill(sand, 'M-720-60Q-300-30-40-50T300 20T720 40V-230H-720z');
  let [columns, shades, heads] = ['', '', ''];
  for (let index = 0; index < 22; index++) {
    const x = 150 + index * 27;
    const high = Math.round(30 + index * 15 + random.between(0, 44));
    const foot = Math.round(-40 + index * 2);
    columns += `M${x} ${foot}v${high}l8 6h12l7-6v-${high}z`;
    shades += `M${x + 17} ${foot}v${high + 4}l10-4v-${high}z`;
    heads += `M${x} ${foot + high}l8 6h12l7-6l-8-5h-11z`;
  }
  pen
    .fill(rock, columns)
    .fill(dark, shades, 0.7)
    .fill(light, heads)
    .fill(wet, 'M480-20Q510 120 580 128T690-20z')
    .fill(mixColors(wet, dark, 0.5), 'M510-20Q540 90 590 96T664-20z')
    .fill(sand, 'M-720-100Q-300-60 0-76T340-40T720-24V-230H-720z')
    .fill(wet, 'M-720-20Q-460-20-260-50T-60-120T-100-230H-720z')
    .fill(mixColors(tones.water, foam, 0.2), 'M-720 30H-100Q-260-10-330-70T-420-230H-720z')
    .stroke(foam, 16, 'M30 10Q-160-10-230-60T-300-150T-330-230', 0.95)
    .stroke(foam, 9, 'M-120 20Q-300-10-370-70T-450-230M-320 20Q-440-20-500-90T-560-230', 0.8)
    .rounds(
      paint('#77757c'),
      7,
      'M40-120h6M150-160h8M-40-190h6M260-110h8M330-180h10M440-120h6M560-170h10M640-100h8M-130-200h6M220-210h8',
      0.9,
    );
  drawWalkers(pen, tones, [
    [60, -110],
    [88, -104],
    [290, -90],
    [-60, -160],
  ]);
}

/** A fountain of hot water in a basin on bare red ground, with people around it. */
export function drawBareGeyser({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, water } = tones;
  const [clay, pale, red] = [paint('#b08a6a'), paint('#d8cab4'), paint('#a8694c')];
  const [foam, pool] = [paint(FOAM), mixColors(paint('#63b0bd'), water, 0.2)];
  const moss = mixColors(leaf, paint('#a0a85a'), 0.6);
  const steam = mixColors(foam, haze, 0.25);
  pen
    .fill(
      fade(haze, 0.5)(paint('#7f90a8')),
      'M-720 130L-560 220-420 170-240 260-80 170 120 190 300 270 470 180 600 220 720 160V40H-720z',
    )
    .fill(fade(haze, 0.2)(paint('#f2f3f0')), 'M-286 236L-240 260-190 230-236 236zM262 252L300 270 346 246 300 248z')
    .fill(fade(haze, 0.26)(red), 'M-720 60Q-560 130-380 110T-40 70T300 90T560 120T720 70V0H-720z')
    .fill(fade(haze, 0.1)(moss), 'M-720 50Q-300 70 100 44T720 50V-60H-720z')
    .fill(clay, 'M-720-10Q-300 20 100-6T720-6V-230H-720z')
    .fill(pale, 'M-500-96Q-300-30 0-30T480-90Q520-160 280-190T-260-196T-500-96z')
    .fill(mixColors(clay, red, 0.5), 'M-720-170Q-400-150-200-200L-180-230H-720zM720-150Q480-150 320-200L300-230H720z')
    .ellipse(mixColors(pool, pale, 0.4), 0, -104, 250, 52)
    .ellipse(pool, 0, -104, 220, 42)
    .ellipse(steam, 210, 330, 150, 70, 0.5)
    .ellipse(steam, 120, 400, 130, 66, 0.5)
    .ellipse(steam, 300, 280, 120, 50, 0.4)
    .fill(
      foam,
      'M-86-100Q-60-20-50 60Q-70 170-60 260Q-50 340-16 410Q0 440 14 404Q50 340 58 250Q72 160 50 60Q60-20 90-100z',
    )
    .fill(mixColors(foam, pool, 0.28), 'M20-100Q20 60 30 160Q40 280 14 404Q50 340 58 250Q72 160 50 60Q60-20 90-100z')
    .rounds(foam, 9, 'M-78 180h0M-92 90h0M-70 300h0M78 200h0M86 100h0M66 310h0M-30 430h0M40 430h0M96 20h0M-100 20h0')
    .fill(foam, 'M-120-104Q-60-60 0-60T120-104Q60-120 0-120T-120-104z')
    .stroke(paint('#e8ddc6'), 7, 'M-260-130Q-340-150-330-190M250-126Q360-150 400-190M60-150Q100-190 60-226', 0.9)
    .ellipse(pool, -470, -160, 70, 18)
    .ellipse(steam, -460, -110, 60, 40, 0.5);
  drawWalkers(pen, tones, [
    [-390, -60],
    [-362, -54],
    [-320, -50],
    [330, -54],
    [360, -60],
    [410, -66],
    [440, -70],
  ]);
}
