import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';

/** A terrace of brick houses with sash windows, doors in bright colors and chimneys. */
export function drawTerraceHouses({ pen, tones, random }: MotifInput): void {
  const { lit, window, paint } = tones;
  const bricks = ['#a9614c', '#b5735a', '#96584a', '#c08a6c'];
  const start = Math.floor(random.between(0, 4));
  const doors = ['#c8434a', '#2f6d8a', '#3f7a5c', '#d9a03f', '#39435a'].map(paint);
  const middles = Array.from({ length: 6 }, (_, index) => -290 + index * 116);
  for (const [index, x] of middles.entries()) {
    const house = withBuilding(tones, bricks[(start + index) % 4]!, '#5f6570');
    pen
      .rect(house.deep, x + 30, 168, 26, 52)
      .polygon(house.roof, [x - 58, 168], [x - 44, 190], [x + 44, 190], [x + 58, 168])
      .rect(house.wall, x - 58, 0, 116, 172)
      .rect(house.shade, x + 46, 0, 12, 172);
  }
  pen
    .rect(lit, -352, 168, 704, 8)
    .rect(lit, -350, 60, 700, 4)
    .dashes(paint('#b5694a'), 12, [6, 4], 'M-260 226h24M-28 226h24M204 226h24');
  for (const x of middles) drawWindows(pen, lit, [x - 4, 66, 104, 100], [3, 2, 22, 38]);
  for (const x of middles) drawWindows(pen, window, [x - 4, 66, 104, 100], [3, 2, 16, 32]);
  for (const x of middles) pen.rect(lit, x - 46, 10, 56, 42).rect(lit, x + 16, 0, 30, 48);
  for (const x of middles)
    pen
      .rect(window, x - 42, 14, 22, 34)
      .rect(window, x - 16, 14, 22, 34)
      .dome(window, x + 31, 40, 11, 8);
  for (const [index, x] of middles.entries()) pen.rect(doors[(index + start) % 5]!, x + 20, 0, 22, 38);
  pen.dashes(tones.deep, 18, [2, 7], 'M-350 9H350');
}

/** Tall houses of pale stone under roofs of slate with dormers, and cafés on the ground floor. */
export function drawMansardHouses({ pen, tones, random }: MotifInput): void {
  const { lit, window, paint, deep } = tones;
  const stones = ['#ece0c8', '#e3d3b8', '#f1e8d8', '#dccdb4'];
  const awnings = ['#b8434a', '#3f6d5c', '#2f5f8a', '#d9a03f'].map(paint);
  const start = Math.floor(random.between(0, 4));
  const houses = Array.from({ length: 5 }, (_, index) => ({
    x: -280 + index * 140,
    high: 172 + ((index * 7 + start * 5) % 4) * 9,
  }));
  for (const [index, { x, high }] of houses.entries()) {
    const house = withBuilding(tones, stones[(start + index) % 4]!, '#6a7482');
    pen
      .polygon(house.roof, [x - 72, high], [x - 58, high + 46], [x + 58, high + 46], [x + 72, high])
      .polygon(house.roofShade, [x + 44, high], [x + 38, high + 46], [x + 58, high + 46], [x + 72, high])
      .rect(house.wall, x - 70, 0, 140, high)
      .rect(house.shade, x + 56, 0, 14, high);
  }
  for (const { x, high } of houses) {
    pen.rect(lit, x - 73, high - 5, 146, 7).rect(lit, x - 70, 46, 140, 4);
    for (const at of [-38, 0, 38]) pen.rect(lit, x + at - 11, high, 22, 30);
  }
  for (const { x, high } of houses) {
    drawWindows(pen, window, [x - 5, 52, 128, high - 58], [4, 3, 14, 30]);
    for (const at of [-38, 0, 38]) pen.rect(window, x + at - 7, high + 3, 14, 22);
  }
  for (const { x, high } of houses)
    pen.dashes(deep, 7, [20, 12], `M${x - 66} ${Math.round(52 + (high - 58) / 3 - 2)}h122`);
  for (const { x } of houses)
    pen
      .rect(window, x - 58, 4, 46, 34)
      .rect(deep, x + 2, 0, 20, 40)
      .rect(window, x + 30, 4, 26, 34);
  for (const [index, { x }] of houses.entries())
    pen.polygon(awnings[(index + start) % 4]!, [x - 62, 40], [x - 70, 28], [x - 4, 28], [x - 10, 40]);
}

