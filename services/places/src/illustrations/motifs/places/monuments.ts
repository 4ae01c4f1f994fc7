import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawBlock, traceArcade } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';

/** Returns an opening whose round top is wider than its foot. */
function traceHorseshoe(x: number, y: number, radius: number): string {
  const half = Math.round(radius * 0.88);
  return `M${x - half} 0V${y}A${radius} ${radius} 0 1 0 ${x + half} ${y}V0z`;
}

/** A gate of three horseshoe arches in a wall of blue tiles under merlons, with a minaret behind. */
export function drawTripleGate({ pen, tones }: MotifInput): void {
  const { paint, isDusk } = tones;
  const blue = withBuilding(tones, '#3f74b5', '#2f5a94');
  const sand = withBuilding(tones, '#dbb98a', '#a9805a');
  drawBlock(pen, sand, { x: -34, y: 120, width: 52, height: 230 }, 0.36);
  drawBlock(pen, sand, { x: -22, y: 350, width: 28, height: 42 }, 0.36);
  pen.dashes(paint('#4f8a6a'), 26, [12, 6], 'M-26 322h40').rect(sand.lit, -38, 342, 60, 9);
  drawBlock(pen, sand, { x: -390, y: 0, width: 780, height: 190 }, 0.1);
  pen.dashes(sand.wall, 18, [20, 16], 'M-388 198h780');
  drawBlock(pen, blue, { x: -250, y: 0, width: 500, height: 262 }, 0.2);
  pen
    .dashes(blue.wall, 22, [24, 14], 'M-246 272h496')
    .rect(paint('#e9dcc0'), -256, 254, 512, 8)
    .dashes(blue.lit, 16, [12, 8], 'M-240 236h480')
    .dashes(paint('#e9dcc0'), 5, [18, 14], 'M-240 216h480');
  const inner = isDusk ? tones.window : mixColors(paint('#8a6a4c'), tones.sky[2], 0.35);
  for (const [x, half, side] of [
    [-168, 48, 62],
    [0, 76, 78],
    [168, 48, 62],
  ] as const)
    pen
      .rect(paint('#e9dcc0'), x - half - 16, 0, 2 * half + 32, side + half * 2 + 6)
      .rect(blue.shade, x - half - 10, 0, 2 * half + 20, side + half * 2)
      .dashes(blue.lit, 8, [8, 8], `M${x - half - 4} ${side + half * 2 - 12}h${2 * half + 8}`)
      .fill(paint('#e9dcc0'), traceHorseshoe(x, side, half + 7))
      .fill(inner, traceHorseshoe(x, side, half));
  drawWalkers(pen, tones, [
    [-40, -16],
    [-12, -8],
    [48, -14],
    [-180, -10],
    [176, -8],
  ]);
}

/** A square Roman lighthouse of granite, with a slanting band up its walls, on a green headland by the ocean. */
export function drawGraniteLight({ pen, tones }: MotifInput): void {
  const { leaf, leafShade, isDusk, window, paint } = tones;
  const granite = withBuilding(tones, '#cbb894', '#8d7d64');
  if (isDusk) pen.fill(window, 'M0 430L-900 520V340zM0 430L900 520V340z', 0.2);
  pen
    .fill(paint('#7d7668'), 'M-400-6L-360 26L-300 30L-250 60H260L310 30L370 24L400-6z')
    .fill(leaf, 'M-320 40Q-200 96-90 104H90Q220 96 330 36z')
    .fill(leafShade, 'M90 104Q220 96 330 36H60z');
  drawBlock(pen, granite, { x: -112, y: 100, width: 224, height: 22 }, 0.3);
  drawBlock(pen, granite, { x: -66, y: 122, width: 132, height: 236 }, 0.36);
  for (const y of [130, 186, 242, 298]) pen.polygon(granite.lit, [-66, y], [66, y + 34], [66, y + 44], [-66, y + 10]);
  for (const x of [-34, 6]) for (const y of [152, 214, 276]) pen.rect(granite.deep, x, y, 13, 24);
  pen.rect(granite.deep, -12, 122, 24, 36).rect(granite.lit, -72, 354, 144, 10);
  drawBlock(pen, granite, { x: -42, y: 364, width: 84, height: 40 }, 0.36);
  pen.rect(granite.lit, -46, 402, 92, 7);
  drawBlock(pen, granite, { x: -20, y: 409, width: 40, height: 40 }, 0.3);
  pen
    .rect(isDusk ? '#ffe2a0' : paint('#9fb9c2'), -14, 414, 28, 26)
    .dome(granite.roof, 0, 449, 22, 16)
    .rect(granite.deep, -1, 462, 3, 20);
}

