import { darken, lighten, mixColors } from '../scene/colors.js';
import type { MotifInput } from '../scene/motif.js';
import type { PaletteName } from '../scene/palettes.js';
import type { Corner, Pen } from '../scene/pen.js';

const SNOW = '#f4f4ef';
/** Colors of mountains that are not gray: bare in dry lands, overgrown in the tropics. */
const ROCKS: Partial<Record<PaletteName, string>> = { desert: '#b0866a', savanna: '#a9826a', monsoon: '#5f8a72' };

/** A range of peaks above woods and a meadow with a hut and a stream. */
export function drawRange({ pen, tones, random, palette }: MotifInput): void {
  const { paint, haze, far, leaf, leafShade, ground, groundShade } = tones;
  const rock = mixColors(paint(ROCKS[palette] ?? '#8490a4'), haze, 0.14);
  const shadow = mixColors(darken(rock, 0.34), haze, 0.05);
  const snow = palette === 'desert' ? mixColors(rock, tones.sky[2], 0.4) : paint(SNOW);
  pen.polygon(
    mixColors(far, haze, 0.3),
    [-720, 60],
    [-560, 230],
    [-430, 170],
    [-250, 330],
    [0, 180],
    [210, 310],
    [380, 210],
    [560, 280],
    [720, 90],
  );
  const peak = (x: number, half: number, top: number) => {
    const at = (dx: number, share: number): Corner => [x + dx * half, top * share];
    pen.polygon(rock, at(-1, 0), at(-0.56, 0.5), at(-0.42, 0.46), at(0, 1), at(0.3, 0.66), at(0.44, 0.7), at(1, 0));
    pen.polygon(
      shadow,
      at(0, 1),
      at(0.3, 0.66),
      at(0.44, 0.7),
      at(1, 0),
      at(0.12, 0),
      at(0.24, 0.3),
      at(0.02, 0.52),
      at(0.1, 0.74),
    );
    pen.polygon(snow, at(0, 1), at(-0.26, 0.66), at(-0.14, 0.7), at(-0.06, 0.6), at(0.02, 0.7), at(0.1, 0.74));
    pen.polygon(mixColors(snow, shadow, 0.42), at(0, 1), at(0.1, 0.74), at(0.14, 0.62), at(0.24, 0.68), at(0.3, 0.66));
  };
  const lean = Math.round(random.between(-40, 40));
  peak(-330, 260, 270);
  peak(330, 280, 300);
  peak(lean, 330, 420);
  pen.fill(mixColors(leaf, haze, 0.34), 'M-720 30q160 90 340 50t360 10t340-10t400-40v-70h-1440z');
  pen
    .fill(ground, 'M-720 0q240 50 520 10t480-6q240 10 440 30v-260h-1440z')
    .fill(groundShade, 'M-720-90q300-40 620 0t820-20v-120h-1440z', 0.45);
  for (let x = -700; x < 720; x += 30) {
    const high = random.between(24, 64) * (0.4 + Math.abs(x) / 620);
    if (Math.abs(x) > 130) pen.polygon(x % 60 === 0 ? leafShade : leaf, [x - 16, -14], [x, high], [x + 16, -14]);
  }
  pen.fill(tones.water, 'M-30-14q60-26-10-60t60-66q60-30-10-80h150q40 60-50 96t-10 60q40 30-70 50z');
  const hut = random.between(0, 1) < 0.5 ? -110 : 120;
  pen
    .rect(paint('#7d5a44'), hut - 34, -40, 68, 34)
    .polygon(paint('#5d4438'), [hut - 46, -8], [hut, 26], [hut + 46, -8])
    .rect(tones.window, hut - 10, -40, 18, 24);
}

