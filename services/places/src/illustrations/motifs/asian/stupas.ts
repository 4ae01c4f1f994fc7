import type { Motif, MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawTree } from './parts.js';

/** A shrine in the form of a dome, bell or bud. */
export interface StupaSpec {
  color: string;
  body: 'eyes' | 'dome' | 'bell' | 'slim' | 'lotus' | 'square';
  /** Color of terraces and walls. */
  base?: string;
  /** Half width and height of each terrace. */
  tiers?: readonly (readonly [half: number, height: number])[];
  size?: number;
  /** Height of a wooded hill with a stair. */
  hill?: number;
  /** Number of small spires on each side, on the lowest terrace. */
  spires?: number;
  /** Number of small shrines on each side of the hill. */
  shrines?: number;
  /** Whether a niche with a seated figure is in the dome. */
  niche?: boolean;
  /** Whether brick houses stand on both sides. */
  houses?: boolean;
  /** Whether grass grows on it. */
  grassy?: boolean;
  /** Whether its foot is a hall with doors. */
  doors?: boolean;
}

/** Returns a portrait of a stupa by its body and terraces. */
export function portrayStupa(spec: StupaSpec, extra: Partial<Motif> = {}): Motif {
  const widest = Math.max(...(spec.tiers ?? [[150, 0]]).map(([half]) => half));
  return {
    draw: (input) => drawStupa(input, spec),
    reach: spec.hill || spec.houses ? 392 : Math.min(392, widest + 40),
    setting: 'ground',
    isApart: true,
    ...extra,
  };
}

function drawStupa({ pen, tones }: MotifInput, spec: StupaSpec): void {
  const { hill = 0, size = 1 } = spec;
  const base = withBuilding(tones, spec.base ?? spec.color, '#c4623d');
  if (hill) drawWoodedHill(pen, tones, hill);
  if (spec.shrines) drawShrines(pen, tones, hill, spec.shrines);
  if (spec.houses) drawHouses(pen, tones);
  let foot = hill;
  for (const [index, [half, height]] of (spec.tiers ?? []).entries()) {
    drawBlock(pen, base, { x: -half, y: foot, width: 2 * half, height }, 0.26);
    pen.rect(base.lit, -half - 5, foot + height - 6, 2 * half + 10, 7);
    if (index === 0 && spec.doors)
      drawWindows(pen, base.window, [0, foot, 2 * half, height * 0.9], [9, 1, 18, height * 0.6], true);
    foot += height;
  }
  const [half, height] = spec.tiers?.[0] ?? [0, 0];
  for (let index = 0; index < (spec.spires ?? 0); index++)
    for (const side of [-1, 1])
      drawSpire(
        pen,
        withBuilding(tones, spec.color, spec.color),
        side * (half - 16 - index * 44),
        hill + height,
        13,
        74,
      );
  const color = withBuilding(tones, spec.color, spec.color);
  drawBody(pen, tones, color, spec, foot, size);
}

