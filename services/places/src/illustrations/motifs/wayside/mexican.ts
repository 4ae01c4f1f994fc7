import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';

/** Layers of a temple's base with serpents' heads and skulls, dug out amid the houses of a city. */
export function drawDugTemple({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#9a8f86', '#746a64');
  for (const [x, wide, high, color] of [
    [-400, 150, 180, '#c98f6a'],
    [-250, 130, 220, '#d9c9a8'],
    [140, 120, 190, '#b5765a'],
    [260, 150, 230, '#cfc0a4'],
  ] as const) {
    const house = withBuilding(tones, color, color);
    drawBlock(pen, house, { x, y: 40, width: wide, height: high }, 0.2);
    pen.dashes(house.deep, 24, [16, 18], `M${x + 14} ${100}h${wide - 24}M${x + 14} ${160}h${wide - 24}`);
  }
  const church = withBuilding(tones, '#d8c8aa', '#a8604a');
  for (const x of [-100, 70]) {
    drawBlock(pen, church, { x, y: 40, width: 50, height: 280 }, 0.3);
    pen.dome(church.roof, x + 25, 320, 26, 34).arch(church.deep, x + 15, 260, 20, 24);
  }
  drawBlock(pen, church, { x: -50, y: 40, width: 120, height: 210 }, 0.2);
  for (const [half, y, high] of [
    [390, 0, 56],
    [310, 56, 46],
    [230, 102, 42],
    [160, 144, 34],
  ] as const) {
    pen
      .polygon(stone.wall, [-half, y], [-half + 22, y + high], [half - 22, y + high], [half, y])
      .polygon(stone.shade, [half * 0.5, y], [half * 0.5, y + high], [half - 22, y + high], [half, y])
      .dashes(stone.deep, 4, [26, 8], `M${-half + 14} ${y + high * 0.5}H${half - 14}`)
      .rect(stone.lit, -half + 20, y + high - 6, 2 * half - 40, 8);
  }
  for (const x of [-120, 120])
    pen
      .polygon(stone.lit, [x - 40, 0], [x - 24, 178], [x + 24, 178], [x + 40, 0])
      .dashes(stone.shade, 40, [6, 8], `M${x} 6V170`)
      .ellipse(paint('#7f8a7a'), x, 14, 48, 30)
      .circle(paint('#f3ecdc'), x - 16, 24, 9)
      .circle(paint('#f3ecdc'), x + 16, 24, 9)
      .dashes(paint('#f3ecdc'), 12, [7, 6], `M${x - 30} 0h60`);
  pen.rounds(paint('#efe6d2'), 20, 'M-360 20h1M-330 20h1M-300 20h1M-270 20h1M270 20h1M300 20h1M330 20h1M360 20h1');
}

/** A pyramid of five steps at the end of a broad avenue between low platforms. */
export function drawAvenuePyramid({ pen, tones }: MotifInput): void {
  const { paint, leafShade } = tones;
  const stone = withBuilding(tones, '#b59a7c', '#8a7058');
  pen
    .fill(tones.far, 'M-720 30V130Q-400 250-140 190Q60 330 240 220Q460 240 720 120V30z')
    .rect(paint('#b7a878'), -720, -240, 1440, 300)
    .rounds(leafShade, 26, 'M-690 70h120M-520 66h90M440 68h120M600 72h100');
  for (const [half, y, high] of [
    [260, 40, 60],
    [212, 100, 56],
    [168, 156, 50],
    [122, 206, 44],
    [78, 250, 30],
  ] as const)
    pen
      .polygon(stone.wall, [-half, y], [-half + 38, y + high], [half - 38, y + high], [half, y])
      .polygon(stone.shade, [half * 0.4, y], [half * 0.4, y + high], [half - 38, y + high], [half, y])
      .rect(stone.lit, -half + 36, y + high - 5, 2 * half - 72, 7);
  pen
    .polygon(stone.lit, [-54, 40], [-26, 280], [26, 280], [54, 40])
    .dashes(stone.shade, 70, [4, 7], 'M0 44V276')
    .polygon(stone.wall, [-110, 20], [-96, 96], [96, 96], [110, 20])
    .polygon(stone.shade, [40, 20], [40, 96], [96, 96], [110, 20])
    .polygon(stone.lit, [-40, 20], [-30, 96], [30, 96], [40, 20])
    .polygon(paint('#d9c79c'), [-130, 22], [130, 22], [420, -240], [-420, -240]);
  for (const side of [-1, 1])
    for (const [x, y, s] of [
      [190, 0, 0.7],
      [300, -50, 1],
      [460, -130, 1.5],
    ] as const) {
      const at = side * x;
      for (const [half, level] of [
        [70, 0],
        [52, 26],
        [36, 50],
      ] as const)
        pen
          .polygon(
            stone.wall,
            [at - half * s, y + level * s],
            [at - (half - 10) * s, y + (level + 26) * s],
            [at + (half - 10) * s, y + (level + 26) * s],
            [at + half * s, y + level * s],
          )
          .rect(stone.lit, at - (half - 10) * s, y + (level + 22) * s, (2 * half - 20) * s, 5 * s);
      pen.polygon(
        stone.shade,
        [at - 14 * s, y],
        [at - 10 * s, y + 76 * s],
        [at + 10 * s, y + 76 * s],
        [at + 14 * s, y],
      );
    }
  for (const [x, y, color] of [
    [-20, -30, '#c4463c'],
    [30, -60, '#3f6f9f'],
    [-80, -130, '#f4efe2'],
    [90, -160, '#e3a52d'],
  ] as const)
    pen.rounds(paint(color), 14, `M${x} ${y}v20`).circle(paint('#8a5f45'), x, y + 36, 7);
}

/** Serpents' heads in rows on the steps of a temple. */
export function drawSerpentSteps({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#a8907a', '#7a6454');
  const { paint } = tones;
  pen.polygon(stone.shade, [-390, 0], [-340, 400], [340, 400], [390, 0]);
  for (const [y, half] of [
    [0, 390],
    [112, 360],
    [224, 326],
    [330, 290],
  ] as const) {
    pen
      .polygon(stone.wall, [-half, y], [-half + 12, y + 40], [half - 12, y + 40], [half, y])
      .rect(stone.lit, -half + 8, y + 40, 2 * half - 16, 58)
      .rect(stone.wall, -half + 18, y + 50, 2 * half - 36, 38)
      .rounds(
        stone.shade,
        8,
        `M${-half + 40} ${y + 62}q20 14 40 0t40 0t40 0M${half - 160} ${y + 62}q20 14 40 0t40 0t40 0`,
      );
    for (const [index, x] of [-0.76, -0.44, 0.44, 0.76].entries()) {
      const at = Math.round(x * half);
      if ((index + y / 112) % 2 < 1)
        pen
          .circle(stone.roof, at, y + 70, 42)
          .rect(stone.lit, at - 24, y + 46, 48, 40)
          .rect(paint('#f1e9d8'), at - 18, y + 48, 36, 8);
      else
        pen
          .rect(stone.lit, at - 32, y + 44, 64, 54)
          .circle(stone.deep, at - 14, y + 76, 11)
          .circle(stone.deep, at + 14, y + 76, 11)
          .rect(stone.deep, at - 24, y + 48, 48, 9);
      pen.circle(stone.deep, at - 10, y + 72, 5).circle(stone.deep, at + 10, y + 72, 5);
    }
  }
  pen
    .polygon(stone.wall, [-90, 0], [-74, 430], [74, 430], [90, 0])
    .polygon(stone.lit, [-66, 0], [-54, 430], [54, 430], [66, 0])
    .dashes(stone.shade, 122, [5, 10], 'M0 6V424');
  for (const y of [60, 170, 280])
    for (const x of [-80, 80]) pen.ellipse(stone.roof, x, y, 25, 20).ellipse(stone.lit, x, y + 5, 16, 9);
}

/** A wide round pool of green water with sheer pale walls in a forest. */
export function drawOpenCenote({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  const stone = withBuilding(tones, '#d9ceb4', '#b3a688');
  pen
    .rounds(leafShade, 130, 'M-680 170h240M-380 200h200M-120 180h260M220 200h200M480 170h200')
    .rounds(leaf, 80, 'M-640 210h160M-340 236h120M-60 220h160M260 236h120M520 214h120')
    .rounds(leafLight, 26, 'M-600 240h60M-300 262h50M0 250h50M300 262h50M560 240h50')
    .rect(leafShade, -720, -240, 1440, 380)
    .ellipse(leaf, 0, 0, 640, 180)
    .ellipse(stone.wall, 0, -14, 560, 156)
    .fill(stone.shade, 'M-560-14A560 156 0 0 0 560-14Q540-60 500-90Q0 80-500-90Q-540-60-560-14z')
    .ellipse(paint('#4f8f72'), 0, -96, 500, 110)
    .ellipse(paint('#6fae8a'), -60, -70, 380, 60, 0.7)
    .stroke(
      stone.roof,
      5,
      'M-480 40q10-50-6-96M-340 80q12-60-2-100M-160 104q10-60-6-100M40 106q-10-60 6-100M230 94q-10-60 4-100M400 64q-10-60 8-100',
      0.7,
    )
    .rounds(leafLight, 5, 'M-420 60v-70M-270 96v-80M-90 110v-60M130 106v-90M330 84v-70')
    .rounds(leafShade, 60, 'M-690-200h160M540-200h150')
    .rounds(leaf, 36, 'M-690-180h110M590-180h100');
  drawBlock(pen, stone, { x: 300, y: 96, width: 90, height: 46 }, 0.3);
  pen.rect(stone.deep, 334, 96, 22, 28);
}

/** A giant of pink stone with a torch on a hill over bright houses. */
export function drawTorchGiant({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const pink = withBuilding(tones, '#d39a86', '#a8705f');
  pen
    .fill(leafShade, 'M-398 0Q-260 150-140 210H140Q280 150 398 0z')
    .fill(leaf, 'M-398 0Q-280 120-160 190T80 180T200 60L398 0z')
    .rect(pink.wall, -150, 200, 300, 26)
    .rect(pink.lit, -156, 222, 312, 9);
  drawBlock(pen, pink, { x: -56, y: 230, width: 112, height: 60 }, 0.3);
  pen
    .polygon(
      pink.wall,
      [-50, 290],
      [-30, 400],
      [-44, 460],
      [44, 460],
      [34, 400],
      [50, 290],
      [14, 290],
      [2, 370],
      [-12, 290],
    )
    .polygon(pink.shade, [16, 370], [20, 460], [44, 460], [34, 400], [50, 290], [14, 290])
    .circle(pink.wall, 0, 490, 24)
    .circle(pink.roof, 0, 498, 20)
    .rounds(pink.wall, 22, 'M-40 446L-86 420M38 450L84 500L90 540')
    .rounds(pink.roof, 12, 'M90 540v26')
    .fill(paint('#e8a33c'), 'M76 570q14 50 14 56q22-30 12-56z');
  const colors = ['#e3876a', '#efbf55', '#7fb5c4', '#d96f7a', '#a8c47f', '#f0dcb4', '#b58ac4'];
  for (let row = 0; row < 3; row++)
    for (let x = -396 + row * 14; x < 360; ) {
      const wide = Math.round(random.between(48, 74));
      const y = 76 - row * 42 - Math.round(Math.abs(x + 30) * 0.12);
      const house = withBuilding(tones, colors[Math.floor(random.between(0, colors.length))]!, '#b5603f');
      pen
        .rect(house.wall, x, Math.max(-8, y - 30), wide, 84)
        .rect(house.shade, x + wide * 0.76, Math.max(-8, y - 30), wide * 0.24, 84)
        .rect(tones.window, x + wide * 0.2, Math.max(-8, y - 30) + 44, 9, 17)
        .rect(tones.window, x + wide * 0.5, Math.max(-8, y - 30) + 44, 9, 17);
      x += wide;
    }
}
