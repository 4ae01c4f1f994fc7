import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawChurchFront } from '../facades/churches.js';
import { drawBlock } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';

/** A huge bronze bishop with a raised hand before a wall and the gate of an old palace. */
export function drawRaisedHand({ pen, tones }: MotifInput): void {
  const wall = withBuilding(tones, '#dccdb0', '#a8977c');
  drawBlock(pen, wall, { x: -396, y: 0, width: 792, height: 230 }, 0.1);
  pen
    .stroke(
      wall.shade,
      3,
      'M-396 60H396M-396 110H396M-396 160H396M-300 0V60M-220 60V110M-330 110V160M250 60V110M320 0V60M180 110V160',
      0.6,
    )
    .rect(wall.lit, -396, 224, 792, 10);
  for (const x of [-330, -250, 250, 330]) pen.arch(wall.deep, x - 20, 150, 40, 40);
  pen.arch(wall.lit, 100, 0, 110, 80).arch(wall.deep, 112, 0, 86, 78);
  drawBlock(pen, wall, { x: -110, y: -16, width: 190, height: 70 }, 0.3);
  pen.rect(wall.lit, -120, 48, 210, 12);
  const bronze = withBuilding(tones, '#4f5a52', '#39423c');
  pen
    .fill(
      bronze.wall,
      'M-92 58Q-86 200-70 270Q-100 290-96 340Q-60 370-18 372Q30 370 50 340Q60 300 40 270Q56 180 62 58z',
    )
    .fill(bronze.shade, 'M-6 58Q10 200 4 300L40 270Q56 180 62 58z')
    .stroke(bronze.deep, 6, 'M-60 70Q-56 200-46 300M-26 70Q-22 200-22 310M30 70Q28 180 22 270', 0.6)
    .fill(bronze.wall, 'M30 340Q80 380 96 450L112 500 128 496 122 440Q110 360 60 300z')
    .stroke(bronze.wall, 9, 'M116 490V540M126 488L140 530')
    .fill(bronze.wall, 'M-90 330Q-120 280-100 230L-40 220-40 250-80 262-70 320z')
    .rect(bronze.lit, -70, 208, 60, 74)
    .circle(bronze.wall, -20, 404, 34)
    .fill(bronze.wall, 'M-52 420Q-50 480-20 506Q10 480 12 420z')
    .fill(bronze.lit, 'M-24 436h8v50h-8z')
    .fill(bronze.deep, 'M-44 390q24-46 48-2l-6-30h-36z')
    .fill(tones.paint('#dcae4a'), 'M-100 58q0 20 30 20h16v-20z');
  drawWalkers(pen, tones, [
    [-160, -16],
    [-140, -20],
    [130, -18],
  ]);
}

/** A bronze singer with arms spread wide on a terrace by the sea. */
export function drawWideArms({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#e6dac0', '#b9a88a');
  pen
    .rect(stone.lit, -398, 40, 796, 12)
    .dashes(stone.wall, 46, [12, 24], 'M-396 18H396')
    .rect(stone.shade, -398, -10, 796, 10);
  drawBlock(pen, stone, { x: -80, y: -20, width: 160, height: 60 }, 0.3);
  const bronze = withBuilding(tones, '#5a4c40', '#3f352d');
  pen
    .fill(
      bronze.wall,
      'M-60 40L-46 200Q-50 260-40 300L-150 330-250 380-262 366-160 306-60 262Q-40 250-38 240L-30 170-24 40zM20 40L28 170 36 240Q40 250 60 262L160 306 262 366 250 380 150 330 42 300Q50 240 46 200L60 40z',
    )
    .fill(bronze.wall, 'M-44 180H44L50 300Q30 330 0 332Q-30 330-50 300z')
    .fill(bronze.shade, 'M10 180H44L50 300Q40 320 14 330z')
    .circle(bronze.wall, 0, 372, 30)
    .fill(bronze.deep, 'M-30 380Q-20 412 6 408Q34 404 30 370Q10 396-30 380z')
    .fill(bronze.wall, 'M-60 240L-90 120-60 130-40 220zM60 240L90 120 60 130 40 220z')
    .stroke(bronze.lit, 5, 'M-12 200V310M-40 190L-30 290', 0.5)
    .circle(paint('#6a5a4c'), -258, 376, 14)
    .circle(paint('#6a5a4c'), 258, 376, 14);
}

/** A square arch of two stories with a clock, before a white cathedral with a dome and a bell tower. */
export function drawBellArch(input: MotifInput): void {
  const { pen, tones } = input;
  drawChurchFront(input, {
    stone: '#f3f0e8',
    roof: '#7f929a',
    nave: [120, 120, 40],
    columns: 6,
    dome: [0, 120, 70, 66],
    aisles: [180, 96],
    back: [[290, 70, 260, 'dome', 50]],
  });
  const stone = withBuilding(tones, '#ece4d2', '#b9ad98');
  const x = -210;
  drawBlock(pen, stone, { x: x - 100, y: -20, width: 200, height: 270 }, 0.24);
  for (const dx of [-84, -56, 56, 84]) pen.rect(stone.lit, x + dx - 9, -20, 18, 170);
  pen
    .arch(stone.deep, x - 38, -20, 76, 90)
    .fill(tones.sky[2], `M${x - 24}-20V70a24 26 0 0 0 48 0V-20z`, 0.6)
    .rect(stone.lit, x - 108, 148, 216, 12)
    .rect(stone.lit, x - 106, 244, 212, 12)
    .circle(stone.deep, x, 204, 30)
    .circle(tones.paint('#f6f1e4'), x, 204, 25)
    .stroke(stone.deep, 4, `M${x} 204v18M${x} 204h13`)
    .polygon(stone.wall, [x - 96, 256], [x - 70, 280], [x + 70, 280], [x + 96, 256]);
}