/** Houses with galleries of cast iron over the pavement, full of ferns. */
export function drawBalconyStreet({ pen, tones, random }: MotifInput): void {
  const { lit, window, paint, deep, leaf } = tones;
  const colors = ['#d9b06a', '#c9785a', '#8fb0a8', '#e3d3b4', '#b5766a'];
  const start = Math.floor(random.between(0, 5));
  const houses = [-262, -88, 88, 262];
  for (const [index, x] of houses.entries()) {
    const house = withBuilding(tones, colors[(start + index) % 5]!, '#6a6468');
    pen
      .rect(house.wall, x - 87, 0, 174, 214)
      .rect(house.shade, x + 70, 0, 17, 214)
      .polygon(house.roof, [x - 92, 214], [x - 74, 240], [x + 74, 240], [x + 92, 214])
      .rect(house.deep, x - 50, 232, 20, 32);
  }
  for (const x of houses) drawWindows(pen, lit, [x, 0, 164, 204], [4, 3, 30, 52]);
  for (const x of houses) drawWindows(pen, window, [x, 0, 164, 202], [4, 3, 18, 46]);
  const shutters = paint('#3f6d5c');
  for (const x of houses) for (const y of [8, 76, 144]) pen.dashes(shutters, 44, [6, 18], `M${x - 76} ${y + 22}h154`);
  pen
    .rect(deep, -372, 64, 744, 6)
    .rect(deep, -372, 134, 744, 6)
    .rect(deep, -372, 100, 744, 3)
    .rect(deep, -372, 170, 744, 3)
    .rect(deep, -376, 204, 752, 7);
  pen.dashes(deep, 30, [3, 6], 'M-370 84H370M-370 154H370');
  for (let x = -368; x <= 370; x += 92) pen.rect(deep, x - 3, 0, 6, 206);
  pen.rounds(
    leaf,
    20,
    'M-322 122v-6M-230 122v-8M-138 122v-6M46 122v-8M138 122v-6M230 122v-6M322 122v-8M-276 192v-6M-92 192v-8M92 192v-6M276 192v-6',
  );
  for (const [x, color] of [
    [-180, '#8d5fb0'],
    [20, '#d9b43f'],
    [200, '#3f8a5c'],
  ] as const)
    pen.fill(paint(color), `M${x} 190l40 4-6-10 10-8-44-4z`);
}

/** Yellow houses with dark roofs and shutters, under strings of silk lanterns. */
export function drawLanternStreet({ pen, tones, random }: MotifInput): void {
  const { window, paint, deep, leaf, leafShade } = tones;
  const yellow = withBuilding(tones, '#e8b84a', '#8d5a44');
  const wood = paint('#6b4630');
  for (const [index, x] of [-264, -88, 88, 264].entries()) {
    const high = index % 2 ? 150 : 172;
    pen.rect(yellow.wall, x - 86, 0, 172, high).rect(yellow.shade, x + 66, 0, 20, high);
    pen
      .polygon(yellow.roof, [x - 98, high - 4], [x - 70, high + 44], [x + 70, high + 44], [x + 98, high - 4])
      .polygon(yellow.roof, [x - 94, 76], [x - 84, 96], [x + 84, 96], [x + 94, 76]);
    pen
      .rect(wood, x - 60, 0, 120, 70)
      .rect(wood, x - 62, 104, 36, 42)
      .rect(wood, x - 16, 104, 32, 42)
      .rect(wood, x + 24, 104, 36, 42);
    pen
      .rect(window, x - 22, 6, 44, 58)
      .rect(window, x - 54, 110, 20, 30)
      .rect(window, x - 9, 110, 18, 30)
      .rect(window, x + 32, 110, 20, 30);
  }
  pen
    .dashes(yellow.roofShade, 34, [4, 12], 'M-330 168H330')
    .rounds(leafShade, 30, 'M-176 96h0M176 92h0M0 90h0')
    .rounds(leaf, 20, 'M-182 102h0M170 98h0')
    .rounds(paint('#d9608a'), 8, 'M-190 92h0M-168 84h0M164 82h0M186 96h0');
  const colors = ['#d9433f', '#f0c24a', '#3f8fb5', '#c76aa0', '#5aa56a', '#e88a4a'].map(paint);
  const strings = [
    [-370, 236, 370, 220],
    [-330, 190, 340, 246],
  ] as const;
  for (const [x1, y1, x2, y2] of strings) pen.stroke(deep, 2, `M${x1} ${y1}Q0 ${(y1 + y2) / 2 - 90} ${x2} ${y2}`);
  const start = Math.floor(random.between(0, 6));
  for (const [row, [x1, y1, x2, y2]] of strings.entries())
    for (let index = 1; index < 9; index++) {
      const t = index / 9;
      const x = (1 - t) ** 2 * x1 + t * t * x2;
      const y = (1 - t) ** 2 * y1 + t * (1 - t) * (y1 + y2 - 180) + t * t * y2;
      pen.ellipse(colors[(start + index + row * 2) % 6]!, x, y - 18, 15, 16);
    }
  for (const [x, color] of [
    [-150, '#c8434a'],
    [130, '#f1e8d8'],
  ] as const)
    pen
      .fill(paint(color), `M${x - 9} -8q-3 30 7 36h4q10-6 7-36z`)
      .polygon(paint('#e6cf94'), [x - 18, 28], [x, 46], [x + 18, 28]);
}