/** A mountain, or a volcano in the tropics, above a lake. */
export function drawLakeMountain({ pen, tones, random, palette }: MotifInput): void {
  const { paint, leaf, leafShade, haze, far, water, waterLight } = tones;
  const isVolcano = (palette === 'savanna' || palette === 'monsoon') && random.between(0, 1) < 0.65;
  const rock = mixColors(paint(ROCKS[palette] ?? '#7f8aa0'), haze, 0.16);
  const shadow = mixColors(darken(rock, 0.36), haze, 0.06);
  const hasSnow = !['monsoon', 'savanna', 'desert'].includes(palette);
  const snow = hasSnow ? paint(SNOW) : mixColors(rock, tones.sky[2], 0.4);
  pen.polygon(mixColors(far, haze, 0.2), [-620, 10], [-470, 170], [-390, 110], [-280, 220], [-120, 20]);
  pen.polygon(mixColors(far, haze, 0.2), [90, 20], [270, 190], [350, 130], [450, 200], [620, 40], [620, 10]);
  if (isVolcano) drawVolcano(pen, rock, shadow, snow);
  else drawPeak(pen, rock, shadow, snow, random.between(-30, 30));
  pen.fill(mixColors(leaf, haze, 0.3), 'M-640 20q160 60 320 30t300 4t300 0t360 26v-90h-1280z');
  pen.rect(water, -700, -230, 1400, 226).rect(mixColors(waterLight, haze, 0.4), -700, -16, 1400, 14);
  pen.fill(
    shadow,
    isVolcano ? 'M-420-6q240-40 360-130h110q130 90 380 130z' : 'M-330-6L-20-176l60 40l60-10l220 140z',
    0.34,
  );
  pen.fill(snow, isVolcano ? 'M-110-112q30-14 50-40h110q20 26 50 40q-100-16-210 0z' : 'M-70-140l50-36l60 40z', 0.4);
  for (const [x, y, length] of [
    [-380, -40, 180],
    [120, -60, 240],
    [-160, -88, 200],
    [300, -110, 260],
    [-480, -120, 240],
  ] as const)
    pen.fill(waterLight, `M${x} ${y}q${length / 2} 4 ${length} 0q-${length / 2}-4-${length} 0z`, 0.55);
  for (let x = -640; x < 640; x += 24) {
    const high = random.between(20, 52) * (0.5 + Math.abs(x) / 640);
    if (palette === 'savanna' || palette === 'desert') pen.ellipse(leafShade, x, -6, 22, high * 0.36);
    else pen.polygon(x % 48 === 0 ? leafShade : leaf, [x - 13, -10], [x, high], [x + 13, -10]);
  }
}

function drawPeak(pen: Pen, rock: string, shadow: string, snow: string, lean: number): void {
  const top: Corner = [lean, 388];
  pen.polygon(
    rock,
    [-400, 0],
    [-262, 132],
    [-214, 124],
    [-112, 264],
    [-78, 258],
    top,
    [72, 288],
    [108, 296],
    [214, 162],
    [256, 166],
    [400, 0],
  );
  pen.polygon(
    shadow,
    top,
    [72, 288],
    [108, 296],
    [214, 162],
    [256, 166],
    [400, 0],
    [60, 0],
    [110, 90],
    [34, 160],
    [70, 220],
    [10, 290],
  );
  pen.polygon(shadow, [-262, 132], [-214, 124], [-160, 60], [-190, 0], [-120, 0], [-150, 70]);
  pen.polygon(
    snow,
    top,
    [-78, 258],
    [-112, 264],
    [-152, 209],
    [-104, 222],
    [-70, 190],
    [-44, 232],
    [-10, 196],
    [10, 250],
    [10, 290],
  );
  pen.polygon(
    mixColors(snow, shadow, 0.42),
    top,
    [10, 290],
    [10, 250],
    [38, 218],
    [60, 246],
    [84, 214],
    [108, 240],
    [146, 248],
    [108, 296],
    [72, 288],
  );
}

function drawVolcano(pen: Pen, rock: string, shadow: string, snow: string): void {
  pen.fill(rock, 'M-470 0Q-190 90-62 338q18 10 34 2q18 10 34-2q18 12 46 2Q190 90 470 0z');
  pen.fill(shadow, 'M10 338q18 10 42 2Q190 90 470 0H100Q20 120 60 210Q-6 270 10 338z');
  pen.fill(
    snow,
    'M-62 338q18 10 34 2q18 10 34-2l4 0q-6-30 2-60l-10-50l-22 40l-24-62l-20 50l-34-70l-10 40l-30-30Q-96 270-62 338z',
  );
  pen.fill(
    mixColors(snow, shadow, 0.4),
    'M10 338q18 10 42 2q32-78 76-130l-26 20l-12-44l-26 56l-22-40l-22 66q-10 40-10 70z',
  );
}

