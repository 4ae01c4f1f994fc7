import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';
import { drawPalm, drawWalkers, fade, SNOW, traceFirs } from './parts.js';

/** Draws water from the horizon to the lower edge. */
export function drawOpenSea(pen: Pen, { water, waterLight }: Tones, top: number, color = water): void {
  pen
    .rect(color, -720, -230, 1440, top + 230)
    .rounds(
      mixColors(color, waterLight, 0.6),
      4,
      `M-560 ${top - 26}h150M-180 ${top - 40}h200M240 ${top - 24}h170M-420 ${top - 90}h180M60 ${top - 110}h160M420 ${top - 96}h140`,
      0.7,
    );
}

/** White cliffs with an arch like a trunk, and a needle of rock in the sea. */
export function drawChalkArch({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, waterLight } = tones;
  const [chalk, shade, line, grass] = [
    paint('#efe8d6'),
    paint('#b9b2a8'),
    paint('#cfc6b2'),
    mixColors(leaf, paint('#a9ba72'), 0.4),
  ];
  drawOpenSea(pen, tones, 50, mixColors(tones.water, paint('#4f9fb0'), 0.5));
  pen
    .fill(fade(haze, 0.3)(chalk), 'M720 20V170Q660 190 600 176L560 20z')
    .fill(fade(haze, 0.3)(grass), 'M720 190Q660 200 596 178L600 164Q660 180 720 166z')
    .fill(shade, 'M300-10L318 60 330 150 350 232 362 244 372 228 386 140 404 60 420-10z')
    .fill(chalk, 'M300-10L318 60 330 150 350 232 362 244 362 120 356-10z')
    .stroke(line, 4, 'M316 40h44M326 90h36M334 140h28M342 190h20', 0.8)
    .fill(
      chalk,
      'M-720-40V300Q-560 320-420 300Q-260 290-150 256Q-60 236 20 232Q110 226 170 200Q204 180 214 120L226 40 232-14H168L160 50Q150 110 104 134Q50 148 18 110Q-6 70-10-20L-200-60z',
    )
    .fill(
      shade,
      'M18 110Q-6 70-10-20L-60-30Q-40 70-8 130Q30 180 110 160Q170 140 186 60L196-14H168L160 50Q150 110 104 134Q50 148 18 110zM-420 296l10-120l-24-110l20-110h-60l-20 120l24 110l-10 116z',
    )
    .fill(shade, 'M-200 270l14-100l-30-110l16-110h-46l-10 110l30 110l-14 108z', 0.8)
    .stroke(
      line,
      4,
      'M-720 230Q-500 250-400 236T-100 196T170 176M-720 170Q-500 186-400 176T-60 150M-720 110Q-500 126-400 116T-60 92M-720 50Q-500 60-400 56T-50 40',
      0.9,
    )
    .fill(
      grass,
      'M-720 340Q-560 350-420 322Q-260 304-150 270Q-60 250 20 246Q110 240 170 200Q110 222 20 228Q-60 230-150 250Q-260 280-420 290T-720 290z',
    )
    .fill(leafShade, 'M-720 340Q-640 350-560 340Q-640 320-720 322z');
  pen
    .rounds(paint('#f4f4ee'), 6, 'M-40-26h80M150-20h90M290-16h140M-300-60h120', 0.8)
    .fill(paint('#d9cdb4'), 'M-720-50Q-460-60-300-90T-60-170L-20-230H-720z')
    .stroke(paint('#f4f4ee'), 8, 'M-720-46Q-460-56-296-86T-52-168L-14-230', 0.9)
    .rounds(waterLight, 4, 'M60-120h140M240-170h180M120-200h90', 0.7);
  drawWalkers(pen, tones, [
    [-420, -110],
    [-396, -112],
    [-240, -160],
  ]);
}

