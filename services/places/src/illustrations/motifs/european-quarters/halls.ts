import type { MotifInput } from '../../scene/motif.js';

/** A golden concert hall: an organ, gilded women along the walls, a coffered ceiling and an orchestra. */
export function drawGoldenConcert({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [gold, dark, light, red] = [paint('#dcb45a'), paint('#a87f38'), paint('#f2dc9c'), paint('#8f3f3a')];
  pen
    .rect(gold, -720, -240, 1440, 960)
    .polygon(paint('#c99a48'), [-720, 720], [720, 720], [280, 440], [-280, 440])
    .polygon(dark, [-720, -240], [-720, 720], [-280, 440], [-280, 40])
    .polygon(dark, [720, -240], [720, 720], [280, 440], [280, 40])
    .polygon(paint('#6a4a38'), [-280, 40], [280, 40], [720, -240], [-720, -240])
    .stroke(light, 6, 'M-420 530H420M-560 620H560M-140 440L-300 720M140 440L300 720M0 440V720')
    .rounds(paint('#8fb0c4'), 46, 'M-180 490h60M-30 490h60M120 490h60M-230 572h70M-36 572h72M160 572h70');
  pen
    .rect(paint('#f3e6c4'), -280, 60, 560, 380)
    .rect(paint('#b5834a'), -170, 150, 340, 230)
    .polygon(light, [-186, 380], [0, 430], [186, 380]);
  for (let index = -7; index <= 7; index++)
    pen.rect(paint('#f4e4b4'), index * 21 - 7, 160, 14, Math.round(196 - Math.abs(((index + 21) % 7) - 3) * 26));
  for (const side of [-1, 1])
    for (const [x, size] of [
      [320, 0.7],
      [390, 0.9],
      [480, 1.15],
      [600, 1.5],
    ] as const) {
      const [at, n] = [side * x, (value: number) => Math.round(value * size)];
      const y = Math.round(110 - (x - 300) * 0.24);
      pen
        .rect(light, at - n(20), y - n(60), n(40), n(60))
        .fill(light, `M${at - n(18)} ${y}l${n(6)} ${n(110)}q${n(12)} ${n(14)} ${n(24)} 0l${n(6)}-${n(110)}z`)
        .circle(light, at, y + n(130), n(15))
        .rect(paint('#f4e4b4'), at - n(26), y + n(148), n(52), n(16))
        .rect(tones.isDusk ? tones.window : paint('#e9f0ee'), at - n(16), y + n(186), n(32), n(60));
    }
  for (const x of [-200, 0, 200])
    pen
      .stroke(dark, 3, `M${x} 440V700`)
      .rounds(
        tones.isDusk ? tones.window : paint('#fff6dc'),
        14,
        `M${x - 30} 430h0M${x} 420h0M${x + 30} 430h0M${x - 16} 446h0M${x + 16} 446h0`,
      );
  pen.polygon(paint('#a87850'), [-290, 50], [290, 50], [340, -30], [-340, -30]).rect(light, -290, 48, 580, 8);
  let heads = '';
  let coats = '';
  for (let row = 0; row < 4; row++)
    for (let x = -240 - row * 12; x <= 240 + row * 12; x += 44) {
      if (Math.abs(x) < 22) continue;
      heads += `M${x} ${62 - row * 22}h0`;
      coats += `M${x} ${44 - row * 22}v-8`;
    }
  pen.rounds(paint('#2f2c33'), 20, coats).rounds(paint('#d9b08a'), 13, heads);
  pen
    .rounds(paint('#2f2c33'), 26, 'M0 0v-34')
    .circle(paint('#d9b08a'), 0, 26, 11)
    .stroke(paint('#f6f0e0'), 3, 'M14 0L44 34');
  let seats = '';
  for (let row = 0; row < 5; row++)
    for (let x = -600; x <= 600; x += 56) if (Math.abs(x) > 30) seats += `M${x} ${-66 - row * 40}h26`;
  pen.rounds(red, 26, seats);
}

/** Three balconied fronts in patches of color, with wavy floors, unlike windows and trees that grow on roof and sills. */
export function drawPatchHouse({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, window } = tones;
  const patches = [
    ['#e3b03f', -300, 0, 150, 200],
    ['#d9705a', -300, 190, 170, 150],
    ['#f1ece0', -150, 0, 130, 180],
    ['#4f7fa8', -140, 170, 150, 140],
    ['#f3e4c0', -30, 0, 150, 160],
    ['#b5443c', 0, 150, 140, 190],
    ['#e9e6da', 110, 0, 120, 200],
    ['#5f8a6a', 130, 190, 110, 120],
    ['#dca05a', 220, 0, 110, 250],
    ['#f1ece0', -280, 330, 120, 70],
    ['#8fa8c0', -140, 300, 140, 90],
  ] as const;
  for (const [color, x, y, wide, high] of patches)
    pen.fill(paint(color), `M${x} ${y}q${wide / 2}-10 ${wide} 0v${high}q-${Math.round(wide / 2)} 16-${wide} 0z`);
  pen.stroke(
    paint('#4a4650'),
    5,
    'M-300 96Q-180 76-60 98T180 92T330 104M-300 190Q-180 172-60 196T180 186T330 200M-300 292Q-180 276-60 298T140 290M-154 0Q-148 200-140 390M-24 0Q-30 180 0 340M112 0Q124 200 126 330M222 0Q226 150 222 250',
  );
  for (const [x, y, wide, high] of [
    [-270, 26, 30, 46],
    [-210, 22, 24, 54],
    [-264, 120, 26, 50],
    [-200, 118, 34, 44],
    [-270, 216, 34, 46],
    [-196, 214, 26, 56],
    [-116, 26, 34, 44],
    [-66, 30, 22, 50],
    [-120, 116, 24, 54],
    [-62, 124, 30, 42],
    [-112, 220, 36, 48],
    [-54, 222, 22, 50],
    [6, 24, 26, 50],
    [62, 20, 32, 46],
    [8, 118, 34, 44],
    [68, 116, 24, 54],
    [24, 222, 28, 50],
    [80, 216, 32, 46],
    [142, 26, 30, 50],
    [184, 22, 24, 46],
    [150, 116, 24, 52],
    [244, 26, 26, 50],
    [284, 24, 28, 44],
    [252, 120, 30, 50],
    [-250, 342, 30, 40],
    [-100, 322, 32, 42],
  ] as const)
    pen.rect(paint('#f6f0e0'), x - 4, y - 4, wide + 8, high + 8).rect(window, x, y, wide, high);
  pen
    .fill(paint('#dcae42'), 'M-60 390q40 70 80 0z')
    .fill(paint('#dcae42'), 'M190 310q30 56 60 0z')
    .rect(paint('#4f7fa8'), -90, 0, 26, 20)
    .rect(paint('#c9483f'), 96, 0, 24, 24);
  pen
    .rounds(leafShade, 46, 'M-280 400h50M-190 410h20M60 344h60M140 320h20M260 262h50M-120 396h20')
    .rounds(leaf, 32, 'M-276 414h30M66 360h40M266 276h30M-186 424h10')
    .rounds(leafShade, 22, 'M-230 200h20M96 200h20M-130 100h14M280 106h14M-40 300h14');
}
