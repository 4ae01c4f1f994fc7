import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawEaves } from '../parts.js';
import { drawMist, drawPalm, drawWalkers, fade } from '../wonders/parts.js';

/** Two giant hands of stone hold a golden footbridge above the forest of a ridge. */
export function drawHandBridge({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const [stone, dark, light] = ['#a29c8c', '#77725f', '#c2bcaa'].map(paint) as [string, string, string];
  const [gold, bronze] = [paint('#e8b53c'), paint('#b07f26')];
  pen
    .fill(fade(haze, 0.6)(leafShade), 'M-720 200Q-520 300-340 220T-20 250T320 210T720 270V-240H-720z')
    .fill(fade(haze, 0.35)(leafShade), 'M-720 80Q-480 190-260 120T160 130T500 160T720 130V-240H-720z');
  drawMist(pen, tones, 100, 60, 0.5);
  for (const [x, side, s] of [
    [-190, 1, 1],
    [250, -1, 0.86],
  ] as const) {
    const p = (dx: number, y: number) => `${Math.round(x + side * dx * s)} ${Math.round(y * s)}`;
    pen
      .fill(
        stone,
        `M${p(-120, -240)}Q${p(-110, -60)} ${p(-104, 40)}Q${p(-110, 110)} ${p(-84, 170)}L${p(70, 170)}Q${p(84, 90)} ${p(60, 20)}Q${p(56, -100)} ${p(80, -240)}z`,
      )
      .fill(
        dark,
        `M${p(20, -240)}Q${p(10, -60)} ${p(24, 40)}Q${p(50, 100)} ${p(44, 170)}L${p(70, 170)}Q${p(84, 90)} ${p(60, 20)}Q${p(56, -100)} ${p(80, -240)}z`,
      );
    for (const [dx, top, lean] of [
      [-66, 300, -16],
      [-26, 334, -4],
      [14, 322, 8],
      [50, 286, 22],
    ] as const)
      pen
        .rounds(stone, 34 * s, `M${p(dx, 150)}L${p(dx + lean * 0.4, top * 0.74)}L${p(dx + lean + 6, top)}`)
        .rounds(dark, 9 * s, `M${p(dx + 14, 160)}L${p(dx + lean * 0.4 + 15, top * 0.74)}L${p(dx + lean + 19, top - 8)}`)
        .rounds(light, 6 * s, `M${p(dx - 9, top * 0.62)}h9M${p(dx - 8, top * 0.8)}h9`);
    pen.rounds(stone, 36 * s, `M${p(-96, 40)}Q${p(-140, 110)} ${p(-120, 190)}`);
    pen.rounds(leaf, 22, `M${p(-90, -20)}h20M${p(-70, 60)}h14M${p(-98, -90)}h26M${p(-20, 10)}h16`);
  }
  pen
    .fill(bronze, 'M-720 128Q-460 210-160 190T300 176Q520 176 720 240V206Q520 138 300 144T-160 158Q-460 178-720 92z')
    .fill(gold, 'M-720 150Q-460 224-160 206T300 192Q520 192 720 258V232Q520 168 300 170T-160 184Q-460 204-720 124z')
    .stroke(gold, 5, 'M-720 190Q-460 262-160 244T300 230Q520 230 720 296')
    .dashes(gold, 34, [3, 13], 'M-720 170Q-460 243-160 225T300 211Q520 211 720 277');
  drawWalkers(
    pen,
    tones,
    [
      [-90, 206],
      [-50, 203],
      [40, 196],
      [90, 194],
      [370, 198],
    ],
    0.9,
  );
  for (const [x, side, s] of [
    [-190, 1, 1],
    [250, -1, 0.86],
  ] as const) {
    const p = (dx: number, y: number) => `${Math.round(x + side * dx * s)} ${Math.round(y * s)}`;
    pen
      .rounds(stone, 34 * s, `M${p(-104, 130)}Q${p(-60, 150)} ${p(-40, 236)}`)
      .rounds(light, 7 * s, `M${p(-50, 224)}l6 12`);
  }
  pen
    .fill(leafShade, 'M-720-30Q-400 20-120-60T360-60T720 0V-240H-720z')
    .rounds(leaf, 74, 'M-660-30h130M-430-20h120M-200-60h110M10-110h130M300-70h110M520-30h140')
    .rounds(leafLight, 40, 'M-600 0h60M-380 10h50M-160-36h40M60-84h50M350-44h40M570 0h60')
    .rounds(mixColors(leafShade, leaf, 0.4), 80, 'M-560-140h140M-260-170h150M100-190h150M420-150h160');
}

/** Steep hills of marble with pagodas and stairs above the flat roofs of a town by a beach. */
export function drawMarbleHills({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, window } = tones;
  const [rock, dark] = [paint('#a9a59c'), paint('#7b7873')];
  pen
    .rect(mixColors(tones.water, haze, 0.3), -720, 0, 1440, 44)
    .fill(
      fade(haze, 0.5)(leafShade),
      'M-720 40L-640 140-580 130-520 40zM420 40L480 170-0 40zM480 40L540 190 620 180 690 40z',
    );
  for (const [x, half, high] of [
    [-330, 130, 210],
    [330, 140, 240],
    [20, 220, 380],
  ] as const) {
    const p = (dx: number, y: number) => `${Math.round(x + dx * half)} ${Math.round(y * high)}`;
    pen
      .fill(
        rock,
        `M${p(-1, 0)}L${p(-0.94, 0.4)} ${p(-0.8, 0.56)} ${p(-0.74, 0.82)} ${p(-0.46, 0.9)} ${p(-0.2, 1)} ${p(0.16, 0.97)} ${p(0.4, 0.84)} ${p(0.66, 0.8)} ${p(0.8, 0.5)} ${p(0.96, 0.36)} ${p(1, 0)}z`,
      )
      .fill(
        dark,
        `M${p(0.3, 0)}L${p(0.36, 0.4)} ${p(0.2, 0.7)} ${p(0.16, 0.97)} ${p(0.4, 0.84)} ${p(0.66, 0.8)} ${p(0.8, 0.5)} ${p(0.96, 0.36)} ${p(1, 0)}zM${p(-0.5, 0.2)}L${p(-0.4, 0.7)} ${p(-0.3, 0.5)} ${p(-0.24, 0.16)}z`,
      )
      .rounds(
        leafShade,
        half * 0.2,
        `M${p(-0.64, 0.84)}L${p(-0.2, 0.98)} ${p(0.14, 0.96)} ${p(0.6, 0.8)}M${p(-0.84, 0.4)}L${p(-0.7, 0.56)}M${p(0.7, 0.44)}h10M${p(-0.1, 0.5)}h14M${p(0.1, 0.3)}h20`,
      )
      .rounds(
        leaf,
        half * 0.13,
        `M${p(-0.5, 0.94)}h10M${p(-0.1, 1)}h14M${p(0.4, 0.88)}h10M${p(-0.84, 0.46)}h4M${p(-0.06, 0.54)}h6`,
      );
  }
  const pagoda = withBuilding(tones, '#efe6d2', '#b5543a');
  for (const [y, half] of [
    [150, 38],
    [186, 32],
    [222, 26],
    [258, 20],
  ] as const) {
    pen.rect(pagoda.wall, -50 - half * 0.6, y, half * 1.2, 32).rect(window, -57, y + 6, 14, 16);
    drawEaves(pen, pagoda, { x: -50, y: y + 26, half, height: 16, ridge: half * 0.4 });
  }
  pen.rect(pagoda.roof, -51, 288, 3, 26).rect(paint('#8f8a80'), -110, 142, 130, 12);
  pen.polygon(paint('#e6dfd0'), [10, 20], [30, 20], [8, 150], [-4, 150]);
  pen.dashes(dark, 22, [3, 8], 'M22 24L0 148');
  pen.arch(paint('#3f3a38'), 90, 60, 44, 30);
  pen.fill(leafShade, 'M-720 30H720V-240H-720z');
  const walls = ['#f0e6d0', '#dfe8e6', '#f3dcc0', '#e6ddea'];
  for (let index = 0; index < 16; index++) {
    const x = -700 + index * 90;
    const y = -60 + ((index * 37) % 40);
    pen
      .rect(paint(walls[index % 4]!), x, y, 62, 60)
      .polygon(
        paint(index % 3 ? '#b8604a' : '#9a8f88'),
        [x - 6, y + 58],
        [x + 10, y + 82],
        [x + 52, y + 82],
        [x + 68, y + 58],
      )
      .dashes(window, 16, [10, 10], `M${x + 8} ${y + 34}h50`);
  }
  pen
    .rounds(leaf, 44, 'M-690-70h70M-500-80h60M-300-76h90M-60-84h80M170-78h90M400-80h70M600-74h90')
    .fill(leafLight, 'M-720-110Q-300-90 100-112T720-104V-240H-720z')
    .stroke(leaf, 4, 'M-720-150H720M-720-190H720M-500-110L-640-240M-200-100L-260-240M120-110L140-240M420-110L520-240');
  drawPalm(pen, tones, -520, -150, 2, 0.1);
  drawPalm(pen, tones, 470, -150, 2.1, -0.1);
}

/** Jagged rocks in the ocean with huts of stone like beehives on a ledge and stairs up to them. */
export function drawMonkRocks({ pen, tones }: MotifInput): void {
  const { paint, haze, water, waterLight } = tones;
  const [rock, dark, grass] = [paint('#77756f'), paint('#4f504f'), paint('#6f8a52')];
  const [hut, hutShade, foam] = [paint('#b3aa9a'), paint('#867e72'), paint('#eef3f3')];
  pen
    .rect(mixColors(water, haze, 0.3), -720, 0, 1440, 40)
    .fill(fade(haze, 0.4)(dark), 'M-640 30L-590 120-560 110-530 190-500 150-470 160-420 60-380 30z')
    .fill(fade(haze, 0.3)(foam), 'M-590 120L-560 110-530 190-545 130zM-500 150L-470 160-480 110z')
    .rect(water, -720, -240, 1440, 262)
    .fill(
      rock,
      'M-330-60L-290 60-250 110-220 210-180 260-150 340-110 400-90 350-50 300-20 250 30 240 70 290 100 280 140 340 170 320 210 240 250 200 280 110 330 40 370-60z',
    )
    .fill(
      dark,
      'M-110 400L-90 350-50 300-20 250-40 120 0-20-60-60-110 60-100 240zM140 340L170 320 210 240 250 200 280 110 330 40 370-60H240L200 60 170 180zM-250 110L-220 210-200 100-240-40-280-20z',
    )
    .fill(
      grass,
      'M-20 250L30 240 70 290 50 190 60 90 20 60 0 150zM-180 260L-150 340-140 240-170 150zM100 280L140 340 130 230zM-280 60L-250 110-260 40z',
    )
    .dashes(paint('#c9c2b2'), 16, [4, 9], 'M210-40L130 60L60 110L36 180L24 244');
  pen.rect(hutShade, -4, 236, 96, 10);
  for (const [x, s] of [
    [4, 1],
    [44, 1.25],
    [84, 0.95],
  ] as const)
    pen
      .dome(hut, x, 244, 24 * s, 50 * s)
      .fill(
        hutShade,
        `M${x + 6 * s} 244Q${x + 16 * s} ${244 + 30 * s} ${x} ${244 + 50 * s}Q${x + 24 * s} ${244 + 46 * s} ${x + 24 * s} 244z`,
      )
      .rect(dark, x - 5 * s, 244, 9 * s, 17 * s);
  pen
    .fill(foam, 'M-390-70q40 34 90 10t90 4t100-8t100 6t100-8t100 8t110-6t120-20h-810z')
    .fill(water, 'M-720-86Q-200-72 100-86T720-84V-240H-720z')
    .rounds(waterLight, 5, 'M-660-20h170M-600-130h220M-200-150h240M200-126h220M460-180h180M-420-200h200M420 0h200')
    .stroke(
      foam,
      6,
      'M-520 260q14 14 26 0q12 14 26 0M-380 330q12 12 22 0q10 12 22 0M330 330q14 14 26 0q12 14 26 0M440 250q10 10 18 0q8 10 18 0M-300 430q10 10 18 0q8 10 18 0',
    );
}
