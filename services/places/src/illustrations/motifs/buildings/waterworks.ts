import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock, traceArcade } from '../parts.js';
import { drawHipRoof, drawHouseRow, drawPointedTower, drawWindows } from './parts.js';

const CONTAINERS = ['#b5503f', '#2f6d8a', '#d29a3a', '#4d8a5c', '#8d8f96', '#a3195b'] as const;

/** A ship full of containers between the walls of a lock, before its control house. */
export function drawCanalLock({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, haze, water, waterLight, lit } = tones;
  const concrete = withBuilding(tones, '#c9c3b6', '#b5503f');
  pen
    .fill(mixColors(leafShade, haze, 0.42), 'M-720 120Q-480 210-260 140T120 150T480 190T720 120V0H-720z')
    .fill(mixColors(leaf, haze, 0.2), 'M-720 60Q-300 110 0 70T720 80V-60H-720z');
  const white = withBuilding(tones, '#f2ede0', '#b8563f');
  drawBlock(pen, white, { x: 190, y: 40, width: 190, height: 96 }, 0.3);
  pen.rect(white.lit, 184, 86, 202, 6);
  drawWindows(pen, white.window, [285, 44, 180, 92], [6, 2, 16, 24]);
  drawHipRoof(pen, white, [285, 136, 226, 40], 40);
  drawBlock(pen, white, { x: 244, y: 160, width: 82, height: 44 }, 0.3);
  drawWindows(pen, white.window, [285, 166, 76, 32], [4, 1, 12, 20]);
  drawHipRoof(pen, white, [285, 204, 108, 30], 26);
  pen.rect(paint('#8fb573'), -720, 20, 1440, 30).rect(concrete.lit, -720, -2, 1440, 24);
  pen.rect(concrete.shade, -720, -74, 1440, 74).rect(water, -720, -170, 1440, 100);
  drawContainerShip(pen, tones, -60, -92);
  for (const x of [-420, 520]) {
    pen.rect(paint('#4a5560'), x - 26, -112, 52, 120).rect(paint('#6a7682'), x - 26, -112, 18, 120);
    pen.rect(lit, x - 30, 6, 60, 7).dashes(lit, 14, [3, 12], `M${x - 28} 20h58`);
  }
  pen.rect(concrete.wall, -720, -136, 1440, 22).rect(concrete.lit, -720, -120, 1440, 7);
  pen.rect(paint('#9c968a'), -720, -230, 1440, 94).rect(paint('#6f6a62'), -720, -176, 1440, 5);
  pen.rect(paint('#6f6a62'), -720, -200, 1440, 5).rounds(waterLight, 4, 'M-640-98h90M590-92h90', 0.5);
  for (const x of [-330, 250])
    pen
      .fill(paint('#cfd3d4'), `M${x - 50} -176v40q0 10 10 10h80q10 0 10-10v-40z`)
      .rect(paint('#3f5566'), x - 38, -152, 76, 14)
      .rounds(paint('#33373f'), 14, `M${x - 30} -178h0M${x + 30} -178h0`);
}

function drawContainerShip(pen: Pen, { paint, lit, window }: Tones, x: number, y: number): void {
  pen.fill(paint('#3b4a63'), `M${x - 300} ${y + 80}h620q-6-70-34-90h-560q-24 40-26 90z`);
  pen.fill(paint('#9c4638'), `M${x - 284} ${y + 22}h586q-6-24-16-32h-560q-8 14-10 32z`);
  for (let column = 0; column < 9; column++)
    for (let row = 0; row < 5 - (column === 8 ? 2 : column === 0 ? 1 : 0); row++)
      pen.rect(
        paint(CONTAINERS[(column * 5 + row * 3) % CONTAINERS.length]!),
        x - 176 + column * 50,
        y + 82 + row * 24,
        47,
        22,
      );
  pen
    .rect(lit, x - 270, y + 80, 72, 140)
    .rect(lit, x - 290, y + 196, 112, 16)
    .rect(paint('#c8434a'), x - 252, y + 220, 26, 34);
  pen.dashes(window, 10, [9, 7], `M${x - 262} ${y + 186}h60M${x - 262} ${y + 160}h60M${x - 262} ${y + 134}h60`);
}

