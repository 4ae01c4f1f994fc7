import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawRoom } from './parts.js';

/** A chapel of marble with statues in niches, and in its middle a figure of Christ under a veil. */
export function drawVeiledChapel({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const marble = withBuilding(tones, '#e6e0d4', '#b9a88c');
  drawRoom(pen, tones, ['#cdbfa6', '#b9a88e', '#9a8c7c']);
  pen
    .fill(paint('#d9b98a'), 'M-720 700V520Q-360 430 0 430T720 520V700z')
    .fill(paint('#7fa0b0'), 'M-330 540Q0 450 330 540L300 600H-300z')
    .stroke(paint('#dcb04a'), 7, 'M-330 540Q0 450 330 540')
    .arch(paint('#a8977e'), -120, 20, 240, 260)
    .arch(paint('#dcc9a0'), -96, 20, 192, 240)
    .rect(marble.wall, -70, 20, 140, 60)
    .fill(marble.lit, 'M-50 80q10 90 50 110q40-20 50-110z')
    .circle(marble.lit, 0, 210, 20);
  for (const side of [-1, 1])
    for (const [x, y, size] of [
      [210, 60, 0.8],
      [400, 0, 1.1],
      [590, -70, 1.5],
    ] as const) {
      const [at, n] = [side * x, (value: number) => Math.round(value * size)];
      pen
        .arch(paint('#8f7f6a'), at - n(56), y, n(112), n(220))
        .rect(marble.wall, at - n(44), y, n(88), n(60))
        .rect(marble.lit, at - n(50), y + n(56), n(100), n(10))
        .fill(
          marble.lit,
          `M${at - n(30)} ${y + n(66)}q${n(6)} ${n(90)} ${n(30)} ${n(110)}q${n(24)}-${n(20)} ${n(30)}-${n(110)}z`,
        )
        .circle(marble.lit, at, y + n(192), n(17));
    }
  pen
    .fill(paint('#7a6c60'), 'M-260-190H260L236-110H-236z')
    .fill(paint('#5c5048'), 'M-244-110H244V-76H-244z')
    .fill(paint('#b98a8a'), 'M-250-76H250L236-48H-236z')
    .fill(marble.lit, 'M-236-48Q-210-6-150-4Q-120 26-90 6Q-20 22 60 10T200-6Q236-10 240-48z')
    .fill(marble.wall, 'M-150-4Q-120 10-90 6Q-40-20 60-14T240-48H-236Q-190-40-150-4z', 0.6)
    .stroke(
      marble.shade,
      4,
      'M-110-40Q-70-6-30 8M-20-44Q10-10 50 6M70-44Q110-14 140 0M-190-40Q-160-20-140-4M160-44Q190-24 210-12',
      0.6,
    );
}

/** Rows of painted skulls on a wooden shelf under a small vault, above bones laid in stacks. */
export function drawPaintedSkulls({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [bone, shade, dark] = [paint('#e9dcbc'), paint('#c4b08a'), paint('#5a4638')];
  pen
    .rect(paint('#cdbfa4'), -720, -240, 1440, 960)
    .fill(paint('#e6dcc6'), 'M-720-240V300Q-500 560 0 570T720 300V-240z')
    .fill(paint('#b5a488'), 'M-560-240V250Q-400 470 0 480T560 250V-240z')
    .rect(paint('#7a5a42'), -560, 160, 1120, 16)
    .rect(paint('#7a5a42'), -560, -10, 1120, 16)
    .rect(paint('#4a382e'), -560, -110, 1120, 100);
  let ends = '';
  for (let row = 0; row < 4; row++)
    for (let x = -540; x <= 540; x += 36) ends += `M${x + (row % 2) * 18} ${-96 + row * 26}h0`;
  pen.rounds(bone, 24, ends).rounds(shade, 9, ends);
  const crosses: string[] = [];
  for (const [row, y] of [
    [0, 6],
    [1, 176],
  ] as const)
    for (let x = -490; x <= 490; x += 98) {
      const at = x + (row ? 0 : 0);
      pen
        .fill(bone, `M${at - 38} ${y + 56}q0 58 38 60q38-2 38-60l-12-14v-26h-52v26z`)
        .rounds(dark, 17, `M${at - 15} ${y + 46}h0M${at + 15} ${y + 46}h0`)
        .fill(dark, `M${at - 6} ${y + 34}l6-14l6 14z`)
        .dashes(dark, 9, [3, 5], `M${at - 20} ${y + 12}h40`);
      crosses.push(`M${at - 22} ${y + 84}q10 14 22 8q12 6 22-8`);
    }
  pen
    .stroke(paint('#5f8a4a'), 6, crosses.join(''))
    .rounds(paint('#c9505f'), 9, crosses.map((path) => path.replace(/q.*/, 'm22 12h0')).join(''))
    .rect(paint('#8a6a4c'), -720, -240, 1440, 60)
    .rect(paint('#f4ead2'), -8, 300, 16, 110)
    .rect(paint('#f4ead2'), -40, 360, 80, 15);
}

/** A pool within a ring of slender columns under an open lantern, in a vaulted bath. */
export function drawColumnPool({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#d9c6a0', '#b39c74');
  drawRoom(pen, tones, ['#b8a27c', '#9a8462', '#c4ae88']);
  pen
    .fill(paint('#c9b48c'), 'M-720 700V440Q-420 560 0 560T720 440V700z')
    .arch(paint('#7a664c'), -300, 20, 120, 130)
    .arch(paint('#7a664c'), 180, 20, 120, 130)
    .polygon(paint('#dff0f2'), [-70, 560], [70, 560], [200, -70], [-200, -70])
    .ellipse(stone.lit, 0, -90, 300, 86)
    .ellipse(stone.shade, 0, -94, 262, 70)
    .ellipse(mixColors(tones.water, paint('#3f9a9a'), 0.5), 0, -100, 250, 62);
  const column = (x: number, y: number, high: number, wide: number) =>
    pen
      .rect(stone.wall, x - wide / 2, y, wide, high)
      .rect(stone.shade, x + wide * 0.14, y, wide * 0.36, high)
      .polygon(
        stone.lit,
        [x - wide, y + high + 26],
        [x + wide, y + high + 26],
        [x + wide * 0.5, y + high],
        [x - wide * 0.5, y + high],
      )
      .rect(stone.lit, x - wide * 0.8, y - 8, wide * 1.6, 12);
  for (const x of [-150, -52, 52, 150]) column(x, -36, 220, 18);
  pen
    .stroke(
      stone.wall,
      20,
      'M-250 200A50 60 0 0 1-150 212A49 60 0 0 1-52 214A52 62 0 0 1 52 214A49 60 0 0 1 150 212A50 60 0 0 1 250 200',
    )
    .polygon(stone.wall, [-240, 250], [240, 250], [140, 360], [-140, 360])
    .polygon(stone.shade, [90, 250], [240, 250], [140, 360], [60, 360])
    .rect(stone.lit, -250, 244, 500, 12)
    .rect(stone.wall, -120, 360, 240, 110)
    .rect(stone.lit, -130, 356, 260, 10)
    .rect(stone.lit, -130, 466, 260, 10);
  for (const x of [-90, -30, 30, 90]) pen.arch(paint('#eef6f4'), x - 17, 374, 34, 56);
  for (const x of [-244, 244]) column(x, -96, 270, 26);
}

/** Brick vaults on horseshoe arches, pierced by stars of daylight. */
export function drawStarVaults({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  drawRoom(pen, tones, ['#a8704f', '#8a583f', '#b39270']);
  pen
    .fill(paint('#b87f5a'), 'M-720 700V360Q-400 540 0 540T720 360V700z')
    .stroke(paint('#8f5d42'), 5, 'M-700 430Q-380 590 0 590T700 430M-720 390Q-400 560 0 560T720 390', 0.6);
  for (const [x, y, size] of [
    [0, 510, 26],
    [-150, 500, 24],
    [150, 500, 24],
    [-310, 466, 28],
    [310, 466, 28],
    [-80, 570, 24],
    [80, 570, 24],
    [-470, 410, 30],
    [470, 410, 30],
  ] as const) {
    let star = '';
    for (let point = 0; point < 16; point++) {
      const radius = point % 2 ? size * 0.55 : size;
      star += `${point ? 'L' : 'M'}${Math.round(x + radius * Math.cos((point * Math.PI) / 8))} ${Math.round(y + radius * 0.8 * Math.sin((point * Math.PI) / 8))}`;
    }
    pen.fill(mixColors(paint('#fdf6dc'), tones.sky[2], 0.2), `${star}z`);
  }
  for (const [x, size] of [
    [0, 0.9],
    [-300, 1.2],
    [300, 1.2],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    const foot = Math.round(30 - size * 40);
    pen
      .fill(
        paint('#5f4434'),
        `M${x - n(80)} ${foot}V${foot + n(170)}q-${n(20)} ${n(30)} 0 ${n(80)}q${n(30)} ${n(60)} ${n(80)} ${n(62)}q${n(50)}-2 ${n(80)}-${n(62)}q${n(20)}-${n(50)} 0-${n(80)}V${foot}z`,
      )
      .stroke(
        paint('#d3a27a'),
        n(18),
        `M${x - n(84)} ${foot + n(170)}q-${n(20)} ${n(30)} 0 ${n(84)}q${n(30)} ${n(62)} ${n(84)} ${n(64)}q${n(54)}-2 ${n(84)}-${n(64)}q${n(20)}-${n(54)} 0-${n(84)}`,
      )
      .fill(
        paint('#e9cfa0'),
        `M${x - n(30)} ${foot}V${foot + n(120)}a${n(30)} ${n(34)} 0 0 0 ${n(60)} 0V${foot}z`,
        0.45,
      );
  }
  for (const x of [-150, 150])
    pen
      .rect(paint('#c9b08c'), x - 20, -20, 40, 200)
      .rect(paint('#a08a68'), x + 6, -20, 14, 200)
      .rect(paint('#dcc8a4'), x - 32, 176, 64, 22)
      .rect(paint('#dcc8a4'), x - 28, -30, 56, 14);
  pen.fill(paint('#fdf0c8'), 'M-60-60L60-60 110-180-110-180zM-260-100L-180-96-220-200-340-200z', 0.35);
}
