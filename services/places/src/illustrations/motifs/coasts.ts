import { darken, lighten, mixColors } from '../scene/colors.js';
import type { MotifInput } from '../scene/motif.js';
import type { Pen } from '../scene/pen.js';
import type { Tones } from '../scene/tones.js';

/** Sea down to the lower edge, in bands that grow lighter toward a shore. */
function drawSea(pen: Pen, { water, waterLight, sky }: Tones, top: number): void {
  pen.rect(mixColors(water, sky[2], 0.3), -800, top - 30, 1600, 30);
  pen.rect(mixColors(water, sky[2], 0.12), -800, top - 70, 1600, 42).rect(water, -800, -220, 1600, top + 150);
  for (const [x, y, length] of [
    [-420, -14, 160],
    [90, -22, 220],
    [-130, -40, 110],
    [330, -52, 180],
    [-520, -66, 200],
  ] as const)
    pen.fill(waterLight, `M${x} ${top + y}q${length / 2} 4 ${length} 0q-${length / 2}-4-${length} 0z`, 0.6);
}

/** A bay with parasols and sails. */
export function drawBay({ pen, tones, random }: MotifInput): void {
  const { paint, waterLight, far, leaf, leafShade, lit, haze } = tones;
  drawSea(pen, tones, 44);
  const side = random.between(0, 1) < 0.5 ? 1 : -1;
  const land = (data: readonly (readonly [number, number])[], color: string) =>
    pen.polygon(color, ...data.map(([x, y]) => [x * side, y] as const));
  land(
    [
      [640, 44],
      [200, 44],
      [240, 64],
      [300, 70],
      [350, 108],
      [430, 122],
      [520, 160],
      [640, 176],
    ],
    mixColors(far, leaf, 0.35),
  );
  land(
    [
      [640, 32],
      [310, 40],
      [380, 62],
      [440, 66],
      [520, 100],
      [640, 110],
    ],
    mixColors(leaf, haze, 0.16),
  );
  const sand = paint('#efd9a6');
  const shallow = mixColors(waterLight, paint('#8fd0c8'), 0.5);
  pen.fill(
    shallow,
    `M${side * 640} 34C${side * 300} 30 ${side * 200} -10 ${side * 40} -60S${side * -360} -150 ${side * -640} -130V-220H${side * 640}z`,
  );
  pen.fill(
    lit,
    `M${side * 640} 26C${side * 330} 20 ${side * 250} -20 ${side * 80} -74S${side * -340} -172 ${side * -640} -156V-220H${side * 640}z`,
  );
  pen.fill(
    sand,
    `M${side * 640} 22C${side * 340} 14 ${side * 270} -28 ${side * 96} -82S${side * -320} -184 ${side * -640} -170V-220H${side * 640}z`,
  );
  pen.stroke(
    lit,
    4,
    `M${side * 500} 30C${side * 270} 10 ${side * 180} -30 ${side * 10} -72S${side * -380} -140 ${side * -640} -112`,
    0.55,
  );
  const colors = ['#c4463c', '#2f6d8a', '#e3b24a', '#a3195b'];
  const start = Math.floor(random.between(0, 4));
  const parasols = [
    [170, -86, 46],
    [262, -44, 34],
    [70, -128, 54],
    [330, -104, 50],
  ] as const;
  for (const [index, [x, y, size]] of parasols.entries())
    drawParasol(pen, tones, x * side, y, size, paint(colors[(start + index) % 4]!));
  for (const [x, y, scale] of [
    [-120, 26, 1],
    [-270, 14, 1.5],
    [60, 34, 0.6],
  ] as const)
    drawSail(pen, tones, x * side, y, scale * 0.9, paint(colors[(start + 3) % 4]!));
  pen.ellipse(leafShade, 470 * side, 18, 90, 30).ellipse(leaf, 520 * side, 16, 110, 50);
}

function drawParasol(
  pen: Pen,
  { deep, lit, shade, paint }: Tones,
  x: number,
  y: number,
  size: number,
  color: string,
): void {
  pen.ellipse(shade, x + size * 0.5, y, size * 0.9, size * 0.16, 0.6).rect(deep, x - 1.5, y, 3, size * 1.5);
  const top = y + size * 1.5;
  pen.dome(color, x, top - size * 0.6, size, size * 0.72);
  pen.fill(
    lit,
    `M${Math.round(x - size * 0.55)} ${Math.round(top - size * 0.6)}q${Math.round(size * 0.1)} ${Math.round(size * 0.6)} ${Math.round(size * 0.55)} ${Math.round(size * 0.72)}q-${Math.round(size * 0.2)}-${Math.round(size * 0.4)}-${Math.round(size * 0.2)}-${Math.round(size * 0.72)}zM${Math.round(x + size * 0.2)} ${Math.round(top - size * 0.6)}q0 ${Math.round(size * 0.4)}-${Math.round(size * 0.2)} ${Math.round(size * 0.72)}q${Math.round(size * 0.5)}-${Math.round(size * 0.1)} ${Math.round(size * 0.55)}-${Math.round(size * 0.72)}z`,
  );
  pen.polygon(
    paint('#fbf3df'),
    [x + size * 0.3, y - 2],
    [x + size * 1.3, y - 2],
    [x + size * 1.5, y + size * 0.3],
    [x + size * 1.36, y + size * 0.34],
    [x + size * 1.2, y + size * 0.12],
    [x + size * 0.3, y + size * 0.12],
  );
}

