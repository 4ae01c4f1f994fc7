import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawColumn } from '../parts.js';

/** Upper half of an ellipse from its left end to its right end. */
const traceTier = (half: number, y: number): string =>
  `M${-half} ${y}a${half} ${Math.round(half * 0.32)} 0 0 0 ${2 * half} 0`;

/** A theater of antiquity: tiers of stone in a half circle in a slope, and what stands of its stage wall. */
export function drawAncientTheater({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, ['#e0cba4', '#d9c6ae', '#e6d8bd'][Math.floor(random.between(0, 3))]!, '#b08a62');
  drawTiers(pen, tones, stone);
  drawStage(pen, stone);
}

/** The round end of a stadium of white marble, with its running track. */
export function drawAncientStadium({ pen, tones }: MotifInput): void {
  const marble = withBuilding(tones, '#ece8de', '#b08a62');
  const { paint } = tones;
  drawTiers(pen, tones, marble);
  pen
    .fill(paint('#5f5f68'), 'M-150-22L-116 24a116 37 0 0 0 232 0L150-22z')
    .stroke(marble.lit, 3, 'M-132-22L-98 24a98 29 0 0 0 196 0L132-22M-108-22L-80 24a80 22 0 0 0 160 0L108-22', 0.8)
    .fill(paint('#d3b183'), 'M-84-22L-62 22a62 16 0 0 0 124 0L84-22z');
  for (const side of [-1, 1])
    pen
      .polygon(
        side < 0 ? marble.wall : marble.shade,
        [side * 118, 34],
        [side * 384, 20],
        [side * 392, -22],
        [side * 156, -22],
      )
      .rect(marble.lit, side * 262 - 130, -22, 260, 10)
      .rect(marble.lit, side * 350 - 16, -12, 32, 96)
      .rect(marble.shade, side * 350 + 4, -12, 12, 96)
      .rect(marble.lit, side * 350 - 20, 80, 40, 9);
}

/** Draws tiers of seats around the floor of a theater, in a green slope. */
function drawTiers(pen: Pen, tones: Tones, stone: Tones): void {
  const { wall, lit, shade, deep } = stone;
  const { leaf, leafShade, ground, groundShade } = tones;
  pen
    .fill(mixColors(leaf, ground, 0.4), 'M-430-6q20 250 200 312q230 70 470-6q160-60 190-306z')
    .fill(mixColors(leafShade, groundShade, 0.3), 'M230 304q170-50 200-310h-90q0 200-110 310z')
    .rounds(leafShade, 30, 'M-330 230h14M-250 292h20M-150 318h24M60 334h22M190 318h24M290 262h18M350 190h10')
    .rounds(leaf, 22, 'M-340 244h10M-262 306h14M-156 332h14M56 348h14M184 332h16M286 276h10');
  const steps = 15;
  const tier = (index: number) => ({
    half: 118 + Math.round((index * 256) / steps),
    y: 26 + Math.round((index * 156) / steps),
  });
  const top = tier(steps);
  pen.fill(shade, `${traceTier(top.half + 8, top.y + 12)}V0H${-top.half - 8}z`);
  pen.fill(wall, `${traceTier(top.half, top.y)}V0H${-top.half}z`);
  pen.fill(
    mixColors(wall, shade, 0.55),
    `M${-top.half} ${top.y}A${top.half} ${Math.round(top.half * 0.32)} 0 0 0 -150 ${top.y + 110}L-46 30H-118z`,
  );
  const passage = 8;
  const rows = Array.from({ length: steps - 1 }, (_, index) => index + 1)
    .filter((index) => index !== passage)
    .map(tier);
  pen
    .stroke(shade, 4, rows.map(({ half, y }) => traceTier(half, y)).join(''))
    .stroke(lit, 3, rows.map(({ half, y }) => traceTier(half - 1, y + 4)).join(''), 0.8)
    .stroke(deep, 9, traceTier(tier(passage).half, tier(passage).y));
  const stairs = [24, 50, 75, 105, 130, 156].map((degrees) => {
    const [across, up] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180) * 0.32];
    const at = ({ half, y }: { half: number; y: number }) =>
      `${Math.round(half * across)} ${Math.round(y + half * up)}`;
    return `M${at(tier(0))}L${at(top)}`;
  });
  pen.dashes(lit, 9, [5, 3], stairs.join(''));
  pen
    .fill(mixColors(ground, lit, 0.4), `${traceTier(118, 22)}V0H-118z`)
    .stroke(shade, 5, traceTier(118, 22))
    .ellipse(groundShade, 0, 22, 60, 12, 0.4);
  for (const side of [-1, 1])
    pen
      .polygon(side < 0 ? lit : shade, [side * 112, 0], [side * 112, 34], [side * 384, 196], [side * 384, 0])
      .arch(deep, side * 300 - 20, 0, 40, 56)
      .polygon(side < 0 ? wall : deep, [side * 112, 34], [side * 112, 42], [side * 384, 206], [side * 384, 196]);
}

