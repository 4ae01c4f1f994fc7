import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawEaves, drawOpenings } from '../parts.js';

/** The white keep of a castle on a base of stone. */
export const drawKeep = (input: MotifInput): void => drawPaintedKeep(input, '#f3eee2', '#5c6d78');

/** The keep of a castle with walls and roofs of any color. */
export function drawPaintedKeep({ pen, tones }: MotifInput, wall: string, roof: string): void {
  const white = withBuilding(tones, wall, roof);
  const stone = withBuilding(tones, '#b0a48e', '#857b6b');
  pen
    .fill(stone.wall, 'M-232 0q34 40 46 96h372q12-56 46-96z')
    .fill(stone.shade, 'M96 0q-6 50-16 96h106q12-56 46-96z')
    .dashes(stone.shade, 3, [34, 8], 'M-212 26h420M-198 50h390M-190 74h370');
  let y = 96;
  for (let tier = 0; tier < 4; tier++) {
    const half = 158 - tier * 34;
    const height = tier === 3 ? 48 : 52;
    drawBlock(pen, white, { x: -half, y, width: 2 * half, height }, 0.28);
    drawOpenings(
      pen,
      white.window,
      { x: -half + 10, y: y + 6, width: 2 * half - 20, height: height - 18 },
      { columns: 7 - tier, rows: 1, width: 15, height: 20 },
    );
    const eaves = { y: y + height - 4, half: half + 42, height: 36, ridge: half - 26 };
    drawEaves(pen, white, tier === 3 ? { ...eaves, height: 66, ridge: 48 } : eaves);
    for (const x of tier === 0 ? [-84, 84] : tier === 3 ? [] : [0])
      pen
        .polygon(white.roof, [x - 56, y + height], [x, y + height + 50], [x + 56, y + height])
        .polygon(white.lit, [x - 36, y + height + 4], [x, y + height + 36], [x + 36, y + height + 4])
        .polygon(white.shade, [x + 4, y + height + 4], [x, y + height + 36], [x + 36, y + height + 4]);
    y += height + 28;
  }
  const gold = tones.paint('#dcae4a');
  for (const side of [-1, 1])
    pen.fill(gold, `M${side * 46} ${y + 28}q${side * 16} 4 ${side * 8} 30q${-side * 16}-10 ${-side * 18}-30z`);
  drawBlock(pen, white, { x: -340, y: 0, width: 130, height: 44 }, 0.2);
  drawBlock(pen, white, { x: 210, y: 0, width: 130, height: 44 }, 0.3);
  for (const x of [-275, 275]) drawEaves(pen, white, { x, y: 42, half: 84, height: 30, ridge: 48 });
}

/** A temple's hall on a tall stage of timber, over trees. */
export function drawStageHall({ pen, tones }: MotifInput): void {
  const wood = withBuilding(tones, '#a9744c', '#6f6152');
  const { wall, lit, shade, deep, roof, roofShade, window } = wood;
  pen.rect(deep, -250, 0, 500, 176);
  for (let index = 0; index < 12; index++) {
    const x = -250 + index * 44;
    pen.rect(wall, x, 0, 15, 180).rect(shade, x + 10, 0, 5, 180);
  }
  for (const y of [36, 76, 116, 150]) pen.rect(lit, -256, y, 512, 8).rect(shade, -256, y - 4, 512, 4);
  pen.rect(lit, -282, 174, 564, 14).rect(shade, -282, 168, 564, 6).dashes(lit, 22, [5, 22], 'M-276 198h552');
  pen.rect(lit, -278, 206, 556, 5);
  drawBlock(pen, wood, { x: -196, y: 188, width: 392, height: 64 }, 0.26);
  drawOpenings(
    pen,
    window,
    { x: -190, y: 188, width: 380, height: 56 },
    { columns: 8, rows: 1, width: 30, height: 44 },
  );
  pen
    .fill(roof, 'M-288 244q110 8 156 132q60 18 132 18t132-18q46-124 156-132q-60-14-144-14h-288q-84 0-144 14z')
    .fill(roofShade, 'M-288 244q60-14 144-14h288q84 0 144 14q-140-4-288-4t-288 4z')
    .fill(roofShade, 'M70 390q40-4 62-14q46-124 156-132q-60-4-110-4q-90 60-108 150z')
    .rect(lit, -136, 374, 272, 9);
  const { leaf, leafShade, paint } = tones;
  const maple = paint('#c4563a');
  pen
    .rounds(leafShade, 74, 'M-350 20h50M300 16h60M-210-14h40M170-14h50')
    .rounds(maple, 60, 'M-300 44h10M-120-20h30M250 36h10M90-22h20M380 40h0')
    .rounds(leaf, 56, 'M-390 60h10M-220 6h0M0-26h30M330 54h10M210 8h0')
    .rounds(paint('#dd8a45'), 24, 'M-310 58h10M-120-4h10M240 50h10M100-8h10');
}

