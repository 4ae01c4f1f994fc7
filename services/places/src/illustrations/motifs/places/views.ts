import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawRiderStatue } from '../landmarks/monuments.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** The roofs of a wide city with church spires down to the sea, seen from old concrete walls on a hilltop. */
export function drawCityOutlook({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, window } = tones;
  pen
    .rect(mixColors(water, haze, 0.35), -720, 130, 1440, 90)
    .fill(mixColors(leafShade, haze, 0.4), 'M420 130Q540 230 640 220L720 240V100H420z')
    .rect(mixColors(paint('#cbb79a'), haze, 0.2), -720, -230, 1440, 366);
  const colors = ['#e3cba6', '#d3a884', '#f1e6d0', '#c98a66'].map(paint);
  for (let row = 0; row < 7; row++) {
    const air = fade(haze, 0.4 - row * 0.055);
    const size = 24 + row * 7;
    const y = 128 - row * 30;
    let [shades, openings] = ['', ''];
    for (let x = -720 + Math.round(random.between(0, 12)); x < 720; ) {
      const width = Math.round(size * random.between(1, 1.7));
      const high = Math.round(size * random.between(0.6, 1.1));
      const dark = Math.round(width * 0.3);
      pen.rect(air(colors[Math.floor(random.between(0, 4))]!), x, y - 50, width, high + 50);
      shades += `M${x + width - dark} ${y - 50}h${dark}v${high + 50}h-${dark}z`;
      openings += `M${x + 4} ${y + Math.round(high * 0.5)}h${Math.round(width * 0.55)}`;
      x += width + 2;
    }
    pen.fill(paint('#5a4a58'), shades, 0.2);
    if (row > 2)
      pen.dashes(window, Math.round(size * 0.2), [Math.round(size * 0.12), Math.round(size * 0.16)], openings);
    if (row === 2) {
      const spire = air(paint('#a98a6a'));
      for (const [x, high] of [
        [-60, 130],
        [-40, 160],
        [-18, 190],
        [4, 160],
        [24, 130],
      ] as const)
        pen.polygon(
          spire,
          [x - 9, 70],
          [x - 6, 70 + high * 0.6],
          [x, 70 + high],
          [x + 6, 70 + high * 0.6],
          [x + 9, 70],
        );
      pen.fill(air(paint('#6f8fa8')), 'M226 70v90q2 44 20 44t20-44v-90z');
    }
  }
  pen
    .fill(leafShade, 'M-720-60Q-500-70-360-130T0-150T380-120T720-50V-230H-720z')
    .fill(leaf, 'M-720-100Q-480-120-300-170T60-176T420-160T720-100V-230H-720z');
  const [concrete, shade] = [paint('#b5aea4'), paint('#8d867e')];
  pen
    .rect(concrete, -440, -150, 330, 60)
    .rect(shade, -440, -150, 330, 18)
    .rect(concrete, 130, -160, 300, 50)
    .rect(shade, 130, -160, 300, 16)
    .dashes(paint('#c9503f'), 16, [40, 70], 'M-420-118h280')
    .dashes(paint('#3f7fa5'), 14, [34, 60], 'M150-128h240');
  drawWalkers(
    pen,
    tones,
    [
      [-390, -90],
      [-330, -90],
      [-300, -90],
      [-160, -90],
      [180, -110],
      [212, -110],
      [340, -110],
      [30, -160],
    ],
    1.5,
  );
}

/** A huge rider of steel on the open steppe. */
export function drawSteelRider(input: MotifInput): void {
  const { pen, tones } = input;
  const { haze, paint } = tones;
  const grass = paint('#a8a964');
  pen
    .fill(mixColors(paint('#8a9a7a'), haze, 0.45), 'M-720 110Q-520 190-330 120T60 130T400 120T720 170V-20H-720z')
    .fill(mixColors(grass, haze, 0.25), 'M-720 50Q-420 100-140 50T360 60T720 40V-230H-720z')
    .fill(grass, 'M-720 0Q-300 24 0 4T720 0V-230H-720z')
    .fill(paint('#8d9456'), 'M-720-120Q-300-90 40-130T720-110V-230H-720z')
    .polygon(paint('#d3c39a'), [-40, 0], [40, 0], [170, -230], [-170, -230]);
  const white = withBuilding(tones, '#efeade', '#c9c2b4');
  drawRiderStatue({ ...input, tones: { ...white, paint: (color) => paint(mixColors(color, '#c3ced6', 0.5)) } });
  for (const x of [-470, 440, 520])
    pen
      .rect(paint('#f1eadb'), x - 34, 6, 68, 26)
      .polygon(paint('#e3dccb'), [x - 40, 30], [x, 54], [x + 40, 30])
      .rect(paint('#c4553f'), x - 7, 6, 14, 20);
  drawWalkers(pen, tones, [
    [-110, -40],
    [-84, -34],
    [96, -46],
  ]);
}
