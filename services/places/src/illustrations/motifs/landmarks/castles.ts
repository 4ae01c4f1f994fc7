import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBattlement, drawBlock, drawFlag, drawOpenings, drawSpire, drawTower } from '../parts.js';

/** A castle on a crag. */
export function drawRockCastle({ pen, tones, random }: MotifInput): void {
  const { leaf, leafShade, paint } = tones;
  const stone = withBuilding(tones, ['#b3a48f', '#a39a90', '#c2ac8d'][Math.floor(random.between(0, 3))]!, '#5f6670');
  const [rock, dark, bright] = ['#857a72', '#5d5656', '#a59a8e'].map(paint) as [string, string, string];
  drawBlock(pen, stone, { x: -60, y: 120, width: 110, height: 130 }, 0.34);
  drawBattlement(pen, stone.wall, -60, 250, 110, 10);
  drawFlag(pen, stone.deep, paint('#2f5f94'), 40, 252, 60);
  drawBlock(pen, stone, { x: 46, y: 120, width: 150, height: 86 }, 0.3);
  pen.polygon(stone.roof, [40, 206], [60, 244], [182, 244], [202, 206]);
  drawBlock(pen, stone, { x: -180, y: 110, width: 124, height: 84 }, 0.3);
  pen
    .polygon(stone.roof, [-186, 194], [-118, 240], [-50, 194])
    .polygon(stone.roofShade, [-110, 194], [-118, 240], [-50, 194]);
  drawOpenings(
    pen,
    stone.window,
    { x: -174, y: 130, width: 112, height: 50 },
    { columns: 4, rows: 1, width: 11, height: 26 },
  );
  drawOpenings(
    pen,
    stone.window,
    { x: 52, y: 140, width: 138, height: 56 },
    { columns: 6, rows: 2, width: 9, height: 16 },
  );
  drawOpenings(
    pen,
    stone.window,
    { x: -54, y: 150, width: 98, height: 90 },
    { columns: 3, rows: 2, width: 10, height: 26, isRound: true },
  );
  drawTower(pen, stone, { x: -232, y: 70, width: 62, height: 84 });
  pen
    .fill(stone.wall, 'M96 70v74q70 18 140 0v-74z')
    .fill(stone.shade, 'M180 70v80q30-2 56-6v-74z')
    .dashes(stone.wall, 12, [13, 9], 'M98 152q68 16 138 0')
    .dashes(stone.deep, 12, [10, 26], 'M108 116h120');
  drawBlock(pen, stone, { x: -176, y: 70, width: 276, height: 62 }, 0.1);
  drawBattlement(pen, stone.wall, -176, 132, 276, 11);
  pen.dashes(stone.shade, 3, [22, 9], 'M-170 92H96M-160 110H90');
  pen
    .fill(rock, 'M-286-20L-262 40-240 60-226 84-120 80-40 88 60 78 150 86 236 78 254 40 280 20 300-20z')
    .fill(
      dark,
      'M150 86L236 78 254 40 280 20 300-20H130L160 20zM-120 80L-140 30-110-20H-40L-60 30zM20 82L10 20 40-20H100L80 30z',
    )
    .fill(bright, 'M-226 84L-240 60-262 40-286-20H-240L-210 30-200 80zM-40 88L-56 40-30-10 0-20 4 40z')
    .fill(leafShade, 'M-310-24q30 50 70 30q40 30 80 0q50 26 90-4q60 30 110 0q50 26 100-4q50 30 110-4q30 10 60-20z')
    .fill(leaf, 'M-310-24q30 36 66 20q40 18 76-6q50 16 90-8q60 18 110-6q50 18 100-6q50 18 100-4l80 6z');
}

/** A ring of walls and round towers about a square keep. */
export const drawRingCastle = (input: MotifInput): void =>
  drawWalls(input, ['#cbb999', '#b8aea0', '#d2bd9a'][Math.floor(input.random.between(0, 3))]!);

/** The same of brick. */
export const drawBrickCastle = (input: MotifInput): void => drawWalls(input, '#b5654c');

