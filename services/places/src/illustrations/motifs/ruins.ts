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
export function drawRuins({ pen, tones, random }: MotifInput): void {
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
