import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawCone, drawHipRoof, drawHouseRow, drawPointedTower, drawWindows } from './parts.js';

const BRIGHT = [
  '#d9534a',
  '#3f8fb5',
  '#f0c24a',
  '#5aa56a',
  '#e88a4a',
  '#c76aa0',
  '#f4ead6',
  '#7a6fb5',
  '#4aa8a0',
] as const;

/** Plain houses in bright colors, each another one. */
export function drawBrightHouses({ pen, tones, random, palette }: MotifInput): void {
  const start = Math.floor(random.between(0, BRIGHT.length));
  const roof = palette === 'savanna' || palette === 'monsoon' ? null : '#b8624a';
  for (let index = 0, x = -350; x < 330; index++) {
    const [width, height] = [Math.round(random.between(66, 92)), Math.round(random.between(116, 158))];
    const house = withBuilding(tones, BRIGHT[(start + index) % BRIGHT.length]!, roof ?? '#e9dfcc');
    const { wall, shade, lit, window, deep } = house;
    pen.rect(wall, x, 0, width, height).rect(shade, x + width * 0.88, 0, width * 0.12, height);
    if (roof) drawHipRoof(pen, house, [x + width / 2, height, width + 6, 22], 14);
    else pen.rect(tones.lit, x - 2, height, width + 4, 9);
    const middle = x + width / 2;
    drawWindows(pen, tones.lit, [middle, 56, width * 0.9, height - 62], [2, height > 136 ? 2 : 1, 24, 38]);
    drawWindows(pen, window, [middle, 56, width * 0.9, height - 62], [2, height > 136 ? 2 : 1, 16, 32]);
    const shutters = tones.paint(index % 2 ? '#3f6d5c' : '#f1eadb');
    pen
      .rect(deep, middle - 26, 0, 22, 44)
      .rect(tones.lit, middle + 2, 14, 26, 30)
      .rect(window, middle + 6, 17, 18, 24);
    pen.rect(shutters, middle - 30, 44, 30, 5).rect(lit, x, 50, width, 3);
    x += width;
  }
}

/** Pastel houses stacked on a cliff above a small harbor. */
export function drawPastelCove({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, haze, water, waterLight, lit, window } = tones;
  const rock = withBuilding(tones, '#8d7d6c', '#6b5c50');
  pen
    .rect(water, -720, -240, 1440, 252)
    .rounds(waterLight, 5, 'M-640-40h240M-520-120h180M-200-90h160M-360-170h220M60-150h220', 0.6);
  pen.fill(mixColors(leafShade, haze, 0.3), 'M-300 0Q-200 160-60 260T300 420T720 520V0z');
  pen.fill(leaf, 'M-160 0Q-60 200 140 300T720 420V-60H-160z');
  pen.stroke(tones.leafLight, 4, 'M60 250Q360 350 720 390M140 200Q420 300 720 330M240 330Q480 400 720 440', 0.7);
  pen.fill(rock.wall, 'M-250-60Q-210 40-120 70L40 60H720V-240H300Q120-200 0-190T-250-60z');
  pen.fill(rock.shade, 'M-120 70L-60-60-90-150Q60-170 160-190L120-60 180 50 40 60z');
  const colors = ['#eeb98a', '#e88f74', '#f3d9a0', '#e9a9a0', '#f5e6c8', '#d9756a', '#f0c878', '#c9d0b0'];
  let index = Math.floor(random.between(0, 8));
  for (const [y, from, to] of [
    [236, 110, 420],
    [168, 10, 560],
    [104, -60, 640],
    [36, -130, 700],
  ] as const)
    for (let x = from; x < to; index += 3) {
      const [wide, high] = [Math.round(random.between(46, 68)), Math.round(random.between(82, 118))];
      const house = withBuilding(tones, colors[index % 8]!, '#c4704a');
      pen.rect(house.wall, x, y, wide, high).rect(house.shade, x + wide * 0.76, y, wide * 0.24, high);
      pen.polygon(house.roof, [x - 3, y + high], [x + wide * 0.4, y + high + 14], [x + wide + 3, y + high]);
      drawWindows(pen, window, [x + wide * 0.4, y + 18, wide * 0.7, high - 22], [2, 2, 9, 17]);
      x += wide + Math.round(random.between(-6, 5));
    }
  drawPointedTower(pen, withBuilding(tones, '#f1e2c2', '#b5654a'), [-60, 60, 40, 190], 44);
  pen.fill(paint('#c9b79c'), 'M-180 30Q0 60 240 20L300-120Q120-96-30-110z');
  for (const [x, y, color] of [
    [-330, -90, '#d9534a'],
    [-250, -150, '#3f8fb5'],
    [-60, -176, '#f0c24a'],
    [30, -60, '#3f8fb5'],
  ] as const)
    pen.fill(paint(color), `M${x - 34} ${y + 12}h70l-12-20h-44z`).rect(lit, x - 30, y + 8, 60, 5);
}

