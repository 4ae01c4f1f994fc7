import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawOpenings } from '../parts.js';

/** A gilded temple in a pool with a white arcade around it. */
export function drawGoldenTemple({ pen, tones }: MotifInput): void {
  const gold = withBuilding(tones, '#dda63a', '#c98a2c');
  const white = withBuilding(tones, '#f6f0e4', '#dda63a');
  const back = {
    ...white,
    wall: mixColors(white.wall, tones.haze, 0.3),
    shade: mixColors(white.shade, tones.haze, 0.3),
    lit: mixColors(white.lit, tones.haze, 0.3),
  };
  drawBlock(pen, back, { x: -620, y: 24, width: 1240, height: 70 }, 0.02);
  pen.dashes(mixColors(white.shade, tones.haze, 0.2), 34, [16, 18], 'M-600 50H620').rect(back.lit, -620, 90, 1240, 6);
  for (const x of [-380, 380, -560, 560]) {
    drawBlock(pen, back, { x: x - 34, y: 24, width: 68, height: 110 }, 0.34);
    pen.dome(back.lit, x, 134, 30, 32);
  }
  pen
    .rect(white.wall, -300, -6, 700, 20)
    .rect(white.lit, -300, 10, 700, 6)
    .dashes(white.lit, 14, [4, 12], 'M150 22H620')
    .rect(white.wall, 150, -6, 480, 16);
  drawBlock(pen, white, { x: -190, y: 12, width: 380, height: 66 }, 0.26);
  drawOpenings(
    pen,
    white.window,
    { x: -184, y: 12, width: 368, height: 60 },
    { columns: 9, rows: 1, width: 22, height: 48, isRound: true },
  );
  drawBlock(pen, gold, { x: -190, y: 78, width: 380, height: 82 }, 0.28);
  pen
    .rect(gold.lit, -200, 74, 400, 8)
    .rect(gold.lit, -200, 154, 400, 10)
    .dashes(gold.roof, 4, [10, 8], 'M-186 146h372');
  drawOpenings(
    pen,
    gold.window,
    { x: -184, y: 82, width: 368, height: 64 },
    { columns: 9, rows: 1, width: 18, height: 46, isRound: true },
  );
  drawBlock(pen, gold, { x: -110, y: 162, width: 220, height: 44 }, 0.28);
  pen.rect(gold.lit, -118, 202, 236, 8);
  drawOpenings(
    pen,
    gold.window,
    { x: -104, y: 164, width: 208, height: 36 },
    { columns: 7, rows: 1, width: 14, height: 28, isRound: true },
  );
  pen
    .fill(gold.wall, 'M-78 208c-30 44 10 74 78 96c68-22 108-52 78-96z')
    .fill(gold.shade, 'M20 208c30 44 0 74-20 96c68-22 108-52 78-96z')
    .stroke(gold.lit, 3, 'M-40 210q-16 50 30 86M0 210v90M40 210q16 50-30 86', 0.6)
    .rect(gold.lit, -3, 302, 6, 34)
    .circle(gold.lit, 0, 318, 7);
  for (const [x, y, size] of [
    [-166, 164, 1],
    [166, 164, 1],
    [-92, 210, 0.7],
    [92, 210, 0.7],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(gold.shade, x - n(20), y, n(40), n(26))
      .dashes(gold.window, n(20), [n(7), n(5)], `M${x - n(16)} ${y + n(12)}h${n(34)}`)
      .fill(
        gold.wall,
        `M${x - n(24)} ${y + n(26)}c-${n(8)} ${n(24)} ${n(10)} ${n(34)} ${n(24)} ${n(44)}c${n(14)}-${n(10)} ${n(32)}-${n(20)} ${n(24)}-${n(44)}z`,
      )
      .rect(gold.lit, x - 1, y + n(68), 3, n(16));
  }
}

/** The court of a great mosque around a black cube. */
export function drawCubeCourt({ pen, tones }: MotifInput): void {
  const { paint, haze, far } = tones;
  const white = withBuilding(tones, '#f1ebe0', '#c9bfae');
  const gold = paint('#d9ab43');
  pen.fill(
    mixColors(far, haze, 0.3),
    'M-720 130L-560 220-430 170-280 240-120 180 120 200 300 250 450 180 600 230 720 160V0H-720z',
  );
  for (const x of [-520, -330, 330, 520]) {
    drawBlock(pen, white, { x: x - 17, y: 60, width: 34, height: 330 }, 0.4);
    for (const y of [200, 310]) pen.rect(white.lit, x - 26, y, 52, 9).rect(white.shade, x - 22, y - 8, 44, 8);
    drawBlock(pen, white, { x: x - 11, y: 390, width: 22, height: 54 }, 0.4);
    pen
      .fill(white.lit, `M${x - 12} 444q-4 18 12 40q16-22 12-40z`)
      .stroke(gold, 3, `M${x - 4} 502a6 6 0 1 1 8 0M${x} 482v14`);
  }
  drawBlock(pen, white, { x: -720, y: 0, width: 1440, height: 150 }, 0.02);
  for (const [y, high] of [
    [16, 52],
    [84, 48],
  ] as const)
    drawOpenings(
      pen,
      mixColors(white.shade, white.deep, tones.isDusk ? 0 : 0.4),
      { x: -720, y, width: 1440, height: high },
      { columns: 30, rows: 1, width: 28, height: high, isRound: true },
    );
  pen
    .rect(white.lit, -720, 70, 1440, 7)
    .rect(white.lit, -720, 140, 1440, 10)
    .dashes(white.lit, 12, [9, 9], 'M-720 156H720');
  for (const x of [-200, 200]) pen.dome(white.lit, x, 150, 46, 44).rect(gold, x - 1, 192, 3, 18);
  pen.rect(paint('#e9e2d4'), -720, -230, 1440, 232);
  const crowd = ['#ffffff', '#d9cfbe', '#8a8078'].map(paint);
  for (const [index, ring] of [150, 210, 276, 350, 430, 520, 610].entries()) {
    const height = Math.round(ring * 0.29);
    pen.dashes(
      crowd[index % 3]!,
      11 + index,
      [5 + index, 5 + (index % 2) * 4],
      `M${-ring} -60a${ring} ${height} 0 1 0 ${2 * ring} 0a${ring} ${height} 0 1 0 ${-2 * ring} 0z`,
    );
  }
  const black = paint('#2a2a33');
  pen
    .fill(paint('#b3a996'), 'M-112-62h224l-16 12h-192z')
    .rect(black, -104, -50, 128, 216)
    .fill(mixColors(black, '#000000', 0.35), 'M24-50l84 16v194l-84 6z')
    .rect(gold, -104, 108, 128, 16)
    .fill(mixColors(gold, black, 0.35), 'M24 108l84-4v15l-84 5z')
    .rect(gold, -26, -38, 32, 62)
    .fill(mixColors(black, '#ffffff', 0.18), 'M-104 166l128 0 84-6-100 12z');
  pen.dashes(gold, 4, [10, 7], 'M-98 130H22');
}

/** Terraces of stone with bells around a great one, in a plain below volcanoes. */
export function drawStupaTerraces({ pen, tones, random }: MotifInput): void {
  const { haze, far } = tones;
  const stone = withBuilding(tones, '#8f887c', '#6f695f');
  const lean = Math.round(random.between(-30, 30));
  pen.fill(
    mixColors(far, haze, 0.2),
    `M-400 0Q-260 90-${190 - lean} 240h40Q-60 90 60 40Q180 100 ${240 + lean} 200h34Q310 90 400 0z`,
  );
  for (let tier = 0; tier < 5; tier++) {
    const [half, y] = [384 - tier * 44, tier * 34];
    drawBlock(pen, stone, { x: -half, y, width: 2 * half, height: 34 }, 0.3);
    pen.rect(stone.lit, -half - 4, y + 28, 2 * half + 8, 6).rect(stone.roof, -half, y, 2 * half, 4);
    let niches = '';
    for (let x = -half + 26; x < half - 20; x += 92) {
      niches += `M${x} ${y + 5}v14a7 7 0 0 0 14 0v-14z`;
      pen.fill(stone.lit, `M${x - 6} ${y + 34}q-4 12 6 16q6 10 14 0q10-4 6-16z`);
    }
    pen.fill(stone.deep, niches);
  }
  const bell = (x: number, y: number, size: number) => {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        stone.wall,
        `M${x - n(30)} ${y}h${n(60)}v${n(10)}q-${n(2)} ${n(40)}-${n(22)} ${n(48)}h-${n(16)}q-${n(20)}-${n(8)}-${n(22)}-${n(48)}z`,
      )
      .fill(stone.shade, `M${x + n(8)} ${y}h${n(22)}v${n(10)}q-${n(2)} ${n(40)}-${n(22)} ${n(48)}z`)
      .rect(stone.lit, x - n(8), y + n(56), n(16), n(8))
      .fill(stone.wall, `M${x - n(4)} ${y + n(62)}l${n(4)} ${n(26)} ${n(4)}-${n(26)}z`);
    if (size < 1.4)
      pen.dashes(
        stone.deep,
        n(5),
        [n(5), n(6)],
        `M${x - n(22)} ${y + n(16)}h${n(44)}M${x - n(19)} ${y + n(28)}h${n(38)}M${x - n(14)} ${y + n(40)}h${n(28)}`,
      );
  };
  for (const [half, y, count] of [
    [176, 170, 8],
    [132, 200, 6],
    [88, 230, 4],
  ] as const) {
    drawBlock(pen, stone, { x: -half, y, width: 2 * half, height: 30 }, 0.3);
    pen.rect(stone.lit, -half - 3, y + 25, 2 * half + 6, 5);
    for (let index = 0; index < count; index++)
      bell(Math.round(-half + 22 + (index * (2 * half - 44)) / (count - 1)), y + 30, 0.56);
  }
  drawBlock(pen, stone, { x: -56, y: 258, width: 112, height: 18 }, 0.3);
  bell(0, 274, 1.5);
  pen
    .fill(stone.lit, 'M-46 0L-26 170h52l20-170z')
    .dashes(stone.shade, 56, [4, 9], 'M0 2V168')
    .fill(stone.deep, 'M-16 140v18a16 16 0 0 0 32 0v-18z');
}
