import { darken, mixColors } from '../scene/colors.js';
import type { MotifInput } from '../scene/motif.js';
import type { Pen } from '../scene/pen.js';
import type { Tones } from '../scene/tones.js';

const STRATA = ['#d99a6c', '#c67a52', '#e3b287', '#b5623f', '#d08a5f', '#a85a45'] as const;

/** A canyon with a river. */
export function drawCanyon({ pen, tones, random }: MotifInput): void {
  const { paint, haze, water, waterLight } = tones;
  const strata = (air: number, shift: number) =>
    STRATA.map((_, index) => mixColors(paint(STRATA[(index + shift) % STRATA.length]!), haze, air));
  drawButte(pen, strata(0.62, 0), { x: -190, width: 220, height: 216 });
  drawButte(pen, strata(0.56, 1), { x: 190, width: 180, height: 190 });
  drawButte(pen, strata(0.42, 2), { x: random.between(-50, 50), width: 130, height: random.between(236, 286) });
  pen.fill(mixColors(paint('#c98a5f'), haze, 0.35), 'M-700 60q300 30 700-6t700 20v-300h-1400z');
  for (const side of [-1, 1]) {
    for (const [offset, air] of [
      [0, 0.3],
      [120, 0.12],
      [250, 0],
    ] as const)
      drawWall(pen, tones, strata(air, offset / 120 > 1 ? 1 : 0), { side, offset, random });
  }
  pen.fill(paint('#b5623f'), 'M-700-70C-300-40-160-20-30 30C150-20 330-40 700-70V-230H-700z');
  pen.fill(paint('#c67a52'), 'M-700-90C-330-70-230-50-120-8C-200-60-90-90 40-100S240-150 60-230H-700z');
  pen
    .fill(water, 'M-14 40q-80-30-20-62t100-54t-40-60t-120-94h220q60 60 20 100t20 70t-110 54t-10 46z')
    .stroke(waterLight, 5, 'M0-30q70-28 60-60t-60-60t-60-60', 0.7);
}

function drawButte(
  pen: Pen,
  colors: string[],
  { x, width, height }: { x: number; width: number; height: number },
): void {
  const bands = 5;
  for (let band = 0; band < bands; band++) {
    const half = (level: number) => width / 2 + 60 * (1 - level / bands) ** 2 + (level % 2) * 5;
    const [y, next] = [(height * band) / bands, (height * (band + 1)) / bands + 1];
    pen.polygon(
      colors[band % colors.length]!,
      [x - half(band), y],
      [x - half(band + 1), next],
      [x + half(band + 1), next],
      [x + half(band), y],
    );
    pen.polygon(
      darken(colors[band % colors.length]!, 0.2),
      [x + width * 0.2, y],
      [x + width * 0.2, next],
      [x + half(band + 1), next],
      [x + half(band), y],
    );
  }
}

/** Draws one side of a canyon in ledges. */
function drawWall(
  pen: Pen,
  { isDusk }: Tones,
  colors: string[],
  { side, offset, random }: { side: number; offset: number; random: MotifInput['random'] },
): void {
  const near = 170 + offset;
  const height = 210 + offset * 0.5 + random.between(-14, 20);
  const bands = 6;
  let edge = near - 70;
  for (let band = 0; band < bands; band++) {
    const [y, next] = [-80 + ((height + 80) * band) / bands, -80 + ((height + 80) * (band + 1)) / bands + 1];
    const color = colors[band % colors.length]!;
    const inner = edge + random.between(4, 20);
    pen.polygon(
      side < 0 ? darken(color, isDusk ? 0.1 : 0.2) : color,
      [side * edge, y],
      [side * inner, next],
      [side * 720, next],
      [side * 720, y],
    );
    pen.polygon(
      side < 0 ? darken(color, 0.34) : darken(color, 0.16),
      [side * edge, y],
      [side * inner, next],
      [side * (inner + 30), next],
      [side * (edge + 18), y],
    );
    edge = inner + (band % 2 === 0 ? random.between(10, 26) : 2);
  }
}
