import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawFarSea } from '../sceneries/parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A tall cellar cut in white chalk, with racks of bottles along a lit passage. */
export function drawBottleCellar({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  pen
    .rect(paint('#6f685c'), -720, -240, 1440, 1000)
    .polygon(
      paint('#a89f8c'),
      [-720, 760],
      [-720, -60],
      [-210, 40],
      [-90, 470],
      [90, 470],
      [210, 40],
      [720, -60],
      [720, 760],
    );
  pen
    .polygon(paint('#c9c0aa'), [-130, 40], [-60, 430], [60, 430], [130, 40])
    .polygon(paint('#e9dfc0'), [-50, 40], [-26, 330], [26, 330], [50, 40]);
  pen.stroke(
    paint('#8f8674'),
    5,
    'M-600 500L-200 300M-640 330L-220 220M-660 160L-230 130M600 500L200 300M640 330L220 220M660 160L230 130',
    0.6,
  );
  pen.polygon(paint('#8a7f6c'), [-130, 40], [130, 40], [560, -240], [-560, -240]);
  for (const side of [-1, 1])
    for (const [near, far, low, high] of [
      [140, 210, 20, 120],
      [220, 340, -20, 130],
      [360, 600, -100, 150],
    ] as const) {
      pen.polygon(
        paint('#5a4636'),
        [side * near, low + 16],
        [side * far, low - 30],
        [side * far, high + 20],
        [side * near, high],
      );
      let corks = '';
      const size = (far - near) / 5;
      for (let row = 0; row < 4; row++)
        for (let at = near + size * 0.7; at < far; at += size * 0.9)
          corks += `M${Math.round(side * at)} ${Math.round(low + 10 + row * ((high - low) / 4) + (at - near) * 0.08)}h.1`;
      pen.rounds(paint('#2f4a3a'), size * 0.74, corks).rounds(paint('#dcae4a'), size * 0.34, corks);
    }
  pen
    .rounds(paint('#f3dfa0'), 18, 'M-170 210h.1M170 210h.1M-280 240h.1M280 240h.1')
    .rounds(paint('#f3dfa0'), 54, 'M-170 210h.1M170 210h.1M-280 240h.1M280 240h.1', 0.25);
  drawWalkers(
    pen,
    tones,
    [
      [-30, 10],
      [20, 0],
    ],
    1.6,
  );
}

/** Rock-cut tombs under arches in a low underground hall with round tables of stone. */
export function drawRockTombs({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  pen
    .rect(paint('#c9a86f'), -720, -240, 1440, 1000)
    .fill(paint('#a8874f'), 'M-720 760V420Q-360 520 0 500T720 420V760z');
  for (const [x, half, base, high] of [
    [-470, 130, -60, 230],
    [-150, 120, 0, 220],
    [170, 120, 0, 220],
    [490, 130, -60, 230],
  ] as const) {
    pen
      .arch(paint('#8f6f3f'), x - half, base, 2 * half, high)
      .arch(paint('#5a452c'), x - half + 24, base + 10, 2 * half - 48, high - 30);
    pen
      .rect(paint('#dcc08a'), x - half + 30, base + 10, 2 * half - 60, 60)
      .rect(paint('#b5955c'), x - half + 30, base + 10, 2 * half - 60, 24)
      .rounds(paint('#b5955c'), 22, `M${x - 30} ${base + 66}h12M${x + 24} ${base + 66}h12`);
    pen
      .arch(paint('#3f3020'), x - 26, base + 80, 52, 34)
      .rounds(paint('#f3cf7f'), 12, `M${x} ${base + 100}v6`)
      .rounds(paint('#f3cf7f'), 60, `M${x} ${base + 104}v1`, 0.2);
  }
  pen.rect(paint('#b5955c'), -720, -240, 1440, 210).fill(paint('#9a7c48'), 'M-720-30H720V-60H-720z');
  pen
    .ellipse(paint('#dcc08a'), 10, -120, 170, 40)
    .ellipse(paint('#b5955c'), 10, -112, 140, 26)
    .fill(paint('#8f6f3f'), 'M-160-120q0-60 170-60t170 60q-40-40-170-40t-170 40z');
  drawWalkers(
    pen,
    tones,
    [
      [-330, -110],
      [-290, -120],
      [330, -120],
    ],
    1.6,
  );
}

/** Terraces of stone and grass above a small stage on a sea cliff. */
export function drawCliffStage({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf } = tones;
  drawFarSea(pen, tones, 210, '#3f87a8');
  pen
    .fill(fade(haze, 0.35)(paint('#7f8a78')), 'M300 210Q420 280 560 290L720 300V210z')
    .fill(mixColors(paint('#eef4f6'), haze, 0.3), 'M300 206h420v10H300z');
  pen.polygon(
    paint('#8f8478'),
    [-720, 190],
    [-420, 160],
    [-260, 60],
    [-200, -60],
    [260, -60],
    [330, 70],
    [470, 130],
    [720, 120],
    [720, -240],
    [-720, -240],
  );
  const stone = withBuilding(tones, '#b9ad98', '#8f8474');
  pen
    .polygon(stone.shade, [-200, -30], [220, -30], [180, 30], [-160, 30])
    .polygon(stone.lit, [-160, 30], [180, 30], [160, 44], [-140, 44]);
  for (const x of [-150, -90, 100, 150]) drawBlock(pen, stone, { x: x - 10, y: 30, width: 20, height: 74 }, 0.34);
  pen.arch(stone.deep, -34, 40, 68, 50).stroke(stone.wall, 12, 'M-44 40v50a44 44 0 0 0 88 0v-50');
  for (const [y, rise] of [
    [-60, 20],
    [-96, 34],
    [-136, 50],
    [-180, 70],
    [-228, 90],
  ] as const) {
    pen
      .fill(y % 8 ? leaf : tones.leafLight, `M-720 ${y + rise * 2}Q0 ${y - rise} 720 ${y + rise * 2}V-240H-720z`)
      .stroke(stone.lit, 11, `M-720 ${y + rise * 2}Q0 ${y - rise} 720 ${y + rise * 2}`);
  }
  drawWalkers(
    pen,
    tones,
    [
      [-20, -16],
      [30, -14],
      [-330, -30],
      [-220, -80],
      [280, -60],
      [360, -40],
      [120, -130],
      [-80, -150],
    ],
    1.1,
  );
}

/** A brick cellar of three low vaults with a small stage, drums and guitars. */
export function drawCellarStage({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  pen.rect(paint('#7a4636'), -720, -240, 1440, 1000);
  let bricks = '';
  for (let y = 0; y < 560; y += 26) bricks += `M${-720 + (y % 52) / 2} ${y}H720`;
  pen.dashes(paint('#5a3228'), 4, [44, 4], bricks);
  for (const x of [-460, 0, 460])
    pen
      .fill(paint('#8f5644'), `M${x - 200}-60V190Q${x - 200} 400 ${x} 400T${x + 200} 190V-60z`)
      .fill(paint(x ? '#3f2a2a' : '#4f3038'), `M${x - 168}-60V180Q${x - 168} 360 ${x} 360T${x + 168} 180V-60z`);
  for (const [x, color] of [
    [-90, '#e3a03f'],
    [90, '#c9507a'],
  ] as const)
    pen.polygon(paint(color), [x - 12, 350], [x + 12, 350], [x * 0.4 + 90, 20], [x * 0.4 - 90, 20]);
  for (const color of ['#e3b03f', '#d9503f', '#4f8ab0', '#7fb05f'])
    pen.rounds(
      paint(color),
      20,
      color === '#e3b03f'
        ? 'M-120 240h.1M60 270h.1'
        : color === '#d9503f'
          ? 'M-60 280h.1M120 230h.1'
          : color === '#4f8ab0'
            ? 'M0 250h.1M-100 180h.1'
            : 'M90 180h.1M-20 200h.1',
    );
  pen.rect(paint('#4a3426'), -170, -60, 340, 70).rect(paint('#7a5a40'), -176, 6, 352, 12);
  pen
    .circle(paint('#c9483f'), 0, 66, 48)
    .circle(paint('#f3ecd9'), 0, 66, 39)
    .ellipse(paint('#c9483f'), -56, 78, 26, 18)
    .ellipse(paint('#c9483f'), 56, 78, 26, 18)
    .ellipse(paint('#e3c45f'), -80, 126, 34, 6)
    .ellipse(paint('#e3c45f'), 80, 126, 34, 6);
  pen.stroke(paint('#8f979c'), 4, 'M-80 20V126M80 20V126M-120 20v110l16 10M124 20v110l-16 10');
  for (const x of [-142, 142])
    pen
      .fill(paint('#8a4f2f'), `M${x - 20} 26q-10 20 6 34q-8 20 14 24q22-4 14-24q16-14 6-34z`)
      .rect(paint('#5a3a28'), x - 3, 70, 7, 84);
  for (const x of [-520, -400, -260, -150, -40, 70, 180, 300, 420, 540])
    pen
      .fill(paint('#241a22'), `M${x - 50}-240v90q0-34 50-34t50 34v-90z`)
      .circle(paint('#241a22'), x, -104 + (x % 3) * 8, 32);
}
