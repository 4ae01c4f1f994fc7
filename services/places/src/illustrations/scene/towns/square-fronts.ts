import { COVER_SIZE } from '@placelore/contracts/content/covers.js';
import type { SeededRandom } from '../../../drawing/seeded-random.js';
import { darken, lighten, mixColors } from '../colors.js';
import { Pen } from '../pen.js';
import type { Tones } from '../tones.js';
import { mixPavement } from './streets.js';

const { width, height } = COVER_SIZE;
const FLOWERS = ['#c9506a', '#e3b24a', '#f1e6da', '#8d5fa3', '#d9703f'] as const;
const CLOTHS = ['#b8433e', '#2f6d8a', '#d29a3a', '#4d8a5c', '#efe4d0'] as const;

type FrontDrawer = (pen: Pen, tones: Tones, random: SeededRandom, side: 1 | -1) => void;

/** Draws what is next to the viewer of a square: tables of a café, flowers, a balustrade, a bench or strollers. */
export function drawSquareFront(tones: Tones, random: SeededRandom, mayHaveCafe: boolean): string {
  const pen = new Pen();
  const side = random.between(0, 1) < 0.5 ? 1 : -1;
  const drawer = SQUARE_FRONTS[Math.floor(random.between(0, SQUARE_FRONTS.length))]!;
  (drawer === drawCafe && !mayHaveCafe ? drawBalustrade : drawer)(pen, tones, random, side);
  return pen.toSvg();
}

/** Draws what is next to the viewer of a quay: a railing with flowers, a moored boat, or nothing. */
export function drawQuayFront(tones: Tones, random: SeededRandom): string {
  const pen = new Pen();
  const chance = random.between(0, 1);
  const side = random.between(0, 1) < 0.5 ? 1 : -1;
  if (chance < 0.4) drawRailing(pen, tones, random);
  else if (chance < 0.75) drawMooredBoat(pen, tones, random, side);
  return pen.toSvg();
}

/** Returns a position that is as far from the middle on the other side. */
const at = (side: 1 | -1, x: number): number => Math.round(width / 2 + side * (x - width / 2));

const pickColor = ({ paint }: Tones, colors: readonly string[], random: SeededRandom): string =>
  paint(colors[Math.floor(random.between(0, colors.length))]!);

