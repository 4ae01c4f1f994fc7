import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWalkers, fade } from './parts.js';

/** Bands of tulips below trees and a windmill. */
export function drawTulipFields({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, window } = tones;
  pen.fill(
    mixColors(leafShade, haze, 0.44),
    'M-720 60q60 60 130 20q60 60 150 14q70 60 160 6q80 60 170 0q80 60 180 0q80 60 180 0q80 50 170-4q70 50 150 10q60 40 150 0V-20H-720z',
  );
  const mill = withBuilding(tones, '#8a6a50', '#5f4a40');
  pen
    .fill(mill.wall, 'M-300 30l26 200h88l26-200z')
    .fill(mill.shade, 'M-216 230h30l26-200h-50z')
    .fill(mill.roof, 'M-284 226h108l-20 56q-34 30-68 0z')
    .fill(paint('#e6dcc8'), 'M-320 30h180v34h-180z')
    .fill(window, 'M-244 96h26v30h-26zM-242 150h20v24h-20z')
    .stroke(paint('#5f4a40'), 8, 'M-390 130L-74 394M-98 110L-366 412')
    .dashes(paint('#efe6d2'), 24, [7, 4], 'M-380 122L-250 232M-84 402L-214 284M-84 116L-206 248M-376 404L-256 278');
  pen.fill(leaf, 'M-720 30H720V-230H-720z');
  const colors = ['#d94f4f', '#f0c445', '#e57fa6', '#f4efe4', '#8f4f9a', '#ef8a3f'].map(paint);
  let y = 24;
  for (let band = 0; band < 8; band++) {
    const depth = 14 + band * 7;
    const wave = 20 + band * 3;
    const path = (top: number) => `M-720 ${top - wave}Q-300 ${top + wave} 60 ${top}T720 ${top + wave * 0.4}`;
    const color = colors[band % colors.length]!;
    pen
      .fill(color, `${path(y)}V${y - depth - 20}Q300 ${y - depth - wave} 0 ${y - depth}T-720 ${y - depth - wave}z`)
      .stroke(mixColors(color, paint('#fff4d8'), 0.4), 3 + band * 0.6, path(y - depth * 0.34).replace(/^/, ''), 0.6);
    y -= depth + 9;
  }
  for (let index = 0; index < 15; index++) {
    const [x, top] = [Math.round(-640 + index * 92 + random.between(-20, 20)), Math.round(random.between(-190, -150))];
    pen
      .stroke(leafShade, 5, `M${x}-230V${top}`)
      .fill(leafLight, `M${x}-220q-20 24-22 50q20-14 22-50z`)
      .fill(colors[index % 3]!, `M${x - 17} ${top + 34}q-8-34 17-38q25 4 17 38l-9-12l-8 14l-8-14z`);
  }
  for (const [x, size] of [
    [330, 90],
    [460, 120],
    [590, 100],
    [180, 70],
  ] as const)
    pen
      .rect(paint('#6b5546'), x - 5, 20, 10, size * 0.5)
      .ellipse(leafShade, x + size * 0.1, 20 + size * 0.8, size * 0.5, size * 0.46)
      .ellipse(leaf, x - size * 0.06, 20 + size * 0.9, size * 0.44, size * 0.38);
  drawWalkers(
    pen,
    tones,
    [
      [60, 12],
      [86, 14],
      [250, 16],
    ],
    0.9,
  );
}

