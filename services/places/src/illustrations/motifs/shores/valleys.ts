import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawMist, drawWalkers, fade } from '../wonders/parts.js';

/** A deep gorge of green rims and bare walls, with a river far below. */
export function drawGreenGorge({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water } = tones;
  const [rock, dark, light] = [paint('#a8876c'), paint('#755c58'), paint('#c4a587')];
  const grass = mixColors(leaf, paint('#a0ad58'), 0.5);
  const far = fade(haze, 0.4);
  const mid = fade(haze, 0.16);
  const shift = Math.round(random.between(-30, 30));
  pen
    .rect(fade(haze, 0.1)(dark), -400, -230, 800, 300)
    .fill(fade(haze, 0.6)(leafShade), 'M-720 260Q-480 310-240 270T240 280T720 270V100H-720z')
    .fill(far(grass), `M-720 240Q-420 270-160 230L${-100 + shift} 200H${120 + shift}L200 236Q460 270 720 240V80H-720z`)
    .fill(
      far(rock),
      `M-160 230L${-100 + shift} 200 ${-60 + shift} 120 ${-20 + shift} 20H${40 + shift}L${80 + shift} 130 ${120 + shift} 200 200 236 260 100H-220z`,
    )
    .fill(
      far(leafShade),
      `M-220 120L${-40 + shift} 60 ${-20 + shift} 0H${40 + shift}L${60 + shift} 70 260 120V-20H-220z`,
    )
    .fill(
      mid(grass),
      'M-720 200Q-560 220-430 180L-330 150-300 60-340-40-260-140-200-230H-720zM720 210Q560 220 450 170L350 150 330 50 360-50 290-140 240-230H720z',
    )
    .fill(
      mid(rock),
      'M-430 180L-330 150-280 60-200 20-170-60-90-130-60-230H-330L-340-100-420 0-400 90zM450 170L350 150 300 60 220 10 190-60 120-130 100-230H340L370-90 430 0 410 100z',
    )
    .fill(mid(dark), 'M450 170L350 150 300 60 220 10 260-10 320 40 380 50zM-330 150L-280 60-200 20-240 0-320 50z', 0.7)
    .stroke(
      mid(light),
      6,
      'M-410 120l80-20M-400 60l90-30M-420-20l110-30M-350-110l120-20M420 120l-80-20M400 50l-90-20M420-30l-120-20M350-120l-100-20',
      0.6,
    )
    .fill(leafShade, 'M-300-60Q-200-80-170-110T-60-230H-330zM320-70Q220-90 190-120T100-230H340z')
    .fill(
      mixColors(water, paint('#4f9a94'), 0.4),
      `M${-10 + shift} 10Q${60 + shift}-40 0-90T70-150T-40-230H120Q160-180 130-130T60-80T${60 + shift} 10z`,
    )
    .fill(grass, 'M-720 40Q-600 40-520-30T-430-150L-440-230H-720zM720 30Q610 30 530-40T450-150L470-230H720z')
    .rounds(leafShade, 30, 'M-660 0h20M-580-60h20M-640-140h30M-520-180h20M650 0h20M580-80h20M640-150h30M540-190h20')
    .rounds(mixColors(grass, paint('#e6d27a'), 0.4), 9, 'M-620-90h0M-560-120h0M-680-60h0M600-120h0M680-60h0M560-150h0');
  drawMist(pen, tones, 90, 40, 0.3);
  drawWalkers(pen, tones, [
    [-560, 4],
    [-536, -14],
  ]);
}

