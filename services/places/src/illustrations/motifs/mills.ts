import { mixColors } from '../scene/colors.js';
import type { MotifInput } from '../scene/motif.js';
import type { Corner, Pen } from '../scene/pen.js';
import { drawOpenings } from './parts.js';

/** Number of cloth-covered frames around the hub of a mill by the Mediterranean. */
const ISLAND_SAILS = 10;

/** A windmill: white and round by the Mediterranean, elsewhere of Dutch build, with others in the haze. */
export function drawWindmill(input: MotifInput): void {
  if (input.palette === 'mediterranean') drawIslandMill(input);
  else drawDutchMill(input);
}

function drawDutchMill({ pen, tones, random }: MotifInput): void {
  const { haze, lit, deep, window, paint, roof } = tones;
  const turn = random.between(0.3, 0.95);
  for (const [x, size] of [
    [-316, 0.42],
    [290, 0.5],
    [380, 0.3],
  ] as const)
    drawDistantMill(pen, mixColors(paint('#5d5349'), haze, 0.42), { x, size, turn: turn + x });
  const [brick, brickShade] = [paint('#a4604a'), paint('#7c4638')];
  const [thatch, thatchShade, thatchLight] = [paint('#6f5a44'), paint('#4d3f33'), paint('#8a7255')];
  pen.polygon(brick, [-100, 0], [-86, 92], [86, 92], [100, 0]);
  pen.polygon(brickShade, [34, 0], [30, 92], [86, 92], [100, 0]);
  pen.arch(deep, -18, 0, 36, 36).rect(lit, -18, 30, 36, 3);
  drawOpenings(pen, window, { x: -92, y: 30, width: 184, height: 40 }, { columns: 5, rows: 1, width: 13, height: 20 });
  pen.polygon(thatch, [-84, 98], [-50, 300], [50, 300], [84, 98]);
  pen.polygon(thatchShade, [28, 98], [18, 300], [50, 300], [84, 98]);
  pen.polygon(thatchLight, [-84, 98], [-50, 300], [-34, 300], [-56, 98]);
  for (const [x, y] of [
    [-14, 150],
    [-10, 214],
    [-8, 262],
  ] as const)
    pen.rect(lit, x - 3, y - 3, 24, 26).rect(window, x, y, 18, 20);
  pen.rect(roof, -128, 88, 256, 9).rect(deep, -128, 84, 256, 4);
  pen.stroke(deep, 3, 'M-122 97v24h244v-24M-92 97v24M-62 97v24M62 97v24M92 97v24M-118 86L-90 52M118 86L90 52', 0.9);
  pen.fill(thatch, 'M-60 296q-6 62 54 70q70 2 70-46l-4-24z').fill(thatchShade, 'M14 296q18 40-2 70q52-4 52-46l-4-24z');
  pen.rect(lit, -60, 294, 122, 6);
  for (let sail = 0; sail < 4; sail++) drawLatticeSail(pen, tones, turn + (sail * Math.PI) / 2);
  pen.circle(deep, 0, 332, 11).circle(lit, -2, 334, 4);
}

/** Draws a sail of laths, half covered by cloth. */
function drawLatticeSail(pen: Pen, { deep, lit, paint }: MotifInput['tones'], angle: number): void {
  const at = toSailPoint(0, 332, angle);
  pen.polygon(paint('#efe7d6'), at(44, 6), at(196, 6), at(196, 22), at(44, 22));
  pen.line(deep, 7, at(0, 0), at(200, 0));
  const laths: string[] = [];
  for (let along = 44; along <= 198; along += 22) laths.push(join(at(along, 0), at(along, 40)));
  for (const aside of [22, 40]) laths.push(join(at(44, aside), at(198, aside)));
  pen.stroke(deep, 2.5, laths.join(''));
  pen.line(lit, 2, at(20, 2), at(198, 2));
}

function drawDistantMill(pen: Pen, color: string, { x, size, turn }: { x: number; size: number; turn: number }): void {
  const s = (value: number) => value * size;
  pen.polygon(color, [x - s(96), 0], [x - s(50), s(300)], [x + s(50), s(300)], [x + s(96), 0]);
  pen.dome(color, x, s(298), s(54), s(62));
  const hub = s(332);
  for (let sail = 0; sail < 4; sail++) {
    const at = toSailPoint(x, hub, turn + (sail * Math.PI) / 2);
    pen.polygon(color, at(s(10), -2), at(s(196), -2), at(s(196), s(34)), at(s(44), s(34)), at(s(44), 2), at(s(10), 2));
  }
}

