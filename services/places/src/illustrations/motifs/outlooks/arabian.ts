import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock, drawOnion } from '../parts.js';

/** An artificial island in the shape of a palm, seen from the air. */
export function drawPalmIsland({ pen, tones }: MotifInput): void {
  const { paint, water, waterLight, haze } = tones;
  pen
    .rect(mixColors(paint('#d9c29a'), haze, 0.4), -720, 330, 1440, 30)
    .rect(water, -720, -240, 1440, 576)
    .rounds(waterLight, 5, 'M-640 250h150M480 270h160M-660 20h120M540 40h130M-640-150h160M500-170h170', 0.6);
  const sand = paint('#ecd9ac');
  const green = paint('#7f9f62');
  pen
    .stroke(sand, 26, 'M-430 20A430 270 0 0 0 430 20')
    .stroke(green, 8, 'M-430 20A430 270 0 0 0 430 20')
    .polygon(sand, [-46, -240], [-22, 210], [22, 210], [46, -240])
    .polygon(paint('#b9b3a6'), [-9, -240], [-4, 200], [4, 200], [9, -240]);
  let fronds = '';
  for (let index = 0; index < 7; index++) {
    const y = 190 - index * 46;
    const reach = [90, 190, 260, 300, 310, 290, 240][index]!;
    const drop = [60, 50, 20, -20, -60, -90, -110][index]!;
    for (const side of [-1, 1])
      fronds += `M${side * 14} ${y - 20}Q${side * reach * 0.6} ${y + 30} ${side * reach} ${y - 30 + drop * 0.4}`;
  }
  pen.rounds(sand, 26, fronds).rounds(green, 13, fronds).dashes(paint('#f3ece0'), 7, [7, 9], fronds);
  const hotel = withBuilding(tones, '#e3b7a0', '#c98f78');
  drawBlock(pen, hotel, { x: -80, y: 286, width: 160, height: 50 }, 0.2);
  pen.polygon(hotel.lit, [-18, 336], [0, 362], [18, 336]).arch(hotel.deep, -12, 294, 24, 22);
  for (const x of [-560, -500, -440, 400, 460, 540, 600])
    pen.rect(mixColors(paint('#9fb0bd'), haze, 0.4), x, 346, 26, 40 + (Math.abs(x) % 70));
  pen
    .polygon(paint('#f6f2e8'), [-300, -160], [-250, -160], [-260, -174], [-290, -174])
    .polygon(paint('#f6f2e8'), [260, -200], [320, -200], [308, -216], [272, -216]);
}

