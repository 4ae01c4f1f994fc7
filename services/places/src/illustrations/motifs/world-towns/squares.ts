import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock, drawEaves } from '../parts.js';
import { drawPalm, drawWalkers, fade } from '../wonders/parts.js';

/** Draws a row of low old houses. */
function drawOldRow(pen: Pen, tones: Tones, base: number, walls: readonly string[]): void {
  let x = -720;
  for (let index = 0; x < 720; index++) {
    const width = [150, 120, 170][index % 3]!;
    const high = [150, 180, 140][index % 3]!;
    const wall = withBuilding(tones, walls[index % walls.length]!, '#8a5a48');
    drawBlock(pen, wall, { x, y: base, width, height: high }, 0.08);
    pen.rect(wall.lit, x - 2, base + high - 8, width + 4, 12);
    for (let at = x + 30; at < x + width - 10; at += 44)
      pen.rect(wall.window, at - 9, base + high * 0.56, 18, 44).rect(wall.deep, at - 10, base, 20, 54);
    x += width;
  }
}

/** A pair who dance the tango among stalls of antiques, under the trees of a small square. */
export function drawTangoSquare({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  drawOldRow(pen, tones, 40, ['#e3c99a', '#d9a58a', '#c9d2c4', '#f0e3c8']);
  pen
    .rect(paint('#bdb2a2'), -720, -230, 1440, 274)
    .stroke(paint('#a3978a'), 3, 'M-720-20H720M-720-80H720M-720-160H720');
  for (const x of [-420, 420])
    pen
      .rect(paint('#5f4a3e'), x - 9, 20, 18, 180)
      .circle(leafShade, x + 30, 250, 90)
      .circle(leaf, x - 30, 260, 96)
      .circle(leafLight, x - 50, 300, 34);
  for (const [x, y, s, color] of [
    [-360, -40, 1, '#b5442f'],
    [-210, -20, 0.8, '#3f6f8a'],
    [210, -20, 0.8, '#d9a52a'],
    [360, -40, 1, '#4f7f5a'],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .rect(paint('#7a5d44'), x - n(56), y, n(112), n(44))
      .stroke(paint('#5a4636'), 4, `M${x - n(54)} ${y}v${n(110)}M${x + n(54)} ${y}v${n(110)}`)
      .polygon(
        paint(color),
        [x - n(74), y + n(100)],
        [x - n(54), y + n(136)],
        [x + n(54), y + n(136)],
        [x + n(74), y + n(100)],
      )
      .rounds(paint('#c9a24a'), n(16), `M${x - n(34)} ${y + n(54)}v${n(14)}M${x + n(34)} ${y + n(54)}v${n(10)}`)
      .rounds(paint('#8fb5c0'), n(14), `M${x} ${y + n(54)}v${n(18)}`);
  }
  const [suit, dress, skin] = [paint('#2b2a30'), paint('#c4262f'), paint('#8a5f4a')];
  pen
    .ellipse(paint('#8f8478'), 0, -160, 130, 18)
    .fill(suit, 'M-50-160L-30-40-40 40Q-30 80-10 76L14 60 10-30 0-160h-20L-14-50-30-160z')
    .fill(dress, 'M10 60Q40 76 50 40L44 0Q90-60 110-130Q60-150 20-130L24-20z')
    .stroke(skin, 12, 'M70-134L110-176M34-132L20-166')
    .stroke(suit, 14, 'M-10 60Q30 60 56 30')
    .stroke(skin, 11, 'M46 46Q10 90-70 110')
    .circle(skin, -10, 100, 20)
    .circle(skin, 46, 84, 18)
    .fill(suit, 'M-34 106q24 16 48 0l-4 14h-40z')
    .fill(paint('#3a2a26'), 'M46 104q22-4 24-24q10 20-4 30z');
  drawWalkers(pen, tones, [
    [-300, -110],
    [-260, -120],
    [280, -116],
    [320, -110],
  ]);
}

/** A street of shops for kitchens under the giant bust of a cook in a white hat. */
export function drawCookCorner({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const block = withBuilding(tones, '#d9cfc0', '#8f8678');
  for (const [x, w, h, color] of [
    [-420, 260, 260, '#c9bfb2'],
    [380, 300, 300, '#b9b0a6'],
  ] as const) {
    drawBlock(pen, withBuilding(tones, color, color), { x: x - w / 2, y: 0, width: w, height: h }, 0.12);
    for (let y = 110; y < h - 20; y += 54) pen.dashes(tones.window, 30, [24, 20], `M${x - w / 2 + 16} ${y}h${w - 30}`);
  }
  drawBlock(pen, block, { x: -200, y: 0, width: 400, height: 250 }, 0.16);
  for (const y of [130, 190]) pen.dashes(tones.window, 36, [40, 26], `M-180 ${y}H180`);
  pen.rect(block.lit, -208, 244, 416, 12);
  const skin = paint('#e3b894');
  pen
    .fill(paint('#f4f1ea'), 'M-110 256Q-100 330-50 336H50Q100 330 110 256z')
    .fill(paint('#c4332a'), 'M-40 336L0 300 40 336 20 346H-20z')
    .ellipse(skin, 0, 396, 62, 70)
    .fill(paint('#3a2f2c'), 'M-40 374q18-20 40-4q22-16 40 4q-20 8-40 0q-20 8-40 0z')
    .circle(paint('#2f2a2a'), -22, 410, 6)
    .circle(paint('#2f2a2a'), 22, 410, 6)
    .rect(paint('#fbf8f2'), -64, 436, 128, 34)
    .fill(paint('#fbf8f2'), 'M-64 466Q-100 500-70 530Q-50 556 0 546Q50 556 70 530Q100 500 64 466z')
    .fill(paint('#d9d4ca'), 'M20 466Q40 500 30 546Q56 548 70 530Q100 500 64 466z');
  for (const [x, color] of [
    [-480, '#c4453a'],
    [-340, '#3f6fa5'],
    [-120, '#d99a2a'],
    [120, '#4f8a5c'],
    [330, '#3f6fa5'],
    [470, '#c4453a'],
  ] as const)
    pen
      .rect(paint('#4a443e'), x - 60, 0, 120, 74)
      .polygon(paint(color), [x - 70, 70], [x - 60, 100], [x + 60, 100], [x + 70, 70])
      .rounds(paint('#d9dde0'), 16, `M${x - 40} 44h0M${x} 50h0M${x + 40} 44h0`)
      .rounds(paint('#e08a4a'), 14, `M${x - 40} 18h16M${x} 18h16`)
      .rounds(paint('#f1eadb'), 14, `M${x + 38} 18h10`);
  pen
    .rect(paint('#a8a298'), -720, -230, 1440, 232)
    .rect(paint('#c9c2b6'), -720, -30, 1440, 32)
    .dashes(paint('#f1eee6'), 8, [60, 50], 'M-720-130H720');
  drawWalkers(
    pen,
    tones,
    [
      [-300, -20],
      [-260, -24],
      [60, -26],
      [240, -20],
      [-80, -26],
    ],
    1.3,
  );
}

/** An avenue of lanterns between halls with upswept roofs, and a square pagoda at its end, by night lights. */
export function drawLanternAvenue({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const brick = withBuilding(tones, '#b59a78', '#6f6458');
  for (let level = 0; level < 7; level++) {
    const half = 74 - level * 8;
    drawBlock(pen, brick, { x: -half, y: 40 + level * 52, width: 2 * half, height: 46 }, 0.32);
    pen.rect(brick.lit, -half - 8, 84 + level * 52, 2 * half + 16, 9).arch(tones.window, -9, 48 + level * 52, 18, 18);
  }
  pen.polygon(brick.roof, [-30, 404], [0, 446], [30, 404]);
  for (const side of [-1, 1])
    for (const [x, half, y, high] of [
      [210, 80, 20, 120],
      [380, 110, -40, 190],
      [600, 150, -120, 280],
    ] as const) {
      const wood = withBuilding(tones, '#b5483a', '#4a5f5a');
      const at = side * x;
      drawBlock(pen, wood, { x: at - half, y, width: 2 * half, height: high }, 0.16);
      for (let post = -0.8; post <= 0.81; post += 0.4) pen.rect(paint('#8f2f28'), at + post * half - 4, y, 8, high);
      pen.rect(tones.window, at - half * 0.7, y + high * 0.16, half * 1.4, high * 0.5);
      drawEaves(pen, wood, { x: at, y: y + high * 0.94, half: half + 26, height: high * 0.3, ridge: half * 0.7 });
    }
  pen
    .polygon(paint('#b9a890'), [-150, 40], [-720, -190], [-720, -230], [720, -230], [720, -190], [150, 40])
    .polygon(mixColors(paint('#d9a05a'), tones.window, 0.3), [-30, 40], [-150, -230], [150, -230], [30, 40]);
  const glow = tones.isDusk ? tones.window : paint('#e8503a');
  for (const [x, y, s] of [
    [-150, 60, 0.6],
    [150, 60, 0.6],
    [-220, 0, 0.9],
    [220, 0, 0.9],
    [-330, -90, 1.4],
    [330, -90, 1.4],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .rect(paint('#4a3a34'), x - n(4), y, n(8), n(150))
      .rounds(glow, n(40), `M${x} ${y + n(150)}v${n(20)}M${x} ${y + n(90)}v${n(14)}`)
      .rounds(paint('#f2c23a'), n(8), `M${x} ${y + n(134)}v2M${x} ${y + n(74)}v2`);
  }
  drawWalkers(
    pen,
    tones,
    [
      [-60, 0],
      [50, -20],
      [-20, -60],
      [110, -90],
      [-150, -130],
      [20, -150],
    ],
    1.3,
  );
}

/** Cooks with lamps and grills on a sea front in the evening, with dhows behind. */
export function drawGrillFront({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const sea = mixColors(tones.water, paint('#c98a6a'), 0.2);
  pen.rect(sea, -720, -40, 1440, 170).rounds(tones.waterLight, 4, 'M-560 90h140M-240 60h160M120 100h140M380 70h180');
  for (const [x, y, s] of [
    [-380, 60, 1.1],
    [120, 90, 0.8],
    [460, 50, 1],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(paint('#5a4030'), `M${x - n(70)} ${y + n(16)}h${n(150)}q-${n(20)}-${n(30)}-${n(50)}-${n(30)}h-${n(60)}z`)
      .stroke(paint('#5a4030'), 4, `M${x - n(6)} ${y + n(16)}v${n(110)}`)
      .fill(
        paint('#efe4cc'),
        `M${x - n(50)} ${y + n(30)}Q${x + n(40)} ${y + n(60)} ${x + n(40)} ${y + n(150)}Q${x + n(10)} ${y + n(70)} ${x - n(50)} ${y + n(30)}z`,
      );
  }
  pen
    .rect(paint('#d9c7a4'), -720, -40, 1440, 66)
    .dashes(paint('#b9a684'), 30, [60, 14], 'M-720 0H720')
    .rect(paint('#c9b692'), -720, -230, 1440, 200);
  for (const [x, y, s, color] of [
    [-330, -110, 1.3, '#3f6fa5'],
    [-110, -130, 1.4, '#b5442f'],
    [120, -116, 1.3, '#4f8a5c'],
    [340, -128, 1.4, '#d9a52a'],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .rect(paint('#8a6a4c'), x - n(66), y, n(132), n(46))
      .rect(paint('#f1ece0'), x - n(70), y + n(42), n(140), n(10))
      .rounds(paint('#d9603f'), n(12), `M${x - n(56)} ${y + n(60)}h${n(20)}M${x - n(20)} ${y + n(60)}h${n(16)}`)
      .rounds(paint('#e8b04a'), n(12), `M${x + n(10)} ${y + n(60)}h${n(16)}M${x + n(40)} ${y + n(60)}h${n(14)}`)
      .fill(
        paint('#e8e4dc'),
        `M${x - n(6)} ${y + n(70)}q-${n(20)} ${n(50)} ${n(6)} ${n(80)}q${n(14)}-${n(30)} 0-${n(80)}z`,
        0.5,
      )
      .fill(
        paint('#f4f1ea'),
        `M${x + n(26)} ${y + n(50)}l${n(6)} ${n(54)}q${n(10)} ${n(8)} ${n(20)} 0l${n(6)}-${n(54)}z`,
      )
      .circle(paint('#6f4a38'), x + n(42), y + n(118), n(12))
      .rect(paint('#f4f1ea'), x + n(32), y + n(126), n(20), n(18))
      .rect(paint(color), x - n(66), y + n(30), n(132), n(10))
      .circle(tones.isDusk ? tones.window : paint('#f2d9a0'), x - n(40), y + n(96), n(11))
      .stroke(paint('#4a443e'), 3, `M${x - n(40)} ${y + n(52)}v${n(34)}`);
  }
  drawPalm(pen, tones, -500, -60, 3.2, 0.1);
  drawPalm(pen, tones, 520, -60, 3.2, -0.1);
  drawWalkers(pen, tones, [
    [-220, -150],
    [10, -160],
    [230, -150],
    [440, -140],
  ]);
}

/** A pale plaza arch of bronze figures that reach for each other above the sea. */
export function drawReachingFigures({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const sea = mixColors(tones.water, paint('#3fb8c0'), 0.5);
  pen
    .rect(sea, -720, -20, 1440, 120)
    .rounds(mixColors(sea, paint('#ffffff'), 0.5), 4, 'M-560 60h160M-200 40h180M240 64h180');
  pen
    .fill(fade(haze, 0.4)(tones.leafShade), 'M300 98q120 20 260 6l60-6z')
    .fill(paint('#f6f2e8'), 'M-420 70h110l-18-20h-74z')
    .rect(paint('#f6f2e8'), -396, 70, 50, 16);
  pen
    .rect(paint('#f4e6c6'), -720, -60, 1440, 50)
    .rect(paint('#d3c6b2'), -720, -230, 1440, 174)
    .stroke(paint('#b9ab96'), 3, 'M-720-110H720M-720-170H720M-200-60L-360-230M200-60L360-230');
  const [bronze, light] = [paint('#4f5f58'), paint('#7f9086')];
  for (const side of [-1, 1]) {
    const p = (x: number, y: number) => `${Math.round(side * x)} ${y}`;
    pen
      .fill(
        bronze,
        `M${p(190, -60)}Q${p(230, 60)} ${p(210, 170)}Q${p(200, 250)} ${p(150, 320)}Q${p(90, 390)} ${p(10, 420)}L${p(4, 440)}Q${p(100, 430)} ${p(170, 366)}Q${p(180, 400)} ${p(210, 400)}Q${p(244, 390)} ${p(236, 350)}Q${p(270, 300)} ${p(280, 200)}Q${p(300, 60)} ${p(280, -60)}z`,
      )
      .stroke(
        light,
        5,
        `M${p(262, -40)}Q${p(284, 80)} ${p(256, 200)}T${p(214, 320)}M${p(160, 340)}Q${p(100, 400)} ${p(30, 424)}`,
      );
  }
  pen
    .fill(paint('#8fc0c4'), 'M-40 440q40-14 80 0q-10 40-40 60q-30-20-40-60z', 0.7)
    .rect(paint('#b9ab96'), -310, -76, 140, 20)
    .rect(paint('#b9ab96'), 170, -76, 140, 20);
  drawPalm(pen, tones, -480, -70, 3.3, 0.12);
  drawPalm(pen, tones, 480, -70, 3.4, -0.12);
  drawWalkers(pen, tones, [
    [-40, -100],
    [0, -96],
    [60, -120],
  ]);
}
