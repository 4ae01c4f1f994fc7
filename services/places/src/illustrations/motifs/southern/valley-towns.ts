import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawPalm, drawWalkers, fade, traceFirs } from '../wonders/parts.js';

/** A bald dome of granite with a zigzag of stairs in its cleft, above a lake of many green islands. */
export function drawStairMonolith({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const [rock, dark, pale] = [paint('#a39c92'), paint('#6f6a68'), paint('#c9c1b2')];
  drawOpenSea(pen, tones, 150, mixColors(tones.water, paint('#3f93a8'), 0.5));
  pen
    .fill(fade(haze, 0.5)(leafShade), 'M-720 150Q-560 220-400 190T-60 180T280 196T560 180T720 210V140H-720z')
    .fill(
      fade(haze, 0.15)(leaf),
      'M-720 110Q-620 140-520 112T-400 90Q-540 70-720 76zM-470 40Q-400 70-330 44T-270 20Q-380 6-470 40zM720 120Q600 130 540 104T380 92Q500 60 720 70zM320 40Q400 72 480 46T560 24Q420 4 320 40zM-640 10Q-560 34-500 8T-640 10z',
    )
    .fill(leafShade, 'M-720-60Q-480 60-260 40T240 40T720-40V-230H-720z')
    .fill(rock, 'M-270 30Q-280 180-230 300Q-180 430-60 470Q60 490 140 420Q220 330 250 190Q270 90 264 20z')
    .fill(dark, 'M80 458Q110 446 140 420Q220 330 250 190Q270 90 264 20H150Q190 140 160 270T80 458z')
    .fill(pale, 'M-270 30Q-280 180-230 300Q-190 400-110 450Q-190 330-200 210T-190 30z', 0.7)
    .stroke(
      dark,
      8,
      'M-130 440Q-170 320-160 180M-70 466Q-90 380-84 320M60 476Q80 380 70 300M120 430Q130 330 110 230M-210 330Q-220 220-206 120M10 480Q20 430 14 400',
      0.5,
    )
    .stroke(paint('#4f4a48'), 14, 'M-14 474Q-30 380-20 260T-10 40', 0.8)
    .stroke(
      paint('#f1eadb'),
      9,
      'M-46 44L26 72-46 100 26 128-46 156 26 184-46 212 26 240-44 268 20 296-42 324 18 352-40 380 14 408-36 436-6 470',
    )
    .rect(paint('#e9dfcb'), -40, 470, 70, 46)
    .rect(paint('#b5533f'), -48, 512, 86, 12)
    .rect(paint('#e9dfcb'), -20, 524, 34, 34)
    .rect(tones.window, -30, 482, 14, 20)
    .rect(tones.window, 6, 482, 14, 20)
    .rect(paint('#b5533f'), -26, 556, 46, 9);
  pen
    .fill(leafShade, 'M-720-30Q-500 60-330 70Q-260 90-200 50T60 46T260 70Q420 80 720-20V-230H-720z')
    .rounds(leaf, 60, 'M-640-20h40M-500 20h30M-370 44h40M-230 40h20M230 40h40M370 40h30M500 16h40M630-20h30')
    .rounds(leafLight, 26, 'M-620 6h20M-480 44h16M-350 66h20M250 62h20M390 62h14M520 40h18');
  pen
    .fill(leaf, 'M-720-90Q-300-40 60-80T720-90V-230H-720z')
    .fill(paint('#e3d3b5'), 'M-30 40Q20-20-60-90T-20-230H90Q10-160 40-90T10 40z');
  for (const [x, y, color] of [
    [-420, -100, '#e3b24a'],
    [-330, -120, '#c4463c'],
    [-240, -96, '#3f8fb0'],
    [220, -96, '#4d9a6a'],
    [310, -120, '#e0803d'],
    [400, -98, '#a3568f'],
  ] as const)
    pen
      .rect(paint(color), x, y, 76, 46)
      .polygon(paint('#a8553f'), [x - 8, y + 44], [x + 10, y + 68], [x + 66, y + 68], [x + 84, y + 44])
      .rect(tones.window, x + 12, y + 14, 16, 20)
      .rect(paint('#f1eadb'), x + 46, y, 18, 34);
}

/** Draws a hall whose tiers of roof sweep down nearly to the ground. */
function drawLowHall(pen: Pen, tones: Tones, x: number, y: number, size: number): void {
  const hall = withBuilding(tones, '#7a3a32', '#9a5238');
  const gold = tones.paint('#e3b85a');
  const n = (value: number) => Math.round(value * size);
  pen.rect(tones.paint('#efe6d2'), x - n(150), y, n(300), n(12)).rect(hall.wall, x - n(112), y + n(12), n(224), n(74));
  pen
    .rect(hall.deep, x - n(22), y + n(12), n(44), n(60))
    .dashes(gold, n(70), [n(6), n(36)], `M${x - n(108)} ${y + n(48)}h${n(220)}`);
  for (const [half, foot, peak, color] of [
    [172, 34, 190, hall.roofShade],
    [126, 76, 226, hall.roof],
    [86, 120, 262, hall.roofShade],
  ] as const)
    pen
      .fill(
        color,
        `M${x - n(half)} ${y + n(foot)}Q${x - n(half * 0.36)} ${y + n(foot + 26)} ${x} ${y + n(peak)}Q${x + n(half * 0.36)} ${y + n(foot + 26)} ${x + n(half)} ${y + n(foot)}l-${n(26)}-${n(4)}Q${x + n(half * 0.4)} ${y + n(foot + 16)} ${x} ${y + n(peak - 44)}Q${x - n(half * 0.4)} ${y + n(foot + 16)} ${x - n(half - 26)} ${y + n(foot - 4)}z`,
      )
      .stroke(
        gold,
        4 * size,
        `M${x - n(half + 8)} ${y + n(foot + 10)}L${x - n(half)} ${y + n(foot)}Q${x - n(half * 0.36)} ${y + n(foot + 26)} ${x} ${y + n(peak)}Q${x + n(half * 0.36)} ${y + n(foot + 26)} ${x + n(half)} ${y + n(foot)}L${x + n(half + 8)} ${y + n(foot + 10)}`,
      );
  pen
    .fill(gold, `M${x - n(38)} ${y + n(86)}L${x} ${y + n(176)}l${n(38)}-${n(90)}z`)
    .rect(gold, x - n(3), y + n(258), n(6), n(30));
}

/** A temple with low roofs and houses under palms on the bank of a wide brown river between hills. */
export function drawMekongTown({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const river = mixColors(tones.water, paint('#a98f68'), 0.55);
  pen
    .fill(
      fade(haze, 0.5)(leafShade),
      'M-720 190Q-620 330-500 300T-330 220T-160 300Q-60 380 60 280T260 240T440 330T720 220V60H-720z',
    )
    .fill(
      fade(haze, 0.25)(leafShade),
      'M-720 130Q-560 240-400 180T-120 150Q0 240 130 250Q250 230 330 150T560 190T720 150V40H-720z',
    )
    .fill(paint('#f4f0e4'), 'M112 246h44v12h-44z')
    .fill(paint('#e3b85a'), 'M114 258h40l-12 14-6 50-2 26-2-26-6-50z')
    .fill(leafShade, 'M-720 90Q-400 120-60 100T720 96V-40H-720z')
    .rounds(leaf, 50, 'M-690 100h60M-560 110h50M-420 106h30M400 100h40M520 108h60M660 100h50');
  for (const [x, y] of [
    [-600, 30],
    [-470, 34],
    [330, 34],
    [450, 30],
    [580, 34],
  ] as const)
    pen
      .rect(paint('#f1e8d6'), x - 50, y, 100, 62)
      .rect(paint('#7a5238'), x - 50, y + 30, 100, 6)
      .dashes(paint('#5f7a6a'), 22, [12, 14], `M${x - 42} ${y + 48}h88`)
      .rect(tones.window, x - 12, y, 24, 26)
      .polygon(paint('#a3573f'), [x - 68, y + 60], [x - 30, y + 100], [x + 30, y + 100], [x + 68, y + 60]);
  drawPalm(pen, tones, -370, 20, 1.6, -0.2);
  drawPalm(pen, tones, 250, 20, 1.7, 0.2);
  drawPalm(pen, tones, -680, 20, 1.5, 0.2);
  drawLowHall(pen, tones, -60, 20, 1.15);
  pen
    .fill(leaf, 'M-720 44Q-300 20 60 26T720 40V-60H-720z')
    .fill(paint('#efe6d2'), 'M-90 24h60l40-90h-140z')
    .stroke(paint('#c9bda5'), 4, 'M-96 8h74M-106-12h94M-116-32h114')
    .fill(leafShade, 'M-720-30Q-400-50-140-54H30Q400-56 720-34V-80H-720z')
    .rect(river, -720, -230, 1440, 164)
    .rounds(
      mixColors(river, paint('#ffffff'), 0.35),
      4,
      'M-560-90h200M-100-100h220M280-86h240M-640-200h160M60-210h200M420-180h200',
      0.6,
    );
  for (const [x, y, size] of [
    [-330, -140, 1.1],
    [250, -190, 1.4],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        paint('#5f4636'),
        `M${x - n(170)} ${y + n(22)}Q${x - n(120)} ${y - n(10)} ${x} ${y - n(10)}T${x + n(170)} ${y + n(26)}L${x + n(140)} ${y + n(12)}H${x - n(140)}z`,
      )
      .rect(paint('#3f6f8f'), x - n(80), y + n(44), n(150), n(9))
      .stroke(
        paint('#efe6d2'),
        4 * size,
        `M${x - n(70)} ${y + n(10)}v${n(36)}M${x - n(10)} ${y + n(10)}v${n(36)}M${x + n(60)} ${y + n(10)}v${n(36)}`,
      );
  }
  drawWalkers(pen, tones, [
    [-70, -20],
    [-40, -50],
    [120, 26],
    [150, 24],
  ]);
}

/** Houses with painted window bands in a valley of pines, and a golden Buddha on the ridge above. */
export function drawBuddhaValley({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const gold = withBuilding(tones, '#e3b04a', '#b5822f');
  pen
    .fill(fade(haze, 0.45)(leafShade), 'M-720 330Q-560 420-420 360T-160 260T60 300T300 380T520 330T720 390V60H-720z')
    .fill(fade(haze, 0.12)(leafShade), 'M-720 200Q-500 280-320 270T-60 300Q60 320 160 270T420 180T720 240V40H-720z')
    .fill(
      fade(haze, 0.1)(leaf),
      traceFirs(random, [-720, 700], 50, (x) => 150 + 40 * Math.cos(x / 210)),
    )
    .rect(tones.lit, -90, 296, 180, 26)
    .rect(gold.shade, -70, 322, 140, 14)
    .fill(gold.wall, 'M-72 336Q-80 366-40 372L-50 400Q-48 436-18 440H18Q48 436 50 400L40 372Q80 366 72 336z')
    .fill(gold.shade, 'M10 440H18Q48 436 50 400L40 372Q80 366 72 336H20Q40 380 10 440z')
    .fill(gold.lit, 'M-48 350Q0 372 48 350Q0 342-48 350z')
    .ellipse(gold.wall, 0, 464, 23, 28)
    .circle(gold.shade, 0, 490, 12)
    .fill(tones.ground, 'M-720 110Q-300 150 60 120T720 120V-230H-720z')
    .fill(
      leaf,
      traceFirs(random, [-700, 700], 56, () => 100),
    );
  const house = (x: number, y: number, size: number, roof: string) => {
    const n = (value: number) => Math.round(value * size);
    pen
      .polygon(paint('#f4efe2'), [x - n(76), y], [x - n(68), y + n(120)], [x + n(68), y + n(120)], [x + n(76), y])
      .polygon(paint('#cfc8bf'), [x + n(30), y], [x + n(30), y + n(120)], [x + n(68), y + n(120)], [x + n(76), y])
      .rect(paint('#8f4a34'), x - n(64), y + n(68), n(128), n(46))
      .dashes(tones.window, n(30), [n(14), n(8)], `M${x - n(58)} ${y + n(88)}h${n(118)}`)
      .dashes(paint('#e3b04a'), n(7), [n(8), n(7)], `M${x - n(64)} ${y + n(112)}h${n(128)}`)
      .rect(paint('#8f4a34'), x - n(44), y + n(18), n(28), n(36))
      .rect(paint('#8f4a34'), x + n(16), y + n(18), n(28), n(36))
      .rect(tones.window, x - n(38), y + n(22), n(16), n(26))
      .rect(tones.window, x + n(22), y + n(22), n(16), n(26))
      .polygon(paint('#6f5240'), [x - n(60), y + n(120)], [x, y + n(138)], [x + n(60), y + n(120)])
      .polygon(
        paint(roof),
        [x - n(104), y + n(126)],
        [x, y + n(168)],
        [x + n(104), y + n(126)],
        [x + n(96), y + n(118)],
        [x, y + n(150)],
        [x - n(96), y + n(118)],
      );
  };
  const [red, green] = ['#a8503f', '#5f8a6a'];
  for (const [index, x] of [-600, -450, -300, -150, 0, 150, 300, 450, 600].entries())
    house(x, index % 2 ? 60 : 40, 0.66, index % 3 ? red : green);
  pen.fill(
    leafShade,
    traceFirs(random, [-700, 700], 44, () => 16),
  );
  for (const [index, x] of [-520, -310, -105, 105, 310, 520].entries())
    house(x, index % 2 ? -70 : -90, 1, index % 3 === 1 ? green : red);
  pen
    .fill(leaf, 'M-720-90Q-300-70 100-100T720-80V-230H-720z')
    .fill(
      mixColors(tones.water, paint('#6fa8b0'), 0.4),
      'M-720-150Q-300-120 60-160T720-140V-190Q300-180 0-210T-720-190z',
    );
}
