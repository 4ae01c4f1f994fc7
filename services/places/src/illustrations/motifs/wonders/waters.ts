import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawSpray, FOAM } from '../nature/falls.js';
import { drawMist, drawWalkers, fade, SNOW, traceFirs } from './parts.js';

/** A thin fall from the edge of a table mountain, higher than any other, above rain forest. */
export function drawTepuiFalls({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, water } = tones;
  const [rock, dark, warm, foam] = ['#a88f7f', '#6f6062', '#c4a084', FOAM].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  const far = fade(haze, 0.46);
  pen
    .fill(far(dark), 'M-720 60V290l60 20h170l40-20l30-110l60-120zM300 60l60 150l50 90h200l110 20V60z')
    .fill(
      rock,
      'M-440-20l40 150l10 130l-10 120l30 60l60 20l80-6l50 16l110-4l80 10l90-14l60-30l20-110l-20-110l40-130l60-120z',
    )
    .fill(
      dark,
      'M-300 450l14-140l-26-120l10-180h-70l-10 180l20 120l-14 120zM160 460l90-14l60-30l20-110l-20-110l40-130l60-120H220l-20 130l30 110l-30 120z',
    )
    .fill(
      dark,
      'M-150 458l10-110l-24-120l14-180h-60l4 170l20 120l-14 110zM70 462l-4-120l20-120l-10-180h50l10 180l-20 120l10 110z',
      0.65,
    )
    .fill(
      warm,
      'M-230 452l4-130l-20-120l14-160h-30l-14 160l20 120l-6 124zM10 458l0-140l14-110l-10-140h-26l0 140l-8 110l4 140z',
      0.7,
    )
    .fill(
      leafShade,
      'M-380 440q40 30 90 14q60 24 110 4q70 20 130 4q70 20 120 2q60 16 110-6q40 4 70-22l-10-14l-60 20l-120 10l-120 0l-160 0l-110-10z',
    )
    .fill(foam, 'M-58 460q12 6 26 0l6-200l16-160l24-110h-100l22 110l-6 160z')
    .stroke(mixColors(foam, water, 0.4), 4, 'M-44 430l4-150M-36 240l6-150M-50 200l-4-90', 0.6);
  drawSpray(pen, tones, [
    [-36, 40, 90],
    [-30, 100, 60],
    [-50, 0, 130],
    [20, -10, 110],
    [-34, 170, 40],
  ]);
  drawMist(pen, tones, 30, 60, 0.5);
  pen
    .fill(
      leafShade,
      'M-720 40q60 40 120 6q60 50 130 4q70 30 120-20q60 20 110-30q50 10 80-20h240q40 40 100 20q60 40 120 20q60 50 130 14q50 30 90-4V-230H-720z',
    )
    .fill(foam, 'M-110-20l60 10l80-10l-20-30l40-30l-50-40l60-60l-90-60h-110l50 60l-60 50l50 40l-30 40z')
    .fill(water, 'M-70-60q60 10 70-20l-50-40l60-60l-70-60h-60l40 60l-60 50l50 40z')
    .fill(
      leaf,
      'M-720-60q80 40 150 0q70 40 140-6q70 30 130-20q60 10 90-40q60-10 80-60l-20-44H-720zM720-50q-80 40-150-6q-70 36-140-4q-70 30-120-30q-60 10-80-50q-70-10-100-90h590z',
    )
    .rounds(
      leafLight,
      15,
      'M-600-50h30M-430-66h24M-300-90h24M560-60h30M400-70h24M270-110h24M-520-130h30M-360-150h24M470-140h30M600-150h24',
      0.6,
    );
}