/** Cubes of pale stone with dark cave doors, stacked up the side of a ravine to a church. */
export function drawCaveTown({ pen, tones, random }: MotifInput): void {
  const { haze, leaf } = tones;
  const stone = withBuilding(tones, '#e3cfa4', '#c9ab7c');
  const rock = withBuilding(tones, '#b99f78', '#8d7656');
  pen.fill(mixColors(rock.wall, haze, 0.4), 'M-720 160Q-400 260 0 230T720 200V-60H-720z');
  pen.fill(rock.wall, 'M-720 60Q-420 190-120 260T300 210T720 60V-240H-720z');
  drawPointedTower(pen, stone, [10, 250, 54, 170], 54);
  drawBlock(pen, stone, { x: 36, y: 240, width: 120, height: 90 }, 0.3);
  pen.polygon(stone.lit, [32, 330], [96, 372], [160, 330]).circle(stone.deep, 96, 306, 12);
  for (let row = 0; row < 6; row++) {
    const y = 196 - row * 62;
    const half = 250 + row * 110;
    for (let x = -half; x < half; ) {
      const [wide, high] = [Math.round(random.between(56, 98)), Math.round(random.between(60, 88))];
      const base = Math.round(y - (Math.abs(x) / half) ** 2 * (80 - row * 10) + random.between(-8, 8));
      const isLit = random.between(0, 1) < 0.5;
      pen
        .rect(isLit ? stone.lit : stone.wall, x, base, wide, high)
        .rect(stone.shade, x + wide * 0.74, base, wide * 0.26, high);
      if (random.between(0, 1) < 0.45)
        pen.polygon(stone.roof, [x - 2, base + high], [x + wide / 2, base + high + 18], [x + wide + 2, base + high]);
      pen.arch(tones.deep, x + wide * 0.16, base + 14, 15, 14).rect(tones.window, x + wide * 0.5, base + 34, 11, 16);
      x += wide + Math.round(random.between(-4, 6));
    }
  }
  pen
    .fill(rock.shade, 'M-720-130Q-300-170 0-150T720-140V-240H-720z')
    .fill(leaf, 'M-720-190q200 50 400 4t300 10t320-10t420 4v-60H-720z');
}

/** White cubes with wooden balconies in bright colors that stand in the sea, windmills behind. */
export function drawWhiteHarbor({ pen, tones, random }: MotifInput): void {
  const { paint, deep, lit } = tones;
  const white = withBuilding(tones, '#f8f4ea', '#b5654a');
  pen.fill(paint('#b3a284'), 'M-720 40Q-420 120-160 130T300 110T720 90V0H-720z');
  for (const x of [180, 280, 372]) {
    pen
      .polygon(white.wall, [x - 26, 100], [x - 20, 190], [x + 20, 190], [x + 26, 100])
      .polygon(white.shade, [x + 6, 100], [x + 5, 190], [x + 20, 190], [x + 26, 100]);
    drawCone(pen, withBuilding(tones, '#f8f4ea', '#8d6a4c'), x, 190, 24, 30);
    pen.stroke(deep, 2, `M${x - 30} 176l60 40M${x - 30} 216l60-40M${x} 160v72M${x - 36} 196h72`);
  }
  const doors = ['#2f6d9a', '#b5403f', '#3f7a5c', '#d9953f', '#2f8fa5'].map(paint);
  let index = 0;
  for (let x = -380; x < 380; index++) {
    const [wide, high] = [Math.round(random.between(70, 110)), Math.round(random.between(110, 178))];
    pen
      .rect(white.wall, x, -8, wide, high)
      .rect(white.shade, x + wide * 0.82, -8, wide * 0.18, high)
      .rect(lit, x - 1, high - 12, wide + 2, 6);
    const color = doors[index % 5]!;
    pen
      .rect(color, x + 8, high - 74, wide - 28, 30)
      .rect(color, x + 4, high - 80, wide - 18, 7)
      .dashes(white.lit, 18, [3, 6], `M${x + 10} ${high - 58}h${wide - 32}`);
    pen.rect(tones.window, x + 14, high - 42, 16, 26).rect(tones.window, x + wide * 0.5, high - 42, 16, 26);
    pen.rect(color, x + wide * 0.3, 4, 20, 38).rect(paint('#8d8478'), x, -8, wide, 12);
    x += wide;
  }
}

