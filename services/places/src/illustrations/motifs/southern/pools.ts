import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';

function drawJungle(pen: Pen, { leaf, leafShade, leafLight, haze }: Tones): void {
  pen
    .rounds(mixColors(leafShade, haze, 0.4), 190, 'M-680 170h150M-420 230h120M-150 190h180M160 240h160M440 180h220')
    .rounds(leafShade, 130, 'M-700 90h200M-400 110h160M-120 90h150M140 110h180M430 90h260')
    .rounds(leaf, 60, 'M-640 150h60M-360 170h50M-60 150h40M220 180h50M540 150h60')
    .rounds(leafLight, 20, 'M-650 170h40M-360 190h30M-60 168h30M226 200h30M550 168h40');
}

/** A basin of clear water under a mossy wall with a row of carved spouts, with bathers and thatched shrines behind. */
export function drawSpoutPool({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#a39a8a', '#5a4d42');
  const { paint, waterLight, leaf } = tones;
  drawJungle(pen, tones);
  for (const [x, tiers] of [
    [-250, 3],
    [30, 1],
    [270, 5],
  ] as const) {
    const brick = withBuilding(tones, '#b5694c', '#4f443b');
    drawBlock(pen, brick, { x: x - 44, y: 100, width: 88, height: 86 }, 0.3);
    pen.rect(paint('#d9a83c'), x - 18, 110, 36, 60);
    for (let tier = 0; tier < tiers; tier++) {
      const [half, y] = [82 - tier * 11, 180 + tier * 44];
      pen
        .polygon(brick.roof, [x - half, y], [x - half * 0.36, y + 40], [x + half * 0.36, y + 40], [x + half, y])
        .polygon(
          brick.roofShade,
          [x + half * 0.5, y],
          [x + half * 0.2, y + 40],
          [x + half * 0.36, y + 40],
          [x + half, y],
        );
    }
    if (tiers === 1) pen.polygon(brick.roof, [x - 30, 218], [x, 256], [x + 30, 218]);
  }
  pen.rect(stone.wall, -720, 20, 1440, 104).rect(stone.lit, -720, 116, 1440, 12).rect(stone.shade, -720, 20, 1440, 24);
  pen.rounds(leaf, 11, 'M-600 112h80M-330 112h60M-60 112h90M200 112h50M420 112h110', 0.8);
  let [spouts, jets] = ['', ''];
  for (let x = -616; x <= 620; x += 88) {
    spouts += `M${x} 84h0`;
    jets += `M${x} 78q6-20 6-76`;
    pen.rect(stone.lit, x - 26, 60, 52, 46);
  }
  pen.rounds(stone.deep, 20, spouts);
  pen.rect(paint('#5fa79b'), -720, -170, 1440, 192).rect(paint('#7cc0b0'), -720, -60, 1440, 82);
  pen
    .rounds(paint('#eef7f4'), 9, jets, 0.9)
    .rounds(
      waterLight,
      8,
      jets.replace(/M(-?\d+) 78q6-20 6-76/g, (_, x) => `M${Number(x) - 8} 0h28`),
      0.8,
    )
    .rounds(waterLight, 4, 'M-420-60h120M-60-90h160M240-50h130M-260-120h120M340-120h160', 0.6);
  for (const [x, y, cloth] of [
    [-170, -8, '#f2efe6'],
    [4, -8, '#e3b43c'],
    [182, -8, '#f2efe6'],
    [-90, -64, '#c4543f'],
  ] as const)
    pen.rounds(paint('#9a6a4c'), 20, `M${x} ${y + 40}h0`).rounds(paint(cloth), 24, `M${x} ${y}v12`);
  pen.rect(stone.lit, -720, -182, 1440, 18).rect(stone.wall, -720, -240, 1440, 60);
}

/** A pond full of lotus, cut by a straight path to a tall carved gate of brick. */
export function drawLotusPond({ pen, tones, random }: MotifInput): void {
  const brick = withBuilding(tones, '#b8654a', '#8f4c38');
  const stone = withBuilding(tones, '#a9a398', '#7d776d');
  const { paint, leafLight, leaf } = tones;
  drawJungle(pen, tones);
  drawBlock(pen, brick, { x: -720, y: 30, width: 1440, height: 62 }, 0.01);
  pen.rect(stone.lit, -720, 90, 1440, 10);
  for (const [half, from, to] of [
    [112, 30, 130],
    [96, 130, 196],
    [74, 196, 262],
    [50, 262, 318],
    [28, 318, 366],
  ] as const) {
    drawBlock(pen, brick, { x: -half, y: from, width: 2 * half, height: to - from }, 0.34);
    pen.rect(stone.lit, -half - 10, to - 9, 2 * half + 20, 13);
    for (const side of [-1, 1])
      pen.polygon(
        stone.wall,
        [side * (half + 10), to + 2],
        [side * (half + 14), to + 30],
        [side * (half - 12), to + 2],
      );
  }
  pen
    .polygon(stone.lit, [-9, 370], [0, 404], [9, 370])
    .rect(stone.wall, -44, 30, 88, 130)
    .rect(paint('#d9a83c'), -32, 30, 64, 116)
    .rect(paint('#8f3f2f'), -25, 30, 50, 108)
    .rect(paint('#d9a83c'), -2, 30, 4, 108)
    .circle(stone.lit, 0, 176, 17)
    .rect(brick.deep, -8, 168, 16, 6);
  pen.rect(paint('#5b8f86'), -720, -230, 1440, 262).rect(stone.lit, -720, 22, 1440, 12);
  const pads = (color: string, width: number, count: number) => {
    let data = '';
    for (let index = 0; index < count; index++) {
      const x = Math.round(random.between(90, 690)) * (index % 2 ? 1 : -1);
      data += `M${x} ${Math.round(random.between(-200, 4))}h26`;
    }
    pen.rounds(color, width, data);
  };
  pads(leaf, 24, 44);
  pads(leafLight, 18, 44);
  pads(paint('#e88fae'), 15, 16);
  pen
    .polygon(paint('#d8c9ac'), [-30, 34], [-150, -240], [150, -240], [30, 34])
    .stroke(paint('#b8a888'), 4, 'M-38 14H38M-52-20H52M-74-70H74M-104-140H104')
    .polygon(stone.wall, [-30, 34], [-150, -240], [-176, -240], [-40, 34])
    .polygon(stone.shade, [30, 34], [150, -240], [176, -240], [40, 34]);
}

/** A bathing pool of a sultan: turquoise water with bowls of fountains between cream walls and a gate with wings. */
export function drawSultanPool({ pen, tones }: MotifInput): void {
  const wall = withBuilding(tones, '#e6cfa6', '#b5694c');
  const { paint, waterLight } = tones;
  drawJungle(pen, tones);
  drawBlock(pen, wall, { x: -720, y: 20, width: 1440, height: 104 }, 0.02);
  pen.rect(wall.lit, -720, 118, 1440, 12).dashes(wall.shade, 42, [40, 46], 'M-700 72H700');
  for (const x of [-300, 300]) {
    drawBlock(pen, wall, { x: x - 66, y: 20, width: 132, height: 170 }, 0.3);
    pen
      .polygon(wall.roof, [x - 84, 186], [x - 40, 240], [x + 40, 240], [x + 84, 186])
      .polygon(wall.roofShade, [x + 40, 186], [x + 20, 240], [x + 40, 240], [x + 84, 186])
      .rect(wall.lit, x - 72, 182, 144, 9)
      .arch(wall.deep, x - 18, 20, 36, 60)
      .rect(wall.window, x - 44, 130, 18, 26)
      .rect(wall.window, x + 26, 130, 18, 26);
  }
  for (const [half, from, to] of [
    [110, 20, 190],
    [84, 190, 240],
    [54, 240, 282],
  ] as const) {
    drawBlock(pen, wall, { x: -half, y: from, width: 2 * half, height: to - from }, 0.3);
    pen.rect(wall.lit, -half - 8, to - 6, 2 * half + 16, 10);
    for (const side of [-1, 1])
      pen.fill(
        wall.shade,
        `M${side * (half - 20)} ${to + 4}q${side * 40} 4 ${side * 44} 40q${-side * 26}-6-${side > 0 ? 44 : -44}-40z`,
      );
  }
  pen
    .fill(wall.wall, 'M-36 282q4 40 36 62 32-22 36-62z')
    .fill(wall.shade, 'M8 282v56q24-20 28-56z')
    .arch(wall.lit, -44, 20, 88, 84)
    .arch(wall.deep, -32, 20, 64, 80)
    .rect(wall.lit, -70, 200, 140, 8);
  pen.rect(paint('#4fb0b4'), -720, -180, 1440, 202).rect(paint('#72c8c6'), -720, -50, 1440, 72);
  pen
    .rounds(waterLight, 4, 'M-430-30h120M-90-110h170M250-80h140M-300-130h110M60-20h130M420-20h130', 0.7)
    .polygon(paint('#d8c4a0'), [-46, 22], [-70, -20], [70, -20], [46, 22]);
  for (const [x, y] of [
    [-210, -40],
    [210, -40],
    [-380, -100],
    [380, -100],
    [0, -120],
  ] as const)
    pen
      .rect(wall.shade, x - 8, y - 8, 16, 36)
      .fill(wall.wall, `M${x - 36} ${y + 44}q4-24 30-24h12q26 0 30 24z`)
      .rect(wall.lit, x - 38, y + 40, 76, 7)
      .rounds(paint('#eef7f4'), 6, `M${x} ${y + 50}v30`, 0.8);
  pen.rect(wall.lit, -720, -190, 1440, 16).rect(wall.shade, -720, -240, 1440, 52);
}
