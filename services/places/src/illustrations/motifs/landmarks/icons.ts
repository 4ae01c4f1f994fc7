import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawOpenings, traceArcade } from '../parts.js';

/** Two towers of steel with a bridge between them. */
export function drawTwinTowers({ pen, tones, random }: MotifInput): void {
  const steel = withBuilding(tones, '#c3ced4', '#93a5b0');
  const far = [mixColors(steel.wall, tones.haze, 0.5), mixColors(steel.shade, tones.haze, 0.4)] as const;
  for (const x of [-320, -256, 196, 262]) {
    const high = Math.round(random.between(90, 190));
    pen.rect(far[0], x, 0, 58, high).rect(far[1], x + 36, 0, 22, high);
  }
  pen
    .rect(steel.wall, -60, 176, 120, 16)
    .rect(steel.deep, -60, 182, 120, 5)
    .stroke(steel.shade, 5, 'M-40 112L0 176L40 112');
  for (const x of [-104, 104]) {
    for (const [half, from, to] of [
      [58, 0, 250],
      [48, 250, 310],
      [37, 310, 356],
      [26, 356, 392],
      [15, 392, 414],
    ] as const) {
      pen
        .rect(steel.wall, x - half, from, 2 * half, to - from)
        .rect(steel.shade, x + half * 0.24, from, half * 0.76, to - from)
        .rect(steel.lit, x - half, from, half * 0.3, to - from);
      pen
        .dashes(tones.isDusk ? tones.window : steel.deep, 2 * half - 10, [3, 9], `M${x} ${from + 8}V${to - 6}`)
        .rect(steel.lit, x - half - 3, to - 6, 2 * half + 6, 6);
    }
    pen.polygon(steel.lit, [x - 8, 414], [x, 490], [x + 8, 414]).circle(steel.lit, x, 440, 7);
  }
  pen.rect(steel.wall, -220, 0, 440, 34).rect(steel.lit, -226, 30, 452, 6);
  drawOpenings(
    pen,
    tones.window,
    { x: -214, y: 4, width: 428, height: 24 },
    { columns: 22, rows: 1, width: 12, height: 16 },
  );
}

/** A golden dome on an octagon of tiles, on a platform. */
export function drawGoldDome({ pen, tones }: MotifInput): void {
  const tile = withBuilding(tones, '#4a8b9c', '#e0ad3c');
  const marble = withBuilding(tones, '#efe6d2', '#c9b48a');
  pen.fill(
    tones.leafShade,
    'M-350 190q26-90 16-190h-32q-10 100 16 190zM-300 140q20-70 12-140h-26q-8 70 14 140zM350 180q26-90 16-180h-32q-10 90 16 180z',
  );
  pen
    .rect(marble.wall, -330, 0, 660, 26)
    .rect(marble.lit, -336, 20, 672, 8)
    .fill(marble.lit, 'M-90 0h180l-20 28h-140z')
    .dashes(marble.shade, 150, [2, 4], 'M0 2V26');
  pen
    .rect(marble.wall, -240, 28, 480, 60)
    .fill(marble.shade, 'M100 28h140v60H100z')
    .rect(tile.wall, -240, 88, 480, 66)
    .rect(tile.shade, 100, 88, 140, 66);
  for (const x of [-100, 100]) pen.rect(marble.lit, x - 3, 28, 6, 126);
  drawOpenings(
    pen,
    tile.window,
    { x: -234, y: 50, width: 128, height: 96 },
    { columns: 3, rows: 1, width: 26, height: 86, isRound: true },
  );
  drawOpenings(
    pen,
    tile.window,
    { x: -94, y: 50, width: 188, height: 96 },
    { columns: 5, rows: 1, width: 24, height: 86, isRound: true },
  );
  drawOpenings(
    pen,
    tile.window,
    { x: 106, y: 50, width: 128, height: 96 },
    { columns: 3, rows: 1, width: 22, height: 86, isRound: true },
  );
  pen.rect(tile.lit, -246, 150, 492, 9).dashes(tile.lit, 7, [14, 8], 'M-234 140H236');
  drawBlock(pen, tile, { x: -126, y: 159, width: 252, height: 58 }, 0.3);
  drawOpenings(
    pen,
    tile.window,
    { x: -120, y: 164, width: 240, height: 46 },
    { columns: 9, rows: 1, width: 14, height: 36, isRound: true },
  );
  pen
    .rect(tile.roof, -136, 214, 272, 10)
    .fill(tile.roof, 'M-132 224q-4 120 116 150h32q120-30 116-150z')
    .fill(tile.roofShade, 'M36 224q20 110-32 150h12q120-30 116-150z')
    .fill(tile.lit, 'M-110 236q4 90 70 124q-36-50-40-124z', 0.8)
    .stroke(tile.roofShade, 2, 'M-70 226q4 100 56 146M0 224v150M70 226q-4 100-56 146', 0.5)
    .rect(tile.roof, -2, 372, 4, 30)
    .stroke(tile.roof, 4, 'M-7 424a10 10 0 1 1 14 0');
}

