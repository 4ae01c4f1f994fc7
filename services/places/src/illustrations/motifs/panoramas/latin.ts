import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawOpenings, traceArcade } from '../parts.js';
import { drawRow } from './rows.js';
import { drawHarbor, inAir } from './towers.js';

/** Paris along the Seine, with its tower and a bridge. */
export function drawParis(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  pen.fill(mixColors(tones.far, haze, 0.35), 'M-720 30Q-560 110-430 60T-100 50T260 60T720 40V0H-720z');
  const white = inAir(withBuilding(tones, '#f3ece0', '#f3ece0'), 0.3);
  drawBlock(pen, white, { x: -486, y: 70, width: 110, height: 40 }, 0.3);
  for (const [x, y, size] of [
    [-431, 118, 26],
    [-474, 104, 13],
    [-388, 104, 13],
  ] as const)
    pen
      .fill(
        white.wall,
        `M${x - size} ${y}q-2 ${size * 1.6} ${size} ${size * 2.3}q${size + 2}-${size * 0.7} ${size}-${size * 2.3}z`,
      )
      .fill(
        white.shade,
        `M${x + size * 0.2} ${y}q${size * 0.4} ${size * 1.6}-${size * 0.2} ${size * 2.3}q${size + 2}-${size * 0.7} ${size}-${size * 2.3}z`,
      );
  drawRow(input, { y: 0, from: -720, to: 720, low: 40, high: 62, air: 0.5, walls: ['#e3d9c8'], roof: '#7d8a98' });
  const iron = inAir(withBuilding(tones, '#8d6a55', '#8d6a55'), 0.06);
  pen
    .fill(
      iron.wall,
      'M90 0h40q20 80 40 120h26q20-40 40-120h40q-56 110-74 250q-10 90-14 190h-8q-4-100-14-190q-18-140-76-250z',
    )
    .fill(iron.shade, 'M236 0h40q-56 110-74 250q-10 90-14 190h-4v-190q0-70 12-130q20-40 40-120z')
    .fill(mixColors(tones.sky[2], haze, 0.3), 'M168 134h30q8 40 4 84h-38q-4-40 4-84z')
    .stroke(
      iron.deep,
      3,
      'M110 20l54 60M256 20l-54 60M140 70l40 40M226 70l-40 40M164 150l36 60M202 150l-36 60M172 240l20 40M194 240l-20 40M176 300l14 40M190 300l-14 40',
      0.6,
    )
    .rect(iron.lit, 126, 116, 114, 10)
    .rect(iron.lit, 150, 218, 66, 8)
    .fill(iron.shade, 'M140 0q40 96 86 0h-12q-30 70-62 0z')
    .rect(iron.lit, 172, 404, 22, 6)
    .rect(iron.wall, 181, 436, 4, 40);
  drawRow(input, {
    y: 0,
    from: -720,
    to: -40,
    low: 76,
    high: 104,
    air: 0.08,
    walls: ['#e9dcc3', '#dccdb2', '#efe4d0'],
    roof: '#6f7c8b',
  });
  drawRow(input, {
    y: 0,
    from: 300,
    to: 720,
    low: 76,
    high: 104,
    air: 0.08,
    walls: ['#e9dcc3', '#dccdb2', '#efe4d0'],
    roof: '#6f7c8b',
  });
  let crowns = '';
  for (let x = -700; x < 720; x += 44) crowns += `M${x} ${20 + ((x * 7) % 11)}h0`;
  pen
    .rounds(leafShade, 54, crowns)
    .rounds(
      leaf,
      40,
      crowns.replace(/M(-?\d+) (\d+)/g, (_, x, y) => `M${Number(x) - 5} ${Number(y) + 8}`),
    )
    .rounds(
      leafLight,
      13,
      crowns.replace(/M(-?\d+) (\d+)/g, (_, x, y) => `M${Number(x) - 10} ${Number(y) + 18}`),
    );
  drawHarbor(input);
  const stone = withBuilding(tones, '#d9cbb0', '#a99a80');
  pen
    .rect(stone.shade, -720, -34, 1440, 30)
    .rect(stone.lit, -720, -8, 1440, 6)
    .dashes(stone.roof, 3, [40, 8], 'M-720-20h1440');
  drawBookstalls(input);
  pen
    .fill(paint('#f4efe4'), 'M-250-100h300q-8-30-34-34h-220q-34 4-46 34z')
    .fill(tones.isDusk ? tones.window : paint('#a9cbd6'), 'M-214-96h220l-16 26h-180z')
    .stroke(paint('#f4efe4'), 3, 'M-180-96v26M-144-96v26M-108-96v26M-72-96v26M-36-96v26')
    .rect(paint('#2f4a68'), -250, -102, 300, 6);
}

