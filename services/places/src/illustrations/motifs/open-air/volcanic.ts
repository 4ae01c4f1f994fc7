import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawGables } from '../townscapes/parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A bare red cone above the white houses and colored roofs of a fishing town, with black lava at the harbor. */
export function drawRedCone({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, water, waterLight } = tones;
  pen
    .fill(mixColors(leaf, haze, 0.3), 'M-720 60Q-620 200-500 300Q-420 340-330 260T-100 60z')
    .fill(paint('#a85a42'), 'M-160 40Q-20 180 90 330Q130 352 190 340Q230 360 270 330Q400 180 540 60L720 30V0H-160z')
    .fill(paint('#84452f'), 'M190 340Q230 360 270 330Q400 180 540 60L720 30V0H240Q180 180 190 340z')
    .fill(paint('#c4735a'), 'M90 330Q130 352 190 340Q170 250 120 180z', 0.8)
    .stroke(paint('#d9a488'), 4, 'M20 60Q120 160 180 330', 0.6)
    .fill(mixColors(leaf, paint('#8fa35a'), 0.4), 'M-720 70Q-400 110-100 80T400 70T720 60V-60H-720z');
  for (const [y, from, to] of [
    [56, -520, 380],
    [4, -600, 470],
  ] as const)
    drawGables(pen, tones, random, {
      from,
      to,
      y,
      low: 34,
      high: 52,
      narrow: 62,
      wide: 88,
      colors: ['#f6f3ea', '#e9e4d6', '#f6f3ea', '#d9e0e0'],
      roof: ['#b5403a', '#3f6a8a', '#4f7f5a'][y > 10 ? 0 : 1]!,
    });
  pen
    .rect(paint('#8d8a88'), -720, -22, 1440, 28)
    .rect(water, -720, -240, 1440, 220)
    .rounds(waterLight, 5, 'M-520-70h180M-60-60h200M180-110h160M-360-150h220M60-180h240', 0.6)
    .fill(paint('#3a3640'), 'M720 20Q560 40 470-10Q380-30 330-80Q440-120 560-110T720-130z')
    .fill(paint('#524d58'), 'M720 20Q560 40 470-10Q520-30 600-20T720-40z');
  for (const [x, y, color] of [
    [-340, -70, '#c9403a'],
    [-120, -100, '#2f6d8a'],
    [100, -70, '#e9e4d6'],
  ] as const)
    pen
      .fill(paint(color), `M${x - 70} ${y + 24}h140l-24-40h-92z`)
      .rect(paint('#f4efe4'), x + 10, y + 24, 40, 34)
      .rect(tones.window, x + 16, y + 38, 28, 12)
      .rect(tones.deep, x - 20, y + 24, 5, 74);
}

