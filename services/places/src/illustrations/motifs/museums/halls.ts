import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawEaves, drawSteps, traceArcade } from '../parts.js';
import { BANNERS, mixGlass } from './boxes.js';

/** A power station or warehouse of brick with a tall chimney. */
export function drawIndustrialMuseum({ pen, tones, random }: MotifInput): void {
  const brick = withBuilding(tones, '#a0624a', '#6a6460');
  const { lit, window, deep } = brick;
  const glass = mixGlass(tones, '#9cb9c2');
  drawBlock(pen, brick, { x: -330, y: 0, width: 660, height: 150 }, 0.2);
  pen
    .rect(glass, -320, 150, 640, 34)
    .rect(lit, -330, 146, 660, 6)
    .rect(brick.roof, -326, 184, 652, 6)
    .dashes(deep, 34, [3, 24], 'M-318 167H318');
  for (const x of [-265, -175, 175, 265])
    pen
      .rect(deep, x - 20, 16, 40, 120)
      .rect(window, x - 15, 20, 30, 110)
      .stroke(deep, 3, `M${x} 20v110M${x - 15} 60h30M${x - 15} 96h30`);
  pen
    .polygon(brick.wall, [-46, 0], [-40, 400], [40, 400], [46, 0])
    .polygon(brick.shade, [14, 0], [12, 400], [40, 400], [46, 0])
    .rect(lit, -44, 392, 88, 8)
    .rect(deep, -28, 330, 10, 50)
    .rect(deep, -5, 330, 10, 50)
    .rect(deep, 18, 330, 10, 50);
  pen.rect(deep, -30, 0, 60, 44).rect(tones.window, -24, 0, 48, 38);
  const banner = tones.paint(BANNERS[Math.floor(random.between(0, 3))]!);
  pen.rect(banner, -122, 26, 34, 104).rect(banner, 90, 26, 34, 104);
}

/** Round silos of concrete cut open, with windows that bulge like pillows. */
export function drawSiloMuseum({ pen, tones }: MotifInput): void {
  const concrete = withBuilding(tones, '#c9bfae', '#a39a8a');
  const glass = mixGlass(tones, '#86a3b0', 0.65);
  for (let index = 0; index < 7; index++) {
    const x = -250 + index * 62;
    pen
      .rect(concrete.wall, x, 0, 60, 190)
      .rect(concrete.shade, x + 40, 0, 20, 190)
      .rect(concrete.lit, x + 6, 0, 8, 190);
  }
  pen.rect(concrete.lit, -256, 186, 446, 10);
  drawBlock(pen, concrete, { x: 60, y: 0, width: 200, height: 320 }, 0.28);
  for (const x of [60, 160]) pen.rect(concrete.shade, x - 5, 0, 10, 320);
  for (let row = 0; row < 3; row++)
    for (const x of [112, 208]) {
      const y = 196 + row * 40;
      pen
        .fill(glass, `M${x - 38} ${y}q38-9 76 0q9 17 0 34q-38 9-76 0q-9-17 0-34z`)
        .stroke(
          concrete.deep,
          2,
          `M${x} ${y - 4}v42M${x - 42} ${y + 17}h84M${x - 36} ${y + 1}l72 32M${x - 36} ${y + 33}l72-32`,
          0.7,
        );
    }
  pen
    .rect(concrete.lit, 54, 316, 212, 8)
    .rect(concrete.deep, -140, 0, 130, 60)
    .rect(mixGlass(tones, '#9cb9c2', 0.7), -130, 0, 110, 54)
    .rect(concrete.lit, -150, 58, 150, 8);
}

