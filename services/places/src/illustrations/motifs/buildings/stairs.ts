import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawSteps } from '../parts.js';
import { drawDome, drawHouseRow, drawPointedTower } from './parts.js';

/** A church facade that stands alone at the head of broad stairs. */
export function drawFacadeRuin({ pen, tones, random }: MotifInput): void {
  const { sky, paint, leaf } = tones;
  const stone = withBuilding(tones, '#cfae7c', '#9c7c52');
  const { wall, lit, shade } = stone;
  const air = mixColors(sky[1], sky[2], 0.5);
  drawHouseRow(pen, tones, random, {
    from: -390,
    to: -190,
    y: 40,
    low: 60,
    high: 96,
    colors: ['#efd9a4', '#f1e8d8', '#c9d0b8'],
    roof: '#a8604a',
    air: 0.14,
  });
  pen.rounds(leaf, 70, 'M250 70h90');
  for (let step = 0; step < 10; step++)
    pen.rect(step % 2 ? paint('#d9cfbc') : paint('#efe6d6'), -230 + step * 6, -10 + step * 8, 460 - step * 12, 8);
  for (const [half, y, high] of [
    [170, 70, 104],
    [170, 174, 92],
    [112, 266, 66],
  ] as const) {
    pen
      .rect(wall, -half, y, 2 * half, high)
      .rect(shade, half - 22, y, 22, high)
      .rect(lit, -half - 6, y + high - 8, 2 * half + 12, 9);
    for (let x = -half + 10; x < half; x += (2 * half - 20) / 7)
      pen.rect(lit, x - 4, y + 6, 8, high - 14).rect(shade, x + 2, y + 6, 3, high - 14);
  }
  pen
    .polygon(lit, [-70, 332], [0, 384], [70, 332])
    .polygon(shade, [-46, 336], [0, 370], [46, 336])
    .rect(lit, -2, 380, 5, 30)
    .rect(lit, -10, 396, 20, 4);
  for (const side of [-1, 1])
    pen
      .fill(wall, `M${side * 168} 266q${side * -6} 44 ${side * -56} 60v-60z`)
      .polygon(lit, [side * 160 - 6, 266], [side * 160, 318], [side * 160 + 6, 266]);
  for (const x of [-118, 0, 118]) pen.rect(air, x - 20, 74, 40, 70).arch(air, x - 16, 190, 32, 36);
  pen.arch(air, -17, 276, 34, 22).rect(lit, -26, 142, 52, 6);
}

/** A long flight of travertine stairs to an obelisk and a church with two bell towers. */
export function drawSpanishSteps({ pen, tones, random }: MotifInput): void {
  const { paint, lit } = tones;
  const stone = withBuilding(tones, '#efe2cb', '#c9b394');
  const church = withBuilding(tones, '#efe0c4', '#8d9aa0');
  for (const row of [
    { from: -400, to: -190 },
    { from: 190, to: 390 },
  ])
    drawHouseRow(pen, tones, random, {
      ...row,
      y: 0,
      low: 190,
      high: 230,
      colors: ['#e2a878', '#efcf9a', '#d98f6a', '#f0dcb4'],
      roof: '#b8624a',
      narrow: 90,
      wide: 116,
    });
  drawBlock(pen, church, { x: -104, y: 196, width: 208, height: 130 }, 0.2);
  pen.arch(church.window, -20, 250, 40, 40).rect(church.lit, -110, 290, 220, 7).arch(church.deep, -18, 196, 36, 30);
  for (const x of [-82, 82]) {
    drawBlock(pen, church, { x: x - 27, y: 300, width: 54, height: 92 }, 0.36);
    pen.arch(church.deep, x - 12, 330, 24, 34).rect(church.lit, x - 31, 386, 62, 7);
    drawDome(pen, church, x, 393, 25, 28);
    pen.rect(church.lit, x - 2, 420, 4, 18);
  }
  drawPointedTower(pen, stone, [0, 190, 22, 150], 20);
  pen
    .polygon(stone.lit, [-8, 200], [-5, 350], [0, 366], [5, 350], [8, 200])
    .polygon(stone.shade, [3, 200], [2, 350], [0, 366], [5, 350], [8, 200]);
  for (let step = 0; step < 12; step++) {
    const half = step < 5 ? 190 - step * 8 : step < 8 ? 130 + (step - 5) * 6 : 160 - (step - 8) * 12;
    const y = step * 16;
    pen.rect(step % 2 ? stone.wall : stone.lit, -half, y, 2 * half, 16).rect(stone.shade, -half, y, 2 * half, 4);
  }
  pen
    .rect(stone.shade, -64, 82, 128, 46)
    .rect(stone.lit, -70, 124, 140, 6)
    .dashes(stone.lit, 16, [4, 7], 'M-150 200H150')
    .rect(stone.lit, -160, 208, 320, 5);
  pen
    .rounds(paint('#d9608a'), 13, 'M-150 92h0M-134 98h0M-118 92h0M118 94h0M134 98h0M150 92h0M-172 20h0M172 22h0')
    .rounds(tones.leaf, 9, 'M-160 84h50M110 86h50');
  for (const [x, y, color] of [
    [-90, 40, '#c8434a'],
    [-40, 20, '#2f6d8a'],
    [56, 52, '#d29a3a'],
    [100, 24, '#3f6d5c'],
    [-110, 10, '#39435a'],
    [20, 146, '#c8434a'],
  ] as const)
    pen.fill(paint(color), `M${x - 8} ${y}q-1 20 6 24h4q8-4 6-24z`).rounds(paint('#d9a882'), 10, `M${x} ${y + 30}h0`);
  const base = drawSteps(pen, stone, 80, 1, 6, 8);
  pen.fill(paint('#b9ab95'), `M-56 ${base}q10 22 56 22t56-22z`).ellipse(lit, 0, base + 20, 46, 5);
}

