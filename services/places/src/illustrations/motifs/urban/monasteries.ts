import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawOnion, traceArcade } from '../parts.js';

/** A very long yellow abbey on a rock above a river, with a dome and two curved towers at its end. */
export function drawAbbeyTerrace({ pen, tones }: MotifInput): void {
  const yellow = withBuilding(tones, '#eec86e', '#b5654a');
  const { wall, lit, shade, window, deep } = yellow;
  const green = withBuilding(tones, '#eec86e', '#6f9a86');
  pen
    .fill(withBuilding(tones, '#8f877a', '#8f877a').wall, 'M-398 -10L-350 60L-280 96H390V-10z')
    .rounds(tones.leafShade, 60, 'M-330 10h80M-180 20h120M0 14h120M200 20h150')
    .rounds(tones.leaf, 34, 'M-310 24h40M-150 36h60M30 30h60M240 36h60');
  drawBlock(pen, yellow, { x: -90, y: 94, width: 480, height: 84 }, 0.1);
  drawWindows(pen, lit, [150, 98, 470, 76], [20, 3, 15, 19]);
  drawWindows(pen, window, [150, 98, 470, 76], [20, 3, 9, 14]);
  drawHipRoof(pen, yellow, [150, 178, 490, 44], 30);
  drawBlock(pen, yellow, { x: -190, y: 94, width: 110, height: 90 }, 0.24);
  drawBlock(pen, yellow, { x: -152, y: 180, width: 66, height: 50 }, 0.3);
  drawWindows(pen, deep, [-119, 186, 60, 38], [4, 1, 8, 28], true);
  drawDome(pen, green, -119, 230, 38, 46);
  drawBlock(pen, yellow, { x: -126, y: 274, width: 14, height: 20 }, 0.4);
  drawOnion(pen, green.roof, green.roofShade, -119, 294, 8, 18);
  for (const x of [-268, -206]) {
    drawBlock(pen, yellow, { x: x - 22, y: 94, width: 44, height: 150 }, 0.36);
    pen
      .arch(deep, x - 9, 190, 18, 30)
      .rect(lit, x - 26, 176, 52, 6)
      .rect(lit, x - 26, 240, 52, 7)
      .circle(tones.paint('#e0b040'), x, 232, 7);
    drawOnion(pen, green.roof, green.roofShade, x, 247, 22, 40);
    drawBlock(pen, yellow, { x: x - 6, y: 282, width: 12, height: 14 }, 0.4);
    drawCone(pen, green, x, 296, 8, 24);
  }
  pen
    .fill(wall, traceArcade({ x: -330, y: 90, height: 60 }, { count: 1, span: 40, pier: 14, sides: 20 }))
    .rect(shade, -262, 90, 60, 30)
    .rect(lit, -334, 148, 76, 7);
}

