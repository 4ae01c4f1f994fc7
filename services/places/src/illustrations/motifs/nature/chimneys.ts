import { darken, lighten, mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';

interface Cone {
  x: number;
  y: number;
  half: number;
  height: number;
}

/** Cones and pillars of soft rock, in some lands with doors of dwellings, in others in red rows. */
export function drawHoodoos({ pen, tones, random, palette }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const isRed = palette !== 'mediterranean';
  const rock = paint(isRed ? '#d98353' : '#dcc39c');
  const cap = paint(isRed ? '#b9603c' : '#8d7462');
  const sand = paint(isRed ? '#d99a6c' : '#d9c08d');
  const inAir = (air: number) => [mixColors(rock, haze, air), mixColors(cap, haze, air)] as const;
  pen
    .fill(
      mixColors(rock, haze, 0.58),
      'M-720 0v210l160 20l90-16l120 24l150-20l140 18l130-24l170 20l120-14l160 22l200-10v-240z',
    )
    .dashes(mixColors(cap, haze, 0.56), 6, [240, 30], 'M-720 176H720M-640 140H720');
  for (let x = -690; x < 700; x += 92)
    drawCone(
      pen,
      inAir(0.42),
      { x: x + random.between(-18, 18), y: 20, half: 42, height: random.between(120, 186) },
      isRed,
    );
  pen.fill(mixColors(sand, haze, 0.25), 'M-720 0q240 60 480 30t500 6t460-10v-260h-1440z');
  for (const x of [-610, -480, -330, -190, -40, 110, 260, 420, 570])
    drawCone(
      pen,
      inAir(0.2),
      { x: x + random.between(-16, 16), y: 6, half: 54, height: random.between(170, 240) },
      isRed,
    );
  pen.fill(sand, 'M-720-50q260 50 520 20t480 6t440-16v-200h-1440z');
  const near: Cone[] = [
    { x: -360, y: -40, half: 92, height: 330 + random.between(-20, 20) },
    { x: -190, y: -60, half: 66, height: 236 + random.between(-20, 20) },
    { x: 176, y: -50, half: 74, height: 270 + random.between(-20, 20) },
    { x: 330, y: -64, half: 98, height: 356 + random.between(-20, 20) },
    { x: 540, y: -40, half: 70, height: 250 },
    { x: -570, y: -30, half: 76, height: 280 },
  ];
  for (const cone of near) drawCone(pen, [rock, cap], cone, isRed);
  if (!isRed)
    for (const { x, y, half, height } of near.slice(0, 4))
      pen
        .arch(window, x - half * 0.28, y + height * 0.1, half * 0.3, half * 0.34)
        .rect(window, x - half * 0.02, y + height * 0.4, half * 0.2, half * 0.24)
        .rect(window, x - half * 0.26, y + height * 0.46, half * 0.15, half * 0.2);
  pen.fill(paint(isRed ? '#c98358' : '#b9a878'), 'M-720-120q300 30 600 0t500 10t340-10v-120h-1440z');
  for (const [x, y, size] of [
    [-470, -90, 34],
    [-60, -104, 28],
    [60, -86, 22],
    [440, -100, 36],
    [640, -110, 40],
  ] as const)
    if (isRed)
      pen
        .polygon(leaf, [x - size * 0.7, y], [x, y + size * 3.4], [x + size * 0.7, y])
        .polygon(leafShade, [x + size * 0.1, y], [x, y + size * 3.4], [x + size * 0.7, y]);
    else
      pen
        .ellipse(leafShade, x + 6, y + size * 0.5, size, size * 0.7)
        .ellipse(leaf, x, y + size * 0.6, size, size * 0.7);
}

function drawCone(
  pen: Pen,
  [rock, cap]: readonly [string, string],
  { x, y, half, height }: Cone,
  isRed: boolean,
): void {
  const n = (share: number, of: number) => Math.round(share * of);
  const [left, neck] = [Math.round(x), isRed ? 0.52 : 0.2];
  const shoulder = n(isRed ? 0.9 : 0.84, height);
  pen
    .fill(
      rock,
      `M${left - n(1, half)} ${y}Q${left - n(neck + 0.22, half)} ${y + n(0.4, height)} ${left - n(neck, half)} ${y + shoulder}h${n(2 * neck, half)}Q${left + n(neck + 0.22, half)} ${y + n(0.4, height)} ${left + n(1, half)} ${y}z`,
    )
    .fill(
      darken(rock, 0.2),
      `M${left + n(0.24, half)} ${y}Q${left + n(neck * 0.5, half)} ${y + n(0.4, height)} ${left + n(neck * 0.3, half)} ${y + shoulder}H${left + n(neck, half)}Q${left + n(neck + 0.22, half)} ${y + n(0.4, height)} ${left + n(1, half)} ${y}z`,
    );
  if (isRed) {
    for (const share of [0.3, 0.5, 0.68, 0.84])
      pen.rect(
        share === 0.5 ? lighten(rock, 0.4) : cap,
        left - n(neck + 0.14 - share * 0.1, half),
        y + n(share, height),
        n(2 * (neck + 0.14 - share * 0.1), half),
        7,
      );
    pen.fill(
      cap,
      `M${left - n(neck, half)} ${y + shoulder}q${n(0.1, half)} ${n(0.1, height)} ${n(neck, half)} ${n(0.1, height)}t${n(neck, half)}-${n(0.1, height)}z`,
    );
  } else
    pen
      .fill(
        cap,
        `M${left - n(0.36, half)} ${y + shoulder - 4}q${n(0.1, half)} ${n(0.12, height)} ${n(0.36, half)} ${n(0.17, height)}q${n(0.26, half)}-${n(0.05, height)} ${n(0.36, half)}-${n(0.17, height)}z`,
      )
      .fill(
        darken(cap, 0.22),
        `M${left + n(0.1, half)} ${y + shoulder - 4}q${n(0.06, half)} ${n(0.1, height)}-${n(0.1, half)} ${n(0.17, height)}q${n(0.26, half)}-${n(0.05, height)} ${n(0.36, half)}-${n(0.17, height)}z`,
      );
}
