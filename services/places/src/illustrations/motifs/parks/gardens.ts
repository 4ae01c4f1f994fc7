import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A long basin with a fountain between clipped trees and flower beds, before a palace. */
export function drawFormalGarden({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, wall, shade, roof, window, water, waterLight } = tones;
  const lawn = mixColors(leaf, paint('#9fbf62'), 0.6);
  const gravel = paint('#e3d3b4');
  pen.fill(fade(haze, 0.5)(leafShade), 'M-720 130Q-560 200-420 180T-160 190T160 190T440 180T720 160V0H-720z');
  pen
    .rect(fade(haze, 0.12)(wall), -300, 60, 600, 80)
    .rect(fade(haze, 0.12)(shade), 200, 60, 100, 80)
    .rect(fade(haze, 0.12)(wall), -80, 60, 160, 112)
    .fill(fade(haze, 0.12)(roof), 'M-306 140L-286 174H-80V140zM306 140L286 174H80V140zM-90 172L-60 214H60L90 172z')
    .dashes(window, 26, [12, 16], 'M-286 108H-90M96 108H296')
    .dashes(window, 34, [14, 18], 'M-64 112H76')
    .rect(fade(haze, 0.1)(leafShade), -720, 40, 1440, 40)
    .fill(gravel, 'M-720 50H720V-230H-720z')
    .fill(lawn, 'M-120 40H-600L-720 0V-120L-240-60zM120 40H600L720 0V-120L240-60z')
    .fill(lawn, 'M-290-90L-720-160V-230H-430zM290-90L720-160V-230H430z')
    .fill(water, 'M-60 40H60L190-230H-190z')
    .fill(paint('#cdbfa4'), 'M-60 40H-76L-230-230H-190zM60 40H76L230-230H190z')
    .rounds(waterLight, 5, 'M-40-20h60M-70-80h90M-20-120h110M-110-170h120M20-200h110', 0.8);
  const jet = mixColors(paint('#f4fafa'), haze, 0.15);
  pen
    .ellipse(jet, 0, -36, 60, 10, 0.8)
    .stroke(jet, 7, 'M0-36V110M-2 60Q-40 70-50-30M2 60Q40 70 50-30M-1 20Q-60 30-76-30M1 20Q60 30 76-30', 0.85)
    .ellipse(jet, 0, 100, 18, 24, 0.7);
  const beds = [paint('#c9506a'), paint('#e8c24a'), paint('#f1eadb')];
  const start = Math.floor(random.between(0, 3));
  for (const side of [-1, 1])
    pen
      .stroke(
        beds[start]!,
        12,
        `M${side * 190} 20Q${side * 330} 30 ${side * 450} 10Q${side * 360}-10 ${side * 240}-20Q${side * 180}-10 ${side * 190} 20`,
      )
      .stroke(
        beds[(start + 1) % 3]!,
        10,
        `M${side * 260} 12Q${side * 330} 16 ${side * 380} 6Q${side * 320}-8 ${side * 260} 12`,
      )
      .stroke(beds[(start + 2) % 3]!, 16, `M${side * 360}-120L${side * 720}-180`)
      .stroke(leafShade, 8, `M${side * 130} 34L${side * 236}-52M${side * 130} 34H${side * 600}`);
  for (const [y, x, size] of [
    [30, 120, 0.5],
    [10, 150, 0.62],
    [-24, 190, 0.8],
    [-74, 250, 1.05],
    [-150, 340, 1.5],
  ] as const)
    for (const side of [-1, 1]) {
      const n = (value: number) => Math.round(value * size);
      pen
        .fill(leafShade, `M${side * x - n(28)} ${y}L${side * x} ${y + n(110)}L${side * x + n(28)} ${y}z`)
        .fill(leaf, `M${side * x - n(28)} ${y}L${side * x} ${y + n(110)}L${side * x + n(4)} ${y}z`)
        .fill(leafLight, `M${side * x - n(22)} ${y}L${side * x} ${y + n(110)}L${side * x - n(12)} ${y}z`, 0.5);
    }
  pen
    .rounds(leafShade, 80, 'M-700 70h30M-620 66h30M-540 62h30M690 70h-30M610 66h-30M530 62h-30')
    .rounds(leaf, 56, 'M-690 86h20M-610 82h20M-530 78h20M670 86h20M590 82h20M510 78h20');
  drawWalkers(pen, tones, [
    [-270, -110],
    [-244, -104],
    [290, -130],
  ]);
}

