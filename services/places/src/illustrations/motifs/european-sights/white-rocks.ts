import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** Smooth waves of white rock around an inlet of green water. */
export function drawMoonShore({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const [white, cream, blue, green] = [paint('#f4f0e6'), paint('#ddd6c8'), paint('#b5b2b4'), paint('#4fc0b8')];
  drawOpenSea(pen, tones, 120, mixColors(tones.water, paint('#2470a8'), 0.6));
  pen
    .fill(fade(haze, 0.3)(cream), 'M720 116V190Q600 216 500 190T360 116z')
    .fill(
      white,
      'M-720 330Q-600 360-520 320Q-440 290-380 312Q-300 330-250 270Q-190 220-130 226Q-70 220-50 160Q-40 110-90 80Q-150 60-190 10T-250-70H-720z',
    )
    .fill(
      cream,
      'M-250 270Q-190 220-130 226Q-70 220-50 160Q-40 110-90 80Q-120 120-190 130T-300 200Q-280 240-250 270zM-520 320Q-480 260-500 210T-420 130Q-540 140-570 220T-520 320z',
    )
    .fill(
      blue,
      'M-50 160Q-40 110-90 80Q-150 60-190 10T-250-70L-290-60Q-240 40-190 80T-100 130Q-70 160-76 196Q-56 180-50 160zM-420 130Q-360 90-380 40T-330-40Q-420-10-430 50T-420 130z',
      0.75,
    )
    .fill(white, 'M720 300Q600 320 520 270Q460 230 400 240Q330 250 300 190Q280 140 320 100Q370 60 340 10T280-90H720z')
    .fill(
      cream,
      'M400 240Q330 250 300 190Q280 140 320 100Q360 130 370 170T460 226Q430 230 400 240zM600 306Q560 240 580 180T520 90Q640 120 650 200T600 306z',
    )
    .fill(blue, 'M320 100Q370 60 340 10T280-90H330Q380-10 400 40T340 130z', 0.75)
    .fill(green, 'M-90 80Q100 96 320 100Q370 60 340 10T280-90L200-230H-340L-250-70Q-230-30-190 10T-90 80z')
    .fill(
      mixColors(green, paint('#d9f4e6'), 0.5),
      'M-190 10Q-60 30 60 6T300-40Q290-60 280-90L200-230H-340L-250-70Q-230-30-190 10z',
    )
    .fill(white, 'M-720-40Q-560-20-420-60T-240-110Q-140-120-120-170T-60-230H-720z')
    .fill(cream, 'M-240-110Q-140-120-120-170T-60-230H-150Q-180-160-260-150T-400-110Q-320-100-240-110z')
    .fill(white, 'M720-60Q560-40 460-80T260-140Q200-150 190-230H720z')
    .fill(blue, 'M460-80Q360-110 260-140Q200-150 190-230H260Q280-170 360-150T500-110z', 0.7)
    .stroke(
      blue,
      4,
      'M-700 240Q-620 250-570 220M-690 140Q-600 150-540 100M-700 40Q-600 60-500 10M700 220Q650 220 640 180M690 100Q600 100 560 50M680 20Q600 20 520-20M-660-110Q-560-100-460-130M660-140Q560-130 480-160',
      0.6,
    )
    .rounds(paint('#ffffff'), 5, 'M-40 50h120M120 20h130M-30-40h160M60-100h140M-180-150h110', 0.6);
  drawWalkers(
    pen,
    tones,
    [
      [-150, 226],
      [-330, 318],
      [-300, 316],
      [410, 240],
      [-420, -60],
      [440, -86],
    ],
    1.1,
  );
}

/** A cliff of white marl in steps that slopes into the sea beside a beach. */
export function drawMarlSteps({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [white, cream, gray, sand] = [paint('#f6f1e4'), paint('#ddd3bf'), paint('#aca69c'), paint('#e6c78c')];
  drawOpenSea(pen, tones, 100, mixColors(tones.water, paint('#3a93b8'), 0.5));
  pen
    .fill(fade(haze, 0.4)(paint('#c9b68f')), 'M-720 96V180Q-560 190-470 160T-300 96z')
    .fill(
      white,
      'M720 430Q560 440 440 400Q330 380 270 330L210 320 180 270 110 256 80 210 10 196-20 150-90 138-120 92-190 80-230 34-300 20-340-20Q-200-60 60-60T720-90z',
    )
    .fill(
      cream,
      'M180 270L110 256 80 210 10 196-20 150-90 138-120 92-190 80-230 34-300 20-340-20Q-260-40-160-48Q-120 10-20 40T140 140T330 250T720 300V340Q480 330 330 290z',
    )
    .fill(
      gray,
      'M270 330L210 320 180 270Q330 320 480 330T720 340V372Q480 370 270 330zM80 210L10 196-20 150Q140 220 320 232T720 240V266Q400 270 240 246zM-120 92L-190 80-230 34Q0 120 240 130T720 130V156Q360 170 160 150z',
      0.5,
    )
    .stroke(
      gray,
      5,
      'M110 256Q260 290 420 294T720 300M10 196Q180 240 340 240M-90 138Q100 190 320 186T720 190M-300 20Q-100 90 160 84T720 84M-260-20Q-60 40 200 34T720 30M-180-50Q0-10 240-14T720-20',
      0.7,
    )
    .fill(leafShade, 'M720 470Q560 470 440 430Q360 410 300 366Q420 410 520 420T720 430z')
    .fill(leaf, 'M720 480Q600 486 500 450Q560 450 620 452T720 446z')
    .fill(sand, 'M720-70Q420-40 200-80T-100-150T-300-230H720z')
    .stroke(paint('#fbf6ea'), 12, 'M-340-20Q-180-60 60-66Q-60-110-120-150T-304-230', 0.8)
    .fill(mixColors(sand, paint('#a9845a'), 0.2), 'M720-160Q480-150 320-230H720z');
  drawWalkers(pen, tones, [
    [-150, 82],
    [-60, 140],
    [-30, 140],
    [50, 200],
    [150, 262],
    [240, 326],
    [-250, 26],
  ]);
  drawWalkers(
    pen,
    tones,
    [
      [120, -150],
      [160, -156],
      [330, -130],
    ],
    1.2,
  );
  for (const [x, y, color] of [
    [230, -180, '#c4463c'],
    [420, -150, '#2f6d8a'],
    [540, -190, '#e3b24a'],
  ] as const)
    pen.stroke(paint('#7d6a58'), 4, `M${x} ${y}v62`).fill(paint(color), `M${x - 50} ${y + 50}q50 50 100 0z`);
}

/** A wooded islet in a bay that a strip of pebbles joins to the shore, seen from above. */
export function drawSpitIslet({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const [rock, dark, shallow, sand] = [paint('#c9b398'), paint('#93806e'), paint('#5fc8c0'), paint('#eadcbc')];
  const sea = mixColors(tones.water, paint('#1f7fb0'), 0.55);
  drawOpenSea(pen, tones, 260, sea);
  pen
    .fill(fade(haze, 0.55)(paint('#7f8f9c')), 'M-720 256Q-500 330-300 300T-60 256z')
    .fill(fade(haze, 0.2)(leafShade), 'M720 380Q600 370 520 320T400 250T300 200L420 190Q560 150 720 160z')
    .fill(fade(haze, 0.15)(rock), 'M300 200L420 190Q560 150 720 160V120Q560 110 440 150L310 180z')
    .fill(mixColors(sea, shallow, 0.5), 'M-340 150Q-120 200 160 170T560 90Q520-60 300-140T-560-170Q-460 40-340 150z')
    .fill(shallow, 'M-190 20Q0 60 240 20T400-80Q260-180 0-190T-360-150Q-240-60-190 20z')
    .fill(sand, 'M-30 10Q-40-60-90-110T-240-190L-300-230H160Q90-190 50-120T40 10z')
    .stroke(paint('#fbfaf2'), 7, 'M-34 8Q-44-60-94-110T-244-188M44 8Q50-70 56-118T166-230', 0.8)
    .fill(dark, 'M-250 20L-220 60-190 110-140 120-60 150 60 146 150 130 220 90 250 40 270 14Q0-24-250 20z')
    .fill(rock, 'M-250 20L-220 60-190 110-140 120-60 150-40 90-60 50-20 8Q-140 4-250 20z')
    .stroke(rock, 6, 'M40 10L60 60 50 110M120 12L140 60M200 14L196 60', 0.7)
    .fill(leafShade, 'M-200 100Q-190 190-100 210Q-50 270 40 240Q130 240 170 170Q240 140 226 84Q120 130 0 130T-200 100z')
    .rounds(leaf, 46, 'M-150 140h20M-90 180h40M0 210h40M-20 160h70M90 180h30M150 140h10')
    .rounds(leafLight, 20, 'M-160 150h10M-100 196h16M-14 226h20M70 190h16M-40 170h20')
    .fill(paint('#e9d9b8'), 'M-10 160h56v36h-56zM76 126h40v28H76z')
    .fill(paint('#c0694c'), 'M-16 194l32 22 36-22zM70 152l26 18 26-18z')
    .rect(dark, 6, 160, 12, 18)
    .fill(leafShade, 'M-720-20Q-620-10-560-70T-420-140T-330-230H-720zM720-60Q620-60 560-120T400-180T320-230H720z')
    .rounds(leaf, 56, 'M-690-60h40M-600-120h30M-520-170h30M-430-210h20M680-100h30M590-160h30M490-200h30')
    .stroke(paint('#6f8f58'), 16, 'M-470-230Q-470-120-500-40M-440-230Q-420-150-410-100')
    .rounds(leaf, 40, 'M-505-36h16M-412-94h10');
  for (const [x, y] of [
    [-120, -176],
    [-40, -150],
    [0, -190],
    [60, -200],
  ] as const)
    pen.circle(paint(x % 40 === 0 ? '#c4463c' : '#e3b24a'), x, y, 15);
  pen.fill(paint('#f6f2e8'), 'M330 60h74l-16-16h-46zM-470 120h60l-14-13h-34zM420-40h66l-14-14h-40z');
}
