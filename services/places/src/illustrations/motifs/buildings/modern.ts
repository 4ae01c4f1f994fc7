import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawHipRoof, drawWindows } from './parts.js';

/** A huge arch of shining steel above trees. */
export function drawSteelArch({ pen, tones }: MotifInput): void {
  const { haze, window, leaf, leafShade } = tones;
  const steel = withBuilding(tones, '#cfd9e0', '#8fa0b0');
  for (const [x, wide, high] of [
    [-190, 70, 110],
    [-120, 56, 160],
    [-60, 62, 120],
    [10, 70, 176],
    [86, 60, 130],
    [150, 64, 150],
  ] as const) {
    pen.rect(mixColors(steel.roof, haze, 0.36), x - wide / 2, 0, wide, high);
    drawWindows(pen, mixColors(window, haze, 0.5), [x, 6, wide, high - 12], [4, Math.round(high / 26), 7, 12]);
  }
  pen.dome(mixColors(leafShade, haze, 0.2), 20, 60, 26, 36).rect(mixColors(steel.lit, haze, 0.2), -20, 0, 80, 60);
  pen
    .fill(steel.wall, 'M-270 0C-250 300-150 462 0 462S250 300 270 0H228C206 270 124 432 0 432S-206 270-228 0z')
    .fill(steel.lit, 'M-270 0C-250 300-150 462 0 462L0 450C-140 448-232 290-252 0z')
    .fill(steel.shade, 'M0 462C150 462 250 300 270 0H250C226 290 130 450 0 450z');
  pen
    .rounds(leafShade, 50, 'M-350 6h40M-200 4h60M170 4h50M330 8h20')
    .rounds(leaf, 40, 'M-120 0h20M-290 0h30M60 0h60M250 0h60');
}

/** A mirror of steel shaped like a bean on a plaza, with the towers behind it in its surface. */
export function drawMirrorBean({ pen, tones }: MotifInput): void {
  const { haze, window, paint, sky, isDusk } = tones;
  const steel = paint('#b9c9d4');
  const towers = [
    [-330, 80, 210, '#a98f80'],
    [-250, 70, 300, '#8fa0b0'],
    [-170, 84, 250, '#c9bfae'],
    [-80, 66, 350, '#7d8fa0'],
    [0, 80, 270, '#a9b8c4'],
    [86, 74, 390, '#6f8296'],
    [170, 84, 290, '#b59a84'],
    [256, 76, 330, '#93a4b4'],
    [336, 70, 220, '#c4b49c'],
  ] as const;
  for (const [x, wide, high, color] of towers) {
    pen.rect(mixColors(paint(color), haze, 0.32), x - wide / 2, 0, wide, high);
    drawWindows(pen, mixColors(window, haze, 0.5), [x, 120, wide, high - 130], [4, Math.round(high / 34), 7, 13]);
  }
  pen.ellipse(tones.groundShade, 0, 0, 270, 14);
  pen.fill(
    mixColors(steel, sky[1], 0.35),
    'M-256 60Q-250-4-170 0Q-110 8-60 50Q0 76 60 50Q110 8 170 0Q250-4 256 60Q250 176 0 190T-256 60z',
  );
  pen.fill(mixColors(steel, sky[2], 0.6), 'M-230 90Q-200 160 0 178T230 90Q200 172 0 186T-230 90z');
  for (const [index, [x, , high, color]] of towers.entries()) {
    const foot = 66 + (x * x) / 4200;
    pen.rect(
      mixColors(paint(color), steel, 0.4),
      x * 0.5 - 14,
      foot - 24 + (index % 2) * 4,
      26,
      24 + high * 0.16 - Math.abs(x) * 0.07,
    );
  }
  pen.fill(
    mixColors(steel, tones.ground, 0.5),
    'M-254 50Q-240-2-170 0Q-110 8-60 50Q0 76 60 50Q110 8 170 0Q240-2 254 50Q180 66 130 70T-120 70T-254 50z',
  );
  pen.fill(paint('#5f6f80'), 'M-100 16Q-70 46-56 50Q0 76 56 50Q70 46 100 16Q60 44 0 46T-100 16z');
  pen.stroke(isDusk ? steel : paint('#f6f9fa'), 5, 'M-196 128Q-110 172 10 174', 0.8);
}

