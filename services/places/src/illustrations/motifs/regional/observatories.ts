import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawOpenings } from '../parts.js';

/** An observatory: a white hall with a white dome, and a small one on each wing. */
export function drawObservatory({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f1ede2', '#d3d9d2');
  const { wall, shade, lit, roof, roofShade, window, deep } = white;
  pen
    .rect(shade, -330, 0, 660, 16)
    .rect(wall, -300, 16, 600, 74)
    .rect(shade, 210, 16, 90, 74)
    .rect(lit, -308, 88, 616, 8);
  drawOpenings(pen, window, { x: -286, y: 30, width: 180, height: 46 }, { columns: 5, rows: 1, width: 14, height: 42 });
  drawOpenings(pen, window, { x: 106, y: 30, width: 180, height: 46 }, { columns: 5, rows: 1, width: 14, height: 42 });
  for (const x of [-256, 256])
    pen
      .rect(wall, x - 56, 96, 112, 40)
      .rect(shade, x + 10, 96, 46, 40)
      .dome(roof, x, 136, 56, 54)
      .fill(roofShade, `M${x + 6} 190q50-4 50-54h-40q4 40-10 54z`)
      .rect(deep, x - 12, 140, 12, 48);
  pen
    .rect(wall, -100, 16, 200, 108)
    .rect(shade, 40, 16, 60, 108)
    .rect(lit, -110, 120, 220, 10)
    .rect(wall, -84, 130, 168, 46)
    .rect(shade, 30, 130, 54, 46)
    .dome(roof, 0, 176, 92, 96)
    .fill(roofShade, 'M8 272q84-6 84-96h-56q6 74-28 96z')
    .rect(lit, -98, 172, 196, 8)
    .stroke(lit, 3, 'M-52 180q4 60 40 90M-14 180q0 50 8 92', 0.6);
  drawOpenings(pen, window, { x: -74, y: 136, width: 148, height: 32 }, { columns: 6, rows: 1, width: 12, height: 28 });
  pen.arch(window, -20, 16, 40, 74).rect(lit, -64, 16, 10, 100).rect(lit, 54, 16, 10, 100);
}
