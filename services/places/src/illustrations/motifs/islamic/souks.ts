import type { Motif, MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';

/** A covered lane of shops. */
export interface SoukSpec {
  wall: string;
  vault: string;
  /** Ribs of a vault of stone, holes of light in one of iron, or beams. */
  cover: 'ribs' | 'holes' | 'beams';
  wares: 'spices' | 'cloth' | 'lamps' | 'gold';
}

const COLORS = {
  spices: ['#c9452e', '#e3a52d', '#8a5a34', '#a8b34a', '#d9703a', '#b8860b'],
  cloth: ['#a8324a', '#2f6f8f', '#d9a23c', '#5f3f7a', '#e6d8c0', '#3f7a58'],
  lamps: ['#d9a23c', '#b85a3a', '#3f8a9a', '#c9803a', '#8a5a9a', '#d9c08a'],
  gold: ['#e3b64a', '#d9a02e', '#f0cf74', '#c9903a', '#e8c05a', '#dba93a'],
} as const;

export const portraySouk = (spec: SoukSpec): Motif => ({
  draw: (input) => drawSouk(input, spec),
  reach: 400,
  setting: 'scenery',
  hidesHorizon: true,
  hasFront: true,
  evening: 'night',
});

function drawSouk({ pen, tones }: MotifInput, spec: SoukSpec): void {
  const { paint } = tones;
  const glow = tones.isDusk ? tones.window : paint('#fff3d6');
  const wall = withBuilding(tones, spec.wall, spec.vault);
  pen
    .rect(wall.roofShade, -720, -240, 1440, 820)
    .rect(wall.roof, -520, -240, 1040, 800)
    .circle(wall.roof, 0, 300, 520)
    .polygon(wall.wall, [-720, 420], [-150, 170], [-150, 0], [-720, -240])
    .polygon(wall.shade, [720, 420], [150, 170], [150, 0], [720, -240])
    .fill(paint('#f3e3bd'), 'M-150 0V170A150 150 0 0 0 150 170V0z')
    .fill(glow, 'M-84 0V150A84 84 0 0 0 84 150V0z');
  if (spec.cover === 'holes') {
    for (const [y, half] of [
      [330, 150],
      [390, 230],
      [470, 330],
    ] as const)
      pen.dashes(glow, 11, [9, half * 0.26], `M${-half} ${y}Q0 ${y + half * 0.7} ${half} ${y}`);
    pen.stroke(
      wall.roofShade,
      9,
      'M-150 170A150 150 0 0 0 150 170M-260 220A260 240 0 0 0 260 220M-420 290A420 330 0 0 0 420 290',
    );
  } else if (spec.cover === 'ribs') {
    pen
      .stroke(
        wall.lit,
        22,
        'M-158 166A158 158 0 0 0 158 166M-270 220A270 250 0 0 0 270 220M-430 290A430 340 0 0 0 430 290',
      )
      .circle(glow, 0, 400, 26)
      .circle(glow, 0, 520, 40);
  } else
    pen
      .stroke(wall.deep, 16, 'M-170 240H170M-260 310H260M-380 400H380M-520 510H520')
      .stroke(glow, 12, 'M-140 270H140M-220 350H220M-320 450H320', 0.7);
  pen.polygon(paint('#c9b594'), [-150, 0], [150, 0], [460, -240], [-460, -240]);
  pen.stroke(paint('#a8926f'), 4, 'M-50 0L-150-240M50 0L150-240M-210-60H210M-300-130H300', 0.6);
  for (const side of [-1, 1])
    for (const [index, [from, to, y, high]] of (
      [
        [160, 250, -10, 120],
        [262, 400, -60, 180],
        [416, 640, -150, 280],
      ] as const
    ).entries()) {
      const colors = COLORS[spec.wares];
      const left = side * from;
      const right = side * to;
      const wide = to - from;
      pen
        .polygon(wall.deep, [left, y + 20], [left, y + high], [right, y + high + wide * 0.4], [right, y - wide * 0.3])
        .polygon(
          paint(colors[(index + (side > 0 ? 3 : 0)) % 6]!),
          [left - side * 6, y + high],
          [left - side * 20, y + high - 26],
          [right - side * 26, y + high + wide * 0.16],
          [right, y + high + wide * 0.4],
        );
      for (let slot = 0; slot < 3; slot++) {
        const x = Math.round(left + (right - left) * (0.2 + slot * 0.3));
        const at = Math.round(y + 12 - wide * 0.14 * slot);
        const size = 12 + index * 9;
        const color = paint(colors[(index * 2 + slot + (side > 0 ? 2 : 0)) % 6]!);
        const other = paint(colors[(index + slot * 2 + 3) % 6]!);
        if (spec.wares === 'spices')
          pen
            .polygon(color, [x - size, at + size], [x, at + size * 2.6], [x + size, at + size])
            .rect(paint('#e3d3b0'), x - size, at - size * 0.2, 2 * size, size * 1.3);
        else if (spec.wares === 'cloth')
          pen
            .rect(color, x - size * 0.8, at, size * 1.6, size * 3.4)
            .rect(other, x - size * 0.8, at + size * 1.2, size * 1.6, size * 0.5);
        else if (spec.wares === 'lamps')
          pen
            .ellipse(color, x, at + size * 3, size * 0.7, size)
            .rect(paint('#f7dca0'), x - size * 0.3, at + size * 2.6, size * 0.6, size * 0.7)
            .ellipse(other, x, at + size * 0.6, size, size * 0.6);
        else
          pen
            .rect(color, x - size, at + size, 2 * size, size * 0.5)
            .rect(other, x - size, at + size * 2, 2 * size, size * 0.5)
            .stroke(color, size * 0.3, `M${x - size} ${at + size * 4}q${size} ${-size * 2} ${2 * size} 0`);
      }
    }
  for (const [x, y, s, coat] of [
    [-30, -18, 1, '#5a4a6a'],
    [44, -34, 1.2, '#2f5f7a'],
    [-90, -120, 2, '#8a3f3a'],
    [110, -150, 2.2, '#e8dfcc'],
  ] as const)
    pen
      .circle(paint('#8a5f45'), x, y + 66 * s, 9 * s)
      .polygon(paint(coat), [x - 16 * s, y], [x - 11 * s, y + 56 * s], [x + 11 * s, y + 56 * s], [x + 16 * s, y]);
}
