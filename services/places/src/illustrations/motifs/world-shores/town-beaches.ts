import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawPalm, drawWalkers, fade } from '../wonders/parts.js';
import { drawHotels, drawParasols, drawShore } from './parts.js';

/** A bare tidal flat with rows of seaweed on sticks, and kites of surfers. */
export function drawSeaweedFlat({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  drawShore(pen, tones, { sand: '#fbf3e0', shallow: '#9fe0d4', deep: '#2f8fb8' });
  pen
    .fill(
      mixColors(paint('#f4e8cc'), tones.water, 0.12),
      'M-720-20Q-300 20 0 0T720 16V-100Q300-60 0-90T-720-120z',
      0.75,
    )
    .stroke(
      paint('#6f5a48'),
      4,
      'M-420-40v34M-360-36v34M-300-32v34M-240-30v34M-380-80v40M-310-76v40M-240-72v40M-170-70v40',
    )
    .rounds(paint('#7a4a4a'), 9, 'M-420-16h180M-380-54h210');
  for (const [x, y, color, s] of [
    [-180, 330, '#d9503f', 1.2],
    [120, 400, '#e8c24a', 1],
    [330, 280, '#3f86c9', 1.3],
    [-420, 420, '#5fae7a', 0.8],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(paint(color), `M${x - n(60)} ${y}q${n(60)} ${n(60)} ${n(120)} 0q-${n(60)} ${n(28)}-${n(120)} 0z`)
      .stroke(paint('#5a6470'), 1.6, `M${x - n(56)} ${y}L${x + n(70)} 60M${x + n(56)} ${y}L${x + n(70)} 60`)
      .fill(paint('#2f3a4a'), `M${x + n(64)} 34l4 28q4 6 8 0l4-28z`)
      .fill(paint('#f6f1e6'), `M${x + n(50)} 32h${n(44)}l-8-6h-${n(30)}z`);
  }
  drawPalm(pen, tones, 560, -50, 3.4, -0.26);
  drawPalm(pen, tones, 440, -70, 2.8, -0.4);
  drawPalm(pen, tones, -580, -180, 2.6, 0.2);
  pen
    .fill(paint('#7a5338'), 'M40-150q80-22 190 4l-26 18h-130z')
    .stroke(paint('#7a5338'), 5, 'M20-160h220M70-140v-24M200-138v-24M130-136v80')
    .fill(paint('#c9503f'), 'M-330-50l5 30q5 6 10 0l5-30zM-270-96l5 30q5 6 10 0l5-30z')
    .circle(paint('#5a3f34'), -320, -10, 7)
    .circle(paint('#5a3f34'), -260, -56, 7);
}

/** A crescent of sand between headlands with roofs, and a pool on the rocks at its end. */
export function drawSurfCrescent({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [sea, foam, sand] = [mixColors(paint('#2f7fa8'), tones.water, 0.2), paint('#f7fbf8'), paint('#f3dfb4')];
  pen
    .rect(sea, -720, -230, 1440, 360)
    .fill(fade(haze, 0.24)(paint('#b59a74')), 'M-720 190Q-560 196-440 160L-330 128H-720z')
    .fill(fade(haze, 0.24)(leaf), 'M-720 216Q-560 220-430 166L-440 158Q-560 192-720 188z')
    .rounds(fade(haze, 0.2)(paint('#c4553f')), 12, 'M-680 210h30M-610 206h26M-550 200h24M-490 184h20');
  pen
    .fill(sand, 'M720 150Q500 130 420 30Q330-80 60-96T-420-130L-720-150V-230H720z')
    .fill(
      mixColors(sea, paint('#6fcdc8'), 0.6),
      'M560 130Q450 110 400 20Q310-84 60-92T-420-126L-720-146V-60Q-300-30 60-10T330 60T470 130z',
    )
    .stroke(foam, 10, 'M520 120Q440 100 386 16Q300-80 60-86T-430-120L-720-140', 0.95)
    .stroke(foam, 9, 'M-600 0Q-340 20-120 0T240 30M-660-70Q-380-40-140-60T220-30M-500 66Q-260 80-60 66T260 90', 0.8);
  const town: [number, number, number, string][] = [
    [440, 150, 60, '#f1e6d2'],
    [500, 160, 84, '#e3c4a0'],
    [566, 166, 70, '#dfe3e0'],
    [636, 170, 96, '#f1e6d2'],
    [390, 140, 50, '#e3c4a0'],
  ];
  pen
    .fill(leafShade, 'M330 130Q460 150 720 160V230Q560 240 430 200T330 130z')
    .rounds(leaf, 30, 'M390 170h60M500 190h60M620 200h70');
  for (const [x, y, high, wall] of town)
    pen
      .rect(paint(wall), x - 28, y, 56, high)
      .polygon(paint('#b5523c'), [x - 34, y + high], [x, y + high + 26], [x + 34, y + high])
      .dashes(tones.window, 12, [9, 9], `M${x - 20} ${y + high - 18}h44M${x - 20} ${y + high - 42}h44`);
  const rock = paint('#a8895f');
  pen
    .fill(rock, 'M-720-60Q-560-70-500-110L-420-160-300-180-260-230H-720z')
    .fill(paint('#f1eee6'), 'M-640-110L-430-140-380-184-600-190z')
    .fill(paint('#4fb8c4'), 'M-626-118L-440-144-400-178-590-182z')
    .stroke(paint('#f1eee6'), 3, 'M-610-134L-420-160M-600-156L-410-172');
  for (const [x, y] of [
    [-60, 30],
    [120, 60],
    [-260, 40],
  ] as const)
    pen
      .fill(foam, `M${x - 30} ${y}q30 12 60 0l-8-8h-44z`)
      .fill(paint('#2f3a4a'), `M${x - 6} ${y + 4}l4 30q5 6 9 0l6-28z`)
      .circle(paint('#7d5a48'), x + 2, y + 42, 7);
  drawParasols(pen, tones, '#d9503f', [
    [120, -170, 1],
    [330, -130, 0.9],
    [-90, -180, 1.1],
  ]);
  drawWalkers(pen, tones, [
    [230, -150],
    [420, -60],
    [440, 20],
    [-200, -190],
    [20, -140],
  ]);
}

/** A marina with towers, a market hall and a big wheel on a flat shore. */
export function drawTowerMarina({ pen, tones }: MotifInput): void {
  const { paint, leafShade } = tones;
  drawHotels(
    pen,
    tones,
    70,
    [
      [-560, 100, 270],
      [-420, 90, 380],
      [-300, 100, 300],
      [-170, 90, 430],
      [-50, 100, 340],
      [80, 90, 260],
      [200, 100, 400],
      [600, 110, 330],
    ],
    0.3,
  );
  pen
    .stroke(paint('#f6f1e6'), 9, 'M420 250m-118 0a118 118 0 1 0 236 0a118 118 0 1 0-236 0')
    .stroke(paint('#f6f1e6'), 3, 'M302 250H538M420 132V368M336 166L504 334M336 334L504 166')
    .rounds(paint('#3f8fb5'), 20, 'M420 368v2M420 132v2M302 250h2M538 250h2M336 166h2M504 166h2M336 334h2M504 334h2')
    .polygon(paint('#d9d4ca'), [366, 60], [412, 250], [428, 250], [474, 60], [456, 60], [420, 220], [384, 60])
    .rect(leafShade, -720, 56, 1440, 16);
  pen
    .rect(paint('#f0e3c8'), -330, 56, 470, 76)
    .polygon(paint('#c9705a'), [-350, 130], [-310, 172], [120, 172], [160, 130])
    .dashes(paint('#a8a090'), 60, [34, 18], 'M-316 86H126')
    .rect(paint('#5fae9a'), -330, 122, 470, 9);
  for (const [x, s, lean] of [
    [-440, 1.5, 0.1],
    [-380, 1.3, -0.1],
    [200, 1.5, 0.1],
    [290, 1.3, -0.1],
    [620, 1.6, -0.1],
  ] as const)
    drawPalm(pen, tones, x, 56, s, lean);
  pen
    .rect(paint('#d9cdb8'), -720, 34, 1440, 24)
    .rect(mixColors(tones.water, paint('#3fa8b8'), 0.4), -720, -230, 1440, 266)
    .rect(paint('#b59a74'), -300, -110, 600, 12)
    .rect(paint('#8a6f54'), -300, -118, 600, 8);
  for (const [x, y, s, hull] of [
    [-460, -20, 1, '#f6f2e8'],
    [-220, -10, 0.9, '#f6f2e8'],
    [40, -16, 1, '#2f5f86'],
    [290, -8, 0.9, '#f6f2e8'],
    [-330, -160, 1.5, '#f6f2e8'],
    [180, -180, 1.6, '#c9503f'],
    [540, -90, 1.2, '#f6f2e8'],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(paint(hull), `M${x - n(80)} ${y + n(24)}h${n(170)}l-${n(26)}-${n(30)}h-${n(120)}z`)
      .fill(paint('#fbf7ec'), `M${x - n(46)} ${y + n(24)}h${n(94)}l-${n(22)} ${n(28)}h-${n(60)}z`)
      .dashes(tones.window, n(10), [n(12), n(8)], `M${x - n(34)} ${y + n(36)}h${n(60)}`)
      .rect(paint('#8f979b'), x, y + n(52), 3, n(60));
  }
  pen.rounds(tones.waterLight, 4, 'M-600-70h140M-120-60h160M380-60h120M-640-200h160M400-210h180', 0.6);
  drawWalkers(pen, tones, [
    [-120, -108],
    [-80, -108],
    [100, -108],
  ]);
}
