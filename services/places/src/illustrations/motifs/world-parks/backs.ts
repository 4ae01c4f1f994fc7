import { mixColors } from '../../scene/colors.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock, drawEaves } from '../parts.js';
import { drawWalkers, fade, SNOW } from '../wonders/parts.js';
import { drawCrowns, drawHotels } from '../world-shores/parts.js';

/** Draws a line of far trees. */
export function drawTreeBelt(pen: Pen, tones: Tones): void {
  drawCrowns(
    pen,
    tones,
    [-660, -540, -430, -310, -200, -90, 20, 130, 250, 360, 470, 590, 700].map(
      (x, index) => [x, 50, 54 + (index % 3) * 12] as const,
    ),
    0.24,
  );
}

/** Draws Nairobi's round tower among others. */
export function drawDrumSkyline(pen: Pen, tones: Tones): void {
  drawHotels(
    pen,
    tones,
    60,
    [
      [-420, 90, 190],
      [-310, 80, 270],
      [-200, 90, 220],
      [180, 90, 300],
      [290, 80, 230],
      [400, 100, 260],
    ],
    0.26,
  );
  const drum = fade(tones.haze, 0.14)(tones.paint('#b5694a'));
  pen
    .rect(drum, -60, 60, 110, 300)
    .dashes(mixColors(drum, tones.paint('#3a2a26'), 0.4), 290, [6, 8], 'M-56 206H46')
    .rect(mixColors(drum, tones.paint('#e3c4a8'), 0.4), -70, 352, 130, 20)
    .dome(drum, -5, 372, 40, 20);
  drawTreeBelt(pen, tones);
}

/** Draws forested mountains with snow on their tops, and towers at one side. */
export function drawNorthShore(pen: Pen, tones: Tones): void {
  const { haze, paint, leafShade } = tones;
  const far = fade(haze, 0.3);
  pen
    .polygon(
      far(paint('#7f93a8')),
      [-720, 60],
      [-560, 270],
      [-420, 180],
      [-260, 340],
      [-100, 210],
      [60, 370],
      [220, 220],
      [400, 310],
      [560, 200],
      [720, 250],
      [720, 60],
    )
    .polygon(far(paint(SNOW)), [-260, 340], [-300, 304], [-264, 290], [-216, 300])
    .polygon(far(paint(SNOW)), [60, 370], [10, 326], [60, 310], [110, 326])
    .fill(fade(haze, 0.16)(leafShade), 'M-720 60Q-400 170-100 130T400 140T720 110V40H-720z');
  drawHotels(pen, tones, 60, [
    [460, 70, 220],
    [540, 70, 290],
    [620, 70, 240],
  ]);
  drawTreeBelt(pen, tones);
}

/** Draws a white dome with four minarets, small over trees. */
export function drawTajBack(pen: Pen, tones: Tones): void {
  const white = withBuilding(tones, '#f4f0ea', '#e6e2dc');
  for (const x of [-170, -120, 120, 170])
    pen
      .rect(white.wall, x - 6, 70, 12, Math.abs(x) > 150 ? 190 : 170)
      .dome(white.roof, x, Math.abs(x) > 150 ? 260 : 240, 9, 14);
  drawBlock(pen, white, { x: -90, y: 70, width: 180, height: 100 }, 0.2);
  pen
    .pointedArch(white.deep, -24, 70, 48, 40)
    .rect(white.wall, -44, 170, 88, 20)
    .fill(white.roof, 'M-50 190Q-74 240-30 276Q-10 292 0 316Q10 292 30 276Q74 240 50 190z')
    .fill(white.shade, 'M20 190Q40 250 10 290Q14 284 30 276Q74 240 50 190z')
    .dome(white.roof, -70, 170, 22, 26)
    .dome(white.roof, 70, 170, 22, 26);
  drawTreeBelt(pen, tones);
}

/** Draws white petals of a temple like a lotus. */
export function drawLotusBack(pen: Pen, tones: Tones): void {
  const [white, shade] = [tones.paint('#f6f4ee'), tones.paint('#cfd2d4')];
  for (const [x, w, h] of [
    [-130, 90, 120],
    [130, 90, 120],
    [-70, 100, 190],
    [70, 100, 190],
    [0, 110, 240],
  ] as const)
    pen
      .fill(
        white,
        `M${x - w} 60Q${x - w * 0.5} ${60 + h * 0.8} ${x} ${60 + h}Q${x + w * 0.5} ${60 + h * 0.8} ${x + w} 60z`,
      )
      .fill(
        shade,
        `M${x + 8} 60Q${x + w * 0.3} ${60 + h * 0.7} ${x} ${60 + h}Q${x + w * 0.5} ${60 + h * 0.8} ${x + w} 60z`,
      );
  drawTreeBelt(pen, tones);
}

