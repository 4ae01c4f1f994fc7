import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';
import { drawOpenings } from '../parts.js';

/** Broad steps from old houses and temples down to a river, with parasols and boats. */
export function drawGhats({ pen, tones, random }: MotifInput): void {
  const { paint, haze, window, water, waterLight } = tones;
  const walls = ['#e3b982', '#d98f6a', '#efe0c2', '#c97f5f', '#dcc48f', '#e8a878'].map(paint);
  for (let x = -720, index = 0; x < 720; index++) {
    const width = Math.round(random.between(84, 132));
    const height = Math.round(random.between(150, 220));
    pen
      .rect(mixColors(walls[(index + 2) % 6]!, haze, 0.45), x, 80, width, height + 40)
      .dashes(
        mixColors(paint('#7d5f50'), haze, 0.5),
        16,
        [10, 16],
        `M${x + 12} ${height + 70}h${width - 20}M${x + 12} ${height + 30}h${width - 20}`,
      );
    x += width;
  }
  let x = -720;
  for (let index = 0; x < 720; index++) {
    const width = Math.round(random.between(110, 170));
    const height = Math.round(random.between(96, 150));
    const wall = walls[index % 6]!;
    pen
      .rect(wall, x, 60, width, height)
      .rect(mixColors(wall, paint('#6b4438'), 0.3), x + width - 22, 60, 22, height)
      .rect(mixColors(wall, paint('#fff6e0'), 0.4), x - 2, 56 + height, width + 4, 8);
    drawOpenings(
      pen,
      window,
      { x: x + 8, y: 76, width: width - 34, height: height - 24 },
      { columns: Math.round(width / 44), rows: 2, width: 16, height: 28, isRound: true },
    );
    x += width;
  }
  for (const [left, half, height] of [
    [-430, 44, 250],
    [-336, 30, 180],
    [170, 52, 300],
    [560, 40, 220],
  ] as const)
    drawShikhara(pen, tones, { x: left + Math.round(random.between(-12, 12)), half, height });
  const [stone, edge] = [paint('#d9b48a'), paint('#a97f60')];
  for (let step = 0; step < 9; step++) {
    const y = 66 - step * 17;
    pen
      .rect(mixColors(stone, edge, step % 2 === 0 ? 0 : 0.12), -720, y - 17, 1440, 17)
      .rect(edge, -720, y - 17, 1440, 5);
  }
  for (const left of [-560, -150, 360])
    pen
      .polygon(mixColors(stone, edge, 0.4), [left, -87], [left + 10, 30], [left + 92, 30], [left + 102, -87])
      .polygon(edge, [left + 76, -87], [left + 72, 30], [left + 92, 30], [left + 102, -87])
      .ellipse(stone, left + 51, 30, 44, 9);
  const cloth = ['#d9503f', '#e8a33d', '#3f8a86', '#c9447a', '#e6d8bd', '#5f6fb0'].map(paint);
  for (const [index, [left, y]] of (
    [
      [-640, 20],
      [-420, -30],
      [-320, 24],
      [-230, -40],
      [40, 10],
      [130, -44],
      [250, 4],
    ] as const
  ).entries())
    pen
      .rect(paint('#6b4f3c'), left - 2, y - 12, 4, 46)
      .fill(cloth[index % 5]!, `M${left - 38} ${y + 26}q38 34 76 0q-10 6-19 0q-10 6-19 0q-10 6-19 0q-9 6-19 0z`)
      .fill(mixColors(cloth[index % 5]!, edge, 0.4), `M${left + 4} ${y + 42}q22-4 34-16q-10 6-19 0q-10 6-19 0z`);
  for (let left = -690, index = 0; left < 700; left += Math.round(random.between(60, 110)), index++) {
    const y = 46 - 17 * Math.floor(random.between(0, 8));
    pen
      .fill(cloth[(index * 5) % 6]!, `M${left - 7} ${y - 17}l3 26q4 6 8 0l3-26z`)
      .circle(paint('#5a3a2e'), left, y + 13, 5);
  }
  pen
    .rect(water, -720, -230, 1440, 143)
    .fill(mixColors(water, edge, 0.36), 'M-720-87h1440v-10q-180-16-360-8t-360-8t-360 8t-360-8z')
    .stroke(
      waterLight,
      4,
      'M-660-130h140M-440-160h110M-90-124h120M-260-200h190M80-180h170M330-138h130M510-190h150M-640-204h110',
      0.75,
    );
  for (const [left, y, color] of [
    [-520, -140, '#3f7f8a'],
    [-210, -150, '#c9503f'],
    [-20, -176, '#e0a23d'],
    [330, -150, '#4f6fa5'],
    [540, -170, '#c9503f'],
  ] as const)
    pen
      .fill(paint(color), `M${left - 84} ${y + 22}q84-16 168 0l-26-26q-58-10-116 0z`)
      .stroke(paint('#f1e0c0'), 4, `M${left - 76} ${y + 16}q76-14 152 0`)
      .fill(mixColors(water, paint('#2f3f4a'), 0.5), `M${left - 64} ${y - 4}h128l-20-8h-88z`)
      .line(paint('#6b4f3c'), 3, [left + 20, y + 30], [left + 92, y - 8]);
}

