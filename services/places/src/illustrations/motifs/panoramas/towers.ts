import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawHighRise } from '../cities.js';

interface TowerRow {
  from: number;
  to: number;
  low: number;
  high: number;
  /** Air in front of it, 0 to 1; windows of rows in much air cannot be seen. */
  air: number;
  walls: readonly string[];
}

/** Returns tones with air in front of buildings. */
export function inAir(tones: Tones, air: number): Tones {
  const mix = (color: string) => mixColors(color, tones.haze, air);
  return {
    ...tones,
    wall: mix(tones.wall),
    shade: mix(tones.shade),
    lit: mix(tones.lit),
    roof: mix(tones.roof),
    deep: mix(tones.deep),
    window: mix(tones.window),
  };
}

/** Draws a row of tower blocks of several colors from the waterline upward. */
export function drawTowerRow({ pen, tones, random }: MotifInput, { from, to, low, high, air, walls }: TowerRow): void {
  for (let x = from; x < to; ) {
    const wide = Math.round(random.between(36, 66));
    const wall = walls[Math.floor(random.between(0, walls.length))]!;
    const house = {
      x,
      width: wide,
      height: Math.round(random.between(low, high)),
      shape: Math.floor(random.between(0, 9)),
    };
    drawHighRise(pen, inAir(withBuilding(tones, wall, wall), air), house, air < 0.4 ? random : null);
    x += wide + Math.round(random.between(0, 8));
  }
}

/** Draws water down to the lower edge. */
export function drawHarbor({ pen, tones }: MotifInput): void {
  const { water, waterLight, haze } = tones;
  pen
    .rect(water, -720, -230, 1440, 236)
    .fill(mixColors(waterLight, haze, 0.3), 'M-720 6h1440v-18h-1440z')
    .rounds(
      waterLight,
      5,
      'M-480-44h160M-120-60h200M240-40h170M-560-110h180M-240-130h240M140-110h240M-420-180h260M60-190h280',
      0.5,
    );
}

/** Draws a ferry with rows of windows. */
export function drawFerry(
  { pen, tones }: MotifInput,
  { x, y, size, hull }: { x: number; y: number; size: number; hull: string },
): void {
  const { paint } = tones;
  const n = (value: number) => Math.round(value * size);
  pen
    .fill(
      paint(hull),
      `M${x - n(84)} ${y + n(18)}h${n(172)}q-${n(4)}-${n(20)}-${n(22)}-${n(24)}h-${n(130)}q-${n(14)} ${n(4)}-${n(20)} ${n(24)}z`,
    )
    .rect(paint('#f4efe4'), x - n(72), y + n(18), n(144), n(16))
    .rect(paint('#f4efe4'), x - n(54), y + n(36), n(104), n(14))
    .dashes(
      tones.isDusk ? tones.window : paint('#4a5a6c'),
      n(7),
      [n(7), n(6)],
      `M${x - n(66)} ${y + n(26)}h${n(132)}M${x - n(48)} ${y + n(43)}h${n(92)}`,
    )
    .rect(paint('#c4553f'), x - n(6), y + n(50), n(16), n(24))
    .rect(paint('#f4efe4'), x - n(6), y + n(60), n(16), n(6))
    .ellipse(tones.waterLight, x, y - n(8), n(104), n(4), 0.7);
}
