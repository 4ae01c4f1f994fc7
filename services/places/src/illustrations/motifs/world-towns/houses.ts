import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawPalm, drawWalkers, fade } from '../wonders/parts.js';

/** Small houses in lime, pink and blue along a steep cobbled street below a hill. */
export function drawColorSlope({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf } = tones;
  const hill = fade(haze, 0.3)(mixColors(leaf, paint('#a89a6a'), 0.5));
  pen
    .fill(hill, 'M-720 0Q-420 160-200 330Q-60 440 60 430Q220 420 330 330Q520 220 720 190V0z')
    .fill(mixColors(hill, paint('#5f6a58'), 0.3), 'M60 430Q220 420 330 330Q520 220 720 190V0H300Q260 240 60 430z')
    .polygon(paint('#a89f94'), [-720, -200], [-720, -230], [720, -230], [720, 150], [300, 60]);
  const colors = ['#7fc24a', '#e8709a', '#3f9fd0', '#f2b23a', '#9a6fc4', '#e86a4a', '#4fc0a8'];
  for (const [index, x] of [-560, -420, -280, -140, 0, 140, 280, 420, 560].entries()) {
    const y = Math.round(-130 + (x + 560) * 0.22);
    const wall = withBuilding(tones, colors[index % 7]!, '#f4f0e6');
    const high = 130 + (index % 2) * 26;
    drawBlock(pen, wall, { x: x - 70, y, width: 138, height: high }, 0.12);
    pen
      .rect(paint('#f6f2ea'), x - 74, y + high - 8, 146, 12)
      .rect(paint('#f6f2ea'), x - 40, y + high, 76, 20)
      .rect(paint('#f6f2ea'), x - 20, y - 4, 40, 84)
      .rect(paint('#6a4a3a'), x - 14, y, 28, 74)
      .rect(paint('#f6f2ea'), x - 60, y + 34, 34, 54)
      .rect(tones.window, x - 56, y + 38, 26, 46)
      .rect(paint('#f6f2ea'), x + 26, y + 34, 34, 54)
      .rect(tones.window, x + 30, y + 38, 26, 46)
      .polygon(paint('#c9bfb2'), [x - 34, y - 22], [x - 34, y], [x + 34, y], [x + 34, y - 14]);
  }
  const green = withBuilding(tones, '#f1ece0', '#5f9f7a');
  drawBlock(pen, green, { x: 300, y: 170, width: 46, height: 200 }, 0.3);
  pen.dome(green.roof, 323, 370, 24, 26).rect(green.roof, 294, 300, 58, 9);
  drawWalkers(pen, tones, [
    [-200, -150],
    [120, -90],
    [150, -86],
    [420, -30],
  ]);
}