const drawCafe: FrontDrawer = (pen, tones, random, side) => {
  const iron = tones.paint('#3c4250');
  const cloth = pickColor(tones, CLOTHS, random);
  for (const [x, y, size] of [
    [1010, 742, 1],
    [1130, 782, 1.35],
    [930, 776, 1.1],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    const left = at(side, x);
    pen
      .rect(iron, left - 2, y - n(116), n(4), n(116))
      .ellipse(iron, left, y, n(22), n(5))
      .fill(cloth, `M${left - n(78)} ${y - n(104)}L${left} ${y - n(146)}L${left + n(78)} ${y - n(104)}z`)
      .fill(darken(cloth, 0.24), `M${left + n(14)} ${y - n(104)}L${left} ${y - n(146)}L${left + n(78)} ${y - n(104)}z`)
      .rect(lighten(cloth, 0.4), left - n(78), y - n(104), n(156), n(9))
      .ellipse(tones.lit, left, y - n(46), n(36), n(7))
      .stroke(
        iron,
        n(4),
        `M${left - n(56)} ${y}v-${n(58)}M${left - n(56)} ${y - n(30)}h${n(22)}v${n(30)}M${left + n(56)} ${y}v-${n(58)}M${left + n(56)} ${y - n(30)}h-${n(22)}v${n(30)}`,
      );
  }
};

const drawFlowerBeds: FrontDrawer = (pen, tones, random, side) => {
  const stone = mixPavement(tones);
  const [first, second] = [pickColor(tones, FLOWERS, random), pickColor(tones, FLOWERS, random)];
  for (const [from, to] of [
    [-60, 190],
    [880, 1260],
  ] as const) {
    const [left, right] = side > 0 ? [from, to] : [width - to, width - from];
    pen.fill(tones.leafShade, `M${left + 12} 762q${(right - left) / 2}-44 ${right - left - 24} 0z`);
    for (const [color, shift] of [
      [first, 0],
      [second, 17],
    ] as const) {
      let data = '';
      for (let x = left + 24 + shift; x < right - 20; x += 34)
        data += `M${x} ${Math.round(752 - random.between(0, 14))}h0`;
      pen.rounds(color, 17, data);
    }
    pen
      .rect(darken(stone, 0.24), left, 760, right - left, 46)
      .rect(lighten(stone, 0.25), left - 6, 754, right - left + 12, 10);
  }
};

const drawBalustrade: FrontDrawer = (pen, tones, random, side) => {
  const stone = mixColors(mixPavement(tones), tones.shade, 0.3);
  const start = Math.round(random.between(0, 40));
  pen
    .dashes(stone, 44, [9, 17], `M${-start} 772h${width + 60}`)
    .rect(lighten(stone, 0.24), 0, 742, width, 11)
    .rect(darken(stone, 0.2), 0, 753, width, 4)
    .rect(darken(stone, 0.14), 0, 792, width, 8);
  for (const x of [at(side, 120), at(side, 1060)]) {
    pen
      .rect(stone, x - 30, 736, 60, 64)
      .rect(darken(stone, 0.22), x + 8, 736, 22, 64)
      .rect(lighten(stone, 0.3), x - 36, 730, 72, 9);
    pen
      .fill(darken(stone, 0.1), `M${x - 26} 690h52l-10 34h-32z`)
      .ellipse(tones.leafShade, x, 682, 34, 20)
      .ellipse(tones.leaf, x - 6, 674, 26, 16)
      .rounds(pickColor(tones, FLOWERS, random), 10, `M${x - 18} 676h0M${x} 666h0M${x + 16} 676h0M${x - 6} 684h0`);
  }
};

const drawBench: FrontDrawer = (pen, tones, random, side) => {
  const x = at(side, Math.round(random.between(930, 1010)));
  const [iron, wood] = [tones.paint('#3c4250'), tones.paint('#8a5f42')];
  const coat = pickColor(tones, ['#2f5f80', '#7d3f4c', '#c4763f'], random);
  pen
    .rect(iron, x - 74, 726, 6, 52)
    .rect(iron, x + 68, 726, 6, 52)
    .rect(wood, x - 84, 700, 168, 9)
    .rect(wood, x - 84, 714, 168, 9)
    .fill(coat, `M${x - 34} 742v-40q2-16 18-16t18 16v40z`)
    .circle(tones.paint('#6b4638'), x - 16, 676, 12)
    .rect(wood, x - 90, 736, 180, 10)
    .fill(tones.paint('#39435a'), `M${x - 34} 742h38v12h24v40h-12v-26h-34z`);
  const bin = at(side, 1150);
  pen.rect(iron, bin - 4, 560, 8, 226).rect(iron, bin - 14, 774, 28, 14);
  if (tones.isDusk) pen.circle(tones.window, bin, 540, 60, 0.2);
  pen.rounds(tones.isDusk ? tones.window : tones.lit, 34, `M${bin} 544v-8`).rect(iron, bin - 20, 514, 40, 7);
};

const drawStrollers: FrontDrawer = (pen, tones, random, side) => {
  let x = at(side, Math.round(random.between(880, 960)));
  const heads: string[] = [];
  for (let index = 0; index < 3; index++) {
    const size = random.between(1.5, 1.9) * (index === 2 ? 0.66 : 1);
    const n = (value: number) => Math.round(value * size);
    const coat = pickColor(tones, ['#2f3550', '#7d3f4c', '#3d5a6b', '#b5763f', '#5b4a63', '#efe4d0'], random);
    pen
      .fill(
        tones.paint('#3a3f4e'),
        `M${x - n(11)} 790l3-${n(40)}h${n(16)}l3 ${n(40)}h-${n(8)}l-${n(2)}-${n(24)}-${n(2)} ${n(24)}z`,
      )
      .fill(coat, `M${x - n(14)} ${790 - n(30)}l3-${n(38)}q${n(11)}-${n(10)} ${n(22)} 0l3 ${n(38)}z`);
    heads.push(`M${x} ${790 - n(82)}h0`);
    x += side * n(index === 0 ? 34 : 30);
  }
  pen.rounds(tones.paint('#6b4638'), 26, heads.join(''));
  const birds = Array.from({ length: 7 }, () => {
    const left = at(side, Math.round(random.between(120, 620)));
    return `M${left} ${Math.round(random.between(744, 788))}q4-10 16-8l6 6-6 6h-12z`;
  });
  pen.fill(tones.paint('#737a88'), birds.join(''));
};

const SQUARE_FRONTS: readonly FrontDrawer[] = [drawCafe, drawFlowerBeds, drawBalustrade, drawBench, drawStrollers];

function drawRailing(pen: Pen, tones: Tones, random: SeededRandom): void {
  const iron = tones.paint('#38404c');
  const stone = mixColors(mixPavement(tones), tones.shade, 0.4);
  pen
    .rect(stone, 0, 780, width, height - 780)
    .rect(lighten(stone, 0.2), 0, 778, width, 5)
    .dashes(iron, 46, [4, 24], `M${Math.round(random.between(-20, 0))} 758h${width + 40}`)
    .rect(iron, 0, 732, width, 6)
    .rect(iron, 0, 764, width, 3);
  const petals = pickColor(tones, FLOWERS, random);
  for (const x of [60, 250, 860, 1050]) {
    if (random.between(0, 1) < 0.3) continue;
    let dots = '';
    for (let index = 0; index < 6; index++) dots += `M${x + 10 + index * 18} ${Math.round(random.between(716, 732))}h0`;
    pen
      .fill(tones.leafShade, `M${x - 10} 742q10-34 60-30t62 30z`)
      .rounds(tones.leaf, 18, `M${x + 4} 732h90`)
      .rounds(petals, 11, dots)
      .rect(tones.paint('#6b4b3f'), x - 4, 738, 112, 20);
  }
}

function drawMooredBoat(pen: Pen, tones: Tones, random: SeededRandom, side: 1 | -1): void {
  const x = at(side, Math.round(random.between(930, 1000)));
  const hull = pickColor(tones, ['#7d3f4c', '#2f5f80', '#3f6b58', '#b5653f'], random);
  const wood = tones.paint('#7d5f48');
  for (const post of [-150, 170])
    pen
      .rect(darken(wood, 0.3), x + side * post - 8, 684, 16, 116)
      .rect(lighten(wood, 0.2), x + side * post - 9, 682, 18, 7);
  pen
    .fill(darken(wood, 0.4), `M${x - 128} 752q128-22 250-4l-14 14h-226z`)
    .fill(hull, `M${x - 136} 744q16 52 60 56h140q50-6 70-64q-40 26-140 26t-130-18z`)
    .stroke(tones.lit, 5, `M${x - 136} 744q40 18 130 18t140-26`)
    .stroke(wood, 6, `M${x - 60} 754l20 14M${x + 10} 756l14 12`)
    .stroke(tones.paint('#d9c7a4'), 2.5, `M${x + side * 130} 740Q${x + side * 150} 730 ${x + side * 162} 700`);
}
