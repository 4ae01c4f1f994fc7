import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { fade } from '../wonders/parts.js';
import { drawBoat } from './islands.js';

/** Bare islands with a white chapel above a bay of clear water. */
export function drawChapelIsland({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade, window } = tones;
  const [rock, dark, light] = [paint('#c4a680'), paint('#957c66'), paint('#dcc29a')];
  const clear = mixColors(paint('#4fb3bf'), tones.water, 0.3);
  drawOpenSea(pen, tones, 110);
  pen
    .fill(fade(haze, 0.5)(dark), 'M-720 106Q-600 150-480 130T-300 106zM180 106Q320 190 430 150T720 170V106z')
    .fill(fade(haze, 0.25)(rock), 'M80 70Q200 130 300 180Q360 200 410 160T560 110T720 120V40H80z')
    .fill(clear, 'M-720 20Q-200 90 200 60T720 40V-230H-720z')
    .fill(rock, 'M-720 120Q-560 150-430 120Q-330 90-240 70T-60 0L60-40Q-60-60-180-50T-380-90T-720-120z')
    .fill(dark, 'M-720-120Q-540-110-380-90T-180-50T60-40Q-80-90-220-90T-420-140T-720-160z')
    .fill(light, 'M-720 120Q-560 150-430 120Q-330 90-240 70Q-360 60-460 80T-720 70z')
    .rounds(
      leafShade,
      24,
      'M-640 60h30M-540 90h10M-600 0h20M-460 20h30M-300 30h20M-520-60h30M-380-30h20M-200 0h20M-660-70h10',
    );
  pen
    .rect(paint('#f6f2e8'), -290, 66, 120, 76)
    .rect(paint('#d0cccc'), -210, 66, 40, 76)
    .dome(paint('#4f7fb5'), -230, 140, 46, 44)
    .rect(paint('#f6f2e8'), -330, 66, 42, 120)
    .rect(paint('#d0cccc'), -302, 66, 14, 120)
    .arch(window, -318, 140, 18, 14)
    .arch(window, -264, 66, 26, 34)
    .rect(paint('#f6f2e8'), -311, 186, 4, 26)
    .rect(paint('#f6f2e8'), -317, 198, 16, 4)
    .rect(paint('#f6f2e8'), -420, 52, 76, 20);
  pen
    .stroke(paint('#e6d6b4'), 9, 'M-240 60Q-330 20-240-10T-60-30', 0.9)
    .fill(paint('#f4ead0'), 'M60-40Q-60-60-180-50Q-100-80 0-70T60-40z')
    .fill(mixColors(clear, paint('#ffffff'), 0.25), 'M80-40Q-40-90-200-84T-420-150L-300-200Q-40-130 200-80z', 0.5)
    .rounds(
      mixColors(clear, paint('#ffffff'), 0.6),
      5,
      'M120-110h160M300-60h170M-60-170h170M320-170h180M440-20h130',
      0.8,
    );
  drawBoat(pen, tones, 220, -40, 1.2, '#e3b24a', false);
  drawBoat(pen, tones, 420, -120, 1.8, '#f1eadb');
}
