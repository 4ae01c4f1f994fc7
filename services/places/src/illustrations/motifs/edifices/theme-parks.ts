import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawPointedTower, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawFlag, traceArcade } from '../parts.js';

const CASTLE_COLORS = [
  ['#f0c9c4', '#5f8fc0'],
  ['#eef0f4', '#4a6fb0'],
  ['#e9d9ee', '#6f7fc0'],
] as const;

/** A castle of a theme park: pastel walls, many thin blue spires with gold tips, and lights in the sky at dusk. */
export function drawThemeCastle({ pen, tones, random }: MotifInput): void {
  const [wall, roof] = CASTLE_COLORS[Math.floor(random.between(0, 3))]!;
  const pastel = withBuilding(tones, wall, roof);
  const { lit, deep, window } = pastel;
  const gold = tones.paint('#e8b94a');
  const spark = (x: number, y: number, color: string) => {
    let rays = '';
    for (let ray = 0; ray < 7; ray++)
      rays += `M${x + Math.round(12 * Math.cos(ray * 0.9))} ${y + Math.round(12 * Math.sin(ray * 0.9))}L${x + Math.round(40 * Math.cos(ray * 0.9))} ${y + Math.round(40 * Math.sin(ray * 0.9))}`;
    pen.rounds(color, 4, rays);
  };
  if (tones.isDusk) {
    spark(-240, 360, '#e88a9a');
    spark(230, 400, '#e8c06a');
  }
  const turret = (x: number, y: number, wide: number, high: number, top: number) => {
    drawPointedTower(pen, pastel, [x, y, wide, high], top);
    pen.rounds(gold, 6, `M${x} ${y + high + top}v8`);
  };
  for (const [x, wide, high, top] of [
    [-70, 34, 250, 110],
    [80, 30, 270, 120],
    [8, 50, 300, 140],
    [-30, 22, 330, 90],
    [52, 20, 330, 80],
  ] as const)
    turret(x, 0, wide, high, top);
  drawBlock(pen, pastel, { x: -150, y: 0, width: 300, height: 150 }, 0.24);
  drawWindows(pen, window, [0, 90, 250, 44], [7, 1, 13, 30], true);
  for (const [x, wide, high, top] of [
    [-150, 46, 190, 84],
    [150, 46, 180, 80],
    [-230, 40, 120, 66],
    [230, 40, 116, 64],
    [-84, 26, 200, 62],
    [92, 26, 210, 66],
  ] as const)
    turret(x, 0, wide, high, top);
  for (const x of [-215, 160]) drawBlock(pen, pastel, { x, y: 0, width: 56, height: 66 }, 0.3);
  pen.pointedArch(lit, -42, 0, 84, 54).pointedArch(deep, -32, 0, 64, 48).rect(gold, -40, 78, 80, 6);
  pen
    .fill(mixColors(tones.water, tones.sky[1], 0.2), 'M-330 -4Q0-30 330-4Q200 10 0 8T-330-4z')
    .polygon(lit, [-30, 2], [30, 2], [70, -40], [-70, -40]);
}

