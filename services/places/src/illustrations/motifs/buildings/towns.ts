import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawCone, drawPointedTower, drawWindows } from './parts.js';

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
export const drawBrightHouses = (input: MotifInput): void => drawPlainHouses(input, BRIGHT);

/** Plain houses in shades of blue, as in a town of the Rif. */
export const drawBlueHouses = (input: MotifInput): void =>
  drawPlainHouses(input, ['#5f9fd0', '#8fc0e3', '#3f86c0', '#dfeaf2', '#6fb0dc', '#a9cfe8']);

function drawPlainHouses({ pen, tones, random, palette }: MotifInput, colors: readonly string[]): void {
  const start = Math.floor(random.between(0, colors.length));
  const hasTiles = !['savanna', 'monsoon', 'desert'].includes(palette);
  const houses: { x: number; middle: number; width: number; height: number }[] = [];
  for (let x = -350; x < 310; ) {
    const [width, height] = [Math.round(random.between(82, 108)), Math.round(random.between(116, 158))];
    const house = withBuilding(tones, colors[(start + houses.length) % colors.length]!, '#b8624a');
    pen.rect(house.wall, x, 0, width, height).rect(house.shade, x + width * 0.88, 0, width * 0.12, height);
    houses.push({ x, middle: Math.round(x + width / 2), width, height });
    x += width;
  }
  const roof = tones.paint('#b8624a');
  // Details come after all houses, so that those of one color become one path.
  for (const { x, width, height } of houses)
    if (hasTiles)
      pen.polygon(roof, [x - 3, height], [x + 11, height + 22], [x + width - 11, height + 22], [x + width + 3, height]);
    else pen.rect(tones.lit, x - 2, height, width + 4, 9);
  for (const { middle, width, height } of houses) {
    drawWindows(pen, tones.lit, [middle, 56, width * 0.9, height - 62], [2, 2, 26, 38]);
    pen.rect(tones.lit, middle + 2, 14, 28, 30);
  }
  for (const { middle, width, height } of houses) {
    drawWindows(pen, tones.window, [middle, 56, width * 0.9, height - 62], [2, 2, 18, 30]);
    pen.rect(tones.window, middle + 6, 17, 20, 24);
  }
  for (const { middle } of houses) pen.rect(tones.deep, middle - 28, 0, 22, 44);
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
    const half = 250 + row * 110;
    const cubes: { x: number; y: number; width: number; height: number }[] = [];
    for (let x = -half; x < half; ) {
      const [width, height] = [Math.round(random.between(66, 106)), Math.round(random.between(60, 88))];
      const y = Math.round(196 - row * 62 - (x / half) ** 2 * (80 - row * 10) + random.between(-8, 8));
      cubes.push({ x, y, width, height });
      x += width + 4;
    }
    // Each row is drawn color by color, so that one color is one path.
    for (const [index, { x, y, width, height }] of cubes.entries())
      pen.rect(index % 2 ? stone.lit : stone.wall, x, y, width, height);
    for (const { x, y, width, height } of cubes) pen.rect(stone.shade, x + width * 0.74, y, width * 0.26, height);
    for (const [index, { x, y, width, height }] of cubes.entries())
      if (index % 3 === row % 3)
        pen.polygon(stone.roof, [x - 2, y + height], [x + width / 2, y + height + 18], [x + width + 2, y + height]);
    pen.rounds(
      tones.deep,
      15,
      cubes.map(({ x, y, width }) => `M${Math.round(x + width * 0.24)} ${y + 20}v12`).join(''),
    );
    for (const { x, y, width } of cubes) pen.rect(tones.window, x + width * 0.5, y + 34, 11, 16);
  }
  pen
    .fill(rock.shade, 'M-720-130Q-300-170 0-150T720-140V-240H-720z')
    .fill(leaf, 'M-720-190q200 50 400 4t300 10t320-10t420 4v-60H-720z');
}

/** White cubes with wooden balconies in bright colors that stand in the sea, windmills behind. */
export function drawWhiteQuay({ pen, tones, random }: MotifInput): void {
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