function drawShikhara(
  pen: Pen,
  { paint }: Tones,
  { x, half, height }: { x: number; half: number; height: number },
): void {
  const [stone, shade] = [paint('#c9805a'), paint('#955545')];
  const top = 60 + height;
  pen
    .fill(
      stone,
      `M${x - half} 60v${Math.round(height * 0.3)}q4 ${Math.round(height * 0.5)} ${half} ${Math.round(height * 0.7)}q${half - 4}-${Math.round(height * 0.2)} ${half}-${Math.round(height * 0.7)}V60z`,
    )
    .fill(
      shade,
      `M${x + Math.round(half * 0.3)} 60v${Math.round(height * 0.3)}q0 ${Math.round(height * 0.5)}-${Math.round(half * 0.3)} ${Math.round(height * 0.7)}q${half - 4}-${Math.round(height * 0.2)} ${half}-${Math.round(height * 0.7)}V60z`,
    )
    .dashes(
      shade,
      2,
      [half * 2, 0],
      [0.3, 0.44, 0.58, 0.7]
        .map(
          (share) =>
            `M${x - Math.round(half * (1.12 - share * 0.5))} ${60 + Math.round(height * share)}h${Math.round(half * (2.1 - share))}`,
        )
        .join(''),
    )
    .ellipse(paint('#e3b55a'), x, top - 2, half * 0.3, 7)
    .rect(paint('#e3b55a'), x - 2, top, 4, 44)
    .polygon(paint('#e8803d'), [x + 2, top + 44], [x + 30, top + 32], [x + 2, top + 22]);
}

/** A deep well with crossing flights of stairs on its sides, above green water. */
export function drawStepwell({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const [stone, light, shade, deep] = ['#d9a566', '#efc98d', '#a8704a', '#6f4638'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .fill(mixColors(leafShade, haze, 0.4), 'M-720 300v60q90 40 180 6t190 20t190-10t190 14t180-14t220 10t290-20v-66z')
    .rect(mixColors(stone, haze, 0.1), -720, 270, 1440, 56)
    .rect(light, -720, 318, 1440, 9);
  for (const [x, size] of [
    [-330, 1],
    [0, 1.5],
    [330, 1],
  ] as const) {
    const half = Math.round(64 * size);
    const high = Math.round(72 * size);
    pen
      .rect(deep, x - half + 6, 322, 2 * half - 12, high)
      .rect(stone, x - half, 322, 14, high)
      .rect(shade, x + half - 14, 322, 14, high)
      .rect(stone, x - 5, 322, 10, high)
      .rect(light, x - half - 8, 322 + high, 2 * half + 16, 9)
      .dome(stone, x, 331 + high, half, Math.round(half * 0.7))
      .fill(
        shade,
        `M${x + Math.round(half * 0.2)} ${331 + high}h${Math.round(half * 0.8)}a${half} ${Math.round(half * 0.7)} 0 0 1-${half} ${Math.round(half * 0.7)}q${Math.round(half * 0.3)}-20 ${Math.round(half * 0.2)}-${Math.round(half * 0.7)}z`,
      )
      .rect(light, x - 2, 331 + high + half * 0.7, 4, 20);
  }
  const rows = 6;
  const levels = Array.from({ length: rows + 1 }, (_, row) => ({
    y: Math.round(284 - 62 * row + row * row * 0.6),
    half: Math.round(700 - row * 66),
  }));
  for (let row = 0; row < rows; row++) {
    const [upper, lower] = [levels[row]!, levels[row + 1]!];
    const depth = row / rows;
    const wall = mixColors(stone, shade, 0.16 + depth * 0.5);
    pen
      .polygon(
        mixColors(shade, deep, 0.1 + depth * 0.4),
        [-720, upper.y],
        [-720, lower.y],
        [720, lower.y],
        [720, upper.y],
      )
      .rect(wall, -lower.half - 66, lower.y, 2 * lower.half + 132, upper.y - lower.y);
    const pitch = 132;
    const high = upper.y - lower.y - 12;
    let treads = '';
    for (let x = -594 + (row % 2) * 66; x < 600; x += pitch) {
      if (Math.abs(x) > lower.half + 20) continue;
      pen
        .polygon(mixColors(light, shade, depth * 0.5), [x - 62, lower.y], [x, lower.y + high], [x, lower.y])
        .polygon(mixColors(shade, deep, depth * 0.4), [x, lower.y], [x, lower.y + high], [x + 62, lower.y])
        .polygon(mixColors(deep, shade, 0.2), [x - 16, lower.y], [x, lower.y + 22], [x + 16, lower.y]);
      for (let step = 1; step < 5; step++)
        treads += `M${x - 62 + step * 12} ${lower.y + Math.round((high * step * 12) / 62)}H${x}`;
    }
    pen.stroke(mixColors(shade, deep, depth * 0.5), 2, treads);
    pen
      .rect(mixColors(light, shade, depth * 0.6), -lower.half - 66, upper.y - 12, 2 * lower.half + 132, 8)
      .rect(mixColors(deep, shade, 0.3), -lower.half - 66, upper.y - 15, 2 * lower.half + 132, 3);
  }
  const foot = levels[rows]!.y;
  const [green, bright] = [paint('#4f8a6f'), paint('#86b08a')];
  pen
    .rect(mixColors(deep, shade, 0.3), -720, -230, 1440, foot + 230)
    .rect(green, -420, -230, 840, foot + 230)
    .rect(mixColors(green, deep, 0.35), -420, foot - 18, 840, 18)
    .stroke(bright, 4, 'M-360-130h130M-120-150h150M90-124h120M240-170h130M-300-190h180M-20-196h160', 0.7)
    .arch(window, -36, 322, 30, 70)
    .arch(window, 8, 322, 30, 70);
  for (const [x, y, color] of [
    [-210, 286, '#c9447a'],
    [-180, 286, '#e8a33d'],
    [150, 222, '#3f7fa5'],
  ] as const)
    pen.fill(paint(color), `M${x - 8} ${y}l4 30q5 7 9 0l4-30z`).circle(paint('#5a3a2e'), x, y + 36, 6);
  pen.ellipse(leaf, -660 + Math.round(random.between(-20, 20)), 340, 60, 50).ellipse(leaf, 640, 340, 70, 44);
}
