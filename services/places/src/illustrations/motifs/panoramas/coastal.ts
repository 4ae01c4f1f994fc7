import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawOpenings } from '../parts.js';
import { drawFerry, drawHarbor, drawTowerRow, inAir } from './towers.js';

/** The opera house and the bridge of Sydney before its towers. */
export function drawSydney(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint, leafShade } = tones;
  drawTowerRow(input, { from: -80, to: 720, low: 60, high: 150, air: 0.56, walls: ['#b3bcc6'] });
  drawTowerRow(input, { from: 120, to: 720, low: 90, high: 240, air: 0.24, walls: ['#c4ccd4', '#a3b6c6', '#d2c4ac'] });
  const needle = inAir(withBuilding(tones, '#d9b36a', '#a98a50'), 0.2);
  pen
    .rect(needle.wall, 96, 0, 10, 210)
    .fill(needle.wall, 'M76 210h50l8 26h-66z')
    .rect(needle.deep, 72, 220, 58, 5)
    .rect(needle.wall, 99, 236, 4, 50);
  const steel = inAir(withBuilding(tones, '#6f7f8f', '#5a6876'), 0.2);
  const stone = inAir(withBuilding(tones, '#d9c9ab', '#b5a385'), 0.16);
  let [arch, web] = ['', ''];
  for (let x = -480; x <= -40; x += 22) {
    const t = (x + 260) / 220;
    const y = Math.round(34 + 170 * (1 - t * t));
    arch += `${arch ? 'L' : 'M'}${x} ${y}`;
    web += `M${x} 66V${y}`;
  }
  pen
    .stroke(steel.shade, 3, web)
    .stroke(steel.wall, 13, arch)
    .stroke(steel.lit, 3, arch)
    .rect(steel.wall, -720, 56, 720, 12)
    .rect(steel.lit, -720, 66, 720, 4);
  for (const x of [-494, -26])
    drawBlock(pen, stone, { x: x - 22, y: 0, width: 44, height: 128 }, 0.4).rect(stone.lit, x - 26, 122, 52, 8);
  pen
    .fill(leafShade, 'M-720 0v30q60 16 120 0t110-30zM-20 0q30 40 90 26q80 20 140 0t510 10v-36z')
    .rounds(tones.leaf, 26, 'M20 18h40M100 24h40M560 20h60M650 16h40');
  drawHarbor(input);
  const shell = withBuilding(tones, '#f6f1e6', '#cfc7ba');
  pen
    .fill(paint('#c4a084'), 'M60-70h440l-16 40h-400z')
    .rect(paint('#8d6f5c'), 60, -78, 440, 10)
    .dashes(tones.window, 10, [12, 8], 'M92-50h380');
  for (const [x, s] of [
    [110, 0.7],
    [180, 1],
    [262, 1.25],
    [350, 1],
    [420, 0.72],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    const back = x > 330 ? -1 : 1;
    pen
      .fill(
        shell.wall,
        `M${x - back * n(54)} -30Q${x - back * n(30)} ${n(90) - 30} ${x + back * n(50)} ${n(128) - 30}Q${x + back * n(20)} ${n(60) - 30} ${x + back * n(30)} -30z`,
      )
      .fill(
        shell.shade,
        `M${x + back * n(50)} ${n(128) - 30}Q${x + back * n(20)} ${n(60) - 30} ${x + back * n(30)} -30h${back * n(34)}q${back * n(6)} ${n(80)} ${-back * n(14)} ${n(128)}z`,
      )
      .stroke(
        shell.roof,
        2,
        `M${x - back * n(30)} -30Q${x - back * n(6)} ${n(60) - 30} ${x + back * n(44)} ${n(118) - 30}`,
      );
  }
  drawFerry(input, { x: -170, y: -86, size: 1, hull: '#3f7a5c' });
  pen
    .fill(paint('#f6f2e8'), 'M-420-60h50l-8-10h-34zM-398-58v50l22-50z')
    .fill(paint('#f6f2e8'), 'M10-130h66l-10-12h-46zM40-128v64l30-64z');
}