/** A broad low fall around a rock with a flag, beside a castle. */
export function drawRockFalls({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water } = tones;
  const [rock, dark, foam, blue] = ['#8a7f72', '#5d5757', FOAM, '#7fb9c4'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .fill(mixColors(leafShade, haze, 0.5), 'M-720 170q120 50 260 30t300 10t340-10t320 10t220-10V0H-720z')
    .fill(mixColors(leaf, haze, 0.2), 'M-720 130q90 40 180 10t180 10t200-20t240 10t220 0t420-10V-20H-720z')
    .fill(mixColors(water, blue, 0.5), 'M-560 130Q-200 140 120 120L300 110V60H-560z')
    .fill(foam, 'M-620 110Q-300 130-40 110T330 90L420-60Q100-110-240-100T-720-60z')
    .stroke(
      blue,
      6,
      'M-560 96l-20-80M-480 100l-10-100M-400 104l-14-110M-320 100l-6-120M-120 96l10-130M-40 92l6-130M40 90l14-130M210 84l20-110M280 80l30-100M-600 20l-20-60M130 30l20-80',
      0.7,
    )
    .stroke(
      mixColors(foam, blue, 0.4),
      5,
      'M-520 40l-8-70M-440 50l-6-90M-360 30l-10-80M-80 40l0-90M0 30l14-90M250 20l20-80M90 60l10-40',
      0.8,
    );
  const crag = (x: number, y: number, size: number) => {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        rock,
        `M${x - n(80)} ${y}l${n(20)} ${n(80)}l${n(14)} ${n(70)}l${n(40)} ${n(44)}l${n(40)}-${n(30)}l${n(20)}-${n(84)}l${n(26)}-${n(80)}z`,
      )
      .fill(
        dark,
        `M${x + n(4)} ${y}l-${n(6)} ${n(90)}l${n(16)} ${n(84)}l${n(20)}-${n(10)}l${n(20)}-${n(84)}l${n(26)}-${n(80)}z`,
      )
      .fill(
        leafShade,
        `M${x - n(52)} ${y + n(150)}q${n(30)} ${n(64)} ${n(70)} ${n(50)}q${n(40)} ${n(4)} ${n(36)}-${n(46)}q-${n(50)} ${n(24)}-${n(106)}-${n(4)}z`,
      );
  };
  crag(-200, -60, 1.25);
  crag(110, -50, 0.8);
  pen
    .stroke(paint('#e6e0d4'), 5, 'M-196 180v110')
    .fill(paint('#c9403a'), 'M-194 290h54v-42h-54z')
    .fill(paint('#f4efe4'), 'M-172 284h10v-10h10v-10h-10v-10h-10v10h-10v10h10z')
    .fill(water, 'M-720-60Q-240-110 140-104T720-60V-230H-720z');
  drawSpray(pen, tones, [
    [-500, -70, 140],
    [-330, -80, 120],
    [-40, -90, 160],
    [260, -70, 150],
    [120, -90, 110],
    [-200, -96, 120],
  ]);
  const castle = withBuilding(tones, '#e9dcc2', '#9a5a44');
  pen
    .fill(rock, 'M720 260V-80H380l-30 60l20 90l60 60l10 60l100 30z')
    .fill(dark, 'M460 190l-20-60l-60-60l-10-90l40-60h70l-20 100l60 80z', 0.7)
    .fill(leafShade, 'M430 130q60 60 110 60q80 60 180 70V150q-60-80-140-60q-60 40-150 40z')
    .rect(castle.wall, 470, 200, 200, 76)
    .rect(castle.shade, 600, 200, 70, 76)
    .fill(castle.roof, 'M456 272h228l-34 54h-160z')
    .rect(castle.wall, 446, 190, 56, 116)
    .fill(castle.roof, 'M438 304h72l-36 66z')
    .dashes(castle.window, 16, [10, 22], 'M520 240h140')
    .rounds(mixColors(foam, blue, 0.4), 5, 'M-400-130h180M60-140h200M-160-180h220M300-170h180', 0.7)
    .fill(paint('#3f6fa5'), 'M-60-150q70-8 150 0l14 20q-90-6-176 4z');
  drawWalkers(
    pen,
    tones,
    [
      [-30, -140],
      [-6, -140],
      [20, -140],
      [46, -140],
    ],
    0.8,
  );
}

