import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';

/** Draws water down to the lower edge, with glints. */
export function drawSea(pen: Pen, { water, waterLight }: Tones): void {
  pen.rect(water, -720, -220, 1440, 222);
  pen.rounds(waterLight, 5, 'M-420-50h180M-80-86h240M240-50h140M-320-140h260M140-150h320M-560-100h120', 0.6);
}

/** A ship on water, for scale. */
function drawShip(pen: Pen, { paint, lit }: Tones, x: number, y: number): void {
  pen.fill(paint('#39435a'), `M${x - 52} ${y + 14}h108q-6-20-20-22h-70q-14 4-18 22z`).rect(lit, x - 34, y + 14, 62, 12);
  pen.rect(lit, x - 22, y + 26, 36, 10).rect(paint('#c4553f'), x - 2, y + 36, 10, 12);
}

/** Steep walls on both sides of a deep inlet. */
export function drawFjord({ pen, tones, random, palette }: MotifInput): void {
  const { paint, haze, leaf, leafShade, far } = tones;
  const rock = mixColors(paint('#75839a'), haze, 0.14);
  const shadow = paint('#56647c');
  const snow = paint('#f4f4ef');
  const pale = mixColors(far, haze, 0.35);
  pen.polygon(pale, [-330, 0], [-190, 190], [-120, 150], [-10, 250], [60, 170], [140, 210], [330, 0]);
  pen.polygon(snow, [-10, 250], [-52, 204], [-20, 214], [0, 190], [30, 206]);
  pen.polygon(mixColors(rock, haze, 0.3), [-480, 0], [-360, 280], [-300, 250], [-190, 110], [-110, 0]);
  pen.polygon(mixColors(shadow, haze, 0.3), [110, 0], [190, 130], [280, 300], [350, 260], [480, 0]);
  drawSea(pen, tones);
  pen.polygon(rock, [-720, 0], [-720, 420], [-560, 400], [-500, 340], [-440, 350], [-350, 180], [-320, 160], [-210, 0]);
  pen.polygon(shadow, [-440, 350], [-350, 180], [-320, 160], [-210, 0], [-340, 0], [-380, 130], [-450, 220]);
  pen.polygon(shadow, [720, 0], [720, 440], [600, 420], [520, 380], [470, 300], [400, 270], [340, 120], [240, 0]);
  pen.polygon(rock, [720, 300], [640, 420], [600, 420], [520, 380], [540, 260], [640, 140], [720, 60]);
  pen.polygon(snow, [-720, 420], [-560, 400], [-500, 340], [-560, 350], [-620, 320], [-720, 350]);
  pen.polygon(snow, [720, 440], [600, 420], [520, 380], [570, 370], [620, 380], [720, 350]);
  pen
    .fill(leaf, 'M-720 60q120 30 240 0q140-10 270-60h-510z')
    .fill(leafShade, 'M720 80q-140 20-260-20q-120-10-220-60h480z');
  pen
    .stroke(paint('#eef4f4'), 5, 'M-420 290q-10-90 6-170t-8-110')
    .stroke(paint('#eef4f4'), 4, 'M430 270q10-100-4-160t10-80');
  if (palette !== 'nordic' || random.between(0, 1) < 0.5) drawShip(pen, tones, -40, -50);
  else drawBoathouses(pen, tones);
}

