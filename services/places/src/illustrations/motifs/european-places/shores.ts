import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawHouseRow } from '../buildings/parts.js';
import { drawBoats, drawParasols } from '../coves/parts.js';
import { drawBattlement, drawBlock } from '../parts.js';
import { drawSurf } from '../sceneries/parts.js';
import { drawSail } from '../townscapes/parts.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawPalm, drawWalkers, fade } from '../wonders/parts.js';

/** Draws a sea from its horizon to the lower edge in a color of its own. */
const drawSea = (pen: Pen, tones: Tones, top: number, color: string): void =>
  drawOpenSea(pen, tones, top, mixColors(tones.water, tones.paint(color), 0.65));

/** Draws Christ on a fort, small on a wooded hill. */
function drawHillFort(pen: Pen, tones: Tones, x: number, y: number, size: number): void {
  const n = (value: number) => Math.round(value * size);
  const stone = withBuilding(tones, '#c9b79a', '#8f8270');
  drawBlock(pen, stone, { x: x - n(60), y, width: n(120), height: n(40) }, 0.2);
  drawBattlement(pen, stone.wall, x - n(60), y + n(40), n(120), n(8));
  drawBlock(pen, stone, { x: x - n(22), y: y + n(40), width: n(44), height: n(40) }, 0.34);
  pen
    .fill(
      tones.paint('#efe9dc'),
      `M${x - n(9)} ${y + n(80)}l${n(3)} ${n(66)}q${n(6)} ${n(8)} ${n(12)} 0l${n(3)}-${n(66)}z`,
    )
    .circle(tones.paint('#efe9dc'), x, y + n(156), n(7))
    .stroke(tones.paint('#efe9dc'), n(5), `M${x} ${y + n(128)}l${n(22)} ${n(16)}`);
}

/** A bay like a shell between two green hills, with an islet at its mouth and a white railing along the sand. */
export function drawShellBay({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, haze } = tones;
  drawSea(pen, tones, 190, '#2f86b5');
  pen
    .fill(fade(haze, 0.16)(leaf), 'M-720 186V330Q-600 410-490 380T-330 260T-200 186z')
    .fill(fade(haze, 0.16)(leafShade), 'M-490 380Q-420 320-390 250T-300 186H-200Q-300 220-330 260T-490 380z')
    .fill(fade(haze, 0.12)(leaf), 'M-96 184Q-50 236 10 244T128 184z')
    .fill(fade(haze, 0.12)(leafShade), 'M10 244Q60 220 70 184H128Q90 232 10 244z')
    .fill(fade(haze, 0.1)(leaf), 'M210 180Q290 320 400 344T560 250T690 180z')
    .fill(fade(haze, 0.1)(leafShade), 'M400 344Q470 300 490 180H690Q600 220 560 250T400 344z');
  drawBlock(pen, withBuilding(tones, '#e9dfc8', '#8f8270'), { x: -506, y: 376, width: 32, height: 60 }, 0.3);
  drawHillFort(pen, tones, 400, 338, 0.8);
  drawHouseRow(pen, tones, random, {
    from: 430,
    to: 720,
    y: 96,
    low: 70,
    high: 110,
    colors: ['#f1e6d0', '#e9dcc4', '#f4ecda', '#dccdb0'],
    roof: '#8a6a5c',
    air: 0.06,
  });
  pen
    .fill(paint('#7fd0d0'), 'M-720 60Q-400 20-100-30T420 30L720 90V-20Q500-150 0-180T-720-40z', 0.5)
    .fill(paint('#efdcb0'), 'M-720 40Q-600-70-360-100T120-110T520-20T720 110V20Q560-110 220-160T-420-160T-720-80z');
  drawSurf(pen, tones, 'M-720 42Q-600-68-360-98T120-108T520-18T720 112');
  pen
    .fill(paint('#cfc4b4'), 'M-720-84Q-560-156-420-162T220-162T720 18V-240H-720z')
    .stroke(paint('#f8f6ee'), 9, 'M-720-70Q-560-140-420-146T220-146T720 36')
    .stroke(
      paint('#f8f6ee'),
      5,
      'M-640-130v32M-520-160v34M-400-166v34M-280-170v34M-160-172v34M-40-172v34M80-172v34M200-166v34M320-140v34M440-100v34',
    );
  drawSail(pen, tones, -60, 60, 0.6);
  drawSail(pen, tones, -260, 40, 0.7);
  drawBoats(pen, tones, [
    [80, 0],
    [230, 50],
  ]);
  drawParasols(
    pen,
    tones,
    [
      [-420, -130],
      [-240, -140],
      [40, -140],
      [260, -120],
    ],
    22,
  );
}

