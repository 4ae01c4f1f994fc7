import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';

const SNOW = '#f6f5f0';

/** A summit of rock and ice above a glacier, with tents and prayer flags. */
export function drawHighPeak({ pen, tones, random }: MotifInput): void {
  const { paint, haze, far } = tones;
  const [rock, dark] = [mixColors(paint('#77788a'), haze, 0.16), mixColors(paint('#565a70'), haze, 0.1)];
  const [snow, ice] = [paint(SNOW), mixColors(paint('#a9bdd2'), haze, 0.1)];
  const veil = mixColors(snow, haze, 0.4);
  pen.fill(
    mixColors(far, haze, 0.4),
    'M-720 60L-560 270-470 220-330 330-200 240 0 300 240 240 420 330 560 250 720 300V0H-720z',
  );
  pen
    .fill(veil, 'M34 468q120 34 250 10q110-16 200 10q-100 26-210 2q-120 10-196-44z', 0.8)
    .fill(rock, 'M-320 90L-210 230-130 290-80 300-20 400 40 478 92 420 150 388 232 262 380 100z')
    .fill(dark, 'M40 478L92 420 150 388 232 262 380 100H120L96 210 44 280 72 380z')
    .fill(snow, 'M40 478L-20 400-42 364-10 372 4 340 30 362 60 330 62 390z')
    .fill(
      ice,
      'M-130 290L-80 300-52 346-70 300-40 262-90 250-120 190-150 220zM92 420L150 388 178 344 130 356 110 310 100 366z',
    );
  pen.stroke(
    mixColors(snow, rock, 0.3),
    5,
    'M-60 300l70-44 60-66M-104 250l80-50 40-60M100 300l60-40 40-70M-20 330l40-34',
    0.75,
  );
  pen
    .fill(ice, 'M130 60L240 250 292 330 330 360 392 300 470 262 560 300 720 190V20z')
    .fill(snow, 'M330 360L392 300 410 250 366 266 340 210 316 270 292 250 270 296z')
    .fill(dark, 'M392 300L470 262 520 180 600 60H430L404 190z', 0.75)
    .fill(snow, 'M-720 170L-600 300-540 262-430 338-360 280-250 250-170 170-60 130 70 60H-720z')
    .fill(
      ice,
      'M-600 300L-540 262-500 190-520 90-440 60-470 160zM-430 338L-360 280-250 250-170 170-60 130 70 60H-180L-260 160-330 180-380 250z',
    )
    .fill(
      dark,
      'M-430 338L-404 304-420 250-390 200-430 130-470 210-456 290zM-360 280L-330 240-340 180-300 130-366 160zM-250 250L-230 226-240 190-210 150-262 180z',
      0.8,
    );
  const gravel = paint('#8f8a86');
  pen
    .fill(mixColors(ice, haze, 0.3), 'M-720 90Q-300 20 0 66T720 60V-40H-720z')
    .fill(
      snow,
      'M-520 40l26 60 22-40 30 50 26-64zM-250 30l20 44 26-30 24 40 30-54zM60 40l24 50 26-40 20 30 30-40zM300 36l26 56 30-44 24 34 34-50z',
    )
    .fill(mixColors(gravel, haze, 0.25), 'M-720 40Q-400 60-140 22T360 26T720 50V-60H-720z')
    .fill(gravel, 'M-720-30Q-420 14-100-30T420-24T720-10V-230H-720z')
    .fill(paint('#726e70'), 'M-720-150Q-300-96 60-150T720-130V-230H-720z');
  pen.rounds(paint('#a9a5a0'), 12, 'M-520-60h20M-300-110h30M-60-70h14M160-120h30M420-70h18M560-110h20M-620-120h16');
  for (const [index, [x, y, size]] of (
    [
      [-190, -64, 0.8],
      [-70, -52, 0.7],
      [40, -84, 1],
      [300, -58, 0.8],
      [190, -112, 1.25],
      [-330, -108, 1.2],
    ] as const
  ).entries())
    drawTent(
      pen,
      tones,
      x,
      y,
      size,
      ['#e0a030', '#cf5a3a', '#e0a030', '#4f7fa6'][(index + Math.floor(random.between(0, 4))) % 4]!,
    );
  drawPrayerFlags(pen, tones);
}

function drawTent(pen: Pen, { paint, isDusk, window }: Tones, x: number, y: number, size: number, color: string): void {
  const n = (value: number) => Math.round(value * size);
  const cloth = isDusk ? mixColors(paint(color), window, 0.45) : paint(color);
  pen
    .fill(paint('#5f5c62'), `M${x - n(50)} ${y - 4}h${n(120)}l${n(20)} 8h-${n(120)}z`, 0.6)
    .dome(cloth, x, y, n(46), n(48))
    .fill(
      mixColors(cloth, '#2b2a48', 0.25),
      `M${x + n(6)} ${y}q${n(16)} ${n(28)}-${n(6)} ${n(48)}a${n(46)} ${n(48)} 0 0 0 ${n(46)}-${n(48)}z`,
    )
    .fill(
      mixColors(cloth, '#2b2a48', 0.5),
      `M${x - n(16)} ${y}q${n(4)} ${n(26)} ${n(10)} ${n(30)}q${n(8)}-${n(6)} ${n(12)}-${n(30)}z`,
    );
}

