import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';

/** A long front of tall columns under a flat roof. @param statues whether figures stand on its edge */
export function drawColumnHall({ pen, tones }: MotifInput, color: string, count: number, statues: boolean): void {
  const stone = withBuilding(tones, color, '#8f979c');
  const high = statues ? 190 : 120;
  drawBlock(pen, stone, { x: -370, y: 14, width: 740, height: high }, 0.1);
  pen.rect(stone.deep, -340, 14, 680, high - 20);
  pen.dashes(tones.window, high * 0.5, [20, 660 / count - 20], `M${-340 + 330 / count} ${14 + high * 0.3}H340`);
  const gap = 680 / (count - 1);
  pen
    .dashes(stone.lit, high, [18, gap - 18], `M-349 ${14 + high / 2}H350`)
    .dashes(stone.shade, high, [6, gap - 6], `M-337 ${14 + high / 2}H350`);
  pen
    .rect(stone.wall, -384, high + 10, 768, 34)
    .rect(stone.lit, -392, high + 40, 784, 10)
    .rect(stone.shade, -384, high + 10, 768, 6);
  if (statues) {
    pen.dashes(stone.wall, 20, [6, 7], `M-380 ${high + 60}H380`).rect(stone.lit, -386, high + 70, 772, 7);
    for (let x = -340; x <= 341; x += gap)
      pen
        .polygon(stone.lit, [x - 9, high + 76], [x - 5, high + 116], [x + 5, high + 116], [x + 9, high + 76])
        .circle(stone.lit, x, high + 122, 7);
  }
  pen.rect(stone.lit, -390, 0, 780, 8).rect(stone.wall, -380, 8, 760, 8);
}

/** Two low domes of white iron and glass joined by a hall. */
export function drawLowGlassDomes({ pen, tones }: MotifInput): void {
  const { paint, sky, leaf, leafShade } = tones;
  const glass = mixColors(paint('#cfe0e0'), sky[1], 0.3);
  const white = paint('#f4f4ee');
  pen.rounds(leafShade, 60, 'M-60 60h140M40 120h10').rounds(leaf, 40, 'M-20 90h90M40 150h1');
  pen.rect(glass, -330, 0, 620, 60).dome(glass, 40, 60, 250, 110).dome(glass, -270, 60, 110, 76);
  pen.fill(mixColors(glass, paint('#5f7f86'), 0.3), 'M120 60q10 80-60 108q180 0 230-108z');
  let ribs = '';
  for (const share of [-0.8, -0.55, -0.3, 0, 0.3, 0.55, 0.8])
    ribs += `M${Math.round(40 + 250 * share)} 60Q${Math.round(40 + 190 * share)} 150 40 170M${Math.round(-270 + 110 * share)} 60Q${Math.round(-270 + 80 * share)} 124-270 136`;
  pen
    .stroke(white, 4, `${ribs}M-220 110H300M-170 140H250M-350 100H-190`, 0.9)
    .stroke(
      white,
      5,
      'M-374 0v60H-164M-164 60H290V0M-320 0v60M-270 0v60M-220 0v60M-110 0v60M-60 0v60M-10 0v60M40 0v60M90 0v60M140 0v60M190 0v60M240 0v60',
    );
  pen
    .rect(white, 0, 168, 80, 26)
    .dome(glass, 40, 194, 40, 24)
    .rect(white, 38, 216, 4, 20)
    .rect(paint('#3f4a48'), -36, 0, 40, 50);
}

/** A hill of columns, obelisks and small temples with a tall column on its top. */
export function drawMonumentHill({ pen, tones }: MotifInput): void {
  const { leaf, leafShade, ground } = tones;
  pen
    .fill(leafShade, 'M-396 0Q-300 200-60 250Q180 270 396 0z')
    .fill(ground, 'M-396 0Q-300 180-70 236Q60 200 130 90T396 0z')
    .rounds(leaf, 34, 'M-300 60h40M-180 130h30M180 120h40M250 50h50M-60 170h30');
  const stone = withBuilding(tones, '#b5ab98', '#8f8678');
  for (const [x, y, wide, high, kind] of [
    [-20, 240, 30, 150, 1],
    [-130, 200, 60, 56, 2],
    [90, 210, 22, 90, 0],
    [-220, 130, 22, 80, 0],
    [-60, 120, 56, 60, 2],
    [50, 110, 20, 90, 1],
    [160, 140, 54, 52, 2],
    [-300, 50, 20, 70, 1],
    [-150, 40, 24, 86, 0],
    [10, 20, 60, 60, 2],
    [130, 30, 22, 84, 0],
    [240, 60, 20, 66, 1],
    [310, 10, 20, 56, 0],
  ] as const) {
    pen.rect(stone.lit, x - wide * 0.8, y, wide * 1.6, 12);
    drawBlock(pen, stone, { x: x - wide / 2, y: y + 12, width: wide, height: high }, 0.36);
    if (kind === 0)
      pen.polygon(stone.wall, [x - wide / 2, y + 12 + high], [x, y + 36 + high], [x + wide / 2, y + 12 + high]);
    else if (kind === 1)
      pen
        .rect(stone.lit, x - wide * 0.8, y + 8 + high, wide * 1.6, 9)
        .polygon(
          stone.deep,
          [x - 8, y + 16 + high],
          [x - 4, y + 52 + high],
          [x + 4, y + 52 + high],
          [x + 8, y + 16 + high],
        );
    else
      pen
        .polygon(stone.lit, [x - wide / 2 - 6, y + 12 + high], [x, y + 34 + high], [x + wide / 2 + 6, y + 12 + high])
        .arch(stone.deep, x - 9, y + 12, 18, 24);
  }
}

/** A curved wall of gray slate like a full sail on a base of granite. */
export function drawSailWall({ pen, tones }: MotifInput): void {
  const slate = withBuilding(tones, '#8fa09a', '#6f807a');
  const stone = withBuilding(tones, '#c9c0ae', '#a89f8c');
  drawBlock(pen, stone, { x: -360, y: 0, width: 720, height: 60 }, 0.14);
  pen.dashes(stone.shade, 3, [40, 6], 'M-360 20H360M-340 40H360');
  pen
    .fill(slate.wall, 'M-300 60Q-340 220-250 260Q20 300 290 250Q340 200 300 60z')
    .fill(slate.shade, 'M180 60Q250 200 190 266L290 250Q340 200 300 60z');
  let joints = '';
  for (let y = 84; y < 260; y += 26) joints += `M-306 ${y}Q0 ${y + 22} 306 ${y - 6}`;
  pen
    .stroke(slate.lit, 3, joints, 0.6)
    .rect(slate.deep, -60, 60, 70, 50)
    .rect(tones.window, -54, 60, 26, 44)
    .rect(tones.window, -20, 60, 24, 44);
  pen
    .polygon(stone.lit, [-160, 0], [-90, 60], [40, 60], [110, 0])
    .polygon(stone.shade, [-120, 0], [-60, 50], [10, 50], [70, 0]);
  pen.stroke(slate.deep, 5, 'M-350 60V150M-350 150l30-10');
}