/** A lake in a park with rowing boats, swans and a willow. */
export function drawBoatingLake({ pen, tones, random, palette }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, water, waterLight } = tones;
  const lawn = mixColors(leaf, paint('#9fbf62'), 0.55);
  if (palette === 'metropolitan') {
    let towers = '';
    for (let x = -680; x < 700; x += 74)
      towers += `M${x} 60v${Math.round(random.between(110, 260))}h${Math.round(random.between(34, 56))}V60z`;
    pen.fill(fade(haze, 0.6)(paint('#8fa0b4')), towers);
  } else pen.fill(fade(haze, 0.5)(leafShade), 'M-720 150Q-540 220-340 180T60 190T400 180T720 190V0H-720z');
  const crowns = [leafShade, leaf, mixColors(leaf, leafLight, 0.5)];
  for (const [index, color] of crowns.entries()) {
    let dots = '';
    for (let x = -700 + index * 44; x < 720; x += 128)
      dots += `M${Math.round(x + random.between(-16, 16))} ${Math.round(110 - index * 16 + random.between(-16, 26))}h0`;
    pen.rounds(fade(haze, 0.2 - index * 0.05)(color), 116 - index * 14, dots);
  }
  pen
    .fill(lawn, 'M-720 70Q-300 90 100 66T720 70V-230H-720z')
    .fill(water, 'M-720 10Q-400 56-100 40T420 44T720 20V-130Q460-150 240-120T-160-150T-720-110z')
    .rounds(
      waterLight,
      5,
      'M-560 0h160M-260 16h180M60 10h170M340 20h180M-420-60h160M-100-40h190M240-60h180M-600-80h120',
      0.7,
    )
    .fill(paint('#c9bca4'), 'M180 44Q250 120 330 120T480 44H440Q400 84 330 84T220 44z')
    .stroke(paint('#b3a58e'), 6, 'M180 62Q250 138 330 138T480 62');
  for (const [x, y, hull] of [
    [-330, -30, '#b5563f'],
    [-60, -10, '#3f6f8a'],
    [110, -80, '#d9a24b'],
  ] as const)
    pen
      .fill(paint(hull), `M${x - 56} ${y + 10}Q${x} ${y - 4} ${x + 56} ${y + 10}L${x + 36} ${y - 12}H${x - 36}z`)
      .fill(paint('#f1eadb'), `M${x - 22} ${y + 4}l4 26q6 6 12 0l4-26zM${x + 10} ${y + 4}l4 26q6 6 12 0l4-26z`)
      .circle(paint('#7d5a48'), x - 12, y + 38, 7)
      .circle(paint('#7d5a48'), x + 20, y + 38, 7)
      .stroke(paint('#8a6a4c'), 4, `M${x} ${y + 10}l-50-22M${x} ${y + 10}l54-20`);
  const swan = (x: number, y: number, side: number) =>
    pen.fill(
      paint('#f6f4ee'),
      `M${x} ${y}q${20 * side} 28 ${54 * side} 14q${10 * side} 6 ${14 * side} 30q${2 * side} 16 ${16 * side} 14l${10 * side}-8l${-12 * side} 0q${-2 * side}-20-${0}-40q${-10 * side}-16-${0}-16z`,
    );
  swan(-480, -96, 1);
  swan(370, -100, -1);
  swan(440, -84, -1);
  pen
    .fill(lawn, 'M-720-110Q-400-130-160-156T240-126T720-130V-230H-720z')
    .stroke(paint('#e3d3b4'), 22, 'M-720-190Q-300-150 60-196T720-180')
    .fill(paint('#6b4f3c'), 'M-610-130Q-596-10-606 110H-574Q-580-10-566-130z')
    .rounds(leafShade, 130, 'M-650 150h120');
  let willow = '';
  for (let x = -716; x < -440; x += 22)
    willow += `M${x} ${Math.round(180 - Math.abs(x + 580) * 0.3)}Q${x + (x + 580) * 0.14} 60 ${Math.round(x + (x + 580) * 0.2)} ${Math.round(-70 + random.between(-20, 50))}`;
  pen
    .stroke(leaf, 10, willow, 0.9)
    .stroke(leafLight, 4, willow, 0.6)
    .rect(paint('#6b5240'), 470, -150, 110, 8)
    .rect(paint('#6b5240'), 470, -130, 110, 6)
    .rect(paint('#4f4038'), 482, -170, 6, 44)
    .rect(paint('#4f4038'), 562, -170, 6, 44);
  drawWalkers(pen, tones, [
    [200, -180],
    [226, -178],
    [-240, -168],
  ]);
}