/** A golden statue and stairs in bright colors before a cliff with caves. */
export function drawRainbowSteps({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  const rock = withBuilding(tones, '#cbc3b4', '#a9a294');
  pen.fill(rock.wall, 'M-720-60V330Q-640 430-540 400T-400 500-240 440-60 520 120 450 300 530 460 420 720 470V-60z');
  pen.fill(
    rock.shade,
    'M-380 40Q-330 260-400 500Q-320 480-240 440Q-280 260-230 40zM230 40Q310 240 250 500Q280 526 300 530Q390 480 460 420Q380 240 420 40z',
  );
  pen
    .rounds(leafShade, 60, 'M-680 330h100M-520 400h60M-380 488h60M-60 500h60M280 512h60M470 420h80M640 460h60')
    .rounds(leaf, 44, 'M-600 300h50M-440 420h40M140 450h60M560 440h40')
    .rounds(leafLight, 20, 'M-590 330h20M-360 500h20M300 530h20');
  pen
    .fill(rock.deep, 'M-110 190Q-120 330-10 350T130 190z')
    .stroke(rock.shade, 8, 'M-60 340V290M-20 350V270M40 340V300M80 310V270');
  pen
    .rounds(leaf, 90, 'M-660 0h320M340 0h320')
    .rounds(leafShade, 70, 'M-640-50h200M440-50h200')
    .rect(paint('#d9cdb8'), -720, -240, 1440, 180);
  const colors = ['#e8694f', '#f0b04a', '#f2dc7a', '#7cc08a', '#5aa9cf', '#8d7fc8', '#e08ab0'];
  for (let step = 0; step < 22; step++) {
    const [y, half] = [-70 + step * 12.2, 96 - step * 1.4];
    for (const [index, share] of [-1, -0.5, 0, 0.5].entries())
      pen.rect(paint(colors[(step + index * 2) % 7]!), half * share, y, half / 2, 8);
  }
  pen.line(paint('#f1eadb'), 7, [-104, -66], [-72, 200]).line(paint('#f1eadb'), 7, [104, -66], [72, 200]);
  const gold = withBuilding(tones, '#e0ac3c', '#e0ac3c');
  pen
    .rect(rock.lit, 150, -70, 130, 40)
    .fill(gold.wall, 'M168-30Q160 120 190 220Q180 270 194 300H236Q250 270 240 220Q270 120 262-30z')
    .fill(gold.shade, 'M222-30Q236 120 222 300H236Q250 270 240 220Q270 120 262-30z');
  pen
    .circle(gold.wall, 215, 318, 24)
    .polygon(gold.lit, [190, 330], [215, 392], [240, 330])
    .polygon(gold.shade, [220, 330], [215, 392], [240, 330])
    .stroke(gold.lit, 6, 'M176 30Q215 50 254 30M172 80Q215 104 258 80M186 190Q215 204 244 190')
    .rect(gold.lit, 156, -30, 8, 330)
    .polygon(gold.lit, [146, 300], [160, 350], [174, 300]);
}
