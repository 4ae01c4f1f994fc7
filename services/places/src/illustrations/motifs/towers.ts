import { lighten, mixColors } from '../scene/colors.js';
import type { MotifInput } from '../scene/motif.js';
import { drawChateau, drawRingCastle, drawRockCastle } from './landmarks/castles.js';
import { drawBlock, drawFlag, drawOpenings, drawSpire } from './parts.js';

/** A bell tower beside its nave. */
export function drawBellTower({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade, deep, window, roof, roofShade } = tones;
  const naveX = random.between(0, 1) < 0.5 ? -190 : 10;
  pen.polygon(roof, [naveX - 10, 96], [naveX + 26, 132], [naveX + 154, 132], [naveX + 190, 96]);
  drawBlock(pen, tones, { x: naveX, y: 0, width: 180, height: 96 }, 0.2);
  drawOpenings(
    pen,
    window,
    { x: naveX + 8, y: 26, width: 164, height: 50 },
    { columns: 5, rows: 1, width: 14, height: 40, isRound: true },
  );
  drawBlock(pen, tones, { x: -50, y: 0, width: 100, height: 300 }, 0.34);
  for (const y of [74, 150, 226]) pen.rect(lit, -54, y, 108, 6).rect(deep, -50, y - 2, 100, 2);
  drawOpenings(
    pen,
    window,
    { x: -50, y: 20, width: 100, height: 260 },
    { columns: 1, rows: 3, width: 12, height: 34, isRound: true },
  );
  drawBlock(pen, tones, { x: -58, y: 296, width: 116, height: 84 }, 0.34);
  pen.rect(lit, -64, 292, 128, 8).rect(lit, -64, 376, 128, 9).rect(shade, 22, 376, 42, 9);
  drawOpenings(
    pen,
    window,
    { x: -54, y: 306, width: 108, height: 62 },
    { columns: 3, rows: 1, width: 22, height: 58, isRound: true },
  );
  pen.polygon(roof, [-56, 385], [0, 462], [56, 385]).polygon(roofShade, [8, 385], [0, 462], [56, 385]);
  pen.rect(deep, -1, 460, 3, 20).circle(wall, 0, 466, 5);
}

/** A tower of iron girders on four legs. */
export function drawLatticeTower({ pen, tones }: MotifInput): void {
  const { wall, lit, shade, deep } = tones;
  pen.stroke(shade, 13, 'M-98 22Q-60 96 0 96T98 22').stroke(wall, 6, 'M-92 22Q-56 88 0 88T92 22');
  pen.fill(wall, 'M-142 0h52q14 62 44 116h-40q-38-54-56-116zM-80 128h38q10 36 20 74h-24q-22-36-34-74z');
  pen.fill(shade, 'M142 0h-52q-14 62-44 116h40q38-54 56-116zM80 128h-38q-10 36-20 74h24q22-36 34-74z');
  pen.fill(wall, 'M-44 214q28 80 36 206h16q8-126 36-206z').fill(shade, 'M2 214q4 90 0 206h6q8-126 36-206z');
  const cross =
    'M-128 18l66 20M-100 18l-4 38M-112 50l62 22M-84 42l4 52M-74 132l44 34M-46 132l-8 60M128 18l-66 20M100 18l4 38M112 50l-62 22M84 42l-4 52M74 132l-44 34M46 132l8 60';
  const braces =
    'M-38 222l62 34M38 222l-62 34M-26 258l42 36M26 258l-42 36M-18 298l28 34M18 298l-28 34M-12 336l20 34M12 336l-20 34M-9 374l16 30M9 374l-16 30';
  pen.stroke(deep, 3, cross + braces, 0.75);
  pen.rect(lit, -94, 114, 188, 9).rect(deep, -90, 123, 180, 5).rect(wall, -86, 128, 172, 6);
  pen.rect(lit, -52, 200, 104, 8).rect(deep, -48, 208, 96, 7);
  pen.rect(lit, -15, 420, 30, 5).rect(deep, -11, 425, 22, 11).dome(wall, 0, 436, 9).rect(wall, -2, 444, 4, 36);
  pen.rect(lit, -150, -4, 66, 12).rect(shade, 84, -4, 66, 12);
}

/** The tallest of a group of towers. */
export function drawSkyscraper({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade, deep, window, haze, isDusk } = tones;
  const far = [mixColors(wall, haze, 0.55), mixColors(shade, haze, 0.4)] as const;
  for (const x of [-300, -238, -170, 84, 150, 216]) {
    const [width, height] = [random.between(46, 74), random.between(90, 250)];
    pen.rect(far[0], x, 0, width, height).rect(far[1], x + width * 0.62, 0, width * 0.38, height);
    if (random.between(0, 1) < 0.4) pen.rect(far[0], x + width * 0.3, height, width * 0.4, 18);
  }
  const strips: string[] = [];
  const steps = [
    [78, 0, 176],
    [60, 176, 292],
    [40, 292, 372],
    [24, 372, 404],
  ] as const;
  for (const [half, from, to] of steps) {
    pen.rect(wall, -half, from, 2 * half, to - from).rect(shade, half * 0.24, from, half * 0.76, to - from);
    pen.rect(lit, -half, to - 4, 1.24 * half, 4).rect(lit, -half, from, 4, to - from);
    for (let x = -half + 10; x < half - 8; x += 13) {
      pen.rect(deep, x, from + 6, 6, to - from - 14);
      if (isDusk) strips.push(`M${Math.round(x + 3)} ${from + 8 + 12 * Math.floor(random.between(0, 3))}V${to - 10}`);
    }
  }
  for (const [index, strip] of strips.entries()) pen.dashes(window, 6, [7, [5, 17, 29][index % 3]!], strip);
  pen.polygon(lit, [-14, 404], [0, 484], [3, 404]).polygon(shade, [1, 404], [0, 484], [14, 404]);
  pen.rect(deep, -22, 0, 44, 24);
}

