import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawColumn } from '../parts.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A brick fort of three tiers on a point, under the arch and the red towers of a great bridge. */
export function drawBridgeFort({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const red = paint('#c4503a');
  drawOpenSea(pen, tones, 90);
  pen.fill(
    fade(haze, 0.4)(mixColors(tones.leaf, paint('#b9a066'), 0.5)),
    'M-720 90V190Q-560 240-400 170T-120 100L-60 90z',
  );
  pen
    .rect(red, -330, 60, 26, 480)
    .rect(red, -270, 60, 26, 480)
    .rect(red, -330, 420, 86, 18)
    .rect(red, -330, 520, 86, 20)
    .rect(red, -330, 300, 86, 16)
    .stroke(red, 8, 'M-300 540Q-40 330 360 420T720 560M-300 540Q-480 380-720 300')
    .rect(red, -720, 286, 1440, 22)
    .dashes(mixColors(red, paint('#5a2a20'), 0.4), 14, [4, 22], 'M-720 297H720')
    .stroke(red, 12, 'M40 90Q250 330 460 90')
    .stroke(red, 5, 'M90 140V290M140 190V290M190 226V290M250 242V290M310 226V290M360 190V290M410 140V290');
  const brick = withBuilding(tones, '#a8573f', '#8f4a36');
  drawBlock(pen, brick, { x: 60, y: 20, width: 390, height: 170 }, 0.16);
  for (const y of [40, 92, 144]) {
    let arches = '';
    for (let x = 84; x < 430; x += 42) arches += `M${x} ${y}v16a10 10 0 0 0 20 0v-16z`;
    pen.fill(tones.window, arches).rect(brick.lit, 60, y + 36, 390, 5);
  }
  pen
    .rect(brick.lit, 54, 186, 402, 10)
    .rect(paint('#e6e2d8'), 380, 196, 30, 40)
    .dome(paint('#3f4a50'), 395, 236, 18, 16);
  pen
    .fill(paint('#8a8074'), 'M-40-20Q100 30 260 24T720 30V-60H60z')
    .fill(paint('#6a6258'), 'M-40-20Q40-60 160-60H720V-90H100z')
    .rounds(paint('#f7fbf8'), 8, 'M-60-30q40 20 80-4M40-70q60 16 110 0M220-90q60 14 120 0M420-94q60 14 120 0');
  drawWalkers(pen, tones, [
    [120, 6],
    [160, 10],
    [500, 14],
  ]);
}

/** A half barrel of iron and colored glass behind a long front of columns. */
export function drawBarrelTerminus({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const c = withBuilding(tones, '#ecdfc4', '#a8886a');
  pen
    .fill(c.wall, 'M-250 90V150A250 210 0 0 0 250 150V90z')
    .fill(mixColors(paint('#7fa5b5'), tones.haze, 0.1), 'M-210 90V150A210 172 0 0 0 210 150V90z')
    .stroke(c.lit, 5, 'M-150 90V266M-75 90V312M0 90V322M75 90V312M150 90V266M-206 180H206M-180 240H180')
    .fill(paint('#d9a23a'), 'M-75 180h75v60h-75zM0 180h75v60h-75z', 0.7)
    .fill(paint('#b5523f'), 'M-150 180h75v60h-75zM75 180h75v60h-75z', 0.6)
    .circle(c.lit, 0, 150, 34)
    .circle(paint('#2f3a44'), 0, 150, 27)
    .stroke(c.lit, 4, 'M0 150v18M0 150h12');
  drawBlock(pen, c, { x: -360, y: 0, width: 720, height: 96 }, 0.06);
  pen.rect(c.deep, -330, 0, 660, 80).rect(c.lit, -370, 90, 740, 12).dashes(c.lit, 22, [8, 10], 'M-364 112H364');
  for (let x = -320; x <= 320; x += 64) drawColumn(pen, c, x, 0, 22, 84);
  for (const x of [-350, 350]) drawBlock(pen, c, { x: x - 32, y: 0, width: 64, height: 130 }, 0.3);
  for (const [x, color] of [
    [-240, '#3f86c4'],
    [220, '#3f9a5c'],
  ] as const)
    pen
      .fill(paint(color), `M${x - 50} -14h96v40h-40l-10 26h-46z`)
      .rounds(paint('#2b2a2e'), 20, `M${x - 30}-16h0M${x + 30}-16h0`)
      .rect(paint('#e8c24a'), x - 46, 46, 60, 6);
}

/** A bell tower and a bridge of arches over a canal with gondolas, before a tall hotel. */
export function drawCopiedVenice({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const tower = withBuilding(tones, '#dccbb0', '#b59a7a');
  for (const [x, w, h] of [
    [-330, 300, 420],
    [330, 260, 360],
  ] as const) {
    drawBlock(pen, tower, { x: x - w / 2, y: 30, width: w, height: h }, 0.16);
    for (let y = 60; y < h + 10; y += 26) pen.dashes(tones.window, 14, [16, 8], `M${x - w / 2 + 10} ${y}h${w - 20}`);
    pen.rect(paint('#e3b24a'), x - w / 2 - 6, h + 24, w + 12, 10);
  }
  const brick = withBuilding(tones, '#b5674c', '#5f8f80');
  drawBlock(pen, brick, { x: -46, y: 30, width: 92, height: 330 }, 0.3);
  drawBlock(pen, withBuilding(tones, '#efe6d2', '#5f8f80'), { x: -52, y: 360, width: 104, height: 60 }, 0.3);
  pen
    .dashes(tones.window, 36, [14, 12], 'M-40 388H44')
    .polygon(brick.roof, [-56, 420], [0, 530], [56, 420])
    .polygon(brick.roofShade, [8, 420], [0, 530], [56, 420])
    .circle(paint('#e3b24a'), 0, 536, 8);
  const white = withBuilding(tones, '#f3ebdc', '#d9a08a');
  drawBlock(pen, white, { x: 90, y: 30, width: 250, height: 150 }, 0.1);
  pen
    .fill(white.roof, 'M90 110H340V180H90z')
    .dashes(white.lit, 8, [14, 14], 'M94 128H340M108 150H340M94 170H340')
    .dashes(tones.window, 34, [18, 14], 'M100 88H330')
    .dashes(white.lit, 22, [10, 10], 'M90 192H340')
    .dashes(white.deep, 44, [22, 12], 'M100 52H334');
  pen
    .fill(white.wall, 'M-400 30V60Q-220 130-60 60V30H-110a110 60 0 0 1-220 0z')
    .rect(white.lit, -300, 92, 140, 60)
    .dashes(white.deep, 40, [20, 14], 'M-292 118H-166')
    .polygon(white.roof, [-310, 150], [-230, 186], [-150, 150]);
  const water = mixColors(tones.water, paint('#3fb0a8'), 0.5);
  pen
    .rect(paint('#d3c4a8'), -720, 14, 1440, 20)
    .rect(water, -720, -230, 1440, 246)
    .rounds(mixColors(water, paint('#ffffff'), 0.4), 4, 'M-560-50h160M-120-80h200M260-50h180M-380-170h200M180-180h200');
  for (const [x, y, s] of [
    [-170, -70, 1.1],
    [210, -140, 1.4],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(
        paint('#25262b'),
        `M${x - n(130)} ${y + n(44)}Q${x - n(110)} ${y} ${x} ${y}T${x + n(120)} ${y + n(36)}Q${x} ${y + n(14)} ${x - n(110)} ${y + n(26)}l-${n(6)} ${n(30)}z`,
      )
      .stroke(paint('#8a6a4c'), 4, `M${x + n(40)} ${y + n(80)}L${x + n(90)} ${y - n(30)}`);
    drawWalkers(
      pen,
      tones,
      [
        [x + n(50), y + n(16)],
        [x - n(30), y + n(8)],
        [x - n(56), y + n(8)],
      ],
      s,
    );
  }
}
