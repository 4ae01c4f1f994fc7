import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawColumn, drawFlag, drawOnion, drawOpenings, drawPediment } from '../parts.js';

/** A long palace of three floors with pilasters, and statues along its roof. */
export function drawLongPalace({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade, window, roof, roofShade, deep, paint } = tones;
  pen.fill(roof, 'M-372 128l14 30h716l14-30z').fill(roofShade, 'M120 128v30h238l14-30z');
  pen.rect(wall, -376, 0, 752, 128).rect(shade, 150, 0, 226, 128);
  for (const [x, wide, high] of [
    [-386, 96, 140],
    [290, 96, 140],
    [-120, 240, 150],
  ] as const) {
    drawBlock(pen, tones, { x, y: 0, width: wide, height: high }, 0.18);
    pen.rect(lit, x - 5, high - 10, wide + 10, 10);
  }
  pen.rect(lit, -380, 120, 760, 8).rect(lit, -376, 34, 752, 5);
  const bays = { x: -370, y: 44, width: 740, height: 74 };
  drawOpenings(pen, lit, bays, { columns: 21, rows: 1, width: 18, height: 66 });
  drawOpenings(pen, window, { ...bays, height: 46 }, { columns: 21, rows: 1, width: 12, height: 38 });
  drawOpenings(pen, window, { ...bays, y: 92, height: 24 }, { columns: 21, rows: 1, width: 11, height: 14 });
  drawOpenings(
    pen,
    window,
    { ...bays, y: 2, height: 30 },
    { columns: 21, rows: 1, width: 12, height: 24, isRound: true },
  );
  for (const x of [-98, -60, -22, 22, 60, 98]) drawColumn(pen, tones, x, 36, 12, 96);
  drawPediment(pen, tones, 118, 150, 42);
  for (let x = -366; x <= 366; x += 61)
    if (Math.abs(x) > 130) pen.fill(lit, `M${x - 4} 128v8h-2q-2 14 4 18a4 4 0 1 0 4 0q6-4 4-18h-2v-8z`);
  for (const x of [-84, -28, 28]) pen.arch(deep, x, 0, 56, 6).arch(window, x + 8, 0, 40, 4);
  drawFlag(pen, deep, paint(['#a3195b', '#2f5f94', '#b8433e'][Math.floor(random.between(0, 3))]!), 0, 190, 50);
  const gold = paint('#d9ab43');
  pen
    .stroke(paint('#3c4250'), 3, 'M-392-2V34M392-2V34')
    .dashes(paint('#3c4250'), 24, [3, 9], 'M-390 10h250M140 10h250')
    .rounds(gold, 5, 'M-140 30h0M140 30h0M-390 36h0M390 36h0')
    .circle(lit, 0, 168, 9);
}

