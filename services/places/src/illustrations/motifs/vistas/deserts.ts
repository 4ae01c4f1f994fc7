import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A road of red earth through spinifex and gums, with kangaroos. */
export function drawRedPlain({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [earth, red, pale] = [paint('#c4693f'), paint('#a8502f'), paint('#d98a58')];
  const [spinifex, gum] = [mixColors(leaf, paint('#b0a860'), 0.6), mixColors(leaf, paint('#7d9468'), 0.4)];
  pen
    .fill(
      fade(haze, 0.4)(red),
      'M-720 60Q-620 110-500 104T-300 70Q-160 150 60 146T300 60Q420 100 560 96T720 60V20H-720z',
    )
    .fill(fade(haze, 0.2)(earth), 'M-720 40Q-300 60 100 36T720 44V-230H-720z')
    .fill(earth, 'M-720 0Q-260 20 160-6T720 0V-230H-720z')
    .fill(pale, 'M-16 6h30Q60-80 220-230H-220Q-60-80-16 6z')
    .stroke(red, 5, 'M-6 0Q-30-90-90-230M8 0Q40-90 90-230', 0.6);
  let tufts = '';
  for (let index = 0; index < 46; index++) {
    const near = (index % 10) / 10;
    const side = index % 2 ? 1 : -1;
    const x = Math.round(side * (70 + near * 160 + random.between(0, 480)));
    tufts += `M${x} ${Math.round(-10 - near * 200 + random.between(-8, 8))}h${Math.round(4 + near * 16)}`;
  }
  pen
    .rounds(
      red,
      20,
      tufts.replaceAll(/M(-?\d+) (-?\d+)/g, (_, x, y) => `M${Number(x) + 8} ${Number(y) - 8}`),
      0.45,
    )
    .rounds(spinifex, 20, tufts);
  const tree = (x: number, y: number, size: number) => {
    const n = (value: number) => Math.round(value * size);
    pen
      .stroke(
        paint('#e9dfd0'),
        9 * size,
        `M${x} ${y}Q${x + n(8)} ${y + n(50)} ${x - n(4)} ${y + n(100)}L${x - n(40)} ${y + n(150)}M${x - n(2)} ${y + n(90)}L${x + n(44)} ${y + n(150)}`,
      )
      .rounds(leafShade, 56 * size, `M${x - n(50)} ${y + n(150)}h${n(30)}M${x + n(30)} ${y + n(150)}h${n(40)}`)
      .rounds(gum, 48 * size, `M${x - n(40)} ${y + n(170)}h${n(40)}M${x + n(24)} ${y + n(176)}h${n(30)}`);
  };
  tree(-430, -30, 1.5);
  tree(440, -10, 1.1);
  tree(230, 10, 0.5);
  const kangaroo = (x: number, y: number, size: number, side: number) => {
    const n = (value: number) => Math.round(value * size);
    const s = (value: number) => Math.round(value * size * side);
    pen.fill(
      paint('#8f5f42'),
      `M${x} ${y}h${s(34)}v${n(6)}h${s(-12)}q${s(16)} ${n(16)} ${s(10)} ${n(36)}q${s(-2)} ${n(30)} ${s(-22)} ${n(54)}q${s(14)} ${n(6)} ${s(16)} ${n(18)}q${s(-10)} ${n(2)} ${s(-18)} ${n(2)}l${s(-4)} ${n(16)}l${s(-5)}-${n(14)}q${s(-10)}-${n(6)} ${s(-6)}-${n(22)}q${s(-24)}-${n(20)} ${s(-24)}-${n(54)}q${s(-20)}-${n(14)} ${s(-46)}-${n(34)}q${s(30)} ${n(4)} ${s(60)} ${n(12)}z`,
    );
  };
  kangaroo(-230, -90, 1.3, 1);
  kangaroo(-140, -60, 0.8, 1);
  kangaroo(270, -110, 1.4, -1);
}

/** Trees like umbrellas on a bare plateau above the sea. */
export function drawUmbrellaTrees({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water } = tones;
  const [rock, dark, earth] = [paint('#c4a68c'), paint('#8f7a70'), paint('#d9bd94')];
  const crown = mixColors(leaf, paint('#5f8a52'), 0.6);
  pen
    .fill(fade(haze, 0.35)(water), 'M-720 110H720V30H-720z')
    .fill(fade(haze, 0.5)(dark), 'M-720 100Q-620 190-520 210L-460 260-400 220-330 240-260 130-180 104z')
    .fill(fade(haze, 0.16)(rock), 'M-720 60Q-520 120-340 70T0 50T320 90T720 60V-230H-720z')
    .fill(dark, 'M720 60Q560 40 470-20L420-110 480-170 440-230H720z', 0.7)
    .fill(earth, 'M-720 0Q-320 40 40-10T720-20V-230H-720z')
    .fill(rock, 'M-720-110Q-280-70 120-120T720-120V-230H-720z');
  const tree = (x: number, y: number, size: number) => {
    const n = (value: number) => Math.round(value * size);
    const top = y + n(170);
    pen
      .fill(
        paint('#8d7a6c'),
        `M${x - n(16)} ${y}Q${x - n(8)} ${y + n(60)} ${x - n(10)} ${y + n(90)}L${x - n(90)} ${top}H${x - n(70)}L${x - n(6)} ${y + n(116)}L${x - n(40)} ${top}H${x - n(22)}L${x} ${y + n(120)}L${x + n(22)} ${top}H${x + n(40)}L${x + n(6)} ${y + n(116)}L${x + n(70)} ${top}H${x + n(90)}L${x + n(10)} ${y + n(90)}Q${x + n(8)} ${y + n(60)} ${x + n(16)} ${y}z`,
      )
      .fill(
        leafShade,
        `M${x - n(136)} ${top - n(16)}Q${x} ${top - n(4)} ${x + n(136)} ${top - n(16)}Q${x + n(150)} ${top + n(20)} ${x + n(100)} ${top + n(40)}H${x - n(100)}Q${x - n(150)} ${top + n(20)} ${x - n(136)} ${top - n(16)}z`,
      )
      .fill(
        crown,
        `M${x - n(132)} ${top}Q${x - n(80)} ${top + n(70)} ${x} ${top + n(72)}T${x + n(132)} ${top}Q${x} ${top + n(20)} ${x - n(132)} ${top}z`,
      )
      .stroke(
        leafShade,
        4 * size,
        `M${x - n(100)} ${top + n(14)}l${n(14)} ${n(20)}M${x - n(50)} ${top + n(20)}l${n(8)} ${n(32)}M${x} ${top + n(22)}v${n(36)}M${x + n(50)} ${top + n(20)}l-${n(8)} ${n(32)}M${x + n(100)} ${top + n(14)}l-${n(14)} ${n(20)}`,
        0.7,
      );
  };
  tree(-470, 20, 0.7);
  tree(490, 0, 0.8);
  tree(130, 14, 0.6);
  tree(-250, -40, 1.1);
  tree(270, -80, 1.35);
  pen
    .rounds(dark, 20, 'M-560-80h24M-60-60h20M60-160h28M-420-160h26M520-150h24M-160-190h30M400-200h20')
    .rounds(leaf, 18, 'M-340-140h20M20-100h16M-600-190h20M160-190h16');
  drawWalkers(pen, tones, [[-60, -120]]);
}

/** Tall cacti with arms among rocks and yellow brush below dry mountains. */
export function drawSaguaros({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const [rock, dark, sand, brush] = [paint('#a87860'), paint('#755a60'), paint('#d9b380'), paint('#c9b04f')];
  pen
    .fill(
      fade(haze, 0.5)(dark),
      'M-720 180L-600 270-520 230-400 320-280 230-160 290-40 200 100 260 220 220 360 340 460 260 560 300 720 200V0H-720z',
    )
    .fill(
      fade(haze, 0.2)(rock),
      'M-720 90L-600 160-500 130-420 190-300 110-120 60 60 50 220 90 330 170 420 130 540 200 640 150 720 160V-20H-720z',
    )
    .fill(
      fade(haze, 0.14)(dark),
      'M-420 190L-300 110-340 60-300 20H-440zM330 170L420 130 380 70 430 20H320zM540 200L640 150 600 90 650 20H540z',
      0.7,
    )
    .fill(mixColors(sand, leaf, 0.25), 'M-720 40Q-300 70 80 36T720 40V-230H-720z')
    .fill(sand, 'M-720-40Q-260-10 180-50T720-40V-230H-720z')
    .fill(mixColors(sand, rock, 0.35), 'M-720-140Q-260-100 180-150T720-140V-230H-720z');
  const cactus = (x: number, y: number, size: number, low: number) => {
    const n = (value: number) => Math.round(value * size);
    const green = mixColors(leaf, paint('#7f9a58'), 0.5);
    const trunk = `M${x} ${y}v${n(250)}M${x} ${y + n(90)}h-${n(54)}q-${n(10)} 0-${n(10)} ${n(10)}v${n(70 + low)}M${x} ${y + n(130)}h${n(50)}q${n(10)} 0 ${n(10)} ${n(10)}v${n(80 - low)}`;
    pen
      .rounds(green, 34 * size, trunk)
      .stroke(
        leafShade,
        4 * size,
        `M${x + n(8)} ${y}v${n(250)}M${x - n(56)} ${y + n(104)}v${n(60 + low)}M${x + n(66)} ${y + n(140)}v${n(74 - low)}`,
        0.8,
      )
      .stroke(
        leafLight,
        4 * size,
        `M${x - n(9)} ${y}v${n(250)}M${x - n(70)} ${y + n(104)}v${n(60 + low)}M${x + n(54)} ${y + n(140)}v${n(74 - low)}`,
        0.6,
      );
  };
  cactus(-360, 0, 0.62, 10);
  cactus(400, 6, 0.5, -10);
  cactus(150, -20, 0.8, -20);
  cactus(-190, -110, 1.4, 20);
  let dots = '';
  for (let x = -700; x < 720; x += 74)
    dots += `M${Math.round(x + random.between(-20, 20))} ${Math.round(-60 - random.between(0, 150))}h${Math.round(random.between(14, 34))}`;
  pen
    .rounds(brush, 26, dots)
    .fill(rock, 'M300-170q10 60 70 64q70 6 90-64zM-560-190q20 50 70 50t70-50z')
    .fill(dark, 'M380-170q20 40 0 64q70 6 80-64zM-490-190q20 30 0 50q50 0 70-50z', 0.7)
    .rounds(mixColors(leaf, paint('#6f9a58'), 0.4), 36, 'M60-170h10M110-186h10M240-150h8');
}

/** A burning pit in a flat desert at nightfall. */
export function drawFirePit({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const [earth, dark, pit] = [paint('#b08a62'), paint('#6f5448'), paint('#4f3530')];
  const glow = tones.isDusk ? tones.window : paint('#f7cf6a');
  const [fire, amber, yellow] = [mixColors(glow, '#c9401f', 0.66), mixColors(glow, '#e07a2a', 0.5), glow];
  pen
    .fill(fade(haze, 0.5)(dark), 'M-720 70Q-460 110-220 84T240 90T720 76V20H-720z')
    .fill(fade(haze, 0.16)(earth), 'M-720 50Q-200 70 240 46T720 54V-230H-720z')
    .fill(earth, 'M-720 0Q-200 20 240-4T720 0V-230H-720z')
    .ellipse(amber, 0, 60, 380, 130, 0.2)
    .ellipse(amber, 0, 30, 300, 80, 0.25)
    .ellipse(mixColors(earth, amber, 0.35), 0, -80, 440, 116)
    .ellipse(pit, 0, -84, 400, 98)
    .fill(
      mixColors(pit, fire, 0.45),
      'M-380-60Q-300-16 0-10T380-60Q360-90 300-100Q240-60 0-56T-300-100Q-360-90-380-60z',
    )
    .fill(
      fire,
      'M-330-110q20 50 10 90q30-20 40-50q10 60 0 96q40-30 44-80q20 40 20 76q40-40 34-90q30 60 20 120q46-40 50-110q20 50 16 86q44-40 40-90q26 60 20 116q44-40 44-104q20 44 20 70q40-30 36-84q20 30 24 66q30-36 20-90Q180-170 0-172T-330-110z',
    )
    .fill(
      amber,
      'M-280-120q20 30 14 60q26-20 30-44q16 40 10 66q30-24 36-60q20 50 14 84q36-30 40-84q20 50 14 96q36-30 40-94q24 40 20 70q30-30 36-66q20 40 14 74q34-24 40-70q20 30 24 50q20-30 16-66Q160-168 0-168T-280-120z',
    )
    .fill(
      yellow,
      'M-180-140q16 26 14 50q20-16 24-40q16 34 12 56q24-20 30-50q16 36 14 60q24-20 30-58q16 24 16 46q24-20 26-44q16 24 18 44q20-20 20-46Q120-160 0-162T-180-140z',
    )
    .fill(mixColors(earth, dark, 0.35), 'M-440-84Q-420-190 0-196T440-84Q420-230 0-230H-480z')
    .fill(mixColors(earth, dark, 0.2), 'M-720-170Q-460-150-300-200L-280-230H-720zM720-170Q460-150 300-200L280-230H720z')
    .stroke(mixColors(pit, dark, 0.4), 6, 'M-340-50l30-20M-200-26l20-20M200-26l-20-20M340-50l-30-20', 0.8)
    .rounds(dark, 10, 'M-600-60h20M-520-120h16M560-60h24M520-130h18M-460 0h20M420 0h24');
  drawWalkers(pen, tones, [
    [-330, 6],
    [-304, 10],
    [360, 8],
  ]);
}

/** Dunes as white as snow with ripples, yuccas and a blue range. */
export function drawWhiteDunes({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf } = tones;
  const [white, shade, blue] = [paint('#f7f3ea'), paint('#d3d5e0'), paint('#b5bed4')];
  const shift = Math.round(random.between(-60, 60));
  pen
    .fill(
      fade(haze, 0.3)(paint('#7f86a8')),
      'M-720 120L-620 190-540 160-420 230-300 170-200 200-60 150 80 210 200 170 320 240 440 180 560 220 720 150V20H-720z',
    )
    .fill(
      mixColors(white, haze, 0.16),
      `M-720 60Q-520 110-340 60Q-160 130 ${40 + shift} 60Q220 110 420 56T720 70V-230H-720z`,
    )
    .fill(
      mixColors(shade, haze, 0.1),
      `M-160 92Q-80 110 ${40 + shift} 60Q${-60 + shift} 40-120 0zM230 88Q320 90 420 56Q330 40 260 0z`,
    )
    .fill(white, `M-720 0Q-500 60-300-10Q-60 110 ${160 + shift} 10Q380 70 720 0V-230H-720z`)
    .fill(shade, `M-40 52Q60 70 ${160 + shift} 10Q${40 + shift}-30 0-110Q-60-30-40 52z`)
    .fill(blue, `M-40 52Q-30 0 0-110Q-50-40-60 20z`, 0.7)
    .fill(white, `M-720-70Q-420 20-140-100Q160-20 420-110T720-100V-230H-720z`)
    .fill(shade, 'M-430-14Q-260-20-140-100Q-260-130-320-230H-430Q-380-110-430-14z')
    .stroke(
      shade,
      5,
      'M-100-120Q60-70 240-110T520-130M-120-150Q60-100 240-140T560-160M-160-180Q60-130 240-170T600-190M-200-210Q60-160 240-200T640-214',
      0.8,
    );
  for (const [x, y, size] of [
    [-560, -60, 1.2],
    [330, -90, 1.4],
    [560, -140, 1],
    [-200, 10, 0.7],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .stroke(paint('#c9b890'), 4 * size, `M${x} ${y}v${n(120)}`)
      .rounds(paint('#e6dcc0'), 14 * size, `M${x} ${y + n(90)}v${n(30)}`)
      .stroke(
        mixColors(leaf, paint('#8fa06a'), 0.5),
        5 * size,
        `M${x} ${y}l-${n(40)} ${n(24)}M${x} ${y}l-${n(24)} ${n(40)}M${x} ${y}l-${n(6)} ${n(46)}M${x} ${y}l${n(12)} ${n(46)}M${x} ${y}l${n(28)} ${n(36)}M${x} ${y}l${n(42)} ${n(20)}`,
      );
  }
  drawWalkers(pen, tones, [
    [80 + Math.round(shift / 2), 32],
    [112 + Math.round(shift / 2), 24],
  ]);
}
