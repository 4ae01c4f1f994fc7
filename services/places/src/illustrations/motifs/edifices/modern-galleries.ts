import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { mixGlass } from '../museums/boxes.js';
import { drawBlock } from '../parts.js';

/** A museum turned inside out: a frame of white steel, pipes in four colors, and a glass tube of escalators. */
export function drawPipeMuseum({ pen, tones }: MotifInput): void {
  const steel = withBuilding(tones, '#e9edf0', '#a9b4bc');
  const glass = mixGlass(tones, '#8fb0c4', 0.5);
  pen.rect(glass, -330, 20, 660, 236).rect(mixColors(glass, steel.deep, 0.3), 240, 20, 90, 236);
  let frame = '';
  for (let x = -330; x <= 330; x += 66) frame += `M${x} 0V262`;
  for (let y = 20; y <= 260; y += 48) frame += `M-340 ${y}H340`;
  let braces = '';
  for (let x = -330; x < 330; x += 66)
    for (let y = 20; y < 240; y += 96) braces += `M${x} ${y}L${x + 66} ${y + 48}M${x + 66} ${y}L${x} ${y + 48}`;
  pen.stroke(steel.wall, 2, braces, 0.8).stroke(steel.wall, 6, frame);
  for (const [x, color] of [
    [150, '#2f6fc0'],
    [184, '#2f6fc0'],
    [218, '#3f9a5a'],
    [252, '#e8b53c'],
    [286, '#c9483f'],
  ] as const)
    pen
      .rect(tones.paint(color), x, 10, 24, 278)
      .rect(mixColors(tones.paint(color), '#1a1a2a', 0.25), x + 15, 10, 9, 278);
  for (const [x, high] of [
    [160, 316],
    [220, 330],
    [280, 308],
  ] as const)
    pen
      .fill(tones.paint('#2f6fc0'), `M${x} 270V${high - 20}q0 20 20 20h26v-22h-20v-${high - 290}z`)
      .rect(steel.lit, x + 40, high - 24, 8, 26);
  pen
    .stroke(steel.lit, 32, 'M-350 34L-200 96H-150L-10 158H34L110 214H140')
    .stroke(tones.isDusk ? tones.window : tones.paint('#cfe6f0'), 23, 'M-350 34L-200 96H-150L-10 158H34L110 214H140')
    .stroke(tones.paint('#c9483f'), 6, 'M-350 22L-200 84H-150L-10 146H34L110 202H140')
    .dashes(steel.lit, 23, [3, 14], 'M-350 34L-200 96H-150L-10 158H34L110 214H140');
  pen
    .rect(steel.wall, -340, 256, 480, 9)
    .rect(steel.shade, -300, 265, 60, 24)
    .rect(tones.paint('#2f6fc0'), -200, 265, 40, 30);
}

/** Four sharp hulls of shining metal that lean outward like bows of ships. */
export function drawProwMuseum({ pen, tones }: MotifInput): void {
  const metal = withBuilding(tones, '#c9d3da', '#8796a3');
  const { wall, lit, shade, deep } = metal;
  const glass = mixGlass(tones, '#7f9fb0', 0.7);
  pen.polygon(glass, [-150, 0], [-120, 220], [0, 190], [120, 220], [150, 0]);
  pen.stroke(
    lit,
    3,
    'M-100 0L-84 210M-50 0L-42 200M0 0V190M50 0L42 200M100 0L84 210M-146 50H146M-138 104H138M-130 160H130',
  );
  for (const side of [-1, 1]) {
    pen.polygon(
      side < 0 ? wall : shade,
      [side * 90, 0],
      [side * 60, 120],
      [side * 110, 260],
      [side * 390, 230],
      [side * 260, 0],
    );
    pen
      .polygon(
        side < 0 ? shade : mixColors(shade, deep, 0.25),
        [side * 200, 0],
        [side * 210, 110],
        [side * 260, 246],
        [side * 390, 230],
        [side * 260, 0],
      )
      .polygon(lit, [side * 110, 260], [side * 390, 230], [side * 384, 220], [side * 108, 248]);
  }
  for (let y = 24; y < 220; y += 18)
    pen
      .dashes(lit, 5, [9, 8], `M${-90 - y * 0.1} ${y}H${-250 - y * 0.46}`)
      .dashes(wall, 5, [9, 8], `M${90 + y * 0.1} ${y}H${200 + y * 0.1}`);
  pen
    .rect(deep, -60, 0, 120, 30)
    .rect(tones.window, -52, 0, 104, 24)
    .rect(mixColors(tones.water, tones.sky[1], 0.25), -390, -12, 780, 10);
}

