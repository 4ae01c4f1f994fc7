import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock, drawEaves } from '../parts.js';

/** A low fortress on a river with a cathedral whose gilded needle rises high above it. */
export function drawNeedleFortress({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b5705a', '#6f8a80');
  const church = withBuilding(tones, '#e8c46a', '#6f8a94');
  const gold = tones.paint('#dcae4a');
  drawBlock(pen, church, { x: -40, y: 60, width: 240, height: 110 }, 0.24);
  drawWindows(pen, church.window, [80, 84, 220, 60], [6, 1, 18, 48], true);
  pen.polygon(church.roof, [-46, 170], [-30, 196], [190, 196], [206, 170]);
  drawBlock(pen, church, { x: 146, y: 190, width: 44, height: 54 }, 0.36);
  pen.dome(church.roof, 168, 244, 24, 26).rect(gold, 166, 268, 4, 26);
  for (const [half, y, high] of [
    [46, 60, 150],
    [34, 210, 48],
    [24, 258, 36],
  ] as const) {
    drawBlock(pen, church, { x: -70 - half, y, width: 2 * half, height: high }, 0.36);
    pen.rect(church.lit, -74 - half, y + high - 6, 2 * half + 8, 7).arch(church.window, -80, y + high - 40, 20, 20);
  }
  pen
    .dome(gold, -70, 294, 20, 22)
    .polygon(gold, [-77, 312], [-70, 520], [-63, 312])
    .polygon(mixColors(gold, church.deep, 0.3), [-70, 312], [-70, 520], [-63, 312]);
  for (const [left, right] of [
    [-380, -120],
    [-120, 130],
    [130, 380],
  ] as const)
    pen
      .polygon(brick.wall, [left, 0], [left + 16, 70], [right - 16, 70], [right, 0])
      .polygon(brick.shade, [right - 70, 0], [right - 76, 70], [right - 16, 70], [right, 0])
      .rect(brick.lit, left + 12, 66, right - left - 24, 8);
  pen
    .dashes(brick.deep, 12, [8, 40], 'M-340 40H360')
    .rect(brick.lit, -40, 0, 100, 84)
    .polygon(brick.lit, [-46, 84], [10, 108], [66, 84])
    .arch(brick.deep, -12, 0, 44, 36)
    .rect(tones.paint('#d9c7a4'), -400, -10, 800, 12);
}

/** A white bridge of many arches, the middle one the highest, at a lake with pavilions. */
export function drawMarbleArches({ pen, tones }: MotifInput): void {
  const { leaf, leafShade, haze } = tones;
  const stone = withBuilding(tones, '#eee8da', '#cfc5b2');
  pen
    .fill(mixColors(leafShade, haze, 0.42), 'M-720 60Q-500 190-300 120T100 110T440 160T720 90V0H-720z')
    .fill(leafShade, 'M380-10Q420 90 520 96T720 80V-20z')
    .rounds(leaf, 60, 'M430 60h120M600 70h100');
  const curve = (x: number) => 92 - (x / 400) ** 2 * 66;
  let top = '';
  for (let x = -430; x <= 430; x += 43) top += `${top ? 'L' : 'M'}${x} ${Math.round(curve(x) + 16)}`;
  pen.fill(stone.wall, `${top}V-10H-430z`);
  for (let index = -8; index <= 8; index++) {
    const x = index * 46;
    const wide = 32 - Math.abs(index) * 0.8;
    const high = Math.max(6, curve(x) - wide * 0.5 - 14);
    pen.arch(mixColors(tones.water, stone.deep, 0.35), x - wide / 2, -10, wide, high);
  }
  pen.stroke(stone.lit, 6, top);
  let posts = '';
  for (let x = -418; x <= 418; x += 23) posts += `M${x} ${Math.round(curve(x) + 18)}v14`;
  pen.rounds(stone.lit, 7, posts);
  const red = withBuilding(tones, '#b5443c', '#5f7a6a');
  pen.rect(red.wall, 452, 60, 90, 44).rect(tones.window, 470, 60, 54, 34);
  drawEaves(pen, red, { x: 497, y: 100, half: 74, height: 40, ridge: 24 });
  pen.rect(red.wall, 470, 136, 54, 20);
  drawEaves(pen, red, { x: 497, y: 152, half: 50, height: 36, ridge: 10 });
}

/** A tower of many eaves on a terrace of stone, on a wooded hill above halls at a lake. */
export function drawHillTower({ pen, tones }: MotifInput): void {
  const { leaf, leafShade, leafLight, paint } = tones;
  const hall = withBuilding(tones, '#b5443c', '#c9963f');
  const stone = withBuilding(tones, '#d9cfbc', '#a89a84');
  pen
    .fill(leafShade, 'M-400-6Q-330 130-170 190T20 230T200 180T400-6z')
    .rounds(leaf, 66, 'M-270 60h60M-190 120h40M-110 168h30M90 170h40M170 120h50M240 60h50')
    .rounds(leafLight, 24, 'M-260 84h30M-170 140h20M110 190h20M190 140h30');
  pen
    .polygon(stone.wall, [-120, 40], [-84, 196], [84, 196], [120, 40])
    .polygon(stone.shade, [40, 40], [34, 196], [84, 196], [120, 40])
    .line(stone.lit, 7, [-112, 44], [-10, 190])
    .line(stone.lit, 7, [112, 44], [10, 190])
    .rect(stone.lit, -90, 190, 180, 9);
  let [half, foot] = [66, 199];
  for (let tier = 0; tier < 4; tier++) {
    pen
      .rect(hall.wall, -half * 0.72, foot, half * 1.44, 34)
      .rect(hall.shade, half * 0.4, foot, half * 0.32, 34)
      .dashes(tones.window, 18, [9, 7], `M${Math.round(-half * 0.62)} ${foot + 14}h${Math.round(half * 1.2)}`);
    drawEaves(pen, hall, { y: foot + 28, half: Math.round(half * 1.16), height: 26, ridge: Math.round(half * 0.6) });
    foot += 48;
    half -= 9;
  }
  pen.polygon(hall.roof, [-34, foot - 6], [0, foot + 44], [34, foot - 6]).circle(paint('#d9ab43'), 0, foot + 50, 8);
  for (const x of [-250, 250, 0]) {
    drawBlock(pen, hall, { x: x - 72, y: 0, width: 144, height: 40 }, 0.2);
    drawWindows(pen, tones.window, [x, 2, 130, 34], [5, 1, 16, 26]);
    drawEaves(pen, hall, { x, y: 36, half: 94, height: 34, ridge: 54 });
  }
  pen.rect(stone.lit, -400, -8, 800, 10).dashes(stone.lit, 14, [3, 9], 'M-400 7H400');
}

/** A long white monastery with lace of stone, a rich portal and a tower with a dome. */
export function drawLacePalace({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f0e8d8', '#d3c6b0');
  const { wall, lit, shade, deep, window } = white;
  pen.rect(wall, -390, 0, 470, 96).rect(lit, -390, 90, 470, 7).dashes(lit, 16, [5, 7], 'M-388 105H80');
  drawWindows(pen, deep, [-160, 0, 450, 46], [11, 1, 27, 36], true);
  drawWindows(pen, window, [-160, 50, 450, 36], [11, 1, 14, 26], true);
  for (let x = -384; x <= 70; x += 56) pen.polygon(lit, [x - 5, 96], [x, 140], [x + 5, 96]);
  pen
    .rect(wall, 80, 0, 260, 150)
    .rect(shade, 270, 0, 70, 150)
    .rect(lit, 74, 144, 272, 8)
    .dashes(lit, 20, [6, 7], 'M78 162H342');
  for (const x of [104, 160, 250, 310]) pen.arch(lit, x - 16, 40, 32, 64).arch(window, x - 11, 42, 22, 60);
  for (const x of [84, 132, 228, 282, 336])
    pen.rect(lit, x - 6, 0, 12, 168).polygon(lit, [x - 6, 168], [x, 210], [x + 6, 168]);
  pen
    .rect(lit, 156, 0, 52, 176)
    .arch(deep, 168, 0, 28, 40)
    .arch(wall, 170, 76, 24, 44)
    .polygon(lit, [150, 176], [182, 238], [214, 176]);
  drawBlock(pen, white, { x: 330, y: 0, width: 60, height: 190 }, 0.36);
  pen
    .arch(deep, 348, 140, 24, 24)
    .rect(lit, 324, 184, 72, 8)
    .fill(white.roof, 'M330 192Q328 240 360 256Q392 240 390 192z')
    .fill(white.roofShade, 'M370 192Q376 234 360 256Q392 240 390 192z')
    .rect(lit, 354, 254, 12, 16)
    .dome(white.roof, 360, 270, 8, 12);
  for (const x of [330, 390]) pen.polygon(lit, [x - 5, 192], [x, 232], [x + 5, 192]);
}

/** A covered lane between stalls of fruit and fish under lamps and striped cloth. */
export function drawMarketLane({ pen, tones, palette }: MotifInput): void {
  const { paint, window, lit, isDusk } = tones;
  const dark = paint('#4a4048');
  const isEastern = palette === 'eastAsian' || palette === 'metropolitan';
  pen
    .rect(dark, -720, -240, 1440, 900)
    .polygon(paint('#a39a90'), [-70, 10], [70, 10], [560, -240], [-560, -240])
    .rect(isDusk ? mixColors(window, dark, 0.3) : paint('#e9e2d0'), -70, 10, 140, 190);
  const cloths = (isEastern ? ['#c8434a', '#3f8f7a', '#d9a03f'] : ['#d9534a', '#3f7fb5', '#e0b13f']).map(paint);
  let near = 720;
  for (const [index, far] of [470, 310, 206, 140, 98, 72].entries()) {
    const cloth = cloths[index % 3]!;
    pen
      .polygon(
        cloth,
        [-near, near * 0.62 + 160],
        [-far, far * 0.62 + 160],
        [far, far * 0.62 + 160],
        [near, near * 0.62 + 160],
      )
      .polygon(
        mixColors(cloth, lit, 0.4),
        [-near * 0.4, near * 0.62 + 160],
        [-far * 0.4, far * 0.62 + 160],
        [far * 0.4, far * 0.62 + 160],
        [near * 0.4, near * 0.62 + 160],
      );
    near = far;
  }
  const fruits = ['#e8694f', '#f0c24a', '#6fae5a', '#e88a4a', '#b5507f', '#f4efe4'].map(paint);
  for (const side of [-1, 1]) {
    const at = (d: number, up: number): [number, number] => [side * d, Math.round(16 + (d - 70) * -0.36 + up * d)];
    pen.polygon(paint('#6f5a50'), at(70, 0), at(70, 2.6), at(720, 1.2), at(720, 0));
    near = 720;
    for (const [index, far] of [480, 320, 214, 146, 102].entries()) {
      const [a, b] = [far * 1.04, near * 0.97];
      pen.polygon(paint(index % 2 ? '#8d6248' : '#a3744f'), at(a, 0), at(a, 0.3), at(b, 0.3), at(b, 0));
      pen.polygon(
        isDusk ? mixColors(window, dark, 0.25) : paint('#d9c9ae'),
        at(a, 0.52),
        at(a, 0.86),
        at(b, 0.82),
        at(b, 0.52),
      );
      const size = far * 0.085;
      const heaps: string[][] = [[], [], []];
      for (let heap = 0; heap < 5; heap++)
        for (const up of [0.32, 0.39])
          heaps[(heap + index) % 3]!.push(`M${at(a + ((b - a) * (heap + 0.5)) / 5, up).join(' ')}h0`);
      heaps.forEach((heap, kind) => {
        pen.rounds(fruits[(index * 2 + kind) % 6]!, size, heap.join(''));
      });
      near = far;
    }
  }
  for (const [x, y, size] of [
    [-40, 230, 0.7],
    [50, 260, 0.9],
    [-120, 330, 1.3],
    [150, 380, 1.6],
  ] as const)
    if (isEastern)
      pen
        .ellipse(paint('#d9433f'), x, y, 15 * size, 19 * size)
        .rect(dark, x - 7 * size, y + 16 * size, 14 * size, 5)
        .rect(lit, x - 5 * size, y - 8 * size, 10 * size, 16 * size);
    else
      pen
        .rect(dark, x - 1, y, 2, 60)
        .fill(paint('#5f6a6c'), `M${x - 18 * size} ${y}h${36 * size}l-${10 * size} ${16 * size}h-${16 * size}z`)
        .circle(isDusk ? window : lit, x, y - 3, 8 * size);
  for (const [x, y, size, color] of [
    [-26, -20, 0.8, '#39435a'],
    [36, -30, 0.9, '#a3195b'],
    [-110, -110, 1.6, '#2f6d8a'],
    [120, -130, 1.7, '#3f6d5c'],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        paint(color),
        `M${x - n(14)} ${y}q-${n(5)} ${n(40)} ${n(10)} ${n(50)}h${n(8)}q${n(15)}-${n(10)} ${n(10)}-${n(50)}z`,
      )
      .rounds(paint('#c9926c'), 15 * size, `M${x} ${y + n(60)}h0`);
  }
}
