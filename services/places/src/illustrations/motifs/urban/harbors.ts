import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

/** Narrow houses in strong colors along a canal with wooden sailing ships. */
export function drawShipHarbor({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const colors = [
    '#d9a03f',
    '#b5503f',
    '#4f7fa8',
    '#e9dcc0',
    '#c9704a',
    '#6f8f7a',
    '#e0b85a',
    '#9a4a4a',
    '#5f8fb0',
    '#e6cfa0',
    '#c98a3f',
    '#8a5f7a',
  ];
  let x = -400;
  for (const [index, color] of colors.entries()) {
    const house = withBuilding(tones, color, index % 2 ? '#a5553f' : '#5f6670');
    const [width, high] = [62 + (index % 3) * 6, 150 + ((index * 37) % 60)];
    pen
      .rect(house.wall, x, 0, width, high)
      .rect(house.shade, x + width - 9, 0, 9, high)
      .polygon(house.roof, [x - 3, high], [x + 10, high + 52], [x + width - 10, high + 52], [x + width + 3, high]);
    pen.rect(tones.window, x + width / 2 - 5, high + 16, 10, 17).rect(house.lit, x - 2, high - 3, width + 4, 5);
    drawWindows(pen, tones.window, [x + width / 2, 36, width - 4, high - 42], [3, Math.round(high / 44), 11, 21]);
    x += width;
  }
  pen
    .rect(paint('#b9ab95'), -640, -24, 1280, 26)
    .dashes(tones.deep, 4, [30, 4], 'M-640-12h1280')
    .rounds(paint('#2f3550'), 8, 'M-330 4v10M-200 4v10M-60 4v10M120 4v10M260 4v10');
  for (const [ship, wide, tall, color] of [
    [-230, 110, 250, '#3f5a4a'],
    [60, 130, 290, '#7d4a34'],
    [310, 90, 220, '#2f4a6a'],
  ] as const) {
    const wood = paint('#a8784f');
    pen
      .fill(
        paint(color),
        `M${ship - wide} -20Q${ship - wide + 6} -66 ${ship - wide + 34} -70H${ship + wide - 24}Q${ship + wide - 4} -60 ${ship + wide + 12} -14L${ship + wide - 20} -26H${ship - wide + 20}z`,
      )
      .rect(paint('#f0e8d8'), ship - wide + 10, -34, 2 * wide - 20, 5)
      .rect(wood, ship - 34, -26, 46, 20);
    for (const mast of [-0.35, 0.3])
      pen
        .rect(wood, ship + wide * mast - 3, -26, 6, tall)
        .rounds(paint('#e6d6b8'), 11, `M${Math.round(ship + wide * mast)} 26h${Math.round(wide * 0.5)}`)
        .stroke(
          tones.deep,
          2,
          `M${Math.round(ship + wide * mast)} ${tall - 30}L${ship - wide} -24M${Math.round(ship + wide * mast)} ${tall - 30}L${ship + wide} -20`,
          0.6,
        );
    pen.line(wood, 5, [ship + wide - 6, -22], [ship + wide + 56, 14]);
  }
}

/** Warehouses of brick on red iron columns around a dock. */
export function drawBrickDock({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#a8634a', '#6a5a54');
  const red = tones.paint('#c9543f');
  for (const [x, width, high] of [
    [-400, 330, 180],
    [-60, 150, 160],
    [100, 300, 190],
  ] as const) {
    drawBlock(pen, brick, { x, y: 0, width, height: high }, 0.12);
    pen.rect(tones.deep, x + 6, 0, width - 12, 54);
    for (let at = x + 14; at < x + width - 8; at += 30) pen.rect(red, at - 6, 0, 13, 58);
    pen.rect(brick.lit, x - 4, 54, width + 8, 6).rect(brick.roof, x - 4, high, width + 8, 10);
    drawWindows(pen, brick.lit, [x + width / 2, 64, width - 16, high - 72], [Math.round(width / 30), 3, 17, 25], true);
    drawWindows(
      pen,
      tones.window,
      [x + width / 2, 64, width - 16, high - 72],
      [Math.round(width / 30), 3, 11, 20],
      true,
    );
  }
  pen
    .polygon(brick.wall, [34, 0], [40, 290], [84, 290], [90, 0])
    .polygon(brick.shade, [66, 0], [66, 290], [84, 290], [90, 0])
    .rect(brick.lit, 34, 284, 56, 9)
    .rect(tones.paint('#b9ab95'), -640, -26, 1280, 28)
    .dashes(tones.deep, 4, [34, 4], 'M-640-12h1280');
  pen
    .fill(tones.paint('#2f4a6a'), 'M-250-26L-240-66H-60L-40-20L-70-30H-230z')
    .rect(tones.paint('#f0e8d8'), -220, -30, 90, 22)
    .rect(tones.paint('#a8784f'), -120, -30, 6, 190)
    .stroke(tones.deep, 2, 'M-117 150L-236-26M-117 150L-50-24')
    .fill(tones.paint('#c9483f'), 'M180-26L190-60H330L344-24z')
    .rect(tones.paint('#f0e8d8'), 210, -28, 60, 26)
    .rect(tones.paint('#3a3f48'), 286, -28, 18, 44);
}

/** An aircraft carrier with jets on its deck at a pier of a city. */
export function drawCarrier({ pen, tones }: MotifInput): void {
  const gray = withBuilding(tones, '#a3adb5', '#76828c');
  const { wall, lit, shade, deep } = gray;
  for (const [x, width, high] of [
    [-390, 60, 200],
    [-310, 70, 260],
    [-220, 56, 180],
    [180, 64, 240],
    [260, 56, 300],
    [330, 60, 190],
  ] as const) {
    const tower = withBuilding(tones, x % 20 ? '#a9bcc6' : '#c3bcae', '#7f8f9a');
    pen.rect(mixColors(tower.wall, tones.haze, 0.35), x, 40, width, high);
    drawWindows(
      pen,
      mixColors(tones.window, tones.haze, 0.4),
      [x + width / 2, 60, width - 10, high - 30],
      [4, Math.round(high / 20), 6, 9],
    );
  }
  pen
    .fill(shade, 'M-330-30L-300 50H330L370 76L340-10L310-34z')
    .fill(wall, 'M-396 50L-380 76H386L398 66L330 46H-300z')
    .rect(lit, -380, 74, 766, 6)
    .dashes(deep, 8, [14, 20], 'M-290 28H320')
    .rect(tones.paint('#7d4a3f'), -320, -34, 632, 10);
  pen
    .rect(wall, 40, 80, 130, 70)
    .rect(shade, 130, 80, 40, 70)
    .rect(lit, 30, 148, 150, 8)
    .rect(wall, 66, 156, 76, 40)
    .rect(tones.window, 46, 122, 118, 12)
    .rect(tones.window, 70, 172, 68, 10)
    .rect(deep, 98, 196, 6, 90)
    .stroke(deep, 4, 'M76 226H126M84 256H118')
    .rect(shade, 116, 196, 8, 50);
  pen
    .rounds(lit, 11, 'M92 102h0M104 112h0')
    .fill(
      lit,
      'M-350 82l60 4 20 26h8l-6-26h40l10 14h7l-5-20-30-6h-100zM-190 82l60 4 20 26h8l-6-26h40l10 14h7l-5-20-30-6h-100z',
    )
    .fill(tones.paint('#5f7f9a'), 'M220 82l60 4 20 26h8l-6-26h30l10 14h7l-5-20-30-6h-90z');
}

/** A frigate with three masts, a black hull and a white band of gun ports. */
export function drawFrigate({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [hull, white, wood, rope] = ['#2f343c', '#f0ece2', '#c99a5f', '#4a4f58'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  for (const [x, tall] of [
    [-170, 330],
    [0, 380],
    [160, 310],
  ] as const) {
    pen.rect(wood, x - 5, 40, 10, tall * 0.5).rect(wood, x - 3, 40 + tall * 0.5, 6, tall * 0.5);
    for (const [share, half] of [
      [0.36, 104],
      [0.6, 80],
      [0.8, 54],
    ] as const)
      pen
        .rect(wood, x - half, 40 + tall * share, 2 * half, 6)
        .rounds(white, 13, `M${x - half + 12} ${Math.round(50 + tall * share)}h${2 * half - 24}`);
    pen.stroke(
      rope,
      2,
      `M${x} ${40 + tall}L${x - 120} 50M${x} ${40 + tall}L${x + 110} 50M${x} ${Math.round(40 + tall * 0.6)}L${x - 70} 50M${x} ${Math.round(40 + tall * 0.6)}L${x + 70} 50`,
      0.7,
    );
  }
  pen
    .fill(hull, 'M-330-20Q-334 40-316 70L-270 56H240L300 72Q290 20 250-20z')
    .fill(white, 'M-326 24Q-324 36-322 44H276L270 24z')
    .dashes(hull, 12, [12, 22], 'M-300 34H270')
    .rect(wood, -274, 54, 520, 6)
    .line(wood, 8, [284, 62], [396, 130])
    .stroke(rope, 2, 'M396 130L160 350M380 120L0 420');
  pen
    .rect(paint('#b5603f'), -324, -24, 580, 9)
    .rect(wood, -318, 68, 4, 70)
    .rect(paint('#c9483f'), -378, 106, 60, 34)
    .dashes(white, 4, [60, 6], 'M-378 112h60M-378 122h60M-378 132h60')
    .rect(paint('#33518a'), -346, 122, 28, 18);
}

/** A giant sphere of lights among hotels of the desert. */
export function drawLightSphere({ pen, tones }: MotifInput): void {
  const { paint, isDusk } = tones;
  const glow = (color: string) => (isDusk ? mixColors(color, '#1a2145', 0.12) : paint(color));
  for (const [x, width, high] of [
    [-390, 80, 240],
    [-290, 60, 180],
    [230, 70, 220],
    [320, 70, 280],
  ] as const) {
    const tower = withBuilding(tones, x < 0 ? '#d9b98a' : '#c9a07a', '#8f7a60');
    drawBlock(pen, tower, { x, y: 0, width, height: high }, 0.3);
    drawWindows(pen, tones.window, [x + width / 2, 10, width - 12, high - 20], [5, Math.round(high / 18), 6, 8]);
  }
  pen
    .rect(paint('#8a8f98'), -230, 0, 460, 26)
    .circle(glow('#f0c23f'), 0, 196, 200)
    .fill(glow('#d99a2f'), 'M90 374Q190 200 90 18Q200 70 200 196Q200 322 90 374z');
  pen
    .ellipse(glow('#3a3340'), -76, 190, 22, 34)
    .ellipse(glow('#3a3340'), 60, 190, 22, 34)
    .rounds(glow('#ffffff'), 13, 'M-70 204h0M66 204h0')
    .stroke(glow('#3a3340'), 13, 'M-110 110Q0 24 110 110')
    .rounds(glow('#e8806a'), 40, 'M-140 130h0M136 130h0', 0.6);
  pen.dashes(
    mixColors(glow('#f0c23f'), '#ffffff', 0.5),
    3,
    [3, 14],
    'M-190 60H190M-208 120H208M-212 180H212M-190 250H190M-140 310H140',
  );
}

/** A row of narrow wooden houses with pointed gables in red, ocher and white along a wharf under a hill. */
export function drawGableWharf({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  pen.fill(mixColors(tones.leafShade, tones.haze, 0.2), 'M-640 20V150Q-420 300-160 250T260 280T640 160V20z');
  pen.rounds(mixColors(tones.leaf, tones.haze, 0.2), 50, 'M-500 180h90M-320 220h80M-80 220h70M160 240h90M380 200h90');
  const colors = ['#a83f34', '#e0a84a', '#efe9dc', '#8f3a34', '#d98a3f', '#c9604a', '#e8d9b8', '#a8483c', '#e3b45f'];
  for (const [index, color] of colors.entries()) {
    const x = -396 + index * 88;
    const house = withBuilding(tones, color, '#5f5a55');
    const high = 120 + ((index * 29) % 24);
    pen
      .polygon(house.wall, [x, 0], [x, high], [x + 42, high + 66], [x + 84, high], [x + 84, 0])
      .polygon(house.shade, [x + 72, 0], [x + 72, high + 18], [x + 84, high], [x + 84, 0])
      .stroke(house.roof, 8, `M${x - 4} ${high - 4}L${x + 42} ${high + 70}L${x + 88} ${high - 4}`);
    drawWindows(pen, house.lit, [x + 40, 44, 76, high - 50], [3, 2, 16, 24]);
    drawWindows(pen, tones.window, [x + 40, 44, 76, high - 50], [3, 2, 10, 18]);
    pen
      .rect(tones.window, x + 34, high + 8, 15, 22)
      .rect(house.deep, x + 10, 0, 24, 32)
      .rect(tones.window, x + 48, 6, 26, 24);
  }
  pen.rect(paint('#8d7f6a'), -640, -22, 1280, 24).dashes(paint('#6f6252'), 22, [6, 40], 'M-640-11h1280');
  for (const [x, color] of [
    [-230, '#3f6a8a'],
    [190, '#f0ece0'],
  ] as const)
    pen
      .fill(paint(color), `M${x - 60} -30L${x - 50} -58H${x + 54}L${x + 70} -28z`)
      .rect(paint('#c99a5f'), x - 3, -34, 6, 130);
}
