import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawPalm, drawWalkers, fade, traceFirs } from '../wonders/parts.js';

/** Stacks of flat limestone slabs among bushes. */
export function drawSlabRocks({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [rock, dark, light] = ['#b9b0a4', '#7f7870', '#d9d1c4'].map(paint) as [string, string, string];
  pen
    .fill(mixColors(paint('#8a94a0'), haze, 0.5), 'M-720 140Q-520 220-320 180T60 200T420 170T720 200V0H-720z')
    .fill(mixColors(leafShade, haze, 0.4), 'M-720 70Q-300 120 60 90T720 90V-40H-720z')
    .fill(mixColors(leaf, paint('#b0b06a'), 0.5), 'M-720 20Q-300 50 60 20T720 20V-230H-720z');
  const stack = (x: number, y: number, half: number, count: number, slab: number, air: number) => {
    const tone = fade(haze, air);
    for (let index = 0; index < count; index++) {
      const share = index / count;
      const w =
        half *
        (1 - 0.36 * share + (index % 3 === 1 ? 0.14 : 0) + (index > count - 3 ? 0.16 : 0)) *
        random.between(0.92, 1.06);
      const left = Math.round(x - w + random.between(-8, 8));
      const bottom = y + index * slab;
      pen
        .fill(
          tone(rock),
          `M${left} ${bottom}q-8 ${Math.round(slab * 0.5)} 2 ${slab}h${Math.round(2 * w)}q10-${Math.round(slab * 0.5)} 0-${slab}z`,
        )
        .fill(
          tone(dark),
          `M${Math.round(left + w * 1.3)} ${bottom}v${slab}h${Math.round(w * 0.7)}q10-${Math.round(slab * 0.5)} 0-${slab}z`,
          0.7,
        )
        .stroke(tone(dark), 4, `M${left} ${bottom}h${Math.round(2 * w)}`, 0.8)
        .stroke(tone(light), 4, `M${left + 6} ${bottom + slab - 3}h${Math.round(1.3 * w)}`, 0.8);
    }
  };
  stack(-520, 20, 90, 7, 22, 0.24);
  stack(480, 20, 100, 8, 22, 0.24);
  stack(-300, 0, 90, 10, 24, 0.12);
  stack(280, 0, 80, 9, 24, 0.14);
  stack(-20, -30, 110, 14, 27, 0);
  stack(-190, -80, 70, 6, 24, 0);
  stack(160, -90, 90, 7, 26, 0);
  stack(-480, -120, 130, 7, 30, 0);
  stack(500, -130, 140, 8, 30, 0);
  for (let index = 0; index < 16; index++) {
    const [x, y, size] = [random.between(-640, 640), random.between(-200, -130), random.between(24, 46)];
    pen.ellipse(leafShade, x + 6, y, size, size * 0.6).ellipse(leaf, x - 4, y + 8, size * 0.8, size * 0.46);
  }
  drawWalkers(pen, tones, [
    [330, -150],
    [356, -154],
  ]);
}

/** Totem poles before firs, an inlet and mountains. */
export function drawTotemPark({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water } = tones;
  pen
    .fill(
      fade(haze, 0.44)(paint('#7f90a8')),
      'M-720 110l120 110l110 40l130-60l120 100l110-80l130 60l120-90l130 70l130-60l140 50l100-30V0H-720z',
    )
    .fill(
      fade(haze, 0.3)(paint('#f2f3f0')),
      'M-500 260l60-10l60-30l-40 0l-30-10zM-260 300l50-40l40-20l-60 6zM320 270l60-30l-40 0l-40 10z',
    )
    .rect(fade(haze, 0.1)(water), -720, -10, 1440, 110)
    .stroke(paint('#6f8f86'), 5, 'M-720 130Q-520 60-330 200M-330 200Q-130 40 90 200M90 200Q260 80 400 110', 0.9)
    .rect(paint('#6f8f86'), -720, 90, 1120, 7)
    .fill(paint('#6f8f86'), 'M-340 20h8v190h-8zM-324 20h8v190h-8zM82 20h8v190h-8zM98 20h8v190h-8z')
    .fill(
      leafShade,
      `M-720 20Q-600 60-500 30T-380-20H-720zM720 40Q580 70 460 30T340-20H720z${traceFirs(random, [-720, -430], 170, () => 10)}${traceFirs(random, [430, 720], 180, () => 20)}`,
    )
    .fill(leaf, 'M-720-20Q-300 0 60-20T720-10V-230H-720z')
    .fill(mixColors(leaf, paint('#c9d77a'), 0.3), 'M-720-90Q-300-60 60-90T720-80V-230H-720z');
  const colors = ['#b8402f', '#2f6f78', '#e3c24a', '#f1eadb', '#2f3440'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const pole = (x: number, y: number, s: number, shift: number, hasWings: boolean) => {
    const n = (value: number) => Math.round(value * s);
    pen.rect(paint('#8f5f43'), x - n(34), y, n(68), n(400)).rect(paint('#6a4538'), x + n(14), y, n(20), n(400));
    if (hasWings)
      pen
        .fill(
          colors[0],
          `M${x - n(34)} ${y + n(330)}q-${n(70)} ${n(10)}-${n(120)} ${n(56)}q${n(10)}-${n(80)} ${n(120)}-${n(110)}zM${x + n(34)} ${y + n(330)}q${n(70)} ${n(10)} ${n(120)} ${n(56)}q-${n(10)}-${n(80)}-${n(120)}-${n(110)}z`,
        )
        .stroke(
          colors[3],
          n(6),
          `M${x - n(46)} ${y + n(318)}q-${n(40)} ${n(6)}-${n(80)} ${n(40)}M${x + n(46)} ${y + n(318)}q${n(40)} ${n(6)} ${n(80)} ${n(40)}`,
        );
    for (let face = 0; face < 4; face++) {
      const at = y + n(8 + face * 98);
      const [main, other] = [colors[(face + shift) % 3]!, colors[(face + shift + 1) % 3]!];
      pen
        .fill(main, `M${x - n(38)} ${at}h${n(76)}v${n(60)}q-${n(10)} ${n(30)}-${n(38)} ${n(30)}t-${n(38)}-${n(30)}z`)
        .ellipse(colors[3], x - n(17), at + n(56), n(14), n(11))
        .ellipse(colors[3], x + n(17), at + n(56), n(14), n(11))
        .circle(colors[4], x - n(16), at + n(56), n(6))
        .circle(colors[4], x + n(16), at + n(56), n(6))
        .fill(other, `M${x - n(10)} ${at + n(48)}h${n(20)}l${n(6)}-${n(24)}h-${n(32)}z`)
        .fill(colors[4], `M${x - n(26)} ${at + n(8)}h${n(52)}v${n(9)}h-${n(52)}z`)
        .stroke(
          colors[4],
          n(5),
          `M${x - n(32)} ${at + n(74)}q${n(16)} ${n(10)} ${n(28)}-${n(2)}M${x + n(32)} ${at + n(74)}q-${n(16)} ${n(10)}-${n(28)}-${n(2)}`,
        );
    }
  };
  pole(-260, -90, 0.9, 1, false);
  pole(250, -90, 0.95, 2, true);
  pole(-10, -130, 1.2, 0, true);
  pen.fill(paint('#d9cdb4'), 'M-720-150Q-300-120 60-176T720-170V-200Q400-210 60-206T-720-180z');
  drawWalkers(
    pen,
    tones,
    [
      [120, -180],
      [146, -184],
      [-420, -150],
    ],
    1,
  );
}

/** A deep lake in an old crater, with houses whose roofs curve upward. */
export function drawCurvedRoofs({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, window } = tones;
  const [wood, dark, thatch, red] = ['#7a4f38', '#4f3a34', '#8a7a68', '#b5483a'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .fill(
      mixColors(leafShade, haze, 0.5),
      'M-720 200l140 20l110-40l160 50l140-20l150 40l160-50l140 40l160-30l160 30l200-20V0H-720z',
    )
    .fill(
      mixColors(leafShade, haze, 0.28),
      'M-720 170Q-560 180-460 120T-180 40H-720zM720 190Q560 180 460 120T200 40H720z',
    )
    .rect(water, -720, -230, 1440, 280)
    .rounds(tones.waterLight, 4, 'M-300 20h180M20 0h200M-160-40h180M180-50h180', 0.7)
    .fill(leafShade, 'M-720-10Q-500 10-300-40T120-70T720-20V-230H-720z')
    .fill(leaf, 'M-720-70Q-300-50 60-90T720-70V-230H-720z');
  const house = (x: number, y: number, s: number) => {
    const n = (value: number) => Math.round(value * s);
    pen
      .stroke(
        dark,
        n(10),
        `M${x - n(80)} ${y}v${n(50)}M${x - n(28)} ${y}v${n(50)}M${x + n(28)} ${y}v${n(50)}M${x + n(80)} ${y}v${n(50)}`,
      )
      .fill(wood, `M${x - n(96)} ${y + n(44)}h${n(192)}l${n(14)} ${n(62)}h-${n(220)}z`)
      .stroke(red, n(7), `M${x - n(100)} ${y + n(56)}h${n(200)}M${x - n(106)} ${y + n(96)}h${n(212)}`)
      .dashes(paint('#f1eadb'), n(6), [n(10), n(8)], `M${x - n(100)} ${y + n(76)}h${n(204)}`)
      .fill(window, `M${x - n(14)} ${y + n(58)}h${n(28)}v${n(36)}h-${n(28)}z`)
      .fill(
        thatch,
        `M${x - n(120)} ${y + n(100)}Q${x - n(150)} ${y + n(190)} ${x - n(196)} ${y + n(270)}Q${x - n(60)} ${y + n(176)} ${x + n(10)} ${y + n(178)}T${x + n(210)} ${y + n(260)}Q${x + n(150)} ${y + n(180)} ${x + n(120)} ${y + n(100)}z`,
      )
      .fill(
        dark,
        `M${x + n(20)} ${y + n(178)}T${x + n(210)} ${y + n(260)}Q${x + n(150)} ${y + n(180)} ${x + n(120)} ${y + n(100)}H${x + n(40)}z`,
        0.4,
      )
      .stroke(
        dark,
        n(5),
        `M${x - n(196)} ${y + n(270)}Q${x - n(60)} ${y + n(176)} ${x + n(10)} ${y + n(178)}T${x + n(210)} ${y + n(260)}`,
      );
  };
  house(330, -60, 0.66);
  house(-330, -70, 0.8);
  house(40, -130, 1.1);
  drawPalm(pen, tones, -560, -120, 2, 0.3);
  drawPalm(pen, tones, 560, -140, 2.1, -0.2);
  drawWalkers(
    pen,
    tones,
    [
      [-160, -170],
      [-134, -174],
      [250, -180],
    ],
    0.9,
  );
}

/** A clear lake with a white shore, within a forest. */
export function drawClearLake({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const [deepBlue, blue, pale, sand] = ['#1f6fae', '#3fa9cf', '#a9e0e6', '#f8f3e6'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  let trunks = '';
  for (let x = -700; x < 720; x += 34)
    trunks += `M${Math.round(x + random.between(-10, 10))} 60v${Math.round(random.between(90, 150))}`;
  pen
    .fill(
      mixColors(leafShade, haze, 0.3),
      'M-720 60V190q70 50 150 10q80 60 160 10q80 50 170 0q80 60 170 10q80 50 170 0q80 60 170 0q80 50 170-10q60 40 280 0V60z',
    )
    .stroke(mixColors(paint('#e6dccb'), haze, 0.3), 5, trunks, 0.6)
    .fill(
      leafShade,
      'M-720 60v40q50 40 110 0q60 40 120 0q60 40 120 0q60 40 120 0q60 40 120 0q60 40 120 0q60 40 120 0q60 40 120 0q60 40 120 0q60 40 120 0q60 30 250 0V60z',
    )
    .rect(sand, -720, 44, 1440, 18)
    .fill(deepBlue, 'M-720 48H720V-230H-720z')
    .fill(blue, 'M-720-20Q-300 10 60-30T720-40V-230H-720z')
    .fill(pale, 'M-720-90Q-300-50 60-110T720-120V-230H-720z')
    .fill(paint('#fdfdfa'), 'M-720-120Q-310-80 60-146T720-156V-230H-720z')
    .fill(sand, 'M-720-130Q-310-90 60-156T720-168V-230H-720z')
    .rounds(mixColors(blue, pale, 0.6), 4, 'M-460 20h180M-120 26h200M240 16h180M-360-30h160M120-50h180', 0.7)
    .stroke(paint('#e6dccb'), 16, 'M-540-230Q-560 60-560 340M-552 40q40 60 90 70')
    .stroke(paint('#a89a8a'), 5, 'M-546-120l-6 90M-556 60l-3 120', 0.7);
  for (const [x, y, size] of [
    [-640, 350, 120],
    [-540, 330, 90],
    [-470, 90, 60],
    [-700, 250, 90],
  ] as const)
    pen
      .ellipse(leafShade, x + 10, y - 8, size, size * 0.5)
      .ellipse(leaf, x - 6, y + 6, size * 0.86, size * 0.4)
      .ellipse(leafLight, x - size * 0.3, y + size * 0.2, size * 0.3, size * 0.12);
  pen.fill(leafShade, 'M720-120q-60 40-110 10q-60 10-80-40q-50-10-50-80h240z').ellipse(leaf, 650, -120, 70, 34);
  pen.fill(paint('#c9503f'), 'M40-20q50-24 130 0l10 10q-70-12-150 0z').circle(paint('#7d5a48'), 100, 6, 9);
  drawWalkers(
    pen,
    tones,
    [
      [-200, -120],
      [-174, -124],
      [280, -176],
    ],
    0.9,
  );
}
