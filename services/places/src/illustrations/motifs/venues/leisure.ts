import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { withBuilding } from '../../scene/tones.js';
import { drawOnion } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';

/** Draws a wheel with cabins in several colors. */
function drawWheel(pen: Pen, colors: readonly string[], frame: string, x: number, y: number, radius: number): void {
  let spokes = '';
  for (let index = 0; index < 12; index++) {
    const angle = (index * Math.PI) / 6;
    spokes += `M${x} ${y}L${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}`;
  }
  const ring = (r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
  pen
    .stroke(frame, 5, `${spokes}${ring(radius)}${ring(Math.round(radius * 0.62))}`)
    .stroke(
      frame,
      12,
      `M${x} ${y}L${x - Math.round(radius * 0.5)} ${y - Math.round(radius * 1.2)}M${x} ${y}L${x + Math.round(radius * 0.5)} ${y - Math.round(radius * 1.2)}`,
    );
  for (let index = 0; index < 12; index++) {
    const angle = (index * Math.PI) / 6;
    pen.rounds(
      colors[index % colors.length]!,
      26,
      `M${Math.round(x + radius * Math.cos(angle)) - 4} ${Math.round(y + radius * Math.sin(angle)) - 8}h8`,
    );
  }
}

/** A wheel, a wooden coaster and a red tower like a parasol behind a boardwalk and a beach. */
export function drawBoardwalkPark({ pen, tones }: MotifInput): void {
  const { paint, window } = tones;
  const [white, red, blue, yellow] = [paint('#f1ece0'), paint('#c4443c'), paint('#3f78a8'), paint('#e6b63f')];
  const wood = withBuilding(tones, '#b58a5c', '#8f6a48');
  pen.fill(mixColors(tones.leafShade, tones.haze, 0.4), 'M-720 60H720V90Q0 110-720 90z');
  pen
    .stroke(
      white,
      4,
      'M-700 60V210M-660 60V290M-620 60V330M-580 60V300M-540 60V220M-500 60V150M-460 60V170M-420 60V230M-380 60V250M-340 60V210M-300 60V140M-700 110H-300M-690 180H-330M-650 250H-570',
    )
    .stroke(red, 9, 'M-720 180Q-660 330-620 336T-520 160T-400 256T-270 100');
  drawWheel(pen, [red, blue, yellow], white, -90, 280, 190);
  pen
    .polygon(red, [250, 60], [280, 420], [300, 420], [330, 60])
    .stroke(
      tones.paint('#8f2f2c'),
      4,
      'M258 120L318 180M318 120L264 180M266 220L314 270M314 220L268 270M274 320L308 370M308 320L276 370',
    )
    .fill(red, 'M200 440Q290 400 380 440L370 456Q290 500 210 456z')
    .stroke(red, 5, 'M216 444Q200 420 206 400M364 444Q380 420 374 400M290 480V520');
  for (const [x, wide, high, color] of [
    [-720, 190, 70, yellow],
    [-520, 160, 90, blue],
    [-350, 150, 64, red],
    [-190, 210, 90, white],
    [30, 170, 70, yellow],
    [210, 170, 84, blue],
    [390, 170, 66, red],
    [570, 160, 90, yellow],
  ] as const) {
    pen
      .rect(color, x, 40, wide, high)
      .dashes(white, 16, [14, 14], `M${x} ${40 + high - 26}h${wide}`)
      .rect(window, x + 14, 40, wide - 28, high * 0.45);
    pen.rect(mixColors(color, paint('#2a2430'), 0.25), x, 40 + high - 6, wide, 8);
  }
  pen
    .rect(wood.wall, -720, -10, 1440, 54)
    .dashes(wood.shade, 54, [3, 17], 'M-720 17H720')
    .rect(wood.deep, -720, -22, 1440, 12)
    .dashes(white, 30, [4, 40], 'M-700 4H720')
    .rect(white, -720, 16, 1440, 4)
    .rect(paint('#efdcae'), -720, -230, 1440, 210)
    .fill(paint('#fbf6ea'), 'M-720-160Q-300-140 100-170T720-150V-230H-720z')
    .fill(mixColors(tones.water, paint('#5f9fb0'), 0.4), 'M-720-176Q-300-156 100-186T720-166V-230H-720z');
  drawWalkers(
    pen,
    tones,
    [
      [-300, 14],
      [-270, 14],
      [-40, 14],
      [120, 14],
      [150, 14],
      [420, 14],
      [-520, 14],
    ],
    1,
  );
  for (const [x, y, color] of [
    [-480, -110, red],
    [-240, -120, yellow],
    [120, -110, blue],
    [380, -120, red],
  ] as const)
    pen.stroke(paint('#7d6a58'), 4, `M${x} ${y}v50`).fill(color, `M${x - 44} ${y + 40}q44 40 88 0z`);
}

/** A white palace with Moorish domes and strings of lights, a wheel of balloons, and a pagoda by a lake. */
export function drawLanternGarden({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, window } = tones;
  const palace = withBuilding(tones, '#f1eadc', '#5f9a8a');
  const [red, gold] = [paint('#b5443c'), paint('#e6b84a')];
  pen
    .rounds(leafShade, 110, 'M-700 130h120M-500 140h60M420 130h60M560 140h160')
    .rounds(leaf, 70, 'M-680 150h80M590 160h100');
  drawWheel(pen, [red, gold, paint('#3f78a8'), paint('#4d8a5a')], paint('#d9cfc0'), -420, 270, 130);
  pen.rect(palace.wall, -230, 60, 460, 120).rect(palace.shade, 150, 60, 80, 120);
  for (let x = -216; x < 210; x += 54)
    pen
      .arch(palace.deep, x, 60, 34, 54)
      .arch(window, x + 4, 60, 26, 52)
      .rect(palace.shade, x + 2, 140, 30, 8);
  pen.dashes(palace.wall, 14, [14, 10], 'M-230 186H230');
  for (const [x, half, base, high] of [
    [-200, 30, 180, 76],
    [200, 30, 180, 76],
    [0, 70, 220, 130],
  ] as const) {
    pen.rect(palace.wall, x - half, 170, 2 * half, base - 150);
    drawOnion(pen, palace.roof, palace.roofShade, x, base + 16, half, high);
    pen.rect(gold, x - 2, base + 12 + high, 4, 30).circle(gold, x, base + 26 + high, 6);
  }
  for (const [y, half] of [
    [70, 100],
    [126, 80],
    [176, 60],
    [220, 42],
  ] as const)
    pen
      .rect(red, 440 - half * 0.62, y, half * 1.24, 40)
      .dashes(window, 22, [10, 10], `M${Math.round(440 - half * 0.55)} ${y + 16}h${Math.round(half * 1.1)}`)
      .fill(
        paint('#3f6a5a'),
        `M${440 - half} ${y + 46}q${half * 0.5}-16 ${half * 0.6} 22h${half * 0.8}q${half * 0.1}-38 ${half * 0.6}-22q-${half * 0.5}-22-${half}-22t-${half} 22z`,
      );
  pen.rect(gold, 438, 280, 4, 40);
  const lake = mixColors(tones.water, paint('#3f7f8f'), 0.4);
  pen
    .rect(paint('#d9cbb4'), -720, 20, 1440, 46)
    .fill(lake, 'M-720 20H720V-230H-720z')
    .dashes(mixColors(lake, palace.lit, 0.5), 40, [26, 60], 'M-230-10H240')
    .rounds(
      mixColors(lake, paint('#ffffff'), 0.4),
      4,
      'M-560-60h180M-200-90h220M160-70h200M-420-150h200M40-170h220M420-140h160',
      0.6,
    )
    .fill(leafShade, 'M-720-110Q-560-90-460-150T-260-200L-220-230H-720z')
    .rounds(leaf, 44, 'M-680-150h60M-570-180h50');
  for (const x of [-460, -420, -360]) pen.rounds(x % 40 ? red : gold, 24, `M${x - 60}-120h0`);
  let lights = '';
  for (let x = -720; x < 720; x += 180) lights += `M${x} 240q90-70 180 0`;
  pen.stroke(paint('#5a5458'), 3, lights, 0.5);
  let bulbs = '';
  for (let x = -720; x < 720; x += 180) bulbs += `M${x} 240h0M${x + 45} 212h0M${x + 90} 204h0M${x + 135} 212h0`;
  pen.rounds(tones.isDusk ? window : gold, 13, bulbs);
  drawWalkers(
    pen,
    tones,
    [
      [-300, 30],
      [-120, 30],
      [-90, 30],
      [60, 30],
      [280, 30],
      [310, 30],
    ],
    1.1,
  );
}

/** An entrance hall of five tall pointed roofs of thatch. */
export function drawThatchPeaks({ pen, tones }: MotifInput): void {
  const hall = withBuilding(tones, '#9a6a48', '#c2a268');
  const { paint } = tones;
  pen.rect(hall.wall, -320, 0, 640, 90).rect(hall.shade, 200, 0, 120, 90);
  for (let x = -300; x < 300; x += 60) pen.rect(hall.deep, x, 0, 40, 66).rect(hall.lit, x + 44, 0, 9, 90);
  for (const [x, half, high] of [
    [-270, 120, 250],
    [270, 120, 250],
    [-140, 130, 350],
    [140, 130, 350],
    [0, 160, 470],
  ] as const)
    pen
      .fill(
        hall.roof,
        `M${x - half} 80Q${x - half * 0.3} ${Math.round(high * 0.4)} ${x} ${high}Q${x + half * 0.3} ${Math.round(high * 0.4)} ${x + half} 80Q${x} 60 ${x - half} 80z`,
      )
      .fill(
        hall.roofShade,
        `M${x} ${high}Q${x + half * 0.3} ${Math.round(high * 0.4)} ${x + half} 80Q${x + half * 0.7} 72 ${x + half * 0.3} 70Q${x + half * 0.2} ${Math.round(high * 0.4)} ${x} ${high}z`,
      )
      .circle(paint('#e3b24a'), x, high + 6, 9);
  pen
    .fill(hall.deep, 'M-70 0Q-70 120 0 130T70 0z')
    .fill(tones.window, 'M-50 0Q-50 100 0 110T50 0z')
    .stroke(hall.lit, 7, 'M-74 0Q-74 126 0 136T74 0');
  drawWalkers(
    pen,
    tones,
    [
      [-110, -6],
      [-86, -6],
      [100, -6],
    ],
    1,
  );
}
