import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawOpenSea } from './coasts.js';
import { drawPalm, drawWalkers, fade } from './parts.js';

/** A beach under coconut palms, with a reef and sailing boats. */
export function drawPalmShore({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water } = tones;
  const [sand, foam, shallow] = ['#f3e2b8', '#fbf8ee', '#8fe0d0'].map(paint) as [string, string, string];
  drawOpenSea(pen, tones, 70);
  pen
    .fill(fade(haze, 0.5)(leafShade), 'M720 70Q560 90 440 84T200 66z')
    .fill(mixColors(water, shallow, 0.6), 'M-720 10Q-300-10 60-20T720 0V-230H-720z')
    .rounds(foam, 4, 'M-300-2h120M-80-10h160M200-12h180M440-4h120', 0.8)
    .fill(shallow, 'M-720-50Q-200-40 160-90T720-110V-230H-720z')
    .fill(foam, 'M-720-70Q-260-60 120-120T720-150V-230H-720z')
    .fill(sand, 'M-720-80Q-270-70 114-132T720-162V-230H-720z')
    .fill(mixColors(sand, paint('#a9845a'), 0.2), 'M-720-170Q-300-150 0-230H-720z')
    .fill(leafShade, 'M-720 30Q-600 50-520 10T-380-60Q-520-80-720-84z')
    .fill(leaf, 'M-720-10Q-640 10-560-20T-440-70L-720-90z');
  const sails = Math.round(random.between(-40, 40));
  for (const [x, y, s] of [
    [200 + sails, 44, 1],
    [360 + sails, 56, 0.6],
  ] as const)
    pen
      .fill(paint('#f1eadb'), `M${x - 34 * s} ${y}h${72 * s}l-${14 * s}-${16 * s}h-${44 * s}z`)
      .fill(paint('#f6efe2'), `M${x} ${y + 4}v${92 * s}l${44 * s}-${86 * s}z`)
      .fill(paint('#d9573f'), `M${x - 6} ${y + 4}v${74 * s}l-${28 * s}-${68 * s}z`);
  drawPalm(pen, tones, -470, -60, 2.5, 0.7);
  drawPalm(pen, tones, -400, -80, 3.3, 0.62);
  drawPalm(pen, tones, -560, -60, 2.9, 0.2);
  drawPalm(pen, tones, -290, -100, 1.7, -0.3);
  pen
    .stroke(paint('#7d6246'), 5, 'M-60-160v70M70-176v70')
    .fill(paint('#d9573f'), 'M-120-96q60 60 120 0z')
    .fill(paint('#f0c445'), 'M12-112q58 60 118 0z')
    .fill(paint('#f4efe4'), 'M-110-168h60l20 22h-14l-12-14h-54zM22-184h60l20 22h-14l-12-14h-54z');
  drawWalkers(pen, tones, [
    [220, -160],
    [246, -164],
    [420, -170],
  ]);
}

