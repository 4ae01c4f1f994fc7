import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawEaves } from '../parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A single farmhouse under very steep thatch, of several floors. */
export function drawBigThatch({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const wood = withBuilding(tones, '#7a5a42', '#8f7a58');
  drawBlock(pen, wood, { x: -210, y: 0, width: 420, height: 90 }, 0.16);
  pen
    .rect(paint('#efe6d2'), -190, 20, 130, 50)
    .dashes(wood.deep, 50, [4, 18], 'M-190 45H-60')
    .rect(wood.deep, -30, 0, 60, 70)
    .rect(paint('#efe6d2'), 60, 20, 130, 50)
    .dashes(wood.deep, 50, [4, 18], 'M60 45H190');
  pen
    .polygon(wood.roof, [-280, 80], [-20, 410], [20, 410], [280, 80])
    .polygon(paint('#e3d8c0'), [-170, 90], [0, 330], [170, 90])
    .polygon(mixColors(paint('#e3d8c0'), wood.deep, 0.2), [20, 90], [4, 326], [170, 90])
    .rect(wood.shade, -130, 140, 260, 9)
    .rect(wood.shade, -90, 206, 180, 9)
    .rect(wood.shade, -50, 266, 100, 8)
    .dashes(tones.window, 34, [30, 22], 'M-106 116H110')
    .dashes(tones.window, 30, [26, 20], 'M-68 180H74')
    .rect(tones.window, -22, 226, 44, 30)
    .polygon(wood.roofShade, [170, 90], [10, 320], [4, 380], [20, 410], [280, 80], [240, 74])
    .rect(wood.deep, -40, 404, 80, 14);
  drawWalkers(pen, tones, [
    [-60, -6],
    [100, -10],
  ]);
}

/** The view from a height on steep thatched roofs between rice fields and a river, among wooded mountains. */
export function drawThatchOutlook({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  pen
    .fill(fade(haze, 0.4)(leafShade), 'M-720 120L-520 380-330 250-120 430 120 270 330 420 520 280 720 370V100H-720z')
    .fill(
      fade(haze, 0.22)(leafShade),
      'M-720 130Q-560 280-380 210L-240 140-100 110H200L380 170Q560 270 720 230V60H-720z',
    )
    .fill(leafLight, 'M-720 120Q-200 150 200 120T720 140V-230H-720z')
    .stroke(tones.water, 30, 'M-720 90Q-500 70-420 20T-520-110T-640-230')
    .fill(
      mixColors(leafLight, paint('#c9c25a'), 0.5),
      'M-260 100L-60 106-100 60-320 56zM60 104L300 100 330 56 60 56zM-360 10L-140 14-200-60-420-66zM220 10L460 6 520-70 230-66z',
    )
    .stroke(paint('#d9cdb0'), 12, 'M-40 120Q-20 40-80-30T60-230');
  const thatch = withBuilding(tones, '#efe6d2', '#9a8460');
  for (const [x, y, s] of [
    [-180, 84, 0.5],
    [30, 90, 0.5],
    [200, 80, 0.55],
    [370, 90, 0.5],
    [-270, 20, 0.75],
    [120, 24, 0.75],
    [330, 20, 0.8],
    [-120, -70, 1.05],
    [180, -80, 1.1],
    [-330, -90, 1],
    [430, -100, 1.1],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .rect(thatch.shade, x - n(60), y, n(120), n(24))
      .polygon(
        thatch.roof,
        [x - n(76), y + n(20)],
        [x - n(30), y + n(110)],
        [x + n(50), y + n(110)],
        [x + n(90), y + n(20)],
      )
      .polygon(
        thatch.roofShade,
        [x - n(76), y + n(20)],
        [x - n(30), y + n(110)],
        [x - n(10), y + n(110)],
        [x + n(10), y + n(20)],
      );
  }
  let crowns = '';
  for (let index = 0; index < 14; index++)
    crowns += `M${Math.round(random.between(-660, 660))} ${Math.round(random.between(110, 140))}v6`;
  pen
    .rounds(leafShade, 30, crowns)
    .fill(leafShade, 'M-720-150Q-560-160-460-200T-240-230H-720zM720-150Q580-160 480-200T300-230H720z')
    .rounds(leaf, 46, 'M-660-170h80M-540-200h60M580-170h100M500-206h50');
}

/** A gray museum with a French roof beside a canopy of timber that opens like trees. */
export function drawTimberCanopy({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#e6ddc8', '#5f6a72');
  const wood = paint('#b5743f');
  drawBlock(pen, stone, { x: -380, y: 0, width: 360, height: 140 }, 0.1);
  pen
    .polygon(stone.roof, [-390, 140], [-350, 200], [-50, 200], [-10, 140])
    .dashes(tones.window, 46, [18, 22], 'M-366 46H-30M-366 104H-30')
    .rect(stone.lit, -388, 134, 376, 9);
  drawBlock(pen, stone, { x: -330, y: 140, width: 70, height: 110 }, 0.3);
  pen
    .polygon(stone.roof, [-344, 250], [-318, 340], [-272, 340], [-246, 250])
    .circle(stone.lit, -295, 210, 22)
    .rect(stone.deep, -297, 338, 4, 26);
  pen
    .rect(mixColors(paint('#a8d0d9'), tones.haze, 0.2), -20, 0, 270, 190)
    .stroke(stone.lit, 4, 'M30 0V190M90 0V190M150 0V190M210 0V190M-20 90H250');
  for (const x of [60, 200, 330])
    pen
      .polygon(wood, [x - 9, 0], [x - 7, 150], [x + 7, 150], [x + 9, 0])
      .fill(wood, `M${x - 8} 120Q${x - 30} 190 ${x - 74} 206H${x + 74}Q${x + 30} 190 ${x + 8} 120z`)
      .fill(mixColors(wood, paint('#5a3420'), 0.4), `M${x + 2} 120Q${x + 24} 190 ${x + 74} 206H${x + 14}z`)
      .rect(mixColors(wood, paint('#f1d9b0'), 0.3), x - 78, 204, 156, 12);
  drawWalkers(pen, tones, [
    [20, -4],
    [120, -6],
    [270, -4],
  ]);
}

/** A walled house with bricked windows and a watchtower, in a garden of cactus. */
export function drawWatchedHouse({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const red = withBuilding(tones, '#b5523f', '#8a4a38');
  const ocher = withBuilding(tones, '#e3b45a', '#8a4a38');
  drawBlock(pen, ocher, { x: -230, y: 0, width: 420, height: 150 }, 0.1);
  pen
    .rect(ocher.lit, -238, 146, 436, 10)
    .rect(paint('#3f7a5a'), -180, 40, 50, 80)
    .rect(ocher.shade, -90, 50, 56, 70)
    .rect(paint('#3f7a5a'), 20, 40, 50, 80)
    .rect(ocher.shade, 110, 50, 56, 70);
  drawBlock(pen, red, { x: 190, y: 0, width: 110, height: 280 }, 0.3);
  pen
    .dashes(red.wall, 20, [20, 14], 'M190 290H300')
    .rect(red.lit, 184, 276, 122, 9)
    .rect(tones.deep, 214, 210, 16, 34)
    .rect(tones.deep, 258, 210, 16, 34)
    .rect(tones.deep, 236, 130, 16, 34);
  drawBlock(pen, red, { x: -380, y: 0, width: 130, height: 110 }, 0.2);
  pen.rect(red.lit, -386, 106, 142, 9);
  for (const [x, s] of [
    [-150, 1],
    [60, 1.2],
    [-20, 0.8],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .rounds(leaf, n(20), `M${x} -20v${n(80)}M${x - n(30)} ${n(16)}v${n(30)}M${x + n(30)} ${n(8)}v${n(34)}`)
      .stroke(leaf, n(12), `M${x} ${n(10)}h-${n(30)}v${n(10)}M${x} 0h${n(30)}v${n(10)}`);
  }
  pen
    .rounds(leafShade, 40, 'M-330-10h60M300-10h60')
    .rect(paint('#b9b2a4'), -100, -20, 54, 60)
    .rect(paint('#d9d2c4'), -106, 36, 66, 8)
    .rect(paint('#c4332a'), -73, 44, 3, 50)
    .rect(paint('#c4332a'), -70, 70, 34, 24);
}

/** A court of shrines with moss and sacred figures in deep forest by a brown river. */
export function drawGroveFigures({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  pen
    .rect(mixColors(leafShade, tones.haze, 0.2), -720, -240, 1440, 1000)
    .fill(mixColors(leaf, tones.haze, 0.5), 'M-200 700Q-160 300-60 200H100Q180 320 220 700z', 0.5);
  const bark = paint('#5f4a3a');
  for (const [x, w] of [
    [-560, 70],
    [-400, 44],
    [-270, 30],
    [290, 36],
    [420, 50],
    [580, 80],
  ] as const)
    pen.polygon(
      bark,
      [x - w, 0],
      [x - w * 0.4, 140],
      [x - w * 0.34, 700],
      [x + w * 0.34, 700],
      [x + w * 0.4, 140],
      [x + w, 0],
    );
  pen
    .rounds(leaf, 110, 'M-660 600h200M-380 640h160M-100 670h180M200 640h180M460 600h200')
    .rounds(leafShade, 80, 'M-560 500h120M-300 560h120M240 560h120M440 500h160');
  pen.rect(paint('#8a6f4a'), -720, -230, 1440, 260);
  const clay = withBuilding(tones, '#a8663f', '#7a4a2f');
  for (const [x, y, s] of [
    [-150, 20, 1.4],
    [150, 20, 1.3],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(
        clay.wall,
        `M${x - n(40)} ${y}q${n(6)} ${n(90)} ${n(20)} ${n(120)}h${n(40)}q${n(14)}-${n(30)} ${n(20)}-${n(120)}z`,
      )
      .stroke(
        clay.wall,
        n(14),
        `M${x - n(22)} ${y + n(110)}q-${n(60)}-${n(10)}-${n(50)} ${n(60)}M${x + n(22)} ${y + n(110)}q${n(60)}-${n(10)} ${n(50)} ${n(60)}`,
      )
      .ellipse(clay.wall, x, y + n(160), n(26), n(38))
      .fill(
        clay.shade,
        `M${x + n(4)} ${y + n(122)}q${n(24)} ${n(10)} ${n(22)} ${n(44)}q-${n(4)} ${n(30)}-${n(22)} ${n(32)}z`,
      )
      .circle(paint('#f1e3c8'), x - n(9), y + n(166), n(6))
      .circle(paint('#f1e3c8'), x + n(9), y + n(166), n(6));
  }
  drawBlock(pen, clay, { x: -70, y: 20, width: 140, height: 80 }, 0.2);
  pen
    .arch(clay.deep, -24, 20, 48, 34)
    .polygon(paint('#8f7a58'), [-100, 98], [0, 170], [100, 98])
    .dashes(paint('#f1e3c8'), 10, [10, 10], 'M-66 84H70');
  pen
    .fill(mixColors(tones.water, paint('#8a7a4a'), 0.5), 'M-720-60Q-300-30 60-60T720-50V-230H-720z')
    .rounds(tones.waterLight, 4, 'M-500-100h160M-100-120h200M300-110h180');
  drawWalkers(pen, tones, [
    [-20, -16],
    [30, -20],
    [-300, -20],
  ]);
}

/** A path under tall trees of a rectangle of forest, with the towers of an avenue between the trunks. */
export function drawAvenueForest({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  for (const [x, w, h] of [
    [-300, 110, 520],
    [-150, 120, 440],
    [10, 120, 560],
    [170, 120, 470],
    [320, 110, 540],
  ] as const) {
    const wall = fade(haze, 0.4)(paint('#c9c2b4'));
    pen.rect(wall, x - w / 2, 0, w, h);
    for (let y = 40; y < h - 10; y += 34)
      pen.dashes(mixColors(tones.window, haze, 0.4), 14, [12, 12], `M${x - w / 2 + 10} ${y}h${w - 18}`);
  }
  pen
    .rounds(fade(haze, 0.14)(leafShade), 90, 'M-680 60h160M-440 50h120M-240 40h120M140 40h120M340 50h120M520 60h160')
    .rect(leafShade, -720, -230, 1440, 260)
    .polygon(paint('#cbb894'), [-50, 30], [50, 30], [260, -230], [-260, -230]);
  const bark = paint('#6a5240');
  for (const [x, w] of [
    [-560, 34],
    [-420, 22],
    [-250, 16],
    [240, 16],
    [400, 22],
    [560, 34],
  ] as const)
    pen
      .polygon(
        bark,
        [x - w, -20],
        [x - w * 0.5, 80],
        [x - w * 0.44, 640],
        [x + w * 0.44, 640],
        [x + w * 0.5, 80],
        [x + w, -20],
      )
      .rounds(leaf, w * 1.4, `M${x - w * 2} ${-10}h${w * 4}`);
  pen
    .rounds(leafShade, 120, 'M-680 640h160M-420 600h140M-180 660h120M120 660h120M320 600h160M560 640h140')
    .rounds(leaf, 80, 'M-620 560h120M-400 520h80M360 520h100M540 560h120M-120 640h200');
  drawEaves(pen, withBuilding(tones, '#8a6a4c', '#6f7a5a'), { x: 0, y: 60, half: 70, height: 40, ridge: 24 });
  pen.rect(bark, -50, 20, 6, 46).rect(bark, 44, 20, 6, 46);
  drawWalkers(pen, tones, [
    [-20, -30],
    [40, -80],
    [-60, -140],
  ]);
}
