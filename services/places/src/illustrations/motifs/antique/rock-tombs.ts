import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock, drawColumn } from '../parts.js';

/** A tomb front in a cliff: columns, a floor above, and a doorway. */
function drawTombFront(pen: Pen, carved: Tones, x: number, y: number, half: number, height: number, columns: number) {
  drawBlock(pen, carved, { x: x - half, y, width: 2 * half, height }, 0.22);
  const lower = height * 0.5;
  for (let index = 0; index < columns; index++)
    drawColumn(pen, carved, x - half + 14 + (index * (2 * half - 28)) / (columns - 1), y, half * 0.15, lower);
  pen
    .rect(carved.lit, x - half - 5, y + lower, 2 * half + 10, 10)
    .rect(carved.deep, x - half * 0.17, y, half * 0.34, lower * 0.6)
    .rect(carved.lit, x - half - 5, y + height, 2 * half + 10, 9);
}

/** A row of tomb fronts in a cliff with bands of red, white and ochre, one of them above vaults. */
export function drawRoyalTombs({ pen, tones }: MotifInput): void {
  const cliff = withBuilding(tones, '#c9805c', '#a8644a');
  const carved = withBuilding(tones, '#d89a72', '#b8765a');
  const { paint } = tones;
  pen
    .fill(cliff.wall, 'M-720-20V330l60 70 110-20 90 60 150-30 120 50 140-20 130 40 160-50 110 20 140-60 120 20V-20z')
    .stroke(paint('#e3b98f'), 20, 'M-720 250q180 40 360 10t380 30 340-20 360 20', 0.5)
    .stroke(paint('#a85a48'), 26, 'M-720 320q200 40 400 6t340 44 340-30 360 10', 0.6)
    .fill(
      cliff.roof,
      'M-410-10q20 200-6 380l40 20q-20-180 10-400zM120-10q-20 200 10 420l30-10q-10-200 4-410zM420-10q-10 180 6 360l40-10q-20-160 4-350z',
    );
  drawTombFront(pen, carved, -250, 0, 118, 270, 6);
  for (const x of [-330, -290, -250, -210, -170])
    pen.rect(carved.deep, x - 8, 160, 16, 44).rect(carved.lit, x - 14, 206, 28, 6);
  pen.rect(carved.wall, -368, 279, 236, 40).rect(carved.lit, -372, 316, 240, 8);
  pen.rect(cliff.deep, -90, 90, 190, 300);
  drawTombFront(pen, carved, 6, 96, 84, 270, 4);
  pen.polygon(carved.lit, [-84, 376], [6, 420], [96, 376]).circle(carved.lit, 6, 432, 12);
  for (const [level, wide] of [
    [0, 120],
    [48, 96],
  ] as const) {
    drawBlock(pen, carved, { x: 6 - wide, y: level, width: 2 * wide, height: 46 }, 0.16);
    for (let x = 6 - wide + 12; x < 6 + wide - 26; x += 44) pen.arch(carved.deep, x, level, 26, 14);
  }
  drawTombFront(pen, carved, 270, 0, 92, 230, 4);
  pen.polygon(carved.lit, [178, 240], [270, 292], [362, 240]).polygon(carved.shade, [212, 246], [270, 282], [328, 246]);
  pen.fill(tones.ground, 'M-398-14Q0 20 398-14V-40H-398z');
}

/** A broad monumental front in a yellow cliff, with an urn on a cone above two storeys. */
export function drawUrnFront({ pen, tones }: MotifInput): void {
  const cliff = withBuilding(tones, '#c9a06c', '#a87f50');
  const carved = withBuilding(tones, '#e0bd88', '#bd9862');
  pen
    .fill(
      cliff.wall,
      'M-720-10V180l90 110 110-30 90 130 130 30 90 90 160-10 120 30 130-60 110 10 100-120 130-20 110-100 90-20V-10z',
    )
    .fill(cliff.shade, 'M330-10V470l60-14 100-120 130-20 110-100V-10z')
    .stroke(
      cliff.roof,
      6,
      'M-600 40q30 110-10 200M-480 20q-10 140 20 250M-390 320q40 60 30 110M420 60q30 120 0 240M560 20q-20 90 10 180',
      0.6,
    )
    .rect(cliff.shade, -322, 0, 644, 420)
    .polygon(cliff.shade, [-322, 418], [0, 520], [322, 418]);
  drawBlock(pen, carved, { x: -310, y: 0, width: 620, height: 196 }, 0.2);
  for (const x of [-286, -226, -150, -80, 80, 150, 226, 286]) drawColumn(pen, carved, x, 8, 30, 166);
  pen.rect(carved.deep, -42, 0, 84, 126).polygon(carved.lit, [-60, 126], [0, 158], [60, 126]);
  for (const x of [-188, 188]) pen.arch(carved.deep, x - 18, 56, 36, 60);
  pen.rect(carved.lit, -322, 174, 644, 24);
  for (const side of [-1, 1]) {
    drawBlock(pen, carved, { x: side * 216 - 94, y: 198, width: 188, height: 150 }, 0.2);
    for (const x of [140, 192, 244, 294]) drawColumn(pen, carved, side * x, 198, 24, 140);
    pen
      .arch(carved.deep, side * 218 - 14, 216, 28, 50)
      .rect(carved.lit, side * 216 - 100, 338, 200, 14)
      .polygon(carved.lit, [side * 120, 352], [side * 120, 412], [side * 314, 352])
      .polygon(carved.shade, [side * 136, 356], [side * 136, 392], [side * 260, 356]);
  }
  drawBlock(pen, carved, { x: -78, y: 198, width: 156, height: 150 }, 0.34);
  for (const x of [-60, -20, 20, 60]) drawColumn(pen, carved, x, 198, 20, 144);
  pen
    .rect(carved.lit, -88, 338, 176, 14)
    .polygon(carved.wall, [-84, 352], [0, 430], [84, 352])
    .polygon(carved.shade, [16, 352], [0, 430], [84, 352])
    .rect(carved.lit, -14, 424, 28, 14)
    .ellipse(carved.wall, 0, 458, 24, 27)
    .rect(carved.lit, -18, 480, 36, 8)
    .circle(carved.lit, 0, 495, 9)
    .rounds(tones.paint('#2f4f7a'), 12, 'M-110 4v22M130 4v22')
    .circle(tones.paint('#8a5f45'), -110, 36, 7)
    .circle(tones.paint('#8a5f45'), 130, 36, 7);
}