function drawWalls({ pen, tones, random }: MotifInput, color: string): void {
  const stone = withBuilding(tones, color, '#7d5f52');
  const cloth = tones.paint(['#a3195b', '#2f5f94', '#b8433e'][Math.floor(random.between(0, 3))]!);
  drawBlock(pen, stone, { x: -76, y: 60, width: 152, height: 190 }, 0.34);
  pen.dashes(stone.shade, 3, [24, 10], 'M-70 120H30M-62 160H30M-70 200H30');
  drawBattlement(pen, stone.wall, -80, 250, 160, 13);
  for (const x of [-86, 52]) drawTower(pen, stone, { x, y: 60, width: 34, height: 218 });
  drawOpenings(
    pen,
    stone.window,
    { x: -46, y: 150, width: 92, height: 76 },
    { columns: 2, rows: 2, width: 12, height: 26, isRound: true },
  );
  drawFlag(pen, stone.deep, cloth, 0, 262, 64);
  drawBlock(pen, stone, { x: -250, y: 0, width: 500, height: 108 }, 0.14);
  drawBattlement(pen, stone.wall, -250, 108, 500, 14);
  pen.dashes(stone.shade, 3, [28, 11], 'M-240 30H244M-226 56H236M-240 82H240').rect(stone.lit, -250, 100, 500, 5);
  for (const [x, wide, high] of [
    [-286, 82, 150],
    [204, 82, 150],
    [-150, 66, 128],
    [90, 66, 128],
  ] as const) {
    pen
      .fill(stone.wall, `M${x} -6q${wide / 2}-14 ${wide} 0v${high}h-${wide}z`)
      .fill(stone.shade, `M${x + wide * 0.6} -12q${wide * 0.2} 0 ${wide * 0.4} 6v${high}h-${wide * 0.4}z`)
      .rect(stone.lit, x - 4, high - 10, wide + 8, 8)
      .rect(stone.wall, x - 4, high - 2, wide + 8, 14);
    drawBattlement(pen, stone.wall, x - 4, high + 12, wide + 8, 13);
    pen.rect(stone.deep, x + wide * 0.4, high - 60, 7, 28);
  }
  pen.rect(stone.wall, -52, 0, 104, 140).rect(stone.shade, 28, 0, 24, 140);
  drawBattlement(pen, stone.wall, -56, 140, 112, 12);
  pen
    .pointedArch(stone.lit, -32, 0, 64, 44)
    .pointedArch(stone.deep, -25, 0, 50, 40)
    .stroke(stone.lit, 2, 'M-10 0v58M10 0v58M-24 24h48', 0.5)
    .rect(cloth, -10, 92, 20, 36);
}

/** A country house with round towers under steep roofs. */
export function drawChateau({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(
    tones,
    ['#f0e6d2', '#ead6bd', '#e6ddd0'][Math.floor(random.between(0, 3))]!,
    ['#56657a', '#7d5148'][Math.floor(random.between(0, 2))]!,
  );
  const { wall, lit, window, roof, roofShade, deep } = stone;
  pen.fill(roof, 'M-196 128l26 86h340l26-86z').fill(roofShade, 'M110 128l-8 86h68l26-86z').rect(lit, -170, 212, 340, 6);
  for (const x of [-120, -52, 16, 84])
    pen
      .rect(wall, x, 130, 34, 40)
      .polygon(lit, [x - 5, 168], [x + 17, 196], [x + 39, 168])
      .rect(window, x + 10, 136, 14, 26);
  for (const x of [-150, -20, 120]) pen.rect(stone.shade, x, 208, 18, 52).rect(lit, x - 3, 254, 24, 7);
  drawBlock(pen, stone, { x: -196, y: 0, width: 392, height: 130 }, 0.06);
  pen.rect(lit, -200, 124, 400, 9).rect(lit, -196, 62, 392, 5);
  drawOpenings(pen, lit, { x: -150, y: 8, width: 300, height: 112 }, { columns: 8, rows: 2, width: 21, height: 42 });
  drawOpenings(pen, window, { x: -150, y: 8, width: 300, height: 112 }, { columns: 8, rows: 2, width: 15, height: 36 });
  for (const [x, wide, high] of [
    [-262, 86, 156],
    [176, 86, 156],
    [-88, 58, 190],
    [34, 58, 190],
  ] as const) {
    drawBlock(pen, stone, { x, y: -4, width: wide, height: high }, 0.38);
    pen.rect(lit, x - 4, high - 12, wide + 8, 9).dashes(stone.shade, 8, [6, 7], `M${x} ${high - 22}h${wide}`);
    drawSpire(pen, stone, x + wide / 2, high - 4, wide / 2 + 7, wide * 1.5);
    pen.rect(deep, x + wide / 2 - 1, high + wide * 1.46, 3, 22);
    drawOpenings(
      pen,
      window,
      { x: x + 6, y: 14, width: wide - 12, height: high - 50 },
      { columns: wide > 60 ? 2 : 1, rows: 3, width: 13, height: 28 },
    );
  }
  pen.arch(lit, -26, 0, 52, 44).arch(deep, -19, 0, 38, 40);
  pen
    .fill(tones.leaf, 'M-300-6h44v26h-44zM256-6h44v26h-44z')
    .circle(tones.leafLight, -278, 30, 17)
    .circle(tones.leafLight, 278, 30, 17);
}
