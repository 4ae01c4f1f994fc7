import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';

/** A lane of tall coral houses with wooden balconies and carved doors, to the white minaret at its end. */
export function drawCarvedDoorLane({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const left = withBuilding(tones, '#efe3c8', '#8a5f3c');
  const right = withBuilding(tones, '#e0c49a', '#7a4a2e');
  const white = withBuilding(tones, '#f6f3ea', '#c9bfa8');
  pen
    .rect(white.wall, -130, 0, 260, 200)
    .rect(white.shade, 60, 0, 70, 200)
    .polygon(white.wall, [-44, 200], [-26, 380], [26, 380], [44, 200])
    .polygon(white.shade, [10, 200], [8, 380], [26, 380], [44, 200])
    .rect(white.lit, -40, 372, 80, 10)
    .dome(white.wall, 0, 382, 30, 44)
    .rect(paint('#4f8a72'), -130, 186, 260, 9)
    .pointedArch(white.deep, -26, 0, 52, 60)
    .polygon(left.wall, [-720, 600], [-130, 330], [-130, 0], [-720, -240])
    .polygon(right.shade, [720, 600], [130, 310], [130, 0], [720, -240])
    .rect(right.roof, 126, 0, 5, 310)
    .polygon(left.roof, [-720, 600], [-130, 330], [-130, 318], [-720, 574])
    .polygon(right.roof, [720, 600], [130, 310], [130, 298], [720, 574]);
  for (const side of [-1, 1]) {
    const house = side < 0 ? left : right;
    for (const [x, wide, foot, head] of [
      [170, 56, -16, 108],
      [300, 90, -70, 150],
      [480, 150, -144, 216],
    ] as const) {
      const [near, far] = [side * (x + wide), side * x];
      const skew = wide * 0.38;
      pen
        .polygon(house.roof, [far, foot], [far, head], [near, head + skew * 0.5], [near, foot - skew])
        .polygon(
          paint('#5f3a24'),
          [far + side * wide * 0.14, foot],
          [far + side * wide * 0.14, head - 22],
          [near - side * wide * 0.14, head - 14],
          [near - side * wide * 0.14, foot - skew * 0.8],
        )
        .line(paint('#c9a24a'), 4, [side * (x + wide / 2), foot - skew * 0.4], [side * (x + wide / 2), head - 20])
        .rounds(
          paint('#c9a24a'),
          7,
          `M${side * (x + wide * 0.3)} ${foot + 30}v1M${side * (x + wide * 0.3)} ${foot + 60}v1M${side * (x + wide * 0.7)} ${foot + 24}v1M${side * (x + wide * 0.7)} ${foot + 56}v1`,
        );
      const floor = head + 40 + wide * 0.2;
      const out = side * wide * 0.5;
      pen
        .polygon(
          paint('#6f4a30'),
          [far, floor],
          [far - out * 0.4, floor],
          [near - out, floor + skew * 0.7],
          [near, floor + skew * 0.7],
        )
        .polygon(
          paint('#8a6040'),
          [far - out * 0.4, floor],
          [far - out * 0.4, floor + wide * 0.5],
          [near - out, floor + skew * 0.7 + wide * 0.7],
          [near - out, floor + skew * 0.7],
        )
        .polygon(
          paint('#a8855c'),
          [far, floor + wide * 0.56],
          [far - out * 0.5, floor + wide * 0.5],
          [near - out * 1.1, floor + skew + wide * 0.66],
          [near, floor + skew * 1.1 + wide * 0.8],
        )
        .stroke(
          house.lit,
          3,
          `M${far - out * 0.4} ${Math.round(floor + wide * 0.2)}L${near - out} ${Math.round(floor + skew * 0.7 + wide * 0.28)}`,
        );
    }
  }
  pen
    .polygon(paint('#dccdb0'), [-130, 0], [130, 0], [722, -240], [-722, -240])
    .stroke(paint('#c2b08e'), 4, 'M-190-60H190M-300-130H300M-420-190H420', 0.7);
  for (const [x, y, s, coat] of [
    [-40, -14, 0.9, '#2f2f38'],
    [30, -20, 0.9, '#f4efe2'],
    [90, -90, 1.5, '#2f2f38'],
    [-120, -130, 1.8, '#c9703a'],
  ] as const)
    pen.rounds(paint(coat), 22 * s, `M${x} ${y}v${Math.round(38 * s)}`).circle(paint('#6f4a36'), x, y + 60 * s, 9 * s);
}
