import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { mixGlass } from './boxes.js';

/** Curved volumes of titanium like a ship in bloom, above a river. */
export function drawTitaniumMuseum({ pen, tones }: MotifInput): void {
  const metal = withBuilding(tones, '#c6c0b4', '#a39e94');
  const stone = withBuilding(tones, '#dcc9a4', '#b9a684');
  const { wall, lit, shade, deep } = metal;
  drawBlock(pen, stone, { x: -370, y: 0, width: 260, height: 90 }, 0.16);
  drawBlock(pen, stone, { x: 180, y: 0, width: 180, height: 74 }, 0.3);
  pen
    .fill(shade, 'M-90 40Q-130 180-60 270Q-30 230 0 250Q20 180 10 40z')
    .fill(wall, 'M-200 40Q-250 150-170 214Q-130 150-60 180Q-70 100-60 40z');
  pen
    .fill(lit, 'M-20 30Q-50 200 30 300Q60 240 110 260Q120 150 90 30z')
    .fill(shade, 'M60 30Q90 160 80 256Q96 252 110 260Q120 150 90 30z');
  pen
    .fill(wall, 'M80 30Q90 150 160 220Q190 150 250 170Q260 90 230 30z')
    .fill(shade, 'M190 30Q210 110 200 164Q226 160 250 170Q260 90 230 30z');
  pen.fill(lit, 'M200 20Q230 110 330 130Q380 100 376 20z').fill(shade, 'M310 20Q340 80 330 130Q380 100 376 20z');
  pen
    .fill(wall, 'M-340 80Q-330 150-240 150T-130 70z')
    .fill(lit, 'M-376 40Q-300 70-160 40T60 50T240 36T390 30V0H-376z')
    .fill(shade, 'M-376 0V16Q-160 30 60 22T390 10V0z');
  const glass = mixGlass(tones, '#86b0c0', 0.6);
  pen
    .fill(glass, 'M-58 60Q-66 130-44 190L-14 196Q-30 130-22 60z')
    .fill(glass, 'M92 60Q98 130 118 170L136 160Q112 110 108 60z')
    .rect(glass, -350, 16, 200, 44);
  let seams = '';
  for (const [x, high] of [
    [-180, 170],
    [-130, 140],
    [30, 260],
    [64, 230],
    [150, 180],
    [270, 110],
    [340, 100],
  ] as const)
    seams += `M${x} 50Q${x - 14} ${high * 0.6} ${x + 6} ${high}`;
  pen.stroke(deep, 2, seams, 0.35).stroke(lit, 3, 'M-330 34h160M-300 48h120', 0.5);
}

