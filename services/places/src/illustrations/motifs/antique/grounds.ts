import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawColumn } from '../parts.js';

/** Low walls of a village in rows on both sides of a lane, in a bare valley or above the sea. */
export function drawLowWalls({ pen, tones }: MotifInput, stone: string, back: 'desert' | 'sea'): void {
  const wall = withBuilding(tones, stone, stone);
  const { paint } = tones;
  if (back === 'desert') {
    const rock = withBuilding(tones, '#d3a873', '#b58a58');
    pen
      .fill(rock.wall, 'M-720-20V260l120 60 140-50 130 110 160-40 120 60 180-90 150 40 180-80 260 40V-20z')
      .fill(
        rock.shade,
        'M-330 380l30-120-60-90 90-160H-460l40 120-40 130zM180 310l-20-130 50-100-30-100H330l20 90-60 100 40 100z',
        0.5,
      )
      .rect(paint('#e0c08e'), -720, -240, 1440, 300);
  } else
    pen
      .rect(tones.far, -720, 150, 1440, 34)
      .fill(tones.far, 'M80 180l110 90 60-30 90 70 150-130z')
      .rect(tones.water, -720, 60, 1440, 96)
      .rounds(tones.waterLight, 5, 'M-500 120h160M-160 100h220M200 130h180M380 90h200', 0.6)
      .rect(paint('#cdb98c'), -720, -240, 1440, 306)
      .rounds(tones.leafShade, 50, 'M-690 70h120M-520 62h60M470 66h60M600 74h100')
      .rounds(tones.leaf, 26, 'M-660 92h60M620 94h60');
  pen.polygon(paint('#ecd6a8'), [-30, 56], [30, 56], [170, -240], [-170, -240]);
  for (const side of [-1, 1])
    for (let row = 0; row < 5; row++) {
      const near = 1 + row * 0.5;
      const y = 40 - row * 26 - row * row * 7;
      for (let room = 0; room < 4; room++) {
        const x = side * (34 + row * 26 + room * 92 * near);
        const wide = 84 * near;
        const left = side > 0 ? x : x - wide;
        const high = (16 + ((row * 3 + room * 5) % 4) * 6) * near;
        pen
          .rect(wall.shade, left, y, wide, 12 * near)
          .rect(wall.wall, left, y - 6 * near, wide * 0.13, high)
          .rect(wall.lit, left, y - 6 * near, wide, 9 * near);
        if ((row + room) % 3 === 0) pen.rect(wall.wall, left + wide * 0.6, y - 6 * near, wide * 0.2, high * 1.5);
      }
    }
  if (back === 'desert')
    pen
      .polygon(paint('#c99a66'), [-560, 160], [-520, 226], [-480, 160])
      .rect(paint('#f0dfb8'), -566, 120, 92, 44)
      .rect(wall.deep, -532, 120, 22, 28);
  else for (const x of [-240, 190, 250]) drawColumn(pen, wall, x, 30, 20, 110);
}

