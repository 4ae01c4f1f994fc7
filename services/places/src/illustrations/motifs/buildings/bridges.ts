import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, traceArcade } from '../parts.js';
import { drawCone, drawHipRoof, drawHouseRow, drawWindows } from './parts.js';

/** A slender bridge of one high arch, with a tower on each bank and houses under roofs of stone. */
export function drawHighArchBridge({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, haze } = tones;
  const stone = withBuilding(tones, '#e6dcc6', '#a9a59a');
  const rock = paint('#a99c86');
  pen.fill(mixColors(leafShade, haze, 0.42), 'M-720 60Q-500 330-300 210T40 150T380 250T720 120V0H-720z');
  for (const side of [-1, 1]) {
    const row = side < 0 ? { from: -700, to: -340 } : { from: 330, to: 690 };
    drawHouseRow(pen, tones, random, {
      ...row,
      y: 96,
      low: 66,
      high: 120,
      colors: ['#efe6d2', '#e0d2b6', '#d8c8ac'],
      roof: '#9a978f',
    });
  }
  drawBlock(pen, stone, { x: -470, y: 150, width: 20, height: 200 }, 0.4);
  pen.rect(stone.lit, -476, 300, 32, 8);
  drawCone(pen, stone, -460, 350, 12, 56);
  for (const side of [-1, 1])
    pen
      .fill(rock, `M${side * 720} -20V112H${side * 330}L${side * 250} 40 ${side * 196} -20z`)
      .fill(leaf, `M${side * 720} -20V70Q${side * 520} 96 ${side * 400} 44T${side * 260} -20z`);
  for (const [x, width, height] of [
    [-300, 74, 136],
    [300, 84, 160],
  ] as const) {
    drawBlock(pen, stone, { x: x - width / 2, y: 60, width, height: height + 40 }, 0.36);
    drawHipRoof(pen, stone, [x, height + 100, width + 16, 36], 30);
    drawWindows(pen, stone.window, [x, height + 30, width, 60], [2, 1, 12, 26], true);
  }
  pen
    .fill(stone.shade, 'M-330 60V136L-40 262Q0 274 40 262L330 136V60L204 0V20A204 196 0 0 1-204 20V0z')
    .fill(stone.wall, 'M-330 78V140L-40 268Q0 280 40 268L330 140V78L214 14A214 202 0 0 1-214 14z')
    .fill(stone.lit, 'M-330 132V144L-40 274Q0 286 40 274L330 144V132L40 260Q0 272-40 260z')
    .stroke(stone.lit, 5, 'M-212 18A212 202 0 0 0 212 18');
  pen.fill(paint('#6b5a4c'), 'M-3 284q-4 20 0 24q-3 8 3 8t3-8q4-4 0-24z').rounds(paint('#e0b48c'), 5, 'M0 318h0');
}

const STATUES = [-330, -198, -66, 66, 198, 330] as const;