/** Draws a long white footbridge over a lake, with concrete halls far behind. */
export function drawFootbridgeBack(pen: Pen, tones: Tones): void {
  const concrete = withBuilding(tones, '#b5b0a8', '#8f8a84');
  drawBlock(pen, concrete, { x: -230, y: 60, width: 460, height: 130 }, 0.2);
  for (const x of [-160, 0, 160]) pen.circle(concrete.deep, x, 120, 36);
  pen.polygon(concrete.wall, [-60, 190], [-40, 230], [40, 230], [60, 190]);
  drawTreeBelt(pen, tones);
}

/** Draws a white town hall with a dome. */
export function drawTownHallBack(pen: Pen, tones: Tones): void {
  const white = withBuilding(tones, '#f6f3ea', '#e6e2d8');
  drawBlock(pen, white, { x: -210, y: 50, width: 420, height: 110 }, 0.1);
  pen
    .dashes(tones.window, 40, [14, 18], 'M-196 96H200')
    .rect(white.lit, -218, 158, 436, 9)
    .rect(white.wall, -70, 50, 140, 130)
    .dashes(white.shade, 110, [6, 14], 'M-64 106H70')
    .polygon(white.lit, [-84, 180], [0, 220], [84, 180])
    .rect(white.wall, -44, 200, 88, 34)
    .dome(white.roof, 0, 234, 48, 54)
    .rect(white.deep, -2, 286, 4, 26);
  drawTreeBelt(pen, tones);
}

/** Draws a harbor with an island fort, behind a sea wall. */
export function drawHarborBack(pen: Pen, tones: Tones): void {
  pen
    .rect(tones.water, -720, 20, 1440, 130)
    .rounds(tones.waterLight, 4, 'M-560 100h160M-160 80h200M240 110h180')
    .fill(tones.paint('#8f7a68'), 'M40 140h130l-14 20H56z')
    .fill(tones.paint('#f6f2e8'), 'M-380 96h90l-14-16h-60z')
    .fill(tones.paint('#fbf7ec'), 'M-340 102v90l50-90z')
    .rect(tones.paint('#c9bfae'), -720, 36, 1440, 22);
}

/** Draws walls of a quarry that ivy covers. */
export function drawQuarryBack(pen: Pen, tones: Tones): void {
  const { paint, leaf, leafShade } = tones;
  pen
    .fill(leafShade, 'M-720 40V360Q-560 400-420 350T-140 330T160 350T440 330T720 380V40z')
    .fill(paint('#a89f90'), 'M-720 60V260Q-560 300-430 250L-300 240-180 200 60 210 180 240 400 230Q560 280 720 250V60z')
    .fill(paint('#857c70'), 'M-300 240L-180 200-150 60H-330zM180 240L400 230 380 60H210z')
    .rounds(leaf, 60, 'M-660 380h120M-420 370h120M-180 350h100M60 370h140M300 350h120M520 380h140')
    .rounds(leaf, 34, 'M-620 200h60M-480 140h50M440 180h60M580 130h70M-60 160h50');
}

/** Draws glass towers over a bend of a river. */
export function drawRiverTowersBack(pen: Pen, tones: Tones): void {
  drawHotels(
    pen,
    tones,
    70,
    [
      [120, 90, 330],
      [230, 80, 260],
      [330, 90, 390],
      [440, 80, 300],
      [550, 100, 350],
    ],
    0.2,
  );
  pen
    .rect(tones.water, -720, 20, 1440, 70)
    .rounds(tones.waterLight, 4, 'M-560 66h160M-160 56h180')
    .rect(tones.leafShade, 60, 66, 660, 26);
  pen
    .fill(tones.paint('#7a6a58'), 'M-420 80q200 70 420 0l-6 12q-200 60-408 0z')
    .stroke(tones.paint('#7a6a58'), 5, 'M-300 60V110M-120 60V110');
}

/** Draws a great gate under wooded hills. */
export function drawGreatGateBack(pen: Pen, tones: Tones): void {
  const { haze, leafShade } = tones;
  pen.fill(fade(haze, 0.34)(leafShade), 'M-720 40Q-460 300-200 250T200 220T480 310T720 230V30H-720z');
  const wood = withBuilding(tones, '#8a5a44', '#5f666c');
  drawBlock(pen, wood, { x: -90, y: 90, width: 180, height: 40 }, 0.2);
  drawEaves(pen, wood, { y: 124, half: 150, height: 36, ridge: 96 });
  drawBlock(pen, wood, { x: -76, y: 156, width: 152, height: 30 }, 0.2);
  drawEaves(pen, wood, { y: 180, half: 140, height: 60, ridge: 78 });
  drawTreeBelt(pen, tones);
}

