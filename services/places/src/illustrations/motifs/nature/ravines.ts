import { darken, mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';

/** A valley between wooded slopes with a torrent, below a summit. */
export function drawRavine({ pen, tones, random, palette }: MotifInput): void {
  const { paint, haze, far, leaf, leafShade, leafLight, ground, water, waterLight } = tones;
  const rock = mixColors(paint(palette === 'andean' ? '#94867f' : '#7f8a9f'), haze, 0.2);
  const dark = mixColors(darken(rock, 0.36), haze, 0.06);
  const snow = paint('#f6f5f0');
  const lean = Math.round(random.between(-70, 70));
  pen
    .fill(
      mixColors(far, haze, 0.4),
      'M-720 120L-520 300-400 240-220 350-60 260 160 340 330 250 500 330 720 160V0H-720z',
    )
    .fill(rock, `M-300 60L-200 190-150 180-90 290L${lean} 430L70 320 110 330 190 200 230 206 330 60z`)
    .fill(dark, `M${lean} 430L70 320 110 330 190 200 230 206 330 60H60L100 150 40 220 70 280 20 340z`)
    .fill(snow, `M${lean} 430L-90 290-110 250-70 270-40 230-20 290 20 250 20 340z`)
    .fill(mixColors(snow, dark, 0.4), `M${lean} 430L20 340 30 290 60 300 80 270 110 330 70 320z`);
  pen.fill(mixColors(leafShade, haze, 0.5), 'M-300 70Q0 20 300 70V-60H-300z');
  const slopes = [
    {
      air: 0.4,
      data: 'M-720 330Q-480 260-300 120T-60 40V-60H-720zM720 300Q500 240 330 130T60 40V-60H720z',
      from: 90,
      span: 0.36,
    },
    {
      air: 0.16,
      data: 'M-720 220Q-520 170-380 60T-130-30V-100H-720zM720 240Q540 160 400 60T150-20V-100H720z',
      from: 160,
      span: 0.34,
    },
  ];
  for (const { air, data, from, span } of slopes) {
    pen.fill(mixColors(leafShade, haze, air + 0.08), data);
    for (const kind of [0, 1]) {
      let firs = '';
      for (let x = from + kind * 17; x < 720; x += 34) {
        const [y, high] = [Math.round((x - from) * span) + 6, 34 + Math.round(random.between(6, 34))];
        for (const side of [-1, 1]) firs += `M${side * x - 13} ${y}l13 ${high}l13-${high}z`;
      }
      pen.fill(mixColors(kind ? leaf : leafShade, haze, air), firs);
    }
  }
  pen
    .fill(leaf, 'M-720-20Q-400 30-160-30T160-30T720-10V-230H-720z')
    .fill(ground, 'M-720-70Q-300-30 0-60T720-60V-230H-720z')
    .fill(water, 'M-14-10q-60-24 0-56t-70-70q-70-40-40-94h330q40 60-70 100t-70 60q50 40 20 60z')
    .rounds(waterLight, 5, 'M-30-50h50M-60-110h90M-40-160h130M0-200h160', 0.8);
  const stones: readonly (readonly [number, number, number])[] = [
    [-130, -110, 34],
    [150, -130, 44],
    [-180, -170, 54],
    [110, -84, 24],
    [230, -180, 50],
  ];
  for (const [x, y, size] of stones)
    pen
      .dome(darken(rock, 0.2), x, y, size, size * 0.6)
      .dome(mixColors(rock, snow, 0.25), x - size * 0.16, y, size * 0.7, size * 0.5);
  pen
    .rounds(leafLight, 12, 'M-520-120h50M-380-150h30M380-110h50M480-160h40')
    .rounds(paint('#e0b24a'), 7, 'M-460-140h0M-430-150h0M-300-130h0M330-150h0M420-140h0M440-128h0')
    .rounds(paint('#c76a8a'), 7, 'M-480-128h0M-330-160h0M360-130h0M500-150h0');
  pen.fill(
    leafShade,
    'M-720 330l34-60h-16l40-60h-20l50-80h-24l56-90h-30l60-100h-150zM720 260l-30-60h14l-36-60h18l-46-80h20l-50-90h26l-50-90h134z',
  );
}
