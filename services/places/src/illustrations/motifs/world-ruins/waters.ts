import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A mountain stream in small falls under arches, below blue-washed houses. */
export function drawSpringFalls({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  pen
    .polygon(
      fade(haze, 0.3)(paint('#8f8a80')),
      [-720, 0],
      [-520, 330],
      [-400, 260],
      [-250, 430],
      [-60, 240],
      [120, 400],
      [300, 250],
      [500, 360],
      [720, 180],
      [720, 0],
    )
    .rounds(fade(haze, 0.2)(leafShade), 60, 'M-660 90h120M-460 160h90M340 150h110M540 110h140');
  for (const [index, [x, y, w, h]] of (
    [
      [-480, 40, 150, 150],
      [-340, 70, 140, 170],
      [-210, 90, 120, 130],
      [240, 80, 140, 160],
      [380, 60, 150, 190],
      [530, 40, 150, 140],
    ] as const
  ).entries()) {
    const wall = withBuilding(tones, ['#5f9fd4', '#8fc0e3', '#3f86c4'][index % 3]!, '#a8604a');
    drawBlock(pen, wall, { x: x - w / 2, y, width: w, height: h }, 0.16);
    pen
      .rect(paint('#f1efe8'), x - w / 2, y + h * 0.6, w, h * 0.4)
      .polygon(
        wall.roof,
        [x - w / 2 - 8, y + h],
        [x - w / 2 + 14, y + h + 24],
        [x + w / 2 - 14, y + h + 24],
        [x + w / 2 + 8, y + h],
      )
      .rect(paint('#2f5f9a'), x - 16, y, 32, 60)
      .rect(tones.window, x - 34, y + h * 0.66, 20, 28);
  }
  const rock = paint('#9a8f82');
  pen
    .fill(rock, 'M-720 60Q-400 110-200 120L-140 170H140L200 120Q420 110 720 60V-230H-720z')
    .fill(paint('#756b60'), 'M-140 170L-170 60-120-60-220-230H220L120-60 170 60 140 170z')
    .fill(
      paint('#cfe6ea'),
      'M-60 166q-6-60-30-100h-20l-10-60h30l-40-120h-60l-60-116H250l-70 116h-50l-40 120h24l-12 60h-20q-20 40-26 100z',
    )
    .stroke(
      paint('#f6fbfb'),
      7,
      'M-30 160q-4-50-20-90M10 164v-90M40 160q4-50 16-90M-90 56v-50M-30 60v-56M40 60v-56M90 56v-50M-110-10l-20-90M-40-10l-10-90M40-10l10-90M110-10l24-90',
      0.8,
    )
    .rounds(leaf, 36, 'M-420-40h80M-520-120h90M340-40h90M460-120h100M-300 60h50M270 60h50');
  pen
    .arch(paint('#e3d9c8'), -250, -20, 60, 50)
    .arch(paint('#5a5048'), -240, -20, 40, 42)
    .arch(paint('#e3d9c8'), 190, -20, 60, 50)
    .arch(paint('#5a5048'), 200, -20, 40, 42);
  drawWalkers(pen, tones, [
    [-330, -80],
    [310, -100],
    [280, -96],
  ]);
}

/** Statues of people on the seabed, over which corals and fish have spread. */
export function drawSunkenStatues({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const water = paint('#2f8fb0');
  pen
    .rect(water, -720, -240, 1440, 1000)
    .fill(mixColors(water, paint('#bfeef0'), 0.5), 'M-720 600Q-400 560 0 590T720 570V700H-720z')
    .fill(mixColors(water, paint('#bfeef0'), 0.3), 'M-260 600L-420-40H-220L-60 600zM120 600L100-40H300L330 600z', 0.5)
    .fill(paint('#d9cfa4'), 'M-720-60Q-300-20 100-50T720-40V-240H-720z');
  const [stone, shade] = [paint('#b5b09c'), paint('#7f8078')];
  for (const [index, [x, y, s]] of (
    [
      [-330, 0, 0.9],
      [-170, 20, 0.8],
      [20, 10, 0.85],
      [200, 24, 0.8],
      [350, 0, 0.9],
      [-250, -120, 1.3],
      [-60, -140, 1.4],
      [140, -130, 1.35],
      [310, -140, 1.4],
    ] as const
  ).entries()) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(
        stone,
        `M${x - n(34)} ${y}q${n(4)} ${n(80)}-${n(4)} ${n(110)}q${n(4)} ${n(24)} ${n(38)} ${n(24)}t${n(38)}-${n(24)}q-${n(8)}-${n(40)}-${n(4)}-${n(110)}z`,
      )
      .fill(
        shade,
        `M${x + n(8)} ${y}q${n(2)} ${n(80)} 0 ${n(132)}q${n(28)}-${n(2)} ${n(30)}-${n(22)}q-${n(8)}-${n(40)}-${n(4)}-${n(110)}z`,
      )
      .circle(stone, x, y + n(154), n(23))
      .fill(shade, `M${x + n(4)} ${y + n(132)}a${n(23)} ${n(23)} 0 0 1 0 ${n(44)}z`)
      .rounds(
        paint(['#e0708a', '#f2a23a', '#9a6fc4'][index % 3]!),
        n(12),
        `M${x - n(24)} ${y + n(112)}h0M${x + n(20)} ${y + n(60)}h0M${x - n(12)} ${y + n(170)}h0M${x - n(16)} ${y + n(30)}h0`,
      );
  }
  for (const [x, y, color] of [
    [-420, 330, '#f2c23a'],
    [-360, 360, '#f2c23a'],
    [-400, 390, '#f2c23a'],
    [260, 400, '#f6f1e6'],
    [330, 380, '#f6f1e6'],
    [60, 300, '#3f5fc4'],
  ] as const)
    pen.fill(paint(color), `M${x - 26} ${y}q26 24 46 2l14 12v-28l-14 12q-20-22-46 2z`);
  pen
    .fill(paint('#2c3a48'), 'M60 440q60 20 130 6l40 16-20-26 20-26-44 14q-60-8-126 16z')
    .rounds(paint('#e8b04a'), 14, 'M110 460h50')
    .rounds(paint('#eef8f8'), 8, 'M50 480h0M56 510h0M46 540h0');
}

/** A turquoise acid lake in a bare gray crater with plumes of yellow sulfur, and men with baskets. */
export function drawSulfurCrater({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const [wall, dark, pale] = [paint('#a89f94'), paint('#7a7068'), paint('#cfc6b4')];
  pen
    .fill(fade(haze, 0.3)(dark), 'M-720 200L-500 330-330 280-120 350 120 310 340 360 560 290 720 320V0H-720z')
    .fill(wall, 'M-720 240L-520 270-360 210-200 170 0 180 240 170 400 220 560 260 720 220V-230H-720z')
    .fill(
      dark,
      'M-360 210L-300 60-200 170zM0 180L30 60 90 176zM240 170L300 50 400 220zM-560 260L-480 60-440 236zM540 256L500 60 600 250z',
      0.5,
    )
    .fill(pale, 'M-560 130Q-300 60 0 70T560 130Q500 20 0 10T-560 130z', 0.7)
    .fill(mixColors(paint('#4fd0c0'), tones.water, 0.1), 'M-480 60Q-260 110 20 104T480 70Q440-30 0-36T-480 60z')
    .fill(paint('#a8ece0'), 'M-380 66Q-200 96 20 92T360 70Q200 60 0 60T-380 66z', 0.5);
  pen
    .fill(paint('#e8c93a'), 'M250 40Q340 70 420 30L470-60Q360-80 260-40z')
    .fill(paint('#c9a52a'), 'M330 20Q400 30 420 30L470-60Q420-70 380-66z');
  pen
    .fill(paint('#f4f0dc'), 'M330 40q-60 90-20 170t-30 190q130-80 90-190t0-170z', 0.55)
    .fill(paint('#f4f0dc'), 'M400 30q20 110 80 170t40 170q60-100-10-190t-60-150z', 0.4);
  pen
    .fill(dark, 'M-720-60Q-400-40-200-90T260-120T720-70V-230H-720z')
    .stroke(pale, 12, 'M-720-140Q-400-120-200-150T120-60T250-20');
  for (const [x, y] of [
    [-240, -140],
    [-40, -116],
  ] as const)
    pen
      .fill(paint('#3f5f86'), `M${x - 12} ${y}l5 50q8 8 14 0l5-50z`)
      .circle(paint('#7d5a48'), x, y + 64, 11)
      .stroke(paint('#6f4f38'), 5, `M${x - 56} ${y + 48}q56 14 112 0`)
      .fill(paint('#e8c93a'), `M${x - 70} ${y + 14}h30l-4 24h-22zM${x + 40} ${y + 14}h30l-4 24h-22z`);
}

/** A lagoon between high gray walls of limestone, with an outrigger boat and kayaks over sand. */
export function drawWallLagoon({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const lagoon = mixColors(paint('#3fc0b0'), tones.water, 0.1);
  const [rock, dark, pale] = [paint('#a3a39a'), paint('#6a6c6a'), paint('#c4c4b8')];
  pen
    .fill(fade(haze, 0.36)(rock), 'M-260 60L-230 330-150 400-90 340-30 440 60 360 130 420 190 320 250 60z')
    .rounds(fade(haze, 0.3)(leafShade), 50, 'M-180 370h40M-40 410h50M110 390h40M-120 300h60M40 320h60')
    .rect(lagoon, -720, -230, 1440, 300)
    .fill(
      mixColors(lagoon, paint('#d5f5e2'), 0.55),
      'M-200 60Q-60 76 60 70T220 60Q300-60 420-230H-420Q-300-60-200 60z',
    );
  for (const side of [-1, 1]) {
    const p = (x: number, y: number) => `${side * x} ${y}`;
    pen
      .fill(
        rock,
        `M${p(720, -60)}L${p(720, 640)} ${p(560, 640)} ${p(520, 520)} ${p(460, 560)} ${p(430, 400)} ${p(370, 420)} ${p(340, 260)} ${p(280, 200)} ${p(250, 40)} ${p(300, 20)} ${p(400, -30)}z`,
      )
      .fill(
        dark,
        `M${p(520, 520)}L${p(540, 300)} ${p(480, 100)} ${p(430, 400)}zM${p(370, 420)}L${p(380, 220)} ${p(320, 60)} ${p(340, 260)}zM${p(720, 400)}L${p(640, 200)} ${p(600, 0)} ${p(720, 0)}z`,
        0.6,
      )
      .stroke(
        pale,
        7,
        `M${p(600, 560)}L${p(590, 380)}M${p(470, 500)}L${p(480, 330)}M${p(400, 380)}L${p(410, 260)}M${p(300, 190)}L${p(310, 90)}`,
      )
      .rounds(
        leafShade,
        56,
        `M${p(660, 600)}v10M${p(560, 500)}v10M${p(450, 420)}v8M${p(360, 320)}v6M${p(640, 380)}v10M${p(520, 260)}v8`,
      )
      .rounds(leaf, 34, `M${p(650, 620)}v6M${p(550, 520)}v6M${p(444, 436)}v4M${p(630, 400)}v6M${p(290, 210)}v4`)
      .fill(
        dark,
        `M${p(720, -60)}L${p(400, -30)} ${p(300, 20)} ${p(250, 40)} ${p(256, 20)} ${p(410, -50)} ${p(720, -84)}z`,
      );
  }
  pen
    .fill(paint('#f6f2e8'), 'M-90 10q100-20 220 2l-26-20h-166z')
    .stroke(paint('#f6f2e8'), 6, 'M-130-24h290M-90 10l-20-34M120 10l20-34')
    .fill(paint('#3f86c9'), 'M-40 40h130l-10 12h-110z')
    .stroke(paint('#5a4438'), 4, 'M-36 14v28M84 14v28');
  for (const [x, y, color] of [
    [-180, -110, '#e3a23a'],
    [150, -140, '#d9503f'],
  ] as const) {
    pen.fill(paint(color), `M${x - 80} ${y + 6}q80 16 160 0q-80-26-160 0z`);
    drawWalkers(pen, tones, [[x, y + 4]], 1);
  }
}
