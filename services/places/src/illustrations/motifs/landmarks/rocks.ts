import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { withBuilding } from '../../scene/tones.js';
import { drawSea } from './waters.js';

/** Columns of basalt that step down into the sea. */
export function drawBasalt({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade, deep } = withBuilding(tones, '#85817f', '#5f5c5e');
  const { far, haze, leaf, leafShade, paint } = tones;
  pen.fill(mixColors(far, haze, 0.3), 'M-720 0v90q120 60 240 20t200-60t160-50z');
  drawSea(pen, tones);
  pen
    .fill(leafShade, 'M720-20v300q-140 20-240-50t-220-110t-140-140z')
    .fill(leaf, 'M720 150v130q-140 20-240-50q-60-40-120-66q120 20 360-14z');
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 13; column++) {
      const x = -400 + column * 84 + (row % 2) * 42 - row * 26;
      const rise = column * 15 + (column > 7 ? 40 : 0) - row * 44;
      const y = Math.round(rise - 40 + random.between(-12, 34));
      if (x > 700 || x < -600 + row * 40) continue;
      pen
        .rect(wall, x, -220, 56, y + 220)
        .rect(shade, x + 56, -220, 26, y + 220)
        .polygon(lit, [x, y], [x + 20, y + 15], [x + 62, y + 15], [x + 82, y], [x + 56, y - 12], [x + 16, y - 12])
        .stroke(deep, 2, `M${x + 56} ${y - 12}V-220`, 0.6);
    }
  pen.stroke(paint('#f4f7f4'), 6, 'M-640-120q60 20 110 0t90-20M-600-170q70 16 130-6M-660-70q50 16 100 0t90 4', 0.8);
}

/** Stacks of rock in the surf before cliffs. */
export function drawSeaStacks({ pen, tones }: MotifInput): void {
  const { wall, lit, shade } = withBuilding(tones, '#d9a873', '#b27f55');
  const { haze, leaf, paint } = tones;
  const foam = paint('#f6f8f4');
  drawSea(pen, tones);
  const stack = (x: number, y: number, width: number, height: number, air: number) => {
    const tone = (color: string) => mixColors(color, haze, air);
    const h = height;
    const w = width;
    pen.fill(
      tone(wall),
      `M${x} ${y}l${w * 0.08} ${h * 0.4}l-${w * 0.04} ${h * 0.2}l${w * 0.1} ${h * 0.36}l${w * 0.3} ${h * 0.06}l${w * 0.34}-${h * 0.05}l${w * 0.06}-${h * 0.34}l${w * 0.06}-${h * 0.2}l${w * 0.1}-${h * 0.43}z`,
    );
    pen.fill(
      tone(shade),
      `M${x + w * 0.6} ${y}l-${w * 0.05} ${h * 0.5}l${w * 0.1} ${h * 0.5}l${w * 0.13}-${h * 0.03}l${w * 0.06}-${h * 0.34}l${w * 0.06}-${h * 0.2}l${w * 0.1}-${h * 0.43}z`,
    );
    pen.stroke(
      tone(lit),
      4,
      [0.2, 0.4, 0.58, 0.76]
        .map((share) => `M${Math.round(x + w * 0.12)} ${Math.round(y + h * share)}h${Math.round(w * 0.44)}`)
        .join(''),
      0.8,
    );
    pen.ellipse(foam, x + w / 2, y, w * 0.66, 9, 0.85);
  };
  stack(-470, 4, 70, 120, 0.4);
  stack(-340, 2, 90, 160, 0.3);
  stack(110, 0, 96, 190, 0.24);
  stack(-180, -34, 150, 270, 0.06);
  stack(20, -70, 96, 150, 0);
  pen
    .fill(wall, 'M720-220v520l-90 6l-120-10l-60-18l-10-120l-30-90l-10-110l-60-80l-40-98z')
    .fill(lit, 'M440 278l60 18l-20-130l-30-90l-10-110l-60-80l-30-20l60 90l10 110l20 90z')
    .fill(leaf, 'M720 300l-90 6l-120-10l-70-18q60 42 120 36t160 14z')
    .stroke(shade, 6, 'M470 200l250 10M440 110l280 14M420 20l300 20M400-60l320 10M350-140l370 10');
  pen
    .fill(paint('#ecd6a4'), 'M720-220v60q-180 30-330 0q-120-30-240-60z')
    .stroke(foam, 8, 'M720-150q-180 30-340-6q-130-30-260-64', 0.9);
  pen.stroke(foam, 5, 'M-640-90h130M-420-120h170M-560-170h210M-120-150h160', 0.7);
}

/** Tall pillars of rock with trees on their tops, in mist. */
export function drawRockPillars({ pen, tones, random }: MotifInput): void {
  const { leaf, leafShade, leafLight, haze } = tones;
  const { wall, shade, lit } = withBuilding(tones, '#b39a7c', '#8a7660');
  const mist = (y: number, opacity: number) =>
    pen.fill(haze, `M-720 ${y}q120 40 260 10t280 6t260-12t300 10t340-8v-120h-1440z`, opacity);
  const pillar = (x: number, width: number, top: number, air: number) => {
    const tone = (color: string) => mixColors(color, haze, air);
    const w = width;
    const lean = Math.round(random.between(-10, 10));
    pen.fill(tone(wall), `M${x}-220l${8 + lean} 180l-10 60L${x + 6} ${top}h${w - 16}L${x + w} 20l-8-70l10-170z`);
    pen.fill(
      tone(shade),
      `M${x + w * 0.6}-220l-6 200L${x + w * 0.62} ${top}h${w * 0.38 - 10}L${x + w} 20l-8-70l10-170z`,
    );
    pen.stroke(tone(lit), 4, `M${x + w * 0.24} ${top - 20}V0M${x + w * 0.42} ${top - 60}V-60`, 0.7);
    pen
      .rounds(
        tone(leafShade),
        w * 0.26,
        `M${x + w * 0.14} ${top + 4}h${w * 0.72}M${x + w * 0.16} ${Math.round(top * 0.5)}h${w * 0.1}`,
      )
      .rounds(tone(leaf), w * 0.22, `M${x + w * 0.2} ${top + 14}h${w * 0.3}M${x + w * 0.9} ${Math.round(top * 0.3)}h4`)
      .rounds(tone(leafLight), w * 0.1, `M${x + w * 0.2} ${top + 22}h${w * 0.2}`);
  };
  for (const [x, width, top] of [
    [-620, 80, 250],
    [-440, 70, 330],
    [-250, 60, 280],
    [40, 64, 300],
    [230, 80, 350],
    [430, 60, 270],
    [580, 90, 320],
  ] as const)
    pillar(x, width, Math.round(top + random.between(-20, 20)), 0.55);
  mist(60, 0.7);
  for (const [x, width, top] of [
    [-560, 110, 260],
    [-160, 104, 380],
    [130, 90, 270],
    [340, 120, 330],
  ] as const)
    pillar(x, width, Math.round(top + random.between(-20, 20)), 0.22);
  mist(-10, 0.75);
  for (const [x, width, top] of [
    [-390, 140, 190],
    [10, 110, 150],
    [520, 160, 200],
  ] as const)
    pillar(x, width, top, 0);
  drawWood(pen, leafShade, leaf);
}

function drawWood(pen: Pen, dark: string, light: string): void {
  pen
    .rounds(dark, 110, 'M-700-170h200M-420-190h220M-120-200h260M220-190h200M500-170h200')
    .rounds(light, 70, 'M-640-150h60M-360-170h80M-40-180h90M280-170h60M580-146h60');
}
