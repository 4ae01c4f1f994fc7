import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawWalkers, fade } from '../wonders/parts.js';
import { drawBoats, drawParasols } from './parts.js';

/** Jagged rocks at the end of a cape with an arch between two seas. */
export function drawLandsEndArch({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const [rock, dark, pale, sand] = [paint('#d3b083'), paint('#8f7058'), paint('#efd9ae'), paint('#f0dcae')];
  drawOpenSea(pen, tones, 110, mixColors(tones.water, paint('#2480a8'), 0.6));
  pen
    .fill(fade(haze, 0.1)(rock), 'M300 96L320 190 350 230 372 216 390 150 420 96zM470 96L484 140 500 150 520 96z')
    .fill(fade(haze, 0.1)(dark), 'M360 224L372 216 390 150 420 96H372z')
    .fill(
      rock,
      'M-720 320L-640 370-560 330-500 390-430 340-380 360-300 300-250 330-190 280-130 300-60 262 10 280 70 240 130 250 180 200 220 130 236 20H150Q160 110 120 150T30 150T-10 60L-14 14H-720z',
    )
    .fill(
      dark,
      'M130 250L180 200 220 130 236 20H190Q190 150 130 250zM-10 60L-14 14H-110Q-90 140-30 170T60 176Q10 160-10 60zM-300 300L-250 330-190 280-200 140-170 20H-240Q-290 140-300 300zM-500 390L-430 340-440 200-400 20H-470Q-530 180-500 390z',
    )
    .fill(pale, 'M-130 300L-60 262 10 280 40 250Q-60 230-110 250zM-640 370L-560 330-500 390-520 280-600 260z', 0.7)
    .stroke(dark, 5, 'M-60 240L-80 120M20 250L-10 200M-350 320L-340 180M-640 340L-620 180M-690 280L-680 140', 0.6)
    .fill(sand, 'M-720 60Q-500 70-330 30T-130-20Q-330-70-500-90T-720-120z')
    .stroke(paint('#fbf6ea'), 8, 'M-720-124Q-500-94-330-72T-120-18Q-60 10-16 14', 0.8)
    .stroke(paint('#fbf6ea'), 7, 'M-20 12H30M150 16H250M296 92H430M466 92H526', 0.8)
    .rounds(paint('#6b5a52'), 16, 'M-60 22h14M166 26h20M330 104h16');
  drawBoats(pen, tones, [
    [80, -40],
    [380, -70],
    [-60, -150],
  ]);
  pen.fill(paint('#c4463c'), 'M66-41h26v16h-26z').fill(paint('#2f6d8a'), 'M366-71h28v16h-28z');
  drawWalkers(pen, tones, [
    [-360, -20],
    [-330, -24],
    [-540, -40],
  ]);
}

/** Arches of slate like buttresses of a church that stand one behind the other on the sand at low tide. */
export function drawSlateArches({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [sand, wet] = [paint('#e3d0a4'), paint('#b9b6a8')];
  drawOpenSea(pen, tones, 60, mixColors(tones.water, paint('#4f8fa0'), 0.5));
  pen
    .stroke(paint('#f4f4ee'), 9, 'M-720 22Q-560 36-420 20T-160 26T120 16T720 30', 0.8)
    .fill(wet, 'M-720 10Q-200 30 200 0T720 10V-230H-720z')
    .fill(sand, 'M-720-60Q-200-20 200-70T720-50V-230H-720z');
  for (const [shift, y, size, air] of [
    [-40, 30, 0.5, 0.36],
    [60, 0, 0.72, 0.2],
    [190, -50, 1, 0.02],
  ] as const) {
    const mix = fade(haze, air);
    const [rock, dark] = [mix(paint('#8a8078')), mix(paint('#5a5458'))];
    const p = (x: number, height: number) => `${Math.round(shift + x * size)} ${Math.round(y + height * size)}`;
    pen
      .fill(
        rock,
        `M${p(720 / size, 0)}L${p(720 / size, 400)}L${p(300, 410)}L${p(160, 400)}Q${p(-20, 396)} ${p(-150, 330)}Q${p(-270, 250)} ${p(-300, 0)}L${p(-210, 0)}Q${p(-190, 180)} ${p(-110, 250)}Q${p(-10, 310)} ${p(40, 200)}Q${p(60, 100)} ${p(64, 0)}z`,
      )
      .fill(
        dark,
        `M${p(-110, 250)}Q${p(-10, 310)} ${p(40, 200)}Q${p(60, 100)} ${p(64, 0)}L${p(120, 0)}Q${p(120, 180)} ${p(70, 280)}Q${p(0, 340)} ${p(-110, 250)}zM${p(220, 0)}Q${p(200, 160)} ${p(240, 260)}L${p(290, 200)}L${p(300, 0)}z`,
      )
      .stroke(
        dark,
        5 * size,
        `M${p(-280, 120)}L${p(-210, 110)}M${p(-240, 220)}L${p(-160, 210)}M${p(-130, 316)}L${p(-60, 300)}M${p(120, 350)}L${p(300, 360)}M${p(140, 280)}L${p(230, 290)}M${p(130, 190)}L${p(210, 190)}M${p(140, 90)}L${p(210, 86)}M${p(320, 300)}L${p(420, 310)}M${p(330, 180)}L${p(430, 176)}`,
        0.6,
      )
      .fill(
        mix(leaf),
        `M${p(720 / size, 400)}L${p(720 / size, 440)}Q${p(300, 440)} ${p(100, 420)}Q${p(10, 410)} ${p(-60, 376)}Q${p(120, 400)} ${p(300, 396)}z`,
      );
  }
  pen
    .fill(leafShade, 'M720 360Q620 370 540 362Q640 352 720 340z')
    .rounds(paint('#6a625e'), 20, 'M-520-90h16M-420-130h20M-300-96h10M40-150h20M-140-170h14')
    .fill(
      mixColors(wet, paint('#cfe0e4'), 0.6),
      'M-620-140Q-480-120-360-146T-620-140zM-200-110Q-80-96 20-114T-200-110z',
      0.8,
    );
  drawWalkers(
    pen,
    tones,
    [
      [-30, -50],
      [0, -54],
      [-420, -70],
      [-150, -10],
      [-130, -12],
    ],
    1.1,
  );
}

/** Two arches side by side in golden rock at the end of a cove. */
export function drawTwinSeaArch({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [rock, dark, pale, sand] = [paint('#d99f56'), paint('#9c6242'), paint('#f0cf96'), paint('#f2dca8')];
  const clear = mixColors(tones.water, paint('#2fa8b0'), 0.6);
  drawOpenSea(pen, tones, 120, mixColors(tones.water, paint('#2f80b0'), 0.5));
  pen
    .fill(fade(haze, 0.35)(rock), 'M-720 116V230Q-560 240-460 220L-420 116z')
    .fill(fade(haze, 0.35)(leaf), 'M-720 250Q-560 256-450 226L-460 206Q-580 226-720 220z')
    .fill(clear, 'M-720 20Q-300 60 100 30T720 10V-230H-720z')
    .fill(
      rock,
      'M-330-10L-310 160-270 236-200 256-100 246 0 262 110 250 240 290 420 310 720 330V-40H300L250 0Q250 120 190 150T90 120T60 0H20Q16 110-50 140T-180 110T-220-10z',
    )
    .fill(
      dark,
      'M-180 110Q-210 70-220-10H-170Q-170 60-130 100T-50 140Q-120 160-180 110zM90 120Q60 80 60 0H100Q110 70 140 110T190 150Q130 160 90 120zM300 296L340 120 310-40H360L400 120 370 304zM540 316L570 150 540-40H600L620 160 590 322z',
    )
    .fill(pale, 'M-310 160L-270 236-200 256-120 248-210 220-270 150z', 0.8)
    .stroke(
      dark,
      4,
      'M-290 170Q-200 200-100 190T110 196T300 220T720 250M-300 90H-240M30 90H60M270 120Q420 150 720 160',
      0.5,
    )
    .fill(
      leafShade,
      'M-270 240L-200 264-100 256 0 272 110 262 240 304 420 330 720 356V318L420 306 240 284 110 246 0 256-100 240-200 250z',
    )
    .rounds(leaf, 30, 'M-180 262h40M-20 268h40M150 276h50M320 308h60M500 326h60M640 338h50')
    .fill(sand, 'M720-50Q520-40 360-90T40-150T-200-230H720z')
    .stroke(paint('#fbf6ea'), 10, 'M720-46Q520-36 356-86T36-146T-210-230', 0.8)
    .rounds(
      mixColors(clear, paint('#ffffff'), 0.5),
      5,
      'M-560-40h180M-300-80h160M-120-40h120M-640-130h200M-420-180h120',
      0.7,
    );
  drawBoats(pen, tones, [
    [-420, -20],
    [-520, 60],
  ]);
  drawParasols(pen, tones, [
    [300, -170],
    [430, -130],
    [540, -170],
  ]);
  drawWalkers(
    pen,
    tones,
    [
      [180, -170],
      [360, -130],
    ],
    1.1,
  );
}

/** A tiny cove of pebbles between cliffs with a white town on both, and a bridge behind. */
export function drawTownCove({ pen, tones }: MotifInput): void {
  const { paint, haze, window } = tones;
  const [rock, dark, pebble] = [paint('#c9b08a'), paint('#8f7a62'), paint('#e9e0cc')];
  const clear = mixColors(tones.water, paint('#2f9fb0'), 0.6);
  pen
    .fill(fade(haze, 0.3)(paint('#d9cbb0')), 'M-240 60H240V260H-240z')
    .fill(fade(haze, 0.25)(paint('#b5a284')), 'M-240 120H240V160H-240z')
    .fill(
      fade(haze, 0.55)(paint('#6f6a62')),
      'M-150 60V100a46 46 0 0 0 92 0V60zM-40 60V104a46 46 0 0 0 92 0V60zM70 60V100a46 46 0 0 0 92 0V60z',
    )
    .fill(pebble, 'M-240 70Q0 90 240 70L330-60H-330z')
    .fill(clear, 'M-330-50Q-80-10 60-40T340-40L480-230H-480z')
    .stroke(paint('#f6f4ea'), 9, 'M-330-46Q-80-6 60-36T340-36', 0.9);
  for (const side of [-1, 1]) {
    const at = (x: number) => side * x;
    for (const [x, y, wide, high, color] of [
      [650, 230, 150, 180, '#f1e8d6'],
      [540, 236, 120, 140, '#f6f0e2'],
      [420, 232, 130, 170, '#e9dcc0'],
      [310, 226, 110, 120, '#f4ecda'],
      [230, 210, 70, 90, '#efe2c8'],
    ] as const) {
      const left = at(x) - wide / 2;
      pen.rect(paint(color), left, y, wide, high).rect(paint('#c9b89c'), left + wide * 0.76, y, wide * 0.24, high);
      pen
        .dashes(window, 24, [15, 21], `M${Math.round(left + 12)} ${Math.round(y + high * 0.66)}h${wide - 26}`)
        .dashes(window, 24, [15, 21], `M${Math.round(left + 12)} ${Math.round(y + high * 0.28)}h${wide - 26}`);
    }
    pen
      .fill(
        rock,
        `M${at(720)} 250L${at(330)} 246 ${at(210)} 226 ${at(180)} 180 ${at(230)} 130 ${at(210)} 70 ${at(290)} 20 ${at(270)}-40 ${at(370)}-90 ${at(430)}-230H${at(720)}z`,
      )
      .fill(
        dark,
        `M${at(210)} 226L${at(180)} 180 ${at(230)} 130 ${at(210)} 70 ${at(290)} 20 ${at(270)}-40 ${at(370)}-90 ${at(430)}-230H${at(510)}Q${at(400)}-60 ${at(350)} 30T${at(270)} 230z`,
        side === 1 ? 0.9 : 0.5,
      )
      .fill(paint('#4a4048'), `M${at(350)} 30Q${at(390)} 90 ${at(450)} 30zM${at(480)}-90Q${at(540)}-10 ${at(610)}-90z`)
      .stroke(
        dark,
        4,
        `M${at(330)} 190L${at(720)} 200M${at(330)} 130L${at(720)} 140M${at(520)} 60L${at(720)} 66M${at(640)}-20L${at(720)}-16`,
        0.6,
      );
  }
  pen.rounds(mixColors(clear, paint('#ffffff'), 0.5), 5, 'M-140-90h160M40-130h160M-220-170h180M60-200h180', 0.7);
  drawParasols(
    pen,
    tones,
    [
      [-150, -20],
      [-40, 10],
      [80, -6],
      [180, -20],
    ],
    26,
  );
  drawWalkers(
    pen,
    tones,
    [
      [-90, -20],
      [20, 30],
      [130, 20],
      [-180, 20],
      [0, -90],
    ],
    0.9,
  );
}