/** Jets of water at the foot of the highest tower of a city at a lake. */
export function drawTowerFountain({ pen, tones }: MotifInput): void {
  const { paint, water, waterLight, haze } = tones;
  const glass = withBuilding(tones, '#b9cdd8', '#8fa5b4');
  for (const [x, wide, high] of [
    [-560, 90, 170],
    [-440, 76, 240],
    [-330, 84, 190],
    [-230, 70, 280],
    [220, 84, 230],
    [330, 76, 170],
    [440, 84, 250],
    [550, 96, 190],
  ] as const) {
    pen
      .rect(mixColors(glass.wall, haze, 0.35), x - wide / 2, 20, wide, high)
      .rect(mixColors(glass.shade, haze, 0.35), x + wide * 0.16, 20, wide * 0.34, high)
      .dashes(
        mixColors(tones.window, haze, 0.5),
        high - 30,
        [4, 9],
        `M${x - wide / 2 + 8} ${20 + high / 2}h${wide - 16}`,
      );
  }
  for (const [half, high] of [
    [74, 130],
    [60, 230],
    [46, 330],
    [33, 420],
    [20, 490],
    [9, 560],
  ] as const)
    pen
      .rect(glass.wall, -half, 20, 2 * half, high)
      .rect(glass.lit, -half, 20, half * 0.5, high)
      .rect(glass.shade, half * 0.3, 20, half * 0.7, high);
  const arcade = withBuilding(tones, '#e0c9a0', '#c9ab7c');
  drawBlock(pen, arcade, { x: -700, y: 0, width: 560, height: 50 }, 0.1);
  drawBlock(pen, arcade, { x: 140, y: 0, width: 560, height: 50 }, 0.1);
  for (let x = -680; x < 690; x += 56) if (Math.abs(x + 12) > 150) pen.arch(arcade.deep, x, 4, 26, 16);
  pen
    .rect(paint('#c9b895'), -720, -14, 1440, 16)
    .rect(water, -720, -240, 1440, 228)
    .rounds(waterLight, 5, 'M-620-60h200M-200-200h260M300-80h240M-560-180h180M320-190h200', 0.6);
  let jets = '';
  for (const side of [-1, 1])
    for (let index = 0; index < 7; index++) {
      const x = side * (30 + index * 58);
      const high = [250, 200, 160, 190, 130, 100, 70][index]!;
      jets += `M${x}-110Q${x + side * 6} ${high - 60} ${x + side * 30} ${high - 80}M${x}-110Q${x - side * 6} ${high - 40} ${x - side * 22} ${high - 90}`;
    }
  pen
    .rounds(paint('#f4fafa'), 9, `M0-110V260M-14-110V190M14-110V190${jets}`, 0.85)
    .rounds(paint('#dff0f2'), 26, 'M-420-112h840', 0.5);
}

/** Wind towers above houses of sand-colored stone at a lane. */
function drawWindTower(pen: Pen, house: Tones, x: number, y: number, half: number, high: number): void {
  drawBlock(pen, house, { x: x - half, y, width: 2 * half, height: high }, 0.36);
  const top = y + high;
  pen
    .rect(house.lit, x - half - 5, top, 2 * half + 10, 9)
    .rect(house.lit, x - half - 5, top - high * 0.44, 2 * half + 10, 7)
    .dashes(
      house.deep,
      high * 0.36,
      [half * 0.36, half * 0.3],
      `M${x - half * 0.86} ${top - high * 0.21}H${x + half * 0.9}`,
    )
    .rounds(house.deep, 4, `M${x - half - 10} ${top - high * 0.5}h${2 * half + 20}`);
}

