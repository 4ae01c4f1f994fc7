import type { MotifInput } from '../../scene/motif.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock, drawColumn, drawEaves, drawOnion, drawOpenings } from '../parts.js';

/** Ranks of clay warriors in a pit. */
export function drawWarriors({ pen, tones }: MotifInput): void {
  const clay = withBuilding(tones, '#b79a7c', '#8f7459');
  const earth = withBuilding(tones, '#a07a56', '#7d5d42');
  const hall = withBuilding(tones, '#cdb895', '#8f7459');
  pen.rect(hall.wall, -720, 200, 1440, 460).rect(hall.lit, -720, 420, 1440, 90);
  pen
    .stroke(hall.roofShade, 10, 'M-720 400Q0 560 720 400M-720 360Q0 520 720 360')
    .stroke(
      hall.roofShade,
      5,
      'M-600 388v40M-480 408v42M-360 424v44M-240 436v44M-120 440v44M0 440v44M120 440v44M240 436v44M360 424v44M480 408v42M600 388v40',
    );
  pen.rect(earth.wall, -720, -220, 1440, 440).rect(earth.shade, -720, 200, 1440, 24);
  const figure = (x: number, y: number, s: number) => {
    const n = (value: number) => Math.round(value * s);
    pen.fill(
      clay.wall,
      `M${x - n(22)} ${y}v${n(34)}q-${n(14)} ${n(10)}-${n(10)} ${n(64)}q${n(4)} ${n(20)} ${n(32)} ${n(22)}q${n(28)}-${n(2)} ${n(32)}-${n(22)}q${n(4)}-${n(54)}-${n(10)}-${n(64)}v-${n(34)}z`,
    );
    pen.fill(
      clay.shade,
      `M${x + n(8)} ${y}v${n(118)}q${n(20)}-${n(6)} ${n(24)}-${n(20)}q${n(4)}-${n(54)}-${n(10)}-${n(64)}v-${n(34)}z`,
    );
    pen
      .ellipse(clay.lit, x, y + n(140), n(14), n(18))
      .fill(clay.shade, `M${x + n(3)} ${y + n(124)}q${n(8)} ${n(14)} 0 ${n(33)}a${n(14)} ${n(18)} 0 0 0 0-${n(33)}z`);
    pen
      .fill(
        clay.deep,
        `M${x - n(14)} ${y + n(144)}q${n(2)} ${n(16)} ${n(14)} ${n(16)}t${n(14)}-${n(16)}q-${n(14)} ${n(8)}-${n(28)} 0z`,
      )
      .circle(clay.deep, x + n(7), y + n(163), n(7));
    pen.stroke(
      clay.deep,
      2,
      `M${x - n(26)} ${y + n(88)}h${n(52)}M${x - n(26)} ${y + n(64)}h${n(52)}M${x - n(24)} ${y + n(40)}h${n(48)}`,
      0.6,
    );
  };
  for (let x = -560; x <= 560; x += 112) figure(x, 108, 0.8);
  pen.rect(earth.roof, -720, 68, 1440, 46).rect(earth.lit, -720, 108, 1440, 6);
  for (let x = -520; x <= 540; x += 130) figure(x, -20, 1.05);
  pen.rect(earth.roof, -720, -74, 1440, 58).rect(earth.lit, -720, -20, 1440, 6);
  for (let x = -480; x <= 480; x += 160) figure(x, -190, 1.32);
}