/** Lines of flags from a cairn over the tents. */
function drawPrayerFlags(pen: Pen, { paint }: Tones): void {
  const stone = paint('#a09a92');
  pen
    .fill(stone, 'M-470-130l14 60 22 20 30 6 26-24 18-62z')
    .fill(paint('#7d7878'), 'M-420-130l6 86 10 0 26-24 18-62z')
    .rect(paint('#5d5048'), -421, -48, 5, 130);
  const cloths = ['#3f7cb0', '#f1ead8', '#c4463c', '#4d8a5c', '#e0b13f'].map(paint);
  for (const [endX, endY, sag] of [
    [330, 26, -130],
    [-700, 20, 20],
  ] as const) {
    const at = (t: number): [number, number] => [
      -418 + (endX + 418) * t,
      80 * (1 - t) ** 2 + 2 * t * (1 - t) * sag + endY * t * t,
    ];
    const points = Array.from({ length: 21 }, (_, index) => at(index / 20));
    pen.stroke(paint('#5d5048'), 1.6, `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`);
    for (const [index, [x, y]] of points.entries())
      if (index > 0 && index < 20) pen.rect(cloths[index % 5]!, x - 10, y - 18, 19, 18);
  }
}

/** A pyramid of rock that leans, over a lake that mirrors it, with chalets. */
export function drawHornPeak({ pen, tones }: MotifInput): void {
  const { paint, haze, far, leaf, leafShade, water, waterLight } = tones;
  const [rock, dark] = [mixColors(paint('#8d8a92'), haze, 0.14), mixColors(paint('#5f6176'), haze, 0.08)];
  const snow = paint(SNOW);
  pen
    .fill(
      mixColors(far, haze, 0.4),
      'M-720 60L-580 210-500 180-400 260-300 160 260 150 380 240 470 190 580 270 720 150V0H-720z',
    )
    .fill(
      mixColors(snow, haze, 0.3),
      'M-400 260L-440 226-410 236-390 204-350 212zM580 270L540 240 572 246 590 214 640 226z',
    );
  const horn =
    'M-330 30L-196 170-150 200-92 300-60 390-34 462 2 506 34 486 62 420 90 330 150 232 214 150 330 30V-6H-330z';
  pen
    .fill(rock, horn)
    .fill(dark, 'M2 506L34 486 62 420 90 330 150 232 214 150 330 30V-6H60L96 130 40 220 58 320 16 410z')
    .fill(snow, 'M2 506L-34 462-60 390-48 366-30 410-20 356 4 400 10 450zM34 486L62 420 70 386 44 400 30 450z')
    .fill(
      snow,
      'M-92 300L-150 200-100 226-70 190-52 262-30 230-36 300-60 340zM90 330L150 232 186 186 150 200 126 170 110 240 84 250z',
    )
    .fill(
      snow,
      'M-196 170L-260 104-200 120-150 80-120 140-80 100-90 180-130 170zM60 130l60-50 50 40 80-50-36 80-60-10-44 40z',
      0.85,
    );
  pen.stroke(
    mixColors(snow, dark, 0.3),
    4,
    'M-20 330l40 26M-70 240l70 30M30 200l50 40M-110 150l80 36M120 120l40 30',
    0.7,
  );
  pen
    .fill(mixColors(leafShade, haze, 0.3), 'M-720 110Q-480 120-300 40T0 20T320 50T720 130V-30H-720z')
    .fill(mixColors(leaf, haze, 0.08), 'M-720 60Q-520 70-360 16T-100-6H120Q300 20 460 40T720 80V-40H-720z');
  let firs = '';
  for (let x = -700; x < 720; x += 26)
    if (Math.abs(x) > 190)
      firs += `M${x - 13} 0l13 ${34 + ((x * 7) % 23) + Math.round(Math.abs(x) / 16)}l13-${34 + ((x * 7) % 23) + Math.round(Math.abs(x) / 16)}z`;
  pen.fill(leafShade, firs);
  pen.rect(water, -720, -230, 1440, 226).fill(waterLight, 'M-720-4h1440v-10h-1440z', 0.8);
  pen
    .fill(dark, 'M-200-14L-60-150-20-196 8-186 60-120 200-14z', 0.42)
    .fill(snow, 'M-58-150l38-46 24 8 20 34-30 16-20-30z', 0.5)
    .rounds(waterLight, 4, 'M-420-60h160M-100-96h220M200-60h160M-260-150h180M120-160h240', 0.6);
  for (const [x, y, size] of [
    [-430, 8, 1],
    [-340, -6, 0.8],
    [420, 10, 1.1],
  ] as const)
    drawChalet(pen, tones, x, y, size);
}