/** A hall in ruins under the bare ribs of its dome. */
export function drawRuinedDome({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#c9b298', '#8a7b6c');
  const { wall, lit, shade, deep, paint } = brick;
  const iron = paint('#6d7a72');
  pen
    .fill(wall, 'M-330 0v96l18 14l26-16l20 34l34-10l12 40l30 8h380l14-30l26 4l20-46l34 10l14-30l22 6v-80z')
    .fill(shade, 'M120 0v166h70l14-30l26 4l20-46l34 10l14-30l22 6v-80z');
  drawBlock(pen, brick, { x: -92, y: 0, width: 184, height: 246 }, 0.32);
  pen
    .polygon(wall, [-92, 246], [-92, 262], [-60, 250], [-20, 266], [30, 250], [92, 262], [92, 246])
    .rect(lit, -98, 160, 196, 8)
    .rect(lit, -98, 80, 196, 7);
  drawOpenings(pen, deep, { x: -320, y: 8, width: 220, height: 140 }, { columns: 5, rows: 2, width: 22, height: 42 });
  drawOpenings(pen, deep, { x: 100, y: 8, width: 190, height: 130 }, { columns: 4, rows: 2, width: 22, height: 42 });
  drawOpenings(
    pen,
    deep,
    { x: -80, y: 10, width: 160, height: 226 },
    { columns: 3, rows: 3, width: 26, height: 48, isRound: true },
  );
  pen
    .stroke(
      iron,
      6,
      'M-84 262a84 92 0 0 0 168 0M-52 262q0 66 52 92M52 262q0 66-52 92M-18 262q0 70 18 92M18 262q0 70-18 92',
    )
    .stroke(iron, 4, 'M-78 292h156M-62 322h124M-84 264h168')
    .rect(iron, -2, 352, 5, 24);
  pen
    .fill(shade, 'M-370 0q20 24 50 14q30 16 60-14zM260 0q30 26 60 12q30 8 50-12z')
    .rounds(tones.leaf, 30, 'M-350 6h30M330 4h36');
}

/** A path between tall stems of bamboo. */
export function drawBambooGrove({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight, haze, groundShade } = tones;
  const stem = paint('#7fa05a');
  pen
    .rect(mixColors(stem, haze, 0.55), -720, -220, 1440, 860)
    .ellipse(mixColors(haze, leafLight, 0.2), 0, 110, 90, 200, 0.8);
  const stand = (color: string, width: number, from: number, to: number, count: number, foot: number) => {
    const data: string[] = [];
    for (let index = 0; index < count; index++) {
      const x = from + ((to - from) * (index + random.between(0.1, 0.9))) / count;
      for (const side of [-1, 1]) {
        const shift = side * Math.round(x + random.between(0, (to - from) / count / 2));
        data.push(`M${shift} ${foot - Math.round(x * 0.28)}L${shift - side * Math.round(random.between(-14, 26))} 640`);
      }
    }
    pen.dashes(color, width, [54, 3], data.join(''));
  };
  stand(mixColors(stem, haze, 0.4), 8, 34, 420, 22, 30);
  pen.fill(mixColors(leafShade, haze, 0.2), 'M-720-40q400 40 690 60h60q300-20 690-60v-180h-1440z');
  pen.fill(mixColors(groundShade, haze, 0.3), 'M-24 22h48q40-120 280-242h-608q240 122 280 242z');
  stand(mixColors(stem, haze, 0.16), 13, 70, 560, 15, 16);
  stand(stem, 20, 150, 700, 9, -6);
  stand(mixColors(stem, leafShade, 0.5), 28, 330, 720, 4, -20);
  pen.dashes(paint('#a98a58'), 34, [5, 9], 'M-34 18L-330-200M34 18L330-200');
  pen
    .rounds(leafShade, 90, 'M-700 560h260M-330 610h120M210 610h140M460 560h240')
    .rounds(leaf, 70, 'M-640 500h160M-380 570h90M300 570h90M500 500h160')
    .rounds(leafLight, 34, 'M-600 470h90M-430 530h50M390 530h60M530 470h80M-240 590h50M200 590h60');
}

const SIGNS = ['#e0486e', '#3fa7c9', '#f0b33c', '#7a5bc0', '#58b07a', '#e5713c'] as const;

/** A crossing between buildings with signs of light. */
export function drawNeonStreet({ pen, tones, random }: MotifInput): void {
  const { paint, isDusk, window, haze } = tones;
  const glow = (color: string) => (isDusk ? mixColors(color, '#1a2145', 0.12) : paint(color));
  const concrete = withBuilding(tones, '#b9bcc6', '#7b8292');
  pen
    .rect(mixColors(concrete.shade, haze, 0.5), -120, -40, 240, 300)
    .rect(mixColors(concrete.shade, haze, 0.35), -60, -40, 70, 390);
  let start = Math.floor(random.between(0, SIGNS.length));
  for (const side of [-1, 1])
    for (const [inner, outer, top] of [
      [96, 240, 270],
      [220, 410, 370],
      [390, 720, 470],
    ] as const) {
      const x = side < 0 ? -outer : inner;
      const width = outer - inner;
      const height = Math.round(top + random.between(-30, 40));
      pen
        .rect(side < 0 ? concrete.wall : concrete.shade, x, -60, width, height + 60)
        .rect(concrete.lit, x, height - 8, width, 8);
      drawOpenings(
        pen,
        window,
        { x: x + 10, y: 40, width: width - 20, height: height - 70 },
        { columns: Math.round(width / 36), rows: Math.round(height / 60), width: 20, height: 22 },
      );
      const sign = () => glow(SIGNS[start++ % SIGNS.length]!);
      pen.rect(sign(), x + width * 0.12, height * 0.45, width * 0.76, height * 0.26).rect(sign(), x, -60, width, 62);
      pen.dashes(
        isDusk ? '#ffe9bd' : concrete.lit,
        9,
        [22, 8],
        `M${Math.round(x + width * 0.2)} ${Math.round(height * 0.6)}h${Math.round(width * 0.56)}M${Math.round(x + width * 0.2)} ${Math.round(height * 0.52)}h${Math.round(width * 0.4)}`,
      );
      const edge = side * inner - (side < 0 ? 0 : 26);
      pen
        .rect(sign(), edge, 70, 26, height * 0.5)
        .dashes(isDusk ? '#ffe9bd' : concrete.lit, 12, [12, 9], `M${edge + 13} 80v${Math.round(height * 0.46)}`);
    }
  const road = mixColors(paint('#7d8090'), haze, 0.1);
  const stripe = paint('#f4f1ea');
  pen.rect(road, -720, -220, 1440, 164).rect(mixColors(road, stripe, 0.35), -720, -62, 1440, 8);
  pen.dashes(stripe, 44, [26, 24], 'M-700-104h1400').dashes(stripe, 14, [70, 50], 'M-120-60L-520-220M120-60L520-220');
  const coats = ['#2f3550', '#a3195b', '#39506a', '#8a5a3f'].map(paint);
  for (let index = 0; index < 26; index++) {
    const [x, y] = [Math.round(random.between(-600, 600)), Math.round(random.between(-150, -76))];
    pen.rounds(coats[index % 4]!, 13, `M${x} ${y}v20`).rounds(paint('#e3b98f'), 9, `M${x} ${y + 32}h0`);
  }
}
