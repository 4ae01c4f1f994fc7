import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock, drawColumn } from '../parts.js';
import { drawPalm, drawWalkers, fade } from '../wonders/parts.js';

/** A triple arch at the end of a paved street between foundations in a grid, below bare mountains. */
export function drawGridArch({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const stone = withBuilding(tones, '#d9bb88', '#b5935f');
  pen
    .polygon(
      fade(haze, 0.36)(paint('#8f8a96')),
      [-720, 40],
      [-560, 190],
      [-400, 120],
      [-220, 240],
      [-40, 150],
      [140, 220],
      [320, 130],
      [500, 210],
      [720, 120],
      [720, 40],
    )
    .rect(paint('#d3bd8a'), -720, -230, 1440, 290);
  drawBlock(pen, stone, { x: -190, y: 50, width: 380, height: 210 }, 0.14);
  pen
    .rect(stone.lit, -204, 256, 408, 14)
    .arch(haze, -54, 50, 108, 100)
    .arch(stone.deep, -160, 50, 62, 60)
    .arch(stone.deep, 98, 50, 62, 60)
    .rect(stone.deep, -146, 150, 34, 50)
    .rect(stone.deep, 112, 150, 34, 50)
    .polygon(stone.lit, [-176, 206], [-129, 236], [-82, 206])
    .polygon(stone.lit, [82, 206], [129, 236], [176, 206]);
  for (const x of [-182, -76, 76, 182]) drawColumn(pen, stone, x, 50, 20, 160);
  pen
    .polygon(mixColors(stone.lit, paint('#e9dcc0'), 0.5), [-60, 50], [60, 50], [230, -230], [-230, -230])
    .stroke(stone.shade, 3, 'M-76 20H76M-96-20H96M-124-70H124M-160-130H160M-200-190H200M0 50V-230');
  for (const side of [-1, 1])
    for (const [y, from, to, high] of [
      [20, 110, 640, 14],
      [-40, 150, 680, 20],
      [-120, 210, 720, 28],
    ] as const) {
      pen.rect(stone.wall, side < 0 ? -to : from, y, to - from, high);
      for (let x = from + 20; x < to; x += 90)
        drawColumn(pen, stone, side * x, y, 14, 50 + ((x * 7) % 5) * 14 + (y < -50 ? 30 : 0));
    }
  drawWalkers(pen, tones, [
    [-20, 10],
    [30, -40],
    [-60, -120],
  ]);
}

/** Draws rounded boulders. */
function drawBoulders(
  pen: Pen,
  tones: Tones,
  places: readonly (readonly [x: number, y: number, size: number])[],
): void {
  const [rock, lit, dark] = [tones.paint('#c49a72'), tones.paint('#dfbd96'), tones.paint('#8f6a4c')];
  for (const [x, y, size] of places) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        rock,
        `M${x - n(60)} ${y}q-${n(10)} ${n(70)} ${n(50)} ${n(74)}q${n(66)} ${n(6)} ${n(72)}-${n(50)}q${n(4)}-${n(20)}-${n(4)}-${n(24)}z`,
      )
      .fill(lit, `M${x - n(52)} ${y + n(30)}q${n(4)} ${n(40)} ${n(44)} ${n(40)}q-${n(24)}-${n(16)}-${n(26)}-${n(44)}z`)
      .fill(
        dark,
        `M${x + n(20)} ${y}q${n(20)} ${n(30)} ${n(6)} ${n(66)}q${n(34)}-${n(8)} ${n(36)}-${n(42)}q${n(4)}-${n(20)}-${n(4)}-${n(24)}z`,
        0.5,
      );
  }
}

