import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawEaves } from '../parts.js';
import { drawBuddha } from '../statues.js';
import { drawPalm, fade } from '../wonders/parts.js';

/** A tiny wooden temple with a curved roof on one post in a lotus pond, with a stair up to it. */
export function drawPostTemple({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight, water, waterLight } = tones;
  const wood = withBuilding(tones, '#8f5a3c', '#7a4a3f');
  const stone = withBuilding(tones, '#b9b2a4', '#8d8578');
  pen
    .rounds(leafShade, 150, 'M-360 130v60M360 130v70M-190 170h20M210 170h10')
    .rounds(leaf, 100, 'M-374 160v50M346 160v60M-200 196h10M200 196h10')
    .rect(stone.shade, -720, -10, 1440, 60)
    .rect(stone.lit, -720, 44, 1440, 8)
    .dashes(stone.wall, 40, [60, 12], 'M-720 18H720')
    .rect(mixColors(water, leafShade, 0.3), -720, -230, 1440, 222)
    .rounds(waterLight, 4, 'M-420-40h120M180-30h160M-90-150h140M240-180h120M-520-190h140', 0.6);
  pen.polygon(stone.wall, [70, 150], [120, 150], [260, 0], [170, 0]).dashes(stone.shade, 70, [5, 11], 'M100 146L214 0');
  drawBlock(pen, stone, { x: -44, y: -60, width: 88, height: 170 }, 0.4);
  pen.ellipse(mixColors(water, leafShade, 0.6), 0, -60, 60, 12).rect(stone.wall, -44, -58, 52, 40);
  pen
    .stroke(wood.shade, 15, 'M-40 50Q-70 90-140 118M40 50Q70 90 140 118M-20 60Q-30 96-70 118M20 60Q30 96 70 118')
    .rect(wood.deep, -170, 112, 340, 14)
    .rect(wood.lit, -176, 124, 352, 9);
  drawBlock(pen, wood, { x: -128, y: 132, width: 256, height: 92 }, 0.3);
  pen
    .rect(wood.window, -44, 134, 88, 74)
    .rect(paint('#d6a84a'), -16, 138, 32, 46)
    .dashes(wood.deep, 92, [8, 54], 'M-128 178H130')
    .dashes(wood.lit, 26, [4, 10], 'M-172 148H172')
    .rect(wood.lit, -174, 160, 348, 5)
    .rect(wood.deep, -60, 204, 120, 16);
  drawEaves(pen, wood, { y: 214, half: 218, height: 130, ridge: 72 });
  pen
    .rect(wood.roofShade, -80, 340, 160, 10)
    .fill(paint('#d6a84a'), 'M-84 348q-10 20 6 30l12-28zM84 348q10 20-6 30l-12-28z')
    .circle(paint('#d6a84a'), 0, 360, 12);
  for (const [x, y, r] of [
    [-300, -70, 52],
    [-190, -120, 60],
    [-380, -150, 66],
    [200, -100, 58],
    [330, -70, 50],
    [380, -160, 62],
    [90, -170, 56],
    [-70, -190, 56],
  ] as const)
    pen.ellipse(leafShade, x, y, r, r * 0.3).ellipse(leafLight, x - 4, y + 4, r * 0.8, r * 0.22);
  pen
    .rounds(paint('#e58fa8'), 24, 'M-280-50v6M-170-96v6M220-78v6M350-48v6M110-148v6M-360-126v6')
    .rounds(paint('#f6c9d4'), 11, 'M-282-42v2M-172-88v2M218-70v2M348-40v2');
}

