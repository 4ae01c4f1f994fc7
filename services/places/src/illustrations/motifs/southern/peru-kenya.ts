import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';

const TOWERS = [
  [-640, 90, 190],
  [-520, 74, 250],
  [-420, 96, 170],
  [-300, 70, 280],
  [-200, 92, 210],
  [-90, 70, 300],
  [0, 88, 230],
  [110, 74, 270],
  [210, 96, 190],
  [330, 76, 290],
  [430, 90, 220],
  [540, 100, 180],
  [650, 70, 250],
] as const;

/** Draws apartment towers of a coastal city in haze. */
export function drawApartments({ pen, tones }: MotifInput, y: number, share: number, air: number): void {
  for (const [index, [x, width, high]] of TOWERS.entries()) {
    const tower = withBuilding(tones, ['#e3ddd2', '#cfd3d6', '#e6d2b8'][index % 3]!, '#8f8f8f');
    const mix = (color: string) => mixColors(color, tones.haze, air);
    const height = Math.round(high * share);
    pen
      .rect(mix(tower.wall), x - width / 2, y, width, height)
      .rect(mix(tower.shade), x + width * 0.2, y, width * 0.3, height);
    let rows = '';
    for (let level = y + 14; level < y + height - 8; level += 20)
      rows += `M${x - width / 2 + 8} ${level}h${width - 16}`;
    pen.dashes(mix(tower.window), 8, [9, 7], rows);
  }
}

/** A mall in terraces cut into the brown cliff of a city, over a beach road and long surf. */
export function drawCliffMall(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint, leaf, leafLight, leafShade, water, waterLight } = tones;
  const cliff = withBuilding(tones, '#b89a78', '#8f7658');
  const mall = withBuilding(tones, '#ece6da', '#9fb3bb');
  drawApartments(input, 210, 0.8, 0.35);
  pen
    .rect(leaf, -720, 196, 1440, 24)
    .rounds(leafShade, 26, 'M-660 216h80M-440 216h60M-330 216h30M330 216h70M480 216h100M660 216h40')
    .fill(cliff.wall, 'M-720 200H720V10Q400 34 200 8T-300 16-720 0z')
    .fill(
      cliff.shade,
      'M-720 150l60 30 30-120 40 110 50-150 30 130 60-140 20 100V200H-720zM420 200l20-150 50 120 40-130 50 120 40-110 100 120V200z',
      0.55,
    )
    .stroke(cliff.roof, 4, 'M-690 100h160M-640 64h190M430 110h160M500 70h200', 0.5)
    .rounds(leafShade, 22, 'M-600 40h60M-420 30h40M400 34h60M560 40h60')
    .rounds(leafLight, 10, 'M-590 46h30M410 40h30');
  for (const [half, y] of [
    [330, 148],
    [300, 92],
    [262, 38],
  ] as const) {
    drawBlock(pen, mall, { x: -half, y, width: 2 * half, height: 54 }, 0.1);
    pen
      .rect(mall.roof, -half + 10, y + 10, 2 * half - 20, 30)
      .dashes(mall.lit, 30, [5, 31], `M-${half - 10} ${y + 25}H${half - 10}`)
      .dashes(tones.window, 18, [22, 50], `M-${half - 24} ${y + 20}H${half - 20}`)
      .rect(mall.lit, -half - 16, y + 48, 2 * half + 32, 9)
      .rounds(leaf, 12, `M-${half - 10} ${y + 60}h60M${half - 120} ${y + 60}h70`);
  }
  pen
    .polygon(mall.roof, [-70, 206], [-40, 250], [60, 250], [90, 206])
    .rounds(paint('#d9653f'), 18, 'M-200 214h26M170 214h26')
    .rounds(paint('#f2efe6'), 18, 'M-140 214h20M230 214h20');
  pen
    .rect(paint('#8a8a8c'), -720, -24, 1440, 36)
    .dashes(paint('#f0ead8'), 3, [24, 18], 'M-720-6H720')
    .rounds(paint('#c4463c'), 13, 'M-260-14h22')
    .rounds(paint('#f2efe6'), 13, 'M120-14h22M-430 4h22M330 4h22')
    .rect(paint('#b9ab94'), -720, -50, 1440, 28)
    .rect(water, -720, -240, 1440, 192)
    .rounds(paint('#f4f6f4'), 9, 'M-700-56q180-14 340 0t360-4 360 2 340-2', 0.9)
    .rounds(paint('#f4f6f4'), 6, 'M-620-90q150-10 280 0M-180-100q150-10 300 0M260-92q140-8 280 0', 0.8)
    .rounds(waterLight, 5, 'M-480-130h200M-60-150h220M300-140h180M-260-190h240', 0.6)
    .rounds(paint('#3f4a56'), 9, 'M-120-84v10M80-92v10')
    .rounds(paint('#e8b04c'), 5, 'M-140-90h40M60-98h40');
}

