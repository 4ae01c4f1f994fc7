import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { dimHall } from '../portraits/evening.js';
import { fade } from '../wonders/parts.js';

/** Low houses of dark red wood with white windows and roofs of turf on a rocky point in a harbor. */
export function drawTurfHouses({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  const red = withBuilding(tones, '#7f3229', '#5b7a3f');
  const base = withBuilding(tones, '#d9d4c8', '#8d8a84');
  const { window } = red;
  pen
    .fill(paint('#5f5c5a'), 'M-400-6L-372 24L-300 34L-230 54H270L330 34L386 22L400-6z')
    .fill(paint('#7a7672'), 'M-372 24L-300 34L-230 54H-60L-150 20L-280-6H-400z');
  const house = (x: number, y: number, width: number, high: number, isGable: boolean) => {
    drawBlock(pen, base, { x, y, width, height: 20 }, 0.2);
    drawBlock(pen, red, { x, y: y + 20, width, height: high }, 0.2);
    const top = y + 20 + high;
    const middle = x + width / 2;
    if (isGable)
      pen
        .polygon(red.wall, [x, top], [middle, top + width * 0.46], [x + width, top])
        .stroke(leaf, 15, `M${x - 8} ${top - 4}L${middle} ${Math.round(top + width * 0.5)}L${x + width + 8} ${top - 4}`)
        .rect(base.lit, middle - 12, top + 6, 24, 28)
        .rect(window, middle - 8, top + 10, 16, 20);
    else
      pen
        .polygon(leaf, [x - 8, top - 4], [x + 20, top + 60], [x + width - 20, top + 60], [x + width + 8, top - 4])
        .polygon(leafShade, [x - 8, top - 4], [x - 4, top + 6], [x + width + 4, top + 6], [x + width + 8, top - 4])
        .rounds(leafLight, 5, `M${x + 34} ${top + 30}h20M${middle} ${top + 44}h24M${x + width - 60} ${top + 24}h20`)
        .rect(paint('#4a4644'), middle - 40, top + 50, 18, 30);
    const columns = Math.max(2, Math.round(width / 52));
    drawWindows(pen, base.lit, [middle, y + 20, width, high], [columns, 1, 28, 34]);
    drawWindows(pen, window, [middle, y + 20, width, high], [columns, 1, 20, 26]);
  };
  house(-190, 120, 180, 66, false);
  house(30, 128, 120, 70, true);
  house(170, 104, 130, 60, false);
  house(-310, 74, 130, 66, true);
  house(-150, 50, 210, 70, false);
  house(90, 50, 130, 78, true);
  house(236, 40, 130, 60, false);
  pen.rect(paint('#d9d4c8'), -2, 50, 4, 60).rect(leaf, -330, 48, 100, 10);
  pen.fill(paint('#f1eadb'), 'M250-14h90q-8-22-24-22h-50q-14 4-16 22z');
}

/** Small flat-roofed houses in pastel colors, stacked in rows up a hillside, with the sea in a gap of the hills. */
export function drawStackedHouses({ pen, tones, random }: MotifInput): void {
  const { haze, leaf, leafShade, water, paint, window } = tones;
  const far = fade(haze, 0.35);
  pen
    .fill(far(water), 'M-720 190H720V-20H-720z')
    .fill(far(leafShade), 'M-720 300Q-520 330-380 220T-160 110V-40H-720zM720 380Q560 430 420 330T160 110V-40H720z')
    .fill(mixColors(leafShade, haze, 0.12), 'M-720 260Q-560 250-420 160T-60 60T300 170T720 330V-230H-720z');
  const colors = ['#8fc1dc', '#f0b8a8', '#f3dc8f', '#a9d3b4', '#f4f0e6', '#7fa8d3', '#e39aa8', '#c9b5dc'].map(paint);
  for (let row = 0; row < 7; row++) {
    let [walls, shades, openings] = [new Map<string, string>(), '', ''];
    const size = 42 + row * 8;
    const lift = (x: number) => 128 - row * 48 + 130 * (x / 500) ** 2 * (1 - row * 0.08);
    for (let x = -720 + Math.round(random.between(0, 30)); x < 720; ) {
      const width = Math.round(size * random.between(0.9, 1.4));
      const high = Math.round(size * random.between(0.75, 1.05));
      const y = Math.round(lift(x + width / 2));
      const color = colors[Math.floor(random.between(0, 8))]!;
      walls.set(color, `${walls.get(color) ?? ''}M${x} ${y - 40}h${width}v${high + 40}h-${width}z`);
      shades += `M${x + Math.round(width * 0.74)} ${y - 40}h${Math.round(width * 0.26)}v${high + 40}h-${Math.round(width * 0.26)}z`;
      openings += `M${x + Math.round(width * 0.2)} ${y + Math.round(high * 0.5)}h${Math.round(width * 0.5)}`;
      x += width + 2;
    }
    for (const [color, data] of walls) pen.fill(color, data);
    pen
      .fill(paint('#4a4a68'), shades, 0.22)
      .dashes(window, Math.round(size * 0.26), [Math.round(size * 0.2), Math.round(size * 0.14)], openings);
  }
  pen.rounds(leafShade, 44, 'M-640-200h200M420-206h240').rounds(leaf, 26, 'M-600-186h90M470-190h110');
}

/** A vaulted hall with painted ornaments, long wooden tables, benches and mugs of beer. */
export function drawBeerHall({ pen, tones }: MotifInput): void {
  const { paint, window, isDusk } = tones;
  const [plaster, shade, wood, dark, green, red] = [
    '#e9d3a0',
    '#c9a870',
    '#8a5a34',
    '#5d3b24',
    '#6f8a5a',
    '#a8483a',
  ].map(paint) as [string, string, string, string, string, string];
  pen
    .rect(shade, -720, -240, 1440, 900)
    .rect(mixColors(plaster, shade, 0.3), -150, 20, 300, 260)
    .fill(plaster, 'M-150 200A150 130 0 0 0 150 200L330 300A330 250 0 0 1-330 300z')
    .fill(mixColors(plaster, shade, 0.4), 'M-330 300A330 250 0 0 0 330 300L720 480V660H-720V480z')
    .stroke(red, 9, 'M-150 200A150 130 0 0 0 150 200M-330 300A330 250 0 0 0 330 300')
    .stroke(green, 6, 'M-190 222A190 160 0 0 0 190 222M-280 272A280 220 0 0 0 280 272')
    .rounds(
      red,
      13,
      'M0 372v0M-76 356v0M76 356v0M-140 324v0M140 324v0M0 450v0M-110 430v0M110 430v0M-200 384v0M200 384v0M0 590v0M-190 560v0M190 560v0',
    )
    .rounds(
      green,
      8,
      'M-38 366q10 16 20 4M38 366q-10 16-20 4M-108 342q10 14 18 2M108 342q-10 14-18 2M-60 442q20 16 40 8M60 442q-20 16-40 8M-120 580q40 20 90 12M120 580q-40 20-90 12',
    );
  dimHall(pen, tones, 0.4);
  for (const x of [-90, 0, 90])
    pen.arch(dark, x - 30, 70, 60, 80).arch(isDusk ? window : paint('#cfe0dc'), x - 23, 76, 46, 72);
  for (const side of [-1, 1])
    for (const [x, half, top] of [
      [240, 34, 250],
      [470, 60, 380],
    ] as const)
      pen
        .rect(plaster, side * x - half, -60, 2 * half, top + 60)
        .rect(shade, side * x + half * 0.3, -60, half * 0.7, top + 60)
        .rect(wood, side * x - half - 4, -80, 2 * half + 8, 130)
        .rect(red, side * x - half - 8, top - 30, 2 * half + 16, 14);
  pen.polygon(paint('#a9855c'), [-150, 20], [150, 20], [720, -240], [-720, -240]);
  pen
    .stroke(dark, 3, 'M0 150V330')
    .circle(isDusk ? window : plaster, 0, 250, 17)
    .stroke(dark, 7, 'M-70 246h140')
    .circle(window, -66, 262, 11)
    .circle(window, 66, 262, 11);
  for (const [y, half, thick, size] of [
    [30, 110, 9, 0.4],
    [-30, 210, 14, 0.62],
    [-130, 360, 24, 1],
  ] as const) {
    for (const side of [-1, 1]) {
      const [inner, outer] = [half * 0.16, half * 1.5];
      const left = side < 0 ? -outer : inner;
      pen
        .rect(wood, left, y, outer - inner, thick * 1.6)
        .rect(dark, left, y - thick * 0.5, outer - inner, thick * 0.5)
        .rect(dark, left + 10, y - thick * 2.4, thick, thick * 2.2)
        .rect(dark, left + outer - inner - 10 - thick, y - thick * 2.4, thick, thick * 2.2);
      for (const share of [0.16, 0.4, 0.64, 0.86]) {
        const x = Math.round(left + (outer - inner) * share);
        const [w, h] = [30 * size, 46 * size];
        pen
          .stroke(
            paint('#e9e2cf'),
            6 * size,
            `M${x + w * 0.5} ${y + thick * 1.6 + h * 0.2}h${w * 0.4}v${h * 0.5}h-${w * 0.4}`,
          )
          .rect(paint('#e3a63c'), x - w / 2, y + thick * 1.6, w, h * 0.8)
          .rect(paint('#faf5e8'), x - w * 0.56, y + thick * 1.6 + h * 0.76, w * 1.12, h * 0.3);
      }
    }
  }
}
