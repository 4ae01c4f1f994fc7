import { darken, mixColors } from '../scene/colors.js';
import type { MotifInput } from '../scene/motif.js';
import type { Pen } from '../scene/pen.js';
import type { Tones } from '../scene/tones.js';

/** Half of the image's width in pixels, with room for scaling. */
const HALF_WIDTH = 680;
/** Height of the horizon above the ground of other motifs: the plain fills the lower half. */
const HORIZON = 110;
/** Rows of the crust in pixels, and the width of a plate in each: near ones are larger. */
const ROWS = [
  [50, 56],
  [36, 78],
  [16, 110],
  [-12, 152],
  [-52, 216],
  [-110, 310],
  [-200, 440],
] as const;

/** A salt flat: a white crust in plates up to a sheet of water that mirrors the mountains. */
export function drawSaltFlat({ pen, tones, random, palette }: MotifInput): void {
  const { sky, haze, far, paint } = tones;
  const salt = mixColors(paint('#f4f1ea'), sky[2], 0.12);
  const mirror = mixColors(sky[1], paint('#dfe9ee'), 0.35);
  pen.rect(mirror, -HALF_WIDTH, HORIZON - 70, 2 * HALF_WIDTH, 72);
  const lean = random.between(-60, 60);
  drawRange(pen, mixColors(far, haze, 0.25), mixColors(far, haze, 0.05), lean, 1);
  drawRange(pen, mixColors(mirror, far, 0.34), mixColors(mirror, far, 0.44), lean, -0.34);
  pen.rect(mixColors(haze, paint('#ffffff'), 0.4), -HALF_WIDTH, HORIZON - 2, 2 * HALF_WIDTH, 4);
  const island = random.between(0, 1) < 0.5 ? -250 : 250;
  drawRockIsland(pen, tones, island);
  if (palette === 'andean') drawCacti(pen, tones, island);
  pen.fill(salt, `M${-HALF_WIDTH} ${HORIZON - 58}q200-12 420-2t420-6t520 4v-300h${-2 * HALF_WIDTH}z`);
  pen.fill(mixColors(mirror, salt, 0.35), 'M-420 36q180-14 380-2q-160 14-380 2zM150 8q190-18 400 0q-170 20-400 0z');
  const seam = mixColors(salt, darken(mirror, 0.4), 0.42);
  const ridge = paint('#ffffff');
  for (let row = 0; row < ROWS.length - 1; row++) {
    const data = traceCrust(ROWS[row]!, ROWS[row + 1]!, row % 2 === 0);
    const width = 1 + row * 0.7;
    pen.stroke(seam, width + 1.5, data).stroke(ridge, width * 0.5, data);
  }
}

/** Returns the edges of a row of plates: a zigzag, and a line down from each of its lower corners. */
function traceCrust(
  [top, width]: readonly [number, number],
  [bottom]: readonly [number, number],
  isEven: boolean,
): string {
  const depth = bottom - top;
  const [rise, drop] = [Math.round(depth * 0.24), Math.round(depth * 0.76)];
  const half = Math.round(width / 2);
  let data = '';
  for (let x = -HALF_WIDTH + (isEven ? 0 : half); x < HALF_WIDTH; x += 2 * half)
    data += `M${x} ${top}l${half} ${rise}l${half} ${-rise}M${x + half} ${top + rise}l${(x + half) > 0 ? 6 : -6} ${drop}`;
  return data;
}

/** Draws a volcano among hills; a negative scale draws its reflection. */
function drawRange(pen: Pen, color: string, shade: string, lean: number, scale: number): void {
  const y = (value: number) => HORIZON + value * scale;
  pen.polygon(color, [-640, y(0)], [-540, y(44)], [-430, y(30)], [-330, y(86)], [-230, y(40)], [-130, y(0)]);
  pen.polygon(color, [120, y(0)], [250, y(58)], [330, y(42)], [440, y(98)], [540, y(50)], [640, y(66)], [680, y(0)]);
  pen.polygon(
    color,
    [lean - 300, y(0)],
    [lean - 80, y(150)],
    [lean - 26, y(196)],
    [lean + 30, y(190)],
    [lean + 96, y(138)],
    [lean + 320, y(0)],
  );
  pen.polygon(
    shade,
    [lean + 6, y(192)],
    [lean + 30, y(190)],
    [lean + 96, y(138)],
    [lean + 320, y(0)],
    [lean + 40, y(0)],
    [lean + 60, y(70)],
    [lean + 20, y(120)],
  );
}

/** Draws an island of rock in the salt. */
function drawRockIsland(pen: Pen, { paint }: Tones, x: number): void {
  const [rock, rockShade, rockLit] = [paint('#8a7462'), paint('#5f5147'), paint('#b09a80')];
  const p = (dx: number, y: number) => [x + dx, HORIZON + y] as const;
  pen.polygon(rock, p(-190, -60), p(-150, -22), p(-92, 6), p(-40, 34), p(10, 40), p(70, 18), p(130, -20), p(186, -60));
  pen.polygon(rockShade, p(20, -60), p(36, -8), p(10, 40), p(70, 18), p(130, -20), p(186, -60));
  pen.polygon(rockLit, p(-150, -22), p(-92, 6), p(-40, 34), p(-70, -8), p(-120, -40));
}

/** Draws the tall cacti that such islands of the Andes have. */
function drawCacti(pen: Pen, { leaf, leafShade }: Tones, x: number): void {
  for (const [dx, y, size] of [
    [-112, -12, 46],
    [-62, 18, 62],
    [-14, 34, 74],
    [44, 26, 58],
    [96, -2, 48],
    [-150, -40, 34],
    [134, -34, 36],
  ] as const) {
    const color = dx > 0 ? leafShade : leaf;
    const [left, arm] = [x + dx, Math.round(size * 0.2)];
    pen.rounds(color, 9, `M${left} ${HORIZON + y}v${size}`);
    pen.rounds(color, 6, `M${left} ${HORIZON + y + Math.round(size * 0.4)}h${arm}v${Math.round(size * 0.3)}`);
    if (size > 50)
      pen.rounds(color, 6, `M${left} ${HORIZON + y + Math.round(size * 0.3)}h${-arm}v${Math.round(size * 0.3)}`);
  }
}
