import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock, drawFlag } from '../parts.js';

export const BANNERS = ['#a3195b', '#2f6d8a', '#c98a2f'] as const;

/** Glass that is lit from inside at dusk. */
export const mixGlass = ({ isDusk, window, paint }: Tones, color: string, share = 0.7): string =>
  isDusk ? mixColors(paint(color), window, share) : paint(color);

/** Glass walls under one wide thin roof on slender columns. */
export function drawGlassPavilion({ pen, tones, random }: MotifInput): void {
  const white = withBuilding(tones, '#eceae4', '#5f6b74');
  const glass = mixGlass(tones, '#8fb6c2');
  pen.rect(glass, -270, 14, 540, 140).rect(mixColors(glass, white.deep, 0.3), 150, 14, 120, 140);
  for (const [x, color] of [
    [-170, '#b5603f'],
    [-40, '#3f6f8d'],
    [90, '#c9a03f'],
  ] as const)
    pen.rect(mixColors(tones.paint(color), glass, 0.35), x, 52, 70, 62);
  let mullions = 'M-270 84H270';
  for (let x = -270; x <= 270; x += 45) mullions += `M${x} 14V154`;
  pen
    .stroke(white.lit, 3, mullions)
    .rect(white.deep, -24, 14, 48, 60)
    .rect(tones.window, -20, 14, 18, 56)
    .rect(tones.window, 2, 14, 18, 56);
  for (const x of [-330, -110, 110, 330]) pen.rect(white.shade, x - 5, 14, 10, 142);
  pen.rect(white.lit, -366, 154, 732, 22).rect(white.shade, -366, 154, 732, 6).rect(white.wall, -300, 176, 600, 8);
  for (let step = 0; step < 2; step++)
    pen.rect(step ? white.lit : white.wall, -350 + step * 10, step * 7, 700 - step * 20, 7);
  drawFlag(pen, white.deep, tones.paint(BANNERS[Math.floor(random.between(0, 3))]!), -340, 176, 60);
}

/** White boxes, some of them raised, with a few large windows. */
export function drawBoxMuseum({ pen, tones, random }: MotifInput): void {
  const white = withBuilding(tones, '#f1eee7', '#c9ccce');
  const { lit, shade, deep } = white;
  const glass = mixGlass(tones, '#8fb0bd');
  const side = random.between(0, 1) < 0.5 ? -1 : 1;
  drawBlock(pen, white, { x: -310, y: 0, width: 620, height: 96 }, 0.2);
  pen.rect(glass, -290, 10, 190, 70).stroke(lit, 3, 'M-242 10v70M-195 10v70M-148 10v70');
  for (const [x, y, wide, high] of [
    [side * 170, 96, 230, 116],
    [side * -150, 96, 190, 70],
    [side * -30, 150, 170, 96],
  ] as const) {
    drawBlock(pen, white, { x: x - wide / 2, y, width: wide, height: high }, 0.3);
    pen.rect(lit, x - wide / 2, y + high - 5, wide, 5).rect(shade, x - wide / 2, y, wide, 7);
  }
  pen
    .rect(glass, side * 170 - 90, 124, 120, 56)
    .rect(deep, side * 170 - 30, 124, 3, 56)
    .rect(glass, side * -30 - 50, 190, 60, 34)
    .rect(glass, side * -150 - 60, 116, 90, 26);
  pen.rect(deep, 30, 0, 80, 64).rect(tones.window, 36, 0, 32, 58).rect(tones.window, 72, 0, 32, 58);
  pen.rect(tones.paint(BANNERS[Math.floor(random.between(0, 3))]!), 150, 14, 60, 72);
}

