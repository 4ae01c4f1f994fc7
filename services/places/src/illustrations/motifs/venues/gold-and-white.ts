import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A small golden raft with a chief among attendants in the light of a glass case. */
export function drawGoldRaft({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [room, glow, gold, lit, dark] = ['#231c26', '#4a3a34', '#d9a73a', '#f6d983', '#8a6220'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  pen
    .rect(room, -720, -240, 1440, 1000)
    .ellipse(glow, 0, 180, 460, 330, 0.6)
    .ellipse(mixColors(glow, gold, 0.25), 0, 150, 330, 230, 0.6)
    .rect(paint('#3a2f34'), -260, -240, 520, 190)
    .rect(glow, -280, -60, 560, 16)
    .ellipse(dark, 0, -30, 240, 30)
    .ellipse(gold, 0, -6, 250, 40)
    .ellipse(lit, 0, 2, 226, 31)
    .ellipse(dark, 0, 6, 200, 24)
    .stroke(gold, 5, 'M-190 4H190M-170-6H170M-176 14H176M-130-14V24M-60-18V28M0-18V30M60-18V28M130-14V24');
  const figure = (x: number, y: number, s: number) => {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(gold, `M${x - n(22)} ${y}L${x - n(30)} ${y + n(90)}H${x + n(30)}L${x + n(22)} ${y}z`)
      .fill(lit, `M${x - n(22)} ${y}L${x - n(30)} ${y + n(90)}H${x - n(8)}L${x - n(6)} ${y}z`)
      .rect(gold, x - n(24), y + n(94), n(48), n(44))
      .polygon(
        lit,
        [x - n(34), y + n(138)],
        [x - n(20), y + n(164)],
        [x, y + n(150)],
        [x + n(20), y + n(164)],
        [x + n(34), y + n(138)],
      )
      .rect(dark, x - n(16), y + n(118), n(10), n(6))
      .rect(dark, x + n(6), y + n(118), n(10), n(6))
      .circle(lit, x - n(30), y + n(106), n(9))
      .circle(lit, x + n(30), y + n(106), n(9))
      .stroke(
        gold,
        n(7),
        `M${x - n(28)} ${y + n(80)}L${x - n(48)} ${y + n(40)}M${x + n(28)} ${y + n(80)}L${x + n(48)} ${y + n(40)}`,
      );
  };
  for (const [x, y] of [
    [-150, 16],
    [150, 16],
    [-96, 24],
    [96, 24],
  ] as const)
    figure(x, y, 0.66);
  figure(0, 16, 1.6);
  for (const [x, y] of [
    [-190, -4],
    [190, -4],
    [-120, -14],
    [120, -14],
    [-56, -18],
    [56, -18],
  ] as const)
    figure(x, y, 0.5);
  pen
    .stroke(paint('#8fa5ad'), 4, 'M-300-50V480H300V-50M-300 480L-270 510H330L300 480M330 510V-30', 0.5)
    .fill(paint('#f6e6b8'), 'M-120 760L-300-20H300L120 760z', 0.07);
}

/** Houses with wooden balconies that hang over the sea, and windmills on the hill. */
export function drawBalconyShore({ pen, tones }: MotifInput): void {
  const { paint, haze, window } = tones;
  const [white, shade, wood] = [paint('#f6f3ea'), paint('#cfccc8'), paint('#7a5238')];
  drawOpenSea(pen, tones, 40, mixColors(tones.water, paint('#2a7fa8'), 0.5));
  pen.fill(fade(haze, 0.25)(paint('#b5a284')), 'M-720 200Q-500 290-260 250T240 190T720 160V30H-720z');
  for (const x of [-560, -440, -320, -200]) {
    const y = Math.round(250 + 14 * Math.sin(x / 100));
    pen
      .rect(white, x - 28, y, 56, 70)
      .rect(shade, x + 8, y, 20, 70)
      .polygon(paint('#a8845c'), [x - 34, y + 70], [x, y + 104], [x + 34, y + 70])
      .stroke(wood, 3, `M${x - 46} ${y + 58}l92 40M${x - 46} ${y + 98}l92-40M${x} ${y + 28}v100`);
  }
  const accents = ['#2f6fb0', '#b8443c', '#3f8f6a', '#2f6fb0', '#e08a3f', '#b8443c', '#2f6fb0', '#3f8f6a'].map(paint);
  for (const [index, x] of [-660, -500, -350, -190, -30, 130, 290, 450, 620].entries()) {
    const wide = 150;
    const high = 200 + (index % 3) * 26;
    const color = accents[index % accents.length]!;
    const left = x - wide / 2;
    pen
      .rect(white, left, 40, wide, high)
      .rect(shade, left + wide - 26, 40, 26, high)
      .rect(color, left + 14, 140, wide - 40, 62)
      .dashes(window, 34, [20, 14], `M${left + 22} 176h${wide - 54}`)
      .rect(wood, left + 8, 132, wide - 28, 9)
      .dashes(color, 24, [4, 8], `M${left + 10} 150h${wide - 32}`)
      .rect(window, left + 24, 216, 22, 30)
      .rect(window, left + 84, 216, 22, 30)
      .arch(color, left + 26, 44, 34, 40)
      .rect(window, left + 84, 60, 24, 30);
    pen.stroke(wood, 4, `M${left + 20} 132L${left + 8} 96M${left + wide - 28} 132L${left + wide - 16} 96`);
  }
  pen
    .fill(
      paint('#8f8274'),
      'M-720 44H720V14L640 20 560 4 480 18 380 2 300 18 200 4 100 20 0 2-100 18-200 4-300 18-400 2-500 18-600 4-720 16z',
    )
    .rounds(
      mixColors(white, tones.water, 0.5),
      5,
      'M-560-60h180M-220-90h220M120-70h200M420-110h180M-420-160h220M40-170h220',
      0.6,
    )
    .fill(
      mixColors(white, tones.water, 0.55),
      'M-700 0h110v-60h-110zM-390 0h110v-70h-110zM-70 0h110v-60h-110zM250 0h110v-70h-110zM560 0h110v-60h-110z',
      0.35,
    );
}

/** A pond with rowing boats before a half circle of columns and a rider on a tall base. */
export function drawColonnadePond({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const stone = withBuilding(tones, '#e6dcc8', '#8f9a94');
  pen
    .rounds(fade(haze, 0.2)(leafShade), 150, 'M-680 170h200M-400 190h160M240 190h180M500 170h200')
    .rounds(leaf, 90, 'M-660 200h120M-470 220h80M-300 210h60M260 210h80M420 230h60M560 200h140');
  pen
    .rect(leafShade, -720, 12, 1440, 110)
    .rect(tones.ground, -720, 12, 1440, 60)
    .fill(stone.shade, 'M-380 70H380V90H-380z')
    .rect(stone.wall, -360, 196, 720, 28)
    .rect(stone.lit, -370, 222, 740, 9)
    .rect(stone.shade, -360, 192, 720, 6)
    .rect(mixColors(stone.deep, leafShade, 0.5), -350, 90, 700, 104)
    .dashes(stone.lit, 104, [11, 17], 'M-350 142H354');
  drawBlock(pen, stone, { x: -70, y: 60, width: 140, height: 150 }, 0.2);
  drawBlock(pen, stone, { x: -44, y: 210, width: 88, height: 130 }, 0.24);
  const bronze = paint('#4f5a54');
  pen
    .rect(stone.lit, -80, 204, 160, 10)
    .rect(stone.lit, -52, 336, 104, 10)
    .fill(bronze, 'M-46 346v34q-6 30 14 40h40q20 4 34 30l16-6-4-24-20-12V346h-10v34h-40v-34h-10v34h-8v-34z')
    .fill(bronze, 'M-14 416q0 40 10 50h12q8-16 4-50z')
    .circle(bronze, 2, 476, 10);
  for (const x of [-100, 100])
    pen.rect(stone.wall, x - 24, 30, 48, 36).fill(bronze, `M${x - 30} 66q8 30 24 26h24q14-10 12-26z`);
  let y = 64;
  for (const half of [180, 210, 240]) {
    pen.rect(stone.lit, -half, y - 14, 2 * half, 14).rect(stone.shade, -half, y - 14, 2 * half, 4);
    y -= 14;
  }
  const water = mixColors(tones.water, paint('#4f8a78'), 0.45);
  pen
    .rect(stone.wall, -720, 12, 1440, 14)
    .rect(water, -720, -230, 1440, 244)
    .dashes(mixColors(water, stone.lit, 0.45), 60, [11, 17], 'M-350-30H354')
    .fill(mixColors(water, stone.lit, 0.4), 'M-60 0H60V-110H-60z', 0.7)
    .rounds(
      mixColors(water, paint('#ffffff'), 0.35),
      4,
      'M-600-50h160M-440-140h200M300-60h200M120-150h180M-100-190h200M460-170h180',
      0.7,
    );
  for (const [x, at, size, color] of [
    [-300, -100, 1.1, '#2f6fa0'],
    [200, -90, 1, '#c4553f'],
    [430, -180, 1.4, '#3f8a6a'],
    [-480, -190, 1.4, '#e3b24a'],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        paint(color),
        `M${x - n(70)} ${at + n(16)}h${n(140)}q-${n(14)}-${n(24)}-${n(34)}-${n(26)}h-${n(76)}q-${n(20)} ${n(6)}-${n(30)} ${n(26)}z`,
      )
      .stroke(
        paint('#8a6a4c'),
        4,
        `M${x - n(20)} ${at + n(20)}L${x - n(90)} ${at - n(18)}M${x + n(10)} ${at + n(20)}L${x + n(80)} ${at - n(18)}`,
      );
    drawWalkers(
      pen,
      tones,
      [
        [x - n(24), at + n(10)],
        [x + n(24), at + n(10)],
      ],
      size * 0.9,
    );
  }
}