/** A light on a rock in the sea. */
export function drawLighthouse({ pen, tones, random }: MotifInput): void {
  const { paint, lit, deep, shade, wall, roof, isDusk, window } = tones;
  const stripe = random.between(0, 1) < 0.6 ? '#c4463c' : '#2f4a68';
  const [band, bandShade] = [paint(stripe), paint(mixColors(stripe, '#2b2a48', 0.35))];
  const stone = paint('#8b8378');
  if (isDusk) pen.fill(window, 'M0 394L-900 500V290zM0 394L900 490V300z', 0.2);
  pen.polygon(stone, [-250, -4], [-214, 30], [-150, 42], [-110, 78], [70, 82], [130, 52], [196, 40], [262, -4]);
  pen.polygon(paint('#6b655f'), [40, -4], [66, 40], [70, 82], [130, 52], [196, 40], [262, -4]);
  pen.polygon(paint('#a49b8c'), [-214, 30], [-150, 42], [-110, 78], [-20, 80], [-84, 50], [-120, 22]);
  drawBlock(pen, tones, { x: -132, y: 72, width: 88, height: 42 }, 0.24);
  pen.polygon(roof, [-140, 114], [-116, 144], [-60, 144], [-36, 114]);
  drawOpenings(pen, window, { x: -132, y: 74, width: 88, height: 38 }, { columns: 3, rows: 1, width: 11, height: 17 });
  const half = (y: number) => 44 - (y - 76) * 0.062;
  for (let level = 0; level < 6; level++) {
    const [from, to] = [76 + level * 47, 76 + (level + 1) * 47];
    const [a, b] = [half(from), half(to)];
    pen.polygon(level % 2 === 0 ? lit : band, [-a, from], [-b, to], [b, to], [a, from]);
    pen.polygon(level % 2 === 0 ? shade : bandShade, [a * 0.25, from], [b * 0.25, to], [b, to], [a, from]);
  }
  for (const y of [148, 244]) pen.arch(deep, -6, y, 12, 16);
  pen.arch(deep, -9, 76, 18, 24);
  pen.rect(deep, -38, 358, 76, 7).stroke(deep, 2.5, 'M-36 365v16h72v-16M-22 365v16M-8 365v16M8 365v16M22 365v16');
  pen.rect(isDusk ? '#ffe2a0' : lighten(paint('#bcd6dc'), 0.3), -19, 365, 38, 44).rect(deep, -2, 365, 4, 44);
  pen.dome(band, 0, 409, 25, 26).rect(deep, -1, 434, 3, 18).circle(deep, 0, 438, 5);
  pen.rect(wall, -24, 406, 48, 5);
}

/** A castle: with pointed roofs, on a crag, in a ring of walls, or a country house. */
export function drawCastle(input: MotifInput): void {
  const chance = input.random.between(0, 1);
  if (chance < 0.26) drawFairyCastle(input);
  else if (chance < 0.54) drawRockCastle(input);
  else if (chance < 0.8) drawRingCastle(input);
  else drawChateau(input);
}

/** Towers of a castle with pointed roofs around a keep. */
export function drawFairyCastle({ pen, tones, random }: MotifInput): void {
  const { roof, roofShade, deep, window, paint, lit } = tones;
  const tower = (x: number, y: number, width: number, height: number, spire: number) => {
    drawBlock(pen, tones, { x: x - width / 2, y, width, height }, 0.36);
    drawBlock(pen, tones, { x: x - width / 2 - 5, y: y + height, width: width + 10, height: 18 }, 0.36);
    pen.rect(deep, x - width / 2 - 5, y + height - 2, width + 10, 3);
    drawSpire(pen, tones, x, y + height + 18, width / 2 + 10, spire);
    for (let level = y + 26; level < y + height - 20; level += 54) pen.arch(window, x - 5, level, 10, 14);
  };
  tower(64, 40, 66, 250, 118);
  tower(-112, 40, 46, 176, 82);
  pen.polygon(roof, [-92, 172], [-66, 246], [34, 246], [60, 172]);
  pen.polygon(roofShade, [20, 172], [10, 246], [34, 246], [60, 172]);
  for (const x of [-50, -6]) pen.polygon(lit, [x - 12, 182], [x, 216], [x + 12, 182]).arch(window, x - 4, 184, 8, 8);
  drawBlock(pen, tones, { x: -86, y: 0, width: 140, height: 172 }, 0.26);
  drawOpenings(
    pen,
    window,
    { x: -78, y: 84, width: 124, height: 84 },
    { columns: 4, rows: 2, width: 11, height: 24, isRound: true },
  );
  tower(-208, 0, 64, 128, 86);
  tower(182, 0, 70, 106, 80);
  drawBlock(pen, tones, { x: -190, y: 0, width: 350, height: 74 }, 0.3);
  for (let x = -188; x < 158; x += 26) pen.rect(tones.wall, x, 74, 14, 11);
  tower(-40, 0, 54, 104, 60);
  pen.arch(deep, -58, 0, 36, 40);
  drawOpenings(
    pen,
    window,
    { x: 0, y: 20, width: 140, height: 34 },
    { columns: 3, rows: 1, width: 9, height: 22, isRound: true },
  );
  drawFlag(pen, deep, paint('#a3195b'), 64, 424, random.between(34, 44));
}
