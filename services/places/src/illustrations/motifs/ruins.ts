import { mixColors } from '../scene/colors.js';
import type { MotifInput } from '../scene/motif.js';
import type { Pen } from '../scene/pen.js';
import type { Tones } from '../scene/tones.js';

/** Heights and half widths in pixels of the terraces, the lowest first. */
const TERRACES = [
  { y: 0, half: 380 },
  { y: 44, half: 310 },
  { y: 88, half: 236 },
  { y: 132, half: 160 },
] as const;
const TERRACE_HEIGHT_PX = 44;

/** Roofless stone houses on terraces below a steep peak. */
export function drawTerraces({ pen, tones, random }: MotifInput): void {
  drawPeaks(pen, tones);
  for (const { y, half } of TERRACES) drawTerrace(pen, tones, y, half);
  const lean = random.between(-16, 16);
  drawHouse(pen, tones, -96 + lean, 176, 92);
  drawHouse(pen, tones, 28 + lean, 176, 76);
  drawHouse(pen, tones, -292, 88, 62);
  drawHouse(pen, tones, 232, 88, 66);
  drawWall(pen, tones, -236, 132, 62, 26);
  drawWall(pen, tones, 172, 132, 54, 30);
  drawWall(pen, tones, -374, 44, 58, 22);
  drawWall(pen, tones, 318, 44, 52, 26);
}

function drawPeaks(pen: Pen, { far, leaf, leafShade, haze }: Tones): void {
  const lit = mixColors(mixColors(leaf, far, 0.35), haze, 0.28);
  const shade = mixColors(mixColors(leafShade, far, 0.25), haze, 0.18);
  pen.polygon(lit, [-420, 0], [-300, 120], [-240, 104], [-150, 0]);
  pen.polygon(lit, [-60, 0], [30, 236], [64, 300], [104, 400], [150, 372], [184, 296], [240, 204], [330, 0]);
  pen.polygon(shade, [104, 400], [150, 372], [184, 296], [240, 204], [330, 0], [150, 0], [172, 150], [124, 260]);
}

function drawTerrace(pen: Pen, { leaf, leafLight, wall, shade, lit }: Tones, y: number, half: number): void {
  const top = y + TERRACE_HEIGHT_PX;
  pen.polygon(wall, [-half, y], [-half + 12, top - 8], [half - 12, top - 8], [half, y]);
  pen.polygon(shade, [half * 0.3, y], [half * 0.3, top - 8], [half - 12, top - 8], [half, y]);
  for (let x = -half + 34; x < half - 30; x += 58) pen.rect(y % 88 === 0 ? lit : shade, x, y + 12, 30, 4);
  pen.polygon(leaf, [-half + 4, top - 10], [-half + 30, top], [half - 30, top], [half - 4, top - 10]);
  pen.rect(leafLight, -half + 24, top - 5, half, 4);
}

/** A house that is left of its walls: two gables, the near one with a doorway that narrows upward. */
function drawHouse(pen: Pen, { wall, shade, lit, deep }: Tones, x: number, y: number, width: number): void {
  const eaves = width * 0.56;
  const ridge = width * 0.98;
  pen.polygon(
    shade,
    [x + width * 0.4, y],
    [x + width * 0.4, y + eaves],
    [x + width * 0.8, y + ridge * 0.9],
    [x + width * 1.2, y + eaves],
    [x + width * 1.2, y],
  );
  pen.polygon(wall, [x, y], [x, y + eaves], [x + width / 2, y + ridge], [x + width, y + eaves], [x + width, y]);
  pen.polygon(
    lit,
    [x, y],
    [x, y + eaves],
    [x + width / 2, y + ridge],
    [x + width * 0.54, y + ridge - 9],
    [x + width * 0.16, y + eaves - 8],
    [x + width * 0.14, y],
  );
  pen.polygon(
    deep,
    [x + width * 0.36, y],
    [x + width * 0.41, y + eaves * 0.7],
    [x + width * 0.61, y + eaves * 0.7],
    [x + width * 0.66, y],
  );
  pen.rect(deep, x + width * 0.45, y + eaves * 1.05, width * 0.12, width * 0.13);
}

/** A broken wall with a niche. */
function drawWall(pen: Pen, { wall, lit, deep }: Tones, x: number, y: number, width: number, height: number): void {
  pen.polygon(
    wall,
    [x, y],
    [x, y + height],
    [x + width * 0.3, y + height + 8],
    [x + width * 0.6, y + height - 6],
    [x + width, y + height * 0.5],
    [x + width, y],
  );
  pen.rect(lit, x, y + height - 5, width * 0.28, 5);
  pen.rect(deep, x + width * 0.26, y + 8, width * 0.16, height * 0.4);
}

/** What is left of a town: broken walls, an arch and stumps of columns. */
export function drawRuins({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade, deep, leaf, groundShade } = tones;
  pen.ellipse(groundShade, 0, -6, 370, 20, 0.6);
  pen.polygon(shade, [-330, 0], [-330, 96], [-296, 110], [-262, 84], [-224, 92], [-190, 54], [-140, 60], [-130, 0]);
  pen.polygon(shade, [110, 0], [120, 70], [166, 64], [196, 120], [250, 112], [290, 140], [330, 132], [330, 0]);
  for (const x of [-286, -216, 214, 276]) pen.rect(deep, x, 26, 22, 34);
  const x = Math.round(random.between(-40, 20));
  pen.fill(wall, `M${x - 96} 0v176l20 12l24-8l30 16l26-10l40 12l30-18l26 6v-186h-56v80a56 56 0 0 1-112 0v-80z`);
  pen.fill(shade, `M${x + 44} 80v-80h56v186l-26-6l-20 12q10-50-10-112z`);
  pen
    .rect(lit, x - 96, 108, 30, 6)
    .rect(lit, x + 70, 96, 30, 6)
    .dashes(shade, 3, [30, 12], `M${x - 90} 60h40M${x - 90} 140h150M${x - 80} 164h130`);
  pen
    .polygon(wall, [-372, 0], [-372, 40], [-330, 52], [-280, 34], [-240, 40], [-222, 0])
    .polygon(lit, [-372, 40], [-330, 52], [-280, 34], [-280, 28], [-330, 44], [-372, 33]);
  pen
    .polygon(wall, [190, 0], [200, 44], [250, 38], [300, 60], [350, 50], [372, 0])
    .polygon(lit, [200, 44], [250, 38], [300, 60], [350, 50], [350, 43], [300, 52], [250, 31], [200, 37]);
  for (const [left, height] of [
    [-190, 74],
    [-150, 42],
    [150, 96],
  ] as const)
    pen
      .rect(wall, left, -4, 26, height)
      .rect(shade, left + 16, -4, 10, height)
      .rect(lit, left - 4, height - 8, 34, 8)
      .rect(lit, left - 4, -4, 34, 7);
  pen
    .rounds(leaf, 18, 'M-300-6h20M-90-8h10M96-8h20M330-8h20')
    .rect(wall, -60, -14, 46, 16)
    .rect(shade, 40, -16, 34, 14);
}
