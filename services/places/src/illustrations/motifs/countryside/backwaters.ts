import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawPalm, drawWalkers } from '../wonders/parts.js';

/** A thatched houseboat on a canal below rows of palms. */
export function drawHouseboat({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, water, waterLight, window } = tones;
  const [thatch, dark, wood] = ['#c49a5f', '#8f6a44', '#5f4433'].map(paint) as [string, string, string];
  pen
    .fill(
      mixColors(leafShade, haze, 0.46),
      'M-720 110q80 60 170 10q90 60 190 10q90 60 190 0q100 60 200 10q90 60 190 0q90 60 190 10q80 40 310 0V0H-720z',
    )
    .fill(mixColors(leaf, haze, 0.2), 'M-720 50q140 30 280 4t300 0t300 4t560-8V-20H-720z');
  for (const [x, s, lean] of [
    [-560, 1.5, 0.2],
    [-470, 1.2, -0.2],
    [-380, 1.7, 0.3],
    [-250, 1.1, -0.1],
    [200, 1.2, 0.2],
    [310, 1.6, -0.3],
    [420, 1.3, 0.2],
    [520, 1.8, -0.2],
  ] as const)
    drawPalm(pen, tones, x, 30, s, lean);
  pen
    .rect(water, -720, -230, 1440, 262)
    .fill(mixColors(water, leafShade, 0.4), 'M-720 32H720Q400-10 0-4T-720-20z', 0.7)
    .fill(mixColors(water, wood, 0.5), 'M-380-110Q0-160 380-104Q0-190-380-110z', 0.6)
    .rounds(waterLight, 4, 'M-560-60h160M400-50h180M-200-170h220M120-190h200M-600-150h160', 0.7)
    .fill(wood, 'M-440-6Q-400-90-300-108H260Q370-96 440 10Q360-48 260-56H-300Q-390-48-440-6z')
    .fill(thatch, 'M-300-56V10Q-290 130-170 140H60Q130 130 150 60L160-56z')
    .fill(dark, 'M60 140Q130 130 150 60L160-56H60Q90 60 60 140z', 0.6)
    .stroke(dark, 5, 'M-284 40Q-100 64 150 40M-280 84Q-80 106 136 84M-296-10Q-60 12 156-10', 0.6)
    .fill(window, 'M-230-40h60v50a30 30 0 0 1-60 0zM-120-40h60v50a30 30 0 0 1-60 0zM-10-40h60v50a30 30 0 0 1-60 0z')
    .fill(thatch, 'M150 40Q230 70 330 30L340 16H150z')
    .stroke(wood, 6, 'M200-56V40M310-56V26')
    .fill(leafShade, 'M-720-150q80 40 160 0q60-10 90-80H-720z')
    .ellipse(leaf, -640, -140, 70, 26)
    .ellipse(leafLight, -650, -132, 36, 11);
  drawWalkers(
    pen,
    tones,
    [
      [236, -50],
      [264, -50],
      [370, -40],
    ],
    1,
  );
  pen.stroke(wood, 5, 'M384 20L440-170');
  for (const [x, y] of [
    [520, -150],
    [580, -170],
    [470, -190],
    [620, -140],
  ] as const)
    pen.ellipse(leaf, x, y, 34, 9).circle(paint('#e29ab0'), x, y + 8, 8);
}
