import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';

/** Rounded walls of adobe with beams, ladders and a portal with posts, around a plaza, below bare mountains. */
export function drawAdobeTown({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const clay = withBuilding(tones, '#c98f66', '#a8704c');
  pen
    .fill(mixColors(paint('#7d86a0'), haze, 0.4), 'M-720 120Q-560 250-420 220T-160 310T120 260T400 330T720 210V0H-720z')
    .fill(mixColors(leafShade, haze, 0.4), 'M-720 60Q-480 120-240 90T240 110T720 80V0H-720z');
  for (const [x, width, high, dark] of [
    [-400, 200, 130, 0.2],
    [-250, 190, 210, 0.24],
    [-90, 220, 280, 0.24],
    [100, 180, 200, 0.3],
    [250, 170, 130, 0.3],
  ] as const) {
    const [right, shade] = [x + width, Math.round(width * dark)];
    pen
      .fill(clay.wall, `M${x} 0V${high - 14}q0 14 14 14h${width - 28}q14 0 14-14V0z`)
      .fill(clay.shade, `M${right - shade} 0V${high}h${shade - 14}q14 0 14-14V0z`)
      .dashes(paint('#6b4836'), 9, [11, 19], `M${x + 18} ${high - 34}H${right - 10}`)
      .dashes(clay.deep, 5, [11, 19], `M${x + 24} ${high - 42}H${right - 6}`);
    drawWindows(pen, paint('#3f8a96'), [x + width * 0.42, high - 104, width * 0.7, 50], [2, 1, 26, 34]);
    drawWindows(pen, tones.window, [x + width * 0.42, high - 104, width * 0.7, 50], [2, 1, 18, 26]);
  }
  pen
    .rect(clay.lit, -420, 70, 860, 16)
    .rect(tones.deep, -410, 0, 840, 70)
    .dashes(paint('#8a5f44'), 70, [13, 67], 'M-410 35H430')
    .dashes(clay.wall, 14, [50, 30], 'M-426 62H430')
    .stroke(paint('#7d5640'), 6, 'M-176 84L-140 240M-150 84L-114 240')
    .dashes(paint('#7d5640'), 30, [5, 18], 'M-163 90L-127 236')
    .rounds(paint('#b5382f'), 12, 'M-330 56v-24M-250 56v-24M70 56v-24M230 56v-24M350 56v-24')
    .rect(paint('#d9bf98'), -720, -230, 1440, 232)
    .fill(leaf, 'M-300-60Q0-30 300-60T720-130V-230H-720V-130z', 0.6)
    .polygon(paint('#d9bf98'), [-40, -60], [40, -60], [150, -230], [-150, -230]);
  pen
    .rounds(leafShade, 110, 'M-470 120h0M-530 80h0M470 110h0M540 90h0')
    .rounds(leaf, 80, 'M-490 140h0M450 130h0M530 120h0')
    .rect(paint('#6b4836'), -496, -20, 14, 100)
    .rect(paint('#6b4836'), 486, -20, 14, 90);
  drawWalkers(
    pen,
    tones,
    [
      [-220, -70],
      [-190, -76],
      [170, -80],
      [340, -74],
    ],
    1.4,
  );
}

/** A stairway of tiles in red, yellow and blue between old house fronts. */
export function drawTileSteps({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf } = tones;
  pen.fill(mixColors(tones.leafShade, haze, 0.25), 'M-220 300Q-100 420 40 400T240 300z');
  for (const side of [-1, 1])
    for (const [index, [near, far, high]] of (
      [
        [720, 400, 470],
        [420, 280, 440],
        [290, 170, 420],
      ] as const
    ).entries()) {
      const house = withBuilding(
        tones,
        ['#e6c98f', '#d9a48a', '#c9d2c0', '#e9dcc0', '#cf8f6f', '#dcc7a0'][index + (side < 0 ? 0 : 3)]!,
        '#a85a44',
      );
      pen.polygon(
        side < 0 ? house.wall : house.shade,
        [side * far, -240],
        [side * far, high],
        [side * near, high + 60],
        [side * near, -240],
      );
      for (const level of [0.34, 0.64])
        pen.dashes(
          tones.window,
          64,
          [30, 34],
          `M${side * (far + 24)} ${Math.round(high * level + 90)}L${side * (near - 10)} ${Math.round(high * level + 110)}`,
        );
      pen.polygon(
        house.roof,
        [side * far, high],
        [side * near, high + 60],
        [side * near, high + 90],
        [side * far, high + 20],
      );
    }
  const tiles = ['#c9342f', '#e3b73f', '#3f7fb5', '#f1ead6', '#4a9a6a', '#d9503f'].map(paint);
  const red = paint('#c0302c');
  for (let step = 0; step < 15; step++) {
    const y = -230 + step * 38 - Math.round(step * step * 0.32);
    const half = 390 - step * 17;
    const rise = 26 - Math.round(step * 0.7);
    pen.rect(red, -half, y, 2 * half, rise).rect(mixColors(red, paint('#f1d0a0'), 0.4), -half, y + rise, 2 * half, 10);
    const wide = 30 - step;
    for (const at of [0, 1, 2])
      pen.dashes(
        tiles[(step + at * 2 + 1) % 6]!,
        rise - 8,
        [wide, wide * 2 + 8],
        `M${-Math.round(half * 0.62) + at * wide} ${y + Math.round(rise / 2)}H${Math.round(half * 0.62)}`,
      );
  }
  for (const side of [-1, 1])
    pen.polygon(paint('#a82a28'), [side * 390, -240], [side * 400, -190], [side * 160, 290], [side * 146, 240]);
  pen
    .rounds(leaf, 60, 'M-230 260h0M-280 200h0M240 270h0M290 190h0')
    .rounds(paint('#d9a24b'), 12, 'M-330 60h0M330 60h0');
  drawWalkers(
    pen,
    tones,
    [
      [-130, -20],
      [-96, -20],
      [120, -130],
      [40, 130],
    ],
    1.5,
  );
}

/** Waves that break over a long sea wall before worn pastel house fronts with arcades and an old car. */
export function drawSeaWall({ pen, tones, random }: MotifInput): void {
  const { paint, water, waterLight } = tones;
  const fronts = ['#e9b8a0', '#a9cfc4', '#f0d9a0', '#cfd6dc', '#e0a48f', '#b9c99f'];
  let index = Math.floor(random.between(0, 6));
  for (let x = -640; x < 640; index++) {
    const [width, high] = [Math.round(random.between(110, 150)), Math.round(random.between(180, 250))];
    const house = withBuilding(tones, fronts[index % 6]!, '#9a8f84');
    drawBlock(pen, house, { x, y: 0, width, height: high }, 0.12);
    pen.rect(house.lit, x - 3, high, width + 6, 11).rect(house.lit, x, 70, width, 6);
    drawWindows(pen, tones.window, [x + width * 0.46, 76, width * 0.84, high - 80], [3, 2, 17, 38]);
    drawWindows(pen, tones.deep, [x + width * 0.48, 0, width * 0.9, 66], [3, 1, 24, 56], true);
    x += width;
  }
  pen
    .rect(paint('#8d8c90'), -720, -70, 1440, 72)
    .dashes(paint('#f1ead6'), 5, [44, 30], 'M-700-30H700')
    .fill(paint('#3f9aa8'), 'M-150-50q-6 26 30 30l40 6 26 26h90l34-28 60-8q22-6 16-26z')
    .fill(paint('#f4efe2'), 'M-70-14l22 22h30v-22zM-8-14v22h30l22-22z')
    .rect(paint('#e9e4d8'), -150, -40, 298, 6)
    .rounds(tones.deep, 34, 'M-96-52h0M92-52h0')
    .rect(paint('#c9bfae'), -720, -110, 1440, 44)
    .rect(paint('#e3dac8'), -720, -72, 1440, 9)
    .rect(water, -720, -230, 1440, 122)
    .rounds(waterLight, 6, 'M-560-170h180M-160-190h220M240-160h200', 0.6);
  const foam = paint('#f6f6f0');
  pen
    .fill(
      foam,
      'M-520-110Q-490-40-450-66Q-430 20-384-30Q-350 0-330-60Q-296-40-280-110zM230-110Q250-40 290-60Q316 40 360-20Q400 10 420-60Q460-50 470-110z',
      0.9,
    )
    .rounds(foam, 9, 'M-440 0h0M-400 30h0M-350 26h0M-470-10h0M300 20h0M350 60h0M404 34h0M440-6h0')
    .rounds(foam, 16, 'M-700-112h150M-260-114h460M490-112h220', 0.8);
  drawWalkers(
    pen,
    tones,
    [
      [-200, -66],
      [-174, -66],
      [180, -66],
      [540, -66],
    ],
    1.1,
  );
}

/** Twin Gothic spires above red roofs, with a small church whose roof has two shields, and a blue tram. */
export function drawTwinSpireTown({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  const stone = withBuilding(tones, '#e3d6bc', '#b9a98c');
  pen.fill(mixColors(leafShade, haze, 0.4), 'M-720 120Q-500 260-220 250T220 240T720 180V0H-720z');
  drawHouseRow(pen, tones, random, {
    from: -640,
    to: 640,
    y: 70,
    low: 60,
    high: 96,
    narrow: 80,
    wide: 116,
    colors: ['#f0dfbf', '#e3c79c', '#f3ead6', '#dcb48c'],
    roof: '#b5583f',
    air: 0.2,
  });
  for (const x of [60, 180]) {
    drawBlock(pen, stone, { x: x - 36, y: 60, width: 72, height: 240 }, 0.36);
    drawWindows(pen, tones.window, [x - 4, 90, 50, 200], [2, 3, 12, 44], true);
    pen.rect(stone.lit, x - 40, 296, 80, 8);
    drawCone(pen, stone, x, 304, 34, 190);
    pen
      .stroke(stone.deep, 3, `M${x - 22} 360h44M${x - 14} 410h28`, 0.5)
      .polygon(stone.lit, [x - 36, 304], [x - 30, 350], [x - 24, 304])
      .polygon(stone.lit, [x + 24, 304], [x + 30, 350], [x + 36, 304]);
  }
  pen.polygon(stone.wall, [96, 60], [96, 220], [120, 270], [144, 220], [144, 60]).circle(tones.window, 120, 190, 17);
  drawHouseRow(pen, tones, random, {
    from: -660,
    to: 660,
    y: 0,
    low: 70,
    high: 110,
    narrow: 80,
    wide: 116,
    colors: ['#f3ead6', '#e8c98f', '#d9a884', '#efdcbc'],
    roof: '#b9573c',
  });
  const church = withBuilding(tones, '#efe6d0', '#8f4a3a');
  drawBlock(pen, church, { x: -330, y: 0, width: 220, height: 110 }, 0.2);
  pen
    .polygon(paint('#a5493c'), [-346, 108], [-300, 210], [-140, 210], [-94, 108])
    .dashes(paint('#f1ead6'), 9, [9, 9], 'M-334 118H-106M-296 200H-146')
    .dashes(paint('#3f6fa5'), 9, [9, 9], 'M-325 127H-115')
    .fill(paint('#c9343a'), 'M-290 186h56v-34q-4-26-28-30q-24 4-28 30z')
    .dashes(paint('#f4efe2'), 9, [9, 9], 'M-286 176h50M-277 163h36M-286 150h50')
    .fill(paint('#3f7fb5'), 'M-210 186h56v-34q-4-26-28-30q-24 4-28 30z')
    .fill(paint('#f4efe2'), 'M-196 140h28v14h8v16h-12v-8h-20v8h-12v-16h8z');
  drawBlock(pen, church, { x: -392, y: 0, width: 58, height: 190 }, 0.36);
  pen
    .rect(tones.window, -374, 140, 20, 30)
    .polygon(paint('#5f7a70'), [-398, 190], [-380, 230], [-363, 262], [-346, 230], [-328, 190]);
  drawWindows(pen, tones.window, [-222, 14, 190, 84], [5, 1, 20, 56], true);
  pen
    .rect(paint('#b9ad9a'), -720, -230, 1440, 232)
    .stroke(paint('#8f8578'), 5, 'M-720-96H720M-720-120H720')
    .rect(paint('#2f6fb5'), -60, -108, 400, 92)
    .rect(paint('#e9eef0'), -60, -26, 400, 12)
    .dashes(tones.window, 38, [46, 12], 'M-46-50H330')
    .rect(paint('#24507f'), -60, -112, 400, 12)
    .stroke(paint('#4a4a55'), 3, 'M-720 40H720M120-14L150 40');
  drawWalkers(
    pen,
    tones,
    [
      [-300, -60],
      [-270, -64],
      [-160, -70],
      [430, -60],
    ],
    1.5,
  );
}
