import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';

/** Dims a hall at dusk, whose pale walls fill the picture, so that lamps light it and it is no brighter than other scenes. */
export function dimHall(pen: Pen, { isDusk }: Tones, share: number): void {
  if (isDusk) pen.fill('#1a2145', 'M-720-240h1440v900h-1440z', share);
}
