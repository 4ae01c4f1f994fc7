import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';
import { drawFronts } from './fronts.js';
import { drawBoat, drawGables, traceCrowns } from './parts.js';

/** Two equal domed churches where three streets meet, behind an obelisk with lions. */
export function drawTwinChurches({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  drawHouseRow(pen, tones, random, {
    from: -680,
    to: 680,
    y: 0,
    low: 120,
    high: 160,
    narrow: 90,
    wide: 130,
    colors: ['#e6c49a', '#d9a884', '#efd9b4'],
    roof: '#b5674a',
    air: 0.2,
  });
  const stone = withBuilding(tones, '#ecdcbc', '#6f7884');
  for (const x of [-230, 230]) {
    drawBlock(pen, stone, { x: x - 120, y: 0, width: 240, height: 136 }, 0.2);
    pen
      .rect(stone.deep, x - 84, 0, 168, 96)
      .dashes(stone.lit, 96, [16, 22], `M${x - 82} 48h170`)
      .rect(stone.lit, x - 128, 96, 256, 12)
      .polygon(stone.lit, [x - 96, 108], [x, 156], [x + 96, 108])
      .polygon(stone.shade, [x - 64, 112], [x, 144], [x + 64, 112]);
    drawBlock(pen, stone, { x: x - 86, y: 136, width: 172, height: 60 }, 0.3);
    drawWindows(pen, tones.window, [x, 144, 160, 46], [5, 1, 15, 34], true);
    drawDome(pen, stone, x, 196, 86, 104);
    pen
      .stroke(stone.lit, 3, `M${x - 50} 200q6 66 40 96M${x} 200v100M${x + 50} 200q-6 66-40 96`, 0.5)
      .rect(stone.lit, x - 15, 296, 30, 40)
      .dome(stone.roof, x, 336, 15, 18);
    const bell = x < 0 ? x + 134 : x - 134;
    drawBlock(pen, stone, { x: bell - 19, y: 0, width: 38, height: 230 }, 0.4);
    pen.arch(tones.window, bell - 8, 186, 16, 20).dome(stone.roof, bell, 230, 20, 26);
  }
  pen
    .rect(paint('#d0c4b0'), -720, -230, 1440, 232)
    .ellipse(paint('#bdb09a'), 0, -120, 330, 70)
    .ellipse(paint('#c9bda8'), 0, -116, 290, 58);
  const granite = withBuilding(tones, '#c98f72', '#a8705a');
  pen
    .rect(granite.lit, -52, -110, 104, 40)
    .rect(stone.wall, -36, -70, 72, 40)
    .polygon(granite.wall, [-24, -30], [-15, 376], [0, 404], [15, 376], [24, -30])
    .polygon(granite.shade, [6, -30], [4, 390], [15, 376], [24, -30])
    .stroke(granite.deep, 4, 'M-12 20h16M-10 70h14M-9 120h13M-8 170h12M-8 220h12', 0.5);
  for (const x of [-150, 120])
    pen
      .fill(stone.lit, `M${x} -110h54l-8 26q4 22-14 26-14 2-20-12l-12-14z`)
      .circle(stone.shade, x + 42, -68, 9)
      .stroke(tones.waterLight, 4, `M${x + 52} -70q30 0 34-40`);
  drawWalkers(
    pen,
    tones,
    [
      [-400, -70],
      [-366, -74],
      [300, -80],
      [420, -110],
      [-260, -170],
    ],
    1.4,
  );
}

/** A balcony of carved stone on an old brick front with ivy, above a courtyard with a bronze girl. */
export function drawBalconyCourt({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const brick = withBuilding(tones, '#bf7f5f', '#9a5f48');
  const stone = withBuilding(tones, '#eadcc2', '#b9a88a');
  pen.rect(brick.wall, -720, -40, 1440, 660).polygon(brick.shade, [420, -40], [420, 620], [720, 620], [720, -40]);
  let courses = '';
  for (let y = 0; y < 600; y += 34) courses += `M-700 ${y}H720`;
  pen.dashes(brick.deep, 3, [40, 46], courses);
  for (const [x, y] of [
    [-330, 330],
    [-330, 60],
    [250, 330],
    [250, 40],
  ] as const)
    pen
      .pointedArch(stone.wall, x - 12, y, 104, 96)
      .pointedArch(tones.window, x, y, 80, 90)
      .rect(stone.lit, x - 18, y - 12, 116, 13)
      .rect(stone.wall, x + 36, y, 8, 130);
  pen.pointedArch(stone.wall, -94, 220, 148, 190).pointedArch(tones.window, -78, 226, 116, 176);
  pen
    .polygon(stone.shade, [-130, 206], [-96, 160], [56, 160], [90, 206])
    .rect(stone.wall, -140, 204, 240, 90)
    .rect(stone.shade, 66, 204, 34, 90)
    .rect(stone.lit, -148, 288, 256, 13)
    .rect(stone.lit, -146, 202, 252, 9);
  for (let arch = 0; arch < 6; arch++) pen.arch(stone.deep, -128 + arch * 34, 222, 20, 34);
  pen
    .fill(leafShade, 'M-720-40V560Q-560 520-540 380T-480 180T-420-40z')
    .rounds(
      leaf,
      44,
      traceCrowns(random, -700, -440, 40, () => 200),
    )
    .rounds(
      leaf,
      44,
      traceCrowns(random, -700, -480, 44, () => 330),
    )
    .rounds(
      tones.leafLight,
      30,
      traceCrowns(random, -700, -460, 60, () => 90),
    )
    .rounds(
      leaf,
      36,
      traceCrowns(random, 460, 720, 44, () => 470),
    )
    .rounds(
      leafShade,
      40,
      traceCrowns(random, 420, 720, 50, () => 520),
    );
  pen
    .rect(paint('#b5a890'), -720, -230, 1440, 196)
    .dashes(paint('#a3967e'), 6, [60, 20], 'M-700-80H700M-660-140H700M-700-190H700');
  const bronze = paint('#8a6a44');
  pen
    .rect(stone.wall, 150, -70, 100, 60)
    .rect(stone.lit, 144, -14, 112, 9)
    .fill(bronze, 'M178-6q-4 60 8 90l-4 46q16 12 34 0l-4-46q14-30 10-90z')
    .circle(bronze, 199, 146, 15)
    .stroke(bronze, 9, 'M184 118q-20-30-8-60M214 118q22-20 14-50')
    .fill(paint('#c9a25a'), 'M190 100q-4 20 8 24l4-20z');
  drawWalkers(
    pen,
    tones,
    [
      [-260, -90],
      [-222, -94],
      [-40, -80],
      [40, -120],
    ],
    2,
  );
}

/** A straight street of polished limestone between equal stone fronts with green shutters, to a bell tower. */
export function drawLimestoneStreet({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const stone = withBuilding(tones, '#ecdfc4', '#c4693f');
  pen.rect(mixColors(stone.wall, haze, 0.2), -150, -10, 300, 130);
  drawBlock(pen, stone, { x: -32, y: 0, width: 64, height: 270 }, 0.36);
  pen
    .circle(stone.lit, 0, 190, 22)
    .circle(tones.deep, 0, 190, 16)
    .arch(tones.window, -20, 222, 14, 22)
    .arch(tones.window, 6, 222, 14, 22)
    .rect(stone.lit, -40, 266, 80, 9)
    .rect(stone.wall, -22, 275, 44, 34)
    .arch(tones.window, -9, 280, 18, 14)
    .dome(stone.roof, 0, 309, 24, 26)
    .arch(tones.deep, -18, 0, 36, 40);
  drawFronts(pen, tones, {
    colors: ['#ecdcb8', '#f3e9d2', '#e6d4ae'],
    roof: '#c4693f',
    spans: [
      [720, 350, 330],
      [360, 210, 250],
      [220, 130, 200],
    ],
    shutters: '#4f7f66',
  });
  pen
    .rect(paint('#d9cfbc'), -720, -240, 1440, 228)
    .polygon(paint('#efe8da'), [-130, -10], [130, -10], [720, -240], [-720, -240])
    .polygon(mixColors(paint('#efe8da'), tones.sky[1], 0.5), [-40, -14], [40, -14], [230, -240], [-230, -240])
    .stroke(paint('#d6ccba'), 3, 'M-70-10L-420-230M70-10L420-230M-180-40H180M-260-80H260M-380-130H380M-520-190H520')
    .polygon(paint('#d9653f'), [-330, 40], [-300, 60], [-210, 30], [-216, 14]);
  drawWalkers(
    pen,
    tones,
    [
      [-90, -50],
      [-60, -52],
      [70, -60],
      [20, -110],
      [140, -130],
      [-210, -140],
    ],
    1.4,
  );
}

/** Palms, white benches and café umbrellas on a marble seafront before an old palace wall. */
export function drawPalmQuay({ pen, tones, random }: MotifInput): void {
  const { paint, leafShade, leaf, water, waterLight, haze } = tones;
  const stone = withBuilding(tones, '#e3d2b0', '#c4643f');
  pen.fill(mixColors(leafShade, haze, 0.4), 'M-720 180Q-500 330-260 260T200 240T720 180V0H-720z');
  drawBlock(pen, stone, { x: -60, y: 130, width: 70, height: 220 }, 0.36);
  drawWindows(pen, tones.window, [-28, 170, 56, 170], [2, 3, 14, 34], true);
  pen.rect(stone.lit, -66, 346, 82, 8).polygon(stone.roof, [-62, 354], [-25, 430], [12, 354]);
  drawGables(pen, tones, random, {
    from: -520,
    to: 560,
    y: 90,
    low: 70,
    high: 100,
    narrow: 80,
    wide: 120,
    colors: ['#f1e6cc', '#e6d2aa', '#f6efe0'],
    roof: '#c4643f',
  });
  pen.rect(stone.wall, -720, 0, 1440, 118).rect(stone.lit, -720, 114, 1440, 8).rect(stone.shade, -720, 0, 1440, 20);
  drawWindows(pen, tones.window, [0, 60, 1300, 54], [22, 1, 22, 36], true);
  for (const x of [-420, -180, 60, 300, 540])
    pen
      .polygon(paint('#f6f1e6'), [x - 66, 22], [x - 52, 48], [x + 52, 48], [x + 66, 22])
      .rect(tones.deep, x - 2, -10, 5, 34);
  pen
    .rect(paint('#e9e3d6'), -720, -110, 1440, 112)
    .dashes(paint('#d6cebe'), 3, [70, 5], 'M-700-40H700M-690-80H700')
    .rect(paint('#c9bfae'), -720, -124, 1440, 16)
    .rect(water, -720, -230, 1440, 108)
    .rounds(waterLight, 5, 'M-460-150h180M-60-170h200M280-150h180', 0.6);
  for (const x of [-540, -300, -60, 180, 420]) {
    pen.stroke(paint('#8a6a4c'), 13, `M${x} -70q6 90 0 200`);
    const fronds = (size: number) =>
      `M${x} 130q${size * 0.5} ${size * 0.5} ${size}-${size * 0.3}q-${size * 0.5} ${size * 0.2}-${size} ${size * 0.3}zM${x} 130q-${size * 0.5} ${size * 0.5}-${size}-${size * 0.3}q${size * 0.5} ${size * 0.2} ${size} ${size * 0.3}zM${x} 130q${size * 0.2} ${size * 0.8} ${size * 0.9} ${size * 0.6}q-${size * 0.5}-${size * 0.1}-${size * 0.9}-${size * 0.6}zM${x} 130q-${size * 0.2} ${size * 0.8}-${size * 0.9} ${size * 0.6}q${size * 0.5}-${size * 0.1} ${size * 0.9}-${size * 0.6}z`;
    pen.fill(leafShade, fronds(104)).fill(leaf, fronds(84));
  }
  drawBoat(pen, tones, 300, -190, 1.6, '#3f7fb5');
  drawWalkers(
    pen,
    tones,
    [
      [-420, -80],
      [-390, -82],
      [-160, -76],
      [100, -84],
      [320, -80],
      [350, -84],
    ],
    1.2,
  );
}
