import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawPeak } from '../sceneries/parts.js';
import { fade, traceFirs } from '../wonders/parts.js';

/** A little wooden church with a steep shingled roof among firs, and a graveyard of carved posts, under jagged peaks. */
export function drawCarvedGraves({ pen, tones, random }: MotifInput): void {
  const { paint, leafShade, leaf } = tones;
  drawPeak(pen, tones, [-200, 400], 420, { color: '#7d8a9a', air: 0.36, snow: 0.2, base: 100 });
  drawPeak(pen, tones, [230, 440], 460, { color: '#7d8a9a', air: 0.34, snow: 0.24, base: 100 });
  pen
    .fill(
      fade(tones.haze, 0.1)(leafShade),
      traceFirs(random, [-700, 700], 150, () => 90),
    )
    .fill(mixColors(leaf, tones.leafLight, 0.4), 'M-720 110Q-300 130 0 116T720 110V-240H-720z');
  const wood = withBuilding(tones, '#8f6a48', '#5f4a3c');
  drawBlock(pen, wood, { x: -150, y: 90, width: 260, height: 110 }, 0.22);
  pen
    .stroke(wood.shade, 4, 'M-150 112H110M-150 134H110M-150 156H110M-150 178H110')
    .polygon(wood.roof, [-184, 190], [-110, 340], [80, 340], [146, 190])
    .polygon(wood.roofShade, [60, 190], [30, 340], [80, 340], [146, 190])
    .dashes(wood.roofShade, 3, [14, 6], 'M-160 230H120M-146 270H104M-130 310H92')
    .rect(wood.wall, -40, 336, 40, 44)
    .polygon(wood.roof, [-56, 378], [-20, 470], [16, 378])
    .rect(wood.deep, -22, 468, 4, 26)
    .rect(wood.deep, -30, 480, 20, 4)
    .arch(wood.deep, -60, 90, 44, 50)
    .rect(tones.window, 20, 126, 32, 40);
  pen.polygon(wood.roof, [-96, 150], [-38, 190], [20, 150]);
  const graves = ['#a8764f', '#7d5a40', '#c09a6a'];
  for (const [index, [x, y, size]] of (
    [
      [-430, 40, 0.9],
      [-300, 10, 1],
      [-180, -40, 1.2],
      [210, 20, 1],
      [330, -10, 1.1],
      [470, 30, 0.9],
      [90, -60, 1.3],
      [-380, -110, 1.5],
      [260, -130, 1.5],
      [500, -100, 1.4],
      [-560, -30, 1.2],
    ] as const
  ).entries()) {
    const n = (value: number) => Math.round(value * size);
    const color = paint(graves[index % 3]!);
    pen
      .rect(color, x - n(9), y, n(18), n(110))
      .polygon(
        paint('#5f4a3c'),
        [x - n(34), y + n(92)],
        [x, y + n(132)],
        [x + n(34), y + n(92)],
        [x + n(28), y + n(86)],
        [x, y + n(116)],
        [x - n(28), y + n(86)],
      )
      .circle(paint('#e9dcc0'), x, y + n(84), n(8));
    if (index % 2) pen.rect(color, x - n(24), y + n(52), n(48), n(10));
    else
      pen
        .circle(paint(['#c4463c', '#3f6fa5', '#e3b24a'][index % 3]!), x, y + n(52), n(13))
        .circle(paint('#f1e6d0'), x, y + n(52), n(6));
    pen
      .rounds(leafShade, n(20), `M${x - n(20)} ${y + 4}h${n(40)}`)
      .rounds(paint('#d9608a'), n(7), `M${x - n(14)} ${y + n(10)}h1M${x + n(10)} ${y + n(12)}h1`);
  }
}

/** A cloister of pointed arches under steep tiled roofs, around a lawn with a well. */
export function drawWellCloister({ pen, tones }: MotifInput): void {
  const { leafLight, leafShade, paint } = tones;
  const stone = withBuilding(tones, '#d9a88a', '#9a5a44');
  drawBlock(pen, withBuilding(tones, '#efe4cf', '#9a5a44'), { x: -180, y: 150, width: 360, height: 130 }, 0.14);
  pen
    .polygon(stone.roof, [-220, 280], [-150, 410], [150, 410], [220, 280])
    .polygon(stone.roofShade, [130, 280], [110, 410], [150, 410], [220, 280]);
  for (const x of [-110, 0, 110])
    pen.pointedArch(tones.window, x - 16, 180, 32, 56).polygon(stone.wall, [x - 24, 310], [x, 350], [x + 24, 310]);
  pen
    .rect(stone.lit, -3, 408, 6, 70)
    .polygon(stone.roof, [-26, 410], [0, 490], [26, 410])
    .polygon(stone.roof, [-398, 160], [-370, 220], [370, 220], [398, 160])
    .rect(stone.wall, -390, 30, 780, 132)
    .rect(paint('#6a4f44'), -380, 30, 760, 112);
  for (let x = -352; x <= 352; x += 88) {
    pen.pointedArch(stone.lit, x - 38, 30, 76, 54).pointedArch(paint('#5f4a42'), x - 31, 30, 62, 52);
    pen
      .rect(stone.lit, x - 3, 30, 6, 70)
      .circle(stone.lit, x, 112, 11)
      .circle(paint('#5f4a42'), x, 112, 6);
  }
  pen
    .rect(stone.lit, -390, 156, 780, 8)
    .fill(leafShade, 'M-398 36H398V-30H-398z')
    .fill(leafLight, 'M-398 22H398V-30H-398z');
  const well = withBuilding(tones, '#d3bfa4', '#8a7d6c');
  drawBlock(pen, well, { x: -44, y: -10, width: 88, height: 44 }, 0.34);
  pen
    .rect(well.lit, -50, 32, 100, 9)
    .rect(well.deep, -40, 40, 7, 66)
    .rect(well.deep, 33, 40, 7, 66)
    .polygon(well.roof, [-54, 104], [0, 140], [54, 104])
    .rounds(paint('#c9505f'), 12, 'M-250 6h1M-210 0h1M-170 6h1M180 4h1M220 0h1M260 6h1');
}
