import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock, traceArcade } from '../parts.js';

/** Heads of kings and eagles before their thrones and a cone of rubble on a mountain top. */
export function drawGiantHeads({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#cbb694', '#a8957a');
  const { wall, lit, shade, deep } = stone;
  pen
    .fill(mixColors(wall, tones.haze, 0.3), 'M-330 60L-30 300L20 300L330 60z')
    .fill(mixColors(shade, tones.haze, 0.3), 'M40 60L0 300L20 300L330 60z');
  for (let index = 0; index < 5; index++) {
    const x = -240 + index * 110;
    pen
      .rect(wall, x - 38, 56, 76, 100)
      .rect(shade, x + 12, 56, 26, 100)
      .rect(lit, x - 44, 56, 88, 14)
      .rect(shade, x - 30, 84, 24, 40);
  }
  pen.rect(wall, -350, 34, 660, 26).rect(lit, -350, 54, 660, 6).dashes(shade, 20, [3, 44], 'M-340 44H300');
  for (const [x, size, kind] of [
    [-286, 1, 0],
    [-150, 1.1, 1],
    [-10, 1.16, 0],
    [130, 1.04, 2],
    [268, 1.08, 0],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    if (kind === 2)
      pen
        .fill(wall, `M${x - n(40)} -14q-10 90 30 96q40 4 44-30l20-20l-18-10v-36z`)
        .fill(deep, `M${x + n(10)} 44h14v8h-14z`)
        .fill(shade, `M${x + n(16)} -14v40l18 10l-18-2v-48z`);
    else {
      pen
        .fill(wall, `M${x - n(38)} -14q-8 60 0 84h${n(76)}q8-24 0-84z`)
        .fill(shade, `M${x + n(12)} -14v${n(84)}h${n(26)}q8-24 0-84z`);
      pen
        .polygon(
          lit,
          [x - n(42), n(66) - 4],
          [x - n(20), n(112)],
          [x + n(kind ? 18 : 2), n(122)],
          [x + n(40), n(66) - 4],
        )
        .polygon(shade, [x + n(10), n(66) - 4], [x + n(kind ? 18 : 2), n(122)], [x + n(40), n(66) - 4]);
      pen
        .fill(deep, `M${x - n(24)} ${n(40)}h${n(16)}v7h-${n(16)}zM${x + n(8)} ${n(40)}h${n(16)}v7h-${n(16)}z`)
        .fill(lit, `M${x - n(4)} ${n(42)}l-${n(5)}-${n(24)}h${n(14)}l-${n(4)} ${n(24)}z`)
        .rect(deep, x - n(14), n(2), n(28), 4);
      if (kind === 0) pen.fill(shade, `M${x - n(34)} -14q4 20 12 18h${n(44)}q10 2 12-18z`);
    }
  }
}

/** A pyramid of rich ridges on a plinth with great wheels of stone. */
export function drawWheelTemple({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#b59a7a', '#96805f');
  const { wall, lit, shade, deep } = stone;
  pen.rect(wall, -340, 0, 680, 92).rect(shade, 220, 0, 120, 92).rect(lit, -346, 86, 692, 9).rect(lit, -346, 0, 692, 8);
  for (const x of [-270, -150, 150, 270]) {
    pen.circle(lit, x, 48, 44).circle(shade, x, 48, 37).circle(wall, x, 48, 34);
    let spokes = '';
    for (let index = 0; index < 8; index++)
      spokes += `M${x} 48L${Math.round(x + 36 * Math.cos((index * Math.PI) / 4))} ${Math.round(48 + 36 * Math.sin((index * Math.PI) / 4))}`;
    pen.stroke(lit, 5, spokes).circle(lit, x, 48, 10).circle(shade, x, 48, 5);
  }
  drawBlock(pen, stone, { x: -190, y: 95, width: 380, height: 90 }, 0.3);
  pen
    .dashes(shade, 84, [10, 22], 'M-176 140H186')
    .rect(deep, -34, 0, 68, 150)
    .rect(lit, -46, 150, 92, 12)
    .rect(lit, -44, 0, 10, 150)
    .rect(lit, 34, 0, 10, 150);
  for (const [half, y, high] of [
    [210, 185, 60],
    [160, 262, 48],
    [112, 324, 36],
  ] as const) {
    for (let step = 0; step < 3; step++) {
      const at = half - step * 16;
      pen
        .rect(wall, -at, y + (step * high) / 3, 2 * at, high / 3)
        .rect(shade, at * 0.4, y + (step * high) / 3, at * 0.6, high / 3)
        .rect(lit, -at - 3, y + ((step + 1) * high) / 3 - 5, 2 * at + 6, 5);
    }
    pen.dashes(deep, 12, [8, 14], `M${-half + 44} ${y + high + 7}h${2 * half - 88}`);
  }
  drawDome(pen, stone, 0, 372, 66, 40);
  pen.rect(lit, -14, 410, 28, 12).dome(lit, 0, 422, 10, 14);
  for (const x of [-90, 90]) pen.fill(wall, `M${x - 26} 0v26q4 24 22 26l8 20h10l-4-20q14-10 12-52z`);
}

/** A tall straight tower of niches with four small ones at its corners, under a sacred tree. */
export function drawNicheTower({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#cdb48e', '#b39a72');
  const { wall, lit, shade, deep } = stone;
  const { leaf, leafShade, paint } = tones;
  pen
    .rounds(leafShade, 110, 'M-320 110h60M300 120h50')
    .rounds(leaf, 90, 'M-350 130h40M330 140h30')
    .rect(paint('#6b5344'), -310, 0, 16, 90)
    .rect(paint('#6b5344'), 310, 0, 16, 90);
  const tower = (x: number, y: number, half: number, high: number) => {
    pen
      .polygon(wall, [x - half, y], [x - half * 0.34, y + high], [x + half * 0.34, y + high], [x + half, y])
      .polygon(shade, [x + half * 0.3, y], [x + half * 0.1, y + high], [x + half * 0.34, y + high], [x + half, y]);
    let [ledges, niches] = ['', ''];
    for (let row = 1; row < 8; row++) {
      const at = half * (1 - (row / 8) * 0.66);
      const up = Math.round(y + (row * high) / 8);
      ledges += `M${Math.round(x - at)} ${up}h${Math.round(2 * at)}`;
      niches += `M${Math.round(x - at * 0.84)} ${up - Math.round(high / 16)}h${Math.round(at * 1.7)}`;
    }
    pen.dashes(deep, high / 19, [half * 0.12, half * 0.14], niches).stroke(lit, Math.max(3, high / 60), ledges);
    pen
      .dome(lit, x, y + high, half * 0.34, half * 0.2)
      .polygon(
        paint('#d6a84a'),
        [x - half * 0.12, y + high + half * 0.18],
        [x, y + high + half * 0.62],
        [x + half * 0.12, y + high + half * 0.18],
      );
  };
  for (const x of [-148, 148]) tower(x, 96, 46, 120);
  drawBlock(pen, stone, { x: -200, y: 0, width: 400, height: 96 }, 0.24);
  drawWindows(pen, deep, [0, 20, 390, 60], [11, 1, 17, 44], true);
  pen.rect(lit, -206, 90, 412, 8).rect(lit, -200, 8, 400, 6);
  tower(0, 96, 104, 286);
  drawBlock(pen, stone, { x: -48, y: 0, width: 96, height: 140 }, 0.3);
  pen.pointedArch(lit, -28, 0, 56, 60).pointedArch(deep, -21, 0, 42, 58).rect(lit, -54, 134, 108, 7);
  for (const x of [-96, 96]) tower(x, 96, 30, 76);
}

/** A great wall of stacked stones around a cone-shaped tower and old trees. */
export function drawStoneEnclosure({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#a8957c', '#8a7862');
  const { wall, lit, shade } = stone;
  const { leaf, leafShade, paint } = tones;
  pen
    .fill(wall, 'M-60 40Q-44 200-30 236H30Q44 200 60 40z')
    .fill(shade, 'M16 40Q14 200 10 236H30Q44 200 60 40z')
    .rect(lit, -32, 230, 64, 8);
  for (const [x, y] of [
    [-220, 150],
    [190, 170],
    [280, 130],
  ] as const)
    pen
      .rect(paint('#6b5344'), x - 6, 60, 12, y - 70)
      .rounds(leafShade, 80, `M${x - 30} ${y}h60`)
      .rounds(leaf, 60, `M${x - 34} ${y + 16}h40`);
  pen
    .fill(wall, 'M-390 0V96Q-200 150 0 152T390 90V0z')
    .fill(shade, 'M150 0V142Q300 126 390 90V0z')
    .stroke(lit, 6, 'M-390 96Q-200 150 0 152T390 90');
  let courses = '';
  for (let y = 16; y < 140; y += 17)
    courses += `M-388 ${Math.round(y * 0.68)}Q-200 ${y} 0 ${y}T388 ${Math.round(y * 0.64)}`;
  pen.dashes(shade, 2.5, [22, 5], courses).dashes(lit, 9, [9, 9], 'M-330 106Q-180 136-20 138');
  pen.fill(tones.deep, 'M-260 0v84q14 8 30 10v-94z');
}

/** Huge instruments of stone for the stars: a triangle of stairs, quadrants and bowls. */
export function drawStarInstruments({ pen, tones }: MotifInput): void {
  const ochre = withBuilding(tones, '#e0b06a', '#c98f4f');
  const { wall, lit, shade, deep } = ochre;
  pen
    .stroke(lit, 26, 'M-140 40A150 150 0 0 1-350 110')
    .stroke(lit, 26, 'M150 40A150 150 0 0 0 350 110')
    .stroke(shade, 5, 'M-146 30A160 160 0 0 1-356 100M156 30A160 160 0 0 0 356 100');
  pen
    .polygon(wall, [-200, 0], [150, 330], [186, 330], [186, 0])
    .polygon(shade, [120, 0], [120, 300], [150, 330], [186, 330], [186, 0])
    .polygon(lit, [-200, 0], [150, 330], [158, 330], [-186, 0]);
  let steps = '';
  for (let index = 1; index < 22; index++) steps += `M${-200 + index * 16} ${index * 15}h9`;
  pen.stroke(deep, 3, steps);
  for (const [x, high] of [
    [-60, 40],
    [0, 90],
    [56, 140],
  ] as const)
    pen.arch(deep, x, 0, 36, high * 0.6);
  pen.rect(lit, 140, 330, 56, 8);
  for (const x of [148, 186]) pen.rect(wall, x - 5, 338, 10, 34);
  pen.dome(ochre.roof, 167, 372, 30, 26).rect(lit, 166, 396, 3, 16);
  for (const x of [-330, 300])
    pen
      .ellipse(lit, x, 6, 62, 16)
      .ellipse(deep, x, 4, 50, 11)
      .rect(lit, x - 30, 4, 60, 2);
  drawBlock(pen, ochre, { x: 230, y: 10, width: 110, height: 70 }, 0.3);
  pen.fill(lit, traceArcade({ x: 226, y: 10, height: 66 }, { count: 3, span: 28, pier: 8.6, sides: 30 }));
}

/** A medieval crane of dark wood between two towers of brick at a quay. */
export function drawPortCrane({ pen, tones, random }: MotifInput): void {
  const brick = withBuilding(tones, '#b0684e', '#7a4a3c');
  const wood = withBuilding(tones, '#5f4a3f', '#8d4f3f');
  const { window, deep } = brick;
  const fronts = ['#e3b98a', '#efe0c0', '#c9d0b4', '#d99a7a', '#f0d9a4', '#b9c4cc'];
  const start = Math.floor(random.between(0, 6));
  for (const [index, x] of [-330, -258, -186, 200, 272, 344].entries()) {
    const house = withBuilding(tones, fronts[(start + index) % 6]!, '#a8553f');
    pen
      .rect(house.wall, x - 36, 0, 72, 150)
      .polygon(house.roof, [x - 38, 150], [x, 206], [x + 38, 150])
      .polygon(house.wall, [x - 30, 150], [x, 196], [x + 30, 150]);
  }
  for (const x of [-330, -258, -186, 200, 272, 344]) drawWindows(pen, window, [x, 16, 64, 130], [2, 3, 14, 26]);
  for (const x of [-86, 106]) {
    drawBlock(pen, brick, { x: x - 44, y: 0, width: 88, height: 190 }, 0.34);
    pen.polygon(brick.roof, [x - 48, 190], [x, 262], [x + 48, 190]);
    drawWindows(pen, deep, [x, 60, 80, 110], [2, 3, 12, 22], true);
  }
  pen
    .polygon(wood.wall, [-62, 0], [-70, 250], [82, 250], [76, 0])
    .polygon(wood.shade, [30, 0], [34, 250], [82, 250], [76, 0])
    .rect(deep, -30, 0, 64, 70);
  pen
    .polygon(wood.wall, [-78, 250], [-96, 372], [-40, 410], [96, 250])
    .polygon(wood.roof, [-78, 262], [-100, 384], [-40, 424], [104, 250], [92, 250], [-42, 404], [-86, 374], [-66, 262])
    .rect(wood.deep, -92, 300, 40, 6);
  pen
    .dashes(wood.deep, 230, [3, 17], 'M-60 124H78')
    .rect(wood.shade, -70, 120, 150, 7)
    .rect(wood.shade, -70, 190, 150, 7)
    .rect(window, -40, 210, 20, 24)
    .rect(window, 20, 210, 20, 24);
  pen.rect(deep, -89, 120, 2, 240).fill(tones.paint('#8d7a58'), 'M-104 90h32v32h-32z');
}