/** Four floors of arcades striped in black and white and red around a church with domes, in wooded mountains. */
export function drawStripedArcades({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f2ece0', '#8a5a4a');
  const dark = tones.paint('#3f3a3f');
  const red = tones.paint('#a8483c');
  pen
    .fill(tones.leafShade, 'M-640 0V220Q-480 360-300 260Q-120 380 80 280T400 300T640 220V0z')
    .fill(tones.leaf, 'M-640 0V160Q-460 280-260 200Q-60 300 160 220T640 160V0z');
  for (const [x, width] of [
    [-390, 300],
    [90, 300],
  ] as const) {
    pen
      .rect(white.wall, x, 0, width, 190)
      .polygon(white.roof, [x - 10, 190], [x + 16, 226], [x + width - 16, 226], [x + width + 10, 190]);
    for (let floor = 0; floor < 3; floor++) {
      const y = 6 + floor * 62;
      drawWindows(pen, dark, [x + width / 2, y, width - 10, 52], [7, 1, 30, 50], true);
      pen.dashes(red, 5, [10, 10], `M${x} ${y + 58}h${width}`).rect(white.lit, x, y - 5, width, 4);
    }
  }
  drawBlock(pen, white, { x: -130, y: 0, width: 260, height: 90 }, 0.2);
  pen.dashes(dark, 8, [260, 8], 'M-130 62H130M-130 78H130').dashes(red, 5, [12, 8], 'M-130 52H130');
  drawWindows(pen, tones.deep, [0, 0, 250, 52], [6, 1, 28, 46], true);
  for (const [x, y, size] of [
    [-84, 90, 34],
    [84, 90, 34],
    [0, 96, 48],
  ] as const) {
    drawBlock(pen, white, { x: x - size * 0.8, y, width: size * 1.6, height: size * 0.9 }, 0.34);
    pen.dashes(
      dark,
      6,
      [size * 1.6, 6],
      `M${x - size * 0.8} ${y + 12}h${size * 1.6}M${x - size * 0.8} ${y + 26}h${size * 1.6}`,
    );
    drawDome(pen, withBuilding(tones, '#f2ece0', '#6f7f86'), x, y + size * 0.9, size, size * 0.9);
    pen.rounds(tones.paint('#e0b040'), 5, `M${x} ${Math.round(y + size * 1.84)}v12`);
  }
  const stone = withBuilding(tones, '#a89a86', '#6a6259');
  drawBlock(pen, stone, { x: 150, y: 0, width: 66, height: 200 }, 0.36);
  pen.dashes(stone.lit, 14, [10, 8], 'M152 207h64').rect(stone.deep, 174, 120, 16, 26);
}

/** A square of plain granite walls with a belfry and cypresses, at the foot of bare red mountains. */
export function drawDesertMonastery({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#b5765a', '#8a5540');
  const stone = withBuilding(tones, '#d9b78f', '#b5653f');
  pen
    .polygon(
      rock.wall,
      [-640, 0],
      [-500, 260],
      [-380, 220],
      [-240, 400],
      [-120, 300],
      [0, 110],
      [130, 280],
      [260, 430],
      [420, 260],
      [540, 300],
      [640, 160],
      [640, 0],
    )
    .polygon(rock.shade, [-240, 400], [-200, 220], [-230, 100], [-60, 0], [0, 110], [-120, 300])
    .polygon(rock.shade, [260, 430], [290, 240], [250, 100], [420, 0], [640, 0], [640, 160], [540, 300], [420, 260]);
  pen.stroke(
    rock.deep,
    4,
    'M-420 200L-390 80M-320 260L-300 120M-160 300L-150 160M160 280L170 140M340 300L360 160M480 240L470 120',
    0.4,
  );
  pen
    .polygon(stone.wall, [-260, 0], [-250, 110], [240, 110], [252, 0])
    .polygon(stone.shade, [150, 0], [146, 110], [240, 110], [252, 0])
    .rect(stone.lit, -252, 104, 494, 8)
    .dashes(stone.shade, 4, [30, 12], 'M-250 34H140M-246 62H140M-250 88H140')
    .dashes(stone.deep, 14, [5, 60], 'M-220 80H140');
  pen.arch(stone.deep, -20, 0, 30, 34);
  drawBlock(pen, stone, { x: -200, y: 110, width: 120, height: 36 }, 0.3);
  drawHipRoof(pen, stone, [40, 110, 170, 40], 20);
  drawBlock(pen, stone, { x: -60, y: 110, width: 50, height: 90 }, 0.36);
  for (const y of [140, 172]) pen.arch(stone.deep, -46, y - 14, 22, 14);
  drawDome(pen, stone, -35, 200, 22, 20);
  pen.rect(stone.deep, -36, 218, 3, 22).rect(stone.deep, -43, 230, 17, 3);
  for (const [x, high] of [
    [-330, 120],
    [-300, 150],
    [290, 130],
    [320, 160],
    [352, 110],
  ] as const)
    pen
      .fill(tones.leafShade, `M${x - 14} 0Q${x - 18} ${high * 0.6} ${x} ${high}Q${x + 18} ${high * 0.6} ${x + 14} 0z`)
      .fill(tones.leaf, `M${x - 12} 4Q${x - 16} ${high * 0.6} ${x} ${high}Q${x - 2} ${high * 0.5} ${x} 4z`);
}

/** A church of the Caucasus: a cross of stone with a cone on its drum, on a hill before high mountains. */
export function drawDrumChurch({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(
    tones,
    (['#c9a88a', '#d9c39a', '#a8968a'] as const)[Math.floor(random.between(0, 3))]!,
    '#9a8a7a',
  );
  const { wall, lit, shade, deep } = stone;
  const isHigh = random.between(0, 1) < 0.5;
  if (isHigh) {
    const far = mixColors(tones.paint('#7f8fa8'), tones.haze, 0.4);
    const snow = mixColors('#ffffff', tones.haze, tones.isDusk ? 0.5 : 0.15);
    pen
      .polygon(far, [-390, 30], [-200, 200], [-20, 430], [60, 360], [180, 240], [390, 30])
      .polygon(snow, [-110, 314], [-20, 430], [60, 360], [110, 310], [40, 280], [10, 330], [-30, 270], [-60, 320]);
  }
  pen
    .fill(tones.leafShade, 'M-398 0Q-240 90-130 110H150Q260 90 398 0z')
    .fill(tones.leaf, 'M-398 0Q-250 76-140 98Q0 60 120 50T398 0z');
  const base = 104;
  drawBlock(pen, stone, { x: -110, y: base, width: 220, height: 84 }, 0.28);
  pen.polygon(stone.roof, [-118, base + 84], [-90, base + 112], [90, base + 112], [118, base + 84]);
  pen
    .polygon(wall, [-44, base], [-44, base + 100], [0, base + 136], [44, base + 100], [44, base])
    .polygon(shade, [18, base], [18, base + 122], [44, base + 100], [44, base])
    .polygon(
      stone.roof,
      [-52, base + 96],
      [0, base + 144],
      [52, base + 96],
      [44, base + 98],
      [0, base + 134],
      [-44, base + 98],
    );
  pen
    .arch(deep, -13, base, 26, 32)
    .arch(deep, -6, base + 70, 12, 22)
    .arch(deep, -84, base + 24, 11, 26)
    .arch(deep, 72, base + 24, 11, 26)
    .stroke(lit, 3, `M-24 ${base}v42a24 24 0 0 0 48 0v-42`);
  drawBlock(pen, stone, { x: -34, y: base + 112, width: 68, height: 74 }, 0.34);
  drawWindows(pen, deep, [0, base + 136, 62, 44], [4, 1, 7, 32], true);
  pen.rect(lit, -38, base + 182, 76, 6);
  drawCone(pen, stone, 0, base + 188, 44, 84);
  pen.rect(deep, -1, base + 270, 3, 22).rect(deep, -7, base + 282, 15, 3);
  const x = random.between(0, 1) < 0.5 ? -190 : 190;
  drawBlock(pen, stone, { x: x - 28, y: base - 40, width: 56, height: 110 }, 0.36);
  pen.arch(deep, x - 14, base + 20, 28, 26);
  drawCone(pen, stone, x, base + 70, 34, 50);
}

/** An abbey on a ledge among rounded pillars of pink rock like the fingers of a hand. */
export function drawFingerRocks({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#c9b09a', '#96806e');
  const { wall, shade, lit, deep } = rock;
  for (const [x, half, high] of [
    [-380, 60, 260],
    [-300, 66, 340],
    [-210, 60, 410],
    [-120, 70, 450],
    [-20, 66, 420],
    [80, 70, 470],
    [180, 64, 430],
    [280, 70, 380],
    [370, 60, 300],
  ] as const)
    pen
      .fill(
        wall,
        `M${x - half} 0V${high - half}Q${x - half} ${high} ${x} ${high}Q${x + half} ${high} ${x + half} ${high - half}V0z`,
      )
      .fill(shade, `M${x + half * 0.2} 0V${high - 10}Q${x + half} ${high - 4} ${x + half} ${high - half}V0z`)
      .fill(
        lit,
        `M${x - half} ${high - half}Q${x - half} ${high} ${x} ${high}Q${x - half * 0.6} ${high - 20} ${x - half * 0.7} ${high - 110}z`,
        0.6,
      );
  pen
    .stroke(deep, 3, 'M-300 220q-20 30-10 80M-120 300q20 40 0 90M80 320q-20 40 0 90M180 280q20 40 0 80', 0.35)
    .rounds(tones.leafShade, 44, 'M-370 60h90M-240 150h50M180 160h60M280 70h90M-60 230h50')
    .rounds(tones.leaf, 24, 'M-350 76h40M-230 164h20M200 172h20M300 86h40');
  const stone = withBuilding(tones, '#ead9b8', '#b5765a');
  pen.fill(mixColors(shade, tones.leafShade, 0.3), 'M-398 -10V30Q-200 70-150 74H190Q300 60 398 20V-10z');
  for (const [x, width, high] of [
    [-170, 120, 120],
    [-50, 110, 90],
    [60, 130, 140],
  ] as const) {
    drawBlock(pen, stone, { x, y: 60, width, height: high }, 0.24);
    drawWindows(pen, stone.window, [x + width / 2, 68, width - 14, high - 14], [5, Math.round(high / 30), 9, 15]);
    pen.polygon(
      stone.roof,
      [x - 6, 60 + high],
      [x + 10, 78 + high],
      [x + width - 10, 78 + high],
      [x + width + 6, 60 + high],
    );
  }
  drawBlock(pen, stone, { x: -58, y: 60, width: 46, height: 170 }, 0.34);
  pen
    .arch(stone.deep, -44, 186, 18, 24)
    .polygon(stone.roof, [-64, 230], [-35, 262], [-6, 230])
    .fill(stone.shade, traceArcade({ x: -160, y: 20, height: 44 }, { count: 8, span: 30, pier: 12, sides: 14 }));
}