/** A great round building of white marble with arcades, gables and a dome of tiles that ends in a cone. */
export function drawMarbleRound({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f3efe4', '#b5634a');
  const { lit, shade, deep, window } = white;
  drawBlock(pen, white, { x: -210, y: 0, width: 420, height: 132 }, 0.34);
  pen.rect(lit, -210, 0, 60, 132).rect(shade, 176, 0, 34, 132);
  pen.fill(shade, traceArcade({ x: -206, y: 24, height: 92 }, { count: 9, span: 34, pier: 10, sides: 52 }), 0.7);
  pen.rect(lit, -216, 126, 432, 10).arch(deep, -20, 0, 40, 62);
  drawBlock(pen, white, { x: -200, y: 136, width: 400, height: 64 }, 0.34);
  drawWindows(pen, deep, [0, 138, 390, 54], [20, 1, 10, 42], true);
  for (let x = -180; x <= 180; x += 45) pen.polygon(x > 90 ? shade : lit, [x - 22, 196], [x, 246], [x + 22, 196]);
  drawBlock(pen, white, { x: -166, y: 200, width: 332, height: 60 }, 0.34);
  for (let x = -156; x <= 156; x += 39) pen.polygon(x > 80 ? shade : lit, [x - 18, 256], [x, 296], [x + 18, 256]);
  drawWindows(pen, window, [0, 206, 310, 48], [8, 1, 14, 36], true);
  drawDome(pen, white, 0, 262, 158, 120);
  pen
    .fill(lit, 'M-158 262a158 120 0 0 1 118-114v0L-30 378Q-110 350-158 262z', 0)
    .fill(lit, 'M-156 268Q-140 350-60 374L-50 376Q-116 330-126 262z')
    .polygon(white.wall, [-46, 370], [0, 444], [46, 370])
    .polygon(shade, [8, 376], [0, 444], [46, 370])
    .rect(deep, -1, 442, 3, 22);
  pen.circle(deep, 0, 466, 4);
}

/** White halls with tiled roofs in two tiers behind a moat wall, with an eight-sided pavilion, beside a lake. */
export function drawKandyTemple({ pen, tones }: MotifInput): void {
  const { leaf, leafShade, paint } = tones;
  const white = withBuilding(tones, '#f4efe2', '#a8583f');
  const { lit, shade, deep, window } = white;
  pen
    .fill(leafShade, 'M-400 0V150Q-260 240-100 210T200 220T400 140V0z')
    .rounds(leaf, 70, 'M-320 160h40M-120 220h60M150 224h60M330 150h20');
  drawBlock(pen, white, { x: 20, y: 40, width: 270, height: 120 }, 0.26);
  drawHipRoof(pen, white, [155, 156, 310, 64], 70);
  drawBlock(pen, white, { x: 90, y: 216, width: 130, height: 26 }, 0.3);
  drawHipRoof(pen, white, [155, 240, 172, 60], 70);
  pen.polygon(paint('#d6a84a'), [149, 298], [155, 336], [161, 298]);
  drawWindows(pen, window, [155, 60, 250, 84], [7, 1, 18, 48], true);
  drawBlock(pen, white, { x: -90, y: 30, width: 150, height: 92 }, 0.3);
  drawHipRoof(pen, white, [-15, 120, 176, 50], 56);
  pen.arch(deep, -36, 30, 42, 44);
  drawBlock(pen, white, { x: -300, y: 20, width: 190, height: 124 }, 0.36);
  pen.rect(lit, -300, 20, 50, 124).rect(shade, -150, 20, 40, 124);
  drawWindows(pen, window, [-205, 88, 184, 50], [7, 1, 15, 40], true);
  pen.rect(lit, -308, 78, 206, 8).rect(lit, -306, 140, 202, 7);
  drawHipRoof(pen, white, [-205, 144, 240, 56], 78);
  pen
    .polygon(white.roof, [-250, 198], [-205, 262], [-160, 198])
    .polygon(white.roofShade, [-200, 198], [-205, 262], [-160, 198]);
  pen.polygon(paint('#d6a84a'), [-210, 258], [-205, 290], [-200, 258]);
  drawBlock(pen, white, { x: -390, y: 0, width: 780, height: 44 }, 0.1);
  pen.dashes(shade, 26, [9, 9], 'M-386 22h776');
  for (let x = -384; x < 384; x += 32) pen.dome(lit, x + 16, 44, 15, 15);
}
