import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawPalm, drawWalkers, fade } from '../wonders/parts.js';
import { drawCrowns, drawShore } from './parts.js';

/** A pocket of sand between headlands with houses built into the rock. */
export function drawCliffHouseCove({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  drawShore(pen, tones, { sand: '#fdf4e0', shallow: '#6ad2c6' });
  const [rock, dark] = [paint('#8f8578'), paint('#5f5850')];
  pen
    .fill(rock, 'M720-20V330Q600 340 520 290Q420 240 390 160Q330 110 320 20Q460-40 720-20z')
    .fill(
      dark,
      'M720-20V60Q560 60 480 30Q400 20 330 60Q318 30 320 20Q460-40 720-20zM520 290Q480 200 500 110L560 90Q540 200 580 310z',
    )
    .fill(leafShade, 'M720 370Q590 390 500 320Q400 260 376 180L420 190Q480 270 560 300T720 330z')
    .rounds(leaf, 50, 'M690 370h30M610 350h20M530 310h20M460 260h16')
    .fill(rock, 'M-720 20V210Q-620 200-560 150Q-500 110-470 40Q-560-10-720 0z')
    .fill(leafShade, 'M-720 240Q-610 230-540 160L-560 130Q-640 180-720 190z');
  for (const [x, y, w, h, wall] of [
    [440, 120, 90, 56, '#f3ead8'],
    [540, 180, 110, 60, '#e3c49a'],
    [400, 50, 80, 44, '#e9dcc4'],
    [620, 90, 110, 60, '#f3ead8'],
  ] as const)
    pen
      .rect(paint(wall), x - w / 2, y, w, h)
      .rect(mixColors(paint(wall), paint('#4a4440'), 0.3), x + w * 0.24, y, w * 0.26, h)
      .polygon(
        paint('#b5925c'),
        [x - w * 0.6, y + h - 2],
        [x - w * 0.2, y + h + 34],
        [x + w * 0.2, y + h + 34],
        [x + w * 0.6, y + h - 2],
      )
      .dashes(tones.window, 24, [16, 12], `M${x - w / 2 + 10} ${y + 26}h${w - 24}`)
      .rect(paint('#7a5d44'), x - w * 0.56, y - 6, w * 1.12, 8);
  drawPalm(pen, tones, 300, -60, 3, -0.3);
  drawPalm(pen, tones, -520, -160, 2.8, 0.3);
  pen
    .fill(paint('#f6f2e8'), 'M-240 4q90-20 190 0l-30-16h-130z')
    .stroke(paint('#f6f2e8'), 5, 'M-270-22h250M-250 6v-24M-40 6v-24')
    .fill(paint('#3f86c9'), 'M-150 10v150l92-146z');
  drawWalkers(pen, tones, [
    [60, -120],
    [90, -116],
    [-120, -140],
  ]);
}

/** A black rock with a stair and a grotto a few steps off white sand. */
export function drawGrottoRock({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  drawShore(pen, tones, { sand: '#fefaf0', shallow: '#7fe0d2' });
  const sail = (x: number, y: number, s: number) => {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(paint('#3f7fd0'), `M${x} ${y + n(14)}v${n(110)}l${n(70)}-${n(104)}z`)
      .fill(paint('#f6f2e8'), `M${x - n(50)} ${y + n(12)}h${n(110)}l-${n(18)}-${n(12)}h-${n(74)}z`)
      .stroke(paint('#f6f2e8'), n(4), `M${x - n(60)} ${y - n(10)}h${n(130)}`);
  };
  sail(-480, 30, 1);
  sail(420, 70, 0.8);
  const [rock, dark] = [paint('#4f4a4a'), paint('#343034')];
  pen
    .fill(
      rock,
      'M-210-60L-200 40-170 100-180 170-130 200-110 270-60 250-30 330 20 300 40 360 90 320 100 250 150 230 140 160 190 120 180 50 220-50Q20-90-210-60z',
    )
    .fill(
      dark,
      'M40 360L90 320 100 250 150 230 140 160 190 120 180 50 220-50 100-66 90 60 50 140 60 240zM-110 270L-60 250-70 140-120 60-130-66-170-62-150 60-100 150z',
    )
    .rounds(leaf, 40, 'M30 350h20M-30 310h16M80 300h16M-120 240h14')
    .rounds(leafShade, 24, 'M130 220h16M-150 180h10M60 330h20');
  pen
    .arch(paint('#2a262a'), -44, 120, 70, 70)
    .fill(paint('#f6f1e6'), 'M-24 124l8 62q8 14 16 0l8-62z')
    .fill(paint('#7fb0d9'), 'M-26 124l10 50q8 10 16 0l10-50-8 30q-10 8-20 0z')
    .circle(paint('#e6cdb4'), -8, 196, 9)
    .fill(paint('#d9d0c2'), 'M-30 110H10L30 60 0 40 34-10 10-62H-40L-10-10-40 36-14 60z')
    .stroke(
      paint('#a89f92'),
      3,
      'M-26 96H16M-18 80H22M-12 62H22M-30 40H4M-20 22H14M-10 4H22M-20-16H14M-30-36H8M-36-52H8',
    );
  drawPalm(pen, tones, -40, 260, 1.2, -0.2);
  drawPalm(pen, tones, 70, 300, 1.1, 0.2);
  drawPalm(pen, tones, 560, -40, 3.2, -0.2);
  drawPalm(pen, tones, -560, -170, 3, 0.2);
  drawWalkers(pen, tones, [
    [-300, -140],
    [300, -90],
    [330, -86],
  ]);
}

/** A long beach of fine sand with forest behind and no house. */
export function drawForestBeach({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  const foam = paint('#f7fbf8');
  drawShore(pen, tones, { sand: '#fdf6e4', shallow: '#6fc9c4', deep: '#2f7fa8' });
  pen
    .fill(fade(haze, 0.35)(leafShade), 'M720 90V300Q560 330 430 230T120 110L60 90z')
    .fill(fade(haze, 0.14)(leafShade), 'M720 30V210Q600 210 500 160T250 70L140 50Q460 60 720 30z');
  drawCrowns(pen, tones, [
    [690, 120, 110],
    [560, 96, 90],
    [450, 70, 74],
    [350, 60, 56],
    [270, 54, 42],
    [200, 50, 32],
  ]);
  pen
    .stroke(foam, 10, 'M-720 30Q-400 60-100 34T300 44M-720-30Q-380 0-100-24T380 10M-720-86Q-400-54-160-80T180-50', 0.85)
    .stroke(paint('#7a5d44'), 8, 'M420-60q-60 10-110-10M330-66l-30 26M360-60l10 30');
  drawPalm(pen, tones, 560, -30, 2.6, -0.4);
  drawWalkers(pen, tones, [
    [-40, -130],
    [-10, -128],
  ]);
  pen.fill(paint('#e3b24a'), 'M-6-128l16 60 8-2-12-60z');
}
