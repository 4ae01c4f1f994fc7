import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock, drawColumn, drawOpenings, drawPediment, drawSteps } from '../parts.js';

/** Five towers like lotus buds over long galleries. */
export function drawLotusTowers({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#b3a48c', '#8c7d68');
  const far = { ...stone, wall: stone.shade, lit: stone.wall };
  for (const x of [-150, 150]) drawBud(pen, far, x, 96, 44, 150);
  for (const x of [-236, 236]) drawBud(pen, stone, x, 74, 50, 160);
  drawBud(pen, stone, 0, 130, 66, 230);
  drawBlock(pen, stone, { x: -110, y: 60, width: 220, height: 76 }, 0.32);
  drawBlock(pen, stone, { x: -290, y: 34, width: 580, height: 44 }, 0.1);
  pen.polygon(stone.roof, [-296, 76], [-280, 98], [280, 98], [296, 76]).rect(stone.lit, -300, 72, 600, 5);
  drawBlock(pen, stone, { x: -372, y: 0, width: 744, height: 36 }, 0.08);
  pen.polygon(stone.roof, [-380, 34], [-362, 54], [362, 54], [380, 34]).rect(stone.lit, -382, 30, 764, 6);
  pen
    .dashes(stone.deep, 20, [12, 12], 'M-364 14h288M80 14h288')
    .dashes(stone.deep, 22, [11, 11], 'M-280 52h200M84 52h200');
  pen
    .polygon(stone.wall, [-58, 0], [-50, 66], [0, 118], [50, 66], [58, 0])
    .polygon(stone.shade, [14, 0], [10, 108], [50, 66], [58, 0]);
  pen.polygon(stone.lit, [-50, 66], [0, 118], [50, 66], [0, 92]).rect(stone.deep, -16, 0, 32, 52);
}

function drawBud(
  pen: Pen,
  { wall, lit, shade, deep }: Tones,
  x: number,
  y: number,
  half: number,
  height: number,
): void {
  const h = height;
  const w = half;
  pen.fill(
    wall,
    `M${x - w} ${y - 30}v30q-${w * 0.1} ${h * 0.3} ${w * 0.42} ${h * 0.68}q${w * 0.3} ${h * 0.2} ${w * 0.58} ${h * 0.32}q${w * 0.28}-${h * 0.12} ${w * 0.58}-${h * 0.32}q${w * 0.52}-${h * 0.38} ${w * 0.42}-${h * 0.68}v-30z`,
  );
  pen.fill(
    shade,
    `M${x + w * 0.3} ${y - 30}q${w * 0.3} ${h * 0.7}-${w * 0.3} ${h + 30}q${w * 0.28}-${h * 0.12} ${w * 0.58}-${h * 0.32}q${w * 0.52}-${h * 0.38} ${w * 0.42}-${h * 0.68}v-30z`,
  );
  for (const [share, wide] of [
    [0, 1.08],
    [0.18, 1.04],
    [0.36, 0.94],
    [0.53, 0.78],
    [0.69, 0.56],
    [0.82, 0.34],
  ] as const)
    pen
      .rect(lit, x - w * wide, y + h * share, w * wide * 1.3, 5)
      .rect(deep, x - w * wide, y + h * share - 3, w * wide * 2, 3);
}

/** A church of slender perforated spires. */
export function drawSpindleTowers({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d8bd92', '#b98f63');
  const spire = (x: number, base: number, half: number, height: number, tip: string) => {
    const { wall, shade, deep } = stone;
    const path = (w: number) =>
      `q-2 ${Math.round(height * 0.66)} ${w} ${height}q${w}-${Math.round(height * 0.34)} ${w}-${height}z`;
    pen
      .fill(wall, `M${x - half} ${base}${path(half)}`)
      .fill(
        shade,
        `M${x + half * 0.2} ${base}q6 ${Math.round(height * 0.6)}-${half * 0.2} ${height}q${half}-${Math.round(height * 0.34)} ${half}-${height}z`,
      );
    const slits = [0.2, 0.34, 0.48, 0.62].map(
      (share) =>
        `M${Math.round(x - half * 0.5)} ${Math.round(base + height * share)}h${Math.round(half * (1.02 - share * 0.5))}`,
    );
    pen.dashes(deep, height * 0.075, [5, 6], slits.join(''));
    pen.rect(wall, x - 2, base + height - 4, 4, 16).circle(tones.paint(tip), x, base + height + 14, 7);
  };
  spire(0, 150, 52, 300, '#f0d070');
  for (const x of [-82, 82]) spire(x, 130, 30, 190, '#c9543f');
  for (const [x, height] of [
    [-176, 270],
    [-112, 320],
    [112, 320],
    [176, 270],
  ] as const)
    spire(x, 60, 33, height, '#e7b84a');
  drawBlock(pen, stone, { x: -230, y: 0, width: 460, height: 76 }, 0.24);
  pen.polygon(stone.wall, [-120, 70], [0, 206], [120, 70]).polygon(stone.shade, [20, 70], [0, 206], [120, 70]);
  pen.stroke(stone.lit, 7, 'M-128 66L0 212L128 66').circle(stone.deep, 0, 118, 22).circle(tones.window, 0, 118, 16);
  for (const [x, width] of [
    [-200, 40],
    [-130, 50],
    [-32, 64],
    [80, 50],
    [160, 40],
  ] as const)
    pen.pointedArch(stone.deep, x, 0, width, 30);
  for (const x of [-230, -150, -66, 66, 150, 230]) pen.polygon(stone.lit, [x - 9, 70], [x, 122], [x + 9, 70]);
}

/** A wide dome on half domes between four slender minarets. */
export function drawGreatDome({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#cf977a', '#77838c');
  const { wall, lit, shade, deep, roof, roofShade, window } = stone;
  const minaret = (x: number, height: number, color: string) => {
    pen
      .rect(color, x - 9, 0, 18, height)
      .rect(shade, x + 2, 0, 7, height)
      .rect(lit, x - 14, height * 0.7, 28, 8);
    pen.polygon(roof, [x - 10, height], [x, height + 66], [x + 10, height]).rect(deep, x - 1, height + 62, 3, 16);
  };
  for (const [x, height] of [
    [-208, 292],
    [208, 292],
  ] as const)
    minaret(x, height, tones.lit);
  pen
    .dome(roof, 0, 190, 138, 96)
    .fill(roofShade, 'M56 190q20 60-56 96a138 96 0 0 0 138-96z')
    .rect(deep, -1, 284, 3, 26)
    .circle(tones.paint('#d9ab43'), 0, 306, 6);
  drawBlock(pen, stone, { x: -142, y: 158, width: 284, height: 34 }, 0.3);
  drawOpenings(
    pen,
    window,
    { x: -138, y: 164, width: 276, height: 24 },
    { columns: 13, rows: 1, width: 9, height: 22 },
  );
  for (const side of [-1, 1])
    pen.dome(side < 0 ? roof : roofShade, side * 150, 110, 84, 70).dome(roof, side * 226, 74, 50, 40);
  drawBlock(pen, stone, { x: -150, y: 0, width: 300, height: 162 }, 0.28);
  pen.arch(shade, -104, 62, 208, 0).arch(lit, -96, 62, 192, 0).arch(wall, -88, 62, 176, 0);
  drawOpenings(
    pen,
    window,
    { x: -76, y: 66, width: 152, height: 34 },
    { columns: 7, rows: 1, width: 13, height: 26, isRound: true },
  );
  drawBlock(pen, stone, { x: -290, y: 0, width: 140, height: 76 }, 0.2);
  drawBlock(pen, stone, { x: 150, y: 0, width: 140, height: 76 }, 0.6);
  for (const x of [-176, 128])
    pen
      .polygon(wall, [x, 0], [x, 150], [x + 48, 150], [x + 48, 0])
      .polygon(shade, [x + 32, 0], [x + 32, 150], [x + 48, 150], [x + 48, 0])
      .rect(lit, x - 3, 148, 54, 7);
  drawOpenings(
    pen,
    deep,
    { x: -284, y: 12, width: 128, height: 50 },
    { columns: 5, rows: 1, width: 14, height: 36, isRound: true },
  );
  drawOpenings(
    pen,
    deep,
    { x: 156, y: 12, width: 128, height: 50 },
    { columns: 5, rows: 1, width: 14, height: 36, isRound: true },
  );
  pen.rect(lit, -296, 74, 146, 6).rect(lit, 150, 74, 146, 6);
  for (const x of [-26, -74, 44]) pen.arch(deep, x, 0, 30, 32);
  for (const x of [-304, 304]) minaret(x, 262, tones.lit);
}

/** A basilica with a high dome, whose colonnades embrace a square with an obelisk. */
export function drawColonnade({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e9dcc2', '#8796a0');
  const { lit, shade, deep, roof, roofShade, wall } = stone;
  drawBlock(pen, stone, { x: -70, y: 178, width: 140, height: 66 }, 0.34);
  pen.fill(roof, 'M-76 240q0 108 76 116q76-8 76-116z').fill(roofShade, 'M24 240q16 80-24 116q76-8 76-116z');
  pen.stroke(lit, 4, 'M-40 242q4 80 30 108M-10 242q0 70 4 110M40 242q-4 80-30 108').rect(lit, -82, 236, 164, 9);
  drawBlock(pen, stone, { x: -14, y: 352, width: 28, height: 26 });
  pen.dome(roof, 0, 378, 15, 16).rect(deep, -2, 392, 4, 26).rect(deep, -8, 406, 16, 4);
  for (const x of [-62, -36, -12, 12, 36, 62]) drawColumn(pen, stone, x, 182, 12, 54);
  for (const x of [-130, 130])
    pen
      .dome(roof, x, 182, 34, 34)
      .rect(wall, x - 30, 150, 60, 34)
      .rect(lit, x - 34, 180, 68, 5);
  drawBlock(pen, stone, { x: -190, y: 20, width: 380, height: 136 }, 0.2);
  for (let index = 0; index < 10; index++) drawColumn(pen, stone, -171 + index * 38, 26, 16, 92);
  for (const x of [-152, -95, -38, 19, 76, 133]) pen.rect(deep, x - 8, 26, 22, 44);
  drawPediment(pen, stone, 92, 118, 36);
  pen.rect(lit, -200, 116, 400, 8).rect(lit, -198, 154, 396, 7).dashes(shade, 16, [7, 26], 'M-186 168h380');
  for (const side of [-1, 1]) {
    const tone = side < 0 ? wall : shade;
    pen.fill(
      tone,
      `M${side * 190} 70q${side * 130} 4 ${side * 186}-44v-26h${-side * 20}q${-side * 60} 36 ${-side * 166} 40z`,
    );
    pen.fill(lit, `M${side * 190} 78q${side * 130} 4 ${side * 190}-46v-10q${-side * 60} 46 ${-side * 190} 46z`);
    for (let index = 0; index < 9; index++) {
      const x = side * (202 + index * 19);
      const drop = (index / 9) ** 2 * 26;
      pen.rect(deep, x - 4, 4 + (1 - index / 9) * 18, 8, 36 - drop + index * 1.5);
    }
  }
  drawBlock(pen, stone, { x: -16, y: -16, width: 32, height: 22 });
  pen
    .polygon(tones.paint('#c99a7a'), [-9, 6], [-6, 112], [0, 124], [6, 112], [9, 6])
    .polygon(tones.paint('#a87a5e'), [2, 6], [1, 122], [6, 112], [9, 6]);
}

/** A round temple under a shallow dome, with a portico of columns. */
export function drawRotunda({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#cdb797', '#8d8474');
  const { lit, shade, deep, roof, roofShade } = stone;
  for (const [half, y] of [
    [216, 196],
    [200, 208],
    [182, 220],
  ] as const)
    pen.fill(roof, `M${-half} ${y}h${2 * half}v14h${-2 * half}z`).rect(lit, -half, y + 10, 2 * half, 4);
  pen
    .dome(roof, 0, 232, 166, 72)
    .fill(roofShade, 'M50 232q20 50-50 72a166 72 0 0 0 166-72z')
    .ellipse(deep, 0, 301, 22, 4);
  pen.fill(stone.wall, 'M-226 0v198h452v-198z').rect(shade, 110, 0, 116, 198);
  pen.stroke(lit, 6, 'M-226 196h452M-226 126h452').stroke(shade, 3, 'M-226 66h452');
  pen.dashes(shade, 26, [16, 30], 'M-214 160h440');
  const base = drawSteps(pen, stone, 186, 2, 8, 8);
  pen.rect(shade, -164, base, 328, 136).rect(deep, -140, base, 280, 128).rect(stone.window, -26, base, 52, 96);
  for (let index = 0; index < 8; index++) drawColumn(pen, stone, -154 + index * 44, base, 22, 132);
  pen
    .rect(lit, -178, base + 132, 356, 10)
    .rect(stone.wall, -174, base + 142, 348, 18)
    .dashes(deep, 6, [10, 5], `M-150 ${base + 151}h300`);
  drawPediment(pen, stone, 184, base + 158, 72);
}

/** Slanting gate towers of an Egyptian temple with statues and obelisks. */
export function drawPylons({ pen, tones }: MotifInput): void {
  const { wall, lit, shade, deep, paint } = tones;
  for (const side of [-1, 1]) {
    const at = (x: number) => side * x;
    pen.polygon(side < 0 ? wall : shade, [at(44), 0], [at(54), 214], [at(262), 214], [at(292), 0]);
    pen
      .polygon(lit, [at(48), 212], [at(42), 232], [at(276), 232], [at(264), 212])
      .polygon(side < 0 ? lit : wall, [at(280), 0], [at(254), 212], [at(262), 212], [at(292), 0]);
    pen.stroke(
      deep,
      3,
      `M${at(90)} 60h${at(40)}v80M${at(160)} 70l${at(30)} 70l${at(20)}-60M${at(100)} 170h${at(120)}M${at(96)} 184h${at(124)}`,
      0.5,
    );
    for (const x of [104, 196])
      pen
        .rect(paint('#8a5a44'), at(x) - 3, 0, 6, 266)
        .fill(paint('#b5503f'), `M${at(x)} 266q14 6 30-2v-22q-16 6-30 2z`);
    pen
      .fill(wall, `M${at(76) - 26} 0v44h52v-44zM${at(76) - 20} 44q-6 46 20 62q26-16 20-62z`)
      .fill(shade, `M${at(76) + 4} 44q6 40-4 62q26-16 20-62zM${at(76) + 8} 0v44h18v-44z`);
    pen
      .ellipse(lit, at(76), 112, 12, 14)
      .polygon(deep, [at(76) - 14, 110], [at(76) - 10, 136], [at(76) + 10, 136], [at(76) + 14, 110]);
  }
  pen
    .rect(shade, -46, 0, 92, 146)
    .rect(deep, -28, 0, 56, 116)
    .rect(lit, -54, 144, 108, 14)
    .circle(paint('#d9ab43'), 0, 132, 8);
  pen
    .polygon(lit, [-356, 0], [-346, 226], [-340, 244], [-334, 226], [-324, 0])
    .polygon(shade, [-338, 0], [-340, 240], [-334, 226], [-324, 0]);
  for (let index = 0; index < 4; index++) {
    const x = 322 + index * 0 - index * 3;
    pen.fill(index % 2 ? wall : shade, `M${x - 14} ${-8 - index * 4}h40v14h-40z`);
  }
  for (const x of [-250, -190, -130, 130, 190, 250])
    pen.fill(lit, `M${x - 26} -22h50v14q-4 10-18 8q-4 20-16 16t-8-16q-8-4-8-12z`).rect(shade, x - 26, -26, 50, 6);
}
