import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawMist, drawWalkers, fade, SNOW, traceFirs } from '../wonders/parts.js';

/** Walls of limestone above a meadow with wooden huts and cows. */
export function drawMeadowHuts({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const mix = fade(haze, 0.22);
  const [rock, dark, snow] = [mix(paint('#a8a8ae')), mix(paint('#7a7f92')), mix(paint(SNOW))];
  const [meadow, grass] = [mixColors(leaf, paint('#a8c66a'), 0.75), mixColors(leaf, paint('#8fb45c'), 0.7)];
  const lift = Math.round(random.between(-30, 30));
  pen
    .fill(
      mixColors(rock, haze, 0.5),
      'M-720 120L-600 210-500 180-380 300-280 240-140 320 0 260 140 340 260 260 400 320 520 220 620 260 720 180V0H-720z',
    )
    .fill(
      rock,
      `M-720 60L-640 130-560 150-500 250-440 240-400 310-330 ${300 + lift}-290 250-230 270-180 ${360 + lift}-110 ${376 + lift}-60 300 0 320 50 260 130 280 190 350 260 ${330 - lift} 310 250 370 270 440 200 520 210 600 130 720 80V-20H-720z`,
    )
    .fill(
      dark,
      `M-330 ${300 + lift}L-290 250-230 270-260 160-220 60H-330L-310 180zM-110 ${376 + lift}L-60 300 0 320-20 200 30 60H-90L-80 200zM260 ${330 - lift}L310 250 370 270 340 160 390 60H270L300 180zM520 210L600 130 720 80V20H540L560 120z`,
    )
    .fill(
      snow,
      'M-480 240l40 0l30 50l-26-60l-30-70zM-160 350l40 10l30-60l-30 20l-20-70zM180 340l50 0l30-60l-34 20l-20-60z',
      0.9,
    )
    .fill(
      mixColors(leafShade, haze, 0.3),
      `M-720 70Q-400 100-100 70T720 70V-30H-720z${traceFirs(random, [-720, 720], 60, (x) => 66 + 10 * Math.sin(x / 110))}`,
    )
    .fill(mixColors(meadow, haze, 0.16), 'M-720 40Q-420 90-160 40T320 60T720 30V-230H-720z')
    .fill(leafShade, `${traceFirs(random, [-720, -430], 100, () => 20)}${traceFirs(random, [470, 720], 110, () => 10)}`)
    .fill(meadow, 'M-720 10Q-460 50-200 0T260 0T720 10V-230H-720z')
    .fill(grass, 'M-720-80Q-360-50-40-100T720-90V-230H-720z');
  for (const [x, y, size] of [
    [-250, -20, 1.1],
    [40, 10, 0.8],
    [300, -40, 1.3],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(paint('#8a6446'), x - n(56), y, n(112), n(50))
      .rect(paint('#6b4b38'), x + n(20), y, n(36), n(50))
      .rect(paint('#cfc6b8'), x - n(56), y - n(4), n(112), n(14))
      .fill(paint('#6d6460'), `M${x - n(74)} ${y + n(46)}L${x - n(16)} ${y + n(92)}L${x + n(74)} ${y + n(46)}z`)
      .rect(window, x - n(36), y + n(20), n(16), n(16))
      .rect(window, x - n(8), y + n(20), n(16), n(16));
  }
  const cow = (x: number, y: number, color: string) =>
    pen
      .fill(
        paint(color),
        `M${x} ${y}v22q2 12 14 12h40q14 0 14 12q14 6 16-8l-8-8q-4-14-8-18v-12h-6v12h-46v-12h-6v12h-4v-12z`,
      )
      .rounds(paint('#f1eadb'), 8, `M${x + 22} ${y + 26}h8`);
  cow(-110, -140, '#9a6a4a');
  cow(10, -170, '#7d5a44');
  cow(150, -130, '#a3754f');
  cow(-330, -170, '#9a6a4a');
  pen.stroke(paint('#d9c9a4'), 9, 'M-60-230Q-40-150-90-90T-200-20', 0.8);
}

/** Peaks and firs under deep snow in low winter light. */
export function drawWinterPeaks({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade, window } = tones;
  const [snow, blue, rock] = [paint(SNOW), paint('#b9cbe0'), fade(haze, 0.3)(paint('#7f8aa4'))];
  const fir = mixColors(leafShade, paint('#3f5a68'), 0.5);
  const peak = Math.round(random.between(-90, 90));
  pen
    .fill(
      mixColors(blue, haze, 0.5),
      'M-720 160L-560 280-420 200-260 330-120 230 60 300 240 220 420 340 560 230 720 280V0H-720z',
    )
    .fill(
      mixColors(snow, haze, 0.14),
      `M-480 40L-360 160-310 150-200 280-160 270L${peak} 430L${peak + 90} 320 150 330 250 220 300 230 480 60z`,
    )
    .fill(
      mixColors(blue, haze, 0.1),
      `M${peak} 430L${peak + 90} 320 150 330 250 220 300 230 480 60H80L140 160 60 220 90 290z`,
    )
    .fill(
      rock,
      `M${peak - 40} 400l30-50l-30-60l10-60l-60 40l-40-30l60 100zM${peak + 60} 340l40-60l-20-50l50-60l-70 30l-20 70zM-300 150l60 60l10-70l-40-50zM220 230l40-70l50-20l-20 60zM-60 200l40-60l-50-60l-40 40z`,
    )
    .fill(
      mixColors(fir, haze, 0.4),
      `M-720 40H720V-20H-720z${traceFirs(random, [-720, 720], 80, (x) => 30 + 20 * Math.cos(x / 190))}`,
    )
    .fill(blue, 'M-720 40Q-400 90-120 30T400 40T720 20V-230H-720z')
    .fill(snow, 'M-720 10Q-420 50-120 0T380 0T720 0V-230H-720z');
  const trees: [number, number, number][] = [];
  for (let x = -700; x < 720; x += 58)
    if (Math.abs(x - 60) > 190)
      trees.push([
        Math.round(x + random.between(-16, 16)),
        Math.round(-20 - random.between(0, 60)),
        Math.round(random.between(110, 190)),
      ]);
  pen.fill(
    fir,
    trees.map(([x, y, high]) => `M${x - high * 0.3} ${y}l${high * 0.3} ${high}l${high * 0.3}-${high}z`).join(''),
  );
  pen.fill(
    snow,
    trees
      .map(
        ([x, y, high]) =>
          `M${x - high * 0.24} ${y + high * 0.2}l${high * 0.12} ${high * 0.4}l${high * 0.12} ${high * 0.4}l${high * 0.06}-${high * 0.2}q-${high * 0.12}-${high * 0.1}-${high * 0.08}-${high * 0.3}q-${high * 0.1}-${high * 0.06}-${high * 0.22}-${high * 0.3}z`,
      )
      .join(''),
  );
  pen
    .fill(blue, 'M-720-110Q-300-70 60-130T720-120V-230H-720z')
    .fill(snow, 'M-720-140Q-300-96 80-160T720-150V-230H-720z')
    .rect(paint('#8a5a44'), 0, -50, 130, 56)
    .rect(paint('#6b4438'), 90, -50, 40, 56)
    .fill(snow, 'M-26 2L60 66H80L158 2L150-6L74 50H62L-20-6z')
    .fill(paint('#8a5a44'), 'M-10 2L64 56H74L146 2z')
    .rect(window, 20, -30, 20, 20)
    .rect(window, 56, -30, 20, 20)
    .stroke(blue, 7, 'M-40-230Q120-180 60-120T60-54M-200-230Q-60-170-120-120T-40-50');
}

/** Wooded round mountains behind each other, with a village in the valley. */
export function drawRoundRange({ pen, tones, random, palette }: MotifInput): void {
  const { paint, haze, leaf, leafShade, far, wall, shade, roof, roofShade, window } = tones;
  const isAutumn = random.between(0, 1) < 0.4 && !['monsoon', 'savanna'].includes(palette);
  const shift = Math.round(random.between(-60, 60));
  const row = (y: number, tall: number) =>
    `M-720 ${y}Q${-560 + shift} ${y + tall} ${-400 + shift} ${y + tall * 0.3}Q${-220 + shift} ${y + tall * 0.95} ${-60 + shift} ${y + tall * 0.28}Q${120 + shift} ${y + tall * 1.15} ${300 + shift} ${y + tall * 0.3}Q${480 + shift} ${y + tall * 0.8} 780 ${y}V-230H-720z`;
  pen
    .fill(mixColors(far, haze, 0.55), row(220, 150))
    .fill(mixColors(far, haze, 0.3), row(150, 160))
    .fill(mixColors(leafShade, haze, 0.36), row(60, 210))
    .fill(
      mixColors(leaf, haze, 0.14),
      'M-720 140Q-560 150-420 60T-120-40V-230H-720zM720 160Q560 150 430 60T160-40V-230H720z',
    );
  const crowns = (colors: readonly string[]) => {
    for (const [index, color] of colors.entries()) {
      let dots = '';
      for (let step = 0; step < 15; step++) {
        const x = 190 + step * 36 + index * 12;
        const y = Math.round(-50 + (step / 14) * 150 - random.between(0, 60));
        dots += `M${step % 2 ? x : -x} ${y}h0`;
      }
      pen.rounds(color, 46, dots);
    }
  };
  crowns(
    isAutumn
      ? [leafShade, paint('#b9733a'), paint('#cf9a3f'), leaf]
      : [leafShade, leaf, mixColors(leaf, leafShade, 0.5)],
  );
  pen.fill(mixColors(leaf, paint('#b3c270'), 0.6), 'M-720-40Q-400-10-100-50T360-40T720-30V-230H-720z');
  drawMist(pen, tones, 30, 60, 0.35);
  for (const [x, y, size] of [
    [-190, -70, 1],
    [-110, -90, 1.15],
    [60, -84, 1.05],
    [140, -70, 0.95],
    [-30, -110, 1.2],
    [220, -100, 1.1],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(wall, x - n(26), y, n(52), n(34))
      .rect(shade, x + n(8), y, n(18), n(34))
      .polygon(roof, [x - n(34), y + n(32)], [x - n(20), y + n(58)], [x + n(22), y + n(58)], [x + n(34), y + n(32)])
      .polygon(roofShade, [x + n(8), y + n(32)], [x + n(10), y + n(58)], [x + n(22), y + n(58)], [x + n(34), y + n(32)])
      .rect(window, x - n(14), y + n(12), n(8), n(10));
  }
  pen
    .rounds(leafShade, 34, 'M-250-80h0M-70-60h0M190-60h0M270-100h0M0-70h0')
    .fill(mixColors(leaf, paint('#93ad58'), 0.6), 'M-720-130Q-300-90 60-150T720-130V-230H-720z')
    .stroke(paint('#d9c9a4'), 12, 'M-160-230Q40-180-20-140T30-100', 0.8)
    .rounds(leafShade, 22, 'M-560-150h30M-420-180h24M420-160h30M560-180h26M300-190h20');
}

/** A treeless plateau of lakes and birches with reindeer. */
export function drawTundraFells({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, water, waterLight } = tones;
  const [fell, heath, moss] = [paint('#7d8a94'), paint('#a3784a'), mixColors(leaf, paint('#a8a85a'), 0.6)];
  const snow = fade(haze, 0.2)(paint(SNOW));
  pen
    .fill(mixColors(fell, haze, 0.55), 'M-720 170Q-520 260-340 200T20 220T360 190T720 230V0H-720z')
    .fill(
      mixColors(fell, haze, 0.28),
      'M-720 110Q-560 130-440 220Q-400 250-350 246Q-240 180-120 140T140 190Q190 240 250 230Q360 150 480 130T720 150V0H-720z',
    )
    .fill(
      snow,
      'M-440 220Q-400 250-350 246Q-330 234-310 220Q-350 210-380 190Q-400 214-440 220zM160 210Q200 240 250 230Q276 212 300 196Q260 200 236 180Q210 206 160 210z',
    )
    .fill(mixColors(heath, haze, 0.25), 'M-720 70Q-420 110-160 70T340 90T720 60V-230H-720z')
    .fill(water, 'M-420 30Q-200 60 80 44T460 20Q300-20 20-14T-420 30z')
    .rounds(waterLight, 5, 'M-260 26h130M0 34h150M200 16h120', 0.8)
    .fill(moss, 'M-720 10Q-460 40-240-10T240-30T720 10V-230H-720z')
    .fill(heath, 'M-720-80Q-360-40 20-90T720-80V-230H-720z')
    .fill(mixColors(heath, paint('#8a4f3f'), 0.5), 'M-720-150Q-300-110 80-160T720-150V-230H-720z');
  for (const x of [-620, -570, -500, 480, 540, 610]) {
    const [y, high] = [Math.round(-40 - random.between(0, 30)), Math.round(random.between(90, 140))];
    pen
      .stroke(paint('#e6e0d2'), 7, `M${x} ${y}Q${x + 6} ${y + high * 0.5} ${x - 4} ${y + high}`)
      .rounds(
        paint('#d3a544'),
        40,
        `M${x - 10} ${y + high * 0.8}h14M${x} ${y + high}h4M${x + 12} ${y + high * 0.65}h6`,
      );
  }
  const deer = (x: number, y: number, color: string) =>
    pen
      .fill(
        paint(color),
        `M${x} ${y}l4 34q0 16 16 18h46q10 2 14 16q16 4 22-12l-14-6q-4-14-6-18l2-32h-7l-5 28h-46l-6-28z`,
      )
      .stroke(
        paint('#5d4a3c'),
        4,
        `M${x + 86} ${y + 66}q-14 16-6 34M${x + 92} ${y + 66}q10 14 22 22M${x + 82} ${y + 84}l-14 10`,
      );
  deer(-230, -70, '#8a7462');
  deer(-60, -110, '#a08c78');
  deer(130, -80, '#7d6a5a');
  pen.rounds(paint('#c9c0b4'), 16, 'M-420-150h20M-260-190h24M260-170h28M420-140h20M40-200h20');
  drawMist(pen, tones, 120, 40, 0.3);
  drawWalkers(pen, tones, [[360, -70]], 0.9);
}