/** Draws stalls on a quay with readers before them. */
function drawBookstalls({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#cdbfa4', '#9c8d75');
  pen
    .rect(stone.wall, -720, -230, 1440, 66)
    .rect(stone.lit, -720, -170, 1440, 9)
    .dashes(stone.roof, 3, [50, 9], 'M-720-196h1440');
  const green = paint('#3f6b58');
  for (const x of [-520, -360, 240, 400]) {
    pen.rect(green, x, -162, 130, 30).fill(mixColors(green, '#2b2a48', 0.25), `M${x - 4}-132l12 30h122l-6-30z`);
    let books = '';
    for (let at = x + 8; at < x + 122; at += Math.round(random.between(7, 13)))
      books += `M${at}-130v-${Math.round(random.between(12, 20))}`;
    pen.stroke(paint('#d9a24b'), 5, books);
  }
  for (const [x, color] of [
    [-300, '#7d3f4c'],
    [-190, '#2f3550'],
    [330, '#8a6a44'],
    [380, '#3d5a6b'],
    [560, '#c4463c'],
  ] as const)
    pen.fill(paint(color), `M${x - 11} -188l4 58q7 10 14 0l4-58z`).circle(paint('#5b4638'), x, -116, 10);
  for (const x of [-590, 170, 600])
    pen
      .rect(paint('#33443f'), x - 3, -190, 6, 150)
      .rounds(tones.isDusk ? tones.window : stone.lit, 20, `M${x} -30v-6`)
      .rect(paint('#33443f'), x - 11, -24, 22, 5);
}

/** Domes and umbrella pines over the Tiber and its old bridge. */
export function drawRome(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint, haze, leafShade, leaf, leafLight } = tones;
  pen.fill(mixColors(tones.far, haze, 0.3), 'M-720 70Q-520 150-330 100T20 90T380 120T720 80V0H-720z');
  const walls = ['#e8b98a', '#efd9a8', '#d98c6a', '#f1e3c8'];
  drawRow(input, { y: 0, from: -720, to: 720, low: 50, high: 90, air: 0.5, walls, roof: '#c2704c' });
  const stone = inAir(withBuilding(tones, '#efe3cc', '#8fa0a8'), 0.05);
  drawBlock(pen, stone, { x: -230, y: 0, width: 320, height: 116 }, 0.24);
  drawOpenings(
    pen,
    stone.window,
    { x: -220, y: 20, width: 300, height: 80 },
    { columns: 10, rows: 1, width: 12, height: 44, isRound: true },
  );
  pen.rect(stone.lit, -236, 110, 332, 8);
  drawBlock(pen, stone, { x: -144, y: 118, width: 148, height: 66 }, 0.3);
  pen.dashes(stone.lit, 52, [6, 12], 'M-138 150H0').rect(stone.lit, -150, 180, 160, 8);
  pen
    .fill(stone.roof, 'M-142 188q0 92 60 124h24q60-32 60-124z')
    .fill(stone.roofShade, 'M-40 188q14 70-18 124q60-32 60-124z')
    .stroke(stone.lit, 2, 'M-116 188q4 80 40 122M-70 188v124M-24 188q-4 80-40 122', 0.6);
  drawBlock(pen, stone, { x: -84, y: 310, width: 28, height: 34 }, 0.4)
    .dome(stone.roof, -70, 344, 14, 18)
    .rect(stone.lit, -71, 360, 3, 26);
  for (const x of [-196, 56]) pen.rect(stone.wall, x - 20, 118, 40, 20).dome(stone.roof, x, 138, 20, 24);
  const dome = inAir(withBuilding(tones, '#efd9a8', '#93a3a8'), 0.3);
  drawBlock(pen, dome, { x: 300, y: 0, width: 90, height: 120 }, 0.3)
    .dome(dome.roof, 345, 120, 40, 44)
    .rect(dome.lit, 342, 162, 6, 20);
  drawRow(input, { y: -6, from: -720, to: -180, low: 70, high: 112, air: 0.06, walls, roof: '#c2704c' });
  drawRow(input, { y: -6, from: 60, to: 720, low: 56, high: 96, air: 0.06, walls, roof: '#c2704c' });
  for (const [x, y, s] of [
    [-420, 60, 1.1],
    [-350, 50, 0.8],
    [220, 50, 1],
    [480, 60, 1.2],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .stroke(paint('#6b4b3a'), n(8), `M${x} ${y - n(60)}q6 ${n(60)} 0 ${n(120)}`)
      .fill(
        leafShade,
        `M${x - n(70)} ${y + n(70)}q${n(10)}-${n(16)} ${n(70)}-${n(16)}t${n(72)} ${n(16)}q-${n(10)} ${n(14)}-${n(72)} ${n(14)}t-${n(70)}-${n(14)}z`,
      )
      .fill(
        leaf,
        `M${x - n(70)} ${y + n(72)}q${n(6)} ${n(36)} ${n(70)} ${n(38)}q${n(64)}-${n(4)} ${n(72)}-${n(38)}q-${n(70)}-${n(14)}-${n(142)} 0z`,
      )
      .fill(
        leafLight,
        `M${x - n(50)} ${y + n(92)}q${n(24)} ${n(16)} ${n(60)} ${n(15)}q-${n(40)}-${n(6)}-${n(60)}-${n(15)}z`,
      );
  }
  drawHarbor(input);
  const bridge = withBuilding(tones, '#dcc9a4', '#a99674');
  pen
    .fill(bridge.wall, traceArcade({ x: -720, y: -150, height: 128 }, { count: 6, span: 190, pier: 42, sides: 10 }))
    .rect(bridge.lit, -720, -26, 1440, 7)
    .rect(bridge.shade, -720, -30, 1440, 4)
    .dashes(bridge.shade, 14, [6, 10], 'M-720-12h1440')
    .rect(bridge.wall, -720, -5, 1440, 6);
  for (const x of [-468, -236, -4, 228, 460]) {
    pen.rect(bridge.wall, x - 13, -20, 26, 28);
    pen
      .fill(
        bridge.lit,
        `M${x - 9} 8q4 34 0 44q0 12 9 14q9-2 9-14q-4-10 0-44zM${x - 7} 44q-22 14-14 34q12-10 16-26zM${x + 7} 44q22 14 14 34q-12-10-16-26z`,
      )
      .circle(bridge.lit, x, 70, 7);
  }
}

/** A yellow tram on a steep street over roofs and a wide river. */
export function drawLisbon(input: MotifInput): void {
  const { pen, tones } = input;
  const { haze, paint, water, waterLight } = tones;
  pen
    .fill(mixColors(tones.far, haze, 0.35), 'M-720 150Q-400 190-100 160T720 150V60H-720z')
    .fill(mixColors(water, haze, 0.2), 'M-720 150H720V40H-720z')
    .rounds(waterLight, 4, 'M-300 130h140M-60 110h180M160 136h120M-160 90h160', 0.6);
  const red = mixColors(paint('#c8553a'), haze, 0.3);
  pen
    .rect(red, -720, 182, 1440, 5)
    .rect(red, -250, 110, 9, 170)
    .rect(red, 90, 110, 9, 170)
    .stroke(red, 3, 'M-720 190Q-400 200-246 278Q-76 120 94 278Q260 200 720 190');
  const walls = ['#f3e6cc', '#efc7a0', '#f1d98f', '#d9e0dc', '#e8b0a0'];
  drawRow(input, { y: 0, from: -300, to: 300, low: 40, high: 74, air: 0.2, walls, roof: '#cf6f48' });
  pen.rect(paint('#d2c6b2'), -720, -230, 1440, 150);
  for (const side of [-1, 1]) {
    const colors = side < 0 ? ['#e9b94f', '#8fb3c4', '#efd9c0'] : ['#e39a86', '#f1e6d0', '#9fbfa4'];
    for (const [index, [near, far]] of (
      [
        [280, 170],
        [420, 280],
        [720, 420],
      ] as const
    ).entries()) {
      const house = withBuilding(tones, colors[index]!, '#cf6f48');
      const at = (d: number, up: number): [number, number] => [
        side * d,
        Math.round(up * d * 0.86 - 90 - (d - 170) * 0.2),
      ];
      pen
        .polygon(side < 0 ? house.wall : house.shade, at(far, 0), at(far, 1.1), at(near, 1.1), at(near, 0))
        .polygon(house.roof, at(far - 4, 1.1), at(far + 8, 1.19), at(near + 4, 1.19), at(near + 4, 1.1));
      for (const level of [0.12, 0.46, 0.8])
        for (const share of [0.26, 0.7]) {
          const d = far + (near - far) * share;
          const half = (near - far) * 0.1;
          pen
            .polygon(
              house.lit,
              at(d - half * 1.3, level - 0.02),
              at(d - half * 1.3, level + 0.24),
              at(d + half * 1.3, level + 0.24),
              at(d + half * 1.3, level - 0.02),
            )
            .polygon(
              house.window,
              at(d - half, level),
              at(d - half, level + 0.21),
              at(d + half, level + 0.21),
              at(d + half, level),
            );
          if (level > 0.2)
            pen.polygon(
              house.deep,
              at(d - half * 1.7, level - 0.05),
              at(d - half * 1.7, level),
              at(d + half * 1.7, level),
              at(d + half * 1.7, level - 0.05),
            );
        }
    }
  }
  pen
    .fill(paint('#b9ab98'), 'M-172-96H172L560-230H-560z')
    .stroke(paint('#857a70'), 4, 'M-44-96L-150-230M30-96L90-230')
    .stroke(paint('#a3968a'), 3, 'M-200-110H200M-260-136H260M-340-166H340M-430-200H430');
  pen.stroke(paint('#4a4a52'), 2, 'M0 300Q-20 200-50 90M-190 180Q0 120 190 170');
  const yellow = paint('#efb73a');
  pen
    .fill(paint('#3c3a40'), 'M-128-150h170v18h-170z')
    .fill(yellow, 'M-136-134h186q4 60 0 84h-186q-4-30 0-84z')
    .fill(paint('#f6efe0'), 'M-136-50h186q2 50-4 84h-178q-6-34-4-84z')
    .fill(tones.isDusk ? tones.window : paint('#7fa3b5'), 'M-124-40h48v60h-48zM-66-40h46v60h-46zM-10-40h48v60h-48z')
    .fill(yellow, 'M-134 34h182q-10 24-40 26h-102q-30-2-40-26z')
    .circle(paint('#f6efe0'), -43, -96, 15)
    .circle(tones.window, -43, -96, 9)
    .rect(mixColors(yellow, '#2b2a48', 0.25), 24, -134, 26, 84)
    .rect(paint('#f6efe0'), -70, 42, 54, 14);
}
