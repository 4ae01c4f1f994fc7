import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawColumn } from '../parts.js';

/** A very steep theater on the side of a hill, under white columns of a temple. */
export function drawSteepTheater({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9cdb4', '#b5a88c');
  const marble = withBuilding(tones, '#f4f0e6', '#d9d3c4');
  const { leaf, leafShade } = tones;
  pen
    .fill(leaf, 'M-398 0Q-330 150-260 240T-40 350H220Q330 300 360 180T398 0z')
    .fill(leafShade, 'M180 350H220Q330 300 360 180T398 0H250Q270 180 180 350z')
    .polygon(stone.wall, [-90, -10], [-230, 330], [190, 330], [80, -10])
    .polygon(stone.shade, [40, -10], [130, 330], [190, 330], [80, -10]);
  let rows = '';
  for (let y = 12; y < 326; y += 17)
    rows += `M${Math.round(-96 - y * 0.41)} ${y}Q${-10} ${y - 26} ${Math.round(84 + y * 0.32)} ${y}`;
  pen
    .stroke(stone.deep, 4, rows, 0.4)
    .stroke(stone.lit, 7, 'M-60-10L-130 330M-10-20L-20 330M40-10L90 330')
    .rect(stone.roof, -250, 326, 460, 12);
  drawBlock(pen, stone, { x: -330, y: 330, width: 660, height: 26 }, 0.2);
  for (let x = -310; x < 310; x += 46) pen.arch(stone.deep, x, 330, 22, 8);
  for (const x of [110, 156, 202, 248, 294]) drawColumn(pen, marble, x, 356, 18, 92);
  pen
    .rect(marble.wall, 96, 448, 214, 16)
    .polygon(marble.lit, [90, 464], [203, 500], [316, 464])
    .rounds(leafShade, 34, 'M-330 40h50M-270 150h30M280 60h60M270 170h50')
    .rounds(leafShade, 44, 'M-300 366h60');
  for (const x of [-250, -190]) drawColumn(pen, marble, x, 356, 16, 60);
  drawBlock(pen, stone, { x: -200, y: -14, width: 420, height: 18 }, 0.1);
}

/** The outer wall of a theater, two rows of windows high, with a tower at each end. */
export function drawStageWall({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d8b98c', '#b4936a');
  pen
    .fill(stone.shade, 'M-340 0V150Q-300 280 0 296T340 150V0z')
    .stroke(stone.deep, 5, 'M-330 160Q-270 262 0 278T330 160', 0.5);
  drawBlock(pen, stone, { x: -300, y: 0, width: 600, height: 236 }, 0.16);
  for (const x of [-326, 326]) drawBlock(pen, stone, { x: x - 46, y: 0, width: 92, height: 262 }, 0.36);
  for (const y of [74, 148, 228]) pen.rect(stone.lit, -376, y, 752, 8);
  for (let x = -270; x <= 270; x += 60) {
    pen.arch(stone.deep, x - 13, 92, 26, 28).rect(stone.deep, x - 9, 172, 18, 38);
    if (Math.abs(x) % 120 === 30) pen.rect(stone.deep, x - 15, 0, 30, 48).rect(stone.lit, x - 20, 48, 40, 7);
  }
  for (const x of [-326, 326]) pen.arch(stone.deep, x - 14, 100, 28, 40).arch(stone.deep, x - 12, 184, 24, 30);
  pen
    .dashes(stone.lit, 14, [12, 38], 'M-280 219H290')
    .rect(stone.deep, -24, 0, 48, 62)
    .polygon(stone.lit, [-40, 62], [0, 84], [40, 62]);
}

/** A theater seen from its seats: a stage front of marble columns in two storeys above a plain far below. */
export function drawStageFront({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#ddd0b6', '#b3a486');
  const marble = withBuilding(tones, '#f1ebdd', '#d3c9b4');
  pen.fill(tones.far, 'M-398 60Q-200 130 0 90T398 100V0H-398z').rect(tones.middle, -398, 0, 796, 60);
  drawBlock(pen, stone, { x: -250, y: 0, width: 500, height: 216 }, 0.14);
  for (const y of [20, 122]) {
    for (let x = -228; x <= 228; x += 57) drawColumn(pen, marble, x, y, 16, 78);
    pen.rect(marble.lit, -248, y + 78, 496, 14);
    for (const x of [-199, -142, -85, 29, 86, 143, 200])
      if (y > 50 || Math.abs(x) < 150) pen.rect(stone.deep, x - 12, y, 24, 50);
  }
  for (const x of [-171, 0, 171])
    pen
      .polygon(marble.lit, [x - 64, 214], [x, 246], [x + 64, 214])
      .polygon(stone.shade, [x - 40, 216], [x, 237], [x + 40, 216]);
  pen.fill(stone.lit, 'M-398-120V64Q-330 70-290 10Q-160-70 0-70T290 10Q330 70 398 64V-120z');
  let rows = '';
  for (let step = 0; step < 6; step++) {
    const y = 4 - step * 22;
    rows += `M${-300 - step * 26} ${y + 14}Q-170 ${y - 78} 0 ${y - 80}T${300 + step * 26} ${y + 14}`;
  }
  pen.stroke(stone.deep, 5, rows, 0.45).stroke(stone.shade, 9, 'M-130-58L-190-120M130-58L190-120M0-70V-120');
}