/** Sandbars in a shallow lagoon, before low hills. */
export function drawSandbarLagoon({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  const [deepBlue, lagoon, shallow, sand, pinkish] = ['#2f8fb5', '#3fbfc4', '#a3e6d9', '#f6e6c9', '#f3cfc0'].map(
    paint,
  ) as [string, string, string, string, string];
  pen
    .fill(fade(haze, 0.44)(paint('#9a8f86')), 'M-720 80l140 70l120 40l90-30l110 50l120-60l130-30l110-40H-720z')
    .fill(fade(haze, 0.3)(mixColors(leafShade, paint('#a99a6a'), 0.5)), 'M720 80Q600 140 480 130T240 90L160 80z')
    .rect(deepBlue, -720, -230, 1440, 314)
    .fill(lagoon, 'M-720 40Q-300 60 60 30T720 50V-230H-720z')
    .fill(sand, 'M-720 10Q-480 40-260 14T120-10Q-60-40-280-24T-720-20zM240 6Q420 40 720 24V-30Q460-40 240 6z')
    .fill(shallow, 'M-720-20Q-280-24-60-40T300-20T720-40V-120Q300-90 0-110T-720-80z')
    .fill(pinkish, 'M-400-74Q-180-40 60-66T420-70Q260-120 20-110T-400-74z')
    .fill(sand, 'M-340-80Q-160-54 60-76T360-78Q240-108 20-102T-340-80z')
    .fill(lagoon, 'M-720-110Q-340-120 0-140T720-120V-230H-720z')
    .fill(shallow, 'M-720-140Q-300-150 40-176T720-160V-230H-720z')
    .fill(pinkish, 'M-720-170Q-320-170 0-204T720-190V-230H-720z')
    .fill(sand, 'M-720-184Q-330-184-30-218L-60-230H-720z')
    .rounds(paint('#fbfdf8'), 4, 'M-560-52h130M300-50h160M-200-128h180M200-128h160M-420-124h110', 0.8);
  for (const [x, y, color] of [
    [-140, -76, '#d9573f'],
    [40, -80, '#3f6fa5'],
    [190, -78, '#f0c445'],
    [-60, -86, '#4d8a7a'],
  ] as const)
    pen.stroke(paint('#7d6246'), 4, `M${x} ${y}v44`).fill(paint(color), `M${x - 36} ${y + 40}q36 38 72 0z`);
  drawWalkers(
    pen,
    tones,
    [
      [-20, -60],
      [110, -70],
      [-240, -60],
      [300, -110],
      [-430, -196],
    ],
    0.8,
  );
  pen.fill(paint('#f1eadb'), 'M-560 60h60l-12-14h-38z').fill(paint('#f6efe2'), 'M-532 64v84l38-78z');
}

/** A narrow inlet of clear water between pale rocks with pines. */
export function drawPineInlet({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [rock, dark, lagoon, shallow, sand] = ['#e3d3b5', '#b09a80', '#1f9fb5', '#7fdcd0', '#f6e9cc'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  drawOpenSea(pen, tones, 90, paint('#2f7fae'));
  pen
    .fill(lagoon, 'M-240 80Q0 90 240 78L420-230H-440z')
    .fill(shallow, 'M-280-90Q-40-60 260-90L380-230H-420z')
    .rounds(mixColors(lagoon, shallow, 0.7), 4, 'M-120 40h140M60 20h110M-160-20h150M40-50h160', 0.8)
    .fill(
      fade(haze, 0.1)(rock),
      'M-720-230V250Q-580 260-460 220T-300 180L-230 130-240 70-170 40-220-20-200-60-330-130-370-230z',
    )
    .fill(
      fade(haze, 0.1)(dark),
      'M-300 180L-230 130-240 70-170 40-220-20-200-60-330-130-370-230H-430L-400-120-290-40-300 30-330 80-310 130z',
      0.7,
    )
    .fill(
      fade(haze, 0.1)(rock),
      'M720-230V290Q600 290 480 240T330 170L260 110 280 50 200 10 240-40 230-90 350-150 390-230z',
    )
    .fill(
      fade(haze, 0.1)(dark),
      'M330 170L260 110 280 50 200 10 240-40 230-90 350-150 390-230H470L430-140 320-70 320-10 290 20 350 70 340 120z',
      0.7,
    )
    .stroke(
      dark,
      4,
      'M-640 160q120 10 230-20M-620 80q120 10 200-10M-600 0q110 10 180-10M640 180q-110-10-190-40M620 90q-100 0-170-20M600 0q-100 0-160-20',
      0.6,
    );
  const pine = (x: number, y: number, s: number) => {
    const n = (value: number) => Math.round(value * s);
    const lean = Math.round(random.between(-10, 10) * s);
    pen
      .stroke(paint('#7a5a44'), n(9), `M${x} ${y}q${lean} ${n(40)} ${lean} ${n(76)}`)
      .ellipse(leafShade, x + lean + n(8), y + n(88), n(62), n(30))
      .ellipse(leaf, x + lean - n(8), y + n(98), n(54), n(26));
  };
  for (const [x, y, s] of [
    [-320, 180, 0.8],
    [-420, 205, 1],
    [-520, 230, 1.1],
    [-620, 240, 1.2],
    [360, 180, 0.8],
    [450, 220, 1],
    [560, 260, 1.1],
    [650, 270, 1.2],
    [-470, 120, 0.9],
    [490, 130, 0.9],
    [-390, 60, 0.7],
    [420, 60, 0.7],
  ] as const)
    pine(x, y, s);
  pen
    .fill(sand, 'M-330-150Q-40-110 340-164L390-230H-380z')
    .stroke(paint('#fbf8ee'), 8, 'M-326-148Q-40-106 338-160', 0.9)
    .fill(paint('#f4efe4'), 'M-60-20h110l-20-22h-70z')
    .rect(paint('#3f6fa5'), -30, -20, 50, 12)
    .fill(mixColors(lagoon, dark, 0.4), 'M-80-52h130l-20-8h-90z', 0.5);
  for (const [x, y, color] of [
    [-120, -180, '#d9573f'],
    [40, -170, '#f0c445'],
    [160, -190, '#3f6fa5'],
  ] as const)
    pen.stroke(paint('#7d6246'), 4, `M${x} ${y}v40`).fill(paint(color), `M${x - 34} ${y + 36}q34 36 68 0z`);
  drawWalkers(
    pen,
    tones,
    [
      [-40, -180],
      [100, -196],
      [-200, -176],
    ],
    0.9,
  );
}

/** A wrecked ship on a white beach below sheer cliffs. */
export function drawWreckBeach({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [chalk, shade, sea, shallow, sand, rust] = [
    '#efe6d2',
    '#b8ad9e',
    '#1f6fc0',
    '#6fd0e0',
    '#f8f1e0',
    '#9a5236',
  ].map(paint) as [string, string, string, string, string, string];
  drawOpenSea(pen, tones, 120, sea);
  pen
    .fill(shallow, 'M-300 60Q0 20 300 60L520-230H-520z', 0.9)
    .fill(fade(haze, 0.14)(chalk), 'M-720 0V380l110 20l90-30l80 10l70-60l30-110l-20-90l40-70l-20-70z')
    .fill(
      shade,
      'M-370 320l30-110l-20-90l40-70l-20-70h-100l20 90l-30 80l20 100l-20 90zM-560 390l10-140l-20-130l20-120h-60l-10 130l20 140z',
      0.6,
    )
    .fill(leafShade, 'M-720 390l110 20l90-30l80 10l70-60l-16-10l-60 30l-70-4l-100 30l-104-16z')
    .fill(chalk, 'M720-60V440l-100 20l-110-20l-90 20l-80-60l-40-110l30-100l-40-90l20-80z')
    .fill(
      shade,
      'M340 400l-40-110l30-100l-40-90l20-80h110l-20 80l30 100l-30 90l30 100zM530 440l-20-150l24-140l-20-150h60l20 150l-24 140l20 156z',
      0.6,
    )
    .fill(leaf, 'M720 450l-100 20l-110-20l-90 20l-80-60l10-16l80 46l90-14l110 14l90-20z')
    .stroke(
      shade,
      4,
      'M-690 300q120 20 280-30M-690 200q120 20 280-30M690 330q-120 10-300-30M690 220q-120 10-300-30M690 110q-120 10-320-20',
      0.6,
    )
    .fill(sand, 'M-720-60Q-500-10-260-50T120-40T420-10T720-50V-230H-720z')
    .stroke(paint('#fdfbf4'), 9, 'M-720-56Q-500-6-260-46T120-36T420-6T720-46', 0.9)
    .fill(mixColors(sand, shade, 0.3), 'M-720-150Q-400-110-60-160T720-150V-230H-720z');
  pen
    .fill(mixColors(sand, shade, 0.6), 'M-180-96Q40-140 260-92L230-120H-150z')
    .fill(rust, 'M-210-20Q-190-84-150-104H190Q230-60 250 10Q150-30 20-30T-210-20z')
    .fill(mixColors(rust, paint('#4a3038'), 0.5), 'M-150-104H190Q200-92 208-80Q20-70-168-88z')
    .fill(mixColors(rust, paint('#d99a6a'), 0.4), 'M-120-28l8 46h70l4-50z')
    .rect(mixColors(rust, paint('#4a3038'), 0.3), -108, 18, 62, 34)
    .fill(paint('#3f343c'), 'M-98 24h14v18h-14zM-74 24h14v18h-14z')
    .stroke(mixColors(rust, paint('#4a3038'), 0.4), 6, 'M100-30v150M60 90h80M100 118L210 0M100 118L0-28')
    .stroke(mixColors(rust, paint('#4a3038'), 0.5), 4, 'M-140-60H210', 0.6);
  drawWalkers(
    pen,
    tones,
    [
      [-320, -110],
      [-294, -114],
      [330, -100],
      [380, -130],
      [-60, -170],
    ],
    0.9,
  );
  pen.fill(paint('#f4efe4'), 'M-90 70h70l-14-16h-46z');
}

/** A nearly round bay between chalk cliffs, seen from above. */
export function drawRoundCove({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [chalk, shade, lagoon, shallow, pebble] = ['#f1ead9', '#c4baa8', '#2f93a8', '#7fcfc8', '#e6d8bc'].map(
    paint,
  ) as [string, string, string, string, string];
  const grass = mixColors(leaf, paint('#a3b866'), 0.5);
  const sea = mixColors(tones.water, paint('#2f7f9c'), 0.4);
  drawOpenSea(pen, tones, 250, sea);
  pen
    .fill(grass, 'M-720 300Q-560 320-420 280T-170 190L-100 150H120L190 190Q300 250 430 270T720 310V-230H-720z')
    .fill(
      fade(haze, 0.1)(chalk),
      'M-480 292T-420 280T-170 190L-100 150H-190Q-330 200-470 240zM480 280T430 270Q300 250 190 190L120 150H210Q330 190 470 224z',
    )
    .fill(mixColors(sea, lagoon, 0.5), 'M-110 150Q-60 190-150 216L0 250L170 212Q80 190 130 150z')
    .ellipse(chalk, 0, 20, 480, 176)
    .fill(shade, 'M240 172Q480 130 480 20Q470-60 400-90Q440-20 420 40T240 172z', 0.7)
    .ellipse(pebble, 0, 6, 446, 154)
    .fill(lagoon, 'M-116 110L-104 152L-150 216L0 250L170 212L124 152L130 110z')
    .ellipse(shallow, 0, 10, 424, 146)
    .ellipse(lagoon, 0, 30, 400, 126)
    .rounds(shallow, 4, 'M-220 70h150M30 40h170M-120-10h180M150 90h120M-270 10h100', 0.7);
  for (const [x, y] of [
    [-60, 50],
    [90, 70],
    [200, 10],
    [-180, 0],
  ] as const)
    pen.fill(paint('#f4efe4'), `M${x - 22} ${y}h46l-10-11h-28z`).fill(paint('#f6efe2'), `M${x} ${y + 3}v44l22-40z`);
  pen
    .fill(grass, 'M-720 20Q-600-40-470-60T-240-134T40-166T320-140T520-60T720 0V-230H-720z')
    .fill(
      mixColors(grass, leafShade, 0.3),
      'M-720-90Q-520-110-380-180L-360-230H-720zM720-100Q540-120 430-190L410-230H720z',
    )
    .stroke(pebble, 8, 'M-640-230Q-540-150-600-60T-520 40T-540 180', 0.9);
  drawWalkers(
    pen,
    tones,
    [
      [-580, -100],
      [-556, -104],
      [-60, -110],
      [20, -118],
      [120, -112],
    ],
    0.8,
  );
}