/** A villa with a loggia between two low towers in a garden. */
export function drawVillaMuseum({ pen, tones }: MotifInput): void {
  const villa = withBuilding(tones, '#f3e6cc', '#b8654a');
  const { wall, lit, shade, deep, window } = villa;
  const { leaf, leafShade } = tones;
  for (const x of [-210, 210]) {
    drawBlock(pen, villa, { x: x - 70, y: 0, width: 140, height: 180 }, 0.24);
    drawBlock(pen, villa, { x: x - 44, y: 180, width: 88, height: 60 }, 0.34);
    drawHipRoof(pen, villa, [x, 240, 104, 26], 26);
    for (const y of [6, 92]) drawWindows(pen, window, [x, y, 132, 76], [3, 1, 20, 50]);
    drawWindows(pen, window, [x, 190, 80, 44], [2, 1, 18, 30], true);
    pen.rect(lit, x - 76, 84, 152, 6).rect(lit, x - 76, 174, 152, 7);
  }
  pen
    .rect(wall, -140, 0, 280, 170)
    .rect(shade, -140, 6, 280, 78)
    .fill(lit, traceArcade({ x: -141, y: 0, height: 84 }, { count: 5, span: 44, pier: 10, sides: 50 }));
  drawHipRoof(pen, villa, [0, 170, 300, 28], 12);
  drawWindows(pen, window, [0, 92, 270, 72], [5, 1, 22, 48]);
  pen.rect(deep, -16, 4, 32, 52).rect(lit, -146, 84, 292, 7).rect(lit, -146, 166, 292, 6);
  for (const side of [-1, 1])
    pen
      .polygon(lit, [side * 20, 0], [side * 20, 26], [side * 90, 0])
      .rounds(leafShade, 26, `M${side * 150} 6h${side * 150}`)
      .rounds(leaf, 18, `M${side * 160} 12h${side * 120}`);
  pen.rounds(tones.paint('#d9853f'), 7, 'M-190 18h0M-240 16h0M-280 18h0M190 18h0M240 16h0M280 18h0');
}

/** A courtyard of two floors of arches around a fountain with plants. */
export function drawArcadeCourt({ pen, tones, palette }: MotifInput): void {
  const { leaf, leafShade, paint } = tones;
  const color = palette === 'desert' ? '#efe2c6' : palette === 'mediterranean' ? '#f0dcb4' : '#e9b872';
  const court = withBuilding(tones, color, '#b8654a');
  const { wall, lit, shade, deep, window } = court;
  pen.rect(wall, -350, 0, 700, 226).rect(shade, -340, 6, 680, 92).rect(shade, -340, 122, 680, 78);
  drawWindows(pen, deep, [0, 6, 660, 84], [7, 1, 30, 62], true);
  drawWindows(pen, window, [0, 126, 660, 70], [7, 1, 26, 50], true);
  pen.fill(lit, traceArcade({ x: -354, y: 0, height: 112 }, { count: 7, span: 84, pier: 15, sides: 50 }));
  pen.rect(wall, -354, 104, 708, 18).rect(lit, -358, 118, 716, 7);
  pen.fill(lit, traceArcade({ x: -357, y: 122, height: 92 }, { count: 14, span: 42, pier: 8.4, sides: 46 }));
  pen.dashes(lit, 20, [5, 9], 'M-350 136H350').rect(wall, -358, 208, 716, 16).rect(lit, -364, 220, 728, 6);
  pen
    .polygon(court.roof, [-372, 226], [-350, 252], [350, 252], [372, 226])
    .dashes(court.roofShade, 24, [4, 14], 'M-350 238H350');
  pen
    .fill(lit, 'M-84-22Q-80 10 0 12T84-22z')
    .ellipse(paint('#7fb5c2'), 0, 4, 72, 8)
    .rect(lit, -8, 4, 16, 50)
    .fill(lit, 'M-40 54q4-16 40-16t40 16z')
    .stroke(paint('#e6f2f4'), 3, 'M0 58v26M0 80q-22 8-30-26M0 80q22 8 30-26');
  for (const x of [-300, -210, 210, 300])
    pen
      .fill(paint('#b5654a'), `M${x - 18} 18h36l-6-32h-24z`)
      .rounds(leafShade, 34, `M${x} 36h0`)
      .rounds(leaf, 24, `M${x - 8} 48h0M${x + 10} 40h0`);
}

