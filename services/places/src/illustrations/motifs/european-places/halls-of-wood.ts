import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWalkers } from '../wonders/parts.js';
import { drawRoom } from './parts.js';

/** A theater of carved wood around a table of white marble, where anatomy was taught. */
export function drawAnatomyTheater({ pen, tones }: MotifInput): void {
  const { paint, window } = tones;
  const wood = withBuilding(tones, '#b5835a', '#8a5f40');
  drawRoom(pen, tones, ['#a8764f', '#94643f', '#7a543a']);
  pen
    .polygon(paint('#8a5c3c'), [-720, 700], [720, 700], [330, 480], [-330, 480])
    .stroke(
      wood.lit,
      5,
      'M-520 560H520M-420 520H420M-240 480L-400 700M240 480L400 700M-80 480L-120 700M80 480L120 700',
      0.7,
    );
  for (const x of [-240, 0, 240])
    if (x) pen.rect(window, x - 40, 250, 80, 150).stroke(wood.deep, 5, `M${x} 250v150M${x - 40} 320h80`);
  for (const [x, y, size] of [
    [-130, 180, 1],
    [130, 180, 1],
    [-300, 170, 1.1],
    [300, 170, 1.1],
    [-480, 120, 1.5],
    [480, 120, 1.5],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(wood.deep, x - n(30), y, n(60), n(140))
      .arch(wood.deep, x - n(30), y + n(130), n(60), n(10))
      .fill(wood.lit, `M${x - n(16)} ${y + 6}l${n(4)} ${n(96)}q${n(12)} ${n(14)} ${n(24)} 0l${n(4)}-${n(96)}z`)
      .circle(wood.lit, x, y + n(120), n(11));
  }
  pen
    .rect(wood.wall, -76, 40, 152, 210)
    .rect(wood.shade, 30, 40, 46, 210)
    .fill(wood.lit, 'M-60 250q4 90 20 110h-16q6 16 18 12zM60 250q-4 90-20 110h16q-6 16-18 12z')
    .rect(wood.lit, -90, 360, 180, 16)
    .polygon(wood.roof, [-90, 376], [0, 430], [90, 376])
    .circle(wood.lit, 0, 426, 20)
    .rect(wood.deep, -40, 90, 80, 120)
    .circle(paint('#efe6d2'), 0, 190, 22);
  for (const [y, inner, outer] of [
    [20, 120, 400],
    [-60, 190, 540],
    [-150, 270, 720],
  ] as const)
    for (const side of [-1, 1])
      pen
        .polygon(
          wood.wall,
          [side * inner, y - 40],
          [side * inner, y + 30],
          [side * outer, y + 60],
          [side * outer, y - 20],
        )
        .polygon(
          wood.lit,
          [side * inner, y + 28],
          [side * inner, y + 40],
          [side * outer, y + 72],
          [side * outer, y + 58],
        )
        .dashes(wood.shade, 40, [7, 16], `M${side * inner} ${y - 4}L${side * outer} ${y + 22}`);
  pen
    .polygon(paint('#f4efe4'), [-120, -130], [-100, -70], [100, -70], [120, -130])
    .polygon(paint('#c9c0b0'), [-120, -130], [120, -130], [120, -150], [-120, -150])
    .polygon(wood.shade, [-90, -150], [90, -150], [70, -230], [-70, -230]);
}

/** Tall dark figures of bronze on both sides of an emperor's tomb in a church with red marble columns. */
export function drawBronzeWatch({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  drawRoom(pen, tones, ['#efe6d4', '#d9ccb4', '#b5a08a']);
  pen
    .fill(paint('#f6f0e2'), 'M-720 700V470Q-400 560 0 560T720 470V700z')
    .stroke(paint('#dcc9a4'), 6, 'M-330 480Q-160 560 0 480M0 480Q160 560 330 480M-330 480L0 600L330 480')
    .arch(paint('#a8b8bc'), -60, 250, 120, 130)
    .stroke(paint('#8f8a80'), 5, 'M0 250V440M-60 320H60M-60 380H60');
  for (const side of [-1, 1])
    for (const [x, wide] of [
      [260, 26],
      [520, 44],
    ] as const)
      pen
        .rect(paint('#b5705f'), side * x - wide / 2, 20 - x * 0.2, wide, 470)
        .rect(paint('#8f5548'), side * x + wide * 0.1, 20 - x * 0.2, wide * 0.4, 470)
        .rect(paint('#dcc9a4'), side * x - wide * 0.8, 470, wide * 1.6, 24);
  const bronze = withBuilding(tones, '#4a443f', '#332e2b');
  const tomb = withBuilding(tones, '#5f5a58', '#3f3b3a');
  pen
    .polygon(tomb.wall, [-130, 0], [-110, 130], [110, 130], [130, 0])
    .dashes(paint('#e9e2d2'), 34, [28, 12], 'M-112 96H112M-118 40H118')
    .rect(tomb.shade, -124, 128, 248, 16)
    .fill(bronze.wall, 'M-40 144q-6 40 20 50q-4 50 26 60q30-10 26-60q20-16 10-50z')
    .circle(bronze.wall, 6, 262, 17);
  for (const side of [-1, 1])
    for (const [x, y, size] of [
      [190, 10, 0.8],
      [270, -30, 1],
      [370, -80, 1.25],
      [500, -150, 1.6],
    ] as const) {
      const [at, n] = [side * x, (value: number) => Math.round(value * size)];
      pen
        .rect(paint('#8a6a58'), at - n(36), y - n(20), n(72), n(22))
        .fill(
          bronze.wall,
          `M${at - n(34)} ${y}q${n(2)} ${n(80)} ${n(12)} ${n(110)}q-${n(16)} ${n(10)}-${n(10)} ${n(40)}q${n(10)} ${n(30)} ${n(32)} ${n(32)}q${n(22)}-2 ${n(32)}-${n(32)}q${n(6)}-${n(30)}-${n(10)}-${n(40)}q${n(10)}-${n(30)} ${n(12)}-${n(110)}z`,
        )
        .circle(bronze.wall, at, y + n(198), n(18))
        .fill(bronze.deep, `M${at - n(22)} ${y + n(206)}q${n(22)} ${n(34)} ${n(44)} 0z`)
        .stroke(
          bronze.lit,
          n(4),
          `M${at - n(12)} ${y + n(20)}q0 ${n(50)} ${n(4)} ${n(80)}M${at + n(10)} ${y + n(20)}q0 ${n(50)}-${n(2)} ${n(80)}M${at - n(18)} ${y + n(140)}h${n(36)}`,
          0.5,
        );
    }
  drawWalkers(pen, tones, [[-60, -130]], 1.3);
}
