import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawHouseRow } from '../buildings/parts.js';
import { drawBoats, drawParasols } from '../coves/parts.js';
import { drawBattlement, drawBlock } from '../parts.js';
import { drawSurf } from '../sceneries/parts.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawPalm, drawWalkers, fade } from '../wonders/parts.js';

const drawSea = (pen: Pen, tones: Tones, top: number, color: string): void =>
  drawOpenSea(pen, tones, top, mixColors(tones.water, tones.paint(color), 0.65));

/** A cove between ochre cliffs, reached by a long wooden stair, with stacks in green water. */
export function drawStairCove({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [rock, dark, pale, sand] = [paint('#dca158'), paint('#a06a42'), paint('#f0cd94'), paint('#f4dfae')];
  drawSea(pen, tones, 170, '#2484b0');
  pen.fill(paint('#35b0ac'), 'M-720 90Q-200 120 200 90T720 100V-240H-720z', 0.85);
  for (const [x, y, half, high, air] of [
    [-20, 140, 46, 110, 0.2],
    [120, 110, 60, 150, 0.1],
    [-150, 100, 40, 90, 0.1],
  ] as const) {
    const mix = fade(haze, air);
    pen
      .fill(
        mix(rock),
        `M${x - half} ${y}l${half * 0.3} ${high}l${half * 0.6} 14l${half * 0.7}-20l${half * 0.4}-${high - 6}z`,
      )
      .fill(mix(dark), `M${x + half * 0.3} ${y}l0 ${high}l${half * 0.3}-6l${half * 0.4}-${high - 6}z`);
  }
  pen
    .fill(rock, 'M-720-60V380L-520 390-360 360-300 290-320 200-260 120-280 30-220-40-330-130-420-240H-720z')
    .fill(dark, 'M-360 360L-300 290-320 200-260 120-280 30-220-40H-300L-370 60-350 190-400 290z')
    .fill(rock, 'M720-60V390L540 400 380 360 290 320 310 230 240 150 270 50 210-40 330-130 400-240H720z')
    .fill(
      dark,
      'M380 360L290 320 310 230 240 150 270 50 210-40H300L340 60 330 190 390 280zM560 390L540 220 570 40H620L610 220 630 396z',
    )
    .fill(
      pale,
      'M-720 300L-400 290-350 320-360 360-520 390-720 380zM720 310L420 290 380 320 380 360 540 400 720 390z',
      0.7,
    )
    .stroke(
      dark,
      5,
      'M-700 180Q-540 200-400 180M-700 60Q-520 80-400 50M400 190Q560 210 700 190M400 70Q560 90 700 70',
      0.5,
    )
    .fill(leaf, 'M-720 410V376L-520 388-350 356-340 376-500 412zM720 420V386L540 398 290 316 286 336 520 424z')
    .rounds(leafShade, 22, 'M-640 404h40M-460 398h40M420 372h40M600 412h50')
    .fill(paint('#5a4038'), 'M300-40V20a34 40 0 0 0 68 0V-60z')
    .fill(sand, 'M-300-240L-420-200-300-100Q-240-40-120-20T110-24T280-70L380-160 420-240z');
  drawSurf(pen, tones, 'M-224-44Q-160-16-60-12T120-20T216-40');
  const wood = paint('#8a5f3f');
  let steps = '';
  const way = [
    [-460, 380],
    [-560, 300],
    [-430, 220],
    [-540, 130],
    [-400, 50],
    [-480, -20],
    [-340, -80],
    [-420, -140],
    [-300, -190],
  ] as const;
  for (const [index, [x, y]] of way.entries()) {
    const next = way[index + 1];
    if (!next) break;
    for (let step = 0; step <= 5; step++)
      steps += `M${Math.round(x + ((next[0] - x) * step) / 5)} ${Math.round(y + ((next[1] - y) * step) / 5)}v24`;
  }
  const line = way.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
  pen
    .stroke(wood, 12, line)
    .stroke(wood, 4, steps)
    .stroke(paint('#b58a5f'), 5, way.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y + 24}`).join(''));
  drawParasols(
    pen,
    tones,
    [
      [-120, -90],
      [20, -110],
      [150, -100],
    ],
    30,
  );
  drawWalkers(pen, tones, [
    [-60, -60],
    [80, -70],
    [-470, 92],
    [-500, 258],
  ]);
}

/** A cove of pale sand under bare white slopes, facing a low islet across shallow water. */
export function drawIsletShallows({ pen, tones }: MotifInput): void {
  const { paint, leaf } = tones;
  const [rock, dark, sand] = [paint('#ded2b8'), paint('#b3a488'), paint('#f8efd9')];
  drawSea(pen, tones, 190, '#1f7fb8');
  pen
    .fill(paint('#2fbcc8'), 'M-720 120Q-200 150 260 140T720 110V-240H-720z')
    .fill(paint('#9feee4'), 'M-720 30Q-300 70 60 60T480 10L560-240H-720z', 0.85)
    .fill(rock, 'M-30 120L0 176 90 210 230 216 320 190 380 150 400 116z')
    .fill(dark, 'M230 216L320 190 380 150 400 116H250Q280 170 230 216z')
    .fill(mixColors(leaf, paint('#b5b07a'), 0.5), 'M0 176L90 210 230 216 300 196Q200 190 120 186T0 176z')
    .fill(rock, 'M720-20V330L560 350 470 280 430 170 480 80 440 0 520-60z')
    .fill(dark, 'M560 350L470 280 430 170 480 80 440 0 520-60H590L540 60 560 180 530 260z', 0.8)
    .fill(rock, 'M-720 0V300Q-600 310-520 240T-440 120L-380 60-420 10z')
    .fill(dark, 'M-520 240Q-470 180-440 120L-380 60-420 10H-500Q-480 120-520 240z', 0.8)
    .rounds(
      mixColors(leaf, paint('#a8a56a'), 0.5),
      18,
      'M-660 280h40M-580 220h30M-640 140h40M620 320h40M560 220h30M640 180h40M600 80h30',
    )
    .fill(sand, 'M-420 14Q-260-30-60-60T340-120T520-60L720-30V-240H-720V10z');
  drawSurf(pen, tones, 'M-420 16Q-260-28-60-58T340-118T520-58');
  drawBoats(pen, tones, [
    [-220, 90],
    [60, 20],
    [300, 60],
  ]);
  drawParasols(
    pen,
    tones,
    [
      [-360, -80],
      [-220, -110],
      [-60, -140],
      [120, -160],
      [420, -150],
    ],
    32,
  );
  drawWalkers(pen, tones, [
    [-150, -60],
    [-120, -64],
    [200, -120],
  ]);
}

/** A long beach of golden sand that ends at a high rock with the walls of a castle. */
export function drawCastleRockBeach({ pen, tones, random }: MotifInput): void {
  const { paint, leafShade, haze } = tones;
  drawSea(pen, tones, 150, '#1f8ab8');
  const rock = withBuilding(tones, '#c6aa86', '#957c64');
  pen
    .fill(fade(haze, 0.08)(rock.wall), 'M-130 140L-60 260 20 350 120 400 260 410 380 370 480 300 600 220 720 170V130z')
    .fill(fade(haze, 0.08)(rock.shade), 'M260 410L380 370 480 300 600 220 720 170V130H360Q420 230 360 310T260 410z')
    .rounds(leafShade, 24, 'M20 240h50M120 300h60M60 180h70M230 340h50M220 240h50M440 240h40');
  const wall = withBuilding(tones, '#e3cda6', '#b5835f');
  pen.stroke(wall.wall, 14, 'M-70 230L20 346 120 398 260 408 380 368 480 300');
  for (const [x, y] of [
    [-70, 230],
    [20, 346],
    [120, 398],
    [260, 408],
    [380, 368],
    [480, 300],
  ] as const) {
    drawBlock(pen, wall, { x: x - 15, y: y - 10, width: 30, height: 36 }, 0.36);
    drawBattlement(pen, wall.wall, x - 15, y + 26, 30, 7);
  }
  drawHouseRow(pen, tones, random, {
    from: 250,
    to: 720,
    y: 100,
    low: 50,
    high: 90,
    colors: ['#f6f0e2', '#f1e3cc', '#ecdcc0'],
    roof: '#b9674a',
  });
  pen
    .fill(paint('#7fdcdc'), 'M-720-60Q-300 40 60 100H160Q-160 20-720-130z', 0.7)
    .fill(paint('#ecc98a'), 'M-720-130Q-160 20 160 110H720V-240H-720z')
    .fill(paint('#d9b06f'), 'M-300-240Q100-60 500 60L720 90V-240z', 0.5);
  drawSurf(pen, tones, 'M-720-126Q-160 24 160 112');
  for (const [x, y] of [
    [420, 60],
    [520, 50],
    [620, 40],
  ] as const)
    drawPalm(pen, tones, x, y, 1.1, 0.15);
  drawParasols(
    pen,
    tones,
    [
      [-330, -120],
      [-170, -70],
      [-20, -30],
      [100, 10],
      [-120, -150],
      [60, -90],
      [200, -50],
    ],
    34,
  );
  drawWalkers(pen, tones, [
    [-420, -90],
    [-240, -40],
    [300, -110],
  ]);
}
