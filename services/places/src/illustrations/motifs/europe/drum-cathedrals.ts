import type { Motif, MotifInput } from '../../scene/motif.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawOnion } from '../parts.js';

/** A cross-shaped Eastern church: its arms, the drums above them, and what covers these. */
export interface DrumSpec {
  stone: string;
  roof: string;
  /** Half width and height of the body, and height of its roof. */
  body: readonly [half: number, height: number, roof: number];
  /** Half width, height and gable of the arm toward the viewer. */
  arm: readonly [half: number, height: number, gable: number];
  drums: readonly (readonly [x: number, base: number, radius: number, height: number])[];
  cap: 'cone' | 'dome' | 'onion';
  capColor?: string;
  capRise?: number;
  bands?: string;
  /** Colors of a wall and a gate tower before the church. */
  wall?: string;
}

/** Returns a portrait of an Eastern church. */
export function portrayDrums(spec: DrumSpec, extra: Partial<Motif> = {}): Motif {
  const reach = Math.min(398, (spec.wall ? 380 : spec.body[0]) + 16);
  const top = Math.max(...spec.drums.map(([, base, radius, height]) => base + height + radius * (spec.capRise ?? 1.4)));
  return {
    draw: (input) => drawDrums(input, spec),
    reach,
    scale: Math.min(1.3, 398 / reach, 500 / top),
    setting: 'ground',
    ...extra,
  };
}

function drawDrums({ pen, tones }: MotifInput, spec: DrumSpec): void {
  const own = withBuilding(tones, spec.stone, spec.roof);
  const caps = withBuilding(tones, spec.stone, spec.capColor ?? spec.roof);
  const drums = [...spec.drums].sort((a, b) => b[1] - a[1]);
  for (const [x, base, radius, height] of drums) {
    drawBlock(pen, own, { x: x - radius, y: base, width: 2 * radius, height }, 0.36);
    const columns = Math.max(2, Math.round(radius / 9));
    drawWindows(
      pen,
      own.window,
      [x, base, 1.86 * radius, height],
      [columns, 1, radius > 30 ? 9 : 6, height * 0.62],
      true,
    );
    pen.rect(own.lit, x - radius - 4, base + height - 4, 2 * radius + 8, 7);
    const rise = radius * (spec.capRise ?? 1.4);
    if (spec.cap === 'cone') drawCone(pen, caps, x, base + height, radius + 5, rise);
    else if (spec.cap === 'dome') drawDome(pen, caps, x, base + height, radius + 2, Math.round(rise));
    else drawOnion(pen, caps.roof, caps.roofShade, x, base + height, radius, rise);
    pen
      .rect(caps.deep, x - 1, base + height + rise - 2, 3, 26)
      .rect(caps.deep, x - 7, base + height + rise + 12, 15, 3);
  }
  drawBody(pen, own, spec);
  if (spec.bands) drawBands(pen, tones.paint(spec.bands), spec);
  if (spec.wall) {
    const wall = withBuilding(tones, spec.wall, spec.roof);
    for (const side of [-1, 1]) {
      drawBlock(pen, wall, { x: side > 0 ? 90 : -380, y: 0, width: 290, height: 62 }, 0.06);
      pen.dashes(wall.wall, 14, [12, 10], `M${side > 0 ? 90 : -380} 68h290`);
    }
  }
}

function drawBody(pen: MotifInput['pen'], own: Tones, { body, arm }: DrumSpec): void {
  const [half, height, roof] = body;
  drawBlock(pen, own, { x: -half, y: 0, width: 2 * half, height }, 0.2);
  pen.polygon(
    own.roof,
    [-half - 8, height],
    [-half + 34, height + roof],
    [half - 34, height + roof],
    [half + 8, height],
  );
  for (const side of [-1, 1])
    drawWindows(
      pen,
      own.window,
      [(side * (half + arm[0])) / 2, height * 0.3, Math.max(40, half - arm[0] - 10), height * 0.5],
      [half - arm[0] > 90 ? 2 : 1, 1, 14, height * 0.42],
      true,
    );
  const [wide, high, gable] = arm;
  drawBlock(pen, own, { x: -wide, y: 0, width: 2 * wide, height: high }, 0.26);
  pen
    .polygon(own.wall, [-wide, high], [0, high + gable], [wide, high])
    .polygon(own.shade, [wide * 0.48, high], [wide * 0.48, high + gable * 0.52], [wide, high])
    .polygon(
      own.roofShade,
      [-wide - 9, high - 6],
      [0, high + gable + 12],
      [wide + 9, high - 6],
      [wide, high],
      [0, high + gable],
      [-wide, high],
    )
    .arch(own.lit, -wide * 0.66, 0, wide * 1.32, high * 0.5)
    .arch(own.shade, -wide * 0.54, 0, wide * 1.08, high * 0.48)
    .arch(own.deep, -18, 0, 36, 40)
    .arch(own.window, -7, high * 0.82, 14, 24);
}

function drawBands(pen: MotifInput['pen'], color: string, { body, arm, drums }: DrumSpec): void {
  let data = '';
  for (let y = 14; y < body[1]; y += 24) data += `M${-body[0]} ${y}h${2 * body[0]}`;
  for (let y = body[1] + 10; y < arm[1]; y += 24) data += `M${-arm[0]} ${y}h${2 * arm[0]}`;
  for (const [x, base, radius, height] of drums)
    for (let y = Math.max(base, body[1] + body[2]) + 10; y < base + height; y += 22)
      data += `M${x - radius} ${y}h${2 * radius}`;
  pen.stroke(color, 7, data, 0.5);
}