/** Red houses on piles at the near shore, with a kayak. */
function drawBoathouses(pen: Pen, tones: Tones): void {
  const { paint, leaf, leafShade } = tones;
  pen
    .fill(leafShade, 'M-720-60q160 20 260-30q60-40 60-130h-320z')
    .fill(leaf, 'M-720-90q120 20 200-24q60-40 70-106h-270z');
  for (const [x, y, size] of [
    [-400, -96, 1],
    [-320, -128, 1.25],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    const red = withBuilding(tones, '#b5503f', '#6b6f78');
    pen.stroke(paint('#5d4a40'), n(5), `M${x + n(10)} ${y - n(30)}v${n(34)}M${x + n(70)} ${y - n(30)}v${n(34)}`);
    drawBlock(pen, red, { x, y, width: n(84), height: n(50) }, 0.34);
    pen
      .fill(red.roof, `M${x - n(8)} ${y + n(46)}l${n(50)} ${n(38)} ${n(50)}-${n(38)}z`)
      .fill(red.wall, `M${x + n(8)} ${y + n(48)}l${n(34)} ${n(25)} ${n(34)}-${n(25)}z`)
      .rect(red.lit, x + n(14), y + n(14), n(20), n(22))
      .rect(red.window, x + n(17), y + n(17), n(14), n(16))
      .rect(red.lit, x + n(46), y, n(22), n(38));
  }
  pen
    .fill(paint('#e0a030'), 'M40-120q60-16 120 0q-60 16-120 0z')
    .fill(paint('#2f5f80'), 'M88-114l4 26q6 8 12 0l4-26z')
    .circle(paint('#6b4638'), 98, -78, 7)
    .stroke(paint('#5d4a40'), 3, 'M66-124L132-86');
}

/** A wall of ice at a lagoon with floes. */
export function drawGlacier({ pen, tones }: MotifInput): void {
  const { paint, haze, far } = tones;
  const ice = paint('#d4ecf2');
  const blue = paint('#8cc3d8');
  const deep = paint('#5f9fbd');
  const white = paint('#f6fafa');
  pen.polygon(
    mixColors(far, haze, 0.1),
    [-720, 60],
    [-500, 300],
    [-400, 230],
    [-270, 370],
    [-120, 220],
    [0, 130],
    [120, 210],
    [260, 340],
    [360, 250],
    [500, 330],
    [720, 80],
  );
  pen
    .polygon(white, [-270, 370], [-330, 300], [-280, 310], [-240, 270], [-200, 300])
    .polygon(white, [260, 340], [210, 296], [250, 290], [290, 260], [320, 288]);
  pen.fill(ice, 'M-720 130q200 10 320 40q120 10 180 90q120 60 220 60t210-70q80-60 180-76q140-30 330-40v-140h-1440z');
  pen.fill(white, 'M-90 306q90 24 180 0q-40-60-30-120q-60 20-120 0q20 60-30 120z', 0.8);
  pen.polygon(
    blue,
    [-720, 0],
    [-720, 122],
    [-660, 136],
    [-640, 116],
    [-560, 146],
    [-540, 122],
    [-450, 152],
    [-420, 124],
    [-330, 158],
    [-300, 132],
    [-210, 162],
    [-180, 130],
    [-90, 164],
    [-60, 136],
    [40, 166],
    [70, 134],
    [160, 160],
    [190, 130],
    [280, 156],
    [310, 126],
    [400, 150],
    [430, 120],
    [520, 144],
    [550, 118],
    [640, 138],
    [720, 116],
    [720, 0],
  );
  pen.stroke(
    deep,
    5,
    'M-640 116l-14-116M-540 122l8-122M-420 124l-16-124M-300 132l10-132M-180 130l-12-130M-60 136l10-136M70 134l-10-134M190 130l12-130M310 126l-14-126M430 120l10-120M550 118l-10-118',
  );
  pen.stroke(
    white,
    6,
    'M-720 122l60 14l20-20l80 30l20-24l90 30l30-28l90 34l30-26l90 30l30-32l90 34l30-28l100 30l30-32l90 26l30-30l90 26l30-30l90 24l30-30l90 24l30-26l90 20l80-22',
  );
  drawSea(pen, tones);
  for (const [x, y, s] of [
    [-380, -60, 1.1],
    [-120, -110, 1.5],
    [180, -50, 0.9],
    [380, -120, 1.3],
    [30, -40, 0.6],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen.polygon(
      white,
      [x - n(60), y],
      [x - n(40), y + n(34)],
      [x - n(10), y + n(26)],
      [x + n(14), y + n(50)],
      [x + n(40), y + n(20)],
      [x + n(66), y],
    );
    pen.polygon(blue, [x + n(4), y], [x + n(14), y + n(50)], [x + n(40), y + n(20)], [x + n(66), y]);
  }
}

/** Limestone islands in a bay with junks. */
export function drawKarstBay({ pen, tones }: MotifInput): void {
  const { leaf, leafShade, leafLight, haze, paint } = tones;
  const rock = withBuilding(tones, '#a39a88', '#7d7568');
  const island = (x: number, half: number, height: number, air: number) => {
    const mix = (color: string) => mixColors(color, haze, air);
    const [w, h] = [half, height];
    pen.fill(
      mix(rock.wall),
      `M${x - w} 0q-8 ${h * 0.5} ${w * 0.3} ${h * 0.8}q${w * 0.4} ${h * 0.3} ${w * 0.8} ${h * 0.2}q${w * 0.5}-${h * 0.1} ${w * 0.6}-${h * 0.4}q${w * 0.2}-${h * 0.3} ${w * 0.3}-${h * 0.6}z`,
    );
    pen.fill(
      mix(leaf),
      `M${x - w * 0.94} ${h * 0.5}q${w * 0.04} ${h * 0.2} ${w * 0.24} ${h * 0.3}q${w * 0.4} ${h * 0.3} ${w * 0.8} ${h * 0.2}q${w * 0.5}-${h * 0.1} ${w * 0.6}-${h * 0.4}q${w * 0.1}-${h * 0.1} ${w * 0.2}-${h * 0.4}q-${w * 0.3} ${h * 0.3}-${w * 0.6} ${h * 0.1}q-${w * 0.5} ${h * 0.3}-${w * 1.24} ${h * 0.2}z`,
    );
    pen.fill(
      mix(leafShade),
      `M${x + w * 0.2} ${h * 0.96}q${w * 0.4}-${h * 0.1} ${w * 0.5}-${h * 0.36}q${w * 0.2}-${h * 0.3} ${w * 0.3}-${h * 0.6}h-${w * 0.5}q${w * 0.1} ${h * 0.5}-${w * 0.3} ${h * 0.96}z`,
    );
  };
  for (const [x, half, height] of [
    [-520, 90, 150],
    [-250, 70, 120],
    [20, 80, 170],
    [230, 60, 110],
    [540, 90, 140],
  ] as const)
    island(x, half, height, 0.6);
  for (const [x, half, height] of [
    [-370, 110, 240],
    [-60, 70, 150],
    [330, 120, 270],
  ] as const)
    island(x, half, height, 0.26);
  drawSea(pen, tones);
  for (const [x, half, height] of [
    [-560, 130, 330],
    [150, 74, 190],
    [600, 120, 250],
  ] as const)
    island(x, half, height, 0);
  pen.rounds(leafLight, 16, 'M-560 280h30M150 160h20M590 214h30');
  const hull = paint('#6b4636');
  for (const [x, y, s] of [
    [-150, -60, 1.2],
    [330, -110, 0.9],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen.fill(
      hull,
      `M${x - n(70)} ${y + n(22)}q${n(20)}-${n(30)} ${n(40)}-${n(30)}h${n(80)}q${n(24)} ${n(4)} ${n(30)} ${n(36)}z`,
    );
    for (const dx of [-36, 14])
      pen
        .fill(paint('#c9704a'), `M${x + n(dx)} ${y + n(26)}v${n(96)}q${n(40)}-${n(20)} ${n(44)}-${n(90)}z`)
        .rect(hull, x + n(dx) - 2, y + n(20), 4, n(106));
  }
}

/** A column of hot water over pale terraces. */
export function drawGeyser({ pen, tones, random }: MotifInput): void {
  const { ground, groundShade, leafShade, leaf, haze, paint, far } = tones;
  const steam = paint('#f6f8f6');
  const lean = random.between(0, 1) < 0.5 ? -1 : 1;
  pen.fill(mixColors(far, haze, 0.2), 'M-720 0q200 120 420 50q220 90 440 20q240 90 580-20v-60h-1440z');
  for (let x = -680; x < 700; x += 34)
    pen.polygon(x % 68 ? leaf : leafShade, [x - 22, 0], [x, Math.round(random.between(46, 92))], [x + 22, 0]);
  pen.rect(ground, -720, -220, 1440, 226).fill(groundShade, 'M-720-60q300 40 720 10t720 20v-30h-1440z', 0.5);
  pen
    .ellipse(paint('#e9dcc4'), 0, -34, 330, 62)
    .ellipse(paint('#d9a65e'), 0, -32, 250, 44)
    .ellipse(paint('#f1e8d6'), 0, -28, 190, 32)
    .ellipse(paint('#7fc0cf'), 0, -24, 90, 14);
  const w = (value: number) => Math.round(value * lean);
  pen.fill(
    mixColors(steam, haze, 0.3),
    `M${w(-30)} 0q${w(-60)} 220 ${w(-10)} 330q${w(-40)} 90 ${w(70)} 110q${w(120)} 20 ${w(170)}-60q${w(60)}-20 ${w(30)}-100q${w(-90)}-20 ${w(-130)}-110q${w(-60)}-80 ${w(-70)}-170z`,
    0.7,
  );
  pen.fill(
    steam,
    `M${w(-16)} -20q${w(-30)} 200 ${w(-6)} 330q${w(10)} 60 ${w(44)} 40q${w(40)}-30 ${w(10)}-90q${w(-30)}-120 ${w(-20)}-280z`,
    0.95,
  );
  pen
    .rounds(steam, 26, 'M-60-16h0M64-14h0M-30-6h60')
    .rounds(paint('#8a6a44'), 10, 'M-420-90h0M430-110h0M-300-130h0M300-90h0');
}

/** Sheer cliffs with grass above a sea. */
export function drawSeaCliffs({ pen, tones }: MotifInput): void {
  const { leaf, leafLight, paint, haze, lit } = tones;
  const rock = withBuilding(tones, '#8d8276', '#6b6158');
  drawSea(pen, tones);
  const cliff = (x: number, top: number, width: number, air: number) => {
    const mix = (color: string) => mixColors(color, haze, air);
    pen.fill(mix(rock.wall), `M${x} -30q-10 ${top * 0.5} 14 ${top}h${width}v-${top + 40}z`);
    pen.fill(
      mix(rock.shade),
      `M${x + 60} -30q-10 ${top * 0.5} 20 ${top}h40q-20-${top * 0.5} 0-${top}zM${x + 190} -20q-20 ${top * 0.5} 10 ${top}h30q-10-${top * 0.5} 0-${top}z`,
    );
    pen.stroke(
      mix(rock.roof),
      4,
      `M${x + 8} ${top * 0.3}h${width}M${x + 10} ${top * 0.55}h${width}M${x + 12} ${top * 0.78}h${width}`,
      0.6,
    );
    pen
      .fill(mix(leaf), `M${x + 6} ${top - 12}q20 22 90 24h${width}v-30q-60-10-${width * 0.5} 0q-40 10-90 2z`)
      .fill(mix(leafLight), `M${x + 60} ${top + 10}q60 12 ${width} 4v-8z`);
  };
  cliff(-300, 120, 1040, 0.55);
  cliff(-120, 190, 860, 0.34);
  cliff(90, 262, 640, 0.1);
  drawBlock(pen, withBuilding(tones, '#cbbda4', '#6b6158'), { x: 210, y: 272, width: 40, height: 54 }, 0.4).dashes(
    lit,
    8,
    [8, 6],
    'M208 328h44',
  );
  pen
    .fill(leaf, 'M-720-220v330q110-10 190-60q90-90 120-270z')
    .fill(rock.wall, 'M-530 50q90-90 120-270h-80q0 160-60 280z');
  pen.rounds(paint('#f4fafa'), 7, 'M-310-30h60M-130-32h70M80-30h90M220-34h120M-420-120h50M430-30h120', 0.8);
  pen
    .fill(rock.wall, 'M-330-24q10 70 24 84q20 4 30-20q10-40 12-64z')
    .fill(rock.shade, 'M-300-24q10 60 4 80q10-4 20-16q10-40 12-64z');
}
