import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock, drawOnion } from '../parts.js';

/** A mosque like a tent of white concrete between four minarets like pencils, before hills. */
export function drawTentMosque({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f3f0e8', '#d3d0c8');
  for (const [x, high] of [
    [-300, 380],
    [300, 380],
    [-210, 320],
    [210, 320],
  ] as const) {
    pen
      .rect(white.wall, x - 7, 0, 14, high)
      .rect(white.shade, x + 1, 0, 6, high)
      .rect(white.lit, x - 11, high * 0.8, 22, 12)
      .polygon(white.lit, [x - 7, high], [x, high + 70], [x + 7, high])
      .rect(tones.paint('#d6a84a'), x - 1, high + 66, 2, 14);
  }
  pen
    .polygon(white.lit, [-190, 0], [0, 236], [0, 60])
    .polygon(white.wall, [0, 236], [0, 60], [80, 0], [190, 0])
    .polygon(white.shade, [0, 236], [90, 0], [190, 0])
    .polygon(white.wall, [-190, 0], [-60, 84], [0, 236], [-110, 0])
    .polygon(white.deep, [-70, 0], [0, 150], [70, 0])
    .polygon(tones.window, [-44, 0], [0, 96], [44, 0])
    .stroke(white.lit, 4, 'M-190 0L0 236L190 0M-22 0V48M22 0V48M-34 22H34');
  pen
    .rect(white.lit, -360, 0, 170, 44)
    .rect(white.shade, 190, 0, 170, 44)
    .dashes(white.deep, 28, [12, 10], 'M-352 18H-196M198 18H354')
    .rect(white.lit, -1, 234, 3, 30)
    .stroke(tones.paint('#d6a84a'), 4, 'M-8 276a9 9 0 1 1 16 0')
    .rect(white.lit, -380, -8, 760, 9);
}

/** A mosque of striped stone with a carved dome and a minaret of several tiers. */
export function drawMamlukMosque({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, '#dcc49a', '#cbb083');
  const { lit, shade, deep, window } = stone;
  const side = random.between(0, 1) < 0.5 ? -1 : 1;
  const minaret = (x: number, size: number) => {
    let foot = 0;
    for (const [half, high] of [
      [26, 200],
      [20, 96],
      [14, 54],
    ] as const) {
      drawBlock(pen, stone, { x: x - half * size, y: foot, width: 2 * half * size, height: high * size }, 0.4);
      foot += high * size;
      pen
        .polygon(
          shade,
          [x - half * size, foot],
          [x - (half + 11) * size, foot + 12 * size],
          [x + (half + 11) * size, foot + 12 * size],
          [x + half * size, foot],
        )
        .rect(lit, x - (half + 11) * size, foot + 12 * size, 2 * (half + 11) * size, 6);
      foot += 17 * size;
    }
    drawOnion(pen, lit, shade, x, foot, 13 * size, 40 * size);
    pen.arch(deep, x - 6, 120 * size, 12, 20).arch(deep, x - 5, 250 * size, 10, 18);
  };
  minaret(side * 150, 1);
  minaret(side * -270, 0.74);
  drawBlock(pen, stone, { x: -300, y: 0, width: 600, height: 150 }, 0.16);
  pen
    .rect(tones.paint('#b5785a'), -300, 20, 500, 14)
    .rect(tones.paint('#b5785a'), -300, 62, 500, 14)
    .rect(tones.paint('#b5785a'), -300, 104, 500, 14);
  drawWindows(pen, deep, [side * 60, 84, 360, 50], [7, 1, 20, 40], true);
  pen.dashes(lit, 20, [12, 9], 'M-300 160H300').rect(lit, -304, 146, 608, 6);
  drawBlock(pen, stone, { x: side * -110 - 62, y: 150, width: 124, height: 60 }, 0.3);
  drawWindows(pen, window, [side * -110, 160, 112, 40], [5, 1, 11, 30], true);
  pen
    .fill(stone.roof, `M${side * -110 - 62} 210q-4 96 62 126q66-30 62-126z`)
    .fill(stone.roofShade, `M${side * -110 + 20} 210q10 80-20 126q66-30 62-126z`)
    .stroke(
      lit,
      3,
      `M${side * -110 - 40} 214q8 70 40 118M${side * -110} 212v124M${side * -110 + 40} 214q-8 70-40 118M${side * -110 - 54} 250h108M${side * -110 - 46} 284h92`,
    )
    .rect(tones.paint('#d6a84a'), side * -110 - 1, 334, 3, 28);
  drawBlock(pen, stone, { x: side * 40 - 46, y: 0, width: 92, height: 182 }, 0.26);
  pen
    .pointedArch(lit, side * 40 - 32, 0, 64, 110)
    .pointedArch(shade, side * 40 - 26, 0, 52, 108)
    .rect(deep, side * 40 - 16, 0, 32, 56);
}

/** A white fortress monastery with a red band and golden roofs, where rivers meet. */
export function drawDzong({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f4efe2', '#b5834a');
  const { lit, shade, window } = white;
  const red = tones.paint('#9c4a3c');
  const block = (x: number, y: number, half: number, high: number) => {
    pen
      .polygon(white.wall, [x - half, y], [x - half + 8, y + high], [x + half - 8, y + high], [x + half, y])
      .polygon(shade, [x + half * 0.5, y], [x + half * 0.48, y + high], [x + half - 8, y + high], [x + half, y])
      .polygon(
        red,
        [x - half + 6, y + high * 0.72],
        [x - half + 7, y + high * 0.88],
        [x + half - 7, y + high * 0.88],
        [x + half - 6, y + high * 0.72],
      );
    drawWindows(
      pen,
      window,
      [x, y + high * 0.2, half * 1.6, high * 0.48],
      [Math.max(3, Math.round(half / 16)), 2, 10, 20],
    );
    pen.rounds(
      tones.paint('#d9ab43'),
      9,
      `M${x - half * 0.5} ${y + high * 0.8}h0M${x} ${y + high * 0.8}h0M${x + half * 0.5} ${y + high * 0.8}h0`,
    );
    pen
      .polygon(
        white.roof,
        [x - half - 18, y + high],
        [x - half * 0.5, y + high + 28],
        [x + half * 0.5, y + high + 28],
        [x + half + 18, y + high],
      )
      .polygon(
        white.roofShade,
        [x + half * 0.3, y + high],
        [x + half * 0.3, y + high + 28],
        [x + half * 0.5, y + high + 28],
        [x + half + 18, y + high],
      );
  };
  block(40, 60, 90, 180);
  block(40, 268, 46, 44);
  pen.polygon(tones.paint('#d9ab43'), [32, 334], [40, 372], [48, 334]);
  block(-240, 0, 90, 116);
  block(260, 0, 86, 116);
  block(0, 0, 190, 104);
  pen.rect(tones.deep, -20, 0, 40, 48).rect(lit, -30, 46, 60, 7).rect(tones.paint('#c9b79a'), -360, -10, 720, 12);
  pen.rounds(tones.paint('#a37fc0'), 34, 'M-344 16h30M330 14h30').rounds(tones.leaf, 26, 'M-360 8h60M310 6h60');
}

/** A round library under a dome with pairs of columns about its drum. */
export function drawRoundLibrary({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e0c898', '#8f9a98');
  const { wall, lit, shade, deep, window } = stone;
  pen
    .rect(wall, -170, 0, 340, 92)
    .rect(shade, 80, 0, 90, 92)
    .rect(lit, -176, 86, 352, 9)
    .dashes(shade, 3, [30, 10], 'M-166 22H70M-166 46H70M-166 70H70');
  for (const x of [-120, -40, 40, 120]) pen.arch(lit, x - 24, 0, 48, 52).arch(deep, x - 18, 0, 36, 50);
  pen
    .rect(wall, -150, 95, 300, 126)
    .rect(shade, 70, 95, 80, 126)
    .rect(lit, -158, 214, 316, 12)
    .dashes(lit, 18, [7, 9], 'M-154 236H154')
    .rect(lit, -156, 244, 312, 6);
  for (const x of [-100, -34, 34, 100]) pen.arch(window, x - 12, 112, 24, 38).rect(window, x - 9, 176, 18, 24);
  for (const x of [-142, -128, -74, -60, -7, 7, 60, 74, 128, 142])
    pen.rect(lit, x - 5, 95, 10, 120).rect(shade, x + 1, 95, 4, 120);
  pen
    .fill(stone.roof, 'M-128 250Q-132 330-40 372H40Q132 330 128 250z')
    .fill(stone.roofShade, 'M40 250Q56 330 16 372H40Q132 330 128 250z')
    .stroke(lit, 3, 'M-86 250Q-84 330-26 372M-30 250Q-30 330-8 372M30 250Q30 330 8 372', 0.6);
  drawBlock(pen, stone, { x: -24, y: 372, width: 48, height: 44 }, 0.36);
  drawWindows(pen, deep, [0, 376, 44, 34], [3, 1, 8, 26], true);
  pen.rect(lit, -29, 412, 58, 6).dome(stone.roof, 0, 418, 22, 22).rect(lit, -2, 438, 4, 20);
}