/** Icebergs in a lagoon below a glacier. */
export function drawIcebergs({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const [ice, blue, deepBlue, lagoon, rock] = ['#eef4f5', '#a3cfe0', '#5fa8c8', '#5f93ab', '#6f7684'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const far = fade(haze, 0.36);
  pen
    .fill(
      far(rock),
      'M-720 120l130 110l90-20l130 80l80-60l110 70l130-110l120 30l110 100l110-40l80-80l130 60l100-50l120-20V0H-720z',
    )
    .fill(
      far(paint(SNOW)),
      'M-400 260l30 30l80-60l110 70l60-50l-60 4l-50-30l-60 40zM60 200l120 120l110-40l30-30l-70 10l-60 10l-50-50z',
    )
    .fill(far(ice), 'M-260 40Q-160 170-60 190H40Q120 160 260 40z')
    .fill(far(blue), 'M-60 190H40Q120 160 260 40H60Q40 130-60 190z', 0.6)
    .fill(fade(haze, 0.2)(blue), 'M-500 60l60 10l80-6l90 10l110-4l120 6l130-8l110 6l100-8l90 6V10H-500z')
    .rect(lagoon, -720, -230, 1440, 252)
    .rounds(
      mixColors(lagoon, ice, 0.5),
      4,
      'M-640-10h130M-260-20h160M180-10h170M430-40h180M-480-90h120M0-130h150M380-150h180',
      0.6,
    );
  const berg = (x: number, y: number, size: number, kind: number) => {
    const n = (value: number) => Math.round(value * size);
    const [outline, facet] =
      kind === 0
        ? [
            `M${x - n(110)} ${y}l${n(20)} ${n(60)}l${n(50)} ${n(40)}l${n(26)} ${n(56)}l${n(30)}-${n(30)}l${n(50)} ${n(10)}l${n(30)}-${n(70)}l${n(30)}-${n(66)}z`,
            `M${x - n(14)} ${y + n(156)}l${n(30)}-${n(30)}l${n(50)} ${n(10)}l${n(30)}-${n(70)}l${n(30)}-${n(66)}h-${n(100)}l${n(10)} ${n(70)}z`,
          ]
        : kind === 1
          ? [
              `M${x - n(120)} ${y}v${n(44)}l${n(60)} ${n(26)}l${n(70)}-${n(16)}l${n(60)} ${n(20)}l${n(50)}-${n(30)}v-${n(44)}z`,
              `M${x + n(10)} ${y}v${n(54)}l${n(60)} ${n(20)}l${n(50)}-${n(30)}v-${n(44)}z`,
            ]
          : [
              `M${x - n(90)} ${y}q${n(10)} ${n(90)} ${n(60)} ${n(100)}q${n(10)}-${n(70)} ${n(50)}-${n(76)}q${n(20)} ${n(60)} ${n(44)} ${n(60)}q${n(30)}-${n(40)} ${n(36)}-${n(84)}z`,
              `M${x + n(20)} ${y}l0 ${n(24)}q${n(20)} ${n(60)} ${n(44)} ${n(60)}q${n(30)}-${n(40)} ${n(36)}-${n(84)}z`,
            ];
    pen
      .fill(mixColors(deepBlue, lagoon, 0.45), `M${x - n(130)} ${y + 2}q${n(120)}-${n(44)} ${n(270)} 0z`, 0.8)
      .fill(ice, outline!)
      .fill(blue, facet!)
      .stroke(
        deepBlue,
        n(5),
        `M${x - n(60)} ${y + n(12)}l${n(40)} ${n(14)}M${x + n(40)} ${y + n(8)}l${n(40)} ${n(10)}`,
        0.6,
      );
  };
  berg(-470, 0, 0.6, 1);
  berg(340, 4, 0.62, 0);
  berg(-40, -20, 0.9, 2);
  berg(-290, -80, 1.2, 0);
  berg(220, -90, 1.3, 1);
  berg(530, -60, 0.8, 2);
  berg(20, -170, 0.9, 1);
  pen
    .fill(paint('#3f4048'), 'M-720-130Q-560-150-460-190L-420-230H-720zM720-170Q600-180 500-210L470-230H720z')
    .fill(paint('#4a4a55'), 'M-170-150q10 26 44 26q30-2 40-14l12 4l-6-18q-40-14-90 2z')
    .circle(paint('#4a4a55'), -92, -132, 11);
}

/** A rugged cape of rock and heath between surf on both sides. */
export function drawCape({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [rock, dark, heath, foam] = [
    paint('#a39382'),
    paint('#6f666a'),
    mixColors(leaf, paint('#a3a05f'), 0.5),
    paint('#f4f6f2'),
  ];
  const sea = mixColors(tones.water, paint('#2f7f9c'), 0.5);
  drawOpenSea(pen, tones, 80, sea);
  pen
    .fill(fade(haze, 0.5)(rock), 'M-720 76Q-600 130-500 150T-320 96l60-20z')
    .fill(
      rock,
      'M-260-30l40 60l20 80l50 50l30 90l60 60l30 50l50 16l50-10l40-60l60-30l50-70l70-20l50-60l100-30Q520 80 720 70V-120H-200z',
    )
    .fill(
      dark,
      'M80 366l50-10l40-60l60-30l-40-90l20-80l-50-60l30-120h-110l-20 110l30 90l-40 80l30 90zM300 246l70-20l50-60l-40-90l20-120h-110l10 110l-40 70z',
    )
    .fill(
      heath,
      'M-10 330l40 20l50 16l50-10l20-30l-50 6l-30-40l-50 0zM170 290l60-30l50-70l70-20l50-60l100-30Q520 80 720 70V20Q560 30 440 60l-80 70l-90 20l-60 80z',
    )
    .stroke(dark, 5, 'M-120 190l30-80l-20-90M-60 270l20-90l-20-100M-170 110l20-80', 0.5)
    .fill(heath, 'M-200-30Q0 20 160-40T480-80T720-60V-230H-160z')
    .fill(leafShade, 'M20-80Q200-50 360-110T720-130V-230H-20z')
    .rounds(foam, 10, 'M-300-36q40 16 90 0M-250-70q30 14 80 2M-220-120q40 10 70-20M-190-180q30 0 60-30', 0.9)
    .rounds(foam, 6, 'M-480-70h120M-560-130h160M-420-180h130M-640-40h110', 0.7);
  pen
    .fill(paint('#f1eadb'), 'M66 364h30l-6 50h-18z')
    .rect(paint('#c4453a'), 68, 414, 26, 8)
    .fill(paint('#c4453a'), 'M70 430h22l-11 14z')
    .rect(tones.window, 74, 422, 14, 8)
    .stroke(paint('#d9c9a4'), 8, 'M420-230Q360-130 460-100T330-20T260 100T170 220', 0.7);
  for (const [x, y] of [
    [-470, -20],
    [-430, -10],
    [-500, -34],
  ] as const)
    pen.stroke(paint('#3f4048'), 4, `M${x} ${y + 140}q12 16 22 0q10 16 22 0`);
  drawWalkers(pen, tones, [
    [390, -110],
    [414, -106],
  ]);
}

/** A dark peak above a lagoon with bungalows on piles. */
export function drawLagoonPeak({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [rock, dark, lagoon, shallow, deepBlue] = ['#5f7068', '#43535a', '#3fbcb8', '#8fe0d0', '#2f8fae'].map(
    paint,
  ) as [string, string, string, string, string];
  const mix = fade(haze, 0.1);
  pen
    .fill(mix(deepBlue), 'M-720 20H720V-40H-720z')
    .fill(mix(leafShade), 'M-620 0Q-440 60-330 130Q-230 150-160 190L160 220Q260 190 340 120Q460 60 620 0z')
    .fill(mix(rock), 'M-190 150l40 70l10 90l30 60l20 66l40 30l30-10l40 20l50-30l34-80l60-60l30-80l50-60z')
    .fill(mix(dark), 'M10 464l50 10l40-36l34-80l60-60l30-80l50-60H100l20 90l-50 80l10 60z')
    .stroke(mix(dark), 6, 'M-110 330l20-90M-60 400l10-110l-20-70M0 440l-10-110', 0.5)
    .fill(
      mix(leaf),
      'M-620 0Q-440 60-330 130Q-230 150-190 190Q-160 240-130 210T-70 240T0 170T90 200T180 160T270 170Q300 150 340 120Q460 60 620 0z',
    )
    .fill(mix(leafShade), 'M120 190T180 160T270 170Q300 150 340 120Q460 60 620 0H160Q220 90 120 190z', 0.8)
    .rect(lagoon, -720, -230, 1440, 236)
    .fill(mixColors(deepBlue, lagoon, 0.3), 'M-720 6Q-300-20 100-10T720-30V6z')
    .fill(shallow, 'M-720-110Q-420-60-160-110T240-150T720-110V-180Q400-200 100-190T-720-190z', 0.6)
    .rounds(shallow, 5, 'M-480-50h180M-60-50h160M260-60h200M-300-90h120M80-110h160', 0.7);
  const [thatch, wood] = [paint('#b08a5a'), paint('#7d5f45')];
  const hut = (x: number, y: number, size: number) => {
    const n = (value: number) => Math.round(value * size);
    pen
      .stroke(
        wood,
        n(5),
        `M${x - n(40)} ${y}v-${n(32)}M${x - n(14)} ${y}v-${n(32)}M${x + n(14)} ${y}v-${n(32)}M${x + n(40)} ${y}v-${n(32)}`,
      )
      .rect(mixColors(wood, thatch, 0.4), x - n(42), y, n(84), n(34))
      .rect(tones.window, x - n(12), y + n(4), n(24), n(24))
      .fill(thatch, `M${x - n(62)} ${y + n(28)}L${x - n(14)} ${y + n(82)}h${n(28)}L${x + n(62)} ${y + n(28)}z`)
      .fill(mixColors(thatch, wood, 0.6), `M${x + n(4)} ${y + n(82)}h${n(10)}L${x + n(62)} ${y + n(28)}H${x + n(26)}z`);
  };
  pen
    .stroke(wood, 8, 'M-720-108H-330M330-100H720')
    .stroke(wood, 4, 'M-700-108v-40M-560-108v-40M-420-108v-40M380-100v-40M520-100v-40M660-100v-40');
  for (const [x, y, size] of [
    [-330, -30, 0.8],
    [-440, -40, 0.95],
    [340, -30, 0.8],
    [450, -40, 0.95],
    [-560, -70, 1.2],
    [570, -66, 1.2],
    [-380, -104, 1.3],
    [390, -100, 1.3],
  ] as const)
    hut(x, y, size);
  pen.fill(wood, 'M-90-150q90-14 200 4l16 14q-110-20-216 0z').stroke(wood, 5, 'M-60-180h150M-30-150v-30M50-148v-32');
  drawPalm(pen, tones, -650, -200, 1.8, 0.4);
}

/** A coast of sloping pink granite and spruces, with islands. */
export function drawGraniteShore({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade, leaf } = tones;
  const [rock, dark, light] = ['#c9a390', '#8f756f', '#e3c8b4'].map(paint) as [string, string, string];
  drawOpenSea(pen, tones, 120, mixColors(tones.water, paint('#2f6f9c'), 0.3));
  for (const [x, y, w, air] of [
    [-420, 116, 190, 0.5],
    [-60, 110, 130, 0.45],
    [330, 116, 220, 0.5],
    [-220, 70, 150, 0.3],
    [180, 56, 170, 0.26],
    [520, 40, 160, 0.2],
  ] as const) {
    const mix = fade(haze, air);
    pen
      .fill(
        mix(leafShade),
        `M${x - w} ${y}Q${x - w * 0.5} ${y + 50} ${x} ${y + 46}T${x + w} ${y}z${traceFirs(random, [x - w * 0.7, x + w * 0.7], 30, () => y + 20)}`,
      )
      .fill(mix(rock), `M${x - w} ${y}q${w} 20 ${2 * w} 0l-10-10h-${2 * w - 20}z`);
  }
  pen
    .fill(rock, 'M-720 190Q-560 170-440 110L-340 90-260 20-170 0-100-70 0-90 60-150 170-170 230-230H-720z')
    .fill(
      dark,
      'M-340 90l80-70l-20-80l60-60l-20-60l40-50h-130l-30 110l40 60zM-100-70l100-20l-30-60l40-80h-110l-30 90z',
      0.7,
    )
    .fill(light, 'M-720 190Q-560 170-440 110L-340 90Q-460 80-560 100T-720 110zM-260 20l90-20l70-70l-60 10l-60 40z')
    .stroke(dark, 4, 'M-640 130l70-90l20-110M-520 110l50-90l10-130M-700 60l60-70', 0.5)
    .rounds(paint('#f4f6f2'), 7, 'M-240-10q30 10 70-10M-90-86q40 6 80-16M70-160q50 4 90-22', 0.9)
    .fill(
      leafShade,
      traceFirs(random, [-720, -470], 150, (x) => 150 - (x + 720) * 0.2),
    )
    .fill(
      leaf,
      traceFirs(random, [-720, -520], 120, (x) => 110 - (x + 720) * 0.16),
    );
  drawWalkers(pen, tones, [
    [-340, 90],
    [-314, 82],
  ]);
  pen.fill(paint('#f1eadb'), 'M330-60h70l-14-18h-46z').fill(paint('#f6efe2'), 'M362-56v110l50-100zM356-52v90l-34-86z');
}
