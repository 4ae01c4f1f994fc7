import { mixColors } from '../scene/colors.js';
import type { MotifInput } from '../scene/motif.js';
import type { Pen } from '../scene/pen.js';
import type { Tones } from '../scene/tones.js';

/** A laid table on a terrace. */
export function drawTable({ pen, tones, random }: MotifInput): void {
  const { paint, lit, shade, deep, wall, isDusk } = tones;
  const accent = paint(['#a3195b', '#b5503f', '#2f6d8a', '#c98a3a'][Math.floor(random.between(0, 4))]!);
  pen.rect(wall, -700, -220, 1400, 240).rect(shade, -700, -220, 1400, 90);
  pen
    .polygon(shade, [-700, -56], [700, -56], [700, -60], [-700, -60])
    .rect(lit, -700, 74, 1400, 12)
    .rect(shade, -700, 70, 1400, 5);
  for (let x = -690; x < 700; x += 46)
    pen.fill(lit, `M${x} 20h26v7h-6q10 16 0 24q-3 6 0 19h-14q3-13 0-19q-10-8 0-24h-6z`);
  pen.rect(lit, -700, 10, 1400, 12);
  drawAwning(pen, tones, accent);
  for (const side of [-1, 1]) {
    const x = side * 262;
    pen
      .rect(deep, x - 34, -150, 7, 90)
      .rect(deep, x + 27, -150, 7, 90)
      .fill(deep, `M${x + side * 34 - 4} -62v170h8v-170z`);
    pen
      .fill(accent, `M${x - 46} -70h92v14h-92z`)
      .stroke(deep, 6, `M${x + side * 34} 104q${-side * 10} 10 ${-side * 22} 0`);
    for (const y of [10, 44, 78]) pen.stroke(deep, 4, `M${x + side * 34} ${y}h${-side * 24}`);
  }
  pen.fill(
    paint('#f7efdf'),
    'M-206-28h412l22-96q-14 10-26 0t-26 2t-28-4t-30 4t-32-4t-32 4t-32-4t-32 4t-32-4t-32 4t-30-4t-28 4t-26-2t-26 0z',
  );
  pen
    .fill(paint('#ddd0bb'), 'M-206-28l-22-96q14 10 26 0t26 2l24 94zM206-28l22-96q-14 10-26 0t-26 2l-10 94z')
    .ellipse(paint('#fffaf0'), 0, -26, 210, 22);
  drawTableware(pen, tones, accent);
  if (isDusk) pen.ellipse(tones.window, 0, 4, 150, 60, 0.16);
}

/** Draws a bottle, glasses, plates and a lamp. */
function drawTableware(pen: Pen, { paint, lit, deep, leaf, isDusk, window }: Tones, accent: string): void {
  const wine = paint('#7a2240');
  for (const x of [-112, 104]) {
    pen.ellipse(paint('#d5cabb'), x, -26, 60, 10).ellipse(lit, x, -23, 58, 9).ellipse(paint('#e9dfcf'), x, -22, 38, 5);
    pen
      .ellipse(paint('#d98a4a'), x - 8, -18, 17, 7)
      .ellipse(leaf, x + 13, -17, 13, 6)
      .ellipse(paint('#c4463c'), x + 2, -14, 7, 5);
  }
  for (const x of [-40, 46]) {
    const glass = mixColors(lit, paint('#b9d0d4'), 0.5);
    pen
      .fill(glass, `M${x - 21} 72q-4-44 18-50v-38h6v38q22 6 18 50z`)
      .fill(wine, `M${x - 20} 52q-2-28 20-30q22 2 20 30z`)
      .ellipse(glass, x, -17, 17, 4)
      .rect(lit, x - 14, 34, 3, 30);
  }
  pen
    .fill(paint('#2f5545'), 'M-16-14v80q0 18 9 28v38h14v-38q9-10 9-28v-80z')
    .fill(paint('#244338'), 'M5-14v80q0 18-3 28v38h5v-38q9-10 9-28v-80z')
    .rect(lit, -16, 10, 32, 34)
    .rect(accent, -16, 18, 32, 6)
    .rect(accent, -7, 116, 14, 16);
  pen
    .rect(deep, 160, -20, 20, 5)
    .rect(isDusk ? window : paint('#f3dfae'), 163, -16, 14, 22)
    .polygon(isDusk ? '#ffe2a0' : paint('#e3a24a'), [167, 6], [170, 20], [173, 6]);
  pen
    .rect(paint('#a9b9b4'), -182, -20, 18, 24)
    .circle(leaf, -180, 14, 9)
    .circle(leaf, -164, 14, 8)
    .circle(paint('#e0708f'), -173, 22, 9)
    .circle(paint('#e9a6b4'), -184, 24, 6);
}

/** Draws a striped awning above, with a string of lamps. */
function drawAwning(pen: Pen, { lit, deep, isDusk, window, paint }: Tones, accent: string): void {
  const stripe = 56;
  for (let index = -9; index < 9; index++) {
    const x = index * stripe;
    const color = index % 2 === 0 ? accent : lit;
    pen.fill(color, `M${x} 368h${stripe}v-34a${stripe / 2} 24 0 0 1-${stripe} 0z`);
  }
  pen.rect(accent, -720, 364, 1440, 240);
  for (let index = -9; index < 9; index += 2)
    pen.polygon(
      lit,
      [(index + 1) * stripe, 366],
      [(index + 2) * stripe, 366],
      [(index + 2) * stripe * 1.3, 620],
      [(index + 1) * stripe * 1.3, 620],
    );
  pen.rect(deep, -700, 364, 1400, 3).stroke(deep, 2, 'M-620 300q155-60 310 0t310 0t310 0t310 0');
  for (let x = -600; x < 620; x += 62) {
    const t = (((x + 620) % 310) / 310) * 2 - 1;
    const y = 300 - 30 * (1 - t * t) * (Math.floor((x + 620) / 310) % 2 === 0 ? 1 : -1);
    pen.rounds(isDusk ? window : paint('#f6dfa6'), 16, `M${x} ${Math.round(y - 8)}h0`);
  }
}