/** Curved sails of stainless steel that lean against each other in a city. */
export function drawSteelSails({ pen, tones }: MotifInput): void {
  const steel = withBuilding(tones, '#d3dade', '#97a3ac');
  const { wall, lit, shade, deep } = steel;
  for (const [x, width, high] of [
    [-380, 70, 240],
    [-300, 60, 180],
    [250, 60, 210],
    [320, 70, 290],
  ] as const) {
    const tower = withBuilding(tones, '#a9b4bd', '#8f9aa3');
    drawBlock(pen, tower, { x, y: 0, width, height: high }, 0.3);
    drawWindows(pen, tones.window, [x + width / 2, 10, width - 12, high - 20], [4, Math.round(high / 20), 6, 9]);
  }
  drawBlock(pen, withBuilding(tones, '#d9cdb8', '#b5a894'), { x: -310, y: 0, width: 620, height: 34 }, 0.1);
  pen
    .fill(shade, 'M60 30Q160 120 150 260Q210 200 300 220Q310 110 250 30z')
    .fill(wall, 'M60 30Q150 130 150 260Q160 130 120 30z');
  pen
    .fill(wall, 'M-290 30Q-300 150-210 210Q-180 140-110 170Q-90 90-110 30z')
    .fill(shade, 'M-160 30Q-150 110-168 156Q-140 156-110 170Q-90 90-110 30z');
  pen
    .fill(lit, 'M-140 30Q-130 190-30 300Q-20 220 60 250Q70 120 20 30z')
    .fill(shade, 'M-40 30Q10 140 10 236Q36 238 60 250Q70 120 20 30z')
    .fill(wall, 'M-10 30Q20 110 110 160Q120 90 90 30z')
    .fill(lit, 'M160 30Q170 90 240 130Q270 80 250 30z');
  pen
    .stroke(
      deep,
      2,
      'M-110 40Q-100 180-34 280M-80 40Q-60 170-14 250M-260 60Q-250 140-206 190M90 60Q150 150 160 230M230 50Q260 120 270 200',
      0.35,
    )
    .fill(mixGlass(tones, '#7f9fb0'), 'M-60 30V84L20 96V30z')
    .rect(deep, -50, 0, 100, 28)
    .rect(tones.window, -42, 0, 84, 24);
}

/** Giant mushrooms of wooden lattice over a square of a southern town. */
export function drawLatticeCanopy({ pen, tones }: MotifInput): void {
  const wood = withBuilding(tones, '#e0c79a', '#b99a6a');
  const { wall, lit, shade, deep } = wood;
  for (const x of [-250, -20, 220])
    pen
      .fill(shade, `M${x - 40} 0Q${x - 30} 110 ${x - 96} 186H${x + 96}Q${x + 30} 110 ${x + 40} 0z`)
      .fill(wall, `M${x - 40} 0Q${x - 30} 110 ${x - 96} 186H${x - 20}Q${x - 4} 110 ${x - 6} 0z`)
      .stroke(
        deep,
        2,
        `M${x - 20} 4Q${x - 12} 110 ${x - 60} 186M${x + 20} 4Q${x + 12} 110 ${x + 60} 186M${x} 4V186M${x - 34} 50h68M${x - 34} 90h68M${x - 54} 134h108`,
        0.5,
      );
  pen
    .fill(
      lit,
      'M-398 196Q-390 262-270 262Q-180 262-140 226Q-90 280 0 276Q90 274 120 232Q170 284 270 270Q390 256 398 190Q340 150 230 176Q150 190 100 176Q20 160-60 178Q-150 190-230 174Q-360 152-398 196z',
    )
    .fill(
      shade,
      'M-398 196Q-360 152-230 174Q-150 190-60 178Q20 160 100 176Q150 190 230 176Q340 150 398 190Q340 172 230 196T0 196T-230 194T-398 196z',
    );
  let lattice = '';
  for (let x = -360; x <= 360; x += 40) lattice += `M${x} 190L${x + 30} 250M${x + 30} 190L${x} 250`;
  pen
    .stroke(deep, 3, lattice, 0.5)
    .stroke(wall, 5, 'M-380 214Q-200 240 0 232T380 208')
    .rect(tones.paint('#d9cdb4'), -160, 0, 300, 16)
    .dashes(tones.paint('#a89c88'), 4, [280, 5], 'M-150 5H130M-150 11H130');
}

/** A tower of glass and gold that swirls like wine in a decanter, by a river. */
export function drawSwirlTower({ pen, tones }: MotifInput): void {
  const gold = withBuilding(tones, '#d9c08a', '#b5975a');
  const glass = mixGlass(tones, '#b9c9c0', 0.5);
  pen
    .fill(gold.wall, 'M-300 0Q-330 96-200 120Q-60 140 60 120Q210 110 250 50Q260 20 240 0z')
    .fill(gold.shade, 'M60 0Q150 60 60 120Q210 110 250 50Q260 20 240 0z')
    .fill(glass, 'M-250 30Q-220 90-60 96Q90 94 180 44Q60 64-60 60T-250 30z');
  pen
    .fill(glass, 'M-120 100Q-130 240-70 320Q-40 380 20 400Q76 390 70 330Q60 240 90 110Q0 130-120 100z')
    .fill(gold.shade, 'M20 116Q10 260 50 396Q76 390 70 330Q60 240 90 110z', 0.7);
  let swirl = '';
  for (let step = 0; step < 14; step++)
    swirl += `M${-122 + step * 5} ${110 + step * 18}Q${-20} ${70 + step * 22} ${88 - Math.round(step * 2.4)} ${124 + step * 19}`;
  pen
    .stroke(gold.wall, 6, swirl)
    .stroke(gold.lit, 3, 'M-280 40Q-200 100-40 104Q120 104 236 50M-290 20Q-180 74-20 74Q140 70 244 24')
    .fill(gold.lit, 'M-70 320Q-40 380 20 400Q76 390 70 330Q20 370-70 320z', 0.7)
    .rect(gold.deep, -60, 0, 90, 34)
    .rect(tones.window, -50, 0, 70, 28);
}