/** Small roofed shrines on bare granite at sunset, above a gate tower. */
export function drawGraniteShrines({ pen, tones }: MotifInput): void {
  const { haze, leafShade } = tones;
  const stone = withBuilding(tones, '#b59a7c', '#8f7458');
  const granite = tones.paint('#d0a883');
  pen
    .fill(
      fade(haze, 0.4)(tones.paint('#a8876a')),
      'M-720 60Q-560 190-420 130T-140 150T120 110T420 180T720 100V40H-720z',
    )
    .rounds(fade(haze, 0.24)(leafShade), 60, 'M-660 50h160M-420 60h140M300 50h160M520 56h160');
  const gate = withBuilding(tones, '#d9c49a', '#b59a6f');
  for (let level = 0; level < 7; level++)
    drawBlock(pen, gate, { x: -470 - 46 + level * 6, y: 20 + level * 30, width: 92 - level * 12, height: 28 }, 0.3);
  pen
    .fill(granite, 'M-720-60Q-420-30-200 40Q60 110 300 90Q520 70 720 10V-230H-720z')
    .fill(tones.paint('#b58a66'), 'M-200 40Q60 110 300 90Q520 70 720 10V-40Q400 40 200 20T-200 40z', 0.6);
  drawBoulders(pen, tones, [
    [600, 60, 1.6],
    [500, 76, 0.9],
    [-560, -70, 1.5],
    [-430, -50, 0.8],
  ]);
  for (const [x, y, s, tiers] of [
    [-90, 60, 1.1, 3],
    [110, 86, 1.2, 4],
    [290, 76, 0.9, 3],
    [60, -90, 1.5, 0],
    [-280, -60, 1.1, 0],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    drawBlock(pen, stone, { x: x - n(60), y, width: n(120), height: n(54) }, 0.2);
    pen.rect(stone.deep, x - n(40), y, n(80), n(44));
    for (const dx of [-46, -16, 14, 44]) pen.rect(stone.lit, x + n(dx) - n(5), y, n(10), n(54));
    pen.rect(stone.lit, x - n(72), y + n(52), n(144), n(12));
    for (let tier = 0; tier < tiers; tier++)
      drawBlock(
        pen,
        stone,
        { x: x - n(50 - tier * 12), y: y + n(64 + tier * 20), width: n(100 - tier * 24), height: n(18) },
        0.3,
      );
    if (tiers) pen.dome(stone.lit, x, y + n(64 + tiers * 20), n(14), n(14));
  }
  drawWalkers(pen, tones, [
    [-180, -20],
    [200, -10],
    [230, -6],
  ]);
}

/** A ruined gate tower of bare stone at the end of an overgrown colonnade in a valley of boulders. */
export function drawValleyRuin({ pen, tones }: MotifInput): void {
  const { leaf, leafShade, leafLight } = tones;
  const stone = withBuilding(tones, '#b9a184', '#8f785c');
  drawBoulders(pen, tones, [
    [-600, 110, 3],
    [-420, 90, 2.2],
    [-540, 260, 2],
    [590, 120, 3],
    [430, 90, 2.3],
    [540, 290, 1.9],
    [300, 70, 1.3],
    [-290, 70, 1.3],
  ]);
  drawBlock(pen, stone, { x: -150, y: 40, width: 300, height: 90 }, 0.2);
  pen.rect(stone.deep, -34, 40, 68, 80);
  for (let level = 0; level < 4; level++) {
    const half = 120 - level * 20;
    drawBlock(
      pen,
      stone,
      { x: -half, y: 130 + level * 40, width: 2 * half - (level === 3 ? 40 : 0), height: 38 },
      0.24,
    );
    pen.dashes(stone.deep, 18, [10, 16], `M${-half + 10} ${150 + level * 40}H${half - 30}`);
  }
  pen
    .rounds(leafShade, 24, 'M-90 280v10M60 250v6M100 170v8')
    .rect(leafShade, -720, 20, 1440, 70)
    .fill(leafLight, 'M-720 30Q-300 60 0 46T720 40V-230H-720z')
    .polygon(tones.paint('#cbb78f'), [-36, 46], [36, 46], [190, -230], [-190, -230]);
  for (const side of [-1, 1])
    for (const [x, y, s] of [
      [90, 20, 0.7],
      [150, -20, 0.9],
      [240, -80, 1.2],
      [380, -170, 1.7],
    ] as const) {
      const at = side * x;
      const n = (value: number) => Math.round(value * s);
      pen
        .rect(stone.wall, at - n(12), y, n(24), n(90))
        .rect(stone.shade, at + n(3), y, n(9), n(90))
        .rect(stone.lit, at - n(18), y + n(84), n(36), n(12));
    }
  pen
    .rect(stone.wall, -430, -60, 230, 16)
    .rounds(leaf, 34, 'M-560-60h90M470-40h90M-660-160h120M560-150h120M-250 20h40M230 20h40');
  drawWalkers(pen, tones, [[20, -60]]);
}

/** Worn stone steps from a quay to the remains of a depot, in a harbor below peaks. */
export function drawDepotSteps({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const stone = withBuilding(tones, '#6f6a66', '#56524f');
  pen.polygon(
    fade(haze, 0.34)(tones.leafShade),
    [-720, 60],
    [-560, 210],
    [-430, 140],
    [-280, 300],
    [-220, 230],
    [-90, 340],
    [60, 190],
    [240, 270],
    [400, 160],
    [560, 230],
    [720, 140],
    [720, 60],
  );
  for (const [x, w, h, color] of [
    [-560, 120, 110, '#e3d0ac'],
    [-420, 140, 150, '#d9c4b4'],
    [360, 130, 170, '#c9d0d0'],
    [510, 150, 120, '#e6d9c0'],
  ] as const)
    pen
      .rect(fade(haze, 0.16)(paint(color)), x - w / 2, 40, w, h)
      .dashes(tones.window, 16, [14, 14], `M${x - w / 2 + 12} ${40 + h - 30}h${w - 20}`);
  pen.rect(stone.deep, -720, -100, 1440, 140);
  drawBlock(pen, stone, { x: -300, y: 30, width: 600, height: 60 }, 0.1);
  pen.dashes(stone.lit, 6, [26, 16], 'M-296 46H296M-286 70H296');
  for (const [x, w, h] of [
    [-250, 150, 120],
    [-60, 120, 90],
    [110, 170, 140],
  ] as const) {
    drawBlock(pen, stone, { x, y: 90, width: w, height: h }, 0.2);
    pen
      .arch(stone.deep, x + w / 2 - 22, 90, 44, 44)
      .dashes(stone.lit, 5, [20, 14], `M${x + 6} ${90 + h - 16}h${w - 12}`);
  }
  pen.polygon(stone.wall, [-250, 210], [-230, 240], [-200, 214], [-160, 236], [-100, 210]);
  for (let step = 0; step < 8; step++)
    pen.rect(step % 2 ? stone.lit : stone.wall, -110 - step * 8, 26 - step * 16, 220 + step * 16, 17);
  pen
    .rect(paint('#a89f92'), -720, 10, 1440, 24)
    .rect(stone.shade, -720, -60, 550, 74)
    .rect(stone.shade, 170, -60, 550, 74);
  for (let step = 0; step < 8; step++)
    pen.rect(step % 2 ? stone.lit : stone.wall, -110 - step * 6, 22 - step * 14, 220 + step * 12, 15);
  pen
    .rect(tones.water, -720, -230, 1440, 146)
    .rounds(tones.waterLight, 4, 'M-560-120h160M-180-140h200M240-120h180M-380-190h200M120-190h180');
  drawPalm(pen, tones, -360, 34, 2.2, 0.1);
  drawPalm(pen, tones, 350, 34, 2.3, -0.1);
  drawWalkers(pen, tones, [
    [-20, 30],
    [20, 30],
    [60, -20],
  ]);
}

/** A lone horseshoe gate of stone with battlements. */
export function drawLoneGate({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d6c09a', '#a8906a');
  drawBlock(pen, stone, { x: -150, y: 0, width: 300, height: 270 }, 0.16);
  pen
    .dashes(stone.wall, 22, [26, 18], 'M-150 282H150')
    .rect(stone.lit, -160, 262, 320, 12)
    .fill(stone.lit, 'M-96 0V120Q-124 180-80 214T0 240T80 214T96 120V0z')
    .fill(tones.haze, 'M-74 0V116Q-100 170-60 200T0 220T60 200T74 116V0z')
    .dashes(stone.shade, 3, [34, 6], 'M-148 60H-100M-148 110H-110M104 60H148M112 110H148M-148 180H-110M112 180H148');
  drawWalkers(pen, tones, [
    [-20, 0],
    [14, -4],
    [44, 0],
  ]);
}

/** A stone bridge over a small river with a wide arch of memory between two small ones. */
export function drawMemoryBridge({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9d0bc', '#b0a690');
  for (const [x, half, high] of [
    [-190, 60, 150],
    [190, 60, 150],
    [0, 130, 230],
  ] as const) {
    drawBlock(pen, stone, { x: x - half, y: 40, width: 2 * half, height: high }, 0.2);
    pen
      .rect(stone.lit, x - half - 8, 40 + high - 10, 2 * half + 16, 12)
      .arch(tones.haze, x - half * 0.6, 40, half * 1.2, high * 0.36);
  }
  pen
    .rect(stone.shade, -80, 206, 160, 34)
    .fill(stone.wall, 'M-390 40V-10H-330a330 70 0 0 0 660 0H390V40z')
    .rect(stone.lit, -396, 34, 792, 12)
    .dashes(stone.lit, 22, [8, 10], 'M-390 54H-250M250 54H390');
  drawWalkers(pen, tones, [
    [-20, 44],
    [20, 44],
    [-300, 46],
  ]);
}
