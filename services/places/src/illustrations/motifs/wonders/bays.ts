import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawOpenSea } from './coasts.js';
import { drawWalkers, fade } from './parts.js';

/** A crater of rock like a crown on the sea, above a meadow. */
export function drawTuffCone({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [rock, dark, grass] = [paint('#8f8778'), paint('#5f5c60'), mixColors(leaf, paint('#a3ba5f'), 0.5)];
  drawOpenSea(pen, tones, 60);
  pen
    .fill(fade(haze, 0.5)(dark), 'M-720 56q100 40 200 40t160-30l60-10z')
    .fill(
      rock,
      'M-240-20l20 70l30 70l10 80l40 50l24 30l30-20l26 34l34-20l30 30l40-26l30 30l36-26l30 24l34-30l30 10l24-36l40-50l20-90l40-60l30-80z',
    )
    .fill(
      dark,
      'M330 150l40-50l30-80l40-60H260l20 90l-30 70l20 80l24-36zM-60 200l20-100l-20-110h-60l20 100zM100 210l10-110l-14-110h-50l14 110zM200 190l4-100l-10-100h-34l20 100z',
      0.7,
    )
    .fill(grass, 'M-126 254l30-20l26 34l34-20l30 30l40-26l30 30l36-26l30 24l34-30Q60 200-30 210T-126 254z')
    .fill(leafShade, 'M-240-20Q-120 60 20 40T300 30T440-30z', 0.8)
    .fill(grass, 'M-720-30Q-500-10-330-20T-60-50T240-40T560-50L620-230H-720z')
    .fill(mixColors(grass, leafShade, 0.3), 'M-720-110Q-420-80-120-120T400-130L540-230H-720z')
    .rounds(paint('#f4f6f2'), 7, 'M440-36q50 10 100-6M560-70q40 6 80-10M600-130q40 0 70-10', 0.9);
  for (const [index, color] of ['#e8c24a', '#f0d46a'].entries())
    pen.rounds(
      paint(color),
      12,
      Array.from(
        { length: 26 },
        (_, step) => `M${-690 + step * 48 + index * 20} ${-150 - ((step * 37 + index * 21) % 60)}h0`,
      ).join(''),
    );
  pen.stroke(paint('#d9cdb4'), 10, 'M-340-230Q-200-140-280-90T-120-20T-40 60T-60 150', 0.8);
  drawWalkers(pen, tones, [
    [-250, -90],
    [-226, -84],
  ]);
}

/** A white beach between steep walls of limestone, with long boats. */
export function drawKarstBeach({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [rock, dark, stain, lagoon, shallow, sand] = [
    '#b9ab98',
    '#7d766f',
    '#c98f62',
    '#35b3ae',
    '#93e0cf',
    '#f4e6c4',
  ].map(paint) as [string, string, string, string, string, string];
  const far = fade(haze, 0.44);
  pen
    .fill(far(rock), 'M-280 20q10 150 60 200q50 20 70-60l20-140zM60 20q0 110 40 170q50 50 90-20l30-150z')
    .fill(far(leafShade), 'M-250 170q40 90 90 30q-30-10-90-30zM90 160q40 70 100 10q-60 10-100-10z')
    .rect(mixColors(lagoon, paint('#2f7f9c'), 0.4), -720, -230, 1440, 262)
    .fill(lagoon, 'M-720 10H720V-230H-720z')
    .rounds(shallow, 5, 'M-200-10h140M40-26h180M-120-50h120', 0.7);
  pen
    .fill(rock, 'M-720 0V470l70 30l80-20l60-70l70 10l40-100l-20-70l40-80l-30-90l30-80z')
    .fill(
      dark,
      'M-440 420l40-100l-20-70l40-80l-30-90l30-80h-80l20 110l-40 80l20 90l-30 80zM-640 420l20-140l-20-120l30-160h-50l-30 150l20 130z',
      0.8,
    )
    .fill(stain, 'M-560 380l20-120l-16-110l20-100l-30 0l-20 110l16 110l-10 110z', 0.7)
    .fill(
      leaf,
      'M-720 480l70 40l90-20l70-70l70 20l20-60l-60-10l-30-40l-50 70l-60-20l-50 50l-70-20zM-420 250l40-80l-30-30l-20 40zM-720 250q60 10 60-50l-60-30z',
    )
    .fill(leafShade, 'M-720 30q80 50 150 10t150 10l40-50h-340z')
    .fill(rock, 'M720 0V430l-90 40l-60-40l-70 10l-50-90l20-80l-60-80l30-100l-50-90z')
    .fill(
      dark,
      'M500 440l-50-90l20-80l-60-80l30-100l-50-90h90l-20 100l40 90l-20 80l50 90zM640 440l-20-150l20-130l-20-160h50l20 160l-20 130l20 140z',
      0.8,
    )
    .fill(leaf, 'M720 450l-90 40l-70-36l-60 10l-40-60l50 10l60-50l60 40l90-30zM470 270l-60-80l30-30l30 60z')
    .fill(leafShade, 'M720 40q-80 50-150 10t-150 0l-30-50h330z');
  pen
    .fill(shallow, 'M-720-60Q-300-50 0-90T720-70V-230H-720z', 0.9)
    .fill(sand, 'M-720-80Q-420-110-200-150T200-180T720-130V-230H-720z')
    .stroke(paint('#fbf8ee'), 9, 'M-720-76Q-420-106-200-146T200-176T720-126', 0.9);
  const boat = (x: number, y: number, size: number, cloth: string) => {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        paint('#7a5238'),
        `M${x - n(110)} ${y + n(30)}q${n(110)}-${n(50)} ${n(210)} ${n(6)}q${n(26)} ${n(20)} ${n(34)} ${n(64)}q-${n(26)}-${n(50)}-${n(70)}-${n(64)}q-${n(90)}-${n(14)}-${n(174)}-${n(6)}z`,
      )
      .rect(paint(cloth), x - n(50), y + n(52), n(90), n(9))
      .stroke(paint('#6b4b3a'), n(4), `M${x - n(44)} ${y + n(20)}v${n(34)}M${x + n(34)} ${y + n(20)}v${n(34)}`)
      .rounds(paint('#e0b03d'), n(8), `M${x + n(126)} ${y + n(80)}l${n(6)}-${n(16)}`)
      .rounds(paint('#c9503f'), n(7), `M${x + n(120)} ${y + n(66)}l${n(8)}-${n(16)}`);
  };
  boat(-200, -120, 0.9, '#c9503f');
  boat(60, -150, 1.15, '#3f6fa5');
  boat(330, -130, 0.9, '#e0b03d');
  drawWalkers(pen, tones, [
    [-330, -150],
    [-306, -154],
    [230, -206],
    [-60, -200],
  ]);
}

/** A cave by the sea, lit through a round hole in its roof. */
export function drawSeaCave({ pen, tones }: MotifInput): void {
  const { paint, sky, leaf } = tones;
  const [rock, dark, light, ocher, sand] = ['#d99f5f', '#8f5a40', '#f0c98a', '#b9774a', '#f0dcae'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const sea = mixColors(tones.water, paint('#3fb0b0'), 0.6);
  pen
    .fill(dark, 'M-720-230V660H720V-230z')
    .fill(ocher, 'M-720 540Q-300 620 0 600T720 560V380Q420 300 300 60L-300 60Q-420 320-720 400z')
    .fill(rock, 'M-560 60Q-500 300-330 420Q-170 520 30 520Q260 520 400 400Q530 280 560 60z')
    .fill(light, 'M-400 60Q-380 250-250 350Q-120 440 30 430Q210 430 310 330Q390 230 400 60z', 0.55)
    .stroke(
      ocher,
      7,
      'M-540 140Q-420 180-300 150M-510 220Q-400 270-260 250M-440 320Q-340 360-220 350M540 150Q430 190 310 170M500 240Q400 290 280 270M420 340Q330 390 220 380M-100 470Q20 490 160 470',
      0.5,
    )
    .fill(light, 'M-190 470Q-150 540 0 546Q150 544 200 470Q160 410 10 404Q-140 406-190 470z')
    .fill(sky[1], 'M-160 476Q-120 530 0 534Q130 530 172 474Q130 424 10 420Q-120 424-160 476z')
    .fill(leaf, 'M-160 476Q-120 530 0 534Q-90 510-130 476zM172 474Q130 530 60 530Q130 510 150 474z')
    .fill(light, 'M-150 470L-290-60H190L160 470Q20 410-150 470z', 0.3);
  pen
    .fill(sky[2], 'M-330-20V120Q-310 230-230 250Q-130 240-120 110V-20zM60-20V90Q80 200 170 210Q270 200 290 80V-20z')
    .fill(sea, 'M-330-20V40H-120V-20zM60-20V40H290V-20z')
    .stroke(dark, 10, 'M-330 0V120Q-310 230-230 250Q-130 240-120 110V0M60 0V90Q80 200 170 210Q270 200 290 80V0', 0.35)
    .fill(sea, 'M-720 0Q-400-20-120-6T720 0V-130H-720z')
    .fill(mixColors(sea, paint('#d9f4ea'), 0.5), 'M-330-6h210l30-60h-260zM60-6h230l30-60h-280z', 0.7)
    .fill(sand, 'M-720-90Q-300-50 60-70T720-90V-230H-720z')
    .stroke(paint('#fbf8ee'), 8, 'M-720-86Q-300-46 60-66T720-86', 0.9)
    .fill(light, 'M-330-110Q-40-80 250-110L330-180Q0-210-380-170z', 0.6)
    .fill(dark, 'M-720-230V600Q-560 420-560 200T-620-110zM720-230V600Q580 420 580 200T640-110z', 0.85);
  drawWalkers(pen, tones, [
    [-60, -130],
    [-34, -134],
    [130, -120],
    [210, -150],
  ]);
}

/** Ridges of dry grass between curved bays, seen from a summit. */
export function drawRidgeBays({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  const [grass, dark, lagoon, shallow, sand] = ['#a9a564', '#6f7450', '#2f93a8', '#7fd6c8', '#f0dcae'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const far = fade(haze, 0.4);
  drawOpenSea(pen, tones, 210, fade(haze, 0.14)(lagoon));
  pen
    .fill(
      far(dark),
      'M-720 206q80 60 150 60t120-50l60-10zM120 206q80 90 160 60t120 20t110-50l100-30zM-280 206q60 40 110 30t80-30z',
    )
    .fill(
      shallow,
      'M-600 130Q-400 170-230 110T-150-20Q-300 10-420 0T-600 130zM40 120Q160 170 300 140T470 30Q340-20 200-10T40 120zM-240-40Q-60 20 80-30T110-140Q-60-170-200-130T-240-40z',
      0.8,
    )
    .fill(
      sand,
      'M-190 40Q-240 100-310 110Q-230 130-180 100T-150 20zM60 60Q90 120 150 140Q90 150 50 120T40 60zM-180-80Q-120-30-40-30Q-120-10-190-40z',
    )
    .fill(fade(haze, 0.16)(grass), 'M-230 20Q-180 110-110 160L-70 214-30 236 0 262 40 230 90 200Q110 120 70 60T40-40z')
    .fill(fade(haze, 0.16)(dark), 'M0 262L40 230 90 200Q110 120 70 60T40-40H-60Q0 60-20 130T0 262z')
    .fill(
      fade(haze, 0.1)(grass),
      'M-720 90Q-600 120-520 200Q-470 260-430 250Q-380 200-400 130T-330 40T-260-40T-180-80L-160-230H-720z',
    )
    .fill(
      fade(haze, 0.1)(dark),
      'M-430 250Q-380 200-400 130T-330 40T-260-40T-180-80L-300-160Q-400-60-440 40T-430 250z',
      0.8,
    )
    .fill(grass, 'M720 220Q620 210 560 150T440 60T330-10T130-90L60-130L-200-110L-300-230H720z')
    .fill(dark, 'M560 150T440 60T330-10T130-90L60-130Q200-130 330-90T520 20T560 150z', 0.8)
    .fill(mixColors(grass, leafShade, 0.2), 'M-720-60Q-520-70-380-120T-60-150T240-190T720-110V-230H-720z')
    .stroke(mixColors(grass, paint('#efe0b8'), 0.6), 8, 'M-60-230Q60-170-20-130T100-90T300-30', 0.9);
  pen.fill(paint('#f1eadb'), 'M-330 60h54l-10-10h-34zM240 60h60l-12-12h-38z');
  drawWalkers(pen, tones, [
    [-10, -150],
    [14, -146],
    [60, -120],
    [-420, -130],
  ]);
}

/** The tail of a whale before a small boat. */
export function drawWhale({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const [skin, shade, foam, belly] = ['#4a5668', '#323c50', '#f1f6f4', '#d9dfe0'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  const mix = fade(haze, 0.36);
  pen
    .fill(
      mix(paint('#7d8a9a')),
      'M-720 90l110 60l90 40l100-50l120 70l110-50l130 60l120-80l140 40l110 30l130-60l140 50l140-30V0H-720z',
    )
    .fill(
      mix(foam),
      'M-560 176l40 14l50-24l-40 0l-20-14zM-320 190l20 20l60-28l-36 2l-20-14zM-80 200l20 20l60-40l-40 4zM300 184l30 16l50-22l-40 0z',
    );
  drawOpenSea(pen, tones, 96);
  pen
    .fill(
      skin,
      'M-60-90Q-30 40-40 110Q-60 190-150 220Q-270 250-330 330Q-180 350-90 310Q-30 280 0 240Q30 280 90 310Q180 350 330 330Q270 250 150 220Q60 190 46 110Q40 30 80-90z',
    )
    .fill(shade, 'M0 240Q30 280 90 310Q180 350 330 330Q270 250 150 220Q60 190 46 110Q40 30 80-90H20Q0 60 10 140T0 240z')
    .fill(belly, 'M-310 322Q-200 320-130 290Q-200 290-270 290zM310 322Q200 320 140 290Q200 290 270 290z', 0.8)
    .stroke(belly, 5, 'M-120 250q30-10 50-30M-190 270q30-4 50-16M120 250q-30-10-50-30', 0.6)
    .rounds(foam, 5, 'M-310 316v-60M-260 276v-70M-200 250v-50M300 316v-70M250 270v-60M190 240v-50', 0.6)
    .ellipse(foam, 10, -92, 210, 22, 0.9)
    .ellipse(foam, -60, -76, 90, 20, 0.9)
    .ellipse(foam, 90, -74, 80, 18, 0.9)
    .rounds(foam, 5, 'M-330-130h180M180-140h200M-60-170h200M-560-60h140M420-50h180', 0.7);
  pen
    .fill(paint('#f1eadb'), 'M-570-10q80-14 190 0l24 30q-120-8-200 4z')
    .rect(paint('#c9503f'), -560, 4, 190, 7)
    .fill(paint('#e3ded4'), 'M-530 22h70l-10 32h-54z')
    .rect(paint('#3f5f86'), -520, 32, 46, 12)
    .stroke(paint('#6b6a70'), 4, 'M-490 54v40');
  drawWalkers(
    pen,
    tones,
    [
      [-440, 20],
      [-416, 20],
      [-394, 22],
    ],
    0.8,
  );
}
