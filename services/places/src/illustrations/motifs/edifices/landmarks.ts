import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock, traceArcade } from '../parts.js';

/** A pedestrian crossing with white stripes and yellow beacons in a leafy street. */
export function drawZebraCrossing({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const road = mixColors(paint('#70757d'), tones.haze, 0.1);
  for (const side of [-1, 1]) {
    const white = withBuilding(tones, '#f1ede3', '#8a7f78');
    pen.polygon(
      side < 0 ? white.wall : white.shade,
      [side * 90, 0],
      [side * 90, 120],
      [side * 720, 300],
      [side * 720, -40],
    );
    pen
      .rounds(
        tones.leafShade,
        150,
        `M${side * 130} 170h${side * 10}M${side * 250} 240h${side * 40}M${side * 420} 320h${side * 60}M${side * 610} 380h${side * 80}`,
      )
      .rounds(
        tones.leaf,
        100,
        `M${side * 150} 190h${side * 20}M${side * 280} 270h${side * 40}M${side * 460} 350h${side * 60}M${side * 660} 400h${side * 40}`,
      )
      .rounds(
        tones.leafLight,
        40,
        `M${side * 160} 220h0M${side * 290} 310h${side * 30}M${side * 480} 390h${side * 40}`,
      );
    for (const x of [170, 300, 480]) pen.rect(paint('#6f5748'), side * x - x / 40, -x * 0.06, x / 20, x * 0.6);
    pen.polygon(paint('#c9c2b4'), [side * 70, 0], [side * 100, 0], [side * 720, -90], [side * 720, -180]);
  }
  pen
    .polygon(road, [-70, 2], [70, 2], [720, -180], [720, -240], [-720, -240], [-720, -180])
    .fill(tones.haze, 'M-70 2L-60 60H60L70 2z')
    .rounds(tones.leaf, 60, 'M-40 60h80');
  pen.polygon(mixColors(road, paint('#f4f1ea'), 0.1), [-330, -66], [330, -66], [560, -140], [-560, -140]);
  for (let index = -5; index < 5; index++)
    pen.polygon(
      paint('#f6f3ec'),
      [index * 66 + 6, -66],
      [index * 66 + 40, -66],
      [(index * 66 + 40) * 1.7, -140],
      [(index * 66 + 6) * 1.7, -140],
    );
  pen
    .dashes(paint('#f6f3ec'), 5, [14, 12], 'M0 0V-60M0-150V-240')
    .stroke(paint('#f6f3ec'), 4, 'M-120-40l-30-6M120-40l30-6');
  for (const x of [-370, 370]) {
    pen
      .rect(paint('#2f3440'), x - 5, -80, 10, 210)
      .dashes(paint('#f6f3ec'), 10, [22, 22], `M${x} -70V126`)
      .circle(tones.isDusk ? '#f6b43a' : paint('#f0a52f'), x, 150, 25)
      .fill(mixColors(paint('#f0a52f'), '#ffffff', 0.5), `M${x - 14} 158q4-14 16-18q-18-2-16 18z`);
  }
  pen
    .fill(paint('#e9e4da'), 'M470-110q-6 44 26 48h30l26 40h76l24-40q44-4 40-48z')
    .rounds(tones.deep, 40, 'M510-112h0M650-112h0')
    .fill(paint('#5f7f94'), 'M536-62l20 30h56l16-30z');
}

/** An unfinished square tower of red stone above rows of broken columns. */
export function drawColumnFieldTower({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c98a66', '#a56a4c');
  const { lit, deep, shade } = stone;
  drawBlock(pen, stone, { x: -290, y: 0, width: 130, height: 276 }, 0.34);
  pen
    .rect(shade, -276, 60, 72, 90)
    .pointedArch(deep, -266, 64, 52, 40)
    .rect(shade, -276, 168, 72, 90)
    .stroke(lit, 4, 'M-270 176q18 26 0 46t18 34M-240 176q18 26 0 46t18 34M-214 176q-18 26 0 46t-8 34')
    .rect(lit, -294, 268, 138, 9)
    .polygon(stone.wall, [-290, 276], [-270, 286], [-220, 280], [-180, 290], [-160, 277]);
  pen.rect(lit, -160, -6, 560, 8);
  for (const [row, y] of [
    [0, 12],
    [1, -14],
  ] as const)
    for (let index = 0; index < 9; index++) {
      const high = 46 + ((index * 29 + row * 17) % 40);
      drawBlock(pen, stone, { x: -130 + index * 58 + row * 20, y, width: 24, height: high }, 0.4);
      pen.rect(lit, -134 + index * 58 + row * 20, y + high - 5, 32, 6);
    }
  const white = withBuilding(tones, '#f5f2ea', '#3f8a6a');
  drawBlock(pen, white, { x: 220, y: 26, width: 110, height: 70 }, 0.3);
  pen
    .pointedArch(white.deep, 256, 28, 38, 24)
    .polygon(white.roof, [212, 96], [275, 150], [338, 96])
    .polygon(white.roofShade, [290, 96], [275, 150], [338, 96])
    .rounds(tones.paint('#e0b040'), 7, 'M275 156v10')
    .rect(white.lit, 214, 92, 122, 7);
}

/** Nineteen terraces of a garden on a hillside, with a white shrine under a golden dome. */
export function drawTerraceShrine({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f3ecdc', '#e6b43c');
  const { lit, shade, deep } = white;
  pen
    .polygon(tones.leafShade, [-398, 0], [-300, 200], [-150, 400], [150, 400], [300, 200], [398, 0])
    .rounds(
      tones.leaf,
      40,
      'M-300 60h40M-260 160h30M-180 260h30M-110 350h20M270 60h40M230 160h30M160 260h30M90 350h20',
    );
  for (let terrace = 0; terrace < 12; terrace++) {
    const y = terrace * 32;
    const half = 190 - terrace * 12;
    if (terrace > 4 && terrace < 8) continue;
    pen
      .fill(tones.leafLight, `M${-half} ${y}Q0 ${y + 26} ${half} ${y}V${y + 15}Q0 ${y + 40} ${-half} ${y + 15}z`)
      .stroke(lit, 4, `M${-half} ${y + 17}Q0 ${y + 42} ${half} ${y + 17}`)
      .rounds(tones.leafShade, 10, `M${-half + 14} ${y + 16}v12M${half - 14} ${y + 16}v12`);
  }
  pen
    .polygon(lit, [-13, 390], [13, 390], [36, 0], [-36, 0])
    .dashes(shade, 3, [76, 6], 'M-34 20H34M-32 44H32M-30 68H30M-28 92H28M-20 260H20M-18 290H18M-16 320H16M-14 350H14');
  pen
    .rect(lit, -150, 150, 300, 14)
    .fill(white.wall, traceArcade({ x: -117, y: 164, height: 62 }, { count: 7, span: 22, pier: 10, sides: 34 }))
    .rect(shade, 60, 200, 57, 26)
    .rect(lit, -124, 224, 248, 9)
    .dashes(lit, 12, [8, 7], 'M-120 238h240')
    .rect(deep, -108, 164, 216, 2);
  drawBlock(pen, white, { x: -62, y: 232, width: 124, height: 36 }, 0.3);
  drawBlock(pen, white, { x: -42, y: 268, width: 84, height: 26 }, 0.3);
  drawWindows(pen, deep, [0, 234, 116, 28], [7, 1, 8, 18], true);
  drawDome(pen, white, 0, 294, 46, 58);
  drawBlock(pen, white, { x: -7, y: 350, width: 14, height: 14 }, 0.4);
  drawCone(pen, white, 0, 364, 8, 20);
}

/** A hall with a row of plain square pillars all round, flags, and a wide square before it. */
export function drawPillarHall({ pen, tones, random }: MotifInput): void {
  const kind = Math.floor(random.between(0, 3));
  const stone = [
    withBuilding(tones, '#d9c9a4', '#b5a57f'),
    withBuilding(tones, '#b9b2a6', '#8a8378'),
    withBuilding(tones, '#e6d3a0', '#a8906a'),
  ][kind]!;
  const { wall, lit, shade, deep } = stone;
  const half = [300, 210, 340][kind]!;
  const high = [150, 110, 120][kind]!;
  for (let step = 0; step < 4; step++)
    pen.rect(step % 2 ? wall : lit, -half - 50 + step * 14, step * 10, 2 * half + 100 - step * 28, 10);
  pen.rect(shade, -half, 40, 2 * half, high);
  const pitch = kind === 1 ? 60 : 50;
  for (let x = -half + 8; x <= half - 20; x += pitch)
    pen
      .rect(wall, x, 40, 22, high)
      .rect(deep, x + 22, 40, 9, high)
      .rect(lit, x, 40, 6, high);
  pen
    .rect(wall, -half - 10, 40 + high, 2 * half + 20, 34)
    .rect(shade, half * 0.5, 40 + high, half * 0.5 + 10, 34)
    .rect(lit, -half - 16, 68 + high, 2 * half + 32, 9);
  if (kind === 1)
    for (const [inset, y] of [
      [30, 77],
      [60, 97],
    ] as const)
      pen
        .rect(wall, -half + inset, y + high, 2 * half - 2 * inset, 22)
        .rect(lit, -half + inset - 4, y + high + 16, 2 * half - 2 * inset + 8, 6);
  pen.rect(deep, -24, 40, 48, 70).rect(tones.window, -18, 40, 36, 62);
  for (const x of [-half - 30, half + 30])
    pen.rect(deep, x - 1, 10, 3, 150).rect(tones.paint('#c9483f'), x + 2, 122, 40, 28);
}

/** A memorial square: two open pavilions, a ring of pillars with wreaths, and a pool with fountains. */
export function drawPillarRing({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e3dccd', '#b5ad9c');
  const { wall, lit, shade, deep } = stone;
  const water = mixColors(tones.waterLight, '#ffffff', tones.isDusk ? 0.1 : 0.45);
  for (let index = -8; index <= 8; index++) {
    const x = Math.round(330 * Math.sin(index * 0.185));
    const y = Math.round(20 * Math.cos(index * 0.185));
    if (Math.abs(index) < 1) continue;
    pen
      .rect(wall, x - 11, y, 22, 96)
      .rect(shade, x + 4, y, 7, 96)
      .rect(deep, x - 4, y + 8, 8, 60)
      .circle(tones.paint('#5f7a5a'), x, y + 80, 8);
  }
  pen.rect(wall, -60, 24, 120, 60).dashes(tones.paint('#e0b040'), 5, [4, 6], 'M-50 44H52M-50 56H52M-50 68H52');
  for (const x of [-352, 352]) {
    pen
      .fill(wall, traceArcade({ x: x - 44, y: 0, height: 170 }, { count: 1, span: 48, pier: 20, sides: 80 }))
      .rect(shade, x + 24, 0, 20, 150)
      .rect(lit, x - 50, 164, 100, 12)
      .rect(lit, x - 48, 132, 96, 6);
  }
  pen
    .ellipse(lit, 0, -6, 290, 24)
    .ellipse(mixColors(tones.water, tones.sky[1], 0.25), 0, -4, 274, 19)
    .rounds(
      water,
      5,
      'M-180-6q10 90 30 4M-110-10q10 110 30 2M-40-12q10 130 30 2M40-12q-10 130-30 2M110-10q-10 110-30 2M180-6q-10 90-30 4',
    );
}
