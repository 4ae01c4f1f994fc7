import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawSteps } from '../parts.js';

/** A huge plain obelisk in a ring of flags, mirrored in a long pool. */
export function drawPoolObelisk({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#efeae0', '#cfc8ba');
  pen
    .polygon(stone.wall, [-30, 0], [-20, 440], [0, 476], [20, 440], [30, 0])
    .polygon(stone.shade, [8, 0], [5, 440], [0, 476], [20, 440], [30, 0]);
  pen.polygon(mixColors(stone.wall, stone.shade, 0.25), [-30, 0], [-27, 140], [7, 140], [8, 0]);
  for (let x = -330; x <= 330; x += 44) {
    if (Math.abs(x) < 40) continue;
    pen
      .rect(stone.shade, x, -4, 3, 58)
      .rect(tones.paint('#c9483f'), x + 3, 38, 24, 14)
      .rect(tones.paint('#f4f1ea'), x + 3, 44, 24, 3)
      .rect(tones.paint('#33518a'), x + 3, 46, 10, 6);
  }
  pen
    .fill(stone.lit, 'M-340 -6h680v6h-680z')
    .polygon(mixColors(tones.water, tones.sky[1], 0.3), [-60, -16], [60, -16], [190, -130], [-190, -130]);
  pen
    .polygon(stone.wall, [-14, -16], [14, -16], [7, -100], [-7, -100])
    .stroke(stone.lit, 5, 'M-62-14L-196-132M62-14L196-132');
}

/** Carved stelae of granite like towers with false doors and windows; one has fallen. */
export function drawStelae({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#a59c90', '#857b70');
  const { wall, lit, shade, deep } = stone;
  const stele = (x: number, half: number, high: number) => {
    pen.fill(
      wall,
      `M${x - half} 0L${x - half * 0.66} ${high}q${half * 0.06} ${half * 0.8} ${half * 0.66} ${half * 0.9}q${half * 0.6} ${-half * 0.1} ${half * 0.66} ${-half * 0.9}L${x + half} 0z`,
    );
    pen.polygon(shade, [x + half * 0.34, 0], [x + half * 0.24, high], [x + half * 0.66, high], [x + half, 0]);
    const rows = Math.floor((high - 60) / 42);
    for (let row = 0; row < rows; row++) {
      const y = 54 + row * 42;
      const inner = half * (1 - (0.34 * y) / high);
      pen
        .dashes(
          deep,
          16,
          [inner * 0.34, inner * 0.3],
          `M${Math.round(x - inner * 0.62)} ${y}h${Math.round(inner * 1.3)}`,
        )
        .rect(lit, x - inner * 0.8, y + 14, inner * 1.6, 4)
        .rounds(
          deep,
          5,
          `M${Math.round(x - inner * 0.5)} ${y - 16}h0M${Math.round(x)} ${y - 16}h0M${Math.round(x + inner * 0.5)} ${y - 16}h0`,
        );
    }
    pen.rect(deep, x - half * 0.24, 0, half * 0.48, 30).circle(lit, x, high + half * 0.3, half * 0.26);
    drawBlock(pen, stone, { x: x - half - 20, y: -4, width: 2 * half + 40, height: 12 }, 0.3);
  };
  stele(40, 44, 380);
  stele(-150, 32, 250);
  stele(200, 24, 160);
  stele(-270, 15, 80);
  pen
    .polygon(wall, [-360, 0], [-352, 26], [-300, 20], [-300, 0])
    .polygon(wall, [250, 0], [256, 34], [330, 40], [338, 4])
    .polygon(shade, [250, 0], [252, 14], [334, 20], [338, 4])
    .polygon(wall, [344, 0], [348, 36], [396, 30], [400, 0]);
}

/** A tall white shaft on a platform like a cup, with a golden flame. */
export function drawFlameColumn({ pen, tones }: MotifInput): void {
  const marble = withBuilding(tones, '#f1ece2', '#cfc6b6');
  const { wall, lit, shade } = marble;
  pen
    .polygon(shade, [-240, 0], [-190, 26], [190, 26], [240, 0])
    .polygon(wall, [-60, 24], [-150, 92], [150, 92], [60, 24])
    .polygon(shade, [20, 24], [60, 92], [150, 92], [60, 24])
    .rect(lit, -160, 90, 320, 10);
  pen
    .fill(wall, 'M-46 100Q-22 150-14 400H14Q22 150 46 100z')
    .fill(shade, 'M8 100Q8 200 4 400H14Q22 150 46 100z')
    .rect(lit, -24, 398, 48, 14)
    .rect(tones.window, -18, 404, 36, 6);
  const gold = tones.paint('#e8b53c');
  pen
    .fill(gold, 'M-22 412Q-30 440-4 456Q-8 470 6 482Q6 466 20 448Q30 430 20 412z')
    .fill(tones.paint('#c48f2a'), 'M6 412Q16 440 4 458Q8 470 6 482Q6 466 20 448Q30 430 20 412z')
    .dashes(marble.deep, 22, [12, 14], 'M-56 44H60');
}

/** A square tower of stone that carries a globe, on the line of the equator. */
export function drawGlobeMonument({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c9b795', '#a08f70');
  drawSteps(pen, stone, 170, 4, 10, 24);
  pen
    .polygon(stone.wall, [-84, 40], [-56, 270], [56, 270], [84, 40])
    .polygon(stone.shade, [34, 40], [22, 270], [56, 270], [84, 40])
    .rect(stone.lit, -64, 266, 128, 10)
    .rect(stone.deep, -18, 40, 36, 60)
    .rect(tones.window, -14, 40, 28, 54);
  pen
    .stroke(stone.deep, 3, 'M-80 96H80M-74 150H74M-67 204H67', 0.4)
    .circle(tones.paint('#8d9a94'), 0, 324, 50)
    .fill(tones.paint('#6a7772'), 'M12 275a50 50 0 0 1 0 98q36-49 0-98z')
    .stroke(tones.paint('#cfd6cf'), 3, 'M0 274V374M-49 324H49M-22 282q-22 42 0 84M22 282q22 42 0 84');
  pen.polygon(tones.paint('#e3b43f'), [-8, 0], [8, 0], [60, -120], [-20, -120]);
}

/** Four tall figures in robes before a long wall of pale stone. */
export function drawReformers({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9d0bd', '#b5ab96');
  const { wall, lit, shade, deep } = stone;
  pen
    .rounds(tones.leafShade, 120, 'M-340 190h120M-120 220h80M60 224h90M240 190h110')
    .rounds(tones.leaf, 70, 'M-300 230h60M-60 260h40M120 250h50M290 230h40');
  drawBlock(pen, stone, { x: -396, y: 0, width: 792, height: 150 }, 0.08);
  pen
    .rect(lit, -400, 146, 800, 8)
    .dashes(shade, 4, [50, 4], 'M-390 50H390M-366 100H390')
    .rect(wall, -130, 0, 260, 214)
    .rect(lit, -134, 210, 268, 8);
  for (const x of [-300, -220, 220, 300])
    pen
      .rect(shade, x - 22, 34, 44, 86)
      .rounds(lit, 17, `M${x} 50v34`)
      .rounds(lit, 11, `M${x} 104h0`);
  for (const [index, x] of [-90, -30, 30, 90].entries()) {
    const high = 150 + (index % 3) * 5;
    pen
      .fill(shade, `M${x - 25} 20L${x - 18} ${high - 18}Q${x} ${high} ${x + 18} ${high - 18}L${x + 25} 20z`)
      .fill(lit, `M${x - 23} 20L${x - 17} ${high - 18}Q${x - 4} ${high - 8} ${x + 3} ${high - 12}L${x} 20z`);
    pen
      .circle(lit, x, high + 6, 11)
      .polygon(shade, [x - 7, high + 2], [x, high - 28], [x + 7, high + 2])
      .rect(shade, x - 12, high + 12, 24, 6)
      .rect(deep, x - 9, 78, 18, 12);
  }
  pen.rect(lit, -150, 0, 300, 20).rect(mixColors(tones.water, tones.sky[1], 0.3), -396, -12, 792, 12);
}