/** An alley of royal palms over ponds with giant water lilies. */
export function drawPalmGarden({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, water } = tones;
  const lawn = mixColors(leaf, paint('#8fbf5c'), 0.55);
  let dots = '';
  for (let x = -700; x < 720; x += 76)
    dots += `M${Math.round(x + random.between(-16, 16))} ${Math.round(110 + random.between(-20, 60))}h0`;
  pen
    .fill(fade(haze, 0.55)(leafShade), 'M-720 220Q-560 330-420 270T-160 230T120 260T420 300T720 240V60H-720z')
    .rounds(fade(haze, 0.3)(leafShade), 130, dots)
    .rounds(fade(haze, 0.18)(leaf), 90, dots)
    .fill(lawn, 'M-720 60Q-300 76 100 58T720 60V-230H-720z')
    .fill(paint('#e6d6b4'), 'M-24 60H24L170-230H-170z');
  for (const [y, x, size] of [
    [58, 34, 0.34],
    [50, 62, 0.5],
    [34, 104, 0.72],
    [4, 170, 1.05],
    [-60, 290, 1.6],
  ] as const)
    for (const side of [-1, 1]) {
      const n = (value: number) => Math.round(value * size);
      const at = side * x;
      const top = y + n(230);
      pen
        .stroke(paint('#c4b8a4'), 20 * size, `M${at} ${y}V${top}`)
        .stroke(paint('#8f8474'), 6 * size, `M${at + n(6)} ${y}V${top}`)
        .rounds(
          leafShade,
          13 * size,
          `M${at} ${top}q${n(40)} ${n(20)} ${n(76)}-${n(26)}M${at} ${top}q-${n(40)} ${n(20)}-${n(76)}-${n(26)}M${at} ${top}q${n(20)}-${n(10)} ${n(44)}-${n(56)}M${at} ${top}q-${n(20)}-${n(10)}-${n(44)}-${n(56)}`,
        )
        .rounds(
          leaf,
          13 * size,
          `M${at} ${top}q${n(30)} ${n(50)} ${n(80)} ${n(24)}M${at} ${top}q-${n(30)} ${n(50)}-${n(80)} ${n(24)}M${at} ${top}q${n(6)} ${n(46)} ${n(40)} ${n(62)}M${at} ${top}q-${n(6)} ${n(46)}-${n(40)} ${n(62)}`,
        );
    }
  for (const side of [-1, 1])
    pen
      .fill(
        water,
        `M${side * 230}-30Q${side * 420} 20 ${side * 620}-10T${side * 720}-130Q${side * 560}-190 ${side * 380}-160T${side * 230}-30z`,
      )
      .rounds(
        leafShade,
        26,
        `M${side * 330}-50h50M${side * 470}-40h50M${side * 400}-100h60M${side * 560}-80h60M${side * 490}-140h60`,
      )
      .rounds(
        leafLight,
        14,
        `M${side * 330 + 6}-46h38M${side * 470 + 6}-36h38M${side * 400 + 6}-96h48M${side * 560 + 6}-76h48M${side * 490 + 6}-136h48`,
      )
      .rounds(paint('#f0b4c4'), 15, `M${side * 440}-66h0M${side * 540}-110h0M${side * 380}-126h0`);
  pen
    .fill(
      leafShade,
      'M-720-120q60 40 100-10q60 10 70-50q40 0 50-50h-220zM720-120q-60 40-100-10q-60 10-70-50q-40 0-50-50h220z',
    )
    .rounds(paint('#d9603f'), 13, 'M-660-160h0M-600-190h0M-560-210h0M660-160h0M600-190h0M560-210h0');
  drawWalkers(pen, tones, [
    [-20, -100],
    [8, -96],
    [40, 0],
  ]);
}