function drawBody(
  pen: Pen,
  tones: Tones,
  color: Tones,
  { body, niche, grassy }: StupaSpec,
  y: number,
  size: number,
): void {
  const n = (value: number) => Math.round(value * size);
  if (body === 'eyes' || body === 'dome') {
    const [radius, high] = body === 'eyes' ? [n(164), n(140)] : [n(150), n(150)];
    pen
      .dome(color.wall, 0, y, radius, high)
      .fill(
        color.shade,
        `M${n(60)} ${y}q${n(30)} ${n(90)} ${n(-60)} ${high}a${radius} ${high} 0 0 0 ${radius}-${high}z`,
      );
    if (grassy)
      pen.rounds(
        tones.leaf,
        n(16),
        `M${n(-96)} ${y + n(66)}h${n(50)}M${n(20)} ${y + n(108)}h${n(40)}M${n(-30)} ${y + n(30)}h${n(60)}`,
        0.8,
      );
    if (niche) drawNiche(pen, tones, color, y, size);
    if (body === 'eyes') drawEyes(pen, tones, color, y + high - n(6), size);
    else {
      pen
        .rect(color.lit, n(-34), y + high - n(6), n(68), n(34))
        .rect(color.shade, n(10), y + high - n(6), n(24), n(34));
      drawSpire(pen, color, 0, y + high + n(28), n(26), n(120));
    }
    return;
  }
  const wide = body === 'slim' ? 0.6 : 1;
  if (body === 'bell' || body === 'slim') {
    for (let ring = 0; ring < 4; ring++)
      pen.rect(
        ring % 2 ? color.lit : color.wall,
        n(-130 * wide + ring * 9),
        y + n(ring * 12),
        n(260 * wide - ring * 18),
        n(12),
      );
    pen
      .fill(
        color.wall,
        `M${n(-104 * wide)} ${y + n(48)}c4 ${n(46)} ${n(16 * wide)} ${n(100)} ${n(62 * wide)} ${n(124)}h${n(84 * wide)}c${n(46 * wide)}-${n(24)} ${n(58 * wide)}-${n(78)} ${n(62 * wide)}-${n(124)}z`,
      )
      .fill(
        color.shade,
        `M${n(26 * wide)} ${y + n(48)}c6 ${n(52)} 2 ${n(98)} ${n(-12)} ${n(124)}h${n(30 * wide)}c${n(46 * wide)}-${n(24)} ${n(56 * wide)}-${n(78)} ${n(60 * wide)}-${n(124)}z`,
      )
      .rect(color.lit, n(-30 * wide), y + n(170), n(60 * wide), n(18));
    drawSpire(pen, color, 0, y + n(186), n(28 * wide), n(190));
    return;
  }
  if (body === 'lotus') {
    pen
      .fill(
        color.wall,
        `M${n(-86)} ${y}q${n(-20)} ${n(90)} ${n(40)} ${n(150)}q${n(30)} ${n(50)} ${n(46)} ${n(140)}q${n(16)}-${n(90)} ${n(46)}-${n(140)}q${n(60)}-${n(60)} ${n(40)}-${n(150)}z`,
      )
      .fill(
        color.shade,
        `M${n(24)} ${y}q${n(20)} ${n(110)} ${n(-24)} ${n(290)}q${n(16)}-${n(90)} ${n(46)}-${n(140)}q${n(60)}-${n(60)} ${n(40)}-${n(150)}z`,
      )
      .stroke(color.lit, n(5), `M${n(-84)} ${y + n(10)}H${n(84)}M${n(-56)} ${y + n(140)}H${n(56)}`);
    drawSpire(pen, color, 0, y + n(270), n(9), n(70));
    return;
  }
  for (let ring = 0; ring < 6; ring++)
    drawBlock(
      pen,
      color,
      { x: n(-110 + ring * 13), y: y + n(ring * 26), width: n(220 - ring * 26), height: n(26) },
      0.3,
    );
  for (let ring = 0; ring < 6; ring++)
    pen.rect(color.lit, n(-112 + ring * 13), y + n(ring * 26 + 21), n(224 - ring * 26), n(5));
  pen.fill(
    color.wall,
    `M${n(-40)} ${y + n(156)}q4 ${n(44)} ${n(26)} ${n(54)}h${n(28)}q${n(22)}-${n(10)} ${n(26)}-${n(54)}z`,
  );
  drawSpire(pen, color, 0, y + n(206), n(16), n(150));
}

function drawSpire(pen: Pen, { wall, lit, shade }: Tones, x: number, y: number, half: number, height: number): void {
  const rings = Math.max(3, Math.round(height / 20));
  for (let ring = 0; ring < rings; ring++) {
    const side = half * (1 - ring / rings / 1.2);
    pen.rect(
      ring % 2 ? shade : wall,
      x - side,
      y + (ring * height * 0.6) / rings,
      2 * side,
      (height * 0.6) / rings + 1,
    );
  }
  pen.polygon(lit, [x - half * 0.24, y + height * 0.58], [x, y + height], [x + half * 0.24, y + height * 0.58]);
}

