import type { MotifInput } from '../../scene/motif.js';
import { drawWalkers } from '../wonders/parts.js';

/** A room with large figures of women and gods on walls of deep red above painted panels. */
export function drawRedRoom({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [red, dark, gold] = [paint('#a8322c'), paint('#7a2522'), paint('#d9a84a')];
  pen
    .rect(red, -720, -240, 1440, 960)
    .polygon(paint('#8f2a26'), [-720, -240], [-720, 720], [-360, 560], [-360, 10])
    .polygon(paint('#8f2a26'), [720, -240], [720, 720], [360, 560], [360, 10])
    .polygon(paint('#d9cbb0'), [-360, 10], [360, 10], [720, -240], [-720, -240])
    .polygon(paint('#e6dac2'), [-720, 720], [-360, 560], [360, 560], [720, 720])
    .rect(paint('#4f6a5a'), -360, 60, 720, 22)
    .rect(paint('#3f3438'), -360, 10, 720, 52)
    .rect(gold, -360, 80, 720, 7)
    .rect(gold, -360, 420, 720, 9)
    .rect(paint('#3f3438'), -360, 430, 720, 60)
    .dashes(paint('#c9705a'), 34, [30, 18], 'M-350 460H356')
    .rect(gold, -360, 490, 720, 9)
    .polygon(paint('#3f3438'), [-720, -130], [-720, -40], [-360, 60], [-360, 10])
    .polygon(paint('#3f3438'), [720, -130], [720, -40], [360, 60], [360, 10])
    .stroke(gold, 8, 'M-720-30L-360 84M720-30L360 84M-720 560L-360 424M720 560L360 424')
    .stroke(dark, 10, 'M-240 87V420M-120 87V420M0 87V420M120 87V420M240 87V420');
  for (const [x, y, size, robe, arm] of [
    [-300, 92, 1, '#e9dcc4', 1],
    [-180, 92, 1, '#8a6a9a', -1],
    [-60, 92, 1, '#d9b45a', 1],
    [60, 92, 0.8, '#e9dcc4', -1],
    [180, 92, 1, '#5f7f9a', 1],
    [300, 92, 1, '#c9a07a', -1],
    [-560, 20, 1.4, '#d9b45a', 1],
    [560, 20, 1.4, '#8a6a9a', -1],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        paint(robe),
        `M${x - n(44)} ${y}q${n(10)} ${n(120)} ${n(20)} ${n(190)}q${n(24)} ${n(30)} ${n(48)} 0q${n(12)}-${n(80)} ${n(22)}-${n(190)}z`,
      )
      .stroke(
        paint('#d9a580'),
        n(13),
        `M${x + arm * n(14)} ${y + n(190)}q${arm * n(40)}-${n(20)} ${arm * n(46)} ${n(40)}`,
      )
      .circle(paint('#d9a580'), x, y + n(234), n(22))
      .fill(paint('#4a3028'), `M${x - n(24)} ${y + n(238)}q${n(24)} ${n(40)} ${n(48)} 0q-${n(24)}-${n(14)}-${n(48)} 0z`)
      .stroke(
        dark,
        n(4),
        `M${x - n(10)} ${y + n(20)}q${n(4)} ${n(80)} ${n(6)} ${n(150)}M${x + n(14)} ${y + n(16)}q-${n(4)} ${n(70)} ${n(2)} ${n(140)}`,
        0.4,
      );
  }
  drawWalkers(
    pen,
    tones,
    [
      [-120, -130],
      [-80, -134],
    ],
    1.5,
  );
}
