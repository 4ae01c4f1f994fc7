import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock, traceArcade } from '../parts.js';
import { drawGround } from '../sceneries/parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A sandstone cliff pierced by rows of gun openings under a wall, with arches across the valley. */
export function drawCasemateCliff({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  pen.fill(fade(haze, 0.4)(leafShade), 'M-720 160Q-400 230-200 200T200 220T720 170V-240H-720z');
  const far = withBuilding(tones, '#d9c9a4', '#5f6a76');
  const soft = fade(haze, 0.2);
  for (const [x, high] of [
    [330, 130],
    [400, 170],
    [470, 120],
  ] as const) {
    pen
      .rect(soft(far.wall), x, 200, 50, high)
      .polygon(soft(far.roof), [x - 6, 200 + high], [x + 25, 280 + high], [x + 56, 200 + high]);
  }
  pen.fill(
    soft(paint('#c9b48c')),
    traceArcade({ x: 160, y: 60, height: 140 }, { count: 6, span: 60, pier: 26, sides: 70 }),
  );
  const rock = withBuilding(tones, '#d9bd8c', '#b5986a');
  pen
    .polygon(rock.wall, [-720, -160], [-720, 300], [-420, 330], [-120, 340], [60, 300], [120, 120], [200, -160])
    .polygon(rock.shade, [-60, -160], [-20, 120], [-60, 336], [60, 300], [120, 120], [200, -160])
    .stroke(rock.deep, 6, 'M-700 60L-380 40L-60 70M-710 190L-420 200L-40 190M-690-60L-300-70L0-60', 0.3);
  let holes = '';
  for (const [y, xs] of [
    [230, [-560, -450, -340, -230, -130, 0]],
    [110, [-620, -500, -390, -270, -150, 20]],
    [0, [-540, -330, -180, 60]],
  ] as const)
    for (const x of xs) holes += `M${x} ${y}v26`;
  pen.rounds(rock.deep, 40, holes).rounds(paint('#2f2a2a'), 26, holes);
  drawBlock(pen, withBuilding(tones, '#c9b48c', '#a89468'), { x: -640, y: 322, width: 640, height: 50 }, 0.1);
  pen.dashes(rock.wall, 16, [16, 12], 'M-640 380H0');
  pen
    .fill(leaf, 'M-720-120Q-300-70 60-110T720-80V-240H-720z')
    .rounds(leafShade, 60, 'M-600-150h60M-380-170h40M-120-140h40M300-130h80M480-170h60M120-190h50')
    .fill(tones.water, 'M720-130Q400-170 200-240H420Q560-200 720-180z');
}

/** White Ottoman houses with rows of large windows, stacked up a hillside above a river and a stone bridge. */
export function drawWindowHill({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade, water, waterLight } = tones;
  pen
    .fill(fade(haze, 0.3)(paint('#8f9a7a')), 'M-720 200Q-400 420-100 460T400 380T720 220V0H-720z')
    .fill(paint('#b5a888'), 'M-720-60V120Q-400 330-60 370T460 280T720 130V-60z');
  for (let row = 0; row < 4; row++) {
    const y = 250 - row * 76;
    for (let x = -390 - row * 60; x < 330 + row * 70; ) {
      const wide = Math.round(random.between(86, 116));
      const house = withBuilding(tones, row % 2 ? '#f4f0e6' : '#ece6d8', '#b5704f');
      const at = y + Math.round(random.between(-12, 12)) - Math.abs(x) * 0.06;
      drawBlock(pen, house, { x, y: at, width: wide, height: 62 }, 0.16);
      pen.polygon(house.roof, [x - 8, at + 62], [x + 14, at + 80], [x + wide - 14, at + 80], [x + wide + 8, at + 62]);
      pen.rect(paint('#8f7a5f'), x, at - 20, wide, 20);
      drawWindows(pen, house.window, [x + wide / 2, at + 24, wide - 8, 32], [4, 1, 12, 26]);
      x += wide + 4;
    }
  }
  pen
    .rounds(leafShade, 34, 'M-520 120h0M-560 40h0M520 100h0M560 20h0M-180 330h0M120 340h0')
    .rect(paint('#a89878'), -720, -90, 1440, 40)
    .rect(water, -720, -240, 1440, 152)
    .rounds(waterLight, 5, 'M-460-140h180M-60-180h240M280-130h180', 0.55);
}

/** A long low bridge of flat stone arches over a river between hills. @param stone of its walls */
export function drawLongBridge({ pen, tones }: MotifInput, stone: string, count: number): void {
  const own = withBuilding(tones, stone, stone);
  const pier = 26;
  const span = Math.round((760 - (count + 1) * pier) / count);
  const high = Math.round(span / 2 + 70);
  pen
    .fill(own.wall, traceArcade({ x: -380, y: -20, height: high }, { count, span, pier, sides: 40 }))
    .rect(own.lit, -390, high - 24, 780, 9)
    .rect(own.shade, -390, high - 34, 780, 6);
  for (let index = 0; index <= count; index++) {
    const x = -380 + index * (span + pier);
    pen.polygon(own.shade, [x - 2, -20], [x + pier / 2, 34], [x + pier + 2, -20]);
  }
  drawWalkers(
    pen,
    tones,
    [
      [-140, high - 18],
      [60, high - 18],
      [210, high - 18],
    ],
    0.9,
  );
}

/** One small steep arch over a brook between stone houses and trees. */
export function drawBrookArch({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, water, waterLight } = tones;
  drawGround(pen, tones.ground, 40);
  const house = withBuilding(tones, '#d3c4a8', '#8f8478');
  for (const [x, wide, high] of [
    [-480, 230, 190],
    [-280, 150, 150],
    [340, 260, 200],
  ] as const) {
    drawBlock(pen, house, { x: x - wide / 2, y: 0, width: wide, height: high }, 0.24);
    pen.polygon(
      house.roof,
      [x - wide / 2 - 10, high],
      [x - wide / 4, high + 60],
      [x + wide / 4, high + 60],
      [x + wide / 2 + 10, high],
    );
    drawWindows(pen, house.window, [x, 40, wide * 0.8, high - 50], [3, 2, 18, 30]);
  }
  pen.rounds(leafShade, 130, 'M-150 170h0M160 180h0M540 160h0').rounds(leaf, 96, 'M-160 186h0M150 196h0M530 176h0');
  pen
    .polygon(paint('#8f8474'), [-170, -30], [170, -30], [400, -240], [-400, -240])
    .polygon(water, [-110, -30], [110, -30], [230, -240], [-230, -240])
    .rounds(waterLight, 5, 'M-90-90h90M20-130h110M-140-180h150M40-210h120', 0.7);
  const stone = withBuilding(tones, '#cbbca0', '#a8997e');
  pen
    .fill(stone.wall, 'M-260-40V20Q-120 110 0 130Q120 110 260 20V-40H150A150 128 0 0 1-150-40z')
    .stroke(stone.lit, 9, 'M-262 22Q-120 114 0 134Q120 114 262 22')
    .stroke(stone.shade, 9, 'M-150-40A150 128 0 0 0 150-40');
  pen.rounds(leafShade, 40, 'M-340-60h40M300-60h50M-420-150h60M400-150h60');
  drawWalkers(
    pen,
    tones,
    [
      [-20, 134],
      [24, 132],
    ],
    1.1,
  );
}

/** A chapel whose walls and pillars are faced with skulls and bones under painted vaults. */
export function drawBoneChapel({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [bone, dark] = [paint('#d9c9a4'), paint('#a8946c')];
  pen
    .rect(paint('#8f7a58'), -720, -240, 1440, 1000)
    .polygon(paint('#e9e0cc'), [-190, 110], [190, 110], [720, 760], [-720, 760]);
  pen
    .stroke(
      paint('#b5704f'),
      6,
      'M-190 110Q-190 330 0 330Q190 330 190 110M-330 110Q-330 430 0 440Q330 430 330 110M-530 60Q-530 560 0 580Q530 560 530 60',
    )
    .rounds(paint('#8f6a4a'), 10, 'M-100 370q100 40 200 0M-160 480q160 50 320 0', 0.5);
  pen
    .rect(paint('#6f5c40'), -190, -20, 380, 130)
    .arch(paint('#3f3226'), -60, -20, 120, 80)
    .rect(paint('#dcae3e'), -34, -10, 68, 70)
    .rect(paint('#f1e6cc'), -8, 0, 16, 50);
  pen
    .polygon(paint('#a87a58'), [-190, -20], [190, -20], [560, -240], [-560, -240])
    .stroke(paint('#8f6448'), 4, 'M-60-20L-180-240M60-20L180-240M-260-60H260M-340-110H340');
  for (const x of [-470, -250, 250, 470]) {
    const [half, top] = Math.abs(x) > 300 ? [70, 420] : [44, 250];
    const base = Math.abs(x) > 300 ? -180 : -60;
    pen
      .rect(dark, x - half, base, 2 * half, top - base)
      .rect(paint('#b5a078'), x - half - 12, top, 2 * half + 24, 22)
      .rect(paint('#b5a078'), x - half - 12, base - 16, 2 * half + 24, 20);
    let skulls = '';
    const step = half * 0.68;
    for (let y = base + 30; y < top - 10; y += step * 1.3)
      for (let at = -half + step * 0.6; at < half; at += step) skulls += `M${Math.round(x + at)} ${Math.round(y)}h.1`;
    pen.rounds(bone, step * 0.74, skulls).rounds(paint('#4f4030'), step * 0.2, skulls);
  }
}

/** Pointed arches of a roofless church against the sky, with grass between its pillars. */
export function drawRooflessNave({ pen, tones }: MotifInput): void {
  const { paint, leafLight } = tones;
  const stone = withBuilding(tones, '#dccfb4', '#b5a888');
  for (const [half, base, high, wide, color] of [
    [120, 40, 170, 20, stone.shade],
    [210, 20, 240, 28, stone.wall],
    [360, -20, 340, 44, stone.lit],
  ] as const)
    pen.stroke(
      color,
      wide,
      `M${-half} ${base}v${high * 0.6}Q${-half} ${base + high * 1.1} 0 ${base + high * 1.3}Q${half} ${base + high * 1.1} ${half} ${base + high * 0.6}V${base}`,
    );
  drawBlock(pen, stone, { x: -90, y: 36, width: 180, height: 110 }, 0.2);
  pen.pointedArch(stone.deep, -24, 36, 48, 50).rect(stone.lit, -96, 140, 192, 9);
  pen
    .polygon(leafLight, [-110, 36], [110, 36], [350, -10], [-350, -10])
    .polygon(paint('#d9cba8'), [-20, 36], [20, 36], [70, -10], [-70, -10]);
  for (const side of [-1, 1])
    for (const [x, y, high] of [
      [160, 30, 60],
      [280, 4, 90],
    ] as const)
      pen.rect(stone.wall, side * x - 14, y, 28, high).rect(stone.lit, side * x - 19, y + high, 38, 9);
  drawWalkers(
    pen,
    tones,
    [
      [-70, 4],
      [120, 0],
    ],
    1,
  );
}