/** Round white tents and horses on a wide steppe. */
export function drawYurtSteppe({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf } = tones;
  const [grass, light] = [mixColors(leaf, paint('#a3b35c'), 0.7), mixColors(leaf, paint('#b9c26c'), 0.8)];
  pen
    .fill(fade(haze, 0.55)(paint('#7f8ea4')), 'M-720 150Q-560 240-400 180T-80 200T240 170T520 220T720 180V0H-720z')
    .fill(fade(haze, 0.3)(grass), 'M-720 90Q-520 150-300 100T120 110T480 100T720 120V-20H-720z')
    .fill(fade(haze, 0.12)(grass), 'M-720 50Q-300 80 100 44T720 50V-230H-720z')
    .fill(
      mixColors(tones.water, paint('#a9c8c4'), 0.4),
      'M120 50Q260 30 220 10T360-30T620-60L720-70V-50Q560-30 460-10T330 30T260 50z',
    )
    .fill(grass, 'M-720 0Q-260 30 160-10T720-40V-230H-720z')
    .fill(light, 'M-720-100Q-260-70 160-120T720-120V-230H-720z');
  for (const [x, y, size] of [
    [-420, 10, 0.7],
    [30, 6, 0.8],
    [-190, -50, 1.4],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .ellipse(mixColors(grass, paint('#3f4a3c'), 0.4), x + n(20), y, n(120), n(12), 0.6)
      .rect(paint('#f3eee2'), x - n(100), y, n(200), n(70))
      .rect(paint('#cfc9c2'), x + n(40), y, n(60), n(70))
      .fill(
        paint('#e6dfd0'),
        `M${x - n(110)} ${y + n(66)}Q${x - n(60)} ${y + n(118)} ${x - n(18)} ${y + n(128)}H${x + n(18)}Q${x + n(60)} ${y + n(118)} ${x + n(110)} ${y + n(66)}z`,
      )
      .fill(
        paint('#bdb6b0'),
        `M${x + n(10)} ${y + n(66)}Q${x + n(10)} ${y + n(110)} ${x} ${y + n(128)}H${x + n(18)}Q${x + n(60)} ${y + n(118)} ${x + n(110)} ${y + n(66)}z`,
      )
      .stroke(paint('#b58a4f'), 5 * size, `M${x - n(100)} ${y + n(24)}h${n(200)}M${x - n(100)} ${y + n(56)}h${n(200)}`)
      .rect(paint('#c4663f'), x - n(22), y, n(40), n(58))
      .stroke(paint('#6f6a6c'), 6 * size, `M${x + n(6)} ${y + n(126)}v${n(40)}`);
  }
  const horse = (x: number, y: number, size: number, color: string, side: number) => {
    const n = (value: number) => Math.round(value * size);
    const s = (value: number) => Math.round(value * size * side);
    pen
      .fill(
        paint(color),
        `M${x} ${y}v${n(44)}h${s(70)}l${s(24)} ${n(34)}l${s(22)}-${n(18)}l${s(-6)}-${n(8)}l${s(-16)} ${n(2)}l${s(-12)}-${n(30)}v-${n(48)}h${s(-9)}v${n(26)}h${s(-54)}v-${n(26)}z`,
      )
      .stroke(
        paint('#3f342e'),
        6 * size,
        `M${x + s(70)} ${y + n(46)}l${s(18)} ${n(28)}M${x} ${y + n(44)}q${s(-16)}-${n(6)} ${s(-14)}-${n(36)}`,
      );
  };
  horse(200, -90, 1, '#8a5a3c', 1);
  horse(330, -70, 0.8, '#c9a88a', 1);
  horse(520, -110, 1.1, '#5a4236', -1);
  let sheep = '';
  for (let index = 0; index < 16; index++)
    sheep += `M${Math.round(-640 + random.between(0, 330))} ${Math.round(-60 - random.between(0, 90))}h7`;
  pen.rounds(paint('#f4f1e6'), 13, sheep);
  drawWalkers(pen, tones, [[-30, -70]]);
}

/** Mossy trunks and ferns along a stream in an old forest. */
export function drawMossForest({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, water } = tones;
  const [bark, dark, moss] = [paint('#6f5a4a'), paint('#443c3c'), mixColors(leaf, paint('#86ad4a'), 0.6)];
  pen
    .rect(fade(haze, 0.35)(leafShade), -720, -230, 1440, 960)
    .rect(fade(haze, 0.6)(moss), -160, -60, 320, 640)
    .ellipse(fade(haze, 0.75)(moss), 0, 300, 260, 260, 0.6);
  let far = '';
  for (let x = -700; x < 720; x += 62) if (Math.abs(x) > 60) far += `M${Math.round(x + random.between(-14, 14))} 570V0`;
  pen
    .stroke(fade(haze, 0.3)(bark), 22, far)
    .rounds(
      fade(haze, 0.2)(leaf),
      90,
      'M-640 520h80M-420 560h60M-200 540h50M160 550h60M380 530h60M600 550h60M-560 430h40M520 440h40',
    )
    .fill(leafShade, 'M-720 60Q-400 90-160 20T200 30T720 70V-230H-720z')
    .fill(moss, 'M-720 10Q-440 40-220-30T-120-140L-160-230H-720zM720 20Q460 40 260-30T160-140L220-230H720z')
    .fill(mixColors(water, paint('#8fb8b0'), 0.3), 'M-40 20Q60 0 20-50T60-120T-60-230H160Q120-170 150-110T90-40T40 20z')
    .rounds(paint('#f1f6f2'), 5, 'M0-10h30M20-60h40M60-110h50M20-160h60M40-200h80', 0.8);
  const trunk = (x: number, wide: number, lean: number) =>
    pen
      .fill(
        bark,
        `M${x - wide} 570Q${x - wide * 0.6 + lean} 300 ${x - wide * 0.9} 60L${x - wide * 2.2}-60H${x + wide * 2}L${x + wide} 60Q${x + wide * 0.7 + lean} 300 ${x + wide} 570z`,
      )
      .fill(
        dark,
        `M${x + wide * 0.4} 570Q${x + wide * 0.2 + lean} 300 ${x + wide * 0.3} 60L${x + wide * 0.6}-60H${x + wide * 2}L${x + wide} 60Q${x + wide * 0.7 + lean} 300 ${x + wide} 570z`,
      )
      .fill(
        moss,
        `M${x - wide} 500Q${x - wide * 0.7 + lean} 300 ${x - wide * 0.9} 60L${x - wide * 2.2}-60H${x - wide * 0.4}L${x - wide * 0.5} 80Q${x - wide * 0.3 + lean} 260 ${x - wide * 0.6} 420z`,
      );
  trunk(-360, 62, 16);
  trunk(390, 74, -14);
  trunk(-600, 44, 0);
  trunk(620, 40, 6);
  pen
    .fill(leafShade, 'M-720 740V560Q-640 500-560 550T-360 540T-160 570T60 560T260 545T460 550T620 520T720 550V740z')
    .rounds(leaf, 60, 'M-620 570h60M-380 580h60M-40 590h70M260 580h60M500 580h60');
  let ferns = '';
  for (const [x, y] of [
    [-250, -110],
    [-480, -150],
    [-620, -120],
    [250, -120],
    [510, -150],
    [660, -110],
    [-330, -200],
    [340, -206],
  ] as const)
    for (const [dx, dy] of [
      [-50, 20],
      [-30, 46],
      [0, 56],
      [30, 46],
      [52, 18],
    ] as const)
      ferns += `M${x} ${y}q${Math.round(dx * 0.4)} ${dy} ${dx} ${Math.round(dy * 0.7)}`;
  pen
    .rounds(leafLight, 10, ferns, 0.85)
    .dome(dark, 130, -90, 40, 24)
    .dome(moss, 126, -84, 34, 20)
    .dome(dark, -90, -140, 50, 30)
    .dome(moss, -94, -132, 44, 24);
  drawMist(pen, tones, 120, 60, 0.25);
}