/** An old bridge that carries shops. */
export function drawHouseBridge({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, '#cdb48c', '#bb6a48');
  const walls = ['#e8b760', '#efd9a8', '#d98c5a', '#e3c08f', '#cf9a6a'];
  pen
    .fill(stone.wall, traceArcade({ x: -420, y: -6, height: 116 }, { count: 3, span: 220, pier: 45, sides: 0 }))
    .rect(stone.wall, -720, 92, 1440, 22)
    .rect(stone.lit, -720, 110, 1440, 6)
    .rect(stone.shade, -720, 90, 1440, 4);
  for (const x of [-420, -155, 110, 375])
    pen
      .polygon(stone.shade, [x, -8], [x + 6, 40], [x + 39, 40], [x + 45, -8])
      .polygon(stone.lit, [x + 6, 40], [x + 22, 58], [x + 39, 40]);
  for (let x = -400; x < 390; ) {
    const wide = Math.round(random.between(46, 84));
    if (x > -60 && x < 40) {
      for (const at of [-52, -16, 20]) pen.rect(stone.lit, at, 114, 8, 50).arch(tones.sky[1], at + 8, 114, 28, 20);
      pen.rect(stone.wall, -60, 150, 130, 14).rect(stone.roof, -64, 164, 138, 12);
      x = 72;
      continue;
    }
    const house = withBuilding(tones, walls[Math.floor(random.between(0, 5))]!, '#bb6a48');
    const high = Math.round(random.between(56, 84));
    drawBlock(pen, house, { x, y: 112, width: wide, height: high }, 0.2);
    pen
      .fill(house.roof, `M${x - 4} ${112 + high}l8 18h${wide - 8}l8-18z`)
      .rect(house.deep, x + 4, 100, wide - 8, 8)
      .stroke(house.deep, 3, `M${x + 8} 92l8 12M${x + wide - 8} 92l-8 12`);
    drawOpenings(
      pen,
      tones.window,
      { x: x + 4, y: 124, width: wide - 8, height: high - 20 },
      { columns: wide > 62 ? 3 : 2, rows: high > 70 ? 2 : 1, width: 11, height: 20 },
    );
    x += wide;
  }
  pen
    .rect(withBuilding(tones, '#e3c08f', '#bb6a48').wall, -420, 186, 840, 20)
    .fill(stone.roof, 'M-426 206l10 14h832l10-14z')
    .dashes(tones.window, 8, [8, 14], 'M-410 196H412');
  for (const side of [-1, 1]) {
    const house = withBuilding(tones, side < 0 ? '#d98c5a' : '#efd9a8', '#bb6a48');
    const x = side < 0 ? -560 : 420;
    drawBlock(pen, house, { x, y: 60, width: 140, height: 170 }, 0.24);
    pen.fill(house.roof, `M${x - 8} 230l20 34h116l20-34z`);
    drawOpenings(
      pen,
      tones.window,
      { x: x + 10, y: 110, width: 120, height: 110 },
      { columns: 4, rows: 3, width: 13, height: 24 },
    );
  }
  pen
    .fill(tones.paint('#7d5f48'), 'M-90-86h170q-10-26-40-28h-90q-30 2-40 28z')
    .stroke(tones.paint('#5d4a40'), 4, 'M-20-86L40-130');
}