/** A village with a slim church spire on the shore of a lake under steep mountains. */
export function drawLakeVillage({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, haze, water, waterLight } = tones;
  const rock = withBuilding(tones, '#8796a8', '#6a7890');
  pen.polygon(
    mixColors(rock.wall, haze, 0.4),
    [-720, 0],
    [-720, 200],
    [-520, 360],
    [-380, 260],
    [-200, 420],
    [-20, 180],
    [160, 240],
    [300, 140],
    [720, 300],
    [720, 0],
  );
  pen.polygon(paint('#eef1f0'), [-200, 420], [-262, 350], [-214, 360], [-180, 330], [-140, 344]);
  pen.polygon(mixColors(rock.shade, haze, 0.2), [720, 0], [720, 520], [560, 470], [430, 300], [330, 240], [120, 0]);
  pen.fill(
    mixColors(leafShade, haze, 0.14),
    'M720 0V330Q560 300 440 200T140 60L60 0zM-720 0V200Q-560 170-420 90T-240 0z',
  );
  pen.fill(leaf, 'M720-10V180Q560 160 420 110T40-10z');
  const houses: (readonly [number, number, number])[] = [];
  for (const [y, from, to] of [
    [96, 250, 560],
    [52, 120, 640],
    [4, -150, 680],
  ] as const)
    for (let x = from; x < to; x += 66)
      houses.push([Math.round(x + random.between(-6, 6)), y, Math.round(random.between(50, 78))]);
  for (const [index, [x, y, high]] of houses.entries()) {
    const house = withBuilding(tones, ['#f3e6c8', '#e8c08a', '#d98f6a', '#f6f0e2', '#c9cfa8'][index % 5]!, '#6f5648');
    const wide = 60;
    pen
      .rect(house.wall, x, y, wide, high)
      .polygon(house.roof, [x - 7, y + high - 4], [x + wide / 2, y + high + 32], [x + wide + 7, y + high - 4]);
    pen
      .polygon(house.wall, [x + 4, y + high - 3], [x + wide / 2, y + high + 23], [x + wide - 4, y + high - 3])
      .rect(house.shade, x + wide * 0.86, y, wide * 0.14, high);
    drawWindows(pen, house.window, [x + wide / 2, y + 6, wide - 6, high - 4], [3, 2, 9, 15]);
    pen.rect(paint('#7a5a44'), x, y + high * 0.48, wide, 4);
  }
  const church = withBuilding(tones, '#f3ead6', '#5f5a58');
  drawBlock(pen, church, { x: -40, y: 4, width: 90, height: 66 }, 0.3);
  drawHipRoof(pen, church, [5, 70, 100, 40], 12);
  drawBlock(pen, church, { x: -74, y: 4, width: 42, height: 128 }, 0.38);
  pen.circle(church.deep, -53, 108, 10).circle(church.lit, -53, 108, 7).rect(church.lit, -78, 128, 50, 5);
  drawCone(pen, church, -53, 132, 22, 140);
  pen
    .rect(water, -720, -240, 1440, 246)
    .rounds(waterLight, 5, 'M-560-50h240M-200-110h200M60-60h160M200-150h240M-420-170h220', 0.5);
  for (const [x, , high] of houses.slice(-12, -1))
    pen.rect(mixColors(church.wall, water, 0.72), x, -6 - high * 0.6, 60, high * 0.6);
  pen
    .polygon(mixColors(church.roof, water, 0.66), [-74, -16], [-53, -130], [-32, -16])
    .rect(paint('#8d7a66'), -720, -6, 1440, 10);
}