/** Two gray monkeys on a mossy wall before the split gate of a temple in the jungle. */
export function drawMonkeyTemple({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const far = fade(haze, 0.3);
  const stone = withBuilding(tones, '#7d7a72', '#55564f');
  const moss = paint('#6f8a4a');
  pen
    .fill(far(leafShade), 'M-720 520Q-520 600-360 500T-40 520T300 500T720 560V-230H-720z')
    .rect(mixColors(leafShade, haze, 0.12), -720, -230, 1440, 460)
    .stroke(paint('#6b5644'), 34, 'M-420-40Q-400 300-450 660M430-40Q400 300 460 660')
    .stroke(paint('#574636'), 12, 'M-330 660Q-350 300-390 20M340 660Q360 320 390 40M-270 660Q-300 420-300 300')
    .rounds(leafShade, 170, 'M-600 470h200M420 480h220M-160 600h40M160 610h40')
    .rounds(leaf, 120, 'M-560 540h140M440 550h160')
    .polygon(paint('#8d8a72'), [-90, 40], [90, 40], [260, -230], [-260, -230])
    .dashes(paint('#6f6d5c'), 150, [5, 18], 'M0-20V40');
  for (const side of [-1, 1]) {
    for (const [inner, width, y, high] of [
      [62, 210, 30, 60],
      [62, 170, 90, 70],
      [62, 140, 160, 60],
      [62, 108, 220, 50],
      [62, 78, 270, 44],
      [62, 48, 314, 40],
    ] as const) {
      const x = side < 0 ? -inner - width : inner;
      pen
        .rect(side < 0 ? stone.wall : stone.shade, x, y, width, high)
        .rect(stone.lit, side < 0 ? x - 10 : x, y + high - 9, width + 10, 9);
    }
    pen.polygon(stone.wall, [side * 62, 354], [side * 62, 410], [side * 96, 354]);
    pen.rect(moss, side < 0 ? -282 : 72, 30, 210, 10).rect(moss, side < 0 ? -240 : 66, 92, 170, 7);
    pen.dashes(paint('#a8563f'), 20, [16, 12], `M${side * 84} 124H${side * 210}`);
  }
  pen
    .rect(stone.shade, -720, -40, 420, 96)
    .rect(stone.shade, 300, -40, 420, 96)
    .rect(moss, -720, 50, 430, 14)
    .rect(moss, 290, 50, 430, 14);
  const monkey = (x: number, y: number, side: 1 | -1, s: number) => {
    const at = (dx: number, dy: number) => `${Math.round(x + side * dx * s)} ${Math.round(y + dy * s)}`;
    const [fur, dark, face] = ['#9a948a', '#75706a', '#d3a58e'].map(paint) as [string, string, string];
    pen
      .rounds(dark, 11 * s, `M${at(-46, 14)}Q${at(-110, 0)} ${at(-104, -80)}`)
      .fill(fur, `M${at(-54, 0)}Q${at(-66, 90)} ${at(-8, 118)}Q${at(44, 110)} ${at(40, 0)}z`)
      .fill(paint('#c9c2b4'), `M${at(6, 4)}Q${at(2, 70)} ${at(22, 92)}Q${at(42, 60)} ${at(38, 4)}z`)
      .rounds(dark, 20 * s, `M${at(-26, 10)}Q${at(20, 52)} ${at(34, 8)}M${at(12, 92)}Q${at(50, 70)} ${at(48, 30)}`)
      .circle(fur, x + side * 12 * s, y + 136 * s, 38 * s)
      .circle(face, x - side * 24 * s, y + 140 * s, 11 * s)
      .ellipse(face, x + side * 24 * s, y + 130 * s, 24 * s, 26 * s)
      .fill(dark, `M${at(-14, 160)}Q${at(12, 206)} ${at(38, 156)}z`)
      .rounds(paint('#33302e'), 6 * s, `M${at(18, 138)}h0M${at(34, 138)}h0M${at(22, 116)}L${at(34, 116)}`);
  };
  monkey(-210, -100, 1, 1.25);
  monkey(226, -110, -1, 1.1);
  monkey(140, -120, -1, 0.7);
  pen
    .rounds(leafShade, 60, 'M-560-150h120M480-160h120M-700-60v10M700-60v10')
    .rounds(leafLight, 30, 'M-540-190h60M500-196h60M-640-120h20M620-130h30');
}

/** Black roofs of palm fiber in many tiers on terraces below a green volcano. */
export function drawVolcanoMeru({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const thatch = withBuilding(tones, '#8a4f3a', '#3f3c40');
  const stone = withBuilding(tones, '#7f7a72', '#55564f');
  pen
    .fill(
      mixColors(paint('#6f7f86'), haze, 0.4),
      'M-720 60L-300 220Q-100 330-34 470l20 8l30-14l24 10Q130 300 330 200L720 60V-20H-720z',
    )
    .fill(mixColors(leafShade, haze, 0.35), 'M-720 40L-380 150Q-200 210-60 200Q180 220 380 140L720 40V-230H-720z');
  for (const [index, y] of [90, 40, -10].entries()) {
    const half = 330 + index * 70;
    pen
      .rect(stone.shade, -half, y, 2 * half, 50)
      .rect(stone.lit, -half - 4, y + 44, 2 * half + 8, 8)
      .rect(leaf, -720, y - 6, 720 - half, 20)
      .rect(leaf, half, y - 6, 720 - half, 20);
  }
  const meru = (x: number, y: number, tiers: number, size: number) => {
    const n = (value: number) => Math.round(value * size);
    drawBlock(pen, thatch, { x: x - n(26), y, width: n(52), height: n(34) }, 0.36);
    for (let tier = 0; tier < tiers; tier++) {
      const half = n(62 - (tier * 44) / tiers);
      const top = n(62 - ((tier + 1) * 44) / tiers) - n(8);
      const base = y + n(30 + tier * 27);
      pen
        .rect(thatch.wall, x - top + 2, base + n(14), 2 * top - 4, n(15))
        .polygon(thatch.roof, [x - half, base], [x - top, base + n(20)], [x + top, base + n(20)], [x + half, base])
        .polygon(
          thatch.roofShade,
          [x + half * 0.2, base],
          [x + top * 0.2, base + n(20)],
          [x + top, base + n(20)],
          [x + half, base],
        );
    }
    pen.polygon(
      paint('#d6a84a'),
      [x - n(7), y + n(46 + tiers * 27 - 16)],
      [x, y + n(46 + tiers * 27 + 22)],
      [x + n(7), y + n(46 + tiers * 27 - 16)],
    );
  };
  meru(-250, 136, 5, 0.9);
  meru(250, 136, 5, 0.9);
  meru(-130, 136, 7, 0.95);
  meru(140, 136, 9, 0.95);
  meru(0, 136, 11, 1);
  for (const side of [-1, 1]) {
    pen
      .polygon(
        stone.wall,
        [side * 46, -20],
        [side * 46, 150],
        [side * 64, 120],
        [side * 78, 76],
        [side * 96, 70],
        [side * 108, 30],
        [side * 130, 26],
        [side * 136, -20],
      )
      .polygon(stone.shade, [side * 46, -20], [side * 46, 150], [side * 56, 130], [side * 56, -20]);
    drawPalm(pen, tones, side * 400, -20, 1.8, -side * 0.2);
    pen.stroke(paint('#e3c46a'), 5, `M${side * 200}-20v180q${side * 4} 40 ${side * 50} 30`);
  }
  pen
    .polygon(stone.lit, [-44, 40], [44, 40], [130, -160], [-130, -160])
    .dashes(stone.shade, 176, [6, 16], 'M0-150V40')
    .rect(leaf, -720, -230, 1440, 80)
    .rounds(leafLight, 22, 'M-520-150h60M-300-156h40M280-154h60M520-150h40');
}

/** A square roofless hall of gray brick, with a huge seated Buddha seen through its tall opening. */
export function drawSlitBuddha(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint, leaf, leafShade } = tones;
  const brick = withBuilding(tones, '#a8988a', '#7a6d64');
  pen.rounds(leafShade, 120, 'M-330 120v60M330 120v60').rounds(leaf, 80, 'M-342 140v60M318 140v60');
  pen.rect(brick.deep, -120, 0, 240, 376);
  // Its stucco is white, unlike the metal of other statues.
  drawBuddha({ ...input, tones: { ...tones, paint: (color) => paint(mixColors(color, '#f1e6d0', 0.45)) } });
  const data =
    'M-280 0L-268 380Q-200 392-150 380L0 396L150 382L230 390L268 374L280 0H104V150Q100 300 0 372Q-100 300-104 150V0z';
  pen
    .fill(brick.wall, data)
    .fill(brick.shade, 'M150 0V382L230 390L268 374L280 0z')
    .stroke(brick.lit, 9, 'M-104 0V150Q-100 300 0 372Q100 300 104 150V0')
    .dashes(
      brick.shade,
      3,
      [26, 22],
      'M-260 60h140M-256 120h140M-250 180h140M-246 240h150M-240 300h180M-230 350h190M116 60h150M120 120h140M116 180h140M106 240h150M80 300h170',
    )
    .rect(brick.lit, -300, -4, 196, 16)
    .rect(brick.wall, 104, -4, 196, 16);
  for (const x of [-230, -170, 170, 230])
    drawBlock(pen, brick, { x: x - 16, y: 0, width: 32, height: Math.abs(x) > 200 ? 90 : 130 }, 0.4);
  pen.rounds(paint('#e3a63c'), 10, 'M-70 18h10M60 18h10');
}