function drawIslandMill({ pen, tones, random }: MotifInput): void {
  const { deep, paint, window } = tones;
  const [white, whiteShade, whiteLit] = [paint('#f2ede2'), paint('#c3c4c6'), paint('#fffaf0')];
  const [thatch, thatchShade] = [paint('#9a7b52'), paint('#70583d')];
  const turn = random.between(0, 0.6);
  for (const [x, size] of [
    [-250, 0.56],
    [262, 0.46],
  ] as const) {
    pen.rect(white, x - 84 * size, 0, 168 * size, 230 * size).rect(whiteShade, x + 30 * size, 0, 54 * size, 230 * size);
    pen.polygon(thatch, [x - 96 * size, 226 * size], [x, 330 * size], [x + 96 * size, 226 * size]);
    pen.polygon(thatchShade, [x + 20 * size, 226 * size], [x, 330 * size], [x + 96 * size, 226 * size]);
    drawIslandSails(pen, tones, { x: x - 6 * size, y: 236 * size, size, turn: turn + x });
    pen.arch(deep, x - 12 * size, 0, 24 * size, 34 * size);
  }
  pen.polygon(white, [-96, 0], [-84, 236], [84, 236], [96, 0]);
  pen.polygon(whiteShade, [36, 0], [30, 236], [84, 236], [96, 0]);
  pen.polygon(whiteLit, [-96, 0], [-84, 236], [-66, 236], [-76, 0]);
  pen
    .arch(deep, -20, 0, 38, 50)
    .arch(window, -54, 110, 20, 22)
    .arch(window, 6, 150, 20, 22)
    .rect(window, -30, 190, 14, 16);
  pen.polygon(thatch, [-100, 232], [0, 344], [100, 232]).polygon(thatchShade, [22, 232], [0, 344], [100, 232]);
  pen.rect(thatchShade, -100, 228, 200, 6);
  drawIslandSails(pen, tones, { x: -8, y: 262, size: 1, turn });
  pen.rect(paint('#b9a58a'), -190, -6, 380, 10).rect(whiteShade, 96, 0, 70, 26).rect(white, -150, 0, 54, 30);
}

/** Draws the wheel of spars of a mill, some of them with a triangle of cloth. */
function drawIslandSails(
  pen: Pen,
  { deep, paint }: MotifInput['tones'],
  { x, y, size, turn }: { x: number; y: number; size: number; turn: number },
): void {
  const tips = Array.from({ length: ISLAND_SAILS }, (_, index) => turn + (index * 2 * Math.PI) / ISLAND_SAILS);
  const reach = 168 * size;
  for (const [index, angle] of tips.entries()) {
    const at = toSailPoint(x, y, angle);
    if (index % 2 === 0 && size > 0.5)
      pen.polygon(paint('#f7efe0'), at(30 * size, 0), at(reach, 0), at(reach * 0.86, 46 * size));
  }
  const spars = tips.map((angle) => join([x, y], toSailPoint(x, y, angle)(reach, 0)));
  const rim = tips.map((angle) => toSailPoint(x, y, angle)(reach, 0));
  pen.stroke(deep, Math.max(2, 4 * size), spars.join(''));
  pen.stroke(
    deep,
    Math.max(1, 1.6 * size),
    rim.map((tip, index) => join(tip, rim[(index + 1) % rim.length]!)).join(''),
  );
  pen.circle(deep, x, y, 9 * size);
}

/** Returns a function from the place on a sail, along and beside its spar in pixels, to the place in the image. */
const toSailPoint =
  (x: number, y: number, angle: number) =>
  (along: number, aside: number): Corner => [
    x + along * Math.sin(angle) + aside * Math.cos(angle),
    y + along * Math.cos(angle) - aside * Math.sin(angle),
  ];

const join = ([ax, ay]: Corner, [bx, by]: Corner): string =>
  `M${Math.round(ax)} ${Math.round(ay)}L${Math.round(bx)} ${Math.round(by)}`;
