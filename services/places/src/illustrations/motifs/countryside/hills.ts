import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawMist, drawPalm, traceFirs } from '../wonders/parts.js';

/** Terraces of rice on a steep slope, with thatched huts. */
export function drawRiceTerraces({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade, leaf } = tones;
  const [rice, bright, wall, pond] = ['#8fb04f', '#b5cb6a', '#5f7a45', '#a9cfd0'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .fill(mixColors(leafShade, haze, 0.5), 'M-720 180Q-540 330-380 270T-100 250T120 330T400 260T720 310V0H-720z')
    .fill(mixColors(leafShade, haze, 0.26), 'M-720 120Q-560 230-380 200T-60 160T200 220T460 190T720 230V0H-720z');
  drawMist(pen, tones, 200, 60, 0.6);
  let y = 170;
  for (let step = 0; step < 14; step++) {
    const high = 16 + step * 2.4;
    const bend = 34 + step * 7;
    const shift = Math.round(60 * Math.sin(step * 0.55));
    const edge = (top: number) =>
      `M-720 ${Math.round(top - bend * 0.4)}Q${-440 + shift} ${Math.round(top + bend)} ${-160 + shift} ${Math.round(top)}T${260 + shift} ${Math.round(top - bend * 0.2)}T720 ${Math.round(top + bend * 0.5)}`;
    pen
      .fill(step % 4 === 2 ? pond : step % 2 ? rice : bright, `${edge(y)}V-230H-720z`)
      .stroke(wall, 3 + step * 0.5, edge(y - high * 0.7));
    y -= high;
  }
  const hut = (x: number, top: number, s: number) => {
    const n = (value: number) => Math.round(value * s);
    pen
      .rect(paint('#8a6a48'), x - n(26), top, n(52), n(30))
      .rect(tones.window, x - n(8), top, n(16), n(22))
      .fill(paint('#b5935f'), `M${x - n(52)} ${top + n(22)}L${x} ${top + n(92)}L${x + n(52)} ${top + n(22)}z`)
      .fill(paint('#8f7048'), `M${x} ${top + n(92)}L${x + n(52)} ${top + n(22)}H${x + n(10)}z`);
  };
  hut(-260, 96, 0.7);
  hut(-190, 86, 0.8);
  hut(-330, 80, 0.6);
  hut(250, 20, 0.9);
  hut(340, 30, 0.7);
  pen.fill(leafShade, 'M-720-150q80 50 150 0q60 10 90-80H-720z').ellipse(leaf, -650, -130, 60, 34);
  drawPalm(pen, tones, 560, -190, 2, -0.3);
  for (const [x, at] of [
    [-60, -30],
    [-20, -34],
    [60, -110],
  ] as const)
    pen
      .fill(paint('#3f5f86'), `M${x - 9} ${at}l4 30h10l4-30z`)
      .fill(paint('#d9b56a'), `M${x - 18} ${at + 30}h36l-18 16z`);
}

/** Three stumps of rock on the edge of a plateau above blue woods. */
export function drawThreeSisters({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [rock, dark, ocher] = ['#c9976a', '#8a6455', '#dfb584'].map(paint) as [string, string, string];
  const blue = paint('#5f86a8');
  pen
    .fill(mixColors(blue, haze, 0.6), 'M-720 190h260l30 14h300l40-20h240l60 16h230l40-10h240V0H-720z')
    .fill(mixColors(blue, haze, 0.42), 'M-720 140h180l60-30l140 10l120 30l200-10l180 20l160-30l140 20h260V0H-720z')
    .fill(
      mixColors(mixColors(blue, leafShade, 0.3), haze, 0.26),
      'M-720 60Q-420 110-200 70T200 50T500 80T720 60V-230H-720z',
    )
    .fill(mixColors(mixColors(blue, leafShade, 0.5), haze, 0.12), 'M-720-40Q-400 20-120-40T340-60T720-30V-230H-720z')
    .fill(
      mixColors(leafShade, blue, 0.3),
      `M-720-130Q-300-80 100-140T720-120V-230H-720z${traceFirs(random, [-720, 720], 34, (x) => -130 + 26 * Math.sin(x / 200 + 1))}`,
    );
  pen
    .fill(rock, 'M720-60V300l-90 6l-110-10l-80-10l-50-20l-20-130l-30-80l-60-90z')
    .fill(
      dark,
      'M390 266l-20-130l-30-80l-60-90h140l20 100l-10 100l20 106zM600 300l-16-120l20-130l-10-90h-60l0 90l-16 130l12 120z',
      0.8,
    )
    .fill(
      leafShade,
      `M720 320l-90 0l-110-10l-80-10l-50-34l60-10l120 20h150z${traceFirs(random, [430, 720], 44, () => 300)}`,
    );
  for (const [x, top, half] of [
    [-280, 200, 62],
    [-90, 244, 72],
    [130, 280, 82],
  ] as const) {
    pen
      .fill(
        rock,
        `M${x - half - 40}-90l30 120l6 ${Math.round((top - 30) * 0.6)}l14 ${Math.round((top - 30) * 0.3)}l24 ${Math.round((top - 30) * 0.1)}l${half - 10}-6l${half * 0.5}-20l10-${Math.round((top - 30) * 0.5)}l10-${Math.round((top - 30) * 0.5)}l40-110z`,
      )
      .fill(
        dark,
        `M${x + half * 0.1} ${top - 6}l-8-${Math.round((top - 30) * 0.5)}l14-${Math.round((top - 30) * 0.5)}l-6-110h${half + 80}l-40 110l-10 ${Math.round((top - 30) * 0.5)}l-14 ${Math.round((top - 30) * 0.46)}z`,
        0.8,
      )
      .stroke(
        ocher,
        7,
        `M${x - half + 10} ${top - 60}h${half - 10}M${x - half + 4} ${top - 120}h${half}M${x - half} 40h${half}`,
        0.8,
      )
      .ellipse(leafShade, x - 6, top, half * 0.44, 15)
      .ellipse(leaf, x - 18, top + 6, half * 0.26, 11);
  }
  pen
    .fill(
      leafShade,
      `M-420-70Q-200-110 0-80T420-80L500-150H-480z${traceFirs(random, [-420, 430], 46, (x) => -104 + 10 * Math.sin(x / 60))}`,
    )
    .fill(
      mixColors(leaf, leafShade, 0.5),
      traceFirs(random, [-720, -380], 84, () => -200) + traceFirs(random, [380, 720], 84, () => -210),
    );
}

/** Rolling hills with a farm, rows of cypresses and a winding white road. */
export function drawCypressHills({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade, window } = tones;
  const [wheat, green, olive, soil] = ['#dcc07a', '#a3b568', '#8a9a5a', '#c99a6a'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .fill(mixColors(paint('#8a9fae'), haze, 0.5), 'M-720 150Q-520 230-340 180T0 190T320 170T720 210V0H-720z')
    .fill(mixColors(green, haze, 0.36), 'M-720 100Q-480 170-240 120T240 130T720 130V-40H-720z')
    .fill(mixColors(wheat, haze, 0.2), 'M-720 30Q-540 110-320 80T60 20T420 80T720 50V-100H-720z')
    .fill(mixColors(green, haze, 0.1), 'M-500 10Q-200 180 60 150T520-30H-500z')
    .fill(mixColors(olive, haze, 0.1), 'M60 150T520-30H160Q200 80 60 150z', 0.7)
    .stroke(
      mixColors(wheat, haze, 0.1),
      4,
      'M-380 40Q-120 150 60 130M-300 10Q-80 110 100 96M-180 0Q-20 70 140 56',
      0.6,
    );
  const cypress = (x: number, y: number, size: number) =>
    pen
      .fill(leafShade, `M${x} ${y}q-${size * 0.18} ${size * 0.42} 0 ${size}q${size * 0.18}-${size * 0.58} 0-${size}z`)
      .fill(mixColors(leafShade, '#11183a', 0.3), `M${x} ${y}v${size}q${size * 0.18}-${size * 0.58} 0-${size}z`);
  pen
    .rect(paint('#e3c49a'), -60, 148, 130, 62)
    .rect(paint('#b8977a'), 30, 148, 40, 62)
    .fill(paint('#b5654a'), 'M-70 208h150l-26 28h-98z')
    .rect(paint('#e9d0a8'), 66, 148, 46, 90)
    .fill(paint('#b5654a'), 'M60 236h58l-29 24z')
    .dashes(window, 13, [10, 18], 'M-46 186h76M-46 164h76');
  for (const [x, y, size] of [
    [-90, 140, 110],
    [-120, 132, 96],
    [-150, 124, 84],
    [130, 140, 120],
    [160, 130, 96],
  ] as const)
    cypress(x, y, size);
  pen
    .fill(wheat, 'M-720-60Q-420 40-140-20T360-70T720-20V-230H-720z')
    .fill(soil, 'M-720-130Q-440-70-240-110L-330-230H-720z')
    .stroke(
      mixColors(soil, olive, 0.4),
      5,
      'M-700-150Q-460-100-280-130M-700-180Q-460-130-300-160M-700-210Q-480-166-330-196',
      0.7,
    )
    .fill(green, 'M720-60Q480-60 340-110T160-230H720z')
    .stroke(olive, 5, 'M700-90Q520-90 400-130M700-120Q540-120 440-156M700-150Q560-150 470-186', 0.8)
    .stroke(paint('#f4e6c8'), 30, 'M-120-240Q60-190 20-140', 0.95)
    .stroke(paint('#f4e6c8'), 19, 'M20-142Q-20-90 120-60T200 0', 0.95)
    .stroke(paint('#f4e6c8'), 11, 'M200 0Q220 50 110 70T20 146', 0.95);
  for (const [x, y, size] of [
    [-180, -190, 150],
    [-100, -140, 120],
    [-40, -100, 96],
    [40, -66, 84],
    [170, -60, 84],
    [230, -30, 76],
    [270, 10, 64],
    [150, 30, 60],
    [80, 60, 54],
    [110, -200, 150],
    [150, -130, 110],
  ] as const)
    cypress(x, y, size);
}

/** Terraces of vines above a river, with an estate. */
export function drawVineTerraces({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight, window } = tones;
  const [vine, earth, wall] = [mixColors(leaf, paint('#a9b04f'), 0.5), paint('#c9a877'), paint('#9a8468')];
  pen
    .fill(mixColors(paint('#8a97a4'), haze, 0.5), 'M-720 210Q-520 330-320 260T60 250T400 310T720 250V0H-720z')
    .fill(mixColors(vine, haze, 0.4), 'M-720 150Q-520 250-300 200T120 120T420 210T720 190V0H-720z')
    .fill(mixColors(earth, haze, 0.2), 'M720 250Q560 250 430 180T180 60T0-40L160-230H720z');
  for (let row = 0; row < 9; row++)
    pen.stroke(
      mixColors(vine, haze, 0.16),
      9,
      `M720 ${220 - row * 28}Q560 ${222 - row * 28} ${440 - row * 20} ${156 - row * 22}T${220 - row * 10} ${50 - row * 10}`,
    );
  pen
    .fill(water, 'M-120 60Q60 50 60 20T-80-40T-60-120T200-230H-720V60z')
    .fill(water, 'M0 30Q200 20 260-20T120-110T260-230H-200z')
    .rounds(waterLight, 4, 'M-60-60h120M-40-110h150M0-160h170M-30-10h90', 0.7)
    .fill(earth, 'M-720 270Q-560 260-440 190T-250 50T-110-60T-40-230H-720z');
  for (let row = 0; row < 14; row++) {
    const drop = row * 32;
    pen
      .stroke(
        wall,
        4,
        `M-720 ${252 - drop}Q-560 ${244 - drop} ${-450 + row * 8} ${176 - drop * 0.94}T${-270 + row * 10} ${44 - drop * 0.7}`,
      )
      .dashes(
        vine,
        13 + row * 0.6,
        [26, 5],
        `M-720 ${264 - drop}Q-560 ${256 - drop} ${-450 + row * 8} ${188 - drop * 0.94}T${-280 + row * 10} ${56 - drop * 0.7}`,
      );
  }
  pen
    .rect(paint('#f4efe2'), -420, 60, 150, 62)
    .rect(paint('#cfc6b8'), -310, 60, 40, 62)
    .fill(paint('#b5654a'), 'M-432 120h174l-26 32h-120z')
    .dashes(window, 24, [14, 20], 'M-406 90h120')
    .fill(leafShade, 'M-450 56q-14 60 0 120q14-60 0-120zM-250 52q-14 50 0 110q14-60 0-110z')
    .fill(paint('#6b4b38'), 'M20-130q70-16 150 4l14 14q-90-8-176-2z')
    .fill(paint('#f4efe2'), 'M96-120v86q40-6 54-40q-20-20-54-46z')
    .stroke(paint('#6b4b38'), 4, 'M94-120v96');
}

/** Wooded ridges that turn bluer with their distance. */
export function drawBlueRidges({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [blue, mid] = [paint('#6f8fae'), paint('#4f7a80')];
  pen.fill(mixColors(blue, haze, 0.62), 'M-720 230Q-520 320-330 270T0 300T340 250T720 300V0H-720z');
  pen.fill(mixColors(blue, haze, 0.46), 'M-720 170Q-560 250-380 200T-60 220T220 170T480 230T720 190V0H-720z');
  drawMist(pen, tones, 150, 70, 0.35);
  pen.fill(mixColors(blue, haze, 0.28), 'M-720 120Q-540 150-360 100T-40 150T280 90T560 130T720 100V-40H-720z');
  pen.fill(mixColors(mid, haze, 0.18), 'M-720 40Q-500 110-260 50T140 60T440 20T720 60V-60H-720z');
  drawMist(pen, tones, 20, 70, 0.4);
  pen
    .fill(
      mixColors(mid, leafShade, 0.5),
      `M-720-20Q-440 30-200-30T280-40T720 0V-230H-720z${traceFirs(random, [-720, 720], 36, (x) => -26 + 20 * Math.sin(x / 190))}`,
    )
    .fill(
      leafShade,
      `M-720-100Q-420-60-120-110T420-120T720-80V-230H-720z${traceFirs(random, [-720, -150], 70, () => -110)}${traceFirs(random, [180, 720], 70, () => -116)}`,
    )
    .fill(leaf, 'M-720-160Q-300-130 60-176T720-150V-230H-720z');
  for (const [x, y, size, color] of [
    [-420, -90, 44, '#c9783f'],
    [-250, -100, 36, '#d9a24a'],
    [330, -100, 44, '#b5563f'],
    [480, -80, 50, '#d9924a'],
    [-560, -80, 50, '#a9a04f'],
  ] as const)
    pen.ellipse(mixColors(paint(color), leafShade, 0.2), x + random.between(-14, 14), y, size, size * 0.8);
  pen
    .stroke(paint('#d9cfb8'), 14, 'M-200-230Q-60-150 80-176T330-190', 0.9)
    .stroke(paint('#8a6f58'), 7, 'M-620-150v-60M-540-156v-60M-460-160v-56M-640-164h200M-640-186h200');
}