/** Two houses with patterned roofs at the foot of a stair, below a terrace with a wavy bench. */
export function drawMosaicPark({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const [stone, shade, cream, icing, blue] = ['#c9a178', '#9a7458', '#e8d3ac', '#f6f1e4', '#3f6fa5'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  pen
    .fill(
      mixColors(leafShade, haze, 0.3),
      'M-720 200q80 70 160 20q90 70 190 30q110 60 240 10q120 60 250 0q110 50 210 0q90 50 180-10q60 40 210 0V-60H-720z',
    )
    .fill(leafShade, 'M-720 110q100 60 200 20q120 50 260 20H300q100 40 220-10q80 40 200-10V-60H-720z')
    .rect(stone, -330, -40, 660, 160)
    .rect(cream, -350, 110, 700, 26);
  for (let x = -310; x <= 310; x += 62) pen.rect(cream, x - 10, -40, 20, 150).rect(shade, x + 4, -40, 6, 150);
  pen.rect(mixColors(shade, tones.deep, 0.4), -330, -40, 1, 1);
  const bench = ['#d98a3f', '#3f8fa5', '#e3c24a', '#c9503f', '#5f9a6a', '#f1eadb'].map(paint);
  for (let index = 0; index < 18; index++) pen.fill(bench[index % 6]!, `M${-360 + index * 40} 134h40v22q-20 16-40 0z`);
  const house = (x: number, half: number, high: number, dome: boolean) => {
    pen
      .fill(stone, `M${x - half} -60v${high}q${half} 24 ${2 * half} 0v-${high}z`)
      .fill(shade, `M${x + half * 0.4} -60v${high + 8}q${half * 0.4}-2 ${half * 0.6}-8v-${high}z`)
      .fill(
        icing,
        `M${x - half - 12} ${high - 66}q${half + 12} 34 ${2 * half + 24} 0q4 26-14 34q-${half}-4-${2 * half - 4} 0q-18-8-6-34z`,
      )
      .fill(
        paint('#b5715a'),
        `M${x - half + 2} ${high - 30}q${half * 0.3} ${half * 0.9} ${half} ${half}q${half * 0.7}-${half * 0.1} ${half - 4}-${half}z`,
      )
      .fill(
        icing,
        `M${x - half + 2} ${high - 34}q${half} 20 ${2 * half - 6} 0l-6 20q-${half - 6} 12-${2 * half - 18} 0zM${x - half * 0.3} ${high - 24}q-${half * 0.1} ${half * 0.6} ${half * 0.3} ${half * 0.9}q${half * 0.4}-${half * 0.3} ${half * 0.3}-${half * 0.9}z`,
      )
      .fill(
        window,
        `M${x - half * 0.7} ${high * 0.3}h${half * 0.4}v${half * 0.5}h-${half * 0.4}zM${x - half * 0.1} ${high * 0.3}h${half * 0.4}v${half * 0.5}h-${half * 0.4}z`,
      )
      .fill(tones.deep, `M${x - half * 0.3} -60v40q${half * 0.26} 26 ${half * 0.5} 0v-40z`);
    if (dome)
      pen
        .fill(icing, `M${x - 16} ${high + half - 44}q-26 30 16 54q42-24 16-54z`)
        .fill(paint('#c9503f'), `M${x - 12} ${high + half - 6}q12 22 24 0z`);
  };
  house(-360, 110, 190, true);
  house(360, 100, 150, false);
  pen.rect(icing, 336, 200, 40, 170);
  for (let row = 0; row < 8; row++)
    pen.dashes(blue, 20, [10, 10], `M${336 + (row % 2) * 10} ${212 + row * 20}h${40 - (row % 2) * 10}`);
  pen
    .fill(blue, 'M330 368h52l-26 70z')
    .rect(icing, 352, 436, 8, 50)
    .rect(icing, 334, 456, 44, 8)
    .fill(cream, 'M-150-40h300l60-130h-420z')
    .stroke(shade, 4, 'M-156-54h312M-164-72h328M-172-92h344M-182-114h364M-192-138h384', 0.6)
    .fill(icing, 'M-26-170l8 130h36l8-130z')
    .fill(bench[1]!, 'M-40-110q10 34 44 34q40-4 50-44l-14-4q-6 20-30 22q-30-2-30-16z')
    .circle(bench[0]!, -36, -104, 15)
    .fill(mixColors(cream, stone, 0.4), 'M-720-60H-210L-240-170H240L210-60H720V-230H-720z')
    .fill(leaf, 'M-720-60h170q-10 60-60 64q-60 20-110-10zM720-60H560q0 60 50 60q60 20 110-10z')
    .stroke(paint('#6b4b38'), 12, 'M-590-60q10 140-10 240M590-60q-10 130 10 220');
  for (const x of [-600, 600])
    pen.stroke(
      leaf,
      10,
      `M${x} 180q60 40 110-10M${x} 180q-60 40-110-10M${x} 180q20 60 80 70M${x} 180q-20 60-80 70M${x} 180q60 0 90-60M${x} 180q-60 0-90-60`,
    );
  drawWalkers(pen, tones, [
    [-120, -190],
    [-94, -194],
    [130, -186],
    [80, -76],
    [-300, -140],
  ]);
}

/** A planted walk on an old viaduct between houses of brick and glass. */
export function drawHighWalk({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, window } = tones;
  const far = fade(haze, 0.42);
  pen
    .fill(far(paint('#8f9fb0')), 'M-160 0V330h60v60h50V300h50v180h10v60h8v-60h22V240h60v130h70V0z')
    .rect(mixColors(paint('#a9635a'), haze, 0.2), -480, -60, 230, 380)
    .rect(mixColors(paint('#9fb3bf'), haze, 0.2), 220, -60, 200, 460)
    .dashes(mixColors(window, haze, 0.2), 26, [18, 20], 'M-460 280h200M-460 220h200M-460 160h200M-460 100h200')
    .dashes(
      mixColors(paint('#6f8796'), haze, 0.3),
      30,
      [44, 8],
      'M226 370h190M226 326h190M226 282h190M226 238h190M226 194h190M226 150h190M226 106h190',
    );
  const brick = withBuilding(tones, '#9a4f42', '#6a3f3a');
  pen
    .fill(brick.wall, 'M-720-120V520H-520V430L-420 400V-60z')
    .fill(brick.shade, 'M-520 430L-420 400V-60L-520-90z')
    .dashes(window, 50, [30, 26], 'M-710 450h170M-710 350h170M-710 250h170M-710 150h170')
    .fill(paint('#b9c9d0'), 'M720-120V560L470 500L430 470V-60z')
    .fill(paint('#8fa5b0'), 'M470 500L430 470V-60L470-80z')
    .dashes(
      window,
      34,
      [30, 14],
      'M486 460L720 510M486 390L720 430M486 320L720 350M486 250L720 270M486 180L720 190M486 110L720 110',
    );
  pen
    .fill(paint('#4a4f55'), 'M-720-60L-130 60H130L720-60V-230H-720z')
    .fill(leafShade, 'M-720-40L-130 66L-60 60L-190-230H-720zM720-40L130 66L60 60L190-230H720z')
    .fill(paint('#c9c2b6'), 'M-60 60H60L210-230H-210z')
    .stroke(
      paint('#9a948a'),
      4,
      'M-30 60L-100-230M0 60V-230M30 60L100-230M-72 20h144M-96-30h192M-124-90h248M-156-160h312',
      0.7,
    )
    .stroke(paint('#7a5a48'), 7, 'M-84 50L-330-230M-110 50L-420-230', 0.8)
    .stroke(paint('#4a4f55'), 5, 'M-720 10L-130 96M720 10L130 96')
    .dashes(paint('#4a4f55'), 40, [4, 30], 'M-720-12L-130 80M720-12L130 80');
  for (let index = 0; index < 40; index++) {
    const side = index % 2 ? 1 : -1;
    const depth = random.between(0, 1) ** 1.4;
    const x = side * (90 + depth * 360 + random.between(0, 120 + depth * 180));
    const [y, size] = [Math.round(50 - depth * 230), 14 + depth * 40];
    if (index % 3 === 0) pen.ellipse(leaf, x, y, size, size * 0.8);
    else
      pen.stroke(
        index % 3 === 1 ? leafLight : leaf,
        4,
        `M${Math.round(x)} ${y}q-${Math.round(size * 0.4)} ${Math.round(size)}-${Math.round(size * 0.7)} ${Math.round(size * 1.5)}M${Math.round(x)} ${y}q0 ${Math.round(size)} ${Math.round(size * 0.1)} ${Math.round(size * 1.8)}M${Math.round(x)} ${y}q${Math.round(size * 0.4)} ${Math.round(size)} ${Math.round(size * 0.7)} ${Math.round(size * 1.4)}`,
      );
    if (index % 5 === 0) pen.circle(paint('#b07fc0'), x, y + size * 1.6, 6);
  }
  for (const [x, y, s] of [
    [-300, -60, 1],
    [320, -70, 1.1],
    [-170, 20, 0.6],
    [170, 20, 0.6],
  ] as const)
    pen
      .stroke(paint('#e6e0d2'), 7 * s, `M${x} ${y}q6 ${Math.round(90 * s)} 0 ${Math.round(170 * s)}`)
      .ellipse(leaf, x - 14 * s, y + 160 * s, 50 * s, 40 * s)
      .ellipse(leafLight, x + 20 * s, y + 186 * s, 36 * s, 30 * s);
  drawWalkers(
    pen,
    tones,
    [
      [-30, -10],
      [20, 10],
      [60, -60],
      [-40, -110],
      [-14, -114],
    ],
    1,
  );
}