/** Broad white steps that go down into the sea, with holes in which the waves sound, before the sun. */
export function drawSeaSteps({ pen, tones, random }: MotifInput): void {
  const { paint, waterLight, water, haze, far } = tones;
  pen.fill(mixColors(far, haze, 0.3), 'M-720 20Q-520 74-330 44T40 20T320 50T720 20V0H-720z');
  pen.rect(water, -720, -240, 1440, 246);
  pen.rounds(waterLight, 5, 'M-620-20h180M-300-44h220M-560-80h140M-120-14h160M-420-120h120M90-40h120', 0.7);
  const white = withBuilding(tones, '#f2ead9', '#d6cbb6');
  for (const [x, y] of [
    [-300, -14],
    [-470, -40],
  ] as const)
    pen
      .polygon(white.lit, [x - 24, y + 8], [x + 4, y + 70], [x + 4, y + 8])
      .fill(paint('#4a5a6c'), `M${x - 30} ${y + 6}h66l-12-14h-44z`);
  for (let step = 0; step < 7; step++) {
    const y = -200 + step * 26;
    const left = -500 + step * 92;
    pen
      .polygon(white.lit, [left, y], [left + 60, y + 18], [720, y + 18], [720, y])
      .polygon(step % 2 ? white.wall : white.shade, [left, y - 12], [left, y], [720, y], [720, y - 12]);
  }
  let holes = '';
  for (let index = 0; index < 13; index++) holes += `M${110 + index * 46} -26h12`;
  pen.stroke(white.deep, 8, holes);
  pen.polygon(paint('#e6dcc8'), [60, -20], [250, 26], [720, 26], [720, -20]);
  drawHouseRow(pen, tones, random, {
    from: 320,
    to: 720,
    y: 22,
    low: 50,
    high: 84,
    colors: ['#efe2c6', '#f4ecdc', '#e6cfa8'],
    roof: '#c4704a',
    air: 0.14,
  });
  drawPointedTower(pen, withBuilding(tones, '#e8dcc4', '#b5654a'), [420, 22, 44, 190], 54);
  const skin = paint('#8f5f4a');
  for (const [x, y, color] of [
    [-120, -60, '#c8434a'],
    [-84, -58, '#2f6d8a'],
    [110, 2, '#d29a3a'],
  ] as const)
    pen.fill(paint(color), `M${x - 11} ${y}q-2 26 8 32h6q10-6 8-32z`).rounds(skin, 13, `M${x} ${y + 41}h0`);
}

