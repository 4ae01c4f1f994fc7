import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawSea } from './waters.js';

/** A canal between palaces, with gondolas and mooring posts. */
export function drawCanal({ pen, tones }: MotifInput): void {
  const { paint, window, lit } = tones;
  const colors = ['#d98c6a', '#efd9a8', '#c9654a', '#e8b98a', '#f1e3c8', '#b98d74'];
  pen
    .dome(paint('#8fa0a6'), 0, 128, 60, 58)
    .rect(paint('#efe3cc'), -66, 0, 132, 130)
    .rect(paint('#efe3cc'), -8, 180, 16, 22)
    .dome(paint('#8fa0a6'), 0, 200, 9, 12);
  for (const x of [-86, 86]) pen.rect(paint('#e0cfb0'), x - 18, 0, 36, 140).dome(paint('#8fa0a6'), x, 140, 20, 20);
  drawSea(pen, tones);
  for (const side of [-1, 1]) {
    let near = 720;
    for (const [index, far] of [430, 280, 184, 122].entries()) {
      const color = paint(colors[(index * 2 + (side < 0 ? 0 : 3)) % colors.length]!);
      const at = (d: number, up: number): [number, number] => [side * d, Math.round(d * up) + 14];
      pen.polygon(
        side < 0 ? color : mixColors(color, '#2b2a48', 0.14),
        at(far, -0.12),
        at(far, 0.78),
        at(near, 0.78),
        at(near, -0.12),
      );
      pen.polygon(paint('#c4704a'), at(far, 0.78), at(far + 6, 0.85), at(near, 0.85), at(near, 0.78));
      for (const level of [0.06, 0.3, 0.54])
        for (const share of [0.16, 0.5, 0.84]) {
          const d = far + (near - far) * share;
          const half = (near - far) * 0.075;
          pen.polygon(
            lit,
            at(d - half * 1.4, level),
            at(d - half * 1.4, level + 0.16),
            at(d + half * 1.4, level + 0.16),
            at(d + half * 1.4, level),
          );
          pen.polygon(
            window,
            at(d - half, level),
            at(d - half, level + 0.14),
            at(d + half, level + 0.14),
            at(d + half, level),
          );
        }
      near = far;
    }
  }
  for (const [x, y] of [
    [-236, -70],
    [-262, -90],
    [250, -76],
    [282, -104],
  ] as const)
    pen.rect(paint('#3f6f94'), x, y, 8, 96).dashes(lit, 8, [8, 10], `M${x + 4} ${y + 10}V${y + 96}`);
  for (const [x, y, s] of [
    [40, -40, 0.8],
    [-90, -118, 1.3],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen.fill(
      paint('#26283a'),
      `M${x - n(120)} ${y + n(44)}q${n(14)}-${n(52)} ${n(80)}-${n(52)}h${n(70)}q${n(70)} ${n(2)} ${n(86)} ${n(36)}q-${n(50)}-${n(16)}-${n(90)}-${n(14)}h-${n(60)}q-${n(56)} 0-${n(86)} ${n(30)}z`,
    );
    pen
      .fill(paint('#a3195b'), `M${x - n(20)} ${y + n(8)}h${n(44)}v${n(14)}h-${n(44)}z`)
      .stroke(paint('#6b4b3a'), 3, `M${x + n(74)} ${y + n(60)}L${x + n(30)} ${y - n(20)}`);
    pen
      .fill(paint('#39435a'), `M${x + n(58)} ${y + n(14)}l4 ${n(34)}q${n(8)} ${n(8)} ${n(16)} 0l2-${n(34)}z`)
      .circle(paint('#e3b98f'), x + n(70), y + n(60), n(8))
      .rect(paint('#efe3cc'), x + n(60), y + n(65), n(20), 4);
  }
}