/** A broad front of pale walls under roofs of tiles with lifted eaves. */
export function drawTiledMuseum({ pen, tones }: MotifInput): void {
  const hall = withBuilding(tones, '#e3d6bd', '#5f6a6c');
  const { lit, deep, window } = hall;
  const base = drawSteps(pen, tones, 370, 2, 8, 8);
  for (const x of [-230, 230]) {
    drawBlock(pen, hall, { x: x - 110, y: base, width: 220, height: 92 }, 0.2);
    drawWindows(pen, window, [x, base + 20, 210, 56], [6, 1, 16, 46]);
    drawEaves(pen, hall, { x, y: base + 86, half: 132, height: 50, ridge: 80 });
  }
  drawBlock(pen, hall, { x: -130, y: base, width: 260, height: 132 }, 0.2);
  drawWindows(pen, window, [0, base + 66, 240, 56], [8, 1, 14, 40]);
  pen.rect(deep, -70, base, 140, 64).rect(lit, -84, base + 60, 168, 9);
  for (const x of [-70, -24, 24, 70]) pen.rect(lit, x - 6, base, 12, 62);
  drawEaves(pen, hall, { y: base + 124, half: 176, height: 62, ridge: 84 });
  drawBlock(pen, hall, { x: -66, y: base + 180, width: 132, height: 22 }, 0.3);
  drawEaves(pen, hall, { y: base + 196, half: 96, height: 46, ridge: 36 });
}

/** A courtyard under one vast roof on a single column, from which water falls. */
export function drawUmbrellaCourt({ pen, tones }: MotifInput): void {
  const { paint, leaf, water } = tones;
  const stone = withBuilding(tones, '#d9cbb2', '#a39884');
  const metal = withBuilding(tones, '#cfc6b4', '#8f8778');
  for (const side of [-1, 1]) {
    pen
      .rect(side < 0 ? stone.wall : stone.shade, side < 0 ? -390 : 250, 0, 140, 130)
      .rect(tones.window, side < 0 ? -390 : 250, 14, 140, 40)
      .dashes(stone.deep, 50, [4, 12], side < 0 ? 'M-386 96H-254' : 'M254 96H388')
      .rect(stone.lit, side < 0 ? -394 : 246, 124, 148, 8);
  }
  pen
    .rect(mixColors(stone.shade, tones.haze, 0.3), -250, 0, 500, 104)
    .rect(mixColors(tones.window, tones.haze, 0.3), -240, 20, 480, 46)
    .dashes(stone.lit, 46, [4, 22], 'M-236 43H240');
  pen.ellipse(water, 0, -6, 190, 22).ellipse(mixColors(water, stone.lit, 0.4), 0, -4, 120, 12);
  pen
    .polygon(metal.shade, [-330, 232], [0, 214], [330, 232], [300, 250], [-300, 250])
    .polygon(metal.lit, [-344, 232], [-300, 262], [300, 262], [344, 232], [0, 248])
    .stroke(metal.shade, 3, 'M-240 240L-220 262M-120 244L-110 262M0 248V262M120 244L110 262M240 240L220 262');
  pen
    .fill(paint('#9dbcc4'), 'M-60 10V216H60V10Q0-10-60 10z', 0.55)
    .dashes(paint('#e6f2f4'), 200, [3, 9], 'M-58 112H60');
  pen
    .rect(paint('#8d7358'), -24, 0, 48, 218)
    .rect(paint('#6f5844'), 8, 0, 16, 218)
    .stroke(
      paint('#b59a78'),
      3,
      'M-18 40q16 10 30 0M-18 80q16-14 30 0M-18 120q16 10 30 0M-18 160q16-14 30 0M-18 196q16 10 30 0',
    );
  pen.rounds(leaf, 20, 'M-330 4h50M280 4h60');
  for (const [x, color] of [
    [-200, '#c8434a'],
    [-170, '#39435a'],
    [190, '#d29a3a'],
  ] as const)
    pen.fill(paint(color), `M${x - 7} -14q-2 26 5 30h4q8-4 5-30z`).rounds(paint('#b07f5c'), 9, `M${x} 22h0`);
}

