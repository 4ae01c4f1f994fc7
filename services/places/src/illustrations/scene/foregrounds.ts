import { COVER_SIZE } from '@placelore/contracts/content/covers.js';
import type { SeededRandom } from '../../drawing/seeded-random.js';
import { darken, mixColors } from './colors.js';
import type { Tree } from './landscape-kinds.js';
import { Pen } from './pen.js';
import type { Tones } from './tones.js';
import { drawTree, getTreeWidth, toFrontTones } from './trees.js';

const { width, height } = COVER_SIZE;
/** Distance in pixels from the middle to the central square's edge, which trees at the front keep clear. */
const CLEAR_MIDDLE = 385;

const place = (id: string, x: number, y: number, scale: number, mirrored = false): string =>
  `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${mirrored ? '-' : ''}${scale.toFixed(2)}-${scale.toFixed(2)})"/>`;

/** Draws a row of the region's trees on both sides of a subject. */
export function drawGrove(
  trees: readonly Tree[],
  { center, reach, y }: { center: number; reach: number; y: number },
  tones: Tones,
  random: SeededRandom,
): string {
  const kinds = [...new Set([pickTree(trees, random), pickTree(trees, random)])];
  const symbols = kinds.map((kind, index) => `<g id="t${index}">${drawTree(kind, tones, random)}</g>`);
  const rows: string[] = [];
  for (const side of [-1, 1]) {
    const count = Math.floor(random.between(0, 7));
    let x = center + side * (reach + random.between(10, 46));
    for (let index = 0; index < count && x > -60 && x < width + 60; index++) {
      const kind = Math.floor(random.between(0, kinds.length));
      const scale = random.between(0.6, 1.12);
      x += (side * getTreeWidth(kinds[kind]!) * scale) / 2;
      rows.push(place(`t${kind}`, x, y + random.between(-3, 5), scale, random.between(0, 1) < 0.5));
      x += side * getTreeWidth(kinds[kind]!) * scale * random.between(0.35, 0.75);
    }
  }
  return `<defs>${symbols.join('')}</defs>${rows.join('')}`;
}

/** Draws a distant wood behind the subject. */
export function drawTreeLine({ leaf, haze }: Tones, random: SeededRandom): string {
  let data = 'M0 640';
  for (let x = 0; x < width; ) {
    const step = random.between(24, 58);
    data += `V${Math.round(random.between(604, 620))}q${Math.round(step / 2)}-${Math.round(step * random.between(0.4, 0.8))} ${Math.round(step)} 0`;
    x += step;
  }
  return new Pen().fill(mixColors(leaf, haze, 0.42), `${data}V640z`).toSvg();
}

/** Draws the land at the front, with large trees and grass at the sides that frame the subject. */
export function drawFront(trees: readonly Tree[], tones: Tones, random: SeededRandom, isBank: boolean): string {
  const front = toFrontTones(tones);
  const kind = pickTree(trees, random);
  const color = mixColors(tones.near, tones.isDusk ? '#11183a' : '#2b2a48', 0.12);
  const pen = new Pen();
  const [left, right] = [random.between(30, 90), random.between(30, 90)];
  const dip = isBank ? 4 : random.between(14, 34);
  const top = (value: number) => Math.round(height - value);
  pen.fill(
    color,
    `M0 ${top(left)}C${width * 0.2} ${top(left + 6)} ${width * 0.3} ${top(dip)} ${width / 2} ${top(dip)}S${width * 0.82} ${top(right + 4)} ${width} ${top(right)}V${height}H0z`,
  );
  drawGrass(pen, color, { left, right }, random);
  drawAccents(pen, tones, color, { left, right, isDry: trees.includes('shrub') }, random);
  const larger = random.between(0, 1) < 0.5 ? -1 : 1;
  const chance = random.between(0, 1);
  const sides = chance < 0.28 ? [] : chance < 0.72 ? [larger] : [larger, -larger];
  const stands = sides.map((side, index) => {
    const scale = index === 0 ? random.between(2, 2.9) : random.between(1.2, 1.8);
    const x = width / 2 + side * random.between(CLEAR_MIDDLE + 70, CLEAR_MIDDLE + 190);
    return place('f', x, top((side < 0 ? left : right) - 12), scale, side > 0);
  });
  if (stands.length === 0) return pen.toSvg();
  return `<defs><g id="f">${drawTree(kind, front, random)}</g></defs>${stands.join('')}${pen.toSvg()}`;
}