/** Draws a low hall with a wide roof at a pond. */
export function drawPondHallBack(pen: Pen, tones: Tones): void {
  const { haze, leafShade } = tones;
  pen.fill(fade(haze, 0.3)(leafShade), 'M-720 40Q-400 230-60 210T720 170V30H-720z');
  drawTreeBelt(pen, tones);
  const wood = withBuilding(tones, '#d9cbb0', '#5a5f64');
  drawBlock(pen, wood, { x: -330, y: 40, width: 330, height: 66 }, 0.1);
  pen.dashes(tones.paint('#5a4030'), 62, [7, 40], 'M-324 74H0').rect(tones.paint('#7a5a40'), -340, 34, 350, 9);
  drawEaves(pen, wood, { x: -165, y: 98, half: 220, height: 76, ridge: 120 });
}

/** Draws a shrine hall with green and gold under a dark roof. */
export function drawShrineHallBack(pen: Pen, tones: Tones): void {
  drawTreeBelt(pen, tones);
  const wood = withBuilding(tones, '#7a4a36', '#4f5a56');
  drawBlock(pen, wood, { x: -210, y: 40, width: 420, height: 84 }, 0.1);
  pen
    .dashes(tones.paint('#d9a52a'), 14, [26, 14], 'M-200 112H206')
    .dashes(tones.paint('#3f7a5a'), 12, [26, 14], 'M-186 96H200')
    .rect(tones.deep, -40, 40, 80, 64);
  drawEaves(pen, wood, { y: 116, half: 280, height: 96, ridge: 150 });
  pen.polygon(wood.roof, [-70, 150], [0, 230], [70, 150]).polygon(wood.roofShade, [10, 150], [0, 230], [70, 150]);
}

/** Draws the lattice tower of Tokyo over a river between banks. */
export function drawSkytreeBack(pen: Pen, tones: Tones): void {
  drawHotels(
    pen,
    tones,
    60,
    [
      [-460, 90, 150],
      [-350, 80, 200],
      [-240, 90, 130],
      [170, 80, 180],
      [280, 90, 140],
      [390, 80, 210],
    ],
    0.3,
  );
  const steel = fade(tones.haze, 0.1)(tones.paint('#c9d2d8'));
  pen
    .polygon(steel, [-70, 60], [-16, 400], [16, 400], [70, 60])
    .stroke(
      tones.paint('#93a2ac'),
      3,
      'M-62 110L44 210M62 110L-44 210M-46 210L30 300M46 210L-30 300M-30 310L18 390M30 310L-18 390',
    )
    .fill(steel, 'M-34 400h68l-10 26h-48zM-24 456h48l-8 20h-32z')
    .rect(steel, -14, 420, 28, 40)
    .rect(steel, -4, 470, 8, 110);
  pen
    .rect(tones.water, -720, 0, 1440, 64)
    .rounds(tones.waterLight, 4, 'M-560 40h160M-160 24h200M240 44h180')
    .fill(tones.paint('#b5483a'), 'M120 30h120l-16-16h-88z')
    .rect(tones.paint('#f6f1e6'), 140, 30, 80, 12);
}

/** Draws a stone platform in the grass, with a castle keep far behind. */
export function drawKeepBack(pen: Pen, tones: Tones): void {
  drawHotels(
    pen,
    tones,
    50,
    [
      [-440, 90, 150],
      [-330, 90, 220],
      [360, 100, 190],
      [470, 90, 250],
    ],
    0.3,
  );
  const keep = withBuilding(tones, '#f1efe6', '#5f9a86');
  pen.polygon(tones.paint('#9a948a'), [-90, 50], [-70, 120], [70, 120], [90, 50]);
  for (const [half, y] of [
    [66, 120],
    [52, 166],
    [38, 208],
  ] as const) {
    drawBlock(pen, keep, { x: -half, y, width: 2 * half, height: 34 }, 0.3);
    drawEaves(pen, keep, { y: y + 30, half: half + 20, height: 30, ridge: half * 0.6 });
  }
  drawTreeBelt(pen, tones);
}

/** Draws people on a lawn. */
export function drawStrollers(pen: Pen, tones: Tones): void {
  drawWalkers(pen, tones, [
    [-200, -120],
    [-160, -126],
    [120, -150],
    [260, -110],
  ]);
}
