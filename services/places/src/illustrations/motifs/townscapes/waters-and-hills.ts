import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawHarbor } from '../panoramas/towers.js';
import { drawBlock } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';
import { drawBoat, traceCrowns } from './parts.js';

/** A row of painted cars half buried nose down in a flat field. */
export function drawBuriedCars({ pen, tones }: MotifInput): void {
  const { paint, leaf, haze } = tones;
  const field = mixColors(leaf, paint('#c4a868'), 0.65);
  pen
    .rect(mixColors(field, haze, 0.4), -720, 0, 1440, 70)
    .rect(field, -720, -230, 1440, 250)
    .fill(mixColors(field, paint('#8a6a44'), 0.4), 'M-500-30Q0 20 520-30T300-90T-300-90z');
  const colors = ['#e0486e', '#3fa7c9', '#f0c040', '#58b07a', '#e5713c', '#7a5bc0', '#f1ead6', '#3f7fb5'];
  for (let car = 0; car < 8; car++) {
    const [x, lift] = [-420 + car * 116, (car * 29) % 22];
    const [body, spray] = [paint(colors[car]!), paint(colors[(car + 3) % 8]!)];
    const y = -40 + lift;
    pen
      .polygon(
        body,
        [x, y],
        [x - 70, y + 230],
        [x - 100, y + 250],
        [x - 86, y + 276],
        [x - 30, y + 270],
        [x + 20, y + 120],
        [x + 54, y + 96],
        [x + 76, y],
      )
      .polygon(
        mixColors(body, paint('#2a2230'), 0.35),
        [x + 30, y],
        [x - 30, y + 200],
        [x - 60, y + 268],
        [x - 30, y + 270],
        [x + 20, y + 120],
        [x + 54, y + 96],
        [x + 76, y],
      )
      .polygon(tones.deep, [x + 16, y + 110], [x + 44, y + 92], [x + 60, y + 30], [x + 36, y + 40])
      .rounds(tones.deep, 50, `M${x + 4} ${y + 60}h0M${x - 46} ${y + 206}h0`)
      .rounds(paint('#b5b2aa'), 22, `M${x + 4} ${y + 60}h0M${x - 46} ${y + 206}h0`)
      .rounds(spray, 17, `M${x - 16} ${y + 120}l-16 46M${x + 26} ${y + 20}h0M${x - 70} ${y + 246}h16`);
  }
  pen.fill(mixColors(field, paint('#8a6a44'), 0.5), 'M-520-34Q-420-8-300-34T-60-34T180-34T420-34T600-40V-70H-520z');
  drawWalkers(
    pen,
    tones,
    [
      [-200, -130],
      [-166, -134],
      [260, -120],
    ],
    1.5,
  );
}

