import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawElephant, drawGiraffe } from '../nature/animals.js';
import { drawBlock } from '../parts.js';

/** A single red rock in a plain. */
export function drawMonolith({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#c4613c', '#9c4a32');
  pen
    .rect(tones.paint('#cf8a56'), -720, -200, 1440, 214)
    .fill(tones.paint('#b9744a'), 'M-720-60q300 30 700 6t740 20v-166h-1440z');
  pen.fill(rock.wall, 'M-410 10q20 70 44 110q40 60 110 78q120 30 300 22q150-4 230-40q70-24 90-90l46-80z');
  pen
    .fill(rock.shade, 'M90 10q40 100 10 212q110-8 174-42q70-24 90-90l46-80z')
    .fill(rock.lit, 'M-366 120q40 60 110 78q120 30 300 22q-200-16-300-50q-60-20-110-50z');
  pen.stroke(
    rock.roof,
    6,
    'M-330 30q20 70 50 120M-260 20q10 80 50 160M-180 16q0 90 40 180M-90 14q-10 100 20 200M0 14q-20 100 10 204M200 20q20 80-20 170M290 20q20 70-10 140',
    0.75,
  );
  pen
    .rounds(tones.paint('#8a8a4c'), 26, 'M-520-40h20M-300-80h40M-60-50h24M180-90h40M400-40h20M540-90h40')
    .rounds(
      tones.paint('#6c7040'),
      16,
      'M-420 4h10M-200-20h14M60-4h10M320-14h14M480-6h10M-340-130h40M240-150h50M-20-130h30',
    );
  pen.rounds(tones.paint('#d9b071'), 12, 'M-560-110h10M-460-90h12M-180-110h8M120-120h10M340-110h8M460-140h12');
}

/** A symmetrical cone with snow above a lake or a plain. */
export function drawSnowCone({ pen, tones, palette }: MotifInput): void {
  const { paint, leaf, leafShade, water, waterLight, haze } = tones;
  const isPlain = palette === 'savanna';
  const slope = mixColors(paint(isPlain ? '#7d7f96' : '#6d84a6'), haze, 0.12);
  const dark = mixColors(paint(isPlain ? '#63657e' : '#556c90'), haze, 0.08);
  const snow = paint('#f7f4ee');
  const [half, top] = isPlain ? [96, 250] : [44, 330];
  pen.fill(slope, `M-620 0Q-240 70-${half} ${top}Q0 ${top + (isPlain ? 18 : 6)} ${half} ${top}Q240 70 620 0z`);
  pen.fill(dark, `M-20 ${top + 6}Q30 ${top} ${half} ${top}Q240 70 620 0H60q40 120-80 ${top}z`);
  pen.fill(
    snow,
    `M-${half} ${top}Q0 ${top + (isPlain ? 18 : 6)} ${half} ${top}q20-46 48-84q-20 4-34 22q-20-50-38-56q-10 40-30 60q-20-40-40-62q-16 30-26 54q-20-14-32-18q32 44 38 84z`,
  );
  pen.fill(
    mixColors(snow, dark, 0.32),
    `M0 ${top + 4}q30 0 ${half} -4q20-46 48-84q-20 4-34 22q-20-50-38-56q10 60-14 122z`,
  );
  if (isPlain) {
    pen.rect(tones.ground, -720, -220, 1440, 224).rect(tones.middle, -720, -20, 1440, 24);
    drawElephant(pen, tones, { x: -230, y: -96, size: 1.05 });
    drawElephant(pen, tones, { x: -110, y: -84, size: 0.7 });
    drawGiraffe(pen, tones, { x: 230, y: -70, size: 0.95 });
    return;
  }
  pen
    .fill(leafShade, 'M-720 26q120-24 240-12t260-10q200-16 320 2t240-4q120 0 380 24v-50h-1440z')
    .fill(leaf, 'M-720 4q200-16 480-8t480-6q200-4 480 10v-30h-1440z');
  pen
    .rect(water, -720, -220, 1440, 206)
    .rounds(waterLight, 4, 'M-400-60h160M-100-90h220M220-50h120M-300-140h260M160-130h300', 0.6);
  pen
    .fill(slope, 'M-300-16Q-110-60-40-150Q0-154 40-150Q110-60 300-16z', 0.32)
    .fill(snow, 'M-82-90q30-30 42-60q40-4 80 0q10 30 42 60q-80 10-164 0z', 0.4);
}

/** A wall with towers along ridges. */
export function drawWallRidge({ pen, tones }: MotifInput): void {
  const { leaf, leafShade, leafLight, far, haze, paint } = tones;
  const stone = withBuilding(tones, '#cdb893', '#8d7d68');
  pen.fill(
    mixColors(far, haze, 0.2),
    'M-720 60q160 110 300 70q120 120 260 60q160 120 300 30q140 60 280-40q120 40 300-30v-160h-1440z',
  );
  pen.fill(
    mixColors(leaf, haze, 0.4),
    'M-720 0q140 130 320 60q120 100 240 40q100 60 200-20t260 10q140 60 420-60v-230h-1440z',
  );
  pen.stroke(mixColors(stone.wall, haze, 0.35), 13, 'M-400 66q110 90 240 34q100 60 200-20t250 8');
  for (const [x, y] of [
    [-160, 98],
    [40, 78],
  ] as const)
    pen.rect(mixColors(stone.wall, haze, 0.3), x - 17, y - 4, 34, 40);
  pen
    .fill(leafShade, 'M-720-60q200 60 360 10q200-30 320-100q180-40 340 20t420 90v-180h-1440z')
    .fill(leaf, 'M-720-80q200 40 360-10q160-20 300-100h-660zM120-140q120 0 240 40t360 80v-200h-620z');
  pen.fill(
    stone.wall,
    'M-640-220q40 90 130 128q120 40 220 10q130-46 250-66q150-10 250 44q110 50 190 150l44-14q-70-120-200-188q-130-66-300-50q-130 16-250 66q-90 20-170-10q-70-30-90-70z',
  );
  pen.fill(
    stone.shade,
    'M-600-220q40 60 110 84q90 24 190-4q130-48 250-64q160-14 284 52q100 50 176 144l34-12q-70-120-200-188q-130-66-300-50q-130 16-250 66q-90 20-170-10q-70-30-84-18z',
  );
  pen.dashes(
    stone.lit,
    12,
    [14, 10],
    'M-636-206q40 82 126 118q120 40 220 10q130-46 250-66q150-10 250 44q110 50 190 150',
  );
  for (const [x, y, s] of [
    [-300, -110, 1.25],
    [210, -96, 1.1],
    [428, 36, 0.8],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    drawBlock(pen, stone, { x: x - n(50), y, width: n(100), height: n(108) }, 0.34);
    pen
      .dashes(stone.wall, n(13), [n(13), n(9)], `M${x - n(54)} ${y + n(114)}h${n(108)}`)
      .rect(stone.lit, x - n(54), y + n(100), n(108), n(8));
    for (const dx of [-32, -6, 20]) pen.arch(stone.deep, x + n(dx), y + n(50), n(15), n(16));
  }
  pen
    .rounds(leafLight, 26, 'M-560-150h40M-160-190h40M60-196h30M420-150h50M560-110h40')
    .rounds(paint('#b9703f'), 22, 'M-440-180h20M300-190h20M500-190h30M-680-130h20');
}

/** A flat-topped mountain over a bay with a town at its foot. */
export function drawTableMountain({ pen, tones }: MotifInput): void {
  const { leaf, leafShade, water, waterLight, paint, haze, lit } = tones;
  const rock = withBuilding(tones, '#8f8a94', '#6f6b7c');
  pen.fill(
    rock.wall,
    'M-720 20q120 10 180 60q60 40 110 110l30 70h690l40-60q20-90 60-120l60 90l50-80q80-60 180-90v-20h-1440z',
  );
  pen.fill(
    rock.shade,
    'M-400 260h690l40-60q10-40 22-70q-50 40-80 10q-60 60-110 10q-50 70-110 20q-60 60-120 10q-60 60-120 0q-40 50-80-20q-60 40-82-4z',
  );
  pen
    .fill(rock.lit, 'M-408 244l8 16h690l10-14z')
    .fill(
      paint('#f6f3ec'),
      'M-330 262q40 26 100 12q60 24 130 6q90 22 170-4q80 22 160-14q-30-30-90-14q-60-24-130-2q-80-26-150-2q-90-20-190 18z',
      0.9,
    );
  pen
    .fill(mixColors(leaf, haze, 0.25), 'M-720 30q240 70 420 90q200-40 330 10q160-40 300 0q180-40 390-90v-60h-1440z')
    .fill(leafShade, 'M-720 8q300 40 620 22t820-14v-40h-1440z');
  const roofs = [
    'M-420 18h26M-300 24h20M-180 22h30M-40 26h24M90 22h30M220 24h24M350 20h26',
    'M-360 30h20M-240 36h16M-110 34h20M20 38h20M160 34h18M290 34h20',
  ];
  pen.rounds(lit, 16, roofs[0]!).rounds(paint('#d98c6a'), 12, roofs[1]!);
  pen
    .rect(water, -720, -220, 1440, 218)
    .rounds(waterLight, 5, 'M-420-50h180M-80-80h240M240-50h140M-320-140h260M140-150h320', 0.6);
}