/** A walled town of orange roofs with round towers on rocks above the sea. */
export function drawWalledHarbor({ pen, tones, random }: MotifInput): void {
  const { paint, haze, lit, water, waterLight } = tones;
  const stone = withBuilding(tones, '#e0d2b4', '#b8a888');
  const tile = withBuilding(tones, '#f0e4cc', '#cf6f45');
  pen.fill(mixColors(paint('#93a08f'), haze, 0.3), 'M-720 120Q-480 300-200 330T200 300T720 180V0H-720z');
  pen
    .rect(water, -720, -240, 1440, 246)
    .rounds(waterLight, 5, 'M-600-130h240M-260-170h200M80-130h260M260-180h240M-480-190h120', 0.6);
  for (const [y, from, to] of [
    [150, -230, 320],
    [116, -340, 400],
    [82, -420, 430],
  ] as const)
    for (let x = from; x < to; ) {
      const wide = Math.round(random.between(54, 88));
      const high = Math.round(random.between(30, 58));
      pen.rect(tile.wall, x, y, wide, high).rect(tile.shade, x + wide * 0.8, y, wide * 0.2, high);
      pen.polygon(
        tile.roof,
        [x - 4, y + high],
        [x + 12, y + high + 22],
        [x + wide - 12, y + high + 22],
        [x + wide + 4, y + high],
      );
      pen.dashes(tile.window, 13, [7, 10], `M${x + 8} ${y + high - 14}h${wide - 18}`);
      x += wide;
    }
  drawPointedTower(pen, stone, [40, 120, 36, 180], 20);
  pen.dome(stone.roofShade, 40, 300, 14, 20);
  drawBlock(pen, tile, { x: -150, y: 150, width: 80, height: 70 }, 0.3);
  pen.dome(paint('#8f9a96'), -110, 220, 34, 40).rect(lit, -114, 260, 8, 18);
  pen
    .fill(paint('#a3937a'), 'M-560-30Q-520 30-470 30H450Q520 20 560-40Q300-110 0-96T-560-30z')
    .fill(paint('#857660'), 'M-300-70l40 60h-90zM-60-92l60 70h-120zM220-90l30 80h-90zM420-70l20 60h-70z');
  pen
    .rect(stone.wall, -460, -8, 900, 96)
    .rect(stone.lit, -464, 82, 908, 9)
    .dashes(stone.wall, 14, [14, 12], 'M-460 97H440');
  pen.dashes(stone.shade, 3, [30, 16], 'M-450 20H430M-440 50H430').dashes(stone.deep, 10, [5, 70], 'M-420 64H420');
  for (const [x, wide, high] of [
    [-450, 120, 140],
    [-130, 70, 110],
    [180, 76, 116],
    [400, 130, 156],
  ] as const) {
    drawBlock(pen, stone, { x: x - wide / 2, y: -14, width: wide, height: high }, 0.38);
    pen
      .rect(stone.lit, x - wide / 2 - 6, high - 20, wide + 12, 14)
      .dashes(stone.wall, 14, [13, 10], `M${x - wide / 2 - 6} ${high}h${wide + 12}`);
  }
  pen.polygon(lit, [-330, -110], [-300, -30], [-300, -110]).fill(paint('#5b4638'), 'M-350-110h80l-14-18h-54z');
}

/** Tall square towers of stone above the roofs of a small town on a hill. */
export function drawTowerTown({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, '#cdb48a', '#b5654a');
  for (const [x, wide, high] of [
    [-220, 36, 268],
    [-150, 40, 320],
    [-84, 34, 250],
    [-20, 48, 384],
    [60, 40, 300],
    [104, 38, 330],
    [176, 42, 260],
    [246, 34, 220],
  ] as const) {
    drawBlock(pen, stone, { x: x - wide / 2, y: 20, width: wide, height: high }, 0.38);
    pen
      .rect(stone.lit, x - wide / 2 - 2, high + 14, wide + 4, 6)
      .dashes(stone.deep, 9, [5, 40], `M${x - 3} ${high - 20}V80`);
  }
  for (const y of [52, 0])
    drawHouseRow(pen, tones, random, {
      from: y ? -290 : -350,
      to: y ? 280 : 330,
      y,
      low: 56,
      high: 92,
      colors: ['#e3c99a', '#d6b88a', '#ecd9b4', '#cfae84'],
      roof: '#b86a4a',
    });
  pen.rect(stone.wall, -370, -10, 740, 26).rect(stone.lit, -370, 12, 740, 6);
}

