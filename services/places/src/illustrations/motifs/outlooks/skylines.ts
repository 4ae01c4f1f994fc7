import { mixColors } from '../../scene/colors.js';
import type { Motif, MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';

/** A tower of a skyline: x is its middle. */
type Tower = readonly [
  x: number,
  width: number,
  height: number,
  color: string,
  top: 'flat' | 'step' | 'taper' | 'peak' | 'masts',
];

/** A city of towers across water. */
export interface SkylineSpec {
  towers: readonly Tower[];
  /** A thin tower with a pod: its middle and height. */
  needle?: readonly [x: number, height: number];
  /** A white dome at the water: its middle and radius. */
  dome?: readonly [x: number, radius: number];
}

export const portraySkyline = (spec: SkylineSpec): Motif => ({
  draw: (input) => drawSkylineView(input, spec),
  reach: 400,
  setting: 'scenery',
  hidesHorizon: true,
  hasFront: true,
  evening: 'lamps',
});

function drawSkylineView({ pen, tones }: MotifInput, { towers, needle, dome }: SkylineSpec): void {
  const { paint, haze, water, waterLight, leaf, leafShade } = tones;
  const far = mixColors(paint('#9aa8b3'), haze, 0.5);
  let blocks = '';
  for (let index = 0; index < 26; index++) blocks += `M${-730 + index * 57} 0h44v${90 + ((index * 53) % 130)}h-44z`;
  pen.fill(far, blocks);
  let windows = '';
  for (const [x, width, height, color, top] of towers) {
    const tower = withBuilding(tones, color, color);
    const half = width / 2;
    const inset = top === 'taper' ? width * 0.18 : 0;
    pen
      .polygon(tower.wall, [x - half, 0], [x - half + inset, height], [x + half - inset, height], [x + half, 0])
      .polygon(
        tower.shade,
        [x + half * 0.4, 0],
        [x + half * 0.4 - inset * 0.4, height],
        [x + half - inset, height],
        [x + half, 0],
      );
    if (top === 'step' || top === 'masts')
      pen
        .rect(tower.wall, x - half * 0.66, height, half * 1.32, height * 0.16)
        .rect(tower.shade, x + half * 0.26, height, half * 0.4, height * 0.16);
    if (top === 'peak') pen.polygon(tower.lit, [x - half, height], [x, height + width * 0.8], [x + half, height]);
    if (top === 'masts' || top === 'taper') {
      const from = top === 'masts' ? height * 1.16 : height;
      for (const side of [-1, 1]) pen.rect(tower.lit, x + side * half * 0.3 - 2, from, 5, 84);
    }
    for (let y = 22; y < height - 10; y += 25)
      windows += `M${Math.round(x - half + inset + 8)} ${y}h${Math.round(width - 2 * inset - 14)}`;
  }
  pen.dashes(mixColors(tones.window, haze, tones.isDusk ? 0 : 0.4), 10, [8, 9], windows);
  if (needle) {
    const [x, height] = needle;
    const shaft = withBuilding(tones, '#8f8a86', '#6f6a68');
    const pod = height * 0.68;
    pen
      .polygon(shaft.wall, [x - 34, 0], [x - 9, pod], [x + 9, pod], [x + 34, 0])
      .polygon(shaft.shade, [x + 8, 0], [x + 3, pod], [x + 9, pod], [x + 34, 0])
      .ellipse(shaft.wall, x, pod, 42, 20)
      .rect(shaft.deep, x - 40, pod - 6, 80, 9)
      .ellipse(shaft.lit, x, pod + 12, 32, 11)
      .rect(shaft.wall, x - 6, pod + 14, 12, height * 0.16)
      .ellipse(shaft.lit, x, pod + height * 0.17, 14, 7)
      .rect(paint('#c4563c'), x - 3, pod + height * 0.17, 6, height * 0.15);
  }
  if (dome) {
    const [x, radius] = dome;
    const shell = withBuilding(tones, '#f1f0ea', '#c6c6c2');
    pen
      .rect(shell.shade, x - radius, 0, 2 * radius, 34)
      .dome(shell.wall, x, 34, radius, radius * 0.56)
      .stroke(
        shell.roof,
        5,
        `M${x - radius * 0.5} 34q${radius * 0.1} ${radius * 0.4} ${radius * 0.5} ${radius * 0.54}M${x + radius * 0.5} 34q-${radius * 0.1} ${radius * 0.4}-${radius * 0.5} ${radius * 0.54}`,
      );
  }
  pen
    .rounds(leafShade, 34, 'M-690 8h160M-470 6h120M-260 8h90M150 8h100M330 6h150M560 8h130')
    .rounds(leaf, 20, 'M-650 16h80M-430 14h60M190 14h40M370 14h80M600 16h60')
    .rect(paint('#b9ab95'), -720, -22, 1440, 22)
    .rect(water, -720, -240, 1440, 220)
    .rounds(waterLight, 5, 'M-560-70h200M-180-50h160M120-80h260M-400-130h240M60-150h220M380-180h200M-620-190h180', 0.6)
    .fill(paint('#f6f3ea'), 'M-250-120l26 120 90-112zM300-110l20 90 70-84z')
    .fill(paint('#f6f3ea'), 'M-290-122h190l-22-20h-140zM270-112h150l-18-18h-110z');
}