/** Disks of sand-colored stone that lean into each other like a desert rose. */
export function drawDiskMuseum({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e2cda6', '#c9b084');
  const glass = mixGlass(tones, '#7f96a0');
  for (const [x, y, rx, ry, turn] of [
    [-270, 60, 130, 34, 10],
    [250, 66, 140, 36, -12],
    [-40, 120, 170, 42, -8],
    [-200, 130, 120, 30, -14],
    [170, 136, 130, 32, 12],
    [20, 64, 180, 44, 8],
    [-130, 40, 150, 36, 16],
    [300, 26, 96, 26, 10],
    [120, 20, 150, 34, -10],
    [-310, 22, 90, 26, -10],
  ] as const) {
    const tilt = Math.round((rx * turn) / 60);
    pen.fill(glass, `M${x - rx * 0.5} 0V${y}h${rx}V0z`);
    pen.fill(
      stone.shade,
      `M${x - rx} ${y - tilt}Q${x} ${y - ry * 1.9} ${x + rx} ${y + tilt}Q${x} ${y + ry * 0.7} ${x - rx} ${y - tilt}z`,
    );
    pen.fill(
      stone.wall,
      `M${x - rx} ${y - tilt}Q${x - rx * 0.3} ${y + ry * 1.7} ${x} ${y + ry}T${x + rx} ${y + tilt}Q${x} ${y - ry * 0.4} ${x - rx} ${y - tilt}z`,
    );
    pen.stroke(stone.lit, 4, `M${x - rx} ${y - tilt}Q${x} ${y - ry * 0.4} ${x + rx} ${y + tilt}`);
    pen.stroke(
      stone.shade,
      2,
      `M${x - rx * 0.5} ${y + ry * 0.1}L${x - rx * 0.3} ${y + ry}M${x} ${y - ry * 0.1}V${y + ry}M${x + rx * 0.5} ${y + ry * 0.3}L${x + rx * 0.3} ${y + ry * 0.9}`,
      0.7,
    );
  }
}

/** Stacked cubes of pale stone that turn toward a tower with two eyes, on an island of their own. */
export function drawStackedMuseum({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#efe2c6', '#d9c8a4');
  const { wall, lit, shade, deep, window } = stone;
  const cube = (x: number, y: number, wide: number, high: number) => {
    pen
      .rect(wall, x - wide / 2, y, wide * 0.5, high)
      .rect(shade, x, y, wide * 0.5, high)
      .rect(lit, x - wide / 2, y + high - 5, wide, 5);
  };
  for (const [x, y, wide, high] of [
    [0, 0, 500, 80],
    [0, 80, 390, 62],
    [0, 142, 290, 54],
    [0, 196, 200, 50],
    [0, 246, 120, 54],
  ] as const)
    cube(x, y, wide, high);
  pen
    .polygon(lit, [-195, 80], [-250, 80], [-195, 142])
    .polygon(mixColors(shade, deep, 0.2), [195, 80], [250, 80], [195, 142])
    .polygon(lit, [-145, 142], [-195, 142], [-145, 196])
    .polygon(mixColors(shade, deep, 0.2), [145, 142], [195, 142], [145, 196])
    .polygon(lit, [-100, 196], [-145, 196], [-100, 246])
    .polygon(mixColors(shade, deep, 0.2), [100, 196], [145, 196], [100, 246]);
  for (const x of [-30, 30]) pen.fill(deep, `M${x - 20} 262a20 20 0 0 0 40 0z`).rect(window, x - 16, 256, 32, 6);
  pen.rect(window, -34, 96, 68, 84).stroke(lit, 3, 'M-17 96v84M0 96v84M17 96v84M-34 124h68M-34 152h68');
  for (const x of [-200, -150, 150, 200]) pen.rect(deep, x - 6, 20, 12, 40);
  drawBlock(pen, stone, { x: -390, y: 0, width: 120, height: 46 }, 0.2);
  drawWindows(pen, deep, [-330, 0, 110, 42], [4, 1, 16, 32], true);
  pen.rect(shade, -400, -8, 800, 10);
  for (const x of [300, 330, 360])
    pen
      .line(tones.paint('#7d6248'), 5, [x, 0], [x, 62])
      .rounds(tones.leaf, 8, `M${x} 62q-16 10-26-6M${x} 62q16 10 26-6M${x} 62q-4 14-18 12M${x} 62q4 14 18 12`);
}

/** Three tiers of bronze lattice that widen upward like a crown. */
export function drawBronzeCrown({ pen, tones }: MotifInput): void {
  const bronze = withBuilding(tones, '#a87a54', '#8a6044');
  const { wall, lit, shade, deep } = bronze;
  const glass = mixGlass(tones, '#5f6f78', 0.8);
  pen
    .rect(glass, -210, 0, 420, 50)
    .dashes(tones.paint('#3f474d'), 50, [4, 30], 'M-206 25H208')
    .rect(tones.paint('#d9d2c4'), -350, 46, 330, 10)
    .rect(tones.paint('#b9b0a0'), -340, 0, 12, 46);
  for (const y of [50, 128, 206]) {
    pen
      .polygon(wall, [-196, y], [-240, y + 76], [240, y + 76], [196, y])
      .polygon(shade, [70, y], [86, y + 76], [240, y + 76], [196, y]);
    pen.rect(glass, -198, y, 396, 5).rect(lit, -240, y + 72, 480, 5);
    let lattice = '';
    for (let x = -190; x < 200; x += 26) lattice += `M${x} ${y + 6}q13 10 0 22t0 22q13 10 0 20`;
    pen.stroke(deep, 3, lattice, 0.6);
  }
}

/** Masts of a ship above a roof of copper at the water. */
export function drawShipMuseum({ pen, tones }: MotifInput): void {
  const copper = withBuilding(tones, '#5f4a40', '#6f8f80');
  const { wall, lit, shade, roof, roofShade, deep } = copper;
  for (const [x, top] of [
    [-110, 390],
    [10, 450],
    [120, 370],
  ] as const)
    pen
      .rect(tones.paint('#7d5a40'), x - 4, 150, 8, top - 150)
      .stroke(tones.paint('#7d5a40'), 5, `M${x - 44} ${top - 60}h88M${x - 32} ${top - 120}h64`)
      .stroke(tones.deep, 1.4, `M${x} ${top}L${x - 80} 180M${x} ${top}L${x + 80} 180`);
  pen
    .polygon(roof, [-330, 90], [-250, 190], [-60, 236], [150, 236], [260, 150], [350, 90])
    .polygon(roofShade, [60, 90], [150, 236], [260, 150], [350, 90])
    .stroke(roofShade, 3, 'M-300 110L-250 190M-230 90L-170 208M-140 90L-90 228M-50 90L-10 236');
  pen
    .polygon(wall, [-340, 0], [-330, 96], [350, 96], [360, 0])
    .polygon(shade, [120, 0], [120, 96], [350, 96], [360, 0])
    .rect(lit, -336, 90, 690, 8);
  pen
    .dashes(deep, 82, [3, 22], 'M-326 46H346')
    .rect(tones.window, -90, 6, 150, 62)
    .rect(tones.paint('#b5503f'), -250, 0, 110, 86)
    .rect(tones.paint('#c9963f'), 150, 0, 120, 74)
    .rect(tones.window, 180, 12, 56, 30);
}

/** A long wall of translucent triangles before the pyramids. */
export function drawTriangleMuseum({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e6d3ac', '#cdb58a');
  const pyramid = (x: number, half: number, high: number) =>
    pen
      .polygon(mixColors(tones.paint('#d9b784'), tones.haze, 0.26), [x - half, 60], [x, 60 + high], [x + half, 60])
      .polygon(
        mixColors(tones.paint('#b99664'), tones.haze, 0.26),
        [x + half * 0.24, 60],
        [x, 60 + high],
        [x + half, 60],
      );
  pyramid(-190, 190, 230);
  pyramid(90, 170, 200);
  pyramid(290, 90, 104);
  pen
    .polygon(stone.wall, [-390, 0], [-390, 96], [390, 150], [390, 0])
    .polygon(stone.shade, [-390, 88], [-390, 98], [390, 152], [390, 140]);
  const glass = mixGlass(tones, '#c9b48c', 0.7);
  for (let index = 0; index < 8; index++) {
    const x = -370 + index * 95;
    const high = 82 + index * 6.4;
    pen
      .polygon(index % 2 ? stone.lit : glass, [x, 0], [x + 47, high], [x + 94, 0])
      .polygon(mixColors(stone.wall, stone.lit, 0.5), [x + 24, 0], [x + 47, high * 0.5], [x + 71, 0]);
    pen.stroke(stone.shade, 2.5, `M${x} 0l47 ${high}l47-${high}M${x + 24} ${high / 2}h47l-24-${high / 2}z`);
  }
  pen.polygon(tones.deep, [-38, 0], [0, 70], [38, 0]).polygon(tones.window, [-24, 0], [0, 44], [24, 0]);
  for (const [x, high] of [
    [-330, 70],
    [-300, 62],
    [250, 66],
    [284, 74],
  ] as const)
    pen
      .line(tones.paint('#7d6248'), 6, [x, -6], [x, high])
      .rounds(
        tones.leaf,
        9,
        `M${x} ${high}q-20 10-30-10M${x} ${high}q20 10 30-10M${x} ${high}q-6 18-22 14M${x} ${high}q6 18 22 14`,
      );
}
