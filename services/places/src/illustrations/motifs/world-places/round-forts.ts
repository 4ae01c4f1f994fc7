import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBattlement, drawBlock } from '../parts.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** Draws a round body in the light from the left. */
function drawDrum(
  pen: Pen,
  tones: Tones,
  [x, y, half, height]: readonly [x: number, y: number, half: number, height: number],
): void {
  pen
    .rect(tones.wall, x - half, y, 2 * half, height)
    .rect(tones.lit, x - half * 0.8, y, half * 0.34, height)
    .rect(tones.shade, x + half * 0.36, y, half * 0.64, height)
    .rect(tones.deep, x + half * 0.78, y, half * 0.22, height);
}

/** A huge round tower of mud brick beside a castle, over groves of date palms. */
export function drawPalmGroveTower({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const mud = withBuilding(tones, '#d6b083', '#a8804f');
  const far = fade(haze, 0.4)(paint('#a08470'));
  pen.polygon(
    far,
    [-720, 0],
    [-620, 130],
    [-500, 90],
    [-380, 190],
    [-220, 100],
    [60, 150],
    [260, 100],
    [420, 200],
    [560, 120],
    [720, 160],
    [720, 0],
  );
  drawBlock(pen, mud, { x: 90, y: 0, width: 300, height: 150 }, 0.2);
  drawBlock(pen, mud, { x: 190, y: 150, width: 150, height: 70 }, 0.26);
  drawBattlement(pen, mud.wall, 90, 150, 300, 12);
  drawBattlement(pen, mud.wall, 190, 220, 150, 12);
  pen.dashes(tones.window, 26, [14, 30], 'M120 96H380M206 186H330');
  drawDrum(pen, { ...mud, deep: mixColors(mud.shade, paint('#6f4f38'), 0.3) }, [-110, 0, 200, 300]);
  drawBattlement(pen, mud.wall, -310, 300, 400, 16);
  pen
    .rect(mud.shade, -310, 292, 400, 7)
    .dashes(mud.deep, 20, [12, 46], 'M-290 240H80')
    .rect(mud.deep, -112, 316, 4, 90)
    .rect(paint('#c9402f'), -108, 366, 70, 40)
    .rect(paint('#f6f1e6'), -108, 386, 70, 20);
  drawBlock(pen, mud, { x: -330, y: 0, width: 90, height: 110 }, 0.3);
  pen.arch(mud.deep, -306, 0, 44, 50);
  let [trunks, low, high] = ['', '', ''];
  for (const [x, y, s] of [
    [-380, -20, 1],
    [-310, -34, 1.1],
    [-230, -24, 0.9],
    [-150, -40, 1.1],
    [-60, -28, 0.95],
    [30, -44, 1.15],
    [120, -26, 1],
    [210, -42, 1.1],
    [290, -24, 0.95],
    [370, -36, 1.1],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    trunks += `M${x} ${y - n(10)}V${y + n(60)}`;
    low += `M${x} ${y + n(58)}q${n(30)} ${n(6)} ${n(44)}-${n(30)}q-${n(20)} ${n(18)}-${n(44)} ${n(20)}zM${x} ${y + n(58)}q-${n(30)} ${n(6)}-${n(44)}-${n(30)}q${n(20)} ${n(18)} ${n(44)} ${n(20)}z`;
    high += `M${x} ${y + n(58)}q${n(24)} ${n(28)} ${n(50)} 0q-${n(26)} ${n(10)}-${n(50)} 0zM${x} ${y + n(58)}q-${n(24)} ${n(28)}-${n(50)} 0q${n(26)} ${n(10)} ${n(50)} 0zM${x} ${y + n(58)}q${n(4)} ${n(36)} ${n(28)} ${n(36)}q-${n(20)}-${n(8)}-${n(28)}-${n(36)}zM${x} ${y + n(58)}q-${n(4)} ${n(36)}-${n(28)} ${n(36)}q${n(20)}-${n(8)} ${n(28)}-${n(36)}z`;
  }
  pen.stroke(paint('#7a5a40'), 8, trunks).fill(leafShade, low).fill(leaf, high);
}

/** A low round fort of red-brown stone on the point of an island, with cannons on its roof. */
export function drawRoundShoreFort({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#b0684c', '#8f5540');
  drawOpenSea(pen, tones, 70);
  pen
    .fill(fade(tones.haze, 0.4)(paint('#b5a48c')), 'M-720 70v20q200 20 420 4l60-24z')
    .fill(paint('#8a6a52'), 'M720-60H-300Q-420-50-440-10T-300 30L-200 44H720z')
    .fill(paint('#6f5444'), 'M-440-10Q-430-60-300-70H720v-30H-320Q-470-90-440-10z');
  const half = 270;
  pen
    .fill(stone.shade, `M-${half} 40V210A${half} 44 0 0 0 ${half} 210V40A${half} 44 0 0 1-${half} 40z`)
    .fill(stone.wall, `M-${half} 40V210A${half} 44 0 0 0 110 250V0A${half} 44 0 0 1-${half} 40z`)
    .fill(stone.lit, `M-${half - 40} 20V190q40-26 100-32V-6q-60 8-100 26z`, 0.5)
    .ellipse(stone.shade, 0, 210, half, 44)
    .ellipse(mixColors(stone.wall, paint('#d9b08a'), 0.4), 0, 216, half - 14, 36)
    .ellipse(stone.deep, 20, 214, half - 120, 16)
    .stroke(stone.lit, 7, `M-${half} 100A${half} 44 0 0 1 ${half} 100`);
  for (const x of [-200, -120, -40, 130, 205]) {
    const y = 92 - Math.round(40 * Math.sqrt(1 - (x / half) ** 2)) + 60;
    pen.arch(tones.window, x - 12, y, 24, 26);
  }
  pen.arch(stone.lit, 22, -8, 62, 64).arch(stone.deep, 32, -8, 42, 56);
  for (const x of [-220, -130, 140, 225])
    pen
      .rect(paint('#3c3a3c'), x - 36, 236 - Math.abs(x) * 0.1, 60, 12)
      .circle(paint('#5a4438'), x, 232 - Math.abs(x) * 0.1, 12);
  pen
    .rect(stone.deep, -2, 226, 4, 110)
    .rect(paint('#3f8a5c'), 2, 290, 26, 42)
    .rect(paint('#f2c23a'), 28, 290, 26, 42)
    .rect(paint('#c9402f'), 54, 290, 26, 42);
  pen
    .fill(paint('#f6f2e8'), 'M-560-130h150l-26-34h-100z')
    .rect(paint('#3f6fa5'), -540, -130, 100, 22)
    .rounds(paint('#f7fbf8'), 7, 'M-470-60q60 14 110 0M-440-84q60 14 140 0M-300-100q80 14 160 0');
  drawWalkers(pen, tones, [
    [180, 0],
    [210, -4],
    [360, 10],
  ]);
}

/** A long sea wall with a row of bronze cannons, and waves on the rocks below. */
export function drawCannonSeaWall({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#cfa878', '#a8804f');
  const foam = paint('#f7fbf8');
  drawOpenSea(pen, tones, 120, mixColors(tones.water, paint('#2f7f9f'), 0.4));
  pen
    .fill(fade(tones.haze, 0.25)(paint('#8f7f6a')), 'M-640 120q60 40 140 20l60-20zM-360 120q40 24 90 10l30-10z')
    .stroke(foam, 8, 'M-700 60q120 20 240 0t240 0M-640 10q120 20 240 0t200 6', 0.8);
  const rock = paint('#6f5f52');
  pen
    .fill(rock, 'M-720-80Q-620-20-520-50L-420 0-330-40-260 10-180-30-80 20 0-20V-230H-720z')
    .fill(
      foam,
      'M-700-40q40 70 80 20q50 60 90-4q40 80 90 14q50 50 80-6q50 60 90 4q30 40 60-4q-120 30-240 10t-250-34z',
      0.9,
    );
  for (const [x, high, wall] of [
    [560, 230, '#f4f0e6'],
    [450, 190, '#efe9dc'],
    [660, 280, '#e9e2d2'],
  ] as const)
    pen
      .rect(paint(wall), x - 60, 60, 120, high)
      .rect(paint('#2f6fb0'), x - 34, 60 + high - 70, 22, 34)
      .rect(paint('#2f6fb0'), x + 12, 60 + high - 70, 22, 34);
  pen
    .polygon(stone.wall, [720, 120], [240, 120], [-420, -230], [720, -230])
    .polygon(stone.shade, [240, 120], [-420, -230], [-470, -230], [196, 132], [196, 170], [240, 170])
    .polygon(mixColors(stone.lit, paint('#e9d4ac'), 0.5), [720, 96], [300, 96], [-260, -230], [720, -230]);
  for (const [x, y, s] of [
    [150, 40, 0.6],
    [60, -16, 0.8],
    [-60, -86, 1.05],
    [-220, -180, 1.4],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(stone.wall, `M${x - n(90)} ${y - n(30)}h${n(70)}v${n(60)}h-${n(70)}z`)
      .fill(
        paint('#5f7a5a'),
        `M${x - n(150)} ${y + n(32)}l${n(170)}-${n(14)}v${n(44)}l-${n(166)}-${n(6)}q-${n(14)}-${n(12)}-${n(4)}-${n(24)}z`,
      )
      .circle(paint('#5f7a5a'), x + n(22), y + n(40), n(22))
      .fill(paint('#6f4f38'), `M${x - n(50)} ${y - n(6)}h${n(110)}l-${n(10)} ${n(36)}h-${n(80)}z`)
      .circle(paint('#5a4030'), x - n(26), y - n(4), n(18))
      .circle(paint('#5a4030'), x + n(40), y - n(4), n(18));
  }
  drawBlock(pen, stone, { x: 300, y: 96, width: 130, height: 210 }, 0.3);
  drawBattlement(pen, stone.wall, 300, 306, 130, 16);
  pen.arch(stone.deep, 340, 150, 44, 60);
  drawWalkers(
    pen,
    tones,
    [
      [330, 20],
      [368, 14],
      [180, -120],
      [420, -100],
    ],
    1.2,
  );
}

/** A gate with a carved relief in a mossy wall behind a moat. */
export function drawCarvedGate({ pen, tones }: MotifInput): void {
  const { leaf, leafShade } = tones;
  const stone = withBuilding(tones, '#b5a488', '#8f7a5f');
  drawBlock(pen, stone, { x: -390, y: 0, width: 780, height: 120 }, 0.06);
  pen
    .rect(stone.lit, -396, 118, 792, 12)
    .rounds(leaf, 16, 'M-370 128h90M-230 130h50M190 130h60M290 128h80')
    .dashes(stone.shade, 3, [40, 10], 'M-390 40H390M-370 80H390');
  drawBlock(pen, stone, { x: -120, y: 0, width: 240, height: 250 }, 0.14);
  pen
    .polygon(stone.wall, [-140, 250], [-60, 320], [60, 320], [140, 250])
    .polygon(stone.shade, [50, 250], [30, 320], [60, 320], [140, 250])
    .rect(stone.lit, -146, 244, 292, 14)
    .rect(stone.lit, -76, 316, 152, 10)
    .arch(stone.lit, -60, 0, 120, 84)
    .arch(stone.deep, -44, 0, 88, 74)
    .rect(stone.lit, -130, 160, 260, 8)
    .rect(stone.shade, -70, 172, 140, 68)
    .circle(stone.lit, 0, 208, 26)
    .circle(stone.deep, 0, 206, 12)
    .fill(stone.lit, 'M-64 178q10 50 34 46l-14-46zM64 178q-10 50-34 46l14-46z')
    .rect(stone.lit, -26, 264, 52, 44)
    .rect(stone.deep, -14, 272, 28, 28);
  for (const x of [-110, -86, 74, 98]) pen.rect(stone.lit, x, 0, 14, 160);
  for (const x of [-330, -240, 220, 310])
    pen.rounds(leafShade, 70, `M${x} 160v10`).rounds(leaf, 44, `M${x - 10} 176v6`);
  pen.rect(stone.wall, -70, -34, 140, 36).rect(stone.shade, -70, -34, 140, 12);
  drawWalkers(pen, tones, [
    [-20, -4],
    [16, -8],
  ]);
}

/** A gate with a wooden drawbridge in a low wall of field stone. */
export function drawDrawbridgeGate({ pen, tones }: MotifInput): void {
  const { paint, leaf } = tones;
  const stone = withBuilding(tones, '#b0a590', '#857a68');
  drawBlock(pen, stone, { x: -390, y: 0, width: 780, height: 96 }, 0.05);
  pen
    .dashes(stone.shade, 10, [26, 12], 'M-384 24H384M-370 56H384M-384 84H384')
    .rounds(leaf, 14, 'M-360 98h80M180 98h60M300 98h70');
  drawBlock(pen, stone, { x: -110, y: 0, width: 220, height: 210 }, 0.2);
  pen
    .polygon(stone.lit, [-126, 210], [-96, 244], [96, 244], [126, 210])
    .rect(stone.lit, -126, 200, 252, 12)
    .arch(stone.lit, -62, 20, 124, 90)
    .arch(stone.deep, -48, 20, 96, 82)
    .rect(stone.lit, -30, 172, 60, 22);
  const wood = paint('#7a5438');
  pen
    .polygon(wood, [-52, 22], [52, 22], [96, -60], [-96, -60])
    .stroke(paint('#5a3c28'), 4, 'M-30 22L-54-60M0 22V-60M30 22L54-60M-60 8H60M-72-18H72M-84-42H84')
    .stroke(paint('#3a3638'), 5, 'M-48 130L-86-40M48 130L86-40');
  drawWalkers(pen, tones, [
    [-10, -10],
    [22, -24],
  ]);
}

/** Walls with a row of cannons on a hill above the roofs and towers of a city. */
export function drawHillBattery({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const stone = withBuilding(tones, '#b5ab98', '#8a8070');
  for (const [x, wide, high, color] of [
    [-560, 90, 250, '#c9b8a0'],
    [-440, 80, 180, '#b9a58f'],
    [-330, 90, 290, '#cfc0aa'],
    [300, 90, 220, '#c2b29c'],
    [420, 80, 310, '#b5a48f'],
    [540, 100, 200, '#cbbca6'],
  ] as const) {
    const wall = fade(haze, 0.3)(paint(color));
    pen.rect(wall, x - wide / 2, 0, wide, high);
    for (let y = 30; y < high - 10; y += 26)
      pen.dashes(mixColors(tones.window, haze, 0.3), 10, [9, 9], `M${x - wide / 2 + 8} ${y}h${wide - 16}`);
  }
  pen
    .fill(
      fade(haze, 0.2)(paint('#d9a52a')),
      'M150 60q-30 120-60 220q40-20 54 50q20-60 60-50q-20 30 20 40q-34-120-34-260z',
    )
    .fill(leafShade, 'M-720-60Q-560 60-400 70H400Q560 60 720-60V-230H-720z')
    .rounds(leaf, 40, 'M-640-70h80M-520-20h60M520-10h60M600-60h80M-600-150h120M520-150h120');
  pen
    .polygon(stone.wall, [-420, -40], [-390, 130], [390, 130], [420, -40])
    .polygon(stone.shade, [240, -40], [230, 130], [390, 130], [420, -40])
    .rect(stone.lit, -400, 126, 800, 12)
    .dashes(stone.wall, 34, [64, 40], 'M-400 154H400')
    .stroke(stone.shade, 3, 'M-410 10H410M-400 50H400M-396 90H396');
  for (const x of [-314, -210, -106, 206, 310])
    pen
      .rect(paint('#2f3034'), x - 12, 138, 24, 26)
      .circle(paint('#2f3034'), x, 166, 15)
      .circle(paint('#55565c'), x - 3, 168, 7);
  drawBlock(pen, stone, { x: -70, y: 130, width: 150, height: 76 }, 0.24);
  pen
    .polygon(paint('#a8604a'), [-82, 204], [-50, 236], [60, 236], [92, 204])
    .arch(stone.deep, -14, 130, 36, 34)
    .rounds(leafShade, 60, 'M130 160v20M190 156v10')
    .rounds(leaf, 40, 'M124 184v6M184 176v6')
    .arch(stone.lit, -34, -40, 68, 70)
    .arch(stone.deep, -24, -40, 48, 62);
  drawWalkers(pen, tones, [
    [-240, -90],
    [-20, -100],
    [200, -110],
  ]);
}
