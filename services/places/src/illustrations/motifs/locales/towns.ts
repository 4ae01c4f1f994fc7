import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawStiltHouses } from '../quarters/rows.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** White cubes with small windows that climb a steep hill above a bay, below a citadel. */
export function drawCasbahHill({ pen, tones, random }: MotifInput): void {
  const { haze, leafShade, water, waterLight, paint, window } = tones;
  const whites = ['#f6f1e4', '#ebe3d0', '#f2ead8', '#dfd8c8'].map(paint);
  pen
    .fill(
      fade(haze, 0.45)(leafShade),
      'M-720 220Q-560 260-400 200T-160 190V0H-720zM720 240Q600 230 480 180T260 170V0H720z',
    )
    .fill(mixColors(paint('#c9b48c'), haze, 0.1), 'M-720-60Q-560 60-420 240T-140 424H60Q200 380 330 200T620-60z')
    .rect(paint('#d3b98c'), -130, 410, 190, 54)
    .dashes(paint('#d3b98c'), 14, [14, 10], 'M-130 470H60')
    .rect(paint('#b89a6c'), 10, 410, 50, 54);
  for (let row = 0; row < 11; row++) {
    const y = 386 - row * 42;
    const [left, right] = [-150 - row * 56 + (row % 3) * 16, 60 + row * 40 + (row % 2) * 24];
    let [walls, shades, openings] = [new Map<string, string>(), '', ''];
    for (let x = left + Math.round(random.between(0, 20)); x < right; ) {
      const width = Math.round(random.between(38, 62));
      const high = Math.round(random.between(44, 74));
      const color = whites[Math.floor(random.between(0, 4))]!;
      walls.set(color, `${walls.get(color) ?? ''}M${x} ${y - 40}h${width}v${high + 20}h-${width}z`);
      shades += `M${x + width - 13} ${y - 40}h13v${high + 20}h-13z`;
      openings += `M${x + 10} ${y + Math.round(high * 0.1)}h22`;
      x += width + (random.between(0, 1) < 0.2 ? 14 : 0);
    }
    for (const [color, data] of walls) pen.fill(color, data);
    pen.fill(paint('#6a6f8a'), shades, 0.28).dashes(window, 10, [7, 8], openings);
  }
  for (const [x, y] of [
    [150, 130],
    [-190, 60],
  ] as const)
    pen
      .rect(whites[0]!, x - 15, y, 30, 110)
      .rect(whites[3]!, x + 5, y, 10, 110)
      .rect(paint('#3f8a86'), x - 15, y + 96, 30, 10)
      .rect(whites[0]!, x - 8, y + 110, 16, 26)
      .dome(whites[1]!, x - 52, y - 6, 34, 30);
  pen
    .rounds(leafShade, 34, 'M-300 40h20M210 20h30M-60 190h16M330-40h30M-440-60h30')
    .rect(paint('#efe6d2'), -720, -110, 1440, 40)
    .dashes(tones.deep, 24, [22, 18], 'M-700-94H700')
    .rect(water, -720, -240, 1440, 132)
    .rounds(waterLight, 5, 'M-560-140h220M-180-180h180M120-140h240M420-190h180', 0.6)
    .fill(paint('#3f6f9c'), 'M230-160h110l-18-24h-76zM-420-180h96l-16-22h-66z');
}

