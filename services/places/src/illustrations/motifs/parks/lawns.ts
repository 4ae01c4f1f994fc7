import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** Roses on arches over a path between beds, with a bench. */
export function drawRoseGarden({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const lawn = mixColors(leaf, paint('#9fbf62'), 0.55);
  let dots = '';
  for (let x = -700; x < 720; x += 92)
    dots += `M${Math.round(x + random.between(-16, 16))} ${Math.round(140 + random.between(-30, 60))}h0`;
  pen
    .fill(fade(haze, 0.55)(leafShade), 'M-720 210Q-500 290-260 240T200 250T720 230V40H-720z')
    .rounds(fade(haze, 0.3)(leafShade), 140, dots)
    .rounds(fade(haze, 0.2)(leaf), 96, dots)
    .fill(lawn, 'M-720 80Q-300 96 100 78T720 80V-230H-720z')
    .fill(paint('#e3d3b4'), 'M-30 80H30L190-230H-190z');
  const roses = ['#d9506a', '#f0a3b0', '#f3e3d0', '#e8b04a'].map((color) => paint(color));
  const start = Math.floor(random.between(0, 4));
  for (const [index, [y, half, high]] of (
    [
      [76, 40, 110],
      [50, 70, 170],
      [6, 116, 260],
      [-80, 190, 420],
    ] as const
  ).entries()) {
    const wide = 8 + index * 8;
    const arch = `M${-half} ${y}V${Math.round(y + high * 0.5)}Q${-half} ${y + high} 0 ${y + high}T${half} ${Math.round(y + high * 0.5)}V${y}`;
    pen.stroke(leafShade, wide, arch).stroke(leaf, wide * 0.6, arch);
    let [first, second] = ['', ''];
    for (let step = 0; step <= 22; step++) {
      const share = step / 22;
      const angle = Math.PI * share;
      const x = Math.round(-Math.cos(angle) * half + random.between(-wide, wide) * 0.5);
      const at = Math.round(
        y +
          (share < 0.2
            ? share * 2.5
            : share > 0.8
              ? (1 - share) * 2.5
              : 0.5 + Math.sin((share - 0.2) * 1.667 * Math.PI) * 0.5) *
            high,
      );
      if (step % 2) first += `M${x} ${at}h0`;
      else second += `M${x} ${at}h0`;
    }
    pen.rounds(roses[start]!, 6 + index * 5, first).rounds(roses[(start + 1) % 4]!, 5 + index * 4, second);
  }
  for (const side of [-1, 1])
    for (const [index, [x, y, wide]] of (
      [
        [180, 50, 110],
        [260, 0, 160],
        [340, -70, 220],
        [430, -160, 290],
      ] as const
    ).entries()) {
      const from = side > 0 ? x : -x - wide;
      pen
        .rounds(leafShade, 40 + index * 8, `M${from} ${y}h${wide}`)
        .rounds(
          roses[(start + index) % 4]!,
          14 + index * 3,
          Array.from(
            { length: 6 },
            (_, step) => `M${Math.round(from + (step * wide) / 5)} ${y + (step % 2 ? 12 : -6)}h0`,
          ).join(''),
        )
        .rounds(
          leafLight,
          8,
          Array.from({ length: 5 }, (_, step) => `M${Math.round(from + 14 + (step * wide) / 5)} ${y + 2}h0`).join(''),
          0.7,
        );
    }
  drawWalkers(pen, tones, [
    [-24, -20],
    [4, -16],
    [60, -150],
  ]);
}

/** A meadow with old trees where people lie in the sun, a kite and bicycles. */
export function drawPicnicLawn({ pen, tones, random, palette }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const lawn = mixColors(leaf, paint('#a3c266'), 0.6);
  if (palette === 'metropolitan') {
    let towers = '';
    for (let x = -690; x < 700; x += 66)
      towers += `M${x} 60v${Math.round(random.between(120, 280))}h${Math.round(random.between(30, 52))}V60z`;
    pen.fill(fade(haze, 0.6)(paint('#8fa0b4')), towers);
  } else pen.fill(fade(haze, 0.55)(leafShade), 'M-720 160Q-480 240-240 200T220 210T720 190V0H-720z');
  let dots = '';
  for (let x = -700; x < 720; x += 88)
    dots += `M${Math.round(x + random.between(-20, 20))} ${Math.round(90 + random.between(-16, 40))}h0`;
  pen
    .rounds(fade(haze, 0.32)(leafShade), 96, dots)
    .rounds(fade(haze, 0.2)(leaf), 64, dots)
    .fill(mixColors(lawn, haze, 0.12), 'M-720 56Q-200 76 240 50T720 56V-230H-720z')
    .fill(lawn, 'M-720-30Q-200 0 240-40T720-30V-230H-720z')
    .fill(
      mixColors(lawn, leafShade, 0.22),
      'M-720-150Q-500-120-200-150T100-230H-720zM720-60Q520-60 380-90T180-130Q420-160 720-150z',
    );
  const tree = (x: number, y: number, size: number) => {
    const n = (value: number) => Math.round(value * size);
    pen
      .ellipse(mixColors(lawn, leafShade, 0.5), x + n(30), y, n(150), n(16), 0.6)
      .fill(
        paint('#6b4f3c'),
        `M${x - n(18)} ${y}Q${x - n(8)} ${y + n(90)} ${x - n(14)} ${y + n(150)}H${x + n(16)}Q${x + n(8)} ${y + n(90)} ${x + n(22)} ${y}z`,
      )
      .rounds(leafShade, 130 * size, `M${x - n(70)} ${y + n(190)}h${n(150)}M${x - n(30)} ${y + n(270)}h${n(80)}`)
      .rounds(leaf, 104 * size, `M${x - n(80)} ${y + n(200)}h${n(110)}M${x - n(40)} ${y + n(286)}h${n(60)}`)
      .rounds(leafLight, 40 * size, `M${x - n(90)} ${y + n(226)}h${n(40)}M${x - n(50)} ${y + n(310)}h${n(30)}`, 0.7);
  };
  tree(-470, -20, 1.2);
  tree(430, 0, 0.95);
  tree(170, 40, 0.5);
  tree(-120, 44, 0.46);
  pen.stroke(paint('#e3d3b4'), 20, 'M720-10Q460-30 300-60T60-150T40-230');
  for (const [x, y, color] of [
    [-230, -120, '#c9503f'],
    [-60, -80, '#3f6f8a'],
    [-330, -70, '#e3b24a'],
    [250, -170, '#b5738a'],
  ] as const)
    pen
      .fill(paint(color), `M${x - 60} ${y}l30 22h96l-28-22z`)
      .rounds(paint('#f1eadb'), 18, `M${x - 6} ${y + 16}h34`)
      .circle(paint('#7d5a48'), x + 44, y + 20, 10)
      .rounds(paint('#4f6f8a'), 14, `M${x - 36} ${y + 12}h24`);
  pen
    .fill(paint('#d9503f'), 'M60 330l40 30l30-40l-40-50z')
    .fill(paint('#f0c24a'), 'M60 330l40 30l-10-90z')
    .stroke(paint('#f4f1e6'), 3, 'M90 280Q60 140-20-40')
    .stroke(paint('#d9503f'), 4, 'M90 270q20-30 0-50t10-40');
  drawWalkers(pen, tones, [
    [-20, -74],
    [330, -40],
    [360, -34],
  ]);
}

/** A small tower on an islet of a lake, and a red bridge under trees. */
export function drawTowerLake({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight, window } = tones;
  const [stone, dark, red] = [paint('#d3c4a4'), paint('#9a8c78'), paint('#c9402f')];
  let blocks = '';
  for (let x = -700; x < 720; x += 64) blocks += `M${x} 70v${Math.round(random.between(60, 130))}h56V70z`;
  pen.fill(fade(haze, 0.55)(paint('#c9b49a')), blocks);
  let dots = '';
  for (let x = -700; x < 720; x += 74)
    dots += `M${Math.round(x + random.between(-14, 14))} ${Math.round(90 + random.between(-12, 40))}h0`;
  pen
    .rounds(fade(haze, 0.26)(leafShade), 96, dots)
    .rounds(fade(haze, 0.16)(leaf), 62, dots)
    .rect(mixColors(water, paint('#5f9a84'), 0.4), -720, -230, 1440, 280)
    .fill(leafShade, 'M-720 50H720V30Q300 4 0 16T-720 20z', 0.4)
    .fill(leaf, 'M-130-10Q0 26 130-10Q60-34-20-34T-130-10z')
    .rect(stone, -70, 0, 140, 60)
    .rect(dark, 30, 0, 40, 60)
    .rect(stone, -50, 66, 100, 52)
    .rect(dark, 22, 66, 28, 52)
    .rect(stone, -28, 124, 56, 44)
    .rect(dark, 10, 124, 18, 44)
    .rect(dark, -78, 58, 156, 8)
    .rect(dark, -58, 116, 116, 8)
    .fill(dark, 'M-40 166Q-20 170-10 196H10Q20 170 40 166z')
    .arch(window, -52, 6, 22, 30)
    .arch(window, -12, 6, 24, 34)
    .arch(window, -36, 72, 20, 24)
    .arch(window, -6, 72, 20, 24)
    .arch(window, -10, 130, 18, 18)
    .fill(stone, 'M-70-30H70L50-150H-50z', 0.25)
    .rounds(waterLight, 5, 'M-460-40h170M-260-100h160M140-60h180M340-20h160M120-150h200M-420-160h200', 0.7);
  pen
    .stroke(red, 15, 'M190-90Q430 60 700-70')
    .stroke(red, 7, 'M190-50Q430 100 700-30')
    .dashes(red, 40, [6, 26], 'M190-70Q430 80 700-50')
    .stroke(mixColors(red, paint('#3f1f20'), 0.4), 9, 'M300-60V-150M400-24V-160M500-20V-160M600-44V-150')
    .fill(leafShade, 'M-720-110Q-560-100-460-160T-360-230H-720zM720-70q-40 10-70-20q-40-40-30-140h100z')
    .stroke(paint('#5d4a3c'), 22, 'M-720 130Q-560 110-470 40')
    .stroke(paint('#5d4a3c'), 8, 'M-560 100Q-500 140-440 140M-520 80Q-460 60-400 80')
    .rounds(leafShade, 70, 'M-700 190h60M-580 180h60M-470 160h50M-430 90h40')
    .rounds(
      paint('#d9603f'),
      22,
      'M-680 220h16M-600 200h14M-520 200h14M-460 180h14M-440 120h14M-400 100h14M-640 170h14M-550 150h14',
    );
  drawWalkers(pen, tones, [
    [400, 10],
    [430, 14],
    [520, 4],
  ]);
}
