import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { fade, traceFirs } from '../wonders/parts.js';

/** Pools of bright blue among trees in autumn colors, with dead trunks below the water. */
export function drawColorLakes({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  const [blue, deep, foam] = [paint('#46aebd'), paint('#2f7fa8'), paint('#f4fafa')];
  const colors = [paint('#c9542f'), paint('#e0a03a'), leafShade, paint('#d9763a'), paint('#b8b048')];
  pen
    .fill(
      fade(haze, 0.5)(paint('#7f93ae')),
      'M-720 240L-560 350-440 290-300 400-140 300 0 360 140 300 300 420 440 310 580 370 720 280V0H-720z',
    )
    .fill(
      fade(haze, 0.36)(paint('#f4f5f2')),
      'M-340 370L-300 400-250 360-300 350zM250 380L300 420 350 380 300 370zM-590 330L-560 350-520 326-560 320z',
    )
    .fill(
      fade(haze, 0.3)(leafShade),
      `M-720 190Q-500 250-300 200T100 200T720 210V0H-720z${traceFirs(random, [-720, 720], 70, (x) => 196 + 20 * Math.sin(x / 150))}`,
    );
  const trees = (y: number, size: number, air: number, gap: number) => {
    for (const [index, color] of colors.entries()) {
      let dots = '';
      for (let x = -720 + index * (gap / 5); x < 720; x += gap)
        dots += `M${Math.round(x + random.between(-10, 10))} ${Math.round(y + random.between(-14, 22))}h0`;
      pen.rounds(fade(haze, air)(color), size, dots);
    }
  };
  trees(120, 76, 0.2, 170);
  pen
    .fill(foam, 'M-330 90h620l30-66h-680z')
    .stroke(
      mixColors(foam, blue, 0.5),
      6,
      'M-300 84l-10-50M-240 84l-6-56M-170 84l-4-54M-100 84v-52M-20 84v-56M60 84l4-52M130 84l6-56M200 84l8-52M260 84l10-50',
      0.6,
    )
    .rounds(colors[2]!, 40, 'M-280 66h20M-130 60h20M20 64h20M170 60h20M290 60h10')
    .rounds(colors[1]!, 24, 'M-270 84h10M-120 76h10M30 80h10M180 76h10')
    .rect(blue, -720, -230, 1440, 262)
    .fill(deep, 'M-420-40Q-200 10 60-20T420-50Q460-120 200-140T-260-130T-420-40z', 0.7)
    .fill(
      mixColors(blue, paint('#8fe0c8'), 0.5),
      'M-640-10Q-500 20-380 0T-200 16Q-360-30-460-30T-640-10zM240 6Q400 20 560 0T640-30Q500-30 400-24T240 6z',
      0.8,
    )
    .rounds(
      mixColors(deep, paint('#d9e6d8'), 0.4),
      8,
      'M-230-60L-60-110M-120-40L40-70M60-110L220-80M-300-100L-200-120M120-50L260-60',
      0.8,
    )
    .rounds(mixColors(blue, foam, 0.6), 4, 'M-520-90h130M-100-20h120M360-110h160M-300-190h180M140-190h200', 0.7);
  let dots = ['', '', ''];
  for (let step = 0; step < 13; step++) {
    const y = 40 - step * 22;
    dots = dots.map((data, index) => {
      const x = 560 + index * 60 + (step % 2) * 40 - step * 3;
      return `${data}M${step % 2 ? x : -x} ${y + index * 20}h0`;
    });
  }
  for (const [index, data] of dots.entries())
    pen.rounds([colors[2]!, colors[0]!, colors[1]!][index]!, 84 - index * 14, data);
}