/** A fall from a valley's wall above a church and chalets. */
export function drawVillageFalls({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const [rock, dark, light, foam] = ['#8f8a88', '#64626a', '#b5ada4', FOAM].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  const far = fade(haze, 0.3);
  pen
    .fill(far(paint('#8a93a4')), 'M-300 60l90 160l70 120l60 60l50-30l60 40l70-70l80-120l100-160z')
    .fill(far(paint(SNOW)), 'M-140 340l60 60l50-30l60 40l70-70l30-50l-60 30l-40-40l-50 50l-50-40l-40 30z')
    .fill(rock, 'M-720-20V500l110-16l90-20l70-60l60-24l10-110l20-130l60-120z')
    .fill(
      dark,
      'M-450 404l60-24l10-110l20-130l60-120h-110l-40 130l-10 130zM-600 480l10-150l-24-140l20-190h-60l-10 180l24 150z',
      0.75,
    )
    .fill(rock, 'M720-20V520l-120-10l-120-30l-90-10l-80-60l-50-20l-10-130l-30-130l-40-140z')
    .fill(
      dark,
      'M310 410l-50-20l-10-130l-30-130l-40-140h90l30 130l20 150zM560 500l-20-160l24-140l-14-200h60l20 190l-20 150l10 164z',
      0.75,
    )
    .fill(
      light,
      'M470 470l-14-150l16-130l-10-180h-26l0 180l-14 130l10 144zM-520 460l8-130l-18-130l10-190h-26l-4 190l16 130l-6 134z',
      0.6,
    )
    .fill(
      leafShade,
      `M-720 500l110-16l90-20l70-60l60-24l-10-26l-70 30l-60 50l-90 20l-100 10zM720 520l-120-10l-120-30l-90-10l-80-60l-50-20l20-20l60 30l70 40l100 10l110 30l100 6z${traceFirs(random, [-720, -470], 40, (x) => 490 - (x + 720) * 0.2)}${traceFirs(random, [400, 720], 40, (x) => 466 + (x - 400) * 0.12)}`,
    )
    .fill(foam, 'M352 440q14 10 30 2l4-200l12-170l18-70h-80l12 70l-2 170z')
    .stroke(mixColors(foam, tones.water, 0.4), 4, 'M364 420l2-150M374 220l4-130M360 160l-4-90', 0.6);
  drawSpray(pen, tones, [
    [374, 30, 80],
    [360, 70, 50],
    [400, 10, 90],
  ]);
  pen
    .fill(
      leafShade,
      `M-720 40Q-400 10-120 0T300-10T720 30V-230H-720z${traceFirs(random, [-720, -300], 62, () => 10)}${traceFirs(random, [430, 720], 60, () => 0)}`,
    )
    .fill(leaf, 'M-720-20Q-300 10 0-20T720-20V-230H-720z')
    .fill(leafLight, 'M-720-110Q-260-70 120-120T720-110V-230H-720z', 0.8);
  const chalet = (x: number, y: number, size: number) => {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(paint('#e6dcc8'), x, y, n(96), n(26))
      .fill(paint('#8f5f3f'), `M${x} ${y + n(24)}v${n(34)}l${n(48)} ${n(34)}l${n(48)}-${n(34)}v-${n(34)}z`)
      .fill(
        paint('#5f4438'),
        `M${x + n(48)} ${y + n(102)}l${n(66)}-${n(46)}v-${n(10)}l-${n(66)} ${n(44)}l-${n(66)}-${n(44)}v${n(10)}z`,
      )
      .dashes(tones.window, n(13), [n(12), n(14)], `M${x + n(16)} ${y + n(46)}h${n(70)}`);
  };
  chalet(-330, -10, 0.8);
  chalet(190, -20, 0.8);
  chalet(-470, -70, 1.1);
  chalet(250, -90, 1.15);
  pen
    .rect(paint('#f1eadb'), -120, -60, 150, 62)
    .fill(paint('#7a5a4c'), 'M-130 0h172l-24 56h-124z')
    .rect(paint('#f1eadb'), -176, -60, 62, 150)
    .rect(paint('#cfc4b2'), -134, -60, 20, 150)
    .fill(paint('#8f3f38'), 'M-188 88h86l-28 34l-15 74l-15-74z')
    .circle(paint('#3f4a5c'), -150, 66, 12)
    .dashes(tones.window, 30, [12, 22], 'M-100-30h120')
    .stroke(paint('#e3d8c0'), 10, 'M-60-230Q100-170-20-130T-90-60', 0.9);
}

/** A round sinkhole with a deep pool, hanging roots and a stair. */
export function drawCenote({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight, sky } = tones;
  const [rock, dark, deepRock, pool, glint, root] = [
    '#a39a84',
    '#6b655c',
    '#4a4a4c',
    '#2f8f96',
    '#7fd0c4',
    '#8f9a6a',
  ].map(paint) as [string, string, string, string, string, string];
  pen
    .fill(dark, 'M-720-230V660H720V-230z')
    .fill(rock, 'M-720 660V300Q-560 120-400 60H400Q560 120 720 300V660z')
    .fill(deepRock, 'M-480 40Q-500 240-400 400Q-200 470 0 470T400 400Q500 240 480 40z')
    .fill(dark, 'M-440 60Q-440 240-360 360Q-180 420 0 420T360 360Q440 240 440 60z')
    .fill(sky[1], 'M-330 500Q-300 610 0 620T330 500Q200 450 0 446T-330 500z')
    .fill(
      leafShade,
      'M-720 660V470q60-20 90 10q50-40 100 0q40-50 90-10q30-30 60-6q30 50 90 80q100 50 290 54t290-54q60-30 90-80q30-24 60 6q50-40 90 10q50-40 100 0q30-30 90-10V660z',
    )
    .fill(
      leaf,
      'M-720 660V560q80-20 120 30q60-30 120 10q60 30 140 40q140 20 340 20t340-20q80-10 140-40q60-40 120-10q40-50 120-30V660z',
    )
    .fill(paint('#fbf6dc'), 'M-220 470L-330-40H180L220 476Q100 446 0 446T-220 470z', 0.14);
  let roots = '';
  for (let x = -390; x <= 390; x += 30) {
    const top = 440 - Math.round((x / 400) ** 2 * 60);
    roots += `M${x} ${top + 40}q${Math.round(random.between(-8, 8))}-${Math.round(random.between(80, 160))} ${Math.round(random.between(-6, 6))}-${Math.round(random.between(170, 380))}`;
  }
  pen
    .stroke(root, 4, roots, 0.8)
    .stroke(
      rock,
      6,
      'M-440 200q60-20 110 0M-430 120q70 10 130-10M320 220q60 20 110-6M300 130q70 14 130-10M-380 300q50-16 90 0M300 310q40-14 80 0',
      0.5,
    )
    .ellipse(pool, 0, -60, 480, 130)
    .ellipse(mixColors(pool, deepRock, 0.4), 0, -90, 400, 88)
    .fill(glint, 'M-260-30Q-100 10 100-10Q20-40-80-40T-260-30z', 0.6)
    .rounds(glint, 5, 'M-300-80h140M-60-110h180M180-60h150M-120-150h200', 0.6)
    .fill(rock, 'M-720-60Q-560-40-480-90T-240-180T200-190T480-100T720-70V-230H-720z')
    .fill(dark, 'M-720-110Q-500-100-440-150T-160-210H-720z', 0.6);
  const wood = paint('#7d6246');
  pen
    .stroke(wood, 8, 'M440-60L560 120L470 300')
    .stroke(wood, 5, 'M416-40L536 140L446 310')
    .fill(
      leafShade,
      'M-720 330q60 10 70-50q50-20 30-80q40-40 0-90q-40-40-100-20zM720 330q-60 10-70-50q-50-20-30-80q-40-40 0-90q40-40 100-20z',
    )
    .rounds(leafLight, 9, 'M-690 290q50-10 60-60M-680 200q50 0 60-50M690 290q-50-10-60-60M680 200q-50 0-60-50', 0.7);
  drawWalkers(pen, tones, [
    [-420, -130],
    [-394, -134],
    [300, -160],
  ]);
  pen
    .circle(paint('#7d5a48'), 60, -70, 8)
    .circle(paint('#7d5a48'), -140, -100, 8)
    .rounds(glint, 4, 'M36-80h48M-164-110h48', 0.9);
}