/** A small sailing boat. */
export function drawSail(
  pen: Pen,
  { lit, shade, deep }: Tones,
  x: number,
  y: number,
  scale: number,
  hull: string,
): void {
  const at = (a: number, b: number) => [x + a * scale, y + b * scale] as const;
  pen
    .polygon(hull, at(-26, 8), at(26, 8), at(18, -3), at(-18, -3))
    .polygon(lit, at(-2, 12), at(-2, 70), at(-26, 14))
    .polygon(shade, at(3, 12), at(3, 62), at(22, 14));
  pen.rect(deep, x - 1, y + 6 * scale, 2, 66 * scale);
}

/** A hilly island with a village or palms. */
export function drawHillyIsland({ pen, tones, random, palette }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight, far, haze, lit, waterLight } = tones;
  drawSea(pen, tones, 30);
  const isTropical = ['monsoon', 'savanna', 'desert'].includes(palette);
  const rock = paint(isTropical ? '#9a8a72' : '#b3a288');
  pen.fill(mixColors(far, haze, 0.3), 'M-560 30q90 76 170 66t120-66zM300 30q70 50 130 44t150-44z');
  const peak = random.between(150, 230);
  pen.fill(
    isTropical ? leaf : mixColors(leaf, paint('#b9a878'), 0.35),
    `M-300 0C-240 60-190 70-150 ${Math.round(peak * 0.6)}S-60 ${Math.round(peak * 1.05)}-20 ${Math.round(peak)}S60 ${Math.round(peak * 0.55)} 110 ${Math.round(peak * 0.62)}S220 70 310 0z`,
  );
  pen.fill(
    mixColors(leafShade, rock, 0.25),
    `M-20 ${Math.round(peak)}C10 ${Math.round(peak * 0.7)} 20 60 60 0H310C220 70 180 ${Math.round(peak * 0.7)} 110 ${Math.round(peak * 0.62)}S20 ${Math.round(peak * 0.95)}-20 ${Math.round(peak)}z`,
  );
  pen.fill(
    leafLight,
    `M-150 ${Math.round(peak * 0.6)}C-110 ${Math.round(peak * 0.8)}-70 ${Math.round(peak * 1.02)}-20 ${Math.round(peak)}C-60 ${Math.round(peak * 0.8)}-100 ${Math.round(peak * 0.7)}-150 ${Math.round(peak * 0.6)}z`,
    0.6,
  );
  pen.polygon(
    rock,
    [-316, -4],
    [-300, 14],
    [-250, 26],
    [-180, 14],
    [-90, 22],
    [20, 10],
    [130, 24],
    [230, 18],
    [296, 16],
    [322, -4],
  );
  pen.polygon(darken(rock, 0.25), [20, -4], [20, 10], [130, 24], [230, 18], [296, 16], [322, -4]);
  pen.fill(paint('#f0dfb2'), 'M-190-4q60 22 140 12t120-12z').fill(lit, 'M-330-6q320-14 664 0q-330 10-664 0z', 0.8);
  if (isTropical)
    for (const [x, y, size] of [
      [-120, 8, 0.9],
      [-90, 10, 1.15],
      [-60, 8, 0.8],
    ] as const)
      drawPalmTree(pen, tones, x, y, size);
  else
    for (let index = 0; index < 8; index++) {
      const [x, y] = [-120 + index * 25, 24 + ((index * 37) % 26)];
      pen
        .rect(lit, x, y, 19, 18)
        .rect(tones.shade, x + 13, y, 6, 18)
        .polygon(tones.roof, [x - 3, y + 18], [x + 9, y + 29], [x + 22, y + 18])
        .rect(tones.window, x + 4, y + 5, 4, 6);
    }
  for (const [x, y, scale] of [
    [-210, -70, 1.25],
    [190, -46, 0.9],
  ] as const) {
    pen.ellipse(waterLight, x, y - 8, 34 * scale, 4);
    drawSail(pen, tones, x, y, scale, paint(random.between(0, 1) < 0.5 ? '#a3195b' : '#2f5f80'));
  }
}

function drawPalmTree(pen: Pen, { leaf, leafShade, paint }: Tones, x: number, y: number, scale: number): void {
  const n = (value: number) => Math.round(value * scale);
  pen.stroke(paint('#8a6a4c'), 4 * scale, `M${x} ${y}q${n(4)} ${n(40)} ${n(14)} ${n(70)}`);
  const top = `M${x + n(14)} ${y + n(70)}`;
  pen.fill(
    leafShade,
    `${top}q${n(24)} ${n(6)} ${n(36)} ${n(-22)}q${n(-14)} ${n(10)} ${n(-36)} ${n(22)}z${top}q${n(-24)} ${n(6)} ${n(-34)} ${n(-22)}q${n(14)} ${n(12)} ${n(34)} ${n(22)}z`,
  );
  pen.fill(
    lighten(leaf, 0.06),
    `${top}q${n(20)} ${n(22)} ${n(44)} ${n(6)}q${n(-26)} ${n(2)} ${n(-44)} ${n(-6)}z${top}q${n(-20)} ${n(22)} ${n(-44)} ${n(4)}q${n(26)} ${n(4)} ${n(44)} ${n(-4)}z${top}q${n(8)} ${n(26)} ${n(26)} ${n(26)}q${n(-14)} ${n(-8)} ${n(-26)} ${n(-26)}z`,
  );
}