/** The entrance of a film park: a turning globe over a pool before an arch, and a roller coaster behind it. */
export function drawParkGlobe({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e6d6ba', '#b58a5f');
  const red = tones.paint('#c9483f');
  const support = tones.paint('#8a95a0');
  pen
    .stroke(support, 3, 'M-370 0V150M-320 0V230M-270 0V280M-220 0V250M200 0V160M250 0V250M300 0V290M350 0V220')
    .stroke(
      red,
      9,
      'M-400 110Q-340 180-290 270Q-260 310-220 250Q-180 170-130 140M130 130Q180 120 230 230Q280 330 320 270T400 150',
    );
  pen
    .fill(stone.wall, traceArcade({ x: -196, y: 0, height: 190 }, { count: 1, span: 220, pier: 86, sides: 60 }))
    .rect(stone.shade, 130, 0, 66, 190)
    .rect(stone.lit, -206, 186, 412, 12)
    .rect(stone.lit, -202, 150, 404, 6);
  for (const x of [-152, 152])
    pen
      .arch(stone.deep, x - 18, 40, 36, 50)
      .rect(stone.wall, x - 30, 198, 60, 26)
      .polygon(stone.lit, [x - 38, 224], [x, 248], [x + 38, 224]);
  const globe = tones.isDusk ? tones.paint('#3f6ab0') : tones.paint('#3f86c0');
  pen
    .circle(globe, 0, 124, 96)
    .fill(tones.paint('#2f6496'), 'M24 31a96 96 0 0 1 0 186q64-93 0-186z')
    .fill(
      tones.paint('#7fae6a'),
      'M-60 176Q-20 214 10 200Q30 180 0 168Q10 140-30 136Q-70 140-60 176zM-30 96Q20 110 16 74Q-4 30-24 50Q-44 76-30 96zM46 150Q80 150 78 110Q56 96 44 120z',
    );
  pen
    .stroke(tones.paint('#d9dee2'), 7, 'M-126 92Q0 40 126 118')
    .fill(mixColors(tones.water, tones.sky[1], 0.3), 'M-180 0Q0-34 180 0Q0 20-180 0z')
    .stroke(tones.paint('#d9dee2'), 6, 'M-30 8L-14 36M30 8L14 36')
    .rounds(mixColors(tones.waterLight, '#ffffff', 0.4), 6, 'M-120 4v24M-80 0v30M80 0v30M120 4v24');
}

/** A volcano above a harbor with an old steamship, lanterns and towers, as in a park by the sea. */
export function drawVolcanoHarbor({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#9a6f58', '#74503f');
  pen
    .polygon(rock.wall, [-330, 0], [-220, 120], [-120, 210], [-50, 330], [30, 330], [110, 200], [210, 130], [330, 0])
    .polygon(rock.shade, [20, 0], [50, 160], [0, 330], [30, 330], [110, 200], [210, 130], [330, 0])
    .fill(tones.paint('#e0693a'), 'M-50 330L-20 318L0 322L30 330L20 290L10 318L-10 270L-22 312z')
    .rounds(tones.haze, 40, 'M-10 366h20M20 400h40M70 436h50', 0.8);
  pen.stroke(rock.deep, 4, 'M-160 170L-120 60M-70 270L-90 120M70 230L90 90M160 150L180 50', 0.4);
  for (const [x, wide, high, top] of [
    [-340, 50, 100, 60],
    [300, 54, 130, 70],
    [-230, 40, 84, 50],
  ] as const)
    drawPointedTower(pen, withBuilding(tones, '#e9cfa0', '#b5603f'), [x, 0, wide, high], top);
  const hull = withBuilding(tones, '#f1ece0', '#c9483f');
  pen
    .fill(tones.paint('#2f3a4f'), 'M-210 -14L-196 36H210L240 -14z')
    .rect(hull.wall, -170, 36, 340, 34)
    .rect(hull.lit, -150, 70, 300, 26)
    .dashes(tones.window, 12, [14, 12], 'M-160 54H166M-140 84H146')
    .rect(tones.paint('#c9483f'), -196, 26, 408, 8);
  for (const x of [-60, 0, 60])
    pen
      .polygon(tones.paint('#c9483f'), [x - 16, 96], [x - 13, 160], [x + 13, 160], [x + 16, 96])
      .rect(tones.paint('#2f3a4f'), x - 15, 146, 30, 14);
  pen
    .rect(tones.deep, -122, 96, 4, 110)
    .rect(tones.deep, 118, 96, 4, 110)
    .stroke(tones.deep, 2, 'M-196 36L-120 206L120 206L226 36')
    .dashes(tones.window, 7, [5, 16], 'M-196 36L-120 206L120 206L226 36');
}

/** Rides of an amusement park: loops of a roller coaster, a drop tower, a carousel and a wheel. */
export function drawRidePark({ pen, tones, random }: MotifInput): void {
  const [first, second] = (
    [
      ['#c9483f', '#3f7fb0'],
      ['#3f9a8a', '#e0a03f'],
      ['#7a5ab0', '#e0607f'],
    ] as const
  )[Math.floor(random.between(0, 3))]!;
  const [track, other, support] = [tones.paint(first), tones.paint(second), tones.paint('#a3abb0')] as [
    string,
    string,
    string,
  ];
  let posts = '';
  for (let x = -380; x <= 380; x += 38) posts += `M${x} 0V${Math.round(90 + 70 * Math.cos((x + 300) / 74))}`;
  pen
    .stroke(support, 3, posts)
    .stroke(
      track,
      8,
      'M-400 60Q-360 90-330 180Q-300 290-260 180Q-230 70-180 40Q-120 20-110 110a66 66 0 1 0-70 60Q-60 190-20 90Q40 10 90 120Q130 210 180 120Q230 30 400 70',
    );
  pen
    .rounds(other, 15, 'M-346 150l6 18M-332 180l5 16M-318 208l6 12')
    .rect(support, 232, 0, 18, 330)
    .rect(tones.paint('#e9e4da'), 222, 230, 38, 24)
    .rounds(other, 13, 'M226 240h30')
    .polygon(track, [226, 330], [241, 372], [256, 330]);
  for (let spoke = 0; spoke < 12; spoke++) {
    const [c, s] = [Math.cos(spoke * 0.5236), Math.sin(spoke * 0.5236)];
    pen
      .stroke(support, 3, `M340 140L${Math.round(340 + 96 * c)} ${Math.round(140 + 96 * s)}`)
      .rounds(spoke % 2 ? track : other, 17, `M${Math.round(340 + 96 * c)} ${Math.round(140 + 96 * s)}h0`);
  }
  pen
    .stroke(other, 6, 'M244 140a96 96 0 1 0 192 0a96 96 0 1 0-192 0')
    .stroke(support, 8, 'M340 140L300 0M340 140L380 0');
  const tent = withBuilding(tones, '#f3ead6', first);
  drawBlock(pen, tent, { x: -76, y: 0, width: 152, height: 16 }, 0.3);
  for (const x of [-60, -20, 20, 60])
    pen
      .rect(tones.paint('#e8b94a'), x - 2, 16, 4, 56)
      .fill(x % 40 ? tent.lit : other, `M${x - 13} 38q0 16 12 14q8 8 16 4l-4-10v-16h-5v8h-10v-8h-5z`);
  drawCone(pen, tent, 0, 72, 104, 70);
  pen
    .polygon(tent.wall, [-62, 72], [0, 142], [-30, 72])
    .polygon(tent.wall, [10, 72], [0, 142], [42, 72])
    .rounds(tones.isDusk ? tones.window : tent.lit, 9, 'M-96 72h0M-64 72h0M-32 72h0M0 72h0M32 72h0M64 72h0M96 72h0');
  drawFlag(pen, tones.deep, other, 0, 140, 36);
}