/** Draws the low stage in front, with columns that stand at its ends. */
function drawStage(pen: Pen, stone: Tones): void {
  const { wall, lit, shade, deep } = stone;
  pen
    .rect(wall, -392, -22, 784, 34)
    .rect(lit, -392, 6, 784, 8)
    .dashes(deep, 16, [14, 30], 'M-376-8H390')
    .rect(shade, 150, -22, 242, 28);
  for (const [x, height] of [
    [-366, 134],
    [-310, 134],
    [-254, 134],
    [-198, 60],
    [222, 40],
    [290, 134],
    [352, 134],
  ] as const) {
    pen.rect(wall, x - 17, 12, 34, 14).rect(shade, x + 4, 12, 13, 14);
    drawColumn(pen, stone, x, 26, 22, height);
  }
  pen
    .polygon(wall, [-388, 160], [-388, 194], [-256, 194], [-230, 160])
    .rect(lit, -394, 188, 144, 9)
    .dashes(deep, 7, [8, 8], 'M-382 172h140')
    .polygon(wall, [272, 160], [286, 190], [372, 190], [372, 160])
    .rect(lit, 284, 186, 94, 8)
    .polygon(lit, [96, 12], [104, 32], [138, 34], [148, 12])
    .polygon(lit, [-150, 12], [-146, 28], [-118, 26], [-112, 12]);
}

/** A round playhouse of white plaster and timber under a ring of thatch. */
export function drawRoundTheater({ pen, tones }: MotifInput): void {
  const { paint, window } = tones;
  const [plaster, shade, timber] = [paint('#f1e7d2'), paint('#cdbfa6'), paint('#6b4a36')];
  const [thatch, dark, light] = [paint('#a9884f'), paint('#7d633c'), paint('#c9ab6e')];
  const far = { plaster: mixColors(shade, paint('#8d7a64'), 0.4), thatch: mixColors(dark, thatch, 0.3) };
  pen
    .fill(far.plaster, 'M-250 230q250 60 500 0v60h-500z')
    .fill(far.thatch, 'M-276 262q276 84 552 0l-40 50q-236 50-472 0z')
    .polygon(plaster, [-62, 280], [-62, 330], [62, 330], [62, 280])
    .polygon(shade, [24, 280], [24, 330], [62, 330], [62, 280])
    .dashes(timber, 50, [6, 24], 'M-58 305h122')
    .polygon(thatch, [-84, 326], [-40, 384], [40, 384], [84, 326])
    .polygon(dark, [20, 326], [26, 384], [40, 384], [84, 326])
    .rect(paint('#8d6a4a'), -2, 384, 4, 66)
    .fill(paint('#b5403a'), 'M2 448q16 8 30 0t30 0v-26q-14-8-30 0t-30 0z');
  const edges = [-1, -0.9, -0.68, -0.36, 0, 0.36, 0.68, 0.9, 1].map((share) => ({
    x: Math.round(share * 300),
    y: Math.round((1 - Math.sqrt(1 - share ** 2)) * 34),
  }));
  const corner = (index: number, up: number) => [edges[index]!.x, edges[index]!.y + up] as const;
  let [beams, studs, panes] = ['', '', ''];
  for (let index = 0; index < edges.length - 1; index++) {
    const next = index + 1;
    const tone = mixColors(plaster, shade, Math.max(0, index - 3) / 4);
    pen.polygon(tone, corner(index, 0), corner(index, 226), corner(next, 226), corner(next, 0));
    const [left, right] = [edges[index]!, edges[next]!];
    const [middle, level] = [Math.round((left.x + right.x) / 2), Math.round((left.y + right.y) / 2)];
    const half = Math.round((right.x - left.x) / 2);
    for (const floor of [24, 90, 158]) beams += `M${left.x} ${left.y + floor}L${right.x} ${right.y + floor}`;
    studs += `M${middle - Math.round(half * 0.5)} ${level + 20}v206M${middle + Math.round(half * 0.5)} ${level + 20}v206`;
    if (half > 30)
      for (const floor of [108, 176])
        panes += `M${Math.round(middle - half * 0.22)} ${level + floor}h${Math.round(half * 0.44)}v26h-${Math.round(half * 0.44)}z`;
  }
  pen.stroke(timber, 6, beams).stroke(timber, 4, studs).fill(window, panes);
  pen.stroke(timber, 8, edges.map(({ x, y }) => `M${x} ${y}v226`).join(''));
  for (let index = 0; index < edges.length - 1; index++) {
    const roof = (at: number) => [Math.round(edges[at]!.x * 0.83), edges[at]!.y * 0.5 + 296] as const;
    const eave = (at: number, up: number) => [Math.round(edges[at]!.x * 1.07), edges[at]!.y + up] as const;
    const next = index + 1;
    const tone = mixColors(index < 3 ? light : thatch, dark, index < 3 ? 0 : (index - 3) / 5);
    pen
      .polygon(tone, eave(index, 218), roof(index), roof(next), eave(next, 218))
      .polygon(dark, eave(index, 208), eave(index, 220), eave(next, 220), eave(next, 208));
  }
  pen.stroke(dark, 7, `M${edges.map(({ x, y }) => `${Math.round(x * 0.83)} ${Math.round(y * 0.5 + 296)}`).join('L')}`);
  pen
    .polygon(timber, [-44, -4], [-44, 74], [44, 74], [44, -4])
    .polygon(thatch, [-66, 70], [0, 122], [66, 70])
    .polygon(dark, [6, 70], [0, 122], [66, 70])
    .arch(window, -26, -2, 52, 34)
    .rect(timber, -2, -2, 4, 62);
}
