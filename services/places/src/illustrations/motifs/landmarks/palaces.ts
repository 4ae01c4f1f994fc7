import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock, drawColumn, drawEaves, drawOpenings, drawPediment, drawSpire } from '../parts.js';

/** A pyramid of glass in the court between a palace's wings. */
export function drawGlassPyramid({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e2d3b4', '#6b7a88');
  const { lit, deep, window, roof, roofShade } = stone;
  const wing = (x: number, width: number, height: number, rise: number, share: number) => {
    drawBlock(pen, stone, { x, y: 0, width, height }, share);
    pen.polygon(
      roof,
      [x - 3, height],
      [x + 14, height + rise],
      [x + width - 14, height + rise],
      [x + width + 3, height],
    );
    pen.polygon(
      roofShade,
      [x + width * 0.7, height],
      [x + width * 0.7, height + rise],
      [x + width - 14, height + rise],
      [x + width + 3, height],
    );
    pen.rect(lit, x - 4, height - 4, width + 8, 8).rect(lit, x - 2, height * 0.5, width + 4, 5);
    const columns = Math.max(3, Math.round(width / 28));
    for (const y of [8, height * 0.5 + 8])
      drawOpenings(
        pen,
        y < 20 ? deep : window,
        { x: x + 4, y, width: width - 8, height: height * 0.5 - 18 },
        { columns, rows: 1, width: 13, height: height * 0.5 - 22, isRound: true },
      );
  };
  wing(-300, 230, 112, 36, 0.06);
  wing(70, 230, 112, 36, 0.3);
  wing(-78, 156, 142, 66, 0.3);
  wing(-378, 92, 132, 70, 0.2);
  wing(286, 92, 132, 70, 0.5);
  drawPediment(pen, stone, 56, 140, 30);
  pen
    .rect(tones.water, -372, -18, 210, 10)
    .rect(tones.water, 172, -18, 200, 10)
    .rect(lit, -372, -9, 210, 3)
    .rect(lit, 172, -9, 200, 3);
  drawGlass(pen, stone, 250, 56, 44);
  drawGlass(pen, stone, 0, 190, 168);
}

function drawGlass(pen: Pen, { paint, isDusk, window, lit }: Tones, x: number, half: number, height: number): void {
  const [bright, dark] = isDusk ? [paint('#f0c98a'), window] : [paint('#d6edf2'), paint('#6fa6be')];
  pen.polygon(bright, [x - half, -14], [x, height], [x + half * 0.24, -14]);
  pen.polygon(dark, [x + half * 0.24, -14], [x, height], [x + half, -14]);
  let data = '';
  for (let index = 1; index < 6; index++) {
    const share = index / 6;
    const [dx, y] = [Math.round(half * share), Math.round(-14 + (height + 14) * (1 - share))];
    data += `M${x - dx} ${y}L${x - half + 2 * (half - dx)} -14M${x + dx} ${y}L${x + half - 2 * (half - dx)} -14M${x - dx} ${y}h${2 * dx}`;
  }
  pen.stroke(paint('#4f7f95'), 2, data, 0.6).stroke(lit, 5, `M${x - half} -14L${x} ${height}L${x + half} -14z`);
}

/** A palace front with a triumphal niche above rocks and a wide basin. */
export function drawFountainFacade({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e6d6b8', '#b98f6a');
  const { wall, lit, shade, deep, window } = stone;
  const { paint, water, waterLight } = tones;
  drawBlock(pen, stone, { x: -330, y: 40, width: 660, height: 230 }, 0.2);
  drawOpenings(
    pen,
    window,
    { x: -322, y: 150, width: 180, height: 104 },
    { columns: 3, rows: 2, width: 26, height: 36 },
  );
  drawOpenings(
    pen,
    window,
    { x: 142, y: 150, width: 180, height: 104 },
    { columns: 3, rows: 2, width: 26, height: 36 },
  );
  drawOpenings(
    pen,
    shade,
    { x: -322, y: 60, width: 180, height: 80 },
    { columns: 3, rows: 1, width: 34, height: 70, isRound: true },
  );
  drawOpenings(
    pen,
    shade,
    { x: 142, y: 60, width: 180, height: 80 },
    { columns: 3, rows: 1, width: 34, height: 70, isRound: true },
  );
  pen.rect(lit, -338, 264, 676, 12).dashes(lit, 12, [8, 18], 'M-330 284h660');
  drawBlock(pen, stone, { x: -130, y: 40, width: 260, height: 258 }, 0.1);
  pen.rect(lit, -140, 228, 280, 12).rect(lit, -138, 290, 276, 10);
  pen
    .fill(wall, 'M-70 300q4 44 70 48q66-4 70-48z')
    .fill(shade, 'M-40 304q6 28 40 30q34-2 40-30z')
    .circle(lit, 0, 322, 14);
  pen.arch(shade, -44, 90, 88, 78).arch(deep, -36, 90, 72, 78);
  for (const x of [-112, -62, 62, 112]) drawColumn(pen, stone, x, 82, 20, 146);
  for (const x of [-88, 88])
    pen
      .arch(shade, x - 14, 96, 28, 40)
      .ellipse(lit, x, 120, 6, 22)
      .rect(shade, x - 14, 182, 28, 30);
  const marble = paint('#f3efe6');
  pen
    .fill(
      marble,
      'M-12 96q-6 40 2 62l-20 14l4 8l26-12q2 8-2 14q2 14 12 14t12-14q-2-8 2-10l16-30l-6-6l-16 20q4-26-2-60z',
    )
    .fill(shade, 'M6 96q6 40 0 70h8q4-30-2-70z');
  const rock = paint('#b9ac98');
  pen
    .fill(rock, 'M-250 40q10 36 60 30q30 32 80 16q40 26 110 10q70 16 110-10q50 16 80-16q50 6 60-30z')
    .fill(shade, 'M-190 40q30 26 70 10q60 34 120 6q60 28 120-6q40 16 70-10z');
  for (const x of [-124, 124])
    pen.fill(marble, `M${x - 30} 64q-4 30 10 34l${x < 0 ? 26 : 8} 14q16 6 20-6l-6-10q14-10 6-32z`);
  pen.stroke(
    paint('#e8f6f8'),
    7,
    'M-10 92q-6-30-4-50M8 92q6-30 4-50M-60 82q-14-20-14-42M60 82q14-20 14-42M-140 68v-28M140 68v-28',
  );
  pen
    .fill(wall, 'M-346 34q0-50 60-56h572q60 6 60 56z')
    .ellipse(lit, 0, 36, 350, 22)
    .ellipse(paint('#4fb0bd'), 0, 35, 332, 16);
  pen
    .ellipse(waterLight, -90, 38, 130, 5, 0.8)
    .ellipse(water, 120, 32, 120, 4, 0.6)
    .fill(shade, 'M120-22h166q60 6 60 56l-20 4q-20-46-206-60z');
}

/** A facade with columns carved from a cliff of rose stone. */
export function drawRockFacade({ pen, tones }: MotifInput): void {
  const cliff = withBuilding(tones, '#c67a58', '#a85f45');
  const carved = withBuilding(tones, '#d99670', '#b96f50');
  pen.fill(
    cliff.wall,
    'M-540-10q10 170-4 280q30 90 110 96l70 60q90-16 160 24q150-24 280 6l110-30q90 10 150-40l90-40q80-60 70-140q20-120 10-216z',
  );
  pen.fill(
    cliff.shade,
    'M-540-10q10 170-4 280q30 90 110 96q-40-80-20-160q-30-100-16-216zM340-10q-20 140 16 230q-26 80-20 160l90-40q80-60 70-140q20-120 10-210z',
  );
  pen.fill(cliff.roof, 'M-760-10v260q100 50 220 20v-280zM500-10v240q120 60 260 10v-250z');
  pen.stroke(
    cliff.roof,
    6,
    'M-440 60q-20 130 10 280M-330 30q-30 160 0 380M-270 320q20 60 10 110M360 20q-14 160 14 300M440 0q10 120-10 260M260 330q10 60 0 100',
    0.7,
  );
  pen.rect(cliff.deep, -206, 0, 412, 372);
  drawBlock(pen, carved, { x: -196, y: 0, width: 392, height: 366 }, 0.24);
  const { lit, shade, deep } = carved;
  pen
    .rect(shade, -150, 10, 300, 132)
    .rect(deep, -30, 10, 60, 104)
    .rect(deep, -112, 30, 36, 70)
    .rect(deep, 76, 30, 36, 70);
  for (const x of [-140, -92, -46, 46, 92, 140]) drawColumn(pen, carved, x, 10, 24, 130);
  pen.rect(lit, -196, 140, 392, 14).rect(shade, -190, 154, 380, 6);
  drawPediment(pen, carved, 112, 158, 40);
  pen.rect(lit, -190, 198, 380, 8).rect(shade, -170, 206, 340, 104);
  for (const x of [-160, -112, 112, 160]) drawColumn(pen, carved, x, 206, 20, 102);
  for (const side of [-1, 1])
    pen.polygon(lit, [side * 92, 308], [side * 92, 356], [side * 176, 308]).rect(lit, side < 0 ? -178 : 90, 306, 88, 8);
  drawBlock(pen, carved, { x: -54, y: 206, width: 108, height: 104 }, 0.34);
  for (const x of [-40, -14, 14, 40]) drawColumn(pen, carved, x, 208, 14, 98);
  pen
    .rect(lit, -64, 306, 128, 9)
    .polygon(carved.wall, [-56, 315], [0, 350], [56, 315])
    .polygon(shade, [12, 315], [0, 350], [56, 315])
    .circle(lit, 0, 358, 11);
  pen.rect(lit, -214, -8, 428, 12).rect(shade, -214, -14, 428, 6);
}

/** A temple on a walled crag above a town. */
export function drawAcropolis({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#bba588', '#8d7c66');
  const marble = withBuilding(tones, '#f0e2c4', '#d9c7a4');
  pen.fill(rock.wall, 'M-400-4q40 40 60 100q20 30 60 34l20 30h500l26-36q50-4 70-40q20-60 60-88z');
  pen
    .fill(rock.shade, 'M80-4q20 80 0 164h160l26-36q50-4 70-40q20-60 60-88z')
    .stroke(
      rock.roof,
      5,
      'M-300 40q30 50 20 90M-200 10q20 60 6 120M-90 0q-20 80 10 130M170 20q-20 50 0 110M290 10q-30 40-20 90',
      0.6,
    );
  pen
    .rounds(tones.leaf, 34, 'M-350 10h30M-230 4h30M-110 8h20M60 2h30M200 8h40M320 6h30')
    .rounds(tones.leafShade, 26, 'M-300 2h20M-160 0h20M0 4h20M140 0h20M270 2h20');
  pen
    .rect(rock.lit, -266, 150, 532, 34)
    .rect(rock.wall, 90, 150, 176, 34)
    .dashes(rock.shade, 3, [40, 5], 'M-262 162h520M-240 174h500');
  drawBlock(pen, marble, { x: -232, y: 184, width: 74, height: 60 }, 0.3);
  for (const x of [-222, -204, -186, -168]) drawColumn(pen, marble, x, 184, 11, 56);
  pen.rect(marble.lit, -238, 240, 86, 10);
  pen.rect(marble.lit, -134, 184, 330, 8).rect(marble.shade, -116, 192, 292, 92).rect(marble.deep, -96, 192, 252, 88);
  for (let index = 0; index < 9; index++) drawColumn(pen, marble, -116 + index * 36.5, 192, 20, 92);
  pen.rect(marble.lit, -130, 284, 320, 16).rect(marble.shade, -130, 282, 320, 4);
  pen.polygon(marble.lit, [-136, 300], [30, 348], [196, 300]).polygon(marble.shade, [-96, 304], [30, 339], [156, 304]);
}

/** A pavilion of gold by a pond. */
export function drawGoldenPavilion({ pen, tones }: MotifInput): void {
  const gold = withBuilding(tones, '#e0ae48', '#6d5a4a');
  const { wall, lit, shade, deep, window, paint } = gold;
  pen
    .fill(paint('#8d8a80'), 'M-250-8q10 22 60 20h400q40 0 50-20z')
    .rounds(paint('#6f7368'), 26, 'M-236-2h16M-160 0h10M200-2h24');
  const floor = (y: number, half: number, height: number, color: string) => {
    pen.rect(color, -half, y, 2 * half, height).rect(shade, half * 0.55, y, half * 0.45, height);
    drawOpenings(
      pen,
      window,
      { x: -half + 8, y: y + 6, width: 2 * half - 16, height: height - 16 },
      { columns: 6, rows: 1, width: half * 0.19, height: height - 24 },
    );
    pen
      .rect(deep, -half - 16, y + 4, 2 * half + 32, 4)
      .dashes(deep, 14, [3, 14], `M${-half - 16} ${y + 9}h${2 * half + 32}`);
  };
  floor(10, 170, 74, paint('#f0e6d2'));
  drawEaves(pen, gold, { y: 80, half: 214, height: 30, ridge: 150 });
  floor(104, 158, 74, wall);
  drawEaves(pen, gold, { y: 174, half: 208, height: 54, ridge: 92 });
  floor(222, 88, 56, wall);
  drawEaves(pen, gold, { y: 274, half: 130, height: 62, ridge: 8 });
  pen.rect(lit, -3, 334, 6, 16).fill(lit, 'M-14 350q10 10 12 22q8-4 16 6q-6-18-10-28z');
}

/** An abbey on a rock in the sea, with a village around its foot. */
export function drawIslandAbbey({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#cbbda4', '#6f7480');
  const { wall, lit, shade, deep } = stone;
  pen
    .fill(tones.leafShade, 'M-290 0q30 60 120 80q40 70 170 84q140-14 180-84q70-20 110-80z')
    .fill(tones.leaf, 'M-290 0q30 60 120 80q40 70 170 84q-100-60-110-164z');
  for (const [x, y, width, height] of [
    [-230, 14, 52, 44],
    [-176, 30, 56, 52],
    [-110, 40, 60, 56],
    [-40, 36, 64, 58],
    [36, 44, 56, 54],
    [104, 34, 58, 50],
    [172, 18, 54, 44],
  ] as const) {
    drawBlock(pen, stone, { x, y, width, height }, 0.3);
    pen
      .polygon(stone.roof, [x - 3, y + height], [x + width / 2, y + height + 28], [x + width + 3, y + height])
      .rect(deep, x + 12, y + 18, 8, 12)
      .rect(deep, x + 32, y + 18, 8, 12);
  }
  drawBlock(pen, stone, { x: -140, y: 110, width: 280, height: 76 }, 0.3);
  pen.rect(lit, -146, 182, 292, 7);
  for (let index = 0; index < 9; index++)
    pen.rect(shade, -134 + index * 32, 110, 7, 66).pointedArch(deep, -122 + index * 32, 134, 12, 20);
  drawBlock(pen, stone, { x: -96, y: 186, width: 192, height: 54 }, 0.3);
  pen.polygon(stone.roof, [-104, 240], [-86, 282], [86, 282], [104, 240]);
  for (let index = 0; index < 6; index++) pen.pointedArch(deep, -80 + index * 29, 194, 14, 20);
  drawBlock(pen, stone, { x: -26, y: 240, width: 52, height: 92 }, 0.36);
  pen.pointedArch(deep, -14, 270, 10, 26).pointedArch(deep, 4, 270, 10, 26).rect(lit, -31, 328, 62, 8);
  drawSpire(pen, stone, 0, 336, 26, 120);
  pen.rect(tones.paint('#d9ab43'), -2, 452, 4, 20);
  pen.rect(wall, -300, -6, 600, 22).rect(shade, 60, -6, 240, 22).dashes(wall, 9, [10, 9], 'M-300 20h600');
  for (const x of [-262, 238])
    drawBlock(pen, stone, { x, y: -6, width: 36, height: 50 }, 0.4).dashes(wall, 8, [8, 6], `M${x} 48h36`);
}
