import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';

/** Tall baobabs along a road of red earth, with a cart. */
export function drawBaobabs({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, near } = tones;
  const [earth, road, grass] = [paint('#b9925a'), paint('#c9764c'), paint('#a3a257')];
  pen
    .fill(mixColors(leafShade, haze, 0.5), 'M-720-20v56q160 24 340 8t380 6t360-6t360 10v-74z')
    .rounds(mixColors(leafShade, haze, 0.4), 34, 'M-660 40h40M-520 46h60M-330 40h30M300 42h60M470 48h40M610 46h50')
    .fill(grass, 'M-720-230V10q300 16 720 4t720-2v-242z')
    .fill(
      mixColors(grass, leaf, 0.4),
      'M-720-60q200 24 420 0t300-30q-160-20-340-20t-380-10zM720-70q-200 24-400-6t-220-20q160-24 320-20t300 0z',
      0.7,
    )
    .fill(mixColors(road, earth, 0.4), 'M-30 10q-10-60-110-130t-200-110h640q-120 40-200 110t-90 130z')
    .fill(road, 'M-14 8q-10-60-80-130t-150-110h430q-90 40-130 110t-56 130z')
    .stroke(mixColors(road, paint('#7d4636'), 0.4), 7, 'M-4 0q-20-70-70-130t-90-96M10 0q10-70 40-130t70-96', 0.7);
  for (const side of [-1, 1])
    for (const [x, y, size] of [
      [112, 2, 0.5],
      [206, -18, 0.78],
      [350, -50, 1.14],
    ] as const)
      drawBaobab(
        pen,
        tones,
        { x: Math.round(side * x * random.between(0.94, 1.06)), y, size: size * random.between(0.92, 1.06) },
        (1 - size) * 0.36,
      );
  drawBaobab(pen, tones, { x: -580, y: -40, size: 0.96 }, 0.06);
  drawBaobab(pen, tones, { x: 600, y: -40, size: 0.92 }, 0.06);
  const wood = paint('#6a4a38');
  pen
    .rect(wood, 8, -92, 70, 10)
    .rect(paint('#d9b56a'), 14, -82, 58, 24)
    .circle(wood, 42, -100, 18)
    .circle(road, 42, -100, 11)
    .fill(paint('#8d6f5c'), 'M-64-66q30 16 66 6l6-20l-4-36h-8v24h-34v-24h-8v26q-18 10-26 24q-4 8-10-4q4-14 16-14z')
    .fill(paint('#4a6f9a'), 'M32-60l4 32q6 8 12 0l6-32z')
    .circle(paint('#5a3a2e'), 42, -20, 7)
    .fill(near, 'M-720-190q180 30 360-10t200-30h-560zM720-186q-160 26-300-4t-160-40h460z')
    .rounds(mixColors(near, leaf, 0.4), 10, 'M-640-176v26M-600-180v34M-560-186v24M520-182v30M560-176v24M640-180v34');
}

function drawBaobab(
  pen: Pen,
  { paint, haze, leaf, leafShade }: Tones,
  { x, y, size }: { x: number; y: number; size: number },
  air: number,
): void {
  const mix = (color: string) => mixColors(color, haze, Math.max(0, air));
  const [bark, lit, shade] = [mix(paint('#a5836c')), mix(paint('#c9a88a')), mix(paint('#77594f'))];
  const at = (dx: number, dy: number) => `${Math.round(x + dx * size)} ${Math.round(y + dy * size)}`;
  const crown = [
    [-120, 382, 40, 20],
    [-64, 410, 48, 24],
    [4, 424, 54, 26],
    [76, 408, 48, 24],
    [128, 380, 38, 18],
  ] as const;
  for (const [dx, dy] of crown.map(([dx, dy]) => [dx, dy] as const))
    pen.stroke(shade, 11 * size, `M${at(0, 312)}Q${at(dx * 0.5, 336)} ${at(dx, dy - 6)}`);
  pen
    .fill(
      bark,
      `M${at(-62, -6)}Q${at(-50, 30)} ${at(-50, 120)}Q${at(-46, 250)} ${at(-36, 300)}Q${at(-50, 330)} ${at(-96, 366)}Q${at(-30, 352)} ${at(-8, 330)}L${at(4, 390)}L${at(14, 330)}Q${at(40, 350)} ${at(100, 364)}Q${at(50, 330)} ${at(36, 300)}Q${at(46, 250)} ${at(50, 120)}Q${at(50, 30)} ${at(64, -6)}z`,
    )
    .fill(
      lit,
      `M${at(-62, -6)}Q${at(-50, 30)} ${at(-50, 120)}Q${at(-46, 250)} ${at(-36, 300)}L${at(-22, 300)}Q${at(-30, 150)} ${at(-30, -6)}z`,
    )
    .fill(
      shade,
      `M${at(64, -6)}Q${at(50, 30)} ${at(50, 120)}Q${at(46, 250)} ${at(36, 300)}L${at(12, 300)}Q${at(24, 150)} ${at(20, -6)}z`,
    );
  for (const [dx, dy, rx, ry] of crown)
    pen.ellipse(
      mix(leafShade),
      Math.round(x + (dx + 6) * size),
      Math.round(y + (dy - 6) * size),
      rx * size,
      ry * size * 0.8,
    );
  for (const [dx, dy, rx, ry] of crown)
    pen.ellipse(
      mix(leaf),
      Math.round(x + (dx - 3) * size),
      Math.round(y + dy * size),
      rx * size * 0.9,
      ry * size * 0.76,
    );
}
