import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawPalm, fade, traceFirs } from '../wonders/parts.js';

/** Flat paddies with a buffalo, palms and a farmer. */
export function drawPaddyPlain({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight } = tones;
  const rice = mixColors(leaf, paint('#a8cc58'), 0.65);
  const flood = mixColors(water, paint('#b8d8cc'), 0.45);
  pen
    .fill(
      fade(haze, 0.55)(leafShade),
      'M-720 150Q-580 290-480 250T-300 170T-60 210T140 300T340 190T560 230T720 190V40H-720z',
    )
    .fill(
      fade(haze, 0.3)(leafShade),
      'M-720 90q40 40 90 20q50 40 110 6q60 40 120 0q60 30 120-6q70 40 130 0q70 30 130 0q70 36 130-4q70 40 140 0q60 36 120 0q50 30 100 0q60 30 110 0h140V0H-720z',
    )
    .fill(rice, 'M-720 60H720V-230H-720z')
    .fill(flood, 'M-720 50H-320L-420 6H-720zM-260 50H60L40 4H-350zM120 50H420L480 4H110zM480 50H720V6H560z')
    .fill(flood, 'M-720-20H-460L-600-110H-720zM120-16H500L600-104H140z')
    .stroke(
      mixColors(rice, leafShade, 0.5),
      9,
      'M-720 2H720M-720-18H720M-720-112H720M-340 56L-620-112L-720-180M90 56L110-112L130-230M450 56L620-112L720-170',
    )
    .rounds(
      waterLight,
      4,
      'M-680 30h110M-520 20h80M-240 30h140M-60 20h70M160 28h150M520 30h120M-680-60h100M180-50h160M380-70h130',
      0.8,
    );
  let sprouts = '';
  for (let row = 0; row < 4; row++)
    for (let x = -440 + row * 10; x < 80; x += 30) sprouts += `M${x} ${-40 - row * 20}l-4 14m4-14l4 14`;
  for (let row = 0; row < 4; row++)
    for (let x = -720 + row * 14; x < 720; x += 44)
      sprouts += `M${Math.round(x + random.between(-4, 4))} ${-136 - row * 26}l-7 22m7-22l7 22`;
  pen.stroke(mixColors(leaf, leafShade, 0.4), 5, sprouts, 0.8);
  pen
    .rect(paint('#8a6a4c'), -560, 66, 100, 44)
    .fill(paint('#c2a468'), 'M-590 104L-510 168L-430 104z')
    .fill(paint('#9a7e4c'), 'M-496 104L-510 168L-430 104z')
    .fill(
      paint('#5a5258'),
      'M200-90v34q6 36 40 38h100q30-4 36-36l4-36h-20l-6 30h-20l-2-30h-18l-4 28h-50l-6-28h-18l-2 30h-14l-4-30z',
    )
    .fill(paint('#5a5258'), 'M360-40q30 24 56 4l10-24l-20-10l-30 6z')
    .stroke(paint('#cfc4b0'), 8, 'M394-28q40 8 40 44M374-26q-36 10-34 44')
    .fill(paint('#4f6f8a'), 'M90-100l6 60q14 20 28 0l6-60z')
    .circle(paint('#8a6248'), 110, -22, 13)
    .fill(paint('#e3cb8f'), 'M76-24L110 16L144-24Q110-14 76-24z');
  drawPalm(pen, tones, -420, 60, 1.5, 0.1);
  drawPalm(pen, tones, -620, 70, 1.2, -0.12);
  drawPalm(pen, tones, 560, 50, 1.7, -0.14);
}

/** Round hills of clipped tea with pickers and mist. */
export function drawTeaHills({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const tea = mixColors(leaf, paint('#7fb04a'), 0.5);
  const hill = (x: number, y: number, wide: number, high: number, air: number) => {
    const mix = fade(haze, air);
    pen.fill(
      mix(tea),
      `M${x - wide} ${y}Q${x - wide * 0.5} ${y + high} ${x} ${y + high}T${x + wide} ${y}V-230H${x - wide}z`,
    );
    let rows = '';
    for (let step = 1; step < 8; step++) {
      const share = step / 8;
      rows += `M${Math.round(x - wide * (0.16 + share * 0.8))} ${Math.round(y + high * (1 - share) - 10)}Q${x} ${Math.round(y + high * (1 - share * 0.86) + 18)} ${Math.round(x + wide * (0.16 + share * 0.8))} ${Math.round(y + high * (1 - share) - 10)}`;
    }
    pen.stroke(mix(leafShade), Math.max(4, high / 26), rows, 0.7);
  };
  pen
    .fill(fade(haze, 0.6)(leafShade), 'M-720 240Q-560 370-400 310T-120 330T160 290T440 380T720 290V0H-720z')
    .fill(fade(haze, 0.45)(leafShade), 'M-720 170Q-520 260-300 210T140 220T520 230T720 220V0H-720z');
  hill(-420, 40, 360, 130, 0.3);
  hill(330, 30, 420, 160, 0.26);
  pen.fill(fade(haze, 0.5)(haze), 'M-720 70q180 40 360 10t360 6t360-6t360 4v-60H-720z', 0.5);
  hill(-60, -60, 420, 150, 0.08);
  hill(-560, -110, 380, 130, 0);
  hill(520, -120, 420, 150, 0);
  hill(0, -240, 520, 120, 0);
  pen
    .stroke(paint('#6b4f3c'), 8, 'M-230 40v120M380 20v140M-520 0v110')
    .rounds(leafShade, 60, 'M-250 160h40M360 160h40M-540 116h40')
    .rounds(leafLight, 24, 'M-250 180h20M360 182h20M-540 136h20', 0.7)
    .rect(paint('#f3ecdc'), 90, 100, 90, 36)
    .fill(paint('#a5563f'), 'M78 134L104 166H166L192 134z')
    .rect(tones.window, 104, 110, 12, 14)
    .rect(tones.window, 150, 110, 12, 14);
  for (const [x, y, color] of [
    [-170, -90, '#c9503f'],
    [-60, -60, '#e3b24a'],
    [90, -100, '#b5508a'],
    [250, -150, '#3f8fa5'],
    [-300, -170, '#d9763a'],
  ] as const)
    pen
      .fill(paint(color), `M${x - 14} ${y}l4 40q10 12 20 0l4-40z`)
      .circle(paint('#7d5a48'), x, y + 52, 10)
      .ellipse(paint('#c9a868'), x + 16, y + 28, 13, 16);
  pen.fill(
    fade(haze, 0)(leafShade),
    traceFirs(random, [-720, -640], 90, () => 60),
  );
}
