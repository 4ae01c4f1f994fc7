import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawPalm, drawWalkers, fade } from '../wonders/parts.js';

const SAND = '#f3e2bb';
const FOAM = '#f7fbf8';

const mixLagoon = ({ paint, water }: Tones): string => mixColors(paint('#4fbfb8'), water, 0.25);

/** Draws ripples that only water near a shore has. */
function drawRipples(pen: Pen, tones: Tones): void {
  pen.rounds(
    mixColors(mixLagoon(tones), tones.paint('#ffffff'), 0.5),
    5,
    'M-600-20h150M-380-60h170M-140-30h150M120-60h160M340-30h170M-520-110h140M-200-100h130',
    0.7,
  );
}

/** A hut with a roof of palm leaves and a hammock on a beach. */
export function drawHammockBeach({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  const [lagoon, sand] = [mixLagoon(tones), paint(SAND)];
  drawOpenSea(pen, tones, 90, mixColors(lagoon, paint('#2f7fae'), 0.5));
  pen
    .fill(fade(haze, 0.5)(leafShade), 'M-720 86Q-600 130-470 120T-260 86z')
    .fill(lagoon, 'M-720 30Q-300 60 120 40T720 50V-230H-720z');
  drawRipples(pen, tones);
  pen
    .stroke(paint(FOAM), 9, 'M-720-110Q-460-80-260-120T80-90T360-30T720 30', 0.9)
    .fill(sand, 'M-720-120Q-460-90-260-130T80-100T360-40T720 22V-230H-720z')
    .fill(mixColors(sand, paint('#d9b98a'), 0.5), 'M-720-190Q-300-160 60-180T720-110V-230H-720z');
  const x = Math.round(random.between(-20, 20)) + 190;
  pen
    .rect(paint('#8a6a4c'), x - 96, -70, 8, 110)
    .rect(paint('#8a6a4c'), x + 92, -70, 8, 110)
    .rect(paint('#a5835f'), x - 80, -70, 164, 60)
    .rect(paint('#6f543f'), x - 20, -70, 50, 60)
    .fill(paint('#c2a468'), `M${x - 140} 24L${x - 60} 128H${x + 60}L${x + 140} 24Q${x} 44 ${x - 140} 24z`)
    .fill(paint('#9a7e4c'), `M${x + 20} 34L${x + 30} 128H${x + 60}L${x + 140} 24Q${x + 80} 34 ${x + 20} 34z`)
    .stroke(
      paint('#9a7e4c'),
      4,
      `M${x - 110} 40L${x - 50} 120M${x - 70} 40L${x - 28} 124M${x - 30} 42L${x - 8} 124`,
      0.7,
    );
  drawPalm(pen, tones, -330, -130, 2.6, 0.24);
  drawPalm(pen, tones, -130, -140, 2.1, 0.1);
  drawPalm(pen, tones, 400, -80, 2, -0.2);
  pen
    .stroke(paint('#c9503f'), 12, 'M-312-10Q-230-90-136-30', 0.95)
    .stroke(paint('#f1eadb'), 3, 'M-316-2Q-230-78-134-22')
    .fill(paint('#3f8fa5'), 'M-30-150q60-14 130 0l-14-24h-104z')
    .rounds(paint('#e3b24a'), 6, 'M-20-156h106');
  drawWalkers(pen, tones, [
    [20, -100],
    [46, -94],
  ]);
}

/** A long pier to huts over a lagoon of several blues. */
export function drawLagoonPier({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade, leaf } = tones;
  const lagoon = mixLagoon(tones);
  const pale = mixColors(lagoon, paint('#d5f2e2'), 0.5);
  drawOpenSea(pen, tones, 130, mixColors(lagoon, paint('#23669a'), 0.6));
  pen
    .fill(fade(haze, 0.4)(leafShade), 'M-720 128Q-640 150-560 140L-480 128zM380 128Q480 156 590 148T720 140V128z')
    .fill(mixColors(lagoon, paint('#2f7fae'), 0.3), 'M-720 70Q-300 100 100 80T720 90V-230H-720z')
    .fill(lagoon, 'M-720 10Q-300 50 100 20T720 30V-230H-720z')
    .fill(pale, 'M-720-60Q-360-20 0-60T720-40V-120Q360-110 0-130T-720-130z', 0.7)
    .fill(paint(SAND), 'M-720-160Q-460-130-240-180T160-210L200-230H-720z');
  const deck = paint('#b08a62');
  pen
    .fill(deck, 'M-180-230H0L60 60 220 76 420 70V56L230 60 82 44 40-230z')
    .fill(mixColors(deck, paint('#5a4438'), 0.4), 'M0-230L60 60 82 44 40-230z')
    .stroke(
      mixColors(deck, paint('#5a4438'), 0.4),
      4,
      'M-140-200H8M-118-170H20M-98-140H28M-76-110H36M-56-80H44M-32-48H52M-8-14H60M16 20H66',
    );
  for (const [x, y, size] of [
    [110, 70, 0.8],
    [210, 78, 0.9],
    [320, 70, 1],
    [440, 62, 1.15],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(paint('#7a5d48'), x - n(34), y - n(50), n(5), n(60))
      .rect(paint('#7a5d48'), x + n(30), y - n(50), n(5), n(60))
      .rect(paint('#c9a87a'), x - n(40), y - n(4), n(80), n(38))
      .rect(tones.window, x - n(22), y + n(4), n(16), n(24))
      .fill(
        paint('#b5975c'),
        `M${x - n(60)} ${y + n(30)}L${x - n(10)} ${y + n(90)}H${x + n(10)}L${x + n(60)} ${y + n(30)}z`,
      )
      .fill(paint('#8f7546'), `M${x + n(12)} ${y + n(30)}L${x} ${y + n(90)}H${x + n(10)}L${x + n(60)} ${y + n(30)}z`);
  }
  pen
    .rounds(
      mixColors(pale, paint('#ffffff'), 0.5),
      4,
      'M-560-30h150M-320 10h160M-460 60h140M160-40h150M380-80h160M240-130h160',
      0.7,
    )
    .fill(paint('#f1eadb'), 'M-420 30h110l-18-18h-74zM-370 36v90l50-90z')
    .rounds(leaf, 30, 'M-700-190h20M-640-200h20M-560-204h20')
    .fill(leafShade, 'M-720-150q50 20 80-20q50 10 60-30q60 0 70-30h-210z');
  drawPalm(pen, tones, -560, -190, 2.4, 0.26);
  drawPalm(pen, tones, -640, -200, 2, 0.1);
  drawWalkers(pen, tones, [
    [0, -120],
    [30, -60],
  ]);
}

/** Fishing boats in bright colors on a beach under palms, with a village. */
export function drawBoatBeach({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade, leaf } = tones;
  const lagoon = mixLagoon(tones);
  drawOpenSea(pen, tones, 80, mixColors(lagoon, paint('#2f7fae'), 0.4));
  pen
    .fill(fade(haze, 0.4)(leafShade), 'M720 76Q600 130 480 150Q380 190 300 150T60 76z')
    .fill(fade(haze, 0.16)(leaf), 'M720 60Q600 80 500 110T240 60z')
    .rounds(fade(haze, 0.1)(leafShade), 40, 'M300 66h60M420 70h60M560 74h60M660 80h60');
  for (const [x, y, color] of [
    [340, 58, '#e6c27a'],
    [410, 56, '#d98a6a'],
    [490, 58, '#8fb8c0'],
    [570, 60, '#e8d9b4'],
    [650, 64, '#d9a0a0'],
  ] as const)
    pen
      .rect(paint(color), x - 26, y, 52, 40)
      .polygon(paint('#a5563f'), [x - 32, y + 38], [x, y + 62], [x + 32, y + 38])
      .rect(tones.window, x - 8, y, 16, 24);
  pen.fill(lagoon, 'M-720 0Q-260 50 160 40T720 40V-230H-720z');
  drawRipples(pen, tones);
  pen
    .stroke(paint(FOAM), 10, 'M-720-150Q-420-130-200-90T200-10T460 30T720 46', 0.9)
    .fill(paint(SAND), 'M-720-164Q-420-144-200-104T200-24T460 20T720 38V-230H-720z');
  const boat = (x: number, y: number, size: number, hull: string, band: string) => {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        paint(hull),
        `M${x - n(96)} ${y + n(40)}Q${x - n(60)} ${y} ${x} ${y}T${x + n(96)} ${y + n(48)}Q${x} ${y + n(24)} ${x - n(96)} ${y + n(40)}z`,
      )
      .stroke(paint(band), 6 * size, `M${x - n(92)} ${y + n(36)}Q${x} ${y + n(14)} ${x + n(94)} ${y + n(44)}`)
      .stroke(
        paint('#6b4f3c'),
        4 * size,
        `M${x + n(10)} ${y + n(26)}v${n(70)}M${x - n(30)} ${y + n(26)}l${n(90)} ${n(14)}`,
      );
  };
  const hulls = ['#c9503f', '#3f7fa5', '#e3b24a', '#4d8a6a'];
  const start = Math.floor(random.between(0, 4));
  boat(-60, -150, 1.1, hulls[start]!, '#f1eadb');
  boat(130, -110, 1, hulls[(start + 1) % 4]!, '#e8c24a');
  boat(290, -70, 0.8, hulls[(start + 2) % 4]!, '#f1eadb');
  boat(-270, -200, 1.3, hulls[(start + 3) % 4]!, '#c9503f');
  boat(-430, 0, 0.6, hulls[start]!, '#f1eadb');
  drawPalm(pen, tones, 430, -110, 2.6, -0.3);
  drawPalm(pen, tones, 540, -140, 2.9, -0.16);
  drawPalm(pen, tones, 640, -90, 2.2, -0.3);
  drawWalkers(pen, tones, [
    [60, -180],
    [220, -160],
  ]);
}

/** A cove of dark rocks and jungle with a small beach. */
export function drawJungleCove({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const [lagoon, rock, dark] = [mixLagoon(tones), paint('#8a8076'), paint('#5c5856')];
  const mix = fade(haze, 0.2);
  drawOpenSea(pen, tones, 100, mixColors(lagoon, paint('#23709a'), 0.5));
  pen
    .fill(fade(haze, 0.5)(leafShade), 'M-300 96Q-180 150-60 140T200 150T380 96z')
    .fill(
      mix(leafShade),
      'M-720 330Q-600 340-500 260T-380 170T-260 96H-720zM720 370Q600 370 500 300T380 190T280 96H720z',
    )
    .rounds(
      mix(leaf),
      70,
      'M-680 290h20M-580 260h20M-500 200h16M-420 150h16M-640 180h20M-540 130h20M660 320h30M560 280h20M480 220h20M400 160h16M640 200h20M520 140h20',
    )
    .rounds(mix(leafLight), 24, 'M-680 316h20M-580 284h16M-500 224h12M660 346h20M560 304h16M480 244h12')
    .fill(lagoon, 'M-720 40Q-300 80 60 70T720 50V-230H-720z')
    .fill(
      rock,
      'M-720 110Q-520 120-430 96T-260 70L-220 30-300 0-480 10-720-20zM720 110Q540 120 450 96T290 70L250 34 330 0 480 0 720-30z',
    )
    .fill(dark, 'M-260 70L-220 30-300 0-400 6-340 50zM290 70L250 34 330 0 420 0 370 50z')
    .fill(mixColors(lagoon, paint('#d5f2e2'), 0.45), 'M-560-20Q-200 20 40-10T520-30L600-230H-640z')
    .stroke(paint(FOAM), 9, 'M-620-120Q-360-70-60-80T360-90T680-130', 0.9)
    .fill(paint(SAND), 'M-640-130Q-360-84-60-94T360-104T700-146L720-230H-720V-150z');
  for (const [x, y, size] of [
    [-180, -40, 60],
    [-110, -50, 36],
    [210, -50, 70],
    [140, -60, 30],
  ] as const)
    pen
      .dome(rock, x, y, size, size * 0.8)
      .fill(
        dark,
        `M${x + size * 0.2} ${y}q${size * 0.2} ${size * 0.5}-${size * 0.1} ${size * 0.78}q${size * 0.6}-${size * 0.1} ${size * 0.9}-${size * 0.78}z`,
      );
  drawRipples(pen, tones);
  pen.fill(
    leafShade,
    'M-720-60q80 30 120-30q70 0 60-60q50-20 20-80h-200zM720-60q-90 30-120-30q-70-10-50-70q-50-20-20-70h190z',
  );
  drawPalm(pen, tones, -500, -170, 2.5, 0.2);
  drawPalm(pen, tones, 490, -180, 2.3, -0.2);
  if (random.between(0, 1) < 0.5)
    pen.fill(paint('#f6f2e8'), 'M-20 40h100l-16-18h-66z').fill(paint('#fbf7ec'), 'M34 46v96l46-96z');
  drawWalkers(pen, tones, [
    [-60, -130],
    [-34, -126],
    [120, -150],
  ]);
}