function drawGrass(pen: Pen, color: string, { left, right }: { left: number; right: number }, random: SeededRandom) {
  for (let index = 0; index < 12; index++) {
    const isLeft = index % 2 === 0;
    const x = isLeft ? random.between(0, 300) : random.between(width - 300, width);
    const inward = isLeft ? x / 300 : (width - x) / 300;
    const y = height - (isLeft ? left : right) * (1 - inward * 0.6) + 12;
    const lean = random.between(-9, 9);
    pen.rounds(
      color,
      3.4,
      `M${Math.round(x)} ${Math.round(y)}q0-${Math.round(random.between(10, 20))} ${Math.round(lean)}-${Math.round(random.between(24, 38))}`,
    );
  }
}

const PETALS = ['#f1e6da', '#e3b24a', '#c9608a', '#c4553f', '#8d7fc0'] as const;

/** Draws flowers, stones or a fence at the side that is higher. */
function drawAccents(
  pen: Pen,
  { paint, ground, shade }: Tones,
  color: string,
  { left, right, isDry }: { left: number; right: number; isDry: boolean },
  random: SeededRandom,
): void {
  const chance = random.between(0, 1);
  const side = left > right ? -1 : 1;
  const high = Math.max(left, right);
  const place = (share: number) => Math.round(side < 0 ? share * 400 : width - share * 400);
  if (chance < 0.4 && !isDry) {
    const petals = paint(PETALS[Math.floor(random.between(0, PETALS.length))]!);
    let data = '';
    for (let index = 0; index < 16; index++) {
      const share = random.between(0.04, 0.9);
      data += `M${place(share)} ${Math.round(height - high * (1 - share * 0.7) - random.between(-26, 12))}h0`;
    }
    pen.rounds(mixColors(petals, color, 0.16), 8, data);
  } else if (chance < 0.62)
    for (const [share, size] of [
      [0.16, 34],
      [0.34, 22],
      [0.07, 20],
    ] as const) {
      const [x, y] = [place(share), Math.round(height - high * (1 - share * 0.6) + 20)];
      pen.fill(
        mixColors(shade, color, 0.3),
        `M${x - size} ${y}q${size * 0.1}-${size} ${size * 0.8}-${size}t${size * 1.3} ${size}z`,
      );
      pen.fill(
        mixColors(ground, shade, 0.4),
        `M${x - size} ${y}q${size * 0.1}-${size} ${size * 0.8}-${size}q${size * 0.3} ${size * 0.4}-${size * 0.1} ${size}z`,
      );
    }
  else if (chance < 0.76) {
    const wood = mixColors(paint('#8a6a4c'), color, 0.2);
    let posts = '';
    for (let share = 0; share < 0.9; share += 0.16)
      posts += `M${place(share)} ${Math.round(height - high * (1 - share * 0.7) + 8)}v-46`;
    pen.stroke(wood, 9, posts);
    for (const rise of [14, 32])
      pen.stroke(
        wood,
        5,
        `M${place(-0.05)} ${Math.round(height - high - rise + 8)}L${place(0.84)} ${Math.round(height - high * 0.41 - rise + 8)}`,
      );
  }
}

/** Draws water from a line to the lower edge, with light on it. */
export function drawWater(top: number, { water, waterLight, sky, isDusk }: Tones, random: SeededRandom): string {
  const deep = darken(water, isDusk ? 0.3 : 0.16);
  const gradient = `<defs><linearGradient id="w" x2="0" y2="1"><stop stop-color="${mixColors(waterLight, sky[2], 0.25)}"/><stop offset=".4" stop-color="${water}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>`;
  return `${gradient}<path fill="url(#w)" d="M0 ${top}h${width}v${height - top}H0z"/>${drawRipples(top, waterLight, random)}`;
}

/** Draws flat glints, longer toward the front. */
export function drawRipples(top: number, color: string, random: SeededRandom, count = 22): string {
  const pen = new Pen();
  const lines: string[][] = [[], [], []];
  for (let index = 0; index < count; index++) {
    const depth = random.between(0.03, 1) ** 1.5;
    const [y, length] = [top + depth * (height - top), 24 + depth * random.between(40, 150)];
    const x = random.between(-20, width - 20);
    lines[Math.min(2, Math.floor(depth * 3))]!.push(`M${Math.round(x)} ${Math.round(y)}h${Math.round(length)}`);
  }
  lines.forEach((group, depth) => {
    if (group.length > 0) pen.rounds(color, 2 + depth, group.join(''), 0.4);
  });
  return pen.toSvg();
}

const pickTree = (trees: readonly Tree[], random: SeededRandom): Tree =>
  trees[Math.floor(random.between(0, trees.length))]!;