/** A stair with statues between hedges and cypresses above a town of tiled roofs. */
export function drawStairGarden({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, wall, roof, window } = tones;
  const [stone, dark, marble] = [paint('#d9c7a4'), paint('#a8967c'), paint('#f1eadb')];
  const lawn = mixColors(leaf, paint('#9db562'), 0.55);
  pen.fill(fade(haze, 0.5)(leafShade), 'M-720 170Q-520 260-300 210T100 220T420 210T720 240V40H-720z');
  let [houses, tops] = ['', ''];
  for (let x = -560; x < 560; x += 58) {
    const high = Math.round(random.between(40, 80));
    houses += `M${x} 90v${high}h50V90z`;
    tops += `M${x - 4} ${90 + high}l12 14h34l12-14z`;
  }
  pen
    .fill(fade(haze, 0.3)(wall), houses)
    .fill(fade(haze, 0.26)(roof), tops)
    .rect(fade(haze, 0.28)(wall), 120, 90, 60, 160)
    .fill(fade(haze, 0.24)(roof), 'M90 180Q96 270 150 290T210 180z')
    .rect(fade(haze, 0.28)(wall), 144, 288, 12, 26)
    .rect(fade(haze, 0.28)(wall), -240, 90, 34, 220)
    .fill(lawn, 'M-720 100Q-300 116 100 98T720 100V-230H-720z')
    .fill(stone, 'M-90 100H90L250-230H-250z');
  for (let step = 0; step < 11; step++) {
    const y = 92 - step * step * 2.4 - step * 6;
    const half = 92 + (100 - y) * 0.48;
    pen.line(dark, 3 + step * 0.4, [-half, Math.round(y)], [half, Math.round(y)]);
  }
  for (const side of [-1, 1]) {
    pen
      .fill(leafShade, `M${side * 110} 110L${side * 330}-230H${side * 460}L${side * 190} 110z`)
      .fill(leaf, `M${side * 190} 110L${side * 460}-230H${side * 720}V20L${side * 420} 110z`)
      .stroke(
        leafShade,
        9,
        `M${side * 300} 70L${side * 720}-60M${side * 330} 20L${side * 720}-130M${side * 400}-50L${side * 720}-200`,
        0.7,
      )
      .rounds(
        paint('#d9785a'),
        9,
        `M${side * 480} 0h0M${side * 560}-40h0M${side * 640}-70h0M${side * 520}-100h0M${side * 600}-130h0M${side * 680}-160h0`,
      );
    for (const [x, y, size] of [
      [150, 60, 0.7],
      [236, -60, 1.1],
      [330, -190, 1.6],
    ] as const) {
      const n = (value: number) => Math.round(value * size);
      pen
        .rect(stone, side * x - n(18), y, n(36), n(34))
        .fill(
          marble,
          `M${side * x - n(12)} ${y + n(34)}l${n(2)} ${n(50)}q${n(10)} ${n(12)} ${n(20)} 0l${n(2)}-${n(50)}z`,
        )
        .circle(marble, side * x, y + n(98), n(10));
    }
    for (const [x, y, high] of [
      [440, 70, 240],
      [560, 40, 290],
      [680, 10, 330],
    ] as const)
      pen
        .fill(
          leafShade,
          `M${side * x - 30} ${y}Q${side * x - 34} ${y + high * 0.6} ${side * x} ${y + high}Q${side * x + 34} ${y + high * 0.6} ${side * x + 30} ${y}z`,
        )
        .fill(
          leaf,
          `M${side * x - 30} ${y}Q${side * x - 34} ${y + high * 0.6} ${side * x} ${y + high}Q${side * x - 6} ${y + high * 0.6} ${side * x - 4} ${y}z`,
        );
  }
  pen.rect(window, -230, 260, 14, 20);
  drawWalkers(pen, tones, [
    [-40, 30],
    [-16, 34],
    [80, -110],
  ]);
}
