import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawPalaceFront } from '../facades/palaces.js';
import { drawBlock } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';

/** Draws an open stair tower whose ramps rise in a spiral, before a palace. */
export function drawSpiralStair({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#f3ead8', '#5f6f80');
  pen
    .polygon(stone.wall, [-64, 0], [-64, 236], [-30, 252], [50, 252], [84, 236], [84, 0])
    .polygon(stone.shade, [50, 0], [50, 252], [84, 236], [84, 0]);
  for (const y of [0, 62, 124, 186])
    pen
      .polygon(stone.deep, [-54, y + 14], [-54, y + 40], [-6, y + 54], [-6, y + 26])
      .polygon(stone.deep, [4, y + 30], [4, y + 58], [46, y + 46], [46, y + 18])
      .polygon(stone.deep, [56, y + 14], [56, y + 40], [78, y + 30], [78, y + 6])
      .line(stone.lit, 7, [-64, y + 6], [-2, y + 24], [50, y + 10], [84, y]);
  for (const x of [-64, -2, 50, 84]) pen.rect(stone.lit, x - 5, 0, 10, 250);
  pen.polygon(stone.roof, [-70, 240], [-26, 290], [46, 290], [90, 240]);
}

/** A long museum of zinc and brick with rounded saw-tooth roofs, below the dark choir and spires of a cathedral. */
export function drawMuseumSaw({ pen, tones }: MotifInput): void {
  const dark = withBuilding(tones, '#857d76', '#565860');
  for (const x of [150, 240]) {
    drawBlock(pen, dark, { x: x - 34, y: 0, width: 68, height: 300 }, 0.36);
    pen
      .polygon(dark.wall, [x - 36, 300], [x, 480], [x + 36, 300])
      .polygon(dark.shade, [x + 6, 300], [x, 480], [x + 36, 300])
      .pointedArch(dark.window, x - 9, 220, 18, 50);
  }
  drawBlock(pen, dark, { x: -60, y: 0, width: 190, height: 230 }, 0.2);
  pen.polygon(dark.roof, [-66, 230], [-40, 290], [120, 290], [136, 230]);
  for (const x of [-30, 20, 70]) pen.pointedArch(dark.window, x - 12, 120, 24, 70);
  const zinc = withBuilding(tones, '#b9c0c4', '#7f8a90');
  const brick = withBuilding(tones, '#b5705a', '#8f5644');
  drawBlock(pen, brick, { x: -386, y: 0, width: 772, height: 92 }, 0.08);
  for (let x = -386; x < 380; x += 64)
    pen
      .fill(zinc.wall, `M${x} 92V112q6 50 60 54q4-30 4-74z`)
      .fill(zinc.shade, `M${x + 40} 92q2 50 20 74q4-30 4-74z`)
      .stroke(zinc.lit, 4, `M${x} 112q6 50 60 54`);
  pen
    .rect(tones.window, -370, 14, 740, 40)
    .dashes(brick.wall, 40, [10, 50], 'M-370 34H370')
    .rect(zinc.lit, -392, 84, 784, 10)
    .rect(tones.paint('#c9483f'), -60, 0, 26, 70)
    .rect(tones.paint('#e3b24a'), 40, 0, 26, 70);
}

/** A wide walking square with a round fountain and plane trees, before rich fronts with balconies. */
export function drawFountainTrees(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint, leaf, leafShade, leafLight } = tones;
  drawPalaceFront(input, {
    wall: '#ecdcb8',
    roof: '#8f8a7d',
    trim: '#f6ecd4',
    body: [-190, 190, 220, 'flat', 14],
    storeys: 3,
    bays: 7,
    round: true,
    arcade: true,
    parts: [[-190, 50, 240, 'dome', 70]],
  });
  drawPalaceFront(input, {
    wall: '#dcc59a',
    roof: '#8f8a7d',
    trim: '#f1e3c4',
    body: [200, 180, 200, 'flat', 14],
    storeys: 3,
    bays: 6,
  });
  const stone = withBuilding(tones, '#d9d0c0', '#a89c8c');
  const spray = mixColors(paint('#ffffff'), tones.haze, 0.12);
  pen
    .ellipse(stone.wall, 0, -4, 190, 24)
    .ellipse(stone.lit, 0, 4, 184, 22)
    .ellipse(tones.water, 0, 4, 168, 18)
    .fill(spray, 'M-9 6Q-14 110-3 150Q10 110 9 6zM-90 4Q-84 70-40 80Q-66 50-74 4zM90 4Q84 70 40 80Q66 50 74 4z', 0.9)
    .circle(paint('#c9cfd2'), -44, 20, 15)
    .circle(paint('#c9cfd2'), 46, 18, 15);
  for (const x of [-350, -250, 250, 350])
    pen
      .rect(paint('#b5a08a'), x - 7, -10, 14, 110)
      .rounds(leafShade, 84, `M${x - 24} 130h48M${x} 165h0`)
      .rounds(leaf, 58, `M${x - 26} 142h40M${x - 6} 176h0`)
      .rounds(leafLight, 20, `M${x - 34} 156h20`);
  drawWalkers(pen, tones, [
    [-210, -16],
    [-186, -20],
    [170, -20],
    [210, -16],
  ]);
}