/** A fall between cliffs of a gorge. */
export function drawGorgeFall({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight, water, waterLight, haze } = tones;
  const rock = paint('#8b8478');
  const [shadow, bright] = [darken(rock, 0.4), paint(lighten('#8b8478', 0.26))];
  const foam = paint('#eef4f2');
  const high = random.between(286, 340);
  const half = random.between(52, 96);
  pen.rect(mixColors(rock, haze, 0.35), -700, 0, 1400, high - 40);
  pen.polygon(shadow, [-half - 30, -20], [-half - 20, high - 20], [half + 20, high - 20], [half + 30, -20]);
  pen.fill(foam, `M${-half} ${high - 18}q${half} 20 ${2 * half} 0l10 ${-high}h${-2 * half - 20}z`);
  for (const [part, width] of [
    [-0.7, 8],
    [-0.35, 5],
    [0.05, 11],
    [0.42, 6],
    [0.74, 9],
  ] as const)
    pen.rect(mixColors(foam, water, 0.5), part * half, 6, width, high - 36);
  pen.fill(mixColors(foam, water, 0.3), `M${-half} ${high - 18}q${half} 20 ${2 * half} 0q${-half} -12 ${-2 * half} 0z`);
  for (const side of [-1, 1]) {
    const tops: [number, number, number][] = [];
    const cliff = (corners: readonly Corner[], color: string) =>
      pen.polygon(color, ...corners.map(([x, y]) => [x * side, y] as const));
    cliff(
      [
        [half - 6, -30],
        [half + 8, 60],
        [half - 2, 130],
        [half + 12, 210],
        [half, high - 6],
        [half + 60, high + 14],
        [half + 160, high - 4],
        [half + 300, high + 36],
        [700, high + 10],
        [700, -60],
      ],
      side < 0 ? rock : mixColors(rock, shadow, 0.4),
    );
    cliff(
      [
        [half, high - 6],
        [half + 12, 210],
        [half - 2, 130],
        [half + 26, 120],
        [half + 44, 220],
        [half + 30, high - 16],
      ],
      side < 0 ? shadow : bright,
    );
    cliff(
      [
        [half + 90, high - 20],
        [half + 76, 190],
        [half + 96, -10],
        [half + 150, -10],
        [half + 122, 150],
        [half + 130, high - 30],
      ],
      shadow,
    );
    cliff(
      [
        [half + 210, high - 6],
        [half + 196, 160],
        [half + 240, -10],
        [half + 330, -10],
        [half + 276, 130],
        [half + 290, high + 4],
      ],
      side < 0 ? bright : shadow,
    );
    for (let x = half + 20; x < 640; x += 62) {
      const y = high + random.between(-12, 12) + Math.max(0, 40 - Math.abs(x - half - 120) / 4);
      pen.circle(leafShade, side * (x + 14), y - 4, random.between(24, 50));
      tops.push([side * x, y + 6, random.between(18, 46)]);
    }
    const shrubs = [
      [half + 60, 60, 26],
      [half + 150, 30, 44],
      [half + 250, 10, 56],
      [half + 400, 20, 70],
    ] as const;
    for (const [x, y, size] of shrubs) pen.ellipse(leafShade, side * x + 8, y - 6, size, size * 0.7);
    for (const [x, y, size] of shrubs) pen.ellipse(leaf, side * x, y, size, size * 0.66);
    for (const [x, y, size] of tops) pen.circle(leaf, x, y, size);
    for (const [x, y, size] of tops) pen.ellipse(leafLight, x - 6, y + size * 0.6, size * 0.44, size * 0.2);
  }
  pen
    .rect(water, -700, -220, 1400, 216)
    .ellipse(foam, 0, -6, half + 70, 22, 0.9)
    .ellipse(foam, 0, 10, half + 30, 24, 0.6)
    .ellipse(waterLight, 0, -40, half + 170, 14, 0.7);
  for (const [x, y, length] of [
    [-320, -70, 220],
    [60, -88, 260],
    [-180, -120, 240],
    [240, -60, 180],
    [-500, -110, 200],
  ] as const)
    pen.fill(waterLight, `M${x} ${y}q${length / 2} 5 ${length} 0q-${length / 2}-5-${length} 0z`, 0.7);
  for (const [x, y, size] of [
    [-half - 60, -26, 40],
    [half + 70, -30, 46],
    [half + 20, -52, 22],
    [-half - 130, -52, 30],
  ] as const)
    pen.dome(shadow, x + 5, y - 8, size, size * 0.7).dome(rock, x, y - 8, size * 0.9, size * 0.66);
}
