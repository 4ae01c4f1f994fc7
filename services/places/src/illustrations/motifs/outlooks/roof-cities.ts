import type { SeededRandom } from '../../../drawing/seeded-random.js';
import { mixColors } from '../../scene/colors.js';
import type { Motif, MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawHipRoof } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

/** Rows of houses. */
const ROWS = 4;

/** What rises above the roofs: its row from 0, the farthest, its middle, size and colors. */
export type Mark = readonly [
  kind: 'minaret' | 'tiered' | 'church' | 'dome' | 'towers' | 'greenRoof' | 'columns' | 'palms' | 'tall',
  row: number,
  x: number,
  size: number,
  wall: string,
  roof?: string,
];

/** A town seen from above. */
export interface RoofCitySpec {
  walls: readonly string[];
  /** Color of tiled roofs; roofs are flat without one. */
  roof?: string;
  /** Height of the roofs that are farthest away; large where the town climbs a slope. */
  rise: number;
  back: 'snow' | 'green' | 'bare' | 'sea' | 'pyramids' | 'table' | 'volcanoes' | 'none';
  marks: readonly Mark[];
  front?: 'river' | 'palms';
}

export const portrayRoofCity = (spec: RoofCitySpec): Motif => ({
  draw: (input) => drawRoofCity(input, spec),
  reach: 400,
  setting: 'scenery',
  hidesHorizon: true,
  hasFront: true,
  evening: 'night',
});

function drawRoofCity({ pen, tones, random }: MotifInput, spec: RoofCitySpec): void {
  drawBack(pen, tones, spec);
  for (let row = 0; row < ROWS; row++) {
    const share = row / (ROWS - 1);
    const y = Math.round(spec.rise * (1 - share) ** 1.2 - 190 * share);
    const air = 0.34 * (1 - share);
    for (const mark of spec.marks) if (mark[1] === row) drawMark(pen, tones, mark, y, air);
    drawRoofRow(pen, tones, random, spec, { y, size: 0.56 + share * 0.74, air });
  }
  if (spec.front === 'river') drawRiverFront(pen, tones);
  if (spec.front === 'palms') for (const x of [-420, -300, 310, 430]) drawPalm(pen, tones, x, -150, 1.5);
}

/** Draws a row of houses as one path for each color, which takes a third of the bytes of single houses. */
function drawRoofRow(
  pen: Pen,
  tones: Tones,
  random: SeededRandom,
  spec: RoofCitySpec,
  { y, size, air }: { y: number; size: number; air: number },
): void {
  const walls = spec.walls.map(() => '');
  let [roofs, shades, windows] = ['', '', ''];
  const foot = Math.round(y - 110 * size);
  for (let x = -740; x < 730; ) {
    const wide = Math.round(random.between(66, 112) * size);
    const high = Math.round(random.between(46, 92) * size);
    const color = Math.floor(random.between(0, walls.length));
    walls[color] += `M${x} ${foot}h${wide}V${y + high}h-${wide}z`;
    const side = Math.round(wide * 0.26);
    shades += `M${x + wide} ${foot}V${y + high}h-${side}V${foot}z`;
    const slope = Math.round(wide * 0.2);
    if (spec.roof) roofs += `M${x - 4} ${y + high}l${slope} ${slope}h${wide - 2 * slope + 8}l${slope}-${slope}z`;
    const sill = Math.round(y + high * 0.45);
    windows += `M${Math.round(x + wide * 0.2)} ${sill}v${Math.round(15 * size)}m${Math.round(wide * 0.3)} 0v-${Math.round(15 * size)}`;
    x += wide;
  }
  const mix = (tone: string) => mixColors(tone, tones.haze, air);
  for (const [index, data] of walls.entries()) if (data) pen.fill(mix(tones.paint(spec.walls[index]!)), data);
  pen.fill(mix(tones.paint('#4a3a30')), shades, 0.2).stroke(mix(tones.window), 7 * size, windows);
  if (spec.roof) pen.fill(mix(tones.paint(spec.roof)), roofs);
}

function drawRiverFront(pen: Pen, { water, waterLight, paint }: Tones): void {
  pen
    .rect(paint('#b9ab95'), -720, -120, 1440, 22)
    .rect(water, -720, -240, 1440, 124)
    .rounds(waterLight, 5, 'M-480-160h180M-60-190h220M240-150h200', 0.6)
    .fill(paint('#f6f2e6'), 'M-170-190l20 170 84-160zM210-200l16 140 70-134z')
    .fill(paint('#7a5238'), 'M-230-186h190l-24-26h-140zM160-196h160l-20-22h-118z');
}

