import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A yellow electric train through a hall of white stalactites and a great pillar. */
export function drawCaveTrain({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [dark, wall, warm, pale] = [paint('#2f2a30'), paint('#6a5a50'), paint('#b5926a'), paint('#ecdcc0')];
  pen
    .rect(dark, -720, -240, 1440, 960)
    .fill(wall, 'M-720-240V460Q-480 600-200 560T240 590T720 440V-240z')
    .fill(warm, 'M-540-60Q-500 330-260 400T160 420T520 320L560-60z')
    .fill(mixColors(warm, pale, 0.5), 'M-330 0Q-300 260-120 310T240 250L300 0z');
  let tips = '';
  for (let x = -680; x <= 680; x += 58) {
    const long = 90 + ((((x * 7919) % 130) + 130) % 130);
    const top = Math.round(600 - Math.abs(x) * 0.14);
    tips += `M${x - 20} ${top}L${x} ${top - long}L${x + 20} ${top}z`;
  }
  pen
    .fill(paint('#8a7562'), tips)
    .fill(
      pale,
      'M-200 470L-188 250-178 470zM-90 500L-76 210-62 500zM70 500L84 260 98 500zM210 480L226 190 242 480zM320 450L332 280 344 450z',
    )
    .fill(paint('#d3bd98'), 'M-470 520Q-420 330-430 200T-470-30H-330Q-370 100-366 210T-320 510z')
    .fill(pale, 'M-440 500Q-410 330-414 210T-440 0H-400Q-392 120-392 220T-380 490z')
    .fill(
      paint('#d3bd98'),
      'M400-30Q440 80 450 190L470 230 490 180Q500 80 550-30zM280-40Q300 40 310 110L322 130 334 100Q340 40 360-40z',
    )
    .fill(paint('#54483f'), 'M-720-20Q-300 30 0 0T720-10V-240H-720z')
    .fill(paint('#7a6a5a'), 'M-720-90Q-300-40 0-80T720-80V-130Q300-110 0-130T-720-140z')
    .stroke(paint('#3a332f'), 6, 'M-720-100Q-300-52 0-92T720-92M-720-128Q-300-80 0-120T720-120');
  const train = withBuilding(tones, '#e3b03f', '#8f6a2a');
  for (const [x, y] of [
    [-330, -70],
    [-150, -76],
    [30, -86],
  ] as const) {
    pen
      .fill(train.wall, `M${x - 80} ${y}h160v34h-160z`)
      .rect(train.shade, x - 80, y, 160, 10)
      .circle(paint('#2f2a30'), x - 50, y, 13)
      .circle(paint('#2f2a30'), x + 50, y, 13);
    for (const dx of [-54, -18, 18, 54])
      pen
        .rounds(paint(dx % 4 ? '#c4463c' : '#3f6fa5'), 20, `M${x + dx} ${y + 44}v6`)
        .circle(paint('#d9b08a'), x + dx, y + 70, 9);
  }
  pen
    .fill(train.wall, 'M130-90h120q20 20 16 70H130z')
    .rect(tones.window, 150, -54, 90, 24)
    .circle(paint('#fff3c8'), 254, -66, 10)
    .fill(paint('#fff3c8'), 'M258-66L470-20 470-130z', 0.25)
    .circle(paint('#2f2a30'), 160, -92, 13)
    .circle(paint('#2f2a30'), 226, -94, 13);
}

/** A small warm cave: thick pillars and curtains of stone in amber light, with benches where people sit and breathe. */
export function drawWarmCave({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [dark, wall, amber, pale] = [paint('#4a3328'), paint('#8f6240'), paint('#d99a56'), paint('#f3cf96')];
  pen
    .rect(dark, -720, -240, 1440, 960)
    .fill(wall, 'M-720-240V400Q-560 560-300 520T100 570T460 510T720 420V-240z')
    .fill(amber, 'M-420-80Q-440 240-300 340T20 390T320 330T430-80z')
    .fill(pale, 'M-200-60Q-210 180-100 240T120 220T200-60z', 0.8);
  for (const [x, top, wide, waist, foot] of [
    [-420, 560, 120, 36, 110],
    [-250, 540, 80, 26, 76],
    [270, 540, 90, 30, 84],
    [440, 560, 130, 44, 120],
  ] as const)
    pen
      .fill(
        paint('#b57a48'),
        `M${x - wide} ${top}Q${x - waist} ${top - 160} ${x - waist} 200T${x - foot}-60H${x + foot}Q${x + waist} 60 ${x + waist} 200T${x + wide} ${top}z`,
      )
      .fill(
        paint('#e3b070'),
        `M${x - wide * 0.6} ${top}Q${x - waist * 0.7} ${top - 160} ${x - waist * 0.7} 200T${x - foot * 0.6}-60H${x - foot * 0.1}Q${x - waist * 0.1} 60 ${x - waist * 0.1} 200T${x - wide * 0.1} ${top}z`,
      );
  pen
    .fill(
      paint('#c98a52'),
      'M-150 520Q-140 380-120 330Q-104 400-90 380Q-70 300-56 290Q-40 380-20 360Q0 290 14 280Q30 370 50 350Q70 300 84 300Q100 380 130 520z',
    )
    .fill(
      pale,
      'M-110 510Q-112 400-118 350Q-96 420-92 510zM-40 510Q-50 380-54 310Q-30 400-24 510zM30 510Q18 380 14 300Q40 390 46 510zM96 510Q88 390 84 320Q106 400 110 510z',
    )
    .fill(paint('#6a4834'), 'M-720-60Q-300-20 0-40T720-50V-240H-720z')
    .fill(
      paint('#e3b070'),
      'M-60-40Q-50 60-36 100L-26 110-16 90Q-8 30 0-40zM110-44Q120 20 130 60L138 66 146 50Q150 10 160-44z',
    )
    .rect(paint('#8a5a3c'), -200, -100, 150, 14)
    .rect(paint('#8a5a3c'), -190, -140, 12, 44)
    .rect(paint('#8a5a3c'), -74, -140, 12, 44)
    .rect(paint('#8a5a3c'), 60, -110, 150, 14)
    .rect(paint('#8a5a3c'), 70, -150, 12, 44)
    .rect(paint('#8a5a3c'), 186, -150, 12, 44);
  for (const [x, y, color] of [
    [-160, -86, '#3f6fa5'],
    [-110, -86, '#c4463c'],
    [110, -96, '#4d8a7a'],
    [160, -96, '#e3b24a'],
  ] as const)
    pen.rounds(paint(color), 28, `M${x} ${y + 10}v22`).circle(paint('#c99a7a'), x, y + 64, 13);
}

/** A church cut in tuff: dark blue and red paintings on domes and arches that rest on four columns. */
export function drawRockFrescoes({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [stone, ochre, blue, red, gold] = [
    paint('#a8845f'),
    paint('#d9b47a'),
    paint('#2f4a7a'),
    paint('#a8483a'),
    paint('#e3b450'),
  ];
  pen
    .rect(stone, -720, -240, 1440, 960)
    .fill(paint('#8a6a4c'), 'M-720-240V420Q-360 640 0 640T720 420V-240z')
    .fill(ochre, 'M-560-240V300Q-330 500 0 500T560 300V-240z')
    .fill(blue, 'M-330 250Q-300 470 0 476Q300 470 330 250z')
    .stroke(gold, 9, 'M-330 250Q-300 470 0 476Q300 470 330 250')
    .circle(gold, 0, 360, 70)
    .fill(red, 'M-46 300Q-40 372 0 376Q40 372 46 300z')
    .circle(paint('#e9c9a0'), 0, 388, 24)
    .fill(paint('#6a4434'), 'M-25 392q25 34 50 0q-8 20-25 22t-25-22z')
    .stroke(red, 12, 'M-560 250H-340M340 250H560M-560 60H-340M340 60H560');
  for (const x of [-210, 0, 210])
    pen
      .fill(blue, `M${x - 84} 0V150a84 84 0 0 0 168 0V0z`)
      .stroke(red, 12, `M${x - 84} 0V150a84 84 0 0 0 168 0V0`)
      .stroke(gold, 5, `M${x - 72} 0V150a72 72 0 0 0 144 0V0`);
  for (const [x, y, size, robe] of [
    [-240, 20, 1, '#c9843f'],
    [-190, 20, 1, '#7a4a6a'],
    [-30, 20, 1.1, '#b5483c'],
    [30, 20, 1.1, '#d9b060'],
    [190, 20, 1, '#4f7f6a'],
    [240, 20, 1, '#b5483c'],
    [-450, 90, 1, '#b5483c'],
    [-390, 90, 1, '#4f6f9a'],
    [390, 90, 1, '#c9843f'],
    [450, 90, 1, '#4f7f6a'],
    [-170, 290, 0.7, '#c9843f'],
    [170, 290, 0.7, '#b5483c'],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .circle(gold, x, y + n(112), n(24))
      .fill(paint(robe), `M${x - n(26)} ${y}q${n(4)} ${n(80)} ${n(26)} ${n(94)}q${n(22)}-${n(14)} ${n(26)}-${n(94)}z`)
      .circle(paint('#e9c9a0'), x, y + n(112), n(13));
  }
  for (const x of [-320, -105, 105, 320])
    pen
      .rect(ochre, x - 24, -60, 48, 210)
      .rect(paint('#b58f5f'), x + 6, -60, 18, 210)
      .stroke(red, 6, `M${x - 24}-20h48M${x - 24} 110h48`)
      .rect(paint('#e6c894'), x - 36, 146, 72, 20)
      .rect(paint('#e6c894'), x - 32, -72, 64, 16);
  pen.fill(paint('#7a5e46'), 'M-720-60Q0-30 720-60V-240H-720z');
  drawWalkers(
    pen,
    tones,
    [
      [-180, -130],
      [200, -140],
    ],
    1.4,
  );
}

/** A long ridge of a volcano streaked with snow, over fields of black lava and moss. */
export function drawSnowRidge({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const rock = fade(haze, 0.2)(paint('#5f6470'));
  pen
    .fill(rock, 'M-720 110L-560 190-400 300-220 370-60 400 90 396 240 350 400 270 560 170 720 120V60H-720z')
    .fill(
      fade(haze, 0.1)(paint('#f1f4f4')),
      'M-400 300L-220 370-60 400 90 396 240 350 330 306 280 290 250 320 200 270 170 330 110 280 60 340 10 270-40 340-90 280-130 340-190 280-220 320-280 260-310 300-360 270z',
    )
    .fill(
      fade(haze, 0.14)(paint('#dfe6ea')),
      'M-260 250L-300 180-270 190-220 240zM-60 260L-90 170-60 180-20 250zM130 270L140 190 166 200 160 260zM300 280L340 200 360 216 330 270z',
    )
    .fill(fade(haze, 0.1)(paint('#4a4e58')), 'M-720 110L-560 150-300 120-60 150 200 120 440 150 720 110V40H-720z')
    .fill(mixColors(paint('#7f8f5a'), tones.leaf, 0.3), 'M-720 80Q-420 120-100 90T400 100T720 80V-20H-720z')
    .fill(paint('#3a3a40'), 'M-720 20Q-560 70-420 40T-160 50T140 30T420 56T720 30V-240H-720z')
    .fill(paint('#2c2c32'), 'M-720-70Q-400-20-120-60T300-50T720-80V-240H-720z')
    .rounds(
      mixColors(paint('#8fa06a'), tones.leaf, 0.2),
      22,
      'M-600 20h70M-380 6h60M-200 16h50M60 0h70M300 16h60M500 4h80M-480-60h60M-100-80h70M220-70h60M480-90h60',
    )
    .rounds(
      paint('#55555c'),
      16,
      'M-300-30h20M-60-20h16M180-30h20M380-40h18M-560-120h24M-260-140h20M60-130h24M340-150h20',
    )
    .fill(mixColors(paint('#c9bfae'), haze, 0.1), 'M-40-240Q-20-120 60-60T80 40H96Q110-20 130-60T120-240z', 0.9);
  drawWalkers(pen, tones, [
    [60, -110],
    [86, -114],
  ]);
}
