import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';

export interface Fronts {
  colors: readonly string[];
  roof: string;
  /** Nearer edge, farther edge, and height at the farther edge of each front, per side. */
  spans: readonly (readonly [near: number, far: number, high: number])[];
  shutters?: string;
}

/** Draws house fronts on both sides of a lane that leads away from the viewer. */
export function drawFronts(pen: Pen, tones: Tones, { colors, roof, spans, shutters }: Fronts): void {
  let index = 0;
  for (const side of [-1, 1])
    for (const [near, far, high] of spans) {
      const house = withBuilding(tones, colors[index++ % colors.length]!, roof);
      const top = Math.round(high + (near - far) * 0.5);
      pen
        .polygon(
          side < 0 ? house.wall : house.shade,
          [side * far, Math.round(-far * 0.1)],
          [side * far, high],
          [side * near, top],
          [side * near, Math.round(-near * 0.34)],
        )
        .polygon(
          house.roof,
          [side * (far - 6), high],
          [side * near, top],
          [side * near, top + 26],
          [side * (far + 2), high + 18],
        );
      for (const level of [0.34, 0.62, 0.86]) {
        const [a, b] = [Math.round(high * level), Math.round(top * level)];
        const line = `M${side * (far + 16)} ${a}L${side * (near - 12)} ${b}`;
        if (shutters) pen.dashes(tones.paint(shutters), 42, [32, 22], line);
        pen.dashes(tones.window, 38, shutters ? [16, 38] : [22, 26], line);
      }
    }
}