/** A stepped platform of small upright mud bricks amid the towers of a city. */
export function drawAdobePlatform(input: MotifInput): void {
  const { pen, tones } = input;
  const clay = withBuilding(tones, '#cfa678', '#a87f55');
  const { paint, leaf, leafShade } = tones;
  drawApartments(input, 60, 1, 0.4);
  pen
    .rounds(leafShade, 56, 'M-680 74h100M-520 74h80M-400 70h60M380 74h120M560 74h120')
    .rounds(leaf, 30, 'M-660 92h50M-500 90h40M420 92h60M580 92h60')
    .rect(paint('#d8b78a'), -720, -240, 1440, 312)
    .rect(paint('#c9a578'), -720, -120, 1440, 40);
  for (const [from, to, y, high] of [
    [-560, 520, 30, 60],
    [-440, 420, 90, 56],
    [-330, 320, 146, 52],
    [-230, 230, 198, 48],
    [-150, 130, 246, 40],
  ] as const) {
    pen
      .polygon(clay.wall, [from, y], [from + 18, y + high], [to - 18, y + high], [to, y])
      .polygon(clay.shade, [to - 130, y], [to - 124, y + high], [to - 18, y + high], [to, y])
      .dashes(
        clay.shade,
        high * 0.28,
        [5, 6],
        `M${from + 14} ${y + high * 0.22}H${to - 140}M${from + 18} ${y + high * 0.56}H${to - 140}`,
      )
      .dashes(clay.roofShade, high * 0.28, [4, 8], `M${to - 120} ${y + high * 0.4}H${to - 20}`)
      .rect(clay.lit, from + 14, y + high - 6, to - from - 28, 9);
  }
  pen
    .polygon(clay.lit, [-70, 30], [-34, 250], [-6, 250], [-20, 30])
    .polygon(clay.wall, [-640, -40], [-620, 6], [-260, 6], [-240, -40])
    .dashes(clay.shade, 22, [5, 6], 'M-616-18H-262')
    .polygon(clay.wall, [220, -80], [236, -30], [600, -30], [620, -80])
    .dashes(clay.shade, 24, [5, 6], 'M244-56H600')
    .rounds(paint('#c4463c'), 10, 'M-120 36v14')
    .rounds(paint('#3f6f9f'), 10, 'M-96 36v14')
    .rounds(paint('#f0e6d2'), 10, 'M150 36v14');
}

/** A round ribbed tower with a wider crown, beside a hall like a cone. */
export function drawRibbedDrum({ pen, tones }: MotifInput): void {
  const clay = withBuilding(tones, '#c98e6a', '#a86f50');
  const pale = withBuilding(tones, '#e6d3b8', '#c9b090');
  const { deep } = clay;
  drawBlock(pen, pale, { x: -340, y: 0, width: 660, height: 40 }, 0.2);
  pen.dashes(tones.window, 20, [30, 14], 'M-330 18H316').rect(pale.lit, -346, 38, 672, 9);
  pen
    .polygon(clay.wall, [-320, 46], [-206, 232], [-186, 232], [-72, 46])
    .polygon(clay.shade, [-170, 46], [-196, 232], [-186, 232], [-72, 46])
    .stroke(clay.lit, 5, 'M-290 48L-202 230M-250 48L-199 230M-206 48L-197 230M-160 48L-195 230M-116 48L-192 230')
    .rect(clay.lit, -326, 42, 260, 8)
    .rect(deep, -198, 230, 4, 40);
  pen.rect(clay.wall, 34, 40, 172, 390).rect(clay.lit, 34, 40, 46, 390).rect(clay.shade, 150, 40, 56, 390);
  let floors = '';
  for (let y = 62; y < 420; y += 17) floors += `M36 ${y}h168`;
  pen.dashes(deep, 7, [9, 7], floors).dashes(clay.lit, 384, [4, 20], 'M36 234H206');
  pen
    .rect(clay.deep, 44, 428, 152, 14)
    .rect(pale.wall, 6, 440, 228, 24)
    .rect(pale.shade, 160, 440, 74, 24)
    .dashes(tones.window, 11, [12, 6], 'M14 452H228')
    .rect(clay.wall, 40, 464, 160, 16)
    .rect(clay.wall, 74, 480, 92, 26)
    .rect(clay.shade, 138, 480, 28, 26)
    .rect(deep, 118, 506, 5, 46);
}