/** A giant wheel with cabins. */
export function drawFerrisWheel({ pen, tones, palette }: MotifInput): void {
  const { paint, lit, deep, window } = tones;
  const isOld = palette !== 'metropolitan';
  const rim = paint(isOld ? '#7d6a64' : '#e9eef0');
  const cabin = paint(isOld ? '#b5403f' : '#6f93a8');
  const [x, y, radius] = [0, 232, 196];
  let spokes = '';
  const seats: string[] = [];
  for (let index = 0; index < 20; index++) {
    const [cos, sin] = [Math.cos((index * Math.PI) / 10), Math.sin((index * Math.PI) / 10)];
    spokes += `M${x} ${y}L${Math.round(x + cos * radius)} ${Math.round(y + sin * radius)}`;
    if (!isOld || index % 2 === 0)
      seats.push(`${Math.round(x + cos * (radius + 12))} ${Math.round(y + sin * (radius + 12))}`);
  }
  pen.line(deep, 9, [x - 100, 0], [x, y], [x + 100, 0]).line(rim, 5, [x - 100, 0], [x, y], [x + 100, 0]);
  pen.stroke(rim, 1.6, spokes);
  for (const size of [radius, radius - 16])
    pen.stroke(rim, 6, `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`);
  for (const seat of seats)
    if (isOld) pen.fill(cabin, `M${seat}m-20 -18h40v30l-6 8h-28l-6-8z`).fill(window, `M${seat}m-15 -4h30v13h-30z`);
    else pen.rounds(cabin, 21, `M${seat}h0`).rounds(window, 11, `M${seat}h0`);
  pen.circle(deep, x, y, 18).circle(rim, x, y, 11);
  const hall = withBuilding(tones, isOld ? '#efe0c4' : '#dfe5e8', isOld ? '#a8604a' : '#7d93a3');
  drawBlock(pen, hall, { x: -170, y: 0, width: 340, height: 40 }, 0.2);
  drawHipRoof(pen, hall, [0, 40, 360, 22], 20);
  drawWindows(pen, hall.window, [0, 4, 330, 32], [12, 1, 16, 24]);
  pen.rect(lit, -176, 38, 352, 4);
}