/** A bridge of many arches lined with statues, its Gothic gate tower, and a castle with a cathedral above the river. */
export function drawStatueBridge({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade, leaf } = tones;
  const stone = withBuilding(tones, '#bda98a', '#4f5560');
  const far = (color: string) => mixColors(paint(color), haze, 0.24);
  pen.fill(mixColors(leafShade, haze, 0.3), 'M-720 100Q-420 120-240 176T180 206T480 150T720 110V0H-720z');
  pen
    .rect(far('#efdcb4'), -120, 196, 380, 54)
    .polygon(far('#b5614a'), [-126, 250], [-100, 274], [240, 274], [266, 250]);
  pen.dashes(far('#8d7a62'), 12, [9, 12], 'M-112 228H250M-112 210H250');
  for (const [x, high] of [
    [40, 120],
    [66, 120],
    [140, 168],
  ] as const)
    pen
      .rect(far('#7d7468'), x - 11, 260, 22, high * 0.46)
      .polygon(far('#4f5a55'), [x - 13, 260 + high * 0.46], [x, 262 + high], [x + 13, 260 + high * 0.46]);
  pen.polygon(far('#6a665e'), [50, 274], [62, 318], [190, 318], [200, 274]);
  drawHouseRow(pen, tones, random, {
    from: -700,
    to: 700,
    y: 40,
    low: 70,
    high: 120,
    colors: ['#f0dcb8', '#e8c49a', '#d9a98a', '#f3e8d4'],
    roof: '#b8624a',
    air: 0.2,
  });
  const arches = { count: 6, span: 108, pier: 24, sides: 30 };
  pen.fill(stone.shade, traceArcade({ x: -404, y: -6, height: 112 }, arches));
  pen.fill(stone.wall, traceArcade({ x: -416, y: -6, height: 112 }, arches));
  pen.rect(stone.wall, -720, 96, 1440, 22).rect(stone.lit, -720, 114, 1440, 6);
  pen.rect(stone.shade, -720, 93, 1440, 4);
  for (const x of [-404, -272, -140, -8, 124, 256, 388])
    pen
      .polygon(stone.shade, [x - 18, -8], [x - 12, 40], [x + 12, 40], [x + 18, -8])
      .polygon(stone.lit, [x - 12, 40], [x, 60], [x + 12, 40]);
  const bronze = paint('#57504c');
  for (const x of STATUES)
    pen
      .rect(stone.lit, x - 9, 120, 18, 16)
      .fill(bronze, `M${x - 8} 136q2 22-2 30q0 10 6 14q-2 12 4 12t4-12q6-4 6-14q-4-8-2-30z`);
  drawBlock(pen, stone, { x: -452, y: -6, width: 104, height: 276 }, 0.36);
  pen.pointedArch(stone.deep, -424, 118, 48, 40).pointedArch(stone.window, -412, 210, 24, 26);
  pen.rect(stone.lit, -458, 262, 116, 8);
  drawHipRoof(pen, stone, [-400, 270, 100, 104], 38);
  for (const x of [-446, -354]) drawCone(pen, stone, x, 270, 12, 62);
  pen.rounds(stone.lit, 5, 'M-424 378h0M-376 378h0');
  pen.fill(leaf, 'M720-20V70Q620 96 540 50T430-20z');
}

/** A white bridge of one broad arch under two ramps of arcades, between houses by a canal. */
export function drawArcadeBridge({ pen, tones, random }: MotifInput): void {
  const white = withBuilding(tones, '#f0e8da', '#c9b9a4');
  for (const row of [
    { from: -720, to: -300 },
    { from: 310, to: 720 },
  ])
    drawHouseRow(pen, tones, random, {
      ...row,
      y: 0,
      low: 150,
      high: 214,
      colors: ['#d98c6a', '#efd9a8', '#c9654a', '#e8b98a'],
      roof: '#b8624a',
      narrow: 84,
      wide: 120,
    });
  pen
    .fill(white.shade, 'M-340-6V84L-60 176H60L340 84V-6H196A196 112 0 0 1-196-6z')
    .fill(white.wall, 'M-340-6V90L-60 184H60L340 90V-6H210A210 124 0 0 1-210-6z')
    .stroke(white.lit, 9, 'M-206-4A206 120 0 0 0 206-4')
    .fill(white.lit, 'M-344 84V98L-62 192H62L344 98V84L62 178H-62z');
  for (const side of [-1, 1])
    for (let index = 0; index < 6; index++) {
      const x = side * (82 + index * 42);
      const y = 186 - index * 14.4;
      pen.rect(side < 0 ? white.wall : white.shade, x - 21, y - 6, 42, 56).arch(white.deep, x - 13, y - 4, 26, 24);
      pen.polygon(white.lit, [x - 23, y + 49 - side * 7], [x - 23, y + 58 - side * 7], [x + 23, y + 58 + side * -7]);
    }
  pen
    .polygon(white.roof, [-344, 150], [-60, 246], [-60, 262], [-350, 160])
    .polygon(white.roofShade, [344, 150], [60, 246], [60, 262], [350, 160]);
  drawBlock(pen, white, { x: -62, y: 184, width: 124, height: 92 }, 0.24);
  pen.arch(white.deep, -34, 186, 68, 42).rect(white.lit, -70, 270, 140, 8);
  pen.polygon(white.lit, [-72, 278], [0, 316], [72, 278]).polygon(white.shade, [-40, 282], [0, 304], [40, 282]);
  pen.dashes(white.lit, 12, [5, 9], 'M-340 106L-66 198M66 198L340 106');
}