/** An open Javanese pavilion with a tiled pyramid roof of two pitches on carved posts, in a sandy court. */
export function drawOpenPendopo({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const [tile, tileShade, wood, green, sand] = ['#9c5a40', '#74402f', '#6b4630', '#2f6b4f', '#dcc79c'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  pen
    .rounds(fade(haze, 0.4)(leafShade), 110, 'M-680 110h260M-340 130h180M220 130h200M480 110h220')
    .rect(paint('#f0e9da'), -720, 10, 1440, 84)
    .dashes(paint('#cdbf9f'), 84, [5, 90], 'M-690 52H720')
    .rect(tileShade, -720, 92, 1440, 10)
    .rect(sand, -720, -240, 1440, 256)
    .fill(paint('#c7ae80'), 'M-420-60H420L520-110H-520z', 0.7)
    .rect(paint('#e9e2d2'), -410, -40, 820, 34)
    .rect(paint('#b9ae98'), -410, -40, 820, 10)
    .rect(mixColors(tones.deep, wood, 0.3), -340, -6, 680, 150)
    .rect(tones.isDusk ? mixColors(window, wood, 0.45) : paint('#8a6a48'), -240, 0, 480, 120);
  for (const x of [-380, -290, -200, -100, 100, 200, 290, 380])
    pen
      .rect(Math.abs(x) < 150 ? paint('#c9a24a') : green, x - 9, -6, 18, 158)
      .rect(paint('#efe6d0'), x - 16, -6, 32, 18)
      .rect(paint('#c9a24a'), x - 12, 130, 24, 8);
  pen
    .rect(green, -420, 146, 840, 14)
    .dashes(paint('#d9b45a'), 6, [14, 10], 'M-416 152H416')
    .polygon(tile, [-470, 150], [-230, 236], [230, 236], [470, 150])
    .polygon(tileShade, [110, 236], [230, 236], [470, 150], [190, 150])
    .polygon(tile, [-230, 234], [-80, 372], [80, 372], [230, 234])
    .polygon(tileShade, [60, 234], [40, 372], [80, 372], [230, 234])
    .stroke(tileShade, 3, 'M-350 193H350M-410 172H410M-180 280H180M-130 326H130', 0.6)
    .rect(tileShade, -92, 368, 184, 12)
    .fill(paint('#d9b45a'), 'M-8 380h16l-8 34z')
    .rounds(leafShade, 90, 'M-600 60h70M570 60h60')
    .rounds(leaf, 54, 'M-610 90h50M580 92h40')
    .rect(wood, -572, -40, 16, 80)
    .rect(wood, 592, -40, 16, 80);
  drawWalkers(
    pen,
    tones,
    [
      [-150, -80],
      [-120, -84],
      [230, -90],
      [320, -130],
    ],
    1.1,
  );
}

/** A pool of a canal with painted narrowboats, willows and white stucco villas. */
export function drawNarrowboats({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafLight, leafShade, water, waterLight, window } = tones;
  const villa = withBuilding(tones, '#f4efe2', '#76808c');
  for (const x of [-640, -390, -140, 110, 360, 610]) {
    drawBlock(pen, villa, { x: x - 110, y: 60, width: 220, height: 210 }, 0.16);
    pen
      .polygon(villa.roof, [x - 116, 270], [x - 84, 306], [x + 84, 306], [x + 116, 270])
      .rect(villa.lit, x - 114, 206, 228, 8)
      .dashes(window, 40, [24, 28], `M${x - 88} 240h180M${x - 88} 170h180M${x - 88} 104h180`);
  }
  pen
    .rounds(leafShade, 80, 'M-700 90h170M-330 84h60M160 84h80M480 90h220')
    .rounds(leaf, 50, 'M-690 110h120M500 112h160')
    .rect(paint('#a08f78'), -720, 26, 1440, 34)
    .rect(paint('#d8cbb2'), -720, 54, 1440, 8)
    .rect(water, -720, -240, 1440, 268)
    .rounds(waterLight, 5, 'M-640-30h120M-60-20h180M420-40h200M-300-190h240M180-200h180', 0.55);
  for (const [x, y, size, hull, cabin] of [
    [-360, 0, 0.86, '#2f5f4a', '#a8383a'],
    [260, -20, 1, '#27406b', '#2f7a5a'],
    [-130, -120, 1.3, '#8f2f36', '#2a4f7d'],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        paint(hull),
        `M${x - n(240)} ${y + n(30)}h${n(470)}q-${n(10)}-${n(40)}-${n(30)}-${n(44)}h-${n(400)}q-${n(30)} ${n(4)}-${n(40)} ${n(44)}z`,
      )
      .rect(paint(cabin), x - n(170), y + n(28), n(330), n(44))
      .rect(paint('#e6c35a'), x - n(170), y + n(28), n(330), n(5))
      .rect(paint('#f0e6d0'), x - n(176), y + n(70), n(342), n(7))
      .dashes(window, n(20), [n(28), n(26)], `M${x - n(140)} ${y + n(52)}h${n(280)}`)
      .rounds(
        paint('#d9503f'),
        n(12),
        `M${x - n(90)} ${y + n(84)}h0M${x - n(60)} ${y + n(84)}h0M${x + n(40)} ${y + n(84)}h0`,
      )
      .rounds(leaf, n(12), `M${x - n(75)} ${y + n(82)}h0M${x + n(56)} ${y + n(82)}h0`)
      .rect(paint('#2b2b33'), x + n(100), y + n(76), n(10), n(34));
  }
  for (const x of [-580, 560])
    pen
      .stroke(paint('#5d4a3c'), 20, `M${x} 50q14 90-8 180`)
      .ellipse(leaf, x, 270, 140, 96)
      .stroke(
        leaf,
        16,
        `M${x - 120} 260q-20-120-6-220M${x - 80} 230q-8-120 0-200M${x + 60} 220v-190M${x + 100} 240q14-100 4-220M${x - 30} 200v-140M${x + 130} 260q20-90 10-180`,
      )
      .ellipse(leafLight, x - 30, 310, 80, 40);
}

/** A village on stilts in a river, with the gold dome and minarets of a mosque behind it. */
export function drawWaterVillage(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint } = tones;
  const marble = withBuilding(tones, '#f4f1e8', '#d9a83f');
  drawBlock(pen, marble, { x: -130, y: 30, width: 260, height: 150 }, 0.24);
  pen
    .rect(marble.wall, -62, 180, 124, 40)
    .dome(marble.roof, 0, 218, 74, 92)
    .dome(paint('#f0cf74'), -18, 222, 40, 74)
    .rect(marble.roof, -3, 306, 6, 44);
  for (const x of [-170, 170])
    pen
      .rect(marble.wall, x - 14, 30, 28, 250)
      .rect(marble.shade, x + 4, 30, 10, 250)
      .rect(marble.lit, x - 20, 210, 40, 10)
      .dome(marble.roof, x, 280, 17, 24);
  drawStiltHouses(input);
}