/** A pier on piles with a small funfair above the surf. */
export function drawPleasurePier({ pen, tones }: MotifInput): void {
  const { paint, lit, water, waterLight, window } = tones;
  const wood = withBuilding(tones, '#a98a68', '#7d6248');
  pen
    .rect(water, -720, -240, 1440, 250)
    .rounds(waterLight, 5, 'M-620-20h220M-200-40h180M120-30h200M-480-84h240M420-70h180', 0.6);
  pen
    .fill(paint('#e9d9b0'), 'M-720-130Q-300-90 0-130T720-120V-240H-720z')
    .stroke(paint('#fbf6ea'), 8, 'M-720-122Q-300-82 0-122T720-112');
  let piles = '';
  for (let x = -690; x < 330; x += 40) piles += `M${x} -46V64`;
  pen
    .stroke(wood.deep, 7, piles)
    .rect(wood.wall, -720, 60, 1060, 20)
    .rect(wood.lit, -720, 76, 1060, 6)
    .rect(wood.shade, -720, 56, 1060, 5);
  pen.dashes(lit, 18, [3, 20], 'M-720 92H340').rect(lit, -720, 100, 1060, 3);
  const halls = withBuilding(tones, '#f1e4c8', '#3f8fa5');
  drawBlock(pen, halls, { x: -330, y: 82, width: 180, height: 66 }, 0.24);
  drawHipRoof(pen, halls, [-240, 148, 200, 34], 26);
  drawWindows(pen, window, [-240, 88, 170, 52], [6, 1, 18, 38], true);
  pen.fill(paint('#d9a03f'), 'M-250 82q0 60 10 60');
  const red = paint('#c8434a');
  let rail = 'M-130 84';
  for (const [x, y] of [
    [-90, 190],
    [-40, 120],
    [10, 210],
    [70, 100],
    [110, 150],
    [170, 84],
  ] as const)
    rail += `S${x - 26} ${y} ${x} ${y}`;
  let posts = '';
  for (let x = -120; x < 170; x += 22) posts += `M${x} 82V${Math.round(130 + Math.sin(x / 26) * 34)}`;
  pen.stroke(lit, 3, posts).stroke(paint('#d9a03f'), 7, rail);
  const [x, y, radius] = [226, 230, 126];
  pen.line(lit, 6, [x - 60, 84], [x, y], [x + 60, 84]);
  const seats: string[] = [];
  let spokes = '';
  for (let index = 0; index < 14; index++) {
    const [cos, sin] = [Math.cos((index * Math.PI) / 7), Math.sin((index * Math.PI) / 7)];
    spokes += `M${x} ${y}L${Math.round(x + cos * radius)} ${Math.round(y + sin * radius)}`;
    seats.push(`M${Math.round(x + cos * radius)} ${Math.round(y + sin * radius)}h0`);
  }
  pen
    .stroke(red, 2, spokes)
    .stroke(
      red,
      6,
      `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
    );
  pen
    .rounds(paint('#f0c24a'), 20, seats.filter((_, index) => index % 2 === 0).join(''))
    .rounds(paint('#3f8fb5'), 20, seats.filter((_, index) => index % 2).join(''));
  pen.circle(lit, x, y, 14);
}

/** A white shell like an eye and a hall of ribs between shallow pools. */
export function drawEyeHall({ pen, tones }: MotifInput): void {
  const { paint, window, deep } = tones;
  const white = withBuilding(tones, '#f4f3ee', '#cfd5d6');
  const glass = paint('#86b3c2');
  pen.fill(white.shade, 'M130 0Q150 150 250 204Q340 170 390 0z').fill(glass, 'M150 0Q172 132 250 184Q330 150 372 0z');
  let ribs = '';
  for (let index = 0; index < 8; index++) ribs += `M${136 + index * 34} 0Q${150 + index * 26} ${120} 250 204`;
  pen.stroke(white.lit, 7, ribs);
  pen.fill(white.wall, 'M-330 0Q-290 164-110 176T120 0z').fill(white.lit, 'M-330 0Q-290 164-110 176Q-230 140-262 0z');
  pen.fill(deep, 'M-262 0Q-230 118-100 124T60 0z').fill(glass, 'M-250 0Q-218 106-100 112T46 0z');
  pen
    .dome(white.lit, -102, 0, 92, 88)
    .fill(white.shade, 'M-76 0q30 60-26 88a92 88 0 0 0 92-88z')
    .dashes(window, 60, [3, 18], 'M-246 34h62M-12 34h60');
  pen.stroke(white.lit, 9, 'M-380 0Q-300 214-100 214T170 0');
  pen.rect(white.shade, -396, -8, 792, 10);
}

/** A hall of glass with a roof of waves on a warehouse of brick, at a harbor. */
export function drawWaveHall({ pen, tones }: MotifInput): void {
  const { paint, window, lit, isDusk } = tones;
  const brick = withBuilding(tones, '#a0573f', '#7d4638');
  const glass = isDusk ? mixColors(paint('#7d9fb5'), window, 0.3) : paint('#b5cedb');
  pen.fill(
    glass,
    'M-230 170V350Q-216 420-196 420Q-150 300-96 330Q-60 360-40 400Q0 300 60 320Q110 340 140 386Q176 300 230 440V170z',
  );
  pen.fill(mixColors(glass, paint('#4a6478'), 0.35), 'M96 170V334Q120 350 140 386Q176 300 230 440V170z');
  pen.stroke(
    lit,
    5,
    'M-230 350Q-216 420-196 420Q-150 300-96 330Q-60 360-40 400Q0 300 60 320Q110 340 140 386Q176 300 230 440',
  );
  pen.dashes(
    mixColors(glass, lit, 0.6),
    4,
    [22, 10],
    'M-226 200H226M-226 226H226M-226 252H226M-226 278H226M-226 304H226',
  );
  pen.fill(
    paint('#5f7f95'),
    'M-150 200q14-16 28 0v20h-28zM-40 252q14-16 28 0v20h-28zM60 210q14-16 28 0v20h-28zM150 270q14-16 28 0v20h-28z',
  );
  pen.rect(paint('#38424f'), -226, 160, 452, 12);
  drawBlock(pen, brick, { x: -230, y: 0, width: 460, height: 160 }, 0.24);
  drawWindows(pen, brick.deep, [-4, 6, 446, 150], [16, 4, 10, 18]);
  pen.rect(brick.lit, -230, 154, 460, 6);
}

/** A white opera house whose roof slopes into the fjord like an ice floe. */
export function drawSlopedOpera({ pen, tones }: MotifInput): void {
  const { paint, window, isDusk } = tones;
  const white = withBuilding(tones, '#f3f3ee', '#cfd6d8');
  const glass = isDusk ? mixColors(paint('#86a9bd'), window, 0.5) : paint('#9fc0cf');
  drawBlock(pen, withBuilding(tones, '#e3e8e8', '#b9c4c8'), { x: -110, y: 80, width: 240, height: 140 }, 0.3);
  pen.dashes(white.shade, 100, [4, 9], 'M-104 150H126');
  pen.polygon(glass, [-150, 30], [-120, 176], [150, 150], [210, 20]);
  let frames = '';
  for (let index = 0; index < 9; index++) frames += `M${-140 + index * 38} 24L${-118 + index * 33} ${174 - index * 3}`;
  pen.stroke(white.lit, 3, frames);
  pen.polygon(white.lit, [-390, -8], [-140, 180], [-100, 188], [160, 160], [120, 146], [-116, 170], [-186, 20]);
  pen.polygon(white.wall, [160, 160], [120, 146], [196, 24], [390, -8]);
  pen
    .polygon(white.lit, [-390, -8], [-186, 30], [216, 30], [390, -8])
    .polygon(white.shade, [-186, 30], [-160, 38], [200, 38], [216, 30]);
  for (const [x, y] of [
    [-300, 40],
    [-220, 90],
    [-250, 30],
    [60, 6],
    [250, 4],
    [-90, 8],
  ] as const)
    pen
      .fill(paint('#3f4a5c'), `M${x - 4} ${y}q-1 14 3 16h3q4-2 3-16z`)
      .rounds(paint('#d9a882'), 5, `M${x} ${y + 20}h0`);
}

/** A glass tower that leans toward a tower of plaster, like a couple that dances. */
export function drawDancingHouse({ pen, tones }: MotifInput): void {
  const { paint, window, lit, deep } = tones;
  const stone = withBuilding(tones, '#e3d8c4', '#a8604a');
  const glass = paint('#8fb3bf');
  for (const [x, wide, color] of [
    [-250, 130, '#e8cfa0'],
    [250, 120, '#d9b49a'],
  ] as const) {
    const house = withBuilding(tones, color, '#a8604a');
    drawBlock(pen, house, { x: x - wide / 2, y: 0, width: wide, height: 236 }, 0.2);
    drawHipRoof(pen, house, [x, 236, wide + 10, 44], 22);
    drawWindows(pen, house.window, [x, 56, wide - 8, 176], [4, 4, 13, 26]);
  }
  pen.fill(stone.wall, 'M-10 0V292Q60 312 190 296V0z').rect(stone.shade, 150, 0, 40, 296);
  for (let floor = 0; floor < 6; floor++)
    for (let column = 0; column < 5; column++)
      pen
        .rect(lit, 12 + column * 34, 60 + floor * 40 + ((column * 3 + floor) % 4) * 4, 22, 28)
        .rect(window, 15 + column * 34, 63 + floor * 40 + ((column * 3 + floor) % 4) * 4, 16, 22);
  pen.stroke(lit, 3, 'M-10 100q50 10 100-2t100 4M-10 180q50-10 100 2t100-4M-10 262q60 10 100 0t100 2');
  pen
    .circle(deep, 60, 330, 32)
    .stroke(paint('#7d8a8c'), 3, 'M30 330q30 50 60 0M36 310q30 60 50 40M60 298v64M30 340q30-50 60-6');
  pen.fill(glass, 'M-160 60Q-150 150-104 190Q-150 250-170 310H-20Q-30 250-60 190Q-24 140-20 60z');
  pen.fill(mixColors(glass, deep, 0.3), 'M-50 60Q-50 140-76 190Q-56 250-50 310H-20Q-30 250-60 190Q-24 140-20 60z');
  pen.stroke(
    lit,
    2.5,
    'M-158 90H-22M-150 124H-26M-130 158H-40M-116 210H-56M-140 244H-42M-156 278H-32M-120 60Q-116 150-92 190Q-120 250-124 310M-84 60V190Q-84 250-76 310',
    0.8,
  );
  pen.stroke(stone.shade, 8, 'M-150 60L-170 0M-112 60L-116 0M-70 60V0M-34 60L-16 0');
  pen.rect(lit, -176, 306, 160, 6);
}
