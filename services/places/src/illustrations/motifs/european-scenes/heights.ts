import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHouseRow } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawPeak } from '../sceneries/parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A platform like an arrow over a cliff, high above a lake with a village between steep mountains. */
export function drawArrowPlatform({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  drawPeak(pen, tones, [-460, 470], 420, { color: '#6f8296', air: 0.4, snow: 0.3, base: 60 });
  drawPeak(pen, tones, [120, 420], 360, { color: '#6f8296', air: 0.46, snow: 0.3, base: 60 });
  drawPeak(pen, tones, [560, 500], 420, { color: '#6f8296', air: 0.34, snow: 0.3, base: 60 });
  pen
    .fill(mixColors(tones.water, paint('#3f7f9a'), 0.4), 'M-720 90Q-200 120 200 100T720 90V-240H-720z')
    .fill(fade(tones.haze, 0.2)(leafShade), 'M-720 110Q-560 130-460 60T-340-120L-300-240H-720z')
    .fill(leafShade, 'M720 330Q600 260 540 160T420-40L360-240H720z')
    .fill(leaf, 'M720 240Q640 190 590 90T500-60L470-240H720z');
  drawHouseRow(pen, tones, random, {
    from: -420,
    to: -200,
    y: -60,
    low: 16,
    high: 26,
    narrow: 24,
    wide: 36,
    colors: ['#f1e6d0', '#d9b08a', '#e3c9a4'],
    roof: '#6a5048',
  });
  const church = withBuilding(tones, '#f1ece0', '#4f4a50');
  drawBlock(pen, church, { x: -210, y: -60, width: 16, height: 40 }, 0.3);
  pen.polygon(church.roof, [-212, -20], [-202, 36], [-192, -20]).rect(paint('#c9bda6'), -430, -68, 250, 8);
  const steel = withBuilding(tones, '#8f959a', '#5f656a');
  pen
    .fill(paint('#8a8278'), 'M720-30L300-10 250-60 300-120 280-240H720z')
    .fill(paint('#6a635c'), 'M300-10L250-60 300-120 280-240H360L380-120 340-60z')
    .polygon(steel.wall, [560, 10], [-40, 30], [-110, 40], [-40, 58], [560, 60])
    .polygon(steel.shade, [560, 10], [-40, 30], [-110, 40], [-60, 22], [560, -12])
    .stroke(steel.shade, 12, 'M250-60L120 24M330-110L60 30')
    .stroke(steel.lit, 5, 'M560 118L-40 110L-110 96M560 90L-40 86L-108 76')
    .stroke(steel.lit, 4, 'M-108 44v54M-40 56v56M40 58v54M120 58v56M200 58v56M280 58v58M360 58v58M440 58v60');
  drawWalkers(
    pen,
    tones,
    [
      [-70, 46],
      [10, 52],
      [44, 52],
      [240, 54],
    ],
    1.3,
  );
}

/** A crag with a church cut into it and an iron cross on top, above the stacked stone houses of a gorge town. */
export function drawCrossCrag({ pen, tones, random }: MotifInput): void {
  const { paint, window } = tones;
  pen.fill(fade(tones.haze, 0.4)(paint('#b5a284')), 'M-720 60V220Q-400 280-100 240T400 270T720 230V60z');
  for (const [y, air] of [
    [190, 0.24],
    [120, 0.14],
    [40, 0.06],
  ] as const)
    for (let x = -740; x < 720; ) {
      const [wide, high] = [Math.round(random.between(84, 124)), Math.round(random.between(60, 96))];
      const mix = fade(tones.haze, air);
      const own = withBuilding(
        tones,
        ['#ecdcb8', '#e0cca2', '#f3e7cb', '#d9c398'][Math.floor(random.between(0, 4))]!,
        '#c9a878',
      );
      pen
        .rect(mix(own.wall), x, y, wide, high)
        .rect(mix(own.shade), x + wide * 0.78, y, wide * 0.22, high)
        .rect(mix(own.lit), x - 3, y + high - 4, wide + 6, 7)
        .rect(mix(own.deep), x + wide * 0.2, y + high * 0.4, 12, 20)
        .arch(mix(own.deep), x + wide * 0.5, y, 16, 22);
      x += wide;
    }
  const [rock, dark] = [paint('#cdb48a'), paint('#9a8060')];
  pen
    .fill(rock, 'M-300-20L-280 130-230 210-190 300-110 350-60 410 30 430 90 380 150 350 200 260 250 190 290 90 310-20z')
    .fill(
      dark,
      'M30 430L90 380 150 350 200 260 250 190 290 90 310-20H200Q220 120 150 220T60 340zM-230 210L-190 300-150 300-160 180-200 120z',
      0.7,
    )
    .stroke(dark, 5, 'M-240 120L-180 60M-120 300L-90 200M-20 380L-10 300M60 260L80 160', 0.5)
    .fill(paint('#5a463a'), 'M-60 90V150a26 28 0 0 0 52 0V90zM70 60V104a22 24 0 0 0 44 0V60z');
  const front = withBuilding(tones, '#efe2c4', '#b9a078');
  drawBlock(pen, front, { x: -180, y: 90, width: 110, height: 120 }, 0.24);
  pen
    .polygon(front.wall, [-180, 210], [-125, 250], [-70, 210])
    .line(front.lit, 7, [-186, 210], [-125, 254], [-64, 210])
    .arch(front.deep, -142, 90, 34, 46)
    .circle(window, -125, 190, 12)
    .rect(front.wall, -134, 250, 18, 26);
  pen
    .rect(paint('#4a4440'), 22, 424, 9, 120)
    .rect(paint('#4a4440'), -14, 496, 80, 8)
    .fill(tones.groundShade, 'M-720 54Q-300 70 0 56T720 54V-240H-720z')
    .fill(tones.ground, 'M-720-20Q-300 10 100-40T720-30V-240H-720z')
    .stroke(paint('#efe2c4'), 12, 'M140-220Q40-100-20-40T-120 90')
    .rounds(tones.leafShade, 24, 'M-520-60h40M-380-100h50M300-70h50M460-110h40M560-40h50');
  drawWalkers(pen, tones, [
    [-40, -30],
    [60, -140],
    [-110, 70],
  ]);
}
