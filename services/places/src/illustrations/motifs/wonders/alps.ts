import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawWalkers, fade, SNOW, traceFirs } from './parts.js';

/** Slabs of meadow that rise to a jagged crest and break off on its other side. */
export function drawSlantedRidge({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  const [rock, dark, grass, bright] = ['#a89a92', '#75696e', '#8fae62', '#b3c77c'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  const far = fade(haze, 0.46);
  pen
    .fill(
      far(rock),
      'M-720 60l90 120l60 90l70 30l40-60l90 40l80 70l50-90l120-20l90-60l140 40l120 60l60 50l70-60l110 70l90-50l160 60V-60H-720z',
    )
    .fill(far(dark), 'M-500 300l40-60l40-120l-80 20zM-280 350l50-90l20-140l-90 60zM440 330l70-60l-20-120l-70 60z');
  const slab = (x: number, y: number, drop: number, air: number, run: number) => {
    const tone = fade(haze, air);
    pen
      .fill(
        tone(dark),
        `M${x} ${y}l-26-40l-16-${Math.round(drop * 0.4)}l-30-${Math.round(drop * 0.3)}l-40-${Math.round(drop * 0.5)}h${run}z`,
      )
      .fill(tone(rock), `M${x} ${y}l-26-40l-16-${Math.round(drop * 0.4)}l10-30l24 70l20-60l24 30l20-40z`)
      .fill(
        tone(grass),
        `M${x} ${y}l14-70l-10-80l-20-${Math.round(drop * 0.6)}l-30-${Math.round(drop * 0.5)}H${x + run}Q${x + run * 0.42} ${y - drop * 0.56} ${x} ${y}z`,
      )
      .fill(
        tone(bright),
        `M${x} ${y}l14-70l30-${Math.round(drop * 0.4)}l120-${Math.round(drop * 0.3)}Q${x + run * 0.3} ${y - drop * 0.4} ${x} ${y}z`,
      );
  };
  const spire = (x: number, y: number, half: number, air: number) =>
    pen
      .fill(
        fade(haze, air)(rock),
        `M${x - half} 60l${Math.round(half * 0.3)} ${Math.round((y - 60) * 0.6)}l${Math.round(half * 0.5)} ${Math.round((y - 60) * 0.4)}l${Math.round(half * 0.4)}-${Math.round((y - 60) * 0.3)}l${Math.round(half * 0.8)}-${Math.round((y - 60) * 0.7)}z`,
      )
      .fill(
        fade(haze, air)(dark),
        `M${Math.round(x - half * 0.2)} ${y}l${Math.round(half * 0.4)}-${Math.round((y - 60) * 0.3)}l${Math.round(half * 0.8)}-${Math.round((y - 60) * 0.7)}h-${Math.round(half * 0.8)}z`,
      );
  for (const [x, y, half, air] of [
    [-330, 330, 80, 0.3],
    [-240, 400, 90, 0.26],
    [-130, 440, 100, 0.22],
    [-30, 370, 90, 0.2],
  ] as const)
    spire(x, y, half, air);
  slab(60, 350, 320, 0.14, 520);
  slab(200, 300, 330, 0.08, 560);
  slab(370, 236, 340, 0, 560);
  pen
    .fill(mixColors(leafShade, haze, 0.3), 'M-720 20Q-520 60-340 20T120-80L60-230H-720z')
    .fill(
      leafShade,
      traceFirs(random, [-720, -330], 60, (x) => 0 - (x + 720) * 0.06),
    )
    .fill(grass, 'M-720-70Q-460-30-160-90T300-110T720-60V-230H-720z')
    .fill(bright, 'M-720-130Q-400-90-60-150T720-140V-230H-720z')
    .stroke(paint('#e3d3ae'), 9, 'M-300-230Q-120-150 80-130T420-30', 0.9);
  drawWalkers(pen, tones, [
    [40, -134],
    [64, -130],
  ]);
}

/** Three towers of rock above screes. */
export function drawThreePeaks({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf } = tones;
  const [rock, dark, ocher, scree] = ['#b5a493', '#77706f', '#cfa877', '#cfc6b8'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .fill(
      mixColors(dark, haze, 0.5),
      'M-720 30l110 120l70 90l60-40l90 70l110-90h420l120 60l80 90l70-60l120 80l100-60l90-60V-60H-720z',
    )
    .fill(scree, 'M-720-30Q-520 40-420 110L-340 150H360L440 110Q560 30 720-20V-120H-720z');
  const tower = (x: number, half: number, top: number, cut: number) =>
    pen
      .fill(
        rock,
        `M${x - half} 120l10 ${top - 240}l20 60l${half - 40} 60l${half * 0.4}-6l${half * 0.5}-60l20-70l${half * 0.1 + 10}-${top - 256}z`,
      )
      .fill(
        dark,
        `M${x + cut} 120l-12 ${Math.round((top - 120) * 0.5)}l16 ${Math.round((top - 120) * 0.3)}l-14 ${Math.round((top - 120) * 0.18)}l${Math.round(half * 0.66 - cut * 0.4)}-50l20-70l20-${top - 250}z`,
      )
      .fill(ocher, `M${x - half + 16} 150l6 ${top - 300}l20 40l6-60l16-${Math.round((top - 250) * 0.6)}z`, 0.7)
      .stroke(
        dark,
        5,
        `M${x - half * 0.3} ${top - 60}l-10-${Math.round((top - 120) * 0.5)}M${x - half * 0.6} ${top - 130}l8-90M${x - half * 0.05} 150l6 ${Math.round((top - 120) * 0.3)}`,
        0.45,
      )
      .stroke(
        mixColors(rock, paint(SNOW), 0.6),
        6,
        `M${x - half + 24} ${top - 150}h${Math.round(half * 0.6)}M${x - half + 18} ${top - 220}h${Math.round(half * 0.4)}`,
        0.7,
      );
  tower(-270, 104, 350, 20);
  tower(10, 140, 470, 30);
  tower(290, 124, 410, 26);
  pen
    .fill(rock, 'M-400 120l20 110l16 34l24-60l20-84zM410 120l10 120l20 44l24-70l30-94z')
    .fill(scree, 'M-560 40L-380 150l70-30l60 34l70-50l70 30l60-46l80 50l70-34l70 42l90-36l80 24l200-100V-60H-560z')
    .stroke(
      mixColors(scree, dark, 0.4),
      4,
      'M-300 110l-80-100M-120 100l-40-120M60 90l10-110M230 100l50-110M360 110l90-90',
      0.5,
    )
    .fill(leaf, 'M-720-40Q-500 10-300-30T100-50T460-40T720-10V-230H-720z')
    .fill(paint('#a9ba72'), 'M-720-110Q-400-60-100-120T420-130T720-90V-230H-720z')
    .stroke(paint('#e3d8c0'), 10, 'M-120-230Q40-160-60-120T120-60T340-20', 0.9)
    .rounds(scree, 20, 'M-420-150h16M-220-190h10M300-170h24M470-130h14M-560-90h20M560-190h16');
  drawWalkers(pen, tones, [
    [-30, -130],
    [-6, -126],
  ]);
}

/** A lake of bright turquoise below a row of sharp summits. */
export function drawTenPeaks({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [rock, dark, snow, lake, glint] = ['#938a86', '#62606c', SNOW, '#1fa2b4', '#7fd6d6'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const mix = fade(haze, 0.16);
  for (const [x, top, half] of [
    [-600, 300, 190],
    [560, 290, 200],
    [-380, 360, 160],
    [-190, 390, 150],
    [0, 370, 150],
    [190, 400, 160],
    [390, 350, 170],
  ] as const) {
    const y = Math.round(top + random.between(-12, 12));
    pen
      .fill(
        mix(rock),
        `M${x - half} 10l${half * 0.4} ${y * 0.36}l${half * 0.3} ${y * 0.24}l${half * 0.3} ${y * 0.38}l${half * 0.24}-${y * 0.3}l${half * 0.3}-${y * 0.26}l${half * 0.46}-${y * 0.42}z`,
      )
      .fill(
        mix(dark),
        `M${x} ${y}l${half * 0.24}-${y * 0.3}l${half * 0.3}-${y * 0.26}l${half * 0.46}-${y * 0.42}h-${half * 0.8}l-${half * 0.1} ${y * 0.36}l${half * 0.1} ${y * 0.3}z`,
      )
      .fill(
        mix(snow),
        `M${x} ${y}l-${half * 0.2}-${y * 0.25}l${half * 0.1} ${y * 0.06}l${half * 0.08}-${y * 0.1}l${half * 0.1} ${y * 0.08}l${half * 0.1}-${y * 0.06}zM${x - half * 0.5} ${y * 0.4}l${half * 0.3} ${y * 0.16}l${half * 0.3}-${y * 0.2}z`,
      );
  }
  pen
    .fill(mix(paint('#b3a79c')), 'M-560 10l160 90l100-60l120 80l110-70l110 70l120-80l100 60l140-90z')
    .fill(leafShade, 'M-720 10v180q160-40 260-110t240-76zM720 10v190q-140-40-240-110t-260-84z')
    .fill(
      leaf,
      traceFirs(random, [-720, -190], 82, (x) => Math.max(0, (-x - 200) * 0.24)) +
        traceFirs(random, [230, 720], 82, (x) => Math.max(0, (x - 230) * 0.26)),
    )
    .fill(leafShade, traceFirs(random, [-720, -240], 90, () => -4) + traceFirs(random, [300, 720], 90, () => -4))
    .rect(lake, -720, -230, 1440, 240)
    .fill(mixColors(lake, leafShade, 0.5), 'M-720 10h560q-160-30-560-60zM720 10h-500q160-34 500-70z')
    .fill(mixColors(lake, rock, 0.4), 'M-160 10l80-60l60 30l80-66l90 60l70-40l70 76z', 0.6)
    .rounds(glint, 5, 'M-360-70h180M-100-110h220M160-70h190M-260-150h150M60-160h180', 0.8);
  pen
    .fill(paint('#c9503f'), 'M30-120q36-20 76-20t76 20q-30-8-76-8t-76 8z')
    .fill(
      paint('#8f8076'),
      'M-720-70l70-10l40-40l90 4l50-50l100 10l60-50l90-24H-720zM720-110l-100-6l-50-50l-90 6l-60-70h300z',
    )
    .fill(paint('#6a625f'), 'M-610-120l90 4l50-50l-80-10zM620-116l-50-50l-70 4l20 30z')
    .rounds(paint('#b59a78'), 13, 'M-380-176l120-30M-330-220l130-6M330-210l100 26')
    .fill(
      leafShade,
      traceFirs(random, [-720, -560], 190, () => -180),
    );
}
