import { mixColors } from '../scene/colors.js';
import type { MotifInput } from '../scene/motif.js';
import type { PaletteName } from '../scene/palettes.js';
import type { Pen } from '../scene/pen.js';
import { type Tones, withBuilding } from '../scene/tones.js';
import { BRICKS, FACADES, QUIET_FACADES } from '../scene/towns/houses.js';
import { drawEaves, drawOpenings } from './parts.js';

/** Timber and plaster of old streets in eastern Asia, and plaster of those in the Alps. */
const TIMBER_FRONTS = ['#e4d3ae', '#a67a58', '#d9b46a', '#7d5d4a', '#ede0c8', '#b98d64'] as const;
const ALPINE_FRONTS = ['#efe0c4', '#e3bd8a', '#d9a07a', '#f1e9dc', '#c9cfb4', '#e8c9a0'] as const;

/** A row of old houses. */
export function drawGabledStreet({ pen, tones, random, palette }: MotifInput): void {
  const colors = chooseFronts(palette);
  const start = Math.floor(random.between(0, colors.length));
  const roof = palette === 'mediterranean' || palette === 'andean' ? '#c4704a' : '#6a5c5c';
  const narrow = palette === 'eastAsian' ? 104 : 88;
  const houses: House[] = [];
  for (let x = -330; x < 280; x += houses.at(-1)!.width) {
    const height = Math.round(random.between(140, 206));
    houses.push({
      x,
      width: random.between(0, 1) < 0.5 ? narrow : narrow + 30,
      height,
      shape: Math.floor(random.between(0, 4)),
    });
  }
  houses.forEach((house, index) => {
    const own = withBuilding(tones, colors[(start + index) % colors.length]!, roof);
    drawHouse(pen, { ...own, lit: tones.lit, deep: tones.deep }, house, palette);
  });
  // Openings come after all houses, so that those of one color become one path.
  for (const house of houses) drawHouseOpenings(pen, tones, house, palette === 'eastAsian' ? 0.72 : 1);
}

function chooseFronts(palette: PaletteName): readonly string[] {
  if (palette === 'eastAsian') return TIMBER_FRONTS;
  if (palette === 'alpine') return ALPINE_FRONTS;
  return FACADES[palette] ?? (hasFlatRoofs(palette) ? QUIET_FACADES[palette] : null) ?? BRICKS;
}

const hasFlatRoofs = (palette: PaletteName): boolean => palette === 'desert' || palette === 'savanna';

interface House {
  x: number;
  width: number;
  height: number;
  shape: number;
}

function drawHouse(pen: Pen, tones: Tones, { x, width, height, shape }: House, palette: PaletteName): void {
  const { wall, shade, window, roof } = tones;
  const [middle, top] = [x + width / 2, height + width * 0.56];
  if (palette === 'eastAsian') {
    pen.rect(wall, x, 0, width, height * 0.8).rect(shade, x + width * 0.8, 0, width * 0.2, height * 0.8);
    drawEaves(pen, tones, { x: middle, y: height * 0.8 - 8, half: width * 0.6, height: 48, ridge: width * 0.34 });
  } else if (hasFlatRoofs(palette)) {
    pen.rect(wall, x, 0, width, height + 14).rect(shade, x + width * 0.86, 0, width * 0.14, height + 14);
    pen.rect(shade, x, height - 4, width, 4).dashes(wall, 10, [12, 9], `M${x + 6} ${height + 18}h${width - 12}`);
  } else if (['mediterranean', 'andean', 'monsoon'].includes(palette)) {
    pen.rect(wall, x, 0, width, height).rect(shade, x + width * 0.86, 0, width * 0.14, height);
    pen
      .polygon(roof, [x - 5, height], [x + 8, height + 26], [x + width - 8, height + 26], [x + width + 5, height])
      .rect(shade, x - 5, height - 4, width + 10, 4);
  } else {
    // Gables with steps and scrolls are those of the north.
    drawGable(pen, tones, { x, width, height, shape: palette === 'alpine' ? 0 : shape }, top);
    pen.rect(wall, x, 0, width, height).rect(shade, x + width * 0.88, 0, width * 0.12, height);
    pen.rect(window, middle - 6, height + 6, 12, 18);
  }
}