/** Two curved towers of different height around a hall like a saucer. */
export function drawTwinCurves({ pen, tones }: MotifInput): void {
  const concrete = withBuilding(tones, '#ddd8cc', '#a8a398');
  const { wall, lit, shade } = concrete;
  const glass = mixGlass(tones, '#8fa9b5', 0.6);
  for (const [side, high] of [
    [-1, 300],
    [1, 380],
  ] as const) {
    pen
      .fill(
        side < 0 ? shade : wall,
        `M${side * 230} 0V${high}Q${side * 200} ${high + 12} ${side * 130} ${high - 8}L${side * 96} ${high - 24}V0z`,
      )
      .fill(glass, `M${side * 96} 0V${high - 24}L${side * 150} ${high - 14}V0z`)
      .rect(lit, side < 0 ? -234 : 96, high - 30, 138, 6);
    let rows = '';
    for (let y = 30; y < high - 30; y += 15) rows += `M${side * 98} ${y}H${side * 150}`;
    pen
      .stroke(lit, 3, rows)
      .stroke(shade, 2, `M${side * 170} 0V${high}M${side * 190} 0V${high}M${side * 210} 0V${high}`, 0.7);
  }
  pen.rect(shade, -360, 0, 720, 30).rect(lit, -366, 28, 732, 8).dashes(tones.window, 16, [24, 10], 'M-350 14H350');
  pen
    .polygon(wall, [-24, 34], [-44, 74], [44, 74], [24, 34])
    .fill(wall, 'M-120 92Q0 56 120 92Q110 112 60 122H-60Q-110 112-120 92z')
    .fill(lit, 'M-118 96Q0 140 118 96Q60 130 0 130T-118 96z')
    .dashes(tones.window, 10, [10, 5], 'M-100 96Q0 70 100 96');
  pen
    .polygon(mixColors(tones.water, tones.sky[1], 0.3), [-160, -8], [160, -8], [210, -50], [-210, -50])
    .stroke(lit, 5, 'M-120-40Q-90 24-60-36M-30-40Q0 28 30-40M60-36Q90 24 120-40');
}

/** Bulging shells of metal in silver, red, gold and purple beside a white tower like a disk on legs. */
export function drawColorShells({ pen, tones }: MotifInput): void {
  const parts = [
    ['#a84a6a', 'M-390 0Q-400 110-300 150Q-220 120-210 0z'],
    ['#c9ccd0', 'M-250 0Q-270 190-150 220Q-60 180-60 0z'],
    ['#c9a03f', 'M-100 0Q-110 130-20 170Q60 140 60 0z'],
    ['#c9483f', 'M20 0Q10 180 120 200Q210 160 200 0z'],
    ['#4f86b5', 'M170 0Q170 120 260 140Q340 110 330 0z'],
  ] as const;
  for (const [color, data] of parts) pen.fill(tones.paint(color), data);
  const dark = tones.paint('#3f3550');
  pen
    .fill(dark, 'M-250 90Q-150 130-60 60V0Q-150 70-250 0z', 0.3)
    .fill(
      dark,
      'M60 0Q60 120 26 160Q60 120 60 70zM200 0Q200 110 170 170Q210 120 200 0zM-60 0Q-64 120-110 196Q-60 150-60 0zM330 0Q336 80 290 128Q340 100 330 0z',
      0.4,
    )
    .stroke(tones.paint('#eef0f0'), 4, 'M-240 60Q-150 180-70 110M30 90Q110 190 196 80M-370 60Q-300 140-226 70', 0.6);
  pen
    .rect(tones.window, -40, 0, 60, 44)
    .stroke(tones.paint('#dfe3e6'), 6, 'M-400 70Q-200 110 0 74T400 84')
    .rect(tones.paint('#b5bcc2'), -330, 0, 8, 84)
    .rect(tones.paint('#b5bcc2'), 330, 0, 8, 84);
  pen
    .stroke(tones.paint('#eceae4'), 8, 'M258 0L276 330M324 0L306 330M276 120H306M270 60H312')
    .fill(tones.paint('#eceae4'), 'M226 336Q291 316 356 336L332 352H250z')
    .rect(tones.window, 252, 350, 78, 10)
    .rect(tones.paint('#eceae4'), 288, 360, 6, 66);
}
