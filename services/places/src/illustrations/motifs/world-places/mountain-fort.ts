import type { MotifInput } from '../../scene/motif.js';
import { drawFortFront, type FortSpec } from '../facades/forts.js';
import { fade } from '../wonders/parts.js';

const CAPE_WALLS: FortSpec = {
  stone: '#d9b25f',
  roof: '#8f7a68',
  walls: [360, 100],
  gate: true,
  towers: [[0, 90, 190, 'dome', 34]],
  halls: [
    [-210, 110, 140, 30],
    [210, 110, 140, 30],
  ],
};

/** Yellow walls of a star-shaped fort before a mountain with a flat top. */
export function drawTableMountainFort(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint, haze, leafShade } = tones;
  const rock = fade(haze, 0.3);
  pen
    .fill(
      rock(paint('#8f8a92')),
      'M-720 0V120Q-560 150-470 240L-420 380-380 396H300L340 380 400 250Q520 150 720 110V0z',
    )
    .fill(
      rock(paint('#6f6c78')),
      'M-420 380L-380 396H300L340 380 360 330 300 350 240 310 160 350 80 300 0 350-90 310-170 350-260 310-340 350-400 320z',
    )
    .fill(rock(leafShade), 'M-720 0V90Q-500 150-340 170T60 180T400 150T720 80V0z');
  drawFortFront(input, CAPE_WALLS);
}

const MORRO_WALLS: FortSpec = {
  stone: '#c9b48c',
  roof: '#a88f68',
  walls: [240, 76],
  mound: ['crag', 110],
  gate: false,
  towers: [
    [-214, 46, 120, 'dome', 26],
    [60, 60, 110, 'flat', 0],
  ],
};

/** A fort with a lighthouse on a rock over the sea. */
export function drawLighthouseFort(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint } = tones;
  drawFortFront(input, MORRO_WALLS);
  pen
    .polygon(paint('#efe6d2'), [130, 170], [140, 390], [190, 390], [200, 170])
    .polygon(paint('#c4b79c'), [172, 170], [170, 390], [190, 390], [200, 170])
    .rect(paint('#5a5f66'), 130, 388, 70, 12)
    .rect(tones.isDusk ? tones.window : paint('#dfe9ea'), 146, 400, 38, 34)
    .dome(paint('#5a5f66'), 165, 434, 24, 24)
    .rect(paint('#5a5f66'), 163, 456, 4, 22)
    .rounds(paint('#f7fbf8'), 8, 'M-380 6q40 14 80 0t80 0M120 4q40 14 80 0t100 4');
}