/** A lane between houses of coral stone under wind towers. */
export function drawWindTowerLane({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const house = withBuilding(tones, '#d9bd92', '#b89a6c');
  const pale = withBuilding(tones, '#e8d3ac', '#c9ab7c');
  drawWindTower(pen, pale, -70, 150, 40, 220);
  drawWindTower(pen, pale, 86, 130, 34, 180);
  drawBlock(pen, pale, { x: -150, y: 0, width: 300, height: 190 }, 0.14);
  pen
    .arch(pale.deep, -26, 0, 52, 70)
    .rect(pale.deep, -100, 110, 26, 40)
    .rect(pale.deep, 74, 110, 26, 40)
    .dashes(pale.lit, 12, [10, 10], 'M-150 196H150');
  drawWindTower(pen, house, -330, 240, 66, 270);
  drawWindTower(pen, house, 370, 250, 74, 290);
  pen
    .polygon(house.lit, [-720, 460], [-150, 210], [-150, 0], [-720, -240])
    .polygon(house.shade, [720, 460], [150, 210], [150, 0], [720, -240])
    .stroke(house.deep, 9, 'M-720 380L-150 180M720 380L150 180M-720 60L-150 100M720 60L150 100', 0.3);
  for (const side of [-1, 1])
    for (const [x, y, wide, high] of [
      [190, 8, 40, 90],
      [300, -40, 70, 130],
      [470, -110, 110, 190],
    ] as const) {
      const left = side > 0 ? x : -x - wide;
      pen
        .polygon(
          paint(side > 0 ? '#6f4a30' : '#8a5f3c'),
          [left, y - (side > 0 ? 0 : wide * 0.3)],
          [left, y + high],
          [left + wide, y + high + (side > 0 ? wide * 0.3 : -wide * 0.1)],
          [left + wide, y - (side > 0 ? wide * 0.36 : 0)],
        )
        .rect(house.deep, left + wide * 0.3, y + high + 50, wide * 0.4, 44);
    }
  pen
    .polygon(paint('#e3cda2'), [-150, 0], [150, 0], [722, -240], [-722, -240])
    .stroke(paint('#c9ab7c'), 4, 'M-210-60H210M-320-130H320M-60 0L-180-240M60 0L180-240', 0.6)
    .rounds(leafShade, 50, 'M-240 20v30')
    .rounds(leaf, 34, 'M-246 36v30')
    .rounds(paint('#d9486f'), 13, 'M-260 60v1M-236 76v1M-226 44v1')
    .rounds(paint('#f4efe4'), 20, 'M36 4v40')
    .circle(paint('#a8704f'), 36, 62, 9)
    .rounds(paint('#2f3a4a'), 22, 'M-60-40v46')
    .circle(paint('#a8704f'), -60, 24, 10);
}

/** An opera of glass in the shape of a dhow, before towers. */
export function drawDhowOpera({ pen, tones }: MotifInput): void {
  const hull = withBuilding(tones, '#7f8f9a', '#5f6f7a');
  const wood = withBuilding(tones, '#b8865a', '#8f6440');
  pen
    .fill(hull.wall, 'M-370 20Q-340-2 -300 0H300Q360 110 396 300Q330 250 240 240H-250Q-330 230-370 150z')
    .fill(hull.shade, 'M120 0H300Q360 110 396 300Q330 250 240 240H160z')
    .fill(tones.window, 'M-340 40Q-330 20-300 20H280Q316 110 336 220Q300 206 240 204H-240Q-310 200-340 150z', 0.55);
  let ribs = '';
  for (let x = -320; x < 330; x += 36) ribs += `M${x} 14L${Math.round(x * 1.06)} 224`;
  pen
    .stroke(hull.lit, 4, `${ribs}M-350 80H318M-356 140H346`, 0.8)
    .fill(
      wood.wall,
      'M-250 240H240Q330 250 396 300L386 312Q320 268 236 258H-256Q-330 250-374 168L-370 150Q-330 230-250 240z',
    )
    .polygon(wood.shade, [-160, 258], [-120, 300], [150, 300], [190, 258])
    .rect(wood.lit, -380, -6, 700, 12);
}

/** Slides in bright colors around a pool, with a tower like a sail behind. */
export function drawWaterSlides({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const sail = withBuilding(tones, '#f4f4f0', '#9fb8c8');
  pen
    .rect(tones.water, -720, 40, 1440, 100)
    .fill(mixColors(sail.wall, tones.haze, 0.2), 'M300 60V470Q480 380 470 60z')
    .fill(mixColors(sail.roof, tones.haze, 0.2), 'M300 60V470Q350 420 372 60z')
    .rect(paint('#e3cfa4'), -720, -240, 1440, 300)
    .rounds(leafShade, 44, 'M-690 76h120M-520 72h60M470 70h80M600 76h90');
  const tower = withBuilding(tones, '#c9a06c', '#a87f4c');
  drawBlock(pen, tower, { x: -300, y: 40, width: 120, height: 330 }, 0.34);
  pen
    .polygon(paint('#a8704a'), [-330, 366], [-240, 430], [-150, 366])
    .dashes(tower.deep, 20, [16, 20], 'M-290 330h100M-290 230h100M-290 140h100');
  for (const [color, d] of [
    ['#3f9fc4', 'M-200 340Q0 340 40 250T-60 150T80 60T150-60'],
    ['#e3a52d', 'M-190 290Q-60 300 130 290T230 190T120 120T240-60'],
    ['#d9534c', 'M-290 300Q-430 290-420 200T-330 110T-420 20T-330-80'],
  ] as const) {
    pen.rounds(paint(color), 34, d).rounds(mixColors(paint(color), paint('#ffffff'), 0.5), 9, d);
  }
  pen
    .ellipse(paint('#f0e4c8'), 0, -120, 560, 96)
    .ellipse(paint('#5fc3d0'), 0, -120, 530, 84)
    .ellipse(paint('#8fdbe0'), -60, -100, 300, 36, 0.7)
    .rounds(paint('#f7fbfb'), 14, 'M130-66h50M220-70h50M-360-86h50');
  for (const [x, y, color] of [
    [-220, -120, '#d9486f'],
    [40, -150, '#e3a52d'],
    [300, -120, '#7a5fb0'],
  ] as const)
    pen.ellipse(paint(color), x, y, 40, 16).ellipse(paint('#a8704f'), x, y + 10, 13, 13);
  for (const x of [-560, 560]) {
    pen.rect(paint('#8a6a48'), x - 8, -40, 16, 190);
    pen.rounds(leaf, 14, `M${x} 150q-50 30-84-16M${x} 150q50 30 84-16M${x} 150q-20 50-64 40M${x} 150q20 50 64 40`);
  }
}

/** A palm-lined plaza between two shrines with golden domes. */
export function drawShrinePlaza({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const gold = withBuilding(tones, '#c9ae7c', '#dba93a');
  for (const side of [-1, 1]) {
    const x = side * 430;
    drawBlock(pen, gold, { x: x - 230, y: 20, width: 460, height: 130 }, 0.12);
    for (let at = x - 210; at < x + 200; at += 44) pen.arch(gold.deep, at, 26, 24, 50);
    pen.rect(paint('#3f86a8'), x - 234, 142, 468, 14).rect(gold.roofShade, x - 62, 150, 124, 46);
    drawOnion(pen, gold.roof, gold.roofShade, x, 196, 88, 150);
    for (const dx of [-130, 130])
      pen
        .rect(gold.roof, x + dx - 14, 150, 28, 190)
        .rect(gold.roofShade, x + dx + 4, 150, 10, 190)
        .rect(gold.lit, x + dx - 22, 310, 44, 9)
        .dome(gold.roof, x + dx, 344, 15, 30);
  }
  pen
    .rect(paint('#dccbaa'), -720, -240, 1440, 262)
    .polygon(paint('#f4ecd8'), [-90, 20], [90, 20], [420, -240], [-420, -240])
    .stroke(paint('#d3c09a'), 4, 'M-160-40H160M-250-110H250M-340-180H340', 0.7);
  for (const side of [-1, 1])
    for (const [x, y, s] of [
      [110, 20, 0.9],
      [190, -30, 1.2],
      [300, -100, 1.7],
    ] as const) {
      const at = side * x;
      const top = y + Math.round(130 * s);
      pen.rect(paint('#8a6a48'), at - 6 * s, y, 12 * s, 130 * s);
      const n = (value: number) => Math.round(value * s);
      pen
        .rounds(
          leafShade,
          n(11),
          `M${at} ${top}q${n(-40)} ${n(16)} ${n(-58)} ${n(-22)}M${at} ${top}q${n(40)} ${n(16)} ${n(58)} ${n(-22)}`,
        )
        .rounds(
          leaf,
          n(11),
          `M${at} ${top}q${n(-16)} ${n(38)} ${n(-46)} ${n(26)}M${at} ${top}q${n(16)} ${n(38)} ${n(46)} ${n(26)}`,
        );
    }
  for (const [x, y, s] of [
    [-30, -10, 0.8],
    [24, -16, 0.8],
    [-70, -80, 1.3],
    [60, -110, 1.5],
    [-10, -170, 1.9],
  ] as const)
    pen
      .rounds(paint('#2f2f38'), 20 * s, `M${x} ${y}v${Math.round(36 * s)}`)
      .circle(paint('#a8805f'), x, y + 56 * s, 9 * s);
}
