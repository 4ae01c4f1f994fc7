import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawEaves } from '../parts.js';

const CLOTHS = ['#b8433e', '#2f6d8a', '#d29a3a', '#4d8a5c', '#a3195b'] as const;

/** Stalls under cloths before the arches of a bazaar. */
export function drawBazaar({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade, deep, window, paint } = tones;
  pen
    .rect(wall, -350, 0, 700, 176)
    .rect(shade, 130, 0, 220, 176)
    .rect(lit, -358, 170, 716, 10)
    .dashes(lit, 14, [20, 14], 'M-350 188h700');
  pen
    .rect(wall, -76, 0, 152, 236)
    .rect(shade, 36, 0, 40, 236)
    .rect(lit, -82, 230, 164, 9)
    .pointedArch(lit, -54, 0, 108, 116)
    .pointedArch(deep, -42, 0, 84, 108);
  for (const x of [-292, -190, 190, 292]) pen.pointedArch(lit, x - 40, 0, 80, 82).pointedArch(deep, x - 32, 0, 64, 76);
  for (const x of [-292, -190, 190, 292]) pen.rect(window, x - 8, 84, 16, 20).rect(deep, x - 1, 104, 2, 22);
  const start = Math.floor(random.between(0, CLOTHS.length));
  for (let stall = 0; stall < 6; stall++) {
    const x = -360 + stall * 124 + (stall > 2 ? 14 : -14);
    const color = paint(CLOTHS[(start + stall) % CLOTHS.length]!);
    pen.rect(deep, x + 2, -20, 4, 86).rect(deep, x + 96, -20, 4, 86);
    pen
      .polygon(color, [x - 10, 58], [x + 6, 88], [x + 96, 88], [x + 112, 58])
      .polygon(lit, [x + 26, 58], [x + 34, 88], [x + 52, 88], [x + 50, 58])
      .polygon(lit, [x + 76, 58], [x + 70, 88], [x + 84, 88], [x + 96, 58]);
    pen.dashes(color, 12, [18, 2], `M${x - 10} 54h122`);
    pen.rect(paint('#8a6444'), x, -20, 102, 24);
    for (let heap = 0; heap < 4; heap++)
      pen.dome(paint(CLOTHS[(heap + stall * 2) % CLOTHS.length]!), x + 14 + heap * 25, 4, 12, 16);
  }
}

/** A park with a lawn, old trees and a pavilion. */
export function drawLawnPark(input: MotifInput): void {
  drawOldTrees(input);
  const { pen, tones } = input;
  const { leaf, leafLight, ground, lit, paint } = tones;
  pen
    .ellipse(mixColors(ground, leaf, 0.4), 0, -40, 400, 46)
    .fill(lit, 'M60-2q-20-30-90-40t-20-44h56q-40 24 24 36t60 48z')
    .rounds(leafLight, 14, 'M-330-40h30M-300-64h20M280-44h40M300-68h20M-60-36h60M90-54h40')
    .rounds(paint('#2f3550'), 12, 'M-150-46v14M-122-50v12M170-74v20M196-74v18')
    .rounds(paint('#e3b98f'), 9, 'M-150-22h0M-122-28h0M170-44h0M196-46h0');
}

/** A park with a pond, old trees and a pavilion. */
export function drawPondPark(input: MotifInput): void {
  drawOldTrees(input);
  drawPond(input);
}

function drawOldTrees({ pen, tones, random }: MotifInput): void {
  const { leaf, leafShade, leafLight, paint, haze } = tones;
  const side = random.between(0, 1) < 0.5 ? -1 : 1;
  const tree = (x: number, y: number, s: number, color: string, dark: string) => {
    pen
      .rect(paint('#6b4b3a'), x - 5 * s, y, 10 * s, 44 * s)
      .circle(dark, x + 20 * s, y + 70 * s, 40 * s)
      .circle(color, x - 18 * s, y + 72 * s, 40 * s)
      .circle(color, x + 2 * s, y + 100 * s, 42 * s);
    pen.ellipse(leafLight, x - 16 * s, y + 114 * s, 18 * s, 10 * s);
  };
  const autumn = paint('#c98a3f');
  for (const [x, s] of [
    [-330, 1.5],
    [-210, 1.1],
    [230, 1.2],
    [340, 1.6],
  ] as const)
    tree(x, 4, s, mixColors(leaf, haze, 0.12), mixColors(leafShade, haze, 0.12));
  tree(-side * 110, 6, 1.2, random.between(0, 1) < 0.5 ? autumn : leaf, leafShade);
  const stone = withBuilding(tones, '#efe6d6', '#6f8f88');
  const x = side * 90;
  pen.rect(stone.lit, x - 76, 4, 152, 10).rect(stone.wall, x - 66, 14, 132, 8);
  for (const dx of [-60, -22, 16, 54]) pen.rect(dx < 0 ? stone.lit : stone.shade, x + dx, 20, 8, 68);
  pen.rect(stone.lit, x - 70, 86, 140, 9);
  drawEaves(pen, stone, { x, y: 92, half: 88, height: 58, ridge: 8 });
  pen.rect(stone.roofShade, x - 2, 148, 4, 18);
}

function drawPond({ pen, tones }: MotifInput): void {
  const { leaf, leafShade, leafLight, water, waterLight, paint, ground } = tones;
  pen
    .fill(mixColors(ground, leaf, 0.4), 'M-420-2q200 20 420 10t420-4v-26h-840z')
    .ellipse(leafShade, 0, -58, 356, 52)
    .ellipse(water, 0, -60, 344, 46);
  pen.rounds(waterLight, 5, 'M-200-50h120M40-76h150M-60-40h100M-120-86h90M160-50h80', 0.8);
  pen
    .fill(paint('#8a5a3f'), 'M-150-66q4-14 14-14h66q14 0 20 16z')
    .rounds(paint('#2f3550'), 12, 'M-112-60v14M-90-60v12')
    .rounds(paint('#e3b98f'), 9, 'M-112-36h0M-90-38h0');
  for (const dx of [120, 156, 204])
    pen.fill(paint('#f6f3ec'), `M${dx} -62q2-10 14-10h10q8 0 8-8q-2-8 4-8q6 2 2 14q-2 14-14 14h-18z`);
  pen
    .rounds(leafLight, 14, 'M-330-40h30M-300-74h20M280-44h40M300-78h20')
    .rounds(paint('#c9546a'), 8, 'M-316-30h0M-286-64h0M300-34h0M320-70h0');
}