/** Trees of steel with planted trunks and a walk between them. */
export function drawSuperTrees({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  const frame = paint('#a3587a');
  const glow = tones.isDusk ? mixColors(tones.window, frame, 0.3) : frame;
  const glass = mixColors(paint('#a9c9d6'), tones.haze, 0.2);
  pen
    .fill(glass, 'M-390 0Q-330 150-150 120Q-60 90-40 0z')
    .stroke(
      paint('#eef2f2'),
      3,
      'M-350 0Q-300 110-280 116M-280 0Q-240 120-220 126M-210 0Q-170 110-150 118M-130 0Q-110 70-90 84',
      0.8,
    )
    .stroke(paint('#eef2f2'), 6, 'M-390 0Q-330 150-150 120Q-60 90-40 0');
  for (const [x, high, half] of [
    [250, 210, 84],
    [-270, 240, 92],
    [110, 290, 110],
    [-110, 350, 130],
    [330, 300, 110],
  ] as const) {
    let ribs = '';
    for (let index = 0; index <= 8; index++) {
      const at = Math.round(x - half + (index * half) / 4);
      ribs += `M${x + Math.round((index - 4) * 2.4)} ${Math.round(high * 0.62)}Q${x + Math.round((index - 4) * 4)} ${high - 20} ${at} ${high + Math.round(Math.abs(index - 4) * -3 + 10)}`;
    }
    pen
      .fill(
        leafShade,
        `M${x - 22} 0Q${x - 12} ${Math.round(high * 0.5)} ${x - 10} ${Math.round(high * 0.66)}h20Q${x + 12} ${Math.round(high * 0.5)} ${x + 22} 0z`,
      )
      .fill(
        leaf,
        `M${x - 22} 0Q${x - 12} ${Math.round(high * 0.5)} ${x - 10} ${Math.round(high * 0.66)}h8Q${x - 4} ${Math.round(high * 0.4)} ${x - 4} 0z`,
      )
      .stroke(glow, 5, ribs)
      .stroke(
        glow,
        4,
        `M${x - half} ${high - 2}q${half} 26 ${2 * half} 0M${x - Math.round(half * 0.66)} ${high - 16}q${Math.round(half * 0.66)} 16 ${Math.round(half * 1.32)} 0M${x - Math.round(half * 0.3)} ${high - 48}q${Math.round(half * 0.3)} 8 ${Math.round(half * 0.6)} 0`,
      );
    pen.rounds(
      paint(['#e3b24a', '#d9608a', '#e3803f'][Math.floor(random.between(0, 3))]!),
      7,
      `M${x - 10} ${Math.round(high * 0.2)}h0M${x + 6} ${Math.round(high * 0.32)}h0M${x - 4} ${Math.round(high * 0.44)}h0M${x + 8} ${Math.round(high * 0.12)}h0`,
    );
  }
  pen
    .stroke(paint('#d9c04a'), 8, 'M-270 150Q-190 170-110 160T110 150T330 170')
    .stroke(paint('#f1ead8'), 2.5, 'M-270 164Q-190 184-110 174T110 164T330 184');
  pen
    .rounds(leafShade, 50, 'M-360 4h60M-200 0h70M-20 4h60M170 0h70M310 4h50')
    .rounds(leaf, 36, 'M-370 14h50M-210 12h60M-30 14h50M160 12h60M320 14h40')
    .rounds(leafLight, 12, 'M-360 30h14M-196 28h16M-14 30h14M176 28h14');
}
