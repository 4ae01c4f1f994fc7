import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { fade, SNOW } from '../wonders/parts.js';

/** Penguins on snow before icebergs and a white range. */
export function drawPenguinIce({ pen, tones }: MotifInput): void {
  const { paint, haze, water } = tones;
  const [snow, blue, deep, rock] = [paint(SNOW), paint('#a9c8de'), paint('#6fa3c4'), paint('#6a7486')];
  pen
    .fill(
      fade(haze, 0.35)(rock),
      'M-720 160L-600 260-520 220-420 330-320 260-220 300-80 210 40 260 160 230 300 350 400 280 520 320 620 240 720 280V40H-720z',
    )
    .fill(
      fade(haze, 0.2)(snow),
      'M-720 130L-640 200-600 240-560 200-500 210-420 310-380 240-320 230-220 280-180 210-80 190 40 240 90 200 160 210 300 330 340 250 400 250 520 300 570 220 620 220 720 260V40H-720z',
    )
    .fill(
      fade(haze, 0.25)(blue),
      'M-420 310L-380 240-320 230-360 140-300 60H-440zM-220 280L-180 210-80 190-140 110-80 60H-240zM300 330L340 250 400 250 350 150 410 60H290zM520 300L570 220 620 220 580 130 620 60H510z',
      0.8,
    )
    .rect(water, -720, -230, 1440, 290)
    .fill(snow, 'M-460 20L-430 110-360 130-300 90-250 96-220 20zM180 0L210 70 270 140 330 120 370 60 450 50 480 0z')
    .fill(blue, 'M-300 90L-250 96-220 20H-320zM330 120L370 60 450 50 480 0H330z')
    .fill(deep, 'M-470 20H-210L-230 4H-450zM170 0H490L470-18H190z', 0.6)
    .rounds(mixColors(water, snow, 0.5), 5, 'M-140 20h180M-620-20h130M-100-30h160M520-20h120M-560-70h160', 0.7)
    .fill(blue, 'M-720-50Q-520-30-340-70T0-90T340-80T720-40V-230H-720z')
    .fill(snow, 'M-720-70Q-520-50-340-90T0-110T340-100T720-60V-230H-720z')
    .fill(mixColors(snow, blue, 0.4), 'M-720-170Q-300-130 60-180T720-170V-230H-720z');
  const penguin = (x: number, y: number, size: number, side: number) => {
    const n = (value: number) => Math.round(value * size);
    const s = (value: number) => Math.round(value * size * side);
    pen
      .fill(
        paint('#2f3342'),
        `M${x - n(20)} ${y + n(6)}q-${n(14)} ${n(50)} ${n(4)} ${n(74)}q-${n(2)} ${n(26)} ${n(16)} ${n(28)}q${n(18)}-${n(2)} ${n(16)}-${n(28)}q${n(18)}-${n(24)} ${n(4)}-${n(74)}z`,
      )
      .fill(
        paint('#f3f1ea'),
        `M${x - n(12)} ${y + n(6)}q-${n(10)} ${n(46)} ${n(4)} ${n(66)}q${n(8)} ${n(8)} ${n(16)} 0q${n(14)}-${n(20)} ${n(4)}-${n(66)}z`,
      )
      .fill(paint('#e8b04a'), `M${x + s(8)} ${y + n(94)}l${s(22)}-${n(5)}l${s(-20)}-${n(5)}z`)
      .rounds(paint('#e8b04a'), 9 * size, `M${x - n(10)} ${y + n(4)}h0M${x + n(10)} ${y + n(4)}h0`)
      .rounds(paint('#e8b04a'), 8 * size, `M${x} ${y + n(78)}h${s(3)}`);
  };
  penguin(-240, -110, 1.1, 1);
  penguin(-160, -150, 1.4, 1);
  penguin(-330, -150, 1.2, -1);
  penguin(40, -130, 1.1, -1);
  penguin(130, -170, 1.5, -1);
  penguin(240, -120, 0.9, 1);
  penguin(330, -140, 1.1, -1);
}
