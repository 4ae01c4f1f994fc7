import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHouseRow } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';
import { traceCrowns } from './parts.js';

/** A long low bridge of timber rails on many piers across a broad shallow river, below a wooded mountain of many colors. */
export function drawLongRailBridge({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, waterLight } = tones;
  pen
    .fill(fade(haze, 0.4)(leafShade), 'M-720 200Q-560 330-400 290T-120 360T160 300T440 370T720 290V0H-720z')
    .fill(mixColors(leafShade, haze, 0.12), 'M-720 100Q-500 260-300 240T40 290T360 230T720 260V0H-720z');
  for (const [color, step, lift] of [
    ['#7f9a5a', 64, 150],
    ['#d98a4a', 110, 130],
    ['#e8a9b8', 96, 70],
    ['#c9503f', 150, 110],
  ] as const)
    pen.rounds(
      mixColors(paint(color), haze, 0.1),
      56,
      traceCrowns(random, -700, 700, step, (x) => lift + Math.sin(x * 0.02) * 26),
    );
  pen
    .rounds(
      leaf,
      60,
      traceCrowns(random, -700, 700, 60, () => 50),
    )
    .rect(tones.water, -720, -230, 1440, 260)
    .rounds(waterLight, 5, 'M-560-90h180M-160-110h200M260-90h180M-420-160h220M100-170h240M-560-210h160', 0.6);
  const wood = paint('#b58a62');
  let piers = '';
  for (let x = -700; x < 720; x += 74) piers += `M${x} 34v-86`;
  pen
    .stroke(paint('#9a9488'), 13, piers)
    .rect(paint('#a8a297'), -720, 26, 1440, 16)
    .rect(wood, -720, 42, 1440, 7)
    .dashes(wood, 30, [6, 24], 'M-720 62H720')
    .rect(wood, -720, 74, 1440, 7);
  drawWalkers(
    pen,
    tones,
    [
      [-420, 44],
      [-390, 44],
      [-160, 44],
      [40, 44],
      [72, 44],
      [300, 44],
      [460, 44],
    ],
    1,
  );
  pen
    .fill(paint('#c4bba8'), 'M-720-190Q-500-160-300-200T-60-230H-720z')
    .fill(paint('#6b4a36'), 'M130-120H380L350-150H150z')
    .rect(paint('#8a6248'), 160, -120, 190, 6)
    .polygon(paint('#7a5a44'), [170, -60], [200, -40], [310, -40], [340, -60])
    .rect(paint('#6b4a36'), 184, -116, 5, 58)
    .rect(paint('#6b4a36'), 320, -116, 5, 58);
}

/** A curved bridge of red lacquer over a blue river in a forest gorge. */
export function drawLacquerBridge({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, waterLight } = tones;
  pen.fill(fade(haze, 0.4)(leafShade), 'M-720 330Q-400 450-100 400T400 430T720 390V0H-720z');
  let trees = '';
  for (let x = -720; x < 720; x += 52) {
    const high = Math.round(random.between(170, 300));
    trees += `M${x - 34} 60l34 ${high}l34-${high}z`;
  }
  pen
    .rect(leafShade, -720, 0, 1440, 110)
    .fill(mixColors(leafShade, haze, 0.16), trees)
    .rounds(paint('#d98a4a'), 70, 'M-480 130h0M-300 110h0M360 130h0M520 110h0')
    .rounds(paint('#c9503f'), 56, 'M-400 100h0M440 90h0M250 110h0')
    .rounds(
      leaf,
      70,
      traceCrowns(random, -700, 700, 90, () => 60),
    );
  pen
    .fill(
      mixColors(tones.water, paint('#3f9fc0'), 0.4),
      'M-260 10H260Q200-80 330-140T480-230H-440Q-340-160-280-110T-260 10z',
    )
    .rounds(
      mixColors(waterLight, '#ffffff', 0.4),
      7,
      'M-120-20h120M40-40h100M-160-90h140M60-110h150M-220-160h180M40-190h220',
      0.7,
    )
    .fill(leafShade, 'M-720 20H-250Q-270-90-340-150T-440-230H-720zM720 20H250Q210-80 340-140T480-230H720z');
  pen
    .rounds(paint('#8f8a84'), 60, 'M-280-20h30M-300-90h20M270-30h30M320-110h30M-360-170h30')
    .rounds(paint('#aaa59e'), 24, 'M-284-6h16M276-16h16M326-94h16');
  const red = paint('#d0392f');
  pen
    .stroke(paint('#8f2a28'), 22, 'M-330 40Q0 130 330 40')
    .stroke(red, 12, 'M-340 58Q0 150 340 58')
    .stroke(red, 8, 'M-340 104Q0 196 340 104')
    .dashes(red, 46, [7, 32], 'M-336 80Q0 172 336 80');
  for (const x of [-330, -165, 0, 165, 330]) {
    const y = 36 + Math.round(46 * (1 - (x / 330) ** 2));
    pen
      .rect(red, x - 6, y, 12, 84)
      .rounds(paint('#d9a24b'), 15, `M${x} ${y + 90}h0`)
      .rect(paint('#33302e'), x - 7, y + 70, 14, 8);
  }
  pen.rect(red, -200, -60, 13, 130).rect(red, 187, -60, 13, 130);
}