function drawHouseOpenings(pen: Pen, { lit, deep, window }: Tones, { x, width, height }: House, share: number): void {
  const [limit, middle] = [height * share, x + width / 2];
  const grid = { columns: width > 90 ? 3 : 2, rows: Math.max(2, Math.round((limit - 46) / 52)) };
  drawOpenings(pen, lit, { x, y: 46, width: width * 0.94, height: limit - 50 }, { ...grid, width: 20, height: 34 });
  drawOpenings(pen, window, { x, y: 46, width: width * 0.94, height: limit - 50 }, { ...grid, width: 15, height: 29 });
  pen.rect(lit, x, 40, width, 4).rect(deep, middle - 10, 0, 20, 36);
  pen.rect(window, x + 8, 10, width / 2 - 26, 24).rect(window, middle + 18, 10, width / 2 - 26, 24);
}

function drawGable(
  pen: Pen,
  { wall, lit, roof, roofShade }: Tones,
  { x, width, height, shape }: House,
  top: number,
): void {
  const middle = x + width / 2;
  pen.polygon(roofShade, [x, height], [middle, top - 8], [x + width, height]);
  if (shape === 0) {
    pen
      .polygon(roof, [x - 4, height - 2], [middle, top], [x + width + 4, height - 2])
      .polygon(wall, [x + 7, height - 2], [middle, top - 12], [x + width - 7, height - 2]);
  } else if (shape === 1) {
    for (let step = 0; step < 3; step++) {
      const inset = (width / 2) * step * 0.28;
      pen.rect(wall, x + inset, height + step * 18, width - 2 * inset, 18);
    }
    pen.rect(lit, middle - 22, height + 52, 44, 4);
  } else if (shape === 2) {
    pen.fill(
      wall,
      `M${Math.round(x)} ${Math.round(height)}q${Math.round(width * 0.2)} 4 ${Math.round(width * 0.2)} ${Math.round(width * 0.3)}q${Math.round(width * 0.02)} ${Math.round(width * 0.28)} ${Math.round(width * 0.3)} ${Math.round(width * 0.28)}t${Math.round(width * 0.3)}-${Math.round(width * 0.28)}q0-${Math.round(width * 0.26)} ${Math.round(width * 0.2)}-${Math.round(width * 0.3)}z`,
    );
    pen.rect(lit, middle - 12, height + width * 0.56, 24, 4);
  } else {
    pen
      .rect(wall, x + width * 0.22, height, width * 0.56, width * 0.42)
      .polygon(
        lit,
        [x + width * 0.18, height + width * 0.42],
        [middle, top + 4],
        [x + width * 0.82, height + width * 0.42],
      );
    pen.fill(
      lit,
      `M${Math.round(x)} ${Math.round(height)}q${Math.round(width * 0.2)} 0 ${Math.round(width * 0.22)} ${Math.round(width * 0.34)}v-${Math.round(width * 0.34)}zM${Math.round(x + width)} ${Math.round(height)}q-${Math.round(width * 0.2)} 0-${Math.round(width * 0.22)} ${Math.round(width * 0.34)}v-${Math.round(width * 0.34)}z`,
    );
  }
}

/** The towers of a large city. */
export function drawSkyline({ pen, tones, random }: MotifInput): void {
  const { haze, paint } = tones;
  const cool = withBuilding(tones, '#b9c6cf', '#7d8f9f');
  drawBackdrop(pen, tones, random);
  const focus = random.between(-210, 210);
  const spread = random.between(0.36, 0.7);
  const rows = [
    { from: -640, to: 640, low: 60, high: 150, air: 0.62, peak: 0.5 },
    { from: -390, to: 390, low: 90, high: 240, air: 0.34, peak: 0.8 },
    { from: -330, to: 330, low: 70, high: 330, air: 0, peak: 1 },
  ];
  rows.forEach(({ from, to, low, high, air, peak }, row) => {
    for (let x = from; x < to; ) {
      const width = [46, 54, 62, 74][Math.floor(random.between(0, 4))]!;
      const nearPeak = Math.exp(-(((x + width / 2 - focus) / (to * spread)) ** 2)) * peak;
      const height = Math.round(low + (high - low) * (0.15 + 0.85 * nearPeak) * random.between(0.55, 1.08));
      const warm = random.between(0, 1) < 0.4;
      const base = row === 2 && warm ? tones : cool;
      drawHighRise(
        pen,
        {
          ...base,
          wall: mixColors(base.wall, haze, air),
          shade: mixColors(base.shade, haze, air),
          lit: mixColors(base.lit, haze, air),
        },
        { x, width, height, shape: Math.floor(random.between(0, 6)) },
        row === 2 ? random : null,
      );
      x += width + (row === 2 ? Math.floor(random.between(4, 26)) : 0);
    }
  });
  drawAccent(pen, cool, Math.round(-focus * 0.9), random);
  pen.rect(paint('#6d7a70'), -700, 0, 1400, 8);
  const crowns = Array.from({ length: 26 }, (_, index) => `M${index * 30 - 375} ${index % 3 === 1 ? 9 : 5}h0`);
  pen.rounds(tones.leaf, 30, crowns.join(''));
}

