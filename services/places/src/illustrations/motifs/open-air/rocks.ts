import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawHouseRow } from '../buildings/parts.js';
import { drawFerry } from '../panoramas/towers.js';
import { drawSail, traceCrowns } from '../townscapes/parts.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { fade } from '../wonders/parts.js';

/** A huge pale rock with a sheer face that rises from a strait above a town and its harbor. */
export function drawSeaRock(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { paint, haze, leaf, leafShade } = tones;
  const [stone, shade] = [paint('#c9c2b4'), paint('#938d86')];
  drawOpenSea(pen, tones, 40);
  pen
    .fill(fade(haze, 0.5)(paint('#8a94a8')), 'M-720 40V110Q-620 150-540 130T-380 40z')
    .fill(stone, 'M-300 30Q-200 150-90 250L0 360 50 426 90 440 110 400 122 320 130 200 150 90 220 50 420 30z')
    .fill(shade, 'M50 426L90 440 110 400 122 320 130 200 150 90 220 50 420 30H90L70 140 90 260 60 340z')
    .stroke(mixColors(shade, stone, 0.4), 5, 'M20 370l-20-90 20-90M-60 270l-10-60 14-70M84 400l-10-80', 0.7)
    .fill(leaf, 'M-300 30Q-200 150-90 250L0 360L10 300-30 220-40 130-20 30z')
    .rounds(
      leafShade,
      34,
      traceCrowns(random, -230, -30, 40, (x) => 120 + (x + 230) * 0.3),
    )
    .rounds(
      leafShade,
      40,
      traceCrowns(random, -260, 0, 44, () => 76),
    );
  drawHouseRow(pen, tones, random, {
    from: -330,
    to: 60,
    y: 24,
    low: 36,
    high: 64,
    colors: ['#f4ead2', '#e8c89a', '#f0dcc0', '#d9b494'],
    roof: '#b5654a',
  });
  pen.rect(paint('#a89c8a'), -420, 8, 760, 20);
  drawFerry(input, { x: -330, y: -70, size: 1.3, hull: '#f4efe4' });
  drawSail(pen, tones, 200, -80, 1.5);
  drawSail(pen, tones, 400, -130, 1.9);
  drawSail(pen, tones, -80, -150, 1.8);
}
