import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';

const CLOTHS = ['#c4463c', '#2f6d8a', '#e3b24a', '#f4ecd8', '#4d8a7a'] as const;

/** Draws parasols on sand. @param size in pixels */
export function drawParasols(
  pen: Pen,
  { paint }: Tones,
  places: readonly (readonly [x: number, y: number])[],
  size = 40,
): void {
  for (const [index, [x, y]] of places.entries())
    pen
      .stroke(paint('#7d6a58'), 4, `M${x} ${y}v${Math.round(size * 1.2)}`)
      .fill(
        paint(CLOTHS[index % CLOTHS.length]!),
        `M${x - size} ${y + size}q${size} ${Math.round(size * 0.9)} ${2 * size} 0z`,
      );
}

/** Draws boats at anchor. */
export function drawBoats(pen: Pen, { paint }: Tones, places: readonly (readonly [x: number, y: number])[]): void {
  for (const [x, y] of places) pen.fill(paint('#f6f2e8'), `M${x - 32} ${y}h64l-14-13h-36z`);
}
