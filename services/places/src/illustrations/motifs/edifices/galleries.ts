import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawHipRoof, drawWindows } from '../buildings/parts.js';
import { mixGlass } from '../museums/boxes.js';
import { drawBlock, drawColumn } from '../parts.js';

/** A museum of pink plaster with a great arch between two figures, and a garden of papyrus and sphinxes. */
export function drawPinkMuseum({ pen, tones }: MotifInput): void {
  const pink = withBuilding(tones, '#d9806a', '#b5604f');
  const white = withBuilding(tones, '#f3e8d6', '#d6c9b0');
  const { window, deep } = pink;
  drawBlock(pen, pink, { x: -350, y: 0, width: 700, height: 130 }, 0.12);
  for (let x = -320; x <= 320; x += 64)
    if (Math.abs(x) > 110) pen.arch(white.wall, x - 22, 20, 44, 56).arch(window, x - 15, 20, 30, 54);
  pen.rect(white.wall, -356, 126, 712, 10).rect(white.wall, -350, 108, 700, 5).rect(white.shade, -350, 0, 700, 10);
  drawBlock(pen, pink, { x: -110, y: 0, width: 220, height: 196 }, 0.2);
  pen
    .rect(white.wall, -116, 190, 232, 11)
    .rect(white.wall, -104, 0, 26, 190)
    .rect(white.wall, 78, 0, 26, 190)
    .arch(white.wall, -62, 0, 124, 100)
    .arch(deep, -50, 0, 100, 98)
    .arch(white.lit, -24, 0, 48, 50)
    .arch(window, -17, 0, 34, 46)
    .circle(white.lit, 0, 174, 15);
  for (const x of [-91, 91])
    pen
      .arch(white.shade, x - 9, 60, 18, 70)
      .rounds(white.lit, 11, `M${x} 70v36`)
      .circle(white.lit, x, 122, 6);
  drawDome(pen, white, 0, 201, 66, 44);
  for (const x of [-300, 300]) drawDome(pen, pink, x, 136, 30, 22);
  for (const x of [-210, 210]) {
    const way = x < 0 ? 1 : -1;
    pen
      .rect(white.shade, x - 50, -10, 100, 22)
      .fill(
        withBuilding(tones, '#a8927a', '#8a765f').wall,
        `M${x - way * 44} 12v10q${way * 10} 16 ${way * 40} 14l${way * 14} 2v22q${way * 12} 10 ${way * 24} 0v-24l${way * 8}-24z`,
      );
  }
  pen
    .fill(mixColors(tones.water, tones.sky[1], 0.3), 'M-110-14Q0-2 110-14Q140-40 0-44T-110-14z')
    .rounds(tones.leaf, 5, 'M-70-24v34M-60-24l-10 30M-80-24l-10 28M60-26v36M72-26l10 30M50-26l-10 28')
    .rounds(tones.leafLight, 15, 'M-70 14h0M-72 8h0M-92 6h0M60 14h0M84 8h0M40 6h0');
}