/** A wooded hill with a fort and a tall Christ, above the roofs of an old town and its fishing harbor. */
export function drawChristHill({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  drawSea(pen, tones, 130, '#2f7fa8');
  pen
    .fill(leafShade, 'M-560 120Q-420 190-320 290T-60 420T180 380T360 240T560 120z')
    .fill(leaf, 'M-560 120Q-420 180-330 260T-80 380T100 330T240 210T330 120z')
    .rounds(leafShade, 34, 'M-380 190h50M-260 250h60M-140 200h70M-30 290h50M60 210h60M-220 150h80')
    .rounds(tones.leafLight, 18, 'M-320 230h30M-180 310h40M-60 340h30M-100 250h30M20 170h40')
    .stroke(paint('#d9c7a4'), 8, 'M-330 140Q-240 200-120 190T40 260T-10 360');
  drawHillFort(pen, tones, -30, 398, 1.1);
  drawHouseRow(pen, tones, random, {
    from: -720,
    to: 640,
    y: 30,
    low: 66,
    high: 118,
    colors: ['#f1e6d0', '#e3c9a4', '#f4ecda', '#dcb89a', '#ecdcc4'],
    roof: '#b06a4c',
  });
  pen.rect(paint('#b5a892'), -720, 4, 1440, 30);
  drawSea(pen, tones, 4, '#2f7fa8');
  for (const [x, y, color] of [
    [-340, -70, '#2f6d8a'],
    [-150, -110, '#c4463c'],
    [60, -60, '#4d8a7a'],
    [260, -110, '#f1eadb'],
    [420, -60, '#c4463c'],
  ] as const)
    pen.fill(paint(color), `M${x - 50} ${y + 16}h100l-16-26h-66z`).rect(paint('#f6f2e8'), x - 12, y + 16, 26, 18);
}

/** A wooded rock between ochre houses at a blue bay and a harbor with boats, with a waterfall among its trees. */
export function drawBayRock({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  drawSea(pen, tones, 170, '#2484c0');
  pen
    .fill(leafShade, 'M-190 60L-170 210Q-100 330 20 350T230 280T300 60z')
    .fill(leaf, 'M-190 60L-170 190Q-90 300 10 316T150 240T190 60z')
    .fill(paint('#d3c3a4'), 'M-190 60L-172 200-130 150-100 60zM190 60L210 190 260 130 300 60z')
    .rounds(leafShade, 30, 'M-100 200h50M0 260h40M60 180h60M-40 130h60M120 250h40')
    .rounds(leafLight, 16, 'M-80 240h30M20 300h30M90 220h30M-20 170h30')
    .stroke(mixColors(paint('#ffffff'), tones.haze, 0.15), 18, 'M40 270V150')
    .stroke(paint('#d3e6ea'), 6, 'M34 150V250');
  const stone = withBuilding(tones, '#d6bf98', '#a8714f');
  drawBlock(pen, stone, { x: -150, y: 90, width: 76, height: 110 }, 0.36);
  pen.rect(stone.lit, -156, 194, 88, 10);
  drawHouseRow(pen, tones, random, {
    from: -720,
    to: -190,
    y: 60,
    low: 80,
    high: 130,
    narrow: 76,
    wide: 110,
    colors: ['#e3a863', '#d98a5a', '#ecc98a', '#e0b07a'],
    roof: '#b5603f',
  });
  drawHouseRow(pen, tones, random, {
    from: 290,
    to: 720,
    y: 60,
    low: 76,
    high: 110,
    narrow: 76,
    wide: 110,
    colors: ['#e9bb80', '#d9804f', '#f0d9a8', '#dc9a68'],
    roof: '#b5603f',
  });
  pen.rect(paint('#c9bda6'), -720, 40, 1440, 24).fill(paint('#d9d6cc'), 'M-720 42H60Q-40-20-260-40T-720-110z');
  drawSurf(pen, tones, 'M60 42Q-40-22-260-44T-720-116');
  for (const x of [-560, -430, -300]) drawPalm(pen, tones, x, 44, 1, 0.1);
  drawParasols(
    pen,
    tones,
    [
      [-520, -40],
      [-380, -14],
      [-240, 4],
    ],
    24,
  );
  for (const [x, y] of [
    [250, -10],
    [330, 0],
    [410, -12],
    [490, 0],
  ] as const)
    pen.fill(paint('#f6f2e8'), `M${x - 34} ${y + 14}h70l-12-20h-46z`).stroke(paint('#f6f2e8'), 3, `M${x} ${y + 10}v90`);
  pen.rect(paint('#b5a892'), 120, -40, 480, 16);
}

/** A church on a rock of sandstone with gardens, cut off by sand and clear water. */
export function drawChurchRock({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const [rock, dark, sand] = [paint('#d6b384'), paint('#a07d5a'), paint('#f6e9c9')];
  drawSea(pen, tones, 140, '#1f8fc0');
  pen
    .fill(paint('#7fdcd8'), 'M-720 40Q-300 70 100 40T720 60V-60Q200-20-200-60T-720-30z', 0.7)
    .fill(rock, 'M-330 10L-310 130-250 220-200 290-60 310 120 300 230 280 290 190 330 90 350 10z')
    .fill(
      dark,
      'M230 280L290 190 330 90 350 10H230Q260 130 200 210T120 300zM-200 290L-150 180-180 90-150 10H-90L-80 140-100 300z',
      0.75,
    )
    .stroke(dark, 4, 'M-290 160H-190M-60 240H90M-70 170H130M110 100H260', 0.5)
    .fill(paint('#54443c'), 'M40 10V60a34 34 0 0 0 68 0V10z')
    .rounds(leafShade, 40, 'M-190 300h60M150 296h60M-240 230h30')
    .rounds(leaf, 28, 'M-160 316h40M130 312h50M210 270h20M-20 120h40')
    .stroke(paint('#f1e3c4'), 9, 'M-300 30L-120 70-260 130-60 190-150 240-20 300');
  const church = withBuilding(tones, '#f0e3c6', '#b9744f');
  drawBlock(pen, church, { x: -70, y: 304, width: 200, height: 76 }, 0.2);
  pen.polygon(church.roof, [-76, 380], [-50, 410], [112, 410], [136, 380]);
  drawBlock(pen, church, { x: -110, y: 304, width: 74, height: 110 }, 0.3);
  pen
    .polygon(church.wall, [-110, 414], [-73, 450], [-36, 414])
    .line(church.lit, 6, [-114, 414], [-73, 454], [-32, 414])
    .arch(church.deep, -86, 304, 26, 34)
    .circle(church.deep, -73, 392, 10)
    .dashes(church.deep, 26, [14, 26], 'M-20 346H120');
  drawBlock(pen, church, { x: 130, y: 304, width: 70, height: 50 }, 0.3);
  pen.fill(sand, 'M-720-40Q-400 0-200 16T160 14T720-60V-240H-720z');
  drawSurf(pen, tones, 'M-720-36Q-400 4-260 14M350 6Q520-20 720-56');
  drawParasols(
    pen,
    tones,
    [
      [-460, -120],
      [-340, -90],
      [-200, -70],
      [60, -80],
      [220, -110],
      [420, -130],
    ],
    34,
  );
  drawWalkers(pen, tones, [
    [-80, -60],
    [-40, -64],
    [320, -90],
  ]);
}

/** A little beach at the mouth of a gorge, with the coast road on a bridge above it and turquoise water in front. */
export function drawGorgeBeach({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  const [rock, dark] = [paint('#cbb79a'), paint('#94806a')];
  pen
    .fill(fade(haze, 0.3)(rock), 'M-220 60V420L-120 470-30 400 60 460 180 400 220 60z')
    .fill(
      rock,
      'M-720-40V400L-600 480-460 440-340 380-230 300-150 220-110 120-70 40-120-20-260-60zM720-40V430L590 500 450 450 320 390 220 290 140 210 100 110 70 40 130-20 280-60z',
    )
    .fill(
      dark,
      'M-230 300L-150 220-110 120-70 40-120-20H-180L-190 110-250 220zM220 290L140 210 100 110 70 40 130-20H330Q240 60 230 150T290 340zM-600 480L-560 300-590 120-560 0H-500L-470 200-460 440z',
      0.8,
    )
    .stroke(
      dark,
      4,
      'M-440 360L-300 290M-420 240L-260 180M-680 330L-600 320M340 330L520 400M360 210L560 260M340 90L600 130',
      0.5,
    )
    .rounds(
      leafShade,
      22,
      'M-640 420h30M-500 400h30M-380 320h26M-440 140h40M380 360h30M500 410h40M450 180h40M-320 60h30M580 300h30',
    );
  const road = withBuilding(tones, '#d9d3c6', '#8f8a82');
  pen
    .stroke(road.wall, 16, 'M-720 250Q-420 230-210 226H200Q420 236 720 270')
    .stroke(road.lit, 5, 'M-720 260Q-420 240-210 236H200Q420 246 720 280')
    .arch(road.shade, -84, 100, 18, 118)
    .arch(road.shade, 66, 100, 18, 118)
    .fill(paint('#c4463c'), 'M-330 246h40v16h-8l-6 10h-16l-6-10h-4z')
    .fill(paint('#f6f0dc'), 'M-150 10Q0 90 150 14L330-50Q160-90-20-90T-330-56z');
  pen
    .fill(paint('#2fb3c4'), 'M-720-30L-330-56Q-160-88-20-90T330-50L720-30V-240H-720z')
    .fill(mixColors(paint('#1f86b0'), tones.water, 0.3), 'M-720-130Q-300-180 0-170T720-130V-240H-720z')
    .fill(paint('#8fe8e0'), 'M-330-56Q-160-88-20-90T330-50L420-80Q160-130-20-130T-420-80z', 0.8);
  drawSurf(pen, tones, 'M-330-54Q-160-86-20-88T330-48');
  drawParasols(
    pen,
    tones,
    [
      [-120, -20],
      [-40, 10],
      [50, 6],
      [130, -24],
    ],
    24,
  );
  drawWalkers(pen, tones, [
    [-180, -50],
    [0, -50],
    [90, -40],
  ]);
}