/** A tower like a needle, a hotel like a sail, and palms at a warm sea. */
export function drawDubai(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint, leaf, leafShade } = tones;
  drawTowerRow(input, { from: -720, to: 720, low: 50, high: 150, air: 0.56, walls: ['#c4ccd4', '#d9cdb8'] });
  const glass = inAir(withBuilding(tones, '#a9c0cf', '#7d99ad'), 0.08);
  for (const [half, from, to] of [
    [58, 0, 110],
    [46, 110, 200],
    [34, 200, 280],
    [23, 280, 350],
    [13, 350, 410],
  ] as const)
    pen
      .rect(glass.wall, -60 - half, from, 2 * half, to - from)
      .rect(glass.shade, -60 + half * 0.2, from, half * 0.8, to - from)
      .rect(glass.lit, -60 - half, from, 5, to - from)
      .dashes(glass.deep, 2 * half - 6, [2, 10], `M-60 ${from + 6}V${to - 4}`);
  pen.polygon(glass.lit, [-68, 410], [-60, 540], [-57, 410]);
  drawTowerRow(input, {
    from: -660,
    to: -150,
    low: 80,
    high: 220,
    air: 0.12,
    walls: ['#d9cdb8', '#9fb8c9', '#c4b09a'],
  });
  drawTowerRow(input, { from: 20, to: 240, low: 70, high: 190, air: 0.12, walls: ['#d9cdb8', '#9fb8c9', '#c4b09a'] });
  drawHarbor(input);
  const white = withBuilding(tones, '#f2efe8', '#b9c6ce');
  pen
    .fill(paint('#e3cf9f'), 'M230-20q120 30 330 20v-30h-330z')
    .fill(white.wall, 'M330-10V270Q460 190 470-10z')
    .fill(glass.wall, 'M344-10V240Q436 170 448-10z')
    .stroke(white.lit, 4, 'M344 30h104M344 70h100M344 110h94M344 150h82M344 190h60')
    .stroke(white.lit, 8, 'M330-10V320')
    .fill(white.shade, 'M470-10Q460 190 330 270q100-120 116-280z')
    .circle(white.lit, 370, 246, 15);
  const sand = paint('#efdcae');
  pen
    .fill(mixColors(tones.waterLight, sand, 0.3), 'M-720-110Q-200-90 200-160T720-190V-230H-720z')
    .fill(sand, 'M-720-130Q-260-110 140-176T720-206V-230H-720z');
  for (const [x, y, s] of [
    [-560, -150, 1.5],
    [-450, -150, 1.1],
    [-640, -160, 0.9],
    [-150, -160, 0.8],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen.stroke(paint('#8a6a4c'), n(9), `M${x} ${y}q${n(10)} ${n(80)} 0 ${n(150)}`);
    const fronds = (size: number) =>
      `M${x} ${y + n(150)}q${size * 0.5} ${size * 0.5} ${size} ${-size * 0.3}q${-size * 0.5} ${size * 0.2} ${-size} ${size * 0.3}zM${x} ${y + n(150)}q${-size * 0.5} ${size * 0.5} ${-size} ${-size * 0.3}q${size * 0.5} ${size * 0.2} ${size} ${size * 0.3}zM${x} ${y + n(150)}q${size * 0.2} ${size * 0.7} ${size * 0.8} ${size * 0.6}q${-size * 0.5} ${-size * 0.1} ${-size * 0.8} ${-size * 0.6}zM${x} ${y + n(150)}q${-size * 0.2} ${size * 0.7} ${-size * 0.8} ${size * 0.6}q${size * 0.5} ${-size * 0.1} ${size * 0.8} ${-size * 0.6}z`;
    pen.fill(leafShade, fronds(n(80))).fill(leaf, fronds(n(64)));
  }
  for (const [x, color] of [
    [250, '#c4463c'],
    [330, '#2f6d8a'],
  ] as const)
    pen.dome(paint(color), x, -130, 44, 30).rect(tones.deep, x - 1, -196, 3, 66);
}

