import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** Round green fells with stone walls and sheep above a lake. */
export function drawFells({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight } = tones;
  const [grass, bracken, stone] = [mixColors(leaf, paint('#9fb35f'), 0.5), paint('#a9875a'), paint('#a39d94')];
  pen
    .fill(
      fade(haze, 0.44)(paint('#7f93a0')),
      'M-720 180Q-560 330-420 290T-160 180T40 220T240 350T420 300T720 190V0H-720z',
    )
    .fill(
      fade(haze, 0.26)(mixColors(grass, bracken, 0.4)),
      'M-720 150Q-620 250-480 240T-240 110T-60 20H-720zM60 20Q180 80 280 190T480 270T720 160V20z',
    )
    .fill(
      fade(haze, 0.26)(mixColors(bracken, paint('#6f665f'), 0.4)),
      'M-480 240T-240 110T-60 20H-260Q-330 90-400 130T-480 240zM280 190T480 270Q420 180 460 120T420 20H200Q210 110 280 190z',
      0.5,
    )
    .fill(fade(haze, 0.12)(grass), 'M-720 80Q-560 130-420 80T-180 14H-720zM720 90Q560 120 420 70T220 14H720z')
    .rect(water, -720, -230, 1440, 250)
    .fill(mixColors(water, grass, 0.4), 'M-720 20h560q-200-60-560-70zM720 20H180q200-70 540-80z', 0.7)
    .rounds(waterLight, 4, 'M-120-10h180M60-40h200M-260-60h180M-60-90h160', 0.7)
    .fill(
      leafShade,
      'M-720 30q50 60 100 30q50 50 100 10q50 40 110-10q50 20 80-30H-720zM720 30q-50 60-110 30q-50 40-100 0q-60 30-90-20H720z',
    )
    .fill(grass, 'M-720-50Q-460-20-220-90T160-170T420-150T720-70V-230H-720z')
    .fill(mixColors(grass, leafShade, 0.3), 'M-720-150Q-400-110-160-170T120-230H-720z');
  const wall = (path: string, size: number) =>
    pen.stroke(stone, size, path).dashes(paint('#7f7a74'), size, [3, 9], path);
  wall('M-720-60Q-480-34-260-90T-60-140', 15);
  wall('M-560 90Q-470 150-420 200', 6);
  wall('M500 60Q470 150 500 210', 6);
  pen
    .fill(stone, 'M420-60v46l36 28l36-28v-46z')
    .rect(mixColors(stone, paint('#5f5a60'), 0.3), 492, -60, 50, 46)
    .fill(paint('#5f646c'), 'M456 16l-44-34v-8l44 32h60l34-28v8l-30 30z');
  for (const [x, y, s] of [
    [-420, -90, 1],
    [-330, -120, 1.2],
    [-520, -130, 1.3],
    [240, -150, 1],
    [330, -140, 1.1],
    [-180, -180, 1.3],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .stroke(paint('#4a4648'), n(5), `M${x - n(14)} ${y}v${n(16)}M${x + n(12)} ${y}v${n(16)}`)
      .ellipse(paint('#f1ece0'), x, y + n(24), n(28), n(17))
      .fill(
        paint('#4a4648'),
        `M${x + n(20)} ${y + n(34)}q${n(20)} ${n(8)} ${n(24)}-${n(10)}q-${n(10)}-${n(10)}-${n(22)}-${n(4)}z`,
      );
  }
  pen
    .stroke(paint('#7d6246'), 8, 'M120-160L10-110')
    .stroke(paint('#7d6246'), 5, 'M100-150v-30M50-128v-30M14-112v-30')
    .fill(paint('#8a5f48'), 'M-70-112q50-14 110 0l8 12q-60-6-124 0z');
}

/** Rows of lavender that run to a stone house with cypresses. */
export function drawLavender({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const [violet, light, soil, gold] = ['#8268b0', '#a48fd0', '#c9b08a', '#dcc382'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .fill(mixColors(paint('#8a9ab4'), haze, 0.5), 'M-720 130Q-460 200-260 170T60 250T360 180T720 170V0H-720z')
    .fill(mixColors(leaf, haze, 0.4), 'M-720 90Q-400 140-120 100T380 110T720 90V0H-720z')
    .fill(gold, 'M-720 50Q-200 70 200 46T720 50V0H-720z')
    .fill(leafShade, 'M-720 50q60 50 130 10q60 50 130 0q50 30 90-10zM720 50q-60 50-120 10q-60 50-120 0q-50 30-80-10z')
    .fill(soil, 'M-720 20H720V-230H-720z');
  for (let row = -9; row <= 9; row++) {
    const [top, foot] = [row * 36, row * 190];
    pen
      .fill(violet, `M${top - 14} 20L${foot - 80}-230H${foot + 80}L${top + 14} 20z`)
      .fill(light, `M${top - 10} 20L${foot - 66}-230H${foot - 6}L${top - 1} 20z`)
      .dashes(mixColors(violet, paint('#3f3a6a'), 0.5), 12, [3, 11], `M${top + 7} 16L${foot + 46}-230`);
  }
  pen
    .rect(paint('#e3cfa8'), -110, 20, 200, 90)
    .rect(paint('#bfa582'), 40, 20, 50, 90)
    .fill(paint('#b96f4f'), 'M-124 108h228l-30 36h-168z')
    .rect(paint('#e3cfa8'), -190, 20, 84, 56)
    .fill(paint('#b96f4f'), 'M-200 74h94v22h-76z')
    .fill(paint('#6f8fb0'), 'M-84 60h24v30h-24zM-30 60h24v30h-24z')
    .fill(window, 'M-80 64h16v22h-16zM-26 64h16v22h-16zM10 20h24v44h-24z');
  for (const [x, size] of [
    [130, 180],
    [160, 140],
    [-230, 170],
    [-262, 130],
  ] as const)
    pen.fill(leafShade, `M${x} 20q-${size * 0.16} ${size * 0.42} 0 ${size}q${size * 0.16}-${size * 0.58} 0-${size}z`);
  pen.rect(paint('#6b5546'), 300, 20, 12, 60).ellipse(leafShade, 312, 110, 72, 62).ellipse(leaf, 298, 120, 62, 52);
}

/** A crag above a city of dark stone. */
export function drawCragHill({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const [rock, dark, grass] = [paint('#8a7a6e'), paint('#5f565a'), mixColors(leaf, paint('#a3ad5f'), 0.5)];
  pen
    .fill(mixColors(tones.water, haze, 0.4), 'M-720 60H720V120H-720z')
    .fill(mixColors(paint('#8a9aa4'), haze, 0.5), 'M-720 118Q-500 160-300 130T100 130T720 120V60H-720z')
    .fill(
      grass,
      'M-560-40Q-380 60-260 130Q-160 230-60 330L-20 380 20 396 60 370 100 380Q170 320 240 240T460 90T720 10V-120H-560z',
    )
    .fill(rock, 'M-60 330L-20 380 20 396 60 370 100 380Q170 320 200 280L150 250 130 190 60 200 30 150-20 210z')
    .fill(dark, 'M20 396L60 370 100 380Q170 320 200 280L150 250 130 190 100 260z', 0.7)
    .fill(
      mixColors(grass, leafShade, 0.4),
      'M100 260Q240 200 300 120T460 0L720-60V10Q560 40 460 90T240 240L200 280 150 250z',
      0.6,
    )
    .fill(rock, 'M-560-40L-520 70-470 100-440 90-400 140-340 150-290 176-250 150-220 100-230-40z')
    .fill(
      dark,
      'M-470 100l30-10l-10-130h-60zM-340 150l50 26l10-90l-30-126h-60l10 100zM-250 150l30-50l-10-140h-40z',
      0.7,
    )
    .fill(grass, 'M-520 70l50 30l30-10l40 50l60 10l50 26l40-26l-30 0l-50 0l-60-26l-40-40l-30 10z')
    .stroke(paint('#d9c9a4'), 6, 'M-300-60Q-160 40-200 90T-60 180T-20 290', 0.8);
  for (let x = -700, index = 0; x < 700; index++) {
    const [w, h] = [Math.round(random.between(44, 76)), Math.round(random.between(50, 104))];
    const color = paint(['#a3907c', '#8f8078', '#b5a08a', '#7f746f'][index % 4]!);
    pen
      .rect(color, x, -130, w, h)
      .rect(mixColors(color, dark, 0.4), x + w - 14, -130, 14, h)
      .fill(paint('#5a5f6a'), `M${x - 3} ${h - 132}h${w + 6}l-14 24h-${w - 22}z`)
      .dashes(window, 13, [8, 12], `M${x + 9} ${h - 156}h${w - 26}`);
    if (index % 5 === 2) pen.fill(dark, `M${x + 8} ${h - 120}h26v40l-13 60l-13-60z`);
    x += w + 2;
  }
  pen
    .fill(
      leafShade,
      'M-720-120q50 60 110 10q60 50 120 0q60 50 130 0q60 40 130 0q60 50 130 0q70 40 140 0q60 50 130 0q70 40 140 0q60 40 130 0q70 40 280-10V-230H-720z',
    )
    .fill(
      leaf,
      'M-720-180q80 50 160 0q80 40 160 0q90 40 180 0q90 40 180 0q90 40 180 0q90 40 180 0q90 40 400 0V-230H-720z',
    );
  drawWalkers(
    pen,
    tones,
    [
      [20, 396],
      [44, 384],
    ],
    0.8,
  );
}

/** A column of carved figures on steps, between statues. */
export function drawMonolithPark({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [stone, shade, light] = ['#c9c4b8', '#928d88', '#e6e1d6'].map(paint) as [string, string, string];
  pen
    .fill(
      mixColors(leafShade, haze, 0.4),
      'M-720 70q80 80 170 20q90 80 190 10q100 80 200 0q100 70 200 10q100 70 200 0q100 70 190 0q90 60 290 0V-40H-720z',
    )
    .fill(
      leafShade,
      'M-720 20q60 60 120 10q70 60 140 0q60 40 120-20h680q60 60 130 20q70 50 130 0q60 40 120 0V-60H-720z',
    )
    .fill(mixColors(leaf, paint('#c9d77a'), 0.3), 'M-720-40H720V-230H-720z');
  for (let step = 0; step < 6; step++) {
    const half = 430 - step * 52;
    pen.rect(light, -half, -120 + step * 20, 2 * half, 20).rect(shade, -half, -120 + step * 20, 2 * half, 7);
  }
  pen.fill(stone, 'M-62 0V60h16l6 400q40 40 80 0l6-400h16V0z').fill(shade, 'M14 0V478q16-6 26-18l6-400h16V0z', 0.8);
  let figures = '';
  for (let row = 0; row < 13; row++)
    for (let column = -1; column <= 1; column++) {
      const [x, y] = [column * 25 + (row % 2 ? 9 : -7), 76 + row * 30];
      figures += `M${x - 9} ${y}q2 18 10 22q-8 8 4 12q12-4 4-12q10-6 8-22`;
    }
  pen.stroke(shade, 5, figures, 0.85);
  const group = (x: number, y: number, s: number) => {
    const n = (value: number) => Math.round(value * s);
    pen
      .rect(light, x - n(36), y, n(72), n(26))
      .fill(
        stone,
        `M${x - n(34)} ${y + n(26)}q${n(4)} ${n(40)} ${n(22)} ${n(46)}q-${n(8)} ${n(20)} ${n(8)} ${n(26)}q${n(16)}-${n(6)} ${n(8)}-${n(26)}q${n(10)}-${n(4)} ${n(14)} ${n(6)}q-${n(4)} ${n(14)} ${n(8)} ${n(16)}q${n(12)}-${n(6)} ${n(4)}-${n(20)}q${n(10)}-${n(20)} ${n(4)}-${n(48)}z`,
      )
      .fill(
        shade,
        `M${x} ${y + n(26)}q${n(10)} ${n(20)} ${n(4)} ${n(46)}q${n(10)}-${n(4)} ${n(14)} ${n(6)}q${n(12)}-${n(22)} ${n(10)}-${n(52)}z`,
        0.6,
      );
  };
  group(-180, -20, 0.9);
  group(180, -20, 0.9);
  group(-270, -60, 1.1);
  group(270, -60, 1.1);
  group(-390, -110, 1.3);
  group(390, -110, 1.3);
  pen
    .fill(paint('#d9d2c4'), 'M-160-120H160L300-230H-300z')
    .stroke(shade, 4, 'M-190-142h380M-230-174h460M-270-206h540', 0.5);
  drawWalkers(
    pen,
    tones,
    [
      [-60, -170],
      [-34, -174],
      [90, -190],
      [-520, -150],
      [540, -160],
    ],
    1.1,
  );
}

/** Flower beds and a pond on the axis of a palace garden, below a castle on a hill. */
export function drawParterre({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight, window } = tones;
  const [wall, shade, rock] = ['#efe8da', '#bdb4aa', '#8f8a80'].map(paint) as [string, string, string];
  const mix = fade(haze, 0.16);
  pen
    .fill(
      fade(haze, 0.5)(paint('#8a9fb8')),
      'M-720 130l140 90l120-40l160 120l140-90l150 80l160-100l150 80l140-60l160 60l120-40V0H-720z',
    )
    .fill(mix(leafShade), 'M-340 40Q-220 140-140 190L160 200Q270 130 380 40z')
    .fill(mix(rock), 'M-150 170l40 40h220l60-40l-40-40h-240z')
    .fill(mix(wall), 'M-130 200v56h30v30h40v-20h50v60h70v-50h50v20h46v-40h24v-56z')
    .fill(mix(shade), 'M40 200v76h20v20h46v-40h24v-56z')
    .fill(mix(paint('#8a8f98')), 'M-16 324h82l-20 30h-42zM-106 284h50l-25 26zM84 294h52l-26 26z')
    .dashes(mix(window), 12, [7, 16], 'M-116 232h230M-4 290h60')
    .rect(paint('#e3cfa8'), -420, 20, 190, 90)
    .fill(paint('#8a5a4c'), 'M-432 108h214l-26 30h-162z')
    .dashes(window, 22, [12, 20], 'M-404 74h160')
    .rect(wall, 230, 20, 90, 70)
    .fill(paint('#7f9a8a'), 'M222 88h106q-10 50-44 56v26h-18v-26q-34-6-44-56z')
    .rect(wall, 350, 20, 60, 120)
    .fill(paint('#7f9a8a'), 'M344 138h72q-6 40-36 60q-30-20-36-60z')
    .fill(leafShade, 'M-720 20q50 80 110 30q60 60 120 0q40 40 80-30zM720 20q-50 80-110 30q-60 60-120 0q-30 30-60-30z')
    .fill(paint('#d9cba8'), 'M-720 30H720V-230H-720z')
    .fill(leaf, 'M-200 14H-40L-120-210H-560zM200 14H40L120-210H560z')
    .fill(mixColors(leaf, paint('#c9d77a'), 0.4), 'M-190 8H-54L-134-200H-530zM190 8H54L134-200H530z');
  const bed = (y: number, x: number, w: number, h: number, color: string) => {
    for (const side of [-1, 1])
      pen
        .fill(
          paint(color),
          `M${side * x} ${y}q${side * w * 0.5} ${h} ${side * w} 0q-${side * w * 0.2}-${h} ${-side * w * 0.5}-${h * 0.2}t${-side * w * 0.5} ${h * 0.2}z`.replace(
            /--/g,
            '',
          ),
        )
        .ellipse(paint(color), side * (x + w * 0.5), y - h * 0.5, w * 0.2, h * 0.3);
  };
  bed(-24, 80, 100, 18, '#d9534f');
  bed(-78, 110, 150, 26, '#e8b93f');
  bed(-148, 150, 220, 38, '#c45a94');
  pen
    .ellipse(wall, 0, -80, 84, 30)
    .ellipse(water, 0, -78, 72, 23)
    .rounds(waterLight, 4, 'M-40-80h40M10-88h40')
    .stroke(waterLight, 6, 'M0-78V20M0 16q-24 0-30-80M0 16q24 0 30-80', 0.9)
    .fill(leafShade, 'M-250 20q16-60 30-40l-10 66q-10 10-20-26zM250 20q-16-60-30-40l10 66q10 10 20-26z');
  for (const side of [-1, 1])
    for (const [x, y, s] of [
      [250, -30, 0.8],
      [340, -90, 1],
      [470, -160, 1.3],
    ] as const)
      pen
        .rect(wall, side * x - 14 * s, y, 28 * s, 40 * s)
        .fill(leafShade, `M${side * x - 24 * s} ${y + 40 * s}l${24 * s} ${70 * s}l${24 * s}-${70 * s}z`);
  drawWalkers(
    pen,
    tones,
    [
      [-30, -180],
      [-4, -184],
      [30, -20],
      [20, -140],
    ],
    0.9,
  );
}
