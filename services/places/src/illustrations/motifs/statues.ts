import type { MotifInput } from '../scene/motif.js';
import type { Pen } from '../scene/pen.js';
import { type Tones, withBuilding } from '../scene/tones.js';
import { drawSteps } from './parts.js';

/** A seated Buddha on a lotus. */
export const drawBuddha = (input: MotifInput): void =>
  drawSeatedBuddha(input, input.random.between(0, 1) < 0.5 ? '#7f9a86' : '#c9a04c');

/** A seated Buddha of bronze, gold or stone. */
export function drawSeatedBuddha({ pen, tones }: MotifInput, color: string): void {
  const metal = withBuilding(tones, color, '#c9a04c');
  const { wall, lit, shade, deep } = metal;
  const base = drawSteps(pen, tones, 236, 3, 12, 14);
  for (let petal = 0; petal < 11; petal++) {
    const x = -170 + petal * 34;
    pen.fill(petal % 2 ? wall : lit, `M${x - 20} ${base + 34}q2-30 20-34q18 4 20 34q-20 8-40 0z`);
  }
  pen.rect(shade, -176, base + 30, 352, 12);
  const y = base + 40;
  pen
    .fill(wall, `M-178 ${y}q-14 34 30 44q60 20 148 20t148-20q44-10 30-44z`)
    .fill(shade, `M60 ${y}q-10 30-60 36q60 4 148 8q44-10 30-44z`);
  pen.fill(wall, `M-96 ${y + 46}q-34 66-22 112q12 30 66 40h104q54-10 66-40q12-46-22-112z`);
  pen.fill(shade, `M40 ${y + 46}q30 60 10 152q54-10 66-40q12-46-22-112z`);
  pen
    .fill(lit, `M-50 ${y + 190}q10-60 60-106l8 8q-42 40-50 100z`)
    .stroke(shade, 3, `M-66 ${y + 176}q-20-50-12-98M-92 ${y + 160}q-12-40 0-84M-26 ${y + 150}q12-34 40-56`);
  pen.fill(lit, `M-56 ${y + 40}q56-22 112 0q-4 22-30 22h-52q-26 0-30-22z`).fill(wall, `M-20 ${y + 58}q20 16 40 0z`);
  pen.rect(shade, -18, y + 190, 36, 26);
  pen.ellipse(wall, 0, y + 246, 42, 50).fill(shade, `M14 ${y + 200}q16 46 0 94a42 50 0 0 0 0-94z`);
  pen.ellipse(wall, -42, y + 236, 7, 22).ellipse(shade, 42, y + 236, 7, 22);
  pen
    .fill(deep, `M-43 ${y + 260}q6 40 43 40t43-40q-20 16-43 16t-43-16z`)
    .dome(deep, 0, y + 294, 17, 20)
    .circle(lit, 0, y + 270, 3);
  pen.stroke(
    deep,
    2.5,
    `M-26 ${y + 246}q10-6 18 0M8 ${y + 246}q10-6 18 0M-10 ${y + 220}q10-5 20 0M0 ${y + 246}l-3-14h6`,
  );
}

/** Draws a robed figure with a torch, a crown and a tablet. */
export function drawTorchBearer(pen: Pen, { wall, lit, shade, deep, paint }: Tones, y: number): void {
  const path = (data: string) =>
    data.replaceAll('@', String(y)).replace(/(\d+)\+(\d+)/g, (_, a, b) => String(Number(a) + Number(b)));
  pen.stroke(wall, 19, path(`M22 @+172L52 @+224L58 @+272`));
  pen.fill(wall, path(`M-46 @+0q-10 60 4 104q-8 34 6 66q10 20 36 20t36-20q14-32 6-66q14-44 4-104z`));
  pen.fill(shade, path(`M10 @+0q14 80-6 190q24 0 32-20q14-32 6-66q14-44 4-104z`));
  pen.fill(lit, path(`M-38 @+0q-8 60 4 104l10-4q-8-50-2-100z`));
  pen.stroke(shade, 4, path(`M-22 @+4q-6 50 6 100M-6 @+2q-4 60-2 96`)).stroke(lit, 6, path(`M-36 @+170q40-30 66-76`));
  pen
    .stroke(wall, 17, path(`M-34 @+166q-24-34-6-58`))
    .rect(lit, -56, y + 96, 34, 44)
    .rect(shade, -34, y + 96, 12, 44);
  pen
    .rect(wall, -9, y + 186, 18, 14)
    .ellipse(wall, 0, y + 214, 17, 22)
    .fill(shade, path(`M4 @+194q12 20 2 40a17 22 0 0 0-2-40z`));
  pen.fill(deep, path(`M-19 @+218q2 22 19 22t19-22q-6 8-19 8t-19-8z`));
  for (const [x, top] of [
    [-30, 246],
    [-16, 258],
    [0, 264],
    [16, 258],
    [30, 246],
  ] as const)
    pen.line(wall, 4, [x * 0.5, y + 234], [x, y + top]);
  pen.polygon(deep, [50, y + 268], [46, y + 292], [72, y + 292], [66, y + 268]);
  pen.fill(paint('#e3b24a'), path(`M46 @+292q-4 18 14 36q18-18 12-36z`));
}