/** A warm clear pool with old columns and drums on its floor, among oleanders and palms. */
export function drawColumnPool({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e6dcc6', '#bfb091');
  const { paint, leaf, leafShade, leafLight } = tones;
  pen
    .rounds(leafShade, 150, 'M-640 170h200M-360 190h160M-60 180h160M240 190h180M520 170h160')
    .rounds(leaf, 80, 'M-620 200h120M-330 226h80M-40 216h90M260 226h100M520 200h120')
    .rounds(
      paint('#d9788f'),
      18,
      'M-600 220v1M-540 190v1M-320 230v1M-260 200v1M0 220v1M50 190v1M290 240v1M350 200v1M560 220v1M620 180v1',
    )
    .rect(paint('#d6c6a2'), -720, -240, 1440, 320)
    .fill(paint('#4fb8b4'), 'M-600-20Q-560 62-300 56T100 60T480 50Q640 10 560-90T260-210Q-100-250-380-190T-600-20z')
    .fill(paint('#7fd3c8'), 'M-480-10Q-440 40-240 36T120 40T400 20Q500-20 420-80T180-160Q-100-190-300-140T-480-10z')
    .stroke(paint('#eadfc6'), 16, 'M-600-20Q-560 62-300 56T100 60T480 50Q640 10 560-90');
  for (const [x, y, length, tilt] of [
    [-300, -40, 190, -14],
    [-40, -110, 230, 22],
    [190, -20, 170, -22],
    [-200, -150, 150, 8],
  ] as const)
    pen
      .line(paint('#c9d9c6'), 36, [x, y], [x + length, y + tilt])
      .line(paint('#e6eadb'), 12, [x, y + 8], [x + length, y + tilt + 8])
      .dashes(paint('#9cc0b0'), 36, [4, 44], `M${x} ${y}l${length} ${tilt}`);
  for (const x of [-420, 430]) drawColumn(pen, stone, x, 40, 40, 190);
  drawBlock(pen, stone, { x: 330, y: 44, width: 70, height: 46 }, 0.3);
  for (const [x, y] of [
    [-100, -30],
    [60, -60],
    [310, -100],
  ] as const)
    pen
      .circle(paint('#a8704f'), x, y + 14, 13)
      .rounds(paint('#a8704f'), 9, `M${x - 20} ${y}q20-8 40 0`)
      .rounds(paint('#e9f5ef'), 4, `M${x - 40} ${y - 12}h80`);
  for (const x of [-540, 580]) {
    pen.rect(paint('#8a6a48'), x - 9, 40, 18, 250);
    pen.rounds(
      leafLight,
      14,
      `M${x} 290q-60 30-96-20M${x} 290q60 30 96-20M${x} 290q-20 60-76 44M${x} 290q20 60 76 44M${x} 290v50`,
    );
  }
}

/** A round lagoon with a round island in it, beside the sea, seen from above. */
export function drawRoundHarbor({ pen, tones }: MotifInput): void {
  const { paint, water, waterLight, leaf, leafShade } = tones;
  pen
    .rect(water, -720, 60, 1440, 150)
    .fill(tones.far, 'M-100 208l120 80 80-30 110 90 190-140z')
    .rounds(waterLight, 5, 'M-600 170h220M-200 150h180M120 180h240M300 110h200', 0.6)
    .fill(paint('#d9c79a'), 'M-720-240V80Q-400 120 0 104T720 84V-240z')
    .fill(leaf, 'M-720-240V50Q-500 90-380 84Q-460-120-380-240zM720-240V60Q520 84 400 82Q480-120 400-240z')
    .ellipse(paint('#e9dcb8'), 0, -70, 372, 148)
    .ellipse(water, 0, -74, 352, 136)
    .ellipse(waterLight, -40, -34, 240, 60, 0.5)
    .ellipse(paint('#cdb98a'), 0, -80, 178, 62)
    .ellipse(leaf, 0, -74, 166, 55)
    .polygon(water, [-30, 92], [30, 92], [46, 56], [-46, 56]);
  for (let index = 0; index < 9; index++) {
    const angle = (index / 9) * Math.PI * 2;
    const [x, y] = [Math.round(Math.cos(angle) * 120), Math.round(-74 + Math.sin(angle) * 36)];
    pen.rect(paint('#e6d8b8'), x - 12, y, 24, 13);
  }
  for (const [x, y] of [
    [-560, 60],
    [-480, 20],
    [-620, -20],
    [480, 50],
    [560, 10],
    [640, 60],
    [540, -80],
  ] as const)
    pen
      .rect(paint('#f6f2e6'), x - 40, y, 80, 46)
      .rect(paint('#dcd6c6'), x + 14, y, 26, 46)
      .rect(paint('#3f7fb0'), x - 24, y + 16, 14, 20);
  pen
    .rounds(leafShade, 34, 'M-680 70h40M-430 70h20M430 66h20M680 20h20M-560-110h30M600-140h40')
    .polygon(paint('#b0483a'), [-230, -90], [-180, -90], [-190, -106], [-220, -106])
    .polygon(paint('#f4efe2'), [220, -110], [280, -110], [268, -128], [232, -128]);
}

/** A roofless cathedral of red stone on a grassy plateau above a gorge. */
export function drawPlateauCathedral({ pen, tones }: MotifInput): void {
  const red = withBuilding(tones, '#b9745a', '#8f5644');
  const { leaf, leafLight, paint } = tones;
  pen
    .fill(tones.far, 'M-720 40V150l160 60 200-50 180 60 260-70 220 60 300-50V40z')
    .fill(paint('#a8a06a'), 'M-720-240V70Q-300 100 0 70T720 60V-240z')
    .fill(paint('#8f7f68'), 'M300-240Q250-100 420-40T720 20V-240z')
    .fill(paint('#6f6252'), 'M420-240Q400-140 540-100T720-60V-240z')
    .stroke(tones.water, 18, 'M560-240Q560-180 720-140');
  drawBlock(pen, red, { x: -220, y: 60, width: 400, height: 200 }, 0.2);
  pen
    .polygon(red.wall, [-220, 260], [-200, 300], [-60, 316], [20, 286], [120, 296], [180, 258])
    .polygon(red.shade, [100, 60], [100, 292], [120, 296], [180, 258], [180, 60]);
  for (const x of [-186, -116, -46, 24, 94])
    pen
      .arch(red.lit, x - 4, 64, 54, 110)
      .arch(red.shade, x + 2, 64, 42, 106)
      .rect(red.deep, x + 16, 120, 13, 50);
  drawBlock(pen, red, { x: -90, y: 290, width: 150, height: 70 }, 0.34);
  pen
    .polygon(red.lit, [-90, 360], [-70, 380], [-30, 366], [10, 384], [60, 356], [60, 350], [-90, 350])
    .dashes(red.deep, 40, [10, 18], 'M-76 322H50')
    .rect(red.deep, -40, 60, 44, 74);
  drawBlock(pen, red, { x: 330, y: 46, width: 70, height: 120 }, 0.36);
  pen.polygon(red.wall, [322, 164], [365, 214], [408, 164]).polygon(red.shade, [372, 164], [365, 214], [408, 164]);
  pen
    .polygon(red.wall, [-640, 66], [-636, 130], [-560, 140], [-556, 100], [-440, 96], [-436, 66])
    .rounds(leaf, 12, 'M-520 0h80M-300-60h120M-60-20h160M100-140h120M-600-120h150M-200-170h100')
    .rounds(leafLight, 7, 'M-420-30h60M-120-90h90M60-70h80M-360-180h80');
}