/** Draws hills far behind some cities. */
function drawBackdrop(pen: Pen, { far, haze }: Tones, random: MotifInput['random']): void {
  if (random.between(0, 1) < 0.5) return;
  const rise = Math.round(random.between(90, 190));
  const color = mixColors(far, haze, 0.4);
  pen.fill(
    color,
    `M-700 0V${rise}Q-520 ${rise + 90}-380 ${rise}T-60 ${rise + 30}T260 ${rise - 20}T700 ${rise + 40}V0z`,
  );
}

/** Draws what a city is known by from afar: a television tower, a great wheel, or a tower that tapers to a point. */
function drawAccent(pen: Pen, tones: Tones, x: number, random: MotifInput['random']): void {
  const { wall, shade, lit, deep, window, isDusk, haze } = tones;
  const chance = random.between(0, 1);
  if (chance < 0.3)
    pen
      .polygon(wall, [x - 12, 0], [x - 4, 330], [x + 4, 330], [x + 12, 0])
      .polygon(shade, [x + 3, 0], [x + 1, 330], [x + 4, 330], [x + 12, 0])
      .fill(wall, `M${x - 30} 262q30-26 60 0v18q-30 14-60 0z`)
      .rect(window, x - 30, 266, 60, 8)
      .rect(lit, x - 1, 330, 3, 90);
  else if (chance < 0.5) {
    let spokes = '';
    for (let index = 0; index < 12; index++) {
      const angle = (index / 12) * Math.PI * 2;
      spokes += `M${x} 104L${Math.round(x + Math.cos(angle) * 88)} ${Math.round(104 + Math.sin(angle) * 88)}`;
    }
    const steel = isDusk ? mixColors(window, shade, 0.3) : mixColors(lit, haze, 0.1);
    pen
      .stroke(steel, 1.6, spokes)
      .stroke(steel, 6, `M${x - 92} 104a92 92 0 1 0 184 0a92 92 0 1 0-184 0z`)
      .stroke(steel, 7, `M${x - 40} 0L${x} 104L${x + 40} 0`);
  } else if (chance < 0.8)
    pen
      .polygon(wall, [x - 38, 0], [x - 26, 260], [x, 400], [x + 26, 260], [x + 38, 0])
      .polygon(shade, [x + 6, 0], [x + 4, 260], [x, 400], [x + 26, 260], [x + 38, 0])
      .dashes(deep, 46, [3, 12], `M${x} 14V250`)
      .rect(lit, x - 1, 396, 2, 44);
}

/** Draws a tower block from the ground upward; without random numbers, it is too far away to see its windows. */
export function drawHighRise(
  pen: Pen,
  { wall, shade, lit, deep, window, isDusk }: Tones,
  { x, width, height, shape }: House,
  random: MotifInput['random'] | null,
): void {
  pen.rect(wall, x, 0, width, height);
  if (random) pen.rect(shade, x + width * 0.62, 0, width * 0.38, height);
  if (shape === 0)
    pen
      .polygon(wall, [x, height], [x + width * 0.5, height + 36], [x + width, height])
      .rect(lit, x + width / 2 - 1, height + 30, 3, 40);
  else if (shape === 1)
    pen
      .rect(wall, x + width * 0.2, height, width * 0.6, 22)
      .rect(shade, x + width * 0.62, height, width * 0.18, 22)
      .rect(wall, x + width * 0.36, height + 22, width * 0.28, 16);
  else if (shape === 2)
    pen
      .polygon(wall, [x, height], [x, height + 30], [x + width, height])
      .polygon(shade, [x + width * 0.62, height], [x + width * 0.62, height + 11], [x + width, height]);
  else if (shape === 3) pen.dome(wall, x + width / 2, height, width / 2, width * 0.4);
  else pen.rect(lit, x, height - 4, width * 0.62, 4);
  if (!random) return;
  const middle = Math.round(x + width / 2);
  if (!isDusk) pen.dashes(deep, width - 12, [4, 11], `M${middle} 14V${Math.round(height - 10)}`);
  else
    for (const part of [0.22, 0.5, 0.78])
      pen.dashes(
        window,
        6,
        [7, 8 + 15 * Math.floor(random.between(0, 3))],
        `M${Math.round(x + width * part)} ${14 + 15 * Math.floor(random.between(0, 3))}V${Math.round(height - 10)}`,
      );
}
