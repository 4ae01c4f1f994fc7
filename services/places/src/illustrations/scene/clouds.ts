import { COVER_SIZE } from '@placelore/contracts/content/covers.js';
import type { SeededRandom } from '../../drawing/seeded-random.js';
import { mixColors } from './colors.js';
import { Pen } from './pen.js';
import type { Tones } from './tones.js';

const { width } = COVER_SIZE;

/** Shapes of clouds: flat lines, heaps with a flat base, thin streaks, a bank along the horizon, or a clear sky. */
export type CloudKind = 'flat' | 'heaps' | 'streaks' | 'bank' | 'clear';

type CloudDrawer = (pen: Pen, color: string, opacity: number, random: SeededRandom) => void;

const DRAWERS: Record<CloudKind, CloudDrawer> = {
  clear: () => {},
  flat(pen, color, opacity, random) {
    const count = Math.floor(random.between(2, 5.4));
    for (let index = 0; index < count; index++) {
      const length = random.between(130, 330);
      const [x, y] = [random.between(-60, width - 120), random.between(70, 330)];
      const puffs = [1, 0.62, 0.34].map((share, puff) => {
        const left = x + random.between(0, length * (1 - share));
        return `M${Math.round(left)} ${Math.round(y - puff * 17)}h${Math.round(length * share)}`;
      });
      pen.rounds(color, 23, puffs.join(''), opacity);
    }
  },
  heaps(pen, color, opacity, random) {
    const count = Math.floor(random.between(2, 4));
    for (let index = 0; index < count; index++) {
      const size = random.between(0.6, 1.35);
      const n = (value: number) => Math.round(value * size);
      const [x, y] = [random.between(-80, width - 140), random.between(150, 380)].map(Math.round);
      pen.fill(
        color,
        `M${x} ${y}q-${n(6)}-${n(36)} ${n(34)}-${n(34)}q${n(8)}-${n(52)} ${n(62)}-${n(44)}q${n(38)}-${n(46)} ${n(82)} ${n(4)}q${n(44)}-${n(12)} ${n(48)} ${n(34)}q${n(36)}-${n(2)} ${n(34)} ${n(40)}z`,
        opacity,
      );
    }
  },
  streaks(pen, color, opacity, random) {
    const count = Math.floor(random.between(4, 8));
    const slant = random.between(-14, 14);
    for (let index = 0; index < count; index++) {
      const length = random.between(180, 420);
      const [x, y] = [random.between(-80, width - 160), random.between(50, 320)];
      pen.fill(
        color,
        `M${Math.round(x)} ${Math.round(y)}q${Math.round(length / 2)} ${Math.round(slant - 16)} ${Math.round(length)} ${Math.round(slant)}q-${Math.round(length / 2)}-4-${Math.round(length)} ${-Math.round(slant)}z`,
        opacity,
      );
    }
  },
  bank(pen, color, opacity, random) {
    let data = `M0 ${Math.round(random.between(440, 500))}`;
    for (let x = 0; x < width; ) {
      const step = random.between(70, 190);
      data += `q${Math.round(step / 2)}-${Math.round(step * random.between(0.2, 0.5))} ${Math.round(step)} ${Math.round(random.between(-16, 16))}`;
      x += step;
    }
    pen.fill(color, `${data}V620H0z`, opacity * 0.7);
  },
};

/** Draws the clouds of a sky. */
export function drawClouds(kind: CloudKind, { sky, isDusk }: Tones, random: SeededRandom): string {
  const pen = new Pen();
  const bright = isDusk ? mixColors(sky[1], sky[2], 0.45) : mixColors(sky[2], '#ffffff', 0.55);
  DRAWERS[kind](pen, bright, isDusk ? 0.5 : 0.75, random);
  return pen.toSvg();
}