/** Four seated kings of stone at a temple in a cliff. */
export function drawColossi({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#d2a06c', '#a97a4e');
  const { wall, lit, shade, deep } = rock;
  pen.fill(rock.roof, 'M-420 0q10 180 60 260q80 90 220 84q180 30 300-10q140-20 190-110q50-90 60-224z');
  pen
    .polygon(shade, [-330, 0], [-310, 290], [310, 290], [330, 0])
    .rect(lit, -316, 270, 632, 14)
    .dashes(wall, 14, [12, 12], 'M-308 298h616');
  pen.rect(deep, -30, 0, 60, 128).rect(lit, -40, 126, 80, 10).ellipse(wall, 0, 190, 16, 40);
  for (const x of [-232, -108, 108, 232]) {
    pen
      .rect(wall, x - 52, 0, 104, 30)
      .rect(wall, x - 46, 30, 34, 72)
      .rect(wall, x + 12, 30, 34, 72)
      .rect(shade, x + 34, 30, 12, 72);
    pen
      .fill(lit, `M${x - 50} 100h100v26q-10 8-20 8v54q10 16-6 20h-48q-16-4-6-20v-54q-10 0-20-8z`)
      .fill(shade, `M${x + 12} 126h38q-10 8-20 8v54q10 16-6 20h-16z`);
    pen
      .fill(wall, `M${x - 30} 200q-6 40 4 54h52q10-14 4-54q-8 8-14 6h-32q-6 2-14-6z`)
      .ellipse(lit, x, 226, 16, 22)
      .stroke(deep, 2.5, `M${x - 9} 230h6M${x + 3} 230h6M${x - 6} 214h12`);
    pen
      .polygon(wall, [x - 18, 252], [x - 24, 282], [x + 24, 282], [x + 18, 252])
      .dome(wall, x, 280, 15, 24)
      .rect(shade, x - 5, 196, 10, 14);
    for (const dx of [-62, 58]) pen.fill(shade, `M${x + dx - 6} 0v44q6 12 12 0v-44z`);
  }
  pen.rect(lit, -340, -8, 680, 12);
}

/** Faces of four people in a mountain. */
export function drawStoneFaces({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#c9bfae', '#9c9386');
  const { wall, lit, shade, deep } = rock;
  pen.fill(rock.roof, 'M-420 0q40 160 120 220q20 90 110 80q60 50 130 10q90 40 150-10q90 10 110-80q120-60 220-220z');
  pen
    .fill(shade, 'M-360 30q60 140 120 170q100-40 260-30t300 10q70-80 100-150z')
    .stroke(rock.deep, 3, 'M-300 60q20 70 50 100M-120 40q10 60 20 90M60 40q10 60-10 100M240 50q-10 60-30 110', 0.5);
  for (const [x, y, s, beard] of [
    [-206, 190, 1.05, 0],
    [-70, 176, 0.96, 0],
    [60, 160, 0.86, 1],
    [196, 172, 1, 2],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen.fill(
      wall,
      `M${x - n(58)} ${y + n(20)}q-${n(6)} ${n(90)} ${n(58)} ${n(94)}q${n(64)}-${n(4)} ${n(58)}-${n(94)}q-${n(4)}-${n(90)}-${n(58)}-${n(104)}q-${n(54)} ${n(14)}-${n(58)} ${n(104)}z`,
    );
    pen.fill(
      shade,
      `M${x + n(14)} ${y - n(82)}q${n(30)} ${n(100)} ${n(4)} ${n(194)}q${n(46)}-${n(10)} ${n(40)}-${n(92)}q-${n(4)}-${n(86)}-${n(44)}-${n(102)}z`,
    );
    pen.fill(
      lit,
      `M${x - n(56)} ${y + n(50)}q${n(4)} ${n(62)} ${n(56)} ${n(64)}q${n(50)}-${n(2)} ${n(56)}-${n(60)}q-${n(30)} ${n(26)}-${n(56)} ${n(22)}t-${n(56)}-${n(26)}z`,
    );
    pen
      .stroke(
        deep,
        5,
        `M${x - n(38)} ${y + n(34)}h${n(24)}M${x + n(14)} ${y + n(34)}h${n(24)}M${x - n(18)} ${y - n(32)}h${n(36)}`,
      )
      .fill(shade, `M${x} ${y + n(34)}l${n(14)}-${n(46)}h-${n(20)}z`);
    if (beard === 2)
      pen.fill(
        shade,
        `M${x - n(44)} ${y - n(20)}q${n(10)}-${n(64)} ${n(44)}-${n(66)}q${n(34)} ${n(2)} ${n(44)} ${n(66)}q-${n(20)}-${n(20)}-${n(44)}-${n(16)}t-${n(44)} ${n(16)}z`,
      );
    if (beard === 1) pen.stroke(shade, 8, `M${x - n(22)} ${y - n(20)}q${n(22)} ${n(12)} ${n(44)} 0`);
  }
  pen.fill(
    tones.leafShade,
    'M-420 0l20 50l20-30l24 46l24-40l30 44l24-40l30 30l24-34l30 30l26-30l30 34l26-34l30 30l26-36l30 36l26-32l30 34l24-38l30 40l24-44l30 46l24-50l26 44l22-56z',
  );
}

/** A gate of columns with a chariot on top. */
export function drawColumnGate({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9c6a0', '#8d8474');
  const { wall, lit, shade, deep } = stone;
  const bronze = tones.paint('#5f8a78');
  for (const side of [-1, 1]) {
    const x = side < 0 ? -318 : 226;
    drawBlock(pen, stone, { x, y: 0, width: 92, height: 122 }, side < 0 ? 0.2 : 0.5);
    pen.polygon(lit, [x - 6, 120], [x + 46, 150], [x + 98, 120]);
    for (const dx of [12, 46, 80]) drawColumn(pen, stone, x + dx, 0, 17, 118);
  }
  pen
    .rect(shade, -206, 0, 412, 176)
    .rect(deep, -190, 0, 66, 170)
    .rect(deep, -108, 0, 62, 170)
    .rect(tones.haze, -30, 0, 60, 170)
    .rect(deep, 46, 0, 62, 170)
    .rect(deep, 124, 0, 66, 170);
  for (const x of [-200, -116, -38, 38, 116, 200]) drawColumn(pen, stone, x, 0, 27, 176);
  pen
    .rect(lit, -226, 176, 452, 12)
    .rect(wall, -220, 188, 440, 34)
    .dashes(shade, 22, [22, 18], 'M-206 205h420')
    .rect(lit, -230, 220, 460, 10);
  drawBlock(pen, stone, { x: -128, y: 230, width: 256, height: 38 }, 0.2);
  pen.rect(lit, -136, 264, 272, 9);
  for (const x of [-62, -26, 12, 48])
    pen.fill(bronze, `M${x - 14} 273q-4 22 4 30q-4 16 8 24l8-6l2-16q10-10 8-32h-6v14h-10v-14z`);
  pen
    .fill(bronze, 'M-16 300q-4 30 16 56q20-26 16-56z')
    .ellipse(bronze, 0, 364, 8, 10)
    .stroke(bronze, 5, 'M20 320L44 380M34 376h20')
    .circle(bronze, 44, 384, 7);
}

/** A round hall under three blue roofs on white terraces. */
export function drawRoundHall({ pen, tones }: MotifInput): void {
  const marble = withBuilding(tones, '#f0ebe0', '#c9c2b4');
  const blue = withBuilding(tones, '#b8433e', '#35608a');
  for (const [half, y] of [
    [330, 0],
    [270, 30],
    [212, 60],
  ] as const) {
    pen
      .rect(marble.wall, -half, y, 2 * half, 30)
      .rect(marble.shade, half * 0.3, y, half * 0.7, 30)
      .rect(marble.lit, -half - 5, y + 26, 2 * half + 10, 6);
    pen.dashes(marble.lit, 14, [5, 9], `M${-half} ${y + 39}h${2 * half}`);
  }
  pen.polygon(marble.shade, [-44, 0], [-30, 92], [30, 92], [44, 0]).dashes(marble.lit, 80, [3, 6], 'M0 0V92');
  for (const [y, half, wall, rise] of [
    [92, 132, 56, 50],
    [180, 104, 34, 46],
    [248, 74, 26, 78],
  ] as const) {
    pen
      .rect(blue.wall, -half, y, 2 * half, wall)
      .rect(blue.shade, half * 0.3, y, half * 0.7, wall)
      .dashes(tones.paint('#3f7a6c'), 9, [10, 6], `M${-half} ${y + wall - 5}h${2 * half}`);
    drawOpenings(
      pen,
      blue.window,
      { x: -half + 6, y: y + 4, width: 2 * half - 12, height: wall - 14 },
      { columns: 7, rows: 1, width: half * 0.17, height: wall - 16 },
    );
    drawEaves(pen, blue, { y: y + wall - 8, half: half + 46, height: rise, ridge: rise > 60 ? 6 : half - 26 });
  }
  pen.circle(tones.paint('#d9ab43'), 0, 350, 13).rect(tones.paint('#d9ab43'), -5, 338, 10, 12);
}

/** A tomb of white marble with four minarets, before a long pool. */
export function drawMarbleTomb({ pen, tones }: MotifInput): void {
  const marble = withBuilding(tones, '#f4ece0', '#efe6da');
  const { wall, lit, shade, deep, roof, roofShade } = marble;
  const minaret = (x: number, height: number, tone: Tones) => {
    drawBlock(pen, tone, { x: x - 11, y: 26, width: 22, height }, 0.4);
    for (const share of [0.34, 0.66, 0.96])
      pen.rect(lit, x - 16, 26 + height * share, 32, 6).rect(shade, x - 14, 22 + height * share, 28, 4);
    drawOnion(pen, roof, roofShade, x, 34 + height, 11, 26);
  };
  for (const x of [-236, 236]) minaret(x, 208, { ...marble, wall: shade });
  pen
    .rect(lit, -372, 0, 744, 28)
    .rect(shade, 60, 0, 312, 28)
    .rect(lit, -380, 24, 760, 6)
    .dashes(shade, 16, [20, 12], 'M-360 11h720');
  for (const x of [-110, 110]) {
    drawBlock(pen, marble, { x: x - 32, y: 150, width: 64, height: 30 }, 0.36);
    drawOpenings(
      pen,
      deep,
      { x: x - 30, y: 152, width: 60, height: 26 },
      { columns: 3, rows: 1, width: 12, height: 22, isRound: true },
    );
    drawOnion(pen, roof, roofShade, x, 178, 32, 56);
  }
  drawBlock(pen, marble, { x: -76, y: 150, width: 152, height: 46 }, 0.34);
  drawOnion(pen, roof, roofShade, 0, 192, 88, 172);
  pen
    .rect(tones.paint('#d6a84a'), -2, 360, 4, 34)
    .circle(tones.paint('#d6a84a'), 0, 376, 5)
    .rect(lit, -82, 190, 164, 8);
  pen
    .polygon(wall, [-176, 28], [-176, 152], [176, 152], [176, 28])
    .polygon(shade, [110, 28], [110, 152], [176, 152], [176, 28])
    .rect(lit, -182, 148, 364, 7);
  pen
    .rect(lit, -66, 28, 132, 152)
    .pointedArch(shade, -44, 28, 88, 66)
    .pointedArch(deep, -32, 28, 64, 56)
    .rect(tones.window, -12, 28, 24, 36);
  for (const x of [-150, -106, 82, 126])
    for (const y of [34, 94]) pen.pointedArch(shade, x - 2, y, 28, 24).pointedArch(deep, x + 3, y, 18, 22);
  for (const x of [-330, 330]) minaret(x, 234, marble);
}
