import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawFigures, drawSheet, drawTree, drawWoods } from '../asian/parts.js';
import { drawDome, drawWindows } from '../buildings/parts.js';
import { drawBattlement, drawBlock, drawOnion } from '../parts.js';

/** Steps of a river at dusk: priests with lamps under arches of lights, a white seated figure on the water. */
export function drawLampSteps({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  pen
    .fill(tones.far, 'M-720 260Q-420 420-140 320T340 380T720 280V60H-720z')
    .fill(tones.leafShade, 'M-720 170Q-420 290-100 200T420 250T720 190V40H-720z');
  for (const [x, half, high, color] of [
    [-580, 120, 150, '#e3a25c'],
    [-350, 100, 190, '#efe0c0'],
    [380, 110, 170, '#d98a5a'],
    [600, 110, 200, '#efdcb4'],
  ] as const) {
    const house = withBuilding(tones, color, '#b5654a');
    drawBlock(pen, house, { x: x - half, y: 40, width: 2 * half, height: high }, 0.2);
    drawWindows(pen, house.window, [x, 50, 2 * half - 14, high - 16], [5, 3, 17, 28], true);
    pen.rect(house.lit, x - half - 4, high + 34, 2 * half + 8, 9);
  }
  pen
    .rect(paint('#c97a4a'), -230, 40, 20, 200)
    .rect(paint('#c97a4a'), 210, 40, 20, 200)
    .fill(paint('#d98a4f'), 'M-244 240h488v26H-244z')
    .fill(paint('#e3b04c'), 'M-120 266q120 90 240 0z');
  for (let step = 0; step < 5; step++)
    pen.rect(paint(step % 2 ? '#d8c3a0' : '#c2ab86'), -720, 30 - step * 22, 1440, 26);
  drawSheet(pen, tones, -66);
  pen
    .ellipse(paint('#c9b79a'), 0, -96, 120, 20)
    .fill(paint('#f4f1e8'), 'M-90-90h180q-10 44-60 50q10 70-6 90h-48q-16-20-6-90q-50-6-60-50z')
    .circle(paint('#f4f1e8'), 0, 78, 30)
    .rounds(paint('#8f8a80'), 13, 'M-20 104h40')
    .stroke(paint('#d9b04c'), 5, 'M-60-40V120M-74 110q14 30 28 0');
  for (const x of [-470, -330, -230, 230, 330, 470])
    pen
      .rounds(paint('#e0823c'), 18, `M${x} 16v26`)
      .circle(paint('#8a5f48'), x, 62, 9)
      .stroke(paint('#e0823c'), 7, `M${x} 40l26 26`)
      .rounds(tones.isDusk ? '#ffd27a' : paint('#f3c24a'), 13, `M${x + 28} 72v8M${x + 20} 66h0M${x + 36} 66h0`);
  for (const [x, y] of [
    [-400, -120],
    [-200, -170],
    [220, -130],
    [400, -180],
    [-540, -190],
    [560, -150],
  ] as const)
    pen.ellipse(paint('#7d9a5c'), x, y, 24, 6).circle(paint('#f3c24a'), x, y + 8, 7);
}

/** Piles of wood and pyres on river steps below dark temples. */
export function drawPyreSteps({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const dark = withBuilding(tones, '#a87f68', '#8a5a44');
  for (const [x, half, high] of [
    [-600, 110, 280],
    [-400, 80, 220],
    [430, 110, 250],
    [630, 90, 310],
  ] as const) {
    drawBlock(pen, dark, { x: x - half, y: 40, width: 2 * half, height: high }, 0.24);
    drawWindows(pen, dark.window, [x, 60, 2 * half - 14, high - 40], [4, 4, 19, 30], true);
    drawBattlement(pen, dark.wall, x - half, 40 + high, 2 * half, 9);
  }
  for (const [x, half, high] of [
    [-230, 66, 300],
    [-70, 50, 230],
    [210, 74, 340],
  ] as const)
    pen
      .fill(
        dark.roof,
        `M${x - half} 60q-4 ${Math.round(high * 0.6)} ${half} ${high}q${half + 4}-${Math.round(high * 0.4)} ${half}-${high}z`,
      )
      .fill(
        dark.roofShade,
        `M${x + half * 0.3} 60q0 ${Math.round(high * 0.6)}-${half * 0.3} ${high}q${half + 4}-${Math.round(high * 0.4)} ${half}-${high}z`,
      )
      .rect(dark.deep, x - 17, 60, 34, 50);
  for (let step = 0; step < 6; step++)
    pen.rect(paint(step % 2 ? '#b39a7c' : '#9a8266'), -720, 40 - step * 28, 1440, 32);
  for (const [x, y] of [
    [-420, 30],
    [-150, -20],
    [120, 20],
    [390, -30],
  ] as const) {
    pen
      .rounds(paint('#6b4a36'), 17, `M${x - 60} ${y}h120M${x - 50} ${y + 17}h100M${x - 40} ${y + 34}h80`)
      .fill(paint('#e0823c'), `M${x - 44} ${y + 40}q10 60 30 50q-4 50 22 70q-4-40 20-56q20 10 20-64z`)
      .fill(paint('#f6d27a'), `M${x - 18} ${y + 40}q6 40 18 44q14-10 18-44z`)
      .fill(tones.haze, `M${x} ${y + 120}q-40 70 6 130t-16 160q90-70 40-170t10-120z`, 0.5);
  }
  for (const x of [-640, 560])
    for (let row = 0; row < 5; row++)
      pen.rounds(
        paint(row % 2 ? '#8a6444' : '#7a5638'),
        20,
        `M${x - 60 + row * 10} ${-60 + row * 20}h${120 - row * 20}`,
      );
  drawSheet(pen, tones, -124);
  for (const [x, color] of [
    [-420, '#8a5a3c'],
    [60, '#6d7a5c'],
    [430, '#7a5044'],
  ] as const)
    pen
      .fill(paint(color), `M${x - 110} -150q20-40 50-44h130q30 6 50 44z`)
      .rounds(paint('#8a6444'), 16, `M${x - 40} -144h90`);
  drawFigures(
    pen,
    tones,
    [
      [-280, 0],
      [0, -40],
      [260, -20],
      [520, -60],
    ],
    1.2,
  );
}

/** A square garden of paths and flower beds before a river and a far white tomb. */
export function drawRiverTombGarden({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f4f1ea', '#efeae0');
  const { paint } = tones;
  drawBlock(pen, white, { x: -250, y: 130, width: 500, height: 24 }, 0.2);
  for (const x of [-226, 226]) pen.rect(white.wall, x - 8, 154, 16, 170).dome(white.lit, x, 324, 11, 15);
  drawBlock(pen, white, { x: -110, y: 154, width: 220, height: 100 }, 0.24);
  for (const x of [-76, 76]) drawDome(pen, white, x, 254, 28, 34);
  drawOnion(pen, white.roof, white.roofShade, 0, 262, 74, 136);
  pen.rect(paint('#d9b04c'), -1, 396, 3, 22).pointedArch(white.shade, -32, 154, 64, 46);
  for (const x of [-72, 72])
    pen.pointedArch(white.shade, x - 12, 160, 24, 20).pointedArch(white.shade, x - 12, 204, 24, 20);
  pen.rounds(tones.leafShade, 40, 'M-720 130h420M300 130h420');
  pen
    .rect(tones.water, -720, 40, 1440, 84)
    .rounds(tones.waterLight, 4, 'M-420 90h150M-60 80h130M240 96h180', 0.6)
    .rect(paint('#b5654a'), -720, 20, 1440, 28);
  pen
    .rect(tones.leafLight, -720, -240, 1440, 264)
    .polygon(paint('#d8c09a'), [-24, 24], [-110, -240], [110, -240], [24, 24])
    .polygon(tones.water, [-8, 24], [-40, -240], [40, -240], [8, 24])
    .polygon(paint('#d8c09a'), [-720, -60], [720, -60], [720, -96], [-720, -96]);
  for (const side of [-1, 1])
    for (const [x, y, size] of [
      [120, 0, 0.5],
      [190, -40, 0.7],
      [330, -140, 1],
      [530, -30, 0.8],
      [520, -180, 1.1],
    ] as const) {
      pen.rounds(paint(size > 0.9 ? '#d9503f' : '#e3a23c'), 24 * size, `M${side * x - 50 * size} ${y}h${100 * size}`);
      drawTree(pen, tones, side * (x + 90 * size), y, 40 * size);
    }
}

/** Ropes of marigolds and baskets of petals on steps under a bridge of steel. */
export function drawMarigoldMarket({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const steel = paint('#8f989c');
  pen
    .stroke(steel, 13, 'M-720 360L-420 560L-120 380L180 380L440 560L720 400')
    .stroke(
      steel,
      6,
      'M-600 350L-560 460M-500 350L-490 500M-420 350V560M-340 350L-350 510M-260 350L-270 470M-180 350L-190 420M260 350L270 430M350 350L345 490M440 350V560M530 350L535 500M620 350L610 450M-600 350L-490 500M-500 350L-420 560L-340 350L-270 470M620 350L535 500L440 560L350 350',
    )
    .rect(steel, -720, 326, 1440, 30);
  drawWoods(pen, tones, 190);
  drawSheet(pen, tones, 200);
  pen.rect(paint('#b5a48a'), -720, -240, 1440, 390);
  for (let step = 0; step < 3; step++) pen.rect(paint('#9a8a70'), -720, 110 - step * 46, 1440, 9);
  pen
    .stroke(paint('#6b503a'), 11, 'M-620-40V240M-230-40V240M240-40V240M630-40V240')
    .polygon(paint('#3f6f9a'), [-660, 230], [-600, 280], [-250, 280], [-200, 230])
    .polygon(paint('#b5523f'), [210, 230], [260, 280], [610, 280], [670, 230]);
  for (const x of [-590, -550, -510, -340, -300, -260, 280, 320, 360, 520, 560, 600])
    pen
      .rounds(paint(x % 60 ? '#f0a92c' : '#e0762a'), 22, `M${x} 40V220`)
      .rounds(paint('#f6d25a'), 9, `M${x} 70h0M${x} 120h0M${x} 170h0M${x} 210h0`);
  for (const [x, y, r, color] of [
    [-420, -30, 80, '#f0a92c'],
    [-120, -40, 90, '#c9332f'],
    [150, -60, 80, '#f3e9d6'],
    [430, -30, 86, '#e0762a'],
    [-300, -150, 110, '#d9508a'],
    [20, -170, 110, '#f0a92c'],
    [320, -160, 110, '#7a4a9a'],
    [590, -150, 100, '#f6d25a'],
    [-590, -150, 100, '#e0762a'],
  ] as const)
    pen
      .ellipse(paint('#8a6444'), x, y - 12, r, r * 0.3)
      .ellipse(paint(color), x, y + 6, r * 0.9, r * 0.34)
      .rounds(
        paint('#fbe9b8'),
        8,
        `M${x - r * 0.4} ${y + 12}h0M${x + r * 0.2} ${y + 20}h0M${x + r * 0.5} ${y + 2}h0`,
        0.7,
      );
  drawFigures(
    pen,
    tones,
    [
      [-30, 60],
      [60, 40],
      [-180, 70],
      [180, 60],
    ],
    1.9,
  );
}