/** A white bridge with two barred windows between a palace and a prison above a narrow canal. */
export function drawSighsBridge({ pen, tones }: MotifInput): void {
  const { paint, water, waterLight, window, lit, deep } = tones;
  const white = withBuilding(tones, '#f1eadc', '#d8cdb8');
  const palace = withBuilding(tones, '#e9dcc4', '#c9b9a0');
  pen.rect(mixColors(paint('#d9b48c'), tones.haze, 0.3), -190, -60, 380, 330);
  drawWindows(pen, mixColors(window, tones.haze, 0.4), [0, -10, 340, 270], [6, 4, 18, 36], true);
  pen.fill(white.shade, traceArcade({ x: -190, y: -70, height: 70 }, { count: 1, span: 240, pier: 70, sides: 0 }));
  pen.rect(white.lit, -190, 0, 380, 8);
  pen
    .fill(water, 'M-200-70H200L420-240H-420z')
    .rounds(waterLight, 5, 'M-60-96h110M-150-140h160M60-170h150M-180-200h170', 0.6);
  for (const side of [-1, 1]) {
    const { wall, shade } = side < 0 ? palace : withBuilding(tones, '#d3c2a6', '#b9a98c');
    pen.polygon(
      side < 0 ? wall : shade,
      [side * 170, -90],
      [side * 170, 520],
      [side * 720, 620],
      [side * 720, -240],
      [side * 420, -240],
    );
    for (const y of [20, 150, 280])
      for (const x of [240, 340, 450])
        pen
          .arch(lit, side * x - 30, y - 4 - (x - 240) * 0.1, 60, 62 + (x - 240) * 0.06)
          .arch(window, side * x - 22, y - (x - 240) * 0.1, 44, 58 + (x - 240) * 0.06);
    pen.stroke(
      side < 0 ? palace.lit : shade,
      10,
      `M${side * 170} -20L${side * 720} -70M${side * 170} 120L${side * 720} 104`,
    );
  }
  pen
    .fill(white.shade, 'M-172 90V250H172V90Q110 130 0 130T-172 90z')
    .fill(white.wall, 'M-172 100V262Q-100 284-60 318Q0 338 60 318Q100 284 172 262V100Q100 142 0 142T-172 100z')
    .fill(
      white.lit,
      'M-178 258Q-100 282-62 316Q0 338 62 316Q100 282 178 258V272Q108 296 66 330Q0 352-66 330Q-108 296-178 272z',
    )
    .stroke(white.lit, 10, 'M-172 104Q-100 146 0 146T172 104');
  for (const x of [-78, 26])
    pen
      .rect(white.lit, x - 6, 172, 64, 76)
      .rect(deep, x, 178, 52, 64)
      .stroke(white.lit, 4, `M${x + 13} 178v64M${x + 26} 178v64M${x + 39} 178v64M${x} 210h52`);
  for (const x of [-150, -104, 0, 104, 150]) pen.rect(white.shade, x - 5, 158, 10, 100);
  pen.circle(white.lit, 0, 292, 24).circle(white.shade, 0, 292, 16);
  pen
    .fill(paint('#26283a'), 'M-120-160q20-40 80-40h60q60 4 70 30q-40-12-80-12h-50q-46 0-80 22z')
    .rect(paint('#a3195b'), -30, -188, 36, 10)
    .fill(paint('#39435a'), 'M42-172l4 34q8 8 16 0l2-34z')
    .rounds(paint('#e3b98f'), 13, 'M54-130h0');
}

/** Rows of lit columns that stand in dark water under brick vaults. */
export function drawCistern({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [dark, glow, stone, shine] = ['#2a2026', '#a8673a', '#c98f58', '#f0c486'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .rect(dark, -720, -240, 1440, 900)
    .ellipse(mixColors(glow, dark, 0.82), 0, 60, 460, 330)
    .ellipse(mixColors(glow, dark, 0.64), 0, 50, 330, 250)
    .ellipse(mixColors(glow, dark, 0.42), 0, 40, 200, 190);
  const water = mixColors(paint('#3f6a66'), dark, 0.35);
  pen.rect(water, -720, -240, 1440, 190).ellipse(mixColors(glow, water, 0.45), 0, -60, 240, 36);
  for (const [step, foot, top, air] of [
    [96, -54, 130, 0.6],
    [170, -84, 230, 0.34],
    [310, -150, 390, 0],
  ] as const) {
    const tint = (color: string) => mixColors(color, dark, air);
    const half = step * 0.075;
    const starts = [-3, -2, -1, 0, 1, 2].map((index) => Math.round((index + 0.5) * step));
    const span = step - 3 * half;
    const arcs = starts
      .slice(0, -1)
      .map(
        (x) =>
          `M${Math.round(x + 1.5 * half)} ${top}a${Math.round(span / 2)} ${Math.round(span / 2)} 0 0 0 ${Math.round(span)} 0`,
      )
      .join('');
    pen.stroke(tint(mixColors(stone, dark, 0.35)), step * 0.12, arcs);
    for (const x of starts) {
      pen
        .rect(mixColors(stone, water, 0.72), x - half, foot - step * 0.42, 2 * half, step * 0.42)
        .rect(tint(stone), x - half, foot, 2 * half, top - foot)
        .rect(tint(shine), x < 0 ? x + half * 0.2 : x - half, foot, half * 0.8, top - foot)
        .polygon(
          tint(shine),
          [x - half, top - step * 0.16],
          [x - half * 1.9, top + 4],
          [x + half * 1.9, top + 4],
          [x + half, top - step * 0.16],
        )
        .rect(tint(stone), x - half * 1.5, foot - 5, half * 3, 12);
    }
  }
  pen.rounds(
    mixColors(shine, water, 0.4),
    4,
    'M-260-104h120M90-96h130M-60-130h140M-420-180h170M200-190h200M-120-214h190',
    0.7,
  );
}