/** A white basilica with four towers on a green hill above ochre houses on a river with arched bridges. */
export function drawHillBasilica({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  pen.fill(mixColors(leafShade, haze, 0.16), 'M-720 120Q-480 250-240 290T160 300T460 240T720 160V0H-720z').rounds(
    mixColors(leaf, haze, 0.12),
    70,
    traceCrowns(random, -600, 640, 80, (x) => 200 - Math.abs(x) * 0.1),
  );
  const white = withBuilding(tones, '#f3ecdc', '#b9b2a4');
  drawBlock(pen, white, { x: -110, y: 280, width: 220, height: 110 }, 0.2);
  pen.polygon(white.lit, [-74, 386], [0, 426], [74, 386]).polygon(white.shade, [-50, 388], [0, 414], [50, 388]);
  drawWindows(pen, tones.window, [0, 296, 150, 70], [5, 1, 18, 58], true);
  for (const [x, y] of [
    [-130, 270],
    [130, 270],
    [-92, 300],
    [92, 300],
  ] as const) {
    drawBlock(pen, white, { x: x - 24, y, width: 48, height: 150 }, 0.36);
    pen
      .rect(white.lit, x - 29, y + 146, 58, 8)
      .dashes(white.lit, 13, [9, 7], `M${x - 27} ${y + 160}h56`)
      .arch(tones.window, x - 8, y + 96, 16, 26);
  }
  const mast = mixColors(paint('#9a9ea5'), haze, 0.2);
  pen
    .polygon(mast, [330, 250], [352, 440], [374, 250])
    .rect(mast, 350, 436, 4, 50)
    .stroke(mast, 3, 'M336 300h32M342 350h20');
  for (const [y, from, to] of [
    [66, -640, 640],
    [6, -700, 700],
  ] as const)
    drawHouseRow(pen, tones, random, {
      from,
      to,
      y,
      low: 90,
      high: 130,
      narrow: 84,
      wide: 120,
      colors: ['#e3b48a', '#eccfa0', '#d99a7a', '#f1dfbc', '#cfa98a'],
      roof: '#a85f48',
    });
  drawHarbor({ pen, tones, random, palette: 'mediterranean' });
  const stone = withBuilding(tones, '#e0d0b4', '#b5a588');
  pen
    .rect(stone.wall, -720, -30, 1440, 36)
    .fill(
      stone.wall,
      'M-720-190V-90H720V-190H620Q560-110 480-110T340-190H240Q180-110 100-110T-40-190H-140Q-200-110-280-110T-420-190z',
    )
    .rect(stone.lit, -720, -94, 1440, 10);
  drawWalkers(
    pen,
    tones,
    [
      [-360, -84],
      [-100, -84],
      [-70, -84],
      [260, -84],
    ],
    1.1,
  );
}

/** A fort with a square keep and round corner towers on a point in the sea, with fishing boats. */
export function drawSeaFort(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { paint } = tones;
  const stone = withBuilding(tones, '#ecd9b0', '#c9b084');
  drawHouseRow(pen, tones, random, {
    from: -720,
    to: -260,
    y: 6,
    low: 70,
    high: 130,
    narrow: 70,
    wide: 110,
    colors: ['#e3d2b4', '#d9c9b0', '#efe4cc'],
    roof: '#cbb692',
    air: 0.42,
  });
  drawHarbor(input);
  pen.fill(paint('#b59f7a'), 'M-420-20Q-300 20-160 16H380Q460 10 520-20z');
  drawBlock(pen, stone, { x: -280, y: 10, width: 640, height: 84 }, 0.14);
  pen.dashes(stone.wall, 14, [14, 10], 'M-276 101H360');
  drawBlock(pen, stone, { x: -100, y: 90, width: 280, height: 170 }, 0.24);
  pen.dashes(stone.wall, 14, [14, 10], 'M-98 267H180');
  drawWindows(pen, tones.window, [20, 120, 200, 110], [4, 2, 12, 24], true);
  for (const [x, y, half, high] of [
    [-280, 6, 36, 130],
    [360, 6, 36, 130],
    [-100, 90, 30, 210],
    [180, 90, 30, 210],
  ] as const) {
    drawBlock(pen, stone, { x: x - half, y, width: 2 * half, height: high }, 0.4);
    pen
      .rect(stone.lit, x - half - 6, y + high - 4, 2 * half + 12, 9)
      .dashes(stone.wall, 13, [12, 8], `M${x - half - 4} ${y + high + 11}h${2 * half + 8}`);
  }
  pen
    .pointedArch(tones.deep, 10, 10, 50, 40)
    .rect(tones.deep, 38, 260, 3, 70)
    .polygon(paint('#c9403a'), [41, 330], [86, 318], [41, 306]);
  for (const [x, y, s, color] of [
    [-400, -90, 1.8, '#3f7fb5'],
    [-120, -130, 2, '#c9483f'],
    [240, -100, 1.8, '#2f8a6a'],
    [430, -160, 2, '#f0c24a'],
  ] as const)
    drawBoat(pen, tones, x, y, s, color);
}

/** A row of tall houses in pastel colors with palmettos, and a white steeple behind. */
export function drawPastelRow({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const steeple = withBuilding(tones, '#f8f4ea', '#6a7078');
  for (const [width, y, high] of [
    [80, 120, 150],
    [64, 270, 60],
    [48, 330, 50],
  ] as const) {
    drawBlock(pen, steeple, { x: 140 - width / 2, y, width, height: high }, 0.36);
    pen
      .rect(steeple.lit, 140 - width / 2 - 5, y + high - 7, width + 10, 9)
      .arch(tones.window, 130, y + 14, 20, high * 0.4);
  }
  drawCone(pen, steeple, 140, 380, 22, 90);
  const colors = ['#f2b8b0', '#f6e3a0', '#a9d6c9', '#f4c79a', '#b5cde6', '#f3ead0', '#d9b8d6'];
  for (const [index, color] of colors.entries()) {
    const house = withBuilding(tones, color, '#7d6a64');
    const [x, width, high] = [-385 + index * 110, 110, 190 + ((index * 41) % 40)];
    drawBlock(pen, house, { x, y: 0, width, height: high }, 0.12);
    if (index % 2) pen.polygon(house.roof, [x - 4, high], [x + 22, high + 44], [x + 88, high + 44], [x + 114, high]);
    else
      pen
        .fill(house.wall, `M${x} ${high}q26 0 28 26q4 22 27 22t27-22q2-26 28-26z`)
        .stroke(house.lit, 6, `M${x} ${high}q26 0 28 26q4 22 27 22t27-22q2-26 28-26`);
    drawWindows(pen, tones.paint('#3f5a52'), [x + 52, 70, 100, high - 76], [3, 2, 26, 42]);
    drawWindows(pen, tones.window, [x + 52, 70, 100, high - 76], [3, 2, 14, 42]);
    pen
      .rect(house.lit, x, 62, width, 5)
      .rect(paint(['#2f4a6a', '#7a2f34', '#2f5a48'][index % 3]!), x + 20, 0, 26, 54)
      .rect(tones.window, x + 60, 14, 34, 38);
  }
  pen
    .rect(paint('#b5a898'), -720, -230, 1440, 232)
    .dashes(paint('#a3968a'), 6, [26, 14], 'M-700-80H700M-690-130H700M-700-185H700');
  for (const x of [-330, -110, 110, 330]) {
    pen.rect(paint('#7d6248'), x - 7, -40, 14, 110);
    pen
      .stroke(
        leafShade,
        9,
        `M${x} 70l-60 10M${x} 70l60 10M${x} 70l-44 40M${x} 70l44 40M${x} 70v60M${x} 70l-50-24M${x} 70l50-24`,
      )
      .stroke(leaf, 5, `M${x} 72l-56 14M${x} 72l56 14M${x} 72l-40 44M${x} 72v56`);
  }
  drawWalkers(
    pen,
    tones,
    [
      [-230, -60],
      [-200, -64],
      [40, -70],
      [230, -60],
      [440, -90],
    ],
    1.4,
  );
}