function drawPalm(pen: Pen, tones: Tones, x: number, y: number, s: number): void {
  const n = (value: number) => Math.round(value * s);
  pen.rect(tones.paint('#8a6a48'), x - n(5), y, n(10), n(130));
  const top = y + n(130);
  pen.rounds(
    tones.leaf,
    n(10),
    `M${x} ${top}q${n(-40)} ${n(20)} ${n(-62)} ${n(-16)}M${x} ${top}q${n(40)} ${n(20)} ${n(62)} ${n(-16)}M${x} ${top}q${n(-14)} ${n(40)} ${n(-48)} ${n(30)}M${x} ${top}q${n(14)} ${n(40)} ${n(48)} ${n(30)}M${x} ${top}v${n(36)}`,
  );
}

function drawBack(pen: Pen, tones: Tones, { back, rise }: RoofCitySpec): void {
  const { paint, haze } = tones;
  const far = (color: string, air: number) => mixColors(paint(color), haze, air);
  switch (back) {
    case 'snow':
      pen
        .fill(
          far('#8f9fb5', 0.4),
          'M-720 0V240l120 80 90-40 140 130 90-50 120 110 130-120 110 80 150-130 120 90 170-130h220V0z',
        )
        .fill(
          far('#ffffff', 0.2),
          'M-640 294l40 26 90-40 20 20-60-4-40 20zM-440 344l70 66 90-50 60 52-50-12-60 20-40-36-40 6zM-160 412l60 58 130-120 50 36-60-8-50 50-60-16-30 30zM180 400l-40-10 120-90 70 50 60-6-80-44-40 50z',
        );
      break;
    case 'green':
      pen
        .fill(far('#5f8a58', 0.3), 'M-720 0V300Q-560 420-420 380T-160 470T120 400T420 460T720 330V0z')
        .fill(far('#466f4c', 0.2), 'M-720 0V220Q-500 330-300 290T0 360T300 290T720 260V0z');
      break;
    case 'bare':
      pen
        .fill(far('#b09a78', 0.35), 'M-720 0V280Q-520 400-300 350T60 400T400 350T720 380V0z')
        .fill(far('#9a865f', 0.25), 'M-720 0V220Q-420 320-200 290T240 330T720 270V0z');
      break;
    case 'sea':
      pen
        .rect(far('#6f8fa8', 0.5), -720, rise + 60, 1440, 20)
        .fill(far('#7f8fa0', 0.5), `M60 ${rise + 78}l110 80 50-26 80 60 140-114z`)
        .rect(tones.water, -720, 0, 1440, rise + 66)
        .rounds(tones.waterLight, 5, `M-500 ${rise + 40}h200M-100 ${rise + 26}h240M280 ${rise + 44}h180`, 0.6);
      break;
    case 'pyramids':
      pen
        .rect(far('#d9b885', 0.4), -720, 0, 1440, rise + 70)
        .polygon(far('#d2ac74', 0.4), [-560, rise + 68], [-440, rise + 184], [-320, rise + 68])
        .polygon(far('#a98450', 0.4), [-440, rise + 184], [-400, rise + 68], [-320, rise + 68])
        .polygon(far('#d2ac74', 0.4), [-370, rise + 68], [-280, rise + 154], [-190, rise + 68])
        .polygon(far('#a98450', 0.4), [-280, rise + 154], [-250, rise + 68], [-190, rise + 68]);
      break;
    case 'table':
      pen
        .fill(
          far('#8f8a94', 0.16),
          'M-720 20V200Q-560 220-470 330L-430 440H330L380 350Q400 260 470 260L560 400 620 330Q680 240 720 230V20z',
        )
        .fill(
          far('#6f6b7c', 0.16),
          'M-430 440H330L380 350Q390 290 330 330Q270 270 210 330Q140 270 90 320Q30 260-30 320Q-90 270-150 330Q-210 280-270 330Q-330 280-400 360z',
        )
        .fill(far('#6f8560', 0.2), 'M-720 0V180Q-420 270-200 230T240 250T720 200V0z')
        .fill(
          far('#ffffff', 0.06),
          'M-440 444q60 34 150 16 120 26 220 0 120 26 220 2 100 20 190-20-90-18-150-4-100-16-200 0-120-20-230-2-100-14-200 8z',
          0.9,
        );
      break;
    case 'volcanoes':
      pen
        .fill(
          far('#8795a8', 0.45),
          'M-720 0V200L-300 250-90 420-60 400-30 424 190 250 330 270 400 340 460 320 520 350 640 260 720 240V0z',
        )
        .fill(far('#ffffff', 0.3), 'M-150 372l60 48 30-20 30 24 60-48-40 8-30-24-30 30-40-22z');
      break;
    default:
  }
}

