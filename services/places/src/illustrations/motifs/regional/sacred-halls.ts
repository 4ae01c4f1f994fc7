import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawEaves, drawOpenings, drawSpire, drawSteps } from '../parts.js';

/** A temple hall under a wide roof, with lanterns beside its steps. */
export function drawTempleHall({ pen, tones, random }: MotifInput): void {
  const wood = withBuilding(tones, ['#a8483a', '#7d5a44', '#8d3f38'][Math.floor(random.between(0, 3))]!, '#55606b');
  const stone = withBuilding(tones, '#cfc4b0', '#8d8578');
  const { wall, lit, shade, deep, window, roof } = wood;
  const isDouble = random.between(0, 1) < 0.55;
  const base = drawSteps(pen, stone, 316, 3, 10, 10);
  pen
    .rect(wall, -224, base, 448, 96)
    .rect(shade, 70, base, 154, 96)
    .rect(tones.lit, -224, base + 56, 448, 24);
  drawOpenings(
    pen,
    window,
    { x: -218, y: base + 6, width: 436, height: 44 },
    { columns: 7, rows: 1, width: 40, height: 44 },
  );
  for (let index = 0; index <= 7; index++) pen.rect(deep, -226 + index * 64, base, 8, 96);
  pen.rect(lit, -240, base + 88, 480, 7);
  if (isDouble) {
    drawEaves(pen, wood, { y: base + 90, half: 306, height: 62, ridge: 176 });
    pen
      .rect(wall, -160, base + 148, 320, 36)
      .rect(shade, 50, base + 148, 110, 36)
      .dashes(deep, 34, [5, 35], `M-160 ${base + 166}h324`);
    drawEaves(pen, wood, { y: base + 178, half: 244, height: 96, ridge: 108 });
  } else drawEaves(pen, wood, { y: base + 90, half: 320, height: 150, ridge: 132 });
  const top = isDouble ? base + 270 : base + 236;
  pen
    .rect(roof, -122, top, 244, 10)
    .fill(tones.paint('#d0a24a'), `M-128 ${top}q-4 18 8 24l6-22zM128 ${top}q4 18-8 24l-6-22z`);
  pen.rect(stone.wall, -50, 0, 100, base).dashes(stone.lit, 100, [4, 6], `M0 0V${base}`);
  for (const x of [-276, 276]) {
    pen
      .rect(stone.wall, x - 6, 0, 12, 40)
      .rect(stone.lit, x - 16, 38, 32, 6)
      .rect(window, x - 10, 44, 20, 18);
    drawEaves(pen, { ...wood, roof: stone.shade, roofShade: stone.deep }, { x, y: 60, half: 26, height: 20, ridge: 4 });
  }
  for (const x of [-150, 150])
    pen.ellipse(tones.paint('#c4503c'), x, base + 70, 13, 16).rect(deep, x - 1, base + 84, 2, 8);
}

/** A parish church: a nave from the side with one tower. */
export function drawParishChurch({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade, deep, window, roof, roofShade, paint } = tones;
  const isPointed = random.between(0, 1) < 0.6;
  drawBlock(pen, tones, { x: -60, y: 0, width: 270, height: 104 }, 0.12);
  pen
    .polygon(roof, [-70, 102], [-44, 186], [184, 186], [220, 102])
    .polygon(roofShade, [120, 102], [110, 186], [184, 186], [220, 102]);
  for (let index = 0; index < 5; index++) {
    const x = -36 + index * 50;
    pen
      .pointedArch(lit, x - 3, 22, 28, 42)
      .pointedArch(window, x, 24, 22, 38)
      .polygon(shade, [x + 32, 0], [x + 32, 92], [x + 40, 84], [x + 46, 0]);
  }
  pen
    .fill(wall, 'M210 0v92q46-10 54-50v-42z')
    .fill(shade, 'M232 0v86q26-16 32-44v-42z')
    .polygon(roof, [206, 92], [214, 140], [268, 44])
    .pointedArch(window, 226, 22, 16, 30);
  drawBlock(pen, tones, { x: -160, y: 0, width: 104, height: 236 }, 0.34);
  pen
    .rect(lit, -166, 230, 116, 9)
    .rect(lit, -164, 148, 112, 6)
    .pointedArch(lit, -136, 0, 56, 44)
    .pointedArch(deep, -129, 0, 42, 40);
  for (const x of [-142, -106]) pen.pointedArch(deep, x, 168, 26, 30);
  pen.circle(lit, -108, 112, 20).circle(deep, -108, 112, 16).stroke(lit, 3, 'M-108 112v11M-108 112h8');
  if (isPointed) {
    drawSpire(pen, tones, -108, 238, 56, 190);
    for (const x of [-158, -58]) pen.polygon(lit, [x - 8, 238], [x, 276], [x + 8, 238]);
    pen.rect(paint('#d9ab43'), -110, 424, 4, 24).rect(paint('#d9ab43'), -116, 436, 16, 4);
  } else {
    pen
      .fill(roof, 'M-164 238q4 50 30 62q12 20 10 40h32q-2-20 10-40q26-12 30-62z')
      .fill(roofShade, 'M-96 238q10 60-4 102h8q-2-20 10-40q26-12 30-62z');
    drawSpire(pen, tones, -108, 340, 14, 52);
  }
  pen.rounds(tones.leaf, 26, 'M-220 10h20M240 8h30').rounds(shade, 8, 'M-250 2v14M-276 0v12M292 0v14');
}