/** A long museum of brick and granite with a portico in its middle and a statue before it. */
export function drawLongGallery({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#c98d66', '#9a8a78');
  const stone = withBuilding(tones, '#e6dcc8', '#a89c88');
  drawBlock(pen, brick, { x: -380, y: 10, width: 760, height: 116 }, 0.1);
  for (let x = -330; x <= 330; x += 44)
    if (Math.abs(x) > 96)
      pen
        .arch(stone.wall, x - 15, 14, 30, 36)
        .arch(stone.deep, x - 11, 14, 22, 34)
        .rect(stone.shade, x + 18, 76, 8, 46)
        .rect(stone.lit, x - 26, 76, 7, 46);
  pen
    .rect(stone.wall, -386, 64, 772, 8)
    .rect(stone.lit, -386, 122, 772, 11)
    .dashes(brick.window, 34, [14, 30], 'M-337 98H-90M103 98H345');
  for (const x of [-346, 346]) {
    drawBlock(pen, stone, { x: x - 44, y: 10, width: 88, height: 136 }, 0.3);
    drawWindows(pen, stone.window, [x, 20, 70, 110], [2, 2, 20, 34]);
    pen.rect(stone.lit, x - 50, 142, 100, 9);
  }
  drawHipRoof(pen, brick, [0, 133, 620, 22], 16);
  drawBlock(pen, stone, { x: -104, y: 10, width: 208, height: 132 }, 0.16);
  pen.rect(stone.deep, -88, 14, 176, 106);
  for (let index = 0; index < 6; index++) drawColumn(pen, stone, -85 + index * 34, 10, 24, 112);
  pen
    .rect(stone.lit, -112, 122, 224, 18)
    .rect(stone.wall, -106, 140, 212, 30)
    .dashes(stone.shade, 18, [16, 12], 'M-94 155H98')
    .rect(stone.lit, -112, 168, 224, 8);
  pen
    .rect(stone.wall, -22, -40, 44, 44)
    .rect(stone.lit, -28, 0, 56, 7)
    .fill(tones.paint('#55615a'), 'M-18 7q-4 30 4 36q-4 18 12 18t12-18q16-10 12-36z');
}

/** A museum of limestone with three giant arches between pairs of columns above a wide stair. */
export function drawArchedMuseum({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e6dcc8', '#8f9aa0');
  const { lit, shade, deep, window } = stone;
  for (const x of [-250, 250]) {
    drawBlock(pen, stone, { x: x - 130, y: 20, width: 260, height: 116 }, 0.14);
    drawWindows(pen, window, [x, 30, 240, 90], [7, 1, 18, 70], true);
    pen.rect(lit, x - 136, 132, 272, 9);
  }
  drawBlock(pen, stone, { x: -200, y: 20, width: 400, height: 170 }, 0.08);
  for (const x of [-120, 0, 120])
    pen
      .arch(shade, x - 46, 24, 92, 74)
      .arch(deep, x - 38, 24, 76, 72)
      .arch(window, x - 26, 24, 52, 50)
      .rect(lit, x - 30, 90, 60, 6);
  for (const x of [-180, -60, 60, 180]) {
    pen.rect(shade, x - 22, 20, 44, 128);
    for (const side of [-11, 11]) drawColumn(pen, stone, x + side, 24, 17, 122);
    pen
      .rect(lit, x - 27, 146, 54, 16)
      .rect(stone.wall, x - 22, 172, 44, 30)
      .rect(stone.shade, x + 6, 172, 16, 30)
      .rect(lit, x - 26, 200, 52, 7);
  }
  pen.rect(lit, -206, 160, 412, 12).rect(lit, -204, 186, 408, 7);
  for (const [x, color] of [
    [-120, '#c9483f'],
    [0, '#33518a'],
    [120, '#c9483f'],
  ] as const)
    pen.rect(tones.paint(color), x - 17, 84, 34, 58);
  for (let step = 0; step < 4; step++)
    pen.rect(step % 2 ? lit : stone.wall, -250 + step * 22, -20 + step * 10, 500 - step * 44, 11);
  pen.rounds(
    mixColors(tones.waterLight, '#ffffff', 0.4),
    4,
    'M-330-10v40M-310-10v50M-290-10v40M290-10v40M310-10v50M330-10v40',
  );
}

/** Yellow cubes tilted on their corners on slim trunks, side by side like a wood. */
export function drawTiltedCubes({ pen, tones }: MotifInput): void {
  const yellow = withBuilding(tones, '#edc23f', '#8f959a');
  const gray = withBuilding(tones, '#b9b4ac', '#8f959a');
  drawBlock(pen, gray, { x: -390, y: 0, width: 780, height: 60 }, 0.1);
  pen.dashes(tones.window, 34, [60, 40], 'M-370 26H380');
  for (const [x, y] of [
    [-310, 74],
    [-160, 84],
    [0, 74],
    [160, 84],
    [310, 74],
  ] as const) {
    pen
      .polygon(gray.wall, [x - 26, 54], [x - 26, y + 60], [x + 26, y + 60], [x + 26, 54])
      .polygon(gray.shade, [x + 4, 54], [x + 4, y + 60], [x + 26, y + 60], [x + 26, 54]);
    pen
      .polygon(yellow.wall, [x, y], [x - 86, y + 60], [x - 70, y + 150], [x, y + 110])
      .polygon(yellow.shade, [x, y], [x + 86, y + 60], [x + 70, y + 150], [x, y + 110])
      .polygon(yellow.lit, [x, y + 110], [x - 70, y + 150], [x, y + 210], [x + 70, y + 150]);
    pen
      .polygon(tones.window, [x - 20, y + 34], [x - 60, y + 60], [x - 54, y + 92], [x - 16, y + 70])
      .polygon(tones.window, [x + 20, y + 34], [x + 60, y + 60], [x + 54, y + 92], [x + 16, y + 70])
      .polygon(yellow.roof, [x - 34, y + 150], [x, y + 178], [x + 34, y + 150], [x, y + 132]);
    pen.stroke(
      gray.lit,
      4,
      `M${x - 86} ${y + 60}L${x - 70} ${y + 150}L${x} ${y + 210}L${x + 70} ${y + 150}L${x + 86} ${y + 60}`,
    );
  }
}

/** Boxes of concrete stacked as if at random, with terraces and gardens, by a river. */
export function drawStackedHomes({ pen, tones }: MotifInput): void {
  const concrete = withBuilding(tones, '#d6cbb8', '#a39a8a');
  const { wall, lit, shade, deep } = concrete;
  const rows: readonly (readonly [number, readonly number[]])[] = [
    [0, [-370, -290, -180, -110, 0, 90, 190, 270]],
    [56, [-330, -230, -140, -40, 50, 140, 240]],
    [112, [-290, -200, -80, 20, 110, 220]],
    [168, [-250, -120, -30, 90, 180]],
    [224, [-160, -60, 110]],
    [280, [-120, 60]],
  ];
  const boxes = rows.flatMap(([y, starts]) =>
    starts.map((x, index) => ({ x, y, width: (index + y / 56) % 3 === 0 ? 64 : 100 })),
  );
  for (const { x, y, width } of boxes) pen.rect(wall, x, y, width, 54);
  for (const { x, y, width } of boxes) pen.rect(shade, x + width * 0.72, y, width * 0.28, 54);
  for (const { x, y, width } of boxes) pen.rect(lit, x, y + 49, width, 6);
  for (const { x, y, width } of boxes) pen.rect(tones.window, x + 10, y + 14, width * 0.36, 24);
  for (const { x, y, width } of boxes)
    if ((x + y) % 4) pen.rounds(tones.leaf, 11, `M${x + 12} ${y + 58}h${width * 0.4}`);
  for (const x of [-130, 130]) pen.rect(shade, x - 16, 0, 32, 320).rect(deep, x - 5, 20, 10, 280);
}

/** A cube of concrete lace beside an old harbor fort, with a long thin footbridge. */
export function drawLaceCube({ pen, tones }: MotifInput): void {
  const dark = withBuilding(tones, '#5f656c', '#4a5058');
  const stone = withBuilding(tones, '#e0c79c', '#b99d6f');
  const glass = mixGlass(tones, '#8fb6c4', 0.5);
  pen.rect(glass, -110, 0, 330, 210);
  let lace = '';
  for (let x = -110; x < 220; x += 33)
    for (let y = 0; y < 200; y += 42)
      lace += `M${x} ${y}q${(x + y) % 2 ? 20 : -8} 20 16 42M${x + 33} ${y}q-18 14-16 42`;
  pen.stroke(dark.wall, 5, lace).stroke(dark.wall, 9, 'M-112 0V212H222V0').rect(dark.shade, -112, 206, 334, 14);
  drawBlock(pen, stone, { x: -380, y: 0, width: 190, height: 120 }, 0.2);
  drawBlock(pen, stone, { x: -310, y: 0, width: 84, height: 250 }, 0.34);
  pen
    .rect(stone.lit, -316, 244, 96, 9)
    .dashes(stone.lit, 12, [12, 10], 'M-380 126h190M-314 259h92')
    .arch(stone.deep, -280, 150, 20, 30)
    .arch(stone.deep, -290, 0, 40, 34);
  pen
    .rect(dark.wall, -230, 206, 130, 7)
    .dashes(dark.wall, 14, [2, 9], 'M-230 220h130')
    .rect(stone.wall, 240, 0, 150, 26)
    .rect(stone.lit, -396, -8, 790, 9);
}