/** A stone-lined canal under cherry trees in bloom with a footpath. */
export function drawCherryCanal({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade, waterLight } = tones;
  pen
    .fill(fade(haze, 0.35)(leafShade), 'M-720 180Q-400 320-100 280T400 310T720 260V0H-720z')
    .rect(mixColors(leafShade, haze, 0.1), -720, 0, 1440, 70);
  const stone = withBuilding(tones, '#a8a297', '#7d786f');
  pen
    .polygon(paint('#cfc0a0'), [40, 10], [110, 10], [720, -170], [720, -230], [420, -230])
    .polygon(tones.leaf, [110, 10], [720, 10], [720, -170])
    .polygon(tones.leaf, [-110, 10], [-720, 10], [-720, -230], [-520, -230])
    .polygon(stone.wall, [-110, 10], [-60, 10], [-240, -230], [-560, -230])
    .polygon(stone.shade, [40, 10], [16, 10], [190, -230], [430, -230])
    .polygon(tones.water, [-60, 4], [16, 4], [190, -230], [-240, -230])
    .dashes(stone.deep, 4, [26, 12], 'M-96-20L-420-200M-80-20L-340-200');
  pen.rounds(waterLight, 5, 'M-40-30h40M-70-80h90M-110-140h140M-140-190h200', 0.5);
  const [pink, pale, dark] = [paint('#f0b3c4'), paint('#f8d3dc'), paint('#d98fa8')];
  for (const side of [-1, 1])
    for (const [x, s] of [
      [120, 0.6],
      [210, 0.9],
      [360, 1.4],
      [600, 2],
    ] as const) {
      const y = Math.round(10 - x * 0.2);
      const at = side * x;
      pen
        .stroke(
          paint('#5f463c'),
          16 * s,
          `M${at} ${y}q${Math.round(-side * 10 * s)} ${Math.round(60 * s)} ${Math.round(-side * 30 * s)} ${Math.round(120 * s)}`,
        )
        .stroke(
          paint('#5f463c'),
          9 * s,
          `M${Math.round(at - side * 14 * s)} ${Math.round(y + 80 * s)}q${Math.round(-side * 50 * s)} ${Math.round(40 * s)} ${Math.round(-side * 100 * s)} ${Math.round(30 * s)}`,
        );
      for (const [color, size, dx, dy] of [
        [dark, 90, 0, 130],
        [dark, 80, -80, 120],
        [pink, 84, -30, 160],
        [pink, 74, -100, 140],
        [pink, 70, 40, 150],
        [pale, 44, -20, 180],
        [pale, 36, -90, 160],
      ] as const)
        pen.rounds(color, size * s, `M${Math.round(at + side * dx * s)} ${Math.round(y + dy * s)}h0`);
    }
  pen
    .rounds(
      pale,
      7,
      traceCrowns(random, -200, 160, 26, () => -120),
    )
    .rounds(
      pale,
      6,
      traceCrowns(random, -60, 60, 20, () => -50),
    );
  drawWalkers(
    pen,
    tones,
    [
      [90, -30],
      [112, -34],
      [220, -100],
      [380, -180],
    ],
    1.4,
  );
}

/** A white-edged sea pool on the rocks beside a broad surf beach, with waves over its wall. */
export function drawSeaPool({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf } = tones;
  const sea = mixColors(tones.water, paint('#2f8fb5'), 0.5);
  pen.rect(sea, -720, -230, 1440, 330).fill(fade(haze, 0.2)(leaf), 'M720 90V190Q560 200 440 150T260 90z');
  drawHouseRow(pen, tones, random, {
    from: 430,
    to: 720,
    y: 140,
    low: 24,
    high: 46,
    colors: ['#f4efe4', '#e3cba6', '#d9a48a'],
    roof: '#b5654a',
    air: 0.2,
  });
  const foam = paint('#f6f7f3');
  pen
    .fill(paint('#f0dfb4'), 'M720 100Q460 110 330 70Q460 60 520 10T720-60z')
    .rounds(foam, 9, 'M-700 60h260M-380 40h300M-120 66h240M60 30h260M-620 84h200M120 90h160', 0.8);
  pen
    .fill(paint('#a8937a'), 'M-720-230V-60Q-560-20-420-30T-80-10T200-20L330-70 420-150 520-230z')
    .fill(paint('#8a7762'), 'M200-20L330-70 420-150 520-230H380L260-110z', 0.7);
  const pool = mixColors(tones.water, paint('#4fc0c9'), 0.6);
  pen
    .polygon(foam, [-420, -30], [-300, 30], [280, 10], [330, -60], [140, -170], [-330, -170])
    .polygon(pool, [-390, -34], [-290, 16], [258, -4], [298, -58], [128, -154], [-314, -154]);
  pen.stroke(mixColors(pool, '#ffffff', 0.5), 4, 'M-350-60L270-30M-340-86L230-62M-330-110L200-92M-320-134L160-124');
  pen
    .fill(foam, 'M-330 14Q-300 90-250 60Q-210 120-160 60Q-100 100-80 40Q-30 70-10 24L-290 30z', 0.92)
    .rounds(foam, 9, 'M-280 104h0M-220 118h0M-160 104h0M-110 96h0M-250 84h0');
  for (const [x, y] of [
    [-200, -76],
    [-20, -100],
    [120, -60],
  ] as const)
    pen
      .rounds(paint('#7d5a48'), 11, `M${x} ${y}h0`)
      .rounds(foam, 5, `M${x - 30} ${y - 6}h18`)
      .rounds(paint('#c9403a'), 13, `M${x} ${y + 4}h0`);
  const club = withBuilding(tones, '#f6f3ea', '#cfd3d4');
  drawBlock(pen, club, { x: -720, y: -140, width: 240, height: 140 }, 0.2);
  pen
    .rect(club.lit, -720, -4, 252, 9)
    .dashes(tones.window, 34, [34, 10], 'M-710-40H-490')
    .dashes(tones.window, 34, [34, 10], 'M-710-96H-490');
  drawWalkers(
    pen,
    tones,
    [
      [-440, -200],
      [-406, -204],
      [180, -200],
      [370, -120],
    ],
    1.4,
  );
}
