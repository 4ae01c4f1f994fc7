import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawPalm, drawWalkers } from '../wonders/parts.js';

/** A long pool with statues under a row of columns whose beam bends into arches, among cypresses and olives. */
export function drawCanopusPool({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const stone = withBuilding(tones, '#e3d6bd', '#a8663f');
  pen
    .fill(mixColors(leafShade, haze, 0.4), 'M-720 180Q-500 260-240 220T240 240T720 200V40H-720z')
    .fill(mixColors(leaf, haze, 0.15), 'M-720 120Q-300 160 100 130T720 130V-230H-720z');
  for (const [x, high] of [
    [-620, 270],
    [-550, 330],
    [-470, 240],
    [480, 260],
    [560, 340],
    [640, 280],
  ] as const)
    pen.fill(
      leafShade,
      `M${x - 30} 70Q${x - 34} ${Math.round(high * 0.6)} ${x} ${high}Q${x + 34} ${Math.round(high * 0.6)} ${x + 30} 70z`,
    );
  pen
    .rounds(leaf, 70, 'M-400 100h50M350 100h50')
    .rect(stone.shade, -320, 60, 640, 14)
    .rect(stone.lit, -330, 70, 660, 8);
  let beam = 'M-300 246';
  for (let index = 0; index < 4; index++) beam += 'h76a38 38 0 0 0 76 0';
  pen
    .stroke(stone.wall, 22, beam.replace(/h76a38 38 0 0 0 76 0$/, 'h76'))
    .stroke(stone.lit, 6, beam.replace(/h76a38 38 0 0 0 76 0$/, 'h76'));
  for (let x = -300; x <= 260; x += 76)
    pen
      .rect(stone.lit, x - 9, 76, 18, 160)
      .rect(stone.shade, x + 3, 76, 6, 160)
      .rect(stone.lit, x - 15, 230, 30, 10)
      .rect(stone.wall, x - 14, 74, 28, 10);
  for (const x of [-262, -110, 42, 194])
    pen
      .rect(stone.wall, x - 14, 76, 28, 26)
      .fill(stone.lit, `M${x - 12} 102q-6 40 4 62h16q10-22 4-62z`)
      .circle(stone.lit, x, 174, 9);
  const water = mixColors(tones.water, paint('#5f8a6a'), 0.45);
  pen
    .fill(water, 'M-330 62H330L520-230H-520z')
    .fill(
      mixColors(water, stone.lit, 0.5),
      'M-300 54h16v-110h-16zM-224 54h16v-110h-16zM-148 54h16v-110h-16zM-72 54h16v-110h-16zM4 54h16v-110h-16zM80 54h16v-110h-16zM156 54h16v-110h-16zM232 54h16v-110h-16z',
      0.6,
    )
    .rounds(mixColors(water, paint('#ffffff'), 0.4), 4, 'M-260-90h140M-20-110h180M-160-170h200M180-190h120', 0.6)
    .fill(stone.wall, 'M-330 62L-520-230H-580L-360 66zM330 62L520-230H580L360 66z')
    .fill(leaf, 'M-720 60Q-500 70-362 64L-582-230H-720zM720 60Q500 70 362 64L582-230H720z');
  for (const side of [-1, 1])
    for (const [x, y, size] of [
      [400, -10, 1],
      [480, -130, 1.5],
    ] as const) {
      const n = (value: number) => Math.round(value * size);
      pen
        .rect(stone.wall, side * x - n(18), y, n(36), n(36))
        .fill(
          stone.lit,
          `M${side * x - n(16)} ${y + n(36)}q-8 ${n(56)} ${n(6)} ${n(84)}h${n(20)}q${n(14)}-${n(28)} ${n(6)}-${n(84)}z`,
        )
        .circle(stone.lit, side * x, y + n(132), n(12));
    }
}

/** The marble youth with a sling on a pedestal under a dome of light, at the end of a gallery of visitors. */
export function drawDavidTribune({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [wall, shade, deep, marble, dim, frame] = [
    '#d9cdb8',
    '#b8a98f',
    '#8f7d68',
    '#f6f1e6',
    '#c9bfb0',
    '#a8823f',
  ].map(paint) as [string, string, string, string, string, string];
  pen
    .rect(wall, -720, -230, 1440, 820)
    .fill(shade, 'M-720 590L-330 470V-60L-720-230zM720 590L330 470V-60L720-230z')
    .fill(paint('#efe6d2'), 'M-720 590L-330 470H330L720 590V900H-720z')
    .fill(deep, 'M-250-60V300a250 220 0 0 0 500 0V-60z')
    .fill(wall, 'M-220-60V300a220 190 0 0 0 440 0V-60z')
    .fill(mixColors(wall, paint('#ffffff'), 0.6), 'M-170 330a170 140 0 0 0 340 0z')
    .stroke(
      shade,
      5,
      'M-170 330a170 140 0 0 0 340 0M-120 330Q-100 430 0 470M120 330Q100 430 0 470M0 330V470M-220 320H220',
    )
    .fill(paint('#c9b49a'), 'M-720-230L-300-60H300L720-230z')
    .fill(mixColors(paint('#c9b49a'), deep, 0.3), 'M-200-230L-90-60H90L200-230z');
  for (const side of [-1, 1]) {
    pen
      .fill(
        frame,
        `M${side * 680} 350L${side * 560} 310V110L${side * 680} 90zM${side * 500} 290L${side * 410} 266V110L${side * 500} 106z`,
      )
      .fill(
        paint('#5f6a72'),
        `M${side * 664} 330L${side * 574} 298V124L${side * 664} 108zM${side * 490} 276L${side * 420} 258V122L${side * 490} 118z`,
      );
    pen
      .fill(dim, `M${side * 590}-150v90q${side * -10} 60 ${side * -30} 60q${side * -24}-10 ${side * -26}-60v-80z`)
      .fill(deep, `M${side * 610}-210v60h${side * -84}v-36z`);
  }
  pen
    .rect(paint('#e3d8c4'), -74, -60, 148, 92)
    .rect(shade, 30, -60, 44, 92)
    .rect(marble, -84, 28, 168, 12)
    .rect(dim, -84, -64, 168, 10);
  // Weight on the right leg, the left knee bent outward, the left hand at the shoulder, the head turned aside.
  pen
    .fill(dim, 'M-30 40L-38 110-26 112-16 40z')
    .fill(marble, 'M-44 40h34l-4 76q4 50-2 96l-40 4q-10-50 2-96z')
    .fill(marble, 'M20 40h36l-10 16q4 40-2 72-6 50-22 88l-34-6q6-60 18-92 8-36 6-66z')
    .fill(dim, 'M34 56q8 40 2 72-6 50-22 88l10 2q14-38 20-90 6-32 2-72z')
    .fill(
      marble,
      'M-60 208Q-64 250-56 280-70 310-72 336-40 352-6 350 34 352 56 336 52 300 36 276 30 240 26 206-14 190-60 208z',
    )
    .fill(dim, 'M14 350Q40 348 56 336 52 300 36 276 30 240 26 206L4 200Q20 260 22 290T14 350z')
    .fill(marble, 'M-72 336Q-92 300-92 260-96 220-86 186-78 170-68 186-72 220-68 250-60 290-50 320z')
    .fill(marble, 'M50 340Q84 320 98 282 104 268 90 266 80 290 60 300L40 316z')
    .fill(marble, 'M98 282Q88 320 58 352 44 358 44 344 70 320 84 276z')
    .rect(marble, -22, 344, 28, 26)
    .ellipse(marble, -10, 392, 28, 34)
    .fill(dim, 'M-34 404Q-44 430-10 434 26 432 22 398 12 416-10 414-30 412-34 404z')
    .stroke(dim, 4, 'M-52 312Q-30 296-8 306M-2 306Q20 296 40 308M-8 300V230', 0.8);
  drawWalkers(
    pen,
    tones,
    [
      [-190, -150],
      [-140, -130],
      [150, -140],
      [200, -170],
      [-290, -190],
      [300, -200],
      [100, -110],
    ],
    2,
  );
}

/** A steep pyramid with rounded sides and a temple on its top, before low scrub. */
export function drawOvalPyramid({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c4b394', '#a08f72');
  const { leaf, leafShade } = tones;
  pen.rounds(leafShade, 60, 'M-380 30h90M300 30h90').rounds(leaf, 40, 'M-390 40h40M340 44h40M-290 24h20');
  pen
    .fill(stone.wall, 'M-290 0Q-276 90-200 190Q-150 250-100 262H110Q160 250 210 190Q286 90 300 0z')
    .fill(stone.shade, 'M110 262Q160 250 210 190Q286 90 300 0H150Q160 120 110 262z')
    .stroke(
      stone.shade,
      4,
      'M-276 50Q0 20 286 50M-250 110Q0 84 260 110M-210 170Q0 150 220 170M-164 226Q0 210 174 226',
      0.8,
    )
    .fill(stone.lit, 'M-84 0L-44 262H50L92 0z')
    .fill(stone.shade, 'M60 0L34 262H50L92 0z');
  let steps = '';
  for (let y = 14; y < 260; y += 14) steps += `M${Math.round(-82 + y * 0.15)} ${y}H${Math.round(88 - y * 0.16)}`;
  pen.stroke(stone.shade, 3, steps, 0.8);
  drawBlock(pen, stone, { x: -96, y: 258, width: 200, height: 40 }, 0.24);
  drawBlock(pen, stone, { x: -80, y: 298, width: 168, height: 66 }, 0.24);
  pen
    .rect(stone.lit, -88, 326, 184, 8)
    .rect(stone.lit, -88, 360, 184, 8)
    .rect(stone.deep, -18, 270, 40, 52)
    .rect(stone.deep, -64, 300, 20, 24)
    .rect(stone.deep, 50, 300, 20, 24)
    .dashes(stone.shade, 16, [10, 8], 'M-74 346H82');
  pen
    .rect(stone.wall, -400, 0, 100, 50)
    .dashes(stone.deep, 30, [16, 16], 'M-392 20H-306')
    .rect(stone.lit, -404, 46, 108, 8)
    .rect(stone.wall, 310, 0, 90, 44)
    .rect(stone.lit, 306, 40, 94, 8);
}

/** A white hotel of three floors with arched verandas under red tiles, behind palms. */
export function drawPalmHotel({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f4efe4', '#b5553f');
  const { paint } = tones;
  for (const x of [-380, 130]) {
    drawBlock(pen, white, { x, y: 0, width: 250, height: 150 }, 0.12);
    pen.polygon(white.roof, [x - 14, 150], [x + 20, 196], [x + 230, 196], [x + 264, 150]);
    for (const y of [0, 52, 102]) {
      for (let index = 0; index < 6; index++)
        pen.arch(index > 4 ? white.shade : white.deep, x + 10 + index * 40, y + 6, 28, y ? 22 : 26);
      pen.dashes(white.lit, 14, [4, 5], `M${x + 4} ${y + 12}h242`).rect(white.lit, x - 4, y + 46, 258, 6);
    }
  }
  drawBlock(pen, white, { x: -140, y: 0, width: 280, height: 200 }, 0.1);
  pen
    .polygon(white.roof, [-156, 198], [-90, 256], [90, 256], [156, 198])
    .polygon(white.wall, [-80, 200], [0, 276], [80, 200])
    .line(white.roof, 12, [-92, 196], [0, 284], [92, 196])
    .arch(white.window, -16, 208, 32, 24);
  for (const y of [70, 134]) {
    for (let index = 0; index < 5; index++) pen.arch(white.window, -118 + index * 50, y + 8, 34, 28);
    pen.dashes(white.lit, 14, [4, 5], `M-128 ${y + 12}h256`).rect(white.lit, -146, y - 6, 292, 8);
  }
  pen
    .rect(white.deep, -110, 0, 220, 56)
    .dashes(white.lit, 60, [12, 40], 'M-120 30H120')
    .polygon(paint('#3f4a48'), [-130, 58], [-100, 76], [100, 76], [130, 58])
    .rect(paint('#3f4a48'), -3, 280, 5, 60)
    .fill(paint('#c4463c'), 'M2 340h46v-14H2z')
    .fill(paint('#f4f0e6'), 'M2 326h46v-14H2z');
  drawPalm(pen, tones, -250, 0, 1.9, 0.1);
  drawPalm(pen, tones, 250, 0, 2, -0.1);
  drawPalm(pen, tones, -390, 0, 1.6, 0.2);
  drawPalm(pen, tones, 380, 0, 1.7, -0.1);
  drawWalkers(
    pen,
    tones,
    [
      [-40, 0],
      [30, 0],
    ],
    1,
  );
}
