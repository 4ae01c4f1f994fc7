import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';

/** A wide low crater above the sea, seen from its rim: ribbed slopes around a green bowl, a lighthouse, and towers by a beach. */
export function drawRimWalk({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight, water, waterLight } = tones;
  const ash = withBuilding(tones, '#a88f68', '#7f6a4c');
  pen
    .rect(water, -720, 40, 1440, 240)
    .rounds(waterLight, 5, 'M-120 230h240M240 180h220M60 120h160M420 240h200', 0.6)
    .fill(paint('#f0dfb2'), 'M-720 150Q-520 160-420 110T-250 40H-720z')
    .fill(paint('#eef3f2'), 'M-720 160Q-510 172-404 118T-236 40h-14Q-350 60-420 110T-720 150z', 0.8);
  for (const [index, [x, wide, high]] of (
    [
      [-700, 40, 150],
      [-650, 34, 110],
      [-604, 44, 180],
      [-548, 36, 130],
      [-500, 40, 160],
      [-448, 34, 100],
      [-404, 36, 130],
    ] as const
  ).entries()) {
    const tower = withBuilding(tones, ['#f3ece0', '#e3d9cb', '#dfe6e8'][index % 3]!, '#b9c4c8');
    pen
      .rect(tower.wall, x, 110, wide, high)
      .rect(tower.shade, x + wide * 0.66, 110, wide * 0.34, high)
      .dashes(tower.deep, high - 24, [4, 6], `M${x + 6} ${110 + high / 2}h${wide - 12}`);
  }
  pen
    .fill(ash.wall, 'M-380 40Q-300 170-190 230L-90 260 20 238 140 262 260 244 340 210Q430 130 520 40z')
    .fill(ash.roof, 'M260 244L340 210Q430 130 520 40H360Q330 160 260 244z')
    .stroke(
      ash.shade,
      7,
      'M-300 60q60 90 110 130M-220 50q60 110 100 170M-120 50q40 110 60 180M0 50q20 100 20 160M120 50q0 110-10 180M230 50q-10 100-30 150',
      0.7,
    )
    .fill(leaf, 'M-380 40Q-340 100-290 120L-210 80-140 120-60 76 30 118 110 80 200 116 290 76 380 110Q450 90 520 40z')
    .fill(paint('#7f9a58'), 'M-720-240V40Q-420 70 0 56T720 30V-240z')
    .fill(leafShade, 'M-720-240V-60Q-400 0 0-20T720-70V-240z')
    .rounds(leafLight, 16, 'M-560 10h160M-240 20h130M60 16h190M380 4h180M-400-60h130M140-50h160')
    .rounds(leaf, 30, 'M-640-110h120M-340-100h90M-40-80h110M260-110h130M520-120h100')
    .fill(ash.wall, 'M-720-240V-120L-560-60-420-110-240-90-120-160 60-190 220-240z')
    .fill(ash.roof, 'M-560-60L-420-110-300-240H-470z')
    .stroke(paint('#e6d8b8'), 9, 'M-690-190l90 60 80-10 110 50 130 10 120-70')
    .rect(paint('#f6f3ea'), 404, 56, 30, 84)
    .rect(paint('#c4463c'), 400, 138, 38, 22);
  for (const [x, y, coat] of [
    [-590, -128, '#c4463c'],
    [-420, -104, '#2f6f9a'],
    [-290, -84, '#e3a52d'],
  ] as const)
    pen.rounds(paint(coat), 17, `M${x} ${y + 16}v24`).circle(paint('#a8704f'), x, y + 58, 9);
}