/** The dome of a parliament above a lawn and a basin. */
export function drawCapitol(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { leaf, leafShade, leafLight, haze, paint } = tones;
  const white = withBuilding(tones, '#f3eee4', '#e3dccf');
  pen.fill(
    mixColors(leafShade, haze, 0.4),
    'M-720 30q60 40 130 10q80 50 170 0q90 40 180 0h480q90 40 180 0q80 50 170 0q60 30 130-10v-60h-1440z',
  );
  for (const side of [-1, 1]) {
    const x = side < 0 ? -390 : 90;
    drawBlock(pen, white, { x, y: 0, width: 300, height: 96 }, side < 0 ? 0.08 : 0.4);
    pen.rect(white.lit, x - 4, 92, 308, 8).rect(white.lit, x, 28, 300, 4);
    drawOpenings(
      pen,
      white.window,
      { x: x + 8, y: 34, width: 284, height: 52 },
      { columns: 11, rows: 1, width: 11, height: 36 },
    );
    const end = side * 330;
    drawBlock(pen, white, { x: end - 70, y: 0, width: 140, height: 108 }, 0.3);
    pen
      .polygon(white.lit, [end - 76, 108], [end, 138], [end + 76, 108])
      .dashes(white.lit, 70, [9, 12], `M${end - 60} 62h124`);
  }
  drawBlock(pen, white, { x: -110, y: 0, width: 220, height: 124 }, 0.26);
  pen
    .dashes(white.lit, 76, [10, 12], 'M-96 72H100')
    .polygon(white.lit, [-112, 122], [0, 160], [112, 122])
    .fill(white.wall, 'M-70 0h140l-20 40h-100z')
    .dashes(white.shade, 110, [3, 6], 'M0 2V38');
  drawBlock(pen, white, { x: -86, y: 140, width: 172, height: 30 }, 0.3);
  drawBlock(pen, white, { x: -72, y: 168, width: 144, height: 60 }, 0.3);
  pen.dashes(white.lit, 54, [7, 8], 'M-68 198H70').rect(white.lit, -80, 226, 160, 9);
  drawBlock(pen, white, { x: -60, y: 235, width: 120, height: 26 }, 0.3);
  pen
    .dashes(white.window, 16, [8, 10], 'M-54 248H56')
    .fill(white.wall, 'M-60 261q2 72 46 92h28q44-20 46-92z')
    .fill(white.shade, 'M16 261q10 60-4 92h2q44-20 46-92z')
    .stroke(white.roof, 2, 'M-36 262q4 60 26 90M0 262v90M36 262q-4 60-26 90', 0.8);
  drawBlock(pen, white, { x: -15, y: 351, width: 30, height: 34 }, 0.4)
    .dome(white.lit, 0, 385, 15, 16)
    .fill(paint('#5f7a70'), 'M-5 400q-4 30 2 36a5 6 0 1 0 6 0q6-6 2-36z');
  const crowns = Array.from(
    { length: 16 },
    (_, index) =>
      [
        (index % 2 ? 1 : -1) * Math.round(280 + index * 26 + random.between(-14, 14)),
        Math.round(random.between(-30, 0)),
        Math.round(random.between(34, 54)),
      ] as const,
  );
  for (const [x, y, size] of crowns) pen.circle(leafShade, x + 8, y, size);
  for (const [x, y, size] of crowns)
    pen.circle(leaf, x - 4, y + 10, size * 0.86).ellipse(leafLight, x - 12, y + 24, size * 0.4, size * 0.2);
  pen
    .fill(leafLight, 'M-720-10H720V-230H-720z')
    .fill(mixColors(leaf, leafLight, 0.5), 'M-720-90Q0-70 720-90V-230H-720z')
    .fill(paint('#d9ccb4'), 'M-36-8H36L150-66H-150z');
  pen
    .fill(paint('#c9bca4'), 'M-300-66H300L470-200H-470z')
    .fill(tones.water, 'M-282-74H282L430-190H-430z')
    .fill(white.wall, 'M-60-74l30-70 18-40h24l18 40 30 70z', 0.4)
    .rounds(tones.waterLight, 4, 'M-240-100h120M60-120h160M-320-150h160M120-168h200', 0.6);
  for (const [x, y, color] of [
    [-350, -80, '#c4463c'],
    [-326, -82, '#2f5f80'],
    [350, -100, '#d9a24b'],
    [-520, -150, '#5b4a63'],
    [540, -160, '#c4463c'],
    [510, -158, '#3d5a6b'],
  ] as const)
    pen.fill(paint(color), `M${x - 8} ${y}l3 36q5 8 10 0l3-36z`).circle(paint('#6b4638'), x, y + 46, 7);
}
