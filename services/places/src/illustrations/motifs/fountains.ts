import { mixColors } from '../scene/colors.js';
import type { MotifInput } from '../scene/motif.js';
import type { Pen } from '../scene/pen.js';
import { withBuilding } from '../scene/tones.js';

/** A fountain: bowls on a column in a wide basin, and a jet that the wind takes along. */
export function drawFountain({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, '#c9c2b4', '#8d8578');
  const { lit, wall, shade, deep } = stone;
  const { paint, water, waterLight, haze } = tones;
  const spray = paint('#f3f8f8');
  const mist = mixColors(spray, haze, 0.3);
  const wind = random.between(0, 1) < 0.5 ? -1 : 1;
  drawJet(pen, spray, mist, wind);
  // Water falls from the bowls in veils.
  pen
    .fill(mist, 'M-62 178q-12-60-22-78h168q-10 18-22 78z', 0.55)
    .fill(mist, 'M-128 104q-18-40-30-66h316q-12 26-30 66z', 0.5);
  for (const x of [-118, -88, -58, 58, 88, 118]) pen.rect(spray, x - 1, 44, 4, 58);
  for (const x of [-54, -30, 30, 54]) pen.rect(spray, x - 1, 112, 3, 66);
  pen.polygon(wall, [-26, 20], [-16, 96], [16, 96], [26, 20]).polygon(shade, [8, 20], [5, 96], [16, 96], [26, 20]);
  pen
    .polygon(wall, [-16, 108], [-10, 176], [10, 176], [16, 108])
    .polygon(shade, [5, 108], [3, 176], [10, 176], [16, 108]);
  drawBowl(pen, stone, water, 104, 136, 26);
  drawBowl(pen, stone, water, 180, 66, 18);
  pen.polygon(lit, [-12, 180], [-8, 214], [8, 214], [12, 180]).circle(wall, 0, 218, 9);
  for (const side of [-1, 1]) drawSmallJet(pen, spray, side * 206);
  pen.fill(wall, 'M-290 34v-44q290-34 580 0v44z').fill(shade, 'M90 34v-58q110 2 200 14v44z');
  pen.ellipse(lit, 0, 34, 294, 34).ellipse(deep, 0, 33, 276, 27).ellipse(water, 0, 31, 274, 25);
  pen
    .ellipse(waterLight, -80, 36, 150, 8, 0.8)
    .ellipse(waterLight, 90, 26, 120, 6, 0.8)
    .ellipse(spray, 0, 34, 108, 10, 0.75);
  pen.polygon(wall, [-22, 26], [-16, 74], [16, 74], [22, 26]).polygon(shade, [7, 26], [5, 74], [16, 74], [22, 26]);
  pen.rect(lit, -312, -22, 624, 10).rect(shade, -312, -28, 624, 6);
  for (let x = -240; x <= 240; x += 80) pen.rect(deep, x - 1, -12 - 12 * (1 - (x / 290) ** 2), 3, 30);
}

/** Draws the jet: a column of water that widens and falls to one side. */
function drawJet(pen: Pen, spray: string, mist: string, wind: number): void {
  const w = (value: number) => Math.round(wind * value);
  pen.fill(
    mist,
    `M0 470q${w(46)} 4 ${w(86)}-70t${w(54)}-210q${w(-24)} 40 ${w(-50)} 40t${w(-60)}-20q${w(-14)} 90 ${w(-30)} 260z`,
    0.5,
  );
  pen.fill(mist, `M0 470q${w(26)}-10 ${w(48)}-90t${w(28)}-160h${w(-50)}q${w(-16)} 90 ${w(-26)} 250z`, 0.6);
  pen.fill(spray, 'M-7 214Q-8 400-4 474q4 12 8 0Q8 400 7 214z');
  pen.fill(spray, `M-2 480q${w(-18)}-8 ${w(-24)}-64q${w(16)} 30 ${w(26)} 34z`, 0.8);
  for (const [x, y, size] of [
    [20, 452, 7],
    [44, 418, 6],
    [66, 366, 7],
    [86, 320, 5],
    [58, 300, 4],
    [98, 262, 5],
    [-14, 440, 4],
    [34, 352, 5],
  ] as const)
    pen.circle(spray, w(x), y, size, 0.85);
}

/** Draws a thin jet in the basin that falls in an arc towards the middle. */
function drawSmallJet(pen: Pen, spray: string, x: number): void {
  const inward = x < 0 ? 1 : -1;
  const arc = (height: number, reach: number) =>
    `M${x} 36C${x + inward * 10} ${height} ${x + inward * reach * 0.7} ${height} ${x + inward * reach} 38`;
  pen.stroke(spray, 4, arc(166, 78), 0.9).stroke(spray, 2.5, arc(122, 52), 0.8);
  pen.ellipse(spray, x + inward * 70, 38, 22, 5, 0.8);
}

function drawBowl(
  pen: Pen,
  { lit, wall, shade }: MotifInput['tones'],
  water: string,
  y: number,
  half: number,
  depth: number,
): void {
  pen.fill(
    wall,
    `M${-half} ${y}q${half * 0.24} ${-depth} ${half * 0.8} ${-depth}h${half * 0.4}q${half * 0.56} 0 ${half * 0.8} ${depth}z`,
  );
  pen.fill(shade, `M${half * 0.2} ${y - depth}q${half * 0.56} 0 ${half * 0.8} ${depth}h${-half * 0.5}z`);
  pen.ellipse(lit, 0, y, half, depth * 0.42).ellipse(water, 0, y + 1, half * 0.9, depth * 0.28);
}