function drawMark(pen: Pen, tones: Tones, [kind, , x, size, wall, roof]: Mark, y: number, air: number): void {
  const own = withBuilding(tones, wall, roof ?? wall);
  const mix = (color: string) => mixColors(color, tones.haze, air);
  const at: Tones = {
    ...own,
    wall: mix(own.wall),
    lit: mix(own.lit),
    shade: mix(own.shade),
    roof: mix(own.roof),
    roofShade: mix(own.roofShade),
    deep: mix(own.deep),
  };
  const n = (value: number) => Math.round(value * size);
  const block = (dx: number, wide: number, from: number, high: number) =>
    drawBlock(pen, at, { x: x + n(dx - wide / 2), y: y + n(from), width: n(wide), height: n(high) }, 0.34);
  switch (kind) {
    case 'minaret':
      block(0, 54, 0, 250);
      pen.rect(at.roof, x - n(20), y + n(160), n(40), n(66)).rect(at.lit, x - n(30), y + n(248), n(60), n(7));
      block(0, 26, 254, 40);
      pen.dome(at.roof, x, y + n(294), n(13), n(16)).rect(at.deep, x - 1, y + n(308), 3, n(20));
      return;
    case 'tiered':
      block(0, 40, 0, 150);
      pen.rect(at.lit, x - n(27), y + n(148), n(54), n(8));
      block(0, 28, 154, 76);
      pen.rect(at.lit, x - n(20), y + n(228), n(40), n(7));
      block(0, 18, 234, 36);
      pen.dome(at.wall, x, y + n(270), n(11), n(26)).rect(at.deep, x - 1, y + n(294), 3, n(14));
      return;
    case 'church':
      block(0, 120, 0, 120);
      for (const side of [-1, 1]) {
        block(side * 74, 46, 0, 180);
        pen.arch(at.deep, x + n(side * 74 - 9), y + n(132), n(18), n(18));
        pen.dome(at.roof, x + n(side * 74), y + n(180), n(24), n(30));
      }
      pen.polygon(at.lit, [x - n(62), y + n(120)], [x, y + n(158)], [x + n(62), y + n(120)]);
      return;
    case 'dome':
      block(0, 130, 0, 90);
      block(0, 96, 90, 34);
      pen.dome(at.roof, x, y + n(124), n(54), n(62)).rect(at.lit, x - n(7), y + n(182), n(14), n(24));
      return;
    case 'towers':
      for (const [dx, wide, high] of [
        [-120, 60, 190],
        [-50, 50, 270],
        [20, 66, 220],
        [90, 48, 300],
        [150, 60, 180],
      ] as const) {
        block(dx, wide, 0, high);
        let floors = '';
        for (let level = 20; level < high - 8; level += 22)
          floors += `M${x + n(dx - wide / 2 + 6)} ${y + n(level)}h${n(wide - 12)}`;
        pen.dashes(mix(tones.window), n(9), [n(9), n(7)], floors);
      }
      return;
    case 'greenRoof':
      block(0, 150, 0, 70);
      drawHipRoof(pen, at, [x, y + n(70), n(176), n(56)], n(60));
      return;
    case 'columns':
      block(0, 230, 0, 26);
      for (const dx of [-90, -30, 30, 90]) block(dx, 20, 26, 130);
      pen.rect(at.lit, x - n(104), y + n(154), n(148), n(16));
      return;
    case 'palms':
      drawPalm(pen, tones, x, y, size);
      drawPalm(pen, tones, x + n(60), y - 6, size * 0.8);
      return;
    default:
      block(0, 64, 0, 330);
      block(0, 40, 330, 70);
      pen.rect(at.deep, x - 2, y + n(400), 4, n(70));
      pen.dashes(mix(tones.window), n(290), [n(7), n(6)], `M${x - n(26)} ${y + n(165)}h${n(50)}`);
  }
}