/** Round white houses under cones of gray stone. */
export function drawTrulli({ pen, tones }: MotifInput): void {
  const { lit, deep, window, leaf, paint } = tones;
  const white = withBuilding(tones, '#f6f1e6', '#8d8a86');
  for (const [x, y, half, wall, rise] of [
    [-250, 40, 62, 60, 96],
    [-120, 50, 56, 64, 92],
    [20, 46, 60, 70, 104],
    [160, 50, 58, 60, 90],
    [280, 36, 62, 56, 92],
    [-320, 0, 64, 62, 100],
    [-180, 0, 74, 70, 122],
    [-30, 0, 84, 76, 140],
    [120, 0, 74, 66, 118],
    [260, 0, 78, 70, 124],
  ] as const) {
    drawBlock(pen, white, { x: x - half, y, width: 2 * half, height: wall }, 0.3);
    drawCone(pen, white, x, y + wall, half + 5, rise);
    pen.stroke(
      white.roofShade,
      2,
      `M${x - half * 0.7} ${y + wall + rise * 0.3}h${half * 1.4}M${x - half * 0.42} ${y + wall + rise * 0.58}h${half * 0.84}`,
      0.6,
    );
    pen.rect(lit, x - 5, y + wall + rise - 14, 10, 16).circle(lit, x, y + wall + rise + 6, 8);
    if (y === 0)
      pen
        .arch(lit, x - 17, 0, 34, 36)
        .arch(deep, x - 12, 0, 24, 34)
        .rect(window, x + half * 0.5, 28, 12, 14);
  }
  pen
    .rounds(leaf, 26, 'M-248 6h0M-106 6h0M44 8h24M190 4h0')
    .rounds(paint('#c8434a'), 6, 'M-254 14h0M-100 12h0M60 14h0M186 10h0M48 10h0');
}

/** Farmhouses of wood under steep roofs of thatch, before wooded mountains and rice fields. */
export function drawThatchedHouses({ pen, tones }: MotifInput): void {
  const { paint, window, leaf, leafShade, haze } = tones;
  const thatch = withBuilding(tones, '#8d6f52', '#94846a');
  pen.fill(
    mixColors(leafShade, haze, 0.25),
    'M-720 60L-560 200-420 130-260 250-90 150 60 240 220 150 380 230 560 130 720 180V-20H-720z',
  );
  for (const [x, y, size] of [
    [-280, 34, 0.7],
    [-40, 44, 0.66],
    [250, 36, 0.74],
    [-170, -6, 1.06],
    [140, -10, 1.14],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(thatch.wall, x - n(84), y, n(168), n(52))
      .polygon(thatch.wall, [x - n(72), y + n(50)], [x, y + n(176)], [x + n(72), y + n(50)])
      .polygon(
        thatch.roof,
        [x - n(112), y + n(44)],
        [x - n(6), y + n(206)],
        [x + n(6), y + n(206)],
        [x + n(112), y + n(44)],
        [x + n(84), y + n(44)],
        [x, y + n(168)],
        [x - n(84), y + n(44)],
      )
      .polygon(
        thatch.roofShade,
        [x + n(84), y + n(44)],
        [x, y + n(168)],
        [x, y + n(206)],
        [x + n(6), y + n(206)],
        [x + n(112), y + n(44)],
      );
    pen
      .rect(paint('#f1e8d4'), x - n(48), y + n(62), n(96), n(22))
      .rect(paint('#f1e8d4'), x - n(28), y + n(100), n(56), n(20));
    pen
      .rect(window, x - n(40), y + n(65), n(34), n(16))
      .rect(window, x + n(6), y + n(65), n(34), n(16))
      .rect(window, x - n(20), y + n(102), n(40), n(15));
    pen
      .rect(window, x - n(64), y + n(8), n(36), n(32))
      .rect(window, x + n(28), y + n(8), n(36), n(32))
      .rect(thatch.deep, x - n(18), y, n(36), n(42));
  }
  pen.fill(leaf, 'M-390-14q200 18 390 6t390 8v-30h-780z').dashes(tones.leafLight, 10, [6, 12], 'M-380-14H380');
}
