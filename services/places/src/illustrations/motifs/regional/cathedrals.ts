import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawOpenings, drawSpire, drawSteps } from '../parts.js';

/** A cathedral with a single spire, seen from the side of its high nave. */
export function drawSpireCathedral({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade, deep, window, roof, roofShade, paint } = tones;
  const steep = Math.round(random.between(-14, 14));
  pen
    .polygon(roof, [-110, 156], [-92, 252 + steep], [252, 252 + steep], [274, 156])
    .polygon(roofShade, [170, 156], [160, 252 + steep], [252, 252 + steep], [274, 156]);
  drawBlock(pen, tones, { x: -104, y: 84, width: 372, height: 76 }, 0.14);
  drawBlock(pen, tones, { x: -104, y: 0, width: 386, height: 84 }, 0.14);
  pen.polygon(roof, [-104, 82], [-104, 106], [276, 106], [292, 82]).rect(lit, -104, 154, 376, 6);
  for (let index = 0; index < 5; index++) {
    const x = -62 + index * 66;
    pen
      .pointedArch(lit, x - 4, 12, 36, 34)
      .pointedArch(window, x, 14, 28, 32)
      .pointedArch(window, x + 2, 108, 24, 20)
      .rect(wall, x + 40, 0, 13, 112)
      .rect(shade, x + 48, 0, 5, 112)
      .polygon(lit, [x + 38, 112], [x + 46, 148], [x + 55, 112])
      .stroke(shade, 5, `M${x + 42} 104q-14 22-14 44`);
  }
  pen
    .fill(wall, 'M282 0v96q48-8 64-50v-46z')
    .fill(shade, 'M310 0v90q26-16 36-44v-46z')
    .polygon(roof, [274, 96], [282, 150], [352, 46])
    .pointedArch(window, 296, 16, 18, 36);
  drawBlock(pen, tones, { x: -214, y: 0, width: 112, height: 280 }, 0.34);
  for (const x of [-218, -112]) {
    pen.rect(lit, x, 0, 14, 272).rect(shade, x + 10, 0, 4, 272);
    pen.polygon(lit, [x - 3, 280], [x + 7, 334], [x + 17, 280]);
  }
  for (const y of [86, 170, 276]) pen.rect(lit, -220, y, 124, 7);
  for (const x of [-198, -152]) pen.pointedArch(deep, x, 188, 30, 50);
  pen
    .circle(lit, -158, 128, 30)
    .circle(window, -158, 128, 25)
    .stroke(lit, 3, 'M-183 128h50M-158 103v50M-176 110l36 36M-176 146l36-36')
    .pointedArch(lit, -192, 0, 68, 42)
    .pointedArch(deep, -183, 0, 50, 38);
  drawSpire(pen, { ...tones, roof: wall, roofShade: shade }, -158, 282, 48, 186);
  for (let y = 306; y < 430; y += 28) pen.rect(deep, -162, y, 8, 12);
  pen.rect(paint('#d9ab43'), -160, 464, 4, 24).rect(paint('#d9ab43'), -166, 476, 16, 4);
}

/** The front of an Italian church: three gables over three portals, and a striped bell tower behind. */
export function drawGabledFront({ pen, tones, random }: MotifInput): void {
  const marble = withBuilding(tones, '#efe5d4', '#b86f50');
  const { wall, lit, shade, deep, window, roof } = marble;
  const side = random.between(0, 1) < 0.5 ? 1 : -1;
  const x = side * 258;
  drawBlock(pen, marble, { x: x - 38, y: 0, width: 76, height: 322 }, 0.34);
  pen.dashes(shade, 76, [8, 16], `M${x} 8V312`);
  for (const [y, columns] of [
    [130, 1],
    [196, 2],
    [262, 3],
  ] as const)
    drawOpenings(
      pen,
      window,
      { x: x - 34, y, width: 68, height: 44 },
      { columns, rows: 1, width: 15, height: 36, isRound: true },
    );
  pen.rect(lit, x - 44, 318, 88, 8).polygon(roof, [x - 42, 326], [x, 384], [x + 42, 326]);
  const base = drawSteps(pen, marble, 236, 3, 9, 10);
  pen
    .polygon(wall, [-204, base], [-204, 166], [-80, 216], [80, 216], [204, 166], [204, base])
    .polygon(wall, [-84, base], [-84, 256], [0, 336], [84, 256], [84, base])
    .polygon(shade, [92, base], [92, 211], [204, 166], [204, base]);
  for (const y of [150, 176, 222]) pen.rect(shade, y > 200 ? -84 : -204, y, y > 200 ? 168 : 408, 4);
  pen.line(lit, 9, [-204, 168], [-84, 216]).line(lit, 9, [84, 216], [204, 168]);
  pen.line(lit, 10, [-86, 256], [0, 338], [86, 256]);
  for (const [at, top] of [
    [-204, 178],
    [-86, 268],
    [86, 268],
    [204, 178],
  ] as const)
    pen
      .rect(lit, at - 11, base, 22, top - base)
      .rect(shade, at + 5, base, 6, top - base)
      .polygon(lit, [at - 13, top], [at, top + 58], [at + 13, top]);
  pen.polygon(lit, [-6, 334], [0, 372], [6, 334]);
  pen.circle(lit, 0, 226, 50).circle(shade, 0, 226, 44).circle(window, 0, 226, 37);
  const rays = [0, 1, 2, 3].map((index) => {
    const [dx, dy] = [37 * Math.cos((index * Math.PI) / 4), 37 * Math.sin((index * Math.PI) / 4)];
    return `M${Math.round(-dx)} ${Math.round(226 - dy)}L${Math.round(dx)} ${Math.round(226 + dy)}`;
  });
  pen.stroke(lit, 3, rays.join('')).circle(lit, 0, 226, 11);
  for (const [at, width] of [
    [-145, 50],
    [0, 66],
    [145, 50],
  ] as const)
    pen
      .polygon(lit, [at - width * 0.72, base + 66], [at, base + 66 + width], [at + width * 0.72, base + 66])
      .polygon(shade, [at - width * 0.44, base + 70], [at, base + 58 + width], [at + width * 0.44, base + 70])
      .arch(lit, at - width / 2 - 6, base, width + 12, 44)
      .arch(deep, at - width / 2 + 3, base, width - 6, 42);
}
