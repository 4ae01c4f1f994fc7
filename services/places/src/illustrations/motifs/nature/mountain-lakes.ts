import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';

/** A turquoise lake between wooded slopes, below peaks with a glacier. */
export function drawMountainLake({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, near, deep } = tones;
  const [stone, shadow, snow] = [paint('#8d8f96'), paint('#666a77'), paint('#f2f3f0')];
  const [lake, bright] = [paint('#3fa3ab'), paint('#8fd0cc')];
  const top = Math.round(random.between(300, 350));
  const far = (color: string) => mixColors(color, haze, 0.3);
  pen
    .fill(
      far(stone),
      `M-720 0v170l120 60l90-40l130 110l150-130l100-60l170 ${top - 110}l110-70l90 40l150 90l130-80l200-60v-270z`,
    )
    .fill(far(shadow), `M-380 300l150-130l-60-60l-40-110h-60l30 120zM40 ${top}l110-70l-30-90l30-140h-90l-40 160z`)
    .fill(snow, `M-60 240l100 ${top - 240}l110-70l-50 10l-30-30l-40 40l-30-30zM-440 248l60 52l66-58l-36 10l-30-20z`)
    .fill(mixColors(snow, haze, 0.1), 'M-110 60q90 60 100 150l60 10l30-60q40-50 130-100z')
    .stroke(mixColors(stone, haze, 0.4), 4, 'M-60 90q70 20 130 0M-30 130q50 14 90 0M-10 170q34 10 60 0', 0.7);
  pen
    .fill(
      stone,
      'M-720 0v420l90-40l70-90l80-30l90-110l110-60l130-90zM720 0v390l-100-60l-60-70l-90-30l-80-100l-130-60l-120-70z',
    )
    .fill(
      shadow,
      'M-560 290l80-30l90-110l-60-20l-40 60l-70 20zM720 390l-100-60l-60-70l40-20l60 50l60-30zM470 230l-80-100l-130-60l150 10z',
    )
    .fill(leafShade, 'M-720 0v250q120-30 190-90t210-100t240-60zM720 0v230q-110-20-190-80t-200-90t-210-60z');
  const woods = (color: string, from: number, to: number, rise: number, size: number) => {
    let data = '';
    for (let x = from; x < to; x += size * 0.62) {
      const y = Math.round(Math.max(-4, (Math.abs(x) - 130) * rise) + random.between(-8, 8));
      data += `M${Math.round(x - size * 0.34)} ${y}L${Math.round(x)} ${y + size}L${Math.round(x + size * 0.34)} ${y}z`;
    }
    pen.fill(color, data);
  };
  woods(leafShade, -720, -120, 0.34, 66);
  woods(leafShade, 140, 720, 0.32, 66);
  woods(leaf, -720, -150, 0.14, 78);
  woods(leaf, 170, 720, 0.13, 78);
  pen.fill(leaf, 'M-720-10v110q140-10 260-60t320-50zM720-10v100q-140-10-260-56t-300-44z');
  pen
    .rect(lake, -720, -230, 1440, 234)
    .fill(mixColors(lake, snow, 0.34), 'M-70 4q60-60 110-110q40 50 120 110z')
    .fill(mixColors(lake, leafShade, 0.4), 'M-720 4h560q-160-30-300-44t-260-10zM720 4h-540q150-30 290-40t250-8z')
    .stroke(bright, 4, 'M-420-96h190M-120-60h120M90-116h200M-300-150h150M220-70h140M-60-170h220', 0.8);
  pen
    .fill(paint('#b8483a'), 'M-196-118q40-22 84-22t84 22q-30-8-84-8t-84 8z')
    .fill(deep, 'M-130-122q-2 26 8 30q8 4 12-2q6-10 0-28zM-80-122q0 24 8 28q8 2 10-4q4-10 0-24z')
    .fill(near, 'M-720-150q180 30 360-20t360-30t360 20t360 16v-70h-1440z')
    .rounds(mixColors(stone, near, 0.3), 26, 'M-420-176h30M-250-200h14M330-196h36M500-180h20');
}