/** One black cube of polished stone with long flush windows. */
export function drawDarkCube({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#474a50', '#5c6066');
  const glass = mixGlass(tones, '#9fb9c2', 0.8);
  drawBlock(pen, stone, { x: -270, y: 0, width: 540, height: 190 }, 0.28);
  pen.rect(mixColors(stone.wall, stone.lit, 0.25), -270, 184, 540, 6);
  pen.polygon(mixColors(stone.wall, stone.lit, 0.12), [-270, 0], [-270, 190], [-90, 190], [-190, 0]);
  pen.rect(glass, -240, 12, 250, 50).rect(glass, 40, 12, 70, 62).rect(glass, -60, 112, 300, 38);
  pen
    .rect(stone.deep, 40, 12, 70, 6)
    .rect(stone.deep, 73, 12, 4, 62)
    .stroke(stone.deep, 3, 'M-178 12v50M-115 12v50M-52 12v50M40 112v38M140 112v38');
  pen.rounds(
    mixColors(stone.wall, stone.lit, 0.3),
    3,
    'M-210 90h0M-150 130h0M-90 84h0M-20 90h0M60 94h0M150 86h0M220 60h0M-230 160h0M-100 166h0M-10 170h0M190 170h0M160 30h0',
  );
}

/** Plain blocks of stone with bays of glass between them. */
export function drawBlockMuseum({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e6dccb', '#b9b0a2');
  const glass = mixGlass(tones, '#7f9fae');
  pen.rect(glass, -350, 0, 700, 150).rect(mixColors(glass, stone.deep, 0.4), -350, 140, 700, 10);
  let frame = '';
  for (let x = -340; x < 350; x += 20) frame += `M${x} 0V150`;
  pen.stroke(mixColors(glass, stone.deep, 0.35), 3, `${frame}M-350 50H350M-350 100H350`);
  for (const x of [-300, -100, 100, 300]) {
    drawBlock(pen, stone, { x: x - 62, y: 34, width: 124, height: 136 }, 0.26);
    drawBlock(pen, stone, { x: x - 50, y: 0, width: 100, height: 34 }, 0.5);
    pen.rect(stone.lit, x - 62, 164, 124, 6).rect(stone.shade, x - 62, 34, 124, 5);
  }
  pen
    .fill(tones.paint('#d9534a'), 'M-226 70l44 26h10l-12-26 24 4 6 12h6v-18l-6-6h-40l-8-12h-8l4 12z')
    .rounds(stone.lit, 9, 'M176 100h30')
    .fill(stone.lit, 'M204 90q26 8 26 10t-26 10z');
}

/** Heavy slabs of concrete on dark recesses, with terraces. */
export function drawConcreteMuseum({ pen, tones, random }: MotifInput): void {
  const concrete = withBuilding(tones, ['#b9b2a6', '#c4b9a4', '#a9a8a4'][Math.floor(random.between(0, 3))]!, '#8d877d');
  const { wall, lit, shade, deep } = concrete;
  const glass = mixGlass(tones, '#7f97a0');
  const slab = (x: number, y: number, wide: number, high: number) => {
    pen
      .rect(wall, x, y, wide, high)
      .rect(shade, x + wide * 0.76, y, wide * 0.24, high)
      .rect(lit, x, y + high - 5, wide, 5);
    pen.dashes(shade, high - 8, [2, 44], `M${x + 40} ${y + high / 2}h${wide - 50}`);
  };
  pen.rect(deep, -320, 0, 640, 70).rect(glass, -300, 4, 360, 56).dashes(concrete.lit, 60, [4, 40], 'M-300 32H60');
  for (const x of [-330, -120, 100, 300]) pen.rect(wall, x, 0, 34, 76).rect(shade, x + 22, 0, 12, 76);
  slab(-376, 70, 752, 50);
  pen.rect(deep, -250, 120, 480, 34).rect(glass, -230, 122, 300, 28);
  slab(-290, 150, 540, 44);
  slab(-60, 194, 200, 66);
  pen.rect(deep, 160, 0, 70, 56).rect(tones.window, 168, 0, 54, 50).rect(glass, -30, 212, 90, 24);
  for (let step = 0; step < 3; step++) pen.rect(step % 2 ? lit : wall, 120 - step * -8, step * 6, 150 - step * 16, 6);
  pen.rounds(tones.leaf, 16, 'M-360 126h80M-150 126h60M250 124h90M-270 200h70');
}

/** A long glass box that hangs from two red beams over an open square. */
export function drawRaisedMuseum({ pen, tones }: MotifInput): void {
  const red = withBuilding(tones, '#c8402f', '#c8402f');
  const glass = mixGlass(tones, '#6f8d9a');
  pen.rect(tones.paint('#8d8880'), -340, -6, 680, 14).rect(glass, -120, 6, 240, 34).rect(tones.deep, -130, 36, 260, 10);
  pen
    .rect(glass, -310, 92, 620, 112)
    .rect(mixColors(glass, red.deep, 0.3), 190, 92, 120, 112)
    .rect(tones.paint('#c9c4ba'), -316, 82, 632, 13)
    .rect(tones.paint('#c9c4ba'), -316, 144, 632, 9)
    .rect(tones.paint('#c9c4ba'), -316, 200, 632, 12);
  let mullions = '';
  for (let x = -300; x <= 300; x += 24) mullions += `M${x} 94V202`;
  pen.stroke(tones.deep, 2.5, mullions, 0.7);
  pen.rect(red.wall, -372, 216, 744, 32).rect(red.shade, -372, 216, 744, 7).rect(red.lit, -372, 242, 744, 6);
  for (const x of [-356, 330]) pen.rect(red.wall, x, 0, 34, 246).rect(red.shade, x + 22, 0, 12, 246);
  for (const [x, color] of [
    [-220, '#39435a'],
    [-196, '#a3195b'],
    [210, '#2f6d8a'],
  ] as const)
    pen.fill(tones.paint(color), `M${x - 7} 6q-2 26 5 30h4q8-4 5-30z`).rounds(tones.paint('#b07f5c'), 9, `M${x} 42h0`);
}

/** A tall front of glass and pale stone between the towers of a big city. */
export function drawCityMuseum({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#dfdcd4', '#a9adb2');
  const glass = mixGlass(tones, '#86a3b4');
  for (const [x, wide, high, color] of [
    [-320, 120, 260, '#b09a88'],
    [-200, 90, 330, '#8fa0b0'],
    [130, 110, 380, '#6f8296'],
    [300, 130, 280, '#b8a894'],
  ] as const) {
    pen.rect(mixColors(tones.paint(color), tones.haze, 0.3), x - wide / 2, 0, wide, high);
    drawWindows(
      pen,
      mixColors(tones.window, tones.haze, 0.4),
      [x, 8, wide, high - 16],
      [5, Math.round(high / 30), 9, 14],
    );
  }
  drawBlock(pen, stone, { x: -330, y: 0, width: 300, height: 190 }, 0.14);
  pen
    .rect(glass, -30, 0, 250, 216)
    .rect(mixColors(glass, stone.deep, 0.35), 150, 0, 70, 216)
    .rect(stone.lit, -36, 210, 262, 10);
  let frame = '';
  for (let x = -30; x <= 220; x += 42) frame += `M${x} 0V210`;
  pen.stroke(stone.lit, 3, `${frame}M-30 54H220M-30 108H220M-30 162H220`);
  drawBlock(pen, withBuilding(tones, '#5c6066', '#5c6066'), { x: 220, y: 0, width: 120, height: 170 }, 0.3);
  pen
    .rect(tones.paint('#a3195b'), -300, 70, 46, 106)
    .rect(tones.paint('#2f6d8a'), -236, 70, 46, 106)
    .rect(glass, -316, 4, 260, 48)
    .rect(stone.lit, -340, 52, 300, 10)
    .rect(stone.deep, 40, 0, 60, 48);
}

/** Terraces of glass, the topmost turned aside, on columns above ruins. */
export function drawTurnedGlass({ pen, tones }: MotifInput): void {
  const concrete = withBuilding(tones, '#d3cdc2', '#9a968d');
  const glass = mixGlass(tones, '#7d9ca8');
  pen.rect(tones.paint('#b09a7c'), -340, -10, 680, 16).dashes(tones.paint('#8f7a60'), 9, [22, 16], 'M-330 4H330');
  for (let x = -300; x <= 300; x += 75) pen.rect(concrete.shade, x - 8, 0, 16, 62);
  pen
    .rect(concrete.wall, -330, 58, 660, 18)
    .rect(concrete.lit, -330, 72, 660, 6)
    .rect(glass, -306, 78, 600, 66)
    .rect(concrete.wall, -316, 144, 620, 14);
  pen
    .polygon(mixColors(glass, concrete.lit, 0.2), [-370, 166], [-350, 232], [40, 232], [40, 166])
    .polygon(mixColors(glass, concrete.deep, 0.25), [40, 166], [40, 232], [330, 226], [350, 168]);
  pen
    .polygon(concrete.lit, [-380, 156], [-376, 168], [40, 168], [360, 170], [362, 158], [40, 154])
    .polygon(concrete.lit, [-360, 230], [-356, 242], [40, 242], [340, 236], [340, 226], [40, 230]);
  let frame = '';
  for (let x = -300; x <= 290; x += 45) frame += `M${x} 78v66`;
  for (let x = -340; x <= 330; x += 45) frame += `M${x} 168v62`;
  pen
    .stroke(concrete.deep, 2.5, frame, 0.6)
    .rect(concrete.deep, -60, 0, 120, 58)
    .rect(tones.window, -46, 0, 42, 52)
    .rect(tones.window, 4, 0, 42, 52);
}

/** A sober old front with two lifts of glass before it. */
export function drawLiftMuseum({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, '#ead9bd', '#a8604a');
  const glass = mixGlass(tones, '#9cc0cc', 0.3);
  drawBlock(pen, stone, { x: -330, y: 0, width: 660, height: 190 }, 0.16);
  pen
    .polygon(stone.roof, [-336, 190], [-310, 216], [310, 216], [336, 190])
    .rect(stone.lit, -336, 184, 672, 8)
    .rect(stone.lit, -330, 64, 660, 5)
    .rect(stone.lit, -330, 128, 660, 5);
  for (const y of [4, 70, 132]) drawWindows(pen, stone.window, [0, y, 640, 54], [13, 1, 19, 36]);
  for (const x of [-170, 170]) {
    pen.rect(glass, x - 32, 0, 64, 244).rect(mixColors(glass, stone.deep, 0.3), x + 12, 0, 20, 244);
    pen
      .stroke(
        tones.paint('#5c6b74'),
        3,
        `M${x - 32} 0v244h64v-244M${x} 0v244M${x - 32} 61h64M${x - 32} 122h64M${x - 32} 183h64`,
      )
      .rect(stone.deep, x - 14, 70 + Math.round(random.between(0, 60)), 28, 34);
  }
  pen.rect(stone.deep, -30, 0, 60, 58).rect(stone.lit, -40, 58, 80, 7);
}
