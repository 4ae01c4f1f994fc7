import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawEaves } from '../parts.js';
import { drawPalm, drawWalkers, fade } from '../wonders/parts.js';

/** A tall curved museum beside a glass hall, with a castle keep small behind. */
export function drawCurvedMuseum({ pen, tones }: MotifInput): void {
  const c = withBuilding(tones, '#c9c2b4', '#8a8478');
  const glass = tones.paint('#8fb5c4');
  const keep = withBuilding(tones, '#eef0ea', '#5f8f80');
  pen.rect(tones.leafShade, -390, 0, 190, 90);
  for (const [half, y] of [
    [60, 90],
    [46, 130],
    [32, 170],
  ] as const) {
    drawBlock(pen, keep, { x: -290 - half, y, width: 2 * half, height: 30 }, 0.3);
    drawEaves(pen, keep, { x: -290, y: y + 26, half: half + 16, height: 26, ridge: half * 0.6 });
  }
  pen
    .fill(c.wall, 'M-150 0V430Q-20 470 110 430V0z')
    .fill(c.shade, 'M20 0V452Q70 446 110 430V0z')
    .rect(glass, -120, 90, 60, 300)
    .stroke(c.lit, 4, 'M-120 140h60M-120 190h60M-120 240h60M-120 290h60M-120 340h60');
  for (let y = 60; y < 420; y += 40) pen.dashes(tones.window, 14, [14, 14], `M-36 ${y}H96`);
  pen
    .fill(glass, 'M110 0V120Q200 170 360 110V0z')
    .stroke(c.lit, 4, 'M160 0V136M210 0V146M260 0V142M310 0V130M110 60Q230 100 360 56');
  drawBlock(pen, c, { x: 250, y: 0, width: 120, height: 330 }, 0.34);
  for (let y = 30; y < 310; y += 30) pen.dashes(tones.window, 12, [12, 10], `M262 ${y}H360`);
}