/** A blue house with a tower and rooms like a ship's on a steep garden slope. */
export function drawShipHouse({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const blue = withBuilding(tones, '#3f7fb5', '#8a4a3a');
  const ocher = withBuilding(tones, '#e3a83f', '#8a4a3a');
  pen
    .fill(fade(haze, 0.4)(paint('#a8a0a0')), 'M-720 0L-500 280-360 190-160 380 40 220 240 330 460 180 720 300V0z')
    .fill(leafShade, 'M-720 10Q-500-20-300-10T-60 60T380 240L720 300V-230H-720z')
    .rounds(leaf, 70, 'M-640-110h120M-460-80h100M300 120h120M480 200h140M440 40h140M560-60h120M-560-180h140');
  drawBlock(pen, blue, { x: -330, y: -90, width: 250, height: 130 }, 0.16);
  pen.polygon(blue.roof, [-344, 40], [-300, 78], [-110, 78], [-66, 40]);
  for (const x of [-300, -230, -160]) pen.circle(paint('#f1ece0'), x, -16, 22).circle(tones.window, x, -16, 16);
  drawBlock(pen, ocher, { x: -90, y: -20, width: 190, height: 150 }, 0.2);
  pen
    .polygon(ocher.roof, [-104, 130], [-60, 166], [70, 166], [114, 130])
    .rect(tones.window, -66, 40, 130, 50)
    .rect(paint('#f1ece0'), -6, 40, 8, 50);
  drawBlock(pen, blue, { x: 80, y: 70, width: 220, height: 130 }, 0.2);
  pen
    .polygon(blue.roof, [66, 200], [110, 240], [270, 240], [314, 200])
    .dashes(tones.window, 44, [30, 20], 'M104 140H290');
  drawBlock(pen, blue, { x: 150, y: 240, width: 90, height: 80 }, 0.3);
  pen.polygon(blue.roof, [138, 320], [195, 370], [252, 320]).rect(tones.window, 166, 262, 54, 34);
  pen
    .stroke(paint('#d9c7a8'), 14, 'M-420-180Q-300-140-200-130T20-60T180 40T330 70')
    .stroke(paint('#a8603a'), 4, 'M-420-160Q-300-120-200-110T20-40T180 60T330 90');
  drawWalkers(pen, tones, [
    [-260, -134],
    [60, -44],
  ]);
}

/** A narrow house of stacked floors in bright colors on a hill over a bay with ships. */
export function drawStackedBayHouse({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  pen
    .rect(mixColors(tones.water, haze, 0.2), -720, -60, 1440, 260)
    .fill(fade(haze, 0.4)(leafShade), 'M-720 200Q-560 250-400 230L-260 200z')
    .rounds(tones.waterLight, 4, 'M-560 150h140M-300 110h160M-620 80h160M-380 40h140');
  for (const [x, y, color] of [
    [-520, 120, '#b5442f'],
    [-330, 150, '#3f5f7a'],
    [-240, 70, '#4a5058'],
  ] as const)
    pen.fill(paint(color), `M${x - 60} ${y + 16}h124l-18-22h-88z`).rect(paint('#f1ece0'), x + 10, y + 16, 32, 20);
  const hues = ['#e07a5a', '#5fa5b5', '#f0d48a', '#d99ab0', '#7fb58a', '#e8e0d0'];
  pen
    .fill(leafShade, 'M-720-60Q-400-30-200 40T220 120T720 240V-230H-720z')
    .rounds(leaf, 50, 'M-660-90h90M240 60h80M560 160h100M-540-190h100M620 20h90');
  let index = 0;
  for (const [x, y] of [
    [-600, -120],
    [-500, -90],
    [-400, -130],
    [-300, -60],
    [-220, -140],
    [340, 60],
    [430, 120],
    [520, 60],
    [610, 150],
    [330, -60],
    [440, -40],
    [560, -70],
  ] as const) {
    const wall = withBuilding(tones, hues[index++ % 6]!, '#8f6a5a');
    drawBlock(pen, wall, { x: x - 40, y, width: 80, height: 70 }, 0.2);
    pen
      .polygon(wall.roof, [x - 46, y + 70], [x, y + 98], [x + 46, y + 70])
      .dashes(tones.window, 20, [14, 12], `M${x - 28} ${y + 40}h60`);
  }
  for (const [x, y, w, h, color] of [
    [60, -80, 250, 90, '#e8b04a'],
    [70, 10, 220, 80, '#d9604a'],
    [50, 90, 210, 80, '#4f9fb0'],
    [80, 170, 170, 74, '#e8d9b0'],
    [60, 244, 120, 66, '#d98a9a'],
  ] as const) {
    const wall = withBuilding(tones, color, '#7a4a3a');
    drawBlock(pen, wall, { x: x - w / 2, y, width: w, height: h }, 0.2);
    pen
      .rect(paint('#f6f1e6'), x - w / 2 - 6, y + h - 5, w + 12, 8)
      .dashes(tones.window, h * 0.44, [28, 16], `M${x - w / 2 + 16} ${y + h * 0.5}h${w - 34}`);
  }
  pen.polygon(paint('#7a4a3a'), [-8, 310], [60, 356], [128, 310]).rect(paint('#8a6a4c'), -90, -80, 10, 50);
  drawWalkers(pen, tones, [
    [-60, -120],
    [150, -110],
  ]);
}

/** A ring of tiny cottages with verandas round a green with children at play. */
export function drawCottageRing({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafLight, leafShade } = tones;
  pen
    .fill(fade(haze, 0.35)(paint('#7f8fa0')), 'M-720 0Q-460 180-240 290Q-120 330 0 300Q260 200 720 120V0z')
    .rounds(fade(haze, 0.14)(leafShade), 80, 'M-660 110h160M-380 130h140M-100 130h160M220 130h140M480 120h180')
    .rect(paint('#b9b2a6'), -720, -230, 1440, 240);
  const walls = ['#f1e9d8', '#d9b58a', '#b9c9c4', '#e8d4b0', '#c98f7a', '#dfe3dc'];
  for (const [index, [x, y, s]] of (
    [
      [-500, -20, 1.2],
      [-330, 16, 1],
      [-170, 34, 0.9],
      [0, 40, 0.86],
      [170, 34, 0.9],
      [330, 16, 1],
      [500, -20, 1.2],
    ] as const
  ).entries()) {
    const n = (value: number) => Math.round(value * s);
    const wall = withBuilding(tones, walls[index % 6]!, index % 2 ? '#8f5040' : '#6f7a80');
    drawBlock(pen, wall, { x: x - n(70), y, width: n(140), height: n(76) }, 0.16);
    pen
      .polygon(
        wall.roof,
        [x - n(82), y + n(76)],
        [x - n(40), y + n(130)],
        [x + n(40), y + n(130)],
        [x + n(82), y + n(76)],
      )
      .rect(paint('#a8654e'), x + n(30), y + n(110), n(20), n(50))
      .polygon(
        wall.roofShade,
        [x - n(84), y + n(54)],
        [x - n(74), y + n(72)],
        [x + n(74), y + n(72)],
        [x + n(84), y + n(54)],
      )
      .dashes(paint('#f6f1e6'), n(54), [5, n(34)], `M${x - n(76)} ${y + n(27)}h${n(154)}`)
      .rect(tones.window, x - n(50), y + n(14), n(28), n(32))
      .rect(tones.window, x + n(24), y + n(14), n(28), n(32))
      .rect(paint('#5a4038'), x - n(10), y, n(22), n(46));
  }
  pen
    .ellipse(paint('#d9d2c4'), 0, -120, 470, 112)
    .ellipse(leaf, 0, -112, 440, 100)
    .ellipse(leafLight, -40, -96, 330, 66, 0.6)
    .stroke(paint('#8a3f34'), 5, 'M150-90l30 80 30-80M90-90l30 80M120-10h110')
    .stroke(paint('#5a5048'), 3, 'M150-10v-60M176-10v-54');
  pen
    .rect(paint('#6b4b3a'), -206, -110, 14, 90)
    .circle(leafShade, -180, 10, 60)
    .circle(leaf, -210, 20, 56)
    .circle(leafLight, -226, 44, 20);
  drawWalkers(pen, tones, [
    [-60, -140],
    [-20, -150],
    [150, -70],
    [60, -110],
  ]);
}

/** A white colonial front with a Baroque stone doorway and long wooden balconies. */
export function drawBalconyPalace({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const white = withBuilding(tones, '#f6f1e4', '#b5603f');
  const wood = paint('#6f4630');
  drawBlock(pen, white, { x: -330, y: 0, width: 660, height: 250 }, 0.06);
  pen
    .fill(white.roof, 'M-346 250L-316 296H316L346 250z')
    .fill(white.roofShade, 'M200 250L190 296H316L346 250z')
    .dashes(white.roofShade, 30, [3, 13], 'M-320 272H320');
  for (const [from, to] of [
    [-310, -80],
    [80, 310],
  ] as const) {
    for (let x = from + 30; x < to; x += 68)
      pen.rect(paint('#3f6f5a'), x - 18, 146, 36, 72).rect(tones.window, x - 10, 146, 20, 66);
    pen
      .rect(wood, from, 128, to - from, 12)
      .dashes(wood, 34, [4, 9], `M${from} 156H${to}`)
      .rect(wood, from, 170, to - from, 6)
      .dashes(wood, 70, [6, 70], `M${from} 208H${to + 4}`)
      .polygon(white.roof, [from - 12, 232], [from + 6, 254], [to - 6, 254], [to + 12, 232])
      .dashes(wood, 16, [10, 30], `M${from + 6} 120H${to}`);
    for (let x = from + 40; x < to; x += 80)
      pen.rect(wood, x - 20, 22, 44, 70).dashes(white.lit, 66, [3, 8], `M${x - 18} 57h40`);
  }
  const stone = withBuilding(tones, '#cbb894', '#a8936c');
  pen
    .rect(stone.wall, -70, 0, 140, 150)
    .rect(stone.shade, -46, 0, 92, 110)
    .rect(paint('#5a3a28'), -36, 0, 72, 100)
    .rounds(
      paint('#c9a24a'),
      5,
      'M-26 20h0M-10 20h0M10 20h0M26 20h0M-26 50h0M-10 50h0M10 50h0M26 50h0M-26 80h0M26 80h0',
    )
    .rect(stone.lit, -70, 0, 18, 120)
    .rect(stone.lit, 52, 0, 18, 120)
    .rect(stone.lit, -82, 118, 164, 14)
    .fill(stone.wall, 'M-66 150Q-60 200-30 196Q-26 232 0 240Q26 232 30 196Q60 200 66 150z')
    .circle(stone.lit, 0, 186, 22)
    .circle(paint('#8f3f33'), 0, 186, 14)
    .rect(stone.lit, -2, 238, 4, 26)
    .rect(stone.lit, -10, 252, 20, 4);
  drawPalm(pen, tones, -372, 0, 2.2, 0.06);
  drawPalm(pen, tones, 372, 0, 2.3, -0.06);
}

/** A narrow front with a carriage gate and a case hung over it, where a queue waits in the lamplight. */
export function drawJazzDoor({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const walls = ['#b58a6a', '#8f9a8a', '#a8705c'] as const;
  for (const [index, [x, w, h]] of (
    [
      [-300, 240, 330],
      [0, 340, 360],
      [310, 260, 320],
    ] as const
  ).entries()) {
    const wall = withBuilding(tones, walls[index]!, '#5a4a44');
    drawBlock(pen, wall, { x: x - w / 2, y: 0, width: w, height: h }, 0.1);
    pen.rect(wall.lit, x - w / 2 - 4, h - 8, w + 8, 12);
    for (let at = x - w / 2 + 46; at < x + w / 2 - 20; at += 84)
      pen.rect(paint('#3f5a4c'), at - 24, 210, 52, 90).rect(tones.window, at - 12, 214, 28, 82);
    if (index !== 1)
      pen
        .rect(paint('#2f3034'), x - w / 2, 190, w, 6)
        .dashes(paint('#2f3034'), 32, [3, 9], `M${x - w / 2} 208h${w}`)
        .rect(paint('#2f3034'), x - w / 2, 222, w, 4)
        .rect(paint('#3f4a44'), x - 60, 0, 50, 130)
        .rect(paint('#3f4a44'), x + 20, 0, 50, 130);
  }
  pen
    .rect(paint('#3a2f2c'), -90, 0, 180, 170)
    .rect(paint('#5f4a3e'), -80, 0, 74, 160)
    .rect(paint('#5f4a3e'), 6, 0, 74, 160)
    .stroke(paint('#3a2f2c'), 4, 'M-74 8l62 144M-12 8l-62 144M12 8l62 144M74 8l-62 144')
    .fill(tones.window, 'M-4 0h8v160h-8z');
  const brass = paint('#d9a52a');
  pen
    .fill(paint('#6f4a34'), 'M-70 204q-14-10 0-26h50q20 0 40-6h50q18 14 0 34h-40q-30-6-50 0z')
    .stroke(brass, 6, 'M-60 190H66')
    .fill(brass, 'M60 176l24-12v52l-24-12z')
    .rect(paint('#2f3034'), -130, 120, 6, 50)
    .rounds(tones.isDusk ? tones.window : paint('#f2d9a0'), 20, 'M-127 112v8M127 112v8')
    .rect(paint('#2f3034'), 124, 120, 6, 50);
  for (const x of [-170, 170])
    pen.rounds(tones.leafShade, 30, `M${x} 236h20`).rounds(tones.leaf, 18, `M${x - 4} 244h20`);
  drawWalkers(
    pen,
    tones,
    [
      [-130, -10],
      [-170, -14],
      [-210, -10],
      [-250, -16],
      [-290, -10],
      [40, -20],
      [160, -24],
    ],
    1.5,
  );
}
