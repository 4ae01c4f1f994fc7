import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { drawHarbor, drawTowerRow } from '../panoramas/towers.js';
import { drawBlock } from '../parts.js';
import { drawPalm, drawWalkers } from '../wonders/parts.js';
import { drawSail, traceCrowns } from './parts.js';

/** A footbridge in a double curve between two pylons with fans of cables, over a broad river before one tall tower. */
export function drawRiverCurveBridge(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { paint, leaf, leafShade } = tones;
  drawTowerRow(input, { from: -420, to: 260, low: 50, high: 120, air: 0.4, walls: ['#c4bcae', '#b0b9c2'] });
  drawTowerRow(input, { from: -330, to: -40, low: 60, high: 130, air: 0.16, walls: ['#c9a88c', '#d2c4ac', '#aab6c0'] });
  const glass = withBuilding(tones, '#a9bac6', '#8797a5');
  drawBlock(pen, glass, { x: -30, y: 0, width: 70, height: 300 }, 0.42);
  pen
    .polygon(glass.lit, [-30, 300], [-30, 316], [40, 330], [40, 300])
    .dashes(tones.isDusk ? tones.window : glass.deep, 52, [4, 12], 'M5 12V292');
  const brown = withBuilding(tones, '#b59a80', '#8a7260');
  drawBlock(pen, brown, { x: 76, y: 0, width: 62, height: 200 }, 0.4);
  pen.dashes(tones.window, 44, [5, 11], 'M107 12V190').rect(brown.lit, 70, 196, 74, 10);
  drawTowerRow(input, { from: 150, to: 300, low: 50, high: 110, air: 0.14, walls: ['#d2c4ac', '#aab6c0'] });
  pen
    .rounds(
      leafShade,
      44,
      traceCrowns(random, -700, 700, 40, () => 8),
    )
    .rounds(
      leaf,
      30,
      traceCrowns(random, -700, 700, 46, () => 14),
    );
  drawHarbor(input);
  const [deck, steel] = [paint('#f1ece0'), paint('#e3ded4')];
  const curve = 'M-720-40C-480-70-400-150-240-110S-20-20 120-60S420-160 720-90';
  pen.stroke(
    mixColors(tones.water, paint('#33404f'), 0.4),
    12,
    'M-720-80C-480-110-400-190-240-150S-20-60 120-100S420-200 720-130',
    0.5,
  );
  for (const [x, y] of [
    [-250, -150],
    [210, -130],
  ] as const) {
    pen.stroke(
      steel,
      3,
      [-220, -160, -100, -50, 50, 100, 160, 220]
        .map((at) => `M${x} ${y + 330}L${x + at} ${y + 44 + (at > 0 ? 26 : 6)}`)
        .join(''),
      0.9,
    );
    pen
      .polygon(steel, [x - 15, y], [x - 5, y + 340], [x + 5, y + 340], [x + 15, y])
      .polygon(paint('#a9a49a'), [x + 3, y], [x + 2, y + 340], [x + 5, y + 340], [x + 15, y]);
  }
  pen.stroke(paint('#9aa0a4'), 20, curve).stroke(deck, 12, curve);
  pen.fill(leafShade, 'M-720-170Q-400-200-100-196T720-176V-230H-720z');
}

/** A stone terrace with a balustrade on a wooded hill, above the towers of a city and a broad river. */
export function drawTerraceSkyline(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { paint, leaf, leafShade, haze, water } = tones;
  const stone = withBuilding(tones, '#d9d2c4', '#a89f90');
  pen
    .fill(
      mixColors(leafShade, haze, 0.6),
      'M-720 250Q-560 262-440 256Q-380 300-330 258T180 256Q240 310 320 262T720 256V200H-720z',
    )
    .rect(mixColors(water, haze, 0.35), -720, 170, 1440, 74)
    .rect(mixColors(leaf, haze, 0.5), -720, 100, 1440, 76)
    .stroke(mixColors(paint('#8fa39a'), haze, 0.2), 7, 'M300 200Q360 260 420 256T560 200M300 194H600');
  drawTowerRow(input, { from: -560, to: 520, low: 90, high: 170, air: 0.4, walls: ['#b9c2ca', '#c9bfae'] });
  drawTowerRow(input, {
    from: -440,
    to: 380,
    low: 110,
    high: 310,
    air: 0.12,
    walls: ['#c4ccd4', '#a3b6c6', '#d2c4ac', '#8d9cab'],
  });
  pen
    .fill(leafShade, 'M-720 60Q-600 100-500 60T-300 40T-60 30T200 34T420 50T600 90L720 70V-230H-720z')
    .rounds(
      leafShade,
      60,
      traceCrowns(random, -700, 700, 60, (x) => 26 + Math.abs(x) * 0.08),
    )
    .rounds(
      leaf,
      48,
      traceCrowns(random, -700, 700, 66, (x) => 8 + Math.abs(x) * 0.08),
    )
    .rounds(
      paint('#d98a4a'),
      36,
      traceCrowns(random, -640, 700, 210, (x) => 14 + Math.abs(x) * 0.08),
    );
  pen.rect(stone.wall, -720, -230, 1440, 170).rect(stone.lit, -720, -66, 1440, 8);
  for (const x of [-520, -260, 0, 260, 520])
    pen
      .rect(stone.wall, x - 20, -62, 40, 86)
      .rect(stone.shade, x + 6, -62, 14, 86)
      .rect(stone.lit, x - 26, 22, 52, 9);
  pen.rect(stone.lit, -720, 2, 1440, 14).dashes(stone.wall, 62, [13, 15], 'M-720-30H720');
  pen.dashes(stone.shade, 3, [90, 6], 'M-700-110H700M-660-150H700M-700-195H700');
  drawWalkers(
    pen,
    tones,
    [
      [-330, -76],
      [-296, -80],
      [-120, -72],
      [100, -78],
      [136, -82],
      [380, -76],
    ],
    1.9,
  );
}