function drawNiche(pen: Pen, tones: Tones, color: Tones, y: number, size: number): void {
  const n = (value: number) => Math.round(value * size);
  const gold = tones.paint('#d6a84a');
  pen
    .rect(color.lit, n(-46), y, n(92), n(84))
    .polygon(color.lit, [n(-56), y + n(84)], [0, y + n(124)], [n(56), y + n(84)])
    .arch(tones.paint('#4a6f8f'), n(-32), y + n(4), n(64), n(44))
    .fill(
      gold,
      `M${n(-26)} ${y + n(6)}h${n(52)}q-4 ${n(18)} ${n(-14)} ${n(22)}q0 ${n(14)} ${n(-12)} ${n(14)}t${n(-12)} ${n(-14)}q${n(-10)}-4 ${n(-14)}-${n(22)}z`,
    )
    .circle(gold, 0, y + n(52), n(9));
}

function drawEyes(pen: Pen, tones: Tones, { lit, deep }: Tones, y: number, size: number): void {
  const n = (value: number) => Math.round(value * size);
  const gold = withBuilding(tones, '#dcae4a', '#c99a3e');
  pen
    .rect(gold.wall, n(-46), y, n(92), n(58))
    .rect(gold.shade, n(20), y, n(26), n(58))
    .rect(gold.lit, n(-52), y + n(54), n(104), n(8));
  for (const x of [-20, 20])
    pen
      .fill(lit, `M${n(x - 14)} ${y + n(30)}q${n(14)} ${n(12)} ${n(28)} 0q${n(-14)}-${n(8)} ${n(-28)} 0z`)
      .circle(deep, n(x), y + n(31), n(4))
      .stroke(deep, 3, `M${n(x - 15)} ${y + n(40)}q${n(14)} ${n(10)} ${n(29)} 2`);
  drawSpire(pen, gold, 0, y + n(62), n(38), n(150));
  const cloths = ['#3f7cb0', '#f1ead8', '#b8433e', '#4d8a5c', '#d9ab43'].map(tones.paint);
  for (const side of [-1, 1])
    for (let index = 1; index < 11; index++) {
      const t = index / 11;
      const x = side * n(250 * t);
      pen.rect(cloths[index % 5]!, x - 6, Math.round(y + n(190) * (1 - t) ** 1.6 - n(60) * t), 12, 12);
    }
}

function drawWoodedHill(pen: Pen, { leaf, leafShade, leafLight, paint }: Tones, hill: number): void {
  const [top, low] = [hill + 4, Math.round(hill * 0.5)];
  pen
    .fill(leafShade, `M-398-10Q-280 ${top} -170 ${top}H170Q280 ${top} 398-10z`)
    .rounds(
      leaf,
      56,
      `M-320 10h70M-230 ${low}h60M-130 ${low + 16}h50M90 ${low + 14}h70M190 ${low - 6}h60M270 8h60M-120 6h50M90 4h60`,
    )
    .rounds(leafLight, 18, `M-300 30h30M-210 ${low + 18}h30M120 ${low + 28}h30M250 26h30`)
    .polygon(paint('#d8cbb4'), [-34, -10], [-16, top], [16, top], [34, -10])
    .dashes(paint('#b3a48c'), 60, [3, 7], `M0-10V${top}`);
}

function drawShrines(pen: Pen, tones: Tones, hill: number, count: number): void {
  const white = withBuilding(tones, '#efe8da', '#b5654a');
  for (let index = 0; index < count; index++)
    for (const side of [-1, 1]) {
      const x = side * (176 + index * 62);
      const y = hill - 8 - index * 26;
      drawBlock(pen, white, { x: x - 18, y, width: 36, height: 70 }, 0.34);
      pen.fill(white.lit, `M${x - 18} ${y + 70}q2 50 18 76q16-26 18-76z`).rect(white.deep, x - 7, y, 14, 30);
    }
}

function drawHouses(pen: Pen, tones: Tones): void {
  for (const [x, half, height, color] of [
    [-300, 90, 190, '#a8604a'],
    [300, 86, 170, '#b4705a'],
  ] as const) {
    const brick = withBuilding(tones, color, '#76584a');
    drawBlock(pen, brick, { x: x - half, y: 0, width: 2 * half, height }, 0.24);
    drawWindows(pen, tones.window, [x, 20, 2 * half, height - 24], [3, 3, 22, 32]);
    pen.polygon(
      brick.roof,
      [x - half - 14, height],
      [x - half * 0.6, height + 40],
      [x + half * 0.6, height + 40],
      [x + half + 14, height],
    );
    drawTree(pen, tones, x + (x > 0 ? -110 : 110), 0, 46);
  }
}
