import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBoats, drawParasols } from '../coves/parts.js';
import { drawBattlement, drawBlock } from '../parts.js';
import { drawFarSea, drawPeak, drawSurf } from '../sceneries/parts.js';
import { drawCypress } from '../townscapes/parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A harbor of golden sand at low tide: boats lie dry, and a granite pier with two lighthouses ends in the sea. */
export function drawTidalHarbor({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  drawFarSea(pen, tones, 150, '#2f8aa8');
  pen.fill(fade(tones.haze, 0.3)(tones.leafShade), 'M-720 146V220Q-560 260-420 200T-200 146z');
  const stone = withBuilding(tones, '#a89c8e', '#7d7468');
  pen
    .polygon(stone.wall, [-720, 60], [-720, 130], [200, 150], [260, 140], [260, 90])
    .polygon(stone.lit, [-720, 130], [-720, 144], [200, 162], [262, 152], [260, 140], [200, 150])
    .stroke(stone.shade, 4, 'M-720 100L260 116M-600 80V130M-460 84V134M-320 90V138M-180 94V142M-40 98V146M100 104V148');
  const light = withBuilding(tones, '#f4f1e8', '#4a5058');
  for (const [x, y, size] of [
    [-60, 156, 0.9],
    [220, 156, 0.7],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .polygon(light.wall, [x - n(32), y], [x - n(24), y + n(150)], [x + n(24), y + n(150)], [x + n(32), y])
      .polygon(light.shade, [x + n(10), y], [x + n(8), y + n(150)], [x + n(24), y + n(150)], [x + n(32), y])
      .rect(light.roof, x - n(32), y + n(146), n(64), n(9))
      .rect(tones.isDusk ? tones.window : paint('#cfe0e4'), x - n(17), y + n(155), n(34), n(30))
      .fill(light.roof, `M${x - n(24)} ${y + n(184)}q${n(24)} ${n(36)} ${n(48)} 0z`);
  }
  drawHouseRow(pen, tones, random, {
    from: 300,
    to: 720,
    y: 130,
    low: 90,
    high: 150,
    narrow: 80,
    wide: 116,
    colors: ['#e9e3d6', '#c9bfb0', '#f3efe6', '#b5ab9c'],
    roof: '#5f666e',
  });
  drawHouseRow(pen, tones, random, {
    from: 380,
    to: 720,
    y: 60,
    low: 80,
    high: 130,
    narrow: 90,
    wide: 120,
    colors: ['#f1ece0', '#d6ccbc', '#e3dccd'],
    roof: '#5f666e',
  });
  pen
    .fill(paint('#ecce90'), 'M-720 40Q-300 100 100 70T400 64L720 70V-240H-720z')
    .fill(
      mixColors(paint('#d3b47a'), tones.water, 0.25),
      'M-720-20Q-400 30-120 0T200-30L160-60Q-120-40-400-30T-720-70z',
      0.7,
    );
  drawSurf(pen, tones, 'M-720 42Q-300 102 100 72L280 84');
  for (const [x, y, color, tilt] of [
    [-420, -20, '#2f6d8a', 10],
    [-200, -90, '#c4463c', -10],
    [30, -30, '#f1eadb', 8],
    [220, -110, '#4d8a7a', -12],
    [-480, -150, '#e3b24a', 10],
  ] as const)
    pen
      .fill(
        paint(color),
        `M${x - 70} ${y + 30 + tilt}L${x + 70} ${y + 30 - tilt}Q${x + 44} ${y - 14} ${x} ${y - 12}Q${x - 50} ${y - 8} ${x - 70} ${y + 30 + tilt}z`,
      )
      .stroke(paint('#6a5a4c'), 5, `M${x} ${y + 26}l${-tilt * 2} 100`)
      .stroke(paint('#8a7f70'), 2, `M${x - 40} ${y - 4}L${x - 100} ${y - 30}`);
  drawWalkers(pen, tones, [
    [-60, -120],
    [-30, -124],
    [330, -60],
  ]);
}

/** A white museum with a round hall like a gas holder, above a beach with surf. */
export function drawSurfMuseum({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  pen.fill(fade(tones.haze, 0.2)(tones.leafShade), 'M-720 120Q-560 260-300 240T200 290T720 220V100H-720z');
  drawHouseRow(pen, tones, random, {
    from: -740,
    to: 720,
    y: 110,
    low: 60,
    high: 110,
    narrow: 84,
    wide: 120,
    colors: ['#e3dccd', '#c9bfb0', '#efeae0'],
    roof: '#666d75',
    air: 0.1,
  });
  const white = withBuilding(tones, '#f6f3ea', '#a8b0b4');
  drawBlock(pen, white, { x: -260, y: 60, width: 520, height: 160 }, 0.14);
  drawBlock(pen, white, { x: -200, y: 220, width: 200, height: 60 }, 0.2);
  drawBlock(pen, white, { x: 120, y: 220, width: 150, height: 44 }, 0.2);
  drawWindows(pen, tones.window, [130, 90, 220, 110], [5, 2, 22, 30]);
  pen
    .rect(paint('#cfdde0'), -130, 60, 200, 210)
    .fill(white.wall, 'M-130 60V100Q-30 70 70 100V60z')
    .fill(white.lit, 'M-130 150Q-30 120 70 150V180Q-30 150-130 180z')
    .fill(white.lit, 'M-130 262Q-30 232 70 262V284Q-30 254-130 284z')
    .fill(paint('#7fa4b0'), 'M-110 182Q-30 156 50 182V254Q-30 228-110 254z')
    .stroke(white.lit, 4, 'M-70 172V246M-30 166V240M10 172V246')
    .fill(white.shade, 'M40 70Q60 80 70 92V284L40 268z', 0.6)
    .rect(white.lit, -280, 50, 560, 14);
  pen.fill(paint('#f0dfb4'), 'M-720 70Q-300 50 0 60T720 66V-40Q300-90-100-60T-720-70z');
  drawFarSea(pen, tones, -60, '#2f8fa8');
  const foam = mixColors(paint('#ffffff'), tones.haze, 0.1);
  pen
    .fill(foam, 'M-720-54Q-500-30-300-56T100-56T500-50T720-60V-84Q500-70 300-80T-100-80T-500-76T-720-80z', 0.9)
    .fill(paint('#3f9fb0'), 'M-720-120Q-360-90 0-118T720-112V-136Q300-150 0-140T-720-150z')
    .stroke(foam, 9, 'M-720-116Q-360-86 0-114T720-108', 0.9)
    .stroke(foam, 7, 'M-560-180Q-400-166-240-180M60-176Q240-160 420-178', 0.7);
  for (const [x, y] of [
    [-180, -108],
    [200, -110],
    [420, -104],
  ] as const)
    pen
      .fill(paint('#f4d06a'), `M${x - 40} ${y - 6}q40 16 80 6q-40-16-80-6z`)
      .fill(paint('#2f3a44'), `M${x - 6} ${y}l-6 20 10 20 12-2 4-18-6-20z`)
      .circle(paint('#c99a7a'), x + 2, y + 46, 8);
  drawWalkers(pen, tones, [
    [-420, -10],
    [-390, -14],
    [330, 0],
    [480, -20],
  ]);
}

/** Pale rocks in the sea by a pebble beach, below white slopes with a coast road. */
export function drawFoamRocks({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf } = tones;
  const [rock, dark, pale] = [paint('#e0cfae'), paint('#a8927a'), paint('#f1e6cc')];
  drawFarSea(pen, tones, 170, '#1f86b0');
  pen
    .fill(fade(haze, 0.25)(paint('#e6dcc4')), 'M-720 166V330Q-600 380-480 330T-300 240T-140 166z')
    .fill(fade(haze, 0.25)(leaf), 'M-720 330Q-600 380-480 330T-300 240Q-420 300-520 320T-720 300z')
    .fill(paint('#35b0b8'), 'M-720 60Q-300 110 100 80T720 70V-240H-720z', 0.6);
  for (const [x, y, size, air] of [
    [-190, 150, 0.45, 0.14],
    [-60, 120, 0.6, 0.06],
    [180, 50, 1.3, 0],
    [420, 90, 0.7, 0],
  ] as const) {
    const mix = fade(haze, air);
    const p = (dx: number, dy: number) => `${Math.round(x + dx * size)} ${Math.round(y + dy * size)}`;
    pen
      .fill(
        mix(rock),
        `M${p(-150, 0)}L${p(-130, 90)} ${p(-90, 150)} ${p(-40, 170)} ${p(-10, 230)} ${p(50, 250)} ${p(90, 190)} ${p(130, 110)} ${p(160, 0)}z`,
      )
      .fill(
        mix(dark),
        `M${p(50, 250)}L${p(90, 190)} ${p(130, 110)} ${p(160, 0)} ${p(70, 0)} ${p(80, 100)} ${p(30, 170)}z`,
      )
      .fill(mix(pale), `M${p(-130, 90)}L${p(-90, 150)} ${p(-40, 170)} ${p(-60, 90)} ${p(-100, 40)}z`)
      .stroke(mix(dark), 4 * size, `M${p(-20, 200)}L${p(-30, 90)}M${p(20, 140)}L${p(10, 30)}`)
      .stroke(mixColors(paint('#ffffff'), haze, 0.1), 10 * size, `M${p(-170, 2)}Q${p(0, 16)} ${p(180, 2)}`);
  }
  pen.fill(paint('#d9cfbc'), 'M-720 20Q-420 40-200-20T200-110T420-240H-720z');
  drawSurf(pen, tones, 'M-720 24Q-420 44-196-16T204-106T424-236');
  pen
    .rounds(
      paint('#b9ad98'),
      16,
      'M-600-60h10M-480-30h14M-380-90h10M-260-70h16M-520-140h14M-330-160h12M-120-130h14M-430-200h16M-180-200h10M-640-180h12M20-160h10',
    )
    .rounds(paint('#f1ece0'), 12, 'M-560-90h8M-420-60h8M-300-120h10M-600-130h8M-220-150h8M-480-180h8M-80-180h8');
  drawWalkers(pen, tones, [
    [-360, -40],
    [-330, -44],
    [-90, -100],
  ]);
}

/** A small beach of gray pebbles under green slopes, between two square watchtowers, with boats and parasols in rows. */
export function drawTwoTowerBeach({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const [rock, dark] = [paint('#bfae94'), paint('#8f806c')];
  pen
    .fill(leafShade, 'M-720 90V420Q-480 540-220 470T240 440T720 520V90z')
    .fill(leaf, 'M-720 90V320Q-460 420-200 360T260 340T720 400V90z')
    .fill(rock, 'M-300 60L-280 190-160 240 0 220 150 250 280 200 310 60z')
    .fill(dark, 'M-160 240L0 220 20 60H-120L-110 160zM280 200L310 60H230L220 150z', 0.7)
    .rounds(leafShade, 26, 'M-230 200h40M-60 236h50M100 240h50M230 214h30')
    .rounds(paint('#f3e6d0'), 30, 'M-420 330h30M-300 380h20M120 390h40M380 350h30M-100 400h20M520 420h40')
    .rounds(paint('#b9674a'), 10, 'M-420 352h30M-300 402h20M120 412h40M380 372h30M-100 422h20M520 442h40');
  drawFarSea(pen, tones, 66, '#1f86b0');
  for (const side of [-1, 1]) {
    const at = (x: number) => side * x;
    pen
      .fill(rock, `M${at(720)} 20V230L${at(560)} 250 ${at(430)} 200 ${at(360)} 130 ${at(330)} 20z`)
      .fill(dark, `M${at(430)} 200L${at(360)} 130 ${at(330)} 20H${at(410)}L${at(430)} 110z`, 0.8)
      .fill(leafShade, `M${at(720)} 230V300L${at(580)} 290 ${at(460)} 220 ${at(560)} 236z`);
    const stone = withBuilding(tones, '#cdb894', '#9a8468');
    drawBlock(pen, stone, { x: at(500) - 46, y: 220, width: 92, height: 150 }, 0.36);
    drawBattlement(pen, stone.wall, at(500) - 52, 370, 104, 14);
    pen.rect(stone.deep, at(500) - 8, 310, 16, 26).arch(stone.deep, at(500) - 10, 240, 20, 24);
  }
  pen.fill(paint('#c4bdb0'), 'M-340 70Q0 120 340 70L420-40Q0 20-420-40z');
  drawSurf(pen, tones, 'M-420-38Q0 22 420-38');
  for (const row of [0, 1])
    drawParasols(
      pen,
      tones,
      [-240, -150, -60, 30, 120, 210].map((x) => [x + row * 20, 40 - row * 34] as const),
      24,
    );
  drawBoats(pen, tones, [
    [-180, -90],
    [60, -130],
    [280, -90],
  ]);
  pen.fill(paint('#2f6d8a'), 'M-330-10h80l-14-20h-52z').fill(paint('#c4463c'), 'M250-6h80l-14-20h-52z');
  drawWalkers(pen, tones, [
    [-100, 10],
    [160, 4],
  ]);
}

/** The tip of a wooded headland in a lake, where three arms meet between high mountains. */
export function drawThreeArms({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  drawPeak(pen, tones, [-430, 440], 400, { color: '#6f869a', air: 0.36, snow: 0.24, base: 130 });
  drawPeak(pen, tones, [440, 420], 400, { color: '#6f869a', air: 0.34, snow: 0.2, base: 130 });
  drawPeak(pen, tones, [0, 330], 240, { color: '#8094a4', air: 0.54, snow: 0.3, base: 150 });
  pen.fill(
    fade(tones.haze, 0.24)(leafShade),
    'M-720 130V240Q-560 260-420 200L-190 130zM720 130V230Q560 250 400 190L190 130z',
  );
  drawFarSea(pen, tones, 150, '#3f86a8');
  pen
    .rounds(paint('#f3e6d0'), 14, 'M-560 146h8M-520 150h10M-480 144h8M500 146h8M540 150h10M590 144h8')
    .rounds(mixColors(tones.waterLight, tones.water, 0.3), 4, 'M-300 110h120M180 110h140M-80 130h160', 0.7)
    .fill(paint('#c9bfae'), 'M-720-240V-110Q-420-40-160 20Q-40 60 60 50Q150 30 60-10Q-60-60-40-240z')
    .fill(leafShade, 'M-720-240V-70Q-440 20-180 60Q-70 84 20 60Q90 34 10 10Q-140-40-160-240z')
    .rounds(leaf, 70, 'M-640-60h80M-500-20h90M-350 20h90M-210 56h60M-90 60h30')
    .rounds(tones.leafLight, 22, 'M-650-30h40M-500 12h40M-350 50h40M-210 86h30M-90 84h14');
  for (const [x, y, high] of [
    [-270, 30, 150],
    [-130, 50, 130],
    [-30, 50, 110],
    [-420, -20, 170],
  ] as const)
    drawCypress(pen, tones, x, y, high);
  const villa = withBuilding(tones, '#ecc99a', '#b5654a');
  drawBlock(pen, villa, { x: -380, y: 60, width: 90, height: 70 }, 0.26);
  pen
    .polygon(villa.roof, [-388, 130], [-360, 154], [-310, 154], [-282, 130])
    .dashes(villa.window, 18, [12, 14], 'M-370 108H-296M-370 78H-296');
  pen.rect(paint('#f4efe4'), 60, 30, 8, 46).circle(paint('#4d8a5a'), 64, 84, 10);
  drawBoats(pen, tones, [
    [260, 20],
    [430, -60],
  ]);
  pen
    .fill(paint('#f6f2e8'), 'M160-110h200l-24-28H186z')
    .rect(paint('#2f6d8a'), 196, -110, 120, 18)
    .stroke(mixColors(paint('#ffffff'), tones.haze, 0.1), 5, 'M150-132q-60 10-140 4', 0.7);
  drawWalkers(
    pen,
    tones,
    [
      [10, 34],
      [36, 32],
    ],
    0.8,
  );
}
