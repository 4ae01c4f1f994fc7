import type { MotifInput } from '../scene/motif.js';
import { withBuilding } from '../scene/tones.js';
import { drawEaves, drawOpenings } from './parts.js';
import { drawPondPark } from './regional/open-places.js';

/** A garden around a pond, with a bridge and a pavilion in East Asia. */
export function drawGarden(input: MotifInput): void {
  if (input.palette === 'eastAsian') drawPondGarden(input);
  else drawPondPark(input);
}

function drawPondGarden({ pen, tones }: MotifInput): void {
  const red = withBuilding(tones, '#c4503c', '#4c5a66');
  const { leaf, leafShade, leafLight, water, waterLight, paint } = tones;
  const stone = paint('#948f88');
  for (const [x, y, size] of [
    [-300, 4, 60],
    [-236, 4, 44],
    [230, 4, 58],
    [300, 4, 66],
    [-176, 0, 34],
  ] as const)
    pen
      .dome(leafShade, x + 9, y, size, size)
      .dome(leaf, x, y, size, size * 0.96)
      .ellipse(leafLight, x - size * 0.3, y + size * 0.7, size * 0.36, size * 0.14);
  pen.rect(red.wall, 60, 0, 190, 14).rect(red.shade, 78, 14, 154, 66).rect(tones.lit, 84, 14, 142, 60);
  for (const x of [66, 108, 152, 196, 238]) pen.rect(red.wall, x, 12, 7, 74);
  drawOpenings(
    pen,
    red.window,
    { x: 70, y: 18, width: 174, height: 50 },
    { columns: 4, rows: 1, width: 26, height: 48 },
  );
  drawEaves(pen, red, { x: 156, y: 80, half: 136, height: 52, ridge: 84 });
  pen.rect(red.wall, 108, 128, 96, 30);
  drawEaves(pen, red, { x: 156, y: 152, half: 92, height: 74, ridge: 8 });
  pen
    .fill(water, 'M-420-16q120 26 420 22t440-14q30-70-120-110t-420-30t-320 132z')
    .fill(waterLight, 'M-300-20q120 18 300 14t320-12q-300 6-620-2z');
  for (const [x, y, size] of [
    [-330, -20, 26],
    [-286, -28, 18],
    [340, -22, 28],
    [300, -34, 16],
    [-60, -8, 12],
  ] as const)
    pen
      .ellipse(stone, x, y, size, size * 0.6)
      .ellipse(tones.lit, x - size * 0.2, y + size * 0.26, size * 0.5, size * 0.16);
  pen
    .fill(red.shade, 'M-276-56q150 146 300 0h-36q-114 92-228 0z')
    .fill(red.wall, 'M-286-50q160 154 320 0l-10-16q-150 136-300 0z');
  for (const t of [0.08, 0.26, 0.42, 0.58, 0.74, 0.92])
    pen.rect(red.wall, -286 + 320 * t - 3, -50 + 4 * 77 * t * (1 - t), 7, 38);
  pen.stroke(red.wall, 5, 'M-276-22q150 146 300 0').stroke(red.wall, 3, 'M-276-36q150 146 300 0');
  for (const [x, y] of [
    [120, -70],
    [170, -86],
    [220, -66],
    [-20, -110],
    [80, -104],
  ] as const)
    pen.ellipse(leaf, x, y, 18, 6).ellipse(paint('#e8a9b6'), x + 4, y + 5, 5, 4);
}

/** Flower beds and a fountain before a glasshouse. */
export function drawGlasshouse({ pen, tones, random }: MotifInput): void {
  const { leaf, leafShade, leafLight, paint, water, lit, shade, window, isDusk } = tones;
  const frame = paint('#eef0ea');
  const glass = isDusk ? tones.window : paint('#a9cfd0');
  pen
    .dome(glass, 0, 76, 78, 92)
    .rect(glass, -230, 0, 460, 80)
    .rect(frame, -236, 76, 472, 7)
    .rect(frame, -86, 76, 172, 8);
  for (let x = -230; x <= 230; x += 23) pen.rect(frame, x - 1, 0, 3, 80);
  pen
    .stroke(frame, 3, 'M-78 80a78 92 0 0 0 156 0M-46 80q2 70 46 90M46 80q-2 70-46 90M0 80v90M-70 118h140')
    .rect(frame, -4, 166, 8, 16)
    .circle(frame, 0, 186, 5);
  pen.rect(frame, -230, 38, 460, 3).rect(shade, -236, -4, 472, 10).arch(window, -16, 0, 32, 38);
  const bed = (near: number, far: number, y: number, depth: number, color: string) => {
    for (const side of [-1, 1])
      pen.polygon(color, [side * 60, y], [side * far, y], [side * near, y - depth], [side * 84, y - depth]);
  };
  pen.polygon(lit, [-46, -2], [46, -2], [140, -190], [-140, -190]);
  const blooms = ['#c9577d', '#e3b24a', '#d97a56', '#8a6aa8', '#efe6d2'];
  const start = Math.floor(random.between(0, blooms.length));
  bed(330, 270, -12, 44, leafShade);
  bed(322, 262, -8, 40, paint(blooms[start]!));
  bed(440, 350, -66, 70, leafShade);
  bed(430, 340, -60, 64, leaf);
  for (const side of [-1, 1]) {
    for (let index = 0; index < 9; index++)
      pen.ellipse(
        paint(blooms[(start + 1 + (index % 2)) % blooms.length]!),
        side * (118 + index * 30),
        -92 - (index % 3) * 8,
        13,
        6,
      );
    for (const [x, y, size] of [
      [74, 0, 26],
      [290, 0, 30],
      [112, -58, 38],
      [372, -50, 44],
    ] as const)
      pen
        .polygon(leaf, [side * x - size * 0.5, y], [side * x, y + size * 2], [side * x + size * 0.5, y])
        .polygon(leafShade, [side * x + size * 0.1, y], [side * x, y + size * 2], [side * x + size * 0.5, y]);
  }
  pen.ellipse(shade, 0, -84, 74, 20).ellipse(lit, 0, -80, 74, 19).ellipse(water, 0, -80, 62, 14);
  pen.rect(lit, -7, -80, 14, 34).ellipse(lit, 0, -46, 32, 8).ellipse(water, 0, -44, 26, 5);
  pen
    .stroke(paint('#e6f1f2'), 3, 'M0-44v52M0 4q-22-6-26-46M0 4q22-6 26-46M-26-44q-16 0-22-34M26-44q16 0 22-34', 0.8)
    .circle(leafLight, 0, 10, 3);
}