/** Low hotels in pastel colors with rounded corners, stripes and fins, behind palms on a beach road. */
export function drawDecoHotels({ pen, tones }: MotifInput): void {
  const { paint, leaf } = tones;
  const neon = ['#e0486e', '#3fa7c9', '#f0a03f', '#58b07a'];
  for (const [index, [x, width, high, color, band]] of (
    [
      [-440, 200, 200, '#f4e3c4', '#e88f74'],
      [-240, 150, 244, '#bfe0d6', '#4fa39a'],
      [-90, 190, 216, '#f6c9c4', '#d9687a'],
      [100, 150, 262, '#f6f0e0', '#5f9fc9'],
      [250, 200, 206, '#f3dc8f', '#e0853f'],
    ] as const
  ).entries()) {
    const house = withBuilding(tones, color, band);
    const middle = x + width / 2;
    drawBlock(pen, house, { x, y: 0, width: width - 6, height: high }, 0.12);
    const stripe = paint(band);
    const glow = (shift: number) => (tones.isDusk ? neon[(index + shift) % 4]! : stripe);
    for (const level of [0.3, 0.55, 0.8]) pen.rect(stripe, x - 4, high * level + 30, width + 2, 7);
    drawWindows(pen, tones.window, [middle - 3, 46, width - 20, high - 52], [4, 3, 24, 26]);
    pen
      .rect(house.wall, middle - 24, 40, 42, high + 4)
      .rect(glow(0), middle - 18, 60, 8, high + 20)
      .rect(glow(1), middle - 4, 60, 8, high + 44)
      .rect(glow(0), middle + 10, 60, 8, high + 20)
      .rect(house.lit, x - 6, 36, width + 6, 10)
      .rect(tones.window, x + 14, 0, width - 36, 34)
      .rect(house.lit, x - 2, high - 2, width - 2, 9);
  }
  pen
    .rect(paint('#8f9098'), -720, -70, 1440, 70)
    .dashes(paint('#f4ecd4'), 5, [40, 26], 'M-700-34H700')
    .rect(paint('#e8dcc4'), -720, -8, 1440, 12)
    .fill(leaf, 'M-720-70H720V-130H-720z')
    .fill(paint('#f3e2b8'), 'M-720-120Q-300-136 100-122T720-128V-230H-720z');
  for (const [x, color] of [
    [-350, '#7fc4c0'],
    [160, '#e0685a'],
  ] as const)
    pen
      .fill(paint(color), `M${x - 86} -52q-4 22 20 24l30 4 18 24h64l24-24 34-6q10-4 6-22z`)
      .fill(tones.window, `M${x - 24} -24l14 18h22v-18zM${x + 18} -24v18h20l16-18z`)
      .rounds(tones.deep, 26, `M${x - 52} -52h0M${x + 58} -52h0`);
  for (const [x, y, s, lean] of [
    [-500, -110, 2.9, 0.1],
    [-250, -122, 1.7, -0.15],
    [40, -122, 1.8, 0.12],
    [320, -122, 1.7, -0.1],
    [540, -110, 2.9, -0.12],
  ] as const)
    drawPalm(pen, tones, x, y, s, lean);
  drawWalkers(
    pen,
    tones,
    [
      [-120, -180],
      [-90, -184],
      [230, -186],
    ],
    1.3,
  );
}

/** Towers at a bay of sails with a long blue bridge that curves away over the water. */
export function drawBayBridgeCity(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { paint, haze, leafShade } = tones;
  pen.fill(
    mixColors(paint('#9a8f8a'), haze, 0.5),
    'M-720 80Q-560 150-420 120T-120 150T160 120T440 160T720 130V0H-720z',
  );
  drawTowerRow(input, { from: -620, to: 120, low: 60, high: 150, air: 0.4, walls: ['#c9d0d4', '#d9ccb4'] });
  drawTowerRow(input, {
    from: -540,
    to: 40,
    low: 90,
    high: 270,
    air: 0.08,
    walls: ['#c4d0d8', '#a3bccc', '#e3d8c4', '#8fa9bc'],
  });
  pen.rounds(
    leafShade,
    36,
    traceCrowns(random, -700, 110, 36, () => 8),
  );
  drawHarbor(input);
  const blue = paint('#4f86b5');
  const deck = 'M720-60Q560 120 330 112T90 6';
  pen
    .stroke(paint('#c9c4ba'), 13, 'M160-4V60M230-10V96M310-18V112M400-28V112M490-40V96M580-54V60M660-70V-6')
    .stroke(blue, 16, deck)
    .stroke(paint('#7fb0d6'), 4, deck);
  for (const [x, y, s] of [
    [-420, -70, 1.3],
    [-240, -130, 1.8],
    [60, -90, 1.4],
    [280, -150, 2],
    [-540, -170, 1.6],
  ] as const)
    drawSail(pen, tones, x, y, s);
  drawPalm(pen, tones, -600, -210, 2.6, 0.1);
  drawPalm(pen, tones, 610, -220, 2.4, -0.1);
}