/** A basilica of five gray domes with mosaics in the arches of its front. */
export function drawFiveDomes({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e9dfcc', '#8795a0');
  const { wall, lit, shade, deep, roof, roofShade, paint } = stone;
  const gold = paint('#d9ab43');
  for (const [x, y, size] of [
    [-180, 176, 0.8],
    [180, 176, 0.8],
    [-92, 190, 0.9],
    [92, 190, 0.9],
    [0, 196, 1.2],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    drawBlock(pen, stone, { x: x - n(46), y: y - 60, width: n(92), height: 60 }, 0.3);
    pen
      .dome(roof, x, y, n(50), n(62))
      .fill(
        roofShade,
        `M${x + n(12)} ${y}q${n(14)} ${n(40)}-${n(12)} ${n(62)}a${n(50)} ${n(62)} 0 0 0 ${n(50)}-${n(62)}z`,
      )
      .rect(lit, x - n(52), y - 5, n(104), 7);
    pen
      .rect(lit, x - n(8), y + n(60), n(16), n(16))
      .fill(
        roof,
        `M${x - n(12)} ${y + n(76)}c-${n(6)} ${n(18)} ${n(6)} ${n(22)} ${n(12)} ${n(32)}c${n(6)}-${n(10)} ${n(18)}-${n(14)} ${n(12)}-${n(32)}z`,
      )
      .stroke(gold, 3, `M${x} ${y + n(106)}v${n(20)}M${x - n(6)} ${y + n(118)}h${n(12)}`);
  }
  drawBlock(pen, stone, { x: -300, y: 0, width: 600, height: 126 }, 0.1);
  pen.rect(lit, -306, 112, 612, 8);
  const arches = [
    [-246, 38, 0],
    [-130, 44, 0],
    [0, 58, 1],
    [130, 44, 0],
    [246, 38, 0],
  ] as const;
  for (const [x, half] of arches)
    pen.arch(lit, x - half - 8, 120, 2 * half + 16, 10).arch(gold, x - half, 120, 2 * half, 6);
  for (const [x, half, isMain] of arches) {
    pen
      .arch(lit, x - half - 4, 0, 2 * half + 8, isMain ? 62 : 52)
      .arch(shade, x - half + 2, 0, 2 * half - 4, isMain ? 60 : 50)
      .arch(gold, x - half + 8, isMain ? 46 : 40, 2 * half - 16, 12)
      .rect(deep, x - half * 0.44, 0, half * 0.88, 46);
  }
  for (const x of [-300, -188, -66, 66, 188, 300]) pen.fill(lit, `M${x - 8} 120v30h16v-30zM${x - 10} 150l10 34 10-34z`);
  pen.rect(wall, -306, 108, 612, 4);
}

/** A gate between two towers with pointed roofs, before cypresses. */
export function drawTurkishGate({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, '#ddd0b8', '#6f7d86');
  const { lit, deep, window, paint } = stone;
  drawBlock(pen, stone, { x: -360, y: 0, width: 720, height: 96 }, 0.06);
  pen.dashes(stone.wall, 15, [14, 9], 'M-360 103H360').dashes(stone.shade, 3, [26, 9], 'M-354 30H356M-340 60H350');
  for (const x of [-130, 130]) {
    pen
      .rect(stone.wall, x - 44, 0, 88, 196)
      .rect(stone.shade, x + 12, 0, 32, 196)
      .rect(lit, x - 50, 180, 100, 8)
      .dashes(stone.wall, 14, [12, 9], `M${x - 48} 202h96`);
    for (const y of [60, 124]) pen.rect(window, x - 10, y, 16, 34);
    pen
      .fill(stone.roof, `M${x - 42} 208l42 120 42-120z`)
      .fill(stone.roofShade, `M${x + 8} 208l-8 120 42-120z`)
      .rect(paint('#d9ab43'), x - 1, 326, 3, 22)
      .circle(paint('#d9ab43'), x, 350, 4);
  }
  drawBlock(pen, stone, { x: -90, y: 0, width: 180, height: 132 }, 0.2);
  pen
    .dashes(stone.wall, 15, [13, 9], 'M-90 139H90')
    .rect(paint('#3f7a6c'), -66, 100, 132, 20)
    .dashes(paint('#d9ab43'), 6, [12, 6], 'M-60 110H60');
  pen.pointedArch(lit, -48, 0, 96, 40).pointedArch(paint('#b0453c'), -42, 0, 84, 38).pointedArch(deep, -30, 0, 60, 34);
  const dome = withBuilding(tones, '#e6dcc8', '#7d8fa0');
  for (const x of [-290, -230, 240, 300]) pen.rect(dome.wall, x - 22, 96, 44, 14).dome(dome.roof, x, 110, 24, 22);
  for (const x of [-310, -216, 226, 318])
    pen.fill(tones.leafShade, `M${x} ${Math.round(random.between(150, 190))}q22-70 14-150h-28q-8 80 14 150z`);
}

/** A round tower of stone under a cone, over roofs. */
export function drawRoundTower({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, '#d6bf9a', '#5b6a78');
  const { lit, shade, window, deep } = stone;
  const walls = ['#e8c9a0', '#d9a07c', '#efdfc0', '#c9b090'];
  for (const [x, wide, high] of [
    [-250, 90, 86],
    [-166, 84, 112],
    [78, 88, 100],
    [166, 86, 78],
  ] as const) {
    const house = withBuilding(tones, walls[Math.floor(random.between(0, 4))]!, '#b5694a');
    drawBlock(pen, house, { x, y: 0, width: wide, height: high }, 0.2);
    pen.polygon(house.roof, [x - 5, high], [x + 10, high + 22], [x + wide - 10, high + 22], [x + wide + 5, high]);
    drawOpenings(
      pen,
      house.window,
      { x: x + 6, y: 22, width: wide - 12, height: high - 26 },
      { columns: 3, rows: 2, width: 11, height: 22 },
    );
  }
  pen
    .polygon(stone.wall, [-86, 0], [-78, 300], [78, 300], [86, 0])
    .polygon(shade, [26, 0], [24, 300], [78, 300], [86, 0])
    .polygon(lit, [-86, 0], [-78, 300], [-62, 300], [-68, 0]);
  pen.dashes(shade, 3, [20, 12], 'M-80 60H80M-74 100H76M-80 150H78M-72 200H74M-78 240H76');
  for (const [y, count] of [
    [96, 3],
    [176, 3],
  ] as const)
    drawOpenings(
      pen,
      window,
      { x: -60, y, width: 120, height: 40 },
      { columns: count, rows: 1, width: 13, height: 32, isRound: true },
    );
  pen
    .rect(lit, -90, 288, 180, 10)
    .rect(stone.wall, -84, 298, 168, 44)
    .rect(shade, 26, 298, 58, 44)
    .rect(lit, -94, 338, 188, 8);
  drawOpenings(
    pen,
    window,
    { x: -82, y: 300, width: 164, height: 38 },
    { columns: 9, rows: 1, width: 11, height: 30, isRound: true },
  );
  pen.dashes(deep, 12, [3, 7], 'M-90 352H90').rect(stone.wall, -62, 346, 124, 34);
  drawOpenings(
    pen,
    window,
    { x: -60, y: 350, width: 120, height: 26 },
    { columns: 6, rows: 1, width: 9, height: 20, isRound: true },
  );
  pen.polygon(stone.roof, [-70, 380], [0, 480], [70, 380]).polygon(stone.roofShade, [16, 380], [0, 480], [70, 380]);
  drawOnion(pen, tones.paint('#d9ab43'), tones.paint('#b58a30'), 0, 476, 6, 20);
}

/** Tracks that lead to a gatehouse of brick, under bare trees. */
export function drawRailMemorial({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#9c6a58', '#6f5a56');
  const { paint } = tones;
  drawBlock(pen, brick, { x: -330, y: 0, width: 660, height: 70 }, 0.1);
  pen.polygon(brick.roof, [-336, 70], [-316, 96], [316, 96], [336, 70]);
  drawOpenings(
    pen,
    brick.window,
    { x: -320, y: 14, width: 640, height: 44 },
    { columns: 17, rows: 1, width: 15, height: 28, isRound: true },
  );
  drawBlock(pen, brick, { x: -64, y: 0, width: 128, height: 140 }, 0.3);
  pen
    .polygon(brick.roof, [-72, 140], [-50, 186], [50, 186], [72, 140])
    .polygon(brick.roofShade, [20, 140], [16, 186], [50, 186], [72, 140])
    .dashes(brick.window, 26, [14, 8], 'M-50 116H52')
    .arch(brick.deep, -30, 0, 60, 50);
  const bark = paint('#5d5148');
  for (const [x, size] of [
    [-380, 1.1],
    [-300, 0.8],
    [300, 0.9],
    [376, 1.15],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .stroke(bark, n(7), `M${x} -4v${n(120)}`)
      .stroke(
        bark,
        n(3),
        `M${x} ${n(60)}l-${n(34)} ${n(60)}M${x} ${n(74)}l${n(32)} ${n(66)}M${x} ${n(100)}l-${n(20)} ${n(70)}M${x} ${n(100)}l${n(14)} ${n(76)}M${x - n(18)} ${n(92)}l-${n(26)} ${n(14)}M${x + n(18)} ${n(112)}l${n(24)} ${n(12)}`,
      );
  }
  pen
    .fill(paint('#b0a48f'), 'M-26-4h52L150-150H-150z')
    .stroke(paint('#7d6f60'), 7, 'M-34-22h68M-48-44h96M-68-72h136M-96-108h192')
    .stroke(paint('#5f6168'), 4, 'M-12-2L-66-150M12-2L66-150');
}
