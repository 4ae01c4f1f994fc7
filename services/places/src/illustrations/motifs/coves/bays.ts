import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawPalm, drawWalkers, fade } from '../wonders/parts.js';
import { drawBoats, drawParasols } from './parts.js';

/** A gray temple on a low cliff above a small beach of white sand and turquoise water. */
export function drawTempleCliffBeach({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const stone = withBuilding(tones, '#b9b1a0', '#8f8878');
  const [rock, dark, sand, pale] = [paint('#a89c88'), paint('#746a60'), paint('#f8efd8'), paint('#8fe4dc')];
  drawOpenSea(pen, tones, 90, mixColors(tones.water, paint('#1f8fb8'), 0.6));
  pen
    .fill(mixColors(tones.water, paint('#3fc4c4'), 0.8), 'M-720 50Q-300 70 100 46T720 40V-230H-720z')
    .fill(pale, 'M-720-30Q-400 10-60-20T300-80L420-230H-720z')
    .fill(
      rock,
      'M720 230Q560 240 420 226T160 210T-40 200L-90 180-70 130-120 90-90 40-140 0-60-20 80-10 200-60 330-90 460-230H720z',
    )
    .fill(
      dark,
      'M-40 200L-90 180-70 130-120 90-90 40-140 0-60-20-20 60-40 120zM160 210L150 120 180 40 160-40 220-66 250 60 220 140zM430 226L410 120 440 0 420-140H470L500 60 470 224z',
    )
    .fill(leaf, 'M720 262Q560 270 420 254T160 236T-50 214L-40 196Q160 208 420 220T720 224z')
    .rounds(leafShade, 26, 'M180 240h30M280 250h40M560 262h60');
  pen
    .polygon(stone.wall, [-20, 208], [0, 262], [230, 266], [250, 216])
    .polygon(stone.shade, [150, 264], [230, 266], [250, 216], [160, 212])
    .rect(stone.wall, 40, 262, 150, 76)
    .rect(stone.shade, 140, 262, 50, 76)
    .polygon(stone.lit, [30, 336], [36, 352], [196, 352], [202, 336])
    .rect(stone.lit, 34, 308, 164, 7)
    .rect(stone.deep, 60, 264, 22, 40)
    .rect(stone.deep, 104, 264, 22, 40)
    .polygon(stone.lit, [50, 214], [66, 264], [128, 264], [146, 214])
    .rect(stone.wall, 330, 246, 90, 40)
    .rect(stone.lit, 324, 282, 102, 8)
    .rect(stone.deep, 350, 248, 14, 26)
    .rect(stone.deep, 384, 248, 14, 26);
  pen
    .fill(sand, 'M720-110Q520-80 340-100T40-60T-180-70Q-300-90-420-140T-720-180V-230H720z')
    .stroke(paint('#ffffff'), 9, 'M-720-172Q-420-134-180-64T40-54', 0.8)
    .fill(rock, 'M420-70Q470-20 560-40T720-20V-110H440z')
    .fill(dark, 'M560-40Q620-60 720-70V-110H540z');
  drawPalm(pen, tones, 540, 220, 1.5, -0.2);
  drawPalm(pen, tones, 620, 220, 1.3, 0.1);
  drawWalkers(
    pen,
    tones,
    [
      [-60, -110],
      [-20, -120],
      [120, -140],
      [300, -130],
      [-260, -170],
      [-330, -60],
    ],
    1.2,
  );
  drawBoats(pen, tones, [
    [-460, 60],
    [-560, 30],
  ]);
  pen.fill(fade(haze, 0.4)(leafShade), 'M-720 86Q-600 110-480 100T-300 86z');
}

/** A calm lagoon behind a hook of sand with pines, below steep mountains with paragliders. */
export function drawHookLagoon({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [sand, lagoon, pale] = [paint('#f1e3c2'), paint('#2fa8b8'), paint('#8fdcd6')];
  drawOpenSea(pen, tones, 200, mixColors(tones.water, paint('#1f6fa8'), 0.6));
  pen
    .fill(fade(haze, 0.4)(paint('#8f9498')), 'M720 196V420L600 460 520 400 420 430 330 330 230 290 130 196z')
    .fill(
      fade(haze, 0.4)(paint('#6f767c')),
      'M600 460L520 400 500 300 400 240 420 320 560 330zM330 330L230 290 200 196H280z',
    )
    .fill(fade(haze, 0.15)(leafShade), 'M720 250Q600 300 500 260T300 220T120 190H720z')
    .fill(fade(haze, 0.15)(leafShade), 'M-720 300Q-600 320-520 270T-380 210L-340 190H-720z')
    .fill(lagoon, 'M720 150Q500 190 330 170T60 110T-60 20Q-100-90 60-150T340-230H720z')
    .fill(pale, 'M720 60Q520 110 380 80T160 10T200-110T460-190H720z', 0.7)
    .fill(
      sand,
      'M-720 60Q-480 110-280 90T-60 130Q60 190 200 190Q270 186 250 164Q130 150 60 90T0-40Q-20-110 80-160T280-230H-120Q-260-150-330-60T-720-30z',
    )
    .fill(sand, 'M250 196Q300 190 290 170Q262 156 230 166z')
    .fill(pale, 'M-720 60Q-480 110-280 90T-60 130Q60 190 200 190L196 204Q40 204-70 146T-290 106T-720 80z', 0.8)
    .stroke(paint('#ffffff'), 7, 'M-720 62Q-480 112-280 92T-60 132Q60 192 200 192Q276 188 252 164', 0.8)
    .fill(leafShade, 'M-720 30Q-500 60-330 50T-110 80Q-20 130 80 130Q20 90-20 20T-60-80Q-80-150 20-230H-720z')
    .rounds(
      leaf,
      50,
      'M-680-10h60M-560 10h60M-430 16h60M-300 10h60M-170 30h40M-80 30h20M-620-100h80M-470-90h70M-320-80h80M-180-50h60M-560-190h90M-380-180h80M-220-160h70M-110-180h20',
    );
  drawBoats(pen, tones, [
    [-420, 150],
    [-200, 180],
    [420, 100],
    [520, 20],
    [60, 240 - 70],
  ]);
  drawParasols(
    pen,
    tones,
    [
      [-200, 66],
      [-320, 62],
      [-430, 58],
    ],
    20,
  );
  for (const [x, y, color] of [
    [-160, 470, '#c4463c'],
    [40, 420, '#e3b24a'],
    [-330, 390, '#4d9a6a'],
  ] as const)
    pen
      .fill(paint(color), `M${x - 46} ${y}q46 44 92 0q-46 22-92 0z`)
      .stroke(paint('#5a5458'), 2, `M${x - 42} ${y + 4}L${x} ${y - 50}L${x + 42} ${y + 4}`)
      .circle(paint('#3f3a44'), x, y - 54, 6);
}

/** A mushroom of rock that balances over shallow water in a bay of bare hills. */
export function drawMushroomBay({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  const [rock, dark, sand, pale] = [paint('#c99a72'), paint('#8f6450'), paint('#f4e6c6'), paint('#a4e8de')];
  const hill = fade(haze, 0.25);
  drawOpenSea(pen, tones, 100, mixColors(tones.water, paint('#1f80b0'), 0.6));
  pen
    .fill(hill(rock), 'M-720 96V220Q-620 240-520 190T-360 160T-200 96zM240 96Q360 190 480 180T720 230V96z')
    .fill(
      hill(dark),
      'M-520 190Q-440 160-360 160T-200 96H-420Q-440 150-520 190zM480 180Q600 190 720 230V160Q600 150 540 96H440Q470 140 480 180z',
    )
    .rounds(hill(leafShade), 14, 'M-650 180h6M-560 160h6M-460 130h6M580 160h6M640 190h6M500 140h6M360 120h6')
    .fill(mixColors(tones.water, paint('#3fc0c4'), 0.85), 'M-720 60Q-200 84 200 56T720 60V-230H-720z')
    .fill(pale, 'M-720-20Q-300 30 100-10T720-20V-230H-720z')
    .fill(dark, 'M-90-30Q-60 20 20 26T180 10T240-40Q80-60-90-30z')
    .fill(rock, 'M-90-30Q-60 20 20 26L60-46Q-20-44-90-30z')
    .fill(rock, 'M30 10L54 90 40 130H110L96 80 120 10z')
    .fill(dark, 'M84 10L92 90 84 130H110L96 80 120 10z')
    .fill(rock, 'M-70 140Q-90 170-60 200Q-30 250 60 262Q150 270 200 230Q240 200 226 160Q210 130 130 122Q0 114-70 140z')
    .fill(
      dark,
      'M-70 140Q0 114 130 122Q210 130 226 160Q180 150 90 150T-70 140zM150 256Q210 236 222 180Q190 220 140 232z',
    )
    .stroke(dark, 4, 'M-50 190Q20 210 120 200M-10 232Q50 240 110 234', 0.6)
    .fill(sand, 'M-720-90Q-420-60-160-110T180-180T420-230H-720z')
    .stroke(paint('#ffffff'), 8, 'M-720-82Q-420-54-156-104T184-174T430-226', 0.8)
    .rounds(paint('#ffffff'), 5, 'M-400 20h160M320 20h180M280-60h160M-260-30h120M420-130h180', 0.6);
  drawWalkers(
    pen,
    tones,
    [
      [-60, -70],
      [-30, -74],
      [260, -80],
      [-330, -120],
      [-480, -110],
    ],
    1.2,
  );
}