/** A stream that drops over the edge of a dark rift on to boulders, without a tree. */
export function drawRiftFall({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, water } = tones;
  const [rock, shade, light] = ['#6a6570', '#4a4654', '#8a8590'].map(paint) as [string, string, string];
  const moss = mixColors(leaf, paint('#8f9a55'), 0.5);
  const foam = paint('#f4f6f5');
  pen
    .fill(
      fade(haze, 0.5)(paint('#7d86a0')),
      'M-720 330L-540 400-380 350-200 390 0 340 240 390 440 340 720 380V300H-720z',
    )
    .fill(rock, 'M-720-40V350L-560 330-420 352-300 326-110 340V-40zM720-40V340L560 320 420 346 290 322 110 340V-40z')
    .rect(shade, -120, -40, 240, 350)
    .fill(
      moss,
      'M-720 350L-560 330-420 352-300 326-100 340V366L-300 352-420 378-560 356-720 376zM720 340L560 320 420 346 290 322 100 340V366L290 348 420 372 560 346 720 366z',
    )
    .fill(
      shade,
      'M-560 330l20-120-30-110 30-140h-50l-20 150 26 110-16 116zM-300 326l14-100-24-120 20-146h-44l-10 150 22 110-14 112zM290 322l-14-110 24-110-20-142h44l12 150-22 110 14 104zM560 320l-18-120 28-110-20-130h46l14 140-24 110 12 116z',
      0.7,
    )
    .fill(light, 'M-430 350l10-90-20-60-30 100 10 52zM420 344l-10-90 20-70 30 100-10 50z', 0.5)
    .fill(foam, 'M-84 344Q0 356 84 342L74 240 92 120 84-20H-88L-78 110-92 230z')
    .stroke(
      mixColors(water, foam, 0.5),
      6,
      'M-50 330Q-56 180-50 0M-10 340Q-20 160-8-10M36 336Q30 170 40 0M64 320Q70 160 62 10',
      0.8,
    )
    .fill(moss, 'M-720 0Q-420 10-240-40T-120-130T120-130T240-50T720-10V-240H-720z')
    .fill(mixColors(water, paint('#5a8fa0'), 0.4), 'M-130-20H130Q190-90 120-140T220-240H-160Q-210-170-130-120T-130-20z')
    .rounds(foam, 12, 'M-90-24h180M-60-50h50M40-60h40M-90-100h60M20-120h70M-60-170h80M60-200h60', 0.8)
    .rounds(rock, 60, 'M-170-30h30M-240-70h20M150-36h30M230-80h24M-190-130h20M210-150h30')
    .rounds(light, 24, 'M-180-14h20M-250-56h14M150-20h20M226-66h16M-196-116h12M204-134h20');
  drawWalkers(
    pen,
    tones,
    [
      [-420, -60],
      [-390, -64],
      [380, -60],
    ],
    1.4,
  );
}

/** A broad white cap of ice above green cliffs and the red roofs of a farm. */
export function drawIceCapFarm({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafLight } = tones;
  const ice = paint('#f2f5f6');
  pen
    .fill(fade(haze, 0.14)(ice), 'M-720 200Q-480 330-260 392Q-120 424 20 420Q200 416 340 350T720 200V100H-720z')
    .fill(fade(haze, 0.2)(paint('#c3d0dc')), 'M20 420Q200 416 340 350T720 200V150Q420 220 260 240Q120 330 20 420z')
    .fill(
      paint('#5f6a66'),
      'M-720 60V230Q-560 250-460 220L-380 236-290 214-180 232-60 210 80 230 200 212 330 234 470 214 720 230V60z',
    )
    .fill(
      mixColors(leaf, paint('#7f9a5a'), 0.5),
      'M-720 60V170Q-560 190-420 150T-200 160T0 140T220 160T440 140T720 170V40z',
    )
    .stroke(paint('#f2f5f6'), 7, 'M-330 220V130M240 222V140', 0.9)
    .fill(leafLight, 'M-720 60Q-300 80 100 56T720 60V-240H-720z')
    .fill(mixColors(leafLight, paint('#d9cf7a'), 0.35), 'M-720-60Q-300-30 100-60T720-50V-240H-720z');
  drawGables(pen, tones, random, {
    from: -250,
    to: 60,
    y: 40,
    low: 44,
    high: 60,
    narrow: 80,
    wide: 110,
    colors: ['#f6f3ea', '#efe9dc'],
    roof: '#b5403a',
  });
  pen
    .rect(paint('#f6f3ea'), 130, 36, 210, 54)
    .polygon(paint('#b5403a'), [120, 88], [150, 132], [320, 132], [350, 88])
    .rounds(leaf, 40, 'M-300 50h0M90 48h0M380 50h0')
    .stroke(paint('#d9c9a4'), 13, 'M-60 36Q-20-60-200-130T-380-240');
  for (const [x, y] of [
    [-420, -110],
    [-330, -140],
    [240, -120],
    [360, -160],
    [470, -110],
  ] as const)
    pen
      .rounds(paint('#f4efe4'), 24, `M${x} ${y}h22`)
      .rounds(tones.deep, 5, `M${x} ${y - 14}v-8M${x + 22} ${y - 14}v-8`)
      .circle(tones.deep, x + 38, y + 6, 7);
}