/** A great window of water with a shark, rays and shoals above dark visitors. */
export function drawAquarium({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [deepSea, sea, light] = ['#1f5f8a', '#2f86ad', '#6cc0d0'].map(paint) as [string, string, string];
  pen
    .rect(deepSea, -720, -240, 1440, 900)
    .fill(sea, 'M-720 660V120Q-300 40 0 90T720 140V660z')
    .fill(mixColors(sea, light, 0.5), 'M-720 660V330Q-200 250 160 320T720 300V660z');
  pen
    .polygon(light, [-300, 660], [-460, -60], [-380, -60], [-200, 660])
    .polygon(mixColors(sea, light, 0.6), [60, 660], [-40, -80], [60, -80], [180, 660])
    .polygon(mixColors(sea, light, 0.5), [360, 660], [340, -60], [430, -60], [470, 660]);
  pen
    .fill(paint('#3f6f7a'), 'M-720-60Q-600 60-500 0T-330-60zM720-60Q600 100 480 30T300-60z')
    .rounds(paint('#d9737a'), 16, 'M-600-40v60M-570-40v90M-540-40v50M560-40v100M600-40v70')
    .rounds(paint('#e0a24a'), 16, 'M-470-50v50M-440-50v80M480-50v60M450-50v40')
    .rounds(paint('#5aa56a'), 11, 'M-640-50q20 60 0 130M-400-50q-20 50 0 100M400-50q16 60 0 120M650-50q-20 80 0 150');
  const gray = paint('#56707f');
  pen
    .fill(
      gray,
      'M-330 250Q-200 330 20 290Q90 276 150 240L230 310L214 230L240 170L150 214Q20 190-140 206Q-260 214-330 250z',
    )
    .fill(paint('#c6d5d9'), 'M-330 250Q-260 214-140 206Q20 190 130 218Q-60 216-200 240z')
    .fill(gray, 'M-80 296L-30 366L10 290zM-120 210L-70 140L-40 204z')
    .rounds(paint('#1f2f3f'), 8, 'M-268 256h0')
    .stroke(paint('#2f4756'), 3, 'M-200 240v30M-186 238v30M-172 236v30');
  pen
    .fill(paint('#3f5f74'), 'M200 60Q270 140 400 100Q470 80 520 20Q440 50 400 30Q300 0 200 60z')
    .stroke(paint('#3f5f74'), 6, 'M500 34q60-30 110-30');
  const fish = (x: number, y: number, size: number) =>
    `M${x} ${y}q${size}-${size * 0.7} ${size * 2} 0l${size * 0.7}-${size * 0.5}v${size}l-${size * 0.7}-${size * 0.5}q-${size} ${size * 0.7}-${size * 2} 0z`;
  let school = '';
  for (let index = 0; index < 15; index++)
    school += fish(
      -110 + (index % 5) * 62 + ((index * 17) % 23),
      420 + Math.floor(index / 5) * 34 + ((index * 29) % 17),
      13,
    );
  pen
    .fill(paint('#f0c24a'), school)
    .fill(paint('#e8694f'), `${fish(-460, 120, 22)}${fish(-380, 160, 18)}${fish(60, 60, 22)}`)
    .fill(paint('#f4efe4'), `${fish(-170, 70, 18)}${fish(-100, 110, 16)}${fish(330, 200, 20)}`);
  const dark = paint('#14283c');
  pen
    .rect(dark, -720, -240, 1440, 160)
    .rect(dark, -720, 520, 1440, 140)
    .rect(dark, -720, -240, 230, 900)
    .rect(dark, 490, -240, 230, 900)
    .rect(mixColors(dark, sea, 0.3), -490, -96, 980, 16);
  for (const [x, size] of [
    [-220, 1],
    [-170, 0.64],
    [-120, 1.06],
    [150, 1.02],
    [210, 0.9],
  ] as const)
    pen
      .fill(
        dark,
        `M${x - 28 * size} -120q-4 ${124 * size} ${16 * size} ${132 * size}h${24 * size}q${20 * size}-${8 * size} ${16 * size}-${132 * size}z`,
      )
      .rounds(dark, 36 * size, `M${x} ${-80 + 112 * size}h0`);
}