function drawChalet(pen: Pen, { paint, window }: Tones, x: number, y: number, size: number): void {
  const n = (value: number) => Math.round(value * size);
  pen
    .rect(paint('#efe6d4'), x - n(34), y, n(68), n(16))
    .rect(paint('#7d5a44'), x - n(34), y + n(16), n(68), n(24))
    .fill(paint('#7d5a44'), `M${x - n(34)} ${y + n(40)}l${n(34)} ${n(26)} ${n(34)}-${n(26)}z`)
    .stroke(paint('#4d3a34'), n(8), `M${x - n(46)} ${y + n(34)}L${x} ${y + n(68)}L${x + n(46)} ${y + n(34)}`)
    .dashes(window, n(12), [n(10), n(9)], `M${x - n(24)} ${y + n(30)}h${n(50)}`);
}

/** Towers of granite above a lake of glacier water and grass. */
export function drawGranitePeaks({ pen, tones, random }: MotifInput): void {
  const { paint, haze, far, leafShade, waterLight } = tones;
  const [rock, dark] = [mixColors(paint('#b9a193'), haze, 0.14), mixColors(paint('#7d6f75'), haze, 0.08)];
  const snow = paint(SNOW);
  pen
    .fill(
      mixColors(far, haze, 0.35),
      'M-720 80L-560 220-460 170-330 260-180 200 200 210 330 280 440 200 580 260 720 120V0H-720z',
    )
    .fill(
      rock,
      'M-420 30L-330 120-250 150-200 170-176 352-140 392-108 340-96 230-66 250-44 430-8 478 34 420 46 250 70 240 88 380 126 430 160 396 190 200 260 150 330 120 420 30z',
    )
    .fill(
      dark,
      'M-140 392L-108 340-96 230-80 130-120 90-136 250zM-8 478L34 420 46 250 60 120 0 90-6 300zM126 430L160 396 190 200 260 150 330 120 420 30H140L120 200z',
    )
    .fill(
      snow,
      'M-330 120L-250 150-200 170-190 120-160 150-96 110-80 160-40 120 20 150 60 110 100 160 140 120 190 200 260 150 330 120 250 60-240 60z',
    )
    .fill(mixColors(snow, dark, 0.35), 'M60 110l40 50 40-40 50 80 70-50 70-30-80-60H80z');
  pen.stroke(dark, 3, 'M-164 340l10-130M-30 430l-6-190M12 400l6-140M104 380l-4-130M144 380l8-120', 0.6);
  pen
    .fill(mixColors(leafShade, haze, 0.35), 'M-720 70Q-400 100-200 40T200 40T720 90V-10H-720z')
    .fill(paint('#5fb0b4'), 'M-720-4H720V-130H-720z')
    .fill(mixColors(paint('#5fb0b4'), haze, 0.4), 'M-720-4H720V-18H-720z')
    .fill(dark, 'M-200-18l30-80 40 30 70-60 60 50 70-30 60 90z', 0.22)
    .rounds(waterLight, 4, 'M-460-40h180M-60-60h200M260-44h160M-300-84h260M140-96h240', 0.6);
  const straw = paint('#c4a95f');
  pen
    .fill(straw, 'M-720-70Q-480-50-300-96T140-130T720-90V-230H-720z')
    .fill(paint('#a98f4c'), 'M-720-150Q-300-120 100-170T720-150V-230H-720z');
  const tufts = Array.from({ length: 22 }, () => {
    const [x, y] = [Math.round(random.between(-640, 640)), Math.round(random.between(-205, -130))];
    return `M${x} ${y}q-2 16-10 28M${x + 6} ${y}q0 18 4 34M${x + 12} ${y}q4 16 12 26`;
  });
  pen.rounds(paint('#8d7740'), 4, tufts.join(''));
  for (const [x, y, size] of [
    [-220, -104, 0.9],
    [-120, -112, 0.75],
    [250, -140, 1.2],
  ] as const)
    drawGuanaco(pen, tones, x, y, size);
}

function drawGuanaco(pen: Pen, { paint }: Tones, x: number, y: number, size: number): void {
  const n = (value: number) => Math.round(value * size);
  const [coat, pale] = [paint('#b5763f'), paint('#ead9b8')];
  pen
    .stroke(
      pale,
      n(6),
      `M${x - n(22)} ${y}v${n(40)}M${x - n(12)} ${y}v${n(40)}M${x + n(14)} ${y}v${n(40)}M${x + n(24)} ${y}v${n(40)}`,
    )
    .fill(
      coat,
      `M${x - n(30)} ${y + n(34)}q-${n(4)} ${n(28)} ${n(22)} ${n(28)}h${n(24)}q${n(10)} ${n(20)} ${n(14)} ${n(44)}l${n(22)}-${n(4)}v-${n(8)}l-${n(14)}-${n(2)}q0-${n(40)}-${n(10)}-${n(56)}z`,
    )
    .fill(coat, `M${x + n(30)} ${y + n(102)}l-${n(2)} ${n(16)} ${n(8)}-${n(10)}z`);
}