/** Houses of wood on stilts above the water, joined by walkways. */
export function drawStiltHouses({ pen, tones, random }: MotifInput): void {
  const { window, paint, lit } = tones;
  const colors = ['#8fb0b5', '#c9a06a', '#a9785a', '#7f9f7a', '#c9c0b0', '#b5665a'];
  const start = Math.floor(random.between(0, 6));
  let piles = '';
  for (let x = -390; x <= 390; x += 30) piles += `M${x} -30V44`;
  pen.stroke(paint('#5a4638'), 6, piles);
  for (const [index, x] of [-320, -196, -66, 70, 200, 326].entries()) {
    const high = 66 + ((index * 11 + start * 7) % 4) * 10;
    const house = withBuilding(tones, colors[(start + index) % 6]!, index % 2 ? '#8f8d8a' : '#a8604a');
    pen
      .rect(house.wall, x - 54, 44, 108, high)
      .rect(house.shade, x + 36, 44, 18, high)
      .polygon(house.roof, [x - 66, 40 + high], [x - 30, 84 + high], [x + 30, 84 + high], [x + 66, 40 + high])
      .polygon(house.roofShade, [x + 24, 40 + high], [x + 14, 84 + high], [x + 30, 84 + high], [x + 66, 40 + high]);
  }
  for (const x of [-320, -196, -66, 70, 200, 326])
    pen
      .rect(window, x - 42, 66, 22, 26)
      .rect(window, x + 16, 66, 22, 26)
      .rect(tones.deep, x - 12, 46, 20, 44);
  pen
    .rect(paint('#9a7a5c'), -400, 36, 800, 10)
    .rect(paint('#7d5f48'), -400, 34, 800, 4)
    .dashes(lit, 16, [3, 22], 'M-398 54H398')
    .rect(lit, -400, 60, 800, 2);
  for (const [x, y] of [
    [-150, -50],
    [180, -70],
  ] as const)
    pen
      .fill(paint('#6b4a38'), `M${x - 60} ${y + 16}q60-14 120 0q-16-20-30-22h-60q-14 2-30 22z`)
      .fill(paint('#d9a03f'), `M${x - 7} ${y + 4}q-2 24 5 28h4q8-4 5-28z`)
      .polygon(paint('#e6cf94'), [x - 15, y + 30], [x, y + 44], [x + 15, y + 30]);
}

/** A curve of equal houses of honey-colored stone with tall columns, behind a lawn. */
export function drawCrescentTerrace({ pen, tones }: MotifInput): void {
  const { leaf, leafLight } = tones;
  const stone = withBuilding(tones, '#e0c79a', '#7d7a78');
  const { wall, lit, shade, deep, window } = stone;
  const foot = (x: number) => 40 - (x / 390) ** 2 * 52;
  const points = Array.from({ length: 27 }, (_, index) => -390 + index * 30);
  const trace = (up: number, grow: number) =>
    points.map((x, index) => `${index ? 'L' : 'M'}${x} ${Math.round(foot(x) + up + (x / 390) ** 2 * grow)}`).join('');
  const back = (up: number, grow: number) =>
    [...points]
      .reverse()
      .map((x) => `L${x} ${Math.round(foot(x) + up + (x / 390) ** 2 * grow)}`)
      .join('');
  pen
    .fill(stone.roof, `${trace(96, 44)}${back(116, 50)}z`)
    .fill(wall, `${trace(0, 0)}${back(98, 44)}z`)
    .fill(shade, `M150 ${foot(150)}L150 ${foot(150) + 104}L390 140L390 -12z`, 0.5);
  let [low, high, top, columns] = ['', '', '', ''];
  for (let x = -372; x <= 372; x += 24) {
    const [y, size] = [foot(x), 1 + (x / 390) ** 2 * 0.45];
    low += `M${x} ${Math.round(y + 8)}v${Math.round(15 * size)}`;
    high += `M${x} ${Math.round(y + 40 * size)}v${Math.round(18 * size)}`;
    top += `M${x} ${Math.round(y + 70 * size)}v${Math.round(13 * size)}`;
    columns += `M${x + 12} ${Math.round(y + 32 * size)}v${Math.round(56 * size)}`;
  }
  pen
    .stroke(window, 9, low + high + top)
    .stroke(lit, 5, columns)
    .stroke(lit, 6, trace(92, 42))
    .stroke(lit, 4, trace(31, 14))
    .dashes(deep, 10, [9, 33], trace(120, 52));
  pen.fill(leaf, 'M-400-12Q0 70 400-12z').fill(leafLight, 'M-330-12Q-60 44 200-12z');
}