/** A long covered bridge of wood on piles, with flowers, past a tower that stands in the water. */
export function drawCoveredBridge({ pen, tones, random }: MotifInput): void {
  const { paint, leaf } = tones;
  const wood = withBuilding(tones, '#8a6246', '#a05a44');
  const stone = withBuilding(tones, '#cbbfa8', '#a5583f');
  drawHouseRow(pen, tones, random, {
    from: -720,
    to: 720,
    y: 60,
    low: 90,
    high: 150,
    colors: ['#f3ead8', '#e8d2a8', '#e2b690', '#dfe0d0'],
    roof: '#a8604a',
    air: 0.16,
  });
  pen.rect(paint('#a89c88'), -720, 44, 1440, 22);
  drawBlock(pen, stone, { x: 116, y: -10, width: 116, height: 250 }, 0.4);
  pen.rect(stone.shade, 186, -10, 46, 250).rect(stone.lit, 108, 232, 132, 10);
  drawWindows(pen, stone.window, [174, 60, 96, 150], [2, 2, 10, 22]);
  drawBlock(pen, wood, { x: 112, y: 242, width: 124, height: 26 }, 0.4);
  drawCone(pen, stone, 174, 268, 74, 128);
  let piles = '';
  for (let x = -700; x < 700; x += 74) piles += `M${x} -20V60M${x + 22} -20V60`;
  pen.stroke(wood.deep, 8, piles);
  pen.rect(wood.wall, -720, 54, 1440, 34).rect(wood.deep, -720, 88, 1440, 26).rect(wood.shade, -720, 52, 1440, 6);
  pen.dashes(wood.wall, 28, [7, 30], 'M-716 101H720');
  pen.rect(wood.roof, -720, 112, 1440, 40).rect(wood.roofShade, -720, 108, 1440, 8).rect(wood.lit, -720, 148, 1440, 5);
  pen.dashes(leaf, 16, [60, 14], 'M-716 84H720');
  pen.dashes(paint('#c8434a'), 9, [6, 8], 'M-716 90H720').dashes(paint('#e8a7b4'), 6, [5, 13], 'M-710 82H720');
}

/** A bridge of tall piers that fills a gorge, with white houses on the edges of the cliffs. */
export function drawGorgeBridge({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, haze } = tones;
  const stone = withBuilding(tones, '#c8a981', '#9a7a58');
  const rock = withBuilding(tones, '#c79a6b', '#a87b52');
  pen.fill(mixColors(tones.far, haze, 0.3), 'M-720 300Q-300 380 0 330T720 320V-230H-720z');
  for (const row of [
    { from: -720, to: -190 },
    { from: 190, to: 720 },
  ])
    drawHouseRow(pen, tones, random, {
      ...row,
      y: 284,
      low: 44,
      high: 76,
      colors: ['#f6f0e4', '#efe4cf', '#f2ead9'],
      roof: '#bd6b48',
    });
  pen.fill(rock.deep, 'M-200 280H200V-230H-200z').fill(mixColors(leafShade, haze, 0.2), 'M-90-40h180v-190h-180z');
  pen
    .fill(stone.wall, 'M-196 286H196V252L118 250V-150H52V120A52 58 0 0 1-52 120V-150H-118V250L-196 252z')
    .fill(stone.shade, 'M92 250V-150H118V250zM-52 250V-60H-36V250zM52 120V-150H62V250H40z')
    .rect(stone.lit, -204, 282, 408, 10)
    .dashes(stone.lit, 4, [26, 14], 'M-112 60H-56M58 60H112M-112-20H-56M58-20H112M-112 160H-56M58 160H112');
  pen.rect(stone.deep, -30, 204, 60, 34).rect(stone.window, -12, 208, 24, 24).rect(stone.lit, -60, 184, 120, 6);
  pen.arch(stone.deep, -176, 190, 40, 36).arch(stone.deep, 138, 190, 40, 36);
  pen.arch(stone.deep, -36, -150, 72, 60).arch(paint('#e6f0f0'), -12, -150, 24, 50);
  pen
    .fill(rock.wall, 'M-720 290H-186L-150 180-176 60-120-60-150-150-90-230H-720z')
    .fill(rock.shade, 'M-300 290H-186L-150 180-176 60-120-60-150-150-90-230H-230L-260-60-220 80-270 200z')
    .fill(rock.shade, 'M720 290H186L150 180 184 70 124-50 160-150 96-230H720z')
    .fill(rock.wall, 'M720 290H330L290 180 340 60 270-60 320-160 270-230H720z');
  pen
    .fill(leaf, 'M-600 120q60 40 120-4q40 30 90-10l-20-40h-200zM420 60q60 40 120-4q60 20 100-20l-20-30h-200z')
    .fill(leafShade, 'M-720-60q120 40 200-10t180-60l-40-100h-340zM720-70q-120 40-200-20t-150-60l20-80h330z')
    .fill(leaf, 'M-720-130q160 40 260-10t170-90h-430zM720-140q-160 40-240-20t-130-70h370z');
}