/** A narrow box of milky glass with an open lobby high above an avenue of towers. */
export function drawGlassLobby({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  for (const [x, wide, high, color] of [
    [-300, 150, 360, '#b9b2a6'],
    [-150, 120, 300, '#a3a8ab'],
    [190, 130, 400, '#c4bcae'],
    [330, 120, 310, '#a8a39a'],
  ] as const) {
    drawBlock(pen, withBuilding(tones, color, color), { x: x - wide / 2, y: 0, width: wide, height: high }, 0.3);
    for (let y = 26; y < high - 10; y += 28)
      pen.dashes(tones.window, 12, [12, 10], `M${x - wide / 2 + 10} ${y}h${wide - 24}`);
  }
  const milk = paint('#e3ecec');
  pen
    .rect(milk, -90, 0, 200, 440)
    .rect(mixColors(milk, paint('#8fa5ab'), 0.4), 60, 0, 50, 440)
    .stroke(
      paint('#b9c9cc'),
      3,
      'M-90 60H110M-90 110H110M-90 160H110M-90 300H110M-90 350H110M-90 400H110M-40 0V440M10 0V440',
    )
    .rect(paint('#8a4438'), -90, 190, 200, 76)
    .rect(tones.window, -80, 200, 180, 56)
    .rect(paint('#3a3a40'), -90, 184, 200, 8)
    .rect(paint('#8a4438'), -50, 0, 120, 44);
  drawWalkers(pen, tones, [
    [-50, 200],
    [10, 200],
    [60, 200],
  ]);
}

/** A white block with a round corner and a long curved window above a crossing with a rail viaduct. */
export function drawWhiteSpiral({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const c = withBuilding(tones, '#f1f0ea', '#b9bcbc');
  pen
    .fill(c.wall, 'M-250 0V330H110Q250 320 260 190V0z')
    .fill(c.shade, 'M150 0V320Q252 300 260 190V0z')
    .stroke(tones.window, 26, 'M-250 250Q-80 280 60 250T252 200')
    .stroke(tones.window, 22, 'M-250 130Q-60 160 90 130T260 110')
    .fill(c.lit, 'M-250 330H110Q210 326 240 270Q190 300 90 300H-250z')
    .rect(tones.window, -60, 0, 150, 64)
    .rect(paint('#d9508a'), -220, 170, 44, 70)
    .rect(paint('#f2c23a'), -160, 170, 44, 70);
  pen.rect(paint('#b9b5ac'), -398, 70, 796, 26).rect(paint('#8f8b84'), -398, 66, 796, 8);
  for (const x of [-330, -150, 190, 350])
    pen.polygon(paint('#a8a49a'), [x - 16, 0], [x - 34, 70], [x + 34, 70], [x + 16, 0]);
  pen
    .rect(paint('#e6e4de'), -330, 98, 250, 44)
    .rect(paint('#3f6fb0'), -330, 98, 250, 10)
    .dashes(tones.window, 18, [26, 10], 'M-322 124H-90');
}

/** A museum with a pixeled front over a terrace at the harbor. */
export function drawHarborMuseum({ pen, tones }: MotifInput): void {
  const c = withBuilding(tones, '#d9d6cc', '#9a9a94');
  drawBlock(pen, c, { x: -300, y: 0, width: 600, height: 190 }, 0.1);
  for (let y = 20; y < 180; y += 20) pen.dashes(y % 40 ? c.shade : c.lit, 9, [22, 14], `M${-296 + (y % 60)} ${y}H180`);
  pen
    .polygon(c.lit, [180, 0], [180, 250], [330, 190], [330, 0])
    .polygon(tones.window, [200, 20], [200, 200], [310, 166], [310, 20])
    .stroke(c.wall, 4, 'M228 20V192M256 20V184M284 20V174M200 80H310M200 130H310')
    .rect(c.lit, -308, 186, 490, 12)
    .rect(tones.window, -240, 8, 160, 40);
  drawPalm(pen, tones, -360, 0, 1.6, 0.1);
}

/** A triple gate of pink plaster with green tiles and dragons. */
export function drawPinkTripleGate({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const pink = withBuilding(tones, '#e0a094', '#4f8a6a');
  const yellow = paint('#f2cf7a');
  for (const [x, half, high] of [
    [-230, 90, 130],
    [230, 90, 130],
    [0, 120, 180],
  ] as const) {
    drawBlock(pen, pink, { x: x - half, y: 0, width: 2 * half, height: high }, 0.12);
    drawEaves(pen, pink, { x, y: high - 6, half: half + 26, height: 44, ridge: half * 0.7 });
    pen
      .arch(yellow, x - half * 0.46, 0, half * 0.92, high * 0.3)
      .arch(pink.deep, x - half * 0.36, 0, half * 0.72, high * 0.28)
      .rect(yellow, x - half * 0.6, high * 0.76, half * 1.2, 16);
  }
  drawBlock(pen, pink, { x: -84, y: 214, width: 168, height: 50 }, 0.14);
  drawEaves(pen, pink, { y: 256, half: 120, height: 56, ridge: 60 });
  pen
    .rect(yellow, -52, 224, 104, 28)
    .rect(paint('#b5402f'), -44, 230, 88, 16)
    .stroke(paint('#5fae8a'), 8, 'M-90 312q30 40 60 4t30 6t30-6t60-4')
    .circle(paint('#e3b23f'), 0, 330, 10)
    .rounds(tones.leaf, 40, 'M-360 30v10M360 30v10')
    .rounds(paint('#d9508a'), 12, 'M-366 50h0M-350 40h0M352 52h0M368 40h0');
}

/** A small open chapel with a tiled roof over a wooden cross. */
export function drawCrossChapel({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const c = withBuilding(tones, '#d9c7a8', '#9a5a44');
  pen
    .rect(c.shade, -190, 0, 380, 20)
    .rect(c.deep, -150, 20, 300, 170)
    .rect(paint('#6f4a34'), -14, 20, 28, 150)
    .rect(paint('#6f4a34'), -50, 110, 100, 24)
    .rounds(paint('#c9402f'), 10, 'M-40 26h2M-22 26h2M22 26h2M40 26h2');
  for (const x of [-170, -70, 70, 170]) drawBlock(pen, c, { x: x - 20, y: 20, width: 40, height: 180 }, 0.3);
  pen
    .fill(c.wall, 'M-190 220V190H-150Q-120 216-90 190H-50Q0 226 50 190H90Q120 216 150 190H190V220z')
    .polygon(c.roof, [-220, 214], [-90, 300], [90, 300], [220, 214])
    .polygon(c.roofShade, [60, 214], [40, 300], [90, 300], [220, 214])
    .polygon(c.roof, [-60, 300], [0, 350], [60, 300])
    .rect(c.deep, -3, 346, 6, 44)
    .rect(c.deep, -16, 370, 32, 6);
}

/** A white Tibetan temple under gilded roofs, with prayer wheels and poles of flags. */
export function drawSteppeTemple({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const white = withBuilding(tones, '#f1ece0', '#4f8a6a');
  const gold = withBuilding(tones, '#b5483a', '#d9a93a');
  drawBlock(pen, white, { x: -220, y: 0, width: 440, height: 210 }, 0.12);
  for (const y of [60, 130])
    for (let x = -180; x < 190; x += 72)
      pen.polygon(paint('#3a2f30'), [x - 18, y], [x - 13, y + 44], [x + 13, y + 44], [x + 18, y]);
  pen
    .rect(paint('#7a3a32'), -226, 196, 452, 26)
    .rounds(paint('#e3b23f'), 12, 'M-190 210h0M-120 210h0M120 210h0M190 210h0');
  drawBlock(pen, gold, { x: -130, y: 222, width: 260, height: 64 }, 0.16);
  drawEaves(pen, gold, { y: 276, half: 180, height: 54, ridge: 110 });
  drawBlock(pen, gold, { x: -80, y: 326, width: 160, height: 40 }, 0.16);
  drawEaves(pen, gold, { y: 358, half: 126, height: 54, ridge: 60 });
  pen.circle(paint('#e3b23f'), 0, 424, 10).rect(paint('#e3b23f'), -3, 410, 6, 40);
  pen
    .rect(paint('#7a3a32'), -40, 0, 80, 80)
    .rect(paint('#e3b23f'), -34, 6, 68, 66)
    .rect(paint('#7a3a32'), -3, 6, 6, 66);
  for (const side of [-1, 1]) {
    const x = side * 310;
    pen
      .rect(paint('#8a6a4c'), x - 3, 0, 6, 250)
      .stroke(paint('#5a5048'), 2, `M${x} 250L${side * 150} 210`)
      .rounds(paint('#3f6fc4'), 16, `M${side * 290} 240v2`)
      .rounds(paint('#f1eadb'), 16, `M${side * 256} 232v2`)
      .rounds(paint('#d9402f'), 16, `M${side * 222} 224v2`)
      .rounds(paint('#4d9a5c'), 16, `M${side * 190} 216v2`);
    pen
      .rect(paint('#b5483a'), x - 60, 0, 120, 60)
      .dashes(paint('#e3b23f'), 34, [16, 10], `M${x - 54} 26H${x + 56}`)
      .rect(paint('#4f8a6a'), x - 68, 58, 136, 12);
  }
}

/** Three wide floors over one another: octagon, Thai terraces and a Burmese crown, below a bronze figure on a hill. */
export function drawThreeLandsPagoda({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const hill = fade(haze, 0.2);
  pen
    .fill(hill(leafShade), 'M-720-10Q-420 220-160 260T260 330Q520 300 720 120V-10z')
    .rounds(hill(leaf), 60, 'M-460 100h80M-300 190h90M120 250h70M460 210h100M380 120h80M-120 170h50')
    .rect(paint('#e9e2d2'), 196, 330, 110, 20);
  const bronze = paint('#7f7a5a');
  for (const x of [206, 296]) pen.rect(paint('#d9cfbd'), x - 7, 330, 14, 150);
  pen
    .fill(bronze, 'M222 340q6 70 14 100q6 24 15 24t15-24q8-30 14-100z')
    .circle(bronze, 251, 478, 17)
    .polygon(paint('#b5603f'), [176, 478], [251, 540], [326, 478])
    .fill(leafShade, 'M-720-10Q-400 60-150 40T300 60T720 20V-230H-720z');
  const cream = withBuilding(tones, '#f3e6c8', '#b5513c');
  for (const [half, y] of [
    [130, 30],
    [112, 90],
    [96, 146],
    [82, 198],
  ] as const) {
    drawBlock(pen, cream, { x: -110 - half, y, width: 2 * half, height: 46 }, 0.3);
    pen.dashes(tones.window, 24, [14, 14], `M${-110 - half + 12} ${y + 22}h${2 * half - 20}`);
    drawEaves(pen, cream, { x: -110, y: y + 42, half: half + 22, height: 16, ridge: half });
  }
  drawBlock(pen, cream, { x: -174, y: 250, width: 128, height: 40 }, 0.3);
  drawBlock(pen, cream, { x: -160, y: 290, width: 100, height: 40 }, 0.3);
  const gold = paint('#e3b23f');
  pen
    .fill(gold, 'M-164 330Q-158 390-130 400Q-120 440-110 520Q-100 440-90 400Q-62 390-56 330z')
    .fill(
      mixColors(gold, paint('#8a6420'), 0.4),
      'M-96 330Q-96 390-102 400Q-104 440-110 520Q-100 440-90 400Q-62 390-56 330z',
    )
    .rounds(leaf, 40, 'M-380 30h80M60 34h80M220 40h100');
}
